//! What a game tells a match, so that it can be played on a real table.

use super::daily::Day;
use super::score::Feat;
use game::message::{Message, Say};
use game::pieces::Surface;
use game::{Game, Seat};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::error::Error;
use std::fmt::Debug;
use table::hand::surface_below;
use table::observe::Baseline;
use table::rapier3d::prelude::Pose;
use table::settle::Rest;
use table::sim::Placement;
use table::{PieceId, Sim};

/// What the rules would make of a release.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruling {
    /// Whether something is lost by it: what is let go of, or what it brings down.
    pub lost: bool,
    /// The same in a few words: "misses the card". `None` if what is seen tells it.
    pub words: Option<Message>,
    /// Whether it is what the game asked for, where it asked for something.
    pub as_asked: Option<bool>,
}

impl Ruling {
    /// Something is lost, in a few words.
    pub fn lost(words: impl Say) -> Self {
        Self { lost: true, words: Some(words.message()), as_asked: None }
    }
}

/// A game of dexterity: rules that a referee tells what the table did.
///
/// The match does everything that is the same for all of them: takes, touches, releases, settling, judging, undo, log,
/// saves. Here stands what is not.
pub trait Tabled:
    Game<
        Setup: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static,
        Action: Clone + Debug + Send + Sync + 'static,
        Event: Clone + Debug + Say + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static,
        View: Clone + Debug + Send + Sync + 'static,
    > + Debug
    + PartialEq
    + Send
    + Sync
    + 'static
{
    /// The game in saves and journals.
    const NAME: &'static str;
    /// Whether a table may be put to sleep as soon as it is at rest, so that what sways costs nothing. Not where cards stand on
    /// their edges: when a house of them is woken, what they press on is found anew, and some fall.
    const SLEEPS_AT_REST: bool = false;
    /// What a seat does without touching a piece.
    type Declaration: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// What a piece is called.
    type Label: Clone + Debug + Say + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// What the referee reports.
    type Facts: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static;

    /// How many play with this set-up.
    fn seats(setup: &Self::Setup) -> u8;
    /// What was agreed before the game.
    fn setup(&self) -> &Self::Setup;
    /// The seat that acts, or on whose behalf the referee reports.
    fn actor(&self) -> Seat;
    /// Number of the turn under way.
    fn turn_number(&self) -> u32;
    /// What is in the hand, lowest first.
    fn in_hand(&self) -> Vec<PieceId>;
    /// Whether what is in the hand may be turned over, not only moved.
    fn may_turn_over(&self) -> bool;
    /// Grows when a part of a turn begins: the poses of that moment are what falling is judged against.
    fn part(&self) -> u32;
    /// The pieces that lie in store, out of play: nothing can upset them there until they are taken.
    fn stored(&self) -> Vec<PieceId> {
        vec![]
    }
    /// What a piece is called; nothing for what is no piece of the game.
    fn called(&self, id: PieceId) -> Option<Self::Label>;
    /// The same as a part of a message.
    fn say_piece(&self, id: PieceId) -> Message {
        self.called(id)
            .map_or_else(|| Message::new("piece-unknown").with("number", id.0), |label| label.message())
    }
    /// Whether set-up and state can be the game's: what a loader asks.
    ///
    /// # Errors
    /// What cannot be, in words.
    fn check_whole(&self) -> Result<(), Box<dyn Error + Send + Sync>>;

    /// Whether a declaration shows what nobody else may know, so that a journal must not tell it.
    fn is_secret(_: &Self::Declaration) -> bool {
        false
    }

    /// The action for something that touches no piece.
    fn declare(declaration: &Self::Declaration) -> Self::Action;
    /// The action of taking hold.
    fn take(id: PieceId) -> Self::Action;
    /// The action of letting go now of what is held on this table.
    fn release(&self, sim: &Sim) -> Self::Action;
    /// The action of putting back.
    fn put_back() -> Self::Action;
    /// The action of the referee.
    fn settled(facts: Self::Facts) -> Self::Action;

    /// Everything on the table before the game, in the order of the pieces' ids, the table's top last.
    fn placements(&self) -> Vec<Placement>;
    /// The surface that letting go now would declare.
    fn declared(&self, sim: &Sim) -> Surface {
        surface_below(sim, &self.in_hand())
    }
    /// The game once what is held has been let go of where it is held on this table.
    ///
    /// # Errors
    /// Why it may not be let go of there.
    fn let_go(&self, sim: &Sim) -> Result<Self, Message> {
        let mut let_go = self.clone();
        let_go.apply(self.actor(), self.release(sim)).map_err(|why| why.message())?;
        Ok(let_go)
    }
    /// Where what is held belongs on this table, where the game fixes that: poses of the lowest piece.
    fn belongs(&self, _sim: &Sim) -> Vec<Pose> {
        vec![]
    }
    /// The pieces that a report is about, what is in the hand included: those whose falling counts.
    fn watched(&self) -> Vec<PieceId>;
    /// What the rules need to know about the table as it is.
    fn report(&self, sim: &Sim, baseline: &Baseline, rest: Rest) -> Self::Facts;
    /// Whether a report was made while the table still moved.
    fn timed_out(facts: &Self::Facts) -> bool;

    /// What the rules would make of it if what has been let go of came to rest as it lies on this table: for the look ahead.
    /// `None` if that is told by what is seen alone.
    fn verdict(&self, _sim: &Sim, _baseline: &Baseline) -> Option<Ruling> {
        None
    }

    /// With what a match begins that nobody has done: the first deal, the first draw.
    fn opening(&self) -> Vec<Self::Event> {
        vec![]
    }

    /// Whether a match looks on after a report that timed out, and tells what comes down later ([`Tabled::late`]).
    const JUDGES_LATE: bool = false;
    /// The referee's action where something has come down by itself since a report that timed out; `by` let go last. `None`
    /// if nothing has, or nobody answers for it any more.
    fn late(&self, _by: Seat, _facts: &Self::Facts) -> Option<Self::Action> {
        None
    }

    /// Whether by what happened something came down, or what was let go of does not stand as it should: a window shows that
    /// again, slowly.
    fn brings_down(_: &Self::Event) -> bool {
        false
    }

    /// What a finished match can be ranked by; `None` if such matches are not compared, or while it is not over.
    fn feat(&self) -> Option<Feat> {
        None
    }

    /// The pieces that the rules send back to where they lay when the table last rested. The table settles once more.
    fn sent_back(_events: &[Self::Event]) -> Vec<PieceId> {
        vec![]
    }
    /// Whether this is the set-up of a day: all that the day fixes beside the seed is as it fixes it.
    fn is_of_the_day(_setup: &Self::Setup, _day: Day) -> bool {
        false
    }

    /// Brings pieces where the rules have put them, after something happened. Whether any had to be moved: then the
    /// table settles once more.
    fn tidy(&self, _sim: &mut Sim, _events: &[Self::Event]) -> bool {
        false
    }
    /// Looks at a table that has settled without the rules waiting for a report, and sets right what does not stand.
    /// What was seen, and what was set right.
    fn steady(&self, sim: &mut Sim, baseline: &Baseline, rest: Rest) -> (Self::Facts, Vec<PieceId>) {
        (self.report(sim, baseline, rest), vec![])
    }
}
