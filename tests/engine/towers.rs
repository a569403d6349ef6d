//! Random towers of boxes, every box turned and some bridging two, held against a judge that was written for nothing else.
//!
//! See `bench::towers`, which asks neither the simulation nor the second judge for anything.

use bench::towers::forces::{self, LevelBox};
use bench::towers::{scene, springs, tower};
use lab::scene::{RotationSpec, ScenePiece, Tilt, Watch};
use lab::study::answer::answers;
use lab::study::{Question, RestingScene, Study, StudyPlan};
use lab::trial::SceneOutcome;
use lab::{Judged, Scene, Trial};
use std::f64::consts::TAU;
use support::counts::whole_or;
use table::Kind;
use table::Settings;
use table::statics::{self, Analysis, Model, TOLERANCE, Verdict};

/// Towers that are nearer to their limit than this, as a lean, are left out.
const CLEAR: f64 = 0.01;

/// What moves a little as it comes to rest stands elsewhere: so much lean that may be worth.
const SHIFTED: f64 = 0.002;

/// Towers of a seed, each with how far it is from its limit as a lean; negative where it cannot stand.
fn towers(seed: u64, count: u32) -> Vec<(Vec<LevelBox>, f64)> {
    let mut found = vec![];
    for blocks in (0..).map(|number| tower(seed, number)) {
        if found.len() == count as usize {
            break;
        }
        if !scene(&blocks, 9.81).validate().is_empty() {
            continue;
        }
        match forces::margin(&blocks) {
            Some(margin) if margin < CLEAR => {}
            Some(margin) => found.push((blocks, margin)),
            // It cannot stand level; whether by much is not asked.
            None => found.push((blocks, -1.0)),
        }
    }
    found
}

/// The second judge and the forces agree, under any gravity: a thousand towers in a whole run, otherwise thirty.
#[test]
fn towers_stand_for_the_second_judge_as_far_as_forces_hold_them() {
    let (mut standing, mut falling) = (0, 0);
    for (n, (blocks, margin)) in towers(291, whole_or(1_000, 30)).into_iter().enumerate() {
        let sim = scene(&blocks, 9.81).build(Settings::sleepless()).unwrap();
        let analysis = statics::analyse(&sim, None).unwrap();
        let light = scene(&blocks, 0.0981).build(Settings::sleepless()).unwrap();
        let under_less = statics::analyse(&light, None).unwrap();
        let said = |a: &Analysis| (a.verdict, a.factor);
        assert_eq!(said(&analysis), said(&under_less), "tower {n} under a hundredth of the gravity");
        if margin > 0.0 {
            standing += 1;
            assert_eq!(analysis.verdict, Verdict::Stands, "tower {n}, margin {margin}: {analysis:?}");
            let off = analysis.factor / margin - 1.0;
            assert!(
                off.abs() < 1.25 * TOLERANCE,
                "tower {n}: {} is not {margin}: {blocks:?}",
                analysis.factor
            );
        } else {
            falling += 1;
            assert_ne!(analysis.verdict, Verdict::Stands, "tower {n}: {analysis:?}");
        }
    }
    assert!(standing > falling && falling > 0, "{standing} stand, {falling} fall");
}

/// At rest, sagged into one another, they are judged as they were drawn, to within what the judge says of itself; and under any
/// gravity alike. Two hundred in a whole run, otherwise eight.
#[test]
fn neither_rest_nor_gravity_changes_what_the_second_judge_says() {
    let (mut asked, mut sagged) = (0, 0);
    for (n, (blocks, margin)) in towers(292, whole_or(200, 12)).into_iter().enumerate() {
        if margin < 0.0 {
            continue;
        }
        let drawn = scene(&blocks, 9.81).build(Settings::sleepless()).unwrap();
        let factor = statics::analyse(&drawn, None).unwrap().factor;
        let Ok(subject) = RestingScene::of_scene(&scene(&blocks, 9.81)) else {
            // The simulation is not asked here whether it is right.
            continue;
        };
        asked += 1;
        let rest = statics::judge(&Model::of(subject.sim(), None)).unwrap();
        let off = (rest.factor - factor).abs();
        let allowed = 2.0 * TOLERANCE * factor + SHIFTED;
        sagged += u32::from(off > allowed);
        let report = subject.statics().unwrap();
        assert_eq!((report.judged, report.analysis.factor), (Judged::AsDrawn, factor), "tower {n}");
    }
    // Near its limit a tower leans in the simulation by more than what lies on a face may; that is seen in one of a hundred.
    assert!(asked >= whole_or(100, 5) && 50 * sagged <= asked, "{sagged} of {asked}");
    let (blocks, _) = &towers(293, 1)[0];
    let seen = [0.0981, 0.981, 9.81].map(|gravity| {
        let scene = scene(blocks, gravity);
        let report = Trial::new(&scene, Settings::sleepless()).unwrap().run(|_| ()).unwrap();
        let statics = report.statics.unwrap();
        (statics.analysis.verdict, statics.analysis.factor, statics.judged)
    });
    assert!(seen[0] == seen[1] && seen[1] == seen[2], "{seen:?}");
}

