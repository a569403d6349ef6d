//! What lies on the table as it is shown: every tile and token in its place. It follows the events of the match one by
//! one, at a pace that can be watched, and so lags behind the rules while things move.

pub use super::count::Counting;
use super::count::FinalCount;
pub use super::place::{Piece, Place, Spot};
use super::place::{dwell_s, lying, tokens};
use crate::game::Seat;
use crate::games::rathulhu::rules::{Auction, Call, Event, Phase, Rathulhu, TRACK, Tile, Token};
use bevy::prelude::Resource;
use std::collections::VecDeque;

/// The table as it is shown.
#[derive(Resource, Clone, Debug)]
pub struct Table {
    pieces: Vec<Piece>,
    next_id: u32,
    tokens: Vec<(Token, Spot)>,
    scores: Vec<i16>,
    aeon: u8,
    bag: usize,
    auction: Option<Auction>,
    counting: Option<Counting>,
    final_count: FinalCount,
    queue: VecDeque<Event>,
    wait_s: f32,
    /// What was just shown.
    last: Option<Event>,
    /// Whether what is to be shown next has been announced, and whether what was just shown had been.
    announced: (bool, bool),
}

impl Table {
    /// The table of a game.
    pub fn of(game: &Rathulhu) -> Self {
        let mut table = Self {
            pieces: vec![],
            next_id: 0,
            tokens: vec![],
            scores: vec![],
            aeon: 1,
            bag: 0,
            auction: None,
            counting: None,
            final_count: FinalCount::DONE,
            queue: VecDeque::new(),
            wait_s: 0.0,
            last: None,
            announced: (false, false),
        };
        table.jump(game);
        table
    }

    /// Shows a game as it is, at once. What lies there already keeps its number.
    pub fn jump(&mut self, game: &Rathulhu) {
        let mut before = std::mem::take(&mut self.pieces);
        let mut wanted = lying(game);
        // First what has not moved, then what can have come from elsewhere.
        for same_place in [true, false] {
            wanted.retain(|&(tile, place)| {
                let found = before.iter().position(|p| p.tile == tile && (!same_place || p.place == place));
                let Some(found) = found else { return true };
                let id = before.swap_remove(found).id;
                self.pieces.push(Piece { id, tile, place });
                false
            });
        }
        for (tile, place) in wanted {
            self.lay(tile, place);
        }
        self.tokens = tokens(game);
        self.scores = game.players().iter().map(|player| player.score).collect();
        self.aeon = game.aeon();
        self.bag = game.bag_len();
        self.auction = match game.phase() {
            Phase::Auction(auction) => Some(auction.clone()),
            _ => None,
        };
        self.counting = None;
        self.final_count = FinalCount::DONE;
        self.queue.clear();
        self.wait_s = 0.0;
        self.last = None;
        self.announced = (false, false);
    }

    /// Takes in what has happened, to be shown in time.
    pub fn follow(&mut self, events: impl IntoIterator<Item = Event>) {
        self.queue.extend(events);
    }

    /// Whether something is still to be shown.
    pub fn is_busy(&self) -> bool {
        !self.queue.is_empty() || self.wait_s > 0.0 || self.counting.is_some()
    }

    /// Whether anything is to be seen moving: not while a sheet that is full waits for its reader. `still` where sheets
    /// are full from the start.
    pub fn is_moving(&self, still: bool) -> bool {
        match &self.counting {
            Some(counting) => !counting.progress(still).complete,
            None => !self.queue.is_empty() || self.wait_s > 0.0,
        }
    }

    /// What is still to be shown, in order.
    pub fn queue(&self) -> impl Iterator<Item = &Event> {
        self.queue.iter()
    }

    /// How much of its time what was shown last has been looked at, 0 to 1.
    pub fn looked_at(&self) -> f32 {
        self.last.as_ref().map_or(1.0, |event| 1.0 - (self.wait_s / dwell_s(event)).clamp(0.0, 1.0))
    }

