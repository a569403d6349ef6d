//! The pictures in the rules of Builders of R'lyeh: pyramids and floor cards seen from the side, at their real proportions.

use crate::dice;
use crate::panels::icons;
use crate::panels::icons::draw_symbol;
use crate::texts::Plates;
use bevy_egui::egui::Color32;
use game::message::{Arg, Message};
use rlyeh_rules::{CardShape, Colour, Size, Symbol};
use window::speech::say;
use window::ui::plates::{Plate, Sketch};
use window::ui::style;

/// The pictures, in the order of the book.
pub const PLATES: &[Plate] = &[
    Plate {
        under: "The pyramids and the floors",
        words: "rlyeh-plate-stones",
        size: (560.0, 120.0),
        paint: stones,
    },
    Plate { under: "Your turn", words: "rlyeh-plate-signs", size: (560.0, 104.0), paint: signs },
    Plate { under: "Upright, flat, weird", words: "rlyeh-plate-poses", size: (560.0, 150.0), paint: classes },
    Plate { under: "Spire", words: "rlyeh-plate-spire", size: (560.0, 160.0), paint: spire },
    Plate { under: "Brick", words: "rlyeh-plate-brick", size: (560.0, 130.0), paint: brick },
    Plate { under: "Skew", words: "rlyeh-plate-skew", size: (560.0, 130.0), paint: skew },
    Plate { under: "Ascend", words: "rlyeh-plate-ascend", size: (560.0, 170.0), paint: ascend },
    Plate { under: "Arrange", words: "rlyeh-plate-arrange", size: (560.0, 170.0), paint: arrange },
    Plate {
        under: "When a floor card lies well",
        words: "rlyeh-plate-lies",
        size: (560.0, 140.0),
        paint: lies_well,
    },
    Plate {
        under: "Who knocked the city over",
        words: "rlyeh-plate-falls",
        size: (560.0, 140.0),
        paint: knocked,
    },
];

/// Units of a picture in a millimetre, and how high the table is in it.
const MM: f32 = 1.5;
const TABLE: f32 = 20.0;
/// Tips that are nested are so far apart, mm.
const NESTED_MM: f32 = 9.525;
/// What is new, and what was there.
const NEW: Colour = Colour::Green;
const OLD: Colour = Colour::Gray;
/// What a floor card looks like from its edge.
const CARD: Color32 = Color32::from_rgb(176, 222, 214);
/// Half of a floor card's width, as it is seen here, mm.
const HALF_CARD_MM: f32 = 42.0;

fn table(sketch: &Sketch, from: f32, to: f32) {
    sketch.line((from, TABLE), (to, TABLE), 2.0, Color32::from_rgb(128, 92, 60));
}

/// A pyramid by the corners of its outline: both ends of the base, and the tip.
fn stone(sketch: &Sketch, corners: [(f32, f32); 3], colour: Colour) {
    sketch.shape(&corners, icons::colour(colour), Color32::from_rgb(206, 192, 168));
}

/// Half the base and the height of a size, in units.
fn half_and_height(size: Size) -> (f32, f32) {
    (size.base_mm() / 2.0 * MM, size.height_mm() * MM)
}

/// Standing at x, on something so high above the table.
fn stands(sketch: &Sketch, x: f32, above: f32, size: Size, colour: Colour) {
    let ((half, tall), foot) = (half_and_height(size), TABLE + above);
    stone(sketch, [(x - half, foot), (x + half, foot), (x, foot + tall)], colour);
}

/// Nested over one that stands so high in all: its tip is a little above that one's.
fn nested(sketch: &Sketch, x: f32, tip: f32, size: Size, colour: Colour) {
    let (_, tall) = half_and_height(size);
    stands(sketch, x, tip + NESTED_MM * MM - tall, size, colour);
}

