//! How the game came out: the final count, sum by sum, and who has won.

use crate::asked::{Asked, Wanted};
use crate::count::{FinalCount, Progress};
use crate::panel_data::PanelData;
use crate::points::ink;
use crate::texts::Outcome as Words;
use bevy_egui::egui::{Color32, Context, Grid, RichText, ScrollArea, Ui};
use game::message::{Message, Say};
use game::words::{self, signed};
use game::{Outcome, Seat};
use rathulhu::story;
use rathulhu_rules::{AEONS, Row};
use strum::VariantArray;
use window::speech::{say, tell};
use window::ui::result::{Decided, ResultCard};
use window::ui::style;

/// Draws the result.
pub fn show(ctx: &Context, shown: &PanelData, folded: bool) -> Option<Wanted> {
    let Some(Outcome::Won(winners)) = &shown.seen.outcome else { return None };
    let count = shown.final_count.progress(shown.still);
    let back = shown.steps.is_some_and(|(back, _)| back > 0);
    let card = if count.complete {
        let story = story::of(shown.m).map(|story| (story, shown.names().clone()));
        let decided = Decided::Told(decided(shown, winners));
        ResultCard { wide: WIDE, decided, story, ..ResultCard::of(shown.m, say(why(shown, winners))) }
    } else {
        let card = ResultCard::new(say(Words::Counting), say(Words::AtOnce));
        // Who has won is seen when all is counted; the buttons are the same, so that none moves.
        ResultCard { wide: WIDE, counting: Some(Asked::Hurry), decided: Decided::Told(vec![]), back, ..card }
    };
    card.show(ctx, folded, |ui| {
        ScrollArea::horizontal().show(ui, |ui| {
            Grid::new("result").spacing([18.0, 6.0]).show(ui, |ui| table(ui, shown, winners, count));
        });
        None
    })
}

/// The card has room for three Aeons, points.
const WIDE: f32 = 530.0;

/// How the winner is the winner.
fn why(shown: &PanelData, winners: &[Seat]) -> Words {
    let players = &shown.seen.players;
    let score = |seat: &Seat| players.get(usize::from(seat.0)).map(|player| player.score);
    let most = winners.first().and_then(score);
    if players.iter().filter(|player| Some(player.score) == most).count() > 1 {
        Words::Level
    } else {
        Words::Best
    }
}

/// Why the others lost: how far each is behind the winner, and in which rows of the sheets.
pub fn decided(shown: &PanelData, winners: &[Seat]) -> Vec<String> {
    let Some(winner) = winners.first() else { return vec![] };
    let row = |seat: usize, row: Row| -> i16 {
        let lines = shown.seen.sheets.iter().filter_map(|sheet| sheet.lines.get(seat)?.as_ref());
        lines.map(|line| line.row(row)).sum()
    };
    let won = usize::from(winner.0);
    let compared = |other: usize| {
        let mut rows: Vec<(i16, Row)> =
            Row::VARIANTS.iter().map(|&each| (row(other, each) - row(won, each), each)).collect();
        rows.retain(|(points, _)| *points != 0);
        // What cost most stands first.
        rows.sort_by_key(|(points, row)| (*points, *row));
        let part =
            |(points, row): &(i16, Row)| Words::Row { row: row.message(), points: signed(*points) }.message();
        let rows: Vec<Message> = rows.iter().map(part).collect();
        let score = |seat: usize| i32::from(shown.seen.players[seat].score.unwrap_or_default());
        let (seat, winner, points) = (Seat(other as u8), *winner, score(won) - score(other));
        let behind = match (points, rows.is_empty()) {
            (0, true) => Words::LevelWith { seat, winner },
            (0, false) => Words::LevelIn { seat, winner, rows },
            (_, true) => Words::Behind { seat, points },
            (_, false) => Words::BehindIn { seat, points, rows },
        };
        tell(shown.names(), &behind)
    };
    (0..shown.seen.players.len()).filter(|k| *k != won).map(compared).collect()
}

fn table(ui: &mut Ui, shown: &PanelData, winners: &[Seat], count: Progress) {
    ui.label("");
    let aeons = (1..=AEONS).map(|aeon| Words::Aeon { aeon });
    for head in [Words::Start].into_iter().chain(aeons).chain([Words::Score]) {
        ui.label(RichText::new(say(head)).small().color(style::FAINT));
    }
    ui.end_row();
    let mut order: Vec<usize> = (0..shown.seen.players.len()).collect();
    // Who is first is seen when all is counted.
    if count.complete {
        order.sort_by_key(|&k| std::cmp::Reverse(shown.seen.players[k].score));
    }
    for k in order {
        let seat = Seat(k as u8);
        let won = count.complete && winners.contains(&seat);
        let name = if won { style::AMBER } else { style::INK };
        ui.label(RichText::new(format!("{}{}", if won { "✔ " } else { "" }, shown.name(seat))).color(name));
        for (sum, points) in FinalCount::sums(&shown.seen.sheets, k).enumerate() {
            let (words, ink) = match sum {
                _ if sum >= count.lines => (String::new(), style::FAINT),
                0 => (points.to_string(), style::FAINT),
                _ => (signed(points), ink(points)),
            };
            ui.label(RichText::new(words).color(ink));
        }
        let score = count.sum(FinalCount::sums(&shown.seen.sheets, k));
        let words = if count.lines == 0 { String::new() } else { words::score(score) };
        ui.label(RichText::new(words).size(19.0).color(if won { style::AMBER } else { Color32::WHITE }));
        ui.end_row();
    }
}
