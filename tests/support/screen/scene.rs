//! The table of a match of Rathulhu as it is shown.

use game::Game;
use game::choices::{Chosen, Offers, Resolution};
use rathulhu_rules::{Action, Rathulhu, Thing};
use rathulhu_window::UiState;
use rathulhu_window::count::FinalCount;
use rathulhu_window::panel_data::PanelData;
use rathulhu_window::shown_table::{Table, board, items};
use rathulhu_window::ui_state::{GameRequest, Wanted};
use session::CardMatch;
use window::egui::{Rect, Vec2};
use window::ui::act::UiCommand;

/// A match.
pub type Bidding = CardMatch<Rathulhu>;

/// A match as it is shown.
pub fn table(m: &Bidding) -> Table {
    Table::new(m.game(), m.seating(), ())
}

/// What is shown of it in a window.
pub fn data<'a>(m: &'a Bidding, table: &'a Table, ui_state: &'a UiState, size: Vec2) -> PanelData<'a> {
    PanelData::of(m, table, ui_state, size, 1.0)
}

/// A UI state on which nothing has been chosen.
pub static EMPTY: UiState =
    UiState { chosen: Chosen::nothing(), bag_open: false, count: FinalCount { shown_s: 0.0 } };

/// Where a thing is.
pub fn rect(data: &PanelData, target: Thing) -> Option<Rect> {
    board(data, &items(data)).rect(target)
}

/// A UI state on which the keyboard points at something.
pub fn pointing(at: Option<Thing>) -> UiState {
    UiState { chosen: Chosen { focus: at, ..Chosen::default() }, ..UiState::default() }
}

/// What a wish tries, lawful or not.
pub fn does(m: &Bidding, wanted: &Wanted) -> Option<Action> {
    let UiCommand::Wish(GameRequest::Choose(input)) = wanted else { return None };
    let offers = Offers::<Rathulhu>::of(m.game().view(None));
    match Chosen::default().step(*input, &offers) {
        Resolution::Try(all) => all.first().map(|(_, action)| *action),
        Resolution::Refuse(_, action, _) => Some(action),
        Resolution::Choosing | Resolution::Nothing => None,
    }
}
