//! The pictures in the rules of Cluethulhu: its tablets and tokens.

use crate::faces::{DrawnPicture, SideBackdrop, Sign};
use cluethulhu_rules::Role;
use strum::VariantArray;
use window::illustrations;
use window::ui::illustrations::{Illustration, Named, called};

/// The pictures, in the order of the book.
pub const ILLUSTRATIONS: &[Illustration] = illustrations! { "cluethulhu", "cluethulhu";
    "The tablets" => "investigators",
    "The tablets" => "cultists",
    "The tablets" => "others",
    "Day" => "doll",
    "Going out" => "siblings",
    "Night" => "lamps",
};

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
