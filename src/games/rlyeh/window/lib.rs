//! Builders of R'lyeh in the window.
//!
//! * [`lifecycle`]: matches begin, are loaded and rewound; [`setup`]: what is chosen before;
//! * [`table_bots`]: who builds when nobody does, and people wait; [`keys`], `keyboard`;
//! * [`scene`]: how it all looks; [`framing`]: from where; `sea`: the water at the end;
//! * [`dice`]: the dice on the table; [`signs`]: what is on them; [`rolls`]: that they are seen before anything
//!   follows;
//! * [`reward`]: a new height is named; [`supply`]: what lies in store;
//! * [`panels`]: what is drawn with egui, as functions of what is seen, [`panel_data`]; `draw`: between Bevy and them.

pub mod dice;
mod draw;
pub mod framing;
mod keyboard;
pub mod keys;
pub mod lifecycle;
pub mod panel_data;
pub mod panels;
pub mod reward;
pub mod rolls;
pub mod scene;
mod sea;
pub mod setup;
pub mod signs;
pub mod supply;
pub mod table_bots;
pub mod texts;

use bevy::app::RunFixedMainLoop;
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use lifecycle::RlyehOrder;
use panel_data::Folds;
use rlyeh::info::INFO;
use rlyeh::{Rlyeh, referee};
use rlyeh_rules::{self as rules, Aim, Asks, Deed, Phase, View};
use rolls::Rolls;
use session::Tabled;
use session::info::PlayArguments;
use setup::Draft;
use std::sync::Arc;
use table::hand::HandOptions;
use table_bots::{BotDriver, RlyehBots};
use window::coach::coaching::Coaching;
use window::game_ui::{Built, GamePlugins, GameUi, Lessons, Order, SceneKind, Standing, Status, TurnOf, Way};
use window::hand::{self, HandEnabled};
use window::live_table::live_match::{self, CurrentView, Playing, on};
use window::live_table::physics::TableSet;
use window::live_table::{bot_driver, match_driver, stability};
use window::messages::{DrawSet, Open, PlaySet, Screen, at_the_table};
use window::speech;
use window::ui::spotlight::Spotlights;

pub use scene::picture_of;

/// What the window knows of the game.
pub static UI: GameUi = GameUi {
    info: &INFO,
    ways: &[
        Way {
            label: "rlyeh-way-alone",
            about: "rlyeh-way-alone-about",
            form: || Box::new(setup::solitaire()),
        },
        Way { label: "rlyeh-way-today", about: "rlyeh-way-today-about", form: || Box::new(setup::daily()) },
        Way {
            label: "rlyeh-way-together",
            about: "rlyeh-way-together-about",
            form: || Box::new(setup::players()),
        },
    ],
    keys: keys::LIST,
    plates: panels::plates::PLATES,
    emblem: panels::icons::emblem,
    scene: SceneKind::Table,
    plugins: GamePlugins { logic, input, drawing },
    load: lifecycle::load,
    save: live_match::save::<Rlyeh>,
    close: live_match::close::<Rlyeh>,
    rewind: lifecycle::rewind,
    watch: |world| live_match::watch::<Rlyeh>(world, lifecycle::install),
    clear: lifecycle::clear,
    status,
    table: live_match::table::<Rlyeh>,
    built: |world| {
        let game = world.get_resource::<Playing<Rlyeh>>()?.0.game();
        Some(Built { figure: highest(game), pieces: game.pieces_in_play().into_iter().collect() })
    },
    again: |world| Some(Box::new(Draft::again(&RlyehOrder::of(&world.get_resource::<Playing<Rlyeh>>()?.0)))),
    lessons: Some(Lessons {
        begin: |world, lesson| lifecycle::install(world, lesson.begin_at_table()?),
        take_up: live_match::take_up_lesson::<Rlyeh>,
        deeds: live_match::deeds::<Rlyeh>,
    }),
    coaching: Coaching {
        is_scored: bot_driver::counts::<Rlyeh>,
        ask: bot_driver::ask_coach::<RlyehBots>,
        moment: bot_driver::moment::<Rlyeh>,
        look_back: bot_driver::look_back::<RlyehBots>,
    },
    picture: |save, size, out| Ok(picture_of(&rlyeh::matches::Match::load(save)?, size, out)?),
};

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

/// Adds the match: works without a window.
fn logic(app: &mut App) {
    match_driver::of::<Rlyeh>(app);
    app.init_resource::<BotDriver>()
        .init_resource::<Rolls>()
        .add_systems(
            RunFixedMainLoop,
            table_bots::wait.after(PlaySet::Apply).before(PlaySet::Carry).run_if(on::<Rlyeh>),
        )
        .add_systems(Update, bot_driver::pace::<RlyehBots>.run_if(on::<Rlyeh>))
        .add_systems(
            FixedUpdate,
            bot_driver::play::<RlyehBots>
                .before(match_driver::before_tick::<Rlyeh>)
                .in_set(TableSet::Before)
                .run_if(on::<Rlyeh>.and_then(at_the_table).and_then(rolls::seen)),
        );
}

/// Adds the keys, the looking at rolls, and what keeps the person's hand off a bot's turn.
fn input(app: &mut App) {
    hand::of::<Rlyeh>(app);
    stability::of::<Rlyeh>(app);
    rolls::plugin(app);
    app.init_resource::<Folds>()
        .add_systems(RunFixedMainLoop, keyboard::press.in_set(PlaySet::Wish).run_if(on::<Rlyeh>))
        .add_systems(Update, rest_hand.after(rolls::follow).run_if(on::<Rlyeh>));
}

/// Adds what is seen of the table.
fn drawing(app: &mut App) {
    app.add_plugins((scene::plugin, framing::plugin, reward::plugin)).add_systems(
        EguiPrimaryContextPass,
        (
            draw::table.run_if(in_state(Screen::Table).or_else(in_state(Screen::Result))),
            draw::result.run_if(in_state(Screen::Result)),
        )
            .chain()
            .in_set(DrawSet::Screen)
            .run_if(on::<Rlyeh>),
    );
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

fn status(world: &World) -> Option<Status> {
    let playing = world.get_resource::<Playing<Rlyeh>>()?;
    let game = playing.0.game();
    let view = world.get_resource::<CurrentView<Rlyeh>>();
    let mine = world.get_resource::<HandEnabled>().is_some_and(|enabled| enabled.0);
    Some(Status {
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
            .map(|()| TurnOf::at(playing.0.seating(), game.active())),
        private: false,
        page_of: None,
        // What a bot holds, Esc does not put back.
        keeps_escape: mine && view.is_some_and(|view| view.0.hand.is_some()),
    })
}

/// How far a solitary city has come, by what it is built for.
fn standing(game: &Rlyeh) -> Option<Standing> {
    let by = is_for_grandeur(game).then(|| referee::scored::GRANDEUR.into());
    Some(Standing { category: referee::scored::category(game)?, by, figure: highest(game) })
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
            Some(Deed::Spire) => "Spire",
            Some(Deed::Brick) => "Brick",
            Some(Deed::Skew) => "Skew",
            Some(Deed::Ascend) => "Ascend",
            Some(Deed::Arrange) => "Arrange",
            None => "Your turn",
        },
    }
}
