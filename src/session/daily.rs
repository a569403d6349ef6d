//! A day and its seed, the same for everybody.
//!
//! The seed comes of the date and of salt that anybody may read here, so nobody chooses it, and everybody finds it. What else
//! is fixed on a day the game says ([`super::Tabled::is_of_the_day`]).

use super::chain::hash;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::fmt;
use std::sync::OnceLock;
use std::time::SystemTime;
use time::{Date, Duration, Month, OffsetDateTime};

/// The salt of every day, for ever.
const SALT: &[u8] = b"cyclopean: one table for everybody, day by day";
/// The first year that has days, and how many days there are.
const FIRST_YEAR: i32 = 2026;
const DAYS: i64 = 200 * 366;

/// A day, in UTC.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Day(u32);

impl Day {
    /// The day of a moment.
    pub fn of(now: SystemTime) -> Self {
        Self::on(OffsetDateTime::from(now).date())
    }

    fn on(date: Date) -> Self {
        let year = u32::try_from(date.year()).unwrap_or_default();
        Self(year * 10_000 + u32::from(u8::from(date.month())) * 100 + u32::from(date.day()))
    }

    /// Its seed.
    pub fn seed(self) -> u64 {
        let sum = hash(&[SALT, self.to_string().as_bytes()]);
        sum.iter().take(8).fold(0, |seed, byte| seed << 8 | u64::from(*byte))
    }

    /// The day that has this seed.
    pub(crate) fn with_seed(seed: u64) -> Option<Self> {
        static KNOWN: OnceLock<HashMap<u64, Day>> = OnceLock::new();
        let all = || {
            let first = Date::from_calendar_date(FIRST_YEAR, Month::January, 1).unwrap_or(Date::MIN);
            let days = (0..DAYS).filter_map(|n| first.checked_add(Duration::days(n)).map(Self::on));
            days.map(|day| (day.seed(), day)).collect()
        };
        KNOWN.get_or_init(all).get(&seed).copied()
    }
}

/// As a date, such as 2026-11-23.
impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(number) = self;
        write!(f, "{:04}-{:02}-{:02}", number / 10_000, number / 100 % 100, number % 100)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_has_one_seed_and_a_seed_one_day() {
        // Seconds since 1970 as `date -u -d … +%s` gives them.
        for (seconds, day) in [(1_795_391_999, "2026-11-22"), (1_835_395_200, "2028-02-29")] {
            let then = SystemTime::UNIX_EPOCH + std::time::Duration::from_secs(seconds);
            let found = Day::of(then);
            assert_eq!(found.to_string(), day);
            assert_eq!(Day::with_seed(found.seed()), Some(found));
            assert_eq!(Day::with_seed(found.seed() ^ 1), None);
        }
        // As `printf` of both parts behind their lengths through `sha256sum` gives it, for ever.
        assert_eq!(Day(20_261_122).seed(), 11_413_579_268_821_349_502);
        assert_eq!(Day::with_seed(20_261_122), None, "a date is no seed of a day");
    }
}
