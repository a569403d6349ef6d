//! What is on the faces of dice, as strokes: the panels draw them, and so they are printed on the dice of the table.

use rlyeh_rules::Symbol;

/// A place in a circle of radius 1 about the middle; y down.
pub type Place = (f32, f32);

/// A part of a sign. Lines and curves are as thick as the sign's own line.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Stroke {
    /// A straight line.
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

/// The five symbols.
pub fn symbol(symbol: Symbol) -> Vec<Stroke> {
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
