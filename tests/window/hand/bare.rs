//! A city with the bare hand, by mouse.

use super::*;
use support::counts::whole_or;
use table::hand::{HandKind, HandOptions};

/// In this city the very first piece once wedged among its neighbours in the tray.
const SEED: u64 = 367_048_087;
/// Every piece gets so much room on the table, cm, in rows of so many.
const ROOM_CM: f32 = 4.5;
const ROW: u16 = 6;
/// Where the strip of pieces is, pixels.
const STRIP: Vec2 = Vec2::new(60.0, 300.0);
/// A piece that rolls away or is refused is taken once more.
const TRIES: usize = 3;

fn spot(nth: u16) -> Vec3 {
    let (column, row) = (f32::from(nth % ROW), f32::from(nth / ROW));
    Vec3::new((column - 2.5) * ROOM_CM, (row - 2.0) * ROOM_CM, 0.0)
}

/// Drags a piece from the strip to a place, and lets go.
fn drag(table: &mut Table, id: PieceId, to: Vec3) {
    table.cursor(STRIP);
    table.press();
    table.app.world_mut().write_message(TakeFromSupply(id));
    table.frames(2);
    for share in [0.3, 0.6, 1.0] {
        let to = table.pixel_of(to);
        table.cursor(STRIP.lerp(to, share));
        table.frames(6);
    }
    table.frames(90);
    table.release();
    table.frames(30);
    table.settle();
}

/// To its natural end in a whole run, eight pieces of it in `./test`. What may be declined is.
#[test]
fn a_solitary_city_is_built_by_mouse_with_the_bare_hand() {
    let hand = HandOptions { kind: HandKind::Bare, ..HandOptions::default() };
    let mut table = Table::new(Match::new(&Setup::solitaire(2), SEED, hand, false).unwrap());
    let mut built = 0;
    while table.game().outcome().is_none() && built < whole_or(u16::MAX, 8) {
        let legal = table.game().legal_actions(table.game().active());
        let declared = [(Action::Roll, Declaration::Roll), (Action::Pass, Declaration::Pass)];
        if let Some((_, declared)) = declared.into_iter().find(|(action, _)| legal.contains(action)) {
            table.app.world_mut().write_message(Wish(Intent::Declare(declared)));
            table.frames(2);
            continue;
        }
        let id = takeable(table.game()).expect("a piece to build");
        let in_play = |table: &Table| table.game().pieces_in_play().len();
        let before = in_play(&table);
        let tries = (1..=TRIES).find(|_| {
            drag(&mut table, id, spot(built));
            in_play(&table) > before
        });
        let said = table.notices().last();
        assert!(tries.is_some(), "{id} is stuck after {built} pieces: {:?}, {said:?}", table.grab_state());
        built += 1;
    }
    assert!(whole_or(table.game().outcome().is_some(), built == 8), "{built} pieces stand");
}
