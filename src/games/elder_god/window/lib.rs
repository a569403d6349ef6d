//! Building an Elder God at the table: everybody's monster, drawn flat, and a hand of cards.
//! It knows its own game and the kit of all windows (`window`), and no other game. Panels see a seat's view alone.
//!
//! * [`shown_table`]: what moves, and for how long, how each event is told, and a plot in pictures;
//! * [`layout`]: where in the window everything lies, and the cells of a plot;
//! * `art`: the pictures, [`faces`]: what they are of;
//! * [`panels`]: what is drawn with egui; [`panel_data`]: what they show; [`ui_state`]: what the player has chosen so far, and what
//!   panels and keys can ask; [`keys`], [`keyboard`]; [`setup`]: who plays; [`texts`]: the words.

#![allow(missing_docs, reason = "most names of a window say what they are; docs tell what they do not")]

mod art;
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

pub use shown_table::{ElderGodOrder, ElderGodWindow};
pub use ui_state::UiState;

use bevy_egui::egui::{Context, Rect, Ui, vec2};
use bots::SeatPosition;
use elder_god::bot;
use elder_god::bot::spite::grudge;
use elder_god::info::INFO;
use elder_god_rules as rules;
use elder_god_rules::{Action, ElderGod, Event, MonsterProgress, Phase};
use faces::DrawnPicture;
use game::choices::Offers;
use game::{Game, Seat};
use panel_data::PanelData;
use panels::result;
use session::info::PlayArguments;
use session::{CardMatch, Seating, Skill};
use setup::Draft;
use shown_table::Table;
use std::sync::Arc;
use texts::Heads;
use ui_state::GameRequest;
use window::board::{Caption, Item};
use window::flat;
use window::flat::{DrawContext, EventOf, FlatGame, Pressed};
use window::game_ui::{Basics, GameUi, Order, SetupForm, StartOption};
use window::keys::Key;
use window::speech::tell;
use window::ui::act::UiCommand;
use window::ui::spotlight::Spotlight;

pub static UI: GameUi = flat::ui::<ElderGodWindow>(Basics {
    info: &INFO,
    idea: "elder-god-idea",
    minutes: 10,
    ways: &[StartOption { label: "elder-god-way-play", form: || Box::new(Draft::default()) }],
    keys: keys::LIST,
    illustrations: panels::illustrations::ILLUSTRATIONS,
    illustration_names: panels::illustrations::named,
    emblem: panels::emblem,
});

/// The match that the command line asks for.
pub fn order(request: &PlayArguments, setup: rules::Setup) -> Arc<dyn Order> {
    Arc::new(ElderGodOrder::new(setup, request.into()))
}

impl FlatGame for ElderGodWindow {
    type Game = ElderGod;
    type Bot = bot::Bot;
    type Viewer = Option<Seat>;
    type Seen = Offers<ElderGod>;
    type UiState = UiState;
    type Wish = GameRequest;

    fn bot(skill: Skill, seed: u64, seat: Seat) -> bot::Bot {
        bot::Bot::new(skill, seed, seat)
    }

    fn remember(bot: &mut bot::Bot, m: &CardMatch<ElderGod>, seat: Seat) {
        if m.seating().is_spiteful(seat) {
            bot.bear(grudge(m.log(), seat));
        }
    }

    fn see(game: &ElderGod, viewer: Option<Seat>, _: &Seating) -> Offers<ElderGod> {
        Offers::of(game.view(viewer))
    }

    fn ui_state(m: &CardMatch<ElderGod>) -> UiState {
        UiState::at(m.seating())
    }

    fn again(m: &CardMatch<ElderGod>, _: &UiState) -> Box<dyn SetupForm> {
        Box::new(Draft::again(&ElderGodOrder::of(m)))
    }

    fn lasts_s(events: &[EventOf<Self>]) -> f32 {
        shown_table::lasts_s(events)
    }

    fn large(scene: &DrawContext<Self>, events: &[Event]) -> Vec<Spotlight> {
        // Cards that are thrown away one after the other are seen well enough on the pile.
        let small = match shown_table::main(events) {
            Some(Event::Discarded { .. }) => true,
            Some(Event::Threw { .. }) => scene.shown.seen().known().is_redrawing(),
            _ => false,
        };
        if small {
            return vec![];
        }
        let data = PanelData::at(scene);
        let main = shown_table::main(events);
        let large =
            |event: &Event| shown_table::telling(event).large(event, data.seating, |at| data.rect(at));
        main.and_then(large).into_iter().collect()
    }

