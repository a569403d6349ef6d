//! The pictures in the rules of Houses of Thoth: its cards, elements and stones, and a house from the side.

use crate::faces::Picture;
use crate::look::{ColourSet, Pack};
use crate::panels::houses;
use crate::texts::Uses;
use game::message::Say;
use strum::VariantArray;
use thoth_rules::{
    Card, Court, Element, Floor, House, Kind, Number, Size, Suit, Trump, pyramids_of, size_name,
};
use window::illustrations;
use window::speech::say;
use window::ui::illustrations::{Illustration, Named, called};
use window::ui::pictures;

/// The pictures, in the order of the book.
pub const ILLUSTRATIONS: &[Illustration] = illustrations! { "thoth", "thoth";
    "Cards, elements, stones" => "elements",
    "The trumps" => "trumps",
    "What each card can do" => "signs",
    "Your house" => "house",
    "Hindering others" => "trouble",
    "Building, and what falls" => "fallen",
};

/// Cards, stones and signs, and what they are called: `small ace wands`, `pyramid water large`, `kind roof`.
pub fn named(name: &str) -> Option<Named> {
    let parts: Vec<&str> = name.split(' ').collect();
    let words = |words: &dyn Say| Some(Named::Words(say(words.message())));
    let face = |picture: Picture| Some(Named::Face(picture.shown(ColourSet::Rainbow)));
    let element = |name: &str| called(&Element::ALL, name);
    let size = |name: &str| called(&Size::ALL, name);
    let kind = |name: &str| called(Kind::VARIANTS, name);
    let trump = |name: &str| called(Trump::VARIANTS, name).map(Card::Trump);
    match parts[..] {
        ["element", name] => words(&element(name)?),
        ["kind", name] => words(&kind(name)?),
        ["card", name] => words(&trump(name)?),
        ["size", name] => {
            let size = size(name)?;
            words(&Uses::SizeOf { size: size_name(size), pips: size.pips() })
        }
        ["token", name] => face(Picture::Token(element(name)?)),
        ["pyramid", of, name] => face(Picture::Pyramid(element(of)?, size(name)?)),
        ["sign", name] => face(Picture::Sign(kind(name)?, None)),
        ["sign", name, of] => face(Picture::Sign(kind(name)?, Some(element(of)?))),
        ["trump", name] => face(Picture::Face(trump(name)?)),
        ["small", number, suit] => {
            let number = called(Number::VARIANTS, number)?;
            face(Picture::Face(Card::Small(number, called(Suit::VARIANTS, suit)?)))
        }
        ["house"] => Some(Named::Face(pictures::Picture::painted(HOUSE, |painter, rect| {
            houses::draw_house(painter, rect, &example(), Pack::default());
        }))),
        _ => None,
    }
}

/// How wide a house is for its height.
const HOUSE: f32 = 1.6;

/// A house of two levels: an ace, a court, a roof.
fn example() -> House {
    let stones = |kinds: &[(Element, usize)], size| {
        kinds.iter().flat_map(|(element, count)| pyramids_of(*element, size).take(*count)).collect()
    };
    let ground = Floor {
        card: Card::Small(Number::Ace, Suit::Cups),
        pyramids: stones(&[(Element::Water, 4)], Size::Large),
    };
    let story = Floor {
        card: Card::Court(Court::Prince, Suit::Cups),
        pyramids: stones(&[(Element::Water, 2), (Element::Air, 2)], Size::Medium),
    };
    House { ground, stories: vec![story], roof: Some(Card::Trump(Trump::Moon)), trouble: vec![] }
}
