//! What a bot decides. The careful one thinks by trying: each spot is tried in a fork of the table, and the one that
//! stands and gains most is built for real.

use super::architect::design;
use super::hand::slipped;
use super::idea::Idea;
use super::site::BotPosition;
use super::spots::{CandidatePose, spots};
use super::standing::is_fatal;
use super::trial::trial;
use super::worth::{liking, worth};
use super::{aloud, explain, one_tree};
use bots::advice::Advice;
use bots::seat_rng;
use game::rng::Rng;
use game::{Game, Seat};
use rlyeh_rules::Action;
use session::Skill;
use std::cmp::Reverse;
use table::PieceId;
use table::rapier3d::prelude::*;
use table::settle::STILL_FOR_S;

/// Most spots tried for one placement.
const MOST_TRIES: usize = 16;

/// A bot at a seat: what a builder builds by.
#[derive(Clone, Debug)]
pub struct Bot {
    skill: Skill,
    /// Whether it is the one-tree driver of the bench, with an architect's hand.
    one_tree: bool,
    seed: u64,
    seat: Seat,
    /// Pieces whose placement was tried this turn.
    given_up: Vec<PieceId>,
}

impl Bot {
    /// A bot of a skill, on a seat of the match with this seed. In the same match it builds the same.
    pub fn new(skill: Skill, seed: u64, seat: Seat) -> Self {
        Self { skill, one_tree: false, seed, seat, given_up: vec![] }
    }

    /// The one-tree driver, alone in a match with this seed: a peer of the architect's in the bench.
    pub fn one_tree(seed: u64) -> Self {
        Self { one_tree: true, ..Self::new(Skill::High, seed, Seat(0)) }
    }

    /// How well it builds.
    pub fn skill(&self) -> Skill {
        self.skill
    }

    /// Its chance at this moment of the table, so that it goes on after loading as if it had never been interrupted.
    fn chance(&self, site: &BotPosition) -> Rng {
        let moment = site.sim().ticks().rotate_left(u64::BITS / 2);
        seat_rng(self.seed ^ moment, self.seat)
    }

    /// A turn begins: every piece may be tried again.
    pub(super) fn begin_turn(&mut self) {
        self.given_up.clear();
    }

    /// A piece is tried, and not again in this turn.
    pub(super) fn try_piece(&mut self, piece: PieceId) {
        self.given_up.push(piece);
    }
}

impl bots::Bot for Bot {
    type Position = BotPosition;
    type Choice = Idea;

    /// Looks for a spot; passes, or sets a piece down anywhere, where there is none.
    fn choose(&mut self, site: &BotPosition) -> Option<Idea> {
        let designs = self.skill == Skill::High && !self.one_tree;
        let designed = if designs { design(site, &self.given_up).chosen } else { None };
        self.decide(site, designed)
    }

    fn explain(&mut self, site: &BotPosition) -> Option<Advice<Idea>> {
        if self.skill != Skill::High || self.one_tree {
            let idea = self.choose(site)?;
            let told = if self.skill == Skill::Middle { aloud::aloud(site, &idea, None) } else { None };
            return Some(Advice::bare(idea).aloud(told));
        }
        let design = design(site, &self.given_up);
        let idea = self.decide(site, design.chosen.clone())?;
        let told = aloud::aloud(site, &idea, Some(&design));
        Some(explain::advice(site, idea, &design.stood).aloud(told))
    }
}

impl Bot {
    /// What it does; `designed` is what an architect has designed.
    fn decide(&self, site: &BotPosition, designed: Option<CandidatePose>) -> Option<Idea> {
        let mut rng = self.chance(site);
        let fresh = |spot: &CandidatePose| !self.given_up.contains(&spot.piece);
        let spots = || spots(site).into_iter().filter(fresh).collect::<Vec<_>>();
        let found = match self.skill {
            _ if self.one_tree => one_tree::next(site),
            Skill::Low => rng.pick(&spots()).cloned(),
            Skill::Middle => best(site, spots()),
            Skill::High => designed,
        };
        let actions = site.game().legal_actions(site.game().active());
        // A turn that may be declined is never played to lose the game by it.
        let careful = self.skill != Skill::Low && site.game().asks().may_decline();
        let found = found.filter(|spot| !careful || !is_fatal(site, spot));
        match found {
            Some(spot) => Some(Idea::Set(slipped(&spot, self.skill, &mut rng))),
            None if actions.contains(&Action::Pass) => Some(Idea::Pass),
            None => anywhere(site, &actions).map(Idea::Set),
        }
    }
}

/// The best of the spots that hold.
fn best(site: &BotPosition, mut spots: Vec<CandidatePose>) -> Option<CandidatePose> {
    spots.sort_by_key(|spot| Reverse(liking(site.game(), spot.piece)));
    spots
        .into_iter()
        .take(MOST_TRIES)
        .filter_map(|spot| Some((worth(site, &spot, &trial(site, &spot, STILL_FOR_S)?.seen), spot)))
        .max_by(|a, b| a.0.total_cmp(&b.0))
        .map(|(_, spot)| spot)
}

/// A mandatory piece for which no spot is good: upright at the edge of the building area.
fn anywhere(site: &BotPosition, actions: &[Action]) -> Option<CandidatePose> {
    let piece = actions.iter().find_map(|a| if let Action::Take(id) = a { Some(*id) } else { None })?;
    let sim = site.sim();
    // Rings outwards from the building area to the edge of the table: somewhere is always room.
    let mut places = (0..600_u16).map(|i| {
        let angle = std::f32::consts::TAU * f32::from(i % 40) / 40.0;
        let ring = 12.0 + 3.0 * f32::from(i / 40);
        Vector::new(ring * libm::cosf(angle), ring * libm::sinf(angle), 0.0)
    });
    let at = places.find(|at| {
        sim.pieces().all(|(id, _)| {
            id == sim.table() || sim.centre_of_mass(id).truncate().distance(at.truncate()) > 4.0
        })
    })?;
    Some(CandidatePose { piece, pose: Pose::from_translation(at) })
}
