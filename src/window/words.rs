//! Words for players.

use crate::speech::say;
use crate::texts::Matches;
pub use game::words::capital;
use std::time::SystemTime;

/// How long ago, in words.
pub fn ago(then: SystemTime) -> String {
    let seconds = then.elapsed().map_or(0, |passed| passed.as_secs());
    let count = |each: u64| i64::try_from(seconds / each).unwrap_or(i64::MAX);
    match seconds {
        0..60 => say(Matches::JustNow),
        60..3600 => say(Matches::Minutes { count: count(60) }),
        3600..86_400 => say(Matches::Hours { count: count(3600) }),
        _ => say(Matches::Days { count: count(86_400) }),
    }
}
