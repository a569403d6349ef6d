//! Hangs meshes and materials on entities. Both are made once per kind and look, and shared.

use super::light::{CLEAR, SOLID};
use super::mesh;
use super::paint::{self, opacity_of};
use super::palette::Finish;
use super::piece_style::{Artwork, PieceStyle};
use bevy::camera::visibility::RenderLayers;
use bevy::ecs::system::SystemParam;
use bevy::image::ImageAddressMode;
use bevy::light::NotShadowCaster;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use table::shape::ShapeError;
use table::{Kind, Piece};

/// Drawn this much earlier than by distance alone: the hollows of clear pyramids come before everything clear.
const HOLLOW_FIRST: f32 = -300.0;
/// Drawn this much later: clear pieces that stand before something clear which a game has put over the table. That is
/// to be drawn between the two, with a bias from 0 to this.
pub const LATER: f32 = 700.0;

/// Meshes and materials made so far.
#[derive(Resource, Default)]
pub struct MeshCache {
    meshes: HashMap<String, (Option<Handle<Mesh>>, Handle<Mesh>)>,
    shells: HashMap<String, Handle<Mesh>>,
    edges: HashMap<String, Handle<Mesh>>,
    materials: HashMap<String, Handle<StandardMaterial>>,
    images: HashMap<String, Handle<Image>>,
    /// Artwork in use: a texture is known by the address of its pixels, which must not be used again.
    artworks: Vec<Artwork>,
}

/// A visible part of a piece.
#[derive(Component, Clone, Debug)]
pub struct Skin {
    /// The entity that was dressed.
    pub wearer: Entity,
    /// The material it wears.
    pub material: Handle<StandardMaterial>,
    /// The same, drawn [`LATER`]; `None` if the order does not matter.
    pub later: Option<Handle<StandardMaterial>>,
}

/// The parts hung on an entity.
#[derive(Component, Clone, Debug, Default)]
pub struct Dressed {
    /// What it is.
    pub kind: Option<Kind>,
    /// Its visible parts.
    pub parts: Vec<Entity>,
}

/// What it takes to dress pieces, as a system parameter.
#[derive(SystemParam)]
pub struct Dresser<'w, 's> {
    /// Commands, for whoever spawns something beside dressing it.
    pub commands: Commands<'w, 's>,
    pub(super) meshes: ResMut<'w, Assets<Mesh>>,
    pub(super) materials: ResMut<'w, Assets<StandardMaterial>>,
    pub(super) images: ResMut<'w, Assets<Image>>,
    mesh_cache: ResMut<'w, MeshCache>,
    dressed: Query<'w, 's, &'static Dressed>,
}

impl Dresser<'_, '_> {
    /// Gives an entity the looks of a piece, as children in its own frame. What it wore before is taken off.
    ///
    /// # Errors
    /// [`ShapeError`] where the piece has no geometry.
    pub fn dress(&mut self, entity: Entity, piece: &Piece, look: &PieceStyle) -> Result<(), ShapeError> {
        let (hollow, body) = self.piece_meshes(&piece.kind)?;
        self.undress(entity);
        let clear = matches!(look.finish, Finish::Translucent | Finish::Sheet);
        let mut parts = Vec::with_capacity(2);
        let mut hang = |dresser: &mut Self, mesh: Handle<Mesh>, early: f32| {
            let material = dresser.material(&piece.kind, look, early);
            let later = clear.then(|| dresser.material(&piece.kind, look, early + LATER));
            let layer = if clear { CLEAR } else { SOLID };
            let part = dresser
                .commands
                .spawn((
                    Mesh3d(mesh),
                    MeshMaterial3d(material.clone()),
                    RenderLayers::layer(layer),
                    Skin { wearer: entity, material, later },
                    ChildOf(entity),
                ))
                .id();
            parts.push(part);
            part
        };
        if let Some(hollow) = hollow {
            let part = hang(self, hollow, if clear { HOLLOW_FIRST } else { 0.0 });
            // What is nested in it lies against the hollow, whose shadow would fall on it in stripes.
            self.commands.entity(part).insert(NotShadowCaster);
        }
        hang(self, body, 0.0);
        self.commands
            .entity(entity)
            .insert_if_new((Transform::default(), Visibility::default()))
            .insert(Dressed { kind: Some(piece.kind.clone()), parts });
        Ok(())
    }

    /// Takes off what [`Dresser::dress`] hung on an entity.
    pub fn undress(&mut self, entity: Entity) {
        if let Ok(dressed) = self.dressed.get(entity) {
            for part in dressed.parts.clone() {
                self.commands.entity(part).try_despawn();
            }
            self.commands.entity(entity).remove::<Dressed>();
        }
    }

    fn piece_meshes(&mut self, kind: &Kind) -> Result<(Option<Handle<Mesh>>, Handle<Mesh>), ShapeError> {
        let key = format!("{kind:?}");
        if let Some(known) = self.mesh_cache.meshes.get(&key) {
            return Ok(known.clone());
        }
        let made = mesh::of(kind)?;
        let hollow = made.hollow.map(|mesh| self.meshes.add(mesh));
        let handles = (hollow, self.meshes.add(made.body));
        self.mesh_cache.meshes.insert(key, handles.clone());
        Ok(handles)
    }

