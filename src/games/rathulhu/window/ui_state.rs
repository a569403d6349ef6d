//! What the player has chosen so far: what is pointed at and what is unfolded; what can be asked of the table by panel or key,
//! and what comes of it. None of it is part of the match.

use crate::count::{Counting, FinalCount};
use crate::shown_table::{RathulhuWindow, Table};
use bevy::prelude::{Res, ResMut, Resource};
use game::choices::{Chosen, Input};
use rathulhu_rules::{Event, Thing};
use window::flat::{self, DrawArea};
use window::frame_clock::FrameClock;
use window::messages::Pause;
use window::ui::act::UiCommand;

/// What has been chosen so far.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct UiState {
    pub chosen: Chosen<Thing>,
    pub bag_open: bool,
    pub count: FinalCount,
}

impl UiState {
    /// The final count of a match: one that was over from the start has been counted.
    pub fn final_count(&self, table: &Table) -> FinalCount {
        let over = table.events().iter().any(|event| matches!(event, Event::Over { .. }));
        if over { self.count } else { FinalCount::DONE }
    }
}

pub(super) fn carry_out(table: &mut flat::Table<RathulhuWindow>, asked: GameRequest) {
    match asked {
        GameRequest::Choose(input) => {
            let step = table.ui_state.chosen.step(input, table.shown.seen());
            table.take(step);
        }
        GameRequest::Hurry if table.view.result.is_some() => table.ui_state.count = FinalCount::DONE,
        GameRequest::Hurry => table.shown.hurry(),
        GameRequest::TurnSheet => turn_sheet(table.shown, table.view.still),
        GameRequest::FoldBag => table.ui_state.bag_open = !table.ui_state.bag_open,
    }
}

/// Fills the score sheet in at once, or puts it away once it is full.
pub fn turn_sheet(table: &mut Table, still: bool) {
    match Counting::of(table) {
        Some(counting) if !counting.progress(still).complete => table.skip_to(counting.lasts_s()),
        Some(_) => table.release(),
        None => {}
    }
}

/// Goes on with the final count beside the result. Dialogs hold it up.
pub(super) fn count_out(
    (table, view): (Res<Table>, Res<DrawArea>),
    mut ui_state: ResMut<UiState>,
    held: Res<Pause>,
    clock: FrameClock,
) {
    if *held == Pause::Off && !ui_state.final_count(&table).progress(view.still).complete {
        ui_state.count.shown_s += clock.count();
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum GameRequest {
    /// To do something, or to point at something by key.
    Choose(Input<Thing>),
    /// To see the end of what moves.
    Hurry,
    /// The score sheet filled in, or away once it is.
    TurnSheet,
    /// What is in the bag unfolded, or folded.
    FoldBag,
}

impl GameRequest {
    /// To point at something by key.
    pub const fn point(at: Thing) -> Self {
        Self::Choose(Input::Focus(at))
    }

    pub const fn click(on: Thing) -> Self {
        Self::Choose(Input::Click(on))
    }
}

pub type Wanted = UiCommand<GameRequest>;
