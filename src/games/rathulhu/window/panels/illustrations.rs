//! The pictures in the rules of Rathulhu: its tiles, tokens and tracks as they lie on the table.

use crate::faces::{DrawnPicture, TileDetail};
use crate::shown_table;
use crate::texts::IllustrationText as Words;
use rathulhu_rules::{Setback, Site, Tile, Token, Tome};
use strum::VariantArray;
use window::illustrations;
use window::speech::say;
use window::ui::illustrations::{Illustration, Named, called};

/// The pictures, in the order of the book.
pub const ILLUSTRATIONS: &[Illustration] = illustrations! { "rathulhu", "rathulhu";
    "The tiles" => "tiles",
    "The tokens and the tracks" => "tokens",
    "Your turn" => "turn",
    "Auctions" => "auction",
    "Setbacks" => "setback",
    "After the third Aeon" => "sets",
};

pub fn named(name: &str) -> Option<Named> {
    let (kind, which) = name.split_once(' ').unwrap_or((name, ""));
    let face = match kind {
        "or" => return Some(Named::Words(say(Words::Or))),
        "for-sale" => return Some(Named::Words(say(Words::ForSale))),
        "bids" => return Some(Named::Words(say(Words::Bids))),
        "points" => return Some(Named::Words(which.to_owned())),
        "token" => return Some(Named::Face(shown_table::token(Token(which.parse().ok()?)))),
        "spent-token" => DrawnPicture::Token(which.parse().ok()?, false),
        "space" => DrawnPicture::Space,
        "bag" => DrawnPicture::Bag,
        "idol" => DrawnPicture::Idol(true),
        "elder-sign" if which == "letters" => DrawnPicture::Tile(Tile::ElderSign, TileDetail::Letters),
        _ => DrawnPicture::Tile(tile(kind, which)?, TileDetail::Name),
    };
    Some(Named::Face(face.picture()))
}

fn tile(kind: &str, which: &str) -> Option<Tile> {
    Some(match kind {
        "elder-sign" => Tile::ElderSign,
        "old-one" => Tile::OldOne,
        "relic" => Tile::Relic,
        "tome" => Tile::Tome(called(Tome::VARIANTS, which)?),
        "altar" => Tile::Altar,
        "cultist" => Tile::Cultist,
        "shoggoth" => Tile::Shoggoth,
        "site" => Tile::Site(called(Site::VARIANTS, which)?),
        "setback" => Tile::Setback(called(Setback::VARIANTS, which)?),
        _ => return None,
    })
}
