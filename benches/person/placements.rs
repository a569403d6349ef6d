//! Ten standard placements: what a hand is to be able to do, beside pieces, on tips and on cards.

use game::pieces::Class;
use table::observe::Observed;
use table::piece::{Kind, Piece};
use table::rapier3d::prelude::{Pose, Vector};
use table::sim::{self, Placement as Put};
use table::{CardShape, MM_PER_CM, PieceId, Settings, Sim, Size, TableError};

/// Where the piece that is to be placed lies at first, mm.
const FROM_MM: [f32; 2] = [-140.0, -90.0];
/// Half the edge of the table, cm.
const HALF_TABLE_CM: f32 = 60.0;
/// The piece that is to be placed.
pub(super) const HELD: PieceId = PieceId(0);

/// How the placed piece is to lie.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum WantedPose {
    /// So on the table, and on nothing else.
    OnTable(Class),
    /// So on a card, by its place in the list of what stands there, and on nothing else.
    OnCard(Class, usize),
    /// Nested on a pyramid.
    Nested(usize),
    /// On nothing but these tips.
    OnTips(&'static [usize]),
}

/// A piece that stands there, with the place of its origin, mm.
pub type Standing = (Kind, [f32; 3]);

/// A standard placement.
#[derive(Clone, Debug, PartialEq)]
pub struct Placement {
    /// In a few words.
    pub name: &'static str,
    /// What stands there.
    pub stands: Vec<Standing>,
    /// What is placed.
    pub held: Kind,
    /// Where the middle of it is to go, seen from above, mm.
    pub to_mm: [f32; 2],
    /// How it is to lie.
    pub asked: WantedPose,
}

impl Placement {
    /// How what is placed is turned from the beginning: a pyramid upright or flat, a card flat.
    fn class(&self) -> Class {
        match self.asked {
            WantedPose::OnTable(class) | WantedPose::OnCard(class, _) => class,
            WantedPose::Nested(_) => Class::Upright,
            WantedPose::OnTips(_) => Class::Flat,
        }
    }

    /// The table before: [`HELD`] lies aside, everything stands.
    ///
    /// # Errors
    /// When the table cannot be made.
    pub(super) fn table(&self) -> Result<Sim, TableError> {
        let at = |kind: &Kind, [x, y, z]: [f32; 3], turn| {
            let cm = Vector::new(x, y, z) / MM_PER_CM;
            Put::new(Piece::new(kind.clone()), Pose::from_parts(cm, turn))
        };
        let level = Kind::stance(&self.held, Class::Upright);
        let turn = if self.held.pyramid().is_some() { self.held.stance(self.class()) } else { level };
        let [x, y] = FROM_MM;
        let mut puts = vec![at(&self.held, [x, y, 0.0], turn)];
        puts.extend(self.stands.iter().map(|(kind, mm)| at(kind, *mm, level)));
        puts.push(sim::table_top(HALF_TABLE_CM));
        let mut sim = Sim::new(Settings::default(), puts)?;
        // It lies on the table, whichever way it is turned.
        let pose = sim.pose(HELD);
        let rise = Vector::Z * -sim.lowest_cm(HELD);
        sim.place(HELD, Pose::from_parts(pose.translation + rise, pose.rotation));
        Ok(sim)
    }

    /// Whether the placed piece lies as asked, by what is seen of it.
    pub(super) fn is_done(&self, sim: &Sim, seen: &Observed) -> bool {
        let id = |place: usize| PieceId(place as u16 + 1);
        let only = |ids: &[PieceId]| {
            !seen.carried_by.is_empty() && seen.carried_by.iter().all(|by| ids.contains(by))
        };
        match self.asked {
            WantedPose::OnTable(class) => seen.class == Some(class) && only(&[sim.table()]),
            WantedPose::OnCard(class, card) => seen.class == Some(class) && only(&[id(card)]),
            WantedPose::Nested(on) => seen.nested_on == Some(id(on)),
            WantedPose::OnTips(tips) => only(&tips.iter().map(|&tip| id(tip)).collect::<Vec<_>>()),
        }
    }
}

/// The ten. Floor cards lie on three tips of a narrow triangle, as the houses of a city grow; how far inside it the weight is
/// to come decides how sure a hand must be.
pub fn standard() -> Vec<Placement> {
    let pyramid = Kind::Pyramid;
    let (small, medium, large) = (Size::Small, Size::Medium, Size::Large);
    let trapezoid = || Kind::Floor(CardShape::Trapezoid);
    let on = |size: Size, x: f32, y: f32| -> Standing { (pyramid(size), [x, y, 0.0]) };
    // Two tips in front and one behind.
    let three = |behind| vec![on(large, 20.0, -25.0), on(large, 20.0, 25.0), on(behind, -20.0, 0.0)];
    let four = |x: f32, y: f32| [[x, y], [-x, y], [-x, -y], [x, -y]].map(|[x, y]| on(large, x, y)).to_vec();
    let storey = Size::Large.height_mm();
    let floor = |x: f32| -> Standing { (trapezoid(), [x, 0.0, storey + 0.4]) };
    let placement = |name, stands, held, to_mm, asked| Placement { name, stands, held, to_mm, asked };
    vec![
        placement(
            "small flat between two mediums",
            vec![on(medium, -17.75, 0.0), on(medium, 17.75, 0.0)],
            pyramid(small),
            [0.0; 2],
            WantedPose::OnTable(Class::Flat),
        ),
        placement(
            "medium upright between two, 60 mm apart",
            vec![on(medium, -30.0, 0.0), on(medium, 30.0, 0.0)],
            pyramid(medium),
            [0.0; 2],
            WantedPose::OnTable(Class::Upright),
        ),
        placement(
            "small on a medium's tip, on a floor card on three tips",
            [three(large), vec![floor(7.0), (pyramid(medium), [7.0, 0.0, storey + 0.8])]].concat(),
            pyramid(small),
            [7.0, 0.0],
            WantedPose::Nested(4),
        ),
        placement(
            "large on a large",
            vec![on(large, 0.0, 0.0)],
            pyramid(large),
            [0.0; 2],
            WantedPose::Nested(0),
        ),
        placement(
            "large over a small",
            vec![on(small, 0.0, 0.0)],
            pyramid(large),
            [0.0; 2],
            WantedPose::Nested(0),
        ),
        placement(
            "medium flat on a floor card on three tips, out of its middle",
            [three(large), vec![floor(12.0)]].concat(),
            pyramid(medium),
            [36.5, 0.0],
            WantedPose::OnCard(Class::Flat, 3),
        ),
        placement(
            "floor card on three level tips",
            three(large),
            trapezoid(),
            [18.0, 0.0],
            WantedPose::OnTips(&[0, 1, 2]),
        ),
        placement(
            "floor card on three tips, one 9.5 mm lower",
            three(medium),
            trapezoid(),
            [17.5, 0.0],
            WantedPose::OnTips(&[0, 1, 2]),
        ),
        placement(
            "tarot card on four tips near its corners",
            four(32.5, 57.5),
            Kind::Tarot,
            [0.0; 2],
            WantedPose::OnTips(&[0, 1, 2, 3]),
        ),
        placement(
            "medium upright on a tarot card's corner, over a tip",
            [four(27.7, 52.7), vec![(Kind::Tarot, [0.0, 0.0, storey + 0.2])]].concat(),
            pyramid(medium),
            [27.7, 52.7],
            WantedPose::OnCard(Class::Upright, 4),
        ),
    ]
}
