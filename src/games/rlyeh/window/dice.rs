//! The game's dice on the table: where their tray stands, how they look, and which of their faces a roll shows. The signs on them are
//! strokes, which the panels draw, too.

use bevy::prelude::{Color, Vec2};
use rlyeh_rules::{Direction, Faces, PyramidFace, Roll, Size, StashFace, Symbol, stash_direction};
use std::fmt::Write;
use window::live_table::dice::{Die, DieShape, DieSkin};
use window::visuals::Tray;
use window::visuals::svg::{Layer, hex};

/// The colours of dice, sRGB: bone, the sandstone of the die that names a stash, the jade of the Cthulhu die; the print
/// on pale dice, and the gilt that is inlaid in jade.
pub(crate) const BONE: [u8; 3] = [228, 214, 186];
pub(crate) const SANDSTONE: [u8; 3] = [206, 164, 104];
pub(crate) const JADE: [u8; 3] = [34, 66, 58];
pub(crate) const PRINT: [u8; 3] = [44, 30, 24];
pub(crate) const GILT: [u8; 3] = [238, 204, 120];

/// Where the dice are thrown: in front on the right, or on the left where a stash stands there, clear of stashes, cards
/// and city. Whoever frames the table asks here, and [`Tray::corners`] tells how far it reaches.
pub fn tray(stashes: u8) -> Tray {
    let taken = (0..stashes).any(|stash| stash_direction(stash, stashes) == Some(Direction::SE));
    let side = if taken { -1.0 } else { 1.0 };
    Tray { centre: Vec2::new(16.8 * side, -16.7), half: Vec2::new(7.5, 4.6) }
}

static D12: DieSkin =
    DieSkin { name: "d12", shape: DieShape::D12, colour: colour(BONE), label: |face| number(face + 1) };
static D6: DieSkin =
    DieSkin { name: "d6", shape: DieShape::D6, colour: colour(BONE), label: |face| pip_layers(face + 1) };
static CTHULHU: DieSkin = DieSkin {
    name: "Cthulhu die",
    shape: DieShape::D12,
    colour: colour(JADE),
    label: |face| inlay(ON_JADE[face % 12]),
};
static STASH: DieSkin = DieSkin {
    name: "stash die",
    shape: DieShape::D6,
    colour: colour(SANDSTONE),
    label: |face| pip_layers(face + 1),
};
static COMPASS: DieSkin = DieSkin {
    name: "compass die",
    shape: DieShape::D8,
    colour: colour(SANDSTONE),
    label: |face| letters(ON_COMPASS[face % 8]),
};
static PYRAMID: DieSkin = DieSkin {
    name: "pyramid die",
    shape: DieShape::D6,
    colour: colour(BONE),
    label: |face| pyramids(PyramidFace::ALL[face % 6]),
};

/// The symbols round the Cthulhu die: each as often as the die has it, no more of a kind together than must be.
const ON_JADE: [Symbol; 12] = {
    use Symbol::{Cthulhu, ElderSign, Tentacle, Utchat, YellowSign};
    [
        YellowSign, Tentacle, YellowSign, Cthulhu, Tentacle, YellowSign, Tentacle, YellowSign, Utchat,
        Tentacle, YellowSign, ElderSign,
    ]
};

/// The directions round the compass die: opposite ones on opposite faces.
const ON_COMPASS: [Direction; 8] = {
    use Direction::{E, N, NE, NW, S, SE, SW, W};
    [N, E, NE, SE, NW, SW, W, S]
};

const fn colour([r, g, b]: [u8; 3]) -> Color {
    Color::srgb(r as f32 / 255.0, g as f32 / 255.0, b as f32 / 255.0)
}

/// The dice of a roll, each with the face that it shows.
pub fn dice(roll: Roll) -> Vec<Die> {
    let number = |skin, number: u8| Die { skin, face: usize::from(number.saturating_sub(1)) };
    let place = |skin, at: Option<usize>| Die { skin, face: at.unwrap_or(0) };
    let mut dice = match roll.faces {
        Faces::D12(shown) => vec![number(&D12, shown)],
        Faces::TwoD6(one, other) => vec![number(&D6, one), number(&D6, other)],
        Faces::Cthulhu(shown) => vec![place(&CTHULHU, ON_JADE.iter().position(|symbol| *symbol == shown))],
    };
    if let Some(quarry) = roll.quarry {
        dice.push(match quarry.stash {
            StashFace::D6(shown) => number(&STASH, shown),
            StashFace::Compass(shown) => place(&COMPASS, ON_COMPASS.iter().position(|at| *at == shown)),
        });
        dice.push(place(&PYRAMID, PyramidFace::ALL.iter().position(|face| *face == quarry.size)));
    }
    dice
}

