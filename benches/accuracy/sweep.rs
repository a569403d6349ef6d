//! Solver settings against one another: what they cost and how true they are.

use super::row::Depth;
use super::run;
use serde::Serialize;
use table::Settings;
use table::settings::Friction;
use table::sim::TableError;

/// One set of settings.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Swept {
    /// What was changed.
    pub name: String,
    /// The settings.
    pub settings: Settings,
    /// Solver iterations in a simulated second, a measure of what they cost that is the same on every machine.
    pub iterations_a_second: f64,
    /// The largest error in a set, as a share of what is allowed there.
    pub worst: Vec<(String, f64)>,
    /// How many cases are outside what is allowed.
    pub failed: usize,
    /// How many there are.
    pub cases: usize,
}

/// The settings that are tried.
pub fn candidates() -> Vec<(String, Settings)> {
    let base = Settings::sleepless();
    let mut all = vec![("default".to_owned(), base)];
    let before = Settings {
        steps_per_tick: 8,
        iterations: 8,
        contact_hz: 600.0,
        static_contact_hz: 1200.0,
        damping_ratio: 1.0,
        recycle_distance_cm: Some(0.005),
        ..base
    };
    all.push(("8 × 8, 600 / 1200 Hz, damping 1, recycling 0.005 cm".to_owned(), before));
    for (steps, iterations) in [(4, 8), (6, 8), (6, 10), (8, 8), (8, 10), (12, 8)] {
        let name = format!("{steps} steps × {iterations} iterations");
        all.push((name, Settings { steps_per_tick: steps, iterations, ..base }));
    }
    for (contact_hz, static_contact_hz) in [(120.0, 240.0), (480.0, 960.0), (720.0, 900.0), (960.0, 960.0)] {
        let name = format!("contacts {contact_hz} / {static_contact_hz} Hz");
        all.push((name, Settings { contact_hz, static_contact_hz, ..base }));
    }
    for damping_ratio in [0.25, 1.0, 10.0] {
        all.push((format!("damping {damping_ratio}"), Settings { damping_ratio, ..base }));
    }
    for (name, recycle_distance_cm) in
        [("no recycling", None), ("recycling 0.001 cm", Some(0.001)), ("recycling 0.02 cm", Some(0.02))]
    {
        all.push((name.into(), Settings { recycle_distance_cm, ..base }));
    }
    all.push(("no clustering".into(), Settings { clustering: false, ..base }));
    all.push(("no mass scaling".into(), Settings { mass_scaling: false, ..base }));
    all.push(("friction per point".into(), Settings { friction: Friction::Point, ..base }));
    all
}

/// Tries one set of settings.
///
/// # Errors
/// [`TableError`] where the simulation broke down with them.
pub fn try_out(name: &str, settings: &Settings) -> Result<Swept, TableError> {
    let rows = run(settings, None, Depth::Brief, || ())?;
    let mut worst: Vec<(String, f64)> = vec![];
    for row in rows.iter().filter(|row| row.allowed > 0.0) {
        match worst.iter_mut().find(|(set, _)| *set == row.set) {
            Some((_, most)) => *most = most.max(row.share()),
            None => worst.push((row.set.clone(), row.share())),
        }
    }
    let steps_a_second = f64::from(settings.steps_per_tick) / f64::from(settings.tick_s);
    Ok(Swept {
        name: name.into(),
        settings: *settings,
        iterations_a_second: steps_a_second * f64::from(settings.iterations),
        worst,
        failed: rows.iter().filter(|row| !row.ok).count(),
        cases: rows.len(),
    })
}
