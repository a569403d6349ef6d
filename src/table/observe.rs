//! Poses and contacts turned into integer facts: how a pyramid stands, what carries what, how high things reach, what
//! has fallen. Rules never see a pose; they see this.

use super::piece::{Kind, MM_PER_CM, NEST_STEP_MM};
use super::sim::Sim;
use game::pieces::{Class, Fall, PieceId, Size, Surface};
use rapier3d::prelude::*;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// Tolerance of orientation classes, degrees (R13).
pub(crate) const CLASS_TOLERANCE_DEG: f32 = 5.0;
/// How near a corner must be to the surface it rests on, mm (R13).
pub(crate) const CLASS_GAP_MM: f32 = 1.0;
/// How far a nest's pitch may be off, mm (R13).
pub(crate) const NEST_TOLERANCE_MM: f32 = 1.0;
/// A centre of mass that sank by more has fallen, mm (R25).
pub const FALLEN_DROP_MM: f32 = 6.35;
/// An axis or plate that turned by more has fallen, degrees (R25).
pub(crate) const FALLEN_TURN_DEG: f32 = 30.0;
/// Surfaces nearer than this touch, mm.
pub(crate) const TOUCH_GAP_MM: f32 = 0.1;
/// A contact carries where it pushes up by more than this share of its force.
const UPWARD_SHARE: f32 = 0.02;

/// The surface that a piece of the table offers.
pub fn surface(sim: &Sim, id: PieceId) -> Surface {
    match &sim.piece(id).kind {
        _ if id == sim.table() => Surface::Table,
        Kind::Pyramid(_) => Surface::Pyramid(id),
        _ => Surface::Card(id),
    }
}

/// What was seen of one piece.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Observed {
    /// Whether and how it fell since the baseline.
    pub fall: Option<Fall>,
    /// How a pyramid lies; nothing for other kinds.
    pub class: Option<Class>,
    /// The surface it is set on (R12): the table or a card.
    pub surface: PieceId,
    /// All that touches it from below, strongest first.
    pub carried_by: Vec<PieceId>,
    /// The pyramid on which it is nested.
    pub nested_on: Option<PieceId>,
    /// Highest point above the table, µm.
    pub top_um: i32,
    /// Whether it left the table.
    pub off_table: bool,
}

/// The poses against which falling is judged: those before a part of a turn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Baseline(Vec<(Pose, Vector)>);

impl Baseline {
    /// The table as it is now.
    pub fn of(sim: &Sim) -> Self {
        Self(sim.pieces().map(|(id, _)| (sim.pose(id), sim.centre_of_mass(id))).collect())
    }

    /// The pose of a piece at that moment.
    pub fn pose(&self, id: PieceId) -> Option<Pose> {
        self.0.get(id.index()).map(|(pose, _)| *pose)
    }
}

/// Looks at these pieces and says what there is to see. Other pieces count as absent. What carries what, nests and
/// surfaces together never run in a circle.
pub fn observe(sim: &Sim, baseline: &Baseline, pieces: &[PieceId]) -> BTreeMap<PieceId, Observed> {
    let watched: BTreeSet<PieceId> =
        pieces.iter().copied().filter(|&id| !sim.parked().contains(&id)).collect();
    let nests = nests(sim, &watched);
    let carriers = carriers(sim, &watched, &nests);
    let surfaces: BTreeMap<PieceId, PieceId> =
        watched.iter().map(|&id| (id, set_on(sim, id, &carriers, &nests))).collect();
    let classes: BTreeMap<PieceId, Option<Class>> =
        watched.iter().map(|&id| (id, class(sim, id, surfaces[&id], &nests))).collect();
    let upright = |id: PieceId| classes.get(&id) == Some(&Some(Class::Upright));
    let look = |id: PieceId| {
        if !watched.contains(&id) {
            return Observed {
                fall: Some(Fall::LeftTable),
                class: sim.piece(id).kind.pyramid().map(|_| Class::Weird),
                surface: sim.table(),
                carried_by: vec![],
                nested_on: None,
                top_um: 0,
                off_table: true,
            };
        }
        let carried_by = carriers.get(&id).cloned().unwrap_or_default();
        let nested_on = nests.get(&id).copied().filter(|&lower| upright(id) && upright(lower));
        Observed {
            fall: fall(sim, baseline, id, &carried_by),
            class: classes[&id],
            surface: surfaces[&id],
            carried_by,
            nested_on,
            top_um: (sim.top_cm(id) * MM_PER_CM * 1000.0).round() as i32,
            off_table: false,
        }
    };
    pieces.iter().map(|&id| (id, look(id))).collect()
}

