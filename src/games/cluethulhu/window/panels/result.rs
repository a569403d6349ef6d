//! How the game came out: who has won and why, and every tablet.

use super::{PanelData, Wanted, paint};
use crate::app::messages::{Command, Screen};
use crate::app::ui::layout::over;
use crate::app::ui::style;
use crate::games::cluethulhu::window::faces::Face;
use bevy_egui::egui::{Align2, Button, Context, Grid, RichText, ScrollArea, Sense, Ui, vec2};

/// Width of the card, points.
const WIDE: f32 = 520.0;

/// Draws the result. Folded, it is a button at the foot, and the table can be looked at.
pub fn show(ctx: &Context, data: &PanelData, folded: bool) -> Option<Wanted> {
    let (winners, why) = data.seen.result.as_ref()?;
    let room = ctx.content_rect().size();
    if folded {
        let at = (Align2::CENTER_BOTTOM, vec2(0.0, -12.0));
        let back = over(ctx, "cluethulhu result folded", at, vec2(300.0, 80.0), |ui| {
            let button = |ui: &mut Ui| ui.button(RichText::new("Back to the result").size(16.0)).clicked();
            style::panel_frame().show(ui, button).inner
        });
        return back.then_some(Command::FoldResult(false).into());
    }
    let mut choice = None;
    // Over the ring: the story beside it can be read meanwhile.
    let ring = data.layout.ring.field;
    let aside = vec2(ring.center().x - room.x / 2.0, 0.0);
    over(ctx, "cluethulhu result", (Align2::CENTER_CENTER, aside), room, |ui| {
        style::panel_frame().fill(style::DIALOG).inner_margin(18).show(ui, |ui| {
            ui.set_width((ring.width() - 60.0).clamp(20.0, WIDE));
            ScrollArea::vertical().max_height((room.y - 70.0).max(20.0)).show(ui, |ui| {
                ui.label(RichText::new(data.tell(why)).size(24.0).color(style::AMBER));
                let names = if winners.is_empty() {
                    "Nobody wins".into()
                } else {
                    format!("Winners: {}", data.list(winners))
                };
                ui.label(RichText::new(names).color(style::FAINT));
                ui.add_space(6.0);
                Grid::new("tablets at the end").num_columns(2).spacing([24.0, 4.0]).show(ui, |ui| {
                    for pair in data.seen.seats.chunks(2) {
                        pair.iter().for_each(|seat| tablet(ui, data, seat, winners.contains(&seat.seat)));
                        ui.end_row();
                    }
                });
                ui.add_space(8.0);
                ui.horizontal_wrapped(|ui| choice = buttons(ui));
            });
        });
    });
    choice
}

fn tablet(ui: &mut Ui, data: &PanelData, seat: &super::super::seen::SeatSeen, won: bool) {
    ui.horizontal(|ui| {
        let face = seat.role.map_or(Face::Back, Face::Tablet);
        let (rect, _) = ui.allocate_exact_size(face.picture().size(34.0), Sense::hover());
        paint(ui.painter(), face, rect, 1.0);
        data.seats().chip(ui, seat.seat, 14.0);
        let role = seat.role.map_or_else(String::new, |role| role.to_string());
        let how = if seat.alive { "" } else { ", out" };
        let ink = if won { style::AMBER } else { style::INK };
        ui.label(RichText::new(format!("{role}{how}{}", if won { " ✔" } else { "" })).color(ink));
    });
}

fn buttons(ui: &mut Ui) -> Option<Wanted> {
    let mut choice = None;
    if ui.add(Button::new(RichText::new("Again").size(17.0)).min_size(vec2(90.0, 34.0))).clicked() {
        choice = Some(Command::Again.into());
    }
    if ui.button("The whole story, step by step").clicked() {
        choice = Some(Command::FoldResult(true).into());
    }
    if ui.button("Menu").clicked() {
        choice = Some(Command::Show(Screen::Menu).into());
    }
    choice
}
