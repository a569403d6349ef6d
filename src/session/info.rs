//! What command line, saves and menu know of a game: one value a game, all of them listed in the catalogue. Nothing of
//! the engine names a game; whoever needs one is handed the list.

use super::chance;
use super::replay::{ReplayError, ReplayState, Verified};
use super::save::{self, SaveError};
use super::score::ScorePart;
use super::seating::{Seating, Sitter, Skill};
use super::soundtrack::Soundtrack;
use game::Language;
use game::error::UserFacingError;
use game::message::{Arg, Message};
use std::ops::Range;
use std::path::{Path, PathBuf};
use table::Sim;

/// What went wrong, in words that say what to do.
pub type Failure = Box<dyn UserFacingError>;

/// A level of a game's bots.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LevelInfo {
    /// The skill it stands for.
    pub skill: Skill,
    /// Its name in commands and results, lower case: "high priest".
    pub name: &'static str,
    /// What players call it: the id of a message.
    pub called: &'static str,
    /// What it is like, in a sentence: the id of a message.
    pub about: &'static str,
}

impl LevelInfo {
    /// The name as an argument of the command line: "high-priest".
    pub fn argument(&self) -> String {
        self.name.replace(' ', "-")
    }
}

/// A game.
#[derive(Clone, Copy)]
pub struct GameInfo {
    /// Its name in saves, journals and commands: lower case, one word, for ever the same.
    pub id: &'static str,
    /// Its name for people.
    pub title: &'static str,
    /// Fewest and most seats.
    pub seats: (u8, u8),
    /// How many play unless it is said.
    pub usual_seats: u8,
    /// The levels of its bots, weakest first.
    pub levels: &'static [LevelInfo],
    /// The level of a bot of which only the number was asked for.
    pub usual_skill: Skill,
    /// Whether its bots can be [spiteful](Sitter::Spiteful).
    pub tempers: bool,
    /// Its rules as this program plays them, as Markdown; nothing in a language that has none. There are English ones.
    pub rules: fn(Language) -> Option<String>,
    /// What the number in a save's header counts, "turn" or "move": the id of a message.
    pub counts: &'static str,
    /// Whether a seat knows what others do not: then nobody sees a match again before it is over.
    pub secrets: bool,
    /// Reads the bytes of a save, checks them, and gives the bytes as which the match that was read is saved: the same
    /// ones if this program wrote them, but for the order of what the physics engine keeps in no order. The path is for
    /// messages.
    ///
    /// # Errors
    /// What is wrong with the bytes.
    pub reread: fn(&[u8], &Path) -> Result<Vec<u8>, SaveError>,
    /// A part of a score of this game as a message; `None` if it does not know the id.
    pub scored: fn(ScorePart) -> Option<Message>,
    /// The bytes of a save as those of a score, which keeps how the match began and what was done; nothing where it cannot be
    /// ranked.
    pub proof: ScoreFile,
    /// Does a saved match again from its beginning, by its recording, and compares; the call hears of every step.
    ///
    /// # Errors
    /// What is wrong with the save, or with its recording.
    pub replay: ReplaySave,
    /// The table of a save as a turn began, or as it lay last. Where a turn is asked for, the match is done again up to it.
    ///
    /// # Errors
    /// What is wrong with the save, where the match has no such turn, or where the game has no table.
    pub table: TableOfSave,
    /// What is heard of a saved match between two moments, done again from its recording.
    ///
    /// # Errors
    /// What is wrong with the save or its recording, or where the game has no table.
    pub soundtrack: SoundtrackOfSave,
}

impl std::fmt::Debug for GameInfo {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("GameInfo").field("id", &self.id).finish_non_exhaustive()
    }
}

impl GameInfo {
    /// Reads a save whole and checks it, without keeping it.
    ///
    /// # Errors
    /// What is wrong with the file.
    pub fn check_save(&self, path: &Path) -> Result<(), SaveError> {
        (self.reread)(&save::bytes(path)?, path).map(drop)
    }

    /// A seed by chance, from the secure source of the system: of 64 bits where there are secrets, else of nine digits.
    pub fn seed_by_chance(&self) -> u64 {
        chance::seed(self.secrets)
    }

    /// The level that stands for a skill; the nearest one below where the game has none of that skill.
    pub fn level(&self, skill: Skill) -> Option<&'static LevelInfo> {
        self.levels.iter().rev().find(|level| level.skill <= skill).or(self.levels.first())
    }

    /// What a bot of a skill is called.
    pub fn level_name(&self, skill: Skill) -> &'static str {
        self.level(skill).map_or("bot", |level| level.name)
    }

    /// What a sitter is called if it is a bot.
    pub fn bot_name(&self, sitter: Sitter) -> Option<&'static str> {
        sitter.skill().map(|skill| self.level_name(skill))
    }

    /// Its rules in a language, or else in English.
    pub fn book(&self, language: Language) -> String {
        (self.rules)(language).or_else(|| (self.rules)(Language::English)).unwrap_or_default()
    }

    /// What players call a sitter if it is a bot.
    pub fn bot_title(&self, sitter: Sitter) -> Option<Message> {
        let level = Message::new(self.level(sitter.skill()?)?.called);
        Some(match sitter {
            Sitter::Spiteful(_) => Message::new("bot-spiteful").with("level", level),
            Sitter::Person | Sitter::Bot(_) => level,
        })
    }

    /// How far a match has come: its title, and "move 12".
    pub fn how_far(&self, count: u32) -> Message {
        let counts = Message::new(self.counts);
        let title = Arg::Name(self.title.to_owned());
        Message::new("how-far").with("game", title).with("counts", counts).with("count", count)
    }
}

/// Does the match of a save again and compares; the path is for messages.
pub(crate) type ReplaySave = fn(&[u8], &Path, &mut dyn FnMut(ReplayState)) -> Result<Verified, ReplayError>;

/// Does the match of a save again and listens between two moments, s; the path is for messages. The call hears how far it is.
pub(crate) type SoundtrackOfSave =
    fn(&[u8], &Path, Range<f64>, &mut dyn FnMut(u64, u64)) -> Result<Soundtrack, ReplayError>;

/// The table of a save as a turn began, or as it lay last; the path is for messages.
pub(crate) type TableOfSave = fn(&[u8], &Path, Option<u32>) -> Result<Sim, ReplayError>;

/// The bytes of a save as those of a score, if it can be ranked; the path is for messages.
pub(crate) type ScoreFile = fn(&[u8], &Path) -> Result<Option<Vec<u8>>, SaveError>;

/// What every `cyclopean play GAME` has in common.
#[derive(Clone, Debug)]
pub struct PlayArguments {
    /// The game.
    pub info: &'static GameInfo,
    /// Who sits where: people first, then bots.
    pub seating: Seating,
    /// Seed of chance.
    pub seed: u64,
    /// Whether steps can be taken back.
    pub practice: bool,
    /// Print the result as one line of JSON.
    pub json: bool,
    /// Where to save the finished match.
    pub save: Option<PathBuf>,
    /// Where to write a journal.
    pub journal: Option<PathBuf>,
    /// The language of what is printed and written, as `--lang` names it.
    pub language: Language,
}

impl PlayArguments {
    /// How many sit at the table.
    pub fn players(&self) -> u8 {
        u8::try_from(self.seating.sitters.len()).unwrap_or(u8::MAX)
    }
}
