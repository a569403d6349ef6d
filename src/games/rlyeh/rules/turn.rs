//! Turns: each checked action moves the game on and tells what happened (R10, R21, R24, R28 to R32, R37).

use super::action::Action;
use super::dice::{DieOrder, Roll};
use super::event::{Event, NamedSurface, PassReason};
use super::facts::{Facts, PieceFacts};
use super::pieces::{Colour, Label, STASH};
use super::score::{Cause, Ending, Knock};
use super::setup::{FirstSeat, OnCollapse, Setup};
use super::state::{Ledger, LetGo, Phase, Rlyeh, TurnPart};
use game::pieces::{Class, PieceId, Surface};
use game::rng::Rng;
use game::{Outcome, Seat, SetupError};

impl Rlyeh {
    pub(super) fn begin(setup: &Setup, seed: u64) -> Result<Self, SetupError> {
        setup.validate()?;
        let mut rng = Rng::new(seed);
        let active = match setup.first {
            FirstSeat::Seat(seat) => seat,
            FirstSeat::Random => Seat(rng.roll(setup.seats()) - 1),
        };
        Ok(Self {
            setup: setup.clone(),
            rng,
            turn: 1,
            active,
            phase: Phase::Rolling,
            roll: None,
            homes: Default::default(),
            cards: Default::default(),
            facts: Default::default(),
            ledger: Ledger::default(),
            adjusted: Default::default(),
            eliminated: Default::default(),
            heights_um: Vec::new(),
            ending: None,
            outcome: None,
        })
    }

    /// Performs an action that [`Rlyeh::check`] has allowed.
    pub(super) fn perform(&mut self, action: Action) -> Vec<Event> {
        let mut events = Vec::new();
        let seat = self.active;
        match (std::mem::replace(&mut self.phase, Phase::Over), action) {
            (Phase::Rolling, Action::Roll) => self.throw(&mut events),
            (Phase::Acting { part }, Action::Take(id)) => {
                let taken = self.takes(part, id).unwrap_or_else(|_| vec![id]);
                events.push(Event::Took { seat, pieces: self.labels(&taken) });
                let lays_card = part == TurnPart::ArrangeAdjust && !self.homes.contains_key(&id);
                let part = if lays_card { TurnPart::ArrangeCard } else { part };
                if lays_card {
                    // What the card knocks over on its way is judged against the city as it lies now. Whether it is of
                    // part (a) or (b) is known when the card is let go of, or put back.
                    self.ledger.serial = self.ledger.serial.saturating_add(1);
                }
                self.ledger.handled.extend(&taken);
                self.phase = Phase::Holding { part, taken };
            }
            (Phase::Holding { part, taken }, Action::Release { on, .. }) => {
                let spot =
                    on.piece().and_then(|id| self.label(id)).map_or(NamedSurface::Table, NamedSurface::On);
                events.push(Event::Released { seat, pieces: self.labels(&taken), on: spot });
                if part == TurnPart::ArrangeCard {
                    self.judge_anew();
                    self.ledger.handled.extend(&taken);
                }
                self.phase = Phase::Settling { part, taken, let_go: LetGo::Released { on } };
            }
            (Phase::Holding { part, taken }, Action::PutBack) => {
                events.push(Event::PutBack { seat, pieces: self.labels(&taken) });
                self.phase = Phase::Settling { part, taken, let_go: LetGo::PutBack };
            }
            (Phase::Acting { part }, Action::Pass) => self.pass(part, PassReason::Declined, &mut events),
            (Phase::Rolling | Phase::Acting { .. }, Action::Stop) => {
                let height_um = self.height_um();
                events.push(Event::Stopped { height_um });
                self.finish(Cause::Stopped, height_um, &mut events);
            }
            (Phase::Settling { part, taken, let_go }, Action::Settled(facts)) => {
                self.settle(part, &taken, let_go, facts, &mut events);
            }
            // `check` lets no other pair through.
            (phase, _) => self.phase = phase,
        }
        events
    }

    fn throw(&mut self, events: &mut Vec<Event>) {
        let chooser = self.setup.mode.alone().map(|alone| alone.chooser);
        let roll = Roll::throw(self.setup.die, chooser, &mut self.rng);
        self.roll = Some(roll);
        events.push(Event::Rolled { seat: self.active, roll });
        let part = match roll.deed() {
            DieOrder::Ascend => TurnPart::AscendCard,
            DieOrder::Arrange => TurnPart::ArrangeAdjust,
            DieOrder::Spire => TurnPart::Spire,
            DieOrder::Brick => TurnPart::Brick,
            DieOrder::Skew => TurnPart::Skew,
        };
        self.begin_part();
        self.act(part, events);
    }

    /// Starts a part: what follows is compared with the city as it lies now (R24, R25).
    fn begin_part(&mut self) {
        self.ledger.serial = self.ledger.serial.saturating_add(1);
        self.judge_anew();
    }

