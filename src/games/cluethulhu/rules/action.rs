//! What a seat may do, and why the rules refuse it.

use std::fmt;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::role::{Role, Side};
use crate::game::{OutOfTurn, Rejection, Seat};

/// The three picks of a turn in the lap; what each means follows from tablet and Day ([`super::Use`]).
pub type Picks = [Option<Seat>; 3];

/// What a seat may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Action {
    /// By Day, in the lap: all orders of this Day in one. Picks that mean nothing are allowed and do nothing.
    Orders {
        /// Whom one points at.
        picks: Picks,
    },
    /// By Day: points at somebody. In a last word: absorbs them.
    Pick(Seat),
    /// By Day: the Mother names two.
    Pair(Seat, Seat),
    /// By Day: the Traitor turns.
    Turn,
    /// Points at nobody, or lets a last word pass. Where a pick is compulsory, it is drawn.
    Nobody,
    /// By Night: votes for a High Priest.
    Elect(Seat),
    /// Names the next High Priest.
    Heir(Seat),
    /// By Night: says something of a fixed meaning.
    Say(Statement),
    /// By Night: accuses somebody.
    Accuse(Seat),
    /// By Night: seconds the accusation.
    Second,
    /// By Night: has nothing more to say, or to accuse, or will not second.
    Pass,
    /// By Night: votes on the accused.
    Vote(bool),
    /// The Keeper at the console corrects the state; the seat that acts does not matter.
    Override(Override),
}

impl Action {
    /// Whether everybody may know who did this: what is done by Night. What is done by Day is secret, but for the Doll,
    /// of which an event tells.
    pub fn is_open(&self) -> bool {
        use Action::*;
        !matches!(self, Orders { .. } | Pick(_) | Pair(..) | Turn | Nobody | Override(_))
    }
}

/// Something said aloud, true or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Statement {
    /// "I hold this tablet."
    IAm(Role),
    /// "I think that this is an Investigator."
    Suspect(Seat),
    /// "I think that this is none."
    Trust(Seat),
    /// "I have seen this tablet."
    Saw(Seat, Role),
    /// "I was tapped by Day."
    Tapped,
    /// "They told me that they hold this tablet."
    Told(Seat, Role),
}

/// What the Keeper corrects.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Override {
    /// Somebody is back in the game.
    Revive(Seat),
    /// Somebody is out, without anything following from it.
    Out(Seat),
    /// Somebody holds another tablet. Its side must be one that it can have.
    Tablet(Seat, Role, Side),
    /// Two players exchange tablets, with sides and powers.
    Exchange(Seat, Seat),
    /// A tablet's power can be used (again), or not.
    Power(Seat, bool),
    /// Who holds the Doll.
    Doll(Option<Seat>),
    /// Who is High Priest.
    HighPriest(Option<Seat>),
    /// Who is detained.
    Detained(Option<Seat>),
    /// Who is protected.
    Protected(Option<Seat>),
    /// The Blood Siblings.
    Siblings(Option<(Seat, Seat)>),
}

/// Why an action is refused.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Refusal {
    /// Not now, or not this seat.
    #[error(transparent)]
    OutOfTurn(#[from] OutOfTurn),
    /// Another kind of action is asked for.
    #[error("that is not what is asked for now")]
    NotNow,
    /// The one named is not in the game.
    #[error("{0} is not in the game")]
    NotLiving(Seat),
    /// One may not name oneself.
    #[error("somebody else must be named")]
    Oneself,
    /// Siblings are two.
    #[error("two different players must be named")]
    Same,
    /// Nobody is accused twice in a round.
    #[error("{0} is accused already")]
    Accused(Seat),
    /// Enough was said.
    #[error("that is enough said for now")]
    SaidEnough,
    /// Corrections are the Keeper's.
    #[error("only a Keeper at the console may correct the game")]
    NoKeeper,
    /// A correction that would make no game.
    #[error("that cannot be: {0}")]
    Impossible(&'static str),
}

impl From<Refusal> for Rejection {
    fn from(refusal: Refusal) -> Self {
        match refusal {
            Refusal::OutOfTurn(why) => Self::OutOfTurn(why),
            other => Self::Refused(other.to_string()),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Orders { picks } => {
                let names =
                    picks.map(|pick| pick.map_or_else(|| "nobody".to_owned(), |seat| seat.to_string()));
                write!(f, "point at {}", names.join(", "))
            }
            Self::Pick(seat) => write!(f, "point at {seat}"),
            Self::Pair(a, b) => write!(f, "point at {a} and {b}"),
            Self::Turn => f.write_str("become an Investigator"),
            Self::Nobody => f.write_str("point at nobody"),
            Self::Elect(seat) => write!(f, "vote for {seat} as High Priest"),
            Self::Heir(seat) => write!(f, "name {seat} High Priest"),
            Self::Say(statement) => write!(f, "say: {statement}"),
            Self::Accuse(seat) => write!(f, "accuse {seat}"),
            Self::Second => f.write_str("second the accusation"),
            Self::Pass => f.write_str("pass"),
            Self::Vote(true) => f.write_str("vote yes"),
            Self::Vote(false) => f.write_str("vote no"),
            Self::Override(what) => write!(f, "correct: {what}"),
        }
    }
}

impl fmt::Display for Statement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::IAm(role) => write!(f, "my tablet is: {role}"),
            Self::Suspect(seat) => write!(f, "I suspect {seat}"),
            Self::Trust(seat) => write!(f, "I trust {seat}"),
            Self::Saw(seat, role) => write!(f, "I saw the tablet of {seat}: {role}"),
            Self::Tapped => f.write_str("I was tapped by Day"),
            Self::Told(seat, role) => write!(f, "{seat} told me what they hold: {role}"),
        }
    }
}

impl fmt::Display for Override {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let one = |f: &mut fmt::Formatter<'_>, what: &str, seat: &Option<Seat>| match seat {
            Some(seat) => write!(f, "{what}: {seat}"),
            None => write!(f, "{what}: nobody"),
        };
        match self {
            Self::Revive(seat) => write!(f, "{seat} is back"),
            Self::Out(seat) => write!(f, "{seat} is out"),
            Self::Tablet(seat, role, side) => write!(f, "the tablet of {seat}: {role}, for {side}"),
            Self::Exchange(a, b) => write!(f, "{a} and {b} exchange tablets"),
            Self::Power(seat, true) => write!(f, "{seat} has a power"),
            Self::Power(seat, false) => write!(f, "{seat} has no power"),
            Self::Doll(seat) => one(f, "the Doll", seat),
            Self::HighPriest(seat) => one(f, "High Priest", seat),
            Self::Detained(seat) => one(f, "detained", seat),
            Self::Protected(seat) => one(f, "protected", seat),
            Self::Siblings(Some((a, b))) => write!(f, "{a} and {b} are Siblings"),
            Self::Siblings(None) => f.write_str("nobody is a Sibling"),
        }
    }
}
