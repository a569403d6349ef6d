//! Builders of R'lyeh in the window.
//! It knows its own game and the kit of all windows (`window`), and no other game. Panels see a seat's view alone.
//!
//! * [`setup`]: what is chosen before a match, and a match to be started;
//! * `scene`: how it all looks, with the sea at the end; [`framing`]: from where;
//! * [`dice`]: the dice on the table; [`rolls`]: that they are seen before anything follows, and when people wait;
//! * `reward`: a new height is named;
//! * [`panels`]: what is drawn with egui, as functions of what is seen; [`panel_data`]: that, and what lies in store;
//! * [`keys`]: what a key means; `table_bots`: who builds when nobody does; [`texts`]: the words.

#![allow(missing_docs, reason = "most names of a window say what they are; docs tell what they do not")]

pub mod dice;
pub mod framing;
pub mod keys;
pub mod panel_data;
pub mod panels;
mod reward;
pub mod rolls;
mod scene;
pub mod setup;
mod table_bots;
pub mod texts;

use crate::panel_data::Folds;
use crate::rolls::Rolls;
pub use crate::scene::picture_of;
use crate::setup::{Draft, RlyehOrder};
use crate::table_bots::RlyehBots;
use bevy::app::RunFixedMainLoop;
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use rlyeh::info::INFO;
use rlyeh::matches::Match;
use rlyeh::{Rlyeh, referee};
use rlyeh_rules::{self as rules, Aim, Asks, DieOrder, Phase, View};
use session::info::{Failure, PlayArguments};
use session::{Names, Seating, Tabled};
use std::path::Path;
use std::sync::Arc;
use table::hand::HandOptions;
use window::game_ui::{Basics, Built, GameUi, Order, RankedProgress, SetupForm, StartOption, Status, TurnOf};
use window::hand::HandEnabled;
use window::live_table::bot_driver::BotsPlay;
use window::live_table::live_match::{CurrentView, Playing, on};
use window::messages::{DrawSet, Open, PlaySet, Screen};
use window::tabled::TabledGame;
use window::ui::spotlight::Spotlights;
use window::{speech, tabled};

pub static UI: GameUi = tabled::ui::<RlyehBots>(Basics {
    info: &INFO,
    idea: "rlyeh-idea",
    minutes: 15,
    ways: &[
        StartOption { label: "rlyeh-way-alone", form: || Box::new(setup::solitaire()) },
        StartOption { label: "rlyeh-way-today", form: || Box::new(setup::daily()) },
        StartOption { label: "rlyeh-way-together", form: || Box::new(setup::players()) },
    ],
    keys: keys::LIST,
    illustrations: panels::illustrations::ILLUSTRATIONS,
    illustration_names: panels::illustrations::named,
    emblem: panels::icons::emblem,
});

/// The match that the command line asks for.
pub fn order(request: &PlayArguments, setup: rules::Setup) -> Arc<dyn Order> {
    Arc::new(RlyehOrder {
        setup,
        seating: request.seating.clone(),
        seed: request.seed,
        hand: HandOptions::default(),
        practice: request.practice,
    })
}

impl TabledGame for RlyehBots {
    fn usual(game: &Rlyeh) -> Seating {
        let seats = game.setup().seats();
        Seating { names: Names::usual(usize::from(seats)), ..Seating::people(seats) }
    }

    fn asks_a_person(m: &Match) -> bool {
        *m.game().phase() == Phase::Over || m.seating().is_person(m.game().active())
    }

    fn begun(world: &mut World) {
        rolls::look_at(world);
    }

    fn rewound(world: &mut World) {
        rolls::look_at(world);
    }

    fn cleared(world: &mut World) {
        rolls::clear(world);
    }

    fn status(world: &World, m: &Match) -> Status {
        let game = m.game();
        let view = world.get_resource::<CurrentView<Rlyeh>>();
        let mine = world.get_resource::<HandEnabled>().is_some_and(|enabled| enabled.0);
        Status {
            words: speech::say(INFO.how_far(game.turn())),
            turn_number: game.turn_number(),
            standing: standing(game),
            ended: view.is_some_and(|view| view.0.game.outcome.is_some()),
            at_rest: true,
            chapter: view.map_or(INFO.title, |view| chapter(&view.0.game)),
            turn: (*game.phase() != Phase::Over && view.is_some_and(|view| view.0.settling.is_none()))
                // Nobody else is named before what was rolled or done has been seen.
                .then_some(())
                .filter(|()| !world.get_resource::<Rolls>().is_some_and(Rolls::hold))
                .filter(|()| !world.get_resource::<Spotlights>().is_some_and(Spotlights::is_on))
                .map(|()| TurnOf::at(m.seating(), game.active())),
            private: false,
            page_of: None,
            // What a bot holds, Esc does not put back.
            keeps_escape: mine && view.is_some_and(|view| view.0.hand.is_some()),
        }
    }

