//! The window of a game of dexterity: what the windows of built tables have in common. A game says what is its own with
//! one trait, [`TabledGame`], and gets its [`GameUi`] from [`ui`].

use super::coach::coaching::Coaching;
use super::game_ui::{
    Basics, Built, CommandError, GamePlugins, GameUi, Lessons, SceneKind, SetupForm, Status,
};
use super::hand;
use super::live_table::bot_driver::{self, BotDriver, BotsPlay, TableBots};
use super::live_table::live_match::{self, Playing, on, with_playing};
use super::live_table::physics::TableSet;
use super::live_table::{match_driver, stability};
use super::messages::at_the_table;
use super::reasons::Reasons;
use bevy::prelude::*;
use lesson::Lesson;
use session::info::Failure;
use session::{HandRules, Match, Seating, Undo};
use std::path::Path;

/// What is a game's own, beside its rules, its hand and its bots.
pub trait TabledGame: TableBots<Game: HandRules> {
    /// Who sits at a table of which nobody wrote it down.
    fn usual(game: &Self::Game) -> Seating;

    /// Whether a person is to act, or the match is over: undo stops there.
    fn asks_a_person(m: &Match<Self::Game>) -> bool;

    /// A match has come to the table, new or from a save.
    fn begun(world: &mut World);

    /// The match on the table stands at another moment than before.
    fn rewound(world: &mut World);

    /// The match has left the table.
    fn cleared(_: &mut World) {}

    /// How the match on the table is doing.
    fn status(world: &World, m: &Match<Self::Game>) -> Status;

    /// The best of what is built.
    fn built(game: &Self::Game) -> Option<Built>;

    /// The set-up of the same match again.
    fn again(m: &Match<Self::Game>) -> Box<dyn SetupForm>;

    /// Draws a saved match, without a window.
    ///
    /// # Errors
    /// Why the save cannot be read or the picture not drawn.
    fn picture(save: &Path, size: (u32, u32), out: &Path) -> Result<(), Failure>;

    /// Adds what the game has of its own to an app without a window.
    fn logic(app: &mut App);

    /// Adds its keys.
    fn input(app: &mut App);

    /// Adds what is seen of it. Needs a renderer.
    fn drawing(app: &mut App);
}

/// What the window knows of a game of dexterity.
pub const fn ui<T: TabledGame>(basics: Basics) -> GameUi {
    GameUi {
        basics,
        scene: SceneKind::Table,
        plugins: GamePlugins { logic: logic::<T>, input: input::<T>, drawing: T::drawing },
        load: |world, path| begin::<T>(world, Match::load(path)?),
        save: live_match::save::<T::Game>,
        close: live_match::close::<T::Game>,
        rewind: rewind::<T>,
        watch: |world| live_match::watch::<T::Game>(world, begin::<T>),
        clear: |world| {
            live_match::clear::<T::Game>(world);
            T::cleared(world);
        },
        status: |world| Some(T::status(world, &world.get_resource::<Playing<T::Game>>()?.0)),
        table: live_match::table::<T::Game>,
        built: |world| T::built(world.get_resource::<Playing<T::Game>>()?.0.game()),
        again: |world| Some(T::again(&world.get_resource::<Playing<T::Game>>()?.0)),
        lessons: Some(Lessons {
            begin: |world, lesson: &Lesson| begin::<T>(world, lesson.begin_at_table()?),
            take_up: live_match::take_up_lesson::<T::Game>,
            deeds: live_match::deeds::<T::Game>,
        }),
        coaching: Coaching {
            is_scored: bot_driver::counts::<T::Game>,
            ask: bot_driver::ask_coach::<T>,
            moment: bot_driver::moment::<T::Game>,
            look_back: bot_driver::look_back::<T>,
            grade: bot_driver::grade_try::<T>,
        },
        picture: T::picture,
    }
}

/// Puts a match on the table in the place of the one before, with its bots.
///
/// # Errors
/// [`CommandError`] where the table cannot be spawned.
pub fn begin<T: TabledGame>(world: &mut World, mut m: Match<T::Game>) -> Result<(), CommandError> {
    if m.seating().sitters.is_empty() {
        m.seat(T::usual(m.game()));
    }
    let driver = BotDriver::<T>::of(m.seating(), m.seed());
    live_match::install(world, m)?;
    world.insert_resource(driver);
    world.insert_resource(Reasons::default());
    T::begun(world);
    Ok(())
}

/// Takes steps back or again, and lets the bots begin anew from there.
fn rewind<T: TabledGame>(world: &mut World, way: Undo) -> Result<(), CommandError> {
    live_match::rewind(world, way, T::asks_a_person)?;
    let driver = with_playing(world, |m: &mut Match<T::Game>| BotDriver::<T>::of(m.seating(), m.seed()))?;
    world.insert_resource(driver);
    T::rewound(world);
    Ok(())
}

/// Adds the match and its bots: works without a window.
fn logic<T: TabledGame>(app: &mut App) {
    match_driver::of::<T::Game>(app);
    app.init_resource::<BotDriver<T>>()
        .init_resource::<Reasons>()
        .add_systems(Update, bot_driver::pace::<T>.run_if(on::<T::Game>))
        .add_systems(
            FixedUpdate,
            bot_driver::play::<T>
                .before(match_driver::before_tick::<T::Game>)
                .in_set(TableSet::Before)
                .in_set(BotsPlay)
                .run_if(on::<T::Game>.and_then(at_the_table)),
        );
    T::logic(app);
}

/// Adds the hand and the keys.
fn input<T: TabledGame>(app: &mut App) {
    hand::of::<T::Game>(app);
    stability::of::<T::Game>(app);
    T::input(app);
}
