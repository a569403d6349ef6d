//! The score sheet, which fills in row by row at the end of an Aeon, as on paper.

use super::{Asked, PanelData, Wanted};
use crate::app::ui::act::Act;
use crate::app::ui::style;
use crate::game::Seat;
use crate::games::rathulhu::rules::{AEONS, Line, Row};
use crate::games::rathulhu::window::table::Counting;
use bevy_egui::egui::{
    Align, Button, Color32, Context, Frame, Id, Label, Layout, Modal, RichText, ScrollArea, Stroke, Ui, vec2,
};

/// How long each row takes, s.
const ROW_S: f32 = 0.42;
/// Width of the names of the rows, and of a player's column, points.
const NAMES: f32 = 120.0;
const COLUMN: f32 = 72.0;
/// Height of a row, points.
const HIGH: f32 = 24.0;
/// Paper, and what is written on it.
const PAPER: Color32 = Color32::from_rgb(233, 219, 187);
const INK: Color32 = Color32::from_rgb(52, 36, 22);
const PALE: Color32 = Color32::from_rgb(158, 138, 106);
const GREEN: Color32 = Color32::from_rgb(22, 92, 62);
const RED: Color32 = Color32::from_rgb(164, 40, 24);

/// Rows that are filled in after so long.
pub fn filled(counting: &Counting, still: bool) -> usize {
    if still { usize::MAX } else { (counting.shown_s / ROW_S) as usize }
}

/// Shows the sheet, if points are being counted.
pub fn show(ctx: &Context, shown: &PanelData) -> Option<Wanted> {
    let counting = shown.table.counting()?;
    let room = ctx.content_rect().size();
    let mut choice = None;
    let frame = Frame::new().fill(PAPER).stroke(Stroke::new(1.0, PALE)).corner_radius(4).inner_margin(18);
    let modal = Modal::new(Id::new("rathulhu sheet")).backdrop_color(Color32::from_black_alpha(110));
    modal.frame(frame).show(ctx, |ui| {
        let width = NAMES + COLUMN * shown.seating.sitters.len() as f32;
        ui.set_width(width.min(room.x - 60.0).max(20.0));
        ui.set_max_height((room.y - 40.0).max(20.0));
        let last = counting.sheet.aeon == AEONS;
        let number = if last { "The third Aeon".into() } else { format!("Aeon {}", counting.sheet.aeon) };
        ui.label(RichText::new(format!("{number} is over")).size(24.0).color(INK));
        ScrollArea::both().max_height((room.y - 150.0).max(20.0)).show(ui, |ui| {
            ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
            rows(ui, shown, counting);
        });
        ui.add_space(10.0);
        let go_on = Button::new(RichText::new("Go on").size(17.0))
            .shortcut_text(RichText::new("Enter").size(12.5).color(style::FAINT));
        if ui.add(go_on.min_size(vec2(120.0, 34.0))).clicked() {
            choice = Some(Act::Wish(Asked::SheetAway));
        }
    });
    choice
}

/// A row: its name and a cell for every player.
fn row(ui: &mut Ui, name: RichText, cells: impl Iterator<Item = RichText>) {
    let top = ui.cursor().top();
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
    ui.painter().hline(across, top + HIGH, Stroke::new(1.0, PALE.gamma_multiply(0.5)));
}

fn rows(ui: &mut Ui, shown: &PanelData, counting: &Counting) {
    let lines = &counting.sheet.lines;
    let last = counting.sheet.aeon == AEONS;
    let filled = filled(counting, shown.still);
    let name = |k| RichText::new(shown.names().of(Seat(k))).size(14.0).color(INK);
    let seats = (0..).take(lines.len()).map(name);
    row(ui, RichText::new(""), seats);
    let due: Vec<Row> = Row::ALL.into_iter().filter(|row| last || !row.only_last()).collect();
    for (k, each) in due.iter().enumerate() {
        let done = k < filled;
        let name = RichText::new(each.name()).size(15.0).color(if done { INK } else { PALE });
        row(ui, name, lines.iter().map(|line| points(line, *each, done)));
    }
    let done = filled >= due.len();
    let sum = |line: &Line| if done { format!("{:+}", line.total()) } else { String::new() };
    let ink = if done { INK } else { PALE };
    let sums = lines.iter().map(|line| RichText::new(sum(line)).size(16.0).color(INK));
    row(ui, RichText::new("This Aeon").size(15.0).color(ink), sums);
    let done = filled > due.len();
    let scores = lines.iter().zip(&counting.before).map(|(line, before)| {
        let score = before.saturating_add(line.total());
        let words = if done { score.to_string() } else { String::new() };
        RichText::new(words).size(20.0).strong().color(Color32::BLACK)
    });
    row(ui, RichText::new("Score").size(17.0).color(if done { INK } else { PALE }), scores);
}

fn points(line: &Line, row: Row, done: bool) -> RichText {
    let (words, ink) = match line.row(row) {
        _ if !done => (String::new(), INK),
        0 => ("–".into(), PALE),
        points @ 1.. => (format!("{points:+}"), GREEN),
        points => (format!("{points:+}"), RED),
    };
    RichText::new(words).size(16.0).color(ink)
}
