//! Nests: lined up with a tip, by three keys, and taken apart.

use super::*;

fn built_once() -> (Table, PieceId) {
    let table = (0..60).find_map(|seed| {
        let mut m = Match::new(&Setup::players(2), seed, Default::default(), true).unwrap();
        m.intend(Intent::Declare(Declaration::Roll)).unwrap();
        asks_upright(&m).then_some(())?;
        let mut table = Table::new(m);
        table.build_by_keys();
        table.app.world_mut().write_message(Wish::<Rlyeh>(Intent::Declare(Declaration::Roll)));
        table.frames(3);
        asks_upright(&table.app.world().resource::<Playing<Rlyeh>>().0).then_some(table)
    });
    let table = table.unwrap();
    let below = table.game().pieces_in_play().into_iter().next().unwrap();
    (table, below)
}

#[test]
fn near_a_free_tip_the_hand_lines_a_pyramid_up_and_says_so() {
    let (mut table, below) = built_once();
    table.tap(KeyCode::Tab);
    let id = table.app.world().resource::<KeyboardTarget>().0.unwrap();
    table.tap(KeyCode::Enter);
    table.frames(120);
    // Two millimetres aside and three degrees askew: so it is wanted, and not how it hangs.
    table.key(KeyCode::ShiftLeft, ButtonState::Pressed);
    for _ in 0..4 {
        table.tap(KeyCode::ArrowRight);
    }
    for _ in 0..3 {
        table.tap(KeyCode::KeyQ);
    }
    table.key(KeyCode::ShiftLeft, ButtonState::Released);
    table.frames(60);
    let off = |table: &mut Table| {
        let (upper, lower) = (table.pose(id), table.pose(below));
        let askew = hand::maths::heading(upper.rotation) - hand::maths::heading(lower.rotation);
        let askew = hand::maths::in_line(askew, 0.0) - askew;
        (upper.translation.truncate().distance(lower.translation.truncate()), askew.to_degrees().abs())
    };
    let lined_up = off(&mut table);
    assert!(lined_up.0 < 0.02 && lined_up.1 < 0.3, "{lined_up:?}");
    assert!(table.wishes().contains(&Intent::Hand(HandCommand::Assist(true))), "it is recorded");

    // Switched off, it hangs as it is wanted.
    table.tap(KeyCode::KeyN);
    table.frames(60);
    let alone = off(&mut table);
    assert!((alone.0 - 0.2).abs() < 0.04 && (alone.1 - 3.0).abs() < 0.3, "{alone:?}");
    assert!(table.wishes().contains(&Intent::Hand(HandCommand::Assist(false))));
    assert!(table.notices().last().unwrap().contains("nesting is off"));
    table.tap(KeyCode::KeyN);
    table.frames(60);
    assert!(off(&mut table).0 < 0.02);

    // A centimetre aside no tip has a pull.
    table.tap(KeyCode::ArrowRight);
    table.tap(KeyCode::ArrowRight);
    table.frames(60);
    assert!((off(&mut table).0 - 1.2).abs() < 0.04, "{:?}", off(&mut table));
    table.tap(KeyCode::ArrowLeft);
    table.tap(KeyCode::ArrowLeft);
    table.tap(KeyCode::Enter);
    table.settle();
    let facts = table.game().facts_of(id).unwrap();
    assert_eq!(facts.nested_on, Some(below), "set down lined up: {facts:?}");
}

#[test]
fn the_next_spire_nests_on_the_last_with_three_keys() {
    let (mut table, below) = built_once();
    table.build_by_keys();
    let facts: Vec<_> = table.game().pieces_in_play().into_iter().filter(|&id| id != below).collect();
    let upper = table.game().facts_of(facts[0]).unwrap();
    assert_eq!((upper.class, upper.nested_on), (Some(Class::Upright), Some(below)), "{upper:?}");
}

#[test]
fn the_upper_pyramid_of_a_nest_is_lifted_clear_of_the_lower() {
    let pyramid = |x: f32, z: f32| {
        Placement::new(Piece::new(Kind::Pyramid(Size::Large)), Pose::from_translation(Vector::new(x, 0.0, z)))
    };
    let placements = vec![pyramid(0.0, 0.0), pyramid(0.0, 0.9525), pyramid(4.0, 0.0), table_top(30.0)];
    let mut sim = Sim::new(Settings::default(), placements).unwrap();
    sim.tick().unwrap();
    let ids: Vec<_> = sim.pieces().map(|(id, _)| id).collect();
    let nested = clear_lift(&sim, &ids[1..2]);
    assert!(nested > 4.4 - 0.95 && nested < 5.0, "{nested}");
    assert_eq!(clear_lift(&sim, &ids[0..2]), 0.0, "the whole nest stands free");
}
