//! The kinds of hands, and how they tremble: measured at the piece.

use crate::physics::{at, table};
use game::pieces::{PieceId, Size};
use std::f64::consts::TAU;
use table::hand::{Hand, HandKind, HandOptions, NERVOUS_MM, PERSON_MM};
use table::observe::angle_deg;
use table::piece::Kind;
use table::rapier3d::prelude::*;
use table::{HandCommand, MM_PER_CM, Settings, Sim};

const HELD: PieceId = PieceId(0);
const OTHER: PieceId = PieceId(1);

fn ticks(hand: &mut Hand, sim: &mut Sim, ticks: u32) -> Vec<Pose> {
    (0..ticks)
        .map(|_| {
            hand.drive(sim);
            sim.tick().unwrap();
            sim.pose(HELD)
        })
        .collect()
}

/// A large pyramid that such a hand holds so high over the table, with another 5 cm beside it, and hangs still.
fn holds(options: HandOptions, height_cm: f32) -> (Hand, Sim) {
    let large = || Kind::Pyramid(Size::Large);
    let mut sim = table(Settings::default(), vec![at(large(), 0.0, 0.0, 0.0), at(large(), 50.0, 0.0, 0.0)]);
    (0..60).for_each(|_| sim.tick().unwrap());
    let mut hand = Hand::new(options);
    hand.command(&mut sim, &HandCommand::Grab(vec![HELD]));
    hand.command(&mut sim, &HandCommand::Move([0.0, 0.0, height_cm]));
    ticks(&mut hand, &mut sim, 120);
    (hand, sim)
}

/// A hand lets go by carrying less and less. Should it take another piece meanwhile, none of that stays with the first.
#[test]
fn what_was_just_let_go_of_weighs_all_it_does_when_another_is_taken() {
    let options = HandOptions { kind: HandKind::Helped, ..HandOptions::default() };
    let (mut hand, mut sim) = holds(options, 0.5);
    hand.command(&mut sim, &HandCommand::Release);
    ticks(&mut hand, &mut sim, 2);
    assert!(sim.body(HELD).user_force() != Vector::ZERO, "it eases out");
    hand.command(&mut sim, &HandCommand::Grab(vec![OTHER]));
    assert_eq!(sim.body(HELD).user_force(), Vector::ZERO);
}

/// The RMS of what lies between two frequencies, Hz, of values 1/60 s apart: a plain Fourier sum.
fn rms_between(values: &[f64], low: f64, high: f64) -> f64 {
    let (count, seconds) = (values.len() as f64, values.len() as f64 / 60.0);
    let mut power = 0.0;
    for wave in (low * seconds).ceil() as u32..=(high * seconds).floor() as u32 {
        let (mut re, mut im) = (0.0, 0.0);
        for (n, value) in (0..).zip(values) {
            let angle = TAU * f64::from(wave) * f64::from(n) / count;
            re += value * angle.cos();
            im += value * angle.sin();
        }
        power += 2.0 * (re * re + im * im) / (count * count);
    }
    power.sqrt()
}

/// The places of a piece along each axis, mm.
fn along(poses: &[Pose]) -> [Vec<f64>; 3] {
    let of = |axis: usize| poses.iter().map(|pose| f64::from(pose.translation[axis] * MM_PER_CM)).collect();
    [of(0), of(1), of(2)]
}

fn near(measured: f64, asked: f64, what: &str) {
    assert!((measured / asked - 1.0).abs() < 0.2, "{what}: {measured} where {asked} is asked for");
}

#[test]
fn the_tremor_at_the_piece_is_the_one_that_is_asked_for() {
    for (seed, tremor_mm) in [(1, PERSON_MM), (2, NERVOUS_MM)] {
        for kind in [HandKind::Helped, HandKind::Bare] {
            let (mut hand, mut sim) =
                holds(HandOptions { kind, tremor_mm, tremor_seed: seed, magnet: false }, 8.0);
            let poses = ticks(&mut hand, &mut sim, 1_200);
            let (axes, size) = (along(&poses), f64::from(tremor_mm));
            // Three equal waves that peak at the size together.
            for axis in &axes {
                near(rms_between(axis, 7.8, 12.2), size / 3.0 * 1.5_f64.sqrt(), "tremor");
            }
            let drift: f64 = axes.iter().map(|axis| rms_between(axis, 0.3, 2.2).powi(2)).sum();
            near(drift.sqrt(), 5.0 * size, "drift");
            // As if it turned about a point 50 mm away: once more the same waves.
            let leans: Vec<f64> = poses.iter().map(|pose| f64::from(2.0 * pose.rotation.x)).collect();
            near(rms_between(&leans, 7.8, 12.2), size / 50.0 / 3.0 * 1.5_f64.sqrt(), "turns");
        }
    }
}

