//! What set-ups bear, against closed forms and a second, plain calculation.

use lab::Scene;
use lab::study::answer::{Share, answers};
use lab::study::falling::FallMode;
use lab::study::plot::svg;
use lab::study::row::csv;
use lab::study::{
    Attempt, Fate, Level, PokePoint, Question, RestingScene, Row, Rubbing, Study, StudyError, StudyPlan,
};
use support::told::english;
use table::Settings;

const G: f64 = 981.0;

fn scene(text: &str) -> Scene {
    Scene::parse(text, "here").unwrap()
}

fn study(text: &str, question: Question) -> Study {
    Study::new(&[scene(text)], StudyPlan::new(question)).unwrap()
}

fn rows(text: &str, question: Question) -> Vec<Row> {
    study(text, question).rows().unwrap()
}

/// What a case bears lies on both sides of what is exact, or misses it by no more than a share of it.
fn found(row: &Row, exact: f64, share: f64) {
    let (stands, falls) = (f64::from(row.stands_at.unwrap()), f64::from(row.falls_at.unwrap()));
    assert!(stands < exact * (1.0 + share) && falls > exact * (1.0 - share), "{exact}: {row:?}");
    assert!(falls - stands <= 0.01 * falls + 1e-6, "{row:?}");
}

/// A brick 20 mm square and 60 high on a table on which nothing slides.
const TALL: &str = r#"Scene(friction: (others: 3.0, table: 3.0),
    pieces: [(name: "brick", shape: Box(size_mm: (20.0, 20.0, 60.0)), at_mm: (0.0, 0.0, 30.0))])"#;
/// A flat block of 10 g on a table with friction 0.3.
const FLAT: &str = r#"Scene(friction: (table: 0.3), pieces: [
    (name: "block", shape: Box(size_mm: (40.0, 40.0, 6.0)), at_mm: (0.0, 0.0, 3.0), mass: Grams(10.0))])"#;

#[test]
fn tilt_finds_the_angles_of_toppling_and_of_sliding() {
    let towards_deg = vec![0.0, 45.0, 90.0, 200.0];
    for row in rows(TALL, Question::Tilt { towards_deg: towards_deg.clone(), degrees: Level::find(80.0) }) {
        // It topples over the edge that leans most.
        let towards = f64::from(row.x.unwrap()).to_radians();
        let steepest = towards.cos().abs().max(towards.sin().abs());
        let exact = (20.0 / 60.0 / steepest).atan().to_degrees();
        found(&row, exact, 0.01);
        assert!((f64::from(row.statics_at.unwrap()) - exact).abs() < 0.01 * exact, "{row:?}");
        assert_eq!(row.how, Some(FallMode::Tips));
        assert_eq!(row.fails.as_deref(), Some("brick tips off the table"));
    }
    for row in rows(FLAT, Question::Tilt { towards_deg, degrees: Level::find(80.0) }) {
        found(&row, 0.3_f64.atan().to_degrees(), 0.01);
        assert_eq!(row.fails.as_deref(), Some("block slides on the table"));
    }
}

#[test]
fn a_given_tilt_is_borne_or_not() {
    let tilt = |degrees| Question::Tilt { towards_deg: vec![0.0, 90.0], degrees: Level::At(degrees) };
    assert!(study(TALL, tilt(17.5)).stands().unwrap());
    assert!(!study(TALL, tilt(19.5)).stands().unwrap());
    // Of a tower that topples as a whole it is not the top that fails, though that moves farthest.
    let tower = r#"Scene(friction: (others: 3.0, table: 3.0), pieces: [
        (name: "foot", shape: Box(size_mm: (20.0, 20.0, 60.0)), at_mm: (0.0, 0.0, 30.0)),
        (name: "head", shape: Box(size_mm: (30.0, 30.0, 10.0)), at_mm: (0.0, 0.0, 65.0))])"#;
    let row = &rows(tower, tilt(25.0))[0];
    assert_eq!(row.fails.as_deref(), Some("foot tips off the table"), "{row:?}");
}

