//! Set-ups in the making: what is added, moved, turned, copied, mirrored, set down and taken back.

use game::pieces::{CardShape, PieceId, Size};
use lab::editor::{EditError, EditGroup, angles, extent, name_all};
use lab::scene::{RotationSpec, ScenePiece};
use lab::study::{HeatMap, Level, Question, Study, StudyPlan};
use lab::{Scene, SceneEditor};
use support::told::english;
use table::rapier3d::prelude::Vector;
use table::{Kind, MM_PER_CM, Settings};

const BRICK: [f32; 3] = [60.0, 30.0, 15.0];

fn brick() -> Kind {
    Kind::Box { size_mm: BRICK }
}

fn bench(shapes: &[Kind]) -> SceneEditor {
    let mut bench = SceneEditor::default();
    shapes.iter().for_each(|shape| bench.add(shape.clone()).unwrap());
    bench
}

/// Every corner of a piece where it is, mm.
fn corners(scene: &Scene, index: usize) -> Vec<Vector> {
    let (pose, geometry) = (scene.pose(index), scene.piece(index).geometry().unwrap());
    geometry.corners().map(|corner| pose * corner * MM_PER_CM).collect()
}

#[test]
fn what_is_added_stands_on_the_table_beside_the_rest_under_a_name_of_its_own() {
    let kinds: Vec<Kind> = Size::ALL
        .map(Kind::Pyramid)
        .into_iter()
        .chain(CardShape::ALL.map(Kind::Floor))
        .chain([Kind::Tarot, Kind::Die, brick(), brick()])
        .collect();
    let bench = bench(&kinds);
    let scene = bench.scene();
    assert_eq!(scene.validate(), [], "nothing overlaps and no two have one name");
    for index in 0..kinds.len() {
        let (low, _) = extent(scene, [index].into_iter()).unwrap();
        assert!(low.z.abs() < 0.01, "{} at {low}", scene.name_of(index));
    }
    assert_eq!(bench.chosen().iter().copied().collect::<Vec<_>>(), [kinds.len() - 1], "the last is chosen");
    assert!(scene.name_of(10) == "box 1" && scene.name_of(11) == "box 2");
}

#[test]
fn set_down_it_touches_what_lies_below_and_nests_where_it_nests() {
    // A brick in the air over a brick, and a pyramid over a pyramid.
    let scene = Scene {
        pieces: vec![
            ScenePiece::new(brick(), [0.0, 0.0, 7.5]),
            ScenePiece::new(brick(), [20.0, 0.0, 80.0]),
            ScenePiece::new(Kind::Pyramid(Size::Large), [100.0, 0.0, 0.0]),
            ScenePiece::new(Kind::Pyramid(Size::Large), [100.0, 0.0, 90.0]),
        ],
        ..Scene::default()
    };
    let mut bench = SceneEditor::of(scene);
    for (index, height) in [(1, 22.5), (3, 9.525)] {
        bench.choose([index]);
        bench.lower().unwrap();
        let z = bench.scene().pose(index).translation.z * MM_PER_CM;
        assert!((z - height).abs() < 0.05, "{index}: {z} mm, not {height}");
        // Again, it is there already.
        bench.lower().unwrap();
        assert!((bench.scene().pose(index).translation.z * MM_PER_CM - z).abs() < 0.005);
    }
    assert_eq!(bench.scene().validate(), []);
    // What is set down stays where it is when it is let go of.
    let mut sim = bench.scene().build(Settings::default()).unwrap();
    let before = sim.pose(PieceId(1)).translation;
    (0..60).for_each(|_| sim.tick().unwrap());
    assert!(sim.pose(PieceId(1)).translation.distance(before) * MM_PER_CM < 0.05);
    bench.choose([]);
    assert_eq!(bench.lower(), Err(EditError::NothingChosen));
}

#[test]
fn what_is_carried_over_something_stands_on_it_and_as_one_step() {
    let mut bench = bench(&[brick(), Kind::Die]);
    let (under, start) = (bench.scene().pose(0).translation * MM_PER_CM, bench.scene().clone());
    bench.snap.mm = 5.0;
    // On its way across the table, and on to the brick.
    for x in [50.0, 30.0, 11.0] {
        bench.carry_to(EditGroup::Drag(7), 1, [under.x + x, under.y + 1.0]);
    }
    let at = bench.scene().pose(1).translation * MM_PER_CM;
    assert!((at.z - (15.0 + 8.0)).abs() < 0.05, "on the brick: {at}");
    assert_eq!([at.x, at.y], [10.0, 0.0], "on the grid");
    bench.end_step();
    bench.undo();
    assert_eq!(*bench.scene(), start, "the whole way is one step");
    bench.redo();
    assert_eq!(bench.scene().pose(1).translation * MM_PER_CM, at);
}

