//! Shear and twist have one limit: what a patch bears of the one leaves less of the other.
//!
//! The engine gives a patch one friction force and one twist, each with a limit of its own. So a piece that is pushed and turned at
//! once would bear both in full, and a tower might stand that nothing can hold. Of real friction there is only so much at each point
//! of the patch: with a given shear goes a least and a most twist ([`twists`]).
//!
//! The engine cannot be told so, but it can be led there. A patch that twists harder than its shear allows is turned back, by a
//! torque on the one piece and its opposite on the other: just as hard as the twist is too much. The engine answers by twisting
//! harder still. So the torque grows from tick to tick by as much as the load asks too much, until the engine has come to its own
//! limit. Then the two of them together bear exactly what real friction would, and the patch gives way. If the load is one that real
//! friction bears, the torque shrinks by as much as that has to spare, and is soon gone. While a patch holds, the torque changes
//! nothing: engine and torque together bear what the load asks for.
//!
//! It is known from the engine's last forces alone, once a tick, and saved with the bodies as their torque.
//!
//! A torque lasts for a tick. So it is only for patches that will press as hard all that time: those on which a piece lies, with its
//! own weight and that of what stands on it. What is wedged in may come free within a step, and a torque would then throw it. What
//! leans is held elsewhere too, so the load of its foot does not say what it must bear: two cards that lean together fell 1 % inside
//! their limit when their feet were turned.

use super::mass_scaling;
use super::settings::{Friction, Settings};
use super::settle::pace;
use super::sim::{Sim, collider_handle, id_of, of_body};
use game::pieces::PieceId;
use rapier3d::glamx::DVec2;
use rapier3d::prelude::*;
use std::collections::BTreeSet;

/// A patch with less shear than this share of the most twists as if it had none: that would take off less than 2 %.
const LEAST_SHEAR: f64 = 0.2;
/// The most shear that is reckoned with, as a share of what friction bears: at all of it one twist alone is possible.
const MOST_SHEAR: f64 = 0.998;
/// Pieces that move faster than so many times what counts as still (0.4 cm/s) are not turned: what slides has its own way.
const SLOW: f32 = 2.0;
/// Of all that a patch bears, so much is left to it: what gives a little would else slide too early. With 1 of 130 towers 8 fall at
/// 0.95 of their limit that should stand, with 1.05 4 do, and none stands at 1.02. With 1.11 one does.
const LENIENT: f64 = 1.05;
/// A patch is steady when it presses at the end of a tick's last step as in all of it, but for this share.
const STEADY: f64 = 0.05;
/// A piece lies on another when no more presses there than so many times what it and all that stands on it weigh.
const BY_WEIGHT: f64 = 1.1;
/// Two directions are alike when their cosine is more than this (18°).
const LIKE: f32 = 0.95;
/// How often the point is improved round which a patch would turn, at most, and below which gain, as a share, no more.
const ROUNDS: usize = 40;
const LEAST_GAIN: f64 = 1e-4;

/// A patch, flat: its points from their middle, cm, and the friction that each bears, dyn.
type Patch = Vec<(DVec2, f64)>;

/// A patch that twists too hard.
struct Excess {
    /// Colliders and manifold: a sum is the same to the bit only in one order.
    key: (PieceId, PieceId, usize),
    /// Which piece lies on the other there, and how hard, dyn.
    upper: PieceId,
    pressure: f64,
    bodies: [RigidBodyHandle; 2],
    /// On the first body, dyn cm.
    torque: Vector,
}

/// Turns back what twists harder than its shear allows. Friction at each point needs none of it.
pub(super) fn couple(sim: &mut Sim) {
    let mut found = if sim.settings().friction == Friction::Patch { excesses(sim) } else { vec![] };
    found.retain(|one| one.pressure < BY_WEIGHT * weight(sim, one.upper) && !leans(sim, one));
    found.sort_by_key(|one| one.key);
    let loose: Vec<RigidBodyHandle> = sim
        .engine()
        .bodies
        .iter()
        .map(|(handle, _)| handle)
        .filter(|handle| is_loose(sim, *handle))
        .collect();
    let bodies = &mut sim.engine_mut().bodies;
    // Whoever loads a piece says so anew before each tick.
    for handle in &loose {
        let body = &mut bodies[*handle];
        if body.user_torque() != Vector::ZERO {
            body.reset_torques(false);
        }
    }
    for Excess { bodies: [first, second], torque, .. } in found {
        for (handle, torque) in [(first, torque), (second, -torque)] {
            if loose.contains(&handle) {
                bodies[handle].add_torque(torque, false);
            }
        }
    }
}