#[test]
fn a_hand_that_lowers_slowly_trembles_no_less() {
    let options = HandOptions { tremor_mm: PERSON_MM, ..HandOptions::default() };
    let (mut hand, mut sim) = holds(options, 20.0);
    hand.command(&mut sim, &HandCommand::Lower(true));
    let before = sim.pose(HELD).translation;
    ticks(&mut hand, &mut sim, 30);
    let poses = ticks(&mut hand, &mut sim, 600);
    let fell = before.z - poses[599].translation.z;
    assert!((fell - 10.5).abs() < 0.5, "it lowers at 1 cm/s: {fell} cm in 10.5 s");
    // Without the way down, which is steady.
    let [x, _, z] = along(&poses);
    let level: Vec<f64> = (0..).zip(&z).map(|(n, z)| z + f64::from(n) * 10.0 / 60.0).collect();
    for axis in [&x, &level] {
        near(rms_between(axis, 7.8, 12.2), f64::from(PERSON_MM) / 3.0 * 1.5_f64.sqrt(), "tremor");
    }
}

#[test]
fn a_hand_without_tremor_is_the_same_to_the_bit_whatever_its_seed() {
    let go = |tremor_seed| {
        let (mut hand, mut sim) = holds(HandOptions { tremor_seed, ..HandOptions::default() }, 3.0);
        hand.command(&mut sim, &HandCommand::Move([9.0, 4.0, 3.0]));
        ticks(&mut hand, &mut sim, 60);
        hand.command(&mut sim, &HandCommand::Lower(true));
        ticks(&mut hand, &mut sim, 120);
        hand.command(&mut sim, &HandCommand::Release);
        ticks(&mut hand, &mut sim, 60)
    };
    assert_eq!(go(0), go(77));
    let trembles = |tremor_seed| {
        let options = HandOptions { tremor_seed, tremor_mm: PERSON_MM, ..HandOptions::default() };
        let (mut hand, mut sim) = holds(options, 3.0);
        ticks(&mut hand, &mut sim, 60)
    };
    assert_eq!(trembles(3), trembles(3));
    assert_ne!(trembles(3), trembles(4));
}

#[test]
fn each_hold_is_aimed_a_little_beside_and_otherwise_each_time() {
    let mut errors = vec![];
    let options = HandOptions { tremor_mm: PERSON_MM, ..HandOptions::default() };
    let (mut hand, mut sim) = holds(options, 8.0);
    for _ in 0..12 {
        hand.command(&mut sim, &HandCommand::PutBack);
        ticks(&mut hand, &mut sim, 7);
        hand.command(&mut sim, &HandCommand::Grab(vec![HELD]));
        hand.command(&mut sim, &HandCommand::Move([0.0, 0.0, 8.0]));
        ticks(&mut hand, &mut sim, 60);
        let poses = ticks(&mut hand, &mut sim, 1_200);
        let mean = poses.iter().map(|pose| pose.translation).sum::<Vector>() / 1_200.0;
        errors.push(mean.truncate().length() * MM_PER_CM);
    }
    let rms = (errors.iter().map(|mm| mm * mm).sum::<f32>() / 12.0).sqrt();
    assert!((0.5..1.5).contains(&rms), "about a millimetre: {errors:?}");
    assert!(errors.windows(2).all(|pair| (pair[0] - pair[1]).abs() > 1e-4), "{errors:?}");
}

