//! Explanations of cards and houses, as small tables with pictures.

use super::words;
use crate::faces::Picture;
use crate::pack::Pack;
use crate::texts::Uses;
use bevy_egui::egui::{Color32, Grid, RichText, Ui};
use game::words::signed;
use thoth::reference::uses;
use thoth_rules::{Card, Elements, House, Kind, size_name};
use window::speech::say;
use window::ui::style;

/// Width of signs and pyramids, points.
const SIGN: f32 = 18.0;
const PYRAMID: f32 = 15.0;

/// What a card can be at all, whatever the table is like, and what it costs in the hand, if it is in one.
pub fn card(ui: &mut Ui, card: Card, cost: Option<i32>, pack: Pack) {
    ui.label(RichText::new(say(card)).size(16.0).color(style::AMBER));
    Grid::new("what a card can be").spacing([10.0, 3.0]).show(ui, |ui| {
        for (kind, elements, extra) in uses(card) {
            let of = elements.iter().next().filter(|_| elements.iter().count() == 1);
            pack.show(ui, Picture::Sign(kind, of), SIGN);
            ui.label(say(kind));
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = 3.0;
                if kind == Kind::Raise {
                    let worth = card.worth().unwrap_or(0);
                    ui.label(say(Uses::PipsOf { worth }));
                } else if matches!(kind, Kind::Foundation | Kind::Story) {
                    ui.label(say(Uses::TakesOnly));
                }
                tokens(ui, elements, pack);
            });
            match extra {
                0 => ui.label(""),
                turns => ui.label(RichText::new(say(Uses::ExtraTurns { turns })).color(style::GOOD)),
            };
            ui.end_row();
        }
    });
    if let Some(cost) = cost {
        ui.separator();
        ui.horizontal(|ui| {
            ui.label(RichText::new(say(Uses::StillInHand)).color(style::FAINT));
            let ink = if cost == 0 { style::FAINT } else { style::BAD };
            ui.label(RichText::new(signed(-cost)).strong().color(ink));
        });
    }
}

fn tokens(ui: &mut Ui, elements: Elements, pack: Pack) {
    for element in elements.iter() {
        pack.show(ui, Picture::Token(element), PYRAMID);
        ui.label(say(element));
    }
}

/// A house from its top: each card with the pyramids that stand on it.
pub fn house(ui: &mut Ui, house: &House, pack: Pack) {
    let word = |ui: &mut Ui, what: &str, ink: Color32| drop(ui.label(RichText::new(what).color(ink)));
    Grid::new("a house").spacing([12.0, 3.0]).show(ui, |ui| {
        if let Some(roof) = house.roof {
            word(ui, &say(Kind::Roof), style::AMBER);
            ui.label(say(roof));
            ui.end_row();
        }
        let floors: Vec<_> = house.floors().collect();
        for (k, floor) in floors.into_iter().enumerate().rev() {
            word(ui, &say(if k == 0 { Kind::Foundation } else { Kind::Story }), style::FAINT);
            ui.label(say(floor.card));
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = 2.0;
                for (element, size) in floor.kinds() {
                    pack.show(ui, Picture::Pyramid(element, size), PYRAMID);
                }
                match floor.size() {
                    Some(size) => {
                        let count = floor.kinds().count() as u8;
                        let size_of = Uses::SizeOf { size: size_name(size), pips: words::pips(size, count) };
                        word(ui, &say(size_of), style::FAINT);
                    }
                    None => word(ui, &say(Uses::Bare), style::FAINT),
                }
            });
            ui.end_row();
        }
        for card in &house.trouble {
            word(ui, &say(Kind::Trouble), style::BAD);
            ui.label(say(*card));
            if let Some(element) = card.trouble() {
                ui.horizontal(|ui| tokens(ui, Elements::one(element), pack));
            }
            ui.end_row();
        }
    });
}
