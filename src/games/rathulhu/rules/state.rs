//! The whole state of a game, and the plain questions it answers. Nothing here changes it, and nothing here tells
//! the order of the bag.

use serde::{Deserialize, Serialize};

use super::score::{Holding, PlayerScore};
use super::setup::{AEONS, Setup, TRACK};
use super::tiles::{Pile, Tile};
use super::tokens::{Token, Tokens};
use game::rng::Rng;
use game::{Outcome, Seat};

/// A game of Rathulhu. See the [module](super) for how it is played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rathulhu {
    pub(super) setup: Setup,
    pub(super) rng: Rng,
    /// The next tile to be drawn is the last. Secret.
    pub(super) bag: Vec<Tile>,
    pub(super) aeon: u8,
    pub(super) phase: Phase,
    pub(super) board: Token,
    pub(super) track: Track,
    /// Elder Signs on the time track.
    pub(super) signs: u8,
    pub(super) discards: Pile,
    pub(super) players: Vec<Player>,
    /// One for each Aeon that has ended.
    pub(super) sheets: Vec<ScoreSheet>,
    pub(super) outcome: Option<Outcome>,
}

/// What lies before a player. All of it is public, but for the score where scores are kept hidden (U30): who looks may
/// not know that.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player<Score = i16> {
    /// The collection.
    pub tiles: Pile,
    /// Tokens face up, which can be bid.
    pub face_up: Tokens,
    /// Tokens face down until the next Aeon (U-11).
    pub face_down: Tokens,
    /// Points scored so far.
    pub score: Score,
}

impl<Score> Player<Score> {
    /// All tokens, face up or down.
    pub const fn tokens(&self) -> Tokens {
        self.face_up.union(self.face_down)
    }

    /// What counts at the end of an Aeon.
    pub const fn holding(&self) -> Holding {
        Holding { tiles: self.tiles, tokens: self.tokens() }
    }
}

/// The points of one Aeon. Who looks may not know all of them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ScoreSheet<Points = PlayerScore> {
    /// Which Aeon, from 1.
    pub aeon: u8,
    /// By seat.
    pub lines: Vec<Points>,
}

/// The auction track. A tile keeps its space until it leaves; the next one takes the first free space (U7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Track([Option<Tile>; TRACK]);

impl From<[Option<Tile>; TRACK]> for Track {
    fn from(spaces: [Option<Tile>; TRACK]) -> Self {
        Self(spaces)
    }
}

impl Track {
    /// The spaces in order.
    pub const fn spaces(&self) -> &[Option<Tile>; TRACK] {
        &self.0
    }

    /// The tiles in order.
    pub fn tiles(&self) -> impl Iterator<Item = Tile> {
        self.0.iter().copied().flatten()
    }

    /// How many tiles.
    pub fn len(&self) -> usize {
        self.tiles().count()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether no space is free (U10).
    pub fn is_full(&self) -> bool {
        self.0.iter().all(Option::is_some)
    }

    /// Whether an Old One could take something (U8).
    pub(crate) fn offers_a_take(&self) -> bool {
        self.tiles().any(|tile| tile != Tile::OldOne)
    }

    /// Lays a tile on the first free space and tells which, from 0.
    pub(super) fn lay(&mut self, tile: Tile) -> Option<usize> {
        let space = self.0.iter().position(Option::is_none)?;
        self.0[space] = Some(tile);
        Some(space)
    }

    /// Takes the first tile of a kind and tells from which space.
    pub(super) fn pick(&mut self, tile: Tile) -> Option<usize> {
        let space = self.0.iter().position(|&t| t == Some(tile))?;
        self.0[space] = None;
        Some(space)
    }

    /// Takes every tile.
    pub(super) fn clear(&mut self) -> Pile {
        std::mem::take(self).tiles().collect()
    }
}

/// Why an auction is held.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Cause {
    /// A player invoked Cthulhu (U9).
    Invoked,
    /// An Elder Sign was drawn (U7).
    ElderSign,
}