/// On its side, tip to the right.
fn lies(sketch: &Sketch, x: f32, above: f32, size: Size, colour: Colour) {
    let ((half, tall), foot) = (half_and_height(size), TABLE + above);
    let side = (half * half + tall * tall).sqrt();
    let base = 2.0 * half;
    // The other end of the base, seen from the side that lies.
    let along = base * base / (2.0 * side);
    let up = (base * base - along * along).sqrt();
    stone(sketch, [(x, foot), (x + side, foot), (x + along, foot + up)], colour);
}

/// How high one lies.
fn lying(size: Size) -> f32 {
    size.flat_height_mm() * MM
}

/// Turned by an angle to the right about the right end of its base, which is at x.
fn leans(sketch: &Sketch, x: f32, above: f32, size: Size, degrees: f32, colour: Colour) {
    let ((half, tall), foot) = (half_and_height(size), TABLE + above);
    let (sin, cos) = degrees.to_radians().sin_cos();
    let turned = |(dx, dy): (f32, f32)| (x + dx * cos + dy * sin, foot - dx * sin + dy * cos);
    stone(sketch, [turned((-2.0 * half, 0.0)), turned((0.0, 0.0)), turned((-half, tall))], colour);
}

/// A floor card from its edge, about x.
fn card(sketch: &Sketch, x: f32, above: f32) {
    let half = HALF_CARD_MM * MM;
    sketch.line((x - half, TABLE + above), (x + half, TABLE + above), 3.0, CARD);
}

/// Three stones with a card on their tips; how high that is.
fn floor(sketch: &Sketch, x: f32) -> f32 {
    let (_, tall) = half_and_height(Size::Medium);
    for dx in [-42.0, 0.0, 42.0] {
        stands(sketch, x + dx, 0.0, Size::Medium, OLD);
    }
    card(sketch, x, tall);
    tall
}

fn stones(sketch: &Sketch) {
    table(sketch, 14.0, 190.0);
    for (x, size, name) in [
        (36.0, Size::Small, Plates::Small),
        (96.0, Size::Medium, Plates::Medium),
        (160.0, Size::Large, Plates::Large),
    ] {
        stands(sketch, x, 0.0, size, NEW);
        sketch.words((x, 9.0), &say(name), style::INK);
    }
    for (k, shape) in CardShape::ALL.into_iter().enumerate() {
        let x = 216.0 + 68.0 * k as f32;
        icons::draw_card(sketch.painter(), sketch.rect((x, 34.0), (56.0, 56.0)), shape, true);
        sketch.words(
            (x + 28.0, 16.0),
            &say(Message::new("rlyeh-shape").with("shape", Arg::Keyword(shape.into()))),
            style::INK,
        );
    }
}

fn signs(sketch: &Sketch) {
    let gilt = Color32::from_rgb(dice::GILT[0], dice::GILT[1], dice::GILT[2]);
    let all = [Symbol::Cthulhu, Symbol::Utchat, Symbol::YellowSign, Symbol::Tentacle, Symbol::ElderSign];
    for (k, symbol) in all.into_iter().enumerate() {
        let x = 56.0 + 112.0 * k as f32;
        draw_symbol(sketch.painter(), sketch.at(x, 62.0), sketch.length(30.0), symbol, gilt);
        sketch.words((x, 16.0), &say(symbol.deed()), style::INK);
    }
}

fn classes(sketch: &Sketch) {
    table(sketch, 14.0, 546.0);
    stands(sketch, 56.0, 0.0, Size::Large, NEW);
    let (_, tall) = half_and_height(Size::Large);
    stands(sketch, 136.0, 0.0, Size::Large, OLD);
    nested(sketch, 136.0, tall, Size::Medium, Colour::Blue);
    nested(sketch, 136.0, tall + NESTED_MM * MM, Size::Small, NEW);
    lies(sketch, 236.0, 0.0, Size::Large, NEW);
    stands(sketch, 486.0, 0.0, Size::Large, OLD);
    leans(sketch, 452.0, 0.0, Size::Medium, 22.0, NEW);
    for (x, name) in [(96.0, Plates::Upright), (270.0, Plates::Flat), (462.0, Plates::Weird)] {
        sketch.words((x, 9.0), &say(name), style::INK);
    }
}

