//! Whole matches between bots.

use bots::contest::{PlayError, from_every_seat, play_until};
use bots::stats::Share;
use game::{Game, Outcome, Seat};
use session::Skill;
use thoth::Thoth;
use thoth::bot::{Bot, USUAL_PLAYOUTS};
use thoth_rules::{Action, Facts, HandResult, Length, Setup};

/// A measurement of one level, which has one seat, against another, which has all the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Duel {
    /// The level measured.
    pub ours: Skill,
    /// Its rivals.
    pub theirs: Skill,
    /// How many play.
    pub players: u8,
    /// How long a game is.
    pub length: Length,
    /// How many hands the magus thinks ahead; see [`Bot::with_playouts`].
    pub playouts: u32,
}

impl Duel {
    /// A measurement of two in whole games, with the usual playouts.
    pub const fn new(ours: Skill, theirs: Skill) -> Self {
        Self { ours, theirs, players: 2, length: Length::Whole, playouts: USUAL_PLAYOUTS }
    }

    /// Plays each deal once from every seat, on all cores, and counts the hands that our level wins. `progress` is told
    /// after every hand.
    ///
    /// # Errors
    /// None, unless the engine is at fault: see [`play_hand`].
    pub fn hands(self, deals: u32, seed: u64, progress: impl Fn() + Sync) -> Result<Share, PlayError> {
        self.count(deals, seed, progress, |game, bots| Ok(play_hand(game, bots)?.winner))
    }

    /// Plays each game to its end once from every seat, on all cores, and counts the games that our level wins. `progress`
    /// is told after every game.
    ///
    /// # Errors
    /// None, unless the engine is at fault: see [`play_game`].
    pub fn games(self, games: u32, seed: u64, progress: impl Fn() + Sync) -> Result<Share, PlayError> {
        self.count(games, seed, progress, play_game)
    }

    fn count(
        self,
        deals: u32,
        seed: u64,
        progress: impl Fn() + Sync,
        play: impl Fn(&mut Thoth, &mut [Bot]) -> Result<Seat, PlayError> + Sync,
    ) -> Result<Share, PlayError> {
        let setup = Setup::assisted(self.players).lasting(self.length);
        from_every_seat(deals, self.players, seed, |seed, ours| {
            let bot = |seat| {
                let level = if seat == ours { self.ours } else { self.theirs };
                Bot::new(level, seed, seat).with_playouts(self.playouts)
            };
            let mut bots: Vec<Bot> = setup.seats().map(bot).collect();
            let mut game = Thoth::new(&setup, seed)?;
            let winner = play(&mut game, &mut bots)?;
            progress();
            Ok(Share::one(winner == ours))
        })
    }
}

/// What the referee reports where hands build: everything stands.
fn all_stand(game: &Thoth) -> Option<Action> {
    Some(Action::Settled(Facts::all_stand(&game.expected_pieces())))
}

/// Lets bots play the hand under way to its end.
///
/// # Errors
/// When a bot does what the rules forbid, or the hand does not end. Neither happens.
pub fn play_hand(game: &mut Thoth, bots: &mut [Bot]) -> Result<HandResult, PlayError> {
    let hand = game.results().len();
    play_until(game, bots, all_stand, |game| game.results().len() > hand)?;
    game.results().get(hand).cloned().ok_or(PlayError::NoEnd)
}

/// Lets bots play a game to its end, and tells who won.
///
/// # Errors
/// See [`play_hand`].
pub fn play_game(game: &mut Thoth, bots: &mut [Bot]) -> Result<Seat, PlayError> {
    play_until(game, bots, all_stand, |game| game.outcome().is_some())?;
    match game.outcome() {
        Some(Outcome::Won(seats)) => seats.first().copied().ok_or(PlayError::NoEnd),
        _ => Err(PlayError::NoEnd),
    }
}
