//! The pictures in the rules of Cluethulhu: its tablets and tokens.

use crate::faces::{DrawnPicture, SideBackdrop, Sign};
use cluethulhu_rules::Role;
use files::asset;
use strum::VariantArray;
use window::ui::plates::{Illustration, Named, called, plate};

/// The pictures, in the order of the book.
pub const PLATES: &[Illustration] = &[
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

/// What a name in a file stands for.
pub fn named(name: &str) -> Option<Named> {
    let face = match name {
        "back" => DrawnPicture::Back,
        "lamp" => DrawnPicture::Lamp(true),
        "lamp-out" => DrawnPicture::Lamp(false),
        "neither-side" => DrawnPicture::Side(SideBackdrop::Neither),
        "high-priest" => DrawnPicture::Sign(Sign::HighPriest),
        "doll" => DrawnPicture::Sign(Sign::Doll),
        "siblings" => DrawnPicture::Sign(Sign::Siblings),
        "protected" => DrawnPicture::Sign(Sign::Protected),
        "detained" => DrawnPicture::Sign(Sign::Detained),
        "out" => DrawnPicture::Sign(Sign::Out),
        _ => DrawnPicture::Tablet(called(Role::VARIANTS, name.strip_prefix("tablet ")?)?),
    };
    Some(Named::Face(face.picture()))
}
