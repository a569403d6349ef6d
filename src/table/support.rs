//! What carries a thing, and where its weight is: the support polygon and the centre of mass above it.

use super::sim::Contact;
use super::{PieceId, Sim};
use rapier3d::glamx::{Vec2, Vec3};
use std::collections::BTreeSet;

/// Nearer than this to the edge of its supports a weight is about to fall, cm.
const NARROW_CM: f32 = 0.15;
/// Surfaces nearer than this touch, cm.
const TOUCH_CM: f32 = 0.02;
/// A contact carries where its normal leans less than this from the vertical (sine of the rise).
const CARRIES: f32 = 0.05;

/// A weight on its supports.
#[derive(Clone, Debug, PartialEq)]
pub struct Support {
    /// The piece whose supports these are.
    pub of: PieceId,
    /// The polygon round all points on which it rests, anticlockwise from above, cm.
    pub corners: Vec<Vec3>,
    /// The centre of mass of it and everything on it, cm.
    pub weight: Vec3,
    /// How far inside the polygon the weight is, cm; negative where it is outside.
    pub margin_cm: f32,
}

/// The convex hull of points in the plane, anticlockwise, without points in the middle of an edge.
pub fn hull(points: impl IntoIterator<Item = Vec2>) -> Vec<Vec2> {
    let mut sorted: Vec<Vec2> = points.into_iter().filter(|point| point.is_finite()).collect();
    sorted.sort_by(|a, b| a.x.total_cmp(&b.x).then(a.y.total_cmp(&b.y)));
    sorted.dedup();
    if sorted.len() < 3 {
        return sorted;
    }
    let half = |points: &mut dyn Iterator<Item = Vec2>| {
        let mut chain: Vec<Vec2> = vec![];
        for point in points {
            while let [.., a, b] = chain[..]
                && (b - a).perp_dot(point - b) <= 0.0
            {
                chain.pop();
            }
            chain.push(point);
        }
        chain.pop();
        chain
    };
    let mut all = half(&mut sorted.iter().copied());
    all.extend(half(&mut sorted.iter().rev().copied()));
    all
}

/// How far a point is inside a polygon given anticlockwise; negative outside. A polygon of fewer than three corners has
/// no inside.
pub fn margin(polygon: &[Vec2], point: Vec2) -> f32 {
    let edges = || polygon.iter().copied().zip(polygon.iter().copied().cycle().skip(1));
    let to_edge = |(a, b): (Vec2, Vec2)| {
        let along = b - a;
        let share = ((point - a).dot(along) / along.length_squared().max(f32::MIN_POSITIVE)).clamp(0.0, 1.0);
        point.distance(a + along * share)
    };
    let nearest = edges().map(to_edge).fold(f32::INFINITY, f32::min);
    let inside = polygon.len() > 2 && edges().all(|(a, b)| (b - a).perp_dot(point - a) >= 0.0);
    if inside { nearest } else { -nearest }
}

/// The middle of the largest circle in a triangle.
pub fn incentre([a, b, c]: [Vec2; 3]) -> Vec2 {
    let sides = [b.distance(c), c.distance(a), a.distance(b)];
    let around = sides.iter().sum::<f32>().max(f32::MIN_POSITIVE);
    (a * sides[0] + b * sides[1] + c * sides[2]) / around
}

/// A point on which `upper` rests on `lower`.
struct Rest {
    upper: PieceId,
    lower: PieceId,
    point: Vec3,
}

fn rests(sim: &Sim, without: &[PieceId]) -> Vec<Rest> {
    let carried = |contact: &Contact| contact.gap < TOUCH_CM && contact.normal.z.abs() > CARRIES;
    sim.contacts()
        .filter(|contact| carried(contact) && !without.contains(&contact.a) && !without.contains(&contact.b))
        .map(|contact| {
            let (upper, lower) =
                if contact.normal.z > 0.0 { (contact.a, contact.b) } else { (contact.b, contact.a) };
            Rest { upper, lower, point: contact.point }
        })
        .collect()
}

