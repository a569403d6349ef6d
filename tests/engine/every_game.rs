//! What holds of every game, tried by playing at random: a line in the list below, and a file that tells what only that
//! game knows (how its table would settle, what a seat cannot know, what its own rules demand of every state).
//!
//! At every state: somebody may act unless the game is over or waits for the table; what is listed is accepted, what is
//! not listed is refused in words and changes nothing, to the byte; what is saved comes back and goes on alike; the audit
//! finds nothing; nobody sees, is offered or is told anything that depends on what they cannot know. And games end.
//!
//! A transcript of one game of each is kept in `golden/`. After a change that was meant to change it, write it anew with
//! `INSTA_UPDATE=always ./test every_game` and read the difference.

mod golden;
mod play;

use game::message::Say;
use game::rng::Rng;
use game::{Game, Language, Seat};
use lang::Texts;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::collections::BTreeSet;
use std::fmt::Debug;

macro_rules! every_game {
    ($($game:ident),* $(,)?) => {
        $(pub mod $game;)*

        /// The games that are tried.
        const TRIED: &[&str] = &[$(<$game::Tester as Tester>::ID),*];

        mod random_play {
            $(#[test]
            fn $game() {
                super::play::every_game::<super::$game::Tester>();
            })*
        }

        mod transcripts {
            $(#[test]
            fn $game() {
                super::golden::compare::<super::$game::Tester>();
            })*
        }
    };
}

every_game! {
    rlyeh,
    rathulhu,
    thoth,
    elder_god,
    cluethulhu,
}

#[test]
fn every_game_that_there_is_is_tried() {
    // A game is a folder.
    let folders = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../../src/games")).unwrap();
    let name = |folder: std::io::Result<std::fs::DirEntry>| {
        folder.unwrap().file_name().to_str().unwrap().replace('_', "-")
    };
    let games: BTreeSet<String> = folders.map(name).collect();
    let tried: BTreeSet<String> = TRIED.iter().map(|id| (*id).to_owned()).collect();
    assert_eq!(tried, games, "write a tester for the new game, and its line in the list");
}

/// What is asked of a game's parts.
pub trait Tried:
    Game<
        Setup: Debug,
        Action: Clone + Debug + PartialEq + Serialize + DeserializeOwned,
        Event: Debug + Say + PartialEq + Serialize + DeserializeOwned,
        View: Debug + PartialEq,
    > + Debug
    + PartialEq
{
}

impl<G> Tried for G where
    G: Game<
            Setup: Debug,
            Action: Clone + Debug + PartialEq + Serialize + DeserializeOwned,
            Event: Debug + Say + PartialEq + Serialize + DeserializeOwned,
            View: Debug + PartialEq,
        > + Debug
        + PartialEq
{
}

/// Plays a game at random, and knows about it what no test of all games can know.
pub trait Tester: Sized {
    /// The game.
    type Game: Tried;
    /// Its name in the catalogue.
    const ID: &'static str;
    /// No game has more steps.
    const MOST_STEPS: usize;
    /// One of so many listed actions is tried at least.
    const OF_LISTED: usize = 4;
    /// Whether anything in a state is hidden from somebody. Chance to come counts.
    const HIDES: bool = true;
    /// Events that must have happened when all games have been played: what never happens is not tested.
    const MET: &'static [&'static str];

    /// The games to be played: what was agreed, and the seed.
    fn games() -> Vec<(<Self::Game as Game>::Setup, u64)>;
    /// A tester for one of them.
    fn new(seed: u64) -> Self;
    /// The game whose transcript is kept, and who plays it.
    fn golden() -> (Self, <Self::Game as Game>::Setup, u64);

    /// How many sit at the table.
    fn seats(game: &Self::Game) -> u8;
    /// All that a seat may do, told anew from the game's sheet and from what is seen, as it is printed: an oracle that does not
    /// ask the engine. Nothing where there is none.
    fn lawful(_: &Self::Game, _: Seat) -> Option<BTreeSet<String>> {
        None
    }
    /// What cannot be in a state.
    fn audit(game: &Self::Game) -> Result<(), String>;
    /// The game with everything else that `viewer` cannot know: chance to come, other hands, decks. A copy, where nothing
    /// is hidden.
    fn twin(game: &Self::Game, viewer: Option<Seat>, rng: &mut Rng) -> Self::Game;

    /// One of the legal actions.
    fn choose(&mut self, _: &Self::Game, legal: &[Action<Self>], rng: &mut Rng) -> Action<Self> {
        rng.pick(legal).expect("something can be done").clone()
    }
    /// What the referee could report.
    fn report(&mut self, game: &Self::Game, _: &mut Rng) -> Action<Self> {
        panic!("nobody pretends to be the table of {game:?}")
    }
    /// Whether an action is the referee's.
    fn is_report(_: &Action<Self>) -> bool {
        false
    }
    /// Actions that may or may not be allowed, beside those that were possible earlier.
    fn wild(&mut self, _: &Self::Game, _: &mut Rng) -> Vec<Action<Self>> {
        vec![]
    }
    /// Looks at a state in which something is about to be done.
    fn before(&mut self, _: &Self::Game, _: Seat, _: &Action<Self>) {}
    /// Looks at the state that came of it.
    fn after(&mut self, _: &Self::Game, _: &[Event<Self>]) {}

    /// The name by which an event is counted.
    fn kind(event: &Event<Self>) -> String {
        format!("{event:?}").split([' ', '{', '(']).next().unwrap_or_default().to_owned()
    }
    /// How a transcript begins.
    fn opening(_: &Self::Game) -> String {
        String::new()
    }
    /// An action in a transcript.
    fn told(action: &Action<Self>, _: Language) -> String {
        format!("{action:?}")
    }
    /// The languages in which a transcript is kept.
    const LANGUAGES: &[Language] = &[Language::English];

    /// An event in a transcript.
    fn happened(event: &Event<Self>, language: Language) -> String {
        Texts::of(language).plain(event)
    }
}

/// What is done in a tester's game.
pub type Action<T> = <<T as Tester>::Game as Game>::Action;
/// What happens in a tester's game.
pub type Event<T> = <<T as Tester>::Game as Game>::Event;

/// The game with another chance to come: nobody can tell the two apart. For games that keep it in a field `rng`.
pub fn with_other_chance<G: Game>(game: &G, rng: &mut Rng) -> G {
    let mut value = serde_json::to_value(game).unwrap();
    let chance = value.get_mut("rng").expect("a game keeps its chance");
    *chance = serde_json::to_value(Rng::new(u64::from(rng.below(u32::MAX)))).unwrap();
    serde_json::from_value(value).unwrap()
}
