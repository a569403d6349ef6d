//! What a player did wrong, kept to be tried again: at once, then after a day, a week and a month, until it is known.
//!
//! The list is a file of JSON, and beside it lies a save of each position. So a match may be deleted, and its mistakes can still
//! be tried. There is no clock in here: a day is a number that the caller gives ([`day_of`]).

use super::save::{self, ENDING, FileDeed, SaveError};
use files::{budget, disk};
use game::Seat;
use game::message::texts;
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};
use std::{fs, io};

/// The list, in its folder.
const LIST: &str = "mistakes.json";
/// The form of the list. It is raised when an older program could not read it.
const EDITION: u32 = 1;
/// So many mistakes are kept at most. Beyond them the oldest goes, one that is known first.
pub const MOST_MISTAKES: usize = 1_000;
const DAY_S: u64 = 24 * 3600;

/// The number of a day: days since 1 January 1970, in UTC. A clock that is set before that has day 0.
pub fn day_of(now: SystemTime) -> u32 {
    let since = now.duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    u32::try_from(since.as_secs() / DAY_S).unwrap_or(u32::MAX)
}

/// The date of a day, such as 2026-11-30; its number where there is no such date.
pub fn date_of(day: u32) -> String {
    let then = SystemTime::UNIX_EPOCH + Duration::from_secs(u64::from(day) * DAY_S);
    super::library::date(then).unwrap_or_else(|| day.to_string())
}

/// How long a mistake rests before it is tried again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Interval {
    /// It was not tried yet, and does not rest.
    New,
    /// A day.
    Day,
    /// A week: seven days.
    Week,
    /// A month: thirty days.
    Month,
    /// For ever: the player knows it.
    Known,
}

impl Interval {
    /// The days that it rests; `None` if it is not tried again.
    pub const fn days(self) -> Option<u32> {
        match self {
            Self::New => Some(0),
            Self::Day => Some(1),
            Self::Week => Some(7),
            Self::Month => Some(30),
            Self::Known => None,
        }
    }

    /// The next interval: the longer one after a right try, a day after a wrong one. What is known stays known.
    #[must_use]
    pub const fn after(self, right: bool) -> Self {
        match (self, right) {
            (Self::New, true) | (Self::New | Self::Day | Self::Week | Self::Month, false) => Self::Day,
            (Self::Day, true) => Self::Week,
            (Self::Week, true) => Self::Month,
            (Self::Month, true) | (Self::Known, _) => Self::Known,
        }
    }
}

/// A decision that cost its player something.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mistake {
    /// The id of the game.
    pub game: String,
    /// What the match was called: its file's name.
    pub played_in: String,
    /// A number that tells the recording of that match from others.
    pub recording: u32,
    /// After how many steps of the recording the decision was made.
    pub step: u64,
    /// Whose decision it was.
    pub seat: Seat,
    /// Where the best bot's chance began when it looked at the decision, and when it was asked again. So it says the same of the
    /// same try.
    pub chance: [u64; 2],
    /// The day on which it was found.
    pub found: u32,
    /// How long it rests now.
    pub interval: Interval,
    /// The day from which it can be tried again.
    pub due: u32,
}

impl Mistake {
    /// Whether it can be tried on a day.
    pub fn is_due(&self, today: u32) -> bool {
        self.interval != Interval::Known && self.due <= today
    }

    /// Whether both are one decision.
    pub fn is_same(&self, other: &Self) -> bool {
        let which = |of: &Self| (of.recording, of.step, of.seat);
        self.game == other.game && which(self) == which(other)
    }

    /// The schedule: what comes of a try on a day.
    fn tried(&mut self, right: bool, today: u32) {
        self.interval = self.interval.after(right);
        self.due = today.saturating_add(self.interval.days().unwrap_or(0));
    }

    /// The name of the save with its position.
    fn file(&self) -> String {
        format!("{}-{:08x}-{}-{}.{ENDING}", self.game, self.recording, self.step, self.seat.0)
    }

    /// Whether its parts can be those of a file's name, and stand on a screen.
    fn is_sound(&self) -> bool {
        let plain = |c: char| c.is_ascii_alphanumeric() || "-_".contains(c);
        let shown = budget::name(&self.played_in).is_ok();
        !self.game.is_empty() && self.game.len() <= 40 && self.game.chars().all(plain) && shown
    }
}

