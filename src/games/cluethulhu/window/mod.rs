//! Cluethulhu at the table: the ring of seats round the lamp, by Day and by Night.
//!
//! * [`seen`]: what is seen of a game, [`views`] makes it of a view of the rules; [`naming`], [`verbs`]: what may be done;
//!   [`briefs`], [`lap`]: a turn of a Day; [`story`]: the secret history, after the end;
//! * [`table`]: the game as it is shown; it follows the match at a pace that can be watched;
//! * [`layout`], [`ring`]: where in the window everything lies; [`light`]: the dark of Day, the lamps of Night;
//! * [`faces`]: the pictures; [`script`]: what the Keeper says; [`clock`]: turns and timers; `picture`: the table as a
//!   picture, without a window;
//! * [`panels`]: what is drawn with egui; [`desk`]: what was chosen so far; `draw`, `act`: between Bevy and them; [`keys`];
//!   [`setup`]: who plays.

mod act;
pub mod briefs;
pub mod clock;
pub mod desk;
mod draw;
pub mod faces;
pub mod keys;
pub mod lap;
pub mod layout;
pub mod light;
pub mod naming;
pub mod panels;
mod picture;
pub mod ring;
pub mod script;
pub mod seen;
pub mod setup;
pub mod story;
pub mod table;
pub mod verbs;
pub mod views;

pub use desk::Desk;

use super::INFO;
use super::options;
use super::rules::{Action, Cluethulhu, Day, Keeper, Phase};
use crate::app::card_match::{self, CardOrder, CardPlaying, CardSet, CardTable, CardWish, CardWishOf, on};
use crate::app::game_ui::{CommandError, GamePlugins, GameUi, Order, SceneKind, Status, TurnOf, Way};
use crate::app::messages::{DrawSet, PlaySet, Screen};
use crate::game::Game;
use bevy::app::RunFixedMainLoop;
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use desk::Manner;
use setup::Draft;
use std::sync::Arc;
use table::Table;

/// What the window knows of the game.
pub static UI: GameUi = GameUi {
    info: &INFO,
    ways: &[
        Way {
            label: "Among bots",
            about: "You and up to nineteen of the program's players",
            form: || Box::new(Draft::default()),
        },
        Way {
            label: "Round one screen",
            about: "Seven to twenty people; the program is the Keeper, and the screen goes round",
            form: || Box::new(Draft::party()),
        },
        Way {
            label: "The Keeper's console",
            about: "People round a table, and one of you keeps their secrets with this screen",
            form: || Box::new(Draft::console()),
        },
    ],
    keys: keys::LIST,
    plates: panels::plates::PLATES,
    emblem: panels::emblem,
    scene: SceneKind::Flat,
    plugins: GamePlugins { logic, input, drawing },
    order: |request, matches| {
        let mut setup = options::setup(request.players(), matches)?;
        // What goes round a screen goes in laps.
        if setup.keeper == Keeper::Machine && request.seating.persons().count() > 1 {
            setup.day = Day::Lap;
        }
        let (seating, seed, practice) = (request.seating.clone(), request.seed, request.practice);
        let order = CardOrder { setup, seating, seed, practice };
        Ok(Arc::new(CluethulhuOrder { order, timers: true }))
    },
    load: card_match::load::<Table>,
    save: card_match::save::<Table>,
    close: card_match::close::<Table>,
    rewind: card_match::rewind::<Table>,
    watch: card_match::watch::<Table>,
    clear: card_match::clear::<Table>,
    status,
    again: |world| {
        let timers = world.get_resource::<Desk>().is_none_or(|desk| desk.timers);
        let order = CardOrder::of(&world.get_resource::<CluethulhuMatch>()?.0);
        Some(Box::new(Draft::again(&order, timers)))
    },
    picture: picture::draw,
};

/// The match under way.
pub type CluethulhuMatch = CardPlaying<Cluethulhu>;
/// What the seat at the screen wants of it.
pub type CluethulhuWish = CardWish<Action>;
/// What a seat wants of it for whom somebody else acts.
pub type CluethulhuWishOf = CardWishOf<Action>;

/// A match to be started.
#[derive(Clone, Debug, PartialEq)]
pub struct CluethulhuOrder {
    /// The match.
    pub order: CardOrder<Table>,
    /// Whether talk and defences are timed.
    pub timers: bool,
}

impl Order for CluethulhuOrder {
    fn start(&self, world: &mut World) -> Result<(), CommandError> {
        self.order.start(world)?;
        if let Some(mut desk) = world.get_resource_mut::<Desk>() {
            desk.timers = self.timers;
        }
        Ok(())
    }
}

/// Adds the match: works without a window.
fn logic(app: &mut App) {
    card_match::of::<Table>(app);
    app.init_resource::<Desk>().add_systems(
        Update,
        (act::renew, act::run_clocks, act::move_on)
            .chain()
            .before(CardSet::Think)
            .run_if(in_state(Screen::Table).or_else(in_state(Screen::Result)).and_then(on::<Table>)),
    );
}

/// Adds the keys.
fn input(app: &mut App) {
    let there = in_state(Screen::Table).or_else(in_state(Screen::Result));
    app.add_systems(
        RunFixedMainLoop,
        (
            act::press.run_if(on::<Table>.and_then(there)).in_set(PlaySet::Wish),
            act::do_as_pressed.run_if(on::<Table>).in_set(PlaySet::Apply),
        ),
    );
}

/// Adds what is seen. Needs a renderer.
fn drawing(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw::panels
            .in_set(DrawSet::Screen)
            .run_if(on::<Table>.and_then(in_state(Screen::Table).or_else(in_state(Screen::Result)))),
    );
}

fn status(world: &World) -> Option<Status> {
    let playing = &world.get_resource::<CluethulhuMatch>()?.0;
    let desk = world.get_resource::<Desk>();
    let at_rest = world.get_resource::<Table>().is_none_or(|table| !table.is_busy());
    let over = playing.game().outcome().is_some();
    let alone = desk.is_none_or(|desk| desk.manner == Manner::Alone);
    // Whose turn it is by Day is a secret, and by Night one acts for all; alone, one is called.
    let seat = card_match::to_act(playing).filter(|_| at_rest && alone);
    Some(Status {
        words: INFO.how_far(playing.moves()),
        ended: over,
        at_rest,
        chapter: chapter(playing.game()),
        turn: seat.map(|seat| TurnOf::at(playing.seating(), seat)),
        private: playing.seating().persons().count() > 1 && !over,
        keeps_escape: desk.is_some_and(Desk::keeps_escape),
    })
}

/// The heading under which the rules speak of what goes on.
fn chapter(game: &Cluethulhu) -> &'static str {
    match game.phase() {
        Phase::Over => "The end",
        _ if game.clock().1 => "Night",
        _ => "Day",
    }
}
