//! `cyclopean play`, and no command at all: the window; or a game of bots without one.

use super::{Failure, rathulhu, rlyeh};
use clap::{Args, ValueEnum};
use std::path::PathBuf;

#[derive(Debug, Args)]
pub(super) struct Arguments {
    /// The game.
    #[arg(value_enum)]
    game: GameName,
    /// How many play, 1 to 5; 1 for solitaire. Usually 1 for Builders of R'lyeh and 3 for Rathulhu.
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=5))]
    pub(super) players: Option<u8>,
    /// Stashes of a solitary game of Builders of R'lyeh; usually 2.
    #[arg(long, value_parser = clap::value_parser!(u8).range(2..=6))]
    pub(super) stashes: Option<u8>,
    /// Bots for the last seats: how many, or their levels, or none. The levels are dabbler and architect in Builders
    /// of R'lyeh, novice, acolyte and high-priest in Rathulhu, novice, mason and magus in Houses of Thoth. Unless
    /// given, bots take every seat but the first.
    #[arg(long, value_name = "N|LEVEL,…", value_delimiter = ',')]
    pub(super) bots: Option<Vec<String>>,
    /// Seed of chance; chosen by chance unless given.
    #[arg(long, allow_negative_numbers = true)]
    pub(super) seed: Option<u64>,
    /// Practice: steps can be taken back.
    #[arg(long)]
    pub(super) practice: bool,
    /// No window: bots play every seat, and what happens is printed.
    #[arg(long)]
    headless: bool,
    /// Print the result as one line of JSON instead.
    #[arg(long, requires = "headless")]
    pub(super) json: bool,
    /// Save the finished match here.
    #[arg(long, value_name = "FILE", requires = "headless")]
    pub(super) save: Option<PathBuf>,
    /// Write a journal: one JSON line per intent, event and settled fact, as they happen.
    #[arg(long, value_name = "FILE.jsonl")]
    pub(super) journal: Option<PathBuf>,
    #[command(flatten)]
    pub(super) thoth: super::thoth::Options,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum GameName {
    /// Builders of R'lyeh.
    Rlyeh,
    /// Rathulhu.
    Rathulhu,
    /// Houses of Thoth.
    Thoth,
}

/// What the window opens with.
#[derive(Debug, Default)]
#[cfg_attr(not(feature = "window"), expect(dead_code, reason = "only the window reads it"))]
pub(super) struct Start {
    pub(super) load: Option<PathBuf>,
    pub(super) first: Option<First>,
    pub(super) seed: Option<u64>,
    pub(super) practice: bool,
    pub(super) journal: Option<PathBuf>,
}

/// The match that begins at once.
#[derive(Debug)]
#[cfg_attr(not(feature = "window"), expect(dead_code, reason = "only the window reads it"))]
pub(super) enum First {
    Rlyeh(rlyeh::Seated),
    Rathulhu(rathulhu::Seated),
    Thoth(super::thoth::Seated),
}

impl Arguments {
    /// How many play, and the levels of the bots that were asked for, `usual` where only their number was.
    pub(super) fn seats(&self, players: u8, usual: &str) -> Result<(u8, Option<Vec<String>>), Failure> {
        let bots = match self.bots.as_deref() {
            None => return Ok((self.players.unwrap_or(players), None)),
            Some([one]) if one == "none" => vec![],
            Some([one]) if one.chars().all(|c| c.is_ascii_digit()) => {
                let count: u8 = one.parse().map_err(|_| format!("{one} bots are too many"))?;
                vec![usual.to_owned(); usize::from(count)]
            }
            Some(names) => names.to_vec(),
        };
        let least = u8::try_from(bots.len()).unwrap_or(u8::MAX).max(players);
        let places = self.players.unwrap_or(least);
        if bots.len() > usize::from(places) {
            return Err(format!("{} bots cannot take {places} seats", bots.len()).into());
        }
        Ok((places, Some(bots)))
    }
}

/// Refuses an option that means nothing in the game.
fn check(arguments: &Arguments) -> Result<(), Failure> {
    let alone = arguments.game == GameName::Rlyeh && arguments.players.unwrap_or(1) == 1;
    if arguments.stashes.is_some() && !alone {
        return Err(
            "--stashes is for Builders of R'lyeh alone: leave it out, or play it with one player".into()
        );
    }
    match arguments.thoth.given() {
        Some(option) if arguments.game != GameName::Thoth => {
            Err(format!("{option} is for Houses of Thoth: leave it out, or `cyclopean play thoth`").into())
        }
        _ => Ok(()),
    }
}

pub(super) fn run(arguments: &Arguments) -> Result<(), Failure> {
    check(arguments)?;
    let first = match arguments.game {
        GameName::Rlyeh if arguments.headless => return rlyeh::play(arguments),
        GameName::Rlyeh => First::Rlyeh(rlyeh::Seated::of(arguments)?),
        GameName::Rathulhu if arguments.headless => return rathulhu::play(arguments),
        GameName::Rathulhu => First::Rathulhu(rathulhu::Seated::of(arguments)?),
        GameName::Thoth if arguments.headless => return super::thoth::run(arguments),
        GameName::Thoth => First::Thoth(super::thoth::Seated::of(arguments)?),
    };
    window(Start {
        load: None,
        first: Some(first),
        seed: arguments.seed,
        practice: arguments.practice,
        journal: arguments.journal.clone(),
    })
}

#[cfg(not(feature = "window"))]
pub(super) fn window(_: Start) -> Result<(), Failure> {
    Err("this build has no window: build it with the feature `window`, or see `cyclopean --help`".into())
}

#[cfg(feature = "window")]
pub(super) fn window(start: Start) -> Result<(), Failure> {
    use crate::app::play::{CardOrder, Order, RlyehOrder};
    use crate::table::hand::HandOptions;
    let (seed, practice) = (start.seed.unwrap_or_else(chance), start.practice);
    let order = start.first.map(|first| match first {
        First::Rlyeh(rlyeh::Seated { setup, seating }) => {
            Order::Rlyeh(RlyehOrder { setup, seating, seed, hand: HandOptions::default(), practice })
        }
        First::Rathulhu(rathulhu::Seated { setup, seats }) => {
            Order::Rathulhu(CardOrder { setup, seats, seed, practice })
        }
        First::Thoth(seated) => Order::Thoth(thoth_order(seated, seed, practice)),
    });
    let options =
        crate::app::Options { load: start.load, order, journal: start.journal, ..Default::default() };
    crate::app::run(&options)?;
    Ok(())
}

/// The order of a match of Houses of Thoth, with the usual names and stones.
#[cfg(feature = "window")]
fn thoth_order(
    seated: super::thoth::Seated,
    seed: u64,
    practice: bool,
) -> crate::app::thoth::panels::draft::Order {
    use crate::app::thoth::names::Names;
    use crate::app::thoth::panels::draft::{Draft, Order, Sitter};
    let draft = Draft::default();
    let names = draft.places.iter().take(seated.bots.len()).map(|place| place.name.clone());
    Order {
        setup: seated.setup,
        names: Names::new(names),
        sitters: seated.bots.into_iter().map(|bot| bot.map_or(Sitter::Person, Sitter::Bot)).collect(),
        colours: draft.colours,
        seed,
        practice,
    }
}

/// A seed of chance: the clock is as good as any when nothing depends on it.
pub(super) fn chance() -> u64 {
    use std::time::{SystemTime, UNIX_EPOCH};
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(1, |since| since.as_nanos() as u64 % 1_000_000)
}
