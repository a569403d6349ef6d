//! What a bot does, by chance or by what it believes.

use super::belief::Belief;
use crate::game::Seat;
use crate::game::rng::Rng;
use crate::games::cluethulhu::rules::{Action, Fact, News, Segment, Side, Stage, Statement, Use, View};

/// The low level: sensible in nothing but that it follows the first mark nine times in ten and votes yes half the time
/// (C-29), without which Investigators never agree and Nights pass without an end.
pub(super) fn at_random(view: &View, legal: &[Action], rng: &mut Rng) -> Option<Action> {
    match view.stage {
        Stage::Talk { .. } | Stage::Defence { .. } => Some(Action::Pass),
        Stage::Accuse { .. } if rng.below(3) > 0 => Some(Action::Pass),
        _ => {
            let mark = first_mark(view).filter(|_| rng.below(10) > 0);
            let follows = |action: &&Action| match action {
                Action::Orders { picks } => picks[0] == mark,
                Action::Pick(seat) => Some(*seat) == mark,
                _ => false,
            };
            let same: Vec<Action> =
                legal.iter().filter(follows).filter(|_| mark.is_some()).copied().collect();
            rng.pick(&same).or_else(|| rng.pick(legal)).copied()
        }
    }
}

/// Whom the first of the Investigators points at this Day, as far as the viewer was told.
fn first_mark(view: &View) -> Option<Seat> {
    let marks = matches!(view.stage, Stage::Lap { .. } | Stage::Segment(Segment::Investigators));
    let arrests = view.own.is_some_and(|own| own.side == Side::Investigator);
    let mut today = view.told().filter(|(day, _)| *day == view.day && marks && arrests);
    today.find_map(|(_, fact)| match fact {
        Fact::Marked { whom, .. } => whom,
        _ => None,
    })
}

/// The higher levels.
pub(super) fn by_belief(view: &View, legal: &[Action], belief: &Belief, rng: &mut Rng) -> Option<Action> {
    let me =
        Chooser { view, belief, is_investigator: view.own?.side == Side::Investigator, me: view.viewer? };
    match &view.stage {
        Stage::Lap { .. } => {
            let picks = view.uses().map(|means| means.and_then(|means| me.target(means, rng)));
            let picks = if picks[0].is_some() && picks[0] == picks[1] && !me.is_investigator {
                [picks[0], None, None]
            } else {
                picks
            };
            Some(Action::Orders { picks })
        }
        Stage::Doll { .. } => me.target(Use::Doll, rng).map(Action::Pick),
        Stage::Segment(segment) => me.segment(*segment, legal, rng),
        Stage::LastWord { .. } => me.target(Use::Absorb, rng).map(Action::Pick),
        Stage::Heir { .. } => me.least(rng, |_| true).map(Action::Heir),
        Stage::Election { .. } => Some(Action::Elect(me.me)),
        Stage::Talk { .. } => me.talk(legal, rng),
        Stage::Accuse { accused, .. } => {
            let whom = me.most(rng, |seat| !accused.contains(&seat));
            whom.filter(|&whom| me.would_hang(whom)).map(Action::Accuse).or(Some(Action::Pass))
        }
        Stage::Second { whom, .. } => Some(if me.would_hang(*whom) { Action::Second } else { Action::Pass }),
        Stage::Ballot { whom, .. } => Some(Action::Vote(me.would_hang(*whom))),
        Stage::Defence { .. } | Stage::Over => Some(Action::Pass),
    }
}

struct Chooser<'a> {
    view: &'a View,
    belief: &'a Belief,
    is_investigator: bool,
    me: Seat,
}