#[test]
fn copies_stand_beside_and_mirror_images_are_exact() {
    let lopsided = Kind::Prism {
        outline_mm: vec![[0.0, 0.0], [40.0, 0.0], [40.0, 10.0], [0.0, 25.0]],
        holes_mm: vec![],
        thickness_mm: 12.0,
    };
    let hull =
        Kind::Hull { points_mm: vec![[0.0, 0.0, 0.0], [30.0, 0.0, 0.0], [0.0, 20.0, 0.0], [0.0, 0.0, 25.0]] };
    let all = [lopsided, hull, Kind::Floor(CardShape::Blob), Kind::Pyramid(Size::Medium), brick()];
    for shape in all {
        let mut piece = ScenePiece::new(shape, [-120.0, 30.0, 60.0]);
        piece.turn = RotationSpec::YawPitchRoll(25.0, 10.0, -15.0);
        let mut bench = SceneEditor::of(Scene { pieces: vec![piece], ..Scene::default() });
        assert_eq!(bench.mirror(), Err(EditError::NothingChosen));
        bench.choose([0]);
        bench.mirror().unwrap();
        let scene = bench.scene();
        let image: Vec<Vector> = corners(scene, 1);
        for corner in corners(scene, 0) {
            let wanted = Vector::new(-corner.x, corner.y, corner.z);
            let nearest = image.iter().map(|c| c.distance(wanted)).fold(f32::MAX, f32::min);
            assert!(nearest < 0.01, "{:?}: {wanted} is {nearest} mm from any", scene.pieces[0].shape);
        }
        // The copy of the image is beside it, as it is.
        bench.duplicate().unwrap();
        let scene = bench.scene();
        assert_eq!(scene.pieces.len(), 3);
        let apart = corners(scene, 2)[0] - corners(scene, 1)[0];
        assert!(apart.x.abs() > 20.0 && apart.y.abs() < 1e-3 && apart.z.abs() < 1e-3, "{apart}");
        let steps = [1, 2].map(|_| bench.undo());
        assert_eq!((steps.len(), bench.scene().pieces.len(), bench.can_undo()), (2, 1, false));
    }
    let mut astride = SceneEditor::of(Scene {
        pieces: vec![ScenePiece::new(brick(), [5.0, 0.0, 7.5])],
        ..Scene::default()
    });
    astride.choose([0]);
    assert_eq!(astride.mirror(), Err(EditError::OverTheMiddle));
}

#[test]
fn several_turn_about_their_middle_and_keep_their_distances() {
    let mut bench = bench(&[brick(), Kind::Die, Kind::Pyramid(Size::Small)]);
    bench.choose(0..3);
    let before: Vec<Vector> = (0..3).map(|i| bench.scene().pose(i).translation).collect();
    let (low, high) = bench.extent().unwrap();
    bench.turn_by(None, 90.0);
    let after: Vec<Vector> = (0..3).map(|i| bench.scene().pose(i).translation).collect();
    for i in 0..3 {
        let k = (i + 1) % 3;
        assert!((before[i].distance(before[k]) - after[i].distance(after[k])).abs() < 1e-3);
    }
    let middle = (low + high) / 2.0 / MM_PER_CM;
    let quarter =
        Vector::new(middle.x - (before[1].y - middle.y), middle.y + (before[1].x - middle.x), before[1].z);
    assert!(after[1].distance(quarter) < 1e-3, "{} is not {quarter}", after[1]);
    assert!((angles(bench.scene(), 0)[0] - 90.0).abs() < 1e-3);
}

#[test]
fn every_step_is_taken_back_and_again_to_the_last_bit() {
    let mut bench = bench(&[brick(), Kind::Die]);
    let mut states = vec![Scene::default()];
    bench.undo();
    states.push(bench.scene().clone());
    bench.redo();
    states.push(bench.scene().clone());
    let mut step = |bench: &mut SceneEditor, act: &dyn Fn(&mut SceneEditor)| {
        act(bench);
        states.push(bench.scene().clone());
    };
    bench.choose([1]);
    step(&mut bench, &|b| b.move_by(None, [3.0, -2.0, 10.0]));
    step(&mut bench, &|b| b.turn_by(None, 15.0));
    step(&mut bench, &|b| b.lower().unwrap());
    step(&mut bench, &|b| b.duplicate().unwrap());
    step(&mut bench, &|b| b.delete().unwrap());
    step(&mut bench, &|b| b.replace(Scene { name: "another".into(), ..Scene::default() }));
    for state in states.iter().rev().skip(1) {
        bench.undo();
        assert_eq!(bench.scene(), state);
    }
    assert!(!bench.can_undo());
    for state in states.iter().skip(1) {
        bench.redo();
        assert_eq!(bench.scene(), state);
    }
    assert!(!bench.can_redo());
    // Nothing happened: no step.
    bench.change(None, |_| ());
    bench.undo();
    assert_eq!(*bench.scene(), states[states.len() - 2]);
}

