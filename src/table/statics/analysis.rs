//! What the judge says of a stack, or why it can say nothing.

use game::pieces::PieceId;
use rapier3d::glamx::DVec2;
use serde::{Deserialize, Serialize};

/// A lean beyond this, as a tangent, is never asked for: 84°.
pub const LEAN_MOST: f64 = 10.0;

/// Nearer to its limit than this, as a lean, a stack is too close to call: 0.06°, a few micrometres, about what counts as touching, at
/// the height of a small piece's centre.
pub const BAND: f64 = 0.001;

/// Why nothing can be said.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum StaticsError {
    /// Gravity does not pull onto the table.
    #[error("gravity must pull down onto the table, but is {0:?} cm/s²")]
    Gravity([f64; 3]),
    /// A number of the model cannot be used.
    #[error("block {block}: {what} is not usable")]
    Number {
        /// Which block.
        block: usize,
        /// What of it.
        what: &'static str,
    },
    /// The conic solver gave up.
    #[error("the equilibrium of {pieces:?} could not be computed ({why})")]
    Solver {
        /// Whose.
        pieces: Vec<PieceId>,
        /// What the solver said.
        why: String,
    },
}

/// What the judge says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// Forces exist that hold everything, with a margin.
    Stands,
    /// No forces can hold it.
    Falls,
    /// Within the band.
    TooClose,
}

/// How a piece begins to fail.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// It slides where it touches.
    Slides,
    /// It tips: a contact opens.
    Tips,
    /// Nothing contacts it at all, or nothing that could carry it.
    Unsupported,
}

/// The first to fail.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Failure {
    /// The piece that moves first: of those that move, the nearest to the ground, the fastest if several are.
    pub piece: PieceId,
    /// What it touches at the failing contact; `None` if it is unsupported.
    pub against: Option<PieceId>,
    /// Where, cm: the contact of that piece with something that stays put, or moves less, that opens or slips fastest.
    pub point: [f64; 3],
    /// Unit normal there, into the failing piece.
    pub normal: [f64; 3],
    /// How.
    pub mode: Mode,
    /// Between how many pairs of pieces it slides in the collapse.
    #[serde(default)]
    pub slips: usize,
    /// Every piece that moves in the collapse.
    pub moving: Vec<PieceId>,
}

/// The analysis of a stack.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Analysis {
    /// Stands, falls, or too close.
    pub verdict: Verdict,
    /// Load factor: sideways acceleration that the stack still bears in the worst direction, as a share of gravity.
    /// Negative where it cannot stand: by so much would gravity have to lean to hold it. At most [`LEAN_MOST`], also
    /// where nothing was asked for; minus that where no lean would hold it.
    pub factor: f64,
    /// The direction of that acceleration on the table, a unit vector.
    pub direction: [f64; 2],
    /// The lean of gravity as it is, as a share of its part across the table.
    pub lean: [f64; 2],
    /// What fails first in that direction; `None` if nothing can, or where it is in doubt.
    pub failure: Option<Failure>,
    /// How many blocks were judged.
    pub blocks: usize,
}

impl Analysis {
    /// Whether it is too close to call only because gaps are left that no pose closes. Then its other numbers hold for what surely
    /// touches, and say nothing of how near the limit is.
    pub fn is_in_doubt(&self) -> bool {
        self.verdict == Verdict::TooClose && self.factor.abs() > BAND
    }

    /// Whether friction whose direction nothing determines could bear it. How hard surfaces press depends on how things slid
    /// before, where they slide at several places in the collapse, and a balance of forces takes what holds best (Drucker,
    /// "Coulomb friction, plasticity, and limit loads", 1954).
    pub fn leaves_friction_open(&self) -> bool {
        self.failure.as_ref().is_some_and(|failure| failure.mode == Mode::Slides && failure.slips > 1)
    }

    /// How far the table may be tilted from where it is, in degrees, in the worst direction.
    pub fn tilt_deg(&self) -> f64 {
        let lean = DVec2::from_array(self.lean);
        let boundary = lean + self.factor * DVec2::from_array(self.direction);
        let angle = |v: DVec2| libm::atan(v.length()).to_degrees();
        if lean.length() < 1e-9 {
            return self.factor.signum() * angle(boundary);
        }
        // The angle between the two gravities as the table sees them.
        let (a, b) = (lean.extend(-1.0), boundary.extend(-1.0));
        self.factor.signum() * libm::atan2(a.cross(b).length(), a.dot(b)).to_degrees()
    }
}
