//! What everybody may know, which is everything but the order of the bag (U30); and games that look like it.

use serde::{Deserialize, Serialize};

use super::audit::Corrupt;
use super::score::{Line, score};
use super::setup::{AEONS, Setup};
use super::state::{Phase, Player, Rathulhu, Sheet, Track};
use super::tiles::Pile;
use super::tokens::Token;
use crate::game::Outcome;
use crate::game::rng::Rng;

/// The public picture of a game. It is the same for every seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// What was agreed before the game.
    pub setup: Setup,
    /// The Aeon, from 1.
    pub aeon: u8,
    /// What the game waits for.
    pub phase: Phase,
    /// The token on the board.
    pub board: Token,
    /// The auction track.
    pub track: Track,
    /// Elder Signs on the time track.
    pub signs: u8,
    /// Spaces of the time track.
    pub time_spaces: u8,
    /// The players by seat.
    pub players: Vec<Player>,
    /// What the Aeon would score by seat if it ended now.
    pub standing: Vec<Line>,
    /// The tiles left in the bag, by kind.
    pub bag: Pile,
    /// The tiles that have left the game, by kind.
    pub discards: Pile,
    /// The score sheets of the Aeons that have ended.
    pub sheets: Vec<Sheet>,
    /// The result.
    pub outcome: Option<Outcome>,
}

impl Rathulhu {
    /// The public picture.
    pub(super) fn look(&self) -> View {
        let holdings: Vec<_> = self.players.iter().map(Player::holding).collect();
        let over = self.phase == Phase::Over;
        View {
            setup: self.setup,
            aeon: self.aeon,
            phase: self.phase.clone(),
            board: self.board,
            track: self.track,
            signs: self.signs,
            time_spaces: self.setup.time_spaces(),
            players: self.players.clone(),
            standing: if over { Vec::new() } else { score(&holdings, self.aeon == AEONS) },
            bag: self.bag_contents(),
            discards: self.discards,
            sheets: self.sheets.clone(),
            outcome: self.outcome.clone(),
        }
    }

    /// A game that looks like this from outside, with the bag in an order of its own: one that could be the real one,
    /// for all that anybody at the table knows. Used for search and for playing on from an exported view.
    ///
    /// # Errors
    /// When the view cannot be one of a game.
    pub fn determinize(view: &View, seed: u64) -> Result<Self, Corrupt> {
        let mut game = Self {
            setup: view.setup,
            rng: Rng::new(seed),
            bag: view.bag.tiles().collect(),
            aeon: view.aeon,
            phase: view.phase.clone(),
            board: view.board,
            track: view.track,
            signs: view.signs,
            discards: view.discards,
            players: view.players.clone(),
            sheets: view.sheets.clone(),
            outcome: view.outcome.clone(),
        };
        game.audit()?;
        game.reshuffle(seed);
        Ok(game)
    }

    /// Puts the bag of a determinised game in another order.
    pub fn reshuffle(&mut self, seed: u64) {
        self.rng = Rng::new(seed);
        // From a fixed order, so that the result depends on nothing but the seed.
        let contents = self.bag_contents();
        self.bag.clear();
        self.bag.extend(contents.tiles());
        self.rng.shuffle(&mut self.bag);
    }
}
