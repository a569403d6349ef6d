//! The options of a study, and the question that they ask.

use clap::{ArgMatches, Args, Command, ValueEnum};
use lab::study::question::{
    MOST_LOAD_G, MOST_POKE_MNS, MOST_SHAKE_MM, MOST_TILT_DEG, all_round_deg, usual_factors,
};
use lab::study::{Level, PokePoint, Question, Rubbing, StudyPlan};
use std::path::PathBuf;
use terminal::commands::parse;
use terminal::failure::Misuse;

/// At which turn a saved match is taken.
#[derive(Clone, Copy, Debug, Args)]
pub(super) struct AtTurn {
    /// Takes a saved match as it lay when this turn began, not as it lay last
    #[arg(long, value_name = "N")]
    pub turn: Option<u32>,
}

/// What every study can be told.
#[derive(Debug, Args)]
pub(super) struct Common {
    /// How long everything is watched after what is done to it, s (0.1 to 600)
    #[arg(long, value_name = "SECONDS", default_value_t = 2.0)]
    pub watch: f32,
    /// Studies every scene with each of these frictions of the table's top
    #[arg(long, value_name = "FRICTION,…", value_delimiter = ',')]
    pub table_friction: Vec<f32>,
    /// Works out a part of the cases: the first of four is 1/4. Needs --journal
    #[arg(long, value_name = "I/N", value_parser = shard, requires = "journal")]
    pub shard: Option<Shard>,
    /// Writes every row as it is found; goes on from there if it was interrupted
    #[arg(long, value_name = "FILE.jsonl")]
    pub journal: Option<PathBuf>,
    /// Runs on so many threads [default: all cores]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
    #[command(flatten)]
    pub at: AtTurn,
    #[command(flatten)]
    pub shown: OutputOptions,
}

/// How a result is shown.
#[derive(Debug, Args)]
pub(super) struct OutputOptions {
    /// Prints one line of JSON: the study, its rows, the answers
    #[arg(long)]
    pub json: bool,
    /// Writes the rows as comma-separated values ("-": prints them)
    #[arg(long, value_name = "FILE.csv")]
    pub csv: Option<PathBuf>,
    /// Draws the result
    #[arg(long, value_name = "FILE.svg")]
    pub plot: Option<PathBuf>,
}

impl OutputOptions {
    /// The files that are written.
    pub fn written(&self) -> impl Iterator<Item = &PathBuf> {
        self.csv.iter().filter(|path| path.as_os_str() != "-").chain(&self.plot)
    }
}

/// A part of the cases.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Shard {
    pub number: u32,
    pub of: u32,
}

impl Shard {
    /// Whether a case belongs to it.
    pub fn holds(self, case: u32) -> bool {
        case % self.of == self.number - 1
    }
}

fn shard(text: &str) -> Result<Shard, String> {
    let parts = text.split_once('/').and_then(|(i, n)| Some((i.parse().ok()?, n.parse().ok()?)));
    match parts {
        Some((number, of)) if (1..=of).contains(&number) && of <= 100_000 => Ok(Shard { number, of }),
        _ => Err("write I/N, with I from 1 to N and N up to 100000, such as 1/4".into()),
    }
}

/// A level that is searched for unless it is given.
#[derive(Debug, Args)]
struct Search {
    /// Tries nothing stronger than this, in the same unit
    #[arg(long, value_name = "LEVEL")]
    most: Option<f32>,
    /// Finds the level to within this share of it (0.0005 to 0.5)
    #[arg(long, value_name = "SHARE", default_value_t = 0.01)]
    within: f32,
}

impl Search {
    fn level(&self, at: Option<f32>, most: f32) -> Level {
        match at {
            Some(level) => Level::At(level),
            None => Level::Find { most: self.most.unwrap_or(most), within: self.within },
        }
    }
}

/// Tilts the table until something falls, gently, and holds it so.
#[derive(Debug, Args)]
struct Tilt {
    /// Towards these directions: 0 is +x, 90 is +y
    #[arg(long, value_name = "DEGREES,…", value_delimiter = ',', allow_hyphen_values = true)]
    towards: Vec<f32>,
    /// Towards so many directions all round, to find the worst
    #[arg(long, value_name = "N", default_value_t = 16, conflicts_with = "towards", value_parser = clap::value_parser!(u16).range(1..=720))]
    directions: u16,
    /// Tilts by so much and no more: does it stand?
    #[arg(long, value_name = "DEGREES", conflicts_with = "most")]
    degrees: Option<f32>,
    #[command(flatten)]
    search: Search,
}