    fn built(game: &Rlyeh) -> Option<Built> {
        Some(Built { figure: highest(game), pieces: game.pieces_in_play().into_iter().collect() })
    }

    fn again(m: &Match) -> Box<dyn SetupForm> {
        Box::new(Draft::again(&RlyehOrder::of(m)))
    }

    fn picture(save: &Path, size: (u32, u32), out: &Path) -> Result<(), Failure> {
        Ok(picture_of(&Match::load(save)?, size, out)?)
    }

    fn logic(app: &mut App) {
        app.init_resource::<Rolls>().configure_sets(FixedUpdate, BotsPlay.run_if(rolls::seen)).add_systems(
            RunFixedMainLoop,
            rolls::hold_back.after(PlaySet::Apply).before(PlaySet::Carry).run_if(on::<Rlyeh>),
        );
    }

    /// And the looking at rolls, and what keeps the person's hand off a bot's turn.
    fn input(app: &mut App) {
        rolls::plugin(app);
        app.init_resource::<Folds>()
            .add_systems(RunFixedMainLoop, keys::press.in_set(PlaySet::Wish).run_if(on::<Rlyeh>))
            .add_systems(Update, rest_hand.after(rolls::follow).run_if(on::<Rlyeh>));
    }

    fn drawing(app: &mut App) {
        app.add_plugins((scene::plugin, framing::plugin, reward::plugin)).add_systems(
            EguiPrimaryContextPass,
            (
                panel_data::draw_table.run_if(in_state(Screen::Table).or_else(in_state(Screen::Result))),
                panel_data::draw_result.run_if(in_state(Screen::Result)),
            )
                .chain()
                .in_set(DrawSet::Screen)
                .run_if(on::<Rlyeh>),
        );
    }
}

/// The hand is for people, on their turn, once they have seen their roll, while no dialog is open.
fn rest_hand(
    open: Res<Open>,
    playing: Res<Playing<Rlyeh>>,
    rolls: Res<Rolls>,
    mut enabled: ResMut<HandEnabled>,
) {
    let mine = playing.0.seating().is_person(playing.0.game().active());
    enabled.set_if_neq(HandEnabled(mine && open.0.is_empty() && !rolls.hold()));
}

/// How far a solitary city has come, by what it is built for.
fn standing(game: &Rlyeh) -> Option<RankedProgress> {
    let by = is_for_grandeur(game).then(|| referee::scored::GRANDEUR.into());
    Some(RankedProgress { category: referee::scored::category(game)?, by, figure: highest(game) })
}

/// What a city is built for: its grandeur, or its height in µm.
fn highest(game: &Rlyeh) -> i64 {
    if is_for_grandeur(game) {
        game.floors().grandeur.into()
    } else {
        game.heights_um().last().copied().unwrap_or(0).into()
    }
}

fn is_for_grandeur(game: &Rlyeh) -> bool {
    game.setup().aim() == Some(Aim::Grandest)
}

/// The heading under which the rules speak of what goes on.
pub fn chapter(game: &View) -> &'static str {
    match (&game.asks, &game.phase) {
        (_, Phase::Over) => "The end",
        (_, Phase::Settling { .. }) => "Who knocked the city over",
        (Asks::Roll { .. }, _) if game.setup.is_solitaire() && game.turn == 1 => "Alone",
        (Asks::Roll { .. }, _) => "Your turn",
        _ => match game.roll.map(|roll| roll.deed()) {
            Some(DieOrder::Spire) => "Spire",
            Some(DieOrder::Brick) => "Brick",
            Some(DieOrder::Skew) => "Skew",
            Some(DieOrder::Ascend) => "Ascend",
            Some(DieOrder::Arrange) => "Arrange",
            None => "Your turn",
        },
    }
}
