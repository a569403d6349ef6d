//! Mass scaling: light pieces under heavy ones borrow inertia, so that contacts can carry the load.
//!
//! A contact of the engine is a soft constraint (Catto, "Soft constraints", 2011): a spring of stiffness `k = m ω²`, where
//! `ω = 2π f` is the same for all contacts, and `m = 1 / (1/m₁ + 1/m₂)` the mass that meets in it. A piece of mass `m₁` on which
//! something heavy presses with `L` times its weight gives by about `L g / ω²`, whatever it weighs: 0.6 µm times `L` at 640 Hz.
//! Under forty times their own weight four light boxes give by tenths of a millimetre, each a little differently, and the
//! stack buckles. More steps or iterations change nothing, because the spring gives. A piece that counts as `n` times as massive
//! gives an `n`th as much.
//!
//! A piece that carries more than `MOST_LOAD` times its weight therefore counts as twice, four times … as massive, and
//! gravity pulls it by half, a quarter … as much. Its weight is what it was to the bit, and so is every balance of
//! forces: what stands, slides or topples is as before, only a loaded light piece starts to move more slowly. It carries
//! no more than `MOST_LOAD` times its scale, and contacts are as stiff as among pieces of like weight.
//!
//! What is held at narrow places only borrows from its own weight on: there a give of a micrometre turns it.
//!
//! What lies under others when a table is made is lent to at once, by what it will have to carry. If it was let go of
//! first, under a hundred times its weight, it would be overrun before a force was measured.
//!
//! The scale is the inverse of the body's gravity scale, a power of two; so it is saved and restored with the body.

use super::settle::pace;
use super::sim::{Contact, Sim, collider_handle};
use game::pieces::PieceId;
use rapier3d::prelude::*;
use std::collections::{BTreeMap, BTreeSet};

/// A piece's contacts carry up to so many times its weight before it borrows inertia: at four boxes deep, a hundred
/// times their weight sinks by 0.05 mm (14.4: by 0.1 mm; 3.6: by 0.03 mm, but then the top card of a house of fourteen slides
/// off by millimetres in a minute).
const MOST_LOAD: Real = 7.2;
/// The same for what is held at narrow places only: what gives there turns it, by the give as a share of the width. An arch
/// of 13 voussoirs flips at 1.006 of its least thickness (7.2 times: 1.014), and of 18 thin ones of 1 to 2 mm 7 fall at 1.03 (18).
const MOST_ON_EDGES: Real = 0.9;
/// A place is narrow below this width, cm.
const NARROW_CM: Real = 1.0;
/// It gives inertia back below this share of that load. Less than half, or it would borrow again at once.
const GIVES_BACK: Real = 0.3;
/// The most scale: for loads of 8,000 times the weight.
const MOST_SCALE: Real = 1024.0;
/// A piece borrows only while it moves no faster than so many times what counts as still (2 cm/s): inertia lent to a
/// piece in flight would be energy from nowhere.
const SLOW: f32 = 10.0;

/// Before time begins, surfaces nearer than this touch, cm.
const TOUCHING_CM: Real = 1e-3;
/// And one piece lies on the other where the contact's normal leans from the vertical by less: the cosine of 73°.
pub(super) const UPRIGHT: Real = 0.3;

/// How many times as massive as it is a body counts, 1 or more.
pub(super) fn of(body: &RigidBody) -> Real {
    1.0 / body.gravity_scale()
}

/// What is so many times as massive: exact to the bit, for a power of two.
pub fn times(mass: MassProperties, more: Real) -> MassProperties {
    MassProperties {
        inv_mass: mass.inv_mass / more,
        inv_principal_inertia: mass.inv_principal_inertia / more,
        ..mass
    }
}

/// Makes a body count as so many times as massive as it is.
pub(super) fn set(sim: &mut Sim, id: PieceId, scale: Real) {
    let engine = sim.engine_mut();
    let Some(body) = engine.bodies.get_mut(super::sim::body_handle(id)) else { return };
    let more = scale / of(body);
    if more == 1.0 || !body.is_dynamic() {
        return;
    }
    let mass = times(body.mass_properties().local_mprops, more);
    body.set_additional_mass_properties(mass, false);
    body.set_gravity_scale(1.0 / scale, false);
    body.recompute_mass_properties_from_colliders(&engine.colliders);
}

/// Lends inertia where a load asks for it, and takes it back where it is no longer needed: once a tick, one step of two
/// at most.
pub(super) fn lend(sim: &mut Sim) {
    let pull = sim.settings().gravity().length();
    let mut changes = vec![];
    for (id, _) in sim.pieces() {
        let body = sim.body(id);
        if !body.is_dynamic() || body.is_sleeping() || !body.is_enabled() {
            continue;
        }
        let scale = of(body);
        let load = load(sim, id);
        let bears = |most: Real| most * body.mass() * pull;
        // What its places are like costs more to find out than all the rest: only where it matters.
        let bears = if load > bears(MOST_LOAD) || load <= bears(MOST_ON_EDGES) && scale == 1.0 {
            bears(MOST_LOAD)
        } else if stands_on_edges(sim, id) {
            bears(MOST_ON_EDGES)
        } else {
            bears(MOST_LOAD)
        };
        if load > bears && scale < MOST_SCALE && pace(body) < SLOW {
            changes.push((id, 2.0 * scale));
        } else if scale > 1.0 && load < GIVES_BACK * bears {
            changes.push((id, scale / 2.0));
        }
    }
    for (id, scale) in changes {
        set(sim, id, scale);
    }
}

