//! The panels of Houses of Thoth: each a function that draws what a seat sees and returns what the player wants, if
//! anything. What may be done, and why not, comes from the rules by way of [`PanelView`](super::panel_view::PanelView).

pub mod bank;
pub mod draft;
pub mod hand;
pub mod house;
pub mod houses;
pub mod log;
pub mod pass_screen;
pub mod piles;
pub mod reference;
pub mod result;
pub mod scores;
pub mod setup;
pub mod sheets;
pub mod table;
pub mod turn;
pub mod uses;
pub mod words;



use crate::app::messages::Dialog;
use crate::games::thoth::rules::{Action, Card, Play};
use crate::session::Undo;

/// What a panel or a key asks for.
#[derive(Clone, Debug, PartialEq)]
pub enum Act {
    /// Something of the game.
    Do(Action),
    /// A sheet over the table.
    Open(Sheet),
    /// That sheet gone.
    Close,
    /// The screen is with whoever is to play: their cards may be shown.
    Here,
    /// A match set up.
    Start(Box<draft::Order>),
    /// A dialog of the program.
    Dialog(Dialog),
    /// A step back or again.
    Rewind(Undo),
    /// The same again.
    Again,
    /// The menu.
    Menu,
    /// The result out of the way, or back.
    Fold(bool),
}

/// A sheet that lies over the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sheet {
    /// What every card can do.
    Reference,
    /// The scores so far.
    Scores,
    /// The discard pile.
    Discard,
}

impl Sheet {
    /// Every sheet.
    pub const ALL: [Self; 3] = [Self::Reference, Self::Scores, Self::Discard];
}

/// What the player has picked: a card, and a way to play it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pick {
    /// The card.
    pub card: Option<Card>,
    /// The play.
    pub play: Option<Play>,
}
