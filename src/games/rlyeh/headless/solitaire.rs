//! `cyclopean solitaire`: a whole solitary game, headless.

use super::words::Printed;
use crate::Rlyeh;
use crate::bot::CityBuilder;
use crate::bot::levels::{LEVELS, USUAL};
use crate::matches::{Intent, Match, Note};
use crate::options::AimArgument;
use crate::referee::Declaration;
use bots::contest::PlayError;
use bots::player::tick;
use clap::builder::PossibleValuesParser;
use clap::{ArgMatches, Args, Command};
use files::words::reason;
use game::message::{Length, Say};
use game::{Game, Seat};
use indicatif::{ProgressBar, ProgressStyle};
use lang::Texts;
use rlyeh_rules::{Alone, Chooser, Ending, Floors, STASH, Setup, mm};
use serde::Serialize;
use session::daily::Day;
use session::info::{Failure, LevelInfo};
use session::journal::Journal;
use session::{Seating, Sitter, Skill, Tabled, gallery};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;
use table::hand::HandOptions;
use terminal::commands::{DrawSave, parse};
use terminal::output::{check_files, finish, journal, language, save_played, say, say_json, tell_written};
use terminal::texts::Written;

/// No game takes longer, in ticks (five hours of play); one that does is an error to report.
const MOST_TICKS: u64 = 5 * 3600 * 60;

/// Play a solitaire Builders of R'lyeh without a window: the program builds, you see how high and how grand it got.
#[derive(Debug, Args)]
struct Arguments {
    /// Seed of the dice: 0 to 18446744073709551615. The same seed and build give the same game.
    #[arg(long, default_value_t = 1, allow_negative_numbers = true)]
    seed: u64,
    /// Build the city of today, by the date in UTC: dice, stashes and their numbers are the same for everybody.
    #[arg(long, conflicts_with_all = ["seed", "stashes", "stash_die", "numbers"])]
    daily: bool,
    /// Stashes of fifteen pyramids.
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..=6))]
    stashes: u8,
    /// What names the stash to build from.
    #[arg(long, value_enum, default_value_t = StashDie::D6)]
    stash_die: StashDie,
    /// What is built for.
    #[arg(long, value_enum, default_value_t)]
    aim: AimArgument,
    /// The numbers of the stashes, from 1 to 6 and all different, such as 2,5; usually 1,2 and so on.
    #[arg(long, value_delimiter = ',', conflicts_with = "stash_die")]
    numbers: Vec<u8>,
    /// Who builds; usually the architect.
    #[arg(long, value_name = "LEVEL", value_parser = levels())]
    level: Option<String>,
    /// Stop after this many turns and keep the score.
    #[arg(long, value_name = "N")]
    turns: Option<u32>,
    /// Print the result as one line of JSON.
    #[arg(long)]
    json: bool,
    /// Render the finished city to this PNG.
    #[arg(long, value_name = "FILE.png")]
    picture: Option<PathBuf>,
    /// Save the finished match here.
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Write a journal: one JSON line per intent, event and settled fact.
    #[arg(long, value_name = "FILE.jsonl")]
    journal: Option<PathBuf>,
}

/// The names of the levels.
fn levels() -> PossibleValuesParser {
    PossibleValuesParser::new(LEVELS.iter().map(|level| level.name))
}

impl Arguments {
    fn seed(&self) -> u64 {
        if self.daily { Day::of(SystemTime::now()).seed() } else { self.seed }
    }

    fn setup(&self, seed: u64) -> Setup {
        let aim = self.aim.into();
        if self.daily {
            return Setup::of_the_day(seed, aim);
        }
        let chooser = match self.stash_die {
            StashDie::D6 => Chooser::D6,
            StashDie::Compass => Chooser::Compass,
        };
        let alone = Alone { stashes: self.stashes, chooser, aim };
        Setup { numbers: self.numbers.clone(), ..Setup::alone(alone) }
    }

