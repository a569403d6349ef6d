//! Between Bevy and the panels: draws them, and passes on what they want.

use super::panels::{self, Asked, PanelData, result};
use super::scene::Spread;
use super::table::Table;
use super::{Pointing, RathulhuMatch, RathulhuWish, Unfolded};
use crate::app::card_match::CardWish;
use crate::app::messages::{ResultFolded, Screen};
use crate::app::platform::settings::Preferences;
use crate::app::ui::act::{Act, Requests};
use bevy::prelude::*;
use bevy_egui::EguiContexts;

/// Draws the panels.
#[expect(clippy::too_many_arguments, reason = "a system takes what it needs")]
pub(super) fn panels(
    mut contexts: EguiContexts,
    screen: Res<State<Screen>>,
    playing: Res<RathulhuMatch>,
    mut table: ResMut<Table>,
    (spread, pointing, mut unfolded): (Option<Res<Spread>>, Res<Pointing>, ResMut<Unfolded>),
    (preferences, folded): (Res<Preferences>, Res<ResultFolded>),
    mut wishes: MessageWriter<RathulhuWish>,
    mut requests: Requests,
) {
    let (Ok(ctx), Some(spread)) = (contexts.ctx_mut(), spread) else { return };
    if !matches!(screen.get(), Screen::Table | Screen::Result) {
        return;
    }
    let mut data = PanelData::of(&playing.0, &table, &spread.layout);
    (data.focus, data.still) = (pointing.0, preferences.reduced_motion);
    data.bag_open = unfolded.bag;
    let asked = panels::show(ctx, &data);
    let ending = (*screen.get() == Screen::Result).then(|| result::show(ctx, &data, folded.0)).flatten();
    for act in asked.into_iter().chain(ending) {
        match act {
            Act::Wish(Asked::Do(action)) => drop(wishes.write(CardWish(action))),
            Act::Wish(Asked::Hurry) if *screen.get() == Screen::Result => table.count_out(),
            Act::Wish(Asked::Hurry) => table.hurry(),
            Act::Wish(Asked::TurnSheet) => table.turn_sheet(preferences.reduced_motion),
            Act::Wish(Asked::FoldBag) => unfolded.bag = !unfolded.bag,
            Act::Program(request) => requests.send(request),
        }
    }
}
