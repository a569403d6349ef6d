//! Builders of R'lyeh in the window: who sits at the table. The table itself is the program's own.
//!
//! * `live`: matches begin, are loaded and rewound; `thought`: the bots build; `waiting`: people wait for them.

mod bots;
mod lifecycle;
pub mod panels;
pub mod scene;
mod waiting;



pub(super) use lifecycle::{load, rewind, start};
pub(super) use bots::BotDriver;
pub use waiting::builder_at_work;

use crate::app::hand::HandEnabled;
use crate::app::commands::Pause;
use crate::app::table::physics::TableSet;
use crate::app::messages::{Open, PlaySet, Screen};
use crate::app::table::live_match::Playing;
use crate::app::table::match_driver;
use crate::app::table::match_driver::on;
use super::bot::Level;
use super::rules::Rlyeh;
use crate::session::{Sitter, Skill};
use bevy::app::RunFixedMainLoop;
use bevy::prelude::*;

/// Who can sit on a seat: the choice, its name, and what that means.
pub const SITTERS: [(Sitter, &str, &str); 3] = [
    (Sitter::Person, "a person", "Somebody at this screen"),
    (Sitter::Bot(Skill::Low), "dabbler", "The program, careless: what it builds may fall"),
    (Sitter::Bot(Skill::Middle), "architect", "The program; it tries things out before it builds them"),
];

/// What a seat's bot is called, or nothing for a person.
pub fn bot_name(sitter: Sitter) -> Option<String> {
    match sitter {
        Sitter::Person => None,
        Sitter::Bot(skill) => Some(Level::from(skill).to_string()),
    }
}

/// Adds the match: works without a window.
pub(super) fn logic(app: &mut App) {
    match_driver::of::<Rlyeh>(app);
    app.init_resource::<BotDriver>()
        .add_systems(
            RunFixedMainLoop,
            waiting::wait.before(match_driver::carry_out::<Rlyeh>).in_set(PlaySet::Apply).run_if(on::<Rlyeh>),
        )
        .add_systems(
            FixedUpdate,
            thought::play
                .before(match_driver::before_tick::<Rlyeh>)
                .in_set(TableSet::Before)
                .run_if(on::<Rlyeh>.and_then(at_the_table)),
        );
}

/// Adds what keeps the person's hand off a bot's turn.
pub(super) fn keyboard(app: &mut App) {
    app.add_systems(Update, rest_hand.run_if(on::<Rlyeh>));
}

fn at_the_table(screen: Option<Res<State<Screen>>>, held: Res<Pause>) -> bool {
    *held == Pause::Off && screen.is_none_or(|screen| *screen.get() == Screen::Table)
}

/// The hand is for people, on their turn, while no dialog is open.
fn rest_hand(open: Res<Open>, driver: Res<BotDriver>, playing: Res<Playing>, mut enabled: ResMut<HandEnabled>) {
    let mine = driver.seating().sitter(playing.0.game().active()) == Sitter::Person;
    enabled.set_if_neq(HandEnabled(mine && open.0.is_empty()));
}
