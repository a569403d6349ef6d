//! Hands and turns: each checked action moves the game on and tells what happened (T7 to T12, T33 to T38).

use super::action::{Action, Play};
use super::cards::Card;
use super::event::Event;
use super::hand::Hand;
use super::score::{Ending, HandResult, HandScore, champion, tally, winner_of};
use super::setup::{DEAL, Dealer, PieceSetter, Setup};
use super::state::{LetGo, Phase, Thoth, Work};
use game::rng::Rng;
use game::{Outcome, Seat, SetupError};

impl Thoth {
    pub(super) fn begin(setup: &Setup, seed: u64) -> Result<Self, SetupError> {
        setup.validate()?;
        let mut rng = Rng::new(seed);
        let dealer = match setup.dealer {
            Dealer::Seat(seat) => seat,
            Dealer::Random | Dealer::Auction => Seat(rng.roll(setup.players) - 1),
        };
        let seats = usize::from(setup.players);
        let mut game = Self {
            setup: setup.clone(),
            rng,
            hand: 0,
            dealer,
            turn: 0,
            active: dealer,
            extra_turns: 0,
            idle_turns: 0,
            phase: Phase::Scored,
            part_serial: 0,
            deck: Vec::new(),
            discard: Vec::new(),
            hands: vec![Hand::default(); seats],
            houses: vec![None; seats],
            called: None,
            malice: vec![0; seats],
            totals: vec![0; seats],
            results: Vec::new(),
            outcome: None,
        };
        game.deal(&mut Vec::new());
        Ok(game)
    }

    /// What happened before anybody did anything: the first deal and, unless the beginning is bid for, the first draw.
    pub fn opening(&self) -> Vec<Event> {
        let (turn, seat) = (self.turn, self.active);
        let mut events = vec![Event::Dealt { hand: self.hand, dealer: self.dealer }];
        if self.phase != Phase::Bidding {
            events.extend([
                Event::TurnBegan { turn, seat, extra: false },
                Event::Drew { seat, left: self.deck.len() },
            ]);
        }
        events
    }

    /// Performs an action that [`Thoth::check`] has allowed.
    pub(super) fn perform(&mut self, action: Action) -> Vec<Event> {
        let mut events = Vec::new();
        match (std::mem::replace(&mut self.phase, Phase::Over), action) {
            (Phase::Choosing, Action::Play(play)) => self.play(play, &mut events),
            (Phase::Building { work }, Action::Take(piece)) => {
                self.part_serial = self.part_serial.saturating_add(1);
                self.phase = Phase::Holding { work, piece };
            }
            (Phase::Building { work }, Action::Enough) => self.leave_at_that(work, &mut events),
            (Phase::Holding { work, piece }, Action::Release) => {
                self.phase = Phase::Settling { work, piece, let_go: LetGo::Released };
            }
            (Phase::Holding { work, piece }, Action::PutBack) => {
                self.phase = Phase::Settling { work, piece, let_go: LetGo::PutBack };
            }
            (Phase::Settling { work, piece, let_go }, Action::Settled(facts)) => {
                self.settle(work, piece, let_go, &facts, &mut events);
            }
            (phase, Action::Late { by, facts }) => self.fall_late(phase, by, &facts, &mut events),
            (Phase::Scored, Action::Deal) => self.deal(&mut events),
            (Phase::Knocked { victims }, Action::Say(manner)) => self.say(victims, manner, &mut events),
            (Phase::Bidding, Action::Bid(card)) => self.bid(card, &mut events),
            (Phase::Taking { begins, bids }, Action::TakeBid(card)) => {
                self.take_bid(begins, bids, card, &mut events);
            }
            // `check` lets no other pair through.
            (phase, _) => self.phase = phase,
        }
        events
    }

    /// Deals a hand (T7, T8).
    fn deal(&mut self, events: &mut Vec<Event>) {
        self.hand = self.hand.saturating_add(1);
        (self.turn, self.extra_turns, self.idle_turns, self.called) = (0, 0, 0, None);
        self.houses.fill(None);
        self.malice.fill(0);
        self.discard.clear();
        self.deck = Card::all().collect();
        self.rng.shuffle(&mut self.deck);
        self.hands.fill(Hand::default());
        for _ in 0..DEAL {
            for seat in self.setup.clockwise_from(self.dealer) {
                if let Some(card) = self.deck.pop() {
                    self.hands[usize::from(seat.0)].push(card);
                }
            }
        }
        events.push(Event::Dealt { hand: self.hand, dealer: self.dealer });
        self.active = self.setup.clockwise_from(self.dealer).next().unwrap_or(self.dealer);
        if self.has_auction() {
            self.phase = Phase::Bidding;
        } else {
            self.begin_turn(false, events);
        }
    }

    /// Begins the active seat's turn with its draw (T9, T33). With five players at most 33 cards lie on houses, so
    /// there is always something to draw.
    pub(super) fn begin_turn(&mut self, extra: bool, events: &mut Vec<Event>) {
        self.turn = self.turn.saturating_add(1);
        let seat = self.active;
        events.push(Event::TurnBegan { turn: self.turn, seat, extra });
        if self.deck.is_empty() && !self.discard.is_empty() {
            std::mem::swap(&mut self.deck, &mut self.discard);
            self.rng.shuffle(&mut self.deck);
            events.push(Event::Reshuffled { cards: self.deck.len() });
        }
        if let Some(card) = self.deck.pop() {
            self.hands[usize::from(seat.0)].push(card);
            events.push(Event::Drew { seat, left: self.deck.len() });
        }
        self.phase = Phase::Choosing;
    }

