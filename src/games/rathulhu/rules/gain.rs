//! What a tile would change in a player's points, for whoever asks before bidding. Pure arithmetic on what lies open.

use super::score::{Holding, Line, Row, score};
use super::setup::AEONS;
use super::state::Player;
use super::tiles::{Pile, Setback, Site, Tile, Tome};
use super::view::View;
use crate::game::Seat;

/// How many points more, or fewer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Gain {
    /// If this Aeon ended now.
    pub now: i16,
    /// Beside that, in the rows that are counted after the last Aeon only, as things stand. Part of `now` in the last
    /// Aeon.
    pub at_end: i16,
}

/// What a seat would gain by having these tiles as well. Setbacks among them strike, and take what is missed least.
pub fn gain_with(view: &View, seat: Seat, more: &Pile) -> Gain {
    change(view, seat, |tiles| tiles.absorb(more))
}

/// What a seat would lose by giving up a tile, as a gain below zero; nothing if it has none.
pub fn gain_without(view: &View, seat: Seat, tile: Tile) -> Gain {
    change(view, seat, |tiles| {
        tiles.take(tile, 1);
    })
}

/// What changes for a seat when its tiles do.
fn change(view: &View, seat: Seat, edit: impl FnOnce(&mut Pile)) -> Gain {
    let mut holdings: Vec<Holding> = view.players.iter().map(Player::holding).collect();
    let at = usize::from(seat.0);
    let Some(own) = holdings.get(at).copied() else { return Gain::default() };
    let before = line(&holdings, at);
    let mut tiles = own.tiles;
    edit(&mut tiles);
    let mut best: Option<(i16, Line)> = None;
    for left in struck(tiles) {
        holdings[at].tiles = left;
        let after = line(&holdings, at);
        let total = after.total();
        if best.as_ref().is_none_or(|(most, _)| total > *most) {
            best = Some((total, after));
        }
    }
    let Some((_, after)) = best else { return Gain::default() };
    let sum = |only_last: bool| {
        let rows = Row::ALL.into_iter().filter(|row| row.only_last() == only_last);
        rows.map(|row| after.row(row) - before.row(row)).sum::<i16>()
    };
    let (now, at_end) = (sum(false), sum(true));
    if view.aeon == AEONS { Gain { now: now + at_end, at_end: 0 } } else { Gain { now, at_end } }
}

/// The points of a seat as if this were the last Aeon.
fn line(holdings: &[Holding], seat: usize) -> Line {
    score(holdings, true).get(seat).copied().unwrap_or_default()
}

/// What can be left of a collection when its Setbacks have struck (U20).
fn struck(mut tiles: Pile) -> Vec<Pile> {
    let mut due = |setback| 2 * tiles.take(Tile::Setback(setback), u8::MAX);
    let [shoggoths, rituals, tomes, sites] = Setback::ALL.map(&mut due);
    tiles.take(Tile::Shoggoth, shoggoths);
    let altars = tiles.take(Tile::Altar, rituals);
    tiles.take(Tile::Cultist, rituals - altars);
    let after_tomes = given_up(vec![tiles], &Tome::ALL.map(Tile::Tome), tomes);
    given_up(after_tomes, &Site::ALL.map(Tile::Site), sites)
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
