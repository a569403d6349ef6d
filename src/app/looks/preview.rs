//! What helps the hand: ghosts of where a piece will come to rest, outlines of what is pointed at or held, lines and
//! patches that show height and support. Shape as well as colour says which is which.

use super::Dresser;
use super::light::CLEAR;
use super::wardrobe::Dressed;
use crate::table::Kind;
use crate::table::shape::ShapeError;
use bevy::camera::visibility::RenderLayers;
use bevy::light::{NotShadowCaster, NotShadowReceiver};
use bevy::prelude::*;
use bevy::render::render_resource::Face;

/// How a piece is set off from the others. Put it on a dressed entity.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Highlight {
    /// Not at all.
    #[default]
    None,
    /// The cursor is on it: a thin pale outline.
    Hover,
    /// It is in the hand: a thick warm outline.
    Held,
    /// It may not be taken: a thin red outline.
    Refused,
    /// Named by a panel or by the forensics: a thick cyan outline.
    Named,
}

impl Highlight {
    fn outline(self) -> Option<(f32, LinearRgba)> {
        match self {
            Self::None => None,
            Self::Hover => Some((0.035, LinearRgba::rgb(1.0, 0.97, 0.90))),
            Self::Held => Some((0.07, LinearRgba::rgb(1.0, 0.62, 0.10))),
            Self::Refused => Some((0.035, LinearRgba::rgb(0.9, 0.05, 0.03))),
            Self::Named => Some((0.07, LinearRgba::rgb(0.10, 0.75, 1.0))),
        }
    }
}

/// The outline that belongs to a highlighted piece.
#[derive(Component)]
struct Outline(Entity);

/// The outline that a piece wears now.
#[derive(Component)]
struct Outlined(Entity);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, draw_outlines);
}

