//! Who goes out, and what follows from it (C20 to C23), and who has won (C30 to C33).

use super::event::{Absorbed, Ending, Event, Fact, News, OutReason, Secret, Victory};
use super::phase::Phase;
use super::role::{Role, Side};
use super::state::{Cluethulhu, Elimination};
use super::uses::Use;
use game::Seat;

impl Cluethulhu {
    /// Settles the next in the queue; the game waits afterwards if the phase says so.
    pub(super) fn settle_next(&mut self, log: &mut Vec<Event>) {
        let Some(fall) = self.queue.pop_front() else { return };
        if !self.is_living(fall.seat) {
            return;
        }
        if !fall.settled {
            let stops = matches!(fall.cause, OutReason::Arrest | OutReason::Murder);
            if stops && self.protected == Some(fall.seat) {
                if self.night {
                    self.news(log, News::Saved(fall.seat));
                } else {
                    self.keep(log, Secret::Stopped(fall.seat));
                }
                return;
            }
            let asked = matches!(fall.cause, OutReason::Arrest | OutReason::Murder | OutReason::Heartbreak);
            if asked && self.ask_shoggoth(fall, log) {
                return;
            }
        }
        self.go_out(fall, log);
    }

    /// Whether somebody is the Shoggoth and may absorb.
    pub(super) fn may_absorb(&self, seat: Seat) -> bool {
        !self.ritual && self.holder(Role::Shoggoth) == Some(seat) && self.is_free(seat)
    }

    /// Whether it shows its tablet for a talk before it absorbs anybody (C-21).
    pub(super) fn talks_first(&self, seat: Seat) -> bool {
        self.setup.shoggoth_talk && self.may_absorb(seat)
    }

    /// Asks for a last word where there may be one. By Night everybody is asked, so that a Shoggoth may die unrevealed.
    fn ask_shoggoth(&mut self, fall: Elimination, log: &mut Vec<Event>) -> bool {
        let may = self.may_absorb(fall.seat);
        let settled = Elimination { settled: true, ..fall };
        if self.night {
            let possible = !self.ritual && (self.setup.hidden || self.setup.has(Role::Shoggoth));
            if possible {
                self.queue.push_front(settled);
                self.phase = Phase::LastWord { seat: fall.seat };
            }
            return possible;
        }
        if !may {
            return false;
        }
        self.queue.push_front(settled);
        if self.is_lap() {
            let whom = self.ordered(fall.seat, Use::Absorb);
            self.absorb(fall.seat, whom, log);
        } else {
            self.phase = Phase::Absorb { seat: fall.seat };
        }
        true
    }

    /// The Shoggoth, which leads the queue, absorbs, or nobody (C22).
    pub(super) fn absorb(&mut self, seat: Seat, whom: Option<Seat>, log: &mut Vec<Event>) {
        self.phase = Phase::Between;
        let Some(whom) = whom.filter(|&whom| self.is_living(whom) && self.may_absorb(seat)) else { return };
        let result = if self.protected == Some(whom) {
            Absorbed::Protected
        } else if self.side(whom) == Some(Side::Investigator) {
            Absorbed::Poisoned
        } else {
            Absorbed::Instead
        };
        if self.night {
            self.news(log, News::Absorbs { seat, whom, result });
        } else {
            self.tell(log, seat, Fact::ShoggothAbsorbs(seat, whom));
            for other in self.of_side(Side::Investigator) {
                self.tell(log, other, Fact::ShoggothAbsorbs(seat, whom));
            }
        }
        let victim = Elimination { seat: whom, cause: OutReason::Absorption, settled: true };
        match result {
            Absorbed::Protected => {}
            Absorbed::Poisoned => {
                if let Some(own) = self.queue.front_mut() {
                    own.cause = OutReason::Poison;
                }
                self.queue.push_front(victim);
            }
            Absorbed::Instead => {
                let own = self.queue.pop_front();
                let heartbreak = own.is_some_and(|fall| fall.cause == OutReason::Heartbreak);
                if heartbreak {
                    self.siblings = None;
                }
                self.queue.push_front(victim);
            }
        }
    }

