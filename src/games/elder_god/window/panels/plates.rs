//! The pictures in the rules of Building an Elder God: its cards as they lie on the table.

use crate::art::{Ground, Look, Skin};
use crate::faces::{Face, bare};
use crate::texts::Plates as Words;
use Shape::{CurveLeft, CurveRight, Level, SplitLevel, SplitUpright, Upright};
use State::{Damaged, Immune, Normal};
use elder_god_rules::{Card, Face as Printed, Lying, Shape, Side, Sides, State};
use window::speech::say;
use window::ui::plates::{Plate, Sketch};
use window::ui::style;

/// The pictures, in the order of the book.
pub const PLATES: &[Plate] = &[
    Plate { under: "The cards", words: "elder-god-plate-shapes", size: (600.0, 200.0), paint: cards },
    Plate { under: "To grow", words: "elder-god-plate-joins", size: (600.0, 236.0), paint: growing },
    Plate { under: "To wound", words: "elder-god-plate-covers", size: (600.0, 236.0), paint: wounding },
    Plate { under: "To heal", words: "elder-god-plate-heals", size: (600.0, 132.0), paint: healing },
    Plate { under: "The Mouth", words: "elder-god-plate-mouth", size: (600.0, 236.0), paint: mouths },
];

/// Width and height of a card on these pages.
const CARD: (f32, f32) = (72.0, 100.8);
const SKIN: Skin = Skin(0);

/// Some card with a face.
fn some(face: Printed) -> Option<Card> {
    Card::all(true).find(|card| card.face() == face)
}

fn limb(shape: Shape, state: State, turned: bool) -> Option<Look> {
    let card = some(Printed::Limb(shape, state))?;
    Some(bare(Lying { card, turned }, state, Sides::default(), SKIN))
}

fn book(sketch: &Sketch, at: (f32, f32), side: f32) {
    Face::Book.picture().paint(sketch.painter(), sketch.rect(at, (side, side)));
}

/// Draws a picture with its lower left corner there.
fn put(sketch: &Sketch, face: Face, (x, y): (f32, f32), scale: f32) {
    face.picture().paint(sketch.painter(), sketch.rect((x, y), (CARD.0 * scale, CARD.1 * scale)));
}

fn lay(sketch: &Sketch, look: Option<Look>, at: (f32, f32)) {
    if let Some(look) = look {
        put(sketch, Face::Card(look, Ground::None), at, 1.0);
    }
}

fn hold(sketch: &Sketch, look: Option<Look>, at: (f32, f32), scale: f32) {
    if let Some(look) = look {
        put(sketch, Face::Card(look, Ground::Paper), at, scale);
    }
}

fn cards(sketch: &Sketch) {
    for (k, shape) in Shape::ALL.into_iter().enumerate() {
        hold(sketch, limb(shape, Normal, false), (16.0 + 98.0 * k as f32, 104.0), 0.88);
    }
    hold(sketch, limb(Upright, Damaged, false), (65.0, 8.0), 0.88);
    hold(sketch, limb(CurveRight, Immune, false), (163.0, 8.0), 0.88);
    hold(sketch, eyestalk(&Side::ALL), (261.0, 8.0), 0.88);
    book(sketch, (360.0, 24.0), 58.0);
    put(sketch, Face::ElderSign, (457.0, 8.0), 0.88);
}

/// The eyestalk with a wounded stalk, an immune one, and two others.
fn eyestalk(joined: &[Side]) -> Option<Look> {
    let card = some(Printed::Eyestalk([Normal, Immune, Normal, Damaged]));
    let card = card.or_else(|| Card::all(false).find(|card| matches!(card.face(), Printed::Eyestalk(_))))?;
    Some(bare(Lying { card, turned: false }, Normal, Sides::of(joined), SKIN))
}

fn growing(sketch: &Sketch) {
    for (x, good) in [(70.0, true), (350.0, false)] {
        put(sketch, Face::Body(SKIN), (x, 14.0), 1.0);
        let above = (x, 14.0 + CARD.1);
        let look = if good { limb(CurveLeft, Normal, true) } else { limb(Level, Normal, false) };
        lay(sketch, look, above);
        sketch.verdict((x + 120.0, above.1 + 50.0), good);
    }
}

fn wounding(sketch: &Sketch) {
    for x in [30.0, 190.0, 400.0] {
        put(sketch, Face::Body(SKIN), (x, 14.0), 1.0);
    }
    let above = 14.0 + CARD.1;
    lay(sketch, limb(Upright, Normal, false), (30.0, above));
    sketch.arrow((115.0, above + 50.0), (165.0, above + 50.0), style::BAD);
    lay(sketch, limb(Upright, Damaged, false), (190.0, above));
    sketch.words((340.0, above + 50.0), &say(Words::Or), style::FAINT);
    lay(sketch, limb(CurveLeft, Normal, true), (400.0, above));
    lay(sketch, limb(SplitLevel, Damaged, false), (400.0 + CARD.0, above));
}

fn healing(sketch: &Sketch) {
    lay(sketch, limb(SplitUpright, Damaged, false), (30.0, 16.0));
    sketch.arrow((112.0, 66.0), (150.0, 66.0), style::GOOD);
    lay(sketch, limb(SplitUpright, Immune, false), (160.0, 16.0));
    sketch.words((270.0, 66.0), &say(Words::Or), style::FAINT);
    lay(sketch, limb(SplitUpright, Damaged, false), (310.0, 16.0));
    book(sketch, (392.0, 40.0), 50.0);
    sketch.arrow((446.0, 66.0), (480.0, 66.0), style::GOOD);
    let healed = limb(SplitUpright, Damaged, false).map(|look| Look { state: Immune, book: true, ..look });
    lay(sketch, healed, (490.0, 16.0));
}

fn mouths(sketch: &Sketch) {
    for (x, open) in [(60.0, false), (300.0, true)] {
        lay(sketch, limb(Upright, Normal, false), (x, 14.0));
        lay(sketch, limb(CurveLeft, Normal, true), (x, 14.0 + CARD.1));
        lay(sketch, limb(CurveLeft, Normal, false), (x + CARD.0, 14.0 + CARD.1));
        if open {
            put(sketch, Face::Mouth(SKIN, Side::North, true), (x + CARD.0, 14.0), 1.0);
        } else {
            put(sketch, Face::Opening(SKIN, Side::North), (x + CARD.0, 14.0), 1.0);
        }
    }
}
