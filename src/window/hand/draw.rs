//! The previews as lines, and the outline of what is pointed at. Every mark has a shape of its own, so that none is
//! told by its colour alone.

use super::landing_preview::LandingPreview;
use super::state::{Aimed, GrabState, HandSet, Hover};
use super::view_ray::ViewRay;
use super::word::Omen;
use crate::live_table::physics::{LiveBodies, TableSim};
use crate::visuals::CLEAR;
use bevy::camera::visibility::RenderLayers;
use bevy::gizmos::GizmoPlugin;
use bevy::prelude::*;
use table::carry::By;
use table::shape::Geometry;
use table::support::{Balance, Support};

const FORBIDDEN: Color = Color::srgb(1.0, 0.35, 0.25);
const DROP: Color = Color::srgb(1.0, 0.9, 0.6);
/// What a card is aimed at.
const AIMED: Color = Color::srgb(0.55, 0.85, 1.0);
const SHADOW: Color = Color::srgba(0.05, 0.05, 0.1, 0.85);
const CONTACT: Color = Color::srgb(1.0, 0.75, 0.2);
const INSIDE: Color = Color::srgb(0.35, 0.95, 0.6);
const NARROW: Color = Color::srgb(1.0, 0.85, 0.2);
const OUTSIDE: Color = Color::srgb(1.0, 0.3, 0.2);

/// The mark of the contact that fails first, and half its width, cm.
const DIAMOND: Color = Color::srgb(0.30, 0.85, 1.0);
const DIAMOND_CM: f32 = 0.35;

/// A hair above a surface, so that lines are not lost in it, cm.
const RAISED_CM: f32 = 0.02;
/// Between the strokes of a thick line, cm.
const BESIDE_CM: f32 = 0.03;
/// A patch with more corners is not hatched.
const MOST_SPOKES: usize = 4;
/// Half the size of the diamonds on the tips that a card is aimed at, cm.
const TIP_CM: f32 = 0.22;
/// How far the marks of the depth reach, and half a stroke of theirs, cm.
const DEPTH_CM: f32 = 4.0;
const STROKE_CM: f32 = 0.12;
const DASH_CM: f32 = 0.2;

/// The hand's lines, drawn over everything near them.
#[derive(Default, Reflect, GizmoConfigGroup)]
pub struct HandLines;

pub(super) fn plugin(app: &mut App) {
    // A headless app draws nothing.
    if !app.is_plugin_added::<GizmoPlugin>() {
        return;
    }
    app.insert_gizmo_config(HandLines, config());
    app.add_systems(
        Update,
        (landing, standing, aimed_at, depth, pointed)
            .in_set(HandSet::Show)
            .after(super::landing_preview::LandingPreviewSet),
    );
}

/// How the lines are drawn: over what is near them, and by the cameras of the table only. On the layer of everything else
/// the camera of what is drawn flat would draw them too, a small copy in the middle of the window.
pub fn config() -> GizmoConfig {
    GizmoConfig {
        line: GizmoLineConfig { width: 1.5, ..default() },
        depth_bias: -0.2,
        render_layers: RenderLayers::layer(CLEAR),
        ..default()
    }
}

type Lines<'w, 's> = Gizmos<'w, 's, HandLines>;

/// A closed line through corners, a hair above them.
pub fn closed(lines: &mut Lines, corners: &[Vec3], colour: Color) {
    if let Some(&first) = corners.first() {
        let all = corners.iter().copied().chain([first]);
        lines.linestrip(all.map(|corner| corner + Vec3::Z * RAISED_CM), colour);
    }
}

/// A diamond where a contact fails first, and the way along which it is pressed.
pub fn diamond(lines: &mut Lines, point: Vec3, normal: Vec3) {
    let aside = normal.any_orthonormal_vector();
    let across = normal.cross(aside);
    let corners = [aside, across, -aside, -across].map(|to| point + to * DIAMOND_CM);
    closed(lines, &corners, DIAMOND);
    lines.line(point, point + normal * (2.0 * DIAMOND_CM), DIAMOND);
}

fn dashed(lines: &mut Lines, from: Vec3, to: Vec3, colour: Color) {
    let dashes = ((from.distance(to) / DASH_CM) as usize).clamp(1, 300);
    for i in (0..dashes).step_by(2) {
        let at = |i: usize| from.lerp(to, i as f32 / dashes as f32);
        lines.line(at(i), at(i + 1), colour);
    }
}

/// Ghost, drop line, shadow and contact.
fn landing(preview: Res<LandingPreview>, mut lines: Lines) {
    // The looks draw the ghost's body; where it should not be let go of there is none, only red dashes.
    for &[from, to] in preview.ghost_edges.iter().filter(|_| preview.warns()) {
        dashed(&mut lines, from, to, FORBIDDEN);
    }
    if preview.lost.is_some() {
        cross(&mut lines, &preview.ghost_edges);
    }
    for edge in &preview.shadow {
        let [from, to] = edge.map(|end| end + Vec3::Z * RAISED_CM);
        lines.line(from, to, SHADOW);
    }
    if let Some([from, to]) = preview.drop_line {
        dashed(&mut lines, from, to, DROP);
    }
    // Where it would be lost, how it would touch does not matter, and one mark is plainer than two.
    if let Some((point, patch)) = preview.contact.as_ref().filter(|_| preview.lost.is_none()) {
        closed(&mut lines, patch, CONTACT);
        let middle = patch.iter().sum::<Vec3>() / patch.len().max(1) as f32;
        // Hatching tells the patch from the support polygon. A round card's says nothing more than its edge.
        for &corner in patch.iter().filter(|_| patch.len() <= MOST_SPOKES) {
            lines.line(corner + Vec3::Z * RAISED_CM, middle + Vec3::Z * RAISED_CM, CONTACT);
        }
        if patch.is_empty() {
            for arm in [Vec3::X, Vec3::Y].map(|axis| axis * 0.25) {
                lines.line(*point - arm, *point + arm, CONTACT);
            }
        }
    }
}

