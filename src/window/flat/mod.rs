//! The window of a flat game: everything that the windows of drawn tables have in common. A game says what is its own
//! with one trait, [`FlatGame`], and gets its [`GameUi`] from [`ui`].
//!
//! * `flat_game`: that trait, and what a game is told; `event`: how an event is told; `shown`: the match as it is shown, entry
//!   by entry; `look`: what panels know of it; `window`: draws, listens to keys, carries out wishes; `picture`: the table of a
//!   save without a window.
//!
//! What lies on the table and how it moves is [`crate::board`]'s; rules and bots are [`crate::card_match`]'s.

mod displayed;
mod event;
mod flat_game;
mod picture;
mod snapshot;
mod window;

pub use event::Telling;
pub use flat_game::{
    ActionOf, DisplayedMatch, DrawArea, DrawContext, EventOf, FlatGame, NoUiState, PlaybackEntry, Pressed,
    Table,
};
pub use snapshot::Snapshot;

use super::card_match::{self, CardPlaying};
use super::coach::card_review;
use super::coach::coaching::Coaching;
use super::game_ui::{Basics, CurrentGame, GamePlugins, GameUi, Lessons, SceneKind, Status, TurnOf, page_of};
use crate::speech;
use bevy::prelude::World;
use game::Game;
use session::replay::Recorded;

/// What the window knows of a flat game.
pub const fn ui<F: FlatGame>(basics: Basics) -> GameUi {
    GameUi {
        basics,
        scene: SceneKind::Flat,
        plugins: GamePlugins {
            logic: window::logic::<F>,
            input: window::input::<F>,
            drawing: window::drawing::<F>,
        },
        load: card_match::load::<DisplayedMatch<F>>,
        save: card_match::save::<DisplayedMatch<F>>,
        close: card_match::close::<DisplayedMatch<F>>,
        rewind: card_match::rewind::<DisplayedMatch<F>>,
        watch: card_match::watch::<DisplayedMatch<F>>,
        clear: card_match::clear::<DisplayedMatch<F>>,
        status: status::<F>,
        table: |_| None,
        built: |_| None,
        again: |world| {
            let m = &world.get_resource::<CardPlaying<F::Game>>()?.0;
            Some(F::again(m, world.get_resource::<F::UiState>()?))
        },
        lessons: Some(Lessons {
            begin: card_match::begin_lesson::<DisplayedMatch<F>>,
            take_up: card_match::take_up_lesson::<DisplayedMatch<F>>,
            deeds: card_match::deeds::<DisplayedMatch<F>>,
        }),
        coaching: Coaching {
            is_scored: card_match::counts::<DisplayedMatch<F>>,
            ask: card_match::ask_coach::<DisplayedMatch<F>>,
            moment: card_match::moment::<DisplayedMatch<F>>,
            look_back: card_review::look_back::<DisplayedMatch<F>>,
            grade: card_review::grade_try::<DisplayedMatch<F>>,
        },
        picture: picture::draw::<F>,
    }
}

fn status<F: FlatGame>(world: &World) -> Option<Status> {
    let m = &world.get_resource::<CardPlaying<F::Game>>()?.0;
    let ui_state = world.get_resource::<F::UiState>()?;
    let at_rest = world.get_resource::<DisplayedMatch<F>>().is_none_or(|shown| !shown.is_busy());
    let info = world.get_resource::<CurrentGame>()?.0.basics.info;
    let ended = m.game().outcome().is_some();
    Some(Status {
        words: speech::say(info.how_far(m.moves())),
        turn_number: Recorded::turn(m),
        standing: None,
        ended,
        at_rest,
        chapter: F::chapter(m, ui_state),
        turn: F::turn(m, ui_state).filter(|_| at_rest).map(|seat| TurnOf::at(m.seating(), seat)),
        // Whoever sits before the screen sees what is theirs.
        private: F::HAS_HANDS && info.secrets && m.seating().persons().count() > 1 && !ended,
        page_of: page_of(m.game(), m.seating()),
        keeps_escape: F::keeps_escape(ui_state),
    })
}
