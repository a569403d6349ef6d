//! What a game gives to be coached and looked back at.

use super::advised::Question;
use super::looked::{Grading, Look};
use crate::texts::CoachRefusal;
use bevy::prelude::World;
use session::Names;
use session::mistakes::Mistake;

/// How a game's matches are coached.
#[derive(Clone, Copy)]
pub struct Coaching {
    /// Whether the match on the table counts, and others play in it, too: then nobody is advised.
    pub is_scored: fn(&World) -> bool,
    /// Takes down that somebody asks, and says what the bot is to be asked.
    pub ask: fn(&mut World) -> Result<Question, CoachRefusal>,
    /// The moment of the match, and what its seats are called: what was said of another is out of date.
    pub moment: fn(&World) -> Option<(u64, Names)>,
    /// What looks back at the match when it is over, and a number that tells its recording from others.
    pub look_back: fn(&World) -> Result<(u32, Look), CoachRefusal>,
    /// What grades the try at a mistake whose position is on the table; `None` until something has been decided. The number is that
    /// of the deeds before.
    pub grade: fn(&World, &Mistake, usize) -> Option<Grading>,
}