/// Shapes about the origin, in a circle of radius 50.
fn label(shapes: &str) -> Vec<Layer> {
    let shapes = format!("<g transform='translate(50 50)'>{shapes}</g>");
    vec![Layer::of_shapes(100.0, 100.0, &shapes).at(-50.0, -50.0)]
}

fn written(text: &str, size: f32) -> String {
    let ink = hex(PRINT);
    // The font is a light one: its outline makes it bold.
    format!(
        "<text x='0' y='{}' font-size='{size}' text-anchor='middle' fill='{ink}' stroke='{ink}' stroke-width='{}' \
         stroke-linejoin='round'>{text}</text>",
        0.36 * size,
        0.055 * size
    )
}

/// A number; six and nine are underlined.
fn number(number: usize) -> Vec<Layer> {
    let mut shapes = written(&number.to_string(), if number < 10 { 84.0 } else { 70.0 });
    if matches!(number, 6 | 9) {
        let _ = write!(shapes, "<rect x='-19' y='36' width='38' height='7' fill='{}'/>", hex(PRINT));
    }
    label(&shapes)
}

fn letters(direction: Direction) -> Vec<Layer> {
    let text = format!("{direction:?}");
    label(&written(&text, if text.len() > 1 { 56.0 } else { 80.0 }))
}

fn pip_layers(number: usize) -> Vec<Layer> {
    let mut shapes = String::new();
    for (x, y) in pips(u8::try_from(number).unwrap_or(u8::MAX)) {
        let _ =
            write!(shapes, "<circle cx='{}' cy='{}' r='10.5' fill='{}'/>", 27.0 * x, 27.0 * y, hex(PRINT));
    }
    label(&shapes)
}

fn inlay(symbol: Symbol) -> Vec<Layer> {
    let (gilt, r) = (hex(GILT), 37.0);
    let mut shapes = String::new();
    for stroke in strokes(symbol) {
        let _ = match stroke {
            Stroke::Line(from, to) => write!(shapes, "<path d='M{} {}L{} {}'/>", from.0, from.1, to.0, to.1),
            Stroke::Curve([a, b, c, d]) => {
                write!(shapes, "<path d='M{} {}C{} {} {} {} {} {}'/>", a.0, a.1, b.0, b.1, c.0, c.1, d.0, d.1)
            }
            Stroke::Dot(at, r) => {
                write!(shapes, "<circle cx='{}' cy='{}' r='{r}' fill='{gilt}' stroke='none'/>", at.0, at.1)
            }
            Stroke::Ring(at, r) => {
                let line = LINE * RING_LINE;
                write!(shapes, "<circle cx='{}' cy='{}' r='{r}' stroke-width='{line}'/>", at.0, at.1)
            }
        };
    }
    // Thicker than in the panels: it is seen from afar.
    let line = 1.35 * LINE;
    label(&format!(
        "<g transform='scale({r})' fill='none' stroke='{gilt}' stroke-width='{line}' stroke-linecap='round'>{shapes}</g>"
    ))
}

/// The sizes that a face allows, as standing pyramids side by side.
fn pyramids(face: PyramidFace) -> Vec<Layer> {
    let sizes = face.sizes();
    let scale = if sizes.len() > 1 { 3.1 } else { 3.9 };
    let mut shapes = String::new();
    for (k, size) in sizes.iter().enumerate() {
        let (half, height) = match size {
            Size::Small => (3.6, 9.0),
            Size::Medium => (4.8, 12.5),
            Size::Large => (6.0, 16.0),
        };
        let x = (k as f32 - (sizes.len() as f32 - 1.0) / 2.0) * 11.5;
        let _ = write!(
            shapes,
            "<path d='M{} 8L{} {}L{} 8Z' fill='{}'/>",
            x - half,
            x,
            8.0 - height,
            x + half,
            hex(PRINT)
        );
    }
    label(&format!("<g transform='scale({scale})'>{shapes}</g>"))
}

/// A place in a circle of radius 1 about the middle; y down.
pub type Place = (f32, f32);

/// A part of a sign. Lines and curves are as thick as the sign's own line.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Stroke {
    Line(Place, Place),
    /// A cubic curve: from, two handles, to.
    Curve([Place; 4]),
    /// A filled disc of a radius.
    Dot(Place, f32),
    /// A circle of a radius, with a thinner line.
    Ring(Place, f32),
}

