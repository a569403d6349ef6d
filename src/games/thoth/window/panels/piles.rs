//! The deck and the discard pile.

use super::tips;
use crate::asked::{Act, Asked, Sheet};
use crate::faces::Picture;
use crate::keys::DISCARD;
use crate::pack::Pack;
use crate::panel_view::PanelView;
use crate::texts::Turn;
use bevy_egui::egui::{RichText, ScrollArea, Ui, vec2};
use window::speech::say;
use window::ui::buttons::small;
use window::ui::style;
use window::ui::tip::Tip;

/// Width of the piles' cards, points.
const CARD: f32 = 46.0;

/// Shows how much is left to draw, and what was discarded last.
pub fn show(ui: &mut Ui, seen: &PanelView, pack: Pack) -> Option<Act> {
    let view = seen.view();
    let mut act = None;
    ui.horizontal_top(|ui| {
        let tip = say(Turn::DeckAbout { left: view.deck });
        pack.show(ui, Picture::Back, CARD).tip(tip);
        ui.vertical(|ui| {
            ui.label(RichText::new(say(Turn::Deck)).small().color(style::FAINT));
            ui.label(RichText::new(view.deck.to_string()).size(19.0));
        });
        ui.add_space(6.0);
        if let Some(&card) = view.discard.last() {
            pack.show(ui, Picture::Face(card), CARD).tip_ui(|ui| tips::card(ui, card, None, pack));
        }
        ui.vertical(|ui| {
            ui.label(RichText::new(say(Turn::Discarded)).small().color(style::FAINT));
            ui.label(RichText::new(view.discard.len().to_string()).size(19.0));
            if small(ui, &say(Turn::Look), DISCARD, !view.discard.is_empty()).clicked() {
                act = Some(Act::Wish(Asked::Open(Sheet::Discard)));
            }
        });
    });
    act
}

/// The whole discard pile, the newest first.
pub fn discarded(ui: &mut Ui, seen: &PanelView, pack: Pack) {
    let pile = &seen.view().discard;
    if pile.is_empty() {
        ui.label(RichText::new(say(Turn::NoneDiscarded)).color(style::FAINT));
        return;
    }
    ui.label(RichText::new(say(Turn::Pile { cards: pile.len() })).small().color(style::FAINT));
    ScrollArea::vertical().id_salt("discard").auto_shrink([false, false]).show(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
            for &card in pile.iter().rev() {
                pack.show(ui, Picture::Face(card), 84.0).tip_ui(|ui| tips::card(ui, card, None, pack));
            }
        });
    });
}