    /// Forgets who fell and who was handled: they belong to the part before.
    fn judge_anew(&mut self) {
        let serial = self.ledger.serial;
        self.ledger = Ledger { serial, baseline: self.facts.clone(), ..Ledger::default() };
    }

    /// Lets the player act, or passes when nothing can be done (R21).
    fn act(&mut self, part: TurnPart, events: &mut Vec<Event>) {
        if self.inventory().ids().any(|id| self.takes(part, id).is_ok()) {
            self.phase = Phase::Acting { part };
            return;
        }
        let no_cards = self.supply().next().is_none();
        let why = match part {
            _ if self.homes.is_empty() => PassReason::EmptyCity,
            TurnPart::ArrangeAdjust if self.adjusted.is_empty() => PassReason::NothingAdjustable,
            TurnPart::ArrangeMove { .. } => PassReason::NothingMovable,
            _ if no_cards => PassReason::NoCards,
            _ => PassReason::NoTarget,
        };
        self.pass(part, why, events);
    }

    fn pass(&mut self, part: TurnPart, why: PassReason, events: &mut Vec<Event>) {
        events.push(Event::TurnPassed { seat: self.active, deed: part.deed(), why });
        self.end_turn(events);
    }

    fn settle(
        &mut self,
        part: TurnPart,
        taken: &[PieceId],
        let_go: LetGo,
        facts: Facts,
        events: &mut Vec<Event>,
    ) {
        // What falls when a loser's card is taken out is nobody's fault any more.
        let judged = !self.eliminated.contains(&self.active);
        if facts.timed_out {
            events.push(Event::TimedOut);
        }
        for (id, how) in self.fallen(&facts) {
            if judged && self.ledger.fallen.insert(id) {
                events.extend(self.label(id).map(|piece| Event::Fell { piece, how }));
            }
        }
        let next = match let_go {
            LetGo::PutBack => {
                self.facts = facts.pieces;
                self.ledger.handled.retain(|id| !taken.contains(id));
                // with the card back in the supply, the adjustments that are left may still be made.
                Next::Act(if part == TurnPart::ArrangeCard { TurnPart::ArrangeAdjust } else { part })
            }
            LetGo::CardRemoved => {
                self.facts = facts.pieces;
                if judged { Next::Pass(PassReason::CardReturned) } else { Next::End }
            }
            LetGo::SentBack => {
                self.facts = facts.pieces;
                Next::Act(part)
            }
            LetGo::Released { .. } => self.resolve(part, taken, facts, events),
        };
        let knock = self.knock();
        if judged && knock.is_collapse() {
            let seat = self.active;
            events.push(Event::Collapsed { seat, knock: knock.clone() });
            if self.loses(seat, knock, events) {
                return;
            }
        }
        let out = self.eliminated.contains(&self.active);
        match next {
            Next::RemoveCard => {
                self.phase = Phase::Settling { part, taken: taken.to_vec(), let_go: LetGo::CardRemoved }
            }
            Next::SendBack => {
                self.phase = Phase::Settling { part, taken: taken.to_vec(), let_go: LetGo::SentBack }
            }
            _ if out => self.end_turn(events),
            Next::Act(part) => self.act(part, events),
            Next::Begin(part) => {
                self.begin_part();
                self.act(part, events);
            }
            Next::Pass(why) => self.pass(part, why, events),
            Next::End => self.end_turn(events),
        }
    }

    /// Makes what was released part of the city, or sends a floor card back (R29).
    fn resolve(&mut self, part: TurnPart, taken: &[PieceId], facts: Facts, events: &mut Vec<Event>) -> Next {
        let Some(&first) = taken.first() else { return Next::Act(part) };
        let own = facts.pieces.get(&first);
        let class = own.and_then(|f| f.class);
        // its home is what carries it at rest, not what it was let go of over.
        let home = own.map_or(Surface::Table, |f| f.surface);
        match part {
            TurnPart::Spire | TurnPart::Brick | TurnPart::Skew | TurnPart::AscendPyramid { .. } => {
                self.homes.insert(first, home);
                self.facts = facts.pieces;
                let as_asked = match part {
                    TurnPart::Spire => class == Some(Class::Upright),
                    TurnPart::Brick => class == Some(Class::Flat),
                    TurnPart::Skew => class == Some(Class::Weird),
                    // R17 (b): touching the top face of the card.
                    TurnPart::AscendPyramid { card } => {
                        self.facts_of(first).is_some_and(|f| f.rests_on(Surface::Card(card)))
                    }
                    _ => true,
                };
                events.extend(self.label(first).map(|piece| Event::Built { piece, class, as_asked }));
                Next::End
            }
            TurnPart::AscendCard | TurnPart::ArrangeCard => {
                let fault = self.card_fault(part, first, &facts);
                self.facts = facts.pieces;
                if let Some(why) = fault {
                    self.forget_card(first);
                    events.extend(self.label(first).map(|card| Event::CardReturned { card, why }));
                    return Next::RemoveCard;
                }
                self.cards.insert(first);
                events.extend(self.label(first).map(|card| Event::CardAccepted { card }));
                Next::Begin(match part {
                    TurnPart::ArrangeCard => TurnPart::ArrangeMove { card: first },
                    _ => TurnPart::AscendPyramid { card: first },
                })
            }
            TurnPart::ArrangeAdjust => {
                self.facts = facts.pieces;
                self.adjusted.extend(taken);
                if self.facts_of(first).is_some_and(PieceFacts::hangs_on_tip) {
                    events.push(Event::SentBack { pieces: self.labels(taken) });
                    return Next::SendBack;
                }
                events.push(Event::Adjusted { pieces: self.labels(taken) });
                Next::Act(part)
            }
            TurnPart::ArrangeMove { .. } => {
                self.facts = facts.pieces;
                self.homes.insert(first, home);
                events.extend(self.label(first).map(|piece| Event::Moved { piece, class }));
                Next::End
            }
        }
    }