#[test]
fn memory_of_steps_is_bounded_and_wild_numbers_stay_on_the_table() {
    let mut bench = bench(&[Kind::Die]);
    for i in 0..1_000_u16 {
        bench.move_by(None, [if i % 2 == 0 { 1.0 } else { -1.0 }, 0.0, 0.0]);
    }
    let mut steps = 0;
    while bench.can_undo() {
        bench.undo();
        steps += 1;
    }
    assert_eq!(steps, 300);
    bench.move_by(None, [1e9, f32::MAX, -1e30]);
    let at = bench.scene().pieces[0].at_mm;
    assert!(at.iter().all(|x| x.abs() <= 2_000.0), "{at:?}");
    bench.carry_to(EditGroup::Drag(8), 99, [0.0, 0.0]);
    bench.choose([99]);
    assert!(bench.chosen().is_empty(), "there is no such piece");
}

#[test]
fn nameless_pieces_get_names_that_nobody_has() {
    let mut scene = bench(&[brick(), brick(), Kind::Die]).scene().clone();
    scene.pieces[1].name.clear();
    scene.pieces[2].name = "box 2".into();
    name_all(&mut scene);
    assert_eq!([0, 1, 2].map(|i| scene.name_of(i)), ["box 1", "box 3", "box 2"]);
}

#[test]
fn a_piece_survives_being_written_and_read() {
    let scene = Scene::parse(include_str!("../../scenes/lab/free_shapes.ron"), "free shapes").unwrap();
    for piece in &scene.pieces {
        assert_eq!(ScenePiece::parse(&piece.to_text().unwrap()).unwrap(), *piece);
    }
    assert!(english(&ScenePiece::parse("(shape: Cube)").unwrap_err()).contains("Cube"));
}

/// A tall thin pillar beside a broad slab.
fn two() -> Scene {
    let text = "Scene(pieces: [(name: \"pillar\", shape: Box(size_mm: (10, 10, 60)), at_mm: (0, 0, 30)),
        (name: \"slab\", shape: Box(size_mm: (60, 60, 10)), at_mm: (80, 0, 5)),
        (name: \"die\", shape: Die, at_mm: (80, 0, 18))])";
    Scene::parse(text, "two").unwrap()
}

#[test]
fn the_weakest_piece_is_the_warmest() {
    let heat = |question: Question| {
        let study = Study::new(&[two()], StudyPlan { watch_s: 0.5, ..StudyPlan::new(question) }).unwrap();
        HeatMap::of(&study, 0, &study.rows().unwrap())
    };
    let warmest = |heat: &HeatMap| {
        let best = heat.pieces.iter().max_by(|a, b| a.share.total_cmp(&b.share)).unwrap();
        (best.piece, best.share)
    };
    let level = Level::Find { most: 50.0, within: 0.1 };
    let spot = lab::study::PokePoint::Top;
    let poked = heat(Question::Poke { pieces: vec![], towards_deg: vec![0.0], spot, mns: level });
    assert_eq!(warmest(&poked), (PieceId(0), 1.0), "{poked:?}");
    assert_eq!(poked.pieces.len(), 3);
    let tilted =
        heat(Question::Tilt { towards_deg: vec![0.0], degrees: Level::Find { most: 40.0, within: 0.1 } });
    assert_eq!(warmest(&tilted).0, PieceId(0), "it topples at 9.5°: {tilted:?}");
    assert_eq!(tilted.pieces.len(), 1, "nothing else was ever the first");
    let removed = heat(Question::Remove { pieces: vec![] });
    assert_eq!(warmest(&removed).0, PieceId(1), "without the slab the die falls: {removed:?}");
    let words: Vec<String> = removed.pieces.iter().map(|warm| english(&warm.words)).collect();
    assert_eq!(words, ["none falls", "1 falls", "none falls"]);
}
