//! A card over tips: what the plan says against what the simulation does, and a hand that sets one down.

use support::told::english;
use table::rapier3d::math::{Pose, Vector};
use table::set_down::{Now, SetDown, SetDownCommand};
use table::sim::{Placement, table_top};
use table::tip_plan::{Reach, TipPlan, TipRest};
use table::{CardShape, Hand, HandCommand, Kind, Piece, PieceId, Settings, Sim, Size};

/// Three large pyramids and a low one round the middle, and a card over them, so far aside, cm.
fn card_over_tips(aside: f32) -> Sim {
    let foot = |angle: f32| Vector::new(2.7 * angle.cos(), 2.7 * angle.sin(), 0.0);
    let pyramid =
        |size, at: Vector| Placement::new(Piece::new(Kind::Pyramid(size)), Pose::from_translation(at));
    let mut placements: Vec<Placement> =
        [0.3, 2.4, 4.5].map(|angle| pyramid(Size::Large, foot(angle))).into();
    placements.push(pyramid(Size::Small, Vector::ZERO));
    let tip = Size::Large.height_mm() / 10.0;
    let over = Pose::from_translation(Vector::new(aside, 0.0, tip + 0.15));
    placements.push(Placement::new(Piece::new(Kind::Floor(CardShape::Blob)), over));
    placements.push(table_top(30.0));
    let mut sim = Sim::new(Settings::sleepless(), placements).unwrap();
    sim.tick().unwrap();
    sim
}

#[test]
fn the_plan_of_a_card_on_tips_is_true() {
    let card = PieceId(4);
    let (mut stood, mut fell) = (0, 0);
    for step in 0..14 {
        let mut sim = card_over_tips(0.2 * step as f32);
        let help = TipPlan::of(&sim, &[card]).unwrap();
        let carrying = help.touched().count();
        let low = help.tips.iter().find(|tip| tip.at.length() < 0.1);
        for _ in 0..180 {
            sim.tick().unwrap();
        }
        let stands = sim.pose(card).translation.z > 4.0;
        if help.margin_cm.abs() > 0.1 {
            assert_eq!(stands, help.margin_cm > 0.0, "{step}: {}", english(&help));
        }
        if stands {
            stood += 1;
            assert!(english(&help).ends_with(" mm inside") && carrying == 3, "{step}: {help:?}");
            assert!(low.is_some_and(|low| low.reach != Reach::Touches), "the low one touches nothing");
        } else {
            fell += 1;
        }
    }
    assert!(stood > 3 && fell > 3, "{stood} {fell}");
    let sim = card_over_tips(0.0);
    assert_eq!(TipPlan::of(&sim, &[PieceId(0)]), None, "only cards need it");
    // From as high as a hand goes it is the same.
    let mut lifted: Vec<Placement> =
        sim.pieces().map(|(id, piece)| Placement::new(piece.clone(), sim.pose(id))).collect();
    lifted[4].pose.translation.z = 56.0;
    let mut high = Sim::new(Settings::sleepless(), lifted).unwrap();
    high.tick().unwrap();
    assert_eq!(TipPlan::of(&high, &[card]).unwrap().touched().count(), 3);
    // A tip on which another pyramid is nested carries nothing.
    let placed: Vec<Placement> = sim
        .pieces()
        .take(4)
        .map(|(id, piece)| Placement::new(piece.clone(), sim.pose(id)))
        .flat_map(|below| {
            let raised = below.pose.translation + Vector::Z * 0.6;
            [below.clone(), Placement::new(below.piece, Pose::from_translation(raised))]
        })
        .collect();
    let over = Pose::from_translation(Vector::new(0.0, 0.0, Size::Large.height_mm() / 10.0 + 0.8));
    let card_too = Placement::new(Piece::new(Kind::Floor(CardShape::Blob)), over);
    let all = placed.into_iter().chain([card_too, table_top(30.0)]).collect();
    let mut sim = Sim::new(Settings::sleepless(), all).unwrap();
    sim.tick().unwrap();
    let nested = TipPlan::of(&sim, &[PieceId(8)]).unwrap();
    assert_eq!(nested.tips.len(), 4, "{nested:?}");
    assert_eq!(TipPlan::of(&card_over_tips(20.0), &[card]), None, "no tip is below");
}