    /// The shell of a kind, `thickness` cm outside its surface.
    pub(super) fn shell(&mut self, kind: &Kind, thickness: f32) -> Result<Handle<Mesh>, ShapeError> {
        let key = format!("{thickness} {kind:?}");
        if let Some(known) = self.mesh_cache.shells.get(&key) {
            return Ok(known.clone());
        }
        let handle = self.meshes.add(mesh::shell(kind, thickness)?);
        self.mesh_cache.shells.insert(key, handle.clone());
        Ok(handle)
    }

    /// The edges of a kind as lines.
    pub(super) fn edges(&mut self, kind: &Kind) -> Result<Handle<Mesh>, ShapeError> {
        let key = format!("{kind:?}");
        if let Some(known) = self.mesh_cache.edges.get(&key) {
            return Ok(known.clone());
        }
        let handle = self.meshes.add(mesh::edges(kind)?);
        self.mesh_cache.edges.insert(key, handle.clone());
        Ok(handle)
    }

    /// The mesh of a kind's outside, for ghosts.
    pub(super) fn body(&mut self, kind: &Kind) -> Result<Handle<Mesh>, ShapeError> {
        self.piece_meshes(kind).map(|(_, body)| body)
    }

    /// A material that is made once for a name.
    pub(super) fn named(
        &mut self,
        name: &str,
        make: impl FnOnce(&mut Assets<Image>) -> StandardMaterial,
    ) -> Handle<StandardMaterial> {
        if let Some(known) = self.mesh_cache.materials.get(name) {
            return known.clone();
        }
        let handle = self.materials.add(make(&mut self.images));
        self.mesh_cache.materials.insert(name.to_owned(), handle.clone());
        handle
    }

    /// A mesh with its material, made once for a name.
    ///
    /// # Errors
    /// What `make` says.
    pub(crate) fn made_once<E>(
        &mut self,
        name: &str,
        make: impl FnOnce(&mut Assets<Image>) -> Result<(Mesh, StandardMaterial), E>,
    ) -> Result<(Handle<Mesh>, Handle<StandardMaterial>), E> {
        let key = format!("once {name}");
        let known = self.mesh_cache.meshes.get(&key).map(|(_, mesh)| mesh.clone());
        if let Some(known) = known.zip(self.mesh_cache.materials.get(&key).cloned()) {
            return Ok(known);
        }
        let (mesh, material) = make(&mut self.images)?;
        let handles = (self.meshes.add(mesh), self.materials.add(material));
        self.mesh_cache.meshes.insert(key.clone(), (None, handles.0.clone()));
        self.mesh_cache.materials.insert(key, handles.1.clone());
        Ok(handles)
    }

    fn image(&mut self, key: String, canvas: impl FnOnce() -> paint::Canvas) -> Handle<Image> {
        let images = &mut self.images;
        let edges = ImageAddressMode::ClampToEdge;
        self.mesh_cache.images.entry(key).or_insert_with(|| images.add(canvas().into_image(edges))).clone()
    }

    fn material(&mut self, kind: &Kind, look: &PieceStyle, early: f32) -> Handle<StandardMaterial> {
        let printed = |art: &Artwork| (art.rgba.as_ptr() as usize, art.width, art.height);
        let art = [&look.front, &look.back].map(|art| art.as_ref().map(printed));
        let face: &str = match kind {
            Kind::Pyramid(size) => size.into(),
            Kind::Tarot => "tarot",
            Kind::Die => "die",
            _ => "plain",
        };
        let look_key = format!("{face} {:?} {:?} {:?} {art:?}", look.colour, look.finish, look.mark);
        let key = format!("{look_key} {early}");
        if let Some(known) = self.mesh_cache.materials.get(&key) {
            return known.clone();
        }
        self.mesh_cache.artworks.extend(look.front.clone().into_iter().chain(look.back.clone()));
        let texture = match kind {
            Kind::Pyramid(size) => Some(self.image(look_key, || paint::pyramid_side(look, *size))),
            Kind::Tarot => Some(self.image(look_key, || paint::tarot(look))),
            Kind::Die => Some(self.image(look_key, || paint::die(look))),
            _ => None,
        };
        let mut material = plain(look);
        material.depth_bias = early;
        if texture.is_some() {
            material.base_color = Color::WHITE;
            material.base_color_texture = texture;
        }
        let handle = self.materials.add(material);
        self.mesh_cache.materials.insert(key, handle.clone());
        handle
    }
}

/// The material of a look without anything printed on it.
fn plain(look: &PieceStyle) -> StandardMaterial {
    let alpha = opacity_of(look);
    let c = look.colour.to_linear();
    let clear = StandardMaterial {
        // Premultiplied, so that what the surface mirrors stays as bright as on solid plastic.
        base_color: LinearRgba::new(c.red * alpha, c.green * alpha, c.blue * alpha, alpha).into(),
        alpha_mode: AlphaMode::Premultiplied,
        perceptual_roughness: 0.13,
        reflectance: 0.5,
        ..default()
    };
    match look.finish {
        Finish::Translucent => clear,
        Finish::Sheet => StandardMaterial { perceptual_roughness: 0.10, ..clear },
        Finish::Opaque => StandardMaterial {
            base_color: look.colour,
            perceptual_roughness: 0.27,
            reflectance: 0.55,
            ..default()
        },
        Finish::Card => StandardMaterial {
            base_color: look.colour,
            perceptual_roughness: 0.85,
            reflectance: 0.12,
            ..default()
        },
        Finish::Wood => StandardMaterial {
            base_color: look.colour,
            perceptual_roughness: 0.55,
            reflectance: 0.35,
            ..default()
        },
    }
}
