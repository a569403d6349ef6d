//! Cluethulhu at the table: the ring of seats round the lamp, by Day and by Night.
//! It knows its own game and the kit of all windows (`window`), and no other game. Panels see a seat's view alone.
//!
//! * [`seen`]: what is seen of a game, from a view of the rules; after the end, the secret history;
//! * `layout`: where in the window everything lies, and the ring of seats; [`shown_table`]: what lies there;
//! * [`faces`]: the pictures, and the light on them; what the Keeper says is [`cluethulhu::script`];
//! * [`clock`]: turns, calls of a Day, timers; [`console`]: a Keeper deals, and calls go on at their word;
//! * [`ui_state`]: what was chosen so far, what can be asked, and what comes of that; a vote that one person enters for all;
//! * [`panels`]: what is drawn with egui; [`panel_data`]: what they show;
//! * [`keys`], [`keyboard`]; [`setup`]: who plays.

#![allow(missing_docs, reason = "most names of a window say what they are; docs tell what they do not")]

pub mod clock;
pub mod console;
pub mod faces;
pub mod keyboard;
pub mod keys;
mod layout;
pub mod panel_data;
pub mod panels;
pub mod seen;
pub mod setup;
pub mod shown_table;
pub mod texts;
pub mod ui_state;

pub use shown_table::{CluethulhuMatch, CluethulhuOrder, CluethulhuWindow, CluethulhuWishOf};
pub use ui_state::UiState;

use bevy::prelude::{App, IntoScheduleConfigs, SystemCondition, Update, in_state};
use bevy_egui::egui::{Context, Rect, Ui};
use bots::SeatPosition;
use cluethulhu::bot;
use cluethulhu::info::INFO;
use cluethulhu_rules::{Action, Cluethulhu, Day, Event, Keeper, Phase, Setup, Thing};
use console::ConsoleOptions;
use faces::DrawnPicture;
use game::choices::Offers;
use game::message::Say;
use game::{Game, Move, Seat};
use panel_data::PanelData;
use panels::lap::Brief;
use panels::{lap, result};
use seen::{PublicRecord, Viewer};
use session::info::PlayArguments;
use session::{CardMatch, Seating, Skill};
use setup::Draft;
use shown_table::{BOT_TURN_S, Table};
use std::sync::Arc;
use ui_state::{GameRequest, ScreenMode};
use window::board::Item;
use window::card_match::{self, CardOrder, CardSet, on};
use window::flat::{self, DrawContext, FlatGame, PlaybackEntry, Pressed};
use window::game_ui::{Basics, GameUi, Order, SetupForm, StartOption};
use window::messages::Screen;
use window::ui::act::UiCommand;
use window::ui::spotlight::{Goal, Spotlight};

pub static UI: GameUi = flat::ui::<CluethulhuWindow>(Basics {
    info: &INFO,
    idea: "cluethulhu-idea",
    minutes: 20,
    ways: &[
        StartOption { label: "cluethulhu-way-bots", form: || Box::new(Draft::default()) },
        StartOption { label: "cluethulhu-way-round", form: || Box::new(setup::party()) },
        StartOption { label: "cluethulhu-way-keeper", form: || Box::new(setup::console()) },
    ],
    keys: keys::LIST,
    illustrations: panels::illustrations::ILLUSTRATIONS,
    illustration_names: panels::illustrations::named,
    emblem: panels::emblem,
});

/// The match that the command line asks for.
pub fn order(request: &PlayArguments, mut setup: Setup) -> Arc<dyn Order> {
    // What goes round a screen goes in laps.
    if setup.keeper == Keeper::Machine && request.seating.persons().count() > 1 {
        setup.day = Day::Lap;
    }
    let order = CardOrder::new(setup, request.into());
    Arc::new(CluethulhuOrder { order, timers: true, console: ConsoleOptions::default() })
}

