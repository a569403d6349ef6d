//! The window's side of Houses of Thoth: what its cards look like, and its panels.
//!
//! * [`colours`]: the two sets of stones;
//! * [`faces`]: the cards and signs, as SVG; [`pack`]: the same as egui's textures;
//! * [`look`]: the pieces on the table;
//! * [`seen`]: what a seat sees, with what the rules say of each card; [`names`] of the players;
//! * [`panels`]: what is drawn with egui, as functions of what is seen;
//! * [`keys`]: what a key means;
//! * [`company`]: who plays; [`desk`]: what the screen keeps of a match while it is under way;
//! * [`scene`]: the pieces, dressed, on their furniture; [`framing`]: the eye of a seat; `tween`: on their way;
//! * [`spots`]: hints for whoever builds by hand;
//! * `live`: matches begin, are loaded and rewound; `thought`: the bots play; `draw`: panels and keys, between Bevy
//!   and the functions above.

mod bots;
pub mod colours;
mod draw;
pub mod faces;
pub mod framing;
pub mod keys;
mod lifecycle;
pub mod look;
pub mod names;
pub mod pack;
pub mod panel_view;
pub mod panels;
pub mod scene;
pub mod screen_state;
pub mod seating;
pub mod spots;
mod tween;



pub(super) use draw::draw;
pub(super) use lifecycle::{load, rewind, start};

use crate::app::hand::HandEnabled;
use crate::app::commands::Pause;
use crate::app::table::physics::TableSet;
use crate::app::messages::{Open, PlaySet, Screen};
use crate::app::table::live_match::Playing;
use crate::app::table::match_driver;
use crate::app::table::match_driver::on;
use super::rules::{Phase, Thoth};
use bevy::app::{RunFixedMainLoop, RunFixedMainLoopSystems};
use bevy::prelude::*;
use screen_state::Desk;

/// Adds the match: works without a window.
pub(super) fn logic(app: &mut App) {
    match_driver::of::<Thoth>(app);
    app.init_resource::<Desk>()
        .init_resource::<thought::BotDriver>()
        .add_systems(
            RunFixedMainLoop,
            desk::renew
                .run_if(on::<Thoth>)
                .after(PlaySet::See)
                .before(RunFixedMainLoopSystems::FixedMainLoop),
        )
        .add_systems(
            FixedUpdate,
            thought::play
                .before(match_driver::before_tick::<Thoth>)
                .in_set(TableSet::Before)
                .run_if(on::<Thoth>.and_then(at_the_table)),
        );
}

/// Adds the keys.
pub(super) fn keyboard(app: &mut App) {
    app.add_systems(
        RunFixedMainLoop,
        draw::press.in_set(PlaySet::Wish).run_if(on::<Thoth>.and_then(at_the_table)),
    )
    .add_systems(Update, rest_hand.run_if(on::<Thoth>));
}

/// Adds what is seen of the table.
pub(super) fn drawing(app: &mut App) {
    app.add_plugins((scene::plugin, tween::plugin, spots::plugin));
}

fn at_the_table(screen: Option<Res<State<Screen>>>, held: Res<Pause>) -> bool {
    *held == Pause::Off && screen.is_none_or(|screen| *screen.get() == Screen::Table)
}

/// The hand is for the seat at the screen, on its turn.
fn rest_hand(
    open: Res<Open>,
    desk: Res<Desk>,
    playing: Res<Playing<Thoth>>,
    mut enabled: ResMut<HandEnabled>,
) {
    let free = open.0.is_empty() && desk.sheet.is_none() && desk.hand_is_free(playing.0.game());
    enabled.set_if_neq(HandEnabled(free));
}

/// The heading under which the rules speak of what goes on.
pub fn matters(game: &Thoth) -> &'static str {
    match game.phase() {
        Phase::Choosing if game.house(game.active()).is_some() => "Your house",
        Phase::Choosing => "A game, a hand, a turn",
        Phase::Building { .. } | Phase::Holding { .. } | Phase::Settling { .. } | Phase::Knocked { .. } => {
            "Building, and what falls"
        }
        Phase::Scored | Phase::Over => "The end of a hand",
    }
}

/// A match in a few words: the game and how far it has come.
pub fn words(game: &Thoth) -> String {
    let title = crate::app::ui::rules_reader::Book::Thoth.title();
    format!("{title}, hand {}, turn {}", game.hand_number(), game.turn())
}

/// What of an act the program itself carries out, without a match.
pub(super) fn of_program(act: panels::Act) -> Option<crate::app::ui::act::Act> {
    use crate::app::messages::{Command, Order};
    Some(crate::app::ui::act::Act::Command(match act {
        panels::Act::Start(order) => Command::Start(Box::new(Order::Thoth(*order))),
        panels::Act::Menu => Command::Show(Screen::Menu),
        _ => return None,
    }))
}
