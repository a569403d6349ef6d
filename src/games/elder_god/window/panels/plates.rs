//! The pictures in the rules of Building an Elder God: its cards as they lie on the table.

use crate::art::{Ground, Look, Skin};
use crate::faces::{Face, bare};
use crate::texts::Plates as Words;
use State::{Damaged, Immune, Normal};
use elder_god_rules::{Card, Face as Printed, Lying, Shape, Side, Sides, State};
use files::{Asset, asset};
use window::speech::say;
use window::ui::plates::{Named, Plate, called};

/// The pictures, in the order of the book.
pub const PLATES: &[Plate] = &[
    plate("The cards", "elder-god-plate-shapes", asset!("../../../../assets/elder_god/plates/shapes.svg")),
    plate("To grow", "elder-god-plate-joins", asset!("../../../../assets/elder_god/plates/joins.svg")),
    plate("To wound", "elder-god-plate-covers", asset!("../../../../assets/elder_god/plates/covers.svg")),
    plate("To heal", "elder-god-plate-heals", asset!("../../../../assets/elder_god/plates/heals.svg")),
    plate("The Mouth", "elder-god-plate-mouth", asset!("../../../../assets/elder_god/plates/mouth.svg")),
];

const SKIN: Skin = Skin(0);

const fn plate(under: &'static str, words: &'static str, file: Asset) -> Plate {
    Plate { under, words, file, named }
}

fn named(name: &str) -> Option<Named> {
    let face = match name {
        "or" => return Some(Named::Words(say(Words::Or))),
        "book" => Face::Book,
        "elder-sign" => Face::ElderSign,
        "body" => Face::Body(SKIN),
        "mouth" => Face::Mouth(SKIN, Side::North, true),
        "opening" => Face::Opening(SKIN, Side::North),
        "paper eyestalk" => Face::Card(eyestalk()?, Ground::Paper),
        _ => match name.strip_prefix("paper ") {
            Some(name) => Face::Card(limb(name)?, Ground::Paper),
            None => Face::Card(limb(name)?, Ground::None),
        },
    };
    Some(Named::Face(face.picture()))
}

/// A limb by its shape, and what there is to say of it: `curve-left turned`, `split-upright damaged healed`.
fn limb(name: &str) -> Option<Look> {
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
    Some(if healed { Look { state: Immune, book: true, ..look } } else { look })
}

/// The eyestalk with a wounded stalk, an immune one, and two others.
fn eyestalk() -> Option<Look> {
    let card = some(Printed::Eyestalk([Normal, Immune, Normal, Damaged]));
    let card = card.or_else(|| Card::all(false).find(|card| matches!(card.face(), Printed::Eyestalk(_))))?;
    Some(bare(Lying { card, turned: false }, Normal, Sides::of(&Side::ALL), SKIN))
}

/// Some card with a face.
fn some(face: Printed) -> Option<Card> {
    Card::all(true).find(|card| card.face() == face)
}