impl FlatGame for CluethulhuWindow {
    type Game = Cluethulhu;
    type Bot = bot::Bot;
    type Viewer = Viewer;
    type Seen = PublicRecord;
    type UiState = UiState;
    type Wish = GameRequest;

    // The story is stepped through.
    const KEYS_AT_RESULT: bool = true;

    fn bot(skill: Skill, seed: u64, seat: Seat) -> bot::Bot {
        bot::Bot::new(skill, seed, seat)
    }

    fn onlooker(game: &Cluethulhu) -> Viewer {
        if game.outcome().is_some() { Viewer::Keeper } else { Viewer::Everybody }
    }

    fn see(game: &Cluethulhu, viewer: Viewer, seating: &Seating) -> PublicRecord {
        PublicRecord::of(game, viewer, &seating.persons().collect::<Vec<Seat>>())
    }

    fn ui_state(m: &CardMatch<Cluethulhu>) -> UiState {
        UiState::at(m)
    }

    fn again(m: &CardMatch<Cluethulhu>, ui_state: &UiState) -> Box<dyn SetupForm> {
        let mut draft = Draft::again(&CluethulhuOrder {
            order: CardOrder::of(m),
            timers: !ui_state.untimed,
            console: ui_state.console.options,
        });
        if m.setup().hidden && m.game().outcome().is_none() {
            // What was drawn stays a secret while it is played with.
            draft.own.specials = Setup::players(m.setup().players).specials;
        }
        Box::new(draft)
    }

    fn entries(
        before: &Cluethulhu,
        _: Option<&Move<Action>>,
        events: Vec<Event>,
        after: &Cluethulhu,
    ) -> Vec<PlaybackEntry<Cluethulhu>> {
        clock::entries(before, events, after)
    }

    fn opening(m: &CardMatch<Cluethulhu>) -> Vec<PlaybackEntry<Cluethulhu>> {
        if m.log().is_empty() { clock::opening(m.game()) } else { vec![] }
    }

    /// In a lap round one screen every bot's turn is equally long, whatever it does.
    fn wait_s(shown: &Table, events: &[Event], own: bool) -> f32 {
        if shown.seen().lap.is_none() {
            return clock::wait_s(shown.game(), events, own);
        }
        if shown.seating().is_shared() && !own { BOT_TURN_S } else { 0.0 }
    }

    /// What nobody is told of takes no time of its own.
    fn goes_with_the_last(shown: &Table, events: &[Event]) -> bool {
        clock::is_calling(shown) && !events.iter().any(|event| matches!(event, Event::News(_)))
    }

    fn acts_unseen(shown: &Table) -> bool {
        clock::is_calling(shown)
    }

    fn keeps_own_pace(ui_state: &UiState) -> bool {
        ui_state.manner == ScreenMode::Round
    }

    fn large(scene: &DrawContext<Self>, events: &[Event]) -> Vec<Spotlight> {
        let data = PanelData::at(scene);
        events.iter().filter_map(|event| large(event, &data)).collect()
    }

    /// Those it is done to, or its button.
    fn landmarks(position: &SeatPosition<Cluethulhu>, action: &Action) -> Vec<String> {
        match action.whom() {
            whom if whom.is_empty() => Offers::<Cluethulhu>::of(position.view.clone()).marks(*action),
            whom => whom.into_iter().map(|seat| Thing::Seat(seat).to_string()).collect(),
        }
    }

    fn items(scene: &DrawContext<Self>) -> Vec<Item<()>> {
        let (seen, size) = (scene.shown.seen(), scene.view.size);
        let captions = shown_table::captions(seen, &scene.m.seating().names, size).into_iter().enumerate();
        let captions =
            captions.map(|(k, caption)| Item::area(("caption", k), Rect::NOTHING).caption(caption));
        shown_table::pictured(seen, size).into_iter().chain(captions).collect()
    }

