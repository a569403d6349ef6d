//! What the players are called.

use crate::game::Seat;
use serde::{Deserialize, Serialize};

/// A name for every seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Names(Vec<String>);

impl Names {
    /// These names, from the first seat; an empty one stays "Seat 2".
    pub fn new(names: impl IntoIterator<Item = String>) -> Self {
        Self(names.into_iter().map(|name| name.trim().to_owned()).collect())
    }

    /// The name of a seat.
    pub fn of(&self, seat: Seat) -> String {
        let name = self.0.get(usize::from(seat.0)).filter(|name| !name.is_empty());
        name.map_or_else(|| seat.to_string(), Clone::clone)
    }

    /// Words of the rules, in which seats are numbered, with names in place of the numbers.
    pub fn tell(&self, words: &str) -> String {
        let mut told = String::new();
        let mut rest = words;
        while let Some(at) = rest.find("Seat ") {
            let (before, here) = rest.split_at(at);
            told.push_str(before);
            let digits: String = here[5..].chars().take_while(char::is_ascii_digit).collect();
            match digits.parse::<u8>().ok().and_then(|number| number.checked_sub(1)) {
                Some(seat) => told.push_str(&self.of(Seat(seat))),
                None => told.push_str(&here[..5 + digits.len()]),
            }
            rest = &here[5 + digits.len()..];
        }
        told + rest
    }
}