    fn landmarks(position: &SeatPosition<ElderGod>, action: &Action) -> Vec<String> {
        Offers::<ElderGod>::of(position.view.clone()).marks(*action)
    }

    fn items(scene: &DrawContext<Self>) -> Vec<Item<()>> {
        let data = PanelData::at(scene);
        let top = Item::fixed("table top", DrawnPicture::TableTop.picture(), data.layout.room);
        let plots = data.layout.plots.iter().zip(&data.frames);
        let plots = plots.flat_map(|(plot, frame)| shown_table::items(data.seen, plot, frame, &data.moves));
        let heads = data.layout.plots.iter().zip(&data.seen.standings);
        let head = |(plot, standing): (&layout::Plot, &MonsterProgress)| {
            let (seat, path, needed) = (plot.seat, standing.path.len(), data.seen.needed());
            let words = tell(data.names(), &Heads::Player { seat, path, needed });
            let caption = Caption::new(plot.head.left_top() + vec2(6.0, 17.0), 14.0, words);
            Item::area(("head", seat), plot.head).caption(caption)
        };
        [top].into_iter().chain(plots).chain(heads.map(head)).collect()
    }

    fn show(ctx: &Context, scene: &DrawContext<Self>) -> Vec<UiCommand<GameRequest>> {
        let data = PanelData::at(scene);
        let mut wanted = panels::show(ctx, &data);
        if let Some(folded) = scene.view.result {
            wanted.extend(result::show(ctx, &data, folded));
        }
        wanted
    }

    fn backs(ui: &mut Ui, rect: Rect) {
        let picture = DrawnPicture::Back.picture();
        let size = picture.size(rect.height() * 0.26);
        for k in -2..=2_i8 {
            let middle = rect.center() + vec2(f32::from(k) * size.x * 1.14, -rect.height() * 0.14);
            picture.paint(ui.painter(), Rect::from_center_size(middle, size));
        }
    }

    fn cover(scene: &DrawContext<Self>) -> Option<Seat> {
        scene.ui_state.wanted(scene.m, scene.shown.is_busy())
    }

    fn come(table: &mut flat::Table<Self>, seat: Seat) {
        table.ui_state.screen.come(seat);
    }

    fn leave(ui_state: &mut UiState) {
        ui_state.screen.leave();
    }

    fn key(scene: &DrawContext<Self>, pressed: &Pressed) -> Option<UiCommand<GameRequest>> {
        if pressed.carrying && pressed.key != Key::Does(keys::TURN) {
            return None;
        }
        keyboard::meant(pressed.key, &PanelData::at(scene))
    }

    fn carry_out(table: &mut flat::Table<Self>, asked: GameRequest) {
        ui_state::carry_out(table, asked);
    }

    fn renew(m: &CardMatch<ElderGod>, table: &mut Table, ui_state: &mut UiState) {
        ui_state::renew(m, table, ui_state);
    }

    fn chapter(m: &CardMatch<ElderGod>, ui_state: &UiState) -> &'static str {
        chapter(m.game(), Some(ui_state))
    }

    fn keeps_escape(ui_state: &UiState) -> bool {
        ui_state.keeps_escape()
    }
}

/// The heading under which the rules speak of what goes on.
pub fn chapter(game: &ElderGod, ui_state: Option<&UiState>) -> &'static str {
    use elder_god_rules::{CardFace, Condition};
    let held = ui_state.and_then(UiState::card).map(rules::Card::face);
    match (game.phase(), held) {
        (Phase::Mouth { .. }, _) => "The Mouth",
        (Phase::Banish { .. }, _) | (_, Some(CardFace::ElderSign)) => "Banishment",
        (Phase::Redraw { .. }, _) => "New cards, or none",
        (Phase::Over, _) => "When nobody gets any further",
        (Phase::Play { .. }, Some(CardFace::Limb(_, Condition::Damaged))) => "To wound",
        (Phase::Play { seat }, _) if game.player(*seat).is_some_and(|p| p.monster.wound().is_some()) => {
            "To heal"
        }
        (Phase::Play { .. }, Some(_)) => "To grow",
        (Phase::Play { .. } | Phase::Discard { .. }, _) => "Your turn",
    }
}
