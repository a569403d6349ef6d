//! Scenes in MJCF, another simulator's file format: the part of it that is rigid bodies on a table.
//!
//! This is read:
//! * the table as the one horizontal `plane`;
//! * bodies of one `box`, `cylinder` or `mesh` geom each, free (`freejoint`, or a joint of type `free`) or fixed (no
//!   joint);
//! * places, turns in all five ways, masses, densities, sliding friction and gravity;
//! * what the top-level `default` says of geoms.
//!
//! A mesh must have its vertices in the file, and counts as their convex hull. A cylinder is a prism of [`CORNERS`]
//! corners, as wide as the cylinder on the average.
//!
//! Everything else is refused by name, all of it at once: a scene that is half read is another scene. [`AllowedAttributes`] lists
//! what each element may say. Lengths are metres there, masses kilograms; a pair of geoms rubs with the larger of their
//! frictions.

use super::refused::{NotRead, NotScene};
use super::scene::{FrictionOverride, Gravity, RotationSpec, Scene, SceneError, ScenePiece, about};
use files::budget;
use game::message::Say;
use roxmltree::{Document, Node, ParsingOptions};
use std::collections::BTreeMap;
use table::Kind;
use table::piece::{Mass, Point3};
use table::rapier3d::glamx::Mat3;
use table::rapier3d::prelude::*;
use table::settings::FrictionRule;
use table::shape::MOST_POINTS;
use table::sim::MOST_PIECES;

/// Corners of a cylinder's ends.
const CORNERS: u8 = 24;
/// Most elements and texts of a file: enough for the largest table.
const MOST_NODES: u32 = 100_000;
/// Of so many things that are wrong the rest is not told.
const MOST_WRONG: usize = 20;
const MM_PER_M: f32 = 1000.0;
const G_PER_KG: f32 = 1000.0;
/// Sliding friction where none is given, and density, g/cm³, as the format has them.
const FRICTION: f32 = 1.0;
const DENSITY: f32 = 1.0;
/// The contact dimension with sliding friction, which is the usual one, and that without any.
const SLIDES: &str = "3";
const SMOOTH: &str = "1";

/// What an element may say.
struct AllowedAttributes {
    /// What is read.
    read: &'static [&'static str],
    /// What changes nothing here: looks, and how the other simulator solves.
    idle: &'static [&'static str],
}

const ROOT: AllowedAttributes = AllowedAttributes { read: &["model"], idle: &[] };
const COMPILER: AllowedAttributes = AllowedAttributes {
    read: &["angle", "eulerseq", "coordinate", "inertiafromgeom"],
    idle: &[
        "alignfree",
        "assetdir",
        "autolimits",
        "fusestatic",
        "meshdir",
        "saveinertial",
        "strippath",
        "texturedir",
        "usethread",
    ],
};
const OPTION: AllowedAttributes = AllowedAttributes {
    read: &["gravity"],
    idle: &[
        "ccd_iterations",
        "ccd_tolerance",
        "cone",
        "impratio",
        "integrator",
        "iterations",
        "jacobian",
        "ls_iterations",
        "ls_tolerance",
        "magnetic",
        "noslip_iterations",
        "noslip_tolerance",
        "solver",
        "timestep",
        "tolerance",
    ],
};
const DEFAULT: AllowedAttributes = AllowedAttributes { read: &["class"], idle: &[] };
const MESH: AllowedAttributes = AllowedAttributes {
    read: &["name", "vertex", "scale"],
    idle: &["face", "normal", "texcoord", "smoothnormal"],
};
const BODY: AllowedAttributes = AllowedAttributes {
    read: &["name", "pos", "quat", "euler", "axisangle", "xyaxes", "zaxis"],
    idle: &["user"],
};
const JOINT: AllowedAttributes =
    AllowedAttributes { read: &["type"], idle: &["name", "group", "user", "align"] };
