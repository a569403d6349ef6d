//! Cases that neither judge was made with, each on both sides of a limit that is known on paper.

use lab::scene::{FrictionOverride, RotationSpec, Scene, ScenePiece, Tilt};
use lab::trial::{Agreement, SceneOutcome};
use lab::{SceneResult, Trial};
use std::f64::consts::PI;
use table::Kind;
use table::Settings;
use table::piece::Mass;

fn of_mass(shape: Kind, at_mm: [f32; 3], grams: f32, friction: f32) -> ScenePiece {
    ScenePiece { mass: Some(Mass::Grams(grams)), friction: Some(friction), ..ScenePiece::new(shape, at_mm) }
}

fn fixed(shape: Kind, at_mm: [f32; 3], friction: f32) -> ScenePiece {
    ScenePiece { fixed: true, friction: Some(friction), ..ScenePiece::new(shape, at_mm) }
}

fn scene(name: &str, table: f64, pieces: Vec<ScenePiece>) -> Scene {
    let friction = FrictionOverride { table: Some(table as f32), ..FrictionOverride::default() };
    Scene { name: name.into(), friction, pieces, ..Scene::default() }
}

/// A polygon in the plane y = 0, drawn out to both sides.
fn drawn_out(outline: &[[f64; 2]], depth: f32) -> Kind {
    let side = |y: f32| outline.iter().map(move |[x, z]| [*x as f32, y, *z as f32]);
    Kind::Hull { points_mm: side(-depth / 2.0).chain(side(depth / 2.0)).collect() }
}

/// Where a function that grows from below 0 to above crosses it.
fn crossing(mut low: f64, mut high: f64, of: impl Fn(f64) -> f64) -> f64 {
    for _ in 0..60 {
        let middle = (low + high) / 2.0;
        if of(middle) < 0.0 { low = middle } else { high = middle }
    }
    low
}

/// Length and thickness of a ladder, mm.
const LADDER_MM: [f64; 2] = [120.0, 4.0];

/// The `tan` of the least slope at which friction below and above can hold a ladder.
fn least_tan(floor: f64, wall: f64) -> f64 {
    let [length, thick] = LADDER_MM;
    // At the limit the wall bears floor / (1 + floor * wall) of the weight; moments about the foot.
    let holds = |slope: f64| {
        let (sine, cosine) = slope.sin_cos();
        let borne = floor / (1.0 + floor * wall) * (length * sine + wall * length * cosine);
        borne - (length / 2.0 * cosine - thick / 2.0 * sine)
    };
    crossing(0.1, 1.5, holds).tan()
}

/// A ladder against a wall: with `tan` of its slope a `share`-th of the least at which friction below and above can hold
/// it. It stands on its lower corner and leans on its upper one, both of its underside.
pub fn ladder(share: f64) -> Scene {
    leaning(share, 0.3, 0.4)
}

/// The same with these frictions of floor and wall.
fn leaning(share: f64, floor: f64, wall: f64) -> Scene {
    let [length, thick] = LADDER_MM;
    let slope = (least_tan(floor, wall) / share).atan();
    let (sine, cosine) = slope.sin_cos();
    let [x, z] = [length / 2.0 * cosine + thick / 2.0 * sine, length / 2.0 * sine + thick / 2.0 * cosine];
    let board = Kind::Box { size_mm: [length as f32, 30.0, thick as f32] };
    let mut board = of_mass(board, [-x as f32, 0.0, z as f32], 20.0, 1.0);
    board.turn = RotationSpec::AxisAngle([0.0, 1.0, 0.0], -slope.to_degrees() as f32);
    let wall = fixed(Kind::Box { size_mm: [20.0, 100.0, 200.0] }, [10.0, 0.0, 100.0], wall as f32);
    scene("a ladder against a wall", floor, vec![board, wall])
}

/// A wedge that keys two blocks: with a `share`-th of the friction that their feet need.
pub fn wedge(share: f64) -> Scene {
    let (half, rub) = (PI / 6.0, 0.3_f64);
    let (key, block) = (40.0, 20.0);
    // Rubbing on both faces, the wedge pushes its half of the weight out by the cotangent of half-angle and friction.
    let least = key / 2.0 / (half + rub.atan()).tan() / (block + key / 2.0);
    let wide = |z: f64| (z - 10.0) * half.tan();
    let right = [[wide(12.0), 0.0], [50.0, 0.0], [50.0, 30.0], [wide(30.0), 30.0], [wide(12.0), 12.0]];
    let left = right.map(|[x, z]| [-x, z]);
    let middle = [[0.0, 10.0], [wide(34.0), 34.0], [-wide(34.0), 34.0]];
    let piece = |outline: &[[f64; 2]], grams: f64, friction: f64| {
        of_mass(drawn_out(outline, 30.0), [0.0; 3], grams as f32, friction as f32)
    };
    let pieces = vec![piece(&right, block, 1.0), piece(&left, block, 1.0), piece(&middle, key, rub)];
    scene("a wedge between two blocks", least / share, pieces)
}

