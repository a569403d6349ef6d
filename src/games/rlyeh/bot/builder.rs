//! The builder: a policy with a hand. The careful one thinks by trying: each spot is tried in a fork of the table, and
//! the one that stands and gains most is built for real.

use super::spots::{Spot, spots};
use super::worth::{Sight, liking, worth};
use super::{Level, Site};
use crate::bots::carry::Carry;
use crate::games::rlyeh::rules::{Action, Phase, Rlyeh};
use crate::game::rng::Rng;
use crate::table::PieceId;
use crate::game::Game;
use crate::games::rlyeh::referee::Declaration;
use crate::games::rlyeh::{Intent, Match};
use crate::table::observe::{Baseline, angle_deg, observe};
use crate::table::settle::{Rest, Watch};
use crate::table::{MM_PER_CM, PieceId as TableId};
use rapier3d::prelude::*;
use std::cmp::Reverse;

/// Most spots tried for one placement.
const MOST_TRIES: usize = 16;
/// A spot where the piece ends up farther away than this was no good, cm.
const STRAY_CM: f32 = 0.4;
/// Nor one where it turns by more, degrees.
const STRAY_DEG: f32 = 4.0;
/// Air between spot and piece in a trial, cm.
const TRIAL_DROP_CM: f32 = 0.02;
/// Most ticks of a trial.
const TRIAL_TICKS: u32 = 150;
/// How far from where it meant to a careless hand sets a piece at most, each way, tenths of a millimetre.
const SLIP_TENTHS: u32 = 8;

/// What a builder has decided on.
#[derive(Clone, Debug, PartialEq)]
pub enum Idea {
    /// Setting a piece on a spot.
    Set(Spot),
    /// Declining the rest of the turn.
    Pass,
}

/// A builder of cities. Ask it every tick what it wants ([`Builder::act`]).
#[derive(Clone, Debug)]
pub struct Builder {
    level: Level,
    seed: u64,
    carry: Carry<Rlyeh>,
    /// Pieces whose placement was tried this turn.
    given_up: Vec<PieceId>,
}

impl Default for Builder {
    fn default() -> Self {
        Self::of(Level::Architect, 0)
    }
}

impl Builder {
    /// A builder of a level. The same seed and the same match give the same city.
    pub fn of(level: Level, seed: u64) -> Self {
        Self { level, seed, carry: Carry::default(), given_up: vec![] }
    }

    /// What the builder wants now; nothing while it waits for the table or its own hand. Ask once a tick, and only the
    /// builder whose turn it is.
    pub fn act(&mut self, m: &Match) -> Option<Intent> {
        if self.decides(m) {
            let idea = self.think(&Site::of(m))?;
            return Some(self.follow(idea));
        }
        self.handle(m)
    }

    /// Whether a decision is due, which takes its time: [`Builder::think`], then [`Builder::follow`].
    pub fn decides(&self, m: &Match) -> bool {
        self.carry.is_free() && matches!(m.game().phase(), Phase::Acting { .. })
    }

    /// What the builder wants while no decision is due.
    pub fn handle(&mut self, m: &Match) -> Option<Intent> {
        if let Some(next) = self.carry.next() {
            return Some(next);
        }
        match m.game().phase() {
            Phase::Rolling => {
                self.given_up.clear();
                Some(Intent::Declare(Declaration::Roll))
            }
            Phase::Holding { .. } => self.carry.act(m),
            Phase::Acting { .. } => None,
            Phase::Settling { .. } | Phase::Over => {
                self.carry.rest();
                None
            }
        }
    }

    /// Does what was decided on.
    pub fn follow(&mut self, idea: Idea) -> Intent {
        match idea {
            Idea::Pass => Intent::Declare(Declaration::Pass),
            Idea::Set(spot) => {
                self.given_up.push(spot.piece);
                self.carry.to(spot.pose);
                Intent::Take(spot.piece)
            }
        }
    }

    /// Looks for a spot; passes, or sets a piece down anywhere, where there is none.
    pub fn think(&self, site: &Site) -> Option<Idea> {
        let mut spots = spots(site);
        spots.retain(|spot| !self.given_up.contains(&spot.piece));
        let found = match self.level {
            Level::Dabbler => self.dabble(site, &spots),
            Level::Architect => self.best(site, spots),
        };
        let actions = site.game().legal_actions(site.game().active());
        match found {
            Some(spot) => Some(Idea::Set(spot)),
            None if actions.contains(&Action::Pass) => Some(Idea::Pass),
            None => anywhere(site, &actions).map(Idea::Set),
        }
    }

    /// Any spot, and not quite.
    fn dabble(&self, site: &Site, spots: &[Spot]) -> Option<Spot> {
        let moment = u64::from(site.game().part_serial()) << 8 | self.given_up.len() as u64;
        let mut rng = Rng::new(self.seed ^ moment.wrapping_mul(0x9E37_79B9_7F4A_7C15));
        let spot = rng.pick(spots)?.clone();
        let mut slip = || (rng.below(2 * SLIP_TENTHS + 1) as f32 - SLIP_TENTHS as f32) / 10.0 / MM_PER_CM;
        let aside = Vector::new(slip(), slip(), 0.0);
        Some(Spot { pose: Pose { translation: spot.pose.translation + aside, ..spot.pose }, ..spot })
    }

    /// The best of the spots that hold.
    fn best(&self, site: &Site, mut spots: Vec<Spot>) -> Option<Spot> {
        spots.sort_by_key(|spot| Reverse(liking(site.game(), spot.piece)));
        spots
            .into_iter()
            .take(MOST_TRIES)
            .filter_map(|spot| Some((worth(site, &spot, &self.trial(site, &spot)?), spot)))
            .max_by(|a, b| a.0.total_cmp(&b.0))
            .map(|(_, spot)| spot)
    }

    /// Sets the piece on the spot in a fork and lets time pass. What there is to see then; nothing if it does not stand
    /// or brings something down.
    fn trial(&self, site: &Site, spot: &Spot) -> Option<Sight> {
        let mut sim = site.sim().clone();
        let id = spot.piece;
        let in_play = site.game().pieces_in_play();
        let city: Vec<TableId> = in_play.into_iter().filter(|&p| p != spot.piece).collect();
        let baseline = Baseline::of(&sim);
        let above = spot.pose.translation + Vector::Z * TRIAL_DROP_CM;
        sim.place(id, Pose { translation: above, ..spot.pose });
        let mut watch = Watch::new();
        for _ in 0..TRIAL_TICKS {
            sim.tick().ok()?;
            if watch.tick(&sim) != Rest::Moving {
                break;
            }
        }
        let end = sim.pose(id);
        let strayed = end.translation.distance(spot.pose.translation) > STRAY_CM
            || angle_deg(end.rotation * Vector::Z, spot.pose.rotation * Vector::Z) > STRAY_DEG;
        let everything: Vec<TableId> = city.iter().copied().chain([id]).collect();
        let seen = observe(&sim, &baseline, &everything);
        let holds = !strayed && city.iter().all(|id| seen[id].fall.is_none());
        holds.then_some(seen)
    }

    /// Tells the builder that its last intent was carried out.
    pub fn done(&mut self, intent: &Intent) {
        self.carry.done(intent);
    }
}

/// A mandatory piece for which no spot is good: upright at the edge of the building area.
fn anywhere(site: &Site, actions: &[Action]) -> Option<Spot> {
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
    Some(Spot { piece, pose: Pose::from_translation(at) })
}
