//! What a thinking seat does by Night: who is High Priest, whom to accuse, and how to vote.

use super::mind::Mind;
use cluethulhu_rules::{Action, PublicPhase, Side};
use game::Seat;
use game::rng::Rng;

/// A seat is as good a victim as the best if it promises this share of what that one does.
const AS_GOOD: f64 = 0.9;
/// Of ten fellows whom a Cultist would accuse, second or suspect in one's place, so many are spared. If all were, the others
/// would soon tell by that who belongs together.
const SPARED: u32 = 7;
/// Of ten chances to save a fellow by a vote, so many are taken.
const SAVES: u32 = 1;
/// Of ten chances to hit a Cultist whom nobody suspects, so many are taken.
const HITS: u32 = 1;
/// Once in so many elections one votes for whom one likes.
const ALONE: u32 = 4;
/// Whoever believes less than this share of what is public of somebody knows something that the others do not. Two beliefs
/// drawn from so few hypotheses differ by a factor of two by chance: at 0.5 one Night in five still ended without a majority.
const KNOWS: f64 = 0.1;
/// What gain counts as one at all.
const SOME: f64 = 0.002;

impl Mind<'_> {
    /// How much somebody's murder is wished for, as one shows it: above nothing it is better than a Night without a murder.
    fn wish(&self, whom: Seat) -> f64 {
        if whom == self.me && self.side != Side::EvilChild {
            return -1.0;
        }
        self.seeming_gain(whom)
    }

    /// The best of all wishes.
    fn best_wish(&self, among: impl Iterator<Item = Seat>) -> f64 {
        among.map(|seat| self.wish(seat)).fold(0.0, f64::max)
    }

    /// The one of these whom the signs that all can see speak against most: whoever follows them agrees with all others who do.
    /// Whoever holds the Doll is left out unless the murder is worth it although the Evil Child may live.
    fn plainest(&self, among: impl Iterator<Item = Seat>) -> Option<Seat> {
        let may = among.filter(|&seat| !self.holds_doll(seat) || self.public_gain(seat) > SOME);
        may.max_by(|a, b| self.public().of(*a).total_cmp(&self.public().of(*b)))
    }

    /// Whether one follows the others against the plainest suspect. What is public says whether a murder is worth its while, so
    /// that all say the same; only whoever knows something for that one does not.
    fn follows(&self, whom: Seat) -> bool {
        let bound = self.falling(whom).len() > 1;
        if whom == self.me || self.side == Side::EvilChild || bound {
            return false;
        }
        let knows_better = self.looks(whom) < KNOWS * self.public().of(whom);
        self.public_gain(whom) > SOME && !knows_better
    }

    /// Whether one does not speak against somebody, for they belong together.
    fn spares(&self, whom: Seat, rng: &mut Rng) -> bool {
        self.is_fellow(whom) && rng.below(10) < SPARED
    }

    /// Those of the living against whom one does not speak.
    pub(super) fn spared(&self, rng: &mut Rng) -> Vec<Seat> {
        self.view.living().filter(|&seat| self.spares(seat, rng)).collect()
    }

    pub(super) fn accuse(&self, accused: &[Seat], rng: &mut Rng) -> Action {
        if let Some(plainest) = self.plainest(self.view.living()).filter(|&seat| self.follows(seat)) {
            if accused.contains(&plainest) {
                return Action::Pass;
            }
            if !self.spares(plainest, rng) {
                return Action::Accuse(plainest);
            }
        }
        let spared = self.spared(rng);
        let may = |seat: Seat| !accused.contains(&seat) && !spared.contains(&seat);
        let Some(whom) = self.best(rng, may, |seat| self.wish(seat)) else { return Action::Pass };
        let enough = self.best_wish(accused.iter().copied());
        let better = AS_GOOD * self.wish(whom) > enough;
        if self.wish(whom) > SOME && better { Action::Accuse(whom) } else { Action::Pass }
    }

    pub(super) fn second(&self, whom: Seat, rng: &mut Rng) -> Action {
        if whom == self.me || self.spares(whom, rng) {
            return Action::Pass;
        }
        let plainest = self.plainest(self.view.living()) == Some(whom) && self.follows(whom);
        let best = self.best_wish(self.view.living());
        if plainest {
            return Action::Second;
        }
        if self.wish(whom) >= AS_GOOD * best && self.wish(whom) > SOME {
            Action::Second
        } else {
            Action::Pass
        }
    }

    /// What the vote so far says: the weight of those for murder, of those still to vote without this one, and of all.
    fn count(&self, votes: &[(Seat, bool)]) -> (u32, u32, u32) {
        let weight = |seat: Seat| {
            let priest = self.view.seats.iter().any(|one| one.priest && one.seat == seat);
            if priest { 2 } else { 1 }
        };
        let yes = votes.iter().filter(|(_, yes)| *yes).map(|(seat, _)| weight(*seat)).sum();
        let of = self.view.free().map(weight).sum();
        let voted = |seat: Seat| seat == self.me || votes.iter().any(|(by, _)| *by == seat);
        (yes, self.view.free().filter(|&seat| !voted(seat)).map(weight).sum(), of)
    }

    pub(super) fn vote(&self, accused: &[Seat], whom: Seat, votes: &[(Seat, bool)], rng: &mut Rng) -> Action {
        let shown = match self.plainest(accused.iter().copied()) {
            Some(plainest) if self.follows(plainest) => whom == plainest,
            _ => {
                let (wish, best) = (self.wish(whom), self.best_wish(accused.iter().copied()));
                wish > SOME && wish >= AS_GOOD * best
            }
        };
        if !self.is_investigator() || whom == self.me {
            return Action::Vote(shown);
        }
        // What an Investigator wants counts where the vote is open; else it votes as it would if it were none.
        let (yes, to_come, of) = self.count(votes);
        let open = yes * 2 <= of && (yes + to_come + 2) * 2 > of;
        let wants = self.gain(whom);
        Action::Vote(match wants {
            _ if !open => shown,
            w if w < 0.0 && shown => rng.below(10) >= SAVES,
            w if w > 0.0 && !shown => rng.below(10) < HITS,
            _ => shown,
        })
    }

    /// Whom most others want, lest a few who know each other decide it; now and then somebody else.
    pub(super) fn elect(&self, votes: &[(Seat, Seat)], rng: &mut Rng) -> Option<Seat> {
        let count = |seat: Seat| votes.iter().filter(|(_, whom)| *whom == seat).count();
        let mut all: Vec<Seat> = self.view.living().collect();
        rng.shuffle(&mut all);
        if votes.is_empty() || rng.below(ALONE) == 0 {
            return all.pop();
        }
        all.into_iter().max_by_key(|&seat| (count(seat), seat == self.me))
    }

    pub(super) fn heir(&self, rng: &mut Rng) -> Option<Seat> {
        if self.is_investigator() && rng.below(2) == 0 {
            let fellow = self.best(rng, |seat| self.is_fellow(seat), |_| 0.0);
            return fellow.or_else(|| self.best(rng, |_| true, |_| 0.0));
        }
        self.best(rng, |_| true, |seat| -self.looks(seat))
    }

    /// What the stage asks for by Night.
    pub(super) fn by_night(&self, rng: &mut Rng) -> Option<Action> {
        match &self.view.stage {
            PublicPhase::LastWord { .. } if self.view.setup.shoggoth_talk => {
                self.absorb(rng).map(|_| Action::Show)
            }
            PublicPhase::LastWord { .. } | PublicPhase::Swallow { .. } => self.absorb(rng).map(Action::Pick),
            PublicPhase::Heir { .. } => self.heir(rng).map(Action::Heir),
            PublicPhase::Election { votes } => self.elect(votes, rng).map(Action::Elect),
            PublicPhase::Talk { .. } => Some(self.talk(rng)),
            PublicPhase::Accuse { accused, .. } => Some(self.accuse(accused, rng)),
            PublicPhase::Second { whom, .. } => Some(self.second(*whom, rng)),
            PublicPhase::Ballot { accused, whom, votes } => Some(self.vote(accused, *whom, votes, rng)),
            PublicPhase::Defence { .. } => Some(self.defend(rng)),
            _ => None,
        }
    }
}
