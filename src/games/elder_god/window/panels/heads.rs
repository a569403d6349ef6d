//! Over each plot: whose it is, how long the longest sound path is and how many cards are needed, which openings remain,
//! what is held.

use crate::faces::DrawnPicture;
use crate::layout::Plot;
use crate::panel_data::PanelData;
use crate::panels::tips::{self, Alarm};
use crate::texts::Heads as Words;
use crate::ui_state::{GameRequest, Wanted, choose};
use bevy_egui::egui::text::{LayoutJob, TextWrapping};
use bevy_egui::egui::{
    Color32, Context, CornerRadius, FontId, Galley, Id, Painter, Rect, Sense, Stroke, StrokeKind, TextFormat,
    Ui, Vec2, pos2, vec2,
};
use elder_god_rules::Thing;
use game::Seat;
use game::choices::Input;
use std::sync::Arc;
use window::speech::{name_of, say};
use window::ui::act::UiCommand;
use window::ui::explanation::Explanation;
use window::ui::layout::whole;
use window::ui::seats::Badge;
use window::ui::{drag, style, tip};

/// Size of the letters, points.
const LETTERS: f32 = 14.0;
/// Between two things in a head, and in a narrow one.
const GAP: (f32, f32) = (7.0, 3.0);
/// A Necronomicon is at least so wide, points.
const BOOK: f32 = 11.0;
/// Width of the bar of a path.
const BAR: f32 = 64.0;
/// Heads that are narrower have marks for names, points.
const SMALL: f32 = 150.0;
const TIP: &str = "elder god head";

pub fn show(ctx: &Context, data: &PanelData, wanted: &mut Vec<Wanted>) {
    whole(ctx, "elder god heads", |ui, _| {
        for plot in &data.layout.plots {
            head(ui, data, plot, wanted);
        }
    });
}

/// From left to right, line by line; what has no room is left out.
struct Pen {
    painter: Painter,
    lines: Vec<Rect>,
    x: f32,
    gap: f32,
}

impl Pen {
    /// The next place so wide.
    fn place(&mut self, wide: f32) -> Option<Rect> {
        loop {
            let line = *self.lines.first()?;
            let left = self.x.max(line.left());
            if left + wide <= line.right() {
                self.x = left + wide + self.gap;
                return Some(Rect::from_min_size(pos2(left, line.top()), vec2(wide, line.height())));
            }
            self.lines.remove(0);
            self.x = f32::MIN;
        }
    }

    /// How wide the rest of this line and the next ones are, points.
    fn room(&self) -> f32 {
        let left = |(k, line): (usize, &Rect)| {
            line.right() - if k == 0 { self.x.max(line.left()) } else { line.left() }
        };
        self.lines.iter().enumerate().map(left).sum()
    }

    fn words(&mut self, words: &str, ink: Color32) -> Option<Rect> {
        let galley = self.painter.layout_no_wrap(words.to_owned(), FontId::proportional(LETTERS), ink);
        let rect = self.place(galley.size().x)?;
        self.painter.galley(pos2(rect.left(), rect.center().y - galley.size().y / 2.0), galley, ink);
        Some(rect)
    }
}

fn head(ui: &mut Ui, data: &PanelData, plot: &Plot, wanted: &mut Vec<Wanted>) {
    let (Some(standing), Some(view)) =
        (data.seen.standing(plot.seat), data.seen.view.seats.get(usize::from(plot.seat.0)))
    else {
        return;
    };
    if plot.head.height() < 9.0 {
        return;
    }
    let response = ui.interact(plot.head, Id::new(("elder god head", plot.seat.0)), Sense::click());
    let painter = ui.painter().with_clip_rect(plot.head);
    let count = if plot.head.height() > 34.0 { 2 } else { 1 };
    let high = plot.head.height() / count as f32;
    let line = |k: usize| {
        let min = plot.head.min + vec2(2.0, high * k as f32);
        Rect::from_min_size(min, vec2(plot.head.width() - 4.0, high))
    };
    // The name gives way to how far it has come.
    let most = if count == 1 { plot.head.width() * 0.3 } else { plot.head.width() * 0.62 };
    let narrow = count == 1 && plot.head.width() < SMALL;
    let gap = if narrow { GAP.1 } else { GAP.0 };
    let lines = (0..count).map(line).collect();
    let mut pen = Pen { painter: painter.clone(), lines, x: f32::MIN, gap };
    name(&mut pen, data, plot, if narrow { 0.0 } else { most });
    let path = (standing.path.len(), usize::from(data.seen.needed()));
    progress(&mut pen, path, narrow);
    // What cannot be told from the table never gives way.
    books(ui, data, plot, &mut pen, wanted);
    if let Some(alarm) = tips::alarm(data, plot.seat) {
        let alarm = if alarm == Alarm::Mouth { Words::AlarmMouth } else { Words::AlarmClose };
        pen.words(&say(alarm), style::BAD);
    }
    if standing.wound.is_some() {
        pen.words(&say(Words::Wounded), style::BAD);
    }
    let openings = standing.openings.len();
    pen.words(&say(Words::Open { openings }), if openings == 1 { style::INK } else { style::AMBER });
    if let Some(rect) = pen.place(high * 0.62 + 20.0) {
        let icon = Rect::from_min_size(rect.min + vec2(0.0, high * 0.1), vec2(high * 0.57, high * 0.8));
        DrawnPicture::Back.picture().paint(&painter, icon);
        let at = pos2(icon.right() + 3.0, rect.center().y);
        let font = FontId::proportional(LETTERS);
        painter.text(at, bevy_egui::egui::Align2::LEFT_CENTER, view.cards, font, style::INK);
    }
    if !narrow {
        bar(&mut pen, path);
    }
    if response.clicked() {
        wanted.push(UiCommand::Wish(GameRequest::Front(plot.seat)));
    }
    if response.hovered() && !drag::is_carrying(ui.ctx()) && tip::rests(ui.ctx(), TIP, plot.head) {
        let stands = Explanation::new(data.name(plot.seat), tips::standing(data, plot.seat));
        tip::about(ui.ctx(), TIP, response.hover_pos(), (plot.head, &[]), |ui| stands.show(ui));
    }
}