fn spire(sketch: &Sketch) {
    table(sketch, 14.0, 546.0);
    stands(sketch, 60.0, 0.0, Size::Large, NEW);
    let floor = floor(sketch, 240.0);
    stands(sketch, 240.0, floor, Size::Large, NEW);
    let (_, tall) = half_and_height(Size::Large);
    stands(sketch, 450.0, 0.0, Size::Large, OLD);
    nested(sketch, 450.0, tall, Size::Medium, NEW);
}

fn brick(sketch: &Sketch) {
    table(sketch, 14.0, 546.0);
    lies(sketch, 70.0, 0.0, Size::Large, NEW);
    let floor = floor(sketch, 360.0);
    lies(sketch, 330.0, floor, Size::Large, NEW);
}

fn skew(sketch: &Sketch) {
    table(sketch, 14.0, 546.0);
    stands(sketch, 160.0, 0.0, Size::Large, OLD);
    leans(sketch, 124.0, 0.0, Size::Medium, 22.0, NEW);
    lies(sketch, 360.0, 0.0, Size::Large, OLD);
    leans(sketch, 384.0, lying(Size::Large) - 3.0, Size::Medium, 13.0, NEW);
}

fn ascend(sketch: &Sketch) {
    table(sketch, 14.0, 546.0);
    for dx in [-42.0, 0.0, 42.0] {
        stands(sketch, 130.0 + dx, 0.0, Size::Medium, OLD);
    }
    let (_, tall) = half_and_height(Size::Medium);
    card(sketch, 130.0, tall + 44.0);
    sketch.arrow((130.0, TABLE + tall + 38.0), (130.0, TABLE + tall + 8.0), style::AMBER);
    sketch.arrow((246.0, 70.0), (300.0, 70.0), style::FAINT);
    let floor = floor(sketch, 410.0);
    stands(sketch, 410.0, floor, Size::Large, NEW);
}

fn arrange(sketch: &Sketch) {
    table(sketch, 14.0, 546.0);
    let (_, tall) = half_and_height(Size::Medium);
    stands(sketch, 80.0, 0.0, Size::Medium, OLD);
    stands(sketch, 170.0, 0.0, Size::Medium, Colour::Blue);
    sketch.arrow((168.0, TABLE + tall + 16.0), (132.0, TABLE + tall + 16.0), style::AMBER);
    stands(sketch, 224.0, 0.0, Size::Small, NEW);
    sketch.arrow((262.0, 70.0), (310.0, 70.0), style::FAINT);
    stands(sketch, 370.0, 0.0, Size::Medium, OLD);
    stands(sketch, 430.0, 0.0, Size::Medium, Colour::Blue);
    card(sketch, 400.0, tall);
    stands(sketch, 400.0, tall, Size::Small, NEW);
    sketch.arrow((520.0, TABLE + 20.0), (424.0, TABLE + tall + 26.0), style::AMBER);
}

fn lies_well(sketch: &Sketch) {
    table(sketch, 14.0, 546.0);
    floor(sketch, 150.0);
    sketch.verdict((250.0, 100.0), true);
    let (_, tall) = half_and_height(Size::Medium);
    stands(sketch, 400.0, 0.0, Size::Medium, OLD);
    sketch.line((352.0, TABLE + tall + 12.0), (484.0, TABLE + 2.0), 3.0, CARD);
    sketch.verdict((510.0, 100.0), false);
}

fn knocked(sketch: &Sketch) {
    table(sketch, 14.0, 546.0);
    floor(sketch, 110.0);
    lies(sketch, 186.0, 0.0, Size::Medium, Colour::Purple);
    sketch.verdict((250.0, 100.0), true);
    for x in [352.0, 400.0] {
        stands(sketch, x, 0.0, Size::Medium, OLD);
    }
    sketch.line((420.0, TABLE + 40.0), (510.0, TABLE + 2.0), 3.0, CARD);
    lies(sketch, 440.0, 0.0, Size::Medium, Colour::Purple);
    sketch.verdict((536.0, 100.0), false);
}
