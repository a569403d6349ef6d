//! What can be built, and how.

use super::chosen;
use super::fields::{Fields, heading};
use crate::lab_screen::panel_data::{PanelData, Wishes};
use crate::lab_screen::texts::{self, Build as Words};
use crate::lab_screen::wish::Wish;
use bevy_egui::egui::{Button, CollapsingHeader, DragValue, Grid, ScrollArea, Ui};
use game::pieces::{CardShape, Size};
use lab::Scene;
use lab::editor::Snap;
use lab::named::named;
use table::Kind;
use table::settings::FrictionRule;
use window::speech::say;
use window::ui::act::UiCommand;
use window::ui::layout::faint;
use window::ui::tip::HoverTip;
use window::ui::{drop_down, number_field};

/// Grids, mm, and turns, degrees, to choose from.
const GRIDS: [f32; 4] = [0.0, 1.0, 5.0, 10.0];
const TURNS: [f32; 5] = [0.0, 1.0, 5.0, 15.0, 45.0];

/// Draws it.
pub(super) fn show(ui: &mut Ui, data: &PanelData, fields: &mut Fields, wishes: &mut Wishes) {
    heading(ui, &say(Words::Add));
    palette(ui, fields, wishes);
    snap(ui, data.editor.snap, wishes);
    chosen::show(ui, data, fields, wishes);
    ui.add_space(4.0);
    list(ui, data, wishes);
    CollapsingHeader::new(say(Words::Table))
        .id_salt("table")
        .show(ui, |ui| table(ui, data.editor.scene(), wishes));
}

fn palette(ui: &mut Ui, fields: &mut Fields, wishes: &mut Wishes) {
    let mut button = |ui: &mut Ui, label: Words, about: Words, shape: &dyn Fn() -> Kind| {
        if ui.add(Button::new(say(label))).tip(say(about)).clicked() {
            wishes.push(UiCommand::Wish(Wish::Add(shape())));
        }
    };
    ui.spacing_mut().button_padding.x = 7.0;
    ui.horizontal_wrapped(|ui| {
        ui.label(faint(say(Words::Pyramid)));
        for size in Size::ALL {
            button(ui, texts::size(size), Words::PyramidAbout, &|| Kind::Pyramid(size));
        }
    });
    ui.horizontal_wrapped(|ui| {
        ui.label(faint(say(Words::Floor)));
        for card in CardShape::ALL {
            button(ui, texts::card(card), Words::FloorAbout, &|| Kind::Floor(card));
        }
        button(ui, Words::Tarot, Words::TarotAbout, &|| Kind::Tarot);
        button(ui, Words::Die, Words::DieAbout, &|| Kind::Die);
    });
    let free = &mut fields.free;
    ui.horizontal(|ui| {
        let size = free.size;
        button(ui, Words::Box, Words::BoxAbout, &|| Kind::Box { size_mm: size });
        for edge in &mut free.size {
            number_field::add(ui, length(edge)).tip(say(Words::Edge));
        }
    });
    ui.horizontal(|ui| {
        let now = *free;
        button(ui, Words::Cylinder, Words::CylinderAbout, &|| Kind::Prism {
            outline_mm: now.outline(),
            holes_mm: vec![],
            thickness_mm: now.cylinder[1],
        });
        let names = [Words::Diameter, Words::High];
        for (value, name) in free.cylinder.iter_mut().zip(names) {
            number_field::add(ui, length(value)).tip(say(name));
        }
    });
    ui.label(faint(say(Words::OtherShape)));
}

fn length(value: &mut f32) -> DragValue<'_> {
    number_field::field(value).range(1.0..=600.0).speed(0.5).max_decimals(2)
}

