//! The builder: a simple policy with a hand. It thinks by trying: each spot is tried in a fork of the table, and the
//! one that stands and gains most is built for real.

use super::carry::Carry;
use super::spots::{Spot, spots};
use crate::games::rlyeh::{Action, Phase, Piece, Rlyeh};
use crate::games::{Game, PieceId};
use crate::session::{Intent, Match, Plain, to_table};
use crate::table::PieceId as TableId;
use crate::table::observe::{Baseline, Class, angle_deg, observe};
use crate::table::settle::{Rest, Watch};
use rapier3d::prelude::*;
use std::collections::BTreeSet;

/// Most spots tried for one placement.
const MOST_TRIES: usize = 16;
/// A spot where the piece ends up farther away than this was no good, cm.
const STRAY_CM: f32 = 0.4;
/// Nor one where it turns by more, degrees.
const STRAY_DEG: f32 = 4.0;
/// Air between spot and piece in a trial, cm.
const TRIAL_DROP_CM: f32 = 0.02;

/// What a new level is worth, mm.
const NEW_LEVEL_MM: f32 = 200.0;

/// How long a trial may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Patience {
    /// Most ticks of a trial.
    pub ticks: u32,
}

impl Default for Patience {
    fn default() -> Self {
        Self { ticks: 150 }
    }
}

/// A builder of cities. Ask it every tick what it wants ([`Builder::act`]).
#[derive(Clone, Debug)]
pub struct Builder {
    patience: Patience,
    carry: Carry<Rlyeh>,
    /// Pieces whose placement was tried this turn.
    given_up: Vec<PieceId>,
}

impl Default for Builder {
    fn default() -> Self {
        Self::new(Patience::default())
    }
}

impl Builder {
    /// A builder with so much patience.
    pub fn new(patience: Patience) -> Self {
        Self { patience, carry: Carry::default(), given_up: vec![] }
    }

    /// What the builder wants now; nothing while it waits for the table or its own hand. Ask once a tick.
    pub fn act(&mut self, m: &Match) -> Option<Intent> {
        if let Some(next) = self.carry.next() {
            return Some(next);
        }
        match m.game().phase() {
            Phase::Rolling => {
                self.given_up.clear();
                Some(Intent::Plain(Plain::Roll))
            }
            Phase::Acting { .. } => self.choose(m),
            Phase::Holding { .. } => self.carry.act(m),
            Phase::Settling { .. } | Phase::Over => {
                self.carry.rest();
                None
            }
        }
    }

    /// Tries the spots and takes the piece of the best; passes, or sets a piece down anywhere, when none is good.
    fn choose(&mut self, m: &Match) -> Option<Intent> {
        let best = spots(m)
            .into_iter()
            .filter(|spot| !self.given_up.contains(&spot.piece))
            .take(MOST_TRIES)
            .filter_map(|spot| self.trial(m, &spot).map(|worth| (worth, spot)))
            .max_by(|a, b| a.0.total_cmp(&b.0));
        let actions = m.game().legal_actions(m.game().active());
        let spot = match best {
            Some((_, spot)) => spot,
            None if actions.contains(&Action::Pass) => return Some(Intent::Plain(Plain::Pass)),
            None => self.anywhere(m, &actions)?,
        };
        let take = Intent::Take(spot.piece);
        self.given_up.push(spot.piece);
        self.carry.to(spot.pose);
        Some(take)
    }

    /// A mandatory piece for which no spot is good: upright at the edge of the building area.
    fn anywhere(&self, m: &Match, actions: &[Action]) -> Option<Spot> {
        let piece = actions.iter().find_map(|a| if let Action::Take(id) = a { Some(*id) } else { None })?;
        // Rings outwards from the building area to the edge of the table: somewhere is always room.
        let mut places = (0..600_u16).map(|i| {
            let angle = std::f32::consts::TAU * f32::from(i % 40) / 40.0;
            let ring = 12.0 + 3.0 * f32::from(i / 40);
            Vector::new(ring * libm::cosf(angle), ring * libm::sinf(angle), 0.0)
        });
        let at = places.find(|at| {
            m.sim().pieces().all(|(id, _)| {
                id == m.sim().table() || m.sim().centre_of_mass(id).truncate().distance(at.truncate()) > 4.0
            })
        })?;
        Some(Spot { piece, pose: Pose::from_translation(at) })
    }

    /// Sets the piece on the spot in a fork and lets time pass. How good that is, in millimetres; nothing if it does
    /// not stand or brings something down.
    fn trial(&self, m: &Match, spot: &Spot) -> Option<f32> {
        let mut sim = m.sim().clone();
        let id = to_table(spot.piece);
        let city: Vec<TableId> =
            m.game().pieces_in_play().into_iter().filter(|&p| p != spot.piece).map(to_table).collect();
        let baseline = Baseline::of(&sim);
        let above = spot.pose.translation + Vector::Z * TRIAL_DROP_CM;
        sim.place(id, Pose { translation: above, ..spot.pose });
        let mut watch = Watch::new();
        for _ in 0..self.patience.ticks {
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
        if strayed || city.iter().any(|id| seen[id].fall.is_some()) {
            return None;
        }
        let covered: BTreeSet<TableId> = seen.values().flat_map(|s| &s.carried_by).copied().collect();
        let mut tips_mm: Vec<f32> = seen
            .iter()
            .filter(|(id, s)| s.class == Some(Class::Upright) && !covered.contains(id))
            .map(|(_, s)| s.top_um as f32 / 1000.0)
            .collect();
        tips_mm.sort_by(|a, b| b.total_cmp(a));
        let tip_mm = |i: usize| tips_mm.get(i).copied().unwrap_or(0.0);
        let card = matches!(m.game().piece(spot.piece), Some(Piece::Card { .. }));
        // Height counts; but three level pillars carry a card, and a card is a new level.
        let pillars = 0.6 * tip_mm(1) + 1.2 * tip_mm(2);
        Some(tip_mm(0) + pillars + if card { NEW_LEVEL_MM } else { 0.0 } - crowding(m, spot))
    }

    /// Tells the builder that its last intent was carried out.
    pub fn done(&mut self, intent: &Intent) {
        self.carry.done(intent);
    }
}

/// How many pieces stand within a hand's breadth of a spot: a crowded spot is one to be clumsy at.
fn crowding(m: &Match, spot: &Spot) -> f32 {
    let near = |id: &PieceId| {
        *id != spot.piece
            && m.sim().centre_of_mass(to_table(*id)).truncate().distance(spot.pose.translation.truncate())
                < 2.2
    };
    m.game().pieces_in_play().iter().filter(|id| near(id)).count() as f32
}
