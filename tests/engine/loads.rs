//! Heavy things on light ones, and hulls: each on both sides of its threshold.

use super::physics::{at, table};
use game::pieces::Size;
use lab::trial::SceneOutcome;
use lab::{Scene, SceneResult, Trial};
use support::folder::project;
use support::told::english;
use table::piece::{Kind, Mass};
use table::rapier3d::prelude::*;
use table::sim::{Placement, Sim};
use table::{PieceId, Settings};

/// Brings gravity on within 0.3 s, and lets so many seconds pass.
fn let_go(sim: &mut Sim, seconds: f32) {
    for tick in 1..=(60.0 * seconds) as u16 {
        if tick <= 18 {
            sim.set_gravity([0.0, 0.0, -981.0 * f32::from(tick) / 18.0]);
        }
        sim.tick().unwrap();
    }
}

fn of_mass(size_mm: [f32; 3], x: f32, z: f32, grams: f32) -> Placement {
    let mut block = at(Kind::Box { size_mm }, x, 0.0, z);
    block.piece.mass = Mass::Grams(grams);
    block
}

/// Four boxes of 10 g under a block of so many times their mass, its middle so far beyond theirs, mm.
fn column(ratio: f32, out: f32) -> Vec<Placement> {
    let mut all: Vec<Placement> =
        (0..4_u8).map(|i| of_mass([30.0, 30.0, 10.0], 0.0, 5.0 + 10.0 * f32::from(i), 10.0)).collect();
    all.push(of_mass([30.0; 3], out, 55.0, 10.0 * ratio));
    all
}

/// The farthest that a piece is from where it started, mm.
fn farthest(sim: &Sim, start: &[Placement]) -> f32 {
    let moved = start
        .iter()
        .enumerate()
        .map(|(i, p)| sim.pose(PieceId(i as u16)).translation.distance(p.pose.translation) * 10.0);
    moved.fold(0.0, f32::max)
}

#[test]
fn light_boxes_carry_a_hundred_times_their_weight() {
    for ratio in [20.0, 40.0, 100.0, 400.0] {
        let start = column(ratio, 0.0);
        let mut sim = table(Settings::sleepless(), start.clone());
        let_go(&mut sim, 2.0);
        assert!(farthest(&sim, &start) < 0.1, "{ratio}: {}", farthest(&sim, &start));
    }
    // Without borrowed inertia they do not: that is what carries them.
    let start = column(100.0, 0.0);
    let mut sim = table(Settings { mass_scaling: false, ..Settings::sleepless() }, start.clone());
    let_go(&mut sim, 2.0);
    assert!(farthest(&sim, &start) > 1.0);
}

#[test]
fn what_is_let_go_of_at_once_is_not_overrun() {
    for ratio in [20.0, 100.0, 200.0] {
        let start = column(ratio, 0.0);
        let mut sim = table(Settings::sleepless(), start.clone());
        for _ in 0..120 {
            sim.tick().unwrap();
        }
        assert!(farthest(&sim, &start) < 0.1, "{ratio}: {}", farthest(&sim, &start));
    }
    // What is still in the air lends nothing to what it will fall on.
    let mut start = column(100.0, 0.0);
    start[4].pose.translation.z += 0.1;
    let sim = table(Settings::sleepless(), start);
    assert!((0..5).all(|i| sim.mass_scale(PieceId(i)) == 1.0));
}

#[test]
fn pyramids_base_to_base_fall_past_the_edge() {
    // Equal bases share two sides: there the engine once glued them together.
    for size in Size::ALL {
        for way in 0..6_u8 {
            let turn = Rotation::from_rotation_z(0.08 * f32::from(way));
            for (share, falls) in [(0.97, false), (1.03, true)] {
                let height = size.height_mm();
                let mut below = at(Kind::Pyramid(size), 0.0, 0.0, height);
                below.piece = below.piece.clone().fixed();
                below.pose.rotation = turn * Rotation::from_rotation_x(std::f32::consts::PI);
                let out = turn * Vector::X * (size.base_mm() / 2.0 * share);
                let mut above = at(Kind::Pyramid(size), out.x, out.y, height);
                above.pose.rotation = turn;
                let start = [below, above];
                let mut sim = table(Settings::sleepless(), start.to_vec());
                let_go(&mut sim, 1.5);
                assert_eq!(farthest(&sim, &start) > 1.0, falls, "{size:?}, way {way}, {share}");
            }
        }
    }
}