/// Lends, before time begins, to the pieces that lie under others. Where they touch is found on a copy, within a step
/// without weight.
pub(super) fn foresee(sim: &mut Sim) {
    let mut touching = sim.clone();
    touching.step(Vector::ZERO);
    for (id, carried) in carried(&touching) {
        let bears = MOST_LOAD * sim.mass_g(id);
        let mut scale = 1.0;
        while carried > bears * scale && scale < MOST_SCALE {
            scale *= 2.0;
        }
        set(sim, id, scale);
    }
}

/// Which piece lies on the other where two touch.
fn upper_and_lower(contact: &Contact) -> Option<(PieceId, PieceId)> {
    let lies = contact.gap < TOUCHING_CM && contact.normal.z.abs() > UPRIGHT;
    let (a, b) = (contact.a, contact.b);
    lies.then_some(if contact.normal.z > 0.0 { (a, b) } else { (b, a) })
}

/// What lies on a piece.
pub(super) fn lie_on(sim: &Sim, id: PieceId) -> BTreeSet<PieceId> {
    let pairs = sim.engine().narrow_phase.contact_pairs_with(collider_handle(id));
    let touch = pairs.flat_map(|pair| sim.contacts_of(pair));
    touch
        .filter_map(|c| upper_and_lower(&c))
        .filter(|&(_, lower)| lower == id)
        .map(|(upper, _)| upper)
        .collect()
}

/// What every piece carries that carries something, g. Each gives its weight and what it carries, in equal shares, to all
/// that it lies on: forces may be shared otherwise, but a factor of two or three is soon measured and lent.
fn carried(sim: &Sim) -> BTreeMap<PieceId, Real> {
    let mut below: BTreeMap<PieceId, BTreeSet<PieceId>> = BTreeMap::new();
    for (upper, lower) in sim.contacts().filter_map(|c| upper_and_lower(&c)) {
        below.entry(upper).or_default().insert(lower);
    }
    let mut from_above: Vec<PieceId> =
        below.keys().copied().filter(|&id| sim.body(id).is_dynamic()).collect();
    from_above.sort_by(|&a, &b| sim.centre_of_mass(b).z.total_cmp(&sim.centre_of_mass(a).z).then(a.cmp(&b)));
    let mut carried: BTreeMap<PieceId, Real> = BTreeMap::new();
    for id in from_above {
        let all = sim.mass_g(id) + carried.get(&id).copied().unwrap_or(0.0);
        for &lower in &below[&id] {
            *carried.entry(lower).or_default() += all / below[&id].len() as Real;
        }
    }
    carried
}

/// The force that goes through a piece, dyn: half of what all others push it with.
fn load(sim: &Sim, id: PieceId) -> Real {
    let pairs = sim.engine().narrow_phase.contact_pairs_with(collider_handle(id));
    pairs.map(|pair| sim.contacts_of(pair).map(|c| c.normal * c.force).sum::<Vector>().length()).sum::<Real>()
        / 2.0
}

/// Whether a piece is held in two places at most, and both of them are narrow: a voussoir, a card on its edge, a ladder. What
/// stands on a wide foot is not turned by what gives at its top, and what lies on three tips by none of them.
fn stands_on_edges(sim: &Sim, id: PieceId) -> bool {
    let mut places = 0;
    for pair in sim.engine().narrow_phase.contact_pairs_with(collider_handle(id)) {
        let loaded = |manifold: &&ContactManifold| Sim::presses(manifold);
        let mut loaded = pair.solver_manifolds().iter().filter(loaded).peekable();
        if loaded.peek().is_none() {
            continue;
        }
        if loaded.any(is_wide) {
            return false;
        }
        places += 1;
    }
    places <= 2
}

/// Whether the patch in which two pieces touch is nowhere narrow, as a point or a line is. This is asked in every tick of
/// everything that carries something, so the first narrow width is enough.
fn is_wide(patch: &ContactManifold) -> bool {
    let points = || patch.points.iter().map(|point| point.local_p1);
    if patch.points.len() < 3 {
        return false;
    }
    for (n, a) in points().enumerate() {
        for b in points().skip(n + 1) {
            let across = patch.local_n1.cross(b - a).normalize_or_zero();
            let beside = points().map(|p| (p - a).dot(across));
            let (low, high) =
                beside.fold((0.0, 0.0), |(low, high): (Real, Real), x| (low.min(x), high.max(x)));
            if high - low < NARROW_CM {
                return false;
            }
        }
    }
    true
}
