//! A try of a placement, and what came of it.

use super::carrying::Person;
use super::placements::{HELD, Placement};
use lab::chance::Chance;
use std::collections::BTreeMap;
use table::hand::{HandKind, HandOptions};
use table::observe::{Baseline, Observed, observe};
use table::{PieceId, Sim, TableError};

/// The table comes to rest for so long before a hand comes, ticks.
const BEFORE_TICKS: u32 = 60;

/// What came of a try.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TryResult {
    /// Nothing fell, and the piece lies as asked.
    Done,
    /// Nothing fell, but the piece does not lie as asked.
    Otherwise,
    /// Something that stood there fell.
    Fell,
}

/// A try of a placement with a hand of this kind; the seed is that of the person's errors and of the hand's tremor.
///
/// # Errors
/// When the table cannot be made or ticked.
pub fn attempt(placement: &Placement, kind: HandKind, seed: u32) -> Result<TryResult, TableError> {
    let mut sim = placement.table()?;
    (0..BEFORE_TICKS).try_for_each(|_| sim.tick())?;
    let before = Before::of(&sim);
    let options = HandOptions { kind, tremor_seed: seed.into(), ..HandOptions::default() };
    let mut person = Person::takes(sim, options, placement, Chance::new(seed.into(), 0));
    person.places(&|sim| before.outcome(sim, placement) == TryResult::Done)?;
    Ok(before.outcome(&person.sim, placement))
}

/// The table before a hand comes.
struct Before {
    baseline: Baseline,
    seen: BTreeMap<PieceId, Observed>,
}

impl Before {
    fn of(sim: &Sim) -> Self {
        let baseline = Baseline::of(sim);
        Self { seen: observe(sim, &baseline, &pieces(sim)), baseline }
    }

    /// What has come of it on a table at rest.
    fn outcome(&self, sim: &Sim, placement: &Placement) -> TryResult {
        let seen = observe(sim, &self.baseline, &pieces(sim));
        // A card that lay on the table counts as fallen from the beginning.
        let fell = |id: &PieceId| seen[id].fall.is_some() && self.seen[id].fall.is_none();
        if seen.keys().any(|id| *id != HELD && fell(id)) {
            return TryResult::Fell;
        }
        if placement.is_done(sim, &seen[&HELD]) { TryResult::Done } else { TryResult::Otherwise }
    }
}

fn pieces(sim: &Sim) -> Vec<PieceId> {
    sim.pieces().map(|(id, _)| id).filter(|id| *id != sim.table()).collect()
}
