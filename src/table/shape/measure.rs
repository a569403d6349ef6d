//! What a shape may measure, and why it cannot be made; what the kinds of shapes share.

use crate::piece::MM_PER_CM;
use rapier3d::prelude::*;
use strum::{Display, IntoStaticStr, VariantArray};

/// Why a shape cannot be made.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum ShapeError {
    /// A number is not finite.
    #[error("{what} is not a finite number")]
    NotFinite {
        /// Which number.
        what: Measure,
    },
    /// A number that must be greater than zero is not.
    #[error("{what} must be greater than 0, but is {value}")]
    NotPositive {
        /// Which number.
        what: Measure,
        /// Its value.
        value: f32,
    },
    /// A number is larger than a table can hold.
    #[error("{what} is {value} mm; the largest that fits the table is {limit} mm")]
    TooLarge {
        /// Which number.
        what: Measure,
        /// Its value.
        value: f32,
        /// The largest allowed.
        limit: f32,
    },
    /// More points than a shape may have.
    #[error("{what} has {count} points; give at most {MOST_POINTS}")]
    TooMany {
        /// What has them.
        what: Measure,
        /// How many.
        count: usize,
    },
    /// Points that span no volume.
    #[error("the points span no volume: give at least four that do not lie in one plane")]
    Flat,
    /// An outline with too few corners, crossing itself or enclosing nothing.
    #[error("the outline encloses no area, or crosses itself: give three or more corners in order")]
    Outline,
}

/// What is measured, or counted, of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Display, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Measure {
    /// An edge of a box.
    Edge,
    /// The thickness of a prism.
    Thickness,
    /// A hull: a coordinate, or its points.
    Hull,
    /// An outline with its holes: a coordinate, or its points.
    Outline,
    /// The mass.
    Mass,
    /// The density.
    Density,
}

/// Nothing on the table is longer than this, millimetres.
pub(crate) const LARGEST_MM: f32 = 2_000.0;
/// Most points of a hull, or of an outline with its holes: finer than any workshop cuts, and still judged in time.
pub const MOST_POINTS: usize = 500;
/// The engine takes only the first four corners of a convex part's face as contacts; a face with more would be held
/// up on one side only. No part has one.
pub(super) const MOST_FACE_CORNERS: usize = 4;
/// By how much pieces of one measure differ from one to the next in half their length and width, cm: 0.3 µm, less than any
/// workshop holds. Where the edges of two faces coincide to the last bit, the
/// engine's clipping takes a corner for outside of both, loses it, and what rests on it falls.
pub(super) const BOX_TOLERANCE_CM: Real = 3e-5;
/// After so many pieces the cuts repeat.
pub(super) const BOX_CUTS: usize = 8;
/// Nothing on the table is thinner than this, millimetres: thinner than paper is not a rigid body.
pub(crate) const THINNEST_MM: f32 = 0.05;

/// The hulls of these corners as one shape.
pub(super) fn hulls(parts: &[Vec<Vector>]) -> Result<SharedShape, ShapeError> {
    let hull = |corners: &Vec<Vector>| {
        SharedShape::convex_hull(corners).map(|hull| (Pose::IDENTITY, hull)).ok_or(ShapeError::Flat)
    };
    let mut hulls = parts.iter().map(hull).collect::<Result<Vec<_>, _>>()?;
    Ok(match hulls.len() {
        1 => hulls.swap_remove(0).1,
        _ => SharedShape::compound(hulls),
    })
}

pub(super) fn cm(mm: f32) -> Real {
    mm / MM_PER_CM
}

pub(super) fn few(what: Measure, count: usize) -> Result<(), ShapeError> {
    if count > MOST_POINTS { Err(ShapeError::TooMany { what, count }) } else { Ok(()) }
}

pub(super) fn finite(what: Measure, value: f32) -> Result<f32, ShapeError> {
    if value.is_finite() { Ok(value) } else { Err(ShapeError::NotFinite { what }) }
}

pub(super) fn positive(what: Measure, value: f32) -> Result<f32, ShapeError> {
    finite(what, value)?;
    if value > 0.0 { Ok(value) } else { Err(ShapeError::NotPositive { what, value }) }
}

pub(super) fn length(what: Measure, value: f32) -> Result<f32, ShapeError> {
    positive(what, value)?;
    if value < THINNEST_MM {
        return Err(ShapeError::NotPositive { what, value });
    }
    within(what, value)
}

pub(super) fn within(what: Measure, value: f32) -> Result<f32, ShapeError> {
    finite(what, value)?;
    if value.abs() > LARGEST_MM {
        return Err(ShapeError::TooLarge { what, value, limit: LARGEST_MM });
    }
    Ok(value)
}

/// Two triangles for a quadrilateral whose corners run counter-clockwise seen from outside.
pub(super) fn quad(surface: &mut Vec<[Vector; 3]>, [a, b, c, d]: [Vector; 4]) {
    surface.push([a, b, c]);
    surface.push([a, c, d]);
}
