//! Explanations of cards and houses, as small tables with pictures.

use super::words;
use crate::app::ui::style;
use crate::app::words::capital;
use crate::game::words::signed;
use crate::games::thoth::rules::{Card, Elements, House, Kind};
use crate::games::thoth::window::faces::{Picture, uses};
use crate::games::thoth::window::pack::Pack;
use bevy_egui::egui::{Color32, Grid, RichText, Ui};

/// Width of signs and stones, points.
const SIGN: f32 = 18.0;
const STONE: f32 = 15.0;

/// What a card can be at all, whatever the table is like, and what it costs in the hand, if it is in one.
pub fn card(ui: &mut Ui, card: Card, cost: Option<i32>, pack: Pack) {
    ui.label(RichText::new(card.to_string()).size(16.0).color(style::AMBER));
    Grid::new("what a card can be").spacing([10.0, 3.0]).show(ui, |ui| {
        for (kind, elements, extra) in uses(card) {
            let of = elements.iter().next().filter(|_| elements.iter().count() == 1);
            pack.show(ui, Picture::Sign(kind, of), SIGN);
            ui.label(capital(&kind.to_string()));
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = 3.0;
                if kind == Kind::Raise {
                    let worth = card.worth().unwrap_or(0);
                    ui.label(format!("{worth} pip{} of", if worth == 1 { "" } else { "s" }));
                } else if matches!(kind, Kind::Foundation | Kind::Story) {
                    ui.label("takes");
                }
                tokens(ui, elements, pack);
            });
            match extra {
                0 => ui.label(""),
                1 => ui.label(RichText::new("an extra turn").color(style::GOOD)),
                extra => ui.label(RichText::new(format!("{extra} extra turns")).color(style::GOOD)),
            };
            ui.end_row();
        }
    });
    if let Some(cost) = cost {
        ui.separator();
        ui.horizontal(|ui| {
            ui.label(RichText::new("still in hand when the hand ends").color(style::FAINT));
            let ink = if cost == 0 { style::FAINT } else { style::BAD };
            ui.label(RichText::new(signed(-cost)).strong().color(ink));
        });
    }
}

fn tokens(ui: &mut Ui, elements: Elements, pack: Pack) {
    for element in elements.iter() {
        pack.show(ui, Picture::Token(element), STONE);
        ui.label(element.to_string());
    }
}

/// A house from its top: each card with the stones that stand on it.
pub fn house(ui: &mut Ui, house: &House, pack: Pack) {
    let word = |ui: &mut Ui, what: &str, ink: Color32| drop(ui.label(RichText::new(what).color(ink)));
    Grid::new("a house").spacing([12.0, 3.0]).show(ui, |ui| {
        if let Some(roof) = house.roof {
            word(ui, "roof", style::AMBER);
            ui.label(roof.to_string());
            ui.end_row();
        }
        let floors: Vec<_> = house.floors().collect();
        for (k, floor) in floors.into_iter().enumerate().rev() {
            word(ui, if k == 0 { "foundation" } else { "story" }, style::FAINT);
            ui.label(floor.card.to_string());
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = 2.0;
                for (element, size) in floor.kinds() {
                    pack.show(ui, Picture::Stone(element, size), STONE);
                }
                match floor.size() {
                    Some(size) => {
                        let count = floor.kinds().count() as u8;
                        word(ui, &format!("{size}, {} pips", words::pips(size, count)), style::FAINT);
                    }
                    None => word(ui, "bare", style::FAINT),
                }
            });
            ui.end_row();
        }
        for card in &house.trouble {
            word(ui, "trouble", style::BAD);
            ui.label(card.to_string());
            if let Some(element) = card.trouble() {
                ui.horizontal(|ui| tokens(ui, Elements::one(element), pack));
            }
            ui.end_row();
        }
    });
}