/// Which pyramid each is nested on, upper to lower: the nearest below it, and each carries one at most.
fn nests(sim: &Sim, watched: &BTreeSet<PieceId>) -> BTreeMap<PieceId, PieceId> {
    let pyramids: Vec<PieceId> =
        watched.iter().copied().filter(|&id| sim.piece(id).kind.pyramid().is_some()).collect();
    let mut found: Vec<(f32, PieceId, PieceId)> = vec![];
    for &upper in &pyramids {
        for &lower in &pyramids {
            found.extend(nest_pitch_mm(sim, upper, lower).map(|pitch| (pitch, upper, lower)));
        }
    }
    found.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)).then(a.2.cmp(&b.2)));
    let mut nests = BTreeMap::new();
    let mut taken = BTreeSet::new();
    for (_, upper, lower) in found {
        if !nests.contains_key(&upper) && taken.insert(lower) {
            nests.insert(upper, lower);
        }
    }
    nests
}

/// The nests whose upper piece is carried by the lower one's taper, upper to lower: not those that merely stand over
/// a smaller pyramid. `touching` says whether two pieces touch.
pub(super) fn seated_nests(
    sim: &Sim,
    watched: &BTreeSet<PieceId>,
    touching: &dyn Fn(PieceId, PieceId) -> bool,
) -> BTreeMap<PieceId, PieceId> {
    let seated = |upper, lower| {
        nest_pitch_mm(sim, upper, lower).is_some_and(|pitch| pitch <= NEST_STEP_MM + NEST_TOLERANCE_MM)
            && touching(upper, lower)
    };
    nests(sim, watched).into_iter().filter(|&(upper, lower)| seated(upper, lower)).collect()
}

/// What touches each watched piece from below, strongest first, without cycles.
fn carriers(
    sim: &Sim,
    watched: &BTreeSet<PieceId>,
    nests: &BTreeMap<PieceId, PieceId>,
) -> BTreeMap<PieceId, Vec<PieceId>> {
    let table = sim.table();
    let here = |id: PieceId| id == table || watched.contains(&id);
    // Per pair (lower id first): upward push on the first, and total force.
    let mut pairs: BTreeMap<(PieceId, PieceId), (f32, f32)> = BTreeMap::new();
    for contact in sim.contacts() {
        if contact.gap > TOUCH_GAP_MM / MM_PER_CM || !here(contact.a) || !here(contact.b) {
            continue;
        }
        let (key, sign) = if contact.a < contact.b {
            ((contact.a, contact.b), 1.0)
        } else {
            ((contact.b, contact.a), -1.0)
        };
        // A contact without force still touches: it counts a little.
        let force = contact.force.max(1e-3);
        let entry = pairs.entry(key).or_default();
        entry.0 += sign * force * contact.normal.z;
        entry.1 += force;
    }
    let mut edges: Vec<(f32, PieceId, PieceId)> = pairs
        .into_iter()
        .filter(|(_, (up, total))| up.abs() > UPWARD_SHARE * total)
        .map(|((a, b), (up, _))| if up > 0.0 { (up, a, b) } else { (-up, b, a) })
        .filter(|(_, upper, _)| *upper != table)
        .collect();
    edges.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)).then(a.2.cmp(&b.2)));
    // A nest's order is known, whether or not the two touch (a large one may stand over a small one).
    let mut below: BTreeMap<PieceId, Vec<PieceId>> = BTreeMap::new();
    let above: BTreeMap<PieceId, Vec<PieceId>> = nests.iter().map(|(&u, &l)| (u, vec![l])).collect();
    for (_, upper, lower) in edges {
        if !rests_on(&[&below, &above], lower, upper) {
            below.entry(upper).or_default().push(lower);
        }
    }
    below
}

