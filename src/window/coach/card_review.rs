//! What looks back at a match of cards, and grades a second try: the best bot, given no more than the seat knew.

use super::advised::Advised;
use super::look_back::may_look;
use super::looked::{Grading, Look, grading, look};
use crate::card_match::{Action, CardPlaying, CardTable};
use crate::texts::CoachRefusal;
use bevy::prelude::*;
use bots::look_back::{Progress, decisions};
use bots::{Bot as _, SeatPosition};
use game::{Game as _, Move, Seat};
use session::mistakes::Mistake;
use session::replay::Replay;
use session::{CardMatch, Skill};

/// Marks what an action is done with.
pub(crate) fn points<T: CardTable>(
    position: &SeatPosition<T::Game>,
    action: &Action<T>,
    advised: &mut Advised,
) {
    advised.marks = T::landmarks(position, action);
}

/// What looks back at the match on the table: for [`super::coaching::Coaching`].
///
/// # Errors
/// Why it is not looked back at.
pub(crate) fn look_back<T: CardTable>(world: &World) -> Result<(u32, Look), CoachRefusal> {
    let m = &world.get_resource::<CardPlaying<T::Game>>().ok_or(CoachRefusal::Nothing)?.0;
    let persons: Vec<Seat> = m.seating().persons().collect();
    may_look(m.game().outcome().is_some(), persons.len())?;
    if !T::Bot::WEIGHS {
        return Err(CoachRefusal::NoValues);
    }
    let replay = Replay::of(m).map_err(|_| CoachRefusal::Nothing)?;
    let fingerprint = replay.recording().fingerprint();
    let made = move |m: &_, done: &_| made::<T>(&persons, m, done);
    let look = look(replay, made, best_bot::<T>, points::<T>);
    Ok((fingerprint, look))
}

/// Whose decision it was, what that seat knew, and what it did.
type Made<T> = (Seat, SeatPosition<<T as CardTable>::Game>, Action<T>);

/// What an action decides, where it is one of these seats'.
fn made<T: CardTable>(seats: &[Seat], m: &CardMatch<T::Game>, done: &Move<Action<T>>) -> Option<Made<T>> {
    let theirs = seats.contains(&done.seat);
    theirs.then(|| (done.seat, SeatPosition::of(m.game(), done.seat), done.action))
}

fn best_bot<T: CardTable>(seat: Seat, chance: u64) -> T::Bot {
    T::bot(Skill::High, chance, seat)
}

/// What grades the try at a mistake: for [`super::coaching::Coaching`].
pub(crate) fn grade_try<T: CardTable>(world: &World, mistake: &Mistake, before: usize) -> Option<Grading> {
    let Mistake { seat, chance, .. } = *mistake;
    let m = &world.get_resource::<CardPlaying<T::Game>>()?.0;
    if m.log().get(before).is_none_or(|done| done.seat != seat) {
        return None;
    }
    let replay = Replay::of(m).ok()?;
    let made = move |m: &_, done: &_| made::<T>(&[seat], m, done);
    let read = move || decisions(replay, &Progress::default(), made, |_| ());
    Some(grading(read, chance, best_bot::<T>, points::<T>))
}
