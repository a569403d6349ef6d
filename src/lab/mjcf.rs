//! Scenes in MJCF, another simulator's file format: the part of it that is rigid bodies on a table.
//!
//! This is read:
//! * the table as a horizontal `plane`;
//! * bodies of one `box`, `cylinder` or `mesh` geom each, free (`freejoint`, or a joint of type `free`) or fixed (no
//!   joint);
//! * places, turns, masses, densities, sliding friction and gravity;
//! * what the top-level `default` says of geoms.
//!
//! A mesh must have its vertices in the file, and counts as their convex hull. A cylinder is a prism of [`CORNERS`]
//! corners, as wide as the cylinder on the average.
//!
//! Everything else is refused by name: a scene that is half read is another scene. Lengths are metres there, masses
//! kilograms; a pair of geoms rubs with the larger of their frictions.

use super::refused::{NotRead, NotScene};
use super::scene::{Friction, Gravity, Scene, SceneError, ScenePiece, Shape, Turn, about};
use crate::game::message::Say;
use crate::session::budget;
use crate::table::piece::{Mass, Point3};
use crate::table::settings::FrictionRule;
use crate::table::shape::MOST_POINTS;
use crate::table::sim::MOST_PIECES;
use rapier3d::prelude::*;
use roxmltree::{Document, Node, ParsingOptions};
use std::collections::BTreeMap;

/// Corners of a cylinder's ends.
const CORNERS: u8 = 24;
/// Most elements and texts of a file: enough for the largest table.
const MOST_NODES: u32 = 100_000;
const MM_PER_M: f32 = 1000.0;
const G_PER_KG: f32 = 1000.0;
/// Sliding friction where none is given, and density, g/cm³, as the format has them.
const FRICTION: f32 = 1.0;
const DENSITY: f32 = 1.0;
/// Attributes of a geom that change nothing here: looks, and the other simulator's solver.
const OF_NO_MATTER: [&str; 13] = [
    "name",
    "rgba",
    "material",
    "group",
    "condim",
    "solref",
    "solimp",
    "solmix",
    "priority",
    "margin",
    "gap",
    "user",
    "shellinertia",
];
/// Attributes that are read.
const READ: [&str; 9] = ["type", "pos", "quat", "euler", "axisangle", "size", "mass", "density", "friction"];

/// Reads a scene.
pub(super) fn scene(text: &str, file: &str) -> Result<Scene, SceneError> {
    let options = ParsingOptions { nodes_limit: MOST_NODES, ..ParsingOptions::default() };
    let document = Document::parse_with_options(text, options).map_err(|error| SceneError::Syntax {
        file: file.into(),
        line: error.pos().row as usize,
        column: error.pos().col as usize,
        what: NotScene::NotXml { why: budget::shown(&error.to_string()) }.message(),
    })?;
    let reader = Reader {
        document: &document,
        file,
        radians: false,
        default: BTreeMap::new(),
        meshes: BTreeMap::new(),
    };
    let scene = reader.scene()?;
    let problems = scene.validate();
    if problems.is_empty() { Ok(scene) } else { Err(SceneError::Impossible { file: file.into(), problems }) }
}

struct Reader<'a> {
    document: &'a Document<'a>,
    file: &'a str,
    radians: bool,
    /// What geoms are unless they say otherwise.
    default: BTreeMap<&'a str, &'a str>,
    meshes: BTreeMap<&'a str, Vec<Point3>>,
}

type Read<T> = Result<T, SceneError>;

impl<'a> Reader<'a> {
    fn wrong(&self, node: Node, what: NotRead) -> SceneError {
        let at = self.document.text_pos_at(node.range().start);
        SceneError::Syntax {
            file: self.file.into(),
            line: at.row as usize,
            column: at.col as usize,
            what: what.message(),
        }
    }

    fn unknown<T>(&self, node: Node) -> Read<T> {
        Err(self.wrong(node, NotRead::Element { name: budget::shown(node.tag_name().name()) }))
    }

    fn numbers<const N: usize>(&self, node: Node, text: &str) -> Read<[f32; N]> {
        let all: Result<Vec<f32>, _> = text.split_whitespace().map(str::parse).collect();
        all.ok()
            .and_then(|all| all.try_into().ok())
            .ok_or_else(|| self.wrong(node, NotRead::Numbers { count: N, found: budget::shown(text) }))
    }

