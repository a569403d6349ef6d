//! What may be done now. One source of truth: [`Rathulhu::check`] refuses with a reason, and the list of legal
//! actions is made of what it does not refuse.

use super::action::{Action, Refusal};
use super::setup::TRACK;
use super::state::{Auction, Cause, Phase, Player, Rathulhu};
use super::tiles::Tile;
use super::tokens::Token;
use game::{OutOfTurn, Seat};

impl Rathulhu {
    /// Whether `seat` may do `action` now.
    ///
    /// # Errors
    /// The reason why not, in words for the player.
    pub fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        OutOfTurn::check(seat, self.phase.seat())?;
        let player = self.player(seat).ok_or(OutOfTurn::NotYourTurn { seat, turn_of: seat })?;
        match (&self.phase, action) {
            (Phase::Over, _) => Err(OutOfTurn::GameOver.into()),
            (Phase::Auction(auction), Action::Bid(token)) => may_bid(auction, player, token),
            (Phase::Auction(auction), Action::Pass) => {
                if self.must_bid(auction) {
                    Err(Refusal::MustBid)
                } else {
                    Ok(())
                }
            }
            (Phase::Auction(_), _) => Err(Refusal::AuctionOn),
            (_, Action::Bid(_) | Action::Pass) => Err(Refusal::NoAuction),
            (Phase::Setback { tomes, sites, .. }, Action::Discard(tile)) => {
                let asked = match tile {
                    Tile::Tome(_) => *tomes > 0,
                    Tile::Site(_) => *sites > 0,
                    _ => false,
                };
                match (asked, player.tiles.has(tile)) {
                    (false, _) => Err(Refusal::NotAsked(tile)),
                    (true, false) => Err(Refusal::NotHeld(tile)),
                    (true, true) => Ok(()),
                }
            }
            (Phase::Setback { .. }, _) => Err(Refusal::SetbackFirst),
            (_, Action::Discard(_)) => Err(Refusal::NoSetback),
            (Phase::Turn { .. } | Phase::OldOnes { .. }, Action::Take(tile)) => self.may_take(player, tile),
            (Phase::OldOnes { .. }, Action::Done) | (Phase::Turn { .. }, Action::Invoke) => Ok(()),
            (Phase::OldOnes { .. }, Action::Draw | Action::Invoke) => Err(Refusal::UsingOldOnes),
            (Phase::Turn { .. }, Action::Done) => Err(Refusal::NothingBegun),
            (Phase::Turn { .. }, Action::Draw) => self.may_draw(),
        }
    }

    /// Whether the seat to act must bid (U15, U-1).
    pub(super) fn must_bid(&self, auction: &Auction) -> bool {
        auction.bidder == auction.invoker
            && auction.cause == Cause::Invoked
            && auction.high().is_none()
            && self.track.len() < TRACK
    }

    fn may_draw(&self) -> Result<(), Refusal> {
        if self.track.is_full() {
            Err(Refusal::TrackFull)
        } else if self.bag.is_empty() {
            Err(Refusal::BagEmpty)
        } else {
            Ok(())
        }
    }

    fn may_take(&self, player: &Player, tile: Tile) -> Result<(), Refusal> {
        if !player.tiles.has(Tile::OldOne) {
            Err(Refusal::NoOldOne)
        } else if tile == Tile::OldOne {
            Err(Refusal::TakesOldOne)
        } else if self.track.tiles().any(|t| t == tile) {
            Ok(())
        } else {
            Err(Refusal::NotOnTrack(tile))
        }
    }

    /// Adds every legal action of `seat` to a list, in a fixed order. Takes name each kind of tile once.
    pub fn list_legal(&self, seat: Seat, actions: &mut Vec<Action>) {
        let (Some(turn_of), Some(player)) = (self.phase.seat(), self.player(seat)) else { return };
        if turn_of != seat {
            return;
        }
        match &self.phase {
            Phase::Turn { .. } => {
                if self.may_draw().is_ok() {
                    actions.push(Action::Draw);
                }
                self.list_takes(player, actions);
                actions.push(Action::Invoke);
            }
            Phase::OldOnes { .. } => {
                self.list_takes(player, actions);
                actions.push(Action::Done);
            }
            Phase::Auction(auction) => {
                let high = auction.high().map(|(_, token)| token);
                actions.extend(player.face_up.above(high).iter().map(Action::Bid));
                if !self.must_bid(auction) {
                    actions.push(Action::Pass);
                }
            }
            Phase::Setback { tomes, sites, .. } => {
                let tomes = Tile::TOMES.iter().filter(|_| *tomes > 0);
                let sites = Tile::SITES.iter().filter(|_| *sites > 0);
                let held = tomes.chain(sites).copied().filter(|&tile| player.tiles.has(tile));
                actions.extend(held.map(Action::Discard));
            }
            Phase::Over => {}
        }
    }

    fn list_takes(&self, player: &Player, actions: &mut Vec<Action>) {
        if !player.tiles.has(Tile::OldOne) {
            return;
        }
        let first = actions.len();
        for tile in self.track.tiles().filter(|&tile| tile != Tile::OldOne) {
            if !actions[first..].contains(&Action::Take(tile)) {
                actions.push(Action::Take(tile));
            }
        }
    }
}

fn may_bid(auction: &Auction, player: &Player, token: Token) -> Result<(), Refusal> {
    if player.face_down.has(token) {
        return Err(Refusal::FaceDown(token));
    }
    if !player.face_up.has(token) {
        return Err(Refusal::NotYourToken(token));
    }
    match auction.high() {
        Some((_, high)) if token <= high => Err(Refusal::TooLow { token, high }),
        _ => Ok(()),
    }
}
