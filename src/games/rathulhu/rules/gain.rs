//! What tiles would change in a player's points, and what winning the lot would, for whoever asks before bidding. Pure
//! arithmetic on what lies open, by the same count as at the end of an Aeon.

use super::score::{Holding, Line, Row, score};
use super::setup::AEONS;
use super::state::{Phase, Player};
use super::tiles::{Pile, Setback, Tile};
use super::tokens::{Token, Tokens};
use super::view::View;
use crate::game::Seat;
use strum::VariantArray;

/// How many points more, or fewer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Gain {
    /// If this Aeon ended now.
    pub now: i16,
    /// Beside that, what Sites are counted for after the last Aeon, as things stand. Part of `now` in the last Aeon.
    pub at_end: i16,
}

/// What winning the lot would bring a seat: the tiles of the track and the token of the board, for a token of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stake {
    /// The token that would be paid: it goes to the board.
    pub paid: Token,
    /// The token that would be won: that of the board, face down.
    pub won: Token,
    /// How many points more, or fewer.
    pub gain: Gain,
    /// The same row by row, with the Sites. Tokens are among them in the last Aeon only: before, they change hands again.
    pub rows: Line,
}

/// What a seat would gain by having these tiles as well. Setbacks among them strike, and take what is missed least.
pub fn gain_with(view: &View, seat: Seat, more: &Pile) -> Gain {
    gain(view, &change(view, seat, |held| held.tiles.absorb(more)))
}

/// What a seat would lose by giving up a tile, as a gain below zero; nothing if it has none.
pub fn gain_without(view: &View, seat: Seat, tile: Tile) -> Gain {
    let without = |held: &mut Holding| {
        held.tiles.take(tile, 1);
    };
    gain(view, &change(view, seat, without))
}

/// What a seat would gain by winning the lot for a token that it holds face up; nothing where it holds none such.
/// Whether the token would be high enough is not asked. Setbacks in the lot strike, and take what is missed least.
pub fn stake(view: &View, seat: Seat, paid: Token) -> Option<Stake> {
    let player = view.players.get(usize::from(seat.0))?;
    if !player.face_up.has(paid) {
        return None;
    }
    let lot: Pile = view.track.tiles().collect();
    let rows = change(view, seat, |held| {
        held.tiles.absorb(&lot);
        held.tokens.remove(paid);
        held.tokens.insert(view.board);
    });
    Some(Stake { paid, won: view.board, gain: gain(view, &rows), rows })
}

/// Who may still bid in the auction under way and with which tokens, in the order of calling. Nobody where there is none.
pub fn may_still_bid(view: &View) -> Vec<(Seat, Tokens)> {
    let Phase::Auction(auction) = &view.phase else { return vec![] };
    let high = auction.high().map(|(_, token)| token);
    let (n, first) = (view.players.len() as u8, auction.bidder.0);
    let mut able = vec![];
    for seat in (0..n).map(|k| Seat((first + k) % n)) {
        let tokens = view.players[usize::from(seat.0)].face_up.above(high);
        if !tokens.is_empty() && auction.calls.iter().all(|call| call.seat != seat) {
            able.push((seat, tokens));
        }
        if seat == auction.invoker {
            break;
        }
    }
    able
}

/// Splits a change of rows into what counts now and what counts after the last Aeon.
fn gain(view: &View, rows: &Line) -> Gain {
    let sum = |only_last: bool| {
        let due = Row::VARIANTS.iter().filter(|row| row.only_last() == only_last);
        due.map(|&row| rows.row(row)).sum::<i16>()
    };
    let (now, at_end) = (sum(false), sum(true));
    if view.aeon == AEONS { Gain { now: now + at_end, at_end: 0 } } else { Gain { now, at_end } }
}

/// What changes for a seat, row by row, when what it holds does.
fn change(view: &View, seat: Seat, edit: impl FnOnce(&mut Holding)) -> Line {
    let mut holdings: Vec<Holding> = view.players.iter().map(Player::holding).collect();
    let at = usize::from(seat.0);
    let Some(own) = holdings.get(at).copied() else { return Line::default() };
    let before = line(&holdings, at);
    let mut after = own;
    edit(&mut after);
    let left = struck(after.tiles).into_iter().map(|tiles| {
        holdings[at] = Holding { tiles, ..after };
        line(&holdings, at)
    });
    let best = left.reduce(|a, b| if b.total() > a.total() { b } else { a });
    let mut rows = best.unwrap_or(before).minus(&before);
    if view.aeon != AEONS {
        rows.set(Row::Tokens, 0);
    }
    rows
}

/// The points of a seat as if this were the last Aeon.
fn line(holdings: &[Holding], seat: usize) -> Line {
    score(holdings, true).get(seat).copied().unwrap_or_default()
}

/// What can be left of a collection when its Setbacks have struck (U20).
fn struck(mut tiles: Pile) -> Vec<Pile> {
    let mut due = |setback| 2 * tiles.take(Tile::Setback(setback), u8::MAX);
    let [shoggoths, rituals, tomes, sites] =
        [Setback::Shoggoth, Setback::Ritual, Setback::Tome, Setback::Site].map(&mut due);
    tiles.take(Tile::Shoggoth, shoggoths);
    let altars = tiles.take(Tile::Altar, rituals);
    tiles.take(Tile::Cultist, rituals - altars);
    let after_tomes = given_up(vec![tiles], Tile::TOMES, tomes);
    given_up(after_tomes, Tile::SITES, sites)
}

/// Every way to give up `n` tiles of some kinds, or all there are.
fn given_up(mut ways: Vec<Pile>, kinds: &[Tile], n: u8) -> Vec<Pile> {
    for _ in 0..n {
        let mut next: Vec<Pile> = vec![];
        for way in &ways {
            let held = kinds.iter().filter(|&&tile| way.has(tile));
            let lesser = held.map(|&tile| {
                let mut left = *way;
                left.take(tile, 1);
                left
            });
            let mut any = false;
            for left in lesser {
                any = true;
                if !next.contains(&left) {
                    next.push(left);
                }
            }
            if !any && !next.contains(way) {
                next.push(*way);
            }
        }
        ways = next;
    }
    ways
}
