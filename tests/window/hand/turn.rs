//! What is held is turned as asked, and moved slowly.

use super::*;

#[test]
fn a_brick_is_turned_as_the_roll_asks_once_it_is_lifted() {
    let mut table = Table::new(asked(Orientation::Flat));
    let id = table.free_piece();
    let at = table.grab(id);
    table.frames(10);
    assert_eq!(table.wishes(), [Intent::Take(id)], "not before it is moved");
    table.aim(at + Vec3::new(0.0, -24.0, 0.0));
    table.frames(90);
    table.release();
    table.settle();
    assert_eq!(table.game().facts_of(id).unwrap().class, Some(Class::Flat));

    let mut plain = Table::new(asked(Orientation::Flat));
    plain.app.insert_resource(Handling { pre_turn: false, ..default() });
    let at = plain.grab(id);
    plain.aim(at + Vec3::new(0.0, -24.0, 0.0));
    plain.frames(60);
    assert!(!plain.wishes().iter().any(|wish| matches!(wish, Intent::Hand(HandCommand::Turn(_)))));
}

#[test]
fn fine_mode_is_slow_and_relative() {
    let mut table = Table::new(asked(Orientation::Upright));
    let id = table.free_piece();
    let at = table.grab(id);
    table.release();
    table.aim(at + Vec3::new(0.0, -20.0, 0.0));
    table.frames(90);
    let start = table.pose(id).translation;
    table.key(KeyCode::ControlLeft, ButtonState::Pressed);
    let plane = at + Vec3::new(0.0, -20.0, start.z);
    let cursor = table.pixel_of(plane);
    table.cursor(cursor);
    table.frames(30);
    let before = table.pose(id).translation;
    table.aim(plane + Vec3::X * 4.0);
    table.frames(60);
    let way = table.pose(id).translation - before;
    assert!((way.x - 0.6).abs() < 0.06, "{way}");
}