/// A cross through what would be lost, so that the mark is told without its colour: level, across the middle of the ghost.
fn cross(lines: &mut Lines, edges: &[[Vec3; 2]]) {
    let ends = || edges.iter().flatten();
    let (low, high) = (ends().copied().reduce(Vec3::min), ends().copied().reduce(Vec3::max));
    let (Some(low), Some(high)) = (low, high) else { return };
    let middle = low.midpoint(high);
    for other in [-1.0, 1.0] {
        let half = Vec3::new(high.x - middle.x, (high.y - middle.y) * other, 0.0);
        // Strokes close together are a thick one.
        for aside in [-1.0, 0.0, 1.0].map(|aside| Vec3::Z * aside * BESIDE_CM) {
            lines.line(middle - half + aside, middle + half + aside, FORBIDDEN);
        }
    }
}

/// The plane in which a card is aimed: a diamond on each tip, and the lines between them.
fn aimed_at(aimed: Res<Aimed>, preview: Res<LandingPreview>, mut lines: Lines) {
    let Some(mark) = aimed.mark.as_ref().filter(|mark| preview.card.is_some() && !mark.on.is_empty()) else {
        return;
    };
    for tip in &mark.on {
        let corners = [Vec3::X, Vec3::Y, -Vec3::X, -Vec3::Y].map(|to| *tip + to * TIP_CM);
        closed(&mut lines, &corners, AIMED);
    }
    let next = mark.on.iter().cycle().skip(1);
    for (from, to) in mark.on.iter().zip(next).filter(|_| mark.on.len() > 1) {
        dashed(&mut lines, *from, *to, AIMED);
    }
}

/// By keys, how far away the piece is: a line across and one away from the viewer through where it would land, with a stroke
/// for each centimetre.
fn depth(grab_state: Res<GrabState>, preview: Res<LandingPreview>, view_ray: ViewRay, mut lines: Lines) {
    let GrabState::Holding(carry) = &*grab_state else { return };
    let Some([_, landing]) = preview.drop_line.filter(|_| carry.by == By::Keys) else { return };
    let foot = preview.contact.as_ref().map_or(landing.z, |(point, _)| point.z);
    let (right, away) = view_ray.table_axes();
    let at = |to: Vec2| landing.with_z(foot + RAISED_CM) + to.extend(0.0);
    for (along, across) in [(right, away), (away, right)] {
        dashed(&mut lines, at(-along * DEPTH_CM), at(along * DEPTH_CM), DROP);
        for cm in (1..=DEPTH_CM as i32).flat_map(|cm| [-cm, cm]) {
            let stroke = along * cm as f32;
            lines.line(at(stroke - across * STROKE_CM), at(stroke + across * STROKE_CM), DROP);
        }
    }
}

fn standing(preview: Res<LandingPreview>, mut lines: Lines) {
    // Where the table itself was asked and says that it stands, a weight outside its supports is no warning.
    // Of a card over tips its plan tells.
    let contradicts =
        |of: &Support| preview.card.is_some() || preview.omen == Omen::Stands && of.margin_cm < 0.0;
    if let Some(of) = preview.support.as_ref().filter(|of| !contradicts(of)) {
        support(&mut lines, of);
    }
}

/// The support polygon and the weight above it: a ring inside, a cross outside, a triangle where it is narrow.
pub(crate) fn support(lines: &mut Lines, support: &Support) {
    let balance = Balance::of(support.margin_cm);
    let colour = match balance {
        Balance::Inside => INSIDE,
        Balance::Narrow => NARROW,
        Balance::Outside => OUTSIDE,
    };
    closed(lines, &support.corners, colour);
    let floor = support.corners.iter().map(|corner| corner.z).fold(f32::MAX, f32::min);
    let foot = support.weight.with_z(floor + RAISED_CM);
    lines.line(support.weight, foot, colour);
    let spoke = |degrees: f32| foot + (Quat::from_rotation_z(degrees.to_radians()) * Vec3::X) * 0.22;
    match balance {
        Balance::Inside => {
            lines.circle(Isometry3d::from_translation(foot), 0.18, colour);
        }
        Balance::Narrow => closed(lines, &[spoke(90.0), spoke(210.0), spoke(330.0)], colour),
        Balance::Outside => {
            lines.line(spoke(45.0), spoke(225.0), colour);
            lines.line(spoke(135.0), spoke(315.0), colour);
        }
    }
}

/// Dashes on what is pointed at and may not be taken, besides the outline that the looks give it.
fn pointed(hover: Res<Hover>, table: Res<TableSim>, bodies: LiveBodies, mut lines: Lines) -> Result {
    let refused = hover.outlined && hover.refusal.is_some();
    let Some(id) = hover.piece.filter(|_| refused) else { return Ok(()) };
    let Some(body) = bodies.get(id) else { return Ok(()) };
    let pose = *body.position();
    for edge in Geometry::of(&table.piece(id).kind)?.edges {
        let [from, to] = edge.map(|end| pose * end);
        dashed(&mut lines, from, to, FORBIDDEN);
    }
    Ok(())
}
