//! What is agreed before the game: how many play, which tablets are in the deck, who the Keeper is.

use serde::{Deserialize, Serialize};

use super::role::Role;
use game::SetupError;
use game::message::Say;
use game::rng::Rng;
use strum::EnumCount;

/// Fewest and most players, without the Keeper (C1).
pub const PLAYERS: (u8, u8) = (7, 20);
/// Plain Cultists there are (C2).
pub const PLAIN_CULTISTS: u8 = 9;

/// The stream of chance from which the specials of a deck are drawn: tablets are dealt from another.
const DRAWS: u64 = 0x6465_636b;
/// How often specials are drawn before it is said that none of so many can be played.
const MOST_DRAWS: usize = 200;

/// How a Day is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Day {
    /// One lap of the table: everybody gives all orders in one turn (C-18).
    Lap,
    /// Part by part, as a Keeper calls them (C8).
    #[default]
    Segments,
}

/// Who keeps the secrets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Keeper {
    /// The program.
    #[default]
    Machine,
    /// A person at the console, who may correct anything.
    Human,
}

/// How long a turn of the lap lasts unless it is agreed otherwise, and the least and most that can be, s.
pub const TURN_S: u8 = 15;
/// The shortest and the longest turn, s.
pub const TURNS_S: (u8, u8) = (8, 60);

/// What is agreed before the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// Players without the Keeper, 7 to 20.
    pub players: u8,
    /// Special tablets that take the places of Cultists, each once.
    pub specials: Vec<Role>,
    /// How a Day is played.
    pub day: Day,
    /// Who keeps the secrets.
    pub keeper: Keeper,
    /// Nobody is told which specials are in the deck (C35).
    pub hidden: bool,
    /// The Detective acts after the arrest (C-2).
    pub detective_after_vote: bool,
    /// Detective and Psychiatrist are replaced by plain Investigators (C-26).
    pub plain_investigators: bool,
    /// How long a turn of the lap lasts where the screen goes round, s (C-19).
    pub turn_s: u8,
    /// Whoever is out sees everything on a screen of their own (C-26).
    #[serde(default)]
    pub out_watch: bool,
    /// By Night the Shoggoth shows its tablet and all talk for a moment, before it swallows anybody (C-21).
    #[serde(default)]
    pub shoggoth_talk: bool,
}

impl Setup {
    /// The usual deck for so many players, the Day in segments, the program as Keeper.
    pub fn players(players: u8) -> Self {
        Self {
            players,
            specials: Self::usual(players),
            day: Day::Segments,
            keeper: Keeper::Machine,
            hidden: false,
            detective_after_vote: false,
            plain_investigators: false,
            turn_s: TURN_S,
            out_watch: false,
            shoggoth_talk: false,
        }
    }

    /// The same with these specials.
    #[must_use]
    pub fn with(self, specials: &[Role]) -> Self {
        let mut specials = specials.to_vec();
        specials.sort_unstable();
        Self { specials, ..self }
    }

    /// The same with so many of its specials, drawn by chance: nobody is told which, not even who set it up (C35).
    ///
    /// # Errors
    /// When there are too few to draw from, or no draw of so many can be played.
    pub fn drawn(&self, count: u8, seed: u64) -> Result<Self, SetupError> {
        let (from, count) = (self.specials.len(), usize::from(count));
        if count > from {
            return Err(SetupProblem::TooFewToDraw { count, from }.into());
        }
        let mut rng = Rng::stream(seed, DRAWS);
        let mut draw = || {
            let mut all = self.specials.clone();
            rng.shuffle(&mut all);
            Self { hidden: true, ..self.clone().with(&all[..count]) }
        };
        // A draw that cannot be played is drawn again.
        let draws: Vec<Self> = (0..MOST_DRAWS).map(|_| draw()).collect();
        let can = draws.iter().find(|setup| setup.tablets().is_ok());
        can.cloned().map_or_else(|| draws[0].tablets().map(|_| draws[0].clone()), Ok)
    }

    /// What of it all may know while the game runs: without the specials where the deck is hidden (C35).
    #[must_use]
    pub fn known(&self) -> Self {
        let specials = if self.hidden { vec![] } else { self.specials.clone() };
        Self { specials, ..self.clone() }
    }

    /// How many Investigators begin (C3).
    pub fn investigators(players: u8) -> u8 {
        match players {
            0..=10 => 2,
            11..=15 => 3,
            _ => 4,
        }
    }

    /// Fewest and most specials (C3): only nine plain Cultists exist.
    pub fn specials_allowed(players: u8) -> (u8, u8) {
        let rest = players.saturating_sub(Self::investigators(players));
        let most = match players {
            0..=10 => 3,
            11..=15 => 5,
            _ => 7,
        };
        (rest.saturating_sub(PLAIN_CULTISTS), most)
    }

