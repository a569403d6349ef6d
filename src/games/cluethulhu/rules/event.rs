//! What happened, and who may know it. The words are in [`super::say`].

use serde::{Deserialize, Serialize};
use strum::{EnumCount, IntoStaticStr, VariantArray};

use super::action::{Override, Statement};
use super::role::{Role, Segment};
use game::{Outcome, Seat};

/// Who may know an event while the game runs. When it is over everybody may know everything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Audience {
    /// Everybody.
    All,
    /// One seat.
    Only(Seat),
    /// The Keeper alone.
    Keeper,
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, EnumCount)]
pub enum Event {
    /// Everybody knows it.
    News(News),
    /// One seat is told, or has done it in secret.
    Told {
        /// Which.
        seat: Seat,
        /// What.
        fact: Fact,
    },
    /// Only the Keeper knows it.
    Secret(Secret),
}

impl Event {
    /// Who may know it.
    pub(crate) fn audience(&self) -> Audience {
        match self {
            Self::News(_) => Audience::All,
            Self::Told { seat, .. } => Audience::Only(*seat),
            Self::Secret(_) => Audience::Keeper,
        }
    }

    /// Whether a seat may know it; an onlooker knows what everybody knows.
    pub fn is_for(&self, viewer: Option<Seat>) -> bool {
        match self.audience() {
            Audience::All => true,
            Audience::Only(seat) => viewer == Some(seat),
            Audience::Keeper => false,
        }
    }
}

/// What everybody knows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, EnumCount)]
pub enum News {
    /// All close their eyes.
    DayBroke {
        /// Its number, from 1.
        day: u16,
    },
    /// The Keeper calls a part of the Day.
    Called(Segment),
    /// The Doll goes to somebody, who is named aloud.
    DollTo(Seat),
    /// All wake.
    NightFell {
        /// Its number, from 1.
        night: u16,
        /// Who went out by Day, in the order of seats, without a cause (C-21).
        out: Vec<Seat>,
        /// Who is detained.
        detained: Option<Seat>,
    },
    /// A vote for a High Priest.
    Elected {
        /// Who voted.
        by: Seat,
        /// For whom.
        whom: Seat,
    },
    /// Somebody is High Priest.
    HighPriest(Seat),
    /// The last act of a High Priest: the heir.
    Heir {
        /// Who named.
        by: Seat,
        /// Whom.
        whom: Seat,
    },
    /// The Ritual of Annihilation is declared.
    Ritual,
    /// The Yithian that never took a tablet is out.
    YithianLost(Seat),
    /// Something was said.
    Said {
        /// Who.
        seat: Seat,
        /// What.
        statement: Statement,
    },
    /// An accusation.
    Accused {
        /// Who accused.
        by: Seat,
        /// Whom.
        whom: Seat,
    },
    /// The accusation stands.
    Seconded {
        /// Who seconded.
        by: Seat,
        /// Who is accused.
        whom: Seat,
    },
    /// Nobody seconded.
    Fell {
        /// Who was accused.
        whom: Seat,
    },
    /// A vote on an accused was counted.
    Ballot {
        /// Who is accused.
        whom: Seat,
        /// Who voted yes.
        yes: Vec<Seat>,
        /// The weight of these votes.
        weight: u8,
        /// The weight of all that could be cast.
        of: u8,
    },
    /// A majority is for murder.
    Murdered(Seat),
    /// Was under the Wizard's protection and lives.
    Saved(Seat),
    /// The Shoggoth shows its tablet and absorbs.
    Absorbs {
        /// The Shoggoth.
        seat: Seat,
        /// Whom.
        whom: Seat,
        /// What comes of it.
        result: Absorbed,
    },
    /// Died of a broken heart, by Night.
    Heartbroken(Seat),
    /// Nobody dies this Night.
    Deadlock,
    /// The Keeper says that the Doll is dead: nobody holds it any more (C-17).
    DollDead,
    /// The Keeper corrected something.
    Corrected,
    /// The game is over.
    Over(Ending),
    /// The Shoggoth shows its tablet, before it absorbs anybody.
    Shown(Seat),
}

