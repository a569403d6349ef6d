//! The first word, at once: geometry says how the piece would lie where it lands, and statics whether everything can stand
//! so. Nothing is tried, so what it would push aside on its way nobody asks.

use super::fork::Fork;
use super::{Foresight, Outlook, Word};
use crate::table::lying::{carried_along, landing, lying};
use crate::table::statics::{self, Verdict};
use crate::table::{PieceId, Sim};
use rapier3d::prelude::*;

/// What geometry and statics tell of a release.
pub(super) fn word(fork: &Fork) -> Foresight {
    let (sim, hand) = (&fork.sim, &fork.hand);
    let held = hand.held();
    let landed = hand.target().and_then(|wanted| landing(sim, held, wanted, hand.auto_raise()));
    let lies = landed.and_then(|landed| lying(sim, held, &landed));
    lies.and_then(|pose| stands(fork, held, pose)).unwrap_or_else(open)
}

fn open() -> Foresight {
    let outlook = Outlook { class: None, on: vec![], falls: vec![], rests: true };
    Foresight { outlook, verdict: None, word: Word::Open, poses: vec![] }
}

/// What is seen if the lowest piece lies at a pose; nothing where statics cannot tell whether it stays there.
fn stands(fork: &Fork, held: &[PieceId], pose: Pose) -> Option<Foresight> {
    let mut lies: Sim = fork.sim.clone();
    for (id, pose) in carried_along(&fork.sim, held, pose) {
        lies.place(id, pose);
    }
    let analysis = statics::analyse(&lies, Some(held)).ok()?;
    // One tick, so that the table's own contacts are known.
    lies.tick().ok()?;
    let mut seen = fork.as_on(lies, Word::First);
    match analysis.verdict {
        Verdict::Stands => {}
        Verdict::TooClose => return None,
        Verdict::Falls => {
            let moving = analysis.failure.map_or_else(Vec::new, |failure| failure.moving);
            let others: Vec<PieceId> = moving.into_iter().filter(|id| !held.contains(id)).collect();
            if others.is_empty() {
                return None;
            }
            seen.outlook.falls = others;
        }
    }
    Some(seen)
}
