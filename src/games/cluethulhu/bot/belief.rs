//! Who may be what: hypotheses that give every seat a tablet, drawn in proportion to how well they explain what the seat has
//! to go by.
//!
//! They are drawn by a Markov chain (N. Metropolis and others, "Equation of state calculations by fast computing machines",
//! Journal of Chemical Physics 21, 1953): two seats of the last hypothesis exchange tablets, and the exchange stands with the
//! ratio of the weights. Their number is fixed, whatever the time.

use super::calendar::MOST;
use super::evidence::Evidence;
use cluethulhu_rules::{Role, Side};
use game::Seat;
use game::rng::Rng;

/// Exchanges tried for each tablet that is no plain Cultist's, before the first hypothesis is taken.
const BURN_IN: usize = 12;
/// Exchanges tried for each such tablet from one hypothesis to the next. With one they are so much alike that a hundred say
/// no more than a few.
const BETWEEN: usize = 3;
/// Resolution of chance.
const CHANCE: u32 = 1 << 24;
/// A Traitor who could turn has done so nine times in ten. Of bots, 92 in 100 Traitors do, those counted who went out before.
const TURNED: (u32, u32) = (9, 10);

/// How many are left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Left {
    pub(super) investigators: usize,
    pub(super) cultists: usize,
    /// The Evil Child lives.
    pub(super) child: bool,
}

/// Who may be what.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Hypothesis {
    /// As dealt, by seat.
    roles: [Role; MOST],
    /// Who are Investigators by now, one bit a seat.
    investigators: u32,
    /// Whether a Yithian counts as a Cultist by now.
    late: bool,
    left: Left,
}

impl Hypothesis {
    fn new(roles: &[Role], about: &Certainties, turned: bool) -> Self {
        let mut one =
            Self { roles: [Role::Cultist; MOST], investigators: 0, late: about.late, left: Left::default() };
        one.roles[..roles.len()].copy_from_slice(roles);
        for (at, role) in roles.iter().enumerate() {
            if role.side() == Side::Investigator || (*role == Role::Traitor && turned) {
                one.investigators |= 1 << at;
            }
        }
        for seat in &about.fellows {
            one.investigators |= 1 << seat.0;
        }
        let mut left = Left::default();
        for seat in &about.living {
            let (investigators, cultists, child) = one.counts(*seat);
            left.investigators += investigators;
            left.cultists += cultists;
            left.child |= child;
        }
        Self { left, ..one }
    }

    /// What somebody counts for: as an Investigator, as a Cultist, as the Evil Child.
    fn counts(&self, seat: Seat) -> (usize, usize, bool) {
        match self.role(seat) {
            _ if self.is_investigator(seat) => (1, 0, false),
            Role::EvilChild => (0, 0, true),
            Role::Yithian if !self.late => (0, 0, false),
            _ => (0, 1, false),
        }
    }

    pub(super) fn role(&self, seat: Seat) -> Role {
        self.roles[usize::from(seat.0).min(MOST - 1)]
    }

    pub(super) fn is_investigator(&self, seat: Seat) -> bool {
        self.investigators >> seat.0 & 1 == 1
    }

    /// Who is left when these are out too.
    pub(super) fn left(&self, out: &[Seat]) -> Left {
        let mut left = self.left;
        for seat in out {
            let (investigators, cultists, child) = self.counts(*seat);
            left.investigators = left.investigators.saturating_sub(investigators);
            left.cultists = left.cultists.saturating_sub(cultists);
            left.child &= !child;
        }
        left
    }
}

/// What holds in all hypotheses.
pub(super) struct Certainties {
    pub(super) living: Vec<Seat>,
    /// Known to be Investigators by now.
    pub(super) fellows: Vec<Seat>,
    /// The first Day is over: a Traitor could have turned, a Yithian have taken a tablet.
    pub(super) late: bool,
}

/// What a seat believes.
#[derive(Clone, Debug)]
pub(super) struct Belief {
    pub(super) all: Vec<Hypothesis>,
    suspicion: [f64; MOST],
}

