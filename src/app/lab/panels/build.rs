//! What can be built, and how.

use super::chosen;
use super::fields::{Fields, heading};
use crate::app::lab::panel_data::{PanelData, Wishes};
use crate::app::lab::wish::Wish;
use crate::app::ui::act::Act;
use crate::app::ui::drop_down;
use crate::app::ui::layout::faint;
use crate::app::ui::tip::Tip;
use crate::app::words::capital;
use crate::lab::Scene;
use crate::lab::editor::Snap;
use crate::lab::scene::Shape;
use crate::table::settings::FrictionRule;
use crate::table::words::{CardShape, Size};
use bevy_egui::egui::{Button, CollapsingHeader, DragValue, Grid, ScrollArea, Ui};

/// Grids, mm, and turns, degrees, to choose from.
const GRIDS: [f32; 4] = [0.0, 1.0, 5.0, 10.0];
const TURNS: [f32; 5] = [0.0, 1.0, 5.0, 15.0, 45.0];

/// Draws it.
pub(super) fn show(ui: &mut Ui, data: &PanelData, fields: &mut Fields, wishes: &mut Wishes) {
    heading(ui, "Add");
    palette(ui, fields, wishes);
    snap(ui, data.editor.snap, wishes);
    chosen::show(ui, data, fields, wishes);
    ui.add_space(4.0);
    list(ui, data, wishes);
    CollapsingHeader::new("Table and gravity").show(ui, |ui| table(ui, data.editor.scene(), wishes));
}

fn palette(ui: &mut Ui, fields: &mut Fields, wishes: &mut Wishes) {
    let mut button = |ui: &mut Ui, label: &str, about: &str, shape: &dyn Fn() -> Shape| {
        if ui.add(Button::new(label)).tip(about).clicked() {
            wishes.push(Act::Wish(Wish::Add(shape())));
        }
    };
    ui.spacing_mut().button_padding.x = 7.0;
    ui.horizontal_wrapped(|ui| {
        ui.label(faint("Pyramid"));
        for size in Size::ALL {
            button(ui, &capital(size.into()), "A hollow pyramid", &|| Shape::Pyramid(size));
        }
    });
    ui.horizontal_wrapped(|ui| {
        ui.label(faint("Floor"));
        for card in CardShape::ALL {
            button(ui, &capital(card.into()), "A floor card", &|| Shape::Floor(card));
        }
        button(ui, "Tarot", "A tarot card", &|| Shape::Tarot);
        button(ui, "Die", "A die of 16 mm", &|| Shape::Die);
    });
    let free = &mut fields.free;
    ui.horizontal(|ui| {
        let (size, about) = (free.size, "A box of these edges, mm");
        button(ui, "Box", about, &|| Shape::Box { size_mm: size });
        for edge in &mut free.size {
            ui.add(length(edge)).tip("Length of an edge, mm");
        }
    });
    ui.horizontal(|ui| {
        let (now, about) = (*free, "A cylinder of this diameter and height, mm");
        button(ui, "Cylinder", about, &|| Shape::Prism {
            outline_mm: now.outline(),
            holes_mm: vec![],
            thickness_mm: now.cylinder[1],
        });
        let names = ["Diameter, mm", "Height, mm"];
        for (value, name) in free.cylinder.iter_mut().zip(names) {
            ui.add(length(value)).tip(name);
        }
    });
    ui.label(faint("Any other shape: add a box, then write what you want under “As text”."));
}

fn length(value: &mut f32) -> DragValue<'_> {
    DragValue::new(value).range(1.0..=600.0).speed(0.5).max_decimals(2)
}

fn snap(ui: &mut Ui, now: Snap, wishes: &mut Wishes) {
    let mut snap = now;
    ui.horizontal_wrapped(|ui| {
        let choice = |ui: &mut Ui, name: &str, value: &mut f32, all: &[f32], unit: &str| {
            let words = |value: f32| if value > 0.0 { format!("{value}{unit}") } else { "any".into() };
            ui.label(faint(name));
            let now = words(*value);
            drop_down::show(
                ui,
                name,
                |list| list.width(58.0).selected_text(now),
                |ui| {
                    for each in all {
                        ui.selectable_value(value, *each, words(*each));
                    }
                },
            );
        };
        choice(ui, "Grid", &mut snap.mm, &GRIDS, " mm");
        choice(ui, "Turn", &mut snap.degrees, &TURNS, "°");
    });
    ui.checkbox(&mut snap.rests, "What is dragged stands on what is below");
    if snap != now {
        wishes.push(Act::Wish(Wish::Snap(snap)));
    }
}

/// Every piece, by name: for those that another hides, and for whoever has no mouse.
fn list(ui: &mut Ui, data: &PanelData, wishes: &mut Wishes) {
    let scene = data.editor.scene();
    let count = scene.pieces.len();
    CollapsingHeader::new(format!("Pieces: {count}")).id_salt("pieces").show(ui, |ui| {
        let row = ui.text_style_height(&bevy_egui::egui::TextStyle::Body) + 6.0;
        ScrollArea::vertical().max_height(180.0).show_rows(ui, row, count, |ui, rows| {
            for index in rows {
                let on = data.editor.chosen().contains(&index);
                if ui.selectable_label(on, scene.name_of(index)).clicked() {
                    let more = ui.input(|input| input.modifiers.shift || input.modifiers.command);
                    wishes.push(Act::Wish(if more {
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
        ui.label(faint("Name"));
        ui.text_edit_singleline(&mut scene.name);
        ui.end_row();
        ui.label(faint("Tilted by"));
        ui.horizontal(|ui| {
            ui.add(DragValue::new(&mut scene.tilt.degrees).range(0.0..=80.0).speed(0.1).suffix("°"));
            ui.label(faint("towards"));
            let towards = &mut scene.tilt.towards_deg;
            ui.add(DragValue::new(towards).range(-360.0..=360.0).speed(1.0).suffix("°"));
        });
        ui.end_row();
        ui.label(faint("Gravity"));
        let gravity = &mut scene.gravity_m_s2.0;
        ui.add(DragValue::new(gravity).range(0.01..=100.0).speed(0.05).suffix(" m/s²"));
        ui.end_row();
        ui.label(faint("Friction"));
        ui.vertical(|ui| {
            let friction = &mut scene.friction;
            for (name, value) in [
                ("table's", &mut friction.table),
                ("pyramids'", &mut friction.pyramids),
                ("cards'", &mut friction.cards),
                ("others'", &mut friction.others),
            ] {
                chosen::optional(ui, name, value, 0.4, 0.0..=10.0, "");
            }
            let rules = [
                (FrictionRule::Min, "smaller"),
                (FrictionRule::Average, "mean"),
                (FrictionRule::Multiply, "product"),
                (FrictionRule::Max, "larger"),
            ];
            let words = rules.iter().find(|(rule, _)| *rule == friction.rule).map_or("", |(_, words)| words);
            let now = format!("of two: the {words}");
            drop_down::show(
                ui,
                "friction rule",
                |list| list.selected_text(now),
                |ui| {
                    for (rule, words) in rules {
                        ui.selectable_value(&mut friction.rule, rule, words);
                    }
                },
            );
        });
        ui.end_row();
    });
    if scene != *now {
        wishes.push(Act::Wish(Wish::Table(Box::new(scene))));
    }
}
