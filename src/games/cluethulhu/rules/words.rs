//! What happened, in words for the log.

use std::fmt;

use super::event::{Absorbed, Cause, Ending, Event, Fact, News, Secret, Victory};
use crate::game::list;

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
            Self::Fell { whom } => write!(f, "Nobody seconds the accusation of {whom}"),
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
            Self::DollDead => f.write_str("The Haunted Doll is dead"),
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
            Self::Out(seat, cause) => write!(f, "{seat} is out: {cause}"),
            Self::Corrected(what) => write!(f, "corrected: {what}"),
        }
    }
}

impl fmt::Display for Cause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Arrest => "arrested",
            Self::Murder => "murdered",
            Self::Absorption => "absorbed by the Shoggoth",
            Self::Poison => "poisoned by an Investigator",
            Self::Heartbreak => "a broken heart",
            Self::Ritual => "the Ritual",
        })
    }
}
