//! What tiles would change in a player's points, and what winning the lot would, for whoever asks before bidding. Pure
//! arithmetic on what lies open, by the same count as at the end of an Aeon.

use super::score::{Holding, PlayerScore, ScoreRow, score};
use super::setup::AEONS;
use super::state::{Phase, Player};
use super::tiles::{Pile, Setback, Tile};
use super::tokens::{Token, Tokens};
use super::view::View;
use game::Seat;

/// How many points more, or fewer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Gain {
    /// If this Aeon ended now.
    pub now: i16,
    /// Beside that, in the Aeons after this one, as things stand: what tiles that stay score again each time, and what Sites
    /// and tokens score after the third. Nothing in the last Aeon, where all of that is part of `now`.
    pub later: i16,
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
    /// The same row by row: in this Aeon, and in those after it.
    pub rows: Rows,
    /// What the seat's tokens add up to before, and with the token won in the place of the one paid (U28).
    pub tokens: (u16, u16),
}

/// What changes row by row: in this Aeon, and in those after it, as in [`Gain`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rows {
    now: PlayerScore,
    later: PlayerScore,
}

impl Rows {
    /// What changes in a row.
    pub const fn row(&self, row: ScoreRow) -> Gain {
        Gain { now: self.now.row(row), later: self.later.row(row) }
    }

    /// All rows together.
    pub fn total(&self) -> Gain {
        Gain { now: self.now.total(), later: self.later.total() }
    }
}

/// What a seat would gain by having these tiles as well. Setbacks among them strike, and take what is missed least.
pub fn gain_with(view: &View, seat: Seat, more: &Pile) -> Gain {
    change(view, seat, |held| held.tiles.absorb(more)).total()
}

/// What a seat would gain by giving up an Old One for a tile (U8). A Setback strikes, and takes what is missed least.
pub fn gain_taking(view: &View, seat: Seat, tile: Tile) -> Gain {
    let taken = |held: &mut Holding| {
        held.tiles.take(Tile::OldOne, 1);
        held.tiles.add(tile, 1);
    };
    change(view, seat, taken).total()
}

/// What a seat would lose by giving up a tile, as a gain below zero; nothing if it has none.
pub fn gain_without(view: &View, seat: Seat, tile: Tile) -> Gain {
    let without = |held: &mut Holding| {
        held.tiles.take(tile, 1);
    };
    change(view, seat, without).total()
}

/// What a seat would gain by winning the lot for a token that it holds face up; `None` if it holds none such.
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
    let before = player.tokens().sum();
    let tokens = (before, before - u16::from(paid.0) + u16::from(view.board.0));
    Some(Stake { paid, won: view.board, gain: rows.total(), rows, tokens })
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

/// What changes for a seat, row by row, when what it holds does.
fn change(view: &View, seat: Seat, edit: impl FnOnce(&mut Holding)) -> Rows {
    let mut holdings: Vec<Holding> = view.players.iter().map(Player::holding).collect();
    let at = usize::from(seat.0);
    let Some(own) = holdings.get(at).copied() else { return Rows::default() };
    let before = counted(view, &holdings, at);
    let mut after = own;
    edit(&mut after);
    let left = struck(after.tiles).into_iter().map(|tiles| {
        holdings[at] = Holding { tiles, ..after };
        counted(view, &holdings, at)
    });
    let sum = |rows: &Rows| rows.now.total() + rows.later.total();
    let best = left.reduce(|a, b| if sum(&b) > sum(&a) { b } else { a });
    let best = best.unwrap_or(before);
    Rows { now: best.now.minus(&before.now), later: best.later.minus(&before.later) }
}

/// The points of a seat if this Aeon ended now, and those of all Aeons after it with what stays.
fn counted(view: &View, holdings: &[Holding], seat: usize) -> Rows {
    let line = |holdings: &[Holding], aeon: u8| {
        score(holdings, aeon == AEONS).get(seat).copied().unwrap_or_default()
    };
    let stays = |held: &Holding| {
        let kept = held.tiles.tiles().filter(|tile| tile.is_kept()).collect();
        Holding { tiles: kept, ..*held }
    };
    let kept: Vec<Holding> = holdings.iter().map(stays).collect();
    let later = (view.aeon + 1..=AEONS).map(|aeon| line(&kept, aeon));
    Rows {
        now: line(holdings, view.aeon),
        later: later.fold(PlayerScore::default(), |sum, line| sum.plus(&line)),
    }
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