#[test]
fn a_kilogram_stands_on_a_tarot_card_on_four_pyramids() {
    let mut start: Vec<Placement> = [(-19.0, -33.0), (19.0, -33.0), (-19.0, 33.0), (19.0, 33.0)]
        .map(|(x, y)| at(Kind::Pyramid(Size::Large), x, y, 0.0))
        .into();
    start.push(at(Kind::Tarot, 0.0, 0.0, 44.45 + 0.175));
    start.push(of_mass([40.0, 60.0, 50.0], 0.0, 44.8 + 25.0, 1000.0));
    let mut sim = table(Settings::sleepless(), start.clone());
    let_go(&mut sim, 2.0);
    assert!(farthest(&sim, &start) < 0.1, "{}", farthest(&sim, &start));
}

#[test]
fn a_heavy_block_on_light_boxes_falls_where_its_middle_leaves_them() {
    for (out, falls) in [(14.6, false), (15.2, true)] {
        let start = column(100.0, out);
        let mut sim = table(Settings::sleepless(), start.clone());
        let_go(&mut sim, 3.0);
        assert_eq!(farthest(&sim, &start) > 1.0, falls, "{out}: {}", farthest(&sim, &start));
    }
}

#[test]
fn weight_is_what_it_was_to_the_bit_and_inertia_comes_back() {
    let start = column(100.0, 0.0);
    let mut sim = table(Settings::sleepless(), start.clone());
    let masses: Vec<f32> = (0..4).map(|i| sim.mass_g(PieceId(i))).collect();
    let_go(&mut sim, 1.0);
    for i in 0..4_u16 {
        let body = sim.body(PieceId(i));
        assert!(body.mass() > 4.0 * masses[usize::from(i)], "{i}: {}", body.mass());
        assert_eq!(sim.mass_g(PieceId(i)).to_bits(), masses[usize::from(i)].to_bits());
    }
    // The load goes: within a second everything is as massive as it was, and at rest.
    sim.set_aside(PieceId(4), Pose::from_translation(Vector::new(50.0, 50.0, -2.0)));
    for _ in 0..60 {
        sim.tick().unwrap();
    }
    for i in 0..4_u16 {
        assert_eq!(sim.body(PieceId(i)).mass().to_bits(), masses[usize::from(i)].to_bits());
    }
    assert!(farthest(&sim, &start[..4]) < 0.1);
}

/// A drum of so many corners about its middle, mm.
fn drum(corners: u8, radius: f32, thick: f32) -> Kind {
    let ring = (0..corners).flat_map(|i| {
        let angle = std::f32::consts::TAU * f32::from(i) / f32::from(corners);
        [-thick, thick].map(|z| [radius * angle.cos(), radius * angle.sin(), z / 2.0])
    });
    Kind::Hull { points_mm: ring.collect() }
}

#[test]
fn sliders_cross_the_middle_of_a_hull_and_rest_where_it_is_level_enough() {
    for corners in [6, 24] {
        for way in 0..8_u8 {
            for (tilt_deg, slides) in [(9.0_f32, true), (5.4, false)] {
                let towards =
                    Rotation::from_rotation_z((45.0 * f32::from(way) + 4.0).to_radians()) * Vector::X;
                let from = -25.0 * towards;
                let mut pieces = vec![
                    at(drum(corners, 60.0, 6.0), 0.0, 0.0, 3.0),
                    at(Kind::Pyramid(Size::Small), from.x, from.y, 6.0),
                ];
                pieces[0].piece = pieces[0].piece.clone().fixed();
                pieces.iter_mut().for_each(|p| p.piece.friction = 0.1);
                let mut sim = table(Settings::sleepless(), pieces);
                let_go(&mut sim, 0.5);
                let start = sim.pose(PieceId(1)).translation;
                let (sine, cosine) = tilt_deg.to_radians().sin_cos();
                let across = 981.0 * sine * towards;
                sim.set_gravity([across.x, across.y, -981.0 * cosine]);
                for _ in 0..40 {
                    sim.tick().unwrap();
                }
                let moved_mm = sim.pose(PieceId(1)).translation.distance(start) * 10.0;
                // Free of hidden walls, s = g (sin - μ cos) t² / 2.
                let free_mm = 9810.0 * (sine - 0.1 * cosine) * (40.0_f32 / 60.0).powi(2) / 2.0;
                let right = if slides { moved_mm > 0.6 * free_mm } else { moved_mm < 0.5 };
                assert!(right, "{corners} corners, way {way}, {tilt_deg}°: {moved_mm} of {free_mm} mm");
            }
        }
    }
}

#[test]
fn the_skin_of_a_hull_leaves_its_faces_where_they_are() {
    for corners in [4, 6, 24] {
        for index in [0, 3, 7] {
            let kind = drum(corners, 30.0, 20.0);
            let shape = at(kind, 0.0, 0.0, 0.0).piece.geometry().unwrap().collider_of(index).unwrap();
            let bounds = shape.compute_local_aabb();
            assert!((bounds.maxs.z - 1.0).abs() < 1e-5 && (bounds.mins.z + 1.0).abs() < 1e-5, "{bounds:?}");
            // A corner is rounded: it is drawn in by less than two skins of 5 to 7 µm.
            assert!((2.997..=3.000_01).contains(&bounds.maxs.x), "{bounds:?}");
        }
    }
}

