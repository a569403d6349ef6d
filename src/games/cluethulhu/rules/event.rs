//! What happened, and who may know it.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::action::{Override, Statement};
use super::role::{Role, Segment};
use crate::game::{Outcome, Seat, list};

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
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
    pub fn audience(&self) -> Audience {
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
    /// A majority is murdered.
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
    /// The Keeper corrected something.
    Corrected,
    /// The game is over.
    Over(Ending),
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
    /// By Day: the Investigators recognise the Shoggoth, which absorbed somebody.
    ShoggothAbsorbs(Seat, Seat),
}

/// What only the Keeper knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Secret {
    /// The Investigators did not agree.
    NoArrest,
    /// The arrest was stopped by the Wizard.
    Stopped(Seat),
    /// Somebody is out.
    Out(Seat, Cause),
    /// What the Keeper corrected.
    Corrected(Override),
}

/// Why somebody is out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Cause {
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
    /// The seats that win, in order.
    pub winners: Vec<Seat>,
}

/// Who won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
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

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::News(news) => news.fmt(f),
            Self::Told { seat, fact } => write!(f, "(to {seat}) {fact}"),
            Self::Secret(secret) => write!(f, "(secret) {secret}"),
        }
    }
}

impl fmt::Display for News {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::DayBroke { day } => write!(f, "Day {day}: all close their eyes"),
            Self::Called(segment) => write!(f, "The Keeper calls: {segment}"),
            Self::DollTo(seat) => write!(f, "{seat} gets the Haunted Doll"),
            Self::NightFell { night, out, detained } => {
                write!(f, "Night {night}: ")?;
                match out.len() {
                    0 => f.write_str("nobody is missing")?,
                    1 => write!(f, "{} is out", out[0])?,
                    _ => write!(f, "{} are out", list(out))?,
                }
                detained.map_or(Ok(()), |seat| write!(f, "; {seat} is detained"))
            }
            Self::Elected { by, whom } => write!(f, "{by} wants {whom} as High Priest"),
            Self::HighPriest(seat) => write!(f, "{seat} is High Priest"),
            Self::Heir { by, whom } => write!(f, "{by} names {whom} High Priest"),
            Self::Ritual => f.write_str("The Ritual of Annihilation is declared: no power works any more"),
            Self::YithianLost(seat) => write!(f, "{seat} was the Yithian, and is hurled back through time"),
            Self::Said { seat, statement } => write!(f, "{seat}: {statement}"),
            Self::Accused { by, whom } => write!(f, "{by} accuses {whom}"),
            Self::Seconded { by, whom } => write!(f, "{by} seconds the accusation of {whom}"),
            Self::Fell { whom } => write!(f, "nobody seconds the accusation of {whom}"),
            Self::Ballot { whom, yes, weight, of } => {
                let who = if yes.is_empty() { "nobody".to_owned() } else { list(yes) };
                write!(f, "Against {whom}: {weight} of {of} votes ({who})")
            }
            Self::Murdered(seat) => write!(f, "{seat} is to be murdered"),
            Self::Saved(seat) => write!(f, "{seat} was under the Wizard's protection and lives"),
            Self::Absorbs { seat, whom, result } => {
                write!(f, "{seat} is the Shoggoth and absorbs {whom}: ")?;
                f.write_str(match result {
                    Absorbed::Instead => "it lives",
                    Absorbed::Poisoned => "an Investigator; both are out",
                    Absorbed::Protected => "protected; the Shoggoth is out",
                })
            }
            Self::Heartbroken(seat) => write!(f, "{seat} dies of a broken heart"),
            Self::Deadlock => f.write_str("The vote is deadlocked: nobody dies this Night"),
            Self::Corrected => f.write_str("The Keeper has corrected something"),
            Self::Over(Ending { how, winners }) => {
                f.write_str(match how {
                    Victory::Investigators => "The Investigators win",
                    Victory::Cultists => "The Cultists win",
                    Victory::EvilChild => "The Evil Child wins",
                    Victory::Siblings => "The Blood Siblings win",
                    Victory::Nobody => "Nobody is left: a draw",
                    Victory::Stalemate => "Nothing happens any more: a draw",
                })?;
                if winners.is_empty() { Ok(()) } else { write!(f, ": {}", list(winners)) }
            }
        }
    }
}

impl fmt::Display for Fact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Dealt(role) => write!(f, "your tablet: {role}"),
            Self::NewTablet(role) => write!(f, "your tablet is now: {role}"),
            Self::Fellow(seat) => write!(f, "{seat} is an Investigator"),
            Self::Marked { by, whom: Some(whom) } => write!(f, "{by} points at {whom}"),
            Self::Marked { by, whom: None } => write!(f, "{by} points at nobody"),
            Self::Arrested => f.write_str("you are arrested"),
            Self::Detained => f.write_str("you are detained"),
            Self::Freed => f.write_str("you are no longer detained"),
            Self::Sibling(seat) => write!(f, "{seat} and you are Blood Siblings"),
            Self::Seen => f.write_str("your tablet was shown to the Tcho-Tcho"),
            Self::GaveDoll(seat) => write!(f, "you give the Doll to {seat}"),
            Self::Protects(seat) => write!(f, "you protect {seat}"),
            Self::ProtectionFails => f.write_str("the protection fails"),
            Self::Detains(seat) => write!(f, "you detain {seat}"),
            Self::ChoiceInvalid => f.write_str("the choice is invalid"),
            Self::ChoseSiblings(a, b) => write!(f, "{a} and {b} are Blood Siblings"),
            Self::Cured(seat) => write!(f, "you cure {seat}"),
            Self::Saw(seat, role) => write!(f, "the tablet of {seat}: {role}"),
            Self::Turned => f.write_str("you are an Investigator now"),
            Self::Took(seat, role) => write!(f, "you take the tablet of {seat}: {role}"),
            Self::Nothing(seat) => write!(f, "pointing at {seat} did nothing"),
            Self::ShoggothAbsorbs(seat, whom) => write!(f, "{seat} is the Shoggoth and absorbs {whom}"),
        }
    }
}

impl fmt::Display for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoArrest => f.write_str("nobody is arrested"),
            Self::Stopped(seat) => write!(f, "{seat} is protected and not arrested"),
            Self::Out(seat, cause) => write!(f, "{seat} is out: {cause:?}"),
            Self::Corrected(what) => write!(f, "corrected: {what}"),
        }
    }
}
