//! Building an Elder God at the table: everybody's monster, drawn flat, and a hand of cards.
//!
//! * [`seen`]: what a seat sees, with what the rules say of it; [`pick`]: what is held, where it may go, and what comes of
//!   it there;
//! * [`table`]: the game as it is shown; it follows the match at a pace that can be watched; [`large`]: what bots do, shown
//!   large;
//! * [`layout`]: where in the window everything lies, and [`plots`] the cells of a plot; [`paint`]: a plot in pictures;
//! * [`art`]: the pictures, [`faces`]: what they are of; `picture`: the table as a picture, without a window;
//! * [`panels`]: what is drawn with egui; [`desk`]: what the player has chosen so far; `draw`: between Bevy and them;
//!   [`keys`]; [`setup`]: who plays.

pub mod art;
pub mod desk;
mod draw;
pub mod faces;
pub mod keys;
pub mod large;
pub mod layout;
pub mod paint;
pub mod panels;
pub mod pick;
mod picture;
pub mod plots;
pub mod seen;
pub mod setup;
pub mod table;

pub use desk::Desk;

use super::INFO;
use super::options;
use super::rules::{Action, ElderGod, Phase};
use crate::app::card_match::{self, CardOrder, CardPlaying, CardSet, CardTable, CardWish, on};
use crate::app::game_ui::{GamePlugins, GameUi, SceneKind, Status, TurnOf, Way};
use crate::app::messages::{DrawSet, PlaySet, Screen};
use crate::game::Game;
use bevy::app::RunFixedMainLoop;
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use setup::Draft;
use std::sync::Arc;
use table::Table;

/// What the window knows of the game.
pub static UI: GameUi = GameUi {
    info: &INFO,
    ways: &[Way {
        label: "Play",
        about: "Two to five neighbours; the program takes any seat",
        form: || Box::new(Draft::default()),
    }],
    keys: keys::LIST,
    plates: panels::plates::PLATES,
    emblem: panels::emblem,
    scene: SceneKind::Flat,
    plugins: GamePlugins { logic, input, drawing },
    order: |request, matches| {
        Ok(Arc::new(ElderGodOrder {
            setup: options::setup(request.players(), matches)?,
            seating: request.seating.clone(),
            seed: request.seed,
            practice: request.practice,
        }))
    },
    load: card_match::load::<Table>,
    save: card_match::save::<Table>,
    close: card_match::close::<Table>,
    rewind: card_match::rewind::<Table>,
    watch: card_match::watch::<Table>,
    clear: card_match::clear::<Table>,
    status,
    again: |world| {
        Some(Box::new(Draft::again(&ElderGodOrder::of(&world.get_resource::<ElderGodMatch>()?.0))))
    },
    picture: picture::draw,
};

/// The match under way.
pub type ElderGodMatch = CardPlaying<ElderGod>;

/// A match to be started.
pub type ElderGodOrder = CardOrder<Table>;
/// What the seat at the screen wants of it.
pub type ElderGodWish = CardWish<Action>;

/// Adds the match: works without a window.
fn logic(app: &mut App) {
    card_match::of::<Table>(app);
    app.init_resource::<Desk>().add_systems(
        Update,
        (desk::renew, draw::move_on)
            .chain()
            .before(CardSet::Think)
            .run_if(in_state(Screen::Table).or_else(in_state(Screen::Result)).and_then(on::<Table>)),
    );
}

/// Adds the keys.
fn input(app: &mut App) {
    app.add_systems(
        RunFixedMainLoop,
        (
            draw::press.run_if(on::<Table>.and_then(in_state(Screen::Table))).in_set(PlaySet::Wish),
            draw::do_as_pressed.run_if(on::<Table>).in_set(PlaySet::Apply),
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
    let playing = &world.get_resource::<ElderGodMatch>()?.0;
    let at_rest = world.get_resource::<Table>().is_none_or(|table| !table.is_busy());
    let seat = playing.game().phase().seat().filter(|_| at_rest);
    let over = playing.game().outcome().is_some();
    Some(Status {
        words: INFO.how_far(playing.moves()),
        ended: over,
        at_rest,
        chapter: chapter(playing.game(), world.get_resource::<Desk>()),
        turn: seat.map(|seat| TurnOf::at(playing.seating(), seat)),
        // Whoever sits before the screen sees their own cards.
        private: playing.seating().persons().count() > 1 && !over,
        keeps_escape: world.get_resource::<Desk>().is_some_and(Desk::keeps_escape),
    })
}

/// The heading under which the rules speak of what goes on.
pub fn chapter(game: &ElderGod, desk: Option<&Desk>) -> &'static str {
    use super::rules::{Face, State};
    let held = desk.and_then(|desk| desk.pick.card()).map(super::rules::Card::face);
    match (game.phase(), held) {
        (Phase::Mouth { .. }, _) => "The Mouth",
        (Phase::Banish { .. }, _) | (_, Some(Face::ElderSign)) => "Banishment",
        (Phase::Redraw { .. }, _) => "New cards, or none",
        (Phase::Over, _) => "When nobody gets any further",
        (Phase::Play { .. }, Some(Face::Limb(_, State::Damaged))) => "To wound",
        (Phase::Play { seat }, _) if game.player(*seat).is_some_and(|p| p.monster.wound().is_some()) => {
            "To heal"
        }
        (Phase::Play { .. }, Some(_)) => "To grow",
        (Phase::Play { .. } | Phase::Discard { .. }, _) => "Your turn",
    }
}
