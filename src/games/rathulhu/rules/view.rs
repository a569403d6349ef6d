//! What a seat may know, which is everything but the order of the bag, and the scores of others where those are kept hidden
//! (U30); and games that look like it.

use serde::{Deserialize, Serialize};

use super::audit::Corrupt;
use super::score::{PlayerScore, score};
use super::setup::{AEONS, INITIAL_SCORE, Setup};
use super::state::{Phase, Player, Rathulhu, ScoreSheet, Track};
use super::tiles::Pile;
use super::tokens::Token;
use game::rng::Rng;
use game::{Outcome, Seat};

/// The picture of a game. It is the same for every seat, unless scores are kept hidden.
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
    /// The players by seat; without a score where the viewer may not know it.
    pub players: Vec<Player<Option<i16>>>,
    /// What the Aeon would score by seat if it ended now.
    pub standing: Vec<PlayerScore>,
    /// The tiles left in the bag, by kind.
    pub bag: Pile,
    /// The tiles that have left the game, by kind.
    pub discards: Pile,
    /// The score sheets of the Aeons that have ended; without the lines that the viewer may not know.
    pub sheets: Vec<ScoreSheet<Option<PlayerScore>>>,
    /// The result.
    pub outcome: Option<Outcome>,
}

impl View {
    /// What an onlooker sees of the same game.
    #[must_use]
    pub fn onlooker(mut self) -> Self {
        if self.setup.hidden_scores && self.sheets.len() < usize::from(AEONS) {
            self.players.iter_mut().for_each(|player| player.score = None);
            self.sheets.iter_mut().flat_map(|sheet| &mut sheet.lines).for_each(|line| *line = None);
        }
        self
    }
}

impl Rathulhu {
    /// What a seat sees, or an onlooker.
    pub(super) fn look(&self, viewer: Option<Seat>) -> View {
        let known = |seat: usize| self.is_score_known(viewer, seat);
        let player = |(seat, player): (usize, &Player)| {
            let Player { tiles, face_up, face_down, score } = *player;
            Player { tiles, face_up, face_down, score: known(seat).then_some(score) }
        };
        let sheet = |sheet: &ScoreSheet| {
            let lines = sheet.lines.iter().enumerate();
            ScoreSheet {
                aeon: sheet.aeon,
                lines: lines.map(|(seat, line)| known(seat).then_some(*line)).collect(),
            }
        };
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
            players: self.players.iter().enumerate().map(player).collect(),
            standing: if over { Vec::new() } else { score(&holdings, self.aeon == AEONS) },
            bag: self.bag_contents(),
            discards: self.discards,
            sheets: self.sheets.iter().map(sheet).collect(),
            outcome: self.outcome.clone(),
        }
    }

    /// A game that looks like this from outside, with the bag in an order of its own: one that could be the real one,
    /// for all that the viewer knows. Whose points are hidden has scored as much as the viewer; an onlooker knows of none.
    /// Used for search and for playing on from an exported view.
    ///
    /// # Errors
    /// When the view cannot be one of a game.
    pub fn determinize(view: &View, seed: u64) -> Result<Self, Corrupt> {
        let sheet = |sheet: &ScoreSheet<Option<PlayerScore>>| {
            let own = sheet.lines.iter().flatten().next().copied().unwrap_or_default();
            ScoreSheet {
                aeon: sheet.aeon,
                lines: sheet.lines.iter().map(|line| line.unwrap_or(own)).collect(),
            }
        };
        let sheets: Vec<ScoreSheet> = view.sheets.iter().map(sheet).collect();
        let player = |(seat, player): (usize, &Player<Option<i16>>)| {
            let earned = || sheets.iter().filter_map(|sheet| sheet.lines.get(seat)).map(PlayerScore::total);
            let score = player.score.unwrap_or_else(|| earned().fold(INITIAL_SCORE, i16::saturating_add));
            let Player { tiles, face_up, face_down, .. } = *player;
            Player { tiles, face_up, face_down, score }
        };
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
            players: view.players.iter().enumerate().map(player).collect(),
            sheets,
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
