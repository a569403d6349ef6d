//! A set-up as it stands in a file. The format is described, with examples, in `docs/scenes.md`.

use super::lines;
use super::refused::NotScene;
use files::budget;
use game::few;
use game::message::{Message, Say};
use game::pieces::Class;
use serde::{Deserialize, Serialize};
use table::piece::{Kind, Mass, Piece, Point3};
use table::rapier3d::prelude::*;
use table::settings::{FrictionRule, GRAVITY};
use table::shape::Geometry;
use table::sim::{Placement, Sim, TableError, table_top};
use table::{MM_PER_CM, Settings};

/// Half the width of the laboratory's table, cm.
pub const TABLE_HALF_CM: f32 = 60.0;
/// Centimetres in a metre.
const CM_PER_M: f32 = 100.0;

/// A set-up.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Scene {
    /// What it is called.
    pub name: String,
    /// What it shows.
    pub about: String,
    /// Gravity, m/s².
    pub gravity_m_s2: Gravity,
    /// The table's tilt.
    pub tilt: Tilt,
    /// Friction, where it is not that of the real pieces.
    pub friction: FrictionOverride,
    /// Against what falling is judged.
    pub judged_from: JudgedFrom,
    /// How long it is watched once it is at rest and tilted, s.
    pub watch_s: Watch,
    /// What should become of it.
    pub expect: Option<Expected>,
    /// What is on the table.
    #[serde(deserialize_with = "few::<_, _, { budget::MOST_PIECES_READ }>")]
    pub pieces: Vec<ScenePiece>,
}

/// Gravity, m/s².
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Gravity(pub f32);

impl Default for Gravity {
    fn default() -> Self {
        Self(GRAVITY / CM_PER_M)
    }
}

/// A time of watching, s.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Watch(pub f32);

impl Default for Watch {
    fn default() -> Self {
        Self(6.0)
    }
}

/// A tilt of the table: after everything has come to rest, the table leans so far, gently.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Tilt {
    /// How far, degrees: 0 to 80.
    pub degrees: f32,
    /// Where to: 0 towards +x, 90 towards +y.
    pub towards_deg: f32,
}

/// Friction, where it is not that of the real pieces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct FrictionOverride {
    /// How the friction of a pair comes from that of its pieces.
    pub rule: FrictionRule,
    /// Of pyramids.
    pub pyramids: Option<f32>,
    /// Of floor and tarot cards.
    pub cards: Option<f32>,
    /// Of everything else but the table.
    pub others: Option<f32>,
    /// Of the table's top.
    pub table: Option<f32>,
}

/// Against what falling is judged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum JudgedFrom {
    /// The poses in the file.
    #[default]
    Start,
    /// The poses in which everything came to rest before the table was tilted: for pieces that are dropped.
    Rest,
}

/// What should become of a scene.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Expected {
    /// It stands.
    Stands,
    /// It falls.
    Falls,
}

/// One thing on the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScenePiece {
    /// What it is called in reports; `pieces[n]` where it has no name.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// What it is.
    pub shape: Kind,
    /// Where the origin of its frame is, mm.
    #[serde(default)]
    pub at_mm: Point3,
    /// Height of its lowest point, mm, in place of the third number of `at_mm`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bottom_mm: Option<f32>,
    /// How it is turned.
    #[serde(default)]
    pub turn: RotationSpec,
    /// How heavy it is; as real if not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mass: Option<Mass>,
    /// Its friction, before all rules of the scene.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub friction: Option<f32>,
    /// Its restitution, 0 to 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub restitution: Option<f32>,
    /// Whether it is part of the furniture.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub fixed: bool,
}

impl ScenePiece {
    /// A thing at a place, mm, not turned, and as real otherwise.
    pub fn new(shape: Kind, at_mm: Point3) -> Self {
        Self {
            name: String::new(),
            shape,
            at_mm,
            bottom_mm: None,
            turn: RotationSpec::None,
            mass: None,
            friction: None,
            restitution: None,
            fixed: false,
        }
    }

