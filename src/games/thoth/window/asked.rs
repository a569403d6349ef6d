//! What the player can ask of the table, by panel or by key; what has been picked for it.

use super::gaze::Look;
use strum::VariantArray;
use thoth_rules::{Action, Card, Play};
use window::ui::act;

/// What the game can be asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Asked {
    /// Something by the rules.
    Do(Action),
    /// A sheet over the table.
    Open(Sheet),
    /// That sheet gone.
    Close,
    /// The screen is with whoever is to play: their cards may be shown.
    Here,
    /// A look at something of the table.
    Look(Look),
}

/// What a panel or a key asks for.
pub type Act = act::Act<Asked>;

/// A sheet that lies over the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray)]
pub enum Sheet {
    /// What every card can do.
    Reference,
    /// The scores so far.
    Scores,
    /// The discard pile.
    Discard,
}

/// What the player has picked: a card, and a way to play it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pick {
    /// The card: of the hand, or of the bids.
    pub card: Option<Card>,
    /// The play.
    pub play: Option<Play>,
}
