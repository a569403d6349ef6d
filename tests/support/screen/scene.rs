//! The table of a match of Rathulhu as it is shown.

use game::Game;
use game::choices::{Chosen, Offers, Step};
use rathulhu_rules::{Action, Rathulhu, Thing};
use rathulhu_window::Desk;
use rathulhu_window::count::FinalCount;
use rathulhu_window::desk::{Asked, Wanted};
use rathulhu_window::panel_data::PanelData;
use rathulhu_window::shown_table::{Table, board, items};
use session::CardMatch;
use window::egui::{Rect, Vec2};
use window::ui::act::Act;

/// A match.
pub type Bidding = CardMatch<Rathulhu>;

/// A match as it is shown.
pub fn table(m: &Bidding) -> Table {
    Table::new(m.game(), m.seating(), ())
}

/// What is shown of it in a window.
pub fn data<'a>(m: &'a Bidding, table: &'a Table, desk: &'a Desk, size: Vec2) -> PanelData<'a> {
    PanelData::of(m, table, desk, size, 1.0)
}

/// A desk on which nothing has been chosen.
pub static EMPTY: Desk =
    Desk { chosen: Chosen::nothing(), bag_open: false, count: FinalCount { shown_s: 0.0 } };

/// Where a thing is.
pub fn rect(data: &PanelData, target: Thing) -> Option<Rect> {
    board(data, &items(data)).rect(target)
}

/// A desk on which the keyboard points at something.
pub fn pointing(at: Option<Thing>) -> Desk {
    Desk { chosen: Chosen { focus: at, ..Chosen::default() }, ..Desk::default() }
}

/// What a wish tries, lawful or not.
pub fn does(m: &Bidding, wanted: &Wanted) -> Option<Action> {
    let Act::Wish(Asked::Choose(input)) = wanted else { return None };
    let offers = Offers::<Rathulhu>::of(m.game().view(None));
    match Chosen::default().step(*input, &offers) {
        Step::Try(all) => all.first().map(|(_, action)| *action),
        Step::Refuse(_, action, _) => Some(action),
        Step::Choosing | Step::Nothing => None,
    }
}
