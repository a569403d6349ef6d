//! The dice of the table: thrown ahead, they come to rest with the faces that were asked for, in their tray, and never
//! inside one another.

use bevy::math::{Quat, Vec2, Vec3};
use rlyeh_rules::{Direction, Faces, PyramidFace, QuarryDice, Roll, StashFace, Symbol};
use rlyeh_window::dice::{dice, tray};
use strum::VariantArray;
use support::told::english;
use table::rapier3d::math::Pose;
use table::rapier3d::parry::query;
use table::rapier3d::parry::shape::ConvexPolyhedron;
use window::live_table::dice::throw::{DieResult, Throw};
use window::live_table::dice::{Dice, Die, DieShape, DieSkin, Rolled};
use window::visuals::Tray;
use window::visuals::svg::{Drawing, Layer};

const TICK_S: f32 = 1.0 / 60.0;
/// How far surfaces may overlap for a moment of a hard blow, and at rest, cm.
const BLOW_CM: f32 = 0.45;
const REST_CM: f32 = 0.02;
/// Dice that are thrown take longer; such as are laid down take no time, s.
const THROWN_S: f32 = 0.4;
/// Half of all throws last longer than the one, and none as long as the other, s.
const TYPICAL_S: (f32, f32) = (0.6, 2.5);

/// The middle of every face, as a die has them in a book: opposite ones add up to one more than there are.
fn normals(shape: DieShape) -> Vec<Vec3> {
    let golden = 1.618_034;
    let half: Vec<[f32; 3]> = match shape {
        DieShape::D6 => vec![[0., 0., 1.], [1., 0., 0.], [0., 1., 0.]],
        DieShape::D8 => vec![[1., 1., 1.], [-1., 1., 1.], [1., -1., 1.], [-1., -1., 1.]],
        DieShape::D12 => vec![
            [0., 1., golden],
            [1., golden, 0.],
            [golden, 0., 1.],
            [0., -1., golden],
            [-1., golden, 0.],
            [golden, 0., -1.],
        ],
    };
    let half = half.into_iter().map(|n| Vec3::from_array(n).normalize());
    half.clone().chain(half.rev().map(|n| -n)).collect()
}

/// The face on top, from the body's turn alone; and how far it is from level, degrees.
fn on_top(shape: DieShape, turned: Quat) -> (usize, f32) {
    let heights: Vec<f32> = normals(shape).iter().map(|normal| (turned * *normal).z).collect();
    let best = (0..heights.len()).max_by(|&a, &b| heights[a].total_cmp(&heights[b])).unwrap();
    (best, heights[best].min(1.0).acos().to_degrees())
}

fn ticks(throw: &Throw) -> impl Iterator<Item = f32> {
    let count = (throw.seconds() / TICK_S).round() as usize;
    (0..=count).map(|tick| tick as f32 * TICK_S)
}

fn body(shape: DieShape) -> ConvexPolyhedron {
    let points: Vec<Vec3> = shape.solid().faces.iter().flat_map(|face| face.corners.clone()).collect();
    ConvexPolyhedron::from_convex_hull(&points).unwrap()
}

#[test]
fn the_faces_of_the_bodies_are_where_a_die_has_them() {
    for shape in DieShape::ALL {
        let solid = shape.solid();
        let expected = normals(shape);
        assert_eq!(solid.faces.len(), expected.len());
        for (face, normal) in solid.faces.iter().zip(expected) {
            assert!(face.normal.distance(normal) < 1e-5, "{shape:?}");
            assert!(face.up.dot(normal).abs() < 1e-5 && (face.up.length() - 1.0).abs() < 1e-5);
            let sides = match shape {
                DieShape::D6 => 4,
                DieShape::D8 => 3,
                DieShape::D12 => 5,
            };
            assert_eq!(face.corners.len(), sides, "{shape:?}");
            assert!(face.corners.iter().all(|at| (at.dot(normal) - solid.inradius_cm).abs() < 1e-4));
        }
        // Every turn of the body into itself leaves it where it is, and takes the label where it should go.
        for label in 0..solid.faces.len() {
            for place in 0..solid.faces.len() {
                let turn = solid.turn(label, place, label + place);
                assert!((turn * solid.faces[label].normal).distance(solid.faces[place].normal) < 1e-4);
                for face in &solid.faces {
                    let there = turn * face.normal;
                    assert!(solid.faces.iter().any(|other| other.normal.distance(there) < 1e-4), "{shape:?}");
                }
            }
        }
    }
}