    /// What is to be shown next, once its time has come; so many seconds from now.
    pub fn due(&self, seconds: f32) -> Option<&Event> {
        self.queue.front().filter(|_| self.counting.is_none() && self.wait_s <= seconds)
    }

    /// What is to be shown next is announced: it is told, but nothing has moved yet.
    pub fn announce(&mut self) {
        self.announced.0 = !self.queue.is_empty();
    }

    /// What has been announced and is still to be shown.
    pub fn announced(&self) -> Option<&Event> {
        self.queue.front().filter(|_| self.announced.0)
    }

    /// Whether what was shown last had been announced.
    pub fn was_announced(&self) -> bool {
        self.announced.1
    }

    /// What is told of now: what has been announced, or was shown last.
    pub fn told(&self) -> Option<&Event> {
        self.announced().or(self.last.as_ref())
    }

    /// How many events are still to be shown.
    pub fn pending(&self) -> usize {
        self.queue.len()
    }

    /// Lets time pass; what is shown next, if its time has come.
    pub fn pass(&mut self, seconds: f32) -> Option<Event> {
        if let Some(counting) = &mut self.counting {
            counting.shown_s += seconds;
            return None;
        }
        self.wait_s = (self.wait_s - seconds).max(0.0);
        if self.wait_s > 0.0 {
            return None;
        }
        let event = self.queue.pop_front()?;
        self.announced = (false, self.announced.0);
        self.wait_s = dwell_s(&event);
        self.show(&event);
        self.last = Some(event.clone());
        Some(event)
    }

    /// Shows all that is still to be shown, up to the next score sheet.
    pub fn hurry(&mut self) {
        while self.counting.is_none()
            && let Some(event) = self.queue.pop_front()
        {
            self.show(&event);
            self.last = Some(event);
            self.announced = (false, false);
        }
        self.wait_s = 0.0;
    }

    /// Fills the score sheet in at once, or puts it away once it is full.
    pub fn turn_sheet(&mut self, still: bool) {
        match &mut self.counting {
            Some(counting) if !counting.progress(still).complete => counting.finish(),
            _ => self.counting = None,
        }
    }

    /// The final count after the last Aeon.
    pub fn final_count(&self) -> FinalCount {
        self.final_count
    }

    /// Lets time pass for the final count.
    pub fn count_on(&mut self, seconds: f32) {
        self.final_count.shown_s += seconds;
    }

    /// Counts to the end at once.
    pub fn count_out(&mut self) {
        self.final_count = FinalCount::DONE;
    }

    /// Puts the score sheet away.
    pub fn put_sheet_away(&mut self) {
        self.counting = None;
    }

    /// The tiles on the table.
    pub fn pieces(&self) -> &[Piece] {
        &self.pieces
    }

    /// The tokens, each with its place.
    pub fn tokens(&self) -> &[(Token, Spot)] {
        &self.tokens
    }

    /// The score sheet that is being filled in.
    pub fn counting(&self) -> Option<&Counting> {
        self.counting.as_ref()
    }

    /// The auction, as far as it is shown.
    pub fn auction(&self) -> Option<&Auction> {
        self.auction.as_ref()
    }

    /// Scores by seat; those before, while points are being counted.
    pub fn scores(&self) -> &[i16] {
        self.counting.as_ref().map_or(&self.scores, |counting| &counting.before)
    }

    /// The Aeon, from 1.
    pub fn aeon(&self) -> u8 {
        self.aeon
    }

    /// Tiles in the bag.
    pub fn bag(&self) -> usize {
        self.bag
    }

    /// What was shown last.
    pub fn last(&self) -> Option<&Event> {
        self.last.as_ref()
    }

    /// The piece on a space of the auction track.
    pub fn on_track(&self, space: usize) -> Option<Piece> {
        self.pieces.iter().find(|p| p.place == Place::Track(space)).copied()
    }

    fn lay(&mut self, tile: Tile, place: Place) {
        self.pieces.push(Piece { id: self.next_id, tile, place });
        self.next_id += 1;
    }

