//! Rathulhu at the table: a board, a bag and everybody's tiles, drawn flat.
//! It knows its own game and the kit of all windows (`window`), and no other game. Panels see a seat's view alone.
//!
//! * [`shown_table`]: the match as it is shown, event by event; what lies on the table, and what clicks and drags of it mean;
//! * [`layout`]: where in the window everything lies;
//! * [`count`]: how points are counted before everybody;
//! * [`about`]: what is said about what can be pointed at, and what a seat can hope for;
//! * [`faces`]: the pictures;
//! * [`panels`]: what is drawn with egui; [`panel_data`]: what they show; [`ui_state`]: what the player has chosen so far, and what
//!   panels and keys can ask; [`keys`], `keyboard`; [`setup`]: who plays; [`texts`]: the words.

#![allow(missing_docs, reason = "most names of a window say what they are; docs tell what they do not")]

pub mod about;
pub mod count;
pub mod faces;
pub mod keyboard;
pub mod keys;
pub mod layout;
pub mod panel_data;
pub mod panels;
pub mod setup;
pub mod shown_table;
pub mod texts;
pub mod ui_state;

pub use shown_table::{RathulhuMatch, RathulhuOrder, RathulhuWindow};
pub use ui_state::UiState;

use bevy::app::{App, Update};
use bevy::prelude::{IntoScheduleConfigs, SystemCondition, in_state};
use bevy_egui::egui::Context;
use bots::SeatPosition;
use count::Counting;
use faces::TileDetail;
use game::choices::Offers;
use game::{Game, Move, Seat};
use panel_data::PanelData;
use panels::result;
use rathulhu::bot;
use rathulhu::info::INFO;
use rathulhu_rules as rules;
use rathulhu_rules::{Action, Event, Phase, Rathulhu};
use session::info::PlayArguments;
use session::{CardMatch, Seating, Skill};
use setup::Draft;
use shown_table::Table;
use std::sync::Arc;
use ui_state::{GameRequest, Wanted};
use window::board::Item;
use window::card_match::on;
use window::flat;
use window::flat::{DisplayedMatch, DrawContext, FlatGame, PlaybackEntry, Pressed};
use window::game_ui::{Basics, GameUi, Order, SetupForm, StartOption};
use window::messages::Screen;
use window::ui::act::UiCommand;
use window::ui::spotlight::Spotlight;

pub static UI: GameUi = flat::ui::<RathulhuWindow>(Basics {
    info: &INFO,
    idea: "rathulhu-idea",
    minutes: 20,
    ways: &[StartOption { label: "rathulhu-way-play", form: || Box::new(Draft::default()) }],
    keys: keys::LIST,
    illustrations: panels::illustrations::ILLUSTRATIONS,
    illustration_names: panels::illustrations::named,
    emblem: panels::emblem,
});

/// The match that the command line asks for.
pub fn order(request: &PlayArguments, setup: rules::Setup) -> Arc<dyn Order> {
    Arc::new(RathulhuOrder::new(setup, request.into()))
}

impl FlatGame for RathulhuWindow {
    type Game = Rathulhu;
    type Bot = bot::Bot;
    type Viewer = ();
    type Seen = Offers<Rathulhu>;
    type UiState = UiState;
    type Wish = GameRequest;

    const KEYS_AT_RESULT: bool = true;
    const HAS_HANDS: bool = false;

    fn bot(skill: Skill, seed: u64, seat: Seat) -> bot::Bot {
        bot::Bot::new(skill, seed, seat)
    }

    /// Where people share the screen, nobody's hidden score is on it.
    fn see(game: &Rathulhu, (): (), seating: &Seating) -> Offers<Rathulhu> {
        let mut people = seating.persons();
        Offers::of(game.view(people.next().filter(|_| people.next().is_none())))
    }

    fn again(m: &CardMatch<Rathulhu>, _: &UiState) -> Box<dyn SetupForm> {
        Box::new(Draft::again(&RathulhuOrder::of(m)))
    }

