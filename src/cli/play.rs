//! `cyclopean play GAME`, and no command at all: the window; or a game of bots without one.

use super::catalogue::{Catalogue, Entry, find};
use super::texts::CommandProblem;
use clap::{ArgMatches, Args, Command};
use files::budget;
use game::Language;
#[cfg(not(feature = "window"))]
use game::message::Say;
use lab::Scene;
use session::info::{Failure, GameInfo, LevelInfo, PlayArguments};
use session::{Names, Seating, Sitter, Skill};
#[cfg(feature = "window")]
use shell::lab_screen::wish::Wish;
use std::path::PathBuf;
use terminal::commands::parse;
use terminal::failure::Misuse;
use terminal::output;

/// What every game understands.
#[derive(Debug, Args)]
struct Arguments {
    /// How many play.
    #[arg(long)]
    players: Option<u8>,
    /// Bots for the last seats: how many, or their levels, or none. Unless given, bots take every seat but the first.
    #[arg(long, value_name = "N|LEVEL,…", value_delimiter = ',')]
    bots: Option<Vec<String>>,
    /// Seed of chance; chosen by chance unless given.
    #[arg(long, allow_negative_numbers = true)]
    seed: Option<u64>,
    /// Practice: steps can be taken back.
    #[arg(long)]
    practice: bool,
    /// No window: bots play every seat, and what happens is printed.
    #[arg(long)]
    headless: bool,
    /// Print the result as one line of JSON instead.
    #[arg(long, requires = "headless")]
    json: bool,
    /// Save the finished match here.
    #[arg(long, value_name = "FILE", requires = "headless")]
    save: Option<PathBuf>,
    /// Write a journal: one JSON line per intent, event and settled fact, as they happen.
    #[arg(long, value_name = "FILE.jsonl")]
    journal: Option<PathBuf>,
}

pub(super) fn command(catalogue: Catalogue) -> Command {
    let play = Command::new("play")
        .about("Open the window straight into a match, or let bots play one without a window")
        .subcommand_required(true)
        .subcommand_value_name("GAME")
        .subcommand_help_heading("Games");
    catalogue.iter().fold(play, |play, entry| play.subcommand(game(entry)))
}

fn game(entry: &'static Entry) -> Command {
    let info = entry.info;
    let (least, most) = info.seats;
    let common = Arguments::augment_args(Command::new(info.id))
        .mut_arg("players", |arg| {
            arg.value_parser(clap::value_parser!(u8).range(i64::from(least)..=i64::from(most)))
                .help(format!("How many play, {least} to {most}; usually {}", info.usual_seats))
        })
        .mut_arg("bots", |arg| {
            arg.help(format!(
                "Bots for the last seats: how many, or their levels ({}), or none. Unless given, bots take every seat \
                 but the first",
                level_names(info)
            ))
        });
    // Each game's own arguments bring a text of their own.
    (entry.commands.options)(common).about(info.title)
}

pub(super) fn run(catalogue: Catalogue, matches: &ArgMatches) -> Result<(), Failure> {
    let PlayRequest { entry, request, headless, matches } = asked(catalogue, matches)?;
    if headless {
        (entry.commands.play)(&request, matches)
    } else {
        begin(catalogue, entry, &request, matches)
    }
}

/// What the arguments ask for.
pub(super) struct PlayRequest<'a> {
    entry: &'static Entry,
    request: PlayArguments,
    headless: bool,
    /// The game's own arguments among them.
    matches: &'a ArgMatches,
}

/// Finds out what the arguments ask for.
pub(super) fn asked(catalogue: Catalogue, matches: &ArgMatches) -> Result<PlayRequest<'_>, Failure> {
    let Some((id, matches)) = matches.subcommand() else {
        return Err(Misuse::of(&CommandProblem::WhichGame).into());
    };
    let entry = find(catalogue, id)?;
    let arguments: Arguments = parse(matches)?;
    let mut seating = seating(&arguments, entry.info)?;
    output::check_files(None, arguments.save.iter().chain(&arguments.journal))?;
    if arguments.headless {
        seating = seating.unattended(entry.info.usual_skill);
    } else {
        seating.names = Names::usual(seating.sitters.len());
    }
    let request = PlayArguments {
        info: entry.info,
        seating,
        seed: arguments.seed.unwrap_or_else(|| entry.info.seed_by_chance()),
        practice: arguments.practice,
        json: arguments.json,
        save: arguments.save,
        journal: arguments.journal,
        language: output::language(matches),
    };
    Ok(PlayRequest { entry, request, headless: arguments.headless, matches })
}

