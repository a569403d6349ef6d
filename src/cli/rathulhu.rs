//! Rathulhu without a window: a game of bots in words, and how strong the bots are.

use super::play::{Arguments, chance};
use super::{Failure, bench};
use crate::bots::rathulhu::{Bot, Contest, Level, contest, playouts};
use crate::games::rathulhu::{Rathulhu, Row, Setup, Sheet};
use crate::games::{Game, Seat};
use crate::session::journal::Journal;
use crate::session::{CardGame, CardMatch, CardNote, Sitter, Skill};
use serde::Serialize;
use std::fs::File;
use std::io::BufWriter;
use std::time::Instant;

/// How many play unless it is said.
const USUAL_PLAYERS: u8 = 3;

/// What is played, and who sits where.
#[derive(Debug)]
pub(super) struct Seated {
    pub(super) setup: Setup,
    pub(super) seats: Vec<Sitter>,
}

impl Seated {
    /// What the arguments say.
    pub(super) fn of(arguments: &Arguments) -> Result<Self, Failure> {
        let (players, bots) = arguments.seats(USUAL_PLAYERS, "acolyte")?;
        let setup = Setup::players(players);
        setup.validate()?;
        let places = usize::from(setup.players);
        let bots: Vec<Sitter> = match bots {
            None => vec![Sitter::Bot(Skill::Middle); places - 1],
            Some(names) => names.iter().map(|name| skill(name).map(Sitter::Bot)).collect::<Result<_, _>>()?,
        };
        let mut seats = vec![Sitter::Person; places - bots.len()];
        seats.extend(bots);
        Ok(Self { setup, seats })
    }
}

/// The skill that a level's name stands for.
fn skill(name: &str) -> Result<Skill, Failure> {
    let named = |skill: &Skill| Level::from(*skill).to_string().replace(' ', "-") == name;
    Skill::ALL.into_iter().find(named).ok_or_else(|| {
        format!("there is no bot called '{name}': choose novice, acolyte, high-priest or none").into()
    })
}

/// A finished game, as it is printed.
#[derive(Debug, Serialize)]
struct Report<'a> {
    game: &'static str,
    seed: u64,
    seats: &'a [Sitter],
    moves: u32,
    winner: Option<Seat>,
    scores: Vec<i16>,
    sheets: &'a [Sheet],
}

/// Plays a game of bots and prints it.
pub(super) fn play(arguments: &Arguments) -> Result<(), Failure> {
    let Seated { setup, mut seats } = Seated::of(arguments)?;
    for seat in &mut seats {
        if *seat == Sitter::Person {
            *seat = Sitter::Bot(Skill::Middle);
        }
    }
    let seed = arguments.seed.unwrap_or_else(chance);
    let mut m: CardMatch<Rathulhu> = CardMatch::new(&setup, seed, seats, arguments.practice)?;
    let mut journal = match &arguments.journal {
        Some(path) => {
            let file = File::create(path).map_err(|e| {
                format!("cannot write the journal {}: {e}; choose another file", path.display())
            })?;
            Some(Journal::begin(BufWriter::new(file), Rathulhu::NAME, &m.about(), seed)?)
        }
        None => None,
    };
    while let Some(seat) = m.game().phase().seat() {
        let notes = step(&mut m, seat)?;
        for note in &notes {
            if !arguments.json {
                super::say(&note.to_string())?;
            }
        }
        if let Some(journal) = &mut journal {
            m.log().last().map_or(Ok(()), |entry| journal.intent(entry))?;
            notes.iter().try_for_each(|note| journal.note(note))?;
        }
    }
    if arguments.json {
        super::say(&serde_json::to_string(&report(&m))?)?;
    } else {
        super::say(&format!("\n{}", sheets(&m)))?;
    }
    if let Some(path) = &arguments.save {
        m.save(path)?;
        eprintln!("Saved as {}", path.display());
    }
    Ok(())
}

/// One move of a bot.
fn step(
    m: &mut CardMatch<Rathulhu>,
    seat: Seat,
) -> Result<Vec<CardNote<<Rathulhu as Game>::Event>>, Failure> {
    let Sitter::Bot(skill) = m.sitter(seat) else { return Err("a seat without a bot".into()) };
    let bot = Bot::new(skill.into(), m.seed());
    let (view, legal) = (m.game().view(Some(seat)), m.game().legal_actions(seat));
    let action =
        bot.choose(&view, &legal, m.moves()).ok_or("a bot found nothing to do; please report this")?;
    Ok(m.act(seat, action)?)
}

