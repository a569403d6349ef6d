//! How tray and dice look: entities that are spawned when other dice are thrown, and move while they roll.

use super::rolling::{Dice, DieSkin, LABEL};
use super::solid::{Face, Solid, ring};
use crate::visuals::svg::{Drawing, Layer};
use crate::visuals::{Dresser, Tray};
use bevy::asset::RenderAssetUsages;
use bevy::mesh::PrimitiveTopology;
use bevy::prelude::*;

/// Side of the square in which a face is printed: pixels, and units of the drawing.
const CELL: f32 = 128.0;
/// Corners of two faces that are nearer than this share a corner of the unblunted body, cm.
const NEAR_CM: f32 = 0.4;
/// Where nothing is printed, as a share of the picture.
const PLAIN: Vec2 = Vec2::splat(0.004);

/// Adds the drawing. Needs a renderer.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, (lay_out, move_dice).chain().run_if(resource_exists_and_changed::<Dice>));
}

/// A die in the tray that is seen, by its place among them.
#[derive(Component)]
struct SeenDie(usize);

#[derive(Component)]
struct SeenTray;

/// What is seen already: the tray, and the number of the throw.
#[derive(Default)]
struct LastThrow {
    tray: Option<Tray>,
    throws: Option<u64>,
}

/// Spawns what is new in the tray and despawns what is gone.
fn lay_out(
    dice: Res<Dice>,
    mut dresser: Dresser,
    trays: Query<Entity, With<SeenTray>>,
    old: Query<Entity, With<SeenDie>>,
    mut seen: Local<LastThrow>,
) -> Result {
    if seen.tray.as_ref() != dice.tray() {
        trays.iter().for_each(|tray| dresser.commands.entity(tray).despawn());
        if let Some(tray) = dice.tray() {
            let root = dresser.tray(tray);
            dresser.commands.entity(root).insert(SeenTray);
        }
        seen.tray = dice.tray().cloned();
    }
    if seen.throws != Some(dice.throws()) {
        seen.throws = Some(dice.throws());
        old.iter().for_each(|die| dresser.commands.entity(die).despawn());
        for (i, (skin, pose)) in dice.iter().enumerate() {
            let solid = skin.shape.solid();
            let (mesh, material) = dresser.made_once(skin.name, |images| {
                let material = StandardMaterial {
                    base_color_texture: Some(images.add(print(skin, solid)?)),
                    perceptual_roughness: 0.38,
                    reflectance: 0.45,
                    ..default()
                };
                Ok::<_, BevyError>((mesh(solid), material))
            })?;
            let at = Transform::from_translation(pose.translation).with_rotation(pose.rotation);
            dresser.commands.spawn((SeenDie(i), Mesh3d(mesh), MeshMaterial3d(material), at));
        }
    }
    Ok(())
}

fn move_dice(dice: Res<Dice>, mut seen: Query<(&SeenDie, &mut Transform)>) {
    for (SeenDie(i), mut at) in &mut seen {
        if let Some((_, pose)) = dice.iter().nth(*i) {
            at.set_if_neq(Transform::from_translation(pose.translation).with_rotation(pose.rotation));
        }
    }
}

/// How many faces stand side by side in a print, and how many rows of them.
fn grid(solid: &Solid) -> (usize, usize) {
    let columns = (1..).find(|columns| columns * columns >= solid.faces.len()).unwrap_or(1);
    (columns, solid.faces.len().div_ceil(columns))
}

/// All faces of a die as one picture, each in a square that its unblunted corners touch.
fn print(skin: &DieSkin, solid: &Solid) -> Result<Image> {
    let (columns, rows) = grid(solid);
    let (width, height) = (columns as f32 * CELL, rows as f32 * CELL);
    let [r, g, b, _] = skin.colour.to_srgba().to_u8_array();
    let ground = format!("<rect width='{width}' height='{height}' fill='#{r:02x}{g:02x}{b:02x}'/>");
    let mut layers = vec![Layer::of_shapes(width, height, &ground)];
    let scale = CELL / 2.0 / LABEL * solid.label_cm / solid.face_cm;
    for i in 0..solid.faces.len() {
        let (x, y) = ((i % columns) as f32 + 0.5, (i / columns) as f32 + 0.5);
        layers.extend((skin.label)(i).into_iter().map(|layer| layer.within(x * CELL, y * CELL, scale)));
    }
    Ok(Drawing { size: (width, height), layers }.mipmapped(width as u32, height as u32)?)
}

/// A body in the making.
#[derive(Default)]
struct Builder {
    positions: Vec<Vec3>,
    normals: Vec<Vec3>,
    uvs: Vec<Vec2>,
}

impl Builder {
    /// A flat polygon with its corners in order, anticlockwise seen from outside; each with the normal it is lit by.
    fn polygon(&mut self, corners: &[(Vec3, Vec3)], uv: impl Fn(Vec3) -> Vec2) {
        for i in 1..corners.len().saturating_sub(1) {
            for (at, normal) in [corners[0], corners[i], corners[i + 1]] {
                self.positions.push(at);
                self.normals.push(normal);
                self.uvs.push(uv(at));
            }
        }
    }

    /// What lies between faces where they are blunted: lit by the faces, so that it looks round.
    fn blunt(&mut self, corners: Vec<(Vec3, Vec3)>) {
        let outwards = corners.iter().map(|(_, normal)| *normal).sum();
        let order = ring(corners.iter().map(|(at, _)| *at).collect(), outwards);
        let normal = |at: &Vec3| corners.iter().find(|corner| corner.0 == *at).map(|corner| corner.1);
        let corners: Vec<_> = order.iter().filter_map(|at| Some((*at, normal(at)?))).collect();
        self.polygon(&corners, |_| PLAIN);
    }
}