/// A board over an edge, a weight on its outer end and a heavier one on its inner: a `share` of what it may reach.
pub fn cantilever(share: f64) -> Scene {
    let (length, board, inner, outer) = (100.0, 20.0, 50.0, 10.0);
    // Moments about the edge: both weights stand 10 mm from their ends.
    let most = (inner * (length - 10.0) + board * length / 2.0 + outer * 10.0) / (inner + board + outer);
    let end = (most * share) as f32;
    let cube = |x: f32, grams: f64| {
        of_mass(Kind::Box { size_mm: [15.0; 3] }, [x, 0.0, 20.0 + 2.0 + 7.5], grams as f32, 0.5)
    };
    let table = fixed(Kind::Box { size_mm: [200.0, 100.0, 20.0] }, [-100.0, 0.0, 10.0], 0.5);
    let shape = Kind::Box { size_mm: [length as f32, 60.0, 2.0] };
    let card = of_mass(shape, [end - length as f32 / 2.0, 0.0, 21.0], board as f32, 0.5);
    let pieces = vec![table, card, cube(end - length as f32 + 10.0, inner), cube(end - 10.0, outer)];
    scene("a card under a counterweight", 0.5, pieces)
}

/// A plank over two rollers of sixteen sides, the table tilted to a `share` of where they roll over their edges: whatever
/// plank and rollers weigh, half of what a side spans.
pub fn rollers(share: f64) -> Scene {
    let (sides, radius) = (16, 12.0);
    let corner = |n: i32| (2 * n + 1) as f64 * PI / f64::from(sides);
    let ring: Vec<[f64; 2]> =
        (0..sides).map(|n| [radius * corner(n).sin(), radius * corner(n).cos()]).collect();
    let half = radius * (PI / f64::from(sides)).cos();
    let roller = |x: f32| of_mass(drawn_out(&ring, 40.0), [x, 0.0, half as f32], 20.0, 0.6);
    let plank = Kind::Box { size_mm: [140.0, 40.0, 4.0] };
    let plank = of_mass(plank, [0.0, 0.0, 2.0 * half as f32 + 2.0], 40.0, 0.6);
    let mut scene = scene("a plank over two rollers", 0.6, vec![roller(-40.0), roller(40.0), plank]);
    scene.tilt = Tilt { degrees: (share * 180.0 / f64::from(sides)) as f32, towards_deg: 0.0 };
    scene
}

/// All of them; beyond a share of 1 they fall.
pub const CASES: [fn(f64) -> Scene; 4] = [ladder, wedge, cantilever, rollers];

fn run(scene: &Scene) -> SceneResult {
    assert_eq!(scene.validate(), [], "{}", scene.name);
    Trial::new(scene, Settings::sleepless()).unwrap().run(|_| ()).unwrap()
}

#[test]
fn foreign_cases_stand_within_their_limit_and_fall_beyond_it() {
    for case in CASES {
        for (share, outcome) in [(0.97, SceneOutcome::Stands), (1.03, SceneOutcome::Falls)] {
            let report = run(&case(share));
            assert_eq!(
                (report.outcome, report.agreement),
                (outcome, Agreement::Agree),
                "{} at {share}: {report:#?}",
                report.scene
            );
        }
    }
}

/// Ladders that can be set no flatter than 37 to 38° against a rough wall: what slips at both ends the engine does not stop
/// (docs/physics.md, known limits), so it is the grip of the hand that sets them down which holds them.
#[test]
fn ladders_against_rough_walls_stand_within_their_limit_and_fall_beyond_it() {
    let mut wrong = vec![];
    for k in 0..28 {
        let slope = (37.0 + f64::from(k % 4) / 3.0_f64).to_radians();
        let wall = 0.55 + 0.14 * f64::from(k) / 27.0;
        // Which friction of the floor makes that slope the least: the limit falls as the floor gets rougher.
        let floor = crossing(0.05, 1.0, |floor| least_tan(floor, wall).recip() - slope.tan().recip());
        for (share, outcome) in [(0.98, SceneOutcome::Stands), (1.02, SceneOutcome::Falls)] {
            let report = run(&leaning(share, floor, wall));
            if report.outcome != outcome {
                wrong.push((slope.to_degrees(), wall, floor, share, report.outcome, report.agreement));
            }
        }
    }
    assert!(wrong.is_empty(), "{} wrong: {wrong:#?}", wrong.len());
}
