//! The seat's own cards, with what can be done with each written on it.

use super::{tips, words};
use crate::asked::{Act, Asked, choose};
use crate::faces::Picture;
use crate::pack::{Pack, size_of};
use crate::panel_view::PanelView;
use crate::texts::Uses;
use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{
    Align, Color32, FontId, Painter, Pos2, Rect, Sense, Stroke, StrokeKind, Ui, pos2, vec2,
};
use game::choices::{Chosen, Input};
use game::words::signed;
use thoth_rules::{CardChoices, Thing};
use window::speech::say;
use window::ui::hand::HandCard;
use window::ui::tip::Tip;
use window::ui::{landmarks, style};

/// Widest and narrowest card, points.
pub const WIDEST: f32 = 110.0;
const NARROWEST: f32 = 18.0;
/// Between two cards.
const GAP: f32 = 8.0;
/// Size of the letters written on cards.
const LETTERS: f32 = 12.5;
/// Size of the letters on tags.
const TAG: f32 = 12.5;
/// A card that costs so much is costly, points.
const COSTLY: i32 = 7;
/// Corners of a card, as a share of its width.
pub(super) const ROUND: f32 = 0.055;
/// Cards from this width on have numbers and words on them, points.
const NUMBERED: f32 = 60.0;
/// How far a picked card stands out.
const LIFT: f32 = 10.0;

/// The width of a card when so many share a width.
pub(crate) fn card_width(room: f32, cards: usize) -> f32 {
    let cards = cards.max(1) as f32;
    ((room - GAP * (cards - 1.0)) / cards).clamp(NARROWEST, WIDEST)
}

/// The height of a hand of so many cards in a room so wide, none wider than `most`.
pub fn height(room: f32, cards: usize, most: f32) -> f32 {
    size_of(Picture::Back, card_width(room, cards).min(most)).y + LIFT
}

/// Shows the hand, with cards no wider than `most`. A click picks a card or lets go of it, two play it as it is picked,
/// or bid it; and it can be dragged.
pub fn show(ui: &mut Ui, seen: &PanelView, chosen: &Chosen<Thing>, pack: Pack, most: f32) -> Option<Act> {
    if seen.cards().is_empty() {
        return None;
    }
    let mut act = None;
    let may = seen.may_play() || seen.may_bid();
    let width = card_width(ui.available_width(), seen.cards().len()).min(most);
    let card = size_of(Picture::Back, width);
    let total =
        vec2(width * seen.cards().len() as f32 + GAP * (seen.cards().len() - 1) as f32, card.y + LIFT);
    let (room, _) = ui.allocate_exact_size(total, Sense::hover());
    landmarks::needed(ui.ctx(), "hand", room);
    for (k, held) in seen.cards().iter().enumerate() {
        let thing = Thing::Card(held.card);
        let picked = chosen.at.first() == Some(&thing);
        let left = room.left() + (width + GAP) * k as f32;
        let top = if picked { room.top() } else { room.top() + LIFT };
        let rect = Rect::from_min_size(pos2(left, top), card);
        let number = (may && width >= NUMBERED).then_some(k);
        let card = HandCard { thing, name: say(held.card), rect, round: ROUND, picked, drags: true, number };
        let (response, _) = card.show(ui, |painter, lit| paint(painter, rect, seen, held, (may, lit), pack));
        if response.double_clicked() && may {
            act = Some(Act::Wish(Asked::Take(thing, Input::Enter)));
        } else if response.clicked() {
            act = Some(choose(if picked { Input::Back } else { Input::Take(thing) }));
        }
        response.tip_ui(|ui| tips::card(ui, held.card, Some(held.cost), pack));
    }
    act
}

fn paint(
    painter: &Painter,
    rect: Rect,
    seen: &PanelView,
    held: &CardChoices,
    (may, lit): (bool, bool),
    pack: Pack,
) {
    let tint = if may || lit { Color32::WHITE } else { Color32::from_gray(150) };
    pack.paint(painter, rect, Picture::Face(held.card), tint);
    cost(painter, rect, held.cost);
    let bid = seen.view().own_bid() == Some(held.card);
    if held.drawn || bid {
        let middle = pos2(rect.left() + 0.16 * rect.width(), rect.top());
        let words = if bid { Uses::Bid } else { Uses::New };
        tag(painter, middle, &say(words), style::AMBER, style::DIALOG);
    }
    if !may || rect.width() < NUMBERED {
        return;
    }
    // Over the foot of the picture; head, name and signs stay free.
    let (top, mut bottom) = (rect.top() + rect.height() * 0.18, rect.top() + rect.height() * 0.705);
    for words in words::on_card(held, &seen.names).iter().rev() {
        bottom -= written(painter, rect, (top, bottom), words);
    }
}

/// What a card costs, on its upper corner: a filled tag where that is much.
fn cost(painter: &Painter, rect: Rect, cost: i32) {
    if cost == 0 {
        return;
    }
    let (ground, ink) =
        if cost >= COSTLY { (style::BAD, style::DIALOG) } else { (style::DIALOG, style::BAD) };
    tag(painter, pos2(rect.right() - 0.16 * rect.width(), rect.top()), &signed(-cost), ground, ink);
}

/// A few letters on a plate.
fn tag(painter: &Painter, middle: Pos2, words: &str, ground: Color32, ink: Color32) {
    let galley = painter.layout_no_wrap(words.to_owned(), FontId::proportional(TAG), ink);
    let plate = Rect::from_center_size(middle, galley.size() + vec2(8.0, 1.0));
    painter.rect(
        plate,
        4.0,
        ground,
        Stroke::new(1.0, style::BAD.lerp_to_gamma(ground, 0.4)),
        StrokeKind::Inside,
    );
    painter.galley(plate.min + vec2(4.0, 0.5), galley, ink);
}

/// Writes on a card above a height, in as many rows as it takes if there is room for them; the height it took.
fn written(painter: &Painter, card: Rect, (top, bottom): (f32, f32), words: &str) -> f32 {
    let mut job =
        LayoutJob::simple(words.to_owned(), FontId::proportional(LETTERS), style::AMBER, card.width() - 10.0);
    job.halign = Align::Center;
    let galley = painter.layout_job(job);
    let tall = galley.size().y + 2.0;
    if bottom - tall < top {
        return 0.0;
    }
    let min = pos2(card.left() + 3.0, bottom - tall);
    let field = Rect::from_min_max(min, pos2(card.right() - 3.0, bottom - 1.0));
    painter.rect_filled(field, 3.0, Color32::from_rgba_unmultiplied(24, 19, 16, 230));
    painter.galley(pos2(card.center().x, min.y), galley, style::AMBER);
    tall
}
