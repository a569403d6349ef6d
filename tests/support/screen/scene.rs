//! The table of a match of Rathulhu as it is shown.

use rathulhu_rules::Rathulhu;
use rathulhu_window::Desk;
use rathulhu_window::count::FinalCount;
use rathulhu_window::items::{board, items};
use rathulhu_window::panel_data::PanelData;
use rathulhu_window::shown_table::Table;
use rathulhu_window::target::Target;
use session::CardMatch;
use window::egui::{Rect, Vec2};

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
pub static EMPTY: Desk = Desk { pointing: None, bag_open: false, count: FinalCount { shown_s: 0.0 } };

/// Where a thing is.
pub fn rect(data: &PanelData, target: Target) -> Option<Rect> {
    board(data, &items(data)).rect(target)
}
