//! The pictures in the rules of Building an Elder God: its cards as they lie on the table.

use crate::art::{Background, CardArt, Skin};
use crate::faces::{DrawnPicture, bare};
use crate::texts::IllustrationText as Words;
use Condition::{Damaged, Immune, Normal};
use elder_god_rules::{Card, CardFace as Printed, Condition, Lying, Shape, Side, Sides};
use window::illustrations;
use window::speech::say;
use window::ui::illustrations::{Illustration, Named, called};

/// The pictures, in the order of the book.
pub const ILLUSTRATIONS: &[Illustration] = illustrations! { "elder_god", "elder-god";
    "The cards" => "shapes",
    "To grow" => "joins",
    "To wound" => "covers",
    "To heal" => "heals",
    "The Mouth" => "mouth",
};

const SKIN: Skin = Skin(0);

pub fn named(name: &str) -> Option<Named> {
    let face = match name {
        "or" => return Some(Named::Words(say(Words::Or))),
        "book" => DrawnPicture::Book,
        "elder-sign" => DrawnPicture::ElderSign,
        "body" => DrawnPicture::Body(SKIN),
        "mouth" => DrawnPicture::Mouth(SKIN, Side::North, true),
        "opening" => DrawnPicture::Opening(SKIN, Side::North),
        "paper eyestalk" => DrawnPicture::Card(eyestalk()?, Background::Paper),
        _ => match name.strip_prefix("paper ") {
            Some(name) => DrawnPicture::Card(limb(name)?, Background::Paper),
            None => DrawnPicture::Card(limb(name)?, Background::None),
        },
    };
    Some(Named::Face(face.picture()))
}

/// A limb by its shape, and what there is to say of it: `curve-left turned`, `split-upright damaged healed`.
fn limb(name: &str) -> Option<CardArt> {
    let mut words = name.split(' ');
    let shape = called(&Shape::ALL, words.next()?)?;
    let (mut state, mut turned, mut healed) = (Normal, false, false);
    for word in words {
        match word {
            "damaged" => state = Damaged,
            "immune" => state = Immune,
            "turned" => turned = true,
            "healed" => healed = true,
            _ => return None,
        }
    }
    let card = some(Printed::Limb(shape, state))?;
    let look = bare(Lying { card, turned }, state, Sides::default(), SKIN);
    Some(if healed { CardArt { state: Immune, book: true, ..look } } else { look })
}

/// The eyestalk with a wounded stalk, an immune one, and two others.
fn eyestalk() -> Option<CardArt> {
    let card = some(Printed::Eyestalk([Normal, Immune, Normal, Damaged]));
    let card = card.or_else(|| Card::all(false).find(|card| matches!(card.face(), Printed::Eyestalk(_))))?;
    Some(bare(Lying { card, turned: false }, Normal, Sides::of(&Side::ALL), SKIN))
}

fn some(face: Printed) -> Option<Card> {
    Card::all(true).find(|card| card.face() == face)
}