    fn show(ctx: &Context, scene: &DrawContext<Self>) -> Vec<UiCommand<GameRequest>> {
        let data = PanelData::at(scene);
        let mut wanted = vec![];
        if scene.ui_state.console.is_handed_round() {
            let view = scene.m.game().view(scene.ui_state.console.looks());
            panels::deal::show(ctx, &data, &view, &mut wanted);
        } else if let Some(turn) = &scene.ui_state.turn {
            // By Day a turn shows what everybody sees, and words; no tablet, no colour of a side.
            let view = scene.m.game().view(Some(turn.seat));
            let brief = if turn.answers {
                let answer = lap::answer(&view, data.seen.day, turn.orders());
                Brief { answer: Some(answer), late: lap::late(&view, turn), ..Brief::default() }
            } else {
                lap::brief_of(&view, turn)
            };
            lap::show(ctx, &data, turn, &brief, &mut wanted);
        } else if data.seen.result.is_some() {
            panels::board::show(ctx, &data, &mut wanted);
            panels::head::show(ctx, &data, &mut wanted);
            result::story(ctx, &data, &mut wanted);
            wanted.extend(scene.view.result.and_then(|folded| result::show(ctx, &data, folded)));
        } else {
            wanted = panels::show(ctx, &data);
            wanted.extend(panels::click_is_next(ctx, &data, &wanted));
        }
        wanted
    }

    fn backs(ui: &mut Ui, rect: Rect) {
        faces::backs(ui, rect);
    }

    fn cover(scene: &DrawContext<Self>) -> Option<Seat> {
        ui_state::wanted(scene.m, scene.shown, scene.ui_state)
    }

    fn come(table: &mut flat::Table<Self>, seat: Seat) {
        ui_state::come(table, seat);
    }

    fn leave(ui_state: &mut UiState) {
        ui_state.leave();
    }

    fn key(scene: &DrawContext<Self>, pressed: &Pressed) -> Option<UiCommand<GameRequest>> {
        if pressed.carrying { None } else { keyboard::meant(pressed.key, &PanelData::at(scene)) }
    }

    fn carry_out(table: &mut flat::Table<Self>, asked: GameRequest) {
        ui_state::carry_out(table, asked);
    }

    fn renew(m: &CardMatch<Cluethulhu>, shown: &mut Table, ui_state: &mut UiState) {
        ui_state::renew(m, shown, ui_state);
    }

    fn plugin(app: &mut App) {
        let there = in_state(Screen::Table).or_else(in_state(Screen::Result));
        app.add_systems(Update, ui_state::run.after(CardSet::Think).run_if(there.and_then(on::<Table>)));
    }

    fn chapter(m: &CardMatch<Cluethulhu>, _: &UiState) -> &'static str {
        match m.game().phase() {
            Phase::Over => "The end",
            _ if m.game().clock().1 => "Night",
            _ => "Day",
        }
    }

    /// Whose turn it is by Day is a secret, and by Night one acts for all; alone, one is called.
    fn turn(m: &CardMatch<Cluethulhu>, ui_state: &UiState) -> Option<Seat> {
        card_match::to_act(m).filter(|_| ui_state.manner == ScreenMode::Alone)
    }

    fn keeps_escape(ui_state: &UiState) -> bool {
        ui_state.keeps_escape()
    }
}

/// What everybody sees of an event, large. What lies on the table already goes from where it lies, and not from here.
fn large(event: &Event, data: &PanelData) -> Option<Spotlight> {
    let (seat, signs) = seen::large(event)?;
    let lies = |sign| data.seen.seats.iter().any(|seat| seat.signs.contains(sign));
    let place = data.layout.ring.place(seat).filter(|_| !signs.is_empty() && !signs.iter().any(lies));
    Some(Spotlight {
        seat,
        words: event.message(),
        names: data.names().clone(),
        badges: vec![],
        goal: place.map_or(Goal::Nowhere, |place| Goal::Window(place.tablet)),
        pictures: signs.into_iter().map(|sign| DrawnPicture::Sign(sign).picture()).collect(),
    })
}
