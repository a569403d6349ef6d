//! Where a verdict is not the whole story: what the model is known not to know, said beside it.

use super::judged::Judged;
use super::named::named;
use super::poses::{MOVED_MM, Poses, TURNED_DEG, farthest};
use game::message::{Length, Message, Say, number};
use game::pieces::PieceId;
use game::words::decimal;
use std::fmt;
use table::TableError;
use table::piece::{FELT_RESTITUTION, Mobility, Piece};
use table::settle::{Rest, until_rest};
use table::sim::Sim;
use table::statics::{self, ContactPoint, Model, NARROW_CM, Nests};

/// Edges of two pieces meet where contacts of different normals are nearer than this, cm.
const SAME_PLACE_CM: f64 = 0.01;
/// Normals that differ by less belong to one face: the cosine of 5°.
const SAME_FACE: f64 = 0.996;
/// Friction that hardly any two surfaces exceed: clean metal on metal, rubber on stone.
const JAMS: f64 = 1.0;
/// What slips less before it stands is not mentioned, mm.
pub(super) const SLIP_MM: f32 = 0.3;
/// What slips farther has fallen, whatever becomes of it, mm.
const FAR_MM: f32 = 30.0;

/// Where a verdict is not the whole story. Pieces are told by their names in the set-up.
#[derive(Clone, Debug, PartialEq)]
pub enum Caution {
    /// A piece bounces more than those of its kind.
    Bounces {
        /// Which.
        piece: String,
    },
    /// Two smooth pieces meet edge to edge.
    Edges {
        /// Which.
        pieces: [String; 2],
    },
    /// It stands only by friction above `JAMS`.
    Jams {
        /// The most friction in it.
        friction: f64,
        /// Between which pieces.
        pieces: [String; 2],
    },
    /// It slips and stands again elsewhere.
    StandsAnew {
        /// How far, mm.
        mm: f32,
    },
    /// It slipped before it stood.
    Slipped {
        /// How far, mm.
        mm: f32,
        /// Whether the second judge judged it where it stands now, and not as it was drawn.
        there: bool,
    },
    /// It stands only where contacts give less than they usually do here.
    Gives,
    /// It falls, and a balance of forces could hold it by friction whose direction nothing determines.
    OpenFriction,
}

/// In English, for tables and drawings in files.
impl fmt::Display for Caution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bounces { piece } => write!(
                f,
                "how high things bounce is estimated: two pieces bounce as the deader of them does, the felt as little as \
                 {FELT_RESTITUTION}, so {piece} may bounce less than was asked for"
            ),
            Self::Edges { pieces: [a, b] } => write!(
                f,
                "{a} and {b} meet edge to edge and are smooth: real edges are rounded and push straight across, these slip \
                 off one another; real ones might hold"
            ),
            Self::Jams { friction, pieces: [a, b] } => write!(
                f,
                "it jams: it stands only by friction above {JAMS}, such as {friction:.1} between {a} and {b}, and hardly \
                 anything real rubs so"
            ),
            Self::StandsAnew { mm } => {
                write!(
                    f,
                    "it slips by {mm:.1} mm and stands anew in its new place: neither a fall nor as it was"
                )
            }
            Self::Slipped { mm, there } => {
                let judged = if *there { "the new place" } else { "it as it was drawn" };
                write!(f, "it slipped by {mm:.1} mm before it stood; the second judge judges {judged}")
            }
            Self::Gives => write!(
                f,
                "it nearly falls: pieces sink into one another by a few thousandths of a millimetre here, and with that it \
                 fell; it stands where they sink in by a quarter of that, and real ones sink in less still"
            ),
            Self::OpenFriction => write!(
                f,
                "friction could hold it at several places at once, and nothing determines which way it pushes there: a \
                 balance of forces takes the way that holds best, the simulation the way in which it was set down"
            ),
        }
    }
}

impl Say for Caution {
    fn message(&self) -> Message {
        let both =
            |message: Message, [a, b]: &[String; 2]| message.with("first", named(a)).with("other", named(b));
        let length = |mm: f32| Length((mm * 1000.0).round() as i32);
        match self {
            Self::Bounces { piece } => Message::new("lab-caution-bounces")
                .with("piece", named(piece))
                .with("felt", decimal(f64::from(FELT_RESTITUTION))),
            Self::Edges { pieces } => both(Message::new("lab-caution-edges"), pieces),
            Self::Jams { friction, pieces } => {
                let friction = decimal(*friction);
                both(Message::new("lab-caution-jams").with("friction", friction), pieces)
                    .with("most", number(&JAMS.to_string()))
            }
            Self::StandsAnew { mm } => Message::new("lab-caution-stands-anew").with("by", length(*mm)),
            Self::Slipped { mm, there } => {
                let told = if *there { "lab-caution-slipped" } else { "lab-caution-slipped-drawn" };
                Message::new(told).with("by", length(*mm))
            }
            Self::Gives => Message::new("lab-caution-gives"),
            Self::OpenFriction => Message::new("lab-caution-open-friction"),
        }
    }
}

