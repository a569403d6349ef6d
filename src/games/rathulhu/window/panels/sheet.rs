//! The score sheet, which fills in category by category at the end of an Aeon, as on paper, with the sums running along.

use crate::asked::{Asked, Wanted};
use crate::count::{Counting, Progress};
use crate::panel_data::PanelData;
use crate::texts::Ends as Words;
use bevy_egui::egui::{
    Align, Button, Color32, Context, Frame, Id, Label, Layout, Modal, RichText, ScrollArea, Stroke, Ui, vec2,
};
use game::message::{Message, Say};
use game::words::{self, signed};
use game::{Outcome, Seat};
use rathulhu_rules::{AEONS, Line, Row};
use window::keys::names::ENTER;
use window::speech::{self, say};
use window::ui::act::Act;
use window::ui::buttons::cap;

/// Width of the names of the rows, and of a player's column, points.
const NAMES: f32 = 120.0;
const COLUMN: f32 = 72.0;
/// Height of a row, points.
const HIGH: f32 = 24.0;
/// Behind the category that is being counted.
const LIT: Color32 = Color32::from_rgb(246, 228, 164);
/// Paper, and what is written on it.
const PAPER: Color32 = Color32::from_rgb(233, 219, 187);
const INK: Color32 = Color32::from_rgb(52, 36, 22);
const PALE: Color32 = Color32::from_rgb(158, 138, 106);
const GREEN: Color32 = Color32::from_rgb(22, 92, 62);
const RED: Color32 = Color32::from_rgb(164, 40, 24);

/// Shows the sheet, if points are being counted.
pub fn show(ctx: &Context, shown: &PanelData) -> Option<Wanted> {
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
        let over = if last { Words::Third } else { Words::Aeon { aeon: counting.sheet.aeon } };
        ui.label(RichText::new(say(over)).size(24.0).color(INK));
        ui.label(RichText::new(said(shown, counting)).size(14.0).color(INK));
        ui.add_space(4.0);
        ScrollArea::both().max_height((room.y - 180.0).max(20.0)).show(ui, |ui| {
            ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
            rows(ui, shown, counting);
        });
        ui.add_space(10.0);
        let complete = counting.progress(shown.still).complete;
        let words = if complete { Words::Sheet } else { Words::AtOnce };
        let go_on = Button::new(RichText::new(say(words)).size(17.0)).shortcut_text(cap(ui, ENTER));
        if ui.add(go_on.min_size(vec2(136.0, 34.0))).clicked() {
            choice = Some(Act::Wish(Asked::TurnSheet));
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
        return row.map_or_else(|| say(Words::Counted), |row| say(Words::Row { row: row.message() }));
    }
    if counting.counted().count() < counting.sheet.lines.len() {
        return say(Words::Hidden);
    }
    let scores: Vec<(Seat, i16)> =
        counting.counted().map(|(seat, line)| (seat, score(counting, seat, line, progress))).collect();
    let most = scores.iter().map(|(_, score)| *score).max().unwrap_or(0);
    let first: Vec<Seat> = scores.iter().filter(|(_, s)| *s == most).map(|(seat, _)| *seat).collect();
    let tell = |words: &dyn Fn(Vec<Message>) -> Words, seats: &[Seat]| {
        speech::tell(shown.names(), &words(seats.iter().map(Say::message).collect()))
    };
    match shown.outcome.as_ref().filter(|_| counting.sheet.aeon == AEONS) {
        Some(Outcome::Won(won)) if first.len() > 1 => {
            let winners: Vec<Message> = won.iter().map(Say::message).collect();
            tell(&|seats| Words::Level { seats, winners: winners.clone() }, &first)
        }
        Some(outcome) => speech::tell(shown.names(), &outcome),
        None => tell(&|seats| Words::Lead { seats, points: words::score(most) }, &first),
    }
}

/// The points of a seat with what has been counted.
fn score(counting: &Counting, seat: Seat, line: &Line, progress: Progress) -> i16 {
    counting.had(seat).saturating_add(counting.running(line, progress))
}

/// A row: its name and a cell for every player.
fn row(ui: &mut Ui, name: RichText, lit: bool, cells: impl Iterator<Item = RichText>) {
    let top = ui.cursor().top();
    let behind = ui.painter().add(bevy_egui::egui::Shape::Noop);
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
        let rect = bevy_egui::egui::Rect::from_x_y_ranges(across, top..=top + HIGH);
        ui.painter().set(behind, bevy_egui::egui::Shape::rect_filled(rect, 0.0, LIT));
    }
    ui.painter().hline(across, top + HIGH, Stroke::new(1.0, PALE.gamma_multiply(0.5)));
}

fn rows(ui: &mut Ui, shown: &PanelData, counting: &Counting) {
    let lines: Vec<(Seat, &Line)> = counting.counted().collect();
    let progress = counting.progress(shown.still);
    let name = |(seat, _): &(Seat, &Line)| RichText::new(shown.names().of(*seat)).size(14.0).color(INK);
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
        RichText::new(words).size(16.0).color(ink(sum))
    });
    row(ui, RichText::new(say(Words::ThisAeon)).size(15.0).color(INK), false, sums);
    let last = counting.sheet.aeon == AEONS && progress.complete;
    let scores = lines.iter().map(|(seat, line)| {
        let won = last && matches!(shown.outcome.as_ref(), Some(Outcome::Won(w)) if w.contains(seat));
        let mark = if won { "✔ " } else { "" };
        let words = format!("{mark}{}", words::score(score(counting, *seat, line, progress)));
        RichText::new(words).size(20.0).strong().color(Color32::BLACK)
    });
    row(ui, RichText::new(say(Words::Score)).size(17.0).color(INK), last, scores);
}

/// The colour of points on paper.
const fn ink(points: i16) -> Color32 {
    match points {
        0 => INK,
        1.. => GREEN,
        _ => RED,
    }
}

fn cell(line: &Line, row: Row, done: bool) -> RichText {
    let (words, ink) = match line.row(row) {
        _ if !done => (String::new(), INK),
        0 => ("–".into(), PALE),
        points => (signed(points), ink(points)),
    };
    RichText::new(words).size(16.0).color(ink)
}
