//! The Day: the lap or the parts, one after the other (C8 to C12).

use super::action::Picks;
use super::event::{Event, Fact, News, OutReason, Secret};
use super::phase::{NextStep, Phase};
use super::role::{Role, Segment, Side};
use super::state::{Cluethulhu, Elimination};
use super::uses::Use;
use game::Seat;

/// How often the Investigators may point before nobody is arrested (C12).
const BALLOTS: u8 = 3;

impl Cluethulhu {
    pub(super) fn dawn(&mut self, log: &mut Vec<Event>) {
        (self.day, self.night) = (self.day + 1, false);
        self.news(log, News::DayBroke { day: self.day });
        self.orders.clear();
        self.step = if self.is_lap() { NextStep::Lap } else { NextStep::Segment(0) };
        if let (true, 2.., Some(holder)) = (self.is_lap(), self.day, self.doll)
            && self.living().len() > 1
        {
            self.phase = Phase::Doll { holder };
        }
    }

    pub(super) fn begin_lap(&mut self, log: &mut Vec<Event>) {
        self.step = NextStep::Segment(0);
        let mut order = self.living();
        let turn = self.chance.below(u32::try_from(order.len()).unwrap_or(1)) as usize;
        order.rotate_left(turn);
        self.recognise(log);
        self.phase = Phase::Lap { order, given: vec![] };
    }

    /// A turn of the lap: the picks are kept for the end of it, but for the Tcho-Tcho, who sees at once.
    pub(super) fn take_orders(&mut self, seat: Seat, picks: Picks, log: &mut Vec<Event>) {
        let Phase::Lap { order, given } = &mut self.phase else { return };
        given.push(picks);
        let later: Vec<Seat> = order.iter().copied().skip(given.len()).collect();
        let fellows = self.of_side(Side::Investigator);
        if fellows.contains(&seat) {
            for other in later.into_iter().filter(|other| fellows.contains(other)) {
                self.tell(log, other, Fact::Marked { by: seat, whom: picks[0] });
            }
        }
        if let Some(whom) = self.meant(seat, picks, Use::Look) {
            let role = self.player(whom).map_or(Role::Cultist, |player| player.tablet);
            self.tell(log, seat, Fact::Saw(whom, role));
        }
    }

    pub(super) fn end_lap(&mut self) {
        let Phase::Lap { order, given } = std::mem::replace(&mut self.phase, Phase::Between) else { return };
        self.orders = vec![[None; 3]; self.players.len()];
        for (seat, picks) in order.into_iter().zip(given) {
            if let Some(orders) = self.orders.get_mut(usize::from(seat.0)) {
                *orders = picks;
            }
        }
    }

    /// Whom a seat points at for a use, if that is a pick it may make.
    fn meant(&self, seat: Seat, picks: Picks, what: Use) -> Option<Seat> {
        let player = self.player(seat)?;
        let at = Use::of(player, self.day, self.ritual).iter().position(|&u| u == Some(what))?;
        picks[at].filter(|&whom| what.may_be_oneself() || whom != seat)
    }

    /// The same in this Day's orders.
    pub(super) fn ordered(&self, seat: Seat, what: Use) -> Option<Seat> {
        self.meant(seat, *self.orders.get(usize::from(seat.0))?, what)
    }

    /// The Investigators see each other; what they know already is not told again.
    fn recognise(&mut self, log: &mut Vec<Event>) {
        let all = self.of_side(Side::Investigator);
        for &seat in &all {
            for &other in all.iter().filter(|&&other| other != seat) {
                let known = Event::Told { seat, fact: Fact::Fellow(other) };
                if self.record.iter().all(|recorded| recorded.event != known) {
                    self.log(log, known);
                }
            }
        }
    }

    /// Begins a part of the Day: asks whoever decides, or carries out what was ordered.
    pub(super) fn begin_segment(&mut self, at: u8, log: &mut Vec<Event>) {
        let order = Segment::order(self.setup.detective_after_vote);
        let Some(&segment) = order.get(usize::from(at)) else {
            self.step = NextStep::Nightfall;
            return;
        };
        self.step = NextStep::Segment(at + 1);
        if self.ritual && !matches!(segment, Segment::Doll | Segment::Investigators) {
            return;
        }
        // Whatever the deck, and whoever is out or locked up: a part left out would tell of them (C8).
        if !self.is_lap() {
            self.news(log, News::Called(segment));
        }
        match segment {
            Segment::Wizard => self.protected = None,
            Segment::Detective => self.free(log),
            Segment::Investigators => return self.begin_marks(log),
            _ => {}
        }
        let Some(seat) = self.decides(segment) else { return };
        if self.is_lap() {
            self.follow_orders(segment, seat, log);
        } else {
            self.phase = Phase::Segment { segment, seat };
        }
    }