/// How many mistakes of a game there are to try.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MistakeCount {
    /// Those that can be tried today.
    pub due: usize,
    /// Those that can be tried some day: all that are not known yet.
    pub unknown: usize,
    /// The first day on which one can be tried.
    pub next: Option<u32>,
}

texts! {
    /// What is wrong with the list of mistakes.
    pub enum MistakesFlaw in "mistakes-list-" {
        Damaged { path: String },
        Stuck { path: String },
        Newer { path: String },
    }
}

#[derive(Serialize)]
struct ListOut<'a> {
    edition: u32,
    mistakes: &'a [Mistake],
}

#[derive(Deserialize)]
struct ListIn {
    mistakes: Vec<Mistake>,
}

/// Why a list is not read.
enum Unread {
    /// There is none.
    Missing,
    /// It makes no sense.
    Damaged,
    /// A newer program wrote it.
    Newer,
}

fn read(path: &Path) -> Result<Vec<Mistake>, Unread> {
    #[derive(Deserialize)]
    struct Version {
        edition: u32,
    }
    let text = budget::read_text(path, budget::MOST_MISTAKES_BYTES).map_err(|why| match why.kind() {
        io::ErrorKind::NotFound => Unread::Missing,
        _ => Unread::Damaged,
    })?;
    let Version { edition } = serde_json::from_str(&text).map_err(|_| Unread::Damaged)?;
    if edition > EDITION {
        return Err(Unread::Newer);
    }
    let ListIn { mistakes } = serde_json::from_str(&text).map_err(|_| Unread::Damaged)?;
    let sound = mistakes.len() <= MOST_MISTAKES && mistakes.iter().all(Mistake::is_sound);
    if sound { Ok(mistakes) } else { Err(Unread::Damaged) }
}

/// The mistakes of a player, in their folder.
#[derive(Clone, Debug, Default)]
pub struct Mistakes {
    /// Without a folder nothing is written.
    folder: Option<PathBuf>,
    all: Vec<Mistake>,
}

/// Where mistakes are kept, beside the matches.
pub fn beside(saves: &Path) -> PathBuf {
    saves.join("mistakes")
}

impl Mistakes {
    /// Those in a folder, which need not be there; and what is wrong with their list. A damaged list is set aside under another
    /// name. One that cannot be set aside, or that a newer program wrote, stays as it is, and nothing is written this time.
    pub fn in_folder(folder: Option<PathBuf>) -> (Self, Option<MistakesFlaw>) {
        let Some(folder) = folder else { return (Self::default(), None) };
        let list = folder.join(LIST);
        let path = |of: &Path| of.display().to_string();
        match read(&list) {
            Ok(all) => (Self { folder: Some(folder), all }, None),
            Err(Unread::Missing) => (Self { folder: Some(folder), all: vec![] }, None),
            Err(Unread::Newer) => (Self::default(), Some(MistakesFlaw::Newer { path: path(&list) })),
            Err(Unread::Damaged) => match set_aside(&list) {
                Ok(to) => {
                    let flaw = MistakesFlaw::Damaged { path: path(&to) };
                    (Self { folder: Some(folder), all: vec![] }, Some(flaw))
                }
                Err(_) => (Self::default(), Some(MistakesFlaw::Stuck { path: path(&list) })),
            },
        }
    }

    /// All of them, in the order in which they were found.
    pub fn all(&self) -> &[Mistake] {
        &self.all
    }

    /// How many of a game can be tried.
    pub fn count(&self, game: &str, today: u32) -> MistakeCount {
        let unknown = || self.all.iter().filter(|one| one.game == game && one.interval != Interval::Known);
        MistakeCount {
            due: unknown().filter(|one| one.is_due(today)).count(),
            unknown: unknown().count(),
            next: unknown().map(|one| one.due).min(),
        }
    }

    /// The one of a game that is tried next on a day: the one that has waited longest.
    pub fn next(&self, game: &str, today: u32) -> Option<&Mistake> {
        let due = self.all.iter().filter(|one| one.game == game && one.is_due(today));
        due.min_by_key(|one| (one.due, Reverse(one.interval), one.found))
    }

    /// Where the save with a mistake's position lies; `None` without a folder.
    pub fn position(&self, mistake: &Mistake) -> Option<PathBuf> {
        self.folder.as_ref().map(|folder| folder.join(mistake.file()))
    }