/// Shakes the table to and fro, ever farther, until something falls.
#[derive(Debug, Args)]
struct Shake {
    /// Along these lines: 0 is along x, 90 along y
    #[arg(long, value_name = "DEGREES,…", value_delimiter = ',', allow_hyphen_values = true, default_values_t = [0.0, 90.0])]
    towards: Vec<f32>,
    /// So often a second (0.2 to 30)
    #[arg(long, value_name = "HZ,…", value_delimiter = ',', default_values_t = [2.0, 4.0, 8.0])]
    hz: Vec<f32>,
    /// Shakes so far to either side and no farther: does it stand?
    #[arg(long, value_name = "MM", conflicts_with = "most")]
    mm: Option<f32>,
    /// For so long
    #[arg(long, value_name = "SECONDS", default_value_t = 3.0)]
    seconds: f32,
    #[command(flatten)]
    search: Search,
}

/// Pokes a piece, ever harder, until something falls.
#[derive(Debug, Args)]
struct Poke {
    /// The piece, by its name in the scene; may be given again [default: each in turn]
    #[arg(long, value_name = "NAME")]
    piece: Vec<String>,
    /// Towards these directions
    #[arg(long, value_name = "DEGREES,…", value_delimiter = ',', allow_hyphen_values = true, default_values_t = [0.0, 90.0, 180.0, 270.0])]
    towards: Vec<f32>,
    /// Where it hits
    #[arg(long, value_enum, default_value_t)]
    at: Hit,
    /// With an impulse of so much and no more: does it stand?
    #[arg(long, value_name = "MILLINEWTON-SECONDS", conflicts_with = "most")]
    mns: Option<f32>,
    #[command(flatten)]
    search: Search,
}

#[derive(Clone, Copy, Debug, Default, ValueEnum)]
enum Hit {
    /// The piece's centre of mass
    #[default]
    Centre,
    /// At the height of its highest point
    Top,
}

/// Takes a piece away and sees what becomes of the rest.
#[derive(Debug, Args)]
struct Remove {
    /// The piece, by its name in the scene; may be given again [default: each in turn]
    #[arg(long, value_name = "NAME")]
    piece: Vec<String>,
}

/// Loads a piece, ever more, until something falls.
#[derive(Debug, Args)]
struct Load {
    /// The piece, by its name in the scene; may be given again [default: each in turn]
    #[arg(long, value_name = "NAME")]
    piece: Vec<String>,
    /// So far from above its centre of mass, along x and y; may be given again [default: 0,0]
    #[arg(long, value_name = "MM,MM", value_delimiter = ',', allow_hyphen_values = true)]
    at: Vec<f32>,
    /// At eight places all round, so far from above its centre of mass
    #[arg(long, value_name = "MM", conflicts_with = "at")]
    around: Option<f32>,
    /// With so much and no more: does it stand?
    #[arg(long, value_name = "GRAMS", conflicts_with = "most")]
    grams: Option<f32>,
    #[command(flatten)]
    search: Search,
}

/// Lets everything stand anew with more and less friction.
#[derive(Debug, Args)]
struct FrictionSweep {
    /// So many times the friction it has [default: 0.1 to 2 in steps of 0.1]
    #[arg(long, value_name = "FACTOR,…", value_delimiter = ',')]
    factors: Vec<f32>,
    /// Whose friction
    #[arg(long, value_enum, default_value_t)]
    of: Whose,
}

#[derive(Clone, Copy, Debug, Default, ValueEnum)]
enum Whose {
    /// Everything's
    #[default]
    All,
    /// That of the pieces
    Pieces,
    /// That of the table's top
    Table,
}