/// The name on its colour with its mark, cut short where it is too long.
fn name(pen: &mut Pen, data: &PanelData, plot: &Plot, most: f32) {
    let badge = Badge::usual(plot.seat);
    let marks = style::marks(pen.painter.ctx());
    let mark = if marks { format!("{} ", badge.mark) } else { String::new() };
    let words = if most > 0.0 {
        format!("{mark}{}", name_of(data.names(), plot.seat))
    } else {
        badge.mark.to_string()
    };
    let galley = cut(&pen.painter, &words, (most - 12.0).max(LETTERS * 1.4), badge.ink());
    if let Some(rect) = pen.place(galley.size().x + 12.0) {
        let back = Rect::from_center_size(rect.center(), vec2(rect.width(), galley.size().y + 2.0));
        pen.painter.rect_filled(back, 3.0, badge.colour);
        if data.seen.view.phase.turn_of() == Some(plot.seat) && data.doing.is_none() {
            pen.painter.rect_stroke(back, 3.0, Stroke::new(2.0, Color32::WHITE), StrokeKind::Inside);
        }
        let at = pos2(rect.left() + 6.0, rect.center().y - galley.size().y / 2.0);
        pen.painter.galley(at, galley, badge.ink());
    }
}

/// Words in one line, cut short.
fn cut(painter: &Painter, words: &str, wide: f32, ink: Color32) -> Arc<Galley> {
    let format = TextFormat::simple(FontId::proportional(LETTERS), ink);
    let mut job = LayoutJob::single_section(words.to_owned(), format);
    job.wrap = TextWrapping::truncate_at_width(wide);
    painter.layout_job(job)
}

/// The longest sound path in words.
fn progress(pen: &mut Pen, (path, needed): (usize, usize), narrow: bool) {
    let done = path >= needed;
    let ink = if done { style::GOOD } else { style::INK };
    let words = if narrow { format!("{path}/{needed}") } else { say(Words::Path { path, needed }) };
    pen.words(&words, ink);
}

/// The same as a bar, where there is room for it.
fn bar(pen: &mut Pen, (path, needed): (usize, usize)) {
    let done = path >= needed;
    if let Some(rect) = pen.place(BAR) {
        let bar = Rect::from_center_size(rect.center(), vec2(BAR, 7.0));
        pen.painter.rect_filled(bar, CornerRadius::same(3), style::WELL);
        let share = (path as f32 / needed.max(1) as f32).min(1.0);
        let full = Rect::from_min_size(bar.min, vec2(bar.width() * share, bar.height()));
        pen.painter.rect_filled(full, CornerRadius::same(3), if done { style::GOOD } else { style::AMBER });
        pen.painter.rect_stroke(
            bar,
            CornerRadius::same(3),
            Stroke::new(1.0, style::LINE),
            StrokeKind::Outside,
        );
    }
}

/// What the place of somebody's Necronomicon is called, counted from 0.
pub fn book_id(seat: Seat, nth: u8) -> Id {
    Id::new(("elder god book", seat.0, nth))
}

/// The Necronomicons that are left: each, or one with their number where there is no room. One's own can be dragged to the
/// wound, or clicked.
fn books(ui: &Ui, data: &PanelData, plot: &Plot, pen: &mut Pen, wanted: &mut Vec<Wanted>) {
    let left = data.seen.view.player(plot.seat).map_or(0, |player| player.necronomicons);
    let mine = data.asked() == Some(plot.seat);
    let high = pen.lines.first().map_or(0.0, Rect::height) * 0.86;
    let each = pen.room() >= (high + pen.gap) * f32::from(left);
    let wide = if each { high } else { high.min(pen.room()).max(BOOK) };
    for k in 0..if each { left } else { left.min(1) } {
        let Some(rect) = pen.place(wide) else { return };
        DrawnPicture::Book
            .picture()
            .paint(&pen.painter, Rect::from_center_size(rect.center(), Vec2::splat(wide)));
        if !each && left > 1 {
            number(&pen.painter, rect, left);
        }
        let sense = if mine { Sense::click_and_drag() } else { Sense::empty() };
        let response = ui.interact(rect, book_id(plot.seat, k), sense);
        if !mine {
            continue;
        }
        if drag::take(&response, || Thing::Book) {
            wanted.push(choose(Input::Take(Thing::Book)));
        }
        let offered = data.offers.next(None, &[], None).contains(&Thing::Book);
        if offered || data.held() == Some(Thing::Book) {
            pen.painter.rect_stroke(rect, 3.0, Stroke::new(2.0, style::AMBER), StrokeKind::Inside);
        }
        if response.clicked() {
            wanted.push(choose(Input::Click(Thing::Book)));
        }
    }
}

/// A number over the lower part of a picture.
fn number(painter: &Painter, rect: Rect, count: u8) {
    let galley = painter.layout_no_wrap(count.to_string(), FontId::proportional(LETTERS * 0.8), style::INK);
    let at = pos2(rect.center().x, rect.bottom() - galley.size().y / 2.0);
    let back = Rect::from_center_size(at, galley.size() + vec2(4.0, 0.0));
    painter.rect_filled(back, 3.0, style::WELL);
    painter.galley(back.center() - galley.size() / 2.0, galley, style::INK);
}
