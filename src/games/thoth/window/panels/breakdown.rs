//! Where the points of every hand come from, piece by piece: what each seat would score if the hand ended now, as far as the
//! seat at the screen knows.

use crate::faces::Picture;
use crate::look::Pack;
use crate::panel_view::PanelView;
use crate::panels::houses::{worth_ink, worth_words};
use crate::panels::words;
use crate::texts::{House, Scores};
use bevy_egui::egui::{Align, Label, Layout, RichText, Ui};
use game::message::Say;
use game::words::signed;
use thoth_rules::{Card, Kind, ScoreItem, ScoreSource, SeatView};
use window::speech::{name_of, say};
use window::ui::seats::{Badge, chip};
use window::ui::style;
use window::ui::tip::HoverTip;

/// Widths of a seat's column, points: at least and at most.
const COLUMN: (f32, f32) = (196.0, 250.0);
/// Room between two columns, points.
const BETWEEN: f32 = 20.0;
/// Widths of cards, and of pyramids and tokens, points.
const CARD: f32 = 15.0;
const PYRAMID: f32 = 15.0;
/// Height of the letters of a player's name, points.
const NAME: f32 = 14.5;

/// How wide it wants to be for so many seats, points.
pub fn wide(seats: usize) -> f32 {
    seats as f32 * (COLUMN.1 + BETWEEN)
}

/// Shows what every seat would score, one column each.
pub fn show(ui: &mut Ui, seen: &PanelView, pack: Pack) {
    let title = if seen.view().phase.is_scored() { Scores::PiecesScored } else { Scores::PiecesNow };
    ui.label(RichText::new(say(title)).size(16.0).color(style::AMBER));
    let seats = &seen.view().seats;
    let share = ui.available_width() / seats.len().max(1) as f32 - BETWEEN;
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = BETWEEN;
        for seat in seats {
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing = [4.0, 2.0].into();
                ui.set_width(share.clamp(COLUMN.0, COLUMN.1));
                column(ui, seen, seat, pack);
            });
        }
    });
}

fn column(ui: &mut Ui, seen: &PanelView, seat: &SeatView, pack: Pack) {
    ui.horizontal(|ui| chip(ui, &name_of(&seen.names, seat.seat), Badge::usual(seat.seat), NAME));
    for item in seen.view().breakdown(seat.seat).unwrap_or_default() {
        line(ui, &item, pack);
    }
    if let Some(worth) = seen.view().if_ended_now(seat.seat) {
        let points = RichText::new(worth_words(worth)).strong().size(NAME).color(worth_ink(worth));
        row(ui, points, |ui| drop(ui.label(RichText::new(say(Scores::ThisHand)).strong())));
    }
}

/// A line with its points at the right.
fn row(ui: &mut Ui, points: RichText, what: impl FnOnce(&mut Ui)) {
    ui.horizontal(|ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.label(points);
            ui.with_layout(Layout::left_to_right(Align::Center), what);
        });
    });
}

fn line(ui: &mut Ui, item: &ScoreItem, pack: Pack) {
    let ink = if item.points < 0 { style::BAD } else { style::INK };
    let points = match (&item.source, item.points) {
        (ScoreSource::Unseen { .. }, _) => RichText::new(say(House::Less)).color(style::FAINT),
        (_, 0) => RichText::new("–").color(style::FAINT),
        (_, points) => RichText::new(signed(points)).color(ink),
    };
    row(ui, points, |ui| match &item.source {
        ScoreSource::Roof(card) => laid(ui, Kind::Roof, *card, pack),
        ScoreSource::Story(card) => laid(ui, Kind::Story, *card, pack),
        ScoreSource::Foundation(card) => laid(ui, Kind::Foundation, *card, pack),
        ScoreSource::RoofElement(element) => {
            pack.show(ui, Picture::Token(*element), PYRAMID);
            named(ui, &Scores::RoofElement);
        }
        ScoreSource::Pyramids(kinds) => {
            for &(element, size) in kinds {
                pack.show(ui, Picture::Pyramid(element, size), PYRAMID);
            }
            named(ui, &Scores::Pips);
        }
        ScoreSource::Small(card) => held(ui, &[*card], card, pack),
        ScoreSource::Courts(cards) => {
            held(ui, cards, &Scores::CourtsHeld { courts: cards.len() }, pack);
        }
        ScoreSource::Trumps(cards) => held(ui, cards, &Scores::TrumpsHeld { trumps: cards.len() }, pack),
        ScoreSource::Unseen { cards, shown } => {
            held(ui, shown.as_slice(), &House::InHand { cards: *cards }, pack);
        }
    });
    if matches!(item.source, ScoreSource::Courts(_)) {
        ui.label(RichText::new(say(words::courts_cost())).small().color(style::FAINT));
    }
}

/// A card of the house, and what it is there.
fn laid(ui: &mut Ui, kind: Kind, card: Card, pack: Pack) {
    let name = Scores::Laid { kind: kind.message(), card: card.message() };
    held(ui, &[card], &name, pack);
}

fn held(ui: &mut Ui, cards: &[Card], name: &impl Say, pack: Pack) {
    for &card in cards {
        pack.show(ui, Picture::Face(card), CARD).tip_ui(|ui| words::card_tip(ui, card, None, pack));
    }
    named(ui, name);
}

fn named(ui: &mut Ui, name: &impl Say) {
    ui.add(Label::new(RichText::new(say(name.message())).small()).truncate());
}
