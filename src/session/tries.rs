//! How often an installation has tried a day: counted when a match begins, so that first tries can be told from the rest.

use super::daily::Day;
use super::matches::Match;
use super::seating::Sitter;
use super::start::Start;
use super::tabled::Tabled;
use files::{budget, disk};
use game::Seat;
use std::collections::BTreeMap;
use std::path::Path;
use std::{fs, io};

/// In the folder of the gallery: how often each day was tried.
const TRIES: &str = ".tries.json";
/// Largest such file, bytes.
const MOST_TRIES_BYTES: u64 = 1 << 20;

impl<G: Tabled> Match<G> {
    /// The day whose match this is: it has the day's seed, and everything else that is fixed on that day.
    pub fn day(&self) -> Option<Day> {
        Day::with_seed(self.seed).filter(|day| G::is_of_the_day(self.game().setup(), *day))
    }

    /// Counts a match that begins as a try at its day, if it has one. Tries of people and of bots are counted apart, in a file
    /// in this folder.
    ///
    /// # Errors
    /// When the file cannot be read or written; then the match is no try that is counted.
    pub fn count_try(&mut self, folder: &Path) -> io::Result<()> {
        let Some(day) = self.day() else { return Ok(()) };
        let Start::New(setup, hand) = &self.recording.start else { return Ok(()) };
        let who = if self.seating().sitter(Seat(0)) == Sitter::Person { "a person" } else { "a bot" };
        let number = next_try(folder, &format!("{} {day} {who}", G::NAME))?;
        self.recording.start = Start::Try(setup.clone(), *hand, number);
        Ok(())
    }
}

fn next_try(folder: &Path, what: &str) -> io::Result<u32> {
    let path = folder.join(TRIES);
    let mut tries: BTreeMap<String, u32> = match budget::read(&path, MOST_TRIES_BYTES) {
        Ok(bytes) => serde_json::from_slice(&bytes)?,
        Err(why) if why.kind() == io::ErrorKind::NotFound => BTreeMap::new(),
        Err(why) => return Err(why),
    };
    let number = tries.entry(what.into()).or_default();
    *number = number.saturating_add(1);
    let number = *number;
    fs::create_dir_all(folder)?;
    disk::write_whole(&path, &serde_json::to_vec(&tries)?)?;
    Ok(number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tries_are_counted_apart() {
        let folder = tempfile::tempdir().unwrap();
        let next = |what| next_try(folder.path(), what).unwrap();
        assert_eq!([next("a"), next("a"), next("b"), next("a")], [1, 2, 1, 3]);
    }
}