/// A plate on two fixed bars, its middle so far along them from theirs. The one bar rises by 10 µm along its length and the other
/// falls, so no pose lies on all of both.
fn plate_on_twisted_bars(along_mm: f32) -> Scene {
    let bar = |x: f32, degrees: f32| {
        let bar = ScenePiece::new(Kind::Box { size_mm: [6.0, 40.0, 20.0] }, [x, 0.0, 10.0]);
        ScenePiece { fixed: true, turn: RotationSpec::AxisAngle([1.0, 0.0, 0.0], degrees), ..bar }
    };
    let plate = Kind::Box { size_mm: [60.0, 120.0, 4.0] };
    let plate = ScenePiece::new(plate, [0.0, along_mm, 22.0]);
    Scene { pieces: vec![plate, bar(-20.0, 0.0143), bar(20.0, -0.0143)], ..Scene::default() }
}

/// Where gaps are left that nothing closes, the second judge still says what is so with and without them, and no more.
#[test]
fn gaps_that_nothing_closes_leave_what_does_not_depend_on_them() {
    for (along_mm, verdict) in [
        (0.0, Verdict::Stands),
        // Where the bars bear it for sure it tips over their ends, on all of them it stands.
        (18.0, Verdict::TooClose),
        (-18.0, Verdict::TooClose),
        (24.0, Verdict::Falls),
        (-24.0, Verdict::Falls),
    ] {
        let sim = plate_on_twisted_bars(along_mm).build(Settings::sleepless()).unwrap();
        let model = Model::of(&sim, None);
        let analysis = statics::judge(&model).unwrap();
        let seen = (analysis.verdict, model.doubt.is_some());
        assert_eq!(seen, (verdict, true), "{along_mm} mm: {analysis:?}");
        let unsure = verdict == Verdict::TooClose;
        assert_eq!((analysis.is_in_doubt(), analysis.failure.is_none()), (unsure, unsure), "{along_mm} mm");
    }
}

/// A study gives no margin where gaps too small to see decide.
#[test]
fn a_study_quotes_no_margin_that_is_in_doubt() {
    for (along_mm, known) in [(0.0, true), (18.0, false)] {
        let question = Question::Remove { pieces: vec![] };
        let plan = StudyPlan { question, watch_s: 0.1, seed: 1 };
        let study = Study::new(&[plate_on_twisted_bars(along_mm)], plan).unwrap();
        let answer = answers(&study, &study.rows().unwrap()).remove(0);
        assert_eq!(
            (answer.statics_g.is_some(), answer.statics_tilt_deg.is_some()),
            (known, known),
            "{along_mm}"
        );
    }
}

/// Tilted 3 % farther than any forces can hold them, towers fall, but for one in a hundred at most. What a patch bears in shear
/// leaves it less in twist: with a limit for each, six in a hundred stand.
#[test]
fn towers_fall_that_nothing_can_hold() {
    let standing = towers(29, whole_or(400, 25)).into_iter().enumerate().filter(|(n, (blocks, margin))| {
        let towards = 0.618 * *n as f64 * TAU;
        let limit = if *margin > 0.0 { forces::limit(blocks, towards) } else { None };
        let Some(limit) = limit else { return false };
        let degrees = (1.03 * limit).atan().to_degrees() as f32;
        let tilt = Tilt { degrees, towards_deg: (towards.to_degrees() % 360.0) as f32 };
        let tilted = Scene { tilt, watch_s: Watch(5.0), ..scene(blocks, 9.81) };
        let report = Trial::new(&tilted, Settings::sleepless()).unwrap().run(|_| ()).unwrap();
        report.outcome == SceneOutcome::Stands
    });
    let standing: Vec<usize> = standing.map(|(n, _)| n).collect();
    assert!(standing.len() <= whole_or(4, 1), "{standing:?}");
}

