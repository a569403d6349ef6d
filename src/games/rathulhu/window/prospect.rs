//! What a seat can hope for in the auction that is on, or that could be invoked.

use super::texts::Stakes;
use game::Seat;
use rathulhu_rules::{Phase, Stake, Token, View, stake};

/// What a seat can hope for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Prospect {
    /// It may win the lot for this.
    Wins(Stake),
    /// It has the highest bid, and wins this unless it is outbid.
    Leads(Stake),
    /// It has bid, and been outbid.
    Outbid(Token),
    Passed,
    /// None of its tokens is above the highest bid.
    TooLow(Token),
    /// All its tokens lie face down.
    NoToken,
}

/// What a seat can hope for with a token; with the lowest that would do, where none is named or the one named would not.
pub(crate) fn prospect(view: &View, seat: Seat, with: Option<Token>) -> Prospect {
    let Some(player) = view.players.get(usize::from(seat.0)) else { return Prospect::NoToken };
    let mut high = None;
    if let Phase::Auction(auction) = &view.phase {
        high = auction.high().map(|(_, token)| token);
        if let Some(call) = auction.calls.iter().find(|call| call.seat == seat) {
            let Some(bid) = call.bid else { return Prospect::Passed };
            let leads = stake(view, seat, bid).filter(|_| high == Some(bid));
            return leads.map_or(Prospect::Outbid(bid), Prospect::Leads);
        }
    }
    let able = player.face_up.above(high);
    let paid = with.filter(|token| able.has(*token)).or_else(|| able.lowest());
    match (paid.and_then(|paid| stake(view, seat, paid)), high) {
        (Some(stake), _) => Prospect::Wins(stake),
        (None, Some(high)) if !player.face_up.is_empty() => Prospect::TooLow(high),
        (None, _) => Prospect::NoToken,
    }
}

impl Prospect {
    /// What there is to win, for whoever can.
    pub const fn stake(&self) -> Option<&Stake> {
        match self {
            Self::Wins(stake) | Self::Leads(stake) => Some(stake),
            Self::Outbid(_) | Self::Passed | Self::TooLow(_) | Self::NoToken => None,
        }
    }

    /// Why a seat wins nothing; nothing where it can win.
    pub const fn why_not(&self, seat: Seat) -> Option<Stakes> {
        match self {
            Self::Wins(_) | Self::Leads(_) => None,
            Self::Outbid(token) => Some(Stakes::Outbid { seat, token: token.0 }),
            Self::Passed => Some(Stakes::Passed { seat }),
            Self::TooLow(high) => Some(Stakes::TooLow { seat, high: high.0 }),
            Self::NoToken => Some(Stakes::NoToken { seat }),
        }
    }
}