    fn skill(&self) -> Skill {
        let named = |level: &&LevelInfo| self.level.as_deref() == Some(level.name);
        LEVELS.iter().find(named).map_or(USUAL, |level| level.skill)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum StashDie {
    /// A six-sided die; numbers without a stash leave the colour free.
    D6,
    /// A compass die; directions without a stash leave the colour free.
    Compass,
}

/// The result, as it is printed.
#[derive(Debug, Serialize)]
struct Report {
    seed: u64,
    stashes: u8,
    #[serde(skip)]
    height_um: i32,
    height_mm: f64,
    #[serde(flatten)]
    floors: Floors,
    pieces: usize,
    cards: usize,
    turns: u32,
    collapsed: bool,
    heights_mm: Vec<f64>,
}

/// Its arguments.
pub fn arguments(command: Command) -> Command {
    Arguments::augment_args(command)
}

/// Plays.
///
/// # Errors
/// When a file cannot be written.
pub fn run(matches: &ArgMatches, draw: &DrawSave) -> Result<(), Failure> {
    let arguments: &Arguments = &parse(matches)?;
    let seed = arguments.seed();
    let setup = arguments.setup(seed);
    setup.validate()?;
    let written = [&arguments.save, &arguments.picture, &arguments.journal];
    check_files(None, written.into_iter().flatten())?;
    let language = language(matches);
    let mut journal = journal(arguments.journal.as_deref(), Rlyeh::NAME, &setup, seed, language)?;
    let mut the_match = Match::new(&setup, seed, HandOptions::default(), false)?;
    the_match.seat(Seating::new([Sitter::Bot(arguments.skill())]));
    if let Some(folder) = gallery::folder().filter(|_| arguments.daily) {
        let failed = |why| Written::NotCounted { why: reason(&why) }.message();
        the_match.count_try(&folder).map_err(failed)?;
    }
    let mut bots = [CityBuilder::new(arguments.skill(), seed, Seat(0))];
    play(&mut the_match, &mut bots, arguments.turns, journal.as_mut())?;
    let report = report(&the_match);
    if arguments.json {
        say_json(&report)?;
    } else {
        say(&Texts::of(language).plain(&words(&report)))?;
    }
    arguments.save.as_deref().map_or(Ok(()), |path| save_played(the_match.to_bytes()?, path, language))?;
    if let Some(path) = &arguments.picture {
        picture(&the_match, draw, path)?;
        tell_written(&Written::Picture { path: path.display().to_string() }, language);
    }
    finish(journal.as_ref())
}

/// Plays to the end, or for so many turns, with a progress bar on the terminal.
pub(super) fn play<W: Write>(
    m: &mut Match,
    bots: &mut [CityBuilder],
    turns: Option<u32>,
    mut journal: Option<&mut Journal<W>>,
) -> Result<(), Failure> {
    let stashes = m.game().inventory().stashes;
    // The game ends when a colour is built in; until then no more than this many pyramids can be.
    let most = u64::from(STASH - 1) * u64::from(stashes) + 1;
    let bar = ProgressBar::new(most).with_style(
        ProgressStyle::with_template("{bar:32.green} {pos}/{len}, {msg} [{elapsed_precise}]")
            .map_err(io::Error::other)?
            .progress_chars("█▉▊▋▌▍▎▏ "),
    );
    let until = m.sim().ticks() + MOST_TICKS;
    // What is brought back to its place as the game ends settles once more: until then nothing can be saved.
    while m.game().outcome().is_none() || m.settling().is_some() {
        if m.sim().ticks() > until {
            return Err(PlayError::NoEnd.into());
        }
        let enough = turns.is_some_and(|turns| m.game().turn() > turns) && m.is_waiting();
        let logged = m.log().len();
        let notes = if enough { m.intend(Intent::Declare(Declaration::Stop))? } else { tick(m, bots)? };
        if let Some(journal) = journal.as_deref_mut() {
            for entry in &m.log()[logged..] {
                journal.intent(entry)?;
            }
        }
        for note in &notes {
            if let Some(journal) = journal.as_deref_mut() {
                journal.note(note)?;
            }
            if let Note::Lost { .. } = note {
                return Err(note.message().into());
            }
        }
        if !notes.is_empty() {
            let built: u8 = (0..stashes).flat_map(|stash| m.game().built(stash)).sum();
            bar.set_position(u64::from(built));
            bar.set_message(mm(m.game().height_um()));
        }
    }
    bar.finish_and_clear();
    Ok(())
}

fn report(m: &Match) -> Report {
    let mm = |um: i32| f64::from(um) / 1000.0;
    let game = m.game();
    let ending = game.ending();
    let in_play = game.pieces_in_play();
    let cards = in_play.iter().filter(|id| id.0 >= game.inventory().pyramids()).count();
    Report {
        seed: m.seed(),
        stashes: game.inventory().stashes,
        height_um: ending.map_or(0, |ending| ending.height_um),
        height_mm: ending.map_or(0.0, |ending| mm(ending.height_um)),
        floors: game.floors(),
        pieces: in_play.len() - cards,
        cards,
        turns: game.turn(),
        collapsed: ending.is_some_and(Ending::collapsed),
        heights_mm: game.heights_um().iter().copied().map(mm).collect(),
    }
}

fn words(report: &Report) -> Printed {
    Printed::Solitaire {
        height: Length(report.height_um),
        pyramids: report.pieces,
        cards: report.cards,
        turns: report.turns,
        seed: report.seed.to_string(),
        floors: report.floors.message(),
        collapsed: report.collapsed,
    }
}

/// Size of the picture of a finished city, pixels.
const PICTURE_SIZE: (u32, u32) = (1280, 720);

/// Draws a match as it is now.
fn picture(m: &Match, draw: &DrawSave, path: &Path) -> Result<(), Failure> {
    let folder = tempfile::tempdir()?;
    let save = folder.path().join("city.cyclopean");
    m.save(&save)?;
    draw(&save, PICTURE_SIZE, path)
}
