//! Help with nesting: near a free tip the hand lines an upright pyramid up with it, the more the nearer. It can be
//! switched off, and the match's log tells when it helped.

use super::carry::{Carry, Pull, Stage};
use super::hand_rules::HandRules;
use super::maths;
use super::options::Handling;
use super::state::{GrabState, HandSet};
use crate::app::table::live_match::{Playing, on};
use crate::app::table::physics::LiveTable;
use crate::table::hand::not_of;
use crate::table::observe::{CLASS_TOLERANCE_DEG, angle_deg};
use crate::table::piece::NEST_STEP_MM;
use crate::table::{MM_PER_CM, PieceId, Sim};
use bevy::app::RunFixedMainLoop;
use bevy::prelude::*;
use rapier3d::prelude::{QueryFilter, Ray};

/// A tip farther aside than this has no pull, cm.
const FAR_CM: f32 = 0.6;
/// Nearer than this its pull is whole, cm.
const NEAR_CM: f32 = 0.3;
/// A tip is free where nothing is above it for so far, cm.
const FREE_CM: f32 = 10.0;
/// From the tip to where looking up begins, cm.
const OVER_TIP_CM: f32 = 0.02;

pub(super) fn of<G: HandRules>(app: &mut App) {
    app.add_systems(
        RunFixedMainLoop,
        align::<G>.in_set(HandSet::Steer).after(super::steer::feel::<G>).run_if(on::<G>),
    );
}

fn align<G: HandRules>(
    mut grab_state: ResMut<GrabState>,
    handling: Res<Handling>,
    playing: Res<Playing<G>>,
    mut table: LiveTable,
) -> Result {
    let GrabState::Holding(carry) = &mut *grab_state else { return Ok(()) };
    // What goes down already goes where it was wanted.
    if !carry.is_busy() {
        let hand = playing.0.hand().options().kind;
        let helps = handling.nest_assist && hand.helps() && carry.stage == Stage::Free;
        let game = playing.0.game();
        carry.pull = if helps { table.lend(|sim| pull(game, sim, carry))? } else { None };
    }
    Ok(())
}

/// The pull of the highest free tip near the place where a pyramid is wanted, if it is wanted upright.
fn pull<G: HandRules>(game: &G, sim: &Sim, carry: &Carry) -> Option<Pull> {
    let size = sim.piece(carry.pieces[0]).kind.pyramid()?;
    let upright = |turn: Quat| angle_deg(turn * Vec3::Z, Vec3::Z) <= CLASS_TOLERANCE_DEG;
    if !upright(carry.turn) {
        return None;
    }
    let near = |id: PieceId| {
        let (lower, pose) = (sim.piece(id).kind.pyramid()?, sim.pose(id));
        let tip = pose * Vec3::new(0.0, 0.0, lower.height_mm() / MM_PER_CM);
        let seat = (lower.height_mm() + NEST_STEP_MM - size.height_mm()) / MM_PER_CM;
        let at = (pose * Vec3::new(0.0, 0.0, seat)).truncate();
        let fits = upright(pose.rotation) && at.distance(carry.at.truncate()) < FAR_CM && game.is_built(id);
        fits.then_some((tip, at, pose.rotation))
    };
    let others = sim.pieces().map(|(id, _)| id).filter(|id| !carry.pieces.contains(id));
    let (tip, at, below) = others.filter_map(near).max_by(|a, b| a.0.z.total_cmp(&b.0.z))?;
    let not_held = not_of(&carry.pieces);
    let above = Ray::new(tip + Vec3::Z * OVER_TIP_CM, Vec3::Z);
    let queries = sim.queries(QueryFilter::default().predicate(&not_held));
    if queries.cast_ray(&above, FREE_CM, true).is_some() {
        return None;
    }
    let heading = maths::heading(carry.turn);
    let turn_by = maths::in_line(heading, maths::heading(below)) - heading;
    let far = at.distance(carry.at.truncate());
    let share = ((FAR_CM - far) / (FAR_CM - NEAR_CM)).clamp(0.0, 1.0);
    Some(Pull { at, turn_by, share })
}
