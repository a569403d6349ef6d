//! What a hand does at the table: it grabs, lifts over neighbours, arrives, and cannot ram.

use super::*;
use table::HandCommand;
use table::hand::{CLEARANCE_CM, Hand};
use table::sim::collider_handle;

#[test]
fn a_grab_and_release_without_moving_changes_nothing() {
    let mut sim = table(Settings::default(), house(2));
    seconds(&mut sim, 3.0);
    let before: Vec<Pose> = sim.pieces().map(|(id, _)| sim.pose(id)).collect();
    let mut hand = Hand::default();
    hand.command(&mut sim, &HandCommand::Grab(vec![PieceId(9)]));
    for _ in 0..60 {
        hand.drive(&mut sim);
        sim.tick().unwrap();
    }
    hand.command(&mut sim, &HandCommand::Release);
    assert!(hand.is_idle());
    let after: Vec<Pose> = sim.pieces().map(|(id, _)| sim.pose(id)).collect();
    assert_eq!(before, after);
}

/// what is held under a floor card is over the table, though the card hides it from above.
#[test]
fn the_hand_looks_down_from_where_it_is() {
    let legs = [(-20.0, -25.0), (20.0, -25.0), (0.0, 30.0)];
    let mut placements: Vec<Placement> =
        legs.into_iter().map(|(x, y)| at(Kind::Pyramid(Size::Large), x, y, 0.0)).collect();
    placements.push(at(Kind::Floor(CardShape::Blob), 0.0, 0.0, 44.9));
    placements.push(at(Kind::Pyramid(Size::Small), 0.0, 0.0, 5.0));
    let mut sim = table(Settings::default(), placements);
    sim.tick().unwrap();
    let (card, small) = (PieceId(3), PieceId(4));
    let under = |z_cm: f32| {
        let mut sim = sim.clone();
        let pose = sim.pose(small);
        sim.place(small, Pose { translation: pose.translation.with_z(z_cm), ..pose });
        sim.tick().unwrap();
        (
            hand::surface_below(&sim, &[small]),
            hand::surface_under_weight(&sim, &[small]),
            hand::is_above(&sim, &[small], card),
        )
    };
    assert_eq!(under(0.5), (Surface::Table, Surface::Table, false));
    assert_eq!(under(6.0), (Surface::Card(card), Surface::Card(card), true));
    assert!(hand::is_above(&sim, &[card], PieceId(0)), "a card over the tips that carry it");
    assert_eq!(hand::surface_under_weight(&sim, &[]), Surface::Table);
}

#[test]
fn the_hand_lifts_straight_over_a_neighbour_and_nests() {
    let l = Kind::Pyramid(Size::Large);
    let mut sim = table(
        Settings::default(),
        vec![at(l.clone(), 200.0, 0.0, 0.0), at(l.clone(), 0.0, 0.0, 0.0), at(l, 100.0, 0.0, 0.0)],
    );
    seconds(&mut sim, 2.0);
    let baseline = Baseline::of(&sim);
    let mut hand = Hand::default();
    hand.command(&mut sim, &HandCommand::Grab(vec![PieceId(0)]));
    hand.command(&mut sim, &HandCommand::Move([0.03, -0.02, 2.0]));
    let mut aside_while_low = 0.0_f32;
    for _ in 0..240 {
        hand.drive(&mut sim);
        sim.tick().unwrap();
        let at = sim.pose(PieceId(0)).translation;
        if at.z < 1.0 {
            aside_while_low = aside_while_low.max((at.x - 20.0).abs());
        }
    }
    assert!(aside_while_low < 0.02, "it slid {aside_while_low} cm before it was lifted");
    let landing = hand::sweep_down(&sim, hand.held(), sim.pose(PieceId(0))).unwrap();
    assert_eq!(landing.on, PieceId(1));
    hand.command(&mut sim, &HandCommand::Lower(true));
    let mut ticks = 0;
    while !hand.touching() {
        hand.drive(&mut sim);
        sim.tick().unwrap();
        ticks += 1;
        assert!(ticks < 300, "it never touched");
    }
    hand.command(&mut sim, &HandCommand::Release);
    until_rest(&mut sim, |sim| {
        hand.drive(sim);
        sim.tick().map(|()| true)
    })
    .unwrap();
    let seen = observe(&sim, &baseline, &[PieceId(0), PieceId(1), PieceId(2)]);
    assert_eq!(seen[&PieceId(0)].nested_on, Some(PieceId(1)));
    assert!((seen[&PieceId(0)].top_um - 53_975).abs() < 100, "{}", seen[&PieceId(0)].top_um);
    assert!(seen[&PieceId(1)].fall.is_none() && seen[&PieceId(2)].fall.is_none());
}