    /// Adds a mistake with its position, the bytes of a save. Whether it was not there yet.
    ///
    /// # Errors
    /// When the file system refuses.
    pub fn add(&mut self, mistake: Mistake, position: &[u8]) -> Result<bool, SaveError> {
        let Some(path) = self.position(&mistake).filter(|_| mistake.is_sound()) else { return Ok(false) };
        self.refresh();
        if self.all.iter().any(|one| one.is_same(&mistake)) {
            return Ok(false);
        }
        save::write(position, &path)?;
        while self.all.len() >= MOST_MISTAKES {
            let known = self.all.iter().position(|one| one.interval == Interval::Known);
            let gone = self.all.remove(known.unwrap_or(0));
            self.delete_position(&gone);
        }
        self.all.push(mistake);
        self.write()?;
        Ok(true)
    }

    /// Takes down that a mistake was tried on a day; as it is now. `None` if it is not in the list.
    ///
    /// # Errors
    /// When the file system refuses; it is remembered for this session all the same.
    pub fn tried(
        &mut self,
        mistake: &Mistake,
        right: bool,
        today: u32,
    ) -> Result<Option<Mistake>, SaveError> {
        self.refresh();
        let Some(one) = self.all.iter_mut().find(|one| one.is_same(mistake)) else { return Ok(None) };
        one.tried(right, today);
        let now = one.clone();
        self.write()?;
        if now.interval == Interval::Known {
            self.delete_position(&now);
        }
        Ok(Some(now))
    }

    /// Takes a mistake out of the list. What is left of its position stays.
    ///
    /// # Errors
    /// When the file system refuses.
    pub fn remove(&mut self, mistake: &Mistake) -> Result<(), SaveError> {
        self.refresh();
        self.all.retain(|one| !one.is_same(mistake));
        self.write()
    }

    /// Another window may have changed the list.
    fn refresh(&mut self) {
        if let Some(Ok(all)) = self.folder.as_ref().map(|folder| read(&folder.join(LIST))) {
            self.all = all;
        }
    }

    fn write(&self) -> Result<(), SaveError> {
        let Some(folder) = &self.folder else { return Ok(()) };
        let path = folder.join(LIST);
        let bytes = serde_json::to_vec_pretty(&ListOut { edition: EDITION, mistakes: &self.all });
        let written = bytes.map_err(io::Error::other).and_then(|bytes| {
            fs::create_dir_all(folder)?;
            disk::write_whole(&path, &bytes)
        });
        written.map_err(|source| SaveError::File { what: FileDeed::Write, path, source })
    }

    /// Nobody tries it any more. A file that stays does no harm.
    fn delete_position(&self, mistake: &Mistake) {
        if let Some(path) = self.position(mistake) {
            drop(fs::remove_file(path));
        }
    }
}

/// Gives a damaged list another name, which no other file has; that name.
fn set_aside(list: &Path) -> io::Result<PathBuf> {
    let names = (1..)
        .map(|n| list.with_file_name(if n == 1 { format!("{LIST}.bad") } else { format!("{LIST}.{n}.bad") }));
    let to = names.into_iter().find(|to| !to.exists()).ok_or(io::ErrorKind::AlreadyExists)?;
    fs::rename(list, &to)?;
    Ok(to)
}

impl std::error::Error for MistakesFlaw {}

game::message::displays!(MistakesFlaw);

#[cfg(test)]
mod tests {
    use super::*;

    fn mistake(step: u64, found: u32) -> Mistake {
        let (game, interval) = ("stones".into(), Interval::New);
        let (played_in, chance) = ("Stones 2026-11-30".into(), [3, 20]);
        Mistake { game, played_in, recording: 7, step, seat: Seat(1), chance, found, interval, due: found }
    }

    /// As a calendar counts, from the day it is found: at once, a day, seven and thirty days later.
    #[test]
    fn who_is_always_right_tries_four_times_in_38_days() {
        let mut one = mistake(1, 100);
        let days: Vec<u32> = (100..400)
            .filter(|today| {
                let due = one.is_due(*today);
                if due {
                    one.tried(true, *today);
                }
                due
            })
            .collect();
        assert_eq!(days, [100, 101, 108, 138]);
        assert_eq!(one.interval, Interval::Known);
    }

    #[test]
    fn a_wrong_try_comes_again_the_next_day() {
        for interval in [Interval::New, Interval::Day, Interval::Week, Interval::Month] {
            let mut one = Mistake { interval, ..mistake(1, 100) };
            one.tried(false, 150);
            assert_eq!((one.interval, one.due), (Interval::Day, 151), "{interval:?}");
        }
    }