const GEOM: AllowedAttributes = AllowedAttributes {
    read: &[
        "name",
        "type",
        "pos",
        "quat",
        "euler",
        "axisangle",
        "xyaxes",
        "zaxis",
        "size",
        "mass",
        "density",
        "friction",
        "mesh",
        "condim",
        "priority",
        "contype",
        "conaffinity",
        "margin",
        "gap",
        "shellinertia",
    ],
    idle: &["group", "material", "rgba", "solimp", "solmix", "solref", "user"],
};
/// What a default must not say, nor any of the [`TURNS`]: it would be every geom's.
const OWN: [&str; 2] = ["name", "pos"];
/// Ways to give a turn.
const TURNS: [&str; 5] = ["quat", "euler", "axisangle", "xyaxes", "zaxis"];
/// What a geom may say only as it would be anyway.
const USUAL: [(&str, &str); 5] =
    [("contype", "1"), ("conaffinity", "1"), ("margin", "0"), ("gap", "0"), ("shellinertia", "false")];

/// Reads a scene.
pub(super) fn scene(text: &str, file: &str) -> Result<Scene, SceneError> {
    let options = ParsingOptions { nodes_limit: MOST_NODES, ..ParsingOptions::default() };
    let document = Document::parse_with_options(text, options).map_err(|error| SceneError::Syntax {
        file: file.into(),
        line: error.pos().row as usize,
        column: error.pos().col as usize,
        what: NotScene::NotXml { why: budget::shown(&error.to_string()) }.message(),
    })?;
    let mut reader = Reader {
        document: &document,
        file,
        radians: false,
        default: BTreeMap::new(),
        meshes: BTreeMap::new(),
        geoms: vec![],
        wrong: vec![],
    };
    let scene = reader.scene();
    reader.wrong.truncate(MOST_WRONG);
    match reader.wrong.len() {
        0 => {}
        1 => return Err(reader.wrong.swap_remove(0)),
        _ => return Err(SceneError::Several(reader.wrong)),
    }
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
    /// Every geom that is read, the table's too.
    geoms: Vec<Node<'a, 'a>>,
    wrong: Vec<SceneError>,
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

    fn note(&mut self, node: Node, what: NotRead) {
        let wrong = self.wrong(node, what);
        self.wrong.push(wrong);
    }

    /// What was read, or nothing, and why is noted.
    fn noted<T>(&mut self, read: Read<T>) -> Option<T> {
        read.map_err(|why| self.wrong.push(why)).ok()
    }

    fn unknown(&mut self, node: Node) {
        self.note(node, NotRead::Element { name: budget::shown(node.tag_name().name()) });
    }

    /// Notes what an element says that is not known of it.
    fn check(&mut self, node: Node, known: &AllowedAttributes) {
        let knows = |name: &str| known.read.contains(&name) || known.idle.contains(&name);
        let of = budget::shown(node.tag_name().name());
        for other in node.attributes().filter(|a| !knows(a.name())) {
            self.note(node, NotRead::Attribute { name: budget::shown(other.name()), of: of.clone() });
        }
    }

    /// The same, and whatever stands in it.
    fn check_empty(&mut self, node: Node, known: &AllowedAttributes) {
        self.check(node, known);
        node.children().filter(Node::is_element).for_each(|part| self.unknown(part));
    }

    fn numbers<const N: usize>(&self, node: Node, text: &str) -> Read<[f32; N]> {
        let all: Result<Vec<f32>, _> = text.split_whitespace().map(str::parse).collect();
        all.ok()
            .and_then(|all| all.try_into().ok())
            .ok_or_else(|| self.wrong(node, NotRead::Numbers { count: N, found: budget::shown(text) }))
    }

    fn scene(&mut self) -> Scene {
        let root = self.document.root_element();
        let mut scene = Scene {
            name: root.attribute("model").unwrap_or_default().into(),
            friction: FrictionOverride { rule: FrictionRule::Max, ..FrictionOverride::default() },
            ..Scene::default()
        };
        if root.tag_name().name() != "mujoco" {
            self.note(root, NotRead::Root);
            return scene;
        }
        self.check(root, &ROOT);
        // Sections of one kind are one section, and those before are true of those after, wherever they stand.
        let of = |kind: &'static str| {
            root.children().filter(move |part| part.is_element() && part.tag_name().name() == kind)
        };
        of("compiler").for_each(|part| self.compiler(part));
        of("option").for_each(|part| self.option(part, &mut scene));
        of("default").for_each(|part| self.defaults(part));
        of("asset").for_each(|part| self.assets(part));
        of("worldbody").for_each(|part| self.world(part, &mut scene));
        for part in root.children().filter(Node::is_element) {
            let read = ["compiler", "option", "default", "asset", "worldbody", "visual", "statistic", "size"];
            if !read.contains(&part.tag_name().name()) {
                self.unknown(part);
            }
        }
        if scene.friction.table.is_none() && self.wrong.is_empty() {
            self.note(root, NotRead::NoTable);
        }
        self.contacts(&mut scene);
        scene
    }

    fn world(&mut self, world: Node<'a, 'a>, scene: &mut Scene) {
        for part in world.children().filter(Node::is_element) {
            // Here and not only in the check: many pieces may name one large mesh.
            if scene.pieces.len() >= MOST_PIECES {
                return self.note(part, NotRead::TooMany { most: MOST_PIECES - 1 });
            }
            match part.tag_name().name() {
                "geom" if self.of(part, "type") == Some("plane") => self.table(part, scene),
                "geom" => {
                    self.geom(part);
                    let read = self.piece(part, Pose::IDENTITY, true);
                    scene.pieces.extend(self.noted(read));
                }
                "body" => {
                    let read = self.body(part);
                    scene.pieces.extend(self.noted(read).flatten());
                }
                "light" | "camera" | "site" => {}
                _ => self.unknown(part),
            }
        }
    }

    fn compiler(&mut self, node: Node) {
        self.check_empty(node, &COMPILER);
        if let Some(angle) = node.attribute("angle") {
            self.radians = angle == "radian";
        }
        if node.attribute("eulerseq").is_some_and(|order| order != "xyz")
            || node.attribute("coordinate").is_some_and(|kind| kind != "local")
        {
            self.note(node, NotRead::Angles);
        }
        if node.attribute("inertiafromgeom").is_some_and(|from| from == "false") {
            self.note(node, NotRead::Inertia);
        }
    }

    fn option(&mut self, node: Node, scene: &mut Scene) {
        self.check_empty(node, &OPTION);
        let Some(text) = node.attribute("gravity") else { return };
        let read = match self.numbers(node, text) {
            Ok([0.0, 0.0, z]) if z < 0.0 => Ok(Gravity(-z)),
            Ok(_) => Err(self.wrong(node, NotRead::Gravity)),
            Err(why) => Err(why),
        };
        scene.gravity_m_s2 = self.noted(read).unwrap_or_default();
    }

    fn defaults(&mut self, node: Node<'a, 'a>) {
        self.check(node, &DEFAULT);
        for part in node.children().filter(Node::is_element) {
            if part.tag_name().name() != "geom" {
                self.unknown(part);
                continue;
            }
            self.check_empty(part, &GEOM);
            for own in part.attributes().filter(|a| OWN.iter().chain(&TURNS).any(|own| *own == a.name())) {
                self.note(part, NotRead::Attribute { name: own.name().into(), of: "default".into() });
            }
            self.default.extend(part.attributes().map(|a| (a.name(), a.value())));
        }
    }

    fn assets(&mut self, node: Node<'a, 'a>) {
        for part in node.children().filter(Node::is_element) {
            match part.tag_name().name() {
                "mesh" => {
                    self.check_empty(part, &MESH);
                    let read = self.mesh(part);
                    let read = self.noted(read);
                    self.meshes.extend(read);
                }
                "texture" | "material" => {}
                _ => self.unknown(part),
            }
        }
    }

    fn mesh(&self, node: Node<'a, 'a>) -> Read<(&'a str, Vec<Point3>)> {
        let (Some(name), Some(vertex)) = (node.attribute("name"), node.attribute("vertex")) else {
            return Err(self.wrong(node, NotRead::Mesh));
        };
        let scale = node.attribute("scale").map_or(Ok([1.0; 3]), |text| self.numbers(node, text))?;
        let all: Result<Vec<f32>, _> = vertex.split_whitespace().map(str::parse).collect();
        let all = all.map_err(|_| self.wrong(node, NotRead::Vertices))?;
        let found = all.len() / 3;
        if found > MOST_POINTS {
            return Err(self.wrong(node, NotRead::MostVertices { most: MOST_POINTS, found }));
        }
        let point = |p: &[f32; 3]| [0, 1, 2].map(|i| p[i] * scale[i] * MM_PER_M);
        Ok((name, all.as_chunks().0.iter().map(point).collect()))
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
        let mut given = TURNS.iter().filter_map(|way| Some((*way, node.attribute(*way)?)));
        let turn = match (given.next(), given.next()) {
            (None, _) => Rotation::IDENTITY,
            (Some((way, text)), None) => self.turn(node, way, text)?,
            (Some(_), Some(_)) => return Err(self.wrong(node, NotRead::Turns)),
        };
        if !(turn.length() > 1e-3 && turn.is_finite()) {
            return Err(self.wrong(node, NotRead::NoTurn));
        }
        Ok(Pose::from_parts(Vector::from_array(at), turn.normalize()))
    }

    /// A turn given in one of the [`TURNS`].
    fn turn(&self, node: Node, way: &str, text: &str) -> Read<Rotation> {
        Ok(match way {
            "quat" => {
                let [w, x, y, z] = self.numbers(node, text)?;
                Rotation::from_xyzw(x, y, z, w)
            }
            "euler" => {
                let [x, y, z] = self.numbers(node, text)?.map(|angle| self.angle(angle));
                about(Vector::X, x) * about(Vector::Y, y) * about(Vector::Z, z)
            }
            "axisangle" => {
                let [x, y, z, angle] = self.numbers(node, text)?;
                about(Vector::new(x, y, z), self.angle(angle))
            }
            "xyaxes" => {
                let [a, b, c, d, e, f] = self.numbers(node, text)?;
                let x = Vector::new(a, b, c).normalize_or_zero();
                let y = Vector::new(d, e, f).reject_from(x).normalize_or_zero();
                if x == Vector::ZERO || y == Vector::ZERO {
                    return Err(self.wrong(node, NotRead::NoTurn));
                }
                Rotation::from_mat3(&Mat3::from_cols(x, y, x.cross(y)))
            }
            // The least turn that brings the z axis there; right over, about x.
            _ => {
                let z = Vector::from_array(self.numbers(node, text)?).normalize_or_zero();
                if z == Vector::ZERO {
                    return Err(self.wrong(node, NotRead::NoTurn));
                }
                if z.z < -1.0 + 1e-6 {
                    about(Vector::X, 180.0)
                } else {
                    Rotation::from_rotation_arc(Vector::Z, z)
                }
            }
        })
    }

    fn table(&mut self, node: Node<'a, 'a>, scene: &mut Scene) {
        self.geom(node);
        let pose = self.pose(node);
        let Some(pose) = self.noted(pose) else { return };
        let turned = (pose.rotation * Vector::Z).distance(Vector::Z) > 1e-6;
        if pose.translation.z != 0.0 || turned {
            self.note(node, NotRead::Table);
        }
        if scene.friction.table.is_some() {
            self.note(node, NotRead::Tables);
        }
        let friction = self.friction(node);
        scene.friction.table = self.noted(friction);
    }

    fn friction(&self, node: Node<'a, 'a>) -> Read<f32> {
        let text = self.of(node, "friction").and_then(|text| text.split_whitespace().next());
        text.map_or(Ok(FRICTION), |text| self.numbers::<1>(node, text).map(|[friction]| friction))
    }

    /// Notes what a geom says that is not read of one.
    fn geom(&mut self, node: Node<'a, 'a>) {
        self.check_empty(node, &GEOM);
        for (name, usual) in USUAL {
            let number = |text: &str| text.parse::<f32>().ok();
            let same = |text: &str| text == usual || number(text).is_some_and(|n| number(usual) == Some(n));
            if self.of(node, name).is_some_and(|text| !same(text)) {
                self.note(node, NotRead::Usual { name: name.into(), usual: usual.into() });
            }
        }
        self.geoms.push(node);
    }

    /// What two geoms make of each other's friction: nothing but what all say alike, or one of them alone.
    fn contacts(&mut self, scene: &mut Scene) {
        let geoms = self.geoms.clone();
        let says =
            |node: &Node<'a, 'a>, name: &str, usual: &'static str| self.of(*node, name).unwrap_or(usual);
        let priority = |node: &Node<'a, 'a>| says(node, "priority", "0");
        let odd = geoms.iter().find(|node| priority(node) != priority(&geoms[0])).copied();
        let condim = |node: &Node<'a, 'a>| says(node, "condim", SLIDES);
        let other = geoms.iter().find(|node| ![SLIDES, SMOOTH].contains(&condim(node))).copied();
        let smooth: Vec<Node> = geoms.iter().filter(|node| condim(node) == SMOOTH).copied().collect();
        if let Some(node) = odd {
            self.note(node, NotRead::Priority);
        }
        if let Some(node) = other {
            self.note(node, NotRead::Condim);
        }
        // Of a pair the greater counts: one smooth geom among others rubs as they do.
        if smooth.len() == geoms.len() {
            scene.friction.table = Some(0.0);
            scene.pieces.iter_mut().for_each(|piece| piece.friction = Some(0.0));
        } else if smooth.len() > 1 {
            self.note(smooth[0], NotRead::Condims);
        }
    }

    fn body(&mut self, node: Node<'a, 'a>) -> Read<Option<ScenePiece>> {
        self.check(node, &BODY);
        let (mut geoms, mut free, mut whole) = (vec![], false, true);
        for part in node.children().filter(Node::is_element) {
            match part.tag_name().name() {
                "geom" => geoms.push(part),
                "freejoint" | "joint" => {
                    self.check_empty(part, &JOINT);
                    free = true;
                    if part.tag_name().name() == "joint" && part.attribute("type") != Some("free") {
                        self.note(part, NotRead::Hinge);
                    }
                }
                "site" | "camera" | "light" => {}
                _ => {
                    self.unknown(part);
                    whole = false;
                }
            }
        }
        geoms.iter().for_each(|geom| self.geom(*geom));
        let [geom] = geoms[..] else {
            if whole || geoms.len() > 1 {
                self.note(node, NotRead::OneGeom { found: geoms.len() });
            }
            return Ok(None);
        };
        let mut piece = self.piece(geom, self.pose(node)?, !free)?;
        piece.name = node.attribute("name").or(geom.attribute("name")).unwrap_or_default().into();
        Ok(Some(piece))
    }

    fn piece(&self, node: Node<'a, 'a>, body: Pose, fixed: bool) -> Read<ScenePiece> {
        let size = |what: &str| {
            self.of(node, "size").ok_or_else(|| self.wrong(node, NotRead::Size { what: what.into() }))
        };
        let shape = match self.of(node, "type") {
            Some("box") => {
                let half: [f32; 3] = self.numbers(node, size("x y z")?)?;
                Kind::Box { size_mm: half.map(|m| 2.0 * m * MM_PER_M) }
            }
            Some("cylinder") => {
                let [radius, half]: [f32; 2] = self.numbers(node, size("radius half-length")?)?;
                Kind::Prism {
                    outline_mm: round(radius * MM_PER_M),
                    holes_mm: vec![],
                    thickness_mm: 2.0 * half * MM_PER_M,
                }
            }
            Some("mesh") => {
                let mesh = self.of(node, "mesh").and_then(|name| self.meshes.get(name));
                let points = mesh.ok_or_else(|| self.wrong(node, NotRead::NoMesh))?;
                Kind::Hull { points_mm: points.clone() }
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
        piece.turn = RotationSpec::Quaternion(q.x, q.y, q.z, q.w);
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
