//! What lies on the table: kinds of piece with their real dimensions, masses and frictions.
//!
//! Every material number stands here once, with its source. Sizes of pyramids are those of their maker in inches
//! (9/16 × 1, 25/32 × 1 3/8, 1 × 1 3/4, base × height).

use game::few;
use game::pieces::{CardShape, FLOOR_CARD_THICKNESS_UM, NEST_STEP_UM, Size};
use serde::{Deserialize, Serialize};

/// Millimetres in one unit of the simulation (1 unit = 1 cm).
pub const MM_PER_CM: f32 = 10.0;

/// How much taller a nest grows with each piece: 3/8 inch, in millimetres (R19, ruling R-3).
pub const NEST_STEP_MM: f32 = NEST_STEP_UM as f32 / 1000.0;

/// Side of the small flat at a pyramid's outer tip, in millimetres. Real tips are a little blunt, by how much is not
/// known; this one is as blunt as the exact figures of R2 (flat heights to 0.01 mm) and the known answer of a card on
/// three tips allow.
pub const TIP_FLAT_MM: f32 = 0.1;

/// A nest is carried by a square collar inside the upper piece that grips the sides of the lower one this far below
/// its tip, in millimetres. Below the collar the walls stand clear, so the pitch is exact for two pieces of one size
/// and within 0.06 mm for a smaller one on a larger one, and every nest is a self-locking taper as the real one is.
pub(crate) const COLLAR_BELOW_TIP_MM: f32 = 2.5;

/// How much narrower than the pyramid it grips the collar is, in millimetres a side. The taper wedges in by about
/// 0.02 mm under the pieces it carries; this meets it half-way, so that trees keep their height.
pub(crate) const COLLAR_BITE_MM: f32 = 0.005;

/// Clearance of a cavity's rim around the steepest pyramid that nests in it, in millimetres a side.
pub(crate) const NEST_CLEARANCE_MM: f32 = 0.05;

/// Thickness of a floor card in millimetres: 0.03 inch polyester sheet (R3).
pub const FLOOR_CARD_THICKNESS_MM: f32 = FLOOR_CARD_THICKNESS_UM as f32 / 1000.0;
/// Density of polyester sheet in g/cm³.
pub(crate) const POLYESTER_G_CM3: f32 = 1.39;
/// A tarot card in millimetres: 70 × 120, 0.35 thick. Rigid here, which a real one is not quite.
pub const TAROT_MM: [f32; 3] = [70.0, 120.0, 0.35];
/// Density of playing-card stock in g/cm³ (about 300 g/m² at 0.35 mm).
pub const CARD_STOCK_G_CM3: f32 = 0.86;
/// Edge of an ordinary die in millimetres.
pub(crate) const DIE_EDGE_MM: f32 = 16.0;
/// Density of acrylic, of which dice are made, in g/cm³.
pub(crate) const ACRYLIC_G_CM3: f32 = 1.18;

/// Most holes of a prism that are read from a file at all; how many points it may have, its own check says.
const MOST_HOLES_READ: usize = 10_000;

/// A point of an outline, in millimetres.
pub type Point2 = [f32; 2];
/// A point in space, in millimetres.
pub type Point3 = [f32; 3];

/// What a piece is. The local frame of a pyramid has its origin at the centre of the base and z towards the tip; of
/// everything else, at the centre of mass (flat things lie in the x-y plane).
///
/// Scenes call it `Shape`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "Shape")]
pub enum Kind {
    /// A hollow pyramid.
    Pyramid(Size),
    /// A floor card: a shape cut out of thin board.
    Floor(CardShape),
    /// A tarot card.
    Tarot,
    /// An ordinary six-sided die.
    Die,
    /// A box, by its edges.
    Box {
        /// Edge lengths in millimetres.
        size_mm: [f32; 3],
    },
    /// The convex hull of points; the frame's origin stays where the points have it.
    Hull {
        /// At least four points, not all in one plane.
        points_mm: Vec<Point3>,
    },
    /// A polygon with holes, extruded along z and centred on the plane z = 0.
    Prism {
        /// The outer edge, either way round, not crossing itself.
        outline_mm: Vec<Point2>,
        /// Holes inside it.
        #[serde(default, deserialize_with = "few::<_, _, MOST_HOLES_READ>")]
        holes_mm: Vec<Vec<Point2>>,
        /// Thickness along z.
        thickness_mm: f32,
    },
}