/// All that is to be said of a table that ended so, its pieces having been at `from`, and of which the second judge judged this.
pub(super) fn of(
    sim: &Sim,
    name: &dyn Fn(PieceId) -> String,
    fallen: bool,
    from: &Poses,
    judged: Option<Judged>,
) -> Vec<Caution> {
    let mut all = vec![];
    let bounces =
        |p: &Piece| p.mobility == Mobility::Free && p.restitution > Piece::new(p.kind.clone()).restitution;
    if let Some((id, _)) = sim.pieces().find(|(_, p)| bounces(p)) {
        all.push(Caution::Bounces { piece: name(id) });
    }
    let edges = smooth_edges(sim, from);
    if let Some(pieces) = edges {
        all.push(Caution::Edges { pieces: pieces.map(name) });
    }
    if let Some((pieces, friction)) = jams(sim).filter(|_| !fallen) {
        all.push(Caution::Jams { friction, pieces: pieces.map(name) });
    }
    let there = judged == Some(Judged::AtRest);
    if let Some(mm) = slipped(sim, fallen, from) {
        all.push(if fallen { Caution::StandsAnew { mm } } else { Caution::Slipped { mm, there } });
    }
    if sim.settings().is_stiff() && !fallen {
        all.push(Caution::Gives);
    }
    all
}

/// Two pieces whose edges meet in line where the pieces were, with less friction than the normals of the faces on both
/// sides lean from the one between them.
fn smooth_edges(sim: &Sim, from: &Poses) -> Option<[PieceId; 2]> {
    let mut then = sim.clone();
    for ((id, _), (pose, _)) in sim.pieces().zip(from) {
        then.place(id, *pose);
    }
    let model = Model::with(&then, None, Nests::Apart);
    // What lies on a face is held by it, whatever else meets there: the walls of a nest meet at its corners.
    let edges: Vec<&ContactPoint> = model.contacts.iter().filter(|c| !lies(&model, c)).collect();
    edges.iter().enumerate().find_map(|(i, c)| {
        let other = edges[..i].iter().find(|d| {
            d.pieces == c.pieces
                && d.point.distance(c.point) < SAME_PLACE_CM
                && d.normal.dot(c.normal) < SAME_FACE
        })?;
        let half = libm::acos(other.normal.dot(c.normal).clamp(-1.0, 1.0)) / 2.0;
        (c.friction < libm::tan(half)).then_some(c.pieces)
    })
}

/// Whether a contact belongs to a patch that spans an area.
fn lies(model: &Model, contact: &ContactPoint) -> bool {
    let patch = || {
        let same = |other: &&ContactPoint| {
            other.pieces == contact.pieces && other.normal.dot(contact.normal) > SAME_FACE
        };
        model.contacts.iter().filter(same).map(|other| other.point - contact.point)
    };
    let along = patch().max_by(|a, b| a.length_squared().total_cmp(&b.length_squared()));
    let along = along.unwrap_or_default().normalize_or_zero();
    patch().any(|way| along.cross(way).length() > NARROW_CM)
}

/// The contact with the most friction of a table that would fall if nothing rubbed with more than [`JAMS`].
fn jams(sim: &Sim) -> Option<([PieceId; 2], f64)> {
    let model = Model::of(sim, None);
    let most = model.contacts.iter().max_by(|a, b| a.friction.total_cmp(&b.friction))?;
    let (pieces, friction) = (most.pieces, most.friction);
    let stands = |model: &Model| statics::judge(model).is_ok_and(|analysis| analysis.factor > 0.0);
    let mut real = model.clone();
    real.contacts.iter_mut().for_each(|contact| contact.friction = contact.friction.min(JAMS));
    (friction > JAMS && !stands(&real) && stands(&model)).then_some((pieces, friction))
}

/// How far a stack slipped that stands anew, mm, nothing in it having turned far.
fn slipped(sim: &Sim, fallen: bool, from: &Poses) -> Option<f32> {
    let mut later = sim.clone();
    if fallen {
        let rest = until_rest(&mut later, |later| {
            later.tick()?;
            let (moved, turned) = farthest(later, from);
            Ok::<_, TableError>(moved <= FAR_MM && turned <= TURNED_DEG)
        });
        rest.ok().filter(|rest| *rest == Rest::AtRest)?;
    }
    let (moved, turned) = farthest(&later, from);
    let least = if fallen { MOVED_MM } else { SLIP_MM };
    (later.parked().is_empty() && turned <= TURNED_DEG && moved > least).then_some(moved)
}
