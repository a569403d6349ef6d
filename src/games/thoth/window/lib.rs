//! Houses of Thoth in the window.
//! It knows its own game and the kit of all windows (`window`), and no other game. Panels see a seat's view alone.
//!
//! * [`faces`]: the cards and signs, as SVG; [`look`]: how pieces and pictures look in a match's colours;
//! * [`scene`]: the pieces on their furniture, cards on their way, hints for whoever builds by hand; [`framing`]: what a
//!   seat looks at, and where it sees that;
//! * [`setup`]: what is chosen before a match, and a match to be started;
//! * [`panel_view`]: what a seat sees, with what it may do, and what panels and keys can ask; [`panels`]: what is drawn with
//!   egui, as functions of that;
//! * [`screen_state`]: what the screen keeps of a match, between Bevy and the panels; [`keys`]: what a key means;
//!   `table_bots`: the bots play; [`texts`]: the words.

#![allow(missing_docs, reason = "most names of a window say what they are; docs tell what they do not")]

pub mod faces;
pub mod framing;
pub mod keys;
pub mod look;
pub mod panel_view;
pub mod panels;
pub mod scene;
pub mod screen_state;
pub mod setup;
mod table_bots;
pub mod texts;

use crate::look::ColourSet;
use crate::panels::hand::goes_where_clicked;
use crate::screen_state::ScreenState;
use crate::setup::{Draft, ThothOrder};
use crate::table_bots::ThothBots;
use crate::texts::Turn;
use bevy::app::{RunFixedMainLoop, RunFixedMainLoopSystems};
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use session::info::{Failure, PlayArguments};
use session::{Match, Seating, Tabled};
use std::path::Path;
use std::sync::Arc;
use table::hand::HandKind;
use thoth::Thoth;
use thoth::info::INFO;
use thoth_rules::{self as rules, House, Phase};
use window::game_ui::{Basics, Built, GameUi, Order, SetupForm, StartOption, Status, TurnOf, page_of};
use window::hand::{ClicksAre, HandEnabled};
use window::live_table::bot_driver::BotsPlay;
use window::live_table::live_match::{CurrentView, Playing, on};
use window::live_table::physics::TableSet;
use window::messages::{DrawSet, Open, PlaySet, Screen, at_the_table};
use window::tabled::TabledGame;
use window::ui::players::Players;
use window::ui::spotlight::Spotlights;
use window::{speech, tabled};

pub static UI: GameUi = tabled::ui::<ThothBots>(Basics {
    info: &INFO,
    idea: "thoth-idea",
    minutes: 40,
    ways: &[StartOption { label: "thoth-way-play", form: || Box::new(Draft::default()) }],
    keys: keys::LIST,
    illustrations: panels::illustrations::ILLUSTRATIONS,
    illustration_names: panels::illustrations::named,
    emblem: panels::emblem,
});

/// The match that the command line asks for.
pub fn order(request: &PlayArguments, setup: rules::Setup) -> Arc<dyn Order> {
    Arc::new(ThothOrder {
        setup,
        seating: request.seating.clone(),
        colours: ColourSet::default(),
        hand: HandKind::default(),
        magnet: false,
        seed: request.seed,
        practice: request.practice,
    })
}

impl TabledGame for ThothBots {
    /// One person, and bots.
    fn usual(game: &Thoth) -> Seating {
        // Their names are all different: nothing is wrong with them.
        Players::new(game.setup().players, &INFO).seating().unwrap_or_default()
    }

    fn asks_a_person(m: &Match<Thoth>) -> bool {
        // Once a hand is scored, anybody may say that the next is to be dealt.
        matches!(m.game().phase(), Phase::Scored | Phase::Over)
            || screen_state::asked(m.seating(), m.game()).is_some()
    }

    fn begun(world: &mut World) {
        let Some(Playing(m)) = world.get_resource::<Playing<Thoth>>() else { return };
        let (seating, colours) = (m.seating().clone(), look::colours(m));
        world.resource_mut::<ScreenState>().begin(seating, colours);
    }

    fn rewound(world: &mut World) {
        world.resource_mut::<ScreenState>().jump();
    }

    fn cleared(world: &mut World) {
        world.insert_resource(ClicksAre::default());
    }

