//! Who may act, what is allowed, and what it does.

use super::action::{Action, Refusal, Statement};
use super::event::{Event, Fact, News};
use super::phase::Phase;
use super::role::{Role, Segment, Side};
use super::state::Cluethulhu;
use super::uses::Use;
use game::message::Rule;
use game::{OutOfTurn, Seat};
use strum::VariantArray;

/// By this rule the Shoggoth swallows another.
const SWALLOWS: Option<Rule> = Some(Rule("C22"));

/// How often one may speak in the discussion, and in a defence.
pub(crate) const STATEMENTS: u8 = 3;

impl Cluethulhu {
    /// The seats that may act now.
    pub(super) fn acting(&self) -> Vec<Seat> {
        let free = |seat: &Seat| self.is_free(*seat);
        match &self.phase {
            Phase::Between | Phase::Over => vec![],
            Phase::Doll { holder: seat } | Phase::Segment { seat, .. } | Phase::Absorb { seat } => {
                Some(*seat).filter(|&seat| self.is_living(seat)).into_iter().collect()
            }
            Phase::LastWord { seat } => vec![*seat],
            Phase::Heir { from } => vec![*from],
            Phase::Lap { order, given } => order.get(given.len()).copied().into_iter().collect(),
            Phase::Marks { marks, .. } => {
                let voters = self.markers().into_iter();
                voters.filter(|&seat| marks.iter().all(|&(by, _)| by != seat)).collect()
            }
            Phase::Election { votes } => {
                self.seats().filter(free).filter(|&seat| votes.iter().all(|&(by, _)| by != seat)).collect()
            }
            Phase::Talk { done, .. } | Phase::Shown { done, .. } => {
                self.seats().filter(free).filter(|seat| !done.contains(seat)).collect()
            }
            Phase::Accuse => {
                self.seats().filter(free).filter(|seat| !self.court.done.contains(seat)).collect()
            }
            Phase::Second { by, whom, declined } => self
                .seats()
                .filter(free)
                .filter(|seat| seat != by && seat != whom && !declined.contains(seat))
                .collect(),
            Phase::Swallow { seat } | Phase::Defence { seat, .. } => {
                Some(*seat).filter(free).into_iter().collect()
            }
            Phase::Ballot { votes, .. } => {
                self.seats().filter(free).filter(|&seat| votes.iter().all(|&(by, _)| by != seat)).collect()
            }
        }
    }