    /// The standard decks for so many players, by name: as few specials as may be, the usual ones, and as many as may be.
    pub fn standard(players: u8) -> [(&'static str, Vec<Role>); 3] {
        let (least, most) = Self::specials_allowed(players);
        [
            ("plain", Self::first_specials(players, least)),
            ("usual", Self::usual(players)),
            ("full", Self::first_specials(players, most)),
        ]
    }

    fn usual(players: u8) -> Vec<Role> {
        let (least, _) = Self::specials_allowed(players);
        let count = match players {
            0..=10 => 2,
            11..=15 => 4,
            _ => 5,
        };
        Self::first_specials(players, count.max(least))
    }

    fn first_specials(players: u8, count: u8) -> Vec<Role> {
        use Role::*;
        let order = [Wizard, TchoTcho, Shoggoth, Mother, EvilChild, Yithian, Traitor];
        let may = order.into_iter().filter(|&role| role != Traitor || players > 10);
        let mut chosen: Vec<Role> = may.take(count.into()).collect();
        chosen.sort_unstable();
        chosen
    }

    /// Whether a Psychiatrist, and perhaps a Detective, is among the Investigators, unless they are plain (C-26).
    pub fn has_named_investigators(&self) -> bool {
        self.players >= 11
    }

    /// Whether a special is in the deck.
    pub fn has(&self, role: Role) -> bool {
        self.specials.contains(&role)
    }

    /// The tablets to be dealt, sorted.
    ///
    /// # Errors
    /// When the deck breaks C3, or would be over before it begins (C-27).
    pub fn tablets(&self) -> Result<Vec<Role>, SetupError> {
        SetupError::check_players(self.players, PLAYERS)?;
        let wrong = |why: SetupProblem| Err(why.into());
        if self.keeper == Keeper::Human && self.day == Day::Lap {
            return wrong(SetupProblem::LapWithKeeper);
        }
        if !(TURNS_S.0..=TURNS_S.1).contains(&self.turn_s) {
            return wrong(SetupProblem::Turn(self.turn_s));
        }
        for (at, role) in self.specials.iter().enumerate() {
            if !Role::SPECIALS.contains(role) {
                return wrong(SetupProblem::NotSpecial(*role));
            }
            if self.specials[..at].contains(role) {
                return wrong(SetupProblem::OnlyOne(*role));
            }
        }
        if self.players <= 10 && self.has(Role::Traitor) {
            return wrong(SetupProblem::Traitor);
        }
        let count = u8::try_from(self.specials.len()).unwrap_or(u8::MAX);
        let (fewest, most) = Self::specials_allowed(self.players);
        if count > most {
            return wrong(SetupProblem::TooMany { players: self.players, most, count });
        }
        if count < fewest {
            return wrong(SetupProblem::TooFew { players: self.players, fewest });
        }
        let mut tablets = vec![Role::Investigator; 2];
        let plain = |role| if self.plain_investigators { Role::Investigator } else { role };
        if self.has_named_investigators() {
            tablets.push(plain(Role::Psychiatrist));
        }
        if self.players >= 16 {
            tablets.push(plain(Role::Detective));
        }
        tablets.extend(&self.specials);
        tablets.resize(self.players.into(), Role::Cultist);
        tablets.sort_unstable();
        if self.first_day(self.has(Role::Traitor)).is_over() {
            return wrong(SetupProblem::OverAtOnce);
        }
        Ok(tablets)
    }

    /// How the sides stand after the first Day, if a Cultist is arrested and the Traitor turns or not.
    fn first_day(&self, turns: bool) -> Survivors {
        let unaligned = u8::from(self.has(Role::EvilChild)) + u8::from(self.has(Role::Yithian));
        let investigators = Self::investigators(self.players);
        let cultists = self.players.saturating_sub(investigators + unaligned + 1 + u8::from(turns));
        Survivors { investigators: investigators + u8::from(turns), cultists }
    }

    /// Why the first Night may already bring the Ritual, if it may (C-27).
    pub fn warning(&self) -> Option<Warning> {
        if self.first_day(false).is_ritual() {
            return Some(Warning::Arrest);
        }
        if self.has(Role::Traitor) && self.first_day(true).is_ritual() {
            return Some(Warning::Traitor);
        }
        None
    }
}

/// What is wrong with a set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumCount)]
pub enum SetupProblem {
    /// A Keeper at the console, and a Day in a lap.
    LapWithKeeper,
    /// Turns of so many seconds are too short or too long.
    Turn(u8),
    /// This is no special tablet.
    NotSpecial(Role),
    /// There are two of these.
    OnlyOne(Role),
    /// The Traitor with too few players.
    Traitor,
    /// Too many special tablets.
    TooMany {
        /// How many play.
        players: u8,
        /// The most special tablets for so many.
        most: u8,
        /// How many there are.
        count: u8,
    },
    /// Too few special tablets.
    TooFew {
        /// How many play.
        players: u8,
        /// The fewest special tablets for so many.
        fewest: u8,
    },
    /// The first arrest can end the game (C-27).
    OverAtOnce,
    /// More are to be drawn than there are.
    TooFewToDraw {
        /// How many are to be drawn.
        count: usize,
        /// From how many.
        from: usize,
    },
    /// Not one tablet a player.
    OneEach,
}

impl From<SetupProblem> for SetupError {
    fn from(why: SetupProblem) -> Self {
        Self::Said(why.message())
    }
}

/// Why the first Night may bring the Ritual (C-27).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Warning {
    /// By the arrest of a Cultist.
    Arrest,
    /// By a Traitor who turns.
    Traitor,
}

/// Living Investigators and Cultists (C6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Survivors {
    pub(super) investigators: u8,
    pub(super) cultists: u8,
}

impl Survivors {
    /// Whether the Ritual is declared (C25).
    pub(super) fn is_ritual(self) -> bool {
        self.cultists < 2 * self.investigators
    }

    /// Whether the Investigators have won (C30).
    pub(super) fn is_over(self) -> bool {
        self.investigators >= self.cultists
    }
}