/// Flicks a large pyramid, lifted by a centimetre, so far along x over what is below, at 45° or not. When it arrived, s; the
/// nearest that it came to anything but the table, cm; how far it went beyond, cm.
fn flicked(others: Vec<Placement>, far_cm: [f32; 2]) -> (f32, f32, f32) {
    let held = PieceId(0);
    let large = at(Kind::Pyramid(Size::Large), 0.0, 0.0, 0.0);
    let mut sim = table(Settings::default(), [vec![large], others].concat());
    seconds(&mut sim, 1.0);
    let mut hand = Hand::default();
    hand.command(&mut sim, &HandCommand::Grab(vec![held]));
    hand.command(&mut sim, &HandCommand::Move([0.0, 0.0, 1.0]));
    for _ in 0..60 {
        hand.drive(&mut sim);
        sim.tick().unwrap();
    }
    let [x, y] = far_cm;
    let goal = Vector::new(x, y, 1.0);
    hand.command(&mut sim, &HandCommand::Move(goal.to_array()));
    let (mut nearest, mut beyond) = (f32::INFINITY, 0.0_f32);
    let mut arrived = None;
    for tick in 1..=120_u16 {
        hand.drive(&mut sim);
        sim.tick().unwrap();
        let at = sim.pose(held).translation;
        for (id, _) in sim.pieces().filter(|(id, _)| *id != held && *id != sim.table()) {
            nearest = nearest.min(gap(&sim, held, id));
        }
        beyond = beyond.max((at - goal).dot(goal.with_z(0.0).normalize()));
        let there = at.truncate().distance(goal.truncate()) < 0.1;
        arrived = if there { arrived.or(Some(f32::from(tick) / 60.0)) } else { None };
    }
    (arrived.expect("it arrived and stayed"), nearest, beyond)
}

/// The distance between two pieces, cm.
fn gap(sim: &Sim, a: PieceId, b: PieceId) -> f32 {
    let [a, b] = [a, b].map(|id| sim.engine().colliders.get(collider_handle(id)).unwrap());
    table::rapier3d::parry::query::distance(a.position(), a.shape(), b.position(), b.shape()).unwrap()
}

#[test]
fn a_flick_arrives_soon_and_keeps_clear_of_what_it_passes() {
    let large = |x, y| at(Kind::Pyramid(Size::Large), x, y, 0.0);
    let (arrived, _, beyond) = flicked(vec![], [30.0, 0.0]);
    assert!(arrived <= 0.6 && beyond < 0.05, "{arrived} s, {beyond} cm too far");
    // Far enough aside it is no slower.
    assert!(flicked(vec![large(150.0, 60.0)], [30.0, 0.0]).0 <= arrived);
    // Over a pyramid on its way, beside it, and by its corners; out from between others; in between others.
    let mut ways = vec![
        (vec![large(150.0, 3.0)], [30.0, 0.0]),
        (vec![large(0.0, 30.0), large(30.0, 0.0)], [30.0, 0.0]),
        (vec![large(300.0, 35.0), large(300.0, -35.0)], [30.0, 0.0]),
    ];
    ways.extend((0..8_u8).map(|n| (vec![large(100.0, 100.0 + 4.0 * f32::from(n))], [21.2, 21.2])));
    for (others, way) in ways {
        let (arrived, nearest, beyond) = flicked(others.clone(), way);
        let places: Vec<_> = others.iter().map(|other| other.pose.translation).collect();
        assert!(arrived < 1.2 && beyond < 0.05, "{arrived} s, {beyond} cm too far, past {places:?}");
        assert!(nearest > CLEARANCE_CM, "{nearest} cm from {places:?}");
    }
}

#[test]
fn a_held_piece_cannot_ram() {
    // Pushed against a heavy fixed block, the hand's force stays capped and nothing shakes.
    let mut block = at(Kind::Box { size_mm: [20.0, 80.0, 80.0] }, 0.0, 0.0, 40.0);
    block.piece.mobility = Mobility::Fixed;
    let mut sim = table(Settings::default(), vec![at(Kind::Pyramid(Size::Large), 80.0, 0.0, 0.0), block]);
    let mut hand = Hand::default();
    hand.command(&mut sim, &HandCommand::Grab(vec![PieceId(0)]));
    hand.command(&mut sim, &HandCommand::AutoRaise(false));
    hand.command(&mut sim, &HandCommand::Move([-8.0, 0.0, 0.5]));
    let mut run = |ticks| {
        for _ in 0..ticks {
            hand.drive(&mut sim);
            sim.tick().unwrap();
        }
        sim.pose(PieceId(0)).translation
    };
    run(180);
    let (a, b) = (run(10), run(1));
    assert!(a.x > 1.0, "it went through the block: {a}");
    assert!(a.distance(b) < 0.02, "it shakes: {a} then {b}");
}
