//! Bots that play Builders of R'lyeh. They have a hand like a person's, and see what everybody sees: this game has no
//! secrets.
//!
//! * The dabbler sets down the first thing that looks right, and not quite where it meant to.
//! * The architect tries its spots out in forks of the table first, and builds what stands and wins.

mod builder;
mod spots;
mod worth;



use super::rules::Rlyeh;
use crate::game::{Game, Seat};
use crate::games::rlyeh::{Intent, Match};
use crate::session::Skill;
use crate::table::Sim;
use std::fmt;

pub use builder::{Builder, Idea};
pub use spots::Spot;

/// How well a bot builds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Careless.
    Dabbler,
    /// Tries things out, and plays to win.
    Architect,
}

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Self; 2] = [Self::Dabbler, Self::Architect];

    /// The skill that stands for it at a table.
    pub const fn skill(self) -> Skill {
        match self {
            Self::Dabbler => Skill::Low,
            Self::Architect => Skill::Middle,
        }
    }
}

impl From<Skill> for Level {
    fn from(skill: Skill) -> Self {
        match skill {
            Skill::Low => Self::Dabbler,
            Skill::Middle | Skill::High => Self::Architect,
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Dabbler => "dabbler",
            Self::Architect => "architect",
        })
    }
}

/// What a builder thinks about: rules and table, without the log. Thinking takes its time, so it is done on a copy.
#[derive(Clone)]
pub struct Site {
    game: Rlyeh,
    sim: Sim,
}

impl Site {
    /// The site of a match as it is.
    pub fn of(m: &Match) -> Self {
        Self { game: m.game().clone(), sim: m.sim().clone() }
    }

    /// The rules.
    pub fn game(&self) -> &Rlyeh {
        &self.game
    }

    /// The table.
    pub fn sim(&self) -> &Sim {
        &self.sim
    }
}

/// Bots on every seat, for a match without people.
#[derive(Clone, Debug)]
pub struct SeatBots(Vec<Builder>);

impl SeatBots {
    /// A bot of each level, from the first seat.
    pub fn of(levels: &[Level], seed: u64) -> Self {
        let builder = |(seat, level): (u64, &Level)| Builder::of(*level, seed ^ (seat + 1) << 40);
        Self((0..).zip(levels).map(builder).collect())
    }

    /// What the bot whose turn it is wants now. Ask once a tick.
    pub fn act(&mut self, m: &Match) -> Option<Intent> {
        let seat = usize::from(m.game().active().0);
        if m.game().outcome().is_some() {
            return None;
        }
        self.0.get_mut(seat)?.act(m)
    }

    /// Tells the bot on a seat that its last intent was carried out.
    pub fn done(&mut self, seat: Seat, intent: &Intent) {
        if let Some(builder) = self.0.get_mut(usize::from(seat.0)) {
            builder.done(intent);
        }
    }
}