fn report(m: &CardMatch<Rathulhu>) -> Report<'_> {
    let winner = match m.game().outcome() {
        Some(crate::games::Outcome::Won(seats)) => seats.first().copied(),
        _ => None,
    };
    Report {
        game: Rathulhu::NAME,
        seed: m.seed(),
        seats: m.seats(),
        moves: m.moves(),
        winner,
        scores: m.game().players().iter().map(|player| player.score).collect(),
        sheets: m.game().sheets(),
    }
}

/// The score sheets of all Aeons, as on paper.
fn sheets(m: &CardMatch<Rathulhu>) -> String {
    let seats: Vec<String> = (0..m.seats().len()).map(|i| Seat(i as u8).to_string()).collect();
    let mut header = vec![String::new()];
    header.extend(seats);
    let mut lines = vec![];
    for sheet in m.game().sheets() {
        let mut row = |name: String, cells: Vec<i16>| {
            let mut line = vec![name];
            line.extend(cells.iter().map(|points| format!("{points:+}")));
            lines.push(line);
        };
        for each in Row::ALL {
            let cells: Vec<i16> = sheet.lines.iter().map(|line| line.row(each)).collect();
            if cells.iter().any(|&points| points != 0) {
                row(format!("Aeon {}: {}", sheet.aeon, each.name()), cells);
            }
        }
        row(format!("Aeon {}", sheet.aeon), sheet.lines.iter().map(|line| line.total()).collect());
    }
    let mut total = vec!["Score".to_owned()];
    total.extend(m.game().players().iter().map(|player| player.score.to_string()));
    lines.push(total);
    bench::table(&header, lines, false)
}

/// A duel of two levels, as it is printed.
#[derive(Debug, Serialize)]
struct Duel {
    hero: Level,
    rival: Level,
    games: u32,
    wins: u32,
    rate: f64,
    interval: (f64, f64),
    hero_score: f64,
    rival_score: f64,
}

/// How strong the bots are, and how fast the rules.
#[derive(Debug, Serialize)]
struct Strength {
    game: &'static str,
    players: u8,
    seed: u64,
    duels: Vec<Duel>,
    playouts_a_second: f64,
    decisions_a_second: f64,
}

/// Random games that are timed.
const PLAYOUTS: u32 = 2000;

/// Lets every level play the one below it, and the highest the lowest, from every seat.
pub(super) fn bench(games: u32, players: u8, seed: u64, json: bool) -> Result<(), Failure> {
    let pairs = [
        (Level::Acolyte, Level::Novice),
        (Level::HighPriest, Level::Acolyte),
        (Level::HighPriest, Level::Novice),
    ];
    let setup = Setup::players(players);
    setup.validate()?;
    let each = games.div_ceil(u32::from(players)) * u32::from(players);
    let bar = bench::progress(pairs.len() * each as usize)?;
    let mut duels = vec![];
    for (hero, rival) in pairs {
        bar.set_message(format!("{hero} against {rival}"));
        let tally = contest(&Contest::new(setup, hero, rival, games, seed), || bar.inc(1))?;
        let (hero_score, rival_score) = tally.mean_scores();
        let (rate, interval) = (tally.rate(), tally.interval());
        let (games, wins) = (tally.games, tally.wins);
        duels.push(Duel { hero, rival, games, wins, rate, interval, hero_score, rival_score });
    }
    bar.finish_and_clear();
    let start = Instant::now();
    let played = playouts(&setup, PLAYOUTS, seed)?;
    let seconds = start.elapsed().as_secs_f64();
    let strength = Strength {
        game: Rathulhu::NAME,
        players,
        seed,
        duels,
        playouts_a_second: f64::from(played.games) / seconds,
        decisions_a_second: played.decisions as f64 / seconds,
    };
    if json { super::say(&serde_json::to_string(&strength)?) } else { super::say(&words(&strength)) }
}

fn words(strength: &Strength) -> String {
    let header = ["one", "against the rest", "games", "won", "95 % interval", "points"].map(String::from);
    let share = |x: f64| format!("{:.1} %", 100.0 * x);
    let lines = strength.duels.iter().map(|duel| {
        vec![
            duel.hero.to_string(),
            duel.rival.to_string(),
            duel.games.to_string(),
            share(duel.rate),
            format!("{} to {}", share(duel.interval.0), share(duel.interval.1)),
            format!("{:.1} : {:.1}", duel.hero_score, duel.rival_score),
        ]
    });
    format!(
        "{}\n\n{} at the table, every deal from every seat (seed {}); an equal would win {}.\n\
         Random games: {:.0} a second, {:.0} decisions a second, on one core.",
        bench::table(&header, lines.collect(), false),
        strength.players,
        strength.seed,
        share(1.0 / f64::from(strength.players)),
        strength.playouts_a_second,
        strength.decisions_a_second
    )
}
