//! The nearest poses in which what touches does so exactly, without gap or overlap.
//!
//! Poses come with errors. Numbers in a file are rounded, and in the simulation contacts give under load. A bridge
//! turned by a twentieth of a degree opens at one side by more than anybody could call touching. But a set-up means
//! rigid bodies, face on face. So faces that touch somewhere are brought into contact wherever they nearly touch. Every
//! free piece may move and turn a little, until the gaps at the corners of all patches are as small as can be by least
//! squares. Of all such moves the least is taken. Ways in which nothing holds a piece are left alone.

use super::contacts::{Patches, Shapes, Touches, chains, points};
use super::touch::{TOUCH_CM, Touch};
use crate::sim::Sim;
use game::pieces::PieceId;
use rapier3d::glamx::{DPose3, DQuat, DVec3};
use std::collections::BTreeMap;

/// Where two faces touch, all of them is meant to that is nearer than this, cm: 20 µm, a few times what the simulation's
/// contacts give under the heaviest loads that its pieces bear. Faces that touch nowhere are none the nearer.
pub const NEARLY_CM: f64 = 2e-3;
/// Gaps smaller than this are none, cm: 0.1 µm.
const NONE_CM: f64 = 1e-5;
/// Patches change a little when pieces turn: they are found anew so many times at most.
const MOST_ROUNDS: usize = 4;
/// The least squares are solved in so many steps a piece at most, and until what is left shrinks no more.
const STEPS_A_PIECE: usize = 12;
/// See [`STEPS_A_PIECE`]: a share of what it was.
const SHRUNK: f64 = 1e-9;
/// How dear a way is beside a gap as long: nothing goes 50 µm to close less than a micrometre, which it otherwise would where
/// faces are all but parallel.
const STIFF: f64 = 0.02;

/// Poses that were snapped into contact.
pub(super) struct Snapped {
    /// Of every piece of the table.
    pub poses: Vec<DPose3>,
    /// The largest gap or overlap that is left between surfaces that should touch, cm.
    pub residual: f64,
    /// Where pieces touch if all do that are nearer than [`NEARLY_CM`].
    pub nearly: Touches,
}

/// How a lever moves: along, and round its centre of mass, the latter as the way of a point at its [`Lever::arm`].
#[derive(Clone, Copy, Default)]
struct Twist {
    along: DVec3,
    round: DVec3,
}

/// A free piece, or a nest: its pieces overlap by design, so that they grip, and move as one.
struct Lever {
    pieces: Vec<PieceId>,
    centre: DVec3,
    /// Its size, cm.
    arm: f64,
}

/// A gap, and how it opens as the levers on its two sides move.
struct GapConstraint {
    gap: f64,
    sides: [Option<(usize, Twist)>; 2],
}

impl GapConstraint {
    /// How fast the gap opens.
    fn opens(&self, ways: &[Twist]) -> f64 {
        let side = |(lever, by): &(usize, Twist)| {
            by.along.dot(ways[*lever].along) + by.round.dot(ways[*lever].round)
        };
        self.sides.iter().flatten().map(side).sum()
    }
}

/// Snaps the pieces of a table into contact.
pub(super) fn snap(sim: &Sim, shapes: &Shapes, mut poses: Vec<DPose3>) -> Snapped {
    let mut residual = f64::INFINITY;
    let mut patches = Patches::new();
    for round in 0..=MOST_ROUNDS {
        patches = shapes.patches(&poses, NEARLY_CM);
        let touches = points(&patches, TOUCH_CM);
        let levers = levers(sim, &poses, &touches);
        let rows = rows(&levers, &touches);
        let now = rows.iter().map(|row| row.gap.abs()).fold(0.0, f64::max);
        // What does not come nearer is as near as it can be.
        let done = now <= NONE_CM || now > 0.9 * residual || round == MOST_ROUNDS;
        residual = now;
        if done {
            break;
        }
        let ways = least_squares(&rows, levers.len());
        for (lever, way) in levers.iter().zip(&ways) {
            let turn = DQuat::from_scaled_axis(way.round / lever.arm);
            let centre = lever.centre + way.along;
            for id in &lever.pieces {
                let pose = &mut poses[id.index()];
                pose.translation = centre + turn * (pose.translation - lever.centre);
                pose.rotation = (turn * pose.rotation).normalize();
            }
        }
    }
    Snapped { poses, residual, nearly: points(&patches, NEARLY_CM) }
}

