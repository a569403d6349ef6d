//! What a game of cards, tiles or tokens tells a match of it, whoever keeps that.

use super::message::{Message, Say};
use super::{Game, Seat};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::error::Error;
use std::fmt::Debug;

/// A game that is played with cards, tiles or tokens alone.
pub trait CardGame:
    Game<
        Setup: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync,
        Action: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync,
        Event: Clone + Debug + PartialEq + Say + Serialize + DeserializeOwned + Send + Sync,
        View: Send,
    > + PartialEq
    + Send
    + Sync
    + 'static
{
    /// Its name in saves and journals.
    const NAME: &'static str;

    /// How many sit at the table.
    fn seats(setup: &Self::Setup) -> u8;

    /// Whether this can be a state of the game.
    ///
    /// # Errors
    /// What is wrong with it, in words.
    fn inspect(&self) -> Result<(), Box<dyn Error + Send + Sync>>;

    /// What was agreed, as far as all may know it: journals leave out the rest.
    fn told_setup(setup: &Self::Setup) -> Cow<'_, Self::Setup> {
        Cow::Borrowed(setup)
    }

    /// Whether everybody may know who did this: journals leave out what is done in secret.
    fn is_open(_: &Self::Action) -> bool {
        true
    }

    /// Whether nobody may know when something is done, either: then the match is written down at fixed times.
    const HIDES_DEEDS: bool = false;

    /// Whether everybody may know of this: journals leave out the rest.
    fn is_public(_: &Self::Event) -> bool {
        true
    }

    /// Number of the turn under way after these moves: what a replay goes by. Rules that number no turns may count theirs from
    /// the moves; where players know no turns, each move is one.
    fn turn(&self, log: &[Move<Self::Action>]) -> u32 {
        u32::try_from(log.len()).unwrap_or(u32::MAX)
    }

    /// What players call that turn: "turn 12".
    fn turn_words(&self, log: &[Move<Self::Action>]) -> Message {
        Message::new("turn-number").with("turn", self.turn(log))
    }

    /// Whether a play is half done: it is told, and taken back, as one with what ends it.
    fn is_midway(&self) -> bool {
        false
    }

    /// What the seat to act has to do, where the rules leave it one thing. In the window nobody is asked for that: it is done,
    /// and taken back with what led to it.
    fn forced(&self) -> Option<Move<Self::Action>> {
        None
    }

    /// The lines that tell what came of a whole play.
    fn lines(events: &[Self::Event]) -> Vec<Message> {
        events.iter().map(Say::message).collect()
    }

    /// Whether all who may act now may do so at any time, and nobody waits for anybody: a discussion.
    fn in_any_order(&self) -> bool {
        false
    }

    /// Whether all who may act now do so at once: a show of hands. Where people share a screen one of them enters it for all,
    /// and bots act before they are asked.
    fn all_at_once(&self) -> bool {
        false
    }
}

/// What a seat did: with the set-up and the seed, enough to replay a match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Move<A> {
    /// Who.
    pub seat: Seat,
    /// What.
    pub action: A,
}
