//! The pictures in the rules of Cluethulhu: its tablets and tokens.

use crate::faces::{Face, Ground, Sign};
use cluethulhu_rules::Role;
use files::{Asset, asset};
use strum::VariantArray;
use window::ui::plates::{Named, Plate, called};

/// The pictures, in the order of the book.
pub const PLATES: &[Plate] = &[
    plate(
        "The tablets",
        "cluethulhu-plate-investigators",
        asset!("../../../../assets/cluethulhu/plates/investigators.svg"),
    ),
    plate(
        "The tablets",
        "cluethulhu-plate-cultists",
        asset!("../../../../assets/cluethulhu/plates/cultists.svg"),
    ),
    plate(
        "The tablets",
        "cluethulhu-plate-others",
        asset!("../../../../assets/cluethulhu/plates/others.svg"),
    ),
    plate("Day", "cluethulhu-plate-doll", asset!("../../../../assets/cluethulhu/plates/doll.svg")),
    plate(
        "Going out",
        "cluethulhu-plate-siblings",
        asset!("../../../../assets/cluethulhu/plates/siblings.svg"),
    ),
    plate("Night", "cluethulhu-plate-lamps", asset!("../../../../assets/cluethulhu/plates/lamps.svg")),
];

const fn plate(under: &'static str, words: &'static str, file: Asset) -> Plate {
    Plate { under, words, file, named }
}

fn named(name: &str) -> Option<Named> {
    let face = match name {
        "back" => Face::Back,
        "lamp" => Face::Lamp(true),
        "lamp-out" => Face::Lamp(false),
        "neither-side" => Face::Side(Ground::Neither),
        "high-priest" => Face::Sign(Sign::HighPriest),
        "doll" => Face::Sign(Sign::Doll),
        "siblings" => Face::Sign(Sign::Siblings),
        "protected" => Face::Sign(Sign::Protected),
        "detained" => Face::Sign(Sign::Detained),
        "out" => Face::Sign(Sign::Out),
        _ => Face::Tablet(called(Role::VARIANTS, name.strip_prefix("tablet ")?)?),
    };
    Some(Named::Face(face.picture()))
}