/// A highlighted piece, and the outline it wears.
type Highlighted = (Entity, &'static Highlight, Ref<'static, Dressed>, Option<&'static Outlined>);

/// Whose highlight or dress is another than before.
type Anew = Or<(Changed<Highlight>, Changed<Dressed>)>;

fn draw_outlines(
    mut dresser: Dresser,
    changed: Query<Highlighted, Anew>,
    outlines: Query<(Entity, &Outline)>,
    highlighted: Query<(), With<Highlight>>,
) -> Result {
    for (outline, Outline(of)) in &outlines {
        if !highlighted.contains(*of) {
            dresser.commands.entity(outline).try_despawn();
        }
    }
    for (entity, highlight, dressed, outlined) in &changed {
        if let Some(Outlined(old)) = outlined {
            dresser.commands.entity(*old).try_despawn();
            dresser.commands.entity(entity).remove::<Outlined>();
        }
        let (Some((thickness, colour)), Some(kind)) = (highlight.outline(), &dressed.kind) else { continue };
        let mesh = dresser.shell(kind, thickness)?;
        let material = dresser.named(&format!("outline {highlight:?}"), |_| StandardMaterial {
            base_color: colour.into(),
            unlit: true,
            // Only the far side of the shell is drawn, so it shows around the piece and not over it.
            cull_mode: Some(Face::Front),
            ..default()
        });
        let outline = dresser
            .commands
            .spawn((
                Outline(entity),
                Mesh3d(mesh),
                MeshMaterial3d(material),
                NotShadowCaster,
                NotShadowReceiver,
                ChildOf(entity),
            ))
            .id();
        dresser.commands.entity(entity).insert(Outlined(outline));
    }
    Ok(())
}

/// Marks a ghost: what [`Dresser::ghost`] spawned.
#[derive(Component)]
pub struct Ghost;

impl Dresser<'_, '_> {
    /// Spawns a ghost of a kind of piece: a pale body with its edges drawn. Move it by its [`Transform`], hide it by
    /// its [`Visibility`], despawn it when done.
    ///
    /// # Errors
    /// [`ShapeError`] where the kind has no geometry.
    pub fn ghost(&mut self, kind: &Kind) -> Result<Entity, ShapeError> {
        let body = self.body(kind)?;
        let edges = self.edges(kind)?;
        let pale = self.named("ghost", |_| StandardMaterial {
            base_color: Color::linear_rgba(0.10, 0.12, 0.13, 0.16),
            alpha_mode: AlphaMode::Premultiplied,
            unlit: true,
            depth_bias: -50.0,
            ..default()
        });
        let line = self.named("ghost edges", |_| StandardMaterial {
            base_color: Color::linear_rgba(0.75, 0.85, 0.9, 0.8),
            alpha_mode: AlphaMode::Blend,
            unlit: true,
            // No depth bias here: the graphics interface allows it for triangles only.
            ..default()
        });
        let quiet = (NotShadowCaster, NotShadowReceiver, RenderLayers::layer(CLEAR));
        let root = self.commands.spawn((Ghost, Transform::default(), Visibility::default())).id();
        self.commands.spawn((Mesh3d(body), MeshMaterial3d(pale), quiet.clone(), ChildOf(root)));
        self.commands.spawn((Mesh3d(edges), MeshMaterial3d(line), quiet, ChildOf(root)));
        Ok(root)
    }
}

/// Draws a dashed line from a point of the held piece down to what is below it, with a small ring where it ends.
pub fn drop_line(gizmos: &mut Gizmos, from: Vec3, to: Vec3) {
    let colour = LinearRgba::new(1.0, 0.9, 0.7, 0.9);
    let dashes = ((from.distance(to) / 0.4).ceil() as usize).clamp(1, 200);
    for i in (0..dashes).step_by(2) {
        let at = |k: usize| from.lerp(to, (k as f32 / dashes as f32).min(1.0));
        gizmos.line(at(i), at(i + 1), colour);
    }
    gizmos.circle(Isometry3d::from_translation(to + Vec3::Z * 0.02), 0.35, colour);
}

/// Draws where a piece would touch: a hatched polygon, given by its corners in order, cm.
pub fn contact_patch(gizmos: &mut Gizmos, corners: &[Vec3]) {
    let colour = LinearRgba::new(1.0, 0.75, 0.25, 1.0);
    polygon(gizmos, corners, colour);
    // Hatching tells the patch from the support polygon without colour.
    let middle = corners.iter().sum::<Vec3>() / corners.len().max(1) as f32;
    for (a, b) in pairs(corners) {
        for t in [0.25, 0.5, 0.75] {
            gizmos.line(lifted(a.lerp(b, t)), lifted(middle), colour.with_alpha(0.4));
        }
    }
}

/// Draws the polygon inside which the centre of mass must lie, and the centre of mass with its plumb line. The mark
/// is a circle while it is inside and a cross once it is not.
pub fn support(gizmos: &mut Gizmos, corners: &[Vec3], centre_of_mass: Vec3, inside: bool) {
    let colour = if inside { LinearRgba::rgb(0.25, 0.85, 0.55) } else { LinearRgba::rgb(1.0, 0.15, 0.08) };
    polygon(gizmos, corners, colour);
    let floor = corners.iter().map(|c| c.z).fold(f32::MAX, f32::min);
    let foot = if corners.is_empty() { centre_of_mass } else { centre_of_mass.with_z(floor) };
    gizmos.line(centre_of_mass, foot, colour.with_alpha(0.6));
    let foot = lifted(foot);
    if inside {
        gizmos.circle(Isometry3d::from_translation(foot), 0.18, colour);
    } else {
        for arm in [Vec3::new(0.25, 0.25, 0.0), Vec3::new(0.25, -0.25, 0.0)] {
            gizmos.line(foot - arm, foot + arm, colour);
        }
    }
}

/// A hair above the surface, so that lines are not lost in it.
fn lifted(at: Vec3) -> Vec3 {
    at + Vec3::Z * 0.02
}

fn pairs(corners: &[Vec3]) -> impl Iterator<Item = (Vec3, Vec3)> + '_ {
    corners.iter().copied().zip(corners.iter().copied().cycle().skip(1))
}

fn polygon(gizmos: &mut Gizmos, corners: &[Vec3], colour: LinearRgba) {
    for (a, b) in pairs(corners) {
        gizmos.line(lifted(a), lifted(b), colour);
    }
}
