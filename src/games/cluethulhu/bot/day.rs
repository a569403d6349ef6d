//! What a thinking seat does by Day: its marks, and its power.

use super::belief::{Hypothesis, Left};
use super::gossip::first_mark;
use super::mind::Mind;
use super::outlook;
use super::talk::claimed_by;
use cluethulhu_rules::{Action, Fact, PublicPhase, Role, Segment, Side, Use};
use game::Seat;
use game::rng::Rng;

/// What it is worth to arrest somebody whom everybody trusts: the others look for Investigators among fewer.
const TRUSTED: f64 = 0.15;
/// A Mother waits on the first Day unless a pair is this much more suspect than any other.
const STRIKING: f64 = 1.3;

impl Mind<'_> {
    /// What the stage asks for by Day.
    pub(super) fn by_day(&self, rng: &mut Rng) -> Option<Action> {
        match self.view.stage {
            PublicPhase::Lap { .. } => Some(self.orders(rng)),
            PublicPhase::Doll { .. } => self.target(Use::Doll, rng).map(Action::Pick),
            PublicPhase::Segment(segment) => self.segment(segment, rng),
            _ => None,
        }
    }

    fn orders(&self, rng: &mut Rng) -> Action {
        let means = self.view.uses();
        let mut picks = means.map(|means| means.and_then(|means| self.target(means, rng)));
        if means[0] == Some(Use::FirstSibling) {
            picks = self.pair(rng).map_or([None; 3], |(a, b)| [Some(a), Some(b), None]);
        }
        Action::Orders { picks }
    }

    fn segment(&self, segment: Segment, rng: &mut Rng) -> Option<Action> {
        let means = match segment {
            Segment::Doll => Use::Doll,
            Segment::Wizard => Use::Protect,
            Segment::Detective => Use::Detain,
            Segment::Investigators if self.is_investigator() => Use::Arrest,
            Segment::Investigators => Use::Absorb,
            Segment::Mother => {
                let pair = self.pair(rng).map(|(a, b)| Action::Pair(a.min(b), a.max(b)));
                return pair.or(Some(Action::Nobody));
            }
            Segment::Psychiatrist => Use::Cure,
            Segment::TchoTcho => Use::Look,
            Segment::Traitor => {
                return Some(self.target(Use::Turn, rng).map_or(Action::Nobody, |_| Action::Turn));
            }
            Segment::Yithian => Use::Take,
        };
        self.target(means, rng).map(Action::Pick).or(Some(Action::Nobody))
    }

    /// Whom one points at for a use.
    fn target(&self, means: Use, rng: &mut Rng) -> Option<Seat> {
        match means {
            Use::Arrest => {
                let others = first_mark(self.view).filter(|&mark| self.arrest_worth(mark) > 0.0);
                others
                    .or_else(|| self.best(rng, |seat| !self.is_fellow(seat), |seat| self.arrest_worth(seat)))
            }
            Use::Detain => {
                let again = self.last(|fact| matches!(fact, Fact::Detains(_)));
                let priest = |seat: Seat| self.view.seats.iter().any(|one| one.priest && one.seat == seat);
                let may = |seat: Seat| !self.is_fellow(seat) && Some(seat) != again;
                self.best(rng, may, |seat| f64::from(u8::from(priest(seat))) - self.looks(seat))
            }
            Use::Cure => {
                let claims = |seat: Seat| {
                    self.claim_of(seat).map_or(0.0, |role| match role {
                        Role::Shoggoth => 3.0,
                        Role::Wizard => 2.0,
                        Role::TchoTcho => 1.0,
                        _ => 0.0,
                    })
                };
                let whom = self.best(rng, |seat| !self.is_fellow(seat), claims)?;
                Some(whom).filter(|&seat| claims(seat) > 0.0)
            }
            Use::Doll => match self.side {
                Side::EvilChild => self.best(rng, |_| true, |seat| -self.belief().of(seat)),
                // Nobody dares to touch its holder.
                Side::Investigator if rng.below(2) == 0 => {
                    let fellow = self.best(rng, |seat| self.is_fellow(seat), |_| 0.0);
                    fellow.or_else(|| self.best(rng, |_| true, |_| 0.0))
                }
                _ => self.best(rng, |_| true, |seat| -self.looks(seat)),
            },
            Use::Protect => self.protect(rng),
            Use::Look => {
                let looked: Vec<Seat> = self.looked().map(|(seat, _)| seat).collect();
                self.best(rng, |seat| !looked.contains(&seat), |seat| self.belief().of(seat))
            }
            Use::Turn => Some(self.me).filter(|_| self.turns()),
            Use::Take => self.best(rng, |_| true, |seat| self.taking(seat)),
            Use::Absorb => self.absorb(rng),
            Use::FirstSibling => self.pair(rng).map(|(first, _)| first),
            Use::SecondSibling => self.pair(rng).map(|(_, second)| second),
        }
    }

    /// Whom a fact of the Day before names.
    fn last(&self, is: impl Fn(&Fact) -> bool) -> Option<Seat> {
        let before = self.view.told().filter(|(day, fact)| day + 1 == self.view.day && is(fact));
        before.last().and_then(|(_, fact)| match fact {
            Fact::Protects(seat) | Fact::Detains(seat) => Some(seat),
            _ => None,
        })
    }

    /// The tablet of the Cultists that somebody has claimed last.
    fn claim_of(&self, seat: Seat) -> Option<Role> {
        self.view.said().filter(|(by, _)| *by == seat).filter_map(|(_, said)| claimed_by(said)).last()
    }

    /// What an arrest would be worth to the Investigators.
    fn arrest_worth(&self, whom: Seat) -> f64 {
        if self.is_fellow(whom) {
            return 0.0;
        }
        let out = self.falling(whom);
        let worth = self.belief().mean(|one| self.after_arrest(one, whom, &out));
        let usual = self.usual_suspicion().max(0.01);
        worth + TRUSTED * (1.0 - self.looks(whom) / usual)
    }

    fn after_arrest(&self, one: &Hypothesis, whom: Seat, out: &[Seat]) -> f64 {
        let Left { investigators, cultists, child } = one.left(out);
        if child && out.iter().any(|&seat| self.holds_doll(seat)) {
            return 0.0;
        }
        let shoggoth = one.role(whom) == Role::Shoggoth && !self.view.ritual;
        let worth = outlook::by_night(investigators, cultists);
        if !shoggoth {
            return worth;
        }
        // It takes somebody with it, or lets somebody go in its stead.
        let hit = investigators as f64 / (investigators + cultists).max(1) as f64;
        hit * outlook::by_night(investigators.saturating_sub(1), cultists) + (1.0 - hit) * worth
    }

    /// Two who look most like Investigators: where one goes, the other goes too.
    fn pair(&self, rng: &mut Rng) -> Option<(Seat, Seat)> {
        let first = self.best(rng, |_| true, |seat| self.belief().of(seat))?;
        let second = self.best(rng, |seat| seat != first, |seat| self.belief().of(seat))?;
        let sum = self.belief().of(first) + self.belief().of(second);
        let waits = self.view.day == 1;
        Some((first, second)).filter(|_| !waits || sum > 2.0 * STRIKING * self.usual_suspicion())
    }

    /// The Wizard protects whom the Investigators are likely to arrest: one who is trusted, himself included.
    fn protect(&self, rng: &mut Rng) -> Option<Seat> {
        let again = self.last(|fact| matches!(fact, Fact::Protects(_)));
        let mut all: Vec<Seat> = self.view.living().filter(|&seat| Some(seat) != again).collect();
        rng.shuffle(&mut all);
        let prized = |seat: Seat| {
            let claimed = if seat == self.me { Some(Role::Wizard) } else { self.claim_of(seat) };
            f64::from(u8::from(claimed.is_some_and(|role| role != Role::Shoggoth))) - self.belief().of(seat)
        };
        // Not always the same, or the others would know.
        let two = rng.below(3) == 0;
        all.sort_by(|a, b| prized(*b).total_cmp(&prized(*a)));
        all.get(usize::from(two)).or(all.first()).copied()
    }

    /// Who is absorbed: where the victim is an Investigator, both are out, and that is a good bargain.
    pub(super) fn absorb(&self, rng: &mut Rng) -> Option<Seat> {
        if self.view.own.is_none_or(|own| own.tablet != Role::Shoggoth) {
            return None;
        }
        self.best(rng, |seat| !self.holds_doll(seat), |seat| self.belief().of(seat))
    }

    /// Whether a Traitor does better on the other side.
    fn turns(&self) -> bool {
        let with = |one: &Hypothesis| {
            let Left { investigators, cultists, .. } = one.left(&[self.me]);
            (
                outlook::by_night(investigators + 1, cultists),
                1.0 - outlook::by_night(investigators, cultists + 1),
            )
        };
        self.belief().mean(|one| with(one).0) > self.belief().mean(|one| with(one).1)
    }

    /// What it is worth to a Yithian to take somebody's tablet, and with it the side.
    fn taking(&self, whom: Seat) -> f64 {
        self.belief().mean(|one| {
            let Left { investigators, cultists, .. } = one.left(&[]);
            if one.is_investigator(whom) {
                outlook::by_night(investigators + 1, cultists)
            } else {
                1.0 - outlook::by_night(investigators, cultists + 1)
            }
        })
    }
}
