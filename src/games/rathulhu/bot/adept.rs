//! The adept: the acolyte's values, and a guess at how the others will bid. In the high priest's playouts everybody
//! plays like this, itself included; no seat plays it directly.

use super::acolyte::{discard, take};
use super::worth::{Outlook, best};
use game::{Game, Seat};
use rathulhu_rules::{Action, Cause, Phase, Player, Rathulhu, TRACK, Tile, Token, Tokens};

/// What the adept does.
pub(super) fn choose(game: &Rathulhu) -> Option<Action> {
    let seat = game.phase().seat()?;
    let player = game.player(seat)?;
    match game.phase() {
        Phase::Turn { .. } => Some(on_turn(game, seat, player)),
        Phase::OldOnes { .. } => {
            let outlook = Outlook::new(game, seat);
            let now = outlook.player(player);
            Some(take(game, &outlook, player, now).map_or(Action::Done, Action::Take))
        }
        Phase::Auction(auction) => {
            let rest = Round::after(game, seat, auction.invoker, false);
            let must = auction.cause == Cause::Invoked && game.track().len() < TRACK;
            let high = auction.high();
            Some(Bidders::new(game, seat, high, rest, must).answer(seat, player, high))
        }
        Phase::Setback { .. } => discard(&Outlook::new(game, seat), player, &game.legal_actions(seat)),
        Phase::Over => None,
    }
}

fn on_turn(game: &Rathulhu, seat: Seat, player: &Player) -> Action {
    let may_draw = !game.track().is_full() && game.bag_len() > 0;
    if player.tiles.has(Tile::OldOne) {
        let outlook = Outlook::new(game, seat);
        if let Some(tile) = take(game, &outlook, player, outlook.player(player)) {
            return Action::Take(tile);
        }
    }
    if !may_draw {
        return Action::Invoke;
    }
    if game.track().len() < 2 {
        return Action::Draw;
    }
    // An auction that everybody answers as they should.
    let rest = Round::after(game, seat, seat, true);
    let value = Bidders::new(game, seat, None, rest, game.track().len() < TRACK).play_out(seat, None);
    if value > 1.7 { Action::Invoke } else { Action::Draw }
}

/// Seats in the order in which they bid.
#[derive(Clone, Copy, Default)]
struct Round {
    seats: [u8; 5],
    len: usize,
}

impl Round {
    /// The seats with face-up tokens from the left of `seat` to the invoker, or to `seat` itself at an opening.
    fn after(game: &Rathulhu, seat: Seat, invoker: Seat, opening: bool) -> Self {
        let n = game.setup().players;
        let mut round = Self::default();
        let distance = |to: Seat| (to.0 + n - seat.0) % n;
        let last = if opening { n } else { distance(invoker) };
        for k in 1..=last {
            let next = Seat((seat.0 + k) % n);
            if game.player(next).is_some_and(|player| !player.face_up.is_empty()) && round.len < 5 {
                round.seats[round.len] = next.0;
                round.len += 1;
            }
        }
        round
    }

    fn seats(&self) -> impl Iterator<Item = Seat> {
        self.seats.into_iter().take(self.len).map(Seat)
    }
}

/// Who gains what from the lot, by seat and token.
struct Bidders<'a> {
    game: &'a Rathulhu,
    gains: [[f64; 17]; 5],
    rest: Round,
    /// How much a rival's gain hurts.
    envy: f64,
    /// Whether somebody must bid.
    must: bool,
}

impl<'a> Bidders<'a> {
    /// Weighs the lot for those who still bid, for `seat`, and for who has bid most.
    fn new(game: &'a Rathulhu, seat: Seat, high: Option<(Seat, Token)>, rest: Round, must: bool) -> Self {
        let envy = 0.9 / f64::from(game.setup().players - 1);
        let mut bidders = Self { game, gains: [[0.0; 17]; 5], rest, envy, must };
        let floor = high.map(|(_, token)| token);
        for bidder in rest.seats().chain([seat]) {
            if let Some(player) = game.player(bidder) {
                bidders.weigh(bidder, player, player.face_up.above(floor));
            }
        }
        if let Some((holder, token)) = high
            && let Some(player) = game.player(holder)
        {
            bidders.weigh(holder, player, [token].into_iter().collect());
        }
        bidders
    }

    fn weigh(&mut self, seat: Seat, player: &Player, tokens: Tokens) {
        let outlook = Outlook::new(self.game, seat);
        for (token, gain) in outlook.gains(self.game, player, tokens) {
            self.gains[usize::from(seat.0)][usize::from(token.0)] = gain;
        }
    }

    fn gain(&self, seat: Seat, token: Token) -> f64 {
        self.gains[usize::from(seat.0)][usize::from(token.0)]
    }

    /// The best bid or pass of a seat, if the rest bid in turn by what they gain themselves.
    fn answer(&self, seat: Seat, player: &Player, high: Option<(Seat, Token)>) -> Action {
        let bids = player.face_up.above(high.map(|(_, token)| token)).iter();
        let bids = bids.map(|token| (Action::Bid(token), self.play_out(seat, Some((seat, token)))));
        let forced = self.must && self.rest.len == 0 && high.is_none();
        let pass = (!forced).then(|| (Action::Pass, self.play_out(seat, high)));
        best(pass.into_iter().chain(bids)).map_or(Action::Pass, |(action, _)| action)
    }

    /// What comes of the auction for `seat`: its own gain, less a share of what another gains.
    fn play_out(&self, seat: Seat, mut high: Option<(Seat, Token)>) -> f64 {
        for (i, bidder) in self.rest.seats().enumerate() {
            let Some(player) = self.game.player(bidder) else { continue };
            let floor = high.map(|(_, token)| token);
            let Some(token) = player.face_up.above(floor).lowest() else { continue };
            let forced = self.must && i + 1 == self.rest.len && high.is_none();
            if forced || self.gain(bidder, token) > 0.0 {
                high = Some((bidder, token));
            }
        }
        match high {
            Some((winner, token)) if winner == seat => self.gain(seat, token),
            Some((winner, token)) => -self.envy * self.gain(winner, token),
            None => 0.0,
        }
    }
}
