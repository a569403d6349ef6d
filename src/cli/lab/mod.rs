//! `cyclopean lab`: what becomes of a set-up, and what it bears.

mod options;
mod study;

use crate::lab::trial::{Agreement, Outcome};
use crate::lab::{Report, Scene, Trial};
use crate::session::info::Failure as Failed;
use crate::table::statics::Failure;
use crate::table::{Settings, Sim};
use crate::telling::output;
use clap::{ArgMatches, Args, Command, FromArgMatches};
use indicatif::{ProgressBar, ProgressStyle};
use std::path::{Path, PathBuf};

/// Size of a picture, pixels.
#[cfg(feature = "window")]
const SIZE: (u32, u32) = (1280, 720);
/// Colour of the piece that fails first.
#[cfg(feature = "window")]
const FAILS: bevy::color::Color = bevy::color::Color::srgb(0.92, 0.25, 0.12);

/// See what becomes of a set-up: does it stand, how firmly, and what fails first.
#[derive(Debug, Args)]
struct Arguments {
    /// The set-up: a RON file as described in docs/scenes.md, or an MJCF file (.xml) of boxes, cylinders and meshes.
    /// Several are tried one after another.
    #[arg(required = true, value_name = "SCENE.ron")]
    scenes: Vec<PathBuf>,
    /// Print each result as one line of JSON.
    #[arg(long)]
    json: bool,
    /// Open it in the stability lab.
    #[arg(long, conflicts_with_all = ["json", "picture"])]
    window: bool,
    /// Draw the set-up, with the piece that fails first coloured and the place where it fails ringed.
    #[arg(long, value_name = "FILE.png")]
    picture: Option<PathBuf>,
}

pub(super) fn command() -> Command {
    let lab = Arguments::augment_args(Command::new("lab"))
        .subcommand_precedence_over_arg(true)
        .subcommand_negates_reqs(true)
        .subcommand_value_name("STUDY")
        .subcommand_help_heading("Studies, of one set-up or several (docs/lab.md)");
    options::commands().into_iter().fold(lab, Command::subcommand)
}

/// The set-up that is to be opened in the window, if that is asked for.
///
/// # Errors
/// Where several are named, or what is wrong with it.
pub(super) fn to_be_opened(matches: &ArgMatches) -> Result<Option<PathBuf>, Failed> {
    if matches.subcommand().is_some() || !matches.get_flag("window") {
        return Ok(None);
    }
    let arguments = Arguments::from_arg_matches(matches)?;
    let [path] = arguments.scenes.as_slice() else {
        return Err("--window opens one set-up: name one scene".into());
    };
    // Told before there is a window.
    Scene::load(path)?;
    Ok(Some(path.clone()))
}

pub(super) fn run(matches: &ArgMatches) -> Result<(), Failed> {
    if let Some((name, own)) = matches.subcommand() {
        let scenes: Vec<PathBuf> = matches.get_many("scenes").unwrap_or_default().cloned().collect();
        return study::run(name, own, &scenes, matches.get_flag("json"));
    }
    let arguments = Arguments::from_arg_matches(matches)?;
    if arguments.picture.is_some() && arguments.scenes.len() > 1 {
        return Err("--picture draws one set-up: name one scene".into());
    }
    for path in &arguments.scenes {
        let scene = Scene::load(path)?;
        let bar = ProgressBar::new(1000).with_style(
            ProgressStyle::with_template("{bar:32.green} {msg} [{elapsed_precise}]")?
                .progress_chars("█▉▊▋▌▍▎▏ "),
        );
        bar.set_message(scene.name.clone());
        let trial = Trial::new(&scene, Settings::sleepless())?;
        let placed = arguments.picture.as_ref().map(|_| trial.sim().clone());
        let report = trial.run(|share| bar.set_position((share * 1000.0) as u64))?;
        bar.finish_and_clear();
        if arguments.json {
            output::say(&serde_json::to_string(&report)?)?;
        } else {
            output::say(&words(&report, scene.watch_s.0))?;
        }
        if let (Some(sim), Some(path)) = (placed, &arguments.picture) {
            let failure = report.statics.as_ref().and_then(|statics| statics.analysis.failure.as_ref());
            draw(&sim, failure, path)?;
        }
    }
    Ok(())
}

