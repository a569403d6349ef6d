//! What helps the hand: ghosts of where a piece will come to rest, outlines of what is pointed at or held, lines and
//! patches that show height and support. Shape as well as colour says which is which.

use super::light::CLEAR;
use super::mesh_cache::{Dressed, Dresser};
use bevy::camera::visibility::RenderLayers;
use bevy::light::{NotShadowCaster, NotShadowReceiver};
use bevy::prelude::*;
use bevy::render::render_resource::Face;
use table::Kind;
use table::shape::ShapeError;

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

#[derive(Component)]
struct Outlined(Entity);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, draw_outlines);
}

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

/// How much of a printed card is seen where it is seen through.
const PRINTED: f32 = 0.6;

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

    /// Prints on a ghost what is printed on a piece that wears this material, so that both that and what lies behind it are
    /// seen.
    ///
    /// # Errors
    /// [`ShapeError`] where the kind has no geometry.
    pub fn print_on(
        &mut self,
        ghost: Entity,
        kind: &Kind,
        worn: &Handle<StandardMaterial>,
    ) -> Result<(), ShapeError> {
        let body = self.body(kind)?;
        let Some(printed) = self.materials.get(worn).cloned() else { return Ok(()) };
        let clear = self.named(&format!("printed ghost {:?}", worn.id()), |_| StandardMaterial {
            base_color: printed.base_color.with_alpha(PRINTED),
            alpha_mode: AlphaMode::Blend,
            ..printed
        });
        let quiet = (NotShadowCaster, NotShadowReceiver, RenderLayers::layer(CLEAR));
        self.commands.spawn((Mesh3d(body), MeshMaterial3d(clear), quiet, ChildOf(ghost)));
        Ok(())
    }
}
