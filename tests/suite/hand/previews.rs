//! What is shown of what may be taken and of what would come of letting go.

use super::*;

#[test]
fn the_preview_claims_nothing_until_the_release_has_been_tried_out() {
    let mut table = Table::new(asked(Wanted::Upright));
    let id = table.free_piece();
    let at = table.grab(id);
    table.release();
    table.aim(at + Vec3::new(-3.0, -24.0, 0.0));
    table.frames(20);
    assert_eq!(table.preview().word.mark, Mark::Open, "on its way: {:?}", table.preview().word);
    assert_eq!(table.preview().omen, Omen::Unknown);

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
    assert_eq!((preview.word.mark, preview.word.what.as_str()), (Mark::Good, "Upright on the table"));
    assert_eq!(preview.word.more.first().map(String::as_str), Some("as asked"));
    assert_eq!(preview.omen, Omen::Stands);
    let lies = preview.ghosts[0].1;
    assert!((lies.rotation * Vec3::Z).z > 0.999 && lies.translation.z.abs() < 0.05, "{lies:?}");
    let seen = &table.app.world().resource::<CurrentView<Rlyeh>>().0;
    let foretold = seen.hand.as_ref().unwrap().foretold.as_ref().unwrap();
    assert_eq!(foretold.words, "upright on the table");

    // It moves again: what was foretold is forgotten.
    table.hold(KeyCode::ArrowLeft, 10);
    assert_eq!(table.preview().word.mark, Mark::Open, "{:?}", table.preview().word);
    table.look_ahead();
    let lies = table.preview().ghosts[0].1.translation;
    table.click();
    table.settle();
    assert_eq!(table.game().facts_of(id).unwrap().class, Some(Class::Upright));
    let rests = table.pose(id).translation;
    assert!(rests.distance(lies) < 0.1, "foretold {lies}, came {rests}");
}

#[test]
fn what_may_be_taken_carries_a_ring_while_the_hand_is_empty() {
    let mut table = Table::new(asked(Wanted::Upright));
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
fn the_help_for_a_card_on_tips_is_true() {
    let card = PieceId(4);
    let (mut stood, mut fell) = (0, 0);
    for step in 0..14 {
        let mut sim = card_over_tips(0.2 * step as f32);
        let help = CardHelp::of(&sim, &[card]).unwrap();
        let carrying = help.tips.iter().filter(|(_, carries)| *carries).count();
        let low = help.tips.iter().find(|(tip, _)| tip.length() < 0.1);
        for _ in 0..180 {
            sim.tick().unwrap();
        }
        let stands = sim.pose(card).translation.z > 4.0;
        if help.margin_cm.abs() > 0.1 {
            assert_eq!(stands, help.margin_cm > 0.0, "{step}: {}", help.words());
        }
        if stands {
            stood += 1;
            assert!(help.words().ends_with("inside") && carrying == 3, "{step}: {help:?}");
            assert_eq!(low.map(|(_, carries)| *carries), Some(false), "the low one touches nothing");
        } else {
            fell += 1;
        }
    }
    assert!(stood > 3 && fell > 3, "{stood} {fell}");
    let sim = card_over_tips(0.0);
    assert_eq!(CardHelp::of(&sim, &[PieceId(0)]), None, "only cards need it");
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
    let nested = CardHelp::of(&sim, &[PieceId(8)]).unwrap();
    assert_eq!(nested.tips.len(), 4, "{nested:?}");
    assert_eq!(CardHelp::of(&card_over_tips(20.0), &[card]), None, "no tip is below");
}