/// Who sits where: people first, then the bots that were asked for.
fn seating(arguments: &Arguments, info: &GameInfo) -> Result<Seating, Failure> {
    let bots = match arguments.bots.as_deref() {
        None => None,
        Some([one]) if one == "none" => Some(vec![]),
        Some([one]) if one.chars().all(|c| c.is_ascii_digit()) => {
            let count: u8 =
                one.parse().map_err(|_| Misuse::of(&CommandProblem::TooManyBots { bots: one.clone() }))?;
            Some(vec![info.usual_skill; usize::from(count)])
        }
        Some(names) => Some(names.iter().map(|name| skill(name, info)).collect::<Result<_, _>>()?),
    };
    let least = bots.as_ref().map_or(0, |bots| u8::try_from(bots.len()).unwrap_or(u8::MAX));
    let seats = arguments.players.unwrap_or(least.max(info.usual_seats));
    let bots = bots.unwrap_or_else(|| vec![info.usual_skill; usize::from(seats).saturating_sub(1)]);
    let Some(people) = usize::from(seats).checked_sub(bots.len()) else {
        return Err(Misuse::of(&CommandProblem::BotsForSeats { bots: bots.len(), seats }).into());
    };
    let people = std::iter::repeat_n(Sitter::Person, people);
    Ok(Seating::new(people.chain(bots.into_iter().map(Sitter::Bot))))
}

fn skill(name: &str, info: &GameInfo) -> Result<Skill, Failure> {
    let found = info.levels.iter().find(|level| level.argument() == name);
    found.map(|level| level.skill).ok_or_else(|| {
        Misuse::of(&CommandProblem::NoBot { name: budget::shown(name), known: level_names(info) }).into()
    })
}

/// The levels of a game's bots, as they are typed.
fn level_names(info: &GameInfo) -> String {
    info.levels.iter().map(LevelInfo::argument).collect::<Vec<_>>().join(", ")
}

#[cfg(not(feature = "window"))]
fn begin(_: Catalogue, _: &Entry, _: &PlayArguments, _: &ArgMatches) -> Result<(), Failure> {
    Err(CommandProblem::NoWindow.message().into())
}

#[cfg(feature = "window")]
fn begin(
    catalogue: Catalogue,
    entry: &Entry,
    request: &PlayArguments,
    matches: &ArgMatches,
) -> Result<(), Failure> {
    let order = (entry.order)(request, matches)?;
    let (journal, language) = (request.journal.clone(), output::asked_language(matches));
    window(catalogue, Opens { order: Some(order), journal, language, ..Opens::default() })
}

/// With what the window opens.
#[derive(Default)]
#[cfg_attr(not(feature = "window"), expect(dead_code, reason = "there is no window to open it with"))]
pub(super) struct Opens {
    /// A save to go on with.
    pub load: Option<PathBuf>,
    /// A match to begin.
    #[cfg(feature = "window")]
    pub order: Option<std::sync::Arc<dyn window::Order>>,
    /// The stability lab.
    pub lab: Option<LabOpens>,
    /// Where the journal goes.
    pub journal: Option<PathBuf>,
    /// The language, where the command line asks for one.
    pub language: Option<Language>,
}

/// With what the stability lab opens.
#[cfg_attr(not(feature = "window"), expect(dead_code, reason = "there is no window to open it with"))]
pub(super) enum LabOpens {
    /// The file of a set-up.
    File(PathBuf),
    /// A set-up.
    SetUp(Box<Scene>),
}

/// Opens the window.
#[cfg(not(feature = "window"))]
pub(super) fn window(_: Catalogue, _: Opens) -> Result<(), Failure> {
    Err(CommandProblem::NoWindow.message().into())
}

/// Opens the window.
#[cfg(feature = "window")]
pub(super) fn window(catalogue: Catalogue, opens: Opens) -> Result<(), Failure> {
    let games = catalogue.iter().map(|entry| entry.ui).collect();
    let Opens { load, order, lab, journal, language } = opens;
    let lab = lab.map(|opens| match opens {
        LabOpens::File(path) => Wish::Open(path),
        LabOpens::SetUp(scene) => Wish::Put(scene),
    });
    shell::run(&shell::Options { games, load, order, lab, journal, language, screenshot: None })?;
    Ok(())
}