/// Builds it carelessly, many times over: how often does it stand?
#[derive(Debug, Args)]
struct MonteCarlo {
    /// How often (1 to 1000000)
    #[arg(long, value_name = "N", default_value_t = 200)]
    trials: u32,
    /// Deviation of a place along x and along y
    #[arg(long, value_name = "MM", default_value_t = 1.0)]
    mm: f32,
    /// Deviation of a turn about the vertical
    #[arg(long, value_name = "DEGREES", default_value_t = 2.0)]
    degrees: f32,
    /// Deviation of a coefficient of friction, as a share of it
    #[arg(long, value_name = "SHARE", default_value_t = 0.1)]
    friction: f32,
    /// Where chance begins
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Puts the files of a study's shards together.
#[derive(Debug, Args)]
pub(super) struct Merge {
    /// The files that the shards wrote as --journal
    #[arg(required = true, value_name = "FILE.jsonl")]
    pub files: Vec<PathBuf>,
    /// Writes the whole as one such file
    #[arg(long, value_name = "FILE.jsonl")]
    pub journal: Option<PathBuf>,
    #[command(flatten)]
    pub shown: OutputOptions,
}

/// Every command of the laboratory beside the plain one.
pub(super) fn commands() -> Vec<Command> {
    fn study<A: Args>(name: &'static str) -> Command {
        // What is said of the common options is not what is said of the study.
        let own = A::augment_args(Command::new(name));
        let about = own.get_about().cloned().unwrap_or_default();
        Common::augment_args(own).about(about)
    }
    vec![
        study::<Tilt>("tilt"),
        study::<Shake>("shake"),
        study::<Poke>("poke"),
        study::<Remove>("remove"),
        study::<Load>("load"),
        study::<FrictionSweep>("friction"),
        study::<MonteCarlo>("montecarlo"),
        Merge::augment_args(Command::new("merge")),
    ]
}

/// Places given as x,y, one after another.
fn pairs(numbers: &[f32]) -> Result<Vec<[f32; 2]>, Misuse> {
    let (pairs, odd) = numbers.as_chunks::<2>();
    if odd.is_empty() {
        return Ok(pairs.to_vec());
    }
    let words = "--at takes two numbers, such as 10,-5\n";
    Err(clap::Error::raw(clap::error::ErrorKind::WrongNumberOfValues, words).into())
}

/// Eight places on a circle, mm.
fn all_round(mm: f32) -> Vec<[f32; 2]> {
    let corner = std::f32::consts::FRAC_1_SQRT_2;
    let ways = [[1.0, 0.0], [corner, corner], [0.0, 1.0], [-corner, corner]];
    ways.iter().flat_map(|[x, y]| [[mm * x, mm * y], [0.0 - mm * x, 0.0 - mm * y]]).collect()
}

/// The plan that the options of a study ask for.
pub(super) fn plan(name: &str, matches: &ArgMatches) -> Result<StudyPlan, Misuse> {
    let watch_s = parse::<Common>(matches)?.watch;
    let mut seed = 1;
    let question = match name {
        "tilt" => {
            let Tilt { towards, directions, degrees, search } = parse(matches)?;
            let towards_deg = if towards.is_empty() { all_round_deg(directions) } else { towards };
            Question::Tilt { towards_deg, degrees: search.level(degrees, MOST_TILT_DEG) }
        }
        "shake" => {
            let Shake { towards, hz, mm, seconds, search } = parse(matches)?;
            Question::Shake { towards_deg: towards, hz, mm: search.level(mm, MOST_SHAKE_MM), seconds }
        }
        "poke" => {
            let Poke { piece, towards, at, mns, search } = parse(matches)?;
            let spot = match at {
                Hit::Centre => PokePoint::Centre,
                Hit::Top => PokePoint::Top,
            };
            Question::Poke {
                pieces: piece,
                towards_deg: towards,
                spot,
                mns: search.level(mns, MOST_POKE_MNS),
            }
        }
        "remove" => Question::Remove { pieces: parse::<Remove>(matches)?.piece },
        "load" => {
            let Load { piece, at, around, grams, search } = parse(matches)?;
            let at_mm = match around {
                Some(mm) => all_round(mm),
                None if at.is_empty() => vec![[0.0, 0.0]],
                None => pairs(&at)?,
            };
            Question::Load { pieces: piece, at_mm, grams: search.level(grams, MOST_LOAD_G) }
        }
        "friction" => {
            let FrictionSweep { factors, of } = parse(matches)?;
            let factors = if factors.is_empty() { usual_factors() } else { factors };
            let of = match of {
                Whose::All => Rubbing::All,
                Whose::Pieces => Rubbing::Pieces,
                Whose::Table => Rubbing::Table,
            };
            Question::Friction { of, factors }
        }
        _ => {
            let asked: MonteCarlo = parse(matches)?;
            let MonteCarlo { trials, mm, degrees, friction, .. } = asked;
            seed = asked.seed;
            Question::MonteCarlo { trials, mm, degrees, friction }
        }
    };
    Ok(StudyPlan { question, watch_s, seed })
}