#[test]
fn every_die_comes_to_rest_with_the_face_that_was_asked_for() {
    for shape in DieShape::ALL {
        for face in 0..shape.faces() {
            for number in 0..6 {
                let throw = Throw::new(&tray(3), &[DieResult { shape, face }], 100 * face as u64 + number);
                let end = throw.pose(0, throw.seconds()).unwrap();
                let (top, lean) = on_top(shape, end.rotation);
                assert_eq!(top, face, "{shape:?}, throw {number}");
                assert!(lean < 2.0, "{shape:?}, throw {number}: it leans by {lean} degrees");
                assert!(throw.seconds() > THROWN_S, "{shape:?}, throw {number}: {} s", throw.seconds());
            }
        }
    }
}

#[test]
fn dice_stay_in_their_tray_and_outside_of_one_another() {
    let lots: [&[DieShape]; 4] = [
        &[DieShape::D12, DieShape::D6, DieShape::D6],
        &[DieShape::D6, DieShape::D6, DieShape::D8, DieShape::D6],
        &[DieShape::D12, DieShape::D8, DieShape::D6],
        &[DieShape::D12, DieShape::D12, DieShape::D12, DieShape::D12],
    ];
    let (mut seconds, mut deepest) = (vec![], 0.0_f32);
    for (lot, shapes) in lots.into_iter().enumerate() {
        let asked: Vec<DieResult> = shapes.iter().map(|&shape| DieResult { shape, face: lot }).collect();
        let bodies: Vec<ConvexPolyhedron> = shapes.iter().map(|&shape| body(shape)).collect();
        for number in 0..25 {
            let throw = Throw::new(&tray(3), &asked, number);
            assert_eq!(throw.dice(), shapes.len());
            assert!(throw.seconds() > THROWN_S, "lot {lot}, throw {number}: {} s", throw.seconds());
            seconds.push(throw.seconds());
            for at_s in ticks(&throw) {
                let most = if at_s < throw.seconds() { BLOW_CM } else { REST_CM };
                let poses: Vec<Pose> = (0..shapes.len()).map(|die| throw.pose(die, at_s).unwrap()).collect();
                for (i, pose) in poses.iter().enumerate() {
                    for corner in bodies[i].points() {
                        let at = *pose * *corner;
                        let out = (at.truncate() - tray(3).centre).abs() - tray(3).half;
                        deepest = deepest.max(out.max_element()).max(-at.z);
                        assert!(
                            out.max_element() < most,
                            "lot {lot}, throw {number}: through the rim by {out}"
                        );
                        assert!(at.z > -most, "lot {lot}, throw {number}: {} in the felt", at.z);
                    }
                    for j in 0..i {
                        let met = query::contact(pose, &bodies[i], &poses[j], &bodies[j], 0.0).unwrap();
                        let deep = met.map_or(0.0, |contact| -contact.dist);
                        deepest = deepest.max(deep);
                        assert!(
                            deep < most,
                            "lot {lot}, throw {number}: {deep} cm in one another at {at_s} s"
                        );
                    }
                }
            }
            for (die, &shape) in shapes.iter().enumerate() {
                let end = throw.pose(die, throw.seconds()).unwrap();
                assert_eq!(on_top(shape, end.rotation).0, lot, "lot {lot}, throw {number}");
                let high = end.translation.z - shape.solid().inradius_cm;
                assert!(high.abs() < 0.05, "lot {lot}, throw {number}: a die lies {high} cm too high");
            }
        }
    }
    seconds.sort_by(f32::total_cmp);
    let (first, middle, last) = (seconds[0], seconds[seconds.len() / 2], seconds[seconds.len() - 1]);
    println!("throws of {first} to {last} s, half of them within {middle}; overlaps up to {deepest} cm");
    assert!(middle > TYPICAL_S.0 && last < TYPICAL_S.1, "{first}, {middle}, {last} s");
}

