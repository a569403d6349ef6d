//! What comes down by itself, after a judgement at which the table still moved (T-29): it is the doing of whoever let go
//! last, by the same rules as any other fall, before the next play begins.

use super::action::Play;
use super::event::Event;
use super::facts::Facts;
use super::refusal::Refusal;
use super::setup::PieceSetter;
use super::state::{Phase, Thoth, Work};
use game::Seat;

impl Thoth {
    /// Whether the referee may report that something came down late.
    pub(super) fn may_fall_late(&self, by: Seat, facts: &Facts) -> Result<(), Refusal> {
        facts.validate(&self.expected_pieces())?;
        let fell = self.setup.builder == PieceSetter::ByHand && facts.falls().next().is_some();
        match by {
            _ if !fell => Err(Refusal::NothingToJudge),
            Seat(seat) if seat >= self.setup.players => Err(Refusal::NoSuchSeat(by)),
            _ => Ok(()),
        }
    }

    /// Nobody is asked whether it was meant: no hand was on it. The turn of whoever let go last has ended in most cases;
    /// where its play is still under way, it ends now (T31). A play that another has begun, and not touched a piece for, is
    /// taken back, for the houses are no longer those it was meant for.
    pub(super) fn fall_late(&mut self, phase: Phase, by: Seat, facts: &Facts, events: &mut Vec<Event>) {
        events.push(Event::CameDownLate { by });
        self.phase = Phase::Choosing;
        let (_, victims) = self.take_down(by, facts, None, events);
        // T-19: building may be possible again.
        self.idle_turns = 0;
        match phase {
            Phase::Building { work } if by == self.active => {
                if work.play.lays_card() {
                    self.discard.push(work.play.card());
                }
                self.break_off(work, !victims.is_empty(), events);
            }
            Phase::Building { work } => self.take_back(&work, events),
            _ => {}
        }
    }

    /// Gives a card back to the hand that has just played it.
    fn take_back(&mut self, work: &Work, events: &mut Vec<Event>) {
        let (seat, card) = (self.active, work.play.card());
        if matches!(work.play, Play::Raise { .. }) {
            self.discard.retain(|&spent| spent != card);
        }
        self.hands[usize::from(seat.0)].push(card);
        events.push(Event::TookBack { seat, card });
    }
}