    fn scene(mut self) -> Read<Scene> {
        let root = self.document.root_element();
        if root.tag_name().name() != "mujoco" {
            return Err(self.wrong(root, NotRead::Root));
        }
        let mut scene = Scene {
            name: root.attribute("model").unwrap_or_default().into(),
            friction: Friction { rule: FrictionRule::Max, ..Friction::default() },
            ..Scene::default()
        };
        let mut worlds = vec![];
        for part in root.children().filter(Node::is_element) {
            match part.tag_name().name() {
                "compiler" => self.compiler(part)?,
                "option" => scene.gravity_m_s2 = self.gravity(part)?,
                "default" => self.defaults(part)?,
                "asset" => self.assets(part)?,
                "worldbody" => worlds.push(part),
                "visual" | "statistic" | "size" => {}
                _ => return self.unknown(part),
            }
        }
        for part in worlds.iter().flat_map(Node::children).filter(Node::is_element) {
            // Here and not only in the check: many pieces may name one large mesh.
            if scene.pieces.len() >= MOST_PIECES {
                return Err(self.wrong(part, NotRead::TooMany { most: MOST_PIECES - 1 }));
            }
            match part.tag_name().name() {
                "geom" if self.of(part, "type") == Some("plane") => self.table(part, &mut scene)?,
                "geom" => scene.pieces.push(self.piece(part, Pose::IDENTITY, true)?),
                "body" => scene.pieces.push(self.body(part)?),
                "light" | "camera" | "site" => {}
                _ => return self.unknown(part),
            }
        }
        Ok(scene)
    }

    fn compiler(&mut self, node: Node) -> Read<()> {
        self.radians = node.attribute("angle") == Some("radian");
        if node.attribute("eulerseq").is_some_and(|order| order != "xyz")
            || node.attribute("coordinate") == Some("global")
        {
            return Err(self.wrong(node, NotRead::Angles));
        }
        Ok(())
    }

    fn gravity(&self, node: Node) -> Read<Gravity> {
        let Some(text) = node.attribute("gravity") else { return Ok(Gravity::default()) };
        match self.numbers(node, text)? {
            [0.0, 0.0, z] if z < 0.0 => Ok(Gravity(-z)),
            _ => Err(self.wrong(node, NotRead::Gravity)),
        }
    }

    fn defaults(&mut self, node: Node<'a, 'a>) -> Read<()> {
        for part in node.children().filter(Node::is_element) {
            match part.tag_name().name() {
                "geom" => self.default.extend(part.attributes().map(|a| (a.name(), a.value()))),
                _ => return self.unknown(part),
            }
        }
        Ok(())
    }

    fn assets(&mut self, node: Node<'a, 'a>) -> Read<()> {
        for part in node.children().filter(Node::is_element) {
            match (part.tag_name().name(), part.attribute("name"), part.attribute("vertex")) {
                ("mesh", Some(name), Some(vertex)) => {
                    let scale =
                        part.attribute("scale").map_or(Ok([1.0; 3]), |text| self.numbers(part, text))?;
                    let all: Result<Vec<f32>, _> = vertex.split_whitespace().map(str::parse).collect();
                    let all = all.map_err(|_| self.wrong(part, NotRead::Vertices))?;
                    if all.len() / 3 > MOST_POINTS {
                        let found = all.len() / 3;
                        return Err(self.wrong(part, NotRead::MostVertices { most: MOST_POINTS, found }));
                    }
                    let point = |p: &[f32; 3]| [0, 1, 2].map(|i| p[i] * scale[i] * MM_PER_M);
                    self.meshes.insert(name, all.as_chunks().0.iter().map(point).collect());
                }
                ("mesh", ..) => {
                    return Err(self.wrong(part, NotRead::Mesh));
                }
                ("texture" | "material", ..) => {}
                _ => return self.unknown(part),
            }
        }
        Ok(())
    }

