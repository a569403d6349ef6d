//! What the window's systems share: which screen is shown, the match under way, what a seat may see of it, and the
//! messages by which panels and the hand say what they want. One system carries wishes out; nobody else changes a match.

use self::Dialog;
use super::table::physics::{BridgeError, LiveTable};
use crate::games::rathulhu::rules as rathulhu;
use crate::games::rlyeh::rules as rlyeh;
use crate::games::rlyeh::rules::Rlyeh;
use crate::session::seating::Seating;
use crate::session::{CardMatch, Intent, Match, MatchView, Sitter, Tabled, Undo};
use crate::table::hand::HandOptions;
use bevy::prelude::*;
use std::mem::swap;
use std::path::PathBuf;

/// The screens.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    /// What to do.
    #[default]
    Menu,
    /// Who plays what, and how.
    SetUp,
    /// The table.
    Table,
    /// How it came out; the table is still there to look at.
    Result,
}

/// The match of a game of dexterity under way. At most one game's match is there at a time. Its table is lent to the
/// physics plugin between ticks: look at [`CurrentView`] instead, or borrow the whole match where the bridge lends it.
#[derive(Resource)]
pub struct Playing<G: Tabled = Rlyeh>(pub Match<G>);

/// The match of Rathulhu under way.
#[derive(Resource)]
pub struct RathulhuMatch(pub CardMatch<rathulhu::Rathulhu>);

/// What the seat at the screen wants of the match of Rathulhu.
#[derive(Message, Clone, Copy, Debug)]
pub struct RathulhuWish(pub rathulhu::Action);

/// The match as the seat at the screen sees it, renewed every frame.
#[derive(Resource, Clone)]
pub struct CurrentView<G: Tabled = Rlyeh>(pub MatchView<G>);

/// What the seat at the screen wants of the match.
#[derive(Message, Clone, Debug)]
pub struct Wish<G: Tabled = Rlyeh>(pub Intent<G>);

/// What the player wants of the program.
#[derive(Message, Clone, Debug)]
pub enum Command {
    /// Start a match.
    Start(Box<Order>),
    /// Take a step back or again.
    Rewind(Undo),
    /// Save the match.
    Save(PathBuf),
    /// Load a match.
    Load(PathBuf),
    /// Show another screen.
    Show(Screen),
    /// Leave the program.
    Quit,
}

/// A match to be started.
#[derive(Clone, Debug)]
pub enum Order {
    /// Builders of R'lyeh.
    Rlyeh(RlyehOrder),
    /// Rathulhu.
    Rathulhu(CardOrder<rathulhu::Setup>),
    /// Houses of Thoth.
    Thoth(crate::games::thoth::window::panels::draft::Order),
}

/// A match of a game without a physical table, to be started.
#[derive(Clone, Debug, PartialEq)]
pub struct CardOrder<S> {
    /// What is agreed before the game.
    pub setup: S,
    /// Who sits where.
    pub seats: Vec<Sitter>,
    /// Seed of chance.
    pub seed: u64,
    /// Whether steps may be taken back.
    pub practice: bool,
}

/// A match of Builders of R'lyeh to be started.
#[derive(Clone, Debug)]
pub struct RlyehOrder {
    /// Who plays what.
    pub setup: rlyeh::Setup,
    /// Who sits where.
    pub seating: Seating,
    /// Seed of the dice.
    pub seed: u64,
    /// How the hand is set up.
    pub hand: HandOptions,
    /// Whether steps may be taken back.
    pub practice: bool,
}

/// The dialogs that are open, the topmost last.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Open(pub Vec<Dialog>);

/// Something to tell the player, in words: errors, refusals, confirmations.
#[derive(Message, Clone, Debug)]
pub struct Notice(pub String);

/// The order of things in a frame, before the ticks of physics: what players want is gathered, carried out, seen.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PlaySet {
    /// Keys and the hand send [`Wish`]es and [`Command`]s. What is sent later in a frame waits for the next.
    Wish,
    /// They are carried out.
    Apply,
    /// [`CurrentView`] is renewed.
    See,
}

/// Runs a closure with the whole match: rules, hand, and the live table in its place.
///
/// Between two calls the physics plugin has the table, and the match's own `Sim` is hollow. So every method of
/// [`Match`] that looks at the table or touches it (`intend`, `view`, `rewind`, `to_bytes`, the ticks) belongs in here
/// and nowhere else. A closure that replaces the table (undo) need do no more: what is swapped back is live.
///
/// # Errors
/// [`BridgeError`] where there is no live table.
pub fn with_match<G: Tabled, R>(
    live: &mut LiveTable,
    playing: &mut Playing<G>,
    work: impl FnOnce(&mut Match<G>) -> R,
) -> Result<R, BridgeError> {
    live.lend(|sim| {
        swap(sim, playing.0.sim_mut());
        let result = work(&mut playing.0);
        swap(sim, playing.0.sim_mut());
        result
    })
}
