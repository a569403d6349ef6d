//! What is agreed before the first roll (R6 to R8, R34).

use serde::{Deserialize, Serialize};
use strum::{EnumCount, VariantArray};

use super::chooser::{Chooser, Direction};
use super::dice::Die;
use super::pieces::{Colour, Inventory};
use game::message::Say;
use game::rng::Rng;
use game::{Seat, SetupError};

/// Fewest and most players (R6).
pub const PLAYERS: (u8, u8) = (2, 5);
/// Fewest and most stashes of a solitary builder (R34).
pub const SOLO_STASHES: (u8, u8) = (2, 6);

/// Stashes of the city of a day, and the stream of chance that draws their numbers: no seat's.
const DAY_STASHES: u8 = 3;
const DAY_STREAM: u64 = 1 << 32;

/// Floor cards for a number of stashes: R7 for players (one stash more than players), R34 for one builder.
pub const fn cards_for(stashes: u8) -> u8 {
    match stashes {
        0..=2 => 4,
        3 => 7,
        4 => 10,
        5 => 12,
        _ => 13,
    }
}

/// Where stash `s` of `n` stands on the compass: direction number `8 s / n` rounded down, clockwise from north,
/// which spreads them evenly (n = 4: N, E, S, W). Nothing for a stash that is not in the game.
pub fn stash_direction(stash: u8, stashes: u8) -> Option<Direction> {
    if stash >= stashes {
        return None;
    }
    let index = usize::from(stash) * Direction::VARIANTS.len() / usize::from(stashes);
    Direction::VARIANTS.get(index).copied()
}

/// Who plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Mode {
    /// Two to five players; seat `i` owns stash `i`, the last stash is Cthulhu's (R6).
    Players(u8),
    /// One builder against gravity (R34), for height.
    Solitaire {
        /// Stashes in the quarry, 2 to 6.
        stashes: u8,
        /// Which die names the stash.
        chooser: Chooser,
    },
    /// One builder for grandeur (R38).
    Grandest {
        /// Stashes in the quarry, 2 to 6.
        stashes: u8,
        /// Which die names the stash.
        chooser: Chooser,
    },
}

/// What a solitary builder builds for. Every city is measured by both; the dice and the rules are the same (R38).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, VariantArray,
)]
pub enum Aim {
    /// Height.
    #[default]
    Tallest,
    /// Grandeur.
    Grandest,
}

/// What a solitary builder has agreed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Alone {
    /// Stashes in the quarry.
    pub stashes: u8,
    /// Which die names the stash.
    pub chooser: Chooser,
    /// What is built for.
    pub aim: Aim,
}

impl Alone {
    /// The same as a mode of a set-up.
    pub fn mode(self) -> Mode {
        let Self { stashes, chooser, aim } = self;
        match aim {
            Aim::Tallest => Mode::Solitaire { stashes, chooser },
            Aim::Grandest => Mode::Grandest { stashes, chooser },
        }
    }
}

impl Mode {
    /// What a solitary builder has agreed on; nothing with players.
    pub fn alone(self) -> Option<Alone> {
        match self {
            Self::Players(_) => None,
            Self::Solitaire { stashes, chooser } => Some(Alone { stashes, chooser, aim: Aim::Tallest }),
            Self::Grandest { stashes, chooser } => Some(Alone { stashes, chooser, aim: Aim::Grandest }),
        }
    }
}

/// Who begins (R8, R-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FirstSeat {
    /// Any seat, each equally likely, drawn from the game's seed.
    Random,
    /// The seat the players agreed on.
    Seat(Seat),
}

/// What a collapse does to a game of three or more (R30, R-9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum OnCollapse {
    /// The game ends and all others win together.
    OthersWin,
    /// The loser leaves, the loser's colour becomes Cthulhu's, and the rest play on while two remain.
    LoserOut,
}

/// Everything agreed before the first roll.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Who plays.
    pub mode: Mode,
    /// One colour per stash, all different. With players the last is nobody's.
    pub colours: Vec<Colour>,
    /// The number of every stash of a solitary builder, from 1 to 6 and all different; none for 1, 2 and so on.
    #[serde(default)]
    pub numbers: Vec<u8>,
    /// Which die is thrown; the odds are the same.
    pub die: Die,
    /// Who begins.
    pub first: FirstSeat,
    /// What a collapse does.
    pub on_collapse: OnCollapse,
}

/// What only this game asks of a set-up.
#[derive(Clone, Debug, PartialEq, Eq, EnumCount)]
pub enum SetupProblem {
    /// R34: a solitary builder uses another number of stashes.
    Stashes {
        /// Stashes asked for.
        given: u8,
    },
    /// R6: a colour for each stash.
    Colours {
        /// Colours needed.
        needed: usize,
        /// Colours chosen.
        given: usize,
    },
    /// R6: two stashes would look alike.
    SameColour(Colour),
    /// so many different numbers from 1 to 6, one for each stash.
    Numbers(usize),
}

