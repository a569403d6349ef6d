//! Asks both judges whether a scene stands: the simulation, and static equilibrium.
//!
//! `cargo run --no-default-features --example does_it_stand [SCENE.ron]`

use lab::{Scene, Trial};
use std::{env, error::Error, path::Path};
use table::Settings;

/// A large pyramid on a table that leans by 40°; on the usual felt it would slide first.
const SCENE: &str = r#"Scene(
    name: "a large pyramid, steep",
    tilt: (degrees: 40.0, towards_deg: 90.0),
    friction: (pyramids: 1.0, table: 1.0),
    pieces: [(name: "large", shape: Pyramid(Large))],
)"#;

fn main() -> Result<(), Box<dyn Error>> {
    let scene = match env::args().nth(1) {
        Some(file) => Scene::load(Path::new(&file))?,
        None => Scene::parse(SCENE, "built in")?,
    };
    // Verdicts are taken with nothing asleep.
    let report = Trial::new(&scene, Settings::sleepless())?.run(|_| ())?;
    println!("{}: {:?}, the judges: {:?}", report.scene, report.outcome, report.agreement);
    if let Some(statics) = report.statics {
        println!("in the worst direction it bears {:.2}° of tilt more", statics.tilt_deg);
        println!("first to fail: {}", statics.fails.unwrap_or_default());
    }
    Ok(())
}
