//! Rathulhu at the table: a board, a bag and everybody's tiles, drawn flat.
//!
//! * [`place`]: tiles, tokens and their places; [`table`]: what lies where, as it is shown; it follows the match at a
//!   pace that can be watched;
//! * [`layout`]: where in the window that is, and [`mats`] before the players; pictures, labels and pointer go by it;
//! * [`count`]: how points are counted before everybody; [`seen`]: what can be read off the table;
//! * [`prospect`]: what a seat can hope for in an auction; [`points`]: points in words;
//! * [`target`]: what can be pointed at, what it means and what is said about it;
//! * [`large`]: what bots do, shown large; [`art`]: the pictures, [`faces`]: what they are of; `scene`: the sprites that show
//!   them; `picture`: the table as a picture, without a window;
//! * [`panels`]: what is drawn with egui; `draw`: between Bevy and them; [`setup`]: who plays; [`keys`];
//! * `bots`: the pace, and the bots.

pub mod art;
mod bots;
pub mod count;
mod draw;
pub mod faces;
pub mod keys;
pub mod large;
pub mod layout;
pub mod mats;
pub mod panels;
mod picture;
pub mod place;
pub mod points;
pub mod prospect;
mod scene;
pub mod seen;
pub mod setup;
pub mod table;
pub mod target;

use super::INFO;
use super::options;
use super::rules::{Action, Phase, Rathulhu};
use crate::app::card_match::{self, CardOrder, CardPlaying, CardSet, CardWish, on};
use crate::app::game_ui::{GamePlugins, GameUi, SceneKind, Status, TurnOf, Way};
use crate::app::messages::{DrawSet, PlaySet, Screen};
use crate::game::{Game, Seat};
use crate::session::CardMatch;
use bevy::app::RunFixedMainLoop;
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use setup::Draft;
use std::sync::Arc;
use table::Table;
use target::Target;

/// What the window knows of the game.
pub static UI: GameUi = GameUi {
    info: &INFO,
    ways: &[Way {
        label: "Play",
        about: "Two to five bidders; the program takes any seat",
        form: || Box::new(Draft::default()),
    }],
    keys: keys::LIST,
    plates: panels::plates::PLATES,
    emblem: panels::emblem,
    scene: SceneKind::Flat,
    plugins: GamePlugins { logic, input, drawing },
    order: |request, matches| {
        Ok(Arc::new(RathulhuOrder {
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
        Some(Box::new(Draft::again(&RathulhuOrder::of(&world.get_resource::<RathulhuMatch>()?.0))))
    },
    picture: picture::draw,
};

/// The match under way.
pub type RathulhuMatch = CardPlaying<Rathulhu>;

/// A match to be started.
pub type RathulhuOrder = CardOrder<Table>;

/// What the seat at the screen wants of it.
pub type RathulhuWish = CardWish<Action>;

/// What the keyboard points at.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pointing(pub Option<Target>);

/// What is unfolded.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Unfolded {
    /// What is in the bag.
    pub bag: bool,
    /// It is about to be folded, by a key that means something else where nothing is unfolded.
    folding: bool,
}

/// Folds what was asked to be, once everybody knows what the key meant.
fn fold(mut unfolded: ResMut<Unfolded>) {
    *unfolded = Unfolded::default();
}

/// Adds the match: works without a window.
fn logic(app: &mut App) {
    card_match::of::<Table>(app);
    app.init_resource::<Pointing>()
        .init_resource::<Unfolded>()
        .add_systems(Update, bots::count_out.run_if(in_state(Screen::Result).and_then(on::<Table>)))
        .add_systems(
            RunFixedMainLoop,
            fold.run_if(|unfolded: Res<Unfolded>| unfolded.folding).in_set(PlaySet::Carry),
        )
        .add_systems(
            Update,
            bots::move_on.before(CardSet::Think).run_if(in_state(Screen::Table).and_then(on::<Table>)),
        );
}

/// Adds the keys.
fn input(app: &mut App) {
    app.add_systems(
        RunFixedMainLoop,
        (
            keys::press.run_if(on::<Table>.and_then(in_state(Screen::Table))).in_set(PlaySet::Wish),
            keys::at_the_end.run_if(on::<Table>.and_then(in_state(Screen::Result))).in_set(PlaySet::Wish),
        ),
    );
}

/// Adds what is seen. Needs a renderer.
fn drawing(app: &mut App) {
    app.add_plugins(scene::plugin)
        .add_systems(EguiPrimaryContextPass, draw::panels.in_set(DrawSet::Screen).run_if(on::<Table>));
}

fn status(world: &World) -> Option<Status> {
    let playing = &world.get_resource::<RathulhuMatch>()?.0;
    let at_rest = world.get_resource::<Table>().is_none_or(|table| !table.is_busy());
    let seat = playing.game().phase().seat().filter(|_| at_rest);
    Some(Status {
        words: INFO.how_far(playing.moves()),
        ended: playing.game().outcome().is_some(),
        at_rest,
        chapter: chapter(playing.game()),
        turn: seat.map(|seat| TurnOf::at(playing.seating(), seat)),
        private: false,
        keeps_escape: world.get_resource::<Unfolded>().is_some_and(|unfolded| unfolded.bag),
    })
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

/// Whether the seat to act is a person who may do this.
fn may(playing: &CardMatch<Rathulhu>, action: Action) -> bool {
    let seat = playing.game().phase().seat();
    seat.is_some_and(|seat| playing.seating().is_person(seat) && playing.game().check(seat, action).is_ok())
}

/// What a seat may give up to a Setback, in a fixed order.
fn losses(game: &Rathulhu, seat: Seat) -> Vec<Action> {
    let legal = game.legal_actions(seat);
    legal.into_iter().filter(|action| matches!(action, Action::Discard(_))).collect()
}