/// Whether `upper` rests on `lower`, directly or through others, by any of these relations.
fn rests_on(relations: &[&BTreeMap<PieceId, Vec<PieceId>>], upper: PieceId, lower: PieceId) -> bool {
    let mut seen = BTreeSet::from([upper]);
    let mut next = vec![upper];
    while let Some(id) = next.pop() {
        if id == lower {
            return true;
        }
        for below in relations.iter().filter_map(|relation| relation.get(&id)).flatten() {
            if seen.insert(*below) {
                next.push(*below);
            }
        }
    }
    false
}

fn axis(sim: &Sim, id: PieceId) -> Vector {
    sim.pose(id).rotation * Vector::Z
}

/// Angle between two directions, degrees.
pub fn angle_deg(a: Vector, b: Vector) -> f32 {
    libm::atan2f(a.cross(b).length(), a.dot(b)).to_degrees()
}

/// How far the tip of `upper` is above that of `lower` if the two are nested, in millimetres.
fn nest_pitch_mm(sim: &Sim, upper: PieceId, lower: PieceId) -> Option<f32> {
    if upper == lower {
        return None;
    }
    let stand = |id: PieceId| Some((sim.pose(id), sim.piece(id).kind.pyramid()?));
    pitch_mm(stand(upper)?, stand(lower)?)
}

/// Whether the first pyramid at its pose is nested on the second at its own.
pub fn nests_at(upper: (Pose, Size), lower: (Pose, Size)) -> bool {
    pitch_mm(upper, lower).is_some()
}

/// How far the tip of the first pyramid is above that of the second if the two are nested, in millimetres: 9.525, or
/// more where a larger pyramid stands over a smaller one and is held up by the ground (R19).
pub(super) fn pitch_mm((upper, size): (Pose, Size), (lower, lower_size): (Pose, Size)) -> Option<f32> {
    let tip = |pose: Pose, size: Size| pose * Vector::new(0.0, 0.0, size.height_mm() / MM_PER_CM);
    let (a, b) = (upper.rotation * Vector::Z, lower.rotation * Vector::Z);
    let step = (tip(upper, size) - tip(lower, lower_size)) * MM_PER_CM;
    let along = step.dot(b);
    let aside = (step - b * along).length();
    let highest = NEST_STEP_MM.max(size.height_mm() - lower_size.height_mm());
    // A pyramid that only stands over another may stand askew of it by half the difference of their bases.
    let play = ((size.base_mm() - lower_size.base_mm()) / 2.0).max(0.0);
    let fits = angle_deg(a, b) <= CLASS_TOLERANCE_DEG
        && (NEST_STEP_MM - NEST_TOLERANCE_MM..=highest + NEST_TOLERANCE_MM).contains(&along)
        && aside <= NEST_TOLERANCE_MM + play;
    fits.then_some(along)
}

/// R12: the table or card that a piece is set on; for a nest, that of its lowest pyramid; for one that only leans on
/// others, the first surface below them.
fn set_on(
    sim: &Sim,
    id: PieceId,
    carriers: &BTreeMap<PieceId, Vec<PieceId>>,
    nests: &BTreeMap<PieceId, PieceId>,
) -> PieceId {
    let mut lowest = id;
    while let Some(&lower) = nests.get(&lowest) {
        lowest = lower;
    }
    let mut layer = vec![lowest];
    while !layer.is_empty() {
        let below: Vec<PieceId> = layer.iter().filter_map(|id| carriers.get(id)).flatten().copied().collect();
        if let Some(&surface) = below.iter().find(|&&id| id == sim.table() || sim.piece(id).kind.is_card()) {
            return surface;
        }
        layer = below;
    }
    sim.table()
}