    /// An entry an event, as the rules tell it.
    fn entries(
        before: &Rathulhu,
        done: Option<&Move<Action>>,
        events: Vec<Event>,
        after: &Rathulhu,
    ) -> Vec<PlaybackEntry<Rathulhu>> {
        let steps = done.and_then(|done| before.step_by_step(done.seat, done.action).ok());
        let same = |steps: &Vec<(Event, Rathulhu)>| steps.iter().map(|(event, _)| event).eq(&events);
        match steps.filter(same) {
            Some(steps) => {
                steps.into_iter().map(|(event, after)| PlaybackEntry { events: vec![event], after }).collect()
            }
            None => vec![PlaybackEntry { events, after: after.clone() }],
        }
    }

    fn lasts_s(events: &[Event]) -> f32 {
        events.iter().map(|event| shown_table::telling(event, TileDetail::Name).lasts_s).sum()
    }

    fn reads_s(events: &[Event]) -> f32 {
        Self::lasts_s(events)
    }

    fn holds(events: &[Event]) -> bool {
        events.iter().any(|event| matches!(event, Event::AeonScored { .. }))
    }

    fn moves_on_hold(shown: &DisplayedMatch<Self>, still: bool) -> bool {
        Counting::of(shown).is_some_and(|counting| !counting.progress(still).complete)
    }

    fn large(scene: &DrawContext<Self>, events: &[Event]) -> Vec<Spotlight> {
        let data = PanelData::at(scene);
        let shown = |event: &Event| {
            let mut telling = shown_table::telling(event, TileDetail::Name);
            if let Event::Invoked { .. } = event {
                telling
                    .pictures
                    .extend(data.seen.track.tiles().map(|lies| shown_table::tile(lies, TileDetail::Name)));
            }
            telling.large(event, data.seating, |(tile, place)| Some(data.layout.place(tile, place, 0)))
        };
        events.iter().filter_map(shown).collect()
    }

    fn landmarks(position: &SeatPosition<Rathulhu>, action: &Action) -> Vec<String> {
        Offers::<Rathulhu>::of(position.view.clone()).marks(*action)
    }

    fn items(scene: &DrawContext<Self>) -> Vec<Item<()>> {
        shown_table::items(&PanelData::at(scene)).into_iter().map(Item::plain).collect()
    }

    fn show(ctx: &Context, scene: &DrawContext<Self>) -> Vec<Wanted> {
        let data = PanelData::at(scene);
        let mut wanted = panels::show(ctx, &data);
        if let Some(folded) = scene.view.result {
            wanted.extend(result::show(ctx, &data, folded));
        }
        wanted
    }

    fn key(scene: &DrawContext<Self>, pressed: &Pressed) -> Option<Wanted> {
        if pressed.carrying {
            return None;
        }
        let asked = match scene.view.result {
            Some(_) => keyboard::at_the_end(pressed.key),
            None => keyboard::meant(pressed.key, &PanelData::at(scene)),
        };
        asked.map(UiCommand::Wish)
    }

    fn carry_out(table: &mut flat::Table<Self>, asked: GameRequest) {
        ui_state::carry_out(table, asked);
    }

    fn renew(_: &CardMatch<Rathulhu>, table: &mut Table, ui_state: &mut UiState) {
        if table.seen().known().view.outcome.is_none() && ui_state.count != Default::default() {
            ui_state.count = Default::default();
        }
    }

    fn plugin(app: &mut App) {
        app.add_systems(Update, ui_state::count_out.run_if(in_state(Screen::Result).and_then(on::<Table>)));
    }

    fn chapter(m: &CardMatch<Rathulhu>, _: &UiState) -> &'static str {
        chapter(m.game())
    }

    fn keeps_escape(ui_state: &UiState) -> bool {
        ui_state.bag_open
    }
}

/// The heading under which the rules speak of what goes on.
pub fn chapter(game: &Rathulhu) -> &'static str {
    match game.phase() {
        Phase::Turn { .. } | Phase::OldOnes { .. } => "Your turn",
        Phase::Auction(_) => "Auctions",
        Phase::Setback { .. } => "Setbacks",
        Phase::Over => "After the third Aeon",
    }
}
