//! What is chosen: its place, turn and material in numbers, and what can be done with it.

use super::fields::{Fields, Text, heading};
use crate::lab_screen::panel_data::{PanelData, Wishes};
use crate::lab_screen::texts::Chosen as Words;
use crate::lab_screen::wish::Wish;
use bevy_egui::egui::{CollapsingHeader, Grid, RichText, TextEdit, Ui};
use lab::Scene;
use lab::editor::{EditGroup, angles, extent};
use lab::named::named;
use lab::scene::{RotationSpec, ScenePiece};
use std::ops::RangeInclusive;
use table::Kind;
use table::MM_PER_CM;
use table::piece::Mass;
use window::keys::program::lab as lab_keys;
use window::speech::say;
use window::ui::act::UiCommand;
use window::ui::layout::faint;
use window::ui::{buttons, number_field, style};

/// Draws it.
pub(super) fn show(ui: &mut Ui, data: &PanelData, fields: &mut Fields, wishes: &mut Wishes) {
    let editor = data.editor;
    let mut all = editor.chosen().iter();
    match (all.next(), all.next()) {
        (None, _) => {
            fields.text = None;
            heading(ui, &say(Words::None));
            ui.label(faint(say(Words::NoneAbout)));
        }
        (Some(&index), None) => {
            heading(ui, &say(named(&editor.scene().name_of(index))));
            deeds(ui, wishes);
            one(ui, editor.scene(), index, wishes);
            as_text(ui, editor.scene(), index, fields, wishes);
        }
        (Some(_), Some(_)) => {
            fields.text = None;
            heading(ui, &say(Words::Many { count: editor.chosen().len() }));
            deeds(ui, wishes);
        }
    }
}

fn deeds(ui: &mut Ui, wishes: &mut Wishes) {
    let rows = [
        [(Words::Copy, lab_keys::COPY, Wish::Duplicate), (Words::Mirror, lab_keys::MIRROR, Wish::Mirror)],
        [(Words::SetDown, lab_keys::LOWER, Wish::Lower), (Words::Delete, lab_keys::DELETE, Wish::Delete)],
    ];
    for row in rows {
        ui.horizontal(|ui| {
            for (label, key, wish) in row {
                if buttons::small(ui, &say(label), key, true).clicked() {
                    wishes.push(UiCommand::Wish(wish));
                }
            }
        });
    }
}

/// A number that may be left as it is.
pub(super) fn optional(
    ui: &mut Ui,
    name: &str,
    value: &mut Option<f32>,
    usual: f32,
    range: RangeInclusive<f32>,
    unit: &str,
) {
    ui.horizontal(|ui| {
        let mut own = value.is_some();
        ui.checkbox(&mut own, name);
        let mut number = value.unwrap_or(usual);
        if own {
            number_field::add(
                ui,
                number_field::field(&mut number).range(range).speed(0.01).max_decimals(3).suffix(unit),
            );
        } else {
            ui.label(faint(say(Words::Usual)));
        }
        *value = own.then_some(number);
    });
}

fn one(ui: &mut Ui, scene: &Scene, index: usize, wishes: &mut Wishes) {
    let now = &scene.pieces[index];
    let mut piece = now.clone();
    Grid::new("lab piece").num_columns(2).spacing([10.0, 5.0]).show(ui, |ui| {
        ui.label(faint(say(Words::Name)));
        ui.text_edit_singleline(&mut piece.name);
        ui.end_row();
        ui.label(faint(say(Words::Place)));
        place(ui, scene, index, &mut piece);
        ui.end_row();
        ui.label(faint(say(Words::Turn)));
        ui.vertical(|ui| turn(ui, scene, index, &mut piece));
        ui.end_row();
        size(ui, &mut piece.shape);
        ui.label(faint(say(Words::Material)));
        ui.vertical(|ui| material(ui, scene, index, &mut piece));
        ui.end_row();
    });
    if piece != *now {
        let step = EditGroup::Field(index, field(&piece, now));
        wishes.push(UiCommand::Wish(Wish::Piece(step, index, Box::new(piece))));
    }
}

/// Which field of a piece has changed.
fn field(piece: &ScenePiece, before: &ScenePiece) -> usize {
    let changed = [
        piece.name != before.name,
        piece.at_mm != before.at_mm,
        piece.turn != before.turn,
        piece.shape != before.shape,
        piece.mass != before.mass,
        piece.friction != before.friction,
        piece.restitution != before.restitution,
    ];
    changed.iter().position(|changed| *changed).unwrap_or(changed.len())
}

fn place(ui: &mut Ui, scene: &Scene, index: usize, piece: &mut ScenePiece) {
    let before = (scene.pose(index).translation * MM_PER_CM).to_array();
    let mut at = before;
    ui.horizontal(|ui| {
        for (value, most) in at.iter_mut().zip([600.0_f32, 600.0, 2_000.0]) {
            number_field::add(ui, number_field::field(value).speed(0.1).range(-most..=most).max_decimals(2));
        }
    });
    if at != before {
        (piece.at_mm, piece.bottom_mm) = (at, None);
    }
}