/// The plane on which things stand: a point of it and its upward normal.
pub fn plane(sim: &Sim, surface: PieceId) -> (Vector, Vector) {
    if surface == sim.table() {
        return (Vector::ZERO, Vector::Z);
    }
    let pose = sim.pose(surface);
    let normal = pose.rotation * Vector::Z;
    let normal = if normal.z < 0.0 { -normal } else { normal };
    let half = sim.geometry(surface).half_thickness.unwrap_or(0.0);
    (pose.translation + normal * half, normal)
}

fn class(sim: &Sim, id: PieceId, surface: PieceId, nests: &BTreeMap<PieceId, PieceId>) -> Option<Class> {
    let size = sim.piece(id).kind.pyramid()?;
    if let Some(&lower) = nests.get(&id)
        && class(sim, lower, surface, nests) == Some(Class::Upright)
    {
        return Some(Class::Upright);
    }
    let (point, normal) = plane(sim, surface);
    Some(class_on(sim.pose(id), size, point, normal))
}

/// The class that a pyramid at a pose has on a plane.
pub fn class_on(pose: Pose, size: Size, point: Vector, normal: Vector) -> Class {
    let half = size.base_mm() / 2.0 / MM_PER_CM;
    let apex = Vector::new(0.0, 0.0, size.height_mm() / MM_PER_CM);
    let corners = [[1.0, 1.0], [-1.0, 1.0], [-1.0, -1.0], [1.0, -1.0]]
        .map(|[x, y]| Vector::new(x * half, y * half, 0.0));
    let rests = |p: Vector| ((pose * p - point).dot(normal) * MM_PER_CM).abs() <= CLASS_GAP_MM;
    if angle_deg(pose.rotation * Vector::Z, normal) <= CLASS_TOLERANCE_DEG && corners.into_iter().all(rests) {
        return Class::Upright;
    }
    let flat = (0..4).any(|i| {
        let (a, b) = (corners[i], corners[(i + 1) % 4]);
        let outward = (b - a).cross(apex - a);
        angle_deg(pose.rotation * outward, -normal) <= CLASS_TOLERANCE_DEG
            && [a, b, apex].into_iter().all(rests)
    });
    if flat { Class::Flat } else { Class::Weird }
}

fn fall(sim: &Sim, baseline: &Baseline, id: PieceId, carried_by: &[PieceId]) -> Option<Fall> {
    let (pose, centre) = baseline.0.get(id.index())?;
    let card = sim.piece(id).kind.is_card();
    if card && carried_by.contains(&sim.table()) {
        return Some(Fall::TouchesTable);
    }
    let dropped_mm = (centre.z - sim.centre_of_mass(id).z) * MM_PER_CM;
    if dropped_mm > FALLEN_DROP_MM {
        return Some(Fall::Dropped { um: (dropped_mm * 1000.0) as i32 });
    }
    let turned = angle_deg(pose.rotation * Vector::Z, axis(sim, id));
    (turned > FALLEN_TURN_DEG).then_some(Fall::Turned { mdeg: (turned * 1000.0) as i32 })
}

impl Kind {
    /// The rotation that gives a piece a class on level ground, its yaw left open: pyramids only.
    pub fn stance(&self, class: Class) -> Rotation {
        let Some(size) = self.pyramid() else { return Rotation::IDENTITY };
        let face = Vector::new(0.0, -size.height_mm(), size.base_mm() / 2.0).normalize();
        match class {
            Class::Upright => Rotation::IDENTITY,
            Class::Flat => Rotation::from_rotation_arc(face, -Vector::Z),
            // Half-way between the two: leaning, to be turned by hand.
            Class::Weird => Rotation::IDENTITY.slerp(Rotation::from_rotation_arc(face, -Vector::Z), 0.5),
        }
    }
}
