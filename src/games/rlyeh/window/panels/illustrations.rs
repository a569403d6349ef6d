//! The pictures in the rules: the pieces, the signs of the die, and every deed from the side.

use crate::dice;
use crate::panels::icons;
use crate::panels::icons::draw_symbol;
use crate::texts::IllustrationText;
use bevy_egui::egui::Color32;
use game::message::{Arg, Message};
use rlyeh_rules::{CardShape, Symbol};
use strum::VariantArray;
use window::illustrations;
use window::speech::say;
use window::ui::illustrations::{Illustration, Named, called};
use window::ui::pictures::Picture;

/// The pictures, in the order of the book.
pub const ILLUSTRATIONS: &[Illustration] = illustrations! { "rlyeh", "rlyeh";
    "The pyramids and the floors" => "stones",
    "Your turn" => "signs",
    "Upright, flat, weird" => "poses",
    "Spire" => "spire",
    "Brick" => "brick",
    "Skew" => "skew",
    "Ascend" => "ascend",
    "Arrange" => "arrange",
    "When a floor card lies well" => "lies",
    "Who knocked the city over" => "falls",
};

pub fn named(name: &str) -> Option<Named> {
    let (kind, which) = name.split_once(' ').unwrap_or((name, ""));
    let shape = || called(&CardShape::ALL, which);
    let symbol = || called(Symbol::VARIANTS, which);
    Some(match kind {
        "small" => Named::Words(say(IllustrationText::Small)),
        "medium" => Named::Words(say(IllustrationText::Medium)),
        "large" => Named::Words(say(IllustrationText::Large)),
        "upright" => Named::Words(say(IllustrationText::Upright)),
        "flat" => Named::Words(say(IllustrationText::Flat)),
        "weird" => Named::Words(say(IllustrationText::Weird)),
        "deed" => Named::Words(say(symbol()?.deed())),
        "shape" => {
            Named::Words(say(Message::new("rlyeh-shape").with("shape", Arg::Keyword(shape()?.into()))))
        }
        "card" => {
            let shape = shape()?;
            Named::Face(Picture::painted(1.0, move |painter, rect| {
                icons::draw_card(painter, rect, shape, true);
            }))
        }
        "symbol" => {
            let symbol = symbol()?;
            let [r, g, b] = dice::GILT;
            Named::Face(Picture::painted(1.0, move |painter, rect| {
                draw_symbol(painter, rect.center(), rect.width() / 2.0, symbol, Color32::from_rgb(r, g, b));
            }))
        }
        _ => return None,
    })
}