#[test]
fn load_tips_a_lever_at_the_lever_arm() {
    // A beam of 50 g on a plinth that ends 20 mm from its middle, loaded 80 mm from its middle.
    let lever = r#"Scene(pieces: [
        (name: "plinth", shape: Box(size_mm: (40.0, 40.0, 20.0)), at_mm: (0.0, 0.0, 10.0), fixed: true),
        (name: "beam", shape: Box(size_mm: (200.0, 20.0, 4.0)), at_mm: (0.0, 0.0, 22.0), mass: Grams(50.0))])"#;
    for x in [80.0, -50.0] {
        let question = Question::Load { pieces: vec![], at_mm: vec![[x, 0.0]], grams: Level::find(10_000.0) };
        let rows = rows(lever, question);
        assert_eq!(rows.len(), 1, "what is fixed is not loaded");
        let exact = 50.0 * 20.0 / (f64::from(x).abs() - 20.0);
        found(&rows[0], exact, 0.01);
        assert!((f64::from(rows[0].statics_at.unwrap()) - exact).abs() < 0.01 * exact, "{rows:?}");
        assert_eq!(rows[0].fails.as_deref(), Some("beam tips off plinth"));
    }
    // Above the plinth nothing tips it.
    let middle = Question::Load {
        pieces: vec!["beam".into()],
        at_mm: vec![[10.0, 0.0], [-10.0, 5.0]],
        grams: Level::At(500.0),
    };
    assert!(study(lever, middle).stands().unwrap());
    // Beside it there is nothing to load.
    let beside = Question::Load { pieces: vec![], at_mm: vec![[80.0, 11.0]], grams: Level::At(500.0) };
    let refused = Study::new(&[scene(lever)], StudyPlan::new(beside)).err().unwrap();
    assert!(matches!(&refused, StudyError::OffPiece { name, .. } if name == "beam"), "{refused}");
}

/// How far a block slips at most on a plate that is shaken along a line, cm: stick and slip, step by step. The shaking
/// comes on and dies down as the laboratory's does.
fn slip(friction: f64, hz: f64, cm: f64, seconds: f64) -> f64 {
    let (step, turns, ease) = (1e-5, std::f64::consts::TAU * hz, f64::min(0.5, seconds / 3.0));
    let (mut at, mut speed, mut most) = (0.0_f64, 0.0_f64, 0.0_f64);
    for i in 0..((seconds + 1.0) / step) as u32 {
        let t = f64::from(i) * step;
        let share = (t.min(seconds - t) / ease).clamp(0.0, 1.0);
        let push = -cm * turns * turns * (turns * t).sin() * share * share * (3.0 - 2.0 * share);
        let hold = friction * G;
        if speed == 0.0 && push.abs() <= hold {
            continue;
        }
        let against = if speed == 0.0 { push.signum() } else { speed.signum() };
        let next = speed + (push - hold * against) * step;
        // Friction stops it; it does not turn it round.
        speed = if speed != 0.0 && next * speed < 0.0 { 0.0 } else { next };
        at += speed * step;
        most = most.max(at.abs());
    }
    most
}

#[test]
fn a_block_on_a_shaken_plate_slides_once_the_plate_outruns_friction() {
    let shake = |mm| Question::Shake { towards_deg: vec![30.0], hz: vec![3.0], mm, seconds: 2.0 };
    let limit = 0.3 * G / (std::f64::consts::TAU * 3.0).powi(2);
    let at = |share: f64| rows(FLAT, shake(Level::At((limit * share * 10.0) as f32))).remove(0);
    // Just below μg it stays, just above it slips, by as much as a plain calculation says.
    let below = at(0.98);
    assert!(below.moved_mm < 0.02 && below.fate == Fate::Stands, "{below:?}");
    for share in [1.2, 1.5] {
        let exact = 10.0 * slip(0.3, 3.0, limit * share, 2.0);
        let above = f64::from(at(share).moved_mm);
        assert!((above - exact).abs() < 0.1 * exact, "{share}: {above} mm instead of {exact}");
    }
    // How far it is shaken until the block has slipped by 3 mm.
    let (mut stays, mut slips) = (limit, 8.0 * limit);
    for _ in 0..12 {
        let middle = (stays + slips) / 2.0;
        if slip(0.3, 3.0, middle, 2.0) > 0.3 { slips = middle } else { stays = middle }
    }
    let row = rows(FLAT, shake(Level::find(200.0))).remove(0);
    found(&row, stays * 10.0, 0.02);
    assert_eq!(row.fails.as_deref(), Some("block slides on the table"));
    let statics = f64::from(row.statics_at.unwrap()) / 10.0;
    assert!((statics - limit).abs() < 0.01 * limit, "{statics} and {limit}");
}

#[test]
fn a_poked_block_slides_as_far_as_friction_lets_it() {
    let poke = Question::Poke {
        pieces: vec!["block".into()],
        towards_deg: vec![0.0, 120.0],
        spot: PokePoint::Centre,
        mns: Level::find(100.0),
    };
    // 3 mm: v² = 2 μ g s; 1 mN·s is 100 g cm/s.
    let exact = 10.0 * (2.0 * 0.3 * G * 0.3).sqrt() / 100.0;
    for row in rows(FLAT, poke) {
        found(&row, exact, 0.03);
        assert_eq!(row.how, Some(FallMode::Slides), "{row:?}");
    }
}