fn run(text: &str) -> SceneResult {
    let scene = Scene::parse(text, "a test").unwrap();
    assert_eq!(scene.validate(), vec![], "{text}");
    Trial::new(&scene, Settings::sleepless()).unwrap().run(|_| ()).unwrap()
}

#[test]
fn what_is_under_the_table_is_an_error() {
    let scene = |z: f32| {
        let text =
            format!("Scene(pieces: [(shape: Box(size_mm: (30.0, 30.0, 10.0)), at_mm: (0.0, 0.0, {z:?}))])");
        Scene::parse(&text, "a test")
    };
    for z in [-100.0, -45.0] {
        let error = english(&scene(z).unwrap_err());
        assert!(error.contains("under the table"), "{z}: {error}");
    }
    assert!(scene(5.0).is_ok());
}

#[test]
fn verdicts_are_not_firm_where_the_model_is_known_not_to_hold() {
    // Two smooth cards that lean on one another at 25°: the ridge. Rough ones get a firm verdict.
    let ridge = |friction: f32| {
        let (sine, cosine) = 25_f32.to_radians().sin_cos();
        let (out, up) = ((120.0 * sine + 0.35 * cosine) / 2.0, (120.0 * cosine + 0.35 * sine) / 2.0);
        let card = |side: f32| {
            format!(
                "(shape: Tarot, at_mm: (0.0, {:?}, {up:?}), turn: AxisAngle((1.0, 0.0, 0.0), {:?}), friction: {friction:?})",
                side * out,
                90.0 + side * 25.0
            )
        };
        run(&format!("Scene(friction: (table: 5.0, rule: Max), pieces: [{}, {}])", card(-1.0), card(1.0)))
    };
    assert!(ridge(0.2).cautions.iter().any(|c| c.contains("edge to edge")), "{:?}", ridge(0.2).cautions);
    assert_eq!(ridge(1.5).cautions, Vec::<String>::new());
    // Restitution against the table.
    let bouncing = |restitution: f32| {
        run(&format!(
            "Scene(pieces: [(shape: Box(size_mm: (30.0, 30.0, 10.0)), at_mm: (0.0, 0.0, 5.0), restitution: {restitution:?})])"
        ))
    };
    assert!(bouncing(0.5).cautions.iter().any(|c| c.contains("bounce")));
    assert_eq!(bouncing(0.0).cautions, Vec::<String>::new());
    // Pyramids of several sizes meet at the corners of their walls, and lie on their faces.
    let tree = Scene::load(&project("scenes/lab/tree.ron")).unwrap();
    let tree = Trial::new(&tree, Settings::sleepless()).unwrap().run(|_| ()).unwrap();
    assert_eq!(tree.cautions, Vec::<String>::new());
    // A frame that leans far out stands if it rubs enough, which nothing real does.
    let jammed = ridge(5.0);
    assert_eq!(jammed.outcome, SceneOutcome::Stands);
    assert_eq!(jammed.cautions, Vec::<String>::new(), "at 25° it would stand with less");
    let wedge = |friction: f32| {
        run(&format!(
            "Scene(friction: (others: {friction:?}, table: {friction:?}), tilt: (degrees: 50.0), pieces: [\
             (shape: Box(size_mm: (60.0, 60.0, 5.0)), at_mm: (0.0, 0.0, 2.5))])"
        ))
    };
    let jams = wedge(3.0);
    assert_eq!(jams.outcome, SceneOutcome::Stands);
    assert!(jams.cautions.iter().any(|c| c.contains("jams")), "{:?}", jams.cautions);
    // A brick that slides down to a fixed stop 5 mm away and stands there; nearer than a hair it does not slip.
    let slipping = |gap: f32| {
        let stop = 30.0 + gap + 10.0;
        run(&format!(
            "Scene(tilt: (degrees: 12.0), friction: (others: 0.1, table: 0.1), pieces: [\
             (shape: Box(size_mm: (60.0, 60.0, 10.0)), at_mm: (0.0, 0.0, 5.0)), \
             (shape: Box(size_mm: (20.0, 60.0, 10.0)), at_mm: ({stop:?}, 0.0, 5.0), fixed: true)])"
        ))
    };
    let slipped = slipping(5.0);
    assert_eq!(slipped.outcome, SceneOutcome::Falls);
    assert!(slipped.cautions.iter().any(|c| c.contains("stands anew")), "{:?}", slipped.cautions);
    assert_eq!(slipping(0.05).cautions, Vec::<String>::new());
}
