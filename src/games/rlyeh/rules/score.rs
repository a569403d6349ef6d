//! Who is uppermost (R31, R-12), and how a game ended.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::pieces::Colour;
use game::Seat;
use game::pieces::PieceId;

/// Two tops no further apart than this share the summit, in micrometres (R31). Less than 977, so that an upright
/// small pyramid and a flat large one are never tied (R-12).
pub(crate) const TIE_TOLERANCE_UM: i32 = 500;

/// The top of the city.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Summit {
    /// The highest top, in micrometres; 0 for an empty city.
    pub height_um: i32,
    /// The pyramids that share it, in id order.
    pub pyramids: Vec<PieceId>,
    /// Their stashes with the pips each has in play, in stash order. More than one is a tie.
    pub claims: Vec<Claim>,
    /// The stash that holds the summit, or several after a tie that pips did not break; none for an empty city.
    pub holders: Vec<u8>,
}

/// One stash's claim to the summit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Claim {
    /// The stash.
    pub stash: u8,
    /// Its pips in play.
    pub pips: u16,
}

/// Finds the summit among pyramids given as (piece, stash, top in micrometres); `pips` tells a stash's pips in
/// play, which break ties.
///
/// ```
/// use rlyeh_rules::summit;
/// use game::pieces::PieceId;
/// // Black at 70.60 mm, blue at 70.35 mm: tied, and blue has more pips.
/// let tops = [(PieceId(0), 0, 70_600), (PieceId(15), 1, 70_350)];
/// assert_eq!(summit(&tops, |stash| [21, 24][usize::from(stash)]).holders, [1]);
/// ```
pub fn summit(tops: &[(PieceId, u8, i32)], pips: impl Fn(u8) -> u16) -> Summit {
    let Some(height_um) = tops.iter().map(|t| t.2).max() else { return Summit::default() };
    let uppermost: Vec<_> = tops.iter().filter(|t| t.2 >= height_um - TIE_TOLERANCE_UM).collect();
    let stashes: BTreeSet<u8> = uppermost.iter().map(|t| t.1).collect();
    let claims: Vec<Claim> = stashes.into_iter().map(|stash| Claim { stash, pips: pips(stash) }).collect();
    let most = claims.iter().map(|c| c.pips).max();
    let holders = claims.iter().filter(|c| Some(c.pips) == most).map(|c| c.stash).collect();
    Summit { height_um, pyramids: uppermost.iter().map(|t| t.0).collect(), claims, holders }
}

/// Why the city counts as knocked over (R27): the pieces that fell and were not being handled.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Knock {
    /// Fallen floor cards; one is enough.
    pub cards: Vec<PieceId>,
    /// Fallen pyramids that rested on more than the table; one is enough.
    pub elevated: Vec<PieceId>,
    /// Fallen pyramids that stood on the table; with the elevated ones, two are enough.
    pub grounded: Vec<PieceId>,
}

/// Pyramids that must fall for a collapse when none of them was elevated (R27 (c)).
pub(crate) const FALLEN_PYRAMIDS: usize = 2;

impl Knock {
    /// Whether this is a collapse (R27).
    pub fn is_collapse(&self) -> bool {
        !self.cards.is_empty() || !self.elevated.is_empty() || self.grounded.len() >= FALLEN_PYRAMIDS
    }
}

/// What ended the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Cause {
    /// The city was knocked over (R30).
    Collapse {
        /// By whom.
        seat: Seat,
        /// What fell.
        knock: Knock,
    },
    /// Colours were built in entirely (R31).
    Exhaustion {
        /// Which.
        colours: Vec<Colour>,
    },
    /// The solitary builder stopped (R37).
    Stopped,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ending {
    /// What ended it.
    pub cause: Cause,
    /// The top of the city as it lies.
    pub summit: Summit,
    /// The height that counts, in micrometres: after a collapse that of the last good turn (R37).
    pub height_um: i32,
}

impl Ending {
    /// Whether the city came down.
    pub fn collapsed(&self) -> bool {
        matches!(self.cause, Cause::Collapse { .. })
    }
}