    /// An attribute of a geom, or what the default says.
    fn of(&self, node: Node<'a, 'a>, name: &str) -> Option<&'a str> {
        node.attribute(name).or_else(|| self.default.get(name).copied())
    }

    fn angle(&self, angle: f32) -> f32 {
        if self.radians { angle.to_degrees() } else { angle }
    }

    fn pose(&self, node: Node) -> Read<Pose> {
        let at: [f32; 3] = node.attribute("pos").map_or(Ok([0.0; 3]), |text| self.numbers(node, text))?;
        let turn = match (node.attribute("quat"), node.attribute("euler"), node.attribute("axisangle")) {
            (Some(text), None, None) => {
                let [w, x, y, z] = self.numbers(node, text)?;
                Rotation::from_xyzw(x, y, z, w)
            }
            (None, Some(text), None) => {
                let [x, y, z] = self.numbers(node, text)?.map(|angle| self.angle(angle));
                about(Vector::X, x) * about(Vector::Y, y) * about(Vector::Z, z)
            }
            (None, None, Some(text)) => {
                let [x, y, z, angle] = self.numbers(node, text)?;
                about(Vector::new(x, y, z), self.angle(angle))
            }
            (None, None, None) => Rotation::IDENTITY,
            _ => return Err(self.wrong(node, NotRead::Turns)),
        };
        if !(turn.length() > 1e-3 && turn.is_finite()) {
            return Err(self.wrong(node, NotRead::NoTurn));
        }
        Ok(Pose::from_parts(Vector::from_array(at), turn.normalize()))
    }

    fn table(&self, node: Node<'a, 'a>, scene: &mut Scene) -> Read<()> {
        let pose = self.pose(node)?;
        if pose.translation.z != 0.0 || pose.rotation != Rotation::IDENTITY {
            return Err(self.wrong(node, NotRead::Table));
        }
        scene.friction.table = Some(self.friction(node)?);
        Ok(())
    }

    fn friction(&self, node: Node<'a, 'a>) -> Read<f32> {
        let text = self.of(node, "friction").and_then(|text| text.split_whitespace().next());
        text.map_or(Ok(FRICTION), |text| self.numbers::<1>(node, text).map(|[friction]| friction))
    }

    fn body(&self, node: Node<'a, 'a>) -> Read<ScenePiece> {
        let (mut geoms, mut free) = (vec![], false);
        for part in node.children().filter(Node::is_element) {
            match part.tag_name().name() {
                "geom" => geoms.push(part),
                "freejoint" => free = true,
                "joint" if part.attribute("type") == Some("free") => free = true,
                "joint" => {
                    return Err(self.wrong(part, NotRead::Hinge));
                }
                "site" | "camera" | "light" => {}
                _ => return self.unknown(part),
            }
        }
        let [geom] = geoms[..] else {
            return Err(self.wrong(node, NotRead::OneGeom { found: geoms.len() }));
        };
        let mut piece = self.piece(geom, self.pose(node)?, !free)?;
        piece.name = node.attribute("name").or(geom.attribute("name")).unwrap_or_default().into();
        Ok(piece)
    }

    fn piece(&self, node: Node<'a, 'a>, body: Pose, fixed: bool) -> Read<ScenePiece> {
        let known = |name: &str| OF_NO_MATTER.contains(&name) || READ.contains(&name) || name == "mesh";
        if let Some(other) = node.attributes().find(|a| !known(a.name())) {
            return Err(self.wrong(node, NotRead::Attribute { name: budget::shown(other.name()) }));
        }
        let size = |what: &str| {
            self.of(node, "size").ok_or_else(|| self.wrong(node, NotRead::Size { what: what.into() }))
        };
        let shape = match self.of(node, "type") {
            Some("box") => {
                let half: [f32; 3] = self.numbers(node, size("x y z")?)?;
                Shape::Box { size_mm: half.map(|m| 2.0 * m * MM_PER_M) }
            }
            Some("cylinder") => {
                let [radius, half]: [f32; 2] = self.numbers(node, size("radius half-length")?)?;
                Shape::Prism {
                    outline_mm: round(radius * MM_PER_M),
                    holes_mm: vec![],
                    thickness_mm: 2.0 * half * MM_PER_M,
                }
            }
            Some("mesh") => {
                let mesh = self.of(node, "mesh").and_then(|name| self.meshes.get(name));
                let points = mesh.ok_or_else(|| self.wrong(node, NotRead::NoMesh))?;
                Shape::Hull { points_mm: points.clone() }
            }
            Some("plane") => return Err(self.wrong(node, NotRead::Plane)),
            other => {
                // Where nothing is said, the format means a sphere.
                let shape = budget::shown(other.unwrap_or("sphere"));
                return Err(self.wrong(node, NotRead::Shape { shape }));
            }
        };
        let pose = body * self.pose(node)?;
        let (at, q) = (pose.translation * MM_PER_M, pose.rotation);
        let number =
            |name| self.of(node, name).map(|text| self.numbers::<1>(node, text).map(|[n]| n)).transpose();
        let density = number("density")?.map_or(DENSITY, |kg_m3| kg_m3 / 1000.0);
        let mut piece = ScenePiece::new(shape, at.to_array());
        piece.name = node.attribute("name").unwrap_or_default().into();
        piece.turn = Turn::Quaternion(q.x, q.y, q.z, q.w);
        piece.mass = Some(number("mass")?.map_or(Mass::Density(density), |kg| Mass::Grams(kg * G_PER_KG)));
        piece.friction = Some(self.friction(node)?);
        piece.fixed = fixed;
        Ok(piece)
    }
}

/// A polygon as large as a circle, mm.
fn round(radius: f32) -> Vec<[f32; 2]> {
    let step = std::f32::consts::TAU / f32::from(CORNERS);
    let wide = radius * libm::sqrtf(step / libm::sinf(step));
    (0..CORNERS).map(|i| step * f32::from(i)).map(|a| [wide * libm::cosf(a), wide * libm::sinf(a)]).collect()
}