impl Belief {
    /// Draws so many hypotheses.
    pub(super) fn new(evidence: &Evidence, about: &Certainties, samples: usize, rng: &mut Rng) -> Self {
        let mut roles = evidence.likely_deal(rng);
        let others: Vec<usize> = (0..roles.len()).filter(|&at| roles[at] != Role::Cultist).collect();
        let mut chain = Chain { evidence, shared: evidence.shared(&roles), moving: others };
        for _ in 0..BURN_IN * chain.moving.len() {
            chain.step(&mut roles, rng);
        }
        let mut all = Vec::with_capacity(samples);
        let mut suspicion = [0.0; MOST];
        for _ in 0..samples.max(1) {
            for _ in 0..BETWEEN * chain.moving.len() {
                chain.step(&mut roles, rng);
            }
            let turned = about.late && rng.below(TURNED.1) < TURNED.0;
            let one = Hypothesis::new(&roles, about, turned);
            for (seat, sum) in (0..).zip(&mut suspicion) {
                *sum += f64::from(u8::from(one.is_investigator(Seat(seat))));
            }
            all.push(one);
        }
        let count = all.len() as f64;
        suspicion.iter_mut().for_each(|sum| *sum /= count);
        Self { all, suspicion }
    }

    /// How likely somebody is an Investigator.
    pub(super) fn of(&self, seat: Seat) -> f64 {
        self.suspicion.get(usize::from(seat.0)).copied().unwrap_or(0.0)
    }

    /// The mean of something over all hypotheses.
    pub(super) fn mean(&self, of: impl Fn(&Hypothesis) -> f64) -> f64 {
        self.all.iter().map(of).sum::<f64>() / self.all.len() as f64
    }
}

struct Chain<'a> {
    evidence: &'a Evidence,
    /// The weight of what seats share.
    shared: i32,
    /// Where those are who are no plain Cultists.
    moving: Vec<usize>,
}

impl Chain<'_> {
    fn step(&mut self, roles: &mut [Role], rng: &mut Rng) {
        let (Ok(few), Ok(all)) = (u32::try_from(self.moving.len()), u32::try_from(roles.len())) else {
            return;
        };
        let (at, b) = (rng.below(few) as usize, rng.below(all) as usize);
        let Some(&a) = self.moving.get(at) else { return };
        if roles[a] == roles[b] {
            return;
        }
        let alone = self.evidence.exchange(a, b, roles);
        if ratio(-alone) == 0.0 {
            return;
        }
        let known = self.evidence.sights(roles);
        roles.swap(a, b);
        let shared = if [roles[a], roles[b]].into_iter().all(is_plain) {
            self.shared + self.evidence.sights(roles) - known
        } else {
            self.evidence.shared(roles)
        };
        let more = alone + shared - self.shared;
        let stands = more >= 0 || f64::from(rng.below(CHANCE)) < ratio(-more) * f64::from(CHANCE);
        if !stands {
            roles.swap(a, b);
            return;
        }
        self.shared = shared;
        if roles[a] == Role::Cultist {
            self.moving[at] = b;
        }
    }
}

/// Whether only a sight tells who of them holds it.
fn is_plain(role: Role) -> bool {
    role.side() == Side::Cultist && role != Role::Traitor
}

/// What so many centibans less leave of one.
fn ratio(less: i32) -> f64 {
    /// 10 to the power of -1/100, and of its tenfolds.
    const POWERS: [f64; 9] = {
        let mut powers = [0.977_237_220_955_810_7; 9];
        let mut at = 1;
        while at < powers.len() {
            powers[at] = powers[at - 1] * powers[at - 1];
            at += 1;
        }
        powers
    };
    if less <= 0 {
        return 1.0;
    }
    if less >= 1 << POWERS.len() {
        return 0.0;
    }
    (0..POWERS.len()).filter(|bit| less >> bit & 1 == 1).map(|bit| POWERS[bit]).product()
}
