//! The geometry of a piece: its surface, its convex parts, and what follows from them.

use super::convex::{self, Convex};
use super::hull;
use super::measure::{BOX_CUTS, BOX_TOLERANCE_CM, Measure, ShapeError, hulls, positive};
use crate::piece::Mass;
use rapier3d::prelude::*;

/// The geometry of a kind of piece.
#[derive(Clone, Debug)]
pub struct Geometry {
    /// Convex parts, each by its corners.
    pub parts: Vec<Vec<Vector>>,
    /// The surface, as triangles wound counter-clockwise seen from outside.
    pub surface: Vec<[Vector; 3]>,
    /// The edges that a draughtsman would draw.
    pub edges: Vec<[Vector; 2]>,
    /// Half the thickness along z for plates, which have a top and a bottom face.
    pub half_thickness: Option<Real>,
    pub(super) cuboid: Option<Vector>,
    /// The body of a hull.
    pub hull: Option<Convex>,
    /// Convex parts that make up the piece exactly, where the colliding parts are cut smaller or reach into one another
    /// for the engine's sake.
    pub(super) plain: Option<Vec<Vec<Vector>>>,
    /// Mass properties at 1 g/cm³, where the colliding parts overlap; for one gram, where they stand for a body whose
    /// mass lies elsewhere.
    pub(super) solid: Option<MassProperties>,
}

impl Geometry {
    /// The collider's shape.
    ///
    /// # Errors
    /// [`ShapeError::Flat`] where a part spans no volume.
    pub fn collider(&self) -> Result<SharedShape, ShapeError> {
        self.collider_of(0)
    }

    /// The collider's shape of the piece with this place in the list: those made to one measure are not quite alike
    /// (by 0.3 µm in half their length and width: where edges of two faces coincide to the last bit,
    /// the engine loses corners of their contact, or takes the edges for crossing and glues them together).
    ///
    /// # Errors
    /// [`ShapeError::Flat`] where a part spans no volume.
    pub fn collider_of(&self, index: usize) -> Result<SharedShape, ShapeError> {
        if let Some(half) = self.cuboid {
            let less = (index % BOX_CUTS) as Real * BOX_TOLERANCE_CM;
            return Ok(SharedShape::cuboid(half.x - less, half.y - less, half.z));
        }
        match &self.hull {
            Some(hull) => hull::collider(hull, index),
            None => hulls(&less(&self.parts, index)),
        }
    }

    /// Mass, centre of mass and inertia of a piece of this geometry: of the very parts that collide, or, for a pyramid,
    /// of the real hollow body.
    ///
    /// # Errors
    /// [`ShapeError`] where the mass is not a positive number or a part spans no volume.
    pub fn mass_properties(&self, mass: Mass) -> Result<MassProperties, ShapeError> {
        let (what, value) = match mass {
            Mass::Grams(grams) => (Measure::Mass, grams),
            Mass::Density(density) => (Measure::Density, density),
        };
        positive(what, value)?;
        let mut total = match self.solid {
            Some(solid) => solid,
            None => self.collider()?.mass_properties(1.0),
        };
        if !(total.mass().is_finite() && total.mass() > 0.0) {
            return Err(ShapeError::Flat);
        }
        let grams = match mass {
            Mass::Grams(grams) => grams,
            Mass::Density(density) => density * total.mass(),
        };
        total.set_mass(grams, true);
        Ok(total)
    }

    /// The piece as it is, in double precision: convex parts that do not overlap, none of them changed for the
    /// engine's sake.
    ///
    /// # Errors
    /// [`ShapeError::Flat`] where a part spans no volume.
    pub fn bodies(&self) -> Result<Vec<Convex>, ShapeError> {
        let hull = |corners: &Vec<Vector>| {
            let corners: Vec<_> = corners.iter().map(|c| c.as_dvec3()).collect();
            Convex::hull(&corners).ok_or(ShapeError::Flat)
        };
        let parts = self.plain.as_ref().unwrap_or(&self.parts);
        let mut bodies = match &self.hull {
            Some(hull) => vec![hull.clone()],
            None => parts.iter().map(hull).collect::<Result<Vec<_>, _>>()?,
        };
        convex::mark_seams(&mut bodies);
        Ok(bodies)
    }

    /// All corners of all parts.
    pub fn corners(&self) -> impl Iterator<Item = Vector> + '_ {
        self.parts.iter().flatten().copied()
    }
}

/// Parts a little less long and wide, about their middle, for the piece with this place in the list.
fn less(parts: &[Vec<Vector>], index: usize) -> Vec<Vec<Vector>> {
    let corners = || parts.iter().flatten().copied();
    let middle = corners().sum::<Vector>() / corners().count() as Real;
    let farthest = corners().map(|c| (c - middle).truncate().abs().max_element()).fold(0.0, Real::max);
    let share = 1.0 - (index % BOX_CUTS) as Real * BOX_TOLERANCE_CM / farthest;
    let smaller = |c: &Vector| {
        Vector::new(middle.x + share * (c.x - middle.x), middle.y + share * (c.y - middle.y), c.z)
    };
    parts.iter().map(|part| part.iter().map(smaller).collect()).collect()
}
