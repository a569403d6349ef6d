//! The score sheet: every hand, item by item, and the game.

use crate::panel_view::PanelView;
use crate::texts::Scores as Words;
use bevy_egui::egui::{Grid, RichText, ScrollArea, Ui};
use game::Seat;
use game::message::Say;
use game::words::score;
use thoth_rules::{Ending, HandResult, Tally};
use window::speech::{say, tell};
use window::ui::style;

/// The lines of a tally, in the order of the rules: what it is, and its points.
pub fn items(tally: &Tally) -> [(Words, i32); 6] {
    [
        (Words::Pips, tally.pips),
        (Words::Stories, tally.stories),
        (Words::Roof, tally.roof),
        (Words::RoofElement, tally.roof_element),
        (Words::SmallCards, -tally.small_cards),
        (Words::Courts, -tally.courts),
    ]
}

/// Shows the whole sheet.
pub fn show(ui: &mut Ui, seen: &PanelView) {
    ScrollArea::both().id_salt("scores").auto_shrink([false, false]).show(ui, |ui| {
        game(ui, seen);
        for result in seen.view().results.iter().rev() {
            ui.separator();
            let words = Words::HandWon { hand: result.hand, ended: ended(result).message() };
            let words = tell(&seen.names, &words);
            ui.label(RichText::new(words).size(16.0).color(style::AMBER));
            hand(ui, seen, result);
        }
    });
}

/// How a hand ended, and who won it.
pub fn ended(result: &HandResult) -> Words {
    let winner = result.winner;
    match result.ending {
        Ending::Roof { seat } if seat == winner => Words::RoofedAndWon { seat },
        Ending::Roof { seat } => Words::RoofedOtherWon { seat, winner },
        Ending::Called { seat } | Ending::Idle { seat } => Words::CalledAndWon { seat, winner },
    }
}

/// When the game ends.
pub(crate) fn game_ends(seen: &PanelView) -> Words {
    match seen.view().setup.length().points() {
        None => Words::EndsHand,
        Some(points) => Words::EndsAt { points },
    }
}

fn names(ui: &mut Ui, seen: &PanelView, first: &str) {
    ui.label(RichText::new(first).small().color(style::FAINT));
    for seat in seen.view().setup.seats() {
        ui.label(RichText::new(seen.names.of(seat)).strong());
    }
    ui.end_row();
}

/// The totals after every hand, and how it ended.
pub fn game(ui: &mut Ui, seen: &PanelView) {
    let view = seen.view();
    let goal = say(game_ends(seen));
    ui.label(RichText::new(goal).color(style::FAINT));
    Grid::new("game").num_columns(view.seats.len() + 2).spacing([22.0, 4.0]).striped(true).show(ui, |ui| {
        names(ui, seen, &say(Words::After));
        for result in &view.results {
            ui.label(RichText::new(say(Words::Hand { hand: result.hand })).color(style::FAINT));
            for (k, total) in result.totals.iter().enumerate() {
                let won = usize::from(result.winner.0) == k;
                let text = RichText::new(score(*total)).monospace();
                ui.label(if won { text.color(style::AMBER).strong() } else { text });
            }
            let by = match result.ending {
                Ending::Roof { seat } => Words::Roofed { seat },
                Ending::Called { seat } | Ending::Idle { seat } => Words::Called { seat },
            };
            let by = tell(&seen.names, &by);
            ui.label(RichText::new(by).small().color(style::FAINT));
            ui.end_row();
        }
        ui.label(RichText::new(say(Words::Now)).strong());
        for seat in &view.seats {
            ui.label(RichText::new(score(seat.total)).monospace().size(17.0).strong());
        }
        ui.end_row();
    });
}

/// A hand, item by item.
pub fn hand(ui: &mut Ui, seen: &PanelView, result: &HandResult) {
    let grid = Grid::new(("hand", result.hand)).num_columns(result.tallies.len() + 1);
    grid.spacing([22.0, 3.0]).striped(true).show(ui, |ui| {
        names(ui, seen, "");
        let lines = items(&Tally::default());
        for (k, (what, _)) in lines.into_iter().enumerate() {
            row(ui, what, result.tallies.iter().map(|tally| items(tally)[k].1));
        }
        if result.malice.iter().any(|&lost| lost != 0) {
            row(ui, Words::Malice, result.malice.iter().map(|&lost| -lost));
        }
        ui.label(RichText::new(say(Words::ThisHand)).strong());
        for (k, tally) in result.tallies.iter().enumerate() {
            let won = result.winner == Seat(u8::try_from(k).unwrap_or(u8::MAX));
            let text = RichText::new(score(tally.total())).monospace().size(17.0).strong();
            ui.label(if won { text.color(style::AMBER) } else { text });
        }
        ui.end_row();
    });
}

fn row(ui: &mut Ui, what: Words, points: impl Iterator<Item = i32>) {
    ui.label(RichText::new(say(what)).color(style::FAINT));
    for points in points {
        let text = RichText::new(if points == 0 { "–".into() } else { score(points) }).monospace();
        ui.label(if points < 0 { text.color(style::BAD) } else { text });
    }
    ui.end_row();
}
