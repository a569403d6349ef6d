//! What a game waits for.

use serde::{Deserialize, Serialize};

use super::action::Picks;
use super::role::Segment;
use game::Seat;

/// An accusation that stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Charge {
    /// Who accused.
    pub by: Seat,
    /// Whom.
    pub whom: Seat,
    /// Who seconded.
    pub second: Seat,
}

/// What the game waits for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
    /// Nothing: the rules go on by themselves.
    Between,
    /// The Doll's holder passes it on openly, before the lap.
    Doll {
        /// Who.
        holder: Seat,
    },
    /// The lap: everybody gives orders.
    Lap {
        /// In this order.
        order: Vec<Seat>,
        /// What was ordered so far.
        given: Vec<Picks>,
    },
    /// A part of the Day that one player decides.
    Segment {
        /// Which.
        segment: Segment,
        /// Who.
        seat: Seat,
    },
    /// The Investigators point.
    Marks {
        /// 1 to 3.
        ballot: u8,
        /// Who has pointed, at whom.
        marks: Vec<(Seat, Option<Seat>)>,
    },
    /// By Day the Shoggoth may absorb somebody.
    Absorb {
        /// The Shoggoth.
        seat: Seat,
    },
    /// Whoever dies by Night may be the Shoggoth: everybody is asked.
    LastWord {
        /// Who.
        seat: Seat,
    },
    /// The High Priest who is out names the next.
    Heir {
        /// Who names.
        from: Seat,
    },
    /// All vote for a High Priest.
    Election {
        /// Who has voted, for whom.
        votes: Vec<(Seat, Seat)>,
    },
    /// The discussion.
    Talk {
        /// How often each seat has spoken.
        said: Vec<u8>,
        /// Who has done.
        done: Vec<Seat>,
    },
    /// Accusations.
    Accuse,
    /// An accusation waits for a second.
    Second {
        /// Who accuses.
        by: Seat,
        /// Whom.
        whom: Seat,
        /// Who will not second.
        declined: Vec<Seat>,
    },
    /// The accused may speak.
    Defence {
        /// Who.
        seat: Seat,
        /// How often.
        said: u8,
    },
    /// A vote.
    Ballot {
        /// All on whom is voted in this ballot, in the order of accusation.
        accused: Vec<Seat>,
        /// Those of them with a majority so far.
        majority: Vec<Seat>,
        /// Index of the one on whom is voted now.
        at: usize,
        /// Votes so far.
        votes: Vec<(Seat, bool)>,
    },
    /// The game is over.
    Over,
    /// The Shoggoth, about to die by Night, has shown its tablet: all talk for a moment.
    Shown {
        /// The Shoggoth.
        seat: Seat,
        /// Who has done.
        done: Vec<Seat>,
    },
    /// After that the Shoggoth may absorb somebody.
    Swallow {
        /// The Shoggoth.
        seat: Seat,
    },
}

/// What comes next when nobody is waited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum NextStep {
    Dawn,
    Lap,
    Segment(u8),
    Nightfall,
    Heir,
    Ritual,
    Talk,
    Round,
    Ballots,
}

/// The accusations of a Night.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Court {
    /// The round, 1 or 2.
    pub round: u8,
    /// The ballot, 1 to 3; both rounds together.
    pub ballot: u8,
    /// Accusations that stand, in order.
    pub charges: Vec<Charge>,
    /// Everybody accused in this round, seconded or not.
    pub accused: Vec<Seat>,
    /// Who has accused, or will not, in this round.
    pub done: Vec<Seat>,
}
