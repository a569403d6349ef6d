//! `cyclopean play thoth --headless`: bots play a whole game of Houses of Thoth, by the rules alone or on the real table.

pub(super) mod print;
mod sheet;

use super::bot::player::BotPlayer;
use super::bot::{Bot, USUAL_PLAYOUTS};
use super::referee::Declaration;
use crate::Thoth;
use bots::contest::{MOST_ACTIONS, PlayError, decide};
use bots::player::tick;
use clap::{ArgMatches, Args, Command, ValueEnum};
use game::message::{Say, number};
use game::{Game, Outcome, Seat};
use indicatif::{ProgressBar, ProgressStyle};
use lang::Texts;
pub use print::PrintedSheet;
use session::info::{Failure, GameInfo, PlayArguments};
use session::journal::{Journal, JournalHeader, Seed};
use session::{Intent, Match, Note, Seating, Tabled, TimedIntent};
pub use sheet::Printed;
use sheet::{Report, table};
use std::borrow::Cow;
use std::io;
use std::sync::Arc;
use std::time::Instant;
use table::hand::{HandKind, HandOptions, NERVOUS_MM, PERSON_MM};
use terminal::commands::parse;
use terminal::output::{FileJournal, complain, finish, journal, save_played, say, say_json};
use thoth_rules::{Action, Dealer, Digest, Event, GOAL, GOALS, HandResult, Length, Setup};

/// No game takes longer, in ticks (a day of play); one that does is an error to report.
const MOST_TICKS: u64 = 24 * 3600 * 60;

/// What only this game understands.
#[derive(Clone, Debug, Args)]
struct Options {
    #[arg(long, value_name = "N", requires = "headless", help = thought_help())]
    thought: Option<u32>,
    /// Build on the real table; a steady assistant sets the pieces. A match that is saved is always built so.
    #[arg(long, requires = "headless")]
    physics: bool,
    /// The bots set the pieces with their own hands, and things may fall.
    #[arg(long, requires = "physics")]
    by_hand: bool,
    #[arg(long, value_name = "MM", value_parser = tremor, requires = "by_hand", help = tremor_help())]
    tremor: Option<f32>,
    /// What those hands do by themselves: a helped one rises over everything, a level one does not, a bare one also has
    /// inertia and a person's tremor.
    #[arg(long, value_name = "KIND", value_parser = hand, default_value = "helped", requires = "by_hand")]
    hand: HandKind,
    /// In the window: a steady assistant sets the pieces, and nothing falls.
    #[arg(long, conflicts_with = "headless")]
    assistant: bool,
    /// Print everything that happens, not only what came of each hand; with --json to standard error.
    #[arg(long, requires = "headless")]
    log: bool,
    /// How long the game is: one hand, to 40 points, or to 78 as in the rules.
    #[arg(long, value_enum, conflicts_with = "goal")]
    length: Option<LengthChoice>,
    #[arg(long, value_name = "POINTS", value_parser = clap::value_parser!(i32).range(goals()), help = goal_help())]
    goal: Option<i32>,
    /// Who begins the first hand is bid for, with a card each; otherwise the player at the first dealer's left begins.
    #[arg(long)]
    auction: bool,
}

/// The lengths that a set-up offers ([`Length::OFFERED`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum LengthChoice {
    /// One hand.
    OneHand,
    /// To 40 points.
    Short,
    /// To 78 points.
    Whole,
}

impl From<LengthChoice> for Length {
    fn from(choice: LengthChoice) -> Self {
        match choice {
            LengthChoice::OneHand => Self::OneHand,
            LengthChoice::Short => Self::Short,
            LengthChoice::Whole => Self::Whole,
        }
    }
}

fn goals() -> std::ops::RangeInclusive<i64> {
    GOALS.0.into()..=GOALS.1.into()
}

fn goal_help() -> String {
    format!("The score that ends the game, {} to {}; usually {GOAL}", GOALS.0, GOALS.1)
}

impl Options {
    /// What is agreed of a game that is built by a hand or not.
    fn agreed(&self, by_hand: bool, players: u8) -> Result<Setup, Failure> {
        let setup = if by_hand { Setup::by_hand(players) } else { Setup::assisted(players) };
        let length = self.length.map(Length::from).or(self.goal.map(Length::To));
        let dealer = if self.auction { Dealer::Auction } else { Dealer::Random };
        let setup = Setup { dealer, ..setup }.lasting(length.unwrap_or(Length::Whole));
        setup.validate()?;
        Ok(setup)
    }
}

/// Adds the game's own options.
pub(super) fn options(command: Command) -> Command {
    Options::augment_args(command)
}

/// What is agreed of a match in the window.
///
/// # Errors
/// When the options make no sense.
pub fn setup(players: u8, matches: &ArgMatches) -> Result<Setup, Failure> {
    let options: Options = parse(matches)?;
    options.agreed(!options.assistant, players)
}

fn thought_help() -> String {
    format!("Hands that a magus plays out in its head for each decision; usually {USUAL_PLAYOUTS}")
}

