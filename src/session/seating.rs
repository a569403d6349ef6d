//! Who sits at a table: people and bots, and what they are called. The same for every game; kept with the match, and
//! saved with it.

use files::budget;
use game::Seat;
use serde::{Deserialize, Serialize};

/// How well a bot plays. Every game has names of its own for these.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Skill {
    /// As one who has just heard the rules.
    Low,
    /// Well.
    #[default]
    Middle,
    /// As well as it can.
    High,
}

impl Skill {
    /// Every skill, weakest first.
    pub const ALL: [Self; 3] = [Self::Low, Self::Middle, Self::High];
}

/// Who sits on a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sitter {
    /// Somebody at the screen.
    #[default]
    Person,
    /// The program.
    Bot(Skill),
    /// The program, which strikes back at whoever struck it last, in games whose bots can ([`GameInfo::tempers`]); elsewhere it
    /// plays as any other.
    ///
    /// [`GameInfo::tempers`]: crate::info::GameInfo::tempers
    Spiteful(Skill),
}

impl Sitter {
    /// The skill that plays, where a bot does.
    pub const fn skill(self) -> Option<Skill> {
        match self {
            Self::Person => None,
            Self::Bot(skill) | Self::Spiteful(skill) => Some(skill),
        }
    }
}

/// A name for every seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Vec<String>")]
pub struct Names(Vec<String>);

/// Names of players who have not given theirs; seats beyond these are called by their numbers.
const USUAL: [&str; 20] = [
    "Ann", "Bo", "Cleo", "Dov", "Eva", "Finn", "Gus", "Hana", "Ivo", "Jo", "Kai", "Lena", "Mo", "Nora",
    "Otto", "Pia", "Quin", "Rosa", "Sven", "Tess",
];

impl Names {
    /// The names of so many players who have not given theirs.
    pub fn usual(players: usize) -> Self {
        Self::new(USUAL.into_iter().take(players).map(str::to_owned))
    }

    /// These names, from the first seat; an empty one stays "Seat 2". What is no part of a name becomes a space, and a name
    /// ends where it gets too long ([`budget::shown`]).
    pub fn new(names: impl IntoIterator<Item = String>) -> Self {
        Self(names.into_iter().map(|name| budget::shown(&name).trim().to_owned()).collect())
    }

    /// The name that a seat was given.
    pub fn given(&self, seat: Seat) -> Option<&str> {
        self.0.get(usize::from(seat.0)).map(String::as_str).filter(|name| !name.is_empty())
    }

    /// The name of a seat.
    pub fn of(&self, seat: Seat) -> String {
        self.given(seat).map_or_else(|| seat.to_string(), ToOwned::to_owned)
    }
}

/// From a file that anybody may have written.
impl From<Vec<String>> for Names {
    fn from(names: Vec<String>) -> Self {
        Self::new(names)
    }
}

/// Who sits where.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seating {
    /// From the first seat; a person where nobody is named.
    pub sitters: Vec<Sitter>,
    /// What they are called.
    #[serde(default)]
    pub names: Names,
}

impl Seating {
    /// These sitters, without names.
    pub fn new(sitters: impl IntoIterator<Item = Sitter>) -> Self {
        Self { sitters: sitters.into_iter().collect(), names: Names::default() }
    }

    /// People on every seat.
    pub fn people(seats: u8) -> Self {
        Self::new(std::iter::repeat_n(Sitter::Person, usize::from(seats)))
    }

    /// Who sits on a seat; a person where nobody is named.
    pub fn sitter(&self, seat: Seat) -> Sitter {
        self.sitters.get(usize::from(seat.0)).copied().unwrap_or_default()
    }

    /// Whether somebody at the screen plays a seat.
    pub fn is_person(&self, seat: Seat) -> bool {
        self.sitter(seat) == Sitter::Person
    }

    /// The seats that people play.
    pub fn persons(&self) -> impl Iterator<Item = Seat> {
        (0..).map(Seat).zip(&self.sitters).filter(|(_, who)| **who == Sitter::Person).map(|(seat, _)| seat)
    }

    /// Whether several people sit at it, before one screen.
    pub fn is_shared(&self) -> bool {
        self.persons().count() > 1
    }

    /// Whether bots play every seat.
    pub fn is_unattended(&self) -> bool {
        !self.sitters.is_empty() && self.persons().next().is_none()
    }

    /// The same with a person on the first seat where bots play all of them: for whoever wants to play on.
    #[must_use]
    pub(crate) fn attended(mut self) -> Self {
        if self.is_unattended()
            && let Some(first) = self.sitters.first_mut()
        {
            *first = Sitter::Person;
        }
        self
    }

    /// The same with bots of this skill wherever people sit: for matches that nobody attends.
    #[must_use]
    pub fn unattended(mut self, skill: Skill) -> Self {
        for sitter in &mut self.sitters {
            if *sitter == Sitter::Person {
                *sitter = Sitter::Bot(skill);
            }
        }
        self
    }

    /// The same with a person on this seat alone, and bots on all others.
    #[must_use]
    pub(crate) fn alone(self, seat: Seat) -> Self {
        let mut alone = self.unattended(Skill::High);
        if let Some(own) = alone.sitters.get_mut(usize::from(seat.0)) {
            *own = Sitter::Person;
        }
        alone
    }

    /// The skill that plays a seat, where a bot does.
    pub fn skill(&self, seat: Seat) -> Option<Skill> {
        self.sitter(seat).skill()
    }

    /// Whether a bot on a seat strikes back.
    pub fn is_spiteful(&self, seat: Seat) -> bool {
        matches!(self.sitter(seat), Sitter::Spiteful(_))
    }
}
