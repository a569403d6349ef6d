//! The cards of whoever sits before the screen. A click takes one up or lets go of it; it can be dragged to where it goes.

use super::tips;
use super::wheel::wheel;
use crate::asked::{Wanted, choose};
use crate::faces::Face;
use crate::layout::{LIFT, hand_cards};
use crate::paint::Item;
use crate::panel_data::PanelData;
use crate::texts::Bar as Words;
use bevy_egui::egui::{Align2, Color32, Context, FontId, Rect, Stroke, StrokeKind, Ui, vec2};
use elder_god_rules::{Card, Thing};
use game::choices::Input;
use window::board::badge;
use window::speech::say;
use window::ui::hand::HandCard;
use window::ui::layout::whole;
use window::ui::{drag, landmarks, style, tip};

/// Corners of a card, as a share of its width.
const ROUND: f32 = 0.08;
/// Wider cards have a number, points.
const NUMBERED: f32 = 30.0;
/// What the explanations are called.
const TIP: &str = "elder god card";

/// Draws the hand.
pub fn show(ctx: &Context, data: &PanelData, wanted: &mut Vec<Wanted>) {
    whole(ctx, "elder god hand", |ui, _| {
        let cards = data.seen.hand();
        landmarks::part(ui.ctx(), "Hand", data.layout.hand);
        landmarks::needed(ui.ctx(), "hand", data.layout.hand);
        for (k, (card, rect)) in cards.iter().zip(hand_cards(data.layout.hand, cards.len())).enumerate() {
            one(ui, data, (k, *card), rect, wanted);
        }
        if cards.is_empty() {
            let held = data.seen.view.viewer.is_some();
            let words = if held { say(Words::EmptyHand) } else { String::new() };
            let font = FontId::proportional(14.0);
            let at = data.layout.hand.left_center();
            ui.painter().text(at, Align2::LEFT_CENTER, words, font, style::FAINT);
        }
    });
}

/// The cards of the hand: one that is drawn comes from the deck, face down on the first half of its way.
pub(super) fn items(data: &PanelData) -> Vec<Item> {
    let cards = data.seen.hand();
    let item = |(card, rect): (&Card, Rect)| {
        let chosen = data.chosen();
        let turned = data.card() == Some(*card) && data.is_turned(chosen, chosen.focus);
        let picture = Face::in_hand(*card, turned, data.seen.view.viewer).picture();
        let id = ("hand", card.number());
        Item::new(id, id, picture, lifted(data, *card, rect))
            .from(data.layout.deck, Some(Face::Back.picture()))
    };
    cards.iter().zip(hand_cards(data.layout.hand, cards.len())).map(item).collect()
}

/// Where a card of the hand is: one that is picked, or is to be thrown away, stands out.
fn lifted(data: &PanelData, card: Card, rect: Rect) -> Rect {
    let (picked, marked) = (is_picked(data, card), is_marked(data, card));
    let lift = if picked || marked { data.layout.hand.height() * LIFT } else { 0.0 };
    rect.translate(vec2(0.0, -lift))
}

fn one(ui: &Ui, data: &PanelData, (k, card): (usize, Card), rect: Rect, wanted: &mut Vec<Wanted>) {
    let (picked, marked) = (is_picked(data, card), is_marked(data, card));
    let rect = lifted(data, card, rect);
    let asked = data.asked().is_some();
    let thing = Thing::Card(card);
    let number = (asked && rect.width() > NUMBERED).then_some(k);
    let shown = HandCard { thing, name: say(card), rect, round: ROUND, picked, drags: asked, number };
    let round = rect.width() * ROUND;
    let (response, taken) = shown.show(ui, |painter, _| {
        if !asked {
            painter.rect_filled(rect, round, Color32::from_black_alpha(60));
        }
        if marked {
            painter.rect_filled(rect, round, style::BAD.gamma_multiply(0.25));
            painter.rect_stroke(rect, round, Stroke::new(2.5, style::BAD), StrokeKind::Outside);
            badge(painter, rect.center(), &say(Words::Away), 13.0, style::BAD);
        }
    });
    if asked {
        // While cards are chosen that are to go, a card is dragged to the others and nothing else is taken up.
        if taken {
            wanted.push(choose(Input::Take(thing)));
        }
        if response.clicked() {
            wanted.push(choose(Input::Click(thing)));
        }
        if response.hovered() && picked && wheel(ui.ctx()) != 0.0 {
            wanted.push(choose(Input::Turn(wheel(ui.ctx()) > 0.0, None)));
        }
    }
    let ctx = ui.ctx();
    if response.hovered() && !drag::is_carrying(ctx) && tip::rests(ctx, TIP, rect) {
        // Clear of the other cards, which may be weighed against it.
        let rest = [data.layout.hand, data.layout.deck.union(data.layout.pile)];
        tip::about(ctx, TIP, response.hover_pos(), (rect, &rest), |ui| tips::lines(ui, &tips::card(card)));
    }
}

/// Whether a card is held, or the keyboard points at it.
fn is_picked(data: &PanelData, card: Card) -> bool {
    data.card() == Some(card) || data.chosen().focus == Some(Thing::Card(card))
}

/// Whether a card is to be thrown away.
fn is_marked(data: &PanelData, card: Card) -> bool {
    data.throwing() && data.desk.chosen.marked.contains(&Thing::Card(card))
}
