//! What the second judge expects: the level at which forces no longer balance.

use super::attempt::TableAction;
use super::question::LEAST_SHARE;
use super::subject::{RestingScene, direction, peak_g};
use table::rapier3d::glamx::DVec3;
use table::rapier3d::prelude::*;
use table::sim::Sim;
use table::statics::{self, LEAN_MOST, Model};

/// How often the way between a level that is borne and one that is not is halved: to within 0.2 % of the level.
const HALVINGS: u32 = 12;

/// The level of an action at which a subject fails, up to `most`. `None` if it bears that, or not even the least, or cannot
/// be judged, or where statics has nothing to say of such an action.
pub(super) fn level(subject: &RestingScene, action: impl Fn(f32) -> TableAction, most: f32) -> Option<f32> {
    let under = |gravity: Vector| Model { gravity: gravity.as_dvec3(), ..subject.model.clone() };
    let bears = |level: f32| -> Option<bool> {
        Some(match action(level) {
            TableAction::Tilt { towards_deg, degrees } => {
                stands(&under(subject.tilted(towards_deg, degrees)))?
            }
            TableAction::Shake { towards_deg, hz, mm, .. } => {
                let peak = peak_g(hz, mm) * table::settings::GRAVITY;
                let (gravity, lean) = (subject.sim.settings().gravity(), direction(towards_deg) * peak);
                stands(&under(gravity + lean))? && stands(&under(gravity - lean))?
            }
            TableAction::Load { piece, at, grams } => {
                let mut model = subject.model.clone();
                let point = subject.sim.pose(piece) * at;
                let block = model.blocks.iter_mut().find(|block| block.pieces.contains(&piece))?;
                let (own, load) = (block.mass, f64::from(grams));
                block.centre = (block.centre * own + point.as_dvec3() * load) / (own + load);
                block.mass = own + load;
                stands(&model)?
            }
            TableAction::LetGo | TableAction::Poke { .. } | TableAction::Remove { .. } => return None,
        })
    };
    // Halved in decades: a load may lie in any of many.
    let (mut holds, mut falls) = (most * LEAST_SHARE, most);
    if bears(most)? {
        return None;
    }
    if !bears(holds)? {
        return None;
    }
    for _ in 0..HALVINGS {
        let middle = libm::sqrtf(holds * falls);
        if bears(middle)? { holds = middle } else { falls = middle }
    }
    Some((holds + falls) / 2.0)
}

/// How far a table as it is may be tilted in the worst direction, degrees; `None` if gaps too small to see decide.
pub(super) fn margin(sim: &Sim) -> Option<f32> {
    let analysis = statics::judge(&Model::of(sim, None)).ok()?;
    (!analysis.is_in_doubt()).then(|| analysis.tilt_deg() as f32)
}

fn stands(model: &Model) -> Option<bool> {
    let gravity: DVec3 = model.gravity;
    if gravity.z >= 0.0 || gravity.truncate().length() > LEAN_MOST * -gravity.z {
        return Some(false);
    }
    statics::judge(model).ok().map(|analysis| analysis.factor > 0.0)
}