    fn go_out(&mut self, fall: Elimination, log: &mut Vec<Event>) {
        let Elimination { seat, cause, .. } = fall;
        let was_detective = self.player(seat).is_some_and(|p| p.tablet == Role::Detective && p.able);
        if let Some(player) = self.player_mut(seat) {
            player.living = false;
        }
        (self.unchecked, self.moved) = (true, true);
        self.keep(log, Secret::Out(seat, cause));
        if !self.night {
            self.fallen.push(seat);
        }
        match (cause, self.night) {
            (OutReason::Arrest, _) => self.tell(log, seat, Fact::Arrested),
            (OutReason::Heartbreak, true) => self.news(log, News::Heartbroken(seat)),
            _ => {}
        }
        if self.protected == Some(seat) {
            self.protected = None;
        }
        if self.detained == Some(seat) {
            self.detained = None;
        }
        if self.doll == Some(seat) {
            self.doll = None;
            let child = self.of_side(Side::EvilChild).first().copied();
            if let Some(child) = child.filter(|&child| self.sibling_of(child) != Some(seat)) {
                let mut winners: Vec<Seat> =
                    [Some(child), self.sibling_of(child)].into_iter().flatten().collect();
                winners.sort_unstable();
                return self.end(Victory::EvilChild, winners, log);
            }
        }
        if let Some(other) = self.sibling_of(seat).filter(|&other| self.is_living(other)) {
            self.queue.push_back(Elimination { seat: other, cause: OutReason::Heartbreak, settled: false });
        }
        if was_detective {
            if self.night {
                self.free(log);
            } else {
                self.free_at_nightfall = true;
            }
        }
        if self.priest == Some(seat) && self.night {
            self.name_heir();
        }
    }

    pub(super) fn free(&mut self, log: &mut Vec<Event>) {
        self.free_at_nightfall = false;
        if let Some(seat) = self.detained.take() {
            self.tell(log, seat, Fact::Freed);
        }
    }

    /// A High Priest who is out names the next, if anybody is left.
    pub(super) fn name_heir(&mut self) {
        let Some(from) = self.priest.filter(|&seat| !self.is_living(seat)) else { return };
        if self.living().is_empty() {
            self.priest = None;
        } else {
            self.phase = Phase::Heir { from };
        }
    }

    /// Whether somebody has won (C30).
    pub(super) fn check_victory(&mut self, log: &mut Vec<Event>) {
        self.unchecked = false;
        let living = self.living();
        let standing = self.standing();
        if let (Some((a, b)), [x, y]) = (self.siblings, &living[..])
            && (a.min(b), a.max(b)) == (*x, *y)
            && (standing.investigators, standing.cultists) == (1, 1)
        {
            self.end(Victory::Siblings, living, log);
        } else if standing.investigators == 0 && living.is_empty() {
            self.end(Victory::Nobody, self.seats().collect(), log);
        } else if standing.investigators == 0 {
            self.end(Victory::Cultists, self.winners(Side::Cultist), log);
        } else if standing.is_over() {
            self.end(Victory::Investigators, self.winners(Side::Investigator), log);
        }
    }

    /// All of a side, living or out, but for a Sibling of one of the other side (C31).
    fn winners(&self, side: Side) -> Vec<Seat> {
        let other = if side == Side::Cultist { Side::Investigator } else { Side::Cultist };
        let torn = |seat| self.sibling_of(seat).is_some_and(|sibling| self.side(sibling) == Some(other));
        self.seats().filter(|&seat| self.side(seat) == Some(side) && !torn(seat)).collect()
    }

    pub(super) fn end(&mut self, how: Victory, winners: Vec<Seat>, log: &mut Vec<Event>) {
        let ending = Ending { how, winners };
        self.ending = Some(ending.clone());
        self.phase = Phase::Over;
        self.queue.clear();
        self.unchecked = false;
        self.news(log, News::Over(ending));
    }
}