#[test]
fn without_a_piece_the_rest_stands_or_not() {
    let text = r#"Scene(pieces: [
        (name: "plinth", shape: Box(size_mm: (40.0, 40.0, 20.0)), at_mm: (0.0, 0.0, 10.0), fixed: true),
        (name: "beam", shape: Box(size_mm: (100.0, 20.0, 4.0)), at_mm: (25.0, 0.0, 22.0), mass: Grams(10.0)),
        (name: "counterweight", shape: Box(size_mm: (20.0, 20.0, 20.0)), at_mm: (-10.0, 0.0, 34.0), mass: Grams(30.0)),
        (name: "passenger", shape: Die, at_mm: (60.0, 0.0, 32.0), mass: Grams(1.0))])"#;
    let rows = rows(text, Question::Remove { pieces: vec![] });
    let told: Vec<_> = rows.iter().map(|row| (row.what.as_str(), row.fate, row.fallen)).collect();
    assert_eq!(
        told,
        [
            ("without beam", Fate::Falls, 2),
            ("without counterweight", Fate::Falls, 2),
            ("without passenger", Fate::Stands, 0)
        ]
    );
    assert_eq!(rows[1].fails.as_deref(), Some("beam tips off plinth"));
    assert!(rows[0].fails.as_deref().unwrap().ends_with("drops: nothing carries it"), "{rows:?}");
    assert!(rows[2].statics_tilt_deg.unwrap() > 0.0 && rows[1].statics_tilt_deg.unwrap() < 0.0);
}

#[test]
fn friction_holds_a_block_on_a_slope_down_to_the_tangent() {
    let slope = FLAT.replace("Scene(", "Scene(tilt: (degrees: 10.0, towards_deg: 60.0), ");
    let needed = 10.0_f32.to_radians().tan() / 0.3;
    let factors = vec![needed * 0.97, needed * 1.03, 0.2, 2.0];
    for of in [Rubbing::All, Rubbing::Table] {
        let study = study(&slope, Question::Friction { of, factors: factors.clone() });
        let rows = study.rows().unwrap();
        let fates: Vec<Fate> = rows.iter().map(|row| row.fate).collect();
        assert_eq!(fates, [Fate::Falls, Fate::Stands, Fate::Falls, Fate::Stands], "{rows:?}");
        assert_eq!(answers(&study, &rows)[0].bears, Some(needed * 1.03));
    }
    // The table is the smoother of the two, whatever becomes of the block.
    let pieces = study(&slope, Question::Friction { of: Rubbing::Pieces, factors: vec![0.9, 1.0] });
    assert!(pieces.stands().unwrap());
}

#[test]
fn carelessness_counts_as_often_as_the_normal_distribution_says() {
    // On a plinth 4 mm wide a bar stands as long as it is less than 2 mm off: as often as a normal error is less than
    // one deviation.
    let bar = r#"Scene(watch_s: 1.0, pieces: [
        (shape: Box(size_mm: (4.0, 100.0, 20.0)), at_mm: (0.0, 0.0, 10.0), fixed: true),
        (name: "bar", shape: Box(size_mm: (60.0, 10.0, 4.0)), at_mm: (0.0, 0.0, 22.0))])"#;
    let care = Question::MonteCarlo { trials: 300, mm: 2.0, degrees: 0.0, friction: 0.0 };
    // On a slope of 0.9 times its friction a block holds as often as friction is no more than a deviation too low.
    let degrees = 0.27_f32.atan().to_degrees();
    let slope = FLAT.replace("Scene(", &format!("Scene(tilt: (degrees: {degrees}, towards_deg: 0.0), "));
    let rub = Question::MonteCarlo { trials: 300, mm: 0.0, degrees: 0.0, friction: 0.1 };
    for (text, question, known) in [(bar, care, 0.6827), (&slope, rub, 0.8413)] {
        let study = study(text, question);
        let survival = answers(&study, &study.rows().unwrap())[0].survival.unwrap();
        assert!(survival.from < known && known < survival.to, "{known}: {survival:?}");
        assert!(survival.to - survival.from < 0.12, "{survival:?}");
    }
}

