//! What the player can ask of the table, by panel or by key.

use super::clock::For;
use super::lap::Pick;
use cluethulhu_rules::Thing;
use game::Seat;
use game::choices::Input;
use window::ui::act::Act;

/// What stands in the column beside the ring.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tab {
    /// What happened publicly, by Day and Night.
    #[default]
    Record,
    /// One's tablet, and what one was told.
    Mine,
    /// All that was said and done, line by line.
    Log,
}

/// What the player can ask of the table.
#[derive(Clone, Debug, PartialEq)]
pub enum Asked {
    /// To do something, or to point at something for it.
    Choose(Input<Thing>),
    /// To take that back: the verb, and then its group.
    Back,
    /// That all who can pass do, entered by one.
    AllPass,
    /// What the keyboard points at.
    Point(Seat),
    /// To raise a hand, or take it down.
    Hand(Seat),
    /// All who have raised none raise one.
    AllHands,
    /// That hands are raised for somebody else.
    Candidate(Seat),
    /// To count the hands that are raised.
    Count,
    /// A pick of a turn: somebody, or nobody.
    Pick(Pick),
    PickAgain(usize),
    /// The picks are final.
    Confirm,
    /// To see something else beside the ring.
    Show(Tab),
    /// A Keeper shows the players what is public, or no more.
    Public(bool),
    /// To begin a timer, to halt it or let it run, to do without.
    Time(For),
    /// See `Time`.
    Halt,
    /// Whether there are timers.
    Timers(bool),
    /// To see so many steps of the history; nothing: the end.
    Step(Option<usize>),
}

impl Asked {
    /// To click on something.
    pub const fn click(on: Thing) -> Self {
        Self::Choose(Input::Click(on))
    }
}

/// What a panel wants.
pub type Wanted = Act<Asked>;
