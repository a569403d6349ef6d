//! What the player can ask of the table, by panel or by key.

use super::pick::Pick;
use super::plots::Camera;
use elder_god_rules::{Action, Card};
use game::Seat;
use window::ui::act::Act;

/// What the player can ask of the table.
#[derive(Clone, Debug, PartialEq)]
pub enum Asked {
    /// To do something, by the rules.
    Do(Action),
    /// To throw away what is marked, and to draw.
    Redraw,
    /// To take something up, or let go of it.
    Pick(Pick),
    /// To choose cards to be thrown away, or no more.
    Throwing(bool),
    /// To mark a card that is to be thrown away, or not.
    Mark(Card),
    /// To choose cards to be thrown away, this one first.
    ThrowAway(Card),
    /// To see a player's plot large.
    Front(Seat),
    /// To see a plot so, or fitted.
    Look(Seat, Option<Camera>),
    /// To look through the discard pile, or no more.
    Pile(bool),
    /// To see the end of what moves.
    Hurry,
}

/// What a panel wants.
pub type Wanted = Act<Asked>;