fn tremor_help() -> String {
    format!(
        "How much those hands tremble: the peak of it, in millimetres. 0, the usual, is a statue; {PERSON_MM} a person, \
         {NERVOUS_MM:.1} somebody nervous"
    )
}

/// What was typed is no kind of hand.
#[derive(Debug, thiserror::Error)]
#[error("'{0}' is no hand: write helped, level or bare")]
struct BadHand(String);

/// Reads a kind of hand.
fn hand(text: &str) -> Result<HandKind, BadHand> {
    let kind = HandKind::CHOICES.into_iter().find(|kind| kind.word() == text);
    kind.ok_or_else(|| BadHand(text.to_owned()))
}

/// The most that a hand can be asked to shake, mm.
const MOST_TREMOR_MM: f32 = 20.0;

/// What was typed is no tremor.
#[derive(Debug, thiserror::Error)]
#[error("'{0}' is not a tremor: write millimetres from 0 to {most}, such as 1.5", most = MOST_TREMOR_MM)]
struct BadTremor(String);

/// Reads a tremor.
fn tremor(text: &str) -> Result<f32, BadTremor> {
    let mm = text.parse().ok().filter(|mm| (0.0..=MOST_TREMOR_MM).contains(mm));
    mm.ok_or_else(|| BadTremor(text.to_owned()))
}

/// What is told while the game goes on: the bar, the log, the journal.
struct Teller<'a> {
    info: &'static GameInfo,
    options: &'a Options,
    texts: Arc<Texts>,
    json: bool,
    seating: &'a Seating,
    bar: ProgressBar,
    journal: Option<FileJournal>,
    turns: u32,
    falls: u32,
    digest: Digest,
    /// The score that ends the game; of one hand, that of a whole game.
    goal: i32,
}

impl Teller<'_> {
    fn intent(&mut self, entry: &TimedIntent<Thoth>) -> Result<(), Failure> {
        Ok(self.journal.as_mut().map_or(Ok(()), |journal| journal.intent(&entry.public()))?)
    }

    fn note(&mut self, note: &Note<Thoth>, totals: &[i32]) -> Result<(), Failure> {
        if let Some(journal) = &mut self.journal {
            journal.note(note)?;
        }
        if let Note::Lost { .. } = note {
            return Err(note.message().into());
        }
        let (tells, is_news) = match note {
            Note::Event(event) => (true, is_news(event)),
            Note::Steadied { .. } => (true, true),
            Note::Refused { .. } | Note::PutDown { .. } => (true, false),
            Note::Settled { .. } | Note::Rewound { .. } | Note::Lost { .. } => (false, false),
        };
        if let Note::Event(event) = note {
            self.turns += u32::from(matches!(event, Event::TurnBegan { .. }));
            self.falls += u32::from(matches!(event, Event::Fell { .. }));
        }
        let lines = match note {
            Note::Event(event) if self.options.log => {
                self.digest.tell(event).iter().map(|told| self.texts.plain(told)).collect()
            }
            note if self.options.log && tells => {
                let rest = self.digest.rest().map(|told| self.texts.plain(&told));
                rest.into_iter().chain([self.texts.plain(note)]).collect()
            }
            note if is_news && !self.json => vec![self.texts.plain(note)],
            _ => vec![],
        };
        self.say(&lines)?;
        let best = totals.iter().copied().max().unwrap_or(0).clamp(0, self.goal);
        self.bar.set_position(u64::from(best.unsigned_abs()));
        self.bar.set_message(self.texts.plain(&self.info.how_far(self.turns)));
        Ok(())
    }

    /// Prints lines; where the result is printed in JSON, to standard error.
    fn say(&self, lines: &[String]) -> Result<(), Failure> {
        let print = |line: &String| {
            if self.json {
                complain(line);
                return Ok(());
            }
            say(line)
        };
        self.bar.suspend(|| lines.iter().try_for_each(print))
    }
}

/// Whether an event matters to somebody who does not read the whole log.
fn is_news(event: &Event) -> bool {
    matches!(
        event,
        Event::CameDownLate { .. }
            | Event::Collapsed { .. }
            | Event::KnockedOver { .. }
            | Event::TookOver { .. }
            | Event::Malice { .. }
            | Event::Scored { .. }
            | Event::Over { .. }
            | Event::BidsTurnedUp { .. }
    )
}

/// Plays a game.
///
/// # Errors
/// When a file cannot be written, or the game does not end.
pub(super) fn play(request: &PlayArguments, matches: &ArgMatches) -> Result<(), Failure> {
    let options: Options = parse(matches)?;
    let players = request.players();
    let setup = options.agreed(options.by_hand, players)?;
    let seed = request.seed;
    let mut teller = teller(&setup, request, &options)?;
    let began = Instant::now();
    // Only a match on a real table has a recording, which a save keeps.
    let on_table = options.physics || request.save.is_some();
    let m = on_table.then(|| self::on_table(&setup, seed, &mut teller)).transpose()?;
    let report = match &m {
        Some(m) => report(m.game(), seed, m.sim().ticks(), &teller),
        None => report(&by_rules(&setup, seed, &mut teller)?, seed, 0, &teller),
    };
    teller.bar.finish_and_clear();
    teller.journal.as_mut().map_or(Ok(()), Journal::over)?;
    if request.json {
        say_json(&report)?;
    } else {
        let texts = Texts::of(request.language);
        say(&table(&report, request.info, &texts))?;
        let seconds = number(&format!("{:.1}", began.elapsed().as_secs_f64()));
        complain(&texts.plain(&Printed::Took { turns: report.turns, seconds }));
    }
    if let (Some(mut m), Some(path)) = (m, &request.save) {
        m.seat(request.seating.clone());
        save_played(m.to_bytes()?, path, request.language)?;
    }
    finish(teller.journal.as_ref())
}

