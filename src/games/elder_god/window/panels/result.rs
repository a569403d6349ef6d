//! How the game came out: whose monster is complete, with the path that was traced, and how far the others came.

use super::{PanelData, Wanted};
use crate::app::messages::{Command, Screen};
use crate::app::ui::layout::over;
use crate::app::ui::seats::Seats;
use crate::app::ui::style;
use crate::app::ui::tip::Tip;
use crate::game::Seat;
use crate::games::elder_god::rules::Ending;
use crate::session::Undo;
use bevy_egui::egui::{Align2, Button, Context, Grid, RichText, ScrollArea, Ui, vec2};

/// Width of the card, points.
const WIDE: f32 = 430.0;

/// Draws the result, beside the monster that has won. Folded, it is a button at the foot, and the table can be looked at.
pub fn show(ctx: &Context, data: &PanelData, folded: bool) -> Option<Wanted> {
    let ending = data.seen.view.ending.as_ref()?;
    let room = ctx.content_rect().size();
    if folded {
        let at = (Align2::CENTER_BOTTOM, vec2(0.0, -12.0));
        let back = over(ctx, "elder god result folded", at, vec2(300.0, 80.0), |ui| {
            let button = |ui: &mut Ui| ui.button(RichText::new("Back to the result").size(16.0)).clicked();
            style::panel_frame().show(ui, button).inner
        });
        return back.then_some(Command::FoldResult(false).into());
    }
    let mut choice = None;
    // The monster that has won is the large one, on the left.
    over(ctx, "elder god result", (Align2::RIGHT_CENTER, vec2(-16.0, 0.0)), room, |ui| {
        style::panel_frame().fill(style::DIALOG).inner_margin(18).show(ui, |ui| {
            ui.set_width((room.x - 80.0).clamp(20.0, WIDE));
            ScrollArea::vertical().max_height((room.y - 70.0).max(20.0)).show(ui, |ui| {
                head(ui, data, ending);
                ui.add_space(6.0);
                ScrollArea::horizontal().show(ui, |ui| {
                    Grid::new("result").spacing([18.0, 6.0]).show(ui, |ui| table(ui, data, ending));
                });
                ui.add_space(8.0);
                ui.horizontal_wrapped(|ui| choice = buttons(ui, data));
            });
        });
    });
    choice
}

fn winners(ending: &Ending) -> Vec<Seat> {
    match ending {
        Ending::Mouth(seat) => vec![*seat],
        Ending::Stalemate(seats) => seats.clone(),
    }
}

fn head(ui: &mut Ui, data: &PanelData, ending: &Ending) {
    let names: Vec<String> = winners(ending).iter().map(|seat| data.name(*seat)).collect();
    let names = names.join(" and ");
    let (what, why) = match (ending, data.seen.winner()) {
        (Ending::Mouth(_), Some((_, mouth))) => {
            let why = format!("The Mouth opens at {}, at the end of {} cards.", mouth.at, mouth.path.len());
            (format!("{names} wins"), why)
        }
        (Ending::Stalemate(seats), _) if seats.len() > 1 => {
            (format!("{names} share the win"), "Nobody got any further, and they came as far.".into())
        }
        _ => (format!("{names} wins"), "Nobody got any further: the longest path decides.".into()),
    };
    ui.label(RichText::new(what).size(28.0).color(style::AMBER));
    ui.label(RichText::new(why).color(style::FAINT));
}

fn table(ui: &mut Ui, data: &PanelData, ending: &Ending) {
    for head in ["", "path", "cards", "openings", "Necronomicons"] {
        ui.label(RichText::new(head).small().color(style::FAINT));
    }
    ui.end_row();
    let winners = winners(ending);
    let seats = Seats { names: data.names(), badges: &[] };
    for (view, standing) in data.seen.view.seats.iter().zip(&data.seen.standings) {
        let won = winners.contains(&view.seat);
        ui.horizontal(|ui| {
            ui.label(RichText::new(if won { "✔" } else { "" }).color(style::AMBER));
            seats.chip(ui, view.seat, 14.5);
        });
        let path = standing.mouth.as_ref().map_or(standing.path.len(), |mouth| mouth.path.len());
        let numbers = [
            format!("{path} of {}", data.seen.needed()),
            view.player.monster.laid().len().to_string(),
            standing.openings.len().to_string(),
            view.player.necronomicons.to_string(),
        ];
        for number in numbers {
            ui.label(RichText::new(number).color(if won { style::AMBER } else { style::INK }));
        }
        ui.end_row();
    }
}

fn buttons(ui: &mut Ui, data: &PanelData) -> Option<Wanted> {
    let mut choice = None;
    if ui.add(Button::new(RichText::new("Again").size(17.0)).min_size(vec2(90.0, 34.0))).clicked() {
        choice = Some(Command::Again.into());
    }
    if ui.button("Look at the table").clicked() {
        choice = Some(Command::FoldResult(true).into());
    }
    if data.steps.is_some_and(|(back, _)| back > 0)
        && ui.button("Take it back").tip("Practice: the last step is undone").clicked()
    {
        choice = Some(Command::Rewind(Undo::Undo).into());
    }
    if ui.button("Menu").clicked() {
        choice = Some(Command::Show(Screen::Menu).into());
    }
    choice
}