    fn status(world: &World, m: &Match<Thoth>) -> Status {
        let (game, state) = (m.game(), world.get_resource::<ScreenState>());
        let holding = world.get_resource::<CurrentView<Thoth>>().is_some_and(|view| view.0.hand.is_some());
        Status {
            words: speech::say(Turn::HowFar {
                game: INFO.title.to_owned(),
                hand: game.hand_number(),
                turn: game.turn(),
            }),
            turn_number: game.turn_number(),
            standing: None,
            ended: *game.phase() == Phase::Over,
            at_rest: m.settling().is_none(),
            chapter: chapter(game),
            turn: Some(game)
                .filter(|_| !world.get_resource::<Spotlights>().is_some_and(Spotlights::is_on))
                .filter(|game| m.settling().is_none() && !matches!(game.phase(), Phase::Scored | Phase::Over))
                .map(|game| TurnOf::at(m.seating(), game.actor())),
            // Whoever sits before the screen sees their own cards.
            private: m.seating().persons().count() > 1
                && !matches!(game.phase(), Phase::Scored | Phase::Over),
            page_of: page_of(game, m.seating()),
            keeps_escape: state.is_some_and(|state| (holding && state.is_active()) || state.keeps_escape()),
        }
    }

    fn built(game: &Thoth) -> Option<Built> {
        tallest(game)
    }

    fn again(m: &Match<Thoth>) -> Box<dyn SetupForm> {
        Box::new(Draft::again(&ThothOrder::of(m)))
    }

    fn picture(save: &Path, size: (u32, u32), out: &Path) -> Result<(), Failure> {
        Ok(scene::picture_of(&Match::load(save)?, size, out)?)
    }

    fn logic(app: &mut App) {
        app.init_resource::<ScreenState>()
            .add_systems(
                RunFixedMainLoop,
                screen_state::renew
                    .run_if(on::<Thoth>)
                    .after(PlaySet::View)
                    .before(RunFixedMainLoopSystems::FixedMainLoop),
            )
            .add_systems(
                FixedUpdate,
                table_bots::excuse
                    .before(BotsPlay)
                    .in_set(TableSet::Before)
                    .run_if(on::<Thoth>.and_then(at_the_table)),
            );
    }

    fn input(app: &mut App) {
        app.add_systems(
            RunFixedMainLoop,
            screen_state::press.in_set(PlaySet::Wish).run_if(on::<Thoth>.and_then(at_the_table)),
        )
        .add_systems(Update, rest_hand.run_if(on::<Thoth>))
        .add_systems(OnEnter(Screen::Menu), leave.run_if(on::<Thoth>));
    }

    fn drawing(app: &mut App) {
        app.add_plugins((scene::plugin, framing::plugin, scene::tweens, scene::hints)).add_systems(
            EguiPrimaryContextPass,
            screen_state::draw_panels
                .run_if(on::<Thoth>.and_then(in_state(Screen::Table).or_else(in_state(Screen::Result))))
                .in_set(DrawSet::Screen),
        );
    }
}

/// The table is left for the menu: nobody's hand is open when it is come back to.
fn leave(mut state: ResMut<ScreenState>) {
    state.screen.leave();
    state.keys.clear();
}

/// The hand is for the seat at the screen, on its turn. A card that is picked goes where the table is clicked.
fn rest_hand(
    open: Res<Open>,
    state: Res<ScreenState>,
    playing: Res<Playing<Thoth>>,
    (mut enabled, mut clicks): (ResMut<HandEnabled>, ResMut<ClicksAre>),
) {
    let free = open.0.is_empty() && state.sheet.is_none() && state.hand_is_free(playing.0.game());
    enabled.set_if_neq(HandEnabled(free));
    let goes = state.seen.as_ref().and_then(|seen| goes_where_clicked(seen, &state.chosen));
    clicks.set_if_neq(if goes.is_some() { ClicksAre::ForPlaces } else { ClicksAre::ForPieces });
}

/// The tallest house: houses compare by their floors, then by their pips.
fn tallest(game: &Thoth) -> Option<Built> {
    const FLOOR: i64 = 1000;
    let measure = |house: &House| house.floors().count() as i64 * FLOOR + i64::from(house.pips());
    let (_, house) = game.houses().max_by_key(|(_, house)| measure(house))?;
    Some(Built { figure: measure(house), pieces: house.pieces().collect() })
}

/// The heading under which the rules speak of what goes on.
pub fn chapter(game: &Thoth) -> &'static str {
    match game.phase() {
        Phase::Choosing if game.house(game.active()).is_some() => "Your house",
        Phase::Choosing | Phase::Bidding | Phase::Taking { .. } => "A game, a hand, a turn",
        Phase::Building { .. } | Phase::Holding { .. } | Phase::Settling { .. } | Phase::Knocked { .. } => {
            "Building, and what falls"
        }
        Phase::Scored | Phase::Over => "The end of a hand",
    }
}
