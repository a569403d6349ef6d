//! The pictures in the rules of Rathulhu: its tiles, tokens and tracks as they lie on the table.

use crate::faces::{DrawnPicture, TileDetail};
use crate::shown_table;
use crate::texts::IllustrationText as Words;
use files::asset;
use rathulhu_rules::{Setback, Site, Tile, Token, Tome};
use strum::VariantArray;
use window::speech::say;
use window::ui::plates::{Illustration, Named, called, plate};

/// The pictures, in the order of the book.
pub const PLATES: &[Illustration] = &[
    plate("The tiles", "rathulhu-plate-tiles", asset!("../../../../assets/rathulhu/plates/tiles.svg")),
    plate(
        "The tokens and the tracks",
        "rathulhu-plate-tokens",
        asset!("../../../../assets/rathulhu/plates/tokens.svg"),
    ),
    plate("Your turn", "rathulhu-plate-turn", asset!("../../../../assets/rathulhu/plates/turn.svg")),
    plate("Auctions", "rathulhu-plate-auction", asset!("../../../../assets/rathulhu/plates/auction.svg")),
    plate("Setbacks", "rathulhu-plate-setback", asset!("../../../../assets/rathulhu/plates/setback.svg")),
    plate(
        "After the third Aeon",
        "rathulhu-plate-sets",
        asset!("../../../../assets/rathulhu/plates/sets.svg"),
    ),
];

/// What a name in a file stands for.
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