#[test]
fn what_is_asked_for_changes_nothing_of_the_flight_and_the_number_all() {
    let asked = |face| [DieShape::D12, DieShape::D6].map(|shape| DieResult { shape, face });
    let (one, other) = (Throw::new(&tray(3), &asked(1), 5), Throw::new(&tray(3), &asked(4), 5));
    assert_eq!(one.seconds(), other.seconds());
    for at_s in ticks(&one) {
        for die in 0..2 {
            let (a, b) = (one.pose(die, at_s).unwrap(), other.pose(die, at_s).unwrap());
            assert_eq!(a.translation, b.translation, "the bodies fly as they fly");
        }
    }
    let again = Throw::new(&tray(3), &asked(1), 5);
    assert!(
        ticks(&one).all(|at_s| one.pose(0, at_s) == again.pose(0, at_s)),
        "the same number, the same flight"
    );
    let ends: Vec<_> = (0..8)
        .map(|number| Throw::new(&tray(3), &asked(1), number))
        .map(|t| t.pose(0, t.seconds()).unwrap())
        .collect();
    assert!(ends.iter().enumerate().all(|(i, a)| ends[..i].iter().all(|b| a.translation != b.translation)));
    assert_eq!(one.pose(2, 0.0), None, "there is no third die");
}

#[test]
fn a_tray_too_small_to_roll_in_has_its_dice_laid_down() {
    let tray = Tray { centre: Vec2::ZERO, half: Vec2::splat(0.4) };
    let throw = Throw::new(&tray, &[DieResult { shape: DieShape::D6, face: 3 }], 1);
    assert_eq!(throw.seconds(), 0.0);
    assert_eq!(on_top(DieShape::D6, throw.pose(0, 0.0).unwrap().rotation).0, 3);
}

fn blank(_: usize) -> Vec<Layer> {
    vec![]
}

static BLANK: DieSkin =
    DieSkin { name: "blank", shape: DieShape::D6, colour: bevy::prelude::Color::WHITE, label: blank };

#[test]
fn dice_roll_while_time_passes_and_then_lie() {
    let mut table = Dice::default();
    table.roll(&[Die { skin: &BLANK, face: 2 }], 1, Rolled::BeforeOnesEyes);
    assert_eq!(table.iter().count(), 0, "there is no tray");
    table.set_up(tray(3));
    table.roll(&[Die { skin: &BLANK, face: 2 }], 1, Rolled::BeforeOnesEyes);
    let mut passed_s = 0.0;
    let begin = table.iter().next().unwrap().1;
    while table.are_rolling() {
        table.pass(TICK_S);
        passed_s += TICK_S;
        assert!(passed_s < 5.0);
    }
    let end = table.iter().next().unwrap().1;
    assert!(passed_s > THROWN_S && end.translation.distance(begin.translation) > 3.0);
    table.pass(10.0);
    assert_eq!(table.iter().next().unwrap().1, end, "what lies stays");
    let throws = table.throws();
    table.roll(&[Die { skin: &BLANK, face: 2 }], 1, Rolled::Already);
    assert!(!table.are_rolling() && table.throws() > throws);
    assert_eq!(table.iter().next().unwrap().1, end, "laid down, they lie as they would have rolled");
    table.take_up();
    assert_eq!(table.iter().count(), 0);
    table.clear();
    assert_eq!(table.tray(), None);
}

// ---- The dice of a game ----