    /// As `date -u -d @$((86400 * 20787)) +%F` gives them.
    #[test]
    fn days_have_dates() {
        assert_eq!(date_of(20_787), "2026-11-30");
        let then = SystemTime::UNIX_EPOCH + Duration::from_secs(20_787 * 86_400 + 86_399);
        assert_eq!(day_of(then), 20_787);
        assert_eq!(day_of(SystemTime::UNIX_EPOCH - Duration::from_secs(1)), 0);
    }

    #[test]
    fn a_mistake_is_kept_once_with_its_position() {
        let folder = tempfile::tempdir().unwrap();
        let open = || Mistakes::in_folder(Some(beside(folder.path()))).0;
        let mut one = open();
        let mut other = open();
        assert!(one.add(mistake(1, 9), b"position 1").unwrap());
        assert!(!one.add(mistake(1, 12), b"again").unwrap(), "the same decision");
        // Another window, which was opened before.
        assert!(other.add(mistake(2, 9), b"position 2").unwrap());
        let mut later = open();
        assert_eq!(later.all(), [mistake(1, 9), mistake(2, 9)]);
        let path = later.position(&mistake(1, 9)).unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"position 1");
        // The one that has waited longest comes first.
        for (day, first) in [(9, 1), (10, 1), (17, 2), (47, 2)] {
            assert!(later.all().iter().all(|one| one.is_due(day)), "day {day}");
            assert_eq!(later.next("stones", day).map(|next| next.step), Some(first), "day {day}");
            later.tried(&mistake(1, 9), true, day).unwrap();
            later.tried(&mistake(2, 9), false, day).unwrap();
        }
        assert!(!path.exists(), "it is known");
        let count = MistakeCount { due: 0, unknown: 1, next: Some(48) };
        assert_eq!(open().count("stones", 47), count);
        assert_eq!(open().count("pebbles", 47), MistakeCount::default());
        later.remove(&mistake(2, 9)).unwrap();
        assert_eq!(open().count("stones", 99), MistakeCount::default());
    }

    #[test]
    fn the_list_does_not_grow_without_end() {
        let folder = tempfile::tempdir().unwrap();
        let all = (0..MOST_MISTAKES as u64).map(|step| mistake(step, 9));
        let mut kept = Mistakes { folder: Some(folder.path().to_owned()), all: all.collect() };
        kept.all[4].interval = Interval::Known;
        kept.write().unwrap();
        for (new, gone) in [(5_000, 4), (5_001, 0)] {
            assert!(kept.add(mistake(new, 10), b"position").unwrap());
            assert_eq!(kept.all().len(), MOST_MISTAKES);
            assert!(!kept.all().iter().any(|one| one.step == gone), "{gone}");
        }
    }

    #[test]
    fn a_damaged_list_is_set_aside_and_a_newer_one_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let list = folder.path().join(LIST);
        let open = || Mistakes::in_folder(Some(folder.path().to_owned()));
        let sound = serde_json::to_value(mistake(1, 9)).unwrap();
        let with = |name: &str, value: serde_json::Value| {
            let mut one = sound.clone();
            one[name] = value;
            serde_json::json!({ "edition": 1, "mistakes": [one] }).to_string()
        };
        let damaged = [
            "{".to_owned(),
            "[]".to_owned(),
            with("game", "../pebbles".into()),
            with("played_in", "a\nb".into()),
            with("interval", "year".into()),
            "x".repeat(budget::MOST_MISTAKES_BYTES as usize + 1),
        ];
        for (number, text) in (1..).zip(&damaged) {
            fs::write(&list, text).unwrap();
            let (mut kept, flaw) = open();
            let Some(MistakesFlaw::Damaged { path }) = flaw else { panic!("{number}: {flaw:?}") };
            assert_eq!(fs::read_to_string(path).unwrap(), *text, "nothing is lost");
            assert!(kept.add(mistake(1, 9), b"position").unwrap(), "a new list begins");
            fs::remove_file(&list).unwrap();
        }
        let newer = r#"{ "edition": 2, "mistakes": "otherwise" }"#;
        fs::write(&list, newer).unwrap();
        let (mut kept, flaw) = open();
        assert!(matches!(flaw, Some(MistakesFlaw::Newer { .. })));
        assert!(!kept.add(mistake(1, 9), b"position").unwrap());
        assert_eq!(fs::read_to_string(&list).unwrap(), newer);
        fs::write(&list, with("due", 12.into())).unwrap();
        assert_eq!(open().0.all()[0].due, 12);
    }
}