#[cfg(not(feature = "window"))]
fn draw(_: &Sim, _: Option<&Failure>, _: &Path) -> Result<(), Failed> {
    Err("this build cannot make pictures: build it with the feature `window`".into())
}

/// The set-up as it was placed, with what fails first.
#[cfg(feature = "window")]
fn draw(sim: &Sim, failure: Option<&Failure>, path: &Path) -> Result<(), Failed> {
    use crate::app::visuals::Look;
    use crate::app::visuals::picture::{View, render};
    use bevy::math::Vec3;

    let look = |(id, piece)| {
        let usual = Look::usual(piece);
        match failure {
            Some(failure) if failure.piece == id => Look { colour: FAILS, mark: None, ..usual },
            _ => usual,
        }
    };
    let looks: Vec<Look> = sim.pieces().map(look).collect();
    let at = |failure: &Failure| Vec3::from(failure.point.map(|at| at as f32));
    let view = View { rings: failure.map(at).into_iter().collect(), ..View::default() };
    Ok(render(sim, &looks, SIZE, &view, path)?)
}

fn words(report: &Report, watch_s: f32) -> String {
    let mut text = String::new();
    let mut line = |words: String| {
        text.push_str(&words);
        text.push('\n');
    };
    let verdict = |outcome| if outcome == Outcome::Stands { "stands" } else { "falls" };
    let expected = match report.expected {
        Some(expected) if expected == report.outcome => " (as expected)".into(),
        Some(expected) => format!(" (but {} was expected)", verdict(expected)),
        None => String::new(),
    };
    let firm = if report.cautions.is_empty() { "" } else { ", but mind what is said below" };
    line(format!("{}: {}{expected}{firm}", report.scene, verdict(report.outcome)));
    if report.outcome == Outcome::Stands {
        let restless = if report.at_rest { "" } else { "; it is still moving" };
        line(format!(
            "  drift {:.4} mm, {:.4}° while watched for {watch_s} s; {:.1} mm high{restless}",
            report.drift_mm, report.drift_deg, report.top_mm
        ));
    }
    line(format!("  watched for {:.1} s in all, from letting go to the end", report.simulated_s));
    match (&report.statics, &report.no_statics) {
        (Some(statics), _) => {
            let factor = statics.analysis.factor;
            let seen = statics.judged;
            line(if factor.abs() >= crate::table::statics::LEAN_MOST {
                if factor > 0.0 {
                    format!("  statics, {seen}: nothing can upset it")
                } else {
                    format!("  statics, {seen}: nothing holds it")
                }
            } else if factor >= 0.0 {
                format!(
                    "  statics, {seen}: bears {factor:.3} g sideways, {:.2}° of tilt, in the worst direction",
                    statics.tilt_deg
                )
            } else {
                format!(
                    "  statics, {seen}: no forces hold it; gravity would have to lean by {:.2}°",
                    -statics.tilt_deg
                )
            });
            if let Some(fails) = &statics.fails {
                line(format!("  first to fail: {fails}"));
            }
        }
        (None, why) => line(format!("  statics: {}", why.as_deref().unwrap_or("nothing to say"))),
    }
    line(match report.agreement {
        Agreement::Agree => "  the two judges agree".into(),
        Agreement::Disagree if !report.cautions.is_empty() => "  the two judges disagree".into(),
        Agreement::Disagree => "  THE TWO JUDGES DISAGREE: please report this scene".into(),
        Agreement::TooClose => "  too close to call for the second judge".into(),
    });
    for caution in &report.cautions {
        line(format!("  mind: {caution}"));
    }
    for piece in &report.pieces {
        let class =
            piece.class.map_or(String::new(), |class| format!(" {}", format!("{class:?}").to_lowercase()));
        let carried = if piece.off_table {
            "off the table".into()
        } else if piece.carried_by.is_empty() {
            "on nothing".into()
        } else {
            format!("on {}", piece.carried_by.join(", "))
        };
        line(format!(
            "  {:16}{class:9} top {:7.2} mm, moved {:.3} mm, turned {:.3}°, {carried}",
            piece.name, piece.top_mm, piece.moved_mm, piece.turned_deg
        ));
    }
    text.trim_end().into()
}
