//! What was measured of a level that built alone: heights, and how long it thought.

use serde::Serialize;
use std::ops::Add;
use std::time::Duration;

/// How long a level thought about its placements, by the clock, the tick in which it did included.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub(super) struct Thinking {
    moves: u32,
    total_us: u64,
    slowest_us: u64,
    /// Pieces in play at the slowest.
    pieces: usize,
}

impl Thinking {
    pub(super) fn once(took: Duration, pieces: usize) -> Self {
        let us = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        Self { moves: 1, total_us: us, slowest_us: us, pieces }
    }

    /// Mean and slowest, in words.
    pub(super) fn words(&self) -> [String; 2] {
        let seconds = |us: u64| format!("{:.2} s", us as f64 / 1e6);
        let mean = self.total_us / u64::from(self.moves.max(1));
        [seconds(mean), format!("{} ({} pieces)", seconds(self.slowest_us), self.pieces)]
    }
}

impl Add for Thinking {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        let slowest = if other.slowest_us > self.slowest_us { other } else { self };
        Self {
            moves: self.moves + other.moves,
            total_us: self.total_us + other.total_us,
            slowest_us: slowest.slowest_us,
            pieces: slowest.pieces,
        }
    }
}

/// Heights that a level built alone.
#[derive(Debug, Serialize)]
pub(super) struct Heights {
    /// The level.
    pub level: &'static str,
    /// From so many stashes.
    pub stashes: u8,
    /// Heights that count, mm, lowest first.
    pub heights_mm: Vec<f64>,
    /// Cities that fell.
    pub collapses: u32,
    /// How many cities had no floor card at the end, one, two and so on.
    pub cards: Vec<u32>,
    /// Releases that the rules refused.
    pub refused: u32,
    /// Books of the rules that were out of order.
    pub broken: u32,
    /// How long it thought.
    pub thinking: Thinking,
}