impl Chooser<'_> {
    /// The others in the game of whom something holds, in random order.
    fn others(&self, rng: &mut Rng, may: impl Fn(Seat) -> bool) -> Vec<Seat> {
        let mut all: Vec<Seat> = self.view.living().filter(|&seat| seat != self.me && may(seat)).collect();
        rng.shuffle(&mut all);
        all
    }

    /// Whom one would rather see out, the more the higher. An Investigator spares the others; the Evil Child wants the Doll's
    /// holder; everybody else looks for Investigators.
    fn hate(&self, seat: Seat) -> u64 {
        let doll = self.view.seats.iter().any(|one| one.doll && one.seat == seat);
        match self.view.own.map(|own| own.side) {
            Some(Side::EvilChild) => {
                if doll {
                    2000
                } else {
                    1000 - self.belief.of(seat)
                }
            }
            Some(Side::Investigator) if self.belief.of(seat) == 1000 => 0,
            Some(Side::Investigator) if doll => 1,
            Some(Side::Investigator) => 500,
            _ if doll && self.belief.of(seat) < 1000 => 0,
            _ => self.belief.of(seat),
        }
    }

    fn most(&self, rng: &mut Rng, may: impl Fn(Seat) -> bool) -> Option<Seat> {
        self.others(rng, may).into_iter().max_by_key(|&seat| self.hate(seat))
    }

    fn least(&self, rng: &mut Rng, may: impl Fn(Seat) -> bool) -> Option<Seat> {
        self.others(rng, may).into_iter().min_by_key(|&seat| self.hate(seat))
    }

    /// Whether somebody should be murdered: at least as suspect as the living are on the whole.
    fn would_hang(&self, whom: Seat) -> bool {
        if whom == self.me {
            return false;
        }
        let living: Vec<Seat> = self.view.living().filter(|&seat| seat != self.me).collect();
        let sum: u64 = living.iter().map(|&seat| self.hate(seat)).sum();
        let count = u64::try_from(living.len()).unwrap_or(1).max(1);
        self.hate(whom) > 0 && self.hate(whom) * count >= sum
    }

    /// Whom one points at for a use.
    fn target(&self, means: Use, rng: &mut Rng) -> Option<Seat> {
        match means {
            Use::Arrest => first_mark(self.view).or_else(|| self.most(rng, |_| true)),
            Use::Detain | Use::Cure => self.most(rng, |_| true),
            Use::Doll | Use::FirstSibling => self.most(rng, |_| true),
            Use::SecondSibling => {
                let first = self.others(rng, |_| true).into_iter().max_by_key(|&seat| self.hate(seat));
                self.most(rng, |seat| Some(seat) != first)
            }
            Use::Protect => {
                let again = self.view.told().filter_map(|(day, fact)| match fact {
                    Fact::Protects(seat) if day + 1 == self.view.day => Some(seat),
                    _ => None,
                });
                let last = again.last();
                if last == Some(self.me) { self.least(rng, |_| true) } else { Some(self.me) }
            }
            Use::Look => {
                let looked: Vec<Seat> = self.looked().map(|(seat, _)| seat).collect();
                self.most(rng, |seat| !looked.contains(&seat)).or_else(|| self.most(rng, |_| true))
            }
            Use::Turn => None,
            Use::Take | Use::Absorb => self.least(rng, |_| true),
        }
    }

    fn looked(&self) -> impl Iterator<Item = (Seat, crate::games::cluethulhu::rules::Role)> + '_ {
        self.view.told().filter_map(|(_, fact)| match fact {
            Fact::Saw(seat, role) => Some((seat, role)),
            _ => None,
        })
    }

    fn segment(&self, segment: Segment, legal: &[Action], rng: &mut Rng) -> Option<Action> {
        let means = match segment {
            Segment::Doll => Use::Doll,
            Segment::Wizard => Use::Protect,
            Segment::Detective => Use::Detain,
            Segment::Investigators if self.is_investigator => Use::Arrest,
            Segment::Investigators => Use::Absorb,
            Segment::Mother => {
                let first = self.most(rng, |_| true)?;
                let second = self.most(rng, |seat| seat != first)?;
                return Some(Action::Pair(first.min(second), first.max(second)));
            }
            Segment::Psychiatrist => Use::Cure,
            Segment::TchoTcho => Use::Look,
            Segment::Traitor => return Some(Action::Nobody),
            Segment::Yithian => Use::Take,
        };
        let action = self.target(means, rng).map(Action::Pick);
        action.filter(|action| legal.contains(action))
    }

    /// One says once a Night what one has seen, or whom one suspects, and that is all.
    fn talk(&self, legal: &[Action], rng: &mut Rng) -> Option<Action> {
        let tonight = self.view.news().any(|(day, news)| {
            day == self.view.day && matches!(news, News::Said { seat, .. } if *seat == self.me)
        });
        if tonight {
            return Some(Action::Pass);
        }
        let seen = self.looked().last().filter(|_| !self.is_investigator);
        let statement = match seen {
            Some((seat, role)) => Statement::Saw(seat, role),
            None => Statement::Suspect(self.most(rng, |seat| self.would_hang(seat))?),
        };
        Some(Action::Say(statement)).filter(|action| legal.contains(action)).or(Some(Action::Pass))
    }
}
