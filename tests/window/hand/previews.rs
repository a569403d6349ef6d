//! What is shown of what may be taken and of what would come of letting go.

use super::*;
use support::told::english;

#[test]
fn the_preview_tells_how_the_piece_will_lie_and_not_how_it_hangs() {
    let mut table = Table::new(asked(Orientation::Upright));
    let id = table.free_piece();
    let at = table.grab(id);
    table.release();
    table.aim(at + Vec3::new(-3.0, -24.0, 0.0));
    table.frames(20);

    // Leaning by 28 degrees it is neither upright nor flat in the hand; set down it comes to stand.
    table.key(KeyCode::AltLeft, ButtonState::Pressed);
    let cursor = table.pixel_of(at + Vec3::new(-3.0, -24.0, 0.0));
    table.cursor(cursor - Vec2::Y * 70.0);
    table.frames(1);
    table.key(KeyCode::AltLeft, ButtonState::Released);
    // It turns, so that an answer to how it hung before is forgotten.
    table.frames(10);
    table.look_ahead();
    let lean = (table.pose(id).rotation * Vec3::Z).angle_between(Vec3::Z).to_degrees();
    assert!((15.0..40.0).contains(&lean), "{lean}");
    let preview = table.preview().clone();
    assert_eq!((preview.word.mark, preview.word.what.as_str()), (Rating::Good, "Upright on the table"));
    assert_eq!(preview.word.more.first().map(String::as_str), Some("as asked"));
    assert_eq!(preview.omen, Omen::Stands);
    let lies = preview.ghosts[0].1;
    assert!((lies.rotation * Vec3::Z).z > 0.999 && lies.translation.z.abs() < 0.05, "{lies:?}");
    let foretold = table.app.world().resource::<LookAhead>().told().unwrap();
    assert_eq!(english(&foretold.words), "Upright on the table");

    // It moves again: what was foretold is forgotten.
    table.hold(KeyCode::ArrowLeft, 10);
    table.look_ahead();
    let before = lies.translation;
    let lies = table.preview().ghosts[0].1.translation;
    assert!(lies.distance(before) > 0.3, "foretold anew: {before}, {lies}");
    table.click();
    table.settle();
    assert_eq!(table.game().facts_of(id).unwrap().class, Some(Class::Upright));
    let rests = table.pose(id).translation;
    assert!(rests.distance(lies) < 0.1, "foretold {lies}, came {rests}");
}

#[test]
fn what_may_be_taken_carries_a_ring_while_the_hand_is_empty() {
    let mut table = Table::new(asked(Orientation::Upright));
    let game = table.game();
    let mut legal: Vec<PieceId> = game
        .legal_actions(game.active())
        .into_iter()
        .filter_map(|action| if let Action::Take(id) = action { Some(id) } else { None })
        .collect();
    legal.sort();
    let (rings, made) = table.rings();
    assert!(legal.len() > 1 && rings == legal, "{rings:?} {legal:?}");
    for ring in table.app.world().resource::<Rings>().all.clone() {
        let middle = table.middle(ring.piece).truncate();
        let pose = table.pose(ring.piece);
        let corners: Vec<Vec3> =
            table.sim(|sim| sim.geometry(ring.piece).corners().map(|c| pose * c).collect());
        assert!(ring.middle.truncate().distance(middle) < 1e-4);
        assert!(corners.iter().all(|c| c.truncate().distance(middle) < ring.radius_cm), "{ring:?}");
        assert!(ring.middle.z > 0.0 && ring.middle.z < 0.1, "at its foot: {ring:?}");
    }
    table.frames(20);
    assert_eq!(table.rings().1, made, "nothing has changed, nothing is made anew");

    let id = table.free_piece();
    table.grab(id);
    assert_eq!(table.rings().0, [], "something is held");
    table.button(MouseButton::Right, ButtonState::Pressed);
    table.settle();
    table.frames(2);
    assert_eq!(table.rings().0, legal);
    table.app.insert_resource(hand::Previews { takeable: false, ..default() });
    table.frames(1);
    assert_eq!(table.rings().0, [], "switched off");
}