#[test]
fn only_a_helped_hand_rises_by_itself_and_every_hold_begins_as_its_kind_is() {
    for (kind, rises) in [(HandKind::Helped, true), (HandKind::Level, false), (HandKind::Bare, false)] {
        let (mut hand, mut sim) = holds(HandOptions::of(kind), 1.0);
        let stood = sim.pose(OTHER).translation;
        assert_eq!(hand.auto_raise(), rises);
        hand.command(&mut sim, &HandCommand::AutoRaise(true));
        hand.command(&mut sim, &HandCommand::Move([10.0, 0.0, 1.0]));
        let highest = ticks(&mut hand, &mut sim, 120).iter().map(|p| p.translation.z).fold(0.0, f32::max);
        let pushed = sim.pose(OTHER).translation.distance(stood) > 0.5;
        assert_eq!((highest > 4.0, pushed), (rises, !rises), "{kind:?}: {highest}");
        // What it is told holds until the end of the hold.
        hand.command(&mut sim, &HandCommand::AutoRaise(false));
        hand.command(&mut sim, &HandCommand::PutBack);
        hand.command(&mut sim, &HandCommand::Grab(vec![HELD]));
        assert_eq!(hand.auto_raise(), rises, "{kind:?}");
    }
}

#[test]
fn a_level_hand_presses_as_long_as_one_holds_and_the_others_stop_at_what_they_touch() {
    for (kind, presses) in [(HandKind::Helped, false), (HandKind::Level, true), (HandKind::Bare, false)] {
        let (mut hand, mut sim) = holds(HandOptions::of(kind), 0.5);
        hand.command(&mut sim, &HandCommand::Lower(true));
        for _ in 0..120 {
            if hand.touching() {
                break;
            }
            ticks(&mut hand, &mut sim, 1);
        }
        assert!(hand.touching(), "{kind:?}");
        let wanted = |hand: &Hand| hand.target().unwrap().translation.z;
        let before = wanted(&hand);
        ticks(&mut hand, &mut sim, 15);
        let deeper = before - wanted(&hand);
        assert!(if presses { deeper > 1.5 } else { deeper < 0.01 }, "{kind:?}: {deeper} cm deeper");
        assert!(sim.pose(HELD).translation.z > -0.05, "the table bears it");
    }
}

#[test]
fn a_bare_hand_goes_too_far_and_lets_go_of_what_flies() {
    let beyond = |kind| {
        let (mut hand, mut sim) = holds(HandOptions::of(kind), 8.0);
        hand.command(&mut sim, &HandCommand::Move([0.0, 10.0, 8.0]));
        ticks(&mut hand, &mut sim, 60).iter().map(|pose| pose.translation.y - 10.0).fold(0.0, f32::max)
    };
    assert!(beyond(HandKind::Helped) < 0.01);
    // 2 to 15 % of the way, a millimetre or two of tremor and aim among it.
    let far = beyond(HandKind::Bare);
    assert!((0.2..1.5).contains(&far), "{far} cm of 10 cm");
    let flies = |kind| {
        let (mut hand, mut sim) = holds(HandOptions::of(kind), 8.0);
        hand.command(&mut sim, &HandCommand::Move([0.0, 20.0, 8.0]));
        ticks(&mut hand, &mut sim, 9);
        let speed = sim.body(HELD).linvel();
        hand.command(&mut sim, &HandCommand::Release);
        ticks(&mut hand, &mut sim, 1);
        (speed.y, sim.body(HELD).linvel())
    };
    let (speed, after) = flies(HandKind::Bare);
    assert!(speed > 30.0 && (after.y - speed).abs() < 2.0 && after.z < -5.0, "{speed} then {after}");
    let (speed, after) = flies(HandKind::Helped);
    assert!(speed > 30.0 && after.length() < 5.0, "{speed} then {after}");
}

#[test]
fn opening_fingers_nudge_what_they_let_go_of_and_a_piece_on_the_table_stays_upright() {
    let mut nudges = vec![];
    for tremor_seed in 0..8 {
        let options = HandOptions { tremor_mm: PERSON_MM, tremor_seed, ..HandOptions::default() };
        let (mut hand, mut sim) = holds(options, 1.0);
        hand.command(&mut sim, &HandCommand::Lower(true));
        ticks(&mut hand, &mut sim, 150);
        hand.command(&mut sim, &HandCommand::Release);
        nudges.push(sim.body(HELD).linvel().length());
        let pose = *ticks(&mut hand, &mut sim, 120).last().unwrap();
        assert!(angle_deg(pose.rotation * Vector::Z, Vector::Z) < 0.5);
    }
    // At most 10 mm/s along each axis.
    assert!(nudges.iter().all(|cm_s| (0.05..1.74).contains(cm_s)), "{nudges:?}");
}
