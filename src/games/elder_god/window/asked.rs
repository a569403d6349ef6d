//! What the player can ask of the table, by panel or by key.

use super::plots::Camera;
use elder_god_rules::Thing;
use game::Seat;
use game::choices::Input;
use window::ui::act::Act;

/// What the player can ask of the table.
#[derive(Clone, Debug, PartialEq)]
pub enum Asked {
    /// To do something, or to choose something for it.
    Choose(Input<Thing>),
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

/// What a panel wants that has to do with the choices.
pub const fn choose(input: Input<Thing>) -> Wanted {
    Act::Wish(Asked::Choose(input))
}