fn turn(ui: &mut Ui, scene: &Scene, index: usize, piece: &mut ScenePiece) {
    // Not -0.
    let before = angles(scene, index).map(|angle| angle + 0.0);
    let mut now = before;
    ui.horizontal(|ui| {
        for angle in &mut now {
            number_field::add(
                ui,
                number_field::field(angle).speed(0.5).range(-360.0..=360.0).max_decimals(2).suffix("°"),
            );
        }
    });
    if now != before {
        piece.turn = RotationSpec::YawPitchRoll(now[0], now[1], now[2]);
    }
    ui.horizontal(|ui| {
        let upright = (Words::Upright, RotationSpec::YawPitchRoll(0.0, 0.0, 0.0));
        let over = (Words::Over, RotationSpec::UpsideDown(0.0));
        let flat = (Words::Flat, RotationSpec::Flat(0.0));
        let side = (Words::Side, RotationSpec::YawPitchRoll(0.0, 90.0, 0.0));
        let third = if matches!(piece.shape, Kind::Pyramid(_)) { flat } else { side };
        for (label, turn) in [upright, third, over] {
            if buttons::small(ui, &say(label), "", true).clicked() {
                piece.turn = turn;
                stand(scene, index, piece);
            }
        }
    });
}

/// Puts a piece that was turned where its lowest point was.
fn stand(scene: &Scene, index: usize, piece: &mut ScenePiece) {
    let lowest = |scene: &Scene| extent(scene, [index].into_iter()).map(|(low, _)| low.z);
    let Some(before) = lowest(scene) else { return };
    (piece.at_mm, piece.bottom_mm) = ((scene.pose(index).translation * MM_PER_CM).to_array(), None);
    let mut turned = scene.clone();
    turned.pieces[index] = piece.clone();
    if let Some(after) = lowest(&turned) {
        piece.at_mm[2] += before - after;
    }
}

/// The measures of free shapes.
fn size(ui: &mut Ui, shape: &mut Kind) {
    let length = |value| number_field::field(value).speed(0.1).range(0.05..=2_000.0).max_decimals(3);
    match shape {
        Kind::Box { size_mm } => {
            ui.label(faint(say(Words::Edges)));
            ui.horizontal(|ui| size_mm.iter_mut().for_each(|edge| drop(number_field::add(ui, length(edge)))));
            ui.end_row();
        }
        Kind::Prism { thickness_mm, .. } => {
            ui.label(faint(say(Words::Height)));
            number_field::add(ui, length(thickness_mm));
            ui.end_row();
        }
        Kind::Pyramid(_) | Kind::Floor(_) | Kind::Tarot | Kind::Die | Kind::Hull { .. } => {}
    }
}

fn material(ui: &mut Ui, scene: &Scene, index: usize, piece: &mut ScenePiece) {
    let usual = scene.piece(index);
    optional(ui, &say(Words::Friction), &mut piece.friction, usual.friction, 0.0..=10.0, "");
    optional(ui, &say(Words::Bounce), &mut piece.restitution, usual.restitution, 0.0..=1.0, "");
    let grams = usual.geometry().and_then(|geometry| geometry.mass_properties(usual.mass));
    let grams = grams.map_or(10.0, |properties| properties.mass());
    let (mut mass, before) = match piece.mass {
        Some(Mass::Grams(own)) => (Some(own), Some(own)),
        Some(Mass::Density(_)) => (Some(grams), Some(grams)),
        None => (None, None),
    };
    optional(ui, &say(Words::Mass), &mut mass, grams, 0.01..=100_000.0, " g");
    if mass != before {
        piece.mass = mass.map(Mass::Grams);
    }
    ui.checkbox(&mut piece.fixed, say(Words::Fixed));
}

/// The piece as text, as it stands in a file: whatever can be written there can be written here.
fn as_text(ui: &mut Ui, scene: &Scene, index: usize, fields: &mut Fields, wishes: &mut Wishes) {
    let shown = CollapsingHeader::new(say(Words::Text)).id_salt("as text").show(ui, |ui| {
        if fields.text.as_ref().is_none_or(|text| text.piece != index) {
            let words = scene.pieces[index].to_text().unwrap_or_default();
            fields.text = Some(Text { piece: index, words, wrong: None });
        }
        let Some(text) = &mut fields.text else { return };
        ui.add(TextEdit::multiline(&mut text.words).code_editor().desired_rows(6).desired_width(f32::MAX));
        if let Some(wrong) = &text.wrong {
            ui.label(RichText::new(wrong).small().color(style::BAD));
        }
        ui.horizontal(|ui| {
            if ui.button(say(Words::Apply)).clicked() {
                match ScenePiece::parse(&text.words) {
                    Ok(piece) => {
                        text.wrong = None;
                        let step = EditGroup::Field(index, usize::MAX);
                        wishes.push(UiCommand::Wish(Wish::Piece(step, index, Box::new(piece))));
                    }
                    Err(why) => text.wrong = Some(say(why)),
                }
            }
            if ui.button(say(Words::Now)).clicked() {
                text.piece = usize::MAX;
            }
        });
    });
    if shown.fully_closed() {
        fields.text = None;
    }
}