fn teller<'a>(
    setup: &Setup,
    request: &'a PlayArguments,
    options: &'a Options,
) -> Result<Teller<'a>, Failure> {
    let about = JournalHeader { setup: Cow::Borrowed(setup), seating: &request.seating };
    let seed = Seed::of::<Thoth>(request.seed);
    let journal = journal(request.journal.as_deref(), Thoth::NAME, &about, seed, request.language)?;
    let goal = setup.length().points().unwrap_or(GOAL);
    let bar = ProgressBar::new(u64::from(goal.unsigned_abs())).with_style(
        ProgressStyle::with_template("{bar:32.yellow} {pos}/{len}, {msg} [{elapsed_precise}]")
            .map_err(io::Error::other)?
            .progress_chars("█▉▊▋▌▍▎▏ "),
    );
    Ok(Teller {
        info: request.info,
        options,
        texts: Texts::of(request.language),
        json: request.json,
        seating: &request.seating,
        bar,
        journal,
        turns: 0,
        falls: 0,
        digest: Digest::default(),
        goal,
    })
}

fn bot(seat: Seat, seed: u64, teller: &Teller<'_>) -> Bot {
    let skill = teller.seating.skill(seat).unwrap_or(teller.info.usual_skill);
    Bot::new(skill, seed, seat).with_playouts(teller.options.thought.unwrap_or(USUAL_PLAYOUTS))
}

/// The rules alone.
fn by_rules(setup: &Setup, seed: u64, teller: &mut Teller<'_>) -> Result<Thoth, Failure> {
    let mut game = Thoth::new(setup, seed)?;
    let mut bots: Vec<Bot> = setup.seats().map(|seat| bot(seat, seed, teller)).collect();
    for event in game.opening() {
        teller.note(&Note::Event(event), game.totals())?;
    }
    for _ in 0..MOST_ACTIONS {
        if game.outcome().is_some() {
            return Ok(game);
        }
        let (seat, action) = decide(&game, &mut bots)?;
        let declaration = match action {
            Action::Play(play) => Declaration::Play(play),
            Action::Bid(card) => Declaration::Bid(card),
            Action::TakeBid(card) => Declaration::TakeBid(card),
            _ => Declaration::Deal,
        };
        let events = game.apply(seat, action)?;
        teller.intent(&TimedIntent { tick: 0, seat, intent: Intent::Declare(declaration) })?;
        for event in events {
            teller.note(&Note::Event(event), game.totals())?;
        }
    }
    Err(PlayError::NoEnd.into())
}

/// On the real table.
fn on_table(setup: &Setup, seed: u64, teller: &mut Teller<'_>) -> Result<Match<Thoth>, Failure> {
    let hand = HandOptions {
        kind: teller.options.hand,
        tremor_mm: teller.options.tremor.unwrap_or(0.0),
        tremor_seed: seed,
        ..HandOptions::default()
    };
    let mut m = Match::<Thoth>::new(setup, seed, hand, false)?;
    for note in m.notes() {
        teller.note(note, m.game().totals())?;
    }
    let mut players: Vec<BotPlayer> =
        setup.seats().map(|seat| BotPlayer::of(bot(seat, seed, teller))).collect();
    while m.game().outcome().is_none() || !m.is_waiting() {
        if m.sim().ticks() > MOST_TICKS {
            return Err(PlayError::NoEnd.into());
        }
        let logged = m.log().len();
        let notes = tick(&mut m, &mut players)?;
        for entry in &m.log()[logged..] {
            teller.intent(entry)?;
        }
        for note in &notes {
            teller.note(note, m.game().totals())?;
        }
    }
    Ok(m)
}

fn report(game: &Thoth, seed: u64, ticks: u64, teller: &Teller<'_>) -> Report {
    let options = teller.options;
    let setup = game.setup();
    let scores = |result: &HandResult| result.tallies.iter().map(|tally| tally.total()).collect();
    let winner = match game.outcome() {
        Some(Outcome::Won(seats)) => seats.first().copied(),
        _ => None,
    };
    Report {
        game: Thoth::NAME,
        seed,
        players: setup.players,
        levels: teller.seating.sitters.iter().filter_map(|sitter| teller.info.bot_name(*sitter)).collect(),
        physics: ticks > 0,
        by_hand: options.by_hand,
        winner,
        totals: game.totals().to_vec(),
        hands: game.results().iter().map(scores).collect(),
        turns: teller.turns,
        falls: teller.falls,
        ticks,
        results: game.results().to_vec(),
    }
}