#[test]
fn the_interval_is_wilsons() {
    // From the literature: 5 of 10, 0 of 10.
    let five = Share::wilson(5, 10);
    assert!((five.from - 0.236_593).abs() < 1e-5 && (five.to - 0.763_407).abs() < 1e-5, "{five:?}");
    let none = Share::wilson(0, 10);
    assert!(none.from.abs() < 1e-9 && (none.to - 0.277_533).abs() < 1e-5, "{none:?}");
    // It holds what is true about as often as it says: exactly, from the binomial distribution.
    let (n, p) = (60_u32, 0.2_f64);
    let mut chance = (1.0 - p).powi(60);
    let mut held = 0.0;
    for k in 0..=n {
        let share = Share::wilson(k, n);
        held += if share.from <= p && p <= share.to { chance } else { 0.0 };
        chance *= f64::from(n - k) / f64::from(k + 1) * p / (1.0 - p);
    }
    assert!((0.93..0.97).contains(&held), "{held}");
}

#[test]
fn every_row_can_be_played_again() {
    let study = study(TALL, Question::Tilt { towards_deg: vec![90.0], degrees: Level::find(80.0) });
    let row = study.rows().unwrap().remove(0);
    let mut attempt = study.replay(&row).unwrap().unwrap();
    let ended = loop {
        if let Some(ended) = attempt.tick().unwrap() {
            break ended;
        }
    };
    assert_eq!((ended.after_s, ended.moved_mm, ended.fallen), (row.after_s, row.moved_mm, row.fallen));
    assert_eq!(ended.fall.unwrap().how, row.how.unwrap());
    // A row of some larger study has no attempt here.
    assert!(study.replay(&Row { case: 9, ..row }).unwrap().is_none());
}

#[test]
fn studies_and_attempts_may_go_to_other_threads() {
    fn shared<T: Send + Sync>() {}
    fn sent<T: Send>() {}
    shared::<Study>();
    sent::<Attempt>();
}

#[test]
fn a_table_that_is_being_played_on_can_be_studied_as_it_is() {
    // With sleep, as in the window, and long at rest.
    let mut sim = scene(FLAT).build(Settings::default()).unwrap();
    for _ in 0..200 {
        sim.tick().unwrap();
    }
    let subject = RestingScene::of_table("table", &sim, vec!["block".into()]).unwrap();
    let plan = StudyPlan::new(Question::Tilt { towards_deg: vec![0.0], degrees: Level::find(80.0) });
    let rows = Study::on(vec![subject], plan).unwrap().rows().unwrap();
    found(&rows[0], 0.3_f64.atan().to_degrees(), 0.01);
    assert_eq!(rows[0].fails.as_deref(), Some("block slides on the table"));
}

/// A flat box between ground and a load is knocked out from under it: it comes to rest where friction above and below has used
/// up what the blow gave it, J² / 2m = F·s.
#[test]
fn a_blow_at_a_loaded_piece_has_to_do_the_work_of_friction() {
    let (mass_g, friction, moved_cm) = (5.0_f32, 0.4_f32, 0.3_f32);
    for ratio in [0.0_f32, 5.0, 15.0, 40.0] {
        let load = if ratio > 0.0 {
            format!(
                ", (shape: Box(size_mm: (40, 40, 30)), at_mm: (0, 0, 25), mass: Grams({}))",
                ratio * mass_g
            )
        } else {
            String::new()
        };
        let text = format!(
            "Scene(friction: (others: {friction}, table: {friction}), pieces: [
                (name: \"flat\", shape: Box(size_mm: (60, 60, 10)), at_mm: (0, 0, 5), mass: Grams({mass_g})){load}])"
        );
        let question = Question::Poke {
            pieces: vec!["flat".into()],
            towards_deg: vec![0.0],
            spot: PokePoint::Centre,
            mns: Level::find(400.0),
        };
        let row = &rows(&text, question)[0];
        // g·cm/s²; the load pushes from above and weighs below. 1 mN·s is 100 g·cm/s.
        let force = friction * 981.0 * mass_g * (1.0 + 2.0 * ratio);
        let exact = (2.0 * mass_g * force * moved_cm).sqrt() / 100.0;
        found(row, f64::from(exact), 0.05);
    }
}

#[test]
fn cautions_stand_in_rows_tables_and_drawings() {
    let text = "Scene(friction: (others: 3.0, table: 3.0), tilt: (degrees: 50.0), pieces: [
        (shape: Box(size_mm: (60, 60, 5)), at_mm: (0, 0, 2.5))])";
    let question = Question::Poke {
        pieces: vec![],
        towards_deg: vec![0.0],
        spot: PokePoint::Centre,
        mns: Level::At(0.001),
    };
    let study = study(text, question);
    let rows = study.rows().unwrap();
    assert!(rows[0].cautions[0].contains("jams"), "{rows:?}");
    assert!(csv(&rows).contains("it jams"), "{}", csv(&rows));
    let drawing = svg(&study, &rows, &answers(&study, &rows), &|what| english(what));
    assert!(drawing.contains(">Mind (") && drawing.contains("jams"), "{drawing}");
}
