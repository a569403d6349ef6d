//! Whole games between bots.

use super::stats::Share;
use super::{Bot, SeatPosition};
use game::error::UserFacingError;
use game::message::{Message, Say};
use game::{CardGame, Game, Outcome, Rejection, Seat, SetupError};
use rayon::prelude::*;
use session::Skill;
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

impl Say for PlayError {
    fn message(&self) -> Message {
        match self {
            Self::Setup(why) => why.message(),
            Self::Rules(why) => why.message(),
            Self::Seats { .. } | Self::NoChoice(_) | Self::NoEnd => Message::english(self.to_string()),
        }
    }
}

impl UserFacingError for PlayError {}

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

/// A finished game of bots.
#[derive(Clone, Debug, PartialEq)]
pub struct Played<G> {
    /// As it ended.
    pub game: G,
    /// Decisions made.
    pub decisions: u32,
}

/// Plays a whole game of cards, one level for each seat. `bot` is told its level, the seed of the game and its seat.
///
/// # Errors
/// When the set-up breaks the rules or has another number of seats.
pub fn play<G, B>(
    setup: &G::Setup,
    levels: &[Skill],
    seed: u64,
    bot: impl Fn(Skill, u64, Seat) -> B,
) -> Result<Played<G>, PlayError>
where
    G: CardGame,
    B: Bot<Position = SeatPosition<G>, Choice = G::Action>,
{
    let seats = G::seats(setup);
    if levels.len() != usize::from(seats) {
        return Err(PlayError::Seats { bots: levels.len(), seats });
    }
    let mut game = G::new(setup, seed)?;
    let mut bots: Vec<B> = (0..).zip(levels).map(|(seat, level)| bot(*level, seed, Seat(seat))).collect();
    let decisions = play_until(&mut game, &mut bots, |_| None, |game| game.outcome().is_some())?;
    Ok(Played { game, decisions })
}

/// One level against a table of another, in a game of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contest<S> {
    /// What is played.
    pub setup: S,
    /// The level that is measured; it has one seat.
    pub hero: Skill,
    /// The level in all other seats.
    pub rivals: Skill,
    /// Games to play, rounded up so that the hero sits in every seat equally often.
    pub games: u32,
    /// The first seed. The same deal is played with the hero in every seat.
    pub seed: u64,
}

/// What a contest came to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally<T> {
    /// Games that the hero won, of those played.
    pub share: Share,
    /// What else was added up.
    pub more: T,
}

impl<T: Add<Output = T>> Add for Tally<T> {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self { share: self.share + other.share, more: self.more + other.more }
    }
}

impl<S> Contest<S> {
    /// Plays on all cores. `bot` is as for [`play`]; what `count` finds in a finished game, for the hero's seat, is added
    /// up; `progress` is told after every game.
    ///
    /// # Errors
    /// When the set-up breaks the rules.
    pub fn hold<G, B, T>(
        &self,
        bot: impl Fn(Skill, u64, Seat) -> B + Sync,
        count: impl Fn(&G, Seat) -> T + Sync,
        progress: impl Fn() + Sync,
    ) -> Result<Tally<T>, PlayError>
    where
        S: Sync,
        G: CardGame<Setup = S>,
        B: Bot<Position = SeatPosition<G>, Choice = G::Action>,
        T: Default + Add<Output = T> + Send,
    {
        let seats = G::seats(&self.setup);
        // A set-up that cannot be played may have no seats to rotate.
        G::new(&self.setup, self.seed)?;
        from_every_seat(self.games.div_ceil(seats.into()), seats, self.seed, |seed, seat| {
            let level = |at| if Seat(at) == seat { self.hero } else { self.rivals };
            let levels: Vec<Skill> = (0..seats).map(level).collect();
            let Played { game, .. } = play(&self.setup, &levels, seed, &bot)?;
            progress();
            let won = matches!(game.outcome(), Some(Outcome::Won(seats)) if seats.contains(&seat));
            Ok(Tally { share: Share::one(won), more: count(&game, seat) })
        })
    }
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
