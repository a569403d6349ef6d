//! What a seat believes and wants, and what it would be worth to it if somebody went out.

use std::cell::OnceCell;

use super::belief::{Belief, Certainties, Hypothesis, Left};
use super::evidence::{Evidence, Eyes};
use super::outlook;
use cluethulhu_rules::{Fact, Side, View};
use game::Seat;
use game::rng::Rng;

/// A seat that thinks.
pub(super) struct Mind<'a> {
    pub(super) view: &'a View,
    pub(super) me: Seat,
    pub(super) side: Side,
    /// Of its chance.
    seed: u64,
    /// How many hypotheses it weighs.
    hypotheses: usize,
    belief: OnceCell<Belief>,
    cover: OnceCell<Belief>,
    public: OnceCell<Belief>,
    siblings: Option<(Seat, Seat)>,
    /// Investigators that one knows.
    fellows: Vec<Seat>,
}

impl<'a> Mind<'a> {
    pub(super) fn new(view: &'a View, hypotheses: usize, rng: &mut Rng) -> Option<Self> {
        let (own, me) = (view.own?, view.viewer?);
        let siblings = view.told().find_map(|(_, fact)| match fact {
            Fact::Sibling(other) => Some((me, other)),
            Fact::ChoseSiblings(a, b) => Some((a, b)),
            _ => None,
        });
        Some(Self {
            view,
            me,
            side: own.side,
            seed: rng.draw_seed(),
            hypotheses,
            belief: OnceCell::new(),
            cover: OnceCell::new(),
            public: OnceCell::new(),
            siblings,
            fellows: view.fellows(),
        })
    }

    fn believe(&self, eyes: Eyes) -> Belief {
        let fellows = if eyes == Eyes::Own { self.fellows.clone() } else { vec![] };
        let late = self.view.day > 1 || self.view.night;
        let about = Certainties { living: self.view.living().collect(), fellows, late };
        let evidence = Evidence::new(self.view, eyes);
        // All who think of what is public draw alike: from the Day, which everybody knows.
        let seed = if eyes == Eyes::Public { self.view.day.into() } else { self.seed };
        Belief::new(&evidence, &about, self.hypotheses, &mut Rng::stream(seed, eyes as u64))
    }

    /// What everybody at the table can believe, and knows that all the others can.
    pub(super) fn public(&self) -> &Belief {
        self.public.get_or_init(|| self.believe(Eyes::Public))
    }

    /// What it believes.
    pub(super) fn belief(&self) -> &Belief {
        self.belief.get_or_init(|| self.believe(Eyes::Own))
    }

    /// What it would believe as a Cultist: behind that an Investigator hides.
    pub(super) fn cover(&self) -> &Belief {
        if !self.is_investigator() {
            return self.belief();
        }
        self.cover.get_or_init(|| self.believe(Eyes::Anybody))
    }

    pub(super) fn is_investigator(&self) -> bool {
        self.side == Side::Investigator
    }

    /// Whether somebody is known to be an Investigator by one who is.
    pub(super) fn is_fellow(&self, seat: Seat) -> bool {
        self.is_investigator() && self.fellows.contains(&seat)
    }

    /// The others in the game of whom something holds, in random order.
    pub(super) fn others(&self, rng: &mut Rng, may: impl Fn(Seat) -> bool) -> Vec<Seat> {
        let mut all: Vec<Seat> = self.view.living().filter(|&seat| seat != self.me && may(seat)).collect();
        rng.shuffle(&mut all);
        all
    }

    /// The one of the others that is best by some measure.
    pub(super) fn best(
        &self,
        rng: &mut Rng,
        may: impl Fn(Seat) -> bool,
        measure: impl Fn(Seat) -> f64,
    ) -> Option<Seat> {
        let all = self.others(rng, may).into_iter().map(|seat| (measure(seat), seat));
        all.max_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, seat)| seat)
    }

    pub(super) fn holds_doll(&self, seat: Seat) -> bool {
        self.view.seats.iter().any(|one| one.doll && one.seat == seat)
    }

    /// The Investigators' chance of winning if these go out by Night, or none; nobody's but the Child's when the Doll's holder
    /// is among them.
    pub(super) fn chances(&self, one: &Hypothesis, out: &[Seat]) -> (f64, f64) {
        let Left { investigators, cultists, child } = one.left(out);
        if child && out.iter().any(|&seat| self.holds_doll(seat)) {
            return (0.0, 0.0);
        }
        let chance = outlook::at_dawn(investigators, cultists);
        (chance, 1.0 - chance)
    }

    /// What it is worth to this seat if these go out by Night, 0 to 1.
    pub(super) fn worth(&self, one: &Hypothesis, out: &[Seat]) -> f64 {
        let (investigators, cultists) = self.chances(one, out);
        match self.side {
            Side::Investigator => investigators,
            Side::Cultist => cultists,
            Side::EvilChild | Side::Yithian if out.contains(&self.me) => 0.0,
            Side::EvilChild if investigators + cultists == 0.0 => 1.0,
            // Time is what they need, and the Cultists' company.
            Side::EvilChild | Side::Yithian => cultists / 2.0,
        }
    }

    /// Who goes out with somebody, as far as one knows.
    pub(super) fn falling(&self, seat: Seat) -> Vec<Seat> {
        match self.siblings {
            Some((a, b)) if a == seat || b == seat => vec![a, b],
            _ => vec![seat],
        }
    }

    /// What the murder of somebody would be worth, against a Night without one.
    pub(super) fn gain(&self, whom: Seat) -> f64 {
        let out = self.falling(whom);
        self.belief().mean(|one| self.worth(one, &out) - self.worth(one, &[]))
    }

    /// The same for a Cultist in this seat who knows nothing of his own.
    pub(super) fn seeming_gain(&self, whom: Seat) -> f64 {
        if !self.is_investigator() {
            return self.gain(whom);
        }
        self.cultists_gain(self.cover(), whom)
    }

    /// The same for a Cultist who knows no more than everybody.
    pub(super) fn public_gain(&self, whom: Seat) -> f64 {
        self.cultists_gain(self.public(), whom)
    }

    fn cultists_gain(&self, belief: &Belief, whom: Seat) -> f64 {
        belief.mean(|one| self.chances(one, &[whom]).1 - self.chances(one, &[]).1)
    }

    /// How suspect somebody looks to everybody.
    pub(super) fn looks(&self, seat: Seat) -> f64 {
        self.cover().of(seat)
    }

    /// How suspect the living others are on the whole.
    pub(super) fn usual_suspicion(&self) -> f64 {
        let others = || self.view.living().filter(|&seat| seat != self.me);
        let sum: f64 = others().map(|seat| self.looks(seat)).sum();
        sum / (others().count().max(1) as f64)
    }
}
