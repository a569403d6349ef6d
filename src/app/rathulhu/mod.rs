//! Rathulhu at the table: a board, a bag and everybody's tiles, drawn flat.
//!
//! * [`table`]: what lies where, as it is shown; it follows the match at a pace that can be watched;
//! * [`setup`]: who plays;
//! * `live`: carries out what is wanted, lets the bots think.

pub(super) mod keys;
mod live;
pub mod panels;
pub mod setup;
pub mod table;
mod thought;

pub(super) use live::{load, rewind, start};

use super::play::{PlaySet, RathulhuMatch, RathulhuWish, Screen};
use super::settings::Preferences;
use super::ui::Outbox;
use crate::games::rathulhu::{Phase, Rathulhu};
use bevy::app::RunFixedMainLoop;
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use table::Table;

/// Whether a match of Rathulhu is under way.
pub fn on(playing: Option<Res<RathulhuMatch>>) -> bool {
    playing.is_some()
}

/// Adds the match: works without a window.
pub(super) fn logic(app: &mut App) {
    app.add_message::<RathulhuWish>()
        .init_resource::<thought::Thought>()
        .add_systems(RunFixedMainLoop, live::carry_out.run_if(on).in_set(PlaySet::Apply))
        .add_systems(
            Update,
            (thought::move_on, thought::think, live::autosave)
                .chain()
                .run_if(on.and_then(in_state(Screen::Table))),
        );
}

/// Adds the drawing.
pub(super) fn drawing(_app: &mut App) {}

/// The heading under which the rules speak of what goes on.
pub fn matters(game: &Rathulhu) -> &'static str {
    match game.phase() {
        Phase::Turn { .. } | Phase::OldOnes { .. } => "Your turn",
        Phase::Auction(_) => "Auctions",
        Phase::Setback { .. } => "Setbacks",
        Phase::Over => "After the third Aeon",
    }
}

/// Draws the panels.
pub(super) fn draw(
    mut contexts: EguiContexts,
    playing: Res<RathulhuMatch>,
    table: Res<Table>,
    preferences: Res<Preferences>,
    mut out: Outbox,
) {
    let _ = (&table, &preferences);
    let Ok(ctx) = contexts.ctx_mut() else { return };
    if let Some(act) = panels::plain(ctx, &playing.0) {
        out.send(act);
    }
}
