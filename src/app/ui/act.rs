//! The panels: each a function that draws what a view says and returns what the player wants, if anything. No panel
//! changes a match, reads a file or knows what Bevy is; that makes them testable without a window.

use crate::app::messages::Command;
use crate::games::rathulhu::rules::Action;
use crate::session::Intent;

/// What a panel or a key asks for.
#[derive(Clone, Debug)]
pub enum Act {
    /// Something of the match of Builders of R'lyeh.
    Wish(Intent),
    /// Something of the match of Rathulhu.
    Rathulhu(Action),
    /// Something of the program.
    Command(Command),
    /// A dialog.
    Open(Dialog),
    /// The topmost dialog gone.
    Close,
    /// All dialogs gone.
    CloseAll,
}

/// What lies over a screen. Dialogs lie over one another; Esc takes the topmost away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Dialog {
    /// Resume, save, load, leave.
    Pause,
    /// The rules.
    Rules,
    /// The keys.
    Help,
    /// Settings.
    Settings,
    /// Choose a save.
    Load,
    /// Name a save.
    Save,
}
