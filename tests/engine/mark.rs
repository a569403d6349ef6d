//! What a line of sight marks for a card and for a pyramid.

use table::carry::assist::magnet;
use table::carry::mark::{Mark, mark};
use table::carry::{By, Carry};
use table::rapier3d::glamx::{Vec2, Vec3};
use table::rapier3d::prelude::{Pose, Ray, Rotation, Vector};
use table::sim::{Placement, table_top};
use table::support::{hull, incentre, margin};
use table::{CardShape, Kind, Piece, PieceId, Settings, Sim, Size};

const HELD: PieceId = PieceId(0);

/// What is held, far away, and pyramids at these feet.
fn table(held: Kind, feet: &[(Size, Vec2)]) -> (Sim, Carry) {
    let high = Pose::from_translation(Vector::new(-20.0, 0.0, 20.0));
    let mut pieces = vec![Placement::new(Piece::new(held), high)];
    pieces.extend(feet.iter().map(|(size, foot)| {
        Placement::new(Piece::new(Kind::Pyramid(*size)), Pose::from_translation(foot.extend(0.0)))
    }));
    pieces.push(table_top(60.0));
    let mut sim = Sim::new(Settings::default(), pieces).unwrap();
    sim.tick().unwrap();
    let mut carry = Carry::begin(vec![HELD], By::Click, (high.translation, Rotation::IDENTITY), true);
    carry.middle = sim.body(HELD).mass_properties().local_mprops.local_com;
    (sim, carry)
}

/// From an eye half a metre away and 30° above the table towards a point.
fn sight(to: Vec3) -> Ray {
    let from = Vec3::new(0.0, -43.0, 25.0);
    Ray::new(from, (to - from).normalize())
}

fn marked(sim: &Sim, carry: &Carry, to: Vec3, last: Option<&Mark>) -> Mark {
    mark(sim, carry, sight(to), (|_| true, |_| true), last).unwrap()
}

const TIP_CM: f32 = 4.445;

fn three() -> Vec<(Size, Vec2)> {
    [(-2.0, -1.2), (2.0, -1.2), (0.0, 2.2)].map(|(x, y)| (Size::Large, Vec2::new(x, y))).to_vec()
}

#[test]
fn a_card_is_marked_in_the_plane_of_three_tips_and_far_from_them_on_the_table() {
    let (sim, carry) = table(Kind::Floor(CardShape::ALL[0]), &three());
    for at in [Vec2::ZERO, Vec2::new(0.6, 0.4), Vec2::new(-1.0, -1.0), Vec2::new(0.0, -2.6)] {
        let found = marked(&sim, &carry, at.extend(TIP_CM), None);
        assert!(found.at.distance(at.extend(TIP_CM)) < 0.02, "{at}: {found:?}");
        assert_eq!(found.on.len(), 3, "{at}");
    }
    // On the body of the front pyramid, where the first thing that is met is its side.
    let front = marked(&sim, &carry, Vec3::new(-2.0, -1.5, 3.6), None);
    assert_eq!(front.on.len(), 3);
    assert!(
        (front.at.z - TIP_CM).abs() < 0.01 && front.at.y < -1.5,
        "in their plane, in front of it: {front:?}"
    );
    // And far down on it: among the tips, on its side of them.
    for z in [0.5, 1.5, 2.5] {
        let foot = marked(&sim, &carry, Vec3::new(-2.0, -2.0, z), None);
        let triangle = hull(foot.on.iter().map(|tip| tip.truncate()));
        assert!(foot.on.len() == 3 && margin(&triangle, foot.at.truncate()) > 0.3, "{z}: {foot:?}");
        assert!(foot.at.x < 0.0, "{z}: {foot:?}");
    }
    let far = marked(&sim, &carry, Vec3::new(9.0, -9.0, 0.0), None);
    assert!(far.on.is_empty() && far.at.distance(Vec3::new(9.0, -9.0, 0.0)) < 0.02, "{far:?}");
}

#[test]
fn the_plane_leans_where_the_tips_are_not_as_high() {
    let mut feet = three();
    feet[2].0 = Size::Medium;
    let (sim, carry) = table(Kind::Floor(CardShape::ALL[0]), &feet);
    let middle = (feet[0].1 + feet[1].1 + feet[2].1) / 3.0;
    let at = middle.extend((2.0 * TIP_CM + 3.4925) / 3.0);
    let found = marked(&sim, &carry, at, None);
    assert!(found.at.distance(at) < 0.02 && found.on.len() == 3, "{found:?} {at}");
}

#[test]
fn one_tip_is_aimed_at_its_height_and_a_nested_one_not_at_all() {
    let (sim, carry) = table(Kind::Floor(CardShape::ALL[0]), &three()[..1]);
    let tip = three()[0].1.extend(TIP_CM);
    let found = marked(&sim, &carry, tip + Vec3::new(0.3, 0.2, 0.0), None);
    assert_eq!(found.on.len(), 1);
    assert!((found.at.z - TIP_CM).abs() < 1e-3, "{found:?}");
}

/// As in a house of Thoth: the tips are farther from the middle than the card's long edges are.
#[test]
fn a_story_is_marked_in_the_middle_of_four_tips_at_its_corners() {
    let corners = [(-1.95, -3.95), (1.95, -3.95), (1.95, 3.95), (-1.95, 3.95)];
    let feet = corners.map(|(x, y)| (Size::Large, Vec2::new(x, y)));
    let (sim, carry) = table(Kind::Tarot, &feet);
    for at in [Vec2::ZERO, Vec2::new(0.4, -0.3), Vec2::new(-0.5, 0.8), Vec2::new(0.0, -1.0)] {
        let found = marked(&sim, &carry, at.extend(TIP_CM), None);
        assert!(found.on.len() == 3 && found.at.distance(at.extend(TIP_CM)) < 0.02, "{at}: {found:?}");
    }
}