fn snap(ui: &mut Ui, now: Snap, wishes: &mut Wishes) {
    let mut snap = now;
    ui.horizontal_wrapped(|ui| {
        let choice = |ui: &mut Ui, name: Words, value: &mut f32, all: &[f32], unit: &str| {
            let words = |value: f32| if value > 0.0 { format!("{value}{unit}") } else { say(Words::Any) };
            let id: &'static str = (&name).into();
            ui.label(faint(say(name)));
            let now = words(*value);
            drop_down::show(
                ui,
                id,
                |list| list.width(58.0).selected_text(now),
                |ui| {
                    for each in all {
                        ui.selectable_value(value, *each, words(*each));
                    }
                },
            );
        };
        choice(ui, Words::Grid, &mut snap.mm, &GRIDS, " mm");
        choice(ui, Words::Turn, &mut snap.degrees, &TURNS, "°");
    });
    ui.checkbox(&mut snap.rests, say(Words::Rests));
    if snap != now {
        wishes.push(UiCommand::Wish(Wish::Snap(snap)));
    }
}

/// Every piece, by name: for those that another hides, and for whoever has no mouse.
fn list(ui: &mut Ui, data: &PanelData, wishes: &mut Wishes) {
    let scene = data.editor.scene();
    let count = scene.pieces.len();
    CollapsingHeader::new(say(Words::Pieces { count })).id_salt("pieces").show(ui, |ui| {
        let row = ui.text_style_height(&bevy_egui::egui::TextStyle::Body) + 6.0;
        ScrollArea::vertical().max_height(180.0).show_rows(ui, row, count, |ui, rows| {
            for index in rows {
                let on = data.editor.chosen().contains(&index);
                if ui.selectable_label(on, say(named(&scene.name_of(index)))).clicked() {
                    let more = ui.input(|input| input.modifiers.shift || input.modifiers.command);
                    wishes.push(UiCommand::Wish(if more {
                        Wish::Toggle(index)
                    } else {
                        Wish::Choose(vec![index])
                    }));
                }
            }
        });
    });
}

fn table(ui: &mut Ui, now: &Scene, wishes: &mut Wishes) {
    let mut scene = now.clone();
    Grid::new("lab table").num_columns(2).spacing([10.0, 5.0]).show(ui, |ui| {
        ui.label(faint(say(Words::Name)));
        ui.text_edit_singleline(&mut scene.name);
        ui.end_row();
        ui.label(faint(say(Words::Tilted)));
        ui.horizontal(|ui| {
            number_field::add(
                ui,
                number_field::field(&mut scene.tilt.degrees).range(0.0..=80.0).speed(0.1).suffix("°"),
            );
            ui.label(faint(say(Words::Towards)));
            let towards = &mut scene.tilt.towards_deg;
            number_field::add(ui, number_field::field(towards).range(-360.0..=360.0).speed(1.0).suffix("°"));
        });
        ui.end_row();
        ui.label(faint(say(Words::Gravity)));
        let gravity = &mut scene.gravity_m_s2.0;
        number_field::add(ui, number_field::field(gravity).range(0.01..=100.0).speed(0.05).suffix(" m/s²"));
        ui.end_row();
        ui.label(faint(say(Words::Friction)));
        ui.vertical(|ui| {
            let friction = &mut scene.friction;
            for (name, value) in [
                (Words::OfTable, &mut friction.table),
                (Words::OfPyramids, &mut friction.pyramids),
                (Words::OfCards, &mut friction.cards),
                (Words::OfOthers, &mut friction.others),
            ] {
                chosen::optional(ui, &say(name), value, 0.4, 0.0..=10.0, "");
            }
            let rules = [
                (FrictionRule::Min, Words::Smaller),
                (FrictionRule::Average, Words::Mean),
                (FrictionRule::Multiply, Words::Product),
                (FrictionRule::Max, Words::Larger),
            ];
            let now = rules.iter().find(|(rule, _)| *rule == friction.rule);
            let now = now.map_or_else(String::new, |(_, words)| say(words));
            drop_down::show(
                ui,
                "friction rule",
                |list| list.selected_text(now),
                |ui| {
                    for (rule, words) in rules {
                        ui.selectable_value(&mut friction.rule, rule, say(words));
                    }
                },
            );
        });
        ui.end_row();
    });
    if scene != *now {
        wishes.push(UiCommand::Wish(Wish::Table(Box::new(scene))));
    }
}
