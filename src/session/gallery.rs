//! The gallery: finished matches that can be ranked, each as its save, and the lists of the best.

use super::budget::{self, UnfitWords};
use super::info::GameInfo;
use super::library;
use super::replay::{ReplayError, Seen};
use super::save::{self, Header, SaveError};
use super::score::{Class, Score};
use super::seating::Sitter;
use crate::table::hand::HandKind;
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;
use time::OffsetDateTime;

/// A match in the gallery.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exhibit {
    /// Its save.
    pub path: PathBuf,
    /// What the save says of itself.
    pub header: Header,
    /// What it is ranked by.
    pub score: Score,
    /// When it was put here.
    pub since: SystemTime,
}

impl Exhibit {
    /// Whether its seed is that of a day.
    pub fn is_daily(&self) -> bool {
        self.header.seed.is_some_and(is_daily)
    }
}

/// Why a score does not hold.
#[derive(Debug, thiserror::Error)]
pub enum Unproven {
    /// The match cannot be done again.
    #[error(transparent)]
    Replay(#[from] ReplayError),
    /// Done again it goes another way.
    #[error("done again, the match goes another way than its recording says: {0}")]
    Parted(String),
    /// The save claims another score than its match has.
    #[error("the file claims {claimed}, but its match comes to {found}")]
    Claim {
        /// What the file says.
        claimed: String,
        /// What came of the match.
        found: String,
    },
}

impl Exhibit {
    /// Does the match again from its beginning, and compares every step and the score; `watch` hears of every step. How many
    /// there were.
    ///
    /// # Errors
    /// [`Unproven`] where the score does not hold.
    pub fn prove(&self, game: &GameInfo, watch: &mut dyn FnMut(Seen)) -> Result<u64, Unproven> {
        let bytes = save::bytes(&self.path).map_err(ReplayError::from)?;
        let done = (game.replay)(&bytes, &self.path, watch)?;
        if done.score.as_ref() != Some(&self.score) {
            let found = done.score.map_or_else(|| "nothing that is ranked".into(), |score| score.in_full());
            return Err(Unproven::Claim { claimed: self.score.in_full(), found });
        }
        if let Some(parted) = done.divergences.first() {
            return Err(Unproven::Parted(parted.to_string()));
        }
        Ok(done.steps)
    }
}

/// Matches that are compared: of a game, of a category, by such players, with such a hand.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct List {
    /// The game's name in saves.
    pub game: String,
    /// What was played.
    pub category: String,
    /// By what else they are ranked; nothing where it is what their game ranks by first.
    pub ranked_by: Option<String>,
    /// The day whose seed it was, where only that day's are meant.
    pub day: Option<u64>,
    /// By whom.
    pub class: Class,
    /// With which hand.
    pub hand: HandKind,
}

/// Where the gallery of a folder of saves is.
pub fn beside(saves: &Path) -> PathBuf {
    saves.join("gallery")
}

/// Where the gallery is, if the platform says.
pub fn folder() -> Option<PathBuf> {
    library::folder().map(|saves| beside(&saves))
}

/// What stands in the gallery, and what is wrong with files there that cannot be read. An empty gallery need not exist.
///
/// # Errors
/// When the folder cannot be read.
pub fn read(folder: &Path) -> io::Result<(Vec<Exhibit>, Vec<SaveError>)> {
    let entries = match fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(why) if why.kind() == io::ErrorKind::NotFound => return Ok((vec![], vec![])),
        Err(why) => return Err(why),
    };
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.retain(|path| path.extension().is_some_and(|end| end == save::ENDING));
    paths.sort();
    let (mut exhibits, mut wrong) = (vec![], vec![]);
    for path in paths {
        match exhibit(&path) {
            Ok(Some(exhibit)) => exhibits.push(exhibit),
            Ok(None) => {}
            Err(why) => wrong.push(why),
        }
    }
    Ok((exhibits, wrong))
}

/// A save as it would stand in the gallery; nothing where it has no score.
///
/// # Errors
/// What is wrong with the file.
pub fn exhibit(path: &Path) -> Result<Option<Exhibit>, SaveError> {
    let header = save::header(path)?;
    fit(&header).map_err(|why| SaveError::Damaged { path: path.to_owned(), what: why.to_string() })?;
    let since = fs::metadata(path).and_then(|about| about.modified()).unwrap_or(SystemTime::UNIX_EPOCH);
    let score = header.score.clone();
    Ok(score.map(|score| Exhibit { path: path.to_owned(), header, score, since }))
}

/// Whether what a save says of itself is words, and the game a name that can be part of a file's.
fn fit(header: &Header) -> Result<(), Unfit> {
    let is_part = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_');
    if header.game.is_empty() || !header.game.chars().all(is_part) {
        return Err(Unfit::Game(budget::shown(&header.game)));
    }
    budget::name(&header.game)?;
    budget::name(&header.version)?;
    if let Some(score) = &header.score {
        let also = score.also.iter().flat_map(|also| [&also.by, &also.words]);
        for words in [&score.category, &score.words, &score.name].into_iter().chain(also) {
            budget::name(words)?;
        }
    }
    Ok(())
}