    /// Whether a seat may do this now.
    ///
    /// # Errors
    /// Why not.
    pub fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        if self.ending.is_some() {
            return Err(OutOfTurn::GameOver.into());
        }
        if let Action::Override(what) = action {
            return self.check_override(*what);
        }
        let acting = self.acting();
        if !acting.contains(&seat) {
            let turn_of = acting.first().copied().unwrap_or(seat);
            return Err(OutOfTurn::NotYourTurn { seat, turn_of }.into());
        }
        let there = |whom: Seat| match self.seems_living(whom) && whom.0 < self.setup.players {
            true => Ok(()),
            false => Err(Refusal::NotLiving(whom)),
        };
        let other = |whom: Seat, rule| if whom == seat { Err(Refusal::Oneself(rule)) } else { there(whom) };
        match (&self.phase, action) {
            (Phase::Lap { .. }, Action::Orders { picks }) => {
                picks.iter().flatten().try_for_each(|&whom| there(whom))
            }
            (
                Phase::Doll { .. }
                | Phase::Segment { .. }
                | Phase::Marks { .. }
                | Phase::Absorb { .. }
                | Phase::LastWord { .. }
                | Phase::Swallow { .. },
                Action::Nobody,
            )
            | (Phase::Segment { segment: Segment::Traitor, .. }, Action::Turn)
            | (Phase::Second { .. }, Action::Second)
            | (Phase::Ballot { .. }, Action::Vote(_))
            | (
                Phase::Talk { .. }
                | Phase::Shown { .. }
                | Phase::Defence { .. }
                | Phase::Accuse
                | Phase::Second { .. },
                Action::Pass,
            ) => Ok(()),
            (Phase::Segment { segment: Segment::Mother, .. }, Action::Pair(a, b)) => {
                if a == b {
                    return Err(Refusal::Same);
                }
                there(*a).and_then(|()| there(*b))
            }
            (Phase::Segment { segment: Segment::Mother | Segment::Traitor, .. }, _) => Err(Refusal::NotNow),
            (Phase::Segment { segment, .. }, Action::Pick(whom)) => match segment {
                Segment::Wizard | Segment::Detective => there(*whom),
                Segment::Doll if self.day == 1 => there(*whom),
                _ => other(*whom, Rule::of(segment)),
            },
            (Phase::Marks { .. }, Action::Pick(whom)) => there(*whom),
            (Phase::Doll { .. }, Action::Pick(whom)) => other(*whom, Rule::of(&Segment::Doll)),
            (Phase::Absorb { .. } | Phase::Swallow { .. }, Action::Pick(whom)) => other(*whom, SWALLOWS),
            (Phase::LastWord { .. }, Action::Show) if self.talks_first(seat) => Ok(()),
            (Phase::LastWord { .. }, Action::Pick(whom))
                if self.may_absorb(seat) && !self.talks_first(seat) =>
            {
                other(*whom, SWALLOWS)
            }
            (Phase::Heir { .. }, Action::Heir(whom)) | (Phase::Election { .. }, Action::Elect(whom)) => {
                there(*whom)
            }
            (Phase::Talk { said, .. }, Action::Say(what)) => {
                if said.get(usize::from(seat.0)).is_none_or(|&said| said >= STATEMENTS) {
                    return Err(Refusal::SaidEnough);
                }
                self.check_statement(seat, *what)
            }
            (Phase::Defence { said, .. }, Action::Say(what)) => {
                if *said >= STATEMENTS {
                    return Err(Refusal::SaidEnough);
                }
                self.check_statement(seat, *what)
            }
            (Phase::Accuse, Action::Accuse(whom)) => {
                if self.court.accused.contains(whom) {
                    return Err(Refusal::Accused(*whom));
                }
                there(*whom)
            }
            _ => Err(Refusal::NotNow),
        }
    }

    fn check_statement(&self, seat: Seat, what: Statement) -> Result<(), Refusal> {
        match what {
            Statement::IAm(_) | Statement::Tapped => Ok(()),
            Statement::Told(whom, _) if whom == seat => Err(Refusal::Oneself(None)),
            Statement::Suspect(whom)
            | Statement::Trust(whom)
            | Statement::Saw(whom, _)
            | Statement::Told(whom, _) => {
                if whom.0 < self.setup.players {
                    Ok(())
                } else {
                    Err(Refusal::NotLiving(whom))
                }
            }
        }
    }

    /// What [`Cluethulhu::check`] allows, in a fixed order; of a lap's orders those in which only picks that mean
    /// something are made, and no corrections.
    pub(super) fn list_legal(&self, seat: Seat) -> Vec<Action> {
        if !self.acting().contains(&seat) {
            return vec![];
        }
        match &self.phase {
            Phase::Lap { .. } => self.list_orders(seat),
            _ => self.thinkable(seat).into_iter().filter(|action| self.check(seat, action).is_ok()).collect(),
        }
    }

    /// What a seat could want to do now, lawful or not, in a fixed order; in a lap, where all is given in one, nothing.
    pub(super) fn thinkable(&self, seat: Seat) -> Vec<Action> {
        let picks = || self.seats().map(Action::Pick);
        let mut all: Vec<Action> = match &self.phase {
            Phase::Segment { segment: Segment::Mother, .. } => self
                .seats()
                .flat_map(|a| self.seats().filter(move |&b| a < b).map(move |b| Action::Pair(a, b)))
                .collect(),
            Phase::Segment { segment: Segment::Traitor, .. } => vec![Action::Turn],
            Phase::Doll { .. }
            | Phase::Segment { .. }
            | Phase::Marks { .. }
            | Phase::Absorb { .. }
            | Phase::Swallow { .. } => picks().collect(),
            Phase::LastWord { .. } => picks().chain([Action::Show]).collect(),
            Phase::Heir { .. } => self.seats().map(Action::Heir).collect(),
            Phase::Election { .. } => self.seats().map(Action::Elect).collect(),
            Phase::Talk { .. } | Phase::Defence { .. } => {
                let roles = || Role::VARIANTS.iter().copied();
                let mut said: Vec<Statement> = roles().map(Statement::IAm).collect();
                said.extend(self.seats().map(Statement::Suspect));
                said.extend(self.seats().map(Statement::Trust));
                said.extend(
                    self.seats().flat_map(|whom| roles().map(move |role| Statement::Saw(whom, role))),
                );
                said.push(Statement::Tapped);
                let others = self.seats().filter(|whom| *whom != seat);
                said.extend(others.flat_map(|whom| roles().map(move |role| Statement::Told(whom, role))));
                said.into_iter().map(Action::Say).collect()
            }
            Phase::Accuse => self.seats().map(Action::Accuse).collect(),
            Phase::Second { .. } => vec![Action::Second],
            Phase::Ballot { .. } => vec![Action::Vote(false), Action::Vote(true)],
            Phase::Shown { .. } => vec![],
            Phase::Lap { .. } | Phase::Between | Phase::Over => return vec![],
        };
        all.extend([Action::Nobody, Action::Pass]);
        all
    }

    fn list_orders(&self, seat: Seat) -> Vec<Action> {
        let Some(player) = self.player(seat) else { return vec![] };
        let living = self.living();
        let choices = Use::of(player, self.day, self.ritual).map(|means| {
            let mut may = vec![];
            if let Some(means) = means {
                let whom = living.iter().copied();
                may.extend(match means {
                    Use::Turn => vec![Some(seat)],
                    _ => whom.filter(|&w| means.may_be_oneself() || w != seat).map(Some).collect(),
                });
            }
            if means != Some(Use::Doll) {
                may.push(None);
            }
            may
        });
        let mut all = vec![];
        for &first in &choices[0] {
            for &second in &choices[1] {
                if first.is_none() || first != second || player.side == Side::Investigator {
                    all.push(Action::Orders { picks: [first, second, None] });
                }
            }
        }
        all
    }

    pub(super) fn perform(&mut self, seat: Seat, action: Action, log: &mut Vec<Event>) {
        match action {
            Action::Override(what) => self.correct(what, log),
            Action::Orders { picks } => self.take_orders(seat, picks, log),
            Action::Pick(whom) => self.point(seat, Some(whom), log),
            Action::Nobody => self.point(seat, None, log),
            Action::Pair(a, b) => self.bind(seat, (a, b), log),
            Action::Turn => self.turn_coat(seat, log),
            Action::Heir(whom) => {
                self.phase = Phase::Between;
                self.priest = Some(whom);
                self.news(log, News::Heir { by: seat, whom });
            }
            Action::Elect(whom) => {
                if let Phase::Election { votes } = &mut self.phase {
                    votes.push((seat, whom));
                }
                self.news(log, News::Elected { by: seat, whom });
            }
            Action::Say(statement) => {
                match &mut self.phase {
                    Phase::Talk { said, .. } => {
                        if let Some(said) = said.get_mut(usize::from(seat.0)) {
                            *said += 1;
                        }
                    }
                    Phase::Defence { said, .. } => *said += 1,
                    _ => {}
                }
                self.news(log, News::Said { seat, statement });
            }
            Action::Accuse(whom) => self.accuse(seat, whom, log),
            Action::Second => self.second(seat, log),
            Action::Show => {
                self.news(log, News::Shown(seat));
                self.phase = Phase::Shown { seat, done: vec![] };
            }
            Action::Pass => match &mut self.phase {
                Phase::Talk { done, .. } | Phase::Shown { done, .. } => done.push(seat),
                Phase::Accuse => self.court.done.push(seat),
                Phase::Second { declined, .. } => declined.push(seat),
                _ => self.phase = Phase::Accuse,
            },
            Action::Vote(yes) => {
                if let Phase::Ballot { votes, .. } = &mut self.phase {
                    votes.push((seat, yes));
                }
            }
        }
        self.stir(log);
    }

    /// Somebody points, or at nobody.
    fn point(&mut self, seat: Seat, whom: Option<Seat>, log: &mut Vec<Event>) {
        match &mut self.phase {
            Phase::Doll { .. } => {
                self.phase = Phase::Between;
                self.give_doll(seat, whom, log);
            }
            Phase::Segment { .. } => self.answer(whom, log),
            Phase::Marks { marks, .. } => {
                marks.push((seat, whom));
                for other in self.of_side(Side::Investigator).into_iter().filter(|&other| other != seat) {
                    self.tell(log, other, Fact::Marked { by: seat, whom });
                }
            }
            _ => self.absorb(seat, whom, log),
        }
    }
}
