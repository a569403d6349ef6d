//! Where tiles and tokens lie, as they do in a view.

use game::Seat;
use rathulhu_rules::{Phase, Tile, Token, View};

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

/// Where a token lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Spot {
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

/// Every tile, where it lies, and how many of its kind lie below it there.
pub fn tiles(view: &View) -> Vec<(Tile, Place, usize)> {
    let track = view.track.spaces().iter().enumerate();
    let track = track.filter_map(|(space, tile)| Some(((*tile)?, Place::Track(space), 0)));
    let time = (0..usize::from(view.signs)).map(|space| (Tile::ElderSign, Place::Time(space), 0));
    let held = view.players.iter().zip((0..).map(Seat)).flat_map(|(player, seat)| {
        let pile =
            move |(tile, n): (Tile, u8)| (0..usize::from(n)).map(move |k| (tile, Place::Held(seat), k));
        player.tiles.iter().flat_map(pile)
    });
    track.chain(time).chain(held).collect()
}

/// Every token and where it lies, in the order of their numbers.
pub fn tokens(view: &View) -> Vec<(Token, Spot)> {
    let offered = |token: Token| match &view.phase {
        Phase::Auction(auction) => auction.calls.iter().any(|call| call.bid == Some(token)),
        _ => false,
    };
    let mut all = vec![(view.board, Spot::Board)];
    for (player, seat) in view.players.iter().zip((0..).map(Seat)) {
        let up = |token| (token, if offered(token) { Spot::Offered(seat) } else { Spot::Up(seat) });
        all.extend(player.face_up.iter().map(up));
        all.extend(player.face_down.iter().map(|token| (token, Spot::Down(seat))));
    }
    all.sort_by_key(|(token, _)| *token);
    all
}
