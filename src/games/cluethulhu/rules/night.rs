//! The Night: who is missing, the High Priest, the Ritual, talk, accusations and votes (C24 to C29), and how the game
//! goes from one thing to the next.

use super::event::{Event, News, OutReason, Victory};
use super::phase::{Charge, Court, NextStep, Phase};
use super::role::Side;
use super::state::{Cluethulhu, Elimination};
use game::Seat;

/// Rounds of accusation and vote in a Night (C28).
pub const ROUNDS: u8 = 2;
/// Ballots in a Night, both rounds together (C28).
pub const BALLOTS: u8 = 3;
/// Nights with their Days without anybody going out, after which the game is drawn (C-16).
const IDLE: u8 = 10;

/// The votes that are a majority, where so many could be cast: more than half (C28, C-4).
pub const fn votes_needed(of: u16) -> u16 {
    of / 2 + 1
}

impl Cluethulhu {
    /// Goes on until somebody is waited for, or the game is over.
    pub(super) fn stir(&mut self, log: &mut Vec<Event>) {
        while self.ending.is_none() {
            if self.phase == Phase::Between {
                self.advance(log);
            } else if self.acting().is_empty() {
                self.close(log);
            } else {
                return;
            }
        }
    }

    fn advance(&mut self, log: &mut Vec<Event>) {
        if !self.queue.is_empty() {
            return self.settle_next(log);
        }
        if self.unchecked {
            return self.check_victory(log);
        }
        match self.step {
            NextStep::Dawn => self.dawn(log),
            NextStep::Lap => self.begin_lap(log),
            NextStep::Segment(at) => self.begin_segment(at, log),
            NextStep::Nightfall => self.nightfall(log),
            NextStep::Heir => {
                self.name_heir();
                if self.phase == Phase::Between {
                    self.step = NextStep::Ritual;
                    if self.day == 1 && self.priest.is_none() {
                        self.phase = Phase::Election { votes: vec![] };
                    }
                }
            }
            NextStep::Ritual => self.maybe_ritual(log),
            NextStep::Talk => {
                self.step = NextStep::Round;
                self.phase = Phase::Talk { said: vec![0; self.players.len()], done: vec![] };
            }
            NextStep::Round => {
                self.court =
                    Court { round: self.court.round + 1, ballot: self.court.ballot, ..Court::default() };
                (self.step, self.phase) = (NextStep::Ballots, Phase::Accuse);
            }
            NextStep::Ballots => self.begin_ballots(log),
        }
    }

    /// A phase in which nobody is left to act is done.
    fn close(&mut self, log: &mut Vec<Event>) {
        match self.phase {
            Phase::Lap { .. } => self.end_lap(),
            Phase::Marks { .. } => self.end_marks(log),
            Phase::Election { .. } => self.end_election(log),
            Phase::Second { whom, .. } => {
                self.news(log, News::Fell { whom });
                self.phase = Phase::Accuse;
            }
            Phase::Defence { .. } => self.phase = Phase::Accuse,
            Phase::Shown { seat, .. } => self.phase = Phase::Swallow { seat },
            Phase::Ballot { .. } => self.end_vote(log),
            _ => self.phase = Phase::Between,
        }
    }

    fn nightfall(&mut self, log: &mut Vec<Event>) {
        self.night = true;
        if self.free_at_nightfall {
            self.free(log);
        }
        let mut out = std::mem::take(&mut self.fallen);
        out.sort_unstable();
        self.news(log, News::NightFell { night: self.day, out, detained: self.detained });
        if self.day > 1 {
            self.idle = if self.moved { 0 } else { self.idle + 1 };
        }
        self.moved = false;
        self.court = Court::default();
        self.step = NextStep::Heir;
        if self.idle >= IDLE {
            self.end(Victory::Stalemate, self.seats().collect(), log);
        }
    }

