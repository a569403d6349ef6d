//! The hand by keys alone.

use super::*;

#[test]
fn the_keyboard_alone_builds() {
    let mut table = Table::new(asked(Orientation::Upright));
    let before = table.poses();
    let at = |table: &mut Table, id| table.pose(id).translation;
    table.tap(KeyCode::Tab);
    let first = table.app.world().resource::<KeyboardTarget>().0.unwrap();
    table.tap(KeyCode::Tab);
    let second = table.app.world().resource::<KeyboardTarget>().0.unwrap();
    assert_ne!(first, second);
    table.key(KeyCode::ShiftLeft, ButtonState::Pressed);
    table.tap(KeyCode::Tab);
    table.key(KeyCode::ShiftLeft, ButtonState::Released);
    assert_eq!(table.app.world().resource::<KeyboardTarget>().0, Some(first));
    assert_eq!(table.app.world().resource::<Hover>().piece, Some(first));

    // Taken, put back, nothing has moved: what was put back breathes a little before it sleeps again.
    let lay = at(&mut table, first);
    table.tap(KeyCode::Enter);
    table.frames(90);
    let here = table.pose(first).translation;
    assert!(here.truncate().length() < 0.1, "carried over the middle: {here}");
    table.tap(KeyCode::Escape);
    table.settle();
    let after = table.poses();
    let moved: Vec<usize> = (0..before.len()).filter(|&i| after[i] != before[i]).collect();
    assert!(moved.iter().all(|&i| i == first.index()), "{moved:?}");
    let lies = at(&mut table, first);
    assert!(lies.distance(lay) < 0.001, "{lay} {lies}");

    // Taken again, walked aside, turned, lowered, let go of.
    table.tap(KeyCode::Tab);
    table.tap(KeyCode::Enter);
    table.frames(90);
    let start = table.pose(first).translation;
    table.tap(KeyCode::ArrowRight);
    table.tap(KeyCode::ArrowUp);
    table.frames(60);
    let way = table.pose(first).translation - start;
    assert!(way.truncate().distance(Vec2::new(0.5, 0.5)) < 0.03, "{way}");
    let upright = table.pose(first).rotation;
    table.tap(KeyCode::KeyQ);
    table.frames(60);
    let yaw = hand::maths::heading(table.pose(first).rotation).to_degrees();
    let yaw_before = hand::maths::heading(upright).to_degrees();
    assert!(((yaw - yaw_before).rem_euclid(360.0) - 15.0).abs() < 0.5, "{yaw_before} {yaw}");
    table.wishes();
    table.hold(KeyCode::Space, 90);
    let low = table.pose(first).translation;
    table.frames(60);
    let still = table.pose(first).translation;
    assert!(still.z.abs() < 0.03 && still.distance(low) < 0.02, "it stays where it touched: {low} {still}");
    assert!(table.wishes().contains(&Intent::Hand(HandCommand::AutoRaise(false))));
    table.tap(KeyCode::Enter);
    table.settle();
    assert!(table.game().in_play(first));
}

/// A table with one pyramid built, where another is to be stood up; and which was built.

#[test]
fn another_way_of_the_hand_is_told_though_it_is_empty() {
    let mut table = Table::new(asked(Orientation::Upright));
    table.tap(KeyCode::KeyG);
    table.frames(1);
    assert!(table.notices().last().unwrap().contains("keeps its height"), "{:?}", table.notices());
    table.tap(KeyCode::KeyG);
    table.frames(1);
    assert!(table.notices().last().unwrap().contains("rises over"), "{:?}", table.notices());
}