    /// Drops a card that goes back to the supply from the facts, until the next report replaces them.
    fn forget_card(&mut self, card: PieceId) {
        let gone = Surface::Card(card);
        self.facts.remove(&card);
        for facts in self.facts.values_mut() {
            facts.supports.retain(|&s| s != gone);
            if facts.surface == gone {
                facts.surface = Surface::Table;
            }
        }
    }

    /// The active seat knocked the city over (R30, R-9). Tells whether the game is over.
    fn loses(&mut self, seat: Seat, knock: Knock, events: &mut Vec<Event>) -> bool {
        let rest: Vec<Seat> = self.players_left().filter(|&other| other != seat).collect();
        if self.setup.on_collapse == OnCollapse::LoserOut && rest.len() >= 2 {
            self.eliminated.insert(seat);
            events.extend(self.colour(seat.0).map(|colour| Event::Eliminated { seat, colour }));
            return false;
        }
        // R37: a solitary builder keeps the height of the last good turn.
        let height_um = self.heights_um.last().copied().unwrap_or(0);
        self.finish(Cause::Collapse { seat, knock }, height_um, events);
        true
    }

    fn end_turn(&mut self, events: &mut Vec<Event>) {
        let height_um = self.height_um();
        self.heights_um.push(height_um);
        events.push(Event::TurnEnded { seat: self.active, height_um });
        let is_built = |stash: &u8| self.built(*stash).iter().sum::<u8>() == STASH;
        let colours: Vec<Colour> =
            (0..self.inventory().stashes).filter(is_built).filter_map(|stash| self.colour(stash)).collect();
        if !colours.is_empty() {
            events.push(Event::Exhausted { colours: colours.clone() });
            self.finish(Cause::Exhaustion { colours }, height_um, events);
            return;
        }
        let seats = self.setup.seats();
        let clockwise = (1..=seats).map(|step| Seat((self.active.0 + step) % seats));
        let next = clockwise.into_iter().find(|seat| !self.eliminated.contains(seat));
        self.active = next.unwrap_or(self.active);
        self.turn = self.turn.saturating_add(1);
        self.roll = None;
        self.adjusted.clear();
        self.ledger.handled.clear();
        self.ledger.fallen.clear();
        self.phase = Phase::Rolling;
        events.push(Event::TurnBegan { turn: self.turn, seat: self.active });
    }

    fn finish(&mut self, cause: Cause, height_um: i32, events: &mut Vec<Event>) {
        let summit = self.summit();
        let outcome = if self.setup.is_solitaire() {
            Outcome::Solo { score: i64::from(height_um) }
        } else if let Cause::Collapse { seat, .. } = &cause {
            Outcome::Won(self.players_left().filter(|other| other != seat).collect())
        } else {
            let owners: Vec<Seat> = summit.holders.iter().filter_map(|&stash| self.owner(stash)).collect();
            match (owners.len(), summit.holders.len()) {
                (0, _) => Outcome::AllLost,
                (_, 1) => Outcome::Won(owners),
                _ => Outcome::Drawn(owners),
            }
        };
        let uppermost = summit.holders.iter().filter_map(|&stash| self.colour(stash)).collect();
        events.push(Event::Measured { floors: self.floors() });
        events.push(Event::Over { outcome: outcome.clone(), uppermost });
        self.ending = Some(Ending { cause, summit, height_um });
        self.outcome = Some(outcome);
        self.phase = Phase::Over;
    }

    fn players_left(&self) -> impl Iterator<Item = Seat> {
        (0..self.setup.seats()).map(Seat).filter(|seat| !self.eliminated.contains(seat))
    }

    fn labels(&self, ids: &[PieceId]) -> Vec<Label> {
        ids.iter().filter_map(|&id| self.label(id)).collect()
    }
}

/// What follows a settled part, unless the city came down.
enum Next {
    Act(TurnPart),
    Begin(TurnPart),
    Pass(PassReason),
    RemoveCard,
    SendBack,
    End,
}