/// Two of three tips are in the store: a line went to them, and the card was aimed in their plane.
#[test]
fn what_is_not_built_carries_no_card() {
    let mut feet = three();
    feet.iter_mut().skip(1).for_each(|(_, foot)| *foot += Vec2::new(9.0, 0.0));
    let (sim, carry) = table(Kind::Floor(CardShape::ALL[0]), &feet);
    let tip = feet[0].1.extend(TIP_CM);
    let built = |piece: PieceId| piece == PieceId(1);
    for at in [tip, tip + Vec3::new(0.5, 0.3, 0.0), tip + Vec3::new(1.2, 0.0, 0.0)] {
        let found = mark(&sim, &carry, sight(at), (|_| true, built), None).unwrap();
        assert!(found.on.iter().all(|on| on.distance(tip) < 0.01), "{found:?}");
    }
    let all = marked(&sim, &carry, tip + Vec3::new(1.2, 0.0, 0.0), None);
    assert_eq!(all.on.len(), 3, "were they built, they would");
}

#[test]
fn a_plane_stays_until_another_is_clearly_nearer() {
    let mut feet = three();
    feet.extend(three().iter().map(|(size, foot)| (*size, *foot + Vec2::X * 7.0)));
    let (sim, carry) = table(Kind::Floor(CardShape::ALL[0]), &feet);
    let between = Vec3::new(3.4, -0.2, TIP_CM);
    let left = marked(&sim, &carry, Vec3::new(0.0, 0.0, TIP_CM), None);
    let stays = marked(&sim, &carry, between, Some(&left));
    assert!(stays.at.distance(between) < 0.02, "one level is one plane, whichever tips: {stays:?}");
    let right = marked(&sim, &carry, Vec3::new(7.0, 0.0, TIP_CM), Some(&left));
    assert!(right.on.iter().all(|tip| tip.x > 4.0), "{right:?}");
}

#[test]
fn an_upright_pyramid_that_points_at_another_is_meant_for_its_tip_and_a_lying_one_is_not() {
    let (sim, mut carry) = table(Kind::Pyramid(Size::Small), &[(Size::Large, Vec2::new(1.0, 2.0))]);
    for z in [0.6, 2.0, 3.5] {
        let found = marked(&sim, &carry, Vec3::new(1.0, 1.6, z), None);
        assert!(found.at.truncate().distance(Vec2::new(1.0, 2.0)) < 0.1, "{z}: {found:?}");
    }
    let on_table = marked(&sim, &carry, Vec3::new(-5.0, 1.0, 0.0), None);
    assert!(on_table.at.distance(Vec3::new(-5.0, 1.0, 0.0)) < 0.02 && on_table.on.is_empty());
    carry.turn = Kind::Pyramid(Size::Small).stance(game::pieces::Class::Flat);
    let side = marked(&sim, &carry, Vec3::new(1.0, 1.6, 2.0), None);
    assert!(side.on.is_empty(), "{side:?}");
}

/// Near the middle of three level tips it holds, farther off it draws a part of the way, and over tips that are not level
/// not at all.
#[test]
fn the_magnet_draws_a_card_to_where_it_lies_level_and_firm() {
    let pulled = |feet: &[(Size, Vec2)], off_cm: f32| {
        let (sim, mut carry) = table(Kind::Floor(CardShape::ALL[0]), feet);
        let middle = incentre([0, 1, 2].map(|k| feet[k].1));
        let wanted = middle + Vec2::X * off_cm;
        carry.at = (wanted - carry.middle.truncate()).extend(12.0);
        let mark = marked(&sim, &carry, wanted.extend(TIP_CM), None);
        carry.pull = magnet(&sim, &carry, Some(&mark), |_| true);
        let (at, turn) = carry.goal();
        (carry.pull.is_some(), (at + turn * carry.middle).truncate().distance(middle))
    };
    let (draws, off) = pulled(&three(), 0.5);
    assert!(draws && off < 0.01, "{off}");
    let (draws, off) = pulled(&three(), 0.8);
    assert!(draws && (0.1..0.7).contains(&off), "{off}");
    let (draws, off) = pulled(&three(), 1.2);
    assert!(!draws && (off - 1.2).abs() < 0.01, "{off}");
    let mut uneven = three();
    uneven[2].0 = Size::Medium;
    assert!(!pulled(&uneven, 0.3).0, "it would tilt there");
    // A story belongs in the middle of four tips, not of three of them.
    let corners = [(-1.95, -3.95), (1.95, -3.95), (1.95, 3.95), (-1.95, 3.95)];
    let four = corners.map(|(x, y)| (Size::Large, Vec2::new(x, y)));
    let (sim, mut carry) = table(Kind::Tarot, &four);
    let wanted = Vec2::new(0.3, 0.5);
    carry.at = (wanted - carry.middle.truncate()).extend(12.0);
    carry.pull = magnet(&sim, &carry, Some(&marked(&sim, &carry, wanted.extend(TIP_CM), None)), |_| true);
    let (at, turn) = carry.goal();
    assert!((at + turn * carry.middle).truncate().length() < 0.02, "{at}");
}