    fn end_election(&mut self, log: &mut Vec<Event>) {
        let Phase::Election { votes } = std::mem::replace(&mut self.phase, Phase::Between) else { return };
        let count = |seat: Seat| votes.iter().filter(|(_, whom)| *whom == seat).count();
        let most = self.seats().map(count).max().unwrap_or(0);
        let best: Vec<Seat> = self.living().into_iter().filter(|&seat| count(seat) == most).collect();
        let chosen = if best.len() == 1 { best.first().copied() } else { self.chance.pick(&best).copied() };
        if let Some(seat) = chosen {
            self.priest = Some(seat);
            self.news(log, News::HighPriest(seat));
        }
    }

    fn maybe_ritual(&mut self, log: &mut Vec<Event>) {
        self.step = NextStep::Talk;
        if self.ritual || !self.standing().is_ritual() {
            return;
        }
        self.ritual = true;
        self.news(log, News::Ritual);
        (self.protected, self.unchecked) = (None, true);
        self.free(log);
        for seat in self.of_side(Side::Yithian) {
            self.news(log, News::YithianLost(seat));
            self.queue.push_back(Elimination { seat, cause: OutReason::Ritual, settled: true });
        }
    }

    pub(super) fn accuse(&mut self, by: Seat, whom: Seat, log: &mut Vec<Event>) {
        self.court.done.push(by);
        self.court.accused.push(whom);
        self.news(log, News::Accused { by, whom });
        self.phase = Phase::Second { by, whom, declined: vec![] };
    }

    pub(super) fn second(&mut self, second: Seat, log: &mut Vec<Event>) {
        let Phase::Second { by, whom, .. } = self.phase else { return };
        self.court.charges.push(Charge { by, whom, second });
        self.news(log, News::Seconded { by: second, whom });
        self.phase = Phase::Defence { seat: whom, said: 0 };
    }

    fn begin_ballots(&mut self, log: &mut Vec<Event>) {
        let accused: Vec<Seat> = self.court.charges.iter().map(|charge| charge.whom).collect();
        if accused.is_empty() {
            return self.end_round(log);
        }
        self.begin_ballot(accused, log);
    }

    fn begin_ballot(&mut self, accused: Vec<Seat>, log: &mut Vec<Event>) {
        if self.court.ballot >= BALLOTS {
            return self.deadlock(log);
        }
        self.court.ballot += 1;
        self.phase = Phase::Ballot { accused, majority: vec![], at: 0, votes: vec![] };
    }

    fn end_vote(&mut self, log: &mut Vec<Event>) {
        let Phase::Ballot { accused, mut majority, at, votes } =
            std::mem::replace(&mut self.phase, Phase::Between)
        else {
            return;
        };
        let Some(&whom) = accused.get(at) else { return };
        let mut yes: Vec<Seat> = votes.iter().filter(|(_, yes)| *yes).map(|(seat, _)| *seat).collect();
        yes.sort_unstable();
        let weight: u8 = yes.iter().map(|&seat| self.weight(seat)).sum();
        let of: u8 = self.seats().filter(|&seat| self.is_free(seat)).map(|seat| self.weight(seat)).sum();
        self.news(log, News::Ballot { whom, yes, weight, of });
        if u16::from(weight) >= votes_needed(of.into()) {
            majority.push(whom);
        }
        if at + 1 < accused.len() {
            self.phase = Phase::Ballot { accused, majority, at: at + 1, votes: vec![] };
            return;
        }
        match majority[..] {
            [] => self.end_round(log),
            [seat] => {
                self.news(log, News::Murdered(seat));
                self.queue.push_back(Elimination { seat, cause: OutReason::Murder, settled: false });
                self.step = NextStep::Dawn;
            }
            _ => self.begin_ballot(majority, log),
        }
    }

    fn end_round(&mut self, log: &mut Vec<Event>) {
        // With the last ballot the accusing is over, too (C-20).
        if self.court.round < ROUNDS && self.court.ballot < BALLOTS {
            self.step = NextStep::Round;
        } else {
            self.deadlock(log);
        }
    }

    fn deadlock(&mut self, log: &mut Vec<Event>) {
        self.news(log, News::Deadlock);
        self.step = NextStep::Dawn;
    }
}