/// Three large tips and a card so high over them, cm; the third stands by 9.5 mm lower, on none of the sheets that raise the
/// others.
fn two_tips_and_a_lower_one(above: f32) -> (Sim, PieceId) {
    let mut placements = vec![];
    let feet = [(-2.0, 2.4), (2.0, 2.4), (0.0, -2.6)];
    for (n, (x, y)) in feet.into_iter().enumerate() {
        let raised = if n < 2 { 0.95 } else { 0.0 };
        if raised > 0.0 {
            let sheet = Piece::new(Kind::Box { size_mm: [30.0, 30.0, 9.5] }).fixed();
            placements.push(Placement::new(sheet, Pose::from_translation(Vector::new(x, y, raised / 2.0))));
        }
        let at = Pose::from_translation(Vector::new(x, y, raised));
        placements.push(Placement::new(Piece::new(Kind::Pyramid(Size::Large)), at));
    }
    let over = Vector::new(0.0, 0.3, Size::Large.height_mm() / 10.0 + 0.95 + above);
    let card = PieceId(placements.len() as u16);
    placements.push(Placement::new(Piece::new(Kind::Tarot), Pose::from_translation(over)));
    placements.push(table_top(30.0));
    let mut sim = Sim::new(Settings::default(), placements).unwrap();
    sim.tick().unwrap();
    (sim, card)
}

#[test]
fn of_three_tips_one_that_stands_lower_is_not_touched_and_the_card_tilts_onto_it_as_told() {
    let (mut sim, card) = two_tips_and_a_lower_one(0.3);
    let plan = TipPlan::of(&sim, &[card]).unwrap();
    assert_eq!((plan.tips.len(), plan.touched().count()), (3, 2), "{plan:?}");
    let lower: Vec<f32> = plan
        .tips
        .iter()
        .filter_map(|tip| if let Reach::Lower(mm) = tip.reach { Some(mm) } else { None })
        .collect();
    assert!(lower.len() == 1 && (lower[0] - 9.5).abs() < 0.2, "{lower:?}");
    assert!(plan.margin_cm < 0.0 && plan.carriers.len() == 2, "two tips hold no weight: {plan:?}");
    let TipRest::Tilts { deg, .. } = plan.rest else { panic!("{plan:?}") };
    for _ in 0..240 {
        sim.tick().unwrap();
    }
    let up = sim.pose(card).rotation * Vector::Z;
    let tilted = up.angle_between(Vector::Z).to_degrees();
    assert!((tilted - deg).abs() < 1.0, "foretold {deg}°, came {tilted}°");
    assert!(english(&plan).starts_with("Tilts by "), "{}", english(&plan));
}

/// Sets down as the window does. The lowest height that the piece had in the hand, cm.
fn set_down(sim: &mut Sim, hand: &mut Hand, piece: PieceId) -> f32 {
    let mut part = SetDown::default();
    let mut wanted = hand.target().unwrap().translation;
    let mut lowest = f32::MAX;
    for _ in 0..300 {
        let now = Now::of(sim, &[piece]).unwrap();
        lowest = lowest.min(now.at.z);
        match part.step(wanted, now, true, hand.touching(), sim.settings().tick_s) {
            SetDownCommand::Wait => {}
            SetDownCommand::Sink(z) => {
                wanted.z = z;
                hand.command(sim, &HandCommand::AutoRaise(false));
                hand.command(sim, &HandCommand::Move(wanted.to_array()));
            }
            SetDownCommand::Feel => hand.command(sim, &HandCommand::Lower(true)),
            SetDownCommand::LetGo => break,
        }
        hand.drive(sim);
        sim.tick().unwrap();
    }
    lowest
}

#[test]
fn a_card_wanted_below_the_tips_is_not_pressed_onto_them() {
    let (mut sim, card) = two_tips_and_a_lower_one(1.0);
    let pyramids: Vec<PieceId> =
        sim.pieces().filter(|(_, p)| p.kind.pyramid().is_some()).map(|(id, _)| id).collect();
    let stood: Vec<Pose> = pyramids.iter().map(|&id| sim.pose(id)).collect();
    let at = sim.pose(card).translation;
    let mut hand = Hand::default();
    hand.command(&mut sim, &HandCommand::Grab(vec![card]));
    // Down where the tips are; the hand keeps it clear of them.
    hand.command(&mut sim, &HandCommand::Move([at.x, at.y, 3.0]));
    for _ in 0..90 {
        hand.drive(&mut sim);
        sim.tick().unwrap();
    }
    let touches = Now::of(&sim, &[card]).unwrap().landing_z.unwrap();
    let lowest = set_down(&mut sim, &mut hand, card);
    assert!(lowest > touches - 0.1, "touched at {touches} cm, pressed down to {lowest} cm");
    let lean = (sim.pose(card).rotation * Vector::Z).angle_between(Vector::Z).to_degrees();
    assert!(lean < 3.0, "it tilts by {lean}° in the hand");
    hand.command(&mut sim, &HandCommand::Release);
    for _ in 0..240 {
        hand.drive(&mut sim);
        sim.tick().unwrap();
    }
    for (id, stood) in pyramids.into_iter().zip(stood) {
        let moved = sim.pose(id).translation.distance(stood.translation);
        assert!(moved < 0.1, "{id} was moved by {moved} cm");
    }
}
