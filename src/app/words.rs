//! Words for players.

use std::time::SystemTime;

/// A sentence that begins as one.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// How long ago, in words.
pub fn ago(then: SystemTime) -> String {
    let seconds = then.elapsed().map_or(0, |passed| passed.as_secs());
    match seconds {
        0..60 => "just now".into(),
        60..3600 => format!("{} min ago", seconds / 60),
        3600..86_400 => format!("{} h ago", seconds / 3600),
        _ => format!("{} days ago", seconds / 86_400),
    }
}
