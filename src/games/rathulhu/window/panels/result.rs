//! How the game came out: the final count, sum by sum, and who has won.

use super::{Asked, PanelData, Wanted};
use crate::app::messages::{Command, Screen};
use crate::app::ui::act::Act;
use crate::app::ui::layout::over;
use crate::app::ui::style;
use crate::app::ui::tip::Tip;
use crate::game::words::{self, signed};
use crate::game::{Outcome, Seat};
use crate::games::rathulhu::window::count::{FinalCount, Progress};
use crate::games::rathulhu::window::points::ink;
use crate::session::Undo;
use bevy_egui::egui::{
    Align, Align2, Button, Color32, Context, Grid, Layout, RichText, ScrollArea, Ui, vec2,
};

/// Draws the result. Folded, it is a button at the foot, and the table can be looked at.
pub fn show(ctx: &Context, shown: &PanelData, folded: bool) -> Option<Wanted> {
    let Some(Outcome::Won(winners)) = &shown.view.outcome else { return None };
    let room = ctx.content_rect().size();
    if folded {
        let at = (Align2::CENTER_BOTTOM, vec2(0.0, -12.0));
        let back = over(ctx, "rathulhu result folded", at, vec2(300.0, 80.0), |ui| {
            let button = |ui: &mut Ui| ui.button(RichText::new("Back to the result").size(16.0)).clicked();
            style::panel_frame().show(ui, button).inner
        });
        return back.then_some(Command::FoldResult(false).into());
    }
    let mut choice = None;
    over(ctx, "rathulhu result", (Align2::CENTER_CENTER, vec2(0.0, 0.0)), room, |ui| {
        style::panel_frame().fill(style::DIALOG).inner_margin(18).show(ui, |ui| {
            ui.set_width((room.x - 80.0).clamp(20.0, 470.0));
            ScrollArea::vertical().max_height((room.y - 70.0).max(20.0)).show(ui, |ui| {
                let count = shown.table.final_count().progress(shown.still);
                // What is under way and what has come of it are as high, so that no button moves.
                choice = head(ui, shown, winners, count);
                ui.add_space(6.0);
                ScrollArea::horizontal().show(ui, |ui| {
                    Grid::new("result").spacing([18.0, 6.0]).show(ui, |ui| table(ui, shown, winners, count));
                });
                ui.add_space(8.0);
                ui.horizontal_wrapped(|ui| choice = buttons(ui, shown).or(choice.take()));
            });
        });
    });
    choice
}

/// Who has won, once all is counted.
fn head(ui: &mut Ui, shown: &PanelData, winners: &[Seat], count: Progress) -> Option<Wanted> {
    let names: Vec<String> = winners.iter().map(|seat| shown.name(*seat)).collect();
    let (what, more) = if count.complete {
        (format!("{} wins", names.join(" and ")), why(shown, winners))
    } else {
        ("The final count".to_owned(), "Space or Enter: at once".to_owned())
    };
    let mut choice = None;
    ui.horizontal(|ui| {
        ui.label(RichText::new(what).size(28.0).color(style::AMBER));
        if !count.complete {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if ui.small_button("At once").clicked() {
                    choice = Some(Act::Wish(Asked::Hurry));
                }
            });
        }
    });
    ui.label(RichText::new(more).color(style::FAINT));
    choice
}

/// What decided it.
fn why(shown: &PanelData, winners: &[Seat]) -> String {
    let players = &shown.view.players;
    let score = |seat: &Seat| players.get(usize::from(seat.0)).map(|player| player.score);
    let most = winners.first().and_then(score);
    if players.iter().filter(|player| Some(player.score) == most).count() > 1 {
        "Level in points: the highest token decides.".into()
    } else {
        "The Old Ones have seen who served them best.".into()
    }
}

fn table(ui: &mut Ui, shown: &PanelData, winners: &[Seat], count: Progress) {
    for head in ["", "start", "Aeon 1", "Aeon 2", "Aeon 3", "score"] {
        ui.label(RichText::new(head).small().color(style::FAINT));
    }
    ui.end_row();
    let mut order: Vec<usize> = (0..shown.view.players.len()).collect();
    // Who is first is seen when all is counted.
    if count.complete {
        order.sort_by_key(|&k| std::cmp::Reverse(shown.view.players[k].score));
    }
    for k in order {
        let seat = Seat(k as u8);
        let won = count.complete && winners.contains(&seat);
        let name = if won { style::AMBER } else { style::INK };
        ui.label(RichText::new(format!("{}{}", if won { "✔ " } else { "" }, shown.name(seat))).color(name));
        for (sum, points) in FinalCount::sums(&shown.view.sheets, k).enumerate() {
            let (words, ink) = match sum {
                _ if sum >= count.lines => (String::new(), style::FAINT),
                0 => (points.to_string(), style::FAINT),
                _ => (signed(points), ink(points)),
            };
            ui.label(RichText::new(words).color(ink));
        }
        let score = count.sum(FinalCount::sums(&shown.view.sheets, k));
        let words = if count.lines == 0 { String::new() } else { words::score(score) };
        ui.label(RichText::new(words).size(19.0).color(if won { style::AMBER } else { Color32::WHITE }));
        ui.end_row();
    }
}

fn buttons(ui: &mut Ui, shown: &PanelData) -> Option<Wanted> {
    let mut choice = None;
    if ui.add(Button::new(RichText::new("Again").size(17.0)).min_size(vec2(90.0, 34.0))).clicked() {
        choice = Some(Command::Again.into());
    }
    if ui.button("Look at the table").clicked() {
        choice = Some(Command::FoldResult(true).into());
    }
    if shown.steps.is_some_and(|(back, _)| back > 0)
        && ui.button("Take it back").tip("Practice: the last step is undone").clicked()
    {
        choice = Some(Command::Rewind(Undo::Undo).into());
    }
    if ui.button("Menu").clicked() {
        choice = Some(Command::Show(Screen::Menu).into());
    }
    choice
}
