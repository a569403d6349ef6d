//! What a seat may do, and why the rules refuse it.

use serde::{Deserialize, Serialize};
use strum::{EnumCount, EnumProperty, IntoStaticStr, VariantArray};

use super::role::{Role, Side};
use game::message::{Rule, Say};
use game::{OutOfTurn, Rejection, Seat};

/// The three picks of a turn in the lap; what each means follows from tablet and Day ([`super::Use`]).
pub type Picks = [Option<Seat>; 3];

/// What a seat may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, EnumCount)]
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
    /// In a last word, where a talk comes first: shows the Shoggoth's tablet.
    Show,
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, EnumCount)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, EnumCount)]
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
#[derive(Clone, Debug, PartialEq, Eq, EnumCount, EnumProperty)]
pub enum Refusal {
    /// Not now, or not this seat.
    OutOfTurn(OutOfTurn),
    /// Another kind of action is asked for.
    NotNow,
    /// The one named is not in the game.
    #[strum(props(rule = "C20"))]
    NotLiving(Seat),
    /// One may not name oneself, by this rule.
    Oneself(Option<Rule>),
    /// Siblings are two.
    #[strum(props(rule = "C13"))]
    Same,
    /// Nobody is accused twice in a round.
    #[strum(props(rule = "C27"))]
    Accused(Seat),
    /// Enough was said.
    SaidEnough,
    /// Corrections are the Keeper's.
    NoKeeper,
    /// A correction that would make no game.
    Impossible(Impossible),
}

/// Why a Keeper's correction cannot be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumProperty, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Impossible {
    /// Nobody comes back who is there.
    InGame,
    /// Somebody has to be left.
    LastOne,
    /// There is only one such tablet.
    #[strum(props(rule = "C3"))]
    OnlyOneTablet,
    /// The tablet is never on that side.
    #[strum(props(rule = "C2"))]
    WrongSide,
    /// The tablet has no power.
    #[strum(props(rule = "C8"))]
    NoPower,
    /// A Yithian has its power until it takes a side.
    #[strum(props(rule = "C17"))]
    YithianPower,
    /// The Evil Child was not in the deck.
    #[strum(props(rule = "C9"))]
    NoChild,
    /// Nobody holds the Doll.
    #[strum(props(rule = "C9"))]
    NobodyHolds,
    /// The Ritual has ended all powers.
    #[strum(props(rule = "C25"))]
    Ritual,
}

impl Refusal {
    /// The rule that refuses; `None` if it is no matter of rules.
    pub fn rule(&self) -> Option<Rule> {
        match self {
            Self::Oneself(rule) => *rule,
            Self::Impossible(why) => Rule::of(why),
            _ => Rule::of(self),
        }
    }
}

impl From<OutOfTurn> for Refusal {
    fn from(why: OutOfTurn) -> Self {
        Self::OutOfTurn(why)
    }
}

impl From<Refusal> for Rejection {
    fn from(refusal: Refusal) -> Self {
        match refusal {
            Refusal::OutOfTurn(why) => Self::OutOfTurn(why),
            other => Self::Said(other.message()),
        }
    }
}