    fn follow_orders(&mut self, segment: Segment, seat: Seat, log: &mut Vec<Event>) {
        let what = match segment {
            Segment::Doll => {
                let whom = self.ordered(seat, Use::Doll);
                return self.give_doll(seat, whom, log);
            }
            Segment::Mother => {
                let pair = self.ordered(seat, Use::FirstSibling).zip(self.ordered(seat, Use::SecondSibling));
                if let Some((a, b)) = pair.filter(|(a, b)| a != b) {
                    self.bind(seat, (a, b), log);
                }
                return;
            }
            Segment::Traitor => {
                if self.ordered(seat, Use::Turn) == Some(seat) {
                    self.turn_coat(seat, log);
                }
                return;
            }
            Segment::Wizard => Use::Protect,
            Segment::Detective => Use::Detain,
            Segment::Psychiatrist => Use::Cure,
            Segment::TchoTcho => Use::Look,
            _ => Use::Take,
        };
        if let Some(whom) = self.ordered(seat, what) {
            self.use_power(segment, seat, whom, log);
        }
    }

    /// Who decides a part now, if anybody can.
    fn decides(&self, segment: Segment) -> Option<Seat> {
        match segment {
            Segment::Doll if self.day == 1 => self.of_side(Side::EvilChild).first().copied(),
            Segment::Doll if self.is_lap() || self.living().len() < 2 => None,
            Segment::Doll => self.doll,
            other => self.holder(other.role()?).filter(|&seat| self.is_free(seat)),
        }
    }

    /// What one player does in a part; nobody is pointed at where `whom` is none.
    pub(super) fn answer(&mut self, whom: Option<Seat>, log: &mut Vec<Event>) {
        let Phase::Segment { segment, seat } = std::mem::replace(&mut self.phase, Phase::Between) else {
            return;
        };
        match (segment, whom) {
            (Segment::Doll, whom) => self.give_doll(seat, whom, log),
            (segment, Some(whom)) => self.use_power(segment, seat, whom, log),
            _ => {}
        }
    }

    fn begin_marks(&mut self, log: &mut Vec<Event>) {
        if !self.is_lap() {
            self.recognise(log);
            self.phase = Phase::Marks { ballot: 1, marks: vec![] };
            return;
        }
        let voters = self.markers();
        let marks: Vec<Option<Seat>> = voters.iter().map(|&seat| self.ordered(seat, Use::Arrest)).collect();
        self.arrest(&marks, log);
    }

    /// Who points in the Investigators' part.
    pub(super) fn markers(&self) -> Vec<Seat> {
        self.of_side(Side::Investigator).into_iter().filter(|&seat| self.is_free(seat)).collect()
    }

    /// Everybody has pointed.
    pub(super) fn end_marks(&mut self, log: &mut Vec<Event>) {
        let Phase::Marks { ballot, marks } = std::mem::replace(&mut self.phase, Phase::Between) else {
            return;
        };
        let marks: Vec<Option<Seat>> = marks.into_iter().map(|(_, whom)| whom).collect();
        let agreed = marks.iter().all(|mark| mark.is_some() && *mark == marks[0]);
        if !agreed && ballot < BALLOTS {
            self.phase = Phase::Marks { ballot: ballot + 1, marks: vec![] };
        } else {
            self.arrest(&marks, log);
        }
    }

    fn arrest(&mut self, marks: &[Option<Seat>], log: &mut Vec<Event>) {
        let first = marks.first().copied().flatten();
        match first.filter(|_| marks.iter().all(|&mark| mark == first)) {
            Some(seat) => {
                self.queue.push_back(Elimination { seat, cause: OutReason::Arrest, settled: false });
            }
            None => self.keep(log, Secret::NoArrest),
        }
    }
}
