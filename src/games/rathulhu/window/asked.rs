//! What the player can ask of the table, by panel or key.

use game::choices::Input;
use rathulhu_rules::Thing;
use window::ui::act::Act;

/// What the player can ask of the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Asked {
    /// To do something, or to point at something by key.
    Choose(Input<Thing>),
    /// To see the end of what moves.
    Hurry,
    /// The score sheet filled in, or away once it is.
    TurnSheet,
    /// What is in the bag unfolded, or folded.
    FoldBag,
}

impl Asked {
    /// To point at something by key.
    pub const fn point(at: Thing) -> Self {
        Self::Choose(Input::Focus(at))
    }

    /// To click on something.
    pub const fn click(on: Thing) -> Self {
        Self::Choose(Input::Click(on))
    }
}

/// What a panel wants.
pub type Wanted = Act<Asked>;
