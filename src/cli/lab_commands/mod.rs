//! `cyclopean lab`: what becomes of a set-up, and what it bears.

mod options;
mod set_up;
mod study;

use crate::cli::catalogue::Catalogue;
use crate::cli::play::LabOpens;
use crate::cli::texts::{CommandProblem, Expectation, Lab};
use clap::{ArgMatches, Args, Command};
use game::message::{Say, number};
use indicatif::{ProgressBar, ProgressStyle};
use lab::named::named;
use lab::trial::{Agreement, SceneOutcome};
use lab::{Scene, SceneResult, Trial};
use lang::Texts;
use options::AtTurn;
use session::info::Failure as Failed;
use session::save;
use std::io;
use std::path::{Path, PathBuf};
use table::statics::{Failure, LEAN_MOST};
use table::{Settings, Sim};
use terminal::commands::parse;
use terminal::failure::Misuse;
use terminal::output;

/// How much alike two words are that may be one mistyped (Jaro similarity), 0 to 1.
const ALIKE: f64 = 0.8;
/// Size of a picture, pixels.
#[cfg(feature = "window")]
const SIZE: (u32, u32) = (1280, 720);
/// Colour of the piece that fails first.
#[cfg(feature = "window")]
const FAILS: bevy::color::Color = bevy::color::Color::srgb(0.92, 0.25, 0.12);