/// The body of a die, with the places of its faces in the print.
fn mesh(solid: &Solid) -> Mesh {
    let mut body = Builder::default();
    let (columns, rows) = grid(solid);
    let corner_of = |face: &Face, at: Vec3| {
        face.corners.iter().copied().find(|own| own.distance(at) < NEAR_CM).map(|own| (own, face.normal))
    };
    for (i, face) in solid.faces.iter().enumerate() {
        let (x, y) = ((i % columns) as f32 + 0.5, (i / columns) as f32 + 0.5);
        let right = face.up.cross(face.normal);
        let corners: Vec<_> = face.corners.iter().map(|&at| (at, face.normal)).collect();
        body.polygon(&corners, |at| {
            let on = Vec2::new(at.dot(right), -at.dot(face.up)) / (2.0 * solid.face_cm);
            (Vec2::new(x, y) + on) / Vec2::new(columns as f32, rows as f32)
        });
        for other in &solid.faces[i + 1..] {
            let shared: Vec<_> = face
                .corners
                .iter()
                .filter_map(|&at| Some([(at, face.normal), corner_of(other, at)?]))
                .collect();
            if shared.len() == 2 {
                body.blunt(shared.concat());
            }
        }
        for &at in &face.corners {
            let meet: Vec<_> = solid.faces.iter().filter_map(|other| corner_of(other, at)).collect();
            // Once for every corner: when its first face comes.
            if meet.first().is_some_and(|first| first.0 == at) {
                body.blunt(meet);
            }
        }
    }
    Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::RENDER_WORLD)
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, body.positions)
        .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, body.normals)
        .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, body.uvs)
}

#[cfg(test)]
mod tests {
    use super::super::rolling::{Die, Rolled};
    use super::super::solid::DieShape;
    use super::*;
    use crate::visuals::MeshCache;
    use bevy::mesh::VertexAttributeValues;

    static SKINS: [DieSkin; 3] = [
        DieSkin { name: "a", shape: DieShape::D6, colour: Color::WHITE, label: |_| vec![] },
        DieSkin { name: "b", shape: DieShape::D8, colour: Color::WHITE, label: |_| vec![] },
        DieSkin { name: "c", shape: DieShape::D12, colour: Color::WHITE, label: |_| vec![] },
    ];

    fn triangles(mesh: &Mesh) -> Vec<[Vec3; 3]> {
        let Some(VertexAttributeValues::Float32x3(at)) = mesh.attribute(Mesh::ATTRIBUTE_POSITION) else {
            panic!("no positions");
        };
        at.chunks_exact(3).map(|t| [t[0], t[1], t[2]].map(Vec3::from_array)).collect()
    }

    #[test]
    fn a_body_is_closed_and_all_but_as_large_as_the_unblunted_solid() {
        for (shape, volume) in [
            (DieShape::D6, 8.0),
            (DieShape::D8, 4.0 * 3.0_f32.sqrt()),
            // By its inscribed sphere; Coxeter, Regular Polytopes, table I.
            (DieShape::D12, 5.550_291),
        ] {
            let solid = shape.solid();
            let all = triangles(&mesh(solid));
            let area: Vec3 = all.iter().map(|[a, b, c]| (b - a).cross(c - a) / 2.0).sum();
            assert!(area.length() < 1e-3, "{shape:?} has a hole: {area}");
            let found: f32 = all.iter().map(|[a, b, c]| a.dot(b.cross(*c)) / 6.0).sum();
            let share = found / (volume * solid.inradius_cm.powi(3));
            assert!((0.9..1.0).contains(&share), "{shape:?}: {share}");
            assert!(
                all.iter().all(|[a, b, c]| (b - a).cross(c - a).dot(a + b + c) > 0.0),
                "{shape:?}: inside out"
            );
        }
    }

    #[test]
    fn rolling_on_and_on_spawns_no_more_than_the_dice_that_lie() {
        let mut app = App::new();
        app.init_resource::<Assets<Mesh>>()
            .init_resource::<Assets<StandardMaterial>>()
            .init_resource::<Assets<Image>>()
            .init_resource::<MeshCache>()
            .init_resource::<Dice>()
            .add_plugins(plugin);
        let dice: Vec<Die> = SKINS.iter().map(|skin| Die { skin, face: 1 }).collect();
        app.world_mut()
            .resource_mut::<Dice>()
            .set_up(Tray { centre: Vec2::ZERO, half: Vec2::new(10.0, 7.0) });
        let mut counts = vec![];
        for number in 0..6 {
            app.world_mut().resource_mut::<Dice>().roll(&dice, number, Rolled::BeforeOnesEyes);
            app.update();
            app.world_mut().resource_mut::<Dice>().pass(0.5);
            app.update();
            let world = app.world_mut();
            let seen: Vec<_> =
                world.query::<(&SeenDie, &Transform)>().iter(world).map(|(die, at)| (die.0, *at)).collect();
            for (i, at) in seen {
                let pose = world.resource::<Dice>().iter().nth(i).map(|(_, pose)| pose.translation);
                assert_eq!(Some(at.translation), pose, "a die is seen where it is");
            }
            counts.push((
                world.entities().count_spawned(),
                world.resource::<Assets<Mesh>>().len(),
                world.resource::<Assets<StandardMaterial>>().len(),
                world.resource::<Assets<Image>>().len(),
                world.query::<&SeenDie>().iter(world).count(),
            ));
        }
        assert!(counts.iter().all(|count| *count == counts[0] && count.4 == 3), "{counts:?}");
        app.world_mut().resource_mut::<Dice>().clear();
        app.update();
        let world = app.world_mut();
        assert_eq!(world.query_filtered::<(), Or<(With<SeenDie>, With<SeenTray>)>>().iter(world).count(), 0);
    }
}
