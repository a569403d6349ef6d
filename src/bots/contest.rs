//! Whole games between bots.

use super::{Bot, SeatPosition};
use crate::game::{Game, Rejection, Seat, SetupError};
use rayon::prelude::*;
use std::ops::Add;

/// No game takes more actions; one that does is an error to report.
pub const MOST_ACTIONS: u32 = 1_000_000;

/// Why bots cannot play a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlayError {
    /// The game cannot begin.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A seat has no bot, or a bot no seat.
    #[error("{bots} bots cannot take {seats} seats")]
    Seats {
        /// How many bots there are.
        bots: usize,
        /// How many seats.
        seats: u8,
    },
    /// A bot does what the rules forbid.
    #[error(transparent)]
    Rules(#[from] Rejection),
    /// Nothing occurs to a bot.
    #[error("the bot of {0} found nothing to do; please report this seed")]
    NoChoice(Seat),
    /// The game goes on and on, or stops without a result.
    #[error("the game does not come to an end; please report this seed")]
    NoEnd,
}

/// What the bot of the seat that is to act chooses; the first seat, if several are to act. A single legal action is not
/// thought about.
///
/// # Errors
/// [`PlayError::NoEnd`] when nobody is to act, [`PlayError::NoChoice`] when the bot knows no answer or there is none.
pub fn decide<G, B>(game: &G, bots: &mut [B]) -> Result<(Seat, G::Action), PlayError>
where
    G: Game,
    B: Bot<Position = SeatPosition<G>, Choice = G::Action>,
{
    let seat = game.to_act().first().copied().ok_or(PlayError::NoEnd)?;
    let mut legal = game.legal_actions(seat);
    let chosen = if legal.len() == 1 {
        legal.pop()
    } else {
        let position = SeatPosition { view: game.view(Some(seat)), legal };
        bots.get_mut(usize::from(seat.0)).and_then(|bot| bot.choose(&position))
    };
    Ok((seat, chosen.ok_or(PlayError::NoChoice(seat))?))
}

/// Lets bots play until it is `enough`, and tells how many actions that took. Where the game waits for a referee,
/// `report` is what that reports; a game without dexterity never asks.
///
/// # Errors
/// A [`PlayError`], which does not happen unless a bot or the rules are at fault.
pub fn play_until<G, B>(
    game: &mut G,
    bots: &mut [B],
    report: impl Fn(&G) -> Option<G::Action>,
    enough: impl Fn(&G) -> bool,
) -> Result<u32, PlayError>
where
    G: Game,
    B: Bot<Position = SeatPosition<G>, Choice = G::Action>,
{
    for actions in 0..MOST_ACTIONS {
        if enough(game) {
            return Ok(actions);
        }
        let (seat, action) = match game.referee_for() {
            Some(seat) => (seat, report(game).ok_or(PlayError::NoChoice(seat))?),
            None => decide(game, bots)?,
        };
        game.apply(seat, action)?;
    }
    Err(PlayError::NoEnd)
}

/// Plays every deal once from every seat, on all cores, and adds up what came of it. `play` is told the seed of the
/// deal, and the seat of the one that is measured. Whoever plays every deal from every seat has no better luck than the
/// others.
///
/// # Errors
/// The first error of `play`.
pub fn from_every_seat<T, E>(
    deals: u32,
    seats: u8,
    seed: u64,
    play: impl Fn(u64, Seat) -> Result<T, E> + Sync,
) -> Result<T, E>
where
    T: Default + Add<Output = T> + Send,
    E: Send,
{
    let games = u64::from(deals) * u64::from(seats);
    let one = |game: u64| {
        let (deal, seat) = (game / u64::from(seats), game % u64::from(seats));
        play(seed.wrapping_add(deal), Seat(u8::try_from(seat).unwrap_or(0)))
    };
    (0..games).into_par_iter().map(one).try_reduce(T::default, |a, b| Ok(a + b))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Mutex;

    #[test]
    fn every_deal_is_played_once_from_every_seat() {
        let played = Mutex::new(vec![]);
        let sum = from_every_seat(3, 4, u64::MAX, |seed, seat| {
            played.lock().unwrap().push((seed, seat.0));
            Ok::<_, PlayError>(u32::from(seat.0))
        });
        assert_eq!(sum, Ok(3 * 6));
        let mut played = played.into_inner().unwrap();
        played.sort_unstable();
        let wanted = [0, 1, u64::MAX].map(|seed| (0..4).map(move |seat| (seed, seat)));
        assert_eq!(played, wanted.into_iter().flatten().collect::<Vec<_>>());
        let failed = from_every_seat(3, 2, 0, |_, seat| match seat {
            Seat(1) => Err(PlayError::NoChoice(seat)),
            _ => Ok(1),
        });
        assert_eq!(failed, Err(PlayError::NoChoice(Seat(1))));
    }
}