fn lone([x, y, z]: [f64; 3], size: [f64; 3], yaw_deg: f64, friction: f64) -> LevelBox {
    LevelBox { centre: [x, y, z], size, yaw_deg, grams: 10.0, friction }
}

/// What springs bear where it is known: a box that slides at its friction, one that topples over an edge, and three that lie on
/// one another, each in its own direction.
#[test]
fn boxes_on_springs_bear_what_is_known() {
    let slides = vec![lone([0.0, 0.0, 10.0], [20.0; 3], 30.0, 0.4)];
    let topples = vec![lone([0.0, 0.0, 40.0], [20.0, 20.0, 80.0], 0.0, 0.7)];
    let stack = vec![
        lone([0.0, 0.0, 5.0], [20.0, 24.0, 10.0], 10.0, 0.45),
        lone([1.0, -1.0, 14.0], [18.0, 16.0, 8.0], 40.0, 0.3),
        lone([-1.0, 0.5, 21.0], [14.0, 20.0, 6.0], 75.0, 0.6),
    ];
    for (blocks, lean) in [(slides, 0.4), (topples, 0.25), (stack, 0.3)] {
        assert_eq!(springs::bears(&blocks, (0.97 * lean, 0.0)), Some(true), "{lean}");
        assert_eq!(springs::bears(&blocks, (1.02 * lean, 0.0)), Some(false), "{lean}");
    }
}

/// What no forces hold, no springs bear: it falls, or the search does not end. And of what forces could hold, springs let some
/// fall: a limit of forces is not always reached. Twenty towers, three in `./test`.
#[test]
fn springs_bear_no_more_than_forces_hold() {
    let (mut asked, mut early) = (0, 0);
    for (n, (blocks, margin)) in towers(29, whole_or(20, 6)).into_iter().enumerate().skip(whole_or(0, 3)) {
        let towards = 0.618 * n as f64 * TAU;
        let Some(limit) = forces::limit(&blocks, towards).filter(|_| margin > 0.0) else { continue };
        asked += 1;
        assert_ne!(springs::bears(&blocks, (1.02 * limit, towards)), Some(true), "tower {n}");
        let mut kinds = springs::kinds();
        early += u32::from(kinds.any(|(springs, across)| {
            springs::bear(&blocks, (0.98 * limit, towards), springs, across) == Some(false)
        }));
    }
    assert!(early > 0 && early < asked, "{early} of {asked} fall early");
}

/// On a level table every box of a tower presses on what it lies on, with its weight and that of all above it, to a hundredth.
#[test]
fn what_lies_somewhere_presses_there_with_its_weight() {
    for (blocks, _) in towers(31, 40).into_iter().filter(|(_, margin)| *margin > 0.05).take(5) {
        let mut sim = scene(&blocks, 9.81).build(Settings::sleepless()).unwrap();
        (0..300).for_each(|_| sim.tick().unwrap());
        let pieces: Vec<_> = sim.pieces().map(|(id, _)| id).filter(|&id| sim.body(id).is_dynamic()).collect();
        let weight = |id| sim.mass_g(id) * sim.settings().gravity().length();
        for &id in &pieces {
            let pushed: f32 = sim
                .contacts()
                // What has parted keeps the force with which it last pressed.
                .filter(|contact| contact.gap < 0.001)
                .map(|contact| match id {
                    _ if id == contact.a => contact.force * contact.normal.z,
                    _ if id == contact.b => -contact.force * contact.normal.z,
                    _ => 0.0,
                })
                .sum();
            assert!((pushed / weight(id) - 1.0).abs() < 0.01, "{id:?}: {pushed} dyn, not {}", weight(id));
        }
    }
}