/// All that is free and touches anything.
fn levers(sim: &Sim, poses: &[DPose3], touches: &Touches) -> Vec<Lever> {
    let free = touches.keys().flat_map(|(a, b)| [*a, *b]).filter(|id| sim.body(*id).is_dynamic()).collect();
    let lever = |pieces: Vec<PieceId>| {
        let lowest = pieces[0];
        let centre = sim.body(lowest).mass_properties().local_mprops.local_com.as_dvec3();
        let centre = poses[lowest.index()] * centre;
        let own = touches.iter().filter(|((a, b), _)| pieces.contains(a) || pieces.contains(b));
        let arm = own
            .flat_map(|(_, points)| points)
            .map(|touch| touch.point.distance(centre))
            .fold(NEARLY_CM, f64::max);
        Lever { pieces, centre, arm }
    };
    chains(sim, &free, touches).into_iter().map(lever).collect()
}

fn rows(levers: &[Lever], touches: &Touches) -> Vec<GapConstraint> {
    let members =
        |(n, lever): (usize, &Lever)| lever.pieces.iter().map(move |&id| (id, n)).collect::<Vec<_>>();
    let number: BTreeMap<PieceId, usize> = levers.iter().enumerate().flat_map(members).collect();
    let side = |id: PieceId, touch: &Touch, sign: f64| {
        let lever = *number.get(&id)?;
        let Lever { centre, arm, .. } = levers[lever];
        let along = sign * touch.normal;
        Some((lever, Twist { along, round: (touch.point - centre).cross(along) / arm }))
    };
    let apart = |((a, b), _): &(&(PieceId, PieceId), &Vec<Touch>)| number.get(a) != number.get(b);
    let row = |(&(a, b), points): (&(PieceId, PieceId), &Vec<Touch>)| {
        let row = |touch: &Touch| GapConstraint {
            gap: touch.gap,
            sides: [side(a, touch, 1.0), side(b, touch, -1.0)],
        };
        points.iter().map(row).collect::<Vec<_>>()
    };
    touches.iter().filter(apart).flat_map(row).collect()
}

/// The ways that bring the sum of the squares of all gaps to its least, and of the ways themselves, by [`STIFF`] as much:
/// conjugate gradients on the normal equations (Björck, "Numerical methods for least squares problems", 1996, CGLS), from rest.
fn least_squares(rows: &[GapConstraint], levers: usize) -> Vec<Twist> {
    let back = |gaps: &[f64]| {
        let mut ways = vec![Twist::default(); levers];
        for (row, gap) in rows.iter().zip(gaps) {
            for (lever, by) in row.sides.iter().flatten() {
                ways[*lever].along += *gap * by.along;
                ways[*lever].round += *gap * by.round;
            }
        }
        ways
    };
    let size = |ways: &[Twist]| {
        ways.iter().map(|w| w.along.length_squared() + w.round.length_squared()).sum::<f64>()
    };
    let add = |to: &mut [Twist], share: f64, ways: &[Twist]| {
        for (to, way) in to.iter_mut().zip(ways) {
            to.along += share * way.along;
            to.round += share * way.round;
        }
    };
    let mut ways = vec![Twist::default(); levers];
    let mut left: Vec<f64> = rows.iter().map(|row| -row.gap).collect();
    let mut slope = back(&left);
    let mut step = slope.clone();
    let (mut steep, first) = (size(&slope), size(&slope));
    for _ in 0..STEPS_A_PIECE * levers {
        if steep <= SHRUNK * SHRUNK * first {
            break;
        }
        let opens: Vec<f64> = rows.iter().map(|row| row.opens(&step)).collect();
        let share = steep / (opens.iter().map(|gap| gap * gap).sum::<f64>() + STIFF * STIFF * size(&step));
        add(&mut ways, share, &step);
        left.iter_mut().zip(&opens).for_each(|(left, opens)| *left -= share * opens);
        slope = back(&left);
        add(&mut slope, -STIFF * STIFF, &ways);
        let now = size(&slope);
        let mut next = slope.clone();
        add(&mut next, now / steep, &step);
        (step, steep) = (next, now);
    }
    ways
}
