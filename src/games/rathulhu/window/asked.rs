//! What the player can ask of the table, by panel or key.

use super::target::Target;
use rathulhu_rules::Action;
use window::ui::act::Act;

/// What the player can ask of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// To do something, by the rules.
    Do(Action),
    /// To see the end of what moves.
    Hurry,
    /// The score sheet filled in, or away once it is.
    TurnSheet,
    /// What is in the bag unfolded, or folded.
    FoldBag,
    /// To point at something by key.
    Point(Target),
}

/// What a panel wants.
pub type Wanted = Act<Asked>;