fn excesses(sim: &Sim) -> Vec<Excess> {
    let (engine, settings) = (sim.engine(), sim.stepped_with());
    let mut found = vec![];
    for pair in engine.narrow_phase.contact_pairs() {
        let colliders = [pair.collider1, pair.collider2];
        let [Some(first), Some(second)] = colliders.map(|c| engine.colliders[c].parent()) else { continue };
        let bodies = [first, second];
        if !bodies.iter().any(|&handle| is_loose(sim, handle))
            || !bodies.iter().all(|&handle| is_calm(sim, handle))
        {
            continue;
        }
        let (a, b) = (id_of(pair.collider1), id_of(pair.collider2));
        for (n, manifold) in pair.solver_manifolds().iter().enumerate() {
            let up = -manifold.data.normal.z;
            let Some((pressure, torque)) =
                excess(manifold, settings).filter(|_| up.abs() > mass_scaling::UPRIGHT)
            else {
                continue;
            };
            let upper = if up > 0.0 { a } else { b };
            found.push(Excess { key: (a, b, n), upper, pressure, bodies, torque });
        }
    }
    found
}

/// Whether something presses on the upper piece in another direction than the patch does.
fn leans(sim: &Sim, patch: &Excess) -> bool {
    // A patch twists about its normal.
    let axis = patch.torque.normalize();
    let pairs = sim.engine().narrow_phase.contact_pairs_with(collider_handle(patch.upper));
    let mut presses = pairs.flat_map(|pair| sim.contacts_of(pair)).filter(|contact| contact.force > 0.0);
    presses.any(|contact| contact.normal.dot(axis).abs() < LIKE)
}

/// What a piece weighs together with all that stands on it, dyn.
fn weight(sim: &Sim, piece: PieceId) -> f64 {
    let mut all = BTreeSet::from([piece]);
    let mut next = vec![piece];
    while let Some(id) = next.pop() {
        let free = |upper: &PieceId| sim.body(*upper).is_dynamic();
        next.extend(
            mass_scaling::lie_on(sim, id).into_iter().filter(free).filter(|&upper| all.insert(upper)),
        );
    }
    let mass: f64 = all.iter().map(|&id| f64::from(sim.mass_g(id))).sum();
    f64::from(sim.settings().gravity().length()) * mass
}

/// Whether a body is moved by the world alone: no hand holds it.
fn is_loose(sim: &Sim, handle: RigidBodyHandle) -> bool {
    let body = &sim.engine().bodies[handle];
    body.is_dynamic() && body.is_enabled() && !body.is_sleeping() && !sim.is_carried(of_body(handle))
}

/// Whether a body lies, or moves slowly, and is in no hand.
fn is_calm(sim: &Sim, handle: RigidBodyHandle) -> bool {
    let body = &sim.engine().bodies[handle];
    !body.is_dynamic() || !sim.is_carried(of_body(handle)) && pace(body) < SLOW
}

/// How hard a patch presses, dyn, and the torque on the first body that takes off what it twists too much, dyn cm. `None` if it
/// twists no more than it may, or cannot be relied on.
fn excess(manifold: &ContactManifold, settings: Settings) -> Option<(f64, Vector)> {
    let iteration_s = settings.iteration_s();
    let points = || Sim::solved(manifold).filter_map(|id| manifold.points.get(id)).map(|point| &point.data);
    let count = points().count();
    let first = points().next().filter(|_| count > 1)?;
    // As the last iteration has it, as it has the shear and the twist.
    let force = |point: &ContactData| f64::from(point.warmstart_impulse / iteration_s);
    let pressure: f64 = points().map(force).sum();
    let in_step: f64 = points().map(|point| f64::from(settings.mean_force(point.impulse))).sum();
    let rub = LENIENT * f64::from(manifold.data.friction);
    let shear = first.warmstart_tangent_world / iteration_s;
    let steady = (pressure - in_step).abs() < STEADY * in_step;
    if !steady || f64::from(shear.length()) < LEAST_SHEAR * rub * pressure {
        return None;
    }
    let axis = -manifold.data.normal;
    let along = axis.any_orthonormal_vector();
    let across = axis.cross(along);
    let flat = |v: Vector| DVec2::new(f64::from(v.dot(along)), f64::from(v.dot(across)));
    let middle = points().map(|point| point.solver_dp1).sum::<Vector>() / count as Real;
    let patch: Patch = points().map(|point| (flat(point.solver_dp1 - middle), rub * force(point))).collect();
    let [least, most] = twists(&patch, flat(shear).clamp_length_max(MOST_SHEAR * rub * pressure));
    let twist = f64::from(first.warmstart_twist_impulse / iteration_s);
    let too_much = twist.clamp(least.min(most), most) - twist;
    (too_much != 0.0).then(|| (pressure, axis * too_much as Real))
}

