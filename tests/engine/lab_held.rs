//! What nobody noticed when it was broken on purpose: the files of studies, what their answers count, where a poke hits.

use lab::Scene;
use lab::study::answer::answers;
use lab::study::journal::{self, Header, JournalError, StudyFile};
use lab::study::{Answer, Fate, Level, PokePoint, Question, Row, Study, StudyPlan};
use std::path::PathBuf;
use support::folder::Folder;
use support::told::english;
use table::PieceId;

const DIE: &str = r#"Scene(name: "die", pieces: [(name: "d", shape: Die, at_mm: (0.0, 0.0, 8.0))])"#;

fn scene() -> Scene {
    Scene::parse(DIE, "here").unwrap()
}

/// Trials of a die, watched so briefly that they cost nothing.
fn trials(count: u32, seed: u64) -> (Header, Study) {
    let question = Question::MonteCarlo { trials: count, mm: 0.1, degrees: 0.0, friction: 0.0 };
    let study = Study::new(&[scene()], StudyPlan { question, watch_s: 0.1, seed }).unwrap();
    (Header::new(vec![scene()], &study), study)
}

/// A study's file with these rows.
fn written(folder: &Folder, name: &str, header: &Header, rows: &[Row]) -> PathBuf {
    let path = folder.file(name);
    journal::write(&path, header, rows).unwrap();
    path
}

/// What is said of a set-up.
fn told(answer: &Answer) -> String {
    answer.told.iter().map(english).collect::<Vec<_>>().join("\n")
}

#[test]
fn a_study_s_file_is_for_one_run_at_a_time_and_for_one_study() {
    let folder = Folder::new();
    let path = folder.file("one.jsonl");
    let (header, study) = trials(2, 1);
    let (mut file, rows, torn) = StudyFile::open(&path, header.clone()).unwrap();
    assert!(rows.is_empty() && !torn);
    // Both would write their rows into it.
    assert!(matches!(StudyFile::open(&path, header.clone()), Err(JournalError::Busy { .. })));
    let found = study.rows().unwrap();
    file.add(&found[0]).unwrap();
    drop(file);
    // Another study leaves it as it is, even where everything but its chance is the same.
    let before = std::fs::read(&path).unwrap();
    for (other, _) in [trials(2, 2), trials(3, 1)] {
        assert!(matches!(StudyFile::open(&path, other), Err(JournalError::Other { .. })));
    }
    assert_eq!(std::fs::read(&path).unwrap(), before);
    // The run before it is over: its own goes on.
    let (file, rows, _) = StudyFile::open(&path, header).unwrap();
    assert_eq!(rows, found[..1]);
    file.finish(&found).unwrap();
}

#[test]
fn files_that_contradict_each_other_or_are_of_two_studies_are_not_merged() {
    let folder = Folder::new();
    let (header, study) = trials(3, 1);
    let rows = study.rows().unwrap();
    let [first, rest] = [&rows[..2], &rows[1..]];
    let first = written(&folder, "first.jsonl", &header, first);
    // What two files say of a case is the same twice.
    let paths = [first.clone(), written(&folder, "rest.jsonl", &header, rest)];
    assert_eq!(journal::merge(&paths).unwrap(), (header.clone(), rows.clone()));
    let mut other = rest.to_vec();
    other[0].moved_mm += 0.25;
    let paths = [first.clone(), written(&folder, "other.jsonl", &header, &other)];
    let why = journal::merge(&paths).unwrap_err();
    assert!(matches!(why, JournalError::Conflict { case: 1, .. }), "{why}");
    assert!(journal::merge(&[paths[1].clone(), first.clone()]).is_err(), "in whatever order");
    let (stranger, _) = trials(3, 9);
    let why = journal::merge(&[first, written(&folder, "stranger.jsonl", &stranger, rest)]).unwrap_err();
    assert!(matches!(why, JournalError::Other { .. }), "{why}");
}

