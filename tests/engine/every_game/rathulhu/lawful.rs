//! What may be done, told anew from the sheet (U6 to U10, U13 to U15, U20) and from what everybody sees.

use game::Seat;
use rathulhu_rules::*;
use std::collections::BTreeSet;

/// Everything that a seat may do, as it is printed.
pub fn lawful(view: &View, seat: Seat) -> BTreeSet<String> {
    let mut all = vec![];
    if view.phase.seat() == Some(seat) {
        let player = &view.players[usize::from(seat.0)];
        let lot: Vec<Tile> = view.track.spaces().iter().flatten().copied().collect();
        // U8: an Old One buys any tile of the track but another.
        let bought = lot.iter().filter(|&&tile| tile != Tile::OldOne && player.tiles.count(Tile::OldOne) > 0);
        let takes = bought.map(|&tile| Action::Take(tile));
        match &view.phase {
            Phase::Turn { .. } => {
                all.extend((lot.len() < 8 && view.bag.total() > 0).then_some(Action::Draw));
                all.push(Action::Invoke);
                all.extend(takes);
            }
            Phase::OldOnes { .. } => {
                all.push(Action::Done);
                all.extend(takes);
            }
            Phase::Auction(auction) => {
                let highest = auction.calls.iter().filter_map(|call| call.bid).map(|token| token.0).max();
                let above = (1..=16).filter(|&n| Some(n) > highest && player.face_up.has(Token(n)));
                all.extend(above.map(|n| Action::Bid(Token(n))));
                // U15: who called for an auction that nobody wants must take it, unless the track is full.
                let must = seat == auction.invoker
                    && auction.cause == Cause::Invoked
                    && highest.is_none()
                    && lot.len() < 8;
                all.extend((!must).then_some(Action::Pass));
            }
            Phase::Setback { tomes, sites, .. } => {
                let due = |tile: &Tile| match tile {
                    Tile::Tome(_) => *tomes > 0,
                    Tile::Site(_) => *sites > 0,
                    _ => false,
                };
                let held = Tile::ALL.into_iter().filter(|tile| player.tiles.count(*tile) > 0 && due(tile));
                all.extend(held.map(Action::Discard));
            }
            Phase::Over => {}
        }
    }
    all.iter().map(|action| format!("{action:?}")).collect()
}
