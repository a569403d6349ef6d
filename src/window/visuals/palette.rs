//! The colours of stashes and seats. They differ in lightness and hue so that colour-blind eyes tell them apart, and each
//! has a mark of its own for whoever cannot or would rather not go by colour. `tests/window/seats.rs` measures how far apart
//! they are for three kinds of colour blindness.

use bevy::prelude::*;
use strum::VariantArray;

/// A colour, sRGB.
pub type Rgb = [u8; 3];

/// The colours of the seats, in every game that has none of its own; none is that of a stash. The first five are further
/// apart, because most games seat no more; from the eleventh seat colours come again, and marks tell them apart.
pub const SEATS: [Rgb; 10] = [
    [247, 171, 32],
    [100, 199, 234],
    [193, 98, 147],
    [178, 213, 109],
    [207, 182, 178],
    [144, 142, 236],
    [239, 232, 110],
    [71, 177, 138],
    [230, 114, 89],
    [159, 174, 191],
];

/// A seat's colour, mixed with so many hundredths of another: for what is painted in its colour and must not glare.
pub const fn muted(seat: usize, with: Rgb, percent: u16) -> Rgb {
    let mut mixed = SEATS[seat % SEATS.len()];
    let mut part = 0;
    while part < mixed.len() {
        let (own, other) = (mixed[part] as u16, with[part] as u16);
        mixed[part] = ((own * (100 - percent) + other * percent + 50) / 100) as u8;
        part += 1;
    }
    mixed
}

/// What a piece is made of, as far as the eye can tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Finish {
    /// Glossy plastic that hides what is behind it.
    Opaque,
    /// Coloured plastic that light passes.
    Translucent,
    /// Clear polyester sheet: mostly its rim is seen.
    Sheet,
    /// Printed card.
    Card,
    /// Wood.
    Wood,
}

/// A glyph on the sides of a pyramid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Glyph {
    /// A five-pointed star.
    Star,
    /// A roof-shaped angle.
    Chevron,
    /// A circle with a hole.
    Ring,
    /// An upright cross.
    Cross,
    /// Two level bars.
    Bars,
    /// Three dots in a triangle.
    Dots,
    /// A square on its corner.
    Diamond,
    /// A triangle.
    Triangle,
    /// A crescent moon.
    Crescent,
}

/// A colour in which pyramids come; the first seven are the classic ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, VariantArray)]
pub enum Stash {
    /// Opaque black, a star.
    Black,
    /// Translucent green, a chevron.
    Green,
    /// Translucent blue, a ring.
    Blue,
    /// Translucent purple, a cross.
    Purple,
    /// Translucent cyan, bars.
    Cyan,
    /// Clear, dots.
    Clear,
    /// Opaque gray, a diamond.
    Gray,
    /// Translucent red, a triangle.
    Red,
    /// Translucent yellow, a crescent.
    Yellow,
}

impl Stash {
    /// The colour itself.
    pub const fn colour(self) -> Color {
        match self {
            Self::Black => Color::srgb(0.075, 0.075, 0.085),
            Self::Green => Color::srgb(0.16, 0.62, 0.22),
            Self::Blue => Color::srgb(0.08, 0.22, 0.72),
            Self::Purple => Color::srgb(0.56, 0.24, 0.78),
            Self::Cyan => Color::srgb(0.22, 0.78, 0.92),
            Self::Clear => Color::srgb(0.94, 0.97, 0.98),
            Self::Gray => Color::srgb(0.52, 0.52, 0.54),
            Self::Red => Color::srgb(0.80, 0.12, 0.09),
            Self::Yellow => Color::srgb(0.98, 0.80, 0.10),
        }
    }

    /// What it is made of.
    pub const fn finish(self) -> Finish {
        match self {
            Self::Black | Self::Gray => Finish::Opaque,
            _ => Finish::Translucent,
        }
    }

    /// Its mark.
    pub const fn mark(self) -> Glyph {
        match self {
            Self::Black => Glyph::Star,
            Self::Green => Glyph::Chevron,
            Self::Blue => Glyph::Ring,
            Self::Purple => Glyph::Cross,
            Self::Cyan => Glyph::Bars,
            Self::Clear => Glyph::Dots,
            Self::Gray => Glyph::Diamond,
            Self::Red => Glyph::Triangle,
            Self::Yellow => Glyph::Crescent,
        }
    }
}

impl Glyph {
    /// Signed distance from a point to the glyph's edge, negative inside. The glyph fills the unit circle.
    pub(super) fn distance(self, p: Vec2) -> f32 {
        let bar = |centre: Vec2, half: Vec2| {
            let d = (p - centre).abs() - half;
            d.max(Vec2::ZERO).length() + d.x.max(d.y).min(0.0)
        };
        let disc = |centre: Vec2, radius: f32| p.distance(centre) - radius;
        match self {
            Self::Star => star(p),
            Self::Chevron => {
                let fold = p.y + p.x.abs() * 0.9 - 0.42;
                (fold.abs() * 0.74 - 0.34).max(p.x.abs() - 0.9)
            }
            Self::Ring => (p.length() - 0.68).abs() - 0.24,
            Self::Cross => bar(Vec2::ZERO, Vec2::new(0.9, 0.27)).min(bar(Vec2::ZERO, Vec2::new(0.27, 0.9))),
            Self::Bars => {
                let half = Vec2::new(0.9, 0.24);
                bar(Vec2::new(0.0, 0.45), half).min(bar(Vec2::new(0.0, -0.45), half))
            }
            Self::Dots => disc(Vec2::new(0.0, 0.52), 0.36)
                .min(disc(Vec2::new(-0.52, -0.42), 0.36))
                .min(disc(Vec2::new(0.52, -0.42), 0.36)),
            Self::Diamond => (p.x.abs() + p.y.abs() - 0.95) * std::f32::consts::FRAC_1_SQRT_2,
            Self::Triangle => {
                let slope = Vec2::new(0.866, 0.5);
                (-p.y - 0.62).max(Vec2::new(p.x.abs(), p.y).dot(slope) - 0.45)
            }
            Self::Crescent => disc(Vec2::new(-0.05, 0.0), 0.9).max(-disc(Vec2::new(0.38, 0.14), 0.72)),
        }
    }
}

/// Signed distance to a five-pointed star, by folding the plane into one of its points.
fn star(p: Vec2) -> f32 {
    let fifth = std::f32::consts::TAU / 5.0;
    let angle = p.x.atan2(p.y);
    let folded = (angle + fifth / 2.0).rem_euclid(fifth) - fifth / 2.0;
    let q = p.length() * Vec2::new(folded.sin().abs(), folded.cos());
    // From the outer corner (0, 1) to the inner one, 36° further on.
    let (outer, inner) = (Vec2::new(0.0, 1.0), 0.42 * Vec2::from_angle(fifth / 2.0).yx());
    let edge = (inner - outer).normalize();
    (q - outer).dot(Vec2::new(-edge.y, edge.x))
}
