//! What the coach says, and where it points.

use crate::texts::CoachRefusal;
use bots::Bot;
use bots::advice::Advice;
use game::message::Message;
use game::{Game, Seat};
use session::Seating;
use table::PieceId;
use table::rapier3d::prelude::Pose;

/// What the coach says.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Advised {
    /// What to do, in words; `None` if its game has none.
    pub what: Option<Message>,
    /// The best ways that were compared, with their values, the best first.
    pub ways: Vec<Message>,
    /// Why, in sentences.
    pub why: Vec<Message>,
    /// What gets a ring, by its landmark's name.
    pub marks: Vec<String>,
    /// Where a piece would be set down.
    pub ghost: Option<Ghost>,
}

/// A piece where it would be set down.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ghost {
    /// Which.
    pub piece: PieceId,
    /// How it would lie, cm.
    pub pose: Pose,
}

/// What a bot is to be asked, on another thread.
pub type Question = Box<dyn FnOnce() -> Option<Advised> + Send>;

/// The question what a bot would do in a position; `points` says where that is done.
pub fn question<B: Bot>(
    mut bot: B,
    position: B::Position,
    points: impl FnOnce(&B::Position, &B::Choice, &mut Advised) + Send + 'static,
) -> Question {
    Box::new(move || {
        let Advice { choice, what, ways, why, .. } = bot.explain(&position)?;
        let ways = ways.into_iter().map(|way| way.words).collect();
        let mut advised = Advised { what, ways, why, ..Advised::default() };
        points(&position, &choice, &mut advised);
        Some(advised)
    })
}

/// Whether a match counts, and others play in it, too.
pub fn is_scored(seating: &Seating, practice: bool) -> bool {
    !practice && seating.sitters.len() > 1
}

/// The seat that may be advised now: a person's who is asked, in practice or alone at the table.
///
/// # Errors
/// Why nobody may be.
pub(crate) fn advisable<G: Game>(game: &G, seating: &Seating, practice: bool) -> Result<Seat, CoachRefusal> {
    if is_scored(seating, practice) {
        return Err(CoachRefusal::Scored);
    }
    if game.outcome().is_some() {
        return Err(CoachRefusal::Over);
    }
    game.to_act().into_iter().find(|seat| seating.is_person(*seat)).ok_or(CoachRefusal::NotYou)
}
