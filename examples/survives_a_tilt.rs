//! A test of one's own: this stack survives three degrees of tilt whichever way, and a shove of the table.
//!
//! `cargo run --no-default-features --example survives_a_tilt [SCENE.ron]`

use lab::Scene;
use lab::study::{Level, Question, Study, StudyPlan};
use std::{env, error::Error, path::Path};

const SCENE: &str = r#"Scene(
    name: "one floor",
    pieces: [
        (name: "a", shape: Pyramid(Medium), at_mm: (-38.0, -29.0, 0.0)),
        (name: "b", shape: Pyramid(Medium), at_mm: (38.0, -29.0, 0.0)),
        (name: "c", shape: Pyramid(Medium), at_mm: (0.0, 29.0, 0.0)),
        (name: "card", shape: Floor(Trapezoid), at_mm: (0.0, 0.0, 35.306)),
    ],
)"#;

fn main() -> Result<(), Box<dyn Error>> {
    let scene = match env::args().nth(1) {
        Some(file) => Scene::load(Path::new(&file))?,
        None => Scene::parse(SCENE, "built in")?,
    };
    let towards_deg: Vec<f32> = (0..16_u8).map(|i| 22.5 * f32::from(i)).collect();
    let tilt = Question::Tilt { towards_deg: towards_deg.clone(), degrees: Level::At(3.0) };
    assert!(
        Study::new(std::slice::from_ref(&scene), StudyPlan::new(tilt))?.stands()?,
        "it falls at 3° of tilt"
    );

    // Or see what it bears, and why no more.
    let shake =
        Question::Shake { towards_deg: vec![0.0, 90.0], hz: vec![3.0], mm: Level::find(50.0), seconds: 2.0 };
    for row in Study::new(&[scene], StudyPlan::new(shake))?.rows()? {
        println!("{}: bears {:?} mm; {}", row.what, row.stands_at, row.fails.unwrap_or_default());
    }
    Ok(())
}