    /// Plays a card of the active seat's hand.
    fn play(&mut self, play: Play, events: &mut Vec<Event>) {
        let (seat, card) = (self.active, play.card());
        self.hands[usize::from(seat.0)].remove(card);
        events.push(match play {
            Play::CallEnd { .. } => Event::EndCalled { seat },
            _ => Event::Played { seat, play },
        });
        match play {
            Play::Foundation { .. } | Play::Story { .. } | Play::Roof { .. } | Play::Trouble { .. } => {}
            Play::Raise { .. } | Play::Discard { .. } => self.discard.push(card),
            Play::Relief { .. } => {
                self.discard.push(card);
                self.relieve(seat, card, events);
            }
            Play::CallEnd { .. } => {
                self.called = Some(card);
                let idle = self.building_left().is_some();
                let ending = if idle { Ending::Idle { seat } } else { Ending::Called { seat } };
                self.score(ending, events);
                return;
            }
        }
        let mut work = Work { play, placed: Vec::new() };
        if play.pieces() == 0 {
            self.finish_play(&work, false, events);
        } else if self.setup.builder == PieceSetter::ByHand {
            self.phase = Phase::Building { work };
        } else {
            for _ in 0..play.pieces() {
                let piece = self.next_pyramid(play);
                work.placed.extend(piece);
                self.set(&work, piece, events);
            }
            self.finish_play(&work, true, events);
        }
    }

    fn relieve(&mut self, seat: Seat, card: Card, events: &mut Vec<Event>) {
        let element = card.relief().map(|relief| relief.element);
        if let Some(house) = self.houses[usize::from(seat.0)].as_mut() {
            let (relieved, left): (Vec<Card>, Vec<Card>) =
                house.trouble.iter().partition(|trouble| trouble.trouble() == element);
            house.trouble = left;
            self.discard.extend(&relieved);
            events.push(Event::Relieved { seat, trouble: relieved });
        }
    }

    /// Ends a play that went well, or was left at that: grants its extra turns (T10) and sees who is next.
    pub(super) fn finish_play(&mut self, work: &Work, laid: bool, events: &mut Vec<Event>) {
        let card = work.play.card();
        let extra = match work.play {
            Play::Foundation { .. } if laid => card.foundation_extra_turns(),
            // T-7: redeemed for nothing, it is just a discard.
            Play::Raise { .. } if !work.placed.is_empty() => card.redeem_extra_turns(),
            Play::Relief { .. } => card.relief().map_or(0, |relief| relief.extra_turns),
            _ => 0,
        };
        if extra > 0 {
            self.extra_turns = self.extra_turns.saturating_add(extra);
            events.push(Event::ExtraTurns { seat: self.active, granted: extra });
        }
        let built = work.play.kind().constructs() && (laid || !work.placed.is_empty());
        self.end_turn(built, events);
    }

    /// Ends the turn, and the hand if a roof is on (T10, T35).
    pub(super) fn end_turn(&mut self, built: bool, events: &mut Vec<Event>) {
        self.idle_turns = if built { 0 } else { self.idle_turns.saturating_add(1) };
        let roofed = self.houses().find(|(_, house)| house.roof.is_some()).map(|(seat, _)| seat);
        if let Some(seat) = roofed {
            self.score(Ending::Roof { seat }, events);
            return;
        }
        let extra = self.extra_turns > 0;
        if extra {
            self.extra_turns -= 1;
        } else {
            self.active = self.setup.clockwise_from(self.active).next().unwrap_or(self.active);
        }
        self.begin_turn(extra, events);
    }

    /// Scores the hand (T37) and sees whether the game is won (T38).
    fn score(&mut self, ending: Ending, events: &mut Vec<Event>) {
        let tallies: Vec<HandScore> =
            self.setup.seats().map(|seat| tally(self.house(seat), self.hand(seat))).collect();
        let scores: Vec<i32> = tallies.iter().map(|tally| tally.total()).collect();
        for (total, score) in self.totals.iter_mut().zip(&scores) {
            *total = total.saturating_add(*score);
        }
        let roofed = match ending {
            Ending::Roof { seat } => Some(seat),
            Ending::Called { .. } | Ending::Idle { .. } => None,
        };
        let order = self.setup.clockwise_from(self.dealer);
        let winner = winner_of(&scores, roofed, order).unwrap_or(self.active);
        let result = HandResult {
            hand: self.hand,
            dealer: self.dealer,
            ending,
            tallies,
            malice: self.malice.clone(),
            cards: self.hands.iter().map(|hand| hand.cards().to_vec()).collect(),
            winner,
            totals: self.totals.clone(),
        };
        events.push(Event::Scored { result: Box::new(result.clone()) });
        self.results.push(result);
        self.extra_turns = 0;
        self.dealer = winner;
        self.phase = Phase::Scored;
        if let Some(seat) = champion(&self.totals, self.setup.goal_to_reach(), winner) {
            let outcome = Outcome::Won(vec![seat]);
            events.push(Event::Over { outcome: outcome.clone(), totals: self.totals.clone() });
            self.outcome = Some(outcome);
            self.phase = Phase::Over;
        }
    }
}
