//! Trying a spot out in a fork of the table.

use super::hand::{beside, slip_mm};
use super::site::BotPosition;
use super::spots::CandidatePose;
use super::worth::Sight;
use crate::matches::Intent;
use bots::carry::Carry;
use rayon::prelude::*;
use session::Skill;
use table::observe::{Baseline, FALLEN_DROP_MM, angle_deg, observe};
use table::rapier3d::prelude::*;
use table::settle::{Rest, Watch};
use table::{MM_PER_CM, PieceId, Sim, statics};

/// A spot where the piece ends up farther away than this was no good, cm.
const STRAY_CM: f32 = 0.4;
/// Nor one where it turns by more, degrees.
const STRAY_DEG: f32 = 4.0;
/// Air between spot and piece in a trial, cm.
const TRIAL_DROP_CM: f32 = 0.02;
/// Most ticks of a trial.
const TRIAL_TICKS: u32 = 150;
/// Most ticks for which a hand carries a piece in a trial and the table settles: 20 s.
const CARRY_TICKS: u32 = 1_200;
/// A trial that goes wrong is broken off: so often it is looked, in ticks.
const LOOK_TICKS: u32 = 10;
/// What turned or went by so many times as much as a spot allows does not come back.
const FAR: f32 = 3.0;
/// How long all must be still in a trial after which a city's margin is asked for, s: what stands by it does not fall later.
pub(super) const BRIEFLY_S: f32 = 0.2;
/// A hand is tried out as if it trembled by so much more than it does.
const WARY: f32 = 4.0 / 3.0;

/// What a trial came to.
pub(super) struct TrialScore {
    /// What there is to see.
    pub seen: Sight,
    /// The table at rest.
    sim: Sim,
}

/// Whether a piece is by so much lower than it was that it has fallen.
fn has_sunk(sim: &Sim, (id, was_cm): (PieceId, Real)) -> bool {
    (was_cm - sim.centre_of_mass(id).z) * MM_PER_CM > FALLEN_DROP_MM
}

/// Sets the piece on the spot in a fork and lets time pass: for a new piece until all has been still for so long, for one of the
/// city until the rules have judged. What came of it; `None` if it does not stand or brings something down.
pub(super) fn trial(site: &BotPosition, spot: &CandidatePose, still_for_s: f32) -> Option<TrialScore> {
    let game = site.game();
    let is_built = game.in_play(spot.piece);
    // A stack is moved whole.
    let moved = if is_built { game.stack(spot.piece) } else { vec![spot.piece] };
    let id = *moved.first()?;
    let city: Vec<PieceId> = game.pieces_in_play().into_iter().filter(|id| !moved.contains(id)).collect();
    let height = |id: &PieceId| (*id, site.sim().centre_of_mass(*id).z);
    let heights: Vec<(PieceId, Real)> = city.iter().map(height).collect();
    let sank = |sim: &Sim| heights.iter().any(|was| has_sunk(sim, *was));
    let strayed = |sim: &Sim, far: f32| {
        let (now, meant) = (sim.pose(id), spot.pose);
        now.translation.distance(meant.translation) > far * STRAY_CM
            || angle_deg(now.rotation * Vector::Z, meant.rotation * Vector::Z) > far * STRAY_DEG
    };
    let sim = if is_built {
        carried(site, spot, sank)?
    } else {
        set_down(site, spot, &city, still_for_s, |sim| strayed(sim, FAR) || sank(sim))?
    };
    let everything: Vec<PieceId> = city.iter().chain(&moved).copied().collect();
    let seen = observe(&sim, &Baseline::of(site.sim()), &everything);
    let holds = !strayed(&sim, 1.0) && city.iter().all(|id| seen[id].fall.is_none());
    holds.then_some(TrialScore { seen, sim })
}

/// The table once a new piece was set down on the spot from a hair above it, and all has been still for so long; `None` if it
/// goes wrong. From the store the hand comes over everything.
fn set_down(
    site: &BotPosition,
    spot: &CandidatePose,
    city: &[PieceId],
    still_for_s: f32,
    wrong: impl Fn(&Sim) -> bool,
) -> Option<Sim> {
    let mut sim = site.sim().clone();
    let above = Pose { translation: spot.pose.translation + Vector::Z * TRIAL_DROP_CM, ..spot.pose };
    sim.place(spot.piece, above);
    // A city that sleeps carries what is set on it as if it were one block.
    city.iter().for_each(|id| sim.body_mut(*id).wake_up(true));
    let mut watch = Watch::new();
    for tick in 1..=TRIAL_TICKS {
        sim.tick().ok()?;
        if watch.tick(&sim) != Rest::Moving {
            break;
        }
        if tick.is_multiple_of(LOOK_TICKS) && wrong(&sim) {
            return None;
        }
        if watch.still_s(&sim) >= still_for_s {
            break;
        }
    }
    Some(sim)
}

/// The table once the hand has taken a piece of the city to the spot, just as it will, and the rules have judged; `None` if it goes
/// wrong. A piece may lie under a card that it lifts off, and meets its neighbours while the hand turns it over.
fn carried(site: &BotPosition, spot: &CandidatePose, wrong: impl Fn(&Sim) -> bool) -> Option<Sim> {
    let (mut m, mut carry) = (site.fork(), Carry::default());
    carry.to(spot.pose);
    m.intend(Intent::Take(spot.piece)).ok()?;
    for tick in 1..=CARRY_TICKS {
        m.tick();
        if m.is_waiting() {
            return Some(m.sim().clone());
        }
        if tick.is_multiple_of(LOOK_TICKS) && wrong(m.sim()) {
            return None;
        }
        if let Some(intent) = carry.next_intent().or_else(|| carry.act(&m))
            && m.intend(intent.clone()).is_ok()
        {
            carry.done(&intent);
        }
    }
    None
}

/// Whether the piece stands wherever a hand of this level may set it down.
pub(super) fn is_sure(site: &BotPosition, spot: &CandidatePose, skill: Skill) -> bool {
    let reach = WARY * slip_mm(skill);
    [[reach, reach], [-reach, reach], [-reach, -reach], [reach, -reach]]
        .par_iter()
        .all(|&[x, y]| trial(site, &beside(spot, x, y), BRIEFLY_S).is_some())
}

/// How far the table could be tilted before the city fails, in the worst direction, degrees; below zero where it is
/// not known to stand at all.
pub(super) fn margin_deg(sim: &Sim, city: &[PieceId]) -> f64 {
    let unknown = -statics::LEAN_MOST;
    statics::analyse(sim, Some(city)).map_or(unknown, |analysis| analysis.tilt_deg())
}

/// The same where the second judge is sure that all stands: `None` if it is too close to call, as in a heap whose pieces do not
/// touch as the judge would have them.
pub(super) fn sure_deg(sim: &Sim, city: &[PieceId]) -> Option<f64> {
    let analysis = statics::analyse(sim, Some(city)).ok()?;
    (analysis.verdict == statics::Verdict::Stands).then(|| analysis.tilt_deg())
}

impl TrialScore {
    fn city(&self) -> Vec<PieceId> {
        self.seen.keys().copied().collect()
    }

    /// The margin of the city as it lies then, degrees.
    pub fn margin_deg(&self) -> f64 {
        margin_deg(&self.sim, &self.city())
    }

    /// The same where the second judge is sure.
    pub(crate) fn sure_deg(&self) -> Option<f64> {
        sure_deg(&self.sim, &self.city())
    }
}
