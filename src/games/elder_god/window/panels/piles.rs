//! The deck and the discard pile, which anybody may look through.

use crate::asked::{Asked, Wanted};
use crate::faces::Face;
use crate::keys::PILE;
use crate::paint::Item;
use crate::panel_data::PanelData;
use crate::texts::Things as Words;
use bevy_egui::egui::{Align2, Color32, Context, Id, RichText, ScrollArea, Sense, Stroke, StrokeKind, vec2};
use window::board::badge;
use window::keys::label;
use window::speech::say;
use window::ui::act::Act;
use window::ui::buttons::cap;
use window::ui::layout::{over, whole};
use window::ui::tip::Tip;
use window::ui::{drag, style};
use window::words::capital;

/// Width of a card that is looked through, points.
const CARD: f32 = 64.0;

/// The cards on top of the piles.
pub(super) fn items(data: &PanelData) -> Vec<Item> {
    let view = &data.seen.view;
    let deck = (view.deck > 0).then(|| Item::fixed("deck", Face::Back.picture(), data.layout.deck));
    let top = view.discard.last().map(|card| Face::in_hand(*card, false, None).picture());
    let pile = top.map(|picture| Item::fixed("pile", picture, data.layout.pile));
    deck.into_iter().chain(pile).collect()
}

/// Draws the piles.
pub fn show(ctx: &Context, data: &PanelData, wanted: &mut Vec<Wanted>) {
    whole(ctx, "elder god piles", |ui, _| {
        let (deck, pile) = (data.layout.deck, data.layout.pile);
        let painter = ui.painter().clone();
        let view = &data.seen.view;
        for (rect, empty) in [(deck, view.deck == 0), (pile, view.discard.is_empty())] {
            if empty {
                painter.rect_stroke(rect, 6.0, Stroke::new(1.5, style::LINE), StrokeKind::Inside);
            }
        }
        if deck.width() > 24.0 {
            badge(&painter, deck.center_bottom() - vec2(0.0, 11.0), &view.deck.to_string(), 13.5, style::INK);
            let many = view.discard.len().to_string();
            badge(&painter, pile.center_bottom() - vec2(0.0, 11.0), &many, 13.5, style::INK);
        }
        let response = ui.interact(deck, Id::new("elder god deck"), Sense::hover());
        response.tip(say(Words::Deck { cards: view.deck }));
        let response = ui.interact(pile, Id::new("elder god pile"), Sense::click());
        if response.clicked() {
            wanted.push(Act::Wish(Asked::Pile(!data.desk.pile_open)));
        }
        if !drag::is_carrying(ui.ctx()) {
            let (cards, key) = (view.discard.len(), label(ui.ctx(), &PILE));
            response.tip(say(Words::Pile { cards, key }));
        }
    });
}

/// The discard pile, spread out: the newest first.
pub(crate) fn look_through(ctx: &Context, data: &PanelData) -> Option<Wanted> {
    if !data.desk.pile_open {
        return None;
    }
    let mut choice = None;
    let table = data.layout.table();
    let most = table.size() - vec2(24.0, 16.0);
    let at = (Align2::LEFT_TOP, table.min.to_vec2() + vec2(8.0, 8.0));
    over(ctx, "elder god discards", at, most, |ui| {
        style::panel_frame().fill(style::DIALOG).show(ui, |ui| {
            ui.set_width((most.x - 26.0).max(20.0));
            ui.horizontal(|ui| {
                let words = say(Words::PileTitle { cards: data.seen.view.discard.len() });
                ui.label(RichText::new(words).color(style::AMBER));
                if ui.button(say(Words::PileClose)).clicked() {
                    choice = Some(Act::Wish(Asked::Pile(false)));
                }
                ui.label(cap(ui, PILE));
            });
            let height = (most.y - 70.0).max(20.0);
            ScrollArea::vertical().max_height(height).auto_shrink([false, true]).show(ui, |ui| {
                ui.horizontal_wrapped(|ui| {
                    for card in data.seen.view.discard.iter().rev() {
                        let picture = Face::in_hand(*card, false, None).picture();
                        let (rect, response) =
                            ui.allocate_exact_size(picture.size(CARD * 1.4), Sense::hover());
                        picture.paint(ui.painter(), rect);
                        response.tip(capital(&say(card)));
                    }
                    if data.seen.view.discard.is_empty() {
                        ui.label(RichText::new(say(Words::PileEmpty)).color(Color32::GRAY));
                    }
                });
            });
        });
    });
    choice
}
