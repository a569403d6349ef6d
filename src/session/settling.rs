//! A table that settles. When it rests, the rules hear what lies there. A piece that they had put somewhere is set
//! right if it does not stand. If a judgement could not wait for rest, what comes down later is judged, too.

use super::intent::{Intent, Note, TimedIntent};
use super::matches::{Match, UndoableState};
use super::tabled::Tabled;
use game::Seat;
use game::message::Say;
use table::PieceId;
use table::observe::Baseline;
use table::settle::{Rest, Watch};

/// How often what does not stand is set right before it is left as it is.
const MOST_STEADYING: u8 = 8;

impl<G: Tabled> Match<G> {
    /// Lets the table settle on; what came of it, once it rests.
    pub(super) fn settle(&mut self) -> Vec<Note<G>> {
        let UndoableState { sim, hand, watch, .. } = &mut self.state;
        let Some(settling) = watch else {
            self.look_for_late_falls();
            return vec![];
        };
        let rest = settling.tick(sim);
        if rest == Rest::Moving || !hand.is_idle() {
            return vec![];
        }
        *watch = None;
        let notes =
            if self.state.game.referee_for().is_some() { self.judge(rest) } else { self.steady(rest) };
        self.state.new_baseline();
        self.note(notes)
    }

    /// Who let go last, where the table was judged while it still moved and has not been seen at rest since.
    fn unrest(&self) -> Option<Seat> {
        if !G::JUDGES_LATE {
            return None;
        }
        let settled = self.record.notes.iter().rev().find_map(|note| match note {
            Note::Settled { facts } => Some(G::timed_out(facts)),
            _ => None,
        });
        let lets_go = |entry: &&TimedIntent<G>| {
            matches!(entry.intent, Intent::Release | Intent::PutBack | Intent::GiveUp)
        };
        let last = self.record.log.iter().rev().find(lets_go).map(|entry| entry.seat);
        last.filter(|_| settled == Some(true))
    }

    /// Lets a table that was judged while it still moved settle once more where something has come down since.
    fn look_for_late_falls(&mut self) {
        let UndoableState { sim, hand, game, baseline, .. } = &self.state;
        if self.idle || !hand.is_idle() || !game.in_hand().is_empty() || game.referee_for().is_some() {
            return;
        }
        let Some(by) = self.unrest() else { return };
        if game.late(by, &game.report(sim, baseline, Rest::AtRest)).is_some() {
            self.state.watch = Some(Watch::new());
            self.state.steadied = 0;
        }
    }

    /// Reports what the table did, and brings pieces where the rules put them.
    fn judge(&mut self, rest: Rest) -> Vec<Note<G>> {
        let UndoableState { sim, game, baseline, .. } = &self.state;
        let facts = game.report(sim, baseline, rest);
        self.rule(facts.clone(), G::settled(facts))
    }

    /// Hears the rules about a report.
    fn rule(&mut self, facts: G::Facts, action: G::Action) -> Vec<Note<G>> {
        let timed_out = G::timed_out(&facts);
        let mut notes = vec![Note::Settled { facts }];
        match self.state.game.apply(self.state.game.actor(), action) {
            Ok(events) => {
                self.send_back(&G::sent_back(&events));
                self.state.tidy(&events);
                // What comes down late is told from here.
                if G::JUDGES_LATE && timed_out {
                    self.state.baseline = Baseline::of(&self.state.sim);
                }
                notes.extend(events.into_iter().map(Note::Event));
            }
            // The referee's own report does not hang together: look again after some more time.
            Err(why) => {
                notes.push(Note::Refused { why: why.message().to_string() });
                self.state.watch = Some(Watch::new());
            }
        }
        notes
    }

    /// Puts pieces where they lay when the table last rested, and lets it settle.
    fn send_back(&mut self, pieces: &[PieceId]) {
        for &id in pieces {
            let pose = self.at_rest.state.sim.pose(id);
            self.state.sim.place(id, pose);
            self.state.watch = Some(Watch::new());
        }
    }

    /// Looks whether what was brought to its place stands, and sets right what does not. What came down by itself is for the
    /// rules.
    fn steady(&mut self, rest: Rest) -> Vec<Note<G>> {
        if let Some(by) = self.unrest() {
            let facts = self.state.game.report(&self.state.sim, &self.state.baseline, rest);
            if let Some(action) = self.state.game.late(by, &facts) {
                return self.rule(facts, action);
            }
        }
        let UndoableState { sim, watch, game, baseline, steadied, .. } = &mut self.state;
        let (facts, pieces) = game.steady(sim, baseline, rest);
        let mut notes = vec![Note::Settled { facts }];
        if !pieces.is_empty() && *steadied < MOST_STEADYING {
            *steadied += 1;
            *watch = Some(Watch::new());
            *baseline = Baseline::of(sim);
            notes.push(Note::Steadied { pieces });
        }
        notes
    }
}