    /// Takes one tile of a kind from a seat.
    fn lose(&mut self, seat: Seat, tile: Tile) {
        let last = self.pieces.iter().rposition(|p| p.place == Place::Held(seat) && p.tile == tile);
        if let Some(last) = last {
            self.pieces.remove(last);
        }
    }

    /// Moves everything on the auction track.
    fn award(&mut self, seat: Seat) {
        let mut lot: Vec<Piece> = vec![];
        self.pieces.retain(|piece| {
            let on_track = matches!(piece.place, Place::Track(_));
            if on_track {
                lot.push(Piece { place: Place::Held(seat), ..*piece });
            }
            !on_track
        });
        self.pieces.extend(lot);
    }

    fn put(&mut self, token: Token, spot: Spot) {
        if let Some(entry) = self.tokens.iter_mut().find(|(each, _)| *each == token) {
            entry.1 = spot;
        }
    }

    /// Bids that did not win go back.
    fn end_auction(&mut self) {
        self.auction = None;
        for (_, spot) in &mut self.tokens {
            if let Spot::Offered(seat) = *spot {
                *spot = Spot::Up(seat);
            }
        }
    }

    fn call(&mut self, seat: Seat, bid: Option<Token>) {
        if let Some(auction) = &mut self.auction {
            auction.calls.push(Call { seat, bid });
        }
    }

    /// Clears the table after an Aeon.
    fn clear(&mut self) {
        self.pieces.retain(|p| matches!(p.place, Place::Held(_)) && p.tile.is_kept());
        for (_, spot) in &mut self.tokens {
            if let Spot::Down(seat) = *spot {
                *spot = Spot::Up(seat);
            }
        }
    }

    fn show(&mut self, event: &Event) {
        match event {
            Event::Drew { tile, space, .. } => {
                self.bag = self.bag.saturating_sub(1);
                self.lay(*tile, Place::Track((*space).min(TRACK - 1)));
            }
            Event::DrewSign { signs, .. } => {
                self.bag = self.bag.saturating_sub(1);
                self.lay(Tile::ElderSign, Place::Time(usize::from(*signs).saturating_sub(1)));
            }
            Event::UsedOldOne { seat, space, .. } => {
                self.lose(*seat, Tile::OldOne);
                if let Some(at) = self.pieces.iter().position(|p| p.place == Place::Track(*space)) {
                    let piece = self.pieces.remove(at);
                    self.pieces.push(Piece { place: Place::Held(*seat), ..piece });
                }
            }
            Event::AuctionBegan { invoker, cause, .. } => {
                let (invoker, cause) = (*invoker, *cause);
                self.auction = Some(Auction { invoker, cause, bidder: invoker, calls: vec![] });
            }
            Event::Bid { seat, token } => {
                self.put(*token, Spot::Offered(*seat));
                self.call(*seat, Some(*token));
            }
            Event::Passed { seat } => self.call(*seat, None),
            Event::Won { seat, paid, gained, .. } => {
                self.award(*seat);
                self.put(*paid, Spot::Board);
                self.put(*gained, Spot::Down(*seat));
                self.end_auction();
            }
            Event::NoBid { swept } => {
                if !swept.is_empty() {
                    self.pieces.retain(|p| !matches!(p.place, Place::Track(_)));
                }
                self.end_auction();
            }
            Event::Struck { seat, setback } => self.lose(*seat, Tile::Setback(*setback)),
            Event::Discarded { seat, tile } => self.lose(*seat, *tile),
            Event::AeonScored { sheet, scores } => {
                let before = std::mem::replace(&mut self.scores, scores.clone());
                self.counting = Some(Counting { sheet: sheet.clone(), before, shown_s: 0.0 });
            }
            Event::AeonBegan { aeon, .. } => {
                self.aeon = *aeon;
                self.clear();
            }
            Event::Over { .. } => {
                self.clear();
                self.final_count = FinalCount::default();
            }
            Event::Invoked { .. } | Event::AeonEnded { .. } => {}
        }
    }
}
