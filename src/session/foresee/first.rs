//! The first word, at once: geometry says how the piece would lie where it lands, and statics whether everything can stand
//! so. Nothing is tried, so what it would push aside on its way nobody asks.

use super::foresight::{Certainty, Foresight, Outlook};
use table::lying::{carried_along, landing, lying};
use table::rapier3d::prelude::*;
use table::statics::{self, Verdict};
use table::{Hand, PieceId, Sim};

/// What geometry and statics tell of a release; `see` says what is seen of a table on which everything lies.
pub(super) fn word(sim: &Sim, hand: &Hand, see: impl Fn(Sim) -> Foresight) -> Foresight {
    let held = hand.held();
    let landed = hand.target().and_then(|wanted| landing(sim, held, wanted, hand.auto_raise()));
    let lies = landed.and_then(|landed| lying(sim, held, &landed));
    lies.and_then(|pose| stands(sim, held, pose, see)).unwrap_or_else(open)
}

fn open() -> Foresight {
    let outlook = Outlook { class: None, on: vec![], falls: vec![], rests: true };
    Foresight { outlook, verdict: None, certainty: Certainty::Open, poses: vec![] }
}

/// What is seen if the lowest piece lies at a pose; `None` if statics cannot tell whether it stays there.
fn stands(sim: &Sim, held: &[PieceId], pose: Pose, see: impl Fn(Sim) -> Foresight) -> Option<Foresight> {
    let mut lies = sim.clone();
    for (id, pose) in carried_along(sim, held, pose) {
        lies.place(id, pose);
    }
    let analysis = statics::analyse(&lies, Some(held)).ok()?;
    // One tick, so that the table's own contacts are known.
    lies.tick().ok()?;
    let mut seen = see(lies);
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