/// See what becomes of a set-up: does it stand, how firmly, and what fails first.
#[derive(Debug, Args)]
struct Arguments {
    /// The set-up: a RON file as described in docs/scenes.md, an MJCF file (.xml) of boxes, cylinders and meshes, or a
    /// saved match of a game with pieces. Several are tried one after another.
    #[arg(required = true, value_name = "SCENE.ron")]
    scenes: Vec<PathBuf>,
    #[command(flatten)]
    at: AtTurn,
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
pub(super) fn to_be_opened(catalogue: Catalogue, matches: &ArgMatches) -> Result<Option<LabOpens>, Failed> {
    if matches.subcommand().is_some() || !matches.get_flag("window") {
        return Ok(None);
    }
    let arguments: Arguments = parse(matches)?;
    let [path] = arguments.scenes.as_slice() else {
        return Err(Misuse::of(&CommandProblem::OneWindow).into());
    };
    // What is wrong with it is told before there is a window.
    let scene = set_up::load(catalogue, path, arguments.at.turn)?;
    Ok(Some(if save::is_save(path) {
        LabOpens::SetUp(Box::new(scene))
    } else {
        LabOpens::File(path.clone())
    }))
}

/// What is wrong with what is named, as far as can be told by the names.
///
/// # Errors
/// A word that is no file, and nearly a study.
pub(super) fn check(matches: &ArgMatches) -> Result<(), Misuse> {
    let mut scenes = matches.get_many::<PathBuf>("scenes").unwrap_or_default();
    scenes.find_map(|path| instead(path)).map_or(Ok(()), Err)
}

pub(super) fn run(catalogue: Catalogue, matches: &ArgMatches) -> Result<(), Failed> {
    if let Some((name, own)) = matches.subcommand() {
        let scenes = matches.get_many("scenes").unwrap_or_default().cloned().collect();
        let turn = parse::<AtTurn>(matches)?.turn;
        let call = study::Call { catalogue, name, scenes, turn, json: matches.get_flag("json") };
        return study::run(call, own, &Texts::of(output::language(own)));
    }
    let arguments: Arguments = parse(matches)?;
    if arguments.picture.is_some() && arguments.scenes.len() > 1 {
        return Err(Misuse::of(&CommandProblem::OnePicture).into());
    }
    output::check_files(&arguments.scenes, &arguments.picture)?;
    let load = |path: &PathBuf| {
        let scene = set_up::load(catalogue, path, arguments.at.turn);
        scene.map_err(|why| instead(path).map_or(why, Failed::from))
    };
    // What is wrong with one is told before anything is worked out.
    let scenes: Vec<Scene> = arguments.scenes.iter().map(load).collect::<Result<_, _>>()?;
    for scene in scenes {
        let bar = ProgressBar::new(1000).with_style(
            ProgressStyle::with_template("{bar:32.green} {msg} [{elapsed_precise}]")
                .map_err(io::Error::other)?
                .progress_chars("█▉▊▋▌▍▎▏ "),
        );
        bar.set_message(scene.name.clone());
        let trial = Trial::new(&scene, Settings::sleepless())?;
        let placed = arguments.picture.as_ref().map(|_| trial.sim().clone());
        let report = trial.run(|share| bar.set_position((share * 1000.0) as u64))?;
        bar.finish_and_clear();
        if arguments.json {
            output::say_json(&report)?;
        } else {
            output::say(&words(&report, &scene, &Texts::of(output::language(matches))))?;
        }
        if let (Some(sim), Some(path)) = (placed, &arguments.picture) {
            let failure = report.statics.as_ref().and_then(|statics| statics.analysis.failure.as_ref());
            draw(&sim, failure, path)?;
        }
    }
    Ok(())
}

/// What to say of a word that is no file, and nearly a study.
fn instead(path: &Path) -> Option<Misuse> {
    let typed = path.to_str().filter(|_| !path.exists())?;
    let study = options::commands().into_iter().map(|command| command.get_name().to_owned());
    let alike = |name: &String| strsim::jaro(name, &typed.to_lowercase());
    let nearest = study.max_by(|a, b| alike(a).total_cmp(&alike(b)))?;
    let typed = typed.to_owned();
    (alike(&nearest) > ALIKE)
        .then(|| Misuse::of(&CommandProblem::DidYouMean { typed, study: nearest.clone() }))
}

#[cfg(not(feature = "window"))]
fn draw(_: &Sim, _: Option<&Failure>, _: &Path) -> Result<(), Failed> {
    Err(CommandProblem::NoPictures.message().into())
}

/// The set-up as it was placed, with what fails first.
#[cfg(feature = "window")]
fn draw(sim: &Sim, failure: Option<&Failure>, path: &Path) -> Result<(), Failed> {
    use bevy::math::Vec3;
    use window::visuals::PieceStyle;
    use window::visuals::picture::{Shot, render};

    let look = |(id, piece)| {
        let usual = PieceStyle::usual(piece);
        match failure {
            Some(failure) if failure.piece == id => PieceStyle { colour: FAILS, mark: None, ..usual },
            _ => usual,
        }
    };
    let looks: Vec<PieceStyle> = sim.pieces().map(look).collect();
    let at = |failure: &Failure| Vec3::from(failure.point.map(|at| at as f32));
    let view = Shot { rings: failure.map(at).into_iter().collect(), ..Shot::default() };
    Ok(render(sim, &looks, SIZE, &view, path)?)
}

fn words(report: &SceneResult, set_up: &Scene, texts: &Texts) -> String {
    let mut text = String::new();
    let digits = |value: String| number(&value);
    let expected = match report.expected {
        None => Expectation::None,
        Some(expected) if expected == report.outcome => Expectation::Met,
        Some(_) => Expectation::Missed,
    };
    let stands = report.outcome == SceneOutcome::Stands;
    let (scene, mind) = (report.scene.clone(), !report.cautions.is_empty());
    text += &texts.plain(&Lab::Verdict { scene, stands, expected, mind });
    text.push('\n');
    let mut line = |words: &dyn Fn(&Texts) -> String| {
        text.push_str("  ");
        text.push_str(&words(texts));
        text.push('\n');
    };
    if stands {
        let told = Lab::Drift {
            mm: digits(format!("{:.4}", report.drift_mm)),
            degrees: digits(format!("{:.4}", report.drift_deg)),
            seconds: digits(set_up.watch_s.0.to_string()),
            high: digits(format!("{:.1}", report.top_mm)),
            rests: report.at_rest,
        };
        line(&|texts| texts.plain(&told));
    }
    let told = Lab::Watched { seconds: digits(format!("{:.1}", report.simulated_s)) };
    line(&|texts| texts.plain(&told));
    match (&report.statics, &report.no_statics) {
        (Some(statics), _) => {
            let factor = statics.analysis.factor;
            line(&|texts| texts.plain(&statics.judged));
            let tilt = digits(format!("{:.2}", statics.tilt_deg.abs()));
            let told = if statics.analysis.is_in_doubt() {
                Lab::Doubt
            } else if factor >= LEAN_MOST {
                Lab::Firm
            } else if factor <= -LEAN_MOST {
                Lab::Unheld
            } else if factor >= 0.0 {
                Lab::Bears { g: digits(format!("{factor:.3}")), tilt }
            } else {
                Lab::Falls { tilt }
            };
            line(&|texts| texts.plain(&told));
            if let Some(first) = &statics.first {
                line(&|texts| texts.plain(&Lab::First { what: first.clone() }));
            }
        }
        (None, Some(why)) => line(&|texts| texts.plain(&Lab::NoStatics { why: why.clone() })),
        (None, None) => {}
    }
    let told = match report.agreement {
        Agreement::Agree => Lab::Agree,
        Agreement::Disagree if mind => Lab::Disagree,
        Agreement::Disagree => Lab::DisagreeReport,
        Agreement::TooClose => Lab::TooClose,
    };
    line(&|texts| texts.plain(&told));
    for caution in &report.minds {
        line(&|texts| texts.plain(&Lab::Mind { what: caution.clone() }));
    }
    // What never moves has nothing to tell.
    for (piece, _) in report.pieces.iter().zip(&set_up.pieces).filter(|(_, piece)| !piece.fixed) {
        let carried = if piece.off_table {
            Lab::OffTable
        } else if piece.carried_by.is_empty() {
            Lab::OnNothing
        } else {
            Lab::On { pieces: piece.carried_by.iter().map(|name| named(name)).collect() }
        };
        let told = Lab::Piece {
            lies: piece.class.into(),
            top: digits(format!("{:.2}", piece.top_mm)),
            moved: digits(format!("{:.3}", piece.moved_mm)),
            turned: digits(format!("{:.3}", piece.turned_deg)),
            carried: carried.message(),
        };
        line(&|texts| format!("{:16}{}", texts.plain(&named(&piece.name)), texts.plain(&told)));
    }
    text.trim_end().into()
}
