//! The seat's own cards, with what can be done with each written on it.

use super::{Pick, words};
use crate::app::style;
use crate::app::thoth::faces::Picture;
use crate::app::thoth::pack::{Pack, size_of};
use crate::app::thoth::seen::{Held, Seen};
use crate::games::thoth::{Kind, Play};
use bevy_egui::egui::{
    Align2, Color32, FontId, Id, Painter, Rect, Sense, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType, pos2,
    vec2,
};

/// Widest and narrowest card, points.
pub const WIDEST: f32 = 110.0;
const NARROWEST: f32 = 18.0;
/// Between two cards.
const GAP: f32 = 8.0;
/// Height of a line written on a card.
const LINE: f32 = 16.0;
/// Most lines on a card.
const MOST_LINES: usize = 4;
/// How far a picked card stands out.
const LIFT: f32 = 10.0;

/// The width of a card when so many share a width.
pub fn card_width(room: f32, cards: usize) -> f32 {
    let cards = cards.max(1) as f32;
    ((room - GAP * (cards - 1.0)) / cards).clamp(NARROWEST, WIDEST)
}

/// Shows the hand, with cards no wider than `most`. A click picks a card or lets go of it.
pub fn show(ui: &mut Ui, seen: &Seen, pick: &mut Pick, pack: &mut Pack, most: f32) {
    if seen.cards.is_empty() {
        return;
    }
    let width = card_width(ui.available_width(), seen.cards.len()).min(most);
    let card = size_of(Picture::Back, width);
    let total = vec2(width * seen.cards.len() as f32 + GAP * (seen.cards.len() - 1) as f32, card.y + LIFT);
    let (room, _) = ui.allocate_exact_size(total, Sense::hover());
    for (k, held) in seen.cards.iter().enumerate() {
        let picked = pick.card == Some(held.card);
        let left = room.left() + (width + GAP) * k as f32;
        let top = if picked { room.top() } else { room.top() + LIFT };
        let rect = Rect::from_min_size(pos2(left, top), card);
        let response = ui.interact(rect, Id::new(("thoth card", held.card.index())), Sense::click());
        response
            .widget_info(|| WidgetInfo::selected(WidgetType::Button, true, picked, held.card.to_string()));
        if response.clicked() {
            *pick = if picked { Pick::default() } else { picked_up(held) };
        }
        let lit = picked || response.hovered();
        paint(ui.painter(), rect, seen, held, lit, k, pack);
        response.on_hover_text(words::about(held.card));
    }
}

/// A card picked, with the first thing that can be done with it; of a raise, the most pips.
pub fn picked_up(held: &Held) -> Pick {
    let worth = |play: &Play| match *play {
        Play::Raise { size, count, .. } => words::pips(size, count),
        _ => 0,
    };
    let first = held.lawful().next();
    let play =
        first.and_then(|first| held.lawful().filter(|play| play.kind() == first.kind()).max_by_key(worth));
    // What is picked without being asked for must do no harm.
    let play = play.filter(|play| !matches!(play.kind(), Kind::Discard | Kind::CallEnd));
    Pick { card: Some(held.card), play }
}

fn paint(painter: &Painter, rect: Rect, seen: &Seen, held: &Held, lit: bool, k: usize, pack: &mut Pack) {
    let may = seen.may_play();
    let tint = if may || lit { Color32::WHITE } else { Color32::from_gray(150) };
    pack.paint(painter, rect, Picture::Face(held.card), tint);
    let round = rect.width() * 0.055;
    if lit {
        painter.rect_stroke(rect, round, Stroke::new(2.5, style::AMBER), StrokeKind::Outside);
    }
    if !may || rect.width() < 60.0 {
        return;
    }
    number(painter, rect, k);
    let lines = words::on_card(held, &seen.names);
    let shown = lines.len().min(MOST_LINES);
    // Over the foot of the picture; name and signs stay free.
    let bottom = rect.top() + rect.height() * 0.705;
    for (row, words) in lines.iter().take(MOST_LINES).enumerate() {
        let top = bottom - LINE * (shown - row) as f32;
        let line = Rect::from_min_size(pos2(rect.left() + 3.0, top), vec2(rect.width() - 6.0, LINE - 1.0));
        written(painter, line, words);
    }
}

/// The key that picks the card.
fn number(painter: &Painter, rect: Rect, k: usize) {
    let at = pos2(rect.center().x, rect.top());
    painter.circle(at, 8.5, style::DIALOG, Stroke::new(1.0, style::FAINT));
    let key = (k + 1).to_string();
    painter.text(at, Align2::CENTER_CENTER, key, FontId::proportional(12.0), style::INK);
}

/// A line on a card; letters shrink, and at last the line is cut, so that it stays on it.
fn written(painter: &Painter, line: Rect, words: &str) {
    painter.rect_filled(line, 3.0, Color32::from_rgba_unmultiplied(24, 19, 16, 225));
    let room = line.width() - 4.0;
    let mut galley = painter.layout_no_wrap(words.to_owned(), FontId::proportional(12.5), style::AMBER);
    if galley.size().x > room {
        galley = painter.layout_no_wrap(words.to_owned(), FontId::proportional(11.0), style::AMBER);
    }
    let mut cut = words.to_owned();
    while galley.size().x > room && cut.chars().count() > 3 {
        cut.pop();
        let words = format!("{}…", cut.trim_end());
        galley = painter.layout_no_wrap(words, FontId::proportional(11.0), style::AMBER);
    }
    let at = line.center() - galley.size() / 2.0;
    painter.galley(at, galley, style::AMBER);
}