/// The text of what is printed on the face that shows.
fn printed(die: Die) -> String {
    let layers = (die.skin.label)(die.face);
    let drawn =
        Drawing { size: (100.0, 100.0), layers: layers.iter().map(|l| l.clone().at(50.0, 50.0)).collect() };
    let pixels = drawn.pixels(100, 100).unwrap();
    // Something is there, and nothing of it reaches out of the circle that every face has.
    assert!(pixels.chunks(4).any(|p| p[3] > 200), "{}: nothing is printed", die.skin.name);
    for (i, pixel) in pixels.chunks(4).enumerate().filter(|(_, pixel)| pixel[3] > 20) {
        let at = Vec2::new((i % 100) as f32 - 49.5, (i / 100) as f32 - 49.5);
        assert!(at.length() < 51.0, "{}, face {}: {at} {pixel:?}", die.skin.name, die.face);
    }
    layers.iter().map(Layer::svg).collect()
}

fn between<'a>(text: &'a str, from: &str, to: &str) -> Option<&'a str> {
    let text = &text[text.find(from)? + from.len()..];
    text.find(to).map(|end| &text[..end])
}

#[test]
fn the_faces_of_a_roll_are_those_that_are_printed_on_the_dice() {
    let alone = |faces| dice(Roll { faces, quarry: None });
    for number in 1..=12 {
        let print = printed(alone(Faces::D12(number))[0]);
        let text = between(&print, "<text", "</text>").unwrap();
        assert_eq!(text.rsplit('>').next().unwrap(), number.to_string());
    }
    for number in 1..=6 {
        let both = alone(Faces::TwoD6(number, 7 - number));
        assert_eq!(both.len(), 2);
        assert_eq!(both.map_pips(), [usize::from(number), usize::from(7 - number)]);
    }
    let symbols = [Symbol::Cthulhu, Symbol::Utchat, Symbol::YellowSign, Symbol::Tentacle, Symbol::ElderSign];
    let prints = symbols.map(|symbol| printed(alone(Faces::Cthulhu(symbol))[0]));
    let skin = alone(Faces::Cthulhu(Symbol::Cthulhu))[0].skin;
    let on_the_die =
        prints.each_ref().map(|print| (0..12).filter(|&face| printed(Die { skin, face }) == *print).count());
    assert_eq!(on_the_die, [1, 1, 5, 4, 1], "as often as the die has them");
}

trait Pips {
    fn map_pips(&self) -> Vec<usize>;
}

impl Pips for Vec<Die> {
    fn map_pips(&self) -> Vec<usize> {
        self.iter().map(|&die| printed(die).matches("<circle").count()).collect()
    }
}

#[test]
fn a_solitary_builder_has_a_die_for_the_stash_and_one_for_the_size() {
    let with = |stash, size| dice(Roll { faces: Faces::D12(1), quarry: Some(QuarryDice { stash, size }) });
    for number in 1..=6 {
        let all = with(StashFace::D6(number), PyramidFace::S);
        assert_eq!(all.len(), 3);
        assert_eq!(all.map_pips()[1], usize::from(number));
        assert_eq!(all[1].skin.shape, DieShape::D6);
    }
    for (eighth, &direction) in Direction::VARIANTS.iter().enumerate() {
        let die = with(StashFace::Compass(direction), PyramidFace::S)[1];
        assert_eq!(die.skin.shape, DieShape::D8);
        let print = printed(die);
        let letters: String = english(&direction).split('-').map(|word| word[..1].to_uppercase()).collect();
        assert!(print.contains(&format!(">{letters}</text>")), "{print}");
        // What lies opposite on the compass lies opposite on the die.
        let other = with(StashFace::Compass(Direction::VARIANTS[(eighth + 4) % 8]), PyramidFace::S)[1];
        assert_eq!(die.face + other.face, 7);
    }
    for face in PyramidFace::ALL {
        let print = printed(with(StashFace::D6(1), face)[2]);
        assert_eq!(print.matches("<path").count(), face.sizes().len(), "{face:?}");
    }
    let prints: Vec<_> = PyramidFace::ALL.map(|face| printed(with(StashFace::D6(1), face)[2])).into();
    assert!(prints.iter().enumerate().all(|(i, a)| prints[..i].iter().all(|b| a != b)), "no two alike");
}