/// Thickness of a sign's line, in its radius.
pub const LINE: f32 = 0.13;
/// Thickness of a ring's line, in that of a line.
pub(crate) const RING_LINE: f32 = 0.6;

/// Where the pips of a number from 1 to 6 are, in units of their distance.
pub fn pips(number: u8) -> &'static [Place] {
    match number {
        1 => &[(0.0, 0.0)],
        2 => &[(-1.0, -1.0), (1.0, 1.0)],
        3 => &[(-1.0, -1.0), (0.0, 0.0), (1.0, 1.0)],
        4 => &[(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)],
        5 => &[(-1.0, -1.0), (1.0, -1.0), (0.0, 0.0), (-1.0, 1.0), (1.0, 1.0)],
        _ => &[(-1.0, -1.0), (1.0, -1.0), (-1.0, 0.0), (1.0, 0.0), (-1.0, 1.0), (1.0, 1.0)],
    }
}

pub fn strokes(symbol: Symbol) -> Vec<Stroke> {
    use Stroke::{Curve, Dot, Line, Ring};
    match symbol {
        Symbol::Cthulhu => {
            // A domed head, two slanted eyes, a beard of tentacles.
            let mut strokes = vec![
                Curve([(-0.62, 0.1), (-0.95, -1.25), (0.95, -1.25), (0.62, 0.1)]),
                Line((-0.42, -0.28), (-0.14, -0.12)),
                Line((0.42, -0.28), (0.14, -0.12)),
            ];
            strokes.extend([-0.62_f32, -0.22, 0.22, 0.62].map(|x| {
                let sway = x.signum() * 0.28;
                Curve([(x, 0.1), (x + sway, 0.45), (x - sway, 0.6), (x + sway * 0.6, 0.98)])
            }));
            strokes
        }
        Symbol::Utchat => vec![
            Curve([(-0.95, -0.1), (-0.4, -0.75), (0.4, -0.75), (0.95, -0.1)]),
            Curve([(-0.95, -0.1), (-0.4, 0.4), (0.4, 0.4), (0.95, -0.1)]),
            Dot((0.0, -0.16), 0.24),
            Curve([(-0.9, -0.62), (-0.35, -1.05), (0.35, -1.05), (0.9, -0.62)]),
            Line((-0.12, 0.3), (-0.2, 0.92)),
            Curve([(0.12, 0.3), (0.3, 0.95), (0.95, 0.95), (0.78, 0.5)]),
        ],
        Symbol::YellowSign => {
            // Three arms that curl away from a point, no two alike.
            let arm = |(turn, reach): (f32, f32)| {
                let (s, c) = turn.sin_cos();
                let at = |(x, y): Place| ((c * x - s * y) * reach, (s * x + c * y) * reach);
                [
                    Curve([(0.0, 0.0), (0.15, -0.5), (-0.25, -0.9), (0.45, -0.92)].map(at)),
                    Curve([(0.45, -0.92), (0.75, -0.9), (0.7, -0.45), (0.42, -0.55)].map(at)),
                ]
            };
            let arms = [(0.0, 1.0), (2.2, 0.92), (4.05, 1.05)].into_iter().flat_map(arm);
            arms.chain([Dot((0.0, 0.0), 0.13)]).collect()
        }
        Symbol::Tentacle => {
            let mut strokes = vec![
                Curve([(-0.5, 1.0), (-0.75, -0.2), (0.1, -1.15), (0.62, -0.5)]),
                Curve([(0.62, -0.5), (0.8, -0.1), (0.2, 0.1), (0.18, -0.28)]),
                Curve([(0.3, 1.0), (-0.05, 0.5), (-0.15, 0.0), (0.0, -0.35)]),
            ];
            let suckers = [(-0.17, 0.72), (-0.27, 0.35), (-0.25, -0.02), (-0.1, -0.38)];
            strokes.extend(suckers.map(|at| Ring(at, 0.07)));
            strokes
        }
        // A bough with five twigs.
        Symbol::ElderSign => vec![
            Line((0.0, 0.98), (0.0, -0.95)),
            Line((0.0, 0.45), (-0.62, -0.05)),
            Line((0.0, 0.45), (0.62, -0.05)),
            Line((0.0, -0.1), (-0.55, -0.6)),
            Line((0.0, -0.1), (0.55, -0.6)),
            Line((0.36, 0.16), (0.78, 0.3)),
        ],
    }
}