/// Everything that follows from `first` by going from piece to piece, itself included.
fn reached(first: PieceId, rests: &[Rest], step: impl Fn(&Rest) -> (PieceId, PieceId)) -> BTreeSet<PieceId> {
    let mut all = BTreeSet::from([first]);
    let mut next = vec![first];
    while let Some(id) = next.pop() {
        for (from, to) in rests.iter().map(&step) {
            if from == id && all.insert(to) {
                next.push(to);
            }
        }
    }
    all
}

/// Of the pieces that alone would carry something on top of `under`, the one whose weight would be nearest to the edge of
/// its supports. Of what several carry together, as tips a card, none has all the weight. `more` is what would be put there: its centre of mass and its mass in grams; `without` is in the hand.
pub fn weakest(sim: &Sim, under: PieceId, without: &[PieceId], more: (Vec3, f32)) -> Option<Support> {
    if under == sim.table() {
        return None;
    }
    let rests = rests(sim, without);
    let below = reached(under, &rests, |rest| (rest.upper, rest.lower));
    below
        .iter()
        .filter(|&&id| id != sim.table())
        .filter_map(|&id| support(sim, id, &rests, more))
        .min_by(|a, b| a.margin_cm.total_cmp(&b.margin_cm))
}

/// What carries a piece as the table is; `None` if it shares what lies on it with others.
pub fn standing(sim: &Sim, of: PieceId) -> Option<Support> {
    support(sim, of, &rests(sim, &[]), (Vec3::ZERO, 0.0))
}

fn support(sim: &Sim, of: PieceId, rests: &[Rest], more: (Vec3, f32)) -> Option<Support> {
    let load = reached(of, rests, |rest| (rest.lower, rest.upper));
    let shared = |rest: &Rest| rest.upper != of && load.contains(&rest.upper) && !load.contains(&rest.lower);
    if rests.iter().any(shared) {
        return None;
    }
    let points: Vec<Vec3> = rests
        .iter()
        .filter(|rest| rest.upper == of && !load.contains(&rest.lower))
        .map(|rest| rest.point)
        .collect();
    if points.is_empty() {
        return None;
    }
    let mut weight = more.0 * more.1;
    let mut grams = more.1;
    for &id in load.iter().filter(|&&id| id != sim.table()) {
        let mass = sim.mass_g(id);
        weight += sim.centre_of_mass(id) * mass;
        grams += mass;
    }
    let weight = weight / grams;
    let polygon = hull(points.iter().map(|point| point.truncate()));
    let height = |corner: Vec2| {
        let nearer =
            |a: &&Vec3, b: &&Vec3| a.truncate().distance(corner).total_cmp(&b.truncate().distance(corner));
        points.iter().min_by(nearer).map_or(0.0, |point| point.z)
    };
    Some(Support {
        of,
        margin_cm: margin(&polygon, weight.truncate()),
        corners: polygon.iter().map(|&corner| corner.extend(height(corner))).collect(),
        weight,
    })
}

/// Where a weight is over its supports. It says nothing of what will happen there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Balance {
    /// Well inside them.
    Inside,
    /// Near the edge of them.
    Narrow,
    /// Outside.
    Outside,
}