/// The least and the most twist about its middle that a patch bears together with a shear, dyn cm.
///
/// A point at `xᵢ` bears up to `cᵢ = μ Nᵢ` in any direction. If the patch slips by `u` and turns by one about its middle, the point
/// moves by `vᵢ = u + ẑ × xᵢ`, and friction resists with `cᵢ |vᵢ|`. A shear `f` and a twist `m` are borne if they do no more work
/// than that in any slip: `f·u + m ≤ Σ cᵢ |vᵢ|` for all `u`. So the most twist is `min over u of Σ cᵢ |u + ẑ × xᵢ| − f·u`, and the
/// least the same with the turn reversed. (Goyal, Ruina and Papadopoulos, "Planar sliding with dry friction", 1991: a cut through
/// the limit surface.) The sum is convex. Its least is where `Σ cᵢ vᵢ/|vᵢ| = f`, which Weiszfeld's iteration finds, as it finds a
/// median in a plane: `u ← (f − Σ wᵢ ẑ × xᵢ) / Σ wᵢ` with `wᵢ = cᵢ/|vᵢ|`.
fn twists(patch: &Patch, shear: DVec2) -> [f64; 2] {
    let size = patch.iter().map(|(at, _)| at.length()).fold(0.0, f64::max);
    let most = |sign: f64| {
        // How a point moves when the patch turns by one round its middle.
        let turns = |at: DVec2| sign * at.perp();
        let mut slip = DVec2::ZERO;
        let mut least = f64::INFINITY;
        for round in 0..ROUNDS {
            let speed = |at: DVec2| (slip + turns(at)).length();
            let resists: f64 = patch.iter().map(|(at, bears)| bears * speed(*at)).sum();
            let twist = resists - shear.dot(slip);
            let gained = least - twist;
            least = least.min(twist);
            if round > 1 && gained <= LEAST_GAIN * resists {
                break;
            }
            // Nothing is known yet of where it turns, and a corner must not hold it.
            let nearest = size * if round == 0 { 0.3 } else { 1e-6 };
            let (mut weight, mut to) = (0.0, shear);
            for (at, bears) in patch {
                let weighs = bears / speed(*at).max(nearest);
                weight += weighs;
                to -= weighs * turns(*at);
            }
            slip = to / weight;
        }
        least
    };
    [-most(-1.0), most(1.0)]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(measured: [f64; 2], exact: [f64; 2]) {
        let off = measured.iter().zip(exact).map(|(m, e)| (m - e).abs()).fold(0.0, f64::max);
        assert!(off < 0.01, "{measured:?} are not {exact:?}");
    }

    /// Two points at x = ±2 that bear 1 each. Along the line between them the points can share a shear and twist besides with what
    /// is left of each circle; across it each must bear its part of the shear and of the twist in one direction.
    #[test]
    fn two_points_twist_by_what_their_shear_leaves() {
        let patch: Patch = vec![(DVec2::new(2.0, 0.0), 1.0), (DVec2::new(-2.0, 0.0), 1.0)];
        near(twists(&patch, DVec2::ZERO), [-4.0, 4.0]);
        for share in [0.3, 0.6, 0.9] {
            let along = 4.0 * libm::sqrt(1.0 - share * share);
            near(twists(&patch, DVec2::new(2.0 * share, 0.0)), [-along, along]);
            let across = 4.0 * (1.0 - share);
            near(twists(&patch, DVec2::new(0.0, 2.0 * share)), [-across, across]);
        }
    }

    /// Pressed at one point, a patch bears a shear there: about its middle that is one twist and no other.
    #[test]
    fn one_point_that_presses_leaves_no_choice() {
        let patch: Patch = vec![(DVec2::new(2.0, 0.0), 1.0), (DVec2::new(-2.0, 0.0), 0.0)];
        near(twists(&patch, DVec2::new(0.0, 0.9)), [1.8, 1.8]);
    }
}
