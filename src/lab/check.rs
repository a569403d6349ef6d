//! All that can be wrong with a scene that is otherwise well written.

use super::named::named;
use super::problem::SceneProblem;
use super::scene::{Problem, RotationSpec, Scene, ScenePiece, TABLE_HALF_CM};
use files::budget::{self, MOST_WATCH_S, UnfitWords};
use game::message::{Length, Say, number};
use table::MM_PER_CM;
use table::piece::{Kind, Mass};
use table::rapier3d::parry::query;
use table::rapier3d::prelude::*;
use table::shape::Geometry;
use table::sim::{MOST_PIECES, TableError};

/// Pieces that reach into each other by more than this at the start overlap, mm.
pub(crate) const OVERLAP_MM: f32 = 0.5;
/// Micrometres in a millimetre.
const UM_PER_MM: f32 = 1000.0;
/// Highest that a piece may start, mm.
const HIGHEST_MM: f32 = 2_000.0;
/// Overlaps named at most: one mistake often makes many.
const MOST_OVERLAPS: usize = 10;

/// Problems after which no more are looked for, about: what is wrong in a hundred places was not written by hand.
const MOST_PROBLEMS: usize = 100;

/// A list of what is wrong.
#[derive(Default)]
struct Problems {
    all: Vec<Problem>,
    /// The piece that is being looked at, by its place in the list: paths begin at it.
    piece: Option<usize>,
}

impl Problems {
    fn add(&mut self, path: &str, what: impl Say) {
        let path = match self.piece {
            None => path.into(),
            Some(piece) if path.is_empty() => format!("pieces[{piece}]"),
            Some(piece) => format!("pieces[{piece}].{path}"),
        };
        self.all.push(Problem { path, piece: self.piece, what: what.message(), line: None });
    }

    fn words(&mut self, path: &str, fit: Result<(), UnfitWords>) {
        if let Err(why) = fit {
            self.add(path, why);
        }
    }

    fn range(&mut self, path: &str, value: f32, from: f32, to: f32, unit: &str) {
        if !(from..=to).contains(&value) {
            let digits = |value: f32| number(&value.to_string());
            let (from, to, found) = (digits(from), digits(to), digits(value));
            self.add(path, SceneProblem::Range { from, to, unit: unit.into(), found });
        }
    }
}

impl Scene {
    /// All that is wrong with it.
    pub fn validate(&self) -> Vec<Problem> {
        problems(self)
    }
}

/// All problems of a scene.
pub(super) fn problems(scene: &Scene) -> Vec<Problem> {
    let mut found = Problems::default();
    found.range("gravity_m_s2", scene.gravity_m_s2.0, 0.01, 100.0, " m/s²");
    found.range("tilt.degrees", scene.tilt.degrees, 0.0, 80.0, "°");
    found.range("tilt.towards_deg", scene.tilt.towards_deg, -360.0, 360.0, "°");
    found.range("watch_s", scene.watch_s.0, 0.0, MOST_WATCH_S, " s");
    let f = &scene.friction;
    for (name, value) in
        [("pyramids", f.pyramids), ("cards", f.cards), ("others", f.others), ("table", f.table)]
    {
        if let Some(value) = value {
            found.range(&format!("friction.{name}"), value, 0.0, 10.0, "");
        }
    }
    found.words("name", budget::name(&scene.name));
    found.words("about", budget::text(&scene.about));
    if scene.pieces.is_empty() {
        found.add("pieces", SceneProblem::NoPieces);
    }
    // The table's top is one more.
    if scene.pieces.len() >= MOST_PIECES {
        found.add("pieces", SceneProblem::TooMany { most: MOST_PIECES - 1, found: scene.pieces.len() });
        return found.all;
    }
    for (i, piece) in scene.pieces.iter().enumerate() {
        found.piece = Some(i);
        one_piece(&mut found, piece);
        if found.all.len() >= MOST_PROBLEMS {
            return found.all;
        }
        if !piece.name.is_empty() && scene.pieces[..i].iter().any(|other| other.name == piece.name) {
            let name = budget::shown(&piece.name);
            found.add("name", SceneProblem::SameName { name });
        }
    }
    // What the table itself would refuse, in its own words.
    if found.all.is_empty() {
        unmakeable(&mut found, scene);
    }
    // Only where everything can be made can it be seen where it is.
    if found.all.is_empty() {
        below_the_table(&mut found, scene);
        overlaps(&mut found, scene);
    }
    found.all
}