impl Balance {
    /// Of a weight so far inside its supports.
    pub fn of(margin_cm: f32) -> Self {
        match margin_cm {
            m if m < 0.0 => Self::Outside,
            m if m < NARROW_CM => Self::Narrow,
            _ => Self::Inside,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sim::{Placement, table_top};
    use crate::{Kind, MM_PER_CM, Piece, Settings, Size};
    use rapier3d::prelude::{Pose, Vector};

    #[test]
    fn the_hull_of_a_square_is_its_corners() {
        let square = [(0, 0), (1, 0), (2, 0), (2, 2), (0, 2), (1, 1), (0, 1), (0, 0)];
        let found = hull(square.map(|(x, y)| Vec2::new(x as f32, y as f32)));
        assert_eq!(found.len(), 4);
        assert!((margin(&found, Vec2::ONE) - 1.0).abs() < 1e-6);
        assert!((margin(&found, Vec2::new(1.0, 2.5)) + 0.5).abs() < 1e-6);
        assert!((margin(&found, Vec2::new(5.0, 6.0)) + 5.0).abs() < 1e-6);
    }

    #[test]
    fn a_line_and_a_point_have_no_inside() {
        assert!(margin(&hull([Vec2::ZERO, Vec2::X]), Vec2::new(0.5, 0.0)) <= 0.0);
        assert!(margin(&hull([Vec2::ZERO, Vec2::ZERO]), Vec2::X) < 0.0);
        assert_eq!(hull([Vec2::NAN]), []);
    }

    /// A large pyramid with a plate on its tip.
    fn plate_on_a_tip(x: f32) -> Sim {
        let tip = Size::Large.height_mm() / MM_PER_CM;
        let plate = Kind::Box { size_mm: [60.0, 60.0, 1.0] };
        let mut sim = Sim::new(
            Settings::default(),
            vec![
                Placement::new(Piece::new(Kind::Pyramid(Size::Large)), Pose::IDENTITY),
                Placement::new(Piece::new(plate), Pose::from_translation(Vector::new(x, 0.0, tip + 0.05))),
                table_top(30.0),
            ],
        )
        .unwrap();
        for _ in 0..3 {
            sim.tick().unwrap();
        }
        sim
    }

    #[test]
    fn pyramids_that_carry_a_plate_together_have_not_all_of_it_each() {
        let tip = Size::Large.height_mm() / MM_PER_CM;
        let plate = Kind::Box { size_mm: [90.0, 90.0, 1.0] };
        let at = |x: f32, y: f32, z: f32| Pose::from_translation(Vector::new(x, y, z));
        let feet = [(-3.0, -2.0), (3.0, -2.0), (0.0, 3.0)];
        let large = |(x, y)| Placement::new(Piece::new(Kind::Pyramid(Size::Large)), at(x, y, 0.0));
        let mut pieces = feet.map(large).to_vec();
        pieces.push(Placement::new(Piece::new(plate), at(0.0, 0.0, tip + 0.05)));
        pieces.push(table_top(30.0));
        let mut sim = Sim::new(Settings::default(), pieces).unwrap();
        for _ in 0..12 {
            sim.tick().unwrap();
        }
        let found = weakest(&sim, PieceId(3), &[], (Vec3::new(0.0, 0.0, 6.0), 10.0)).unwrap();
        assert_eq!(found.of, PieceId(3));
        assert!((0.9..2.0).contains(&found.margin_cm), "{}", found.margin_cm);
        assert_eq!(standing(&sim, PieceId(0)), None, "it carries a third of the plate");
    }

    #[test]
    fn the_weakest_part_of_a_tower_is_its_tip() {
        let sim = plate_on_a_tip(0.0);
        let found = weakest(&sim, PieceId(1), &[], (Vec3::new(0.0, 0.0, 6.0), 1.0)).unwrap();
        assert_eq!(found.of, PieceId(1), "the plate on the tip, not the pyramid on the table");
        assert!(found.margin_cm.abs() < 0.02, "{}", found.margin_cm);
        let aside = weakest(&sim, PieceId(1), &[], (Vec3::new(2.0, 0.0, 6.0), 4.0)).unwrap();
        assert!(aside.margin_cm < -0.3, "{}", aside.margin_cm);
        assert_eq!(weakest(&sim, sim.table(), &[], (Vec3::ZERO, 1.0)), None);
    }

    #[test]
    fn what_is_in_the_hand_carries_nothing() {
        let sim = plate_on_a_tip(0.0);
        let found = weakest(&sim, PieceId(0), &[PieceId(1)], (Vec3::new(0.0, 0.0, 5.0), 1.0)).unwrap();
        assert_eq!(found.of, PieceId(0));
        assert!(found.margin_cm > 1.0 && found.corners.len() == 4, "{found:?}");
    }
}