#[test]
fn where_the_simulation_broke_down_nobody_says_that_it_fell() {
    let (_, study) = trials(10, 1);
    let mut rows = study.rows().unwrap();
    for (row, fate) in
        rows.iter_mut().zip([Fate::Falls, Fate::Falls, Fate::Broken, Fate::Broken, Fate::Broken])
    {
        row.fate = fate;
    }
    let answer = answers(&study, &rows).remove(0);
    assert_eq!((answer.cases, answer.stood, answer.broken), (10, 5, 3));
    // Five of the seven of which anything is known; Wilson's interval by the textbook's formula.
    let share = answer.survival.unwrap();
    let (p, n, z) = (5.0_f64 / 7.0, 7.0_f64, 1.959_964_f64);
    let middle = (p + z * z / (2.0 * n)) / (1.0 + z * z / n);
    let half = z * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt() / (1.0 + z * z / n);
    for (found, exact) in [(share.share, p), (share.from, middle - half), (share.to, middle + half)] {
        assert!((found - exact).abs() < 1e-5, "{found} instead of {exact}");
    }
    let words = told(&answer);
    assert!(words.contains("5 of 7 trials") && words.contains("broke down in 3 of 10"), "{words}");
    // Nor where something is done once to each piece.
    let question = Question::Tilt { towards_deg: vec![0.0, 90.0, 180.0], degrees: Level::At(1.0) };
    let study = Study::new(&[scene()], StudyPlan { question, watch_s: 0.1, seed: 1 }).unwrap();
    let mut rows = study.rows().unwrap();
    (rows[0].fate, rows[1].fate) = (Fate::Broken, Fate::Falls);
    let words = told(&answers(&study, &rows).remove(0));
    assert!(words.contains("Falls in 1 of 3") && words.contains("broke down in 1 of 3"), "{words}");
}

#[test]
fn a_poke_at_the_top_turns_and_one_at_the_centre_does_not() {
    // A block on ice, 20 mm wide and 80 mm high, so that nothing but poke and table act on it.
    let text = r#"Scene(friction: (others: Some(0.0), table: Some(0.0)), pieces: [
        (name: "block", shape: Box(size_mm: (20.0, 20.0, 80.0)), at_mm: (0.0, 0.0, 40.0), mass: Some(Grams(50.0)))])"#;
    let scene = Scene::parse(text, "ice").unwrap();
    let (mns, mass_g, wide_cm, high_cm) = (30.0_f32, 50.0_f32, 2.0_f32, 8.0_f32);
    let spun = |spot| {
        let question = Question::Poke {
            pieces: vec!["block".into()],
            towards_deg: vec![0.0],
            spot,
            mns: Level::At(mns),
        };
        let study =
            Study::new(std::slice::from_ref(&scene), StudyPlan { question, watch_s: 1.0, seed: 1 }).unwrap();
        let mut attempt = study.attempt(&study.cases()[0], mns).unwrap();
        attempt.tick().unwrap();
        let body = attempt.sim().body(PieceId(0));
        (body.linvel().x, body.angvel().y)
    };
    // 1 mN·s is 100 g·cm/s. At the top the lever is half the height; the table pushes back at the lower edge, which makes
    // the block harder to turn: by as much as if its mass stood on that edge, at most.
    let impulse = mns * 100.0;
    let about_centre = mass_g * (wide_cm.powi(2) + high_cm.powi(2)) / 12.0;
    let about_edge = about_centre + mass_g * (wide_cm / 2.0).powi(2);
    let free = impulse * high_cm / 2.0 / about_centre;
    let held = impulse * high_cm / 2.0 / about_edge;
    let (speed, spin) = spun(PokePoint::Top);
    assert!((held * 0.9..free * 1.02).contains(&spin), "{spin} is not between {held} and {free}");
    assert!((speed - impulse / mass_g).abs() < 0.05 * impulse / mass_g, "{speed}");
    let (speed, spin) = spun(PokePoint::Centre);
    assert!(spin.abs() < 0.01 * held, "{spin}");
    assert!((speed - impulse / mass_g).abs() < 0.01 * impulse / mass_g, "{speed}");
}
