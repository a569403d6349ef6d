//! Rathulhu at the table: a board, a bag and everybody's tiles, drawn flat.
//!
//! * [`table`]: what lies where, as it is shown; it follows the match at a pace that can be watched;
//! * [`layout`]: where in the window that is, and [`mats`] before the players; pictures, labels and pointer go by it;
//! * [`thing`]: what can be pointed at, what it means and what is said about it;
//! * [`art`]: the pictures; `scene`: the sprites that show them;
//! * [`panels`]: what is drawn with egui; [`setup`]: who plays;
//! * `live`: carries out what is wanted; `thought`: the pace, and the bots.

pub mod art;
mod bots;
pub(super) mod keys;
pub mod layout;
mod lifecycle;
pub mod mats;
pub mod panels;
mod scene;
pub mod setup;
pub mod table;
pub mod target;



pub(super) use lifecycle::{load, rewind, start};

use crate::app::messages::{CardOrder, Order, PlaySet, RathulhuMatch, RathulhuWish, Screen};
use crate::app::platform::settings::Preferences;
use crate::app::ui::screens::{Requests, Workbench};
use super::rules::{Action, Phase, Rathulhu};
use crate::game::{Game, Seat};
use crate::session::{CardMatch, Sitter};
use bevy::app::RunFixedMainLoop;
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use panels::{Choice, PanelData, result};
use scene::Spread;
use table::Table;
use target::Target;

/// How long the end of a game is looked at before the result comes up, s.
const PAUSE_BEFORE_RESULT_S: f32 = 1.2;

/// Whether a match of Rathulhu is under way.
pub fn on(playing: Option<Res<RathulhuMatch>>) -> bool {
    playing.is_some()
}

/// What the keyboard points at.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pointing(pub Option<Target>);

/// Whether the result is out of the way.
#[derive(Resource, Default)]
pub(super) struct Folded(bool);

/// Adds the match: works without a window.
pub(super) fn logic(app: &mut App) {
    app.add_message::<RathulhuWish>()
        .init_resource::<thought::Thought>()
        .init_resource::<Pointing>()
        .init_resource::<Folded>()
        .add_systems(RunFixedMainLoop, live::carry_out.run_if(on).in_set(PlaySet::Apply))
        .add_systems(OnEnter(Screen::Result), |mut folded: ResMut<Folded>| folded.0 = false)
        .add_systems(
            Update,
            (
                (thought::move_on, thought::think, live::autosave, show_result)
                    .chain()
                    .run_if(in_state(Screen::Table)),
                hide_result.run_if(in_state(Screen::Result)),
            )
                .run_if(on),
        );
}

/// Adds the sprites. Needs a renderer.
pub(super) fn drawing(app: &mut App) {
    app.add_plugins(scene::plugin);
}

/// The heading under which the rules speak of what goes on.
pub fn matters(game: &Rathulhu) -> &'static str {
    match game.phase() {
        Phase::Turn { .. } | Phase::OldOnes { .. } => "Your turn",
        Phase::Auction(_) => "Auctions",
        Phase::Setback { .. } => "Setbacks",
        Phase::Over => "After the third Aeon",
    }
}

/// Whether the seat to act is a person who may do this.
fn may(playing: &CardMatch<Rathulhu>, action: Action) -> bool {
    let seat = playing.game().phase().seat();
    seat.is_some_and(|seat| {
        playing.sitter(seat) == Sitter::Person && playing.game().check(seat, action).is_ok()
    })
}

/// What a seat may give up to a Setback, in a fixed order.
fn losses(game: &Rathulhu, seat: Seat) -> Vec<Action> {
    let legal = game.legal_actions(seat);
    legal.into_iter().filter(|action| matches!(action, Action::Discard(_))).collect()
}

/// When the game is over, the table is left to be looked at for a moment.
fn show_result(
    playing: Res<RathulhuMatch>,
    table: Res<Table>,
    time: Res<Time<Real>>,
    mut over_s: Local<f32>,
    mut next: ResMut<NextState<Screen>>,
) {
    if playing.0.game().outcome().is_none() || table.is_busy() {
        *over_s = 0.0;
        return;
    }
    *over_s += time.delta_secs();
    if *over_s >= PAUSE_BEFORE_RESULT_S {
        *over_s = 0.0;
        next.set(Screen::Result);
    }
}

/// A result that was taken back is none.
fn hide_result(playing: Res<RathulhuMatch>, mut next: ResMut<NextState<Screen>>) {
    if playing.0.game().outcome().is_none() {
        next.set(Screen::Table);
    }
}

/// Draws the panels.
#[expect(clippy::too_many_arguments, reason = "a system takes what it needs")]
pub(super) fn draw(
    mut contexts: EguiContexts,
    screen: Res<State<Screen>>,
    playing: Res<RathulhuMatch>,
    mut table: ResMut<Table>,
    (spread, pointing): (Option<Res<Spread>>, Res<Pointing>),
    preferences: Res<Preferences>,
    mut folded: ResMut<Folded>,
    mut bench: ResMut<Workbench>,
    mut out: Requests,
) {
    let (Ok(ctx), Some(spread)) = (contexts.ctx_mut(), spread) else { return };
    if !matches!(screen.get(), Screen::Table | Screen::Result) {
        return;
    }
    let mut shown = PanelData::of(&playing.0, &table, &spread.layout);
    (shown.focus, shown.still) = (pointing.0, preferences.reduced_motion);
    let choice = panels::show(ctx, &shown);
    let ending = (*screen.get() == Screen::Result).then(|| result::show(ctx, &shown, folded.0)).flatten();
    match choice {
        Some(Choice::Act(act)) => out.send(act),
        Some(Choice::Hurry) => table.hurry(),
        Some(Choice::SheetAway) => table.put_sheet_away(),
        None => {}
    }
    match ending {
        Some(result::Choice::Act(act)) => out.send(act),
        Some(result::Choice::Fold(fold)) => folded.0 = fold,
        Some(result::Choice::Again) => {
            let m = &playing.0;
            let (setup, seats) = (*m.setup(), m.seats().to_vec());
            let order = CardOrder { setup, seats, seed: m.seed(), practice: m.practice() };
            bench.again(&Order::Rathulhu(order));
            out.send(crate::app::ui::act::Act::Command(crate::app::messages::Command::Show(Screen::SetUp)));
        }
        None => {}
    }
}
