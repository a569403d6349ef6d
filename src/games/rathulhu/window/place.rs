//! What can lie where on the table: tiles and tokens and their places, as they are in a game; and how long it takes to see
//! what has happened to them.

use crate::game::Seat;
use crate::games::rathulhu::rules::{AeonEnd, Event, Phase, Rathulhu, Tile, Token};

/// Where a tile lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Place {
    /// On a space of the auction track, from 0.
    Track(usize),
    /// On a space of the time track, from 0.
    Time(usize),
    /// Before a player.
    Held(Seat),
}

/// A tile on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    /// Its own number: the same thing before and after a move.
    pub id: u32,
    /// Its kind.
    pub tile: Tile,
    /// Where it lies.
    pub place: Place,
}

/// Where a token lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Spot {
    /// On the board.
    Board,
    /// Before a player, face up.
    Up(Seat),
    /// Before a player, face down.
    Down(Seat),
    /// Pushed forward as a bid.
    Offered(Seat),
}

impl Spot {
    /// Whose it is.
    pub const fn owner(self) -> Option<Seat> {
        match self {
            Self::Board => None,
            Self::Up(seat) | Self::Down(seat) | Self::Offered(seat) => Some(seat),
        }
    }
}

/// How long an event is looked at before the next, s.
pub(super) fn dwell_s(event: &Event) -> f32 {
    match event {
        Event::Drew { .. } => 0.5,
        // The last one has its moment.
        Event::DrewSign { signs, spaces, .. } if signs >= spaces => 1.2,
        Event::DrewSign { .. } | Event::UsedOldOne { .. } => 0.7,
        Event::Invoked { .. } => 0.3,
        Event::AuctionBegan { .. } | Event::NoBid { .. } | Event::Struck { .. } => 0.8,
        Event::Bid { .. } | Event::Passed { .. } => 0.55,
        Event::Won { .. } => 1.1,
        Event::AeonEnded { why: AeonEnd::Time, .. } => 2.6,
        Event::AeonEnded { .. } => 2.2,
        Event::Discarded { .. } => 0.45,
        Event::AeonScored { .. } => 0.0,
        Event::AeonBegan { .. } | Event::Over { .. } => 0.9,
    }
}

/// Every tile of a game and where it lies.
pub(super) fn lying(game: &Rathulhu) -> Vec<(Tile, Place)> {
    let track = game.track().spaces().iter().enumerate();
    let track = track.filter_map(|(space, tile)| Some(((*tile)?, Place::Track(space))));
    let time = (0..usize::from(game.signs())).map(|space| (Tile::ElderSign, Place::Time(space)));
    let held = game.players().iter().enumerate().flat_map(|(seat, player)| {
        let place = Place::Held(Seat(seat as u8));
        player.tiles.tiles().map(move |tile| (tile, place))
    });
    track.chain(time).chain(held).collect()
}

/// Every token of a game and where it lies, in the order of their numbers.
pub(super) fn tokens(game: &Rathulhu) -> Vec<(Token, Spot)> {
    let mut all = vec![(game.board(), Spot::Board)];
    for (seat, player) in game.players().iter().enumerate() {
        let seat = Seat(seat as u8);
        all.extend(player.face_up.iter().map(|token| (token, Spot::Up(seat))));
        all.extend(player.face_down.iter().map(|token| (token, Spot::Down(seat))));
    }
    if let Phase::Auction(auction) = game.phase() {
        for call in &auction.calls {
            for (token, spot) in &mut all {
                if Some(*token) == call.bid {
                    *spot = Spot::Offered(call.seat);
                }
            }
        }
    }
    all.sort_by_key(|(token, _)| *token);
    all
}