impl From<SetupProblem> for SetupError {
    fn from(wrong: SetupProblem) -> Self {
        Self::Said(wrong.message())
    }
}

impl Setup {
    /// A usual game of `players`, in the usual colours.
    pub fn players(players: u8) -> Self {
        Self::usual(Mode::Players(players))
    }

    /// A usual solitary game.
    pub fn solitaire(stashes: u8) -> Self {
        Self::alone(Alone { stashes, chooser: Chooser::D6, aim: Aim::Tallest })
    }

    /// A solitary game with this agreed, in the usual colours.
    pub fn alone(alone: Alone) -> Self {
        Self::usual(alone.mode())
    }

    /// What a solitary builder builds for; nothing with players.
    pub fn aim(&self) -> Option<Aim> {
        self.mode.alone().map(|alone| alone.aim)
    }

    /// What is built on the day of this seed, alone: three stashes, the usual die, and three numbers that the day draws.
    pub fn of_the_day(seed: u64, aim: Aim) -> Self {
        let mut numbers: Vec<u8> = (1..=6).collect();
        let mut rng = Rng::stream(seed, DAY_STREAM);
        let stashes = DAY_STASHES;
        let mut draw = || {
            let left = u32::try_from(numbers.len()).unwrap_or(1);
            numbers.remove(rng.below(left) as usize)
        };
        let numbers = (0..stashes).map(|_| draw()).collect();
        Self { numbers, ..Self::alone(Alone { stashes, chooser: Chooser::D6, aim }) }
    }

    /// How many dice a roll is: a solitary builder throws two more, for stash and size (R35).
    pub fn dice(&self) -> u8 {
        u8::from(self.die == Die::TwoD6) + if self.is_solitaire() { 3 } else { 1 }
    }

    fn usual(mode: Mode) -> Self {
        let mut setup = Self {
            mode,
            colours: Vec::new(),
            numbers: Vec::new(),
            die: Die::Cthulhu,
            first: FirstSeat::Random,
            on_collapse: OnCollapse::OthersWin,
        };
        setup.colours = Colour::VARIANTS.iter().copied().take(usize::from(setup.stashes())).collect();
        setup
    }

    /// Stashes in the game (R6, R34).
    pub fn stashes(&self) -> u8 {
        match self.mode {
            Mode::Players(n) => n.saturating_add(1),
            Mode::Solitaire { stashes, .. } | Mode::Grandest { stashes, .. } => stashes,
        }
    }

    /// The number that names a stash where a d6 does (R35, R-26).
    pub fn number(&self, stash: u8) -> Option<u8> {
        let numbered = self.mode.alone().is_some_and(|alone| alone.chooser == Chooser::D6);
        let usual = (stash < self.stashes()).then_some(stash + 1);
        let chosen = self.numbers.get(usize::from(stash)).copied();
        if self.numbers.is_empty() { usual } else { chosen }.filter(|_| numbered)
    }

    /// Seats at the table.
    pub fn seats(&self) -> u8 {
        match self.mode {
            Mode::Players(n) => n,
            Mode::Solitaire { .. } | Mode::Grandest { .. } => 1,
        }
    }

    /// Whether one builder plays alone.
    pub fn is_solitaire(&self) -> bool {
        self.mode.alone().is_some()
    }

    /// The pieces of the game, which the physical table spawns in id order.
    pub fn inventory(&self) -> Inventory {
        Inventory { stashes: self.stashes(), cards: cards_for(self.stashes()) }
    }

    /// Checks that the set-up can be played.
    ///
    /// # Errors
    /// Says which agreement breaks which rule.
    pub fn validate(&self) -> Result<(), SetupError> {
        if let Mode::Players(given) = self.mode {
            SetupError::check_players(given, PLAYERS)?;
        }
        let stashes = self.mode.alone().map(|alone| alone.stashes);
        if let Some(given) = stashes.filter(|given| !(SOLO_STASHES.0..=SOLO_STASHES.1).contains(given)) {
            return Err(SetupProblem::Stashes { given }.into());
        }
        let needed = usize::from(self.stashes());
        if self.colours.len() != needed {
            return Err(SetupProblem::Colours { needed, given: self.colours.len() }.into());
        }
        for (i, colour) in self.colours.iter().enumerate() {
            if self.colours[..i].contains(colour) {
                return Err(SetupProblem::SameColour(*colour).into());
            }
        }
        let sound = |(i, n): (usize, &u8)| (1..=6).contains(n) && !self.numbers[..i].contains(n);
        let chosen = self.numbers.len() == needed && self.is_solitaire();
        if !(self.numbers.is_empty() || chosen && self.numbers.iter().enumerate().all(sound)) {
            return Err(SetupProblem::Numbers(needed).into());
        }
        match self.first {
            FirstSeat::Seat(seat) if seat.0 >= self.seats() => Err(SetupError::NoSuchSeat { seat }),
            FirstSeat::Seat(_) | FirstSeat::Random => Ok(()),
        }
    }
}