fn one_piece(found: &mut Problems, piece: &ScenePiece) {
    found.words("name", budget::name(&piece.name));
    if let Err(error) = Geometry::of(&piece.shape) {
        found.add("shape", error);
    }
    let half = TABLE_HALF_CM * MM_PER_CM;
    for (axis, (value, limit)) in piece.at_mm.into_iter().zip([half, half, HIGHEST_MM]).enumerate() {
        found.range(&format!("at_mm[{axis}]"), value, -limit, limit, " mm");
    }
    if let Some(bottom) = piece.bottom_mm {
        found.range("bottom_mm", bottom, -HIGHEST_MM, HIGHEST_MM, " mm");
    }
    turn(found, &piece.turn, &piece.shape);
    let (what, value) = match piece.mass {
        Some(Mass::Grams(grams)) => ("g", grams),
        Some(Mass::Density(density)) => ("g/cm³", density),
        None => ("", 1.0),
    };
    found.range("mass", value, 1e-4, 1e5, &format!(" {what}"));
    if let Some(friction) = piece.friction {
        found.range("friction", friction, 0.0, 10.0, "");
    }
    if let Some(restitution) = piece.restitution {
        found.range("restitution", restitution, 0.0, 1.0, "");
    }
}

/// Pieces that cannot be made, each as the one in its place.
fn unmakeable(found: &mut Problems, scene: &Scene) {
    for (i, placement) in scene.placements().iter().enumerate() {
        let (part, what) = match placement.check(i) {
            Ok(()) => continue,
            Err(TableError::Shape { source, .. }) => ("shape", source.message()),
            Err(other) => ("", other.message()),
        };
        found.piece = Some(i);
        found.add(part, what);
        if found.all.len() >= MOST_PROBLEMS {
            return;
        }
    }
}

fn turn(found: &mut Problems, turn: &RotationSpec, kind: &Kind) {
    let angles: &[f32] = match turn {
        RotationSpec::None => &[],
        RotationSpec::YawPitchRoll(yaw, pitch, roll) => &[*yaw, *pitch, *roll],
        RotationSpec::AxisAngle(axis, degrees) => {
            let length = Vector::from_array(*axis).length();
            if !(length.is_finite() && length > 1e-3) {
                found.add("turn", SceneProblem::Axis);
            }
            &[*degrees]
        }
        RotationSpec::Quaternion(x, y, z, w) => {
            let length = (x * x + y * y + z * z + w * w).sqrt();
            if !(0.99..1.01).contains(&length) {
                found.add("turn", SceneProblem::Quaternion { length: number(&length.to_string()) });
            }
            &[]
        }
        RotationSpec::Flat(yaw) => {
            if kind.pyramid().is_none() {
                found.add("turn", SceneProblem::NoPyramid);
            }
            &[*yaw]
        }
        RotationSpec::UpsideDown(yaw) => &[*yaw],
    };
    for angle in angles {
        found.range("turn", *angle, -3600.0, 3600.0, "°");
    }
}

/// What starts below the table's top can only fall.
fn below_the_table(found: &mut Problems, scene: &Scene) {
    for (i, placement) in scene.placements().iter().enumerate().take(scene.pieces.len()) {
        let Ok(geometry) = placement.piece.geometry() else { continue };
        let top = geometry.corners().map(|c| (placement.pose * c).z).fold(Real::MIN, Real::max) * MM_PER_CM;
        if top < 0.0 {
            let what = SceneProblem::Below { top: Length((top * UM_PER_MM).round() as i32) };
            found.piece = Some(i);
            found.add("", what);
            if found.all.len() >= MOST_OVERLAPS {
                return;
            }
        }
    }
}

fn overlaps(found: &mut Problems, scene: &Scene) {
    let placements = scene.placements();
    let mut things: Vec<(usize, Pose, SharedShape, Aabb)> = vec![];
    for (i, placement) in placements.iter().enumerate() {
        let Some(shape) = placement.piece.geometry().ok().and_then(|g| g.collider().ok()) else { continue };
        let bounds = shape.compute_aabb(&placement.pose);
        things.push((i, placement.pose, shape, bounds));
    }
    things.sort_by(|a, b| a.3.mins.x.total_cmp(&b.3.mins.x).then(a.0.cmp(&b.0)));
    let before = found.all.len();
    for (n, a) in things.iter().enumerate() {
        for b in things[n + 1..].iter().take_while(|b| b.3.mins.x <= a.3.maxs.x) {
            let both_fixed = [a.0, b.0].iter().all(|&i| scene.pieces.get(i).is_none_or(|p| p.fixed));
            if both_fixed || !a.3.intersects(&b.3) {
                continue;
            }
            let Ok(Some(contact)) = query::contact(&a.1, a.2.as_ref(), &b.1, b.2.as_ref(), 0.0) else {
                continue;
            };
            let depth = -contact.dist * MM_PER_CM;
            if depth > OVERLAP_MM {
                let (first, second) = (a.0.min(b.0), a.0.max(b.0));
                let (other, by) = (named(&scene.name_of(second)), Length((depth * UM_PER_MM).round() as i32));
                found.piece = Some(first);
                found.add("", SceneProblem::Overlaps { other, by });
                if found.all.len() - before >= MOST_OVERLAPS {
                    return;
                }
            }
        }
    }
}
