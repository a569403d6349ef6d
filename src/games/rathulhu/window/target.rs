//! The targets on the table that can be pointed at, and what a click on them means.

use game::Seat;
use rathulhu_rules::{Action, Phase, Tile, Token, View};

/// Something on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Target {
    /// The bag.
    Bag,
    /// The idol of Cthulhu.
    Idol,
    /// A space of the auction track, from 0.
    Space(usize),
    /// A bid token, wherever it lies.
    Token(Token),
    /// A kind of tile before a seat.
    Tile(Seat, Tile),
    /// The time track.
    Time,
    /// A player.
    Player(Seat),
    /// Bidding nothing.
    Pass,
    /// Using no more Old Ones.
    Done,
}

impl Target {
    /// What a click on it means.
    pub fn action(self, view: &View) -> Option<Action> {
        match self {
            Self::Bag => Some(Action::Draw),
            Self::Idol => Some(Action::Invoke),
            Self::Space(space) => view.track.spaces().get(space).copied().flatten().map(Action::Take),
            Self::Token(token) if token != view.board => Some(Action::Bid(token)),
            Self::Tile(_, tile) => Some(Action::Discard(tile)),
            Self::Pass => Some(Action::Pass),
            Self::Done => Some(Action::Done),
            Self::Token(_) | Self::Time | Self::Player(_) => None,
        }
    }
}

/// The targets that the keyboard goes through, for the seat to act.
pub fn round(view: &View, seat: Seat) -> Vec<Target> {
    let mut targets = vec![Target::Bag];
    let spaces = view.track.spaces().iter().enumerate();
    targets.extend(spaces.filter(|(_, tile)| tile.is_some()).map(|(space, _)| Target::Space(space)));
    targets.push(Target::Idol);
    if let Some(player) = view.players.get(usize::from(seat.0)) {
        targets.extend(player.tokens().iter().map(Target::Token));
        targets.extend(player.tiles.iter().map(|(tile, _)| Target::Tile(seat, tile)));
    }
    match view.phase {
        Phase::Auction(_) => targets.push(Target::Pass),
        Phase::OldOnes { .. } => targets.push(Target::Done),
        _ => {}
    }
    targets.extend((0..view.players.len()).map(|seat| Target::Player(Seat(seat as u8))));
    targets
}