    /// Reads a piece as it stands in a scene. Whether it can be made the scene's own check says.
    ///
    /// # Errors
    /// [`SceneError::Syntax`].
    pub fn parse(text: &str) -> Result<Self, SceneError> {
        read(text, "piece")
    }

    /// The piece as text that [`ScenePiece::parse`] reads.
    ///
    /// # Errors
    /// Those of the writer; there are none for a piece that can be read.
    pub fn to_text(&self) -> Result<String, ron::Error> {
        to_text(self)
    }
}

/// How a thing is turned.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub enum RotationSpec {
    /// Not at all.
    #[default]
    None,
    /// About z, then about its own y, then about its own x, degrees.
    YawPitchRoll(f32, f32, f32),
    /// About an axis, degrees.
    AxisAngle(Point3, f32),
    /// By a quaternion x, y, z, w of length 1.
    Quaternion(f32, f32, f32, f32),
    /// A pyramid on its side, then about z, degrees.
    Flat(f32),
    /// Upside down, then about z, degrees.
    UpsideDown(f32),
}

/// A turn about a principal axis, without std's sines: poses are the same on every machine.
pub fn about(axis: Vector, degrees: f32) -> Rotation {
    let half = degrees.to_radians() / 2.0;
    let xyz = axis.normalize_or_zero() * libm::sinf(half);
    Rotation::from_xyzw(xyz.x, xyz.y, xyz.z, libm::cosf(half)).normalize()
}

impl RotationSpec {
    /// The rotation of a kind so turned.
    pub fn rotation(&self, kind: &Kind) -> Rotation {
        match *self {
            Self::None => Rotation::IDENTITY,
            Self::YawPitchRoll(yaw, pitch, roll) => {
                about(Vector::Z, yaw) * about(Vector::Y, pitch) * about(Vector::X, roll)
            }
            Self::AxisAngle(axis, degrees) => about(Vector::from_array(axis), degrees),
            Self::Quaternion(x, y, z, w) => Rotation::from_xyzw(x, y, z, w).normalize(),
            Self::Flat(yaw) => about(Vector::Z, yaw) * kind.stance(Class::Flat),
            Self::UpsideDown(yaw) => about(Vector::Z, yaw) * about(Vector::X, 180.0),
        }
    }
}

/// One thing that is wrong with a scene.
#[derive(Clone, Debug, PartialEq)]
pub struct Problem {
    /// Where in the file: `pieces[3].shape`.
    pub path: String,
    /// The piece that it is about, by its place in the list.
    pub piece: Option<usize>,
    /// What is wrong and what was expected.
    pub what: Message,
    /// On which line, from 1, where that is known.
    pub line: Option<usize>,
}

/// Why a scene cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum SceneError {
    /// The file cannot be read.
    Unreadable {
        /// Which.
        file: String,
        /// Why.
        source: std::io::Error,
    },
    /// The text is no scene.
    Syntax {
        /// Where it came from.
        file: String,
        /// Line, from 1.
        line: usize,
        /// Column, from 1.
        column: usize,
        /// What is wrong, and what to do.
        what: Message,
    },
    /// Several things are in the way.
    Several(Vec<Self>),
    /// It is a scene, but an impossible one.
    Impossible {
        /// Where it came from.
        file: String,
        /// All that is wrong.
        problems: Vec<Problem>,
    },
}

/// How scenes are written.
fn format() -> ron::Options {
    ron::Options::default()
        .with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME)
        .with_recursion_limit(64)
}

fn read<T: for<'a> Deserialize<'a>>(text: &str, file: &str) -> Result<T, SceneError> {
    // Some editors begin a file with a byte order mark.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    format().from_str(text).map_err(|error| SceneError::Syntax {
        file: file.into(),
        line: error.span.start.line,
        column: error.span.start.col,
        what: NotScene::NotRon { why: budget::shown(&error.code.to_string()) }.message(),
    })
}

fn to_text<T: Serialize>(what: &T) -> Result<String, ron::Error> {
    let pretty = ron::ser::PrettyConfig::default().depth_limit(3).compact_arrays(true);
    format().to_string_pretty(what, pretty)
}