impl Kind {
    /// Whether this is a pyramid, and its size.
    pub fn pyramid(&self) -> Option<Size> {
        match self {
            Self::Pyramid(size) => Some(*size),
            _ => None,
        }
    }

    /// Whether this is a card or plate, on whose faces other things stand (R12).
    pub fn is_card(&self) -> bool {
        matches!(self, Self::Floor(_) | Self::Tarot)
    }
}

/// How heavy a piece is.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum Mass {
    /// Mass in grams.
    Grams(f32),
    /// Density in g/cm³.
    Density(f32),
}

/// Whether physics moves a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Mobility {
    /// It falls, slides and topples.
    Free,
    /// Part of the furniture: never moves.
    Fixed,
}

/// A piece: its kind and what it is made of.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Piece {
    /// What it is.
    pub kind: Kind,
    /// How heavy it is.
    pub mass: Mass,
    /// Coefficient of friction. Two touching pieces rub with the smaller of theirs.
    pub friction: f32,
    /// Coefficient of restitution, 0 (dead) to 1. Two pieces that meet bounce with the smaller of theirs.
    pub restitution: f32,
    /// Whether physics moves it.
    pub mobility: Mobility,
}

/// Friction of plastic on plastic. Poorly known: 0.2–0.6 is published for like pairs.
pub const PLASTIC_FRICTION: f32 = 0.45;
/// Friction of cards, on plastic and on the table.
pub(crate) const CARD_FRICTION: f32 = 0.3;
/// Friction of the felt mat on the table.
pub const FELT_FRICTION: f32 = 0.5;

/// Restitution of plastic on plastic. Estimated, 0.3 to 0.7: a hollow ball of hard plastic gives back 0.69 on a hard floor
/// (The Physics Factbook), a thin wall that meets it with an edge less.
pub(crate) const PLASTIC_RESTITUTION: f32 = 0.5;
/// Restitution of the felt mat under plastic. Estimated, 0.1 to 0.5.
pub const FELT_RESTITUTION: f32 = 0.3;
/// Restitution of cards, which flap instead of bouncing. Estimated, 0 to 0.3.
pub(crate) const CARD_RESTITUTION: f32 = 0.1;

impl Piece {
    /// A piece of the real material of its kind; free shapes are acrylic, and dead.
    pub fn new(kind: Kind) -> Self {
        let (mass, friction, restitution) = match &kind {
            Kind::Pyramid(size) => (Mass::Grams(size.mass_g()), PLASTIC_FRICTION, PLASTIC_RESTITUTION),
            Kind::Floor(_) => (Mass::Density(POLYESTER_G_CM3), CARD_FRICTION, CARD_RESTITUTION),
            Kind::Tarot => (Mass::Density(CARD_STOCK_G_CM3), CARD_FRICTION, CARD_RESTITUTION),
            Kind::Die => (Mass::Density(ACRYLIC_G_CM3), PLASTIC_FRICTION, PLASTIC_RESTITUTION),
            Kind::Box { .. } | Kind::Hull { .. } | Kind::Prism { .. } => {
                (Mass::Density(ACRYLIC_G_CM3), PLASTIC_FRICTION, 0.0)
            }
        };
        Self { kind, mass, friction, restitution, mobility: Mobility::Free }
    }

    /// The same, as a part of the furniture.
    pub fn fixed(mut self) -> Self {
        self.mobility = Mobility::Fixed;
        self
    }

    /// The same with another coefficient of friction.
    pub fn with_friction(mut self, friction: f32) -> Self {
        self.friction = friction;
        self
    }
}