/// A bid, or a pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Call {
    /// Whose.
    pub seat: Seat,
    /// The token bid; none for a pass.
    pub bid: Option<Token>,
}

/// An auction under way (U12 to U17).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Auction {
    /// Who caused it; bids last.
    pub invoker: Seat,
    /// What caused it.
    pub cause: Cause,
    /// Who is to bid or pass.
    pub bidder: Seat,
    /// What has been called, in order.
    pub calls: Vec<Call>,
}

impl Auction {
    /// The highest bid, which is the last, and whose it is.
    pub fn high(&self) -> Option<(Seat, Token)> {
        self.calls.iter().rev().find_map(|call| Some((call.seat, call.bid?)))
    }
}

/// What goes on when a Setback is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Then {
    /// The turn passes on from this seat (U11).
    TurnAfter(Seat),
    /// The owner may use more Old Ones (U8).
    OldOnes,
}

/// What the game waits for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
    /// A seat draws, uses an Old One or invokes.
    Turn {
        /// Which seat.
        seat: Seat,
    },
    /// A seat has used an Old One and may use more.
    OldOnes {
        /// Which seat.
        seat: Seat,
    },
    /// Bids are called.
    Auction(Auction),
    /// A seat chooses what Setbacks destroy. What leaves no choice has gone already.
    Setback {
        /// Which seat.
        seat: Seat,
        /// Tomes still to be discarded.
        tomes: u8,
        /// Sites still to be discarded.
        sites: u8,
        /// What follows.
        then: Then,
    },
    /// The game has ended.
    Over,
}

impl Phase {
    /// Who is to act.
    pub const fn seat(&self) -> Option<Seat> {
        match self {
            Self::Turn { seat } | Self::OldOnes { seat } | Self::Setback { seat, .. } => Some(*seat),
            Self::Auction(auction) => Some(auction.bidder),
            Self::Over => None,
        }
    }
}

impl Rathulhu {
    /// What was agreed before the game.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The Aeon, from 1.
    pub const fn aeon(&self) -> u8 {
        self.aeon
    }

    /// What the game waits for.
    pub const fn phase(&self) -> &Phase {
        &self.phase
    }

    /// The token on the board.
    pub const fn board(&self) -> Token {
        self.board
    }

    /// The auction track.
    pub const fn track(&self) -> &Track {
        &self.track
    }

    /// Elder Signs on the time track.
    pub const fn signs(&self) -> u8 {
        self.signs
    }

    /// The players by seat.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// What lies before a seat; `None` if it is not at the table.
    pub fn player(&self, seat: Seat) -> Option<&Player> {
        self.players.get(usize::from(seat.0))
    }

    /// How many tiles the bag holds.
    pub fn bag_len(&self) -> usize {
        self.bag.len()
    }

    /// The tiles in the bag by kind, which anybody can work out (U30).
    pub fn bag_contents(&self) -> Pile {
        self.bag.iter().copied().collect()
    }

    /// The tiles that have left the game.
    pub const fn discards(&self) -> &Pile {
        &self.discards
    }

    /// The score sheets of the Aeons that have ended.
    pub fn sheets(&self) -> &[ScoreSheet] {
        &self.sheets
    }

    /// Whether somebody may know what a seat has scored: its own points, and all of them once the last Aeon is counted.
    pub(super) fn is_score_known(&self, viewer: Option<Seat>, seat: usize) -> bool {
        let own = viewer.is_some_and(|viewer| usize::from(viewer.0) == seat);
        !self.setup.hidden_scores || own || self.sheets.len() == usize::from(AEONS)
    }

    /// The first seat clockwise after `seat`, itself last, that has a face-up token.
    pub(super) fn next_with_token(&self, seat: Seat) -> Option<Seat> {
        let n = self.setup.players;
        (1..=n).map(|k| Seat((seat.0 + k) % n)).find(|&s| self.can_bid(s))
    }

    /// Whether a seat has a face-up token.
    pub(super) fn can_bid(&self, seat: Seat) -> bool {
        self.player(seat).is_some_and(|player| !player.face_up.is_empty())
    }
}
