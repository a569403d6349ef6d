//! Both judges against the exact program for stacks in a plane, on both sides of the limit.

use bench::planar::cells;
use bench::planar::stacks::Stack;
use game::pieces::Size;
use lab::scene::{RotationSpec, Scene, ScenePiece};
use lab::trial::{Agreement, SceneOutcome, StaticsReport};
use lab::{Judged, SceneResult, Trial};
use table::piece::{Mass, NEST_STEP_MM};
use table::statics::{self, Verdict};
use table::{Kind, MM_PER_CM, Settings};

fn run(scene: &Scene) -> SceneResult {
    Trial::new(scene, Settings::sleepless()).unwrap().run(|_| ()).unwrap()
}

#[test]
fn level_stacks_near_their_limit_get_the_verdict_of_the_exact_programme() {
    // `bench accuracy --set stacks` has a hundred of each.
    for (from, to) in [(0.005, 0.01), (0.01, 0.03), (-0.01, -0.005)] {
        for number in 0..8 {
            let stack = Stack::near_limit(4, number, from, to).unwrap();
            assert!((from..=to).contains(&stack.margin), "{stack:?}");
            let report = run(&stack.scene());
            let outcome = if stack.margin > 0.0 { SceneOutcome::Stands } else { SceneOutcome::Falls };
            assert_eq!(
                (report.outcome, report.agreement),
                (outcome, Agreement::Agree),
                "{stack:?} {report:?}"
            );
        }
    }
}

/// A nest of three on a card on three tips, cut from a city. Its centre is well within the tips. Nothing may be shifted by millimetres
/// so that its rims, which differ by micrometres, come a little nearer to the card.
#[test]
fn a_nest_whose_rims_are_not_level_is_judged_where_it_is() {
    let report = run(&Scene::parse(include_str!("judged/nest_on_three_tips.ron"), "nest").unwrap());
    let statics = report.statics.as_ref().unwrap();
    assert_eq!(
        (report.outcome, statics.analysis.verdict),
        (SceneOutcome::Stands, Verdict::Stands),
        "{report:?}"
    );
}

/// The card's corner is a hair beside the third tip. It sinks by 1.5° until the pyramid on it meets that tip, and stands there.
#[test]
fn a_card_that_sinks_and_stands_is_judged_where_it_stands() {
    let report = run(&Scene::parse(include_str!("judged/card_that_sinks.ron"), "card").unwrap());
    let statics = report.statics.as_ref().unwrap();
    let seen = (report.outcome, statics.analysis.verdict, statics.judged);
    assert_eq!(seen, (SceneOutcome::Stands, Verdict::Stands, Judged::AtRest), "{report:?}");
}

/// A plank that leans on a box slides as it was drawn, and needs less friction with every degree that it sinks: after 2.7 mm
/// it stands. Both judges are right, each where it looks.
#[test]
fn a_plank_that_arrests_itself_is_judged_where_it_stands() {
    let scene = Scene::parse(include_str!("judged/plank_that_arrests_itself.ron"), "plank").unwrap();
    assert_eq!(StaticsReport::of_drawing(&scene).unwrap().analysis.verdict, Verdict::Falls);
    let report = run(&scene);
    let seen = (report.outcome, report.agreement, report.statics.as_ref().unwrap().judged);
    assert_eq!(seen, (SceneOutcome::Stands, Agreement::Agree, Judged::AtRest), "{report:?}");
    let told = "it slipped by 2.7 mm before it stood; the second judge judges the new place";
    assert!(report.cautions.iter().any(|caution| caution.starts_with(told)), "{:?}", report.cautions);
}

/// A plate on a bar, and a second bar that is 10 µm lower: what falls off the one would stand on both.
#[test]
fn what_a_contact_nearly_made_would_hold_is_no_firm_fall() {
    let bar = |x: f32, high: f32| {
        let bar = ScenePiece::new(Kind::Box { size_mm: [6.0, 40.0, high] }, [x, 0.0, high / 2.0]);
        ScenePiece { fixed: true, ..bar }
    };
    for (lower_mm, verdict) in [(0.01, Verdict::TooClose), (0.05, Verdict::Falls)] {
        let plate = ScenePiece::new(Kind::Box { size_mm: [60.0, 40.0, 4.0] }, [0.0, 0.0, 22.0]);
        let scene =
            Scene { pieces: vec![plate, bar(-20.0, 20.0), bar(20.0, 20.0 - lower_mm)], ..Scene::default() };
        let sim = scene.build(Settings::sleepless()).unwrap();
        let analysis = statics::analyse(&sim, None).unwrap();
        assert_eq!(analysis.verdict, verdict, "{lower_mm} mm: {analysis:?}");
    }
}

/// A prism of six sides and a block narrower than a face, at twice the slope on which it slides: it stopped at the next face.
#[test]
fn a_block_that_slides_off_a_face_is_not_stopped_at_its_edge() {
    let report = run(&Scene::parse(include_str!("judged/hexagon.ron"), "hexagon").unwrap());
    assert_eq!((report.outcome, report.agreement), (SceneOutcome::Falls, Agreement::Agree));
}

#[test]
fn cards_whose_joints_shut_as_they_lean_are_not_called_fallen() {
    for play_mm in [0.0, 0.02, 0.05] {
        let report = run(&cells::scene(0.85, play_mm));
        assert_eq!(report.outcome, SceneOutcome::Stands, "{play_mm}: {report:?}");
        assert_eq!(report.statics.unwrap().analysis.verdict, Verdict::Stands, "{play_mm}");
    }
}

/// Four nests of three, a card and a block on it, as they came to rest, as a scene.
fn settled() -> Scene {
    let mut scene = Scene::default();
    for (x, y) in [(-20.0, -25.0), (20.0, -25.0), (-20.0, 25.0), (20.0, 25.0)] {
        for n in 0..3_u8 {
            let at_mm = [x, y, NEST_STEP_MM * f32::from(n)];
            scene.pieces.push(ScenePiece::new(Kind::Pyramid(Size::Medium), at_mm));
        }
    }
    let tips = Size::Medium.height_mm() + 2.0 * NEST_STEP_MM;
    let card = Kind::Box { size_mm: [70.0, 80.0, 2.0] };
    scene.pieces.push(ScenePiece::new(card, [0.0, 0.0, tips + 1.0]));
    let block = ScenePiece::new(Kind::Box { size_mm: [30.0; 3] }, [0.0, 0.0, tips + 2.0 + 15.0]);
    scene.pieces.push(ScenePiece { mass: Some(Mass::Grams(200.0)), ..block });
    let mut sim = scene.build(Settings::sleepless()).unwrap();
    for _ in 0..120 {
        sim.tick().unwrap();
    }
    for (piece, (id, _)) in scene.pieces.iter_mut().zip(sim.pieces()) {
        let (place, turn) = (sim.pose(id).translation * MM_PER_CM, sim.pose(id).rotation);
        *piece = ScenePiece {
            at_mm: place.to_array(),
            turn: RotationSpec::Quaternion(turn.x, turn.y, turn.z, turn.w),
            ..piece.clone()
        };
    }
    scene
}

#[test]
fn what_came_to_rest_under_its_weight_does_not_spring_up_when_it_is_let_go_of_again() {
    let report = run(&settled());
    let most = report.pieces.iter().map(|piece| piece.moved_mm).fold(0.0, f32::max);
    assert!(most < 0.05, "{most} mm: {report:?}");
}
