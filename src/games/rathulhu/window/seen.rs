//! What can be read off the table as it is shown: what lies before whom, what that would score, and what a view of the
//! game says if nobody looks ahead of what is shown.

use super::table::{Place, Spot, Table};
use crate::game::Seat;
use crate::games::rathulhu::rules::{
    AEONS, Auction, Event, Holding, Line, Phase, Pile, Player, TRACK, Tile, Token, Tokens, Track, View, score,
};

impl Table {
    /// What a seat holds.
    pub fn held(&self, seat: Seat) -> Pile {
        self.pieces().iter().filter(|p| p.place == Place::Held(seat)).map(|p| p.tile).collect()
    }

    /// The tokens of a seat that lie so.
    fn tokens_that(&self, lie: impl Fn(Spot) -> bool) -> Tokens {
        self.tokens().iter().filter(|(_, spot)| lie(*spot)).map(|(token, _)| *token).collect()
    }

    /// Everybody's points if the Aeon ended with what is shown, as after the last one.
    pub fn standing(&self) -> Vec<Line> {
        let holding = |seat: usize| {
            let seat = Seat(seat as u8);
            Holding { tiles: self.held(seat), tokens: self.tokens_that(|spot| spot.owner() == Some(seat)) }
        };
        let holdings: Vec<Holding> = (0..self.scores().len()).map(holding).collect();
        score(&holdings, true)
    }

    /// Whether this is the Aeon after which everything is counted.
    pub fn is_last(&self) -> bool {
        self.aeon() == AEONS
    }

    /// Whether anything has been won in this Aeon: before that, what it would score says nothing.
    pub fn has_begun(&self) -> bool {
        self.tokens().iter().any(|(_, spot)| matches!(spot, Spot::Down(_)))
    }

    /// The tiles in the bag by kind, with those whose drawing is still to be seen.
    pub fn bag_contents(&self, view: &View) -> Pile {
        let mut bag = view.bag;
        for event in self.queue() {
            match event {
                Event::Drew { tile, .. } => bag.add(*tile, 1),
                Event::DrewSign { .. } => bag.add(Tile::ElderSign, 1),
                _ => {}
            }
        }
        bag
    }

    /// A view of the game with what is shown in the place of what is. Sheets, outcome and what has left the game are
    /// those of the view.
    pub fn seen(&self, view: &View) -> View {
        let player = |(seat, player): (usize, &Player)| {
            let seat = Seat(seat as u8);
            Player {
                tiles: self.held(seat),
                face_up: self.tokens_that(|spot| spot == Spot::Up(seat) || spot == Spot::Offered(seat)),
                face_down: self.tokens_that(|spot| spot == Spot::Down(seat)),
                score: self.scores().get(usize::from(seat.0)).copied().unwrap_or(player.score),
            }
        };
        let players: Vec<Player> = view.players.iter().enumerate().map(player).collect();
        let mut spaces = [None; TRACK];
        for (space, tile) in spaces.iter_mut().enumerate() {
            *tile = self.on_track(space).map(|piece| piece.tile);
        }
        let signs = self.pieces().iter().filter(|p| matches!(p.place, Place::Time(_))).count();
        let on_board = self.tokens().iter().find(|(_, spot)| *spot == Spot::Board).map(|(token, _)| *token);
        View {
            aeon: self.aeon(),
            phase: self.phase(view, &players),
            board: on_board.unwrap_or(view.board),
            track: Track::from(spaces),
            signs: signs as u8,
            standing: self.standing(),
            bag: self.bag_contents(view),
            players,
            ..view.clone()
        }
    }

    /// The phase as it is shown: the auction with whoever is to call, if one is on.
    fn phase(&self, view: &View, players: &[Player]) -> Phase {
        let Some(auction) = self.auction() else {
            return match &view.phase {
                Phase::Auction(ahead) => Phase::Turn { seat: ahead.invoker },
                phase => phase.clone(),
            };
        };
        let n = players.len() as u8;
        let after = auction.calls.last().map_or(auction.invoker, |call| call.seat);
        let mut next = (1..=n).map(|k| Seat((after.0 + k) % n.max(1)));
        let able = |seat: &Seat| players.get(usize::from(seat.0)).is_some_and(|p| !p.face_up.is_empty());
        let bidder = next.find(able).unwrap_or(auction.invoker);
        Phase::Auction(Auction { bidder, ..auction.clone() })
    }

    /// The highest bid as it is shown, and whose it is.
    pub fn high(&self) -> Option<(Seat, Token)> {
        self.auction().and_then(Auction::high)
    }
}
