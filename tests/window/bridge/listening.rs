//! A live table that somebody listens to.

use super::{CARRIED, app, assert_same, capture, restore, run, start, table};
use bevy::app::App;
use game::contact::ContactKind;
use window::live_table::physics::with_live_table;

/// Who listens hears each step of the live table as of a plain one, changes no bit of it, and goes on after an undo.
#[test]
fn a_live_table_is_heard_as_a_plain_one_and_is_the_same() {
    let mut plain = table(1);
    let mut up = plain.pose(CARRIED);
    up.translation.z += 8.0;
    plain.place(CARRIED, up);
    let mut app = app();
    start(&mut app, plain.clone());
    let hear = |app: &mut App, listen| {
        let mut heard = vec![];
        with_live_table(app.world_mut(), |live| live.hear(listen, &mut heard)).unwrap();
        heard
    };
    run(&mut app, 2);
    assert_eq!(hear(&mut app, true), [], "nobody listened yet");
    (0..2).for_each(|_| plain.tick().unwrap());
    let older = capture(&mut app);
    for _ in 0..2 {
        plain.listen();
        let mut should = vec![];
        (0..25).for_each(|_| plain.tick().unwrap());
        plain.take_heard(&mut should);
        run(&mut app, 25);
        assert_eq!(hear(&mut app, true), should);
        assert!(should.iter().any(|event| event.kind == ContactKind::Strike), "{should:?}");
        assert_same(&capture(&mut app), &plain);
        restore(&mut app, &older).unwrap();
        plain = older.clone();
    }
    hear(&mut app, false);
    run(&mut app, 25);
    assert_eq!(hear(&mut app, false), []);
}