impl Scene {
    /// Reads a scene from text and checks it. `file` is only named in errors.
    ///
    /// # Errors
    /// [`SceneError::Syntax`] or [`SceneError::Impossible`].
    pub fn parse(text: &str, file: &str) -> Result<Self, SceneError> {
        let scene = Self::parse_unchecked(text, file)?;
        let mut problems = scene.validate();
        if problems.is_empty() {
            Ok(scene)
        } else {
            let lines = lines::of_pieces(text);
            for problem in &mut problems {
                problem.line = problem.piece.and_then(|piece| lines.get(piece).copied());
            }
            Err(SceneError::Impossible { file: file.into(), problems })
        }
    }

    /// Reads a scene from text and does not look whether it can be set up: for one in the making. `file` is only named in
    /// errors.
    ///
    /// # Errors
    /// [`SceneError::Syntax`].
    pub fn parse_unchecked(text: &str, file: &str) -> Result<Self, SceneError> {
        read(text, file)
    }

    /// The scene as text that [`Scene::parse`] reads.
    ///
    /// # Errors
    /// Those of the writer; there are none for a scene that can be read.
    pub fn to_text(&self) -> Result<String, ron::Error> {
        to_text(self)
    }

    /// What a piece is called in reports.
    pub fn name_of(&self, index: usize) -> String {
        match self.pieces.get(index) {
            Some(piece) if !piece.name.is_empty() => piece.name.clone(),
            Some(_) => format!("pieces[{index}]"),
            None => "the table".into(),
        }
    }

    /// A piece as the table knows it.
    pub fn piece(&self, index: usize) -> Piece {
        let spec = &self.pieces[index];
        let mut piece = Piece::new(spec.shape.clone());
        let by_rule = match spec.shape {
            Kind::Pyramid(_) => self.friction.pyramids,
            Kind::Floor(_) | Kind::Tarot => self.friction.cards,
            Kind::Die | Kind::Box { .. } | Kind::Hull { .. } | Kind::Prism { .. } => self.friction.others,
        };
        piece.friction = spec.friction.or(by_rule).unwrap_or(piece.friction);
        piece.mass = spec.mass.unwrap_or(piece.mass);
        piece.restitution = spec.restitution.unwrap_or(piece.restitution);
        if spec.fixed { piece.fixed() } else { piece }
    }

    /// Where a piece starts.
    pub fn pose(&self, index: usize) -> Pose {
        let spec = &self.pieces[index];
        let kind = &spec.shape;
        let rotation = spec.turn.rotation(kind);
        let mut at = Vector::from_array(spec.at_mm) / MM_PER_CM;
        if let (Some(bottom), Ok(geometry)) = (spec.bottom_mm, Geometry::of(kind)) {
            let lowest = geometry.corners().map(|c| (rotation * c).z).fold(Real::MAX, Real::min);
            at.z = bottom / MM_PER_CM - lowest;
        }
        Pose::from_parts(at, rotation)
    }

    /// Everything where it starts, the table's top last.
    pub fn placements(&self) -> Vec<Placement> {
        let mut all: Vec<Placement> =
            (0..self.pieces.len()).map(|i| Placement::new(self.piece(i), self.pose(i))).collect();
        let mut top = table_top(TABLE_HALF_CM);
        top.piece.friction = self.friction.table.unwrap_or(top.piece.friction);
        all.push(top);
        all
    }

    /// Gravity on a table tilted by a share of the scene's tilt, cm/s².
    pub fn gravity(&self, share: f32) -> [f32; 3] {
        let pull = self.gravity_m_s2.0 * CM_PER_M;
        let lean = (self.tilt.degrees * share).to_radians();
        let towards = self.tilt.towards_deg.to_radians();
        let across = pull * libm::sinf(lean);
        [across * libm::cosf(towards), across * libm::sinf(towards), -pull * libm::cosf(lean)]
    }

    /// The table with everything where it starts, level.
    ///
    /// # Errors
    /// [`TableError`] where a piece cannot be made; a scene without problems has none.
    pub fn build(&self, settings: Settings) -> Result<Sim, TableError> {
        let settings = Settings { gravity: self.gravity(0.0), friction_rule: self.friction.rule, ..settings };
        Sim::new(settings, self.placements())
    }
}
