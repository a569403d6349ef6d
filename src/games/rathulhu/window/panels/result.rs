//! How points are counted: the score sheet, which fills in category by category at the end of an Aeon, as on paper, with the
//! sums running along; and in the end the final count, sum by sum, and who has won.

use crate::about::ink;
use crate::count::{CountState, Counting, FinalCount};
use crate::panel_data::PanelData;
use crate::texts::{Ends, ResultText as Words};
use crate::ui_state::{GameRequest, Wanted};
use bevy_egui::egui::{
    Align, Button, Color32, Context, Frame, Id, Label, Layout, Modal, Rect, RichText, ScrollArea, Shape,
    Stroke, Ui, vec2,
};
use game::message::{Message, Say};
use game::words::{self, signed};
use game::{Outcome, Seat};
use rathulhu::chart;
use rathulhu_rules::{AEONS, PlayerScore, ScoreRow};
use std::iter;
use strum::VariantArray;
use window::keys::names::ENTER;
use window::speech::{name_of, say, tell};
use window::ui::act::UiCommand;
use window::ui::caps::KeyButton;
use window::ui::result::{Decided, ResultCard};
use window::ui::sheet::{Cell, Sheet};

pub fn show(ctx: &Context, shown: &PanelData, folded: bool) -> Option<Wanted> {
    let Some(Outcome::Won(winners)) = &shown.seen.outcome else { return None };
    let count = shown.final_count.progress(shown.still);
    let back = shown.steps_back();
    let card = if count.complete {
        let chart = chart::of(shown.m).map(|chart| (chart, shown.names().clone()));
        let decided = Decided::Told(decided(shown, winners));
        ResultCard { wide: WIDE, decided, chart, ..ResultCard::of(shown.m, say(why(shown, winners))) }
    } else {
        let card = ResultCard::new(say(Words::Counting), say(Words::AtOnce));
        // Who has won is seen when all is counted; the buttons are the same, so that none moves.
        ResultCard {
            wide: WIDE,
            counting: Some(GameRequest::Hurry),
            decided: Decided::Told(vec![]),
            back,
            ..card
        }
    };
    card.show(ctx, folded, |ui| {
        ScrollArea::horizontal().show(ui, |ui| final_sheet(shown, winners, count).show(ui));
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
    let row = |seat: usize, row: ScoreRow| -> i16 {
        let lines = shown.seen.sheets.iter().filter_map(|sheet| sheet.lines.get(seat)?.as_ref());
        lines.map(|line| line.row(row)).sum()
    };
    let won = usize::from(winner.0);
    let compared = |other: usize| {
        let mut rows: Vec<(i16, ScoreRow)> =
            ScoreRow::VARIANTS.iter().map(|&each| (row(other, each) - row(won, each), each)).collect();
        rows.retain(|(points, _)| *points != 0);
        // What cost most stands first.
        rows.sort_by_key(|(points, row)| (*points, *row));
        let part = |(points, row): &(i16, ScoreRow)| {
            Words::Row { row: row.message(), points: signed(*points) }.message()
        };
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

/// The final count, a player a row.
fn final_sheet(shown: &PanelData, winners: &[Seat], count: CountState) -> Sheet {
    let aeons = (1..=AEONS).map(|aeon| Words::Aeon { aeon });
    let heads = [Words::Start].into_iter().chain(aeons).chain([Words::Score]);
    let heads = iter::once(Cell::default()).chain(heads.map(|head| Cell::head(say(head)))).collect();
    let mut order: Vec<usize> = (0..shown.seen.players.len()).collect();
    // Who is first is seen when all is counted.
    if count.complete {
        order.sort_by_key(|&k| std::cmp::Reverse(shown.seen.players[k].score));
    }
    let sum = |(sum, points): (usize, i16)| match sum {
        _ if sum >= count.lines => Cell::default(),
        0 => Cell::about(points.to_string()),
        _ => Cell::words(signed(points)).ink(ink(points)),
    };
    let row = |k: usize| {
        let (seat, sums) = (Seat(k as u8), || FinalCount::sums(&shown.seen.sheets, k));
        let won = count.complete && winners.contains(&seat);
        let score = if count.lines == 0 { String::new() } else { words::score(count.sum(sums())) };
        let name = Cell::player(shown.name(seat), seat, won);
        let sums = sums().enumerate().map(sum);
        iter::once(name).chain(sums).chain([Cell::sum(score).won(won)]).collect()
    };
    Sheet::new("result", iter::once(heads).chain(order.into_iter().map(row)).collect())
}

/// Width of the names of the rows, and of a player's column, points.
const NAMES: f32 = 120.0;
const COLUMN: f32 = 72.0;
/// Height of a row, points.
const HIGH: f32 = 24.0;
/// Behind the category that is being counted.
const LIT: Color32 = Color32::from_rgb(246, 228, 164);
const PAPER: Color32 = Color32::from_rgb(233, 219, 187);
const INK: Color32 = Color32::from_rgb(52, 36, 22);
const PALE: Color32 = Color32::from_rgb(158, 138, 106);
const GREEN: Color32 = Color32::from_rgb(22, 92, 62);
const RED: Color32 = Color32::from_rgb(164, 40, 24);

/// Shows the sheet, if points are being counted.
pub fn sheet(ctx: &Context, shown: &PanelData) -> Option<Wanted> {
    let counting = shown.counting.as_ref()?;
    let room = ctx.content_rect().size();
    let mut choice = None;
    let frame = Frame::new().fill(PAPER).stroke(Stroke::new(1.0, PALE)).corner_radius(4).inner_margin(18);
    let modal = Modal::new(Id::new("rathulhu sheet")).backdrop_color(Color32::from_black_alpha(110));
    modal.frame(frame).show(ctx, |ui| {
        let width = NAMES + COLUMN * shown.seating.sitters.len() as f32;
        ui.set_width(width.min(room.x - 60.0).max(20.0));
        ui.set_max_height((room.y - 40.0).max(20.0));
        let last = counting.sheet.aeon == AEONS;
        let over = if last { Ends::Third } else { Ends::Aeon { aeon: counting.sheet.aeon } };
        ui.label(RichText::new(say(over)).size(24.0).color(INK));
        ui.label(RichText::new(said(shown, counting)).size(14.0).color(INK));
        ui.add_space(4.0);
        ScrollArea::both().max_height((room.y - 180.0).max(20.0)).show(ui, |ui| {
            ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
            rows(ui, shown, counting);
        });
        ui.add_space(10.0);
        let complete = counting.progress(shown.still).complete;
        let words = if complete { Ends::Sheet } else { Ends::AtOnce };
        let go_on = Button::new(RichText::new(say(words)).size(17.0)).min_size(vec2(136.0, 34.0));
        if ui.add(KeyButton::new(go_on, ENTER)).clicked() {
            choice = Some(UiCommand::Wish(GameRequest::TurnSheet));
        }
    });
    choice
}

/// What is being counted; in the end who has won, or how it stands.
fn said(shown: &PanelData, counting: &Counting) -> String {
    let progress = counting.progress(shown.still);
    let due = counting.due();
    if !progress.complete {
        let row = progress.lines.checked_sub(1).and_then(|k| due.get(k));
        return row.map_or_else(|| say(Ends::Counted), |row| say(Ends::Row { row: row.message() }));
    }
    if counting.counted().count() < counting.sheet.lines.len() {
        return say(Ends::Hidden);
    }
    let scores: Vec<(Seat, i16)> =
        counting.counted().map(|(seat, line)| (seat, score(counting, seat, line, progress))).collect();
    let most = scores.iter().map(|(_, score)| *score).max().unwrap_or(0);
    let first: Vec<Seat> = scores.iter().filter(|(_, s)| *s == most).map(|(seat, _)| *seat).collect();
    let of = |words: &dyn Fn(Vec<Message>) -> Ends, seats: &[Seat]| {
        tell(shown.names(), &words(seats.iter().map(Say::message).collect()))
    };
    match shown.outcome.as_ref().filter(|_| counting.sheet.aeon == AEONS) {
        Some(Outcome::Won(won)) if first.len() > 1 => {
            let winners: Vec<Message> = won.iter().map(Say::message).collect();
            of(&|seats| Ends::Level { seats, winners: winners.clone() }, &first)
        }
        Some(outcome) => tell(shown.names(), &outcome),
        None => of(&|seats| Ends::Lead { seats, points: words::score(most) }, &first),
    }
}

/// The points of a seat with what has been counted.
fn score(counting: &Counting, seat: Seat, line: &PlayerScore, progress: CountState) -> i16 {
    counting.had(seat).saturating_add(counting.running(line, progress))
}

/// A row: its name and a cell for every player.
fn row(ui: &mut Ui, name: RichText, lit: bool, cells: impl Iterator<Item = RichText>) {
    let top = ui.cursor().top();
    let behind = ui.painter().add(Shape::Noop);
    ui.horizontal(|ui| {
        let cell = |ui: &mut Ui, width: f32, layout: Layout, text: RichText| {
            ui.allocate_ui_with_layout(vec2(width, HIGH), layout, |ui| {
                ui.set_min_size(vec2(width, HIGH));
                ui.add(Label::new(text).truncate());
            });
        };
        cell(ui, NAMES, Layout::left_to_right(Align::Center), name);
        for text in cells {
            cell(ui, COLUMN, Layout::right_to_left(Align::Center), text);
        }
    });
    let across = ui.min_rect().x_range();
    if lit {
        let rect = Rect::from_x_y_ranges(across, top..=top + HIGH);
        ui.painter().set(behind, Shape::rect_filled(rect, 0.0, LIT));
    }
    ui.painter().hline(across, top + HIGH, Stroke::new(1.0, PALE.gamma_multiply(0.5)));
}

fn rows(ui: &mut Ui, shown: &PanelData, counting: &Counting) {
    let lines: Vec<(Seat, &PlayerScore)> = counting.counted().collect();
    let progress = counting.progress(shown.still);
    let name =
        |(seat, _): &(Seat, &PlayerScore)| RichText::new(name_of(shown.names(), *seat)).size(14.0).color(INK);
    row(ui, RichText::new(""), false, lines.iter().map(name));
    for (k, each) in counting.due().iter().enumerate() {
        let done = k < progress.lines;
        let lit = k + 1 == progress.lines && !progress.complete;
        let name = RichText::new(say(each)).size(15.0).color(if done { INK } else { PALE });
        row(ui, name, lit, lines.iter().map(|(_, line)| cell(line, *each, done)));
    }
    let begun = progress.lines > 0;
    let sums = lines.iter().map(|(_, line)| {
        let sum = counting.running(line, progress);
        let words = if begun { signed(sum) } else { String::new() };
        RichText::new(words).size(16.0).color(on_paper(sum))
    });
    row(ui, RichText::new(say(Ends::ThisAeon)).size(15.0).color(INK), false, sums);
    let last = counting.sheet.aeon == AEONS && progress.complete;
    let scores = lines.iter().map(|(seat, line)| {
        let won = last && matches!(shown.outcome.as_ref(), Some(Outcome::Won(w)) if w.contains(seat));
        let mark = if won { "✔ " } else { "" };
        let words = format!("{mark}{}", words::score(score(counting, *seat, line, progress)));
        RichText::new(words).size(20.0).strong().color(Color32::BLACK)
    });
    row(ui, RichText::new(say(Ends::Score)).size(17.0).color(INK), last, scores);
}

/// The colour of points on paper.
const fn on_paper(points: i16) -> Color32 {
    match points {
        0 => INK,
        1.. => GREEN,
        _ => RED,
    }
}

fn cell(line: &PlayerScore, row: ScoreRow, done: bool) -> RichText {
    let (words, ink) = match line.row(row) {
        _ if !done => (String::new(), INK),
        0 => ("–".into(), PALE),
        points => (signed(points), on_paper(points)),
    };
    RichText::new(words).size(16.0).color(ink)
}