/// What no save says of itself that this program has written.
#[derive(Debug, thiserror::Error)]
enum Unfit {
    #[error("there is no game '{0}'")]
    Game(String),
    #[error("what it says of itself: {0}")]
    Words(#[from] UnfitWords),
}

/// Where in a gallery the bytes of a save belong; nothing if it has no score.
///
/// # Errors
/// When the bytes are no save.
pub fn place(bytes: &[u8], folder: &Path) -> Result<Option<PathBuf>, SaveError> {
    let header = save::header_of(bytes, folder)?;
    fit(&header).map_err(|why| SaveError::Damaged { path: folder.to_owned(), what: why.to_string() })?;
    let Header { game, seed, turn, score, .. } = header;
    let seed = seed.unwrap_or_default();
    // Not by its bytes: what the engine keeps in no order may be written another way when the match is loaded and saved.
    Ok(score.map(|score| folder.join(format!("{game}-{seed}-{}-{turn}.{}", score.figure, save::ENDING))))
}

/// Puts the bytes of a save into the gallery: where it is then, or nothing if it has no score. What is there already stays
/// as it is.
///
/// # Errors
/// When the bytes are no save, or cannot be written.
pub fn keep(bytes: &[u8], folder: &Path) -> Result<Option<PathBuf>, SaveError> {
    let place = place(bytes, folder)?;
    if let Some(path) = place.as_ref().filter(|path| !path.exists()) {
        save::write(bytes, path)?;
    }
    Ok(place)
}

/// The best lists: of every game, category, kind of player and kind of hand, by everything that a match is ranked by, and of
/// every day's seed; the best of each first, and of equals the one that was there before.
pub fn lists(exhibits: &[Exhibit]) -> BTreeMap<List, Vec<&Exhibit>> {
    let mut lists: BTreeMap<List, Vec<&Exhibit>> = BTreeMap::new();
    for exhibit in exhibits {
        let Exhibit { header, score, .. } = exhibit;
        let list = |ranked_by: Option<&String>, day| List {
            game: header.game.clone(),
            category: score.category.clone(),
            ranked_by: ranked_by.cloned(),
            day,
            class: score.class(),
            hand: score.help.hand,
        };
        for by in std::iter::once(None).chain(score.also.iter().map(|also| Some(&also.by))) {
            lists.entry(list(by, None)).or_default().push(exhibit);
            if exhibit.is_daily() {
                lists.entry(list(by, header.seed)).or_default().push(exhibit);
            }
        }
    }
    for (list, best) in &mut lists {
        best.sort_by_key(|exhibit| (Reverse(list.figure(exhibit).0), exhibit.since));
    }
    lists
}

/// The seed of a day, the same for everybody: its date in UTC, read as a number, such as 20261123.
pub fn daily_seed(now: SystemTime) -> u64 {
    let date = OffsetDateTime::from(now).date();
    let year = u64::try_from(date.year()).unwrap_or_default();
    year * 10_000 + u64::from(u8::from(date.month())) * 100 + u64::from(date.day())
}

/// Whether a seed is a date.
pub fn is_daily(seed: u64) -> bool {
    let part = |of: u64| u8::try_from(of % 100).unwrap_or_default();
    let month = time::Month::try_from(part(seed / 100));
    let year = i32::try_from(seed / 10_000).unwrap_or_default();
    (2000..10_000).contains(&year)
        && month.is_ok_and(|month| time::Date::from_calendar_date(year, month, part(seed)).is_ok())
}

/// A day's seed as a date, such as 2026-11-23.
pub fn day(seed: u64) -> String {
    format!("{:04}-{:02}-{:02}", seed / 10_000, seed / 100 % 100, seed % 100)
}

impl List {
    /// What was played, and by what it is ranked.
    pub fn what(&self) -> String {
        let by = self.ranked_by.as_ref().map(|by| format!(", by {by}"));
        format!("{}{}", self.category, by.unwrap_or_default())
    }

    /// How far a match came by what this list ranks by, and the same in words.
    pub fn figure<'a>(&self, exhibit: &'a Exhibit) -> (i64, &'a str) {
        exhibit.score.ranked(self.ranked_by.as_deref()).unwrap_or_default()
    }

    /// By whom and with which hand, in words; the game says what its bots are called.
    pub fn by(&self, game: Option<&GameInfo>) -> String {
        let class = self.class.words(game);
        match self.hand {
            // The usual hand goes without saying.
            HandKind::Helped => class,
            hand => format!("{class}, {} hand", hand.word()),
        }
    }
}

impl Class {
    /// In words; the game says what its bots are called.
    pub fn words(self, game: Option<&GameInfo>) -> String {
        match self {
            Self::Scored => "scored".into(),
            Self::Practice => "practice".into(),
            Self::Program(skill) => {
                format!("by the program: {}", game.map_or("a bot", |game| game.level_name(skill)))
            }
        }
    }
}

impl Score {
    /// Who played, in words; the game says what its bots are called.
    pub fn by(&self, game: Option<&GameInfo>) -> String {
        match (self.player, game) {
            (Sitter::Person, _) => self.name.clone(),
            (Sitter::Bot(skill), Some(game)) => format!("the {}", game.level_name(skill)),
            (Sitter::Bot(_), None) => "a bot".into(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_day_s_seed_is_its_date() {
        // Seconds since 1970 as `date -u -d … +%s` gives them.
        for (seconds, seed) in [(0, 19700101), (951_782_400, 20000229), (1_795_391_999, 20261122)] {
            let then = SystemTime::UNIX_EPOCH + Duration::from_secs(seconds);
            assert_eq!(daily_seed(then), seed);
        }
        assert_eq!(day(20261122), "2026-11-22");
        assert!(is_daily(20000229) && is_daily(20261231));
        assert!(!is_daily(20010229) && !is_daily(20261301) && !is_daily(1) && !is_daily(u64::MAX));
    }
}
