//! Whole matches between bots, and how sure one can be of what they show.

use super::{Bot, Level};
use crate::games::thoth::rules::{Action, Facts, HandResult, Phase, Setup, Thoth};
use crate::game::{Game, Outcome, Rejection, Seat, SetupError};

/// More actions than any hand takes. A hand without construction can be called after 60 turns a player.
const MOST_ACTIONS: u32 = 100_000;

/// A share of wins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Share {
    /// How many were won.
    pub won: u32,
    /// Of how many.
    pub of: u32,
}

impl Share {
    /// The share itself, 0 to 1.
    pub fn rate(self) -> f64 {
        if self.of == 0 { 0.0 } else { f64::from(self.won) / f64::from(self.of) }
    }

    /// The 95 % interval after Wilson: the true rate lies in it in 19 of 20 such measurements.
    pub fn interval(self) -> (f64, f64) {
        const Z: f64 = 1.96;
        let n = f64::from(self.of);
        if self.of == 0 {
            return (0.0, 1.0);
        }
        let centre = self.rate() + Z * Z / (2.0 * n);
        let spread = Z * (self.rate() * (1.0 - self.rate()) / n + Z * Z / (4.0 * n * n)).sqrt();
        let scale = 1.0 + Z * Z / n;
        (((centre - spread) / scale).max(0.0), ((centre + spread) / scale).min(1.0))
    }
}

/// A measurement of one level against another, two at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Duel {
    /// The level measured.
    pub ours: Level,
    /// Its rival.
    pub theirs: Level,
    /// How many hands the magus thinks ahead; see [`Bot::with_rollouts`].
    pub rollouts: u32,
}

impl Duel {
    /// Plays each deal twice with the seats swapped, and counts the hands that our level wins.
    ///
    /// # Errors
    /// None, unless the engine is at fault: see [`play_hand`].
    pub fn hands(self, deals: u32, seed: u64) -> Result<Share, Rejection> {
        self.count(deals, seed, |game, bots| Ok(play_hand(game, bots)?.winner))
    }

    /// Plays each game to its end twice with the seats swapped, and counts the games that our level wins.
    ///
    /// # Errors
    /// None, unless the engine is at fault: see [`play_game`].
    pub fn games(self, games: u32, seed: u64) -> Result<Share, Rejection> {
        self.count(games, seed, play_game)
    }

    fn count(
        self,
        deals: u32,
        seed: u64,
        play: impl Fn(&mut Thoth, &mut [Bot]) -> Result<Seat, Rejection>,
    ) -> Result<Share, Rejection> {
        let mut share = Share::default();
        for deal in 0..u64::from(deals) {
            for ours in [Seat(0), Seat(1)] {
                let levels =
                    if ours == Seat(0) { [self.ours, self.theirs] } else { [self.theirs, self.ours] };
                let seed = seed.wrapping_add(deal);
                let mut bots = levels.map(|level| {
                    Bot::new(level, seed ^ (level as u64 + 1) << 32).with_rollouts(self.rollouts)
                });
                let mut game = Thoth::new(&Setup::assisted(2), seed).map_err(in_words)?;
                share.of += 1;
                share.won += u32::from(play(&mut game, &mut bots)? == ours);
            }
        }
        Ok(share)
    }
}

fn in_words(error: SetupError) -> Rejection {
    Rejection::Refused(error.to_string())
}

/// Lets bots play the hand under way to its end.
///
/// # Errors
/// When a bot does what the rules forbid, or the hand does not end. Neither happens.
pub fn play_hand(game: &mut Thoth, bots: &mut [Bot]) -> Result<HandResult, Rejection> {
    let hand = game.results().len();
    for _ in 0..MOST_ACTIONS {
        if let Some(result) = game.results().get(hand) {
            return Ok(result.clone());
        }
        act(game, bots)?;
    }
    Err(Rejection::Refused("the hand does not end".into()))
}

/// Lets bots play a game to its end, and tells who won.
///
/// # Errors
/// See [`play_hand`].
pub fn play_game(game: &mut Thoth, bots: &mut [Bot]) -> Result<Seat, Rejection> {
    loop {
        let result = play_hand(game, bots)?;
        if game.phase() == &Phase::Over {
            let champion = match game.outcome() {
                Some(Outcome::Won(seats)) => seats.first().copied(),
                _ => None,
            };
            return Ok(champion.unwrap_or(result.winner));
        }
        act(game, bots)?;
    }
}

/// One action of whoever is to act; where hands build, everything stands.
fn act(game: &mut Thoth, bots: &mut [Bot]) -> Result<(), Rejection> {
    if let Some(seat) = game.referee_for() {
        let facts = Facts::all_stand(&game.expected_pieces());
        return game.apply(seat, Action::Settled(facts)).map(|_| ());
    }
    let seat = game.to_act().first().copied().ok_or(Rejection::GameOver)?;
    let bot = bots.get_mut(usize::from(seat.0)).ok_or(Rejection::GameOver)?;
    let action = bot.act(&game.view(Some(seat)), &game.legal_actions(seat)).ok_or(Rejection::GameOver)?;
    game.apply(seat, action).map(|_| ())
}
