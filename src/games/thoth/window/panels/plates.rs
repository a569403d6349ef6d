//! The pictures in the rules of Houses of Thoth: its cards, elements and stones, and a house from the side.

use crate::faces::Picture;
use crate::look::{ColourSet, Pack};
use crate::panels::houses;
use crate::texts::Uses;
use bevy_egui::egui::{Color32, Rect};
use thoth_rules::{
    Card, Court, Element, Floor, House, Kind, Number, Size, Suit, Trump, pyramids_of, size_name,
};
use window::speech::say;
use window::ui::plates::{Plate, Sketch};
use window::ui::style;

/// The pictures, in the order of the book.
pub const PLATES: &[Plate] = &[
    Plate {
        under: "Cards, elements, stones",
        words: "thoth-plate-elements",
        size: (580.0, 110.0),
        paint: elements,
    },
    Plate { under: "The trumps", words: "thoth-plate-trumps", size: (580.0, 190.0), paint: trumps },
    Plate { under: "What each card can do", words: "thoth-plate-signs", size: (580.0, 100.0), paint: signs },
    Plate { under: "Your house", words: "thoth-plate-house", size: (580.0, 200.0), paint: built },
    Plate { under: "Hindering others", words: "thoth-plate-trouble", size: (580.0, 180.0), paint: trouble },
    Plate {
        under: "Building, and what falls",
        words: "thoth-plate-fallen",
        size: (580.0, 130.0),
        paint: falls,
    },
];

const SET: ColourSet = ColourSet::Rainbow;

fn put(sketch: &Sketch, picture: Picture, (x, y): (f32, f32), wide: f32) {
    let (w, h) = picture.size();
    let rect = sketch.rect((x, y), (wide, wide * h as f32 / w as f32));
    picture.shown(SET).paint(sketch.painter(), rect);
}

fn elements(sketch: &Sketch) {
    for (k, element) in Element::ALL.into_iter().enumerate() {
        let x = 16.0 + 70.0 * k as f32;
        put(sketch, Picture::Token(element), (x, 44.0), 48.0);
        sketch.words((x + 24.0, 22.0), &say(element), style::INK);
    }
    for (k, size) in Size::ALL.into_iter().enumerate() {
        let x = 390.0 + 62.0 * k as f32;
        put(sketch, Picture::Pyramid(Element::Water, size), (x, 36.0), 50.0);
        sketch.words(
            (x + 25.0, 22.0),
            &say(Uses::SizeOf { size: size_name(size), pips: size.pips() }),
            style::INK,
        );
    }
}

fn trumps(sketch: &Sketch) {
    for (k, trump) in [Trump::Strength, Trump::Sun, Trump::Fool].into_iter().enumerate() {
        put(sketch, Picture::Face(Card::Trump(trump)), (90.0 + 150.0 * k as f32, 10.0), 98.0);
    }
}

fn signs(sketch: &Sketch) {
    let kinds = [Kind::Foundation, Kind::Raise, Kind::Story, Kind::Roof, Kind::Trouble, Kind::Relief];
    for (k, kind) in kinds.into_iter().enumerate() {
        let x = 22.0 + 94.0 * k as f32;
        put(sketch, Picture::Sign(kind, None), (x, 38.0), 50.0);
        sketch.words((x + 25.0, 18.0), &say(kind), style::INK);
    }
}

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

fn built(sketch: &Sketch) {
    let rect: Rect = sketch.rect((150.0, 8.0), (290.0, 184.0));
    houses::draw_house(sketch.painter(), rect, &example(), Pack::default());
}

fn trouble(sketch: &Sketch) {
    put(sketch, Picture::Face(Card::Small(Number::Ace, Suit::Wands)), (100.0, 10.0), 92.0);
    // Across its upper end.
    let card = sketch.rect((66.0, 118.0), (160.0, 54.0));
    sketch.painter().rect_filled(card, 4.0, Color32::from_rgb(226, 214, 190));
    put(sketch, Picture::Sign(Kind::Trouble, Some(Element::Fire)), (80.0, 122.0), 46.0);
    sketch.words((176.0, 145.0), &say(Card::Trump(Trump::Emperor)), Color32::from_rgb(42, 33, 28));
    sketch.arrow((330.0, 90.0), (246.0, 130.0), style::GOOD);
    put(sketch, Picture::Face(Card::Small(Number::Five, Suit::Wands)), (344.0, 10.0), 92.0);
    put(sketch, Picture::Sign(Kind::Relief, Some(Element::Fire)), (460.0, 80.0), 50.0);
}

fn falls(sketch: &Sketch) {
    for (left, fallen) in [(40.0, false), (320.0, true)] {
        let card = sketch.rect((left, 22.0), (200.0, 8.0));
        let [r, g, b] = SET.rgb(Element::Earth);
        sketch.painter().rect_filled(card, 1.0, Color32::from_rgb(r, g, b));
        for k in 0..if fallen { 3 } else { 4 } {
            put(
                sketch,
                Picture::Pyramid(Element::Earth, Size::Large),
                (left + 4.0 + 48.0 * k as f32, 30.0),
                44.0,
            );
        }
        if fallen {
            let x = left + 156.0;
            let tipped = [(x, 30.0), (x + 66.0, 40.0), (x + 8.0, 68.0)];
            sketch.shape(&tipped, Color32::from_rgb(r, g, b), style::INK);
        }
        sketch.verdict((left + 120.0, 108.0), !fallen);
    }
}