impl News {
    /// Who speaks, votes or accuses for all to see.
    pub fn by(&self) -> Option<Seat> {
        match self {
            Self::Elected { by, .. } | Self::Accused { by, .. } | Self::Seconded { by, .. } => Some(*by),
            Self::Said { seat, .. } => Some(*seat),
            _ => None,
        }
    }
}

/// What comes of an absorption (C22).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Absorbed {
    /// The other is out, the Shoggoth lives.
    Instead,
    /// The other was an Investigator: both are out.
    Poisoned,
    /// The other is protected: the Shoggoth is out.
    Protected,
}

/// What a seat alone knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, EnumCount)]
pub enum Fact {
    /// The tablet that one was dealt.
    Dealt(Role),
    /// The tablet that one holds from now on.
    NewTablet(Role),
    /// An Investigator whom one recognised.
    Fellow(Seat),
    /// Whom another Investigator pointed at; nobody, perhaps.
    Marked {
        /// Who.
        by: Seat,
        /// At whom.
        whom: Option<Seat>,
    },
    /// One was tapped: arrested.
    Arrested,
    /// One was tapped: detained.
    Detained,
    /// One is no longer detained.
    Freed,
    /// One was tapped: the other Blood Sibling.
    Sibling(Seat),
    /// One's own tablet was shown to the Tcho-Tcho.
    Seen,
    /// One's own order: the Doll to somebody.
    GaveDoll(Seat),
    /// One's own order: protects somebody.
    Protects(Seat),
    /// "The protection fails."
    ProtectionFails,
    /// One's own order: detains somebody.
    Detains(Seat),
    /// "The choice is invalid."
    ChoiceInvalid,
    /// The Mother chose these.
    ChoseSiblings(Seat, Seat),
    /// The Psychiatrist cured somebody.
    Cured(Seat),
    /// The Tcho-Tcho saw a tablet.
    Saw(Seat, Role),
    /// The Traitor turned.
    Turned,
    /// The Yithian took a tablet.
    Took(Seat, Role),
    /// A pick did nothing, and was not spent.
    Nothing(Seat),
    /// By Day: the Investigators recognise the Shoggoth, which absorbs somebody.
    ShoggothAbsorbs(Seat, Seat),
}

/// What only the Keeper knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, EnumCount)]
pub enum Secret {
    /// The Investigators did not agree.
    NoArrest,
    /// The arrest was stopped by the Wizard.
    Stopped(Seat),
    /// Somebody is out.
    Out(Seat, OutReason),
    /// What the Keeper corrected.
    Corrected(Override),
}

/// Why somebody is out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum OutReason {
    /// By the Investigators.
    Arrest,
    /// By vote.
    Murder,
    /// By the Shoggoth.
    Absorption,
    /// The Shoggoth, by an Investigator.
    Poison,
    /// A Blood Sibling.
    Heartbreak,
    /// The Yithian at the Ritual.
    Ritual,
}

/// How the game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ending {
    /// Who won, as a side.
    pub how: Victory,
    /// The seats that win, in order; in a draw, all.
    pub winners: Vec<Seat>,
}

/// Who won.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    IntoStaticStr,
    VariantArray,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "kebab-case")]
pub enum Victory {
    /// The Investigators.
    Investigators,
    /// The Cultists.
    Cultists,
    /// The Evil Child.
    EvilChild,
    /// The last two, Blood Siblings of different sides.
    Siblings,
    /// Nobody is left.
    Nobody,
    /// Nobody went out for ten Nights and Days (C-16).
    Stalemate,
}

impl Ending {
    /// As any game tells it.
    pub(super) fn outcome(&self) -> Outcome {
        match self.how {
            Victory::Nobody | Victory::Stalemate => Outcome::Drawn(self.winners.clone()),
            _ if self.winners.is_empty() => Outcome::AllLost,
            _ => Outcome::Won(self.winners.clone()),
        }
    }
}

/// Something in the record of a game, with when it happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Recorded {
    /// Number of the Day, or of the Night that follows it; 0 before the first.
    pub day: u16,
    /// By Night.
    pub night: bool,
    /// What.
    pub event: Event,
}
