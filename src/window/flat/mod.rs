//! The window of a flat game: everything that the windows of drawn tables have in common. A game says what is its own
//! with one trait, [`FlatGame`], and gets its [`GameUi`] from [`ui`].
//!
//! * `flat_game`: that trait, and what a game is told; `event`: how an event is told; `shown`: the match as it is shown, entry
//!   by entry; `look`: what panels know of it; `window`: draws, listens to keys, carries out wishes; `picture`: the table of a
//!   save without a window.
//!
//! What lies on the table and how it moves is [`crate::board`]'s; rules and bots are [`crate::card_match`]'s.

mod event;
mod flat_game;
mod look;
mod picture;
mod shown;
mod window;

pub use event::Telling;
pub use flat_game::{ActionOf, Entry, EventOf, FlatGame, NoDesk, Pressed, Scene, Shown, Table, View};
pub use look::Look;

use super::card_match::{self, CardPlaying};
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
        load: card_match::load::<Shown<F>>,
        save: card_match::save::<Shown<F>>,
        close: card_match::close::<Shown<F>>,
        rewind: card_match::rewind::<Shown<F>>,
        watch: card_match::watch::<Shown<F>>,
        clear: card_match::clear::<Shown<F>>,
        status: status::<F>,
        table: |_| None,
        built: |_| None,
        again: |world| {
            let m = &world.get_resource::<CardPlaying<F::Game>>()?.0;
            Some(F::again(m, world.get_resource::<F::Desk>()?))
        },
        lessons: Some(Lessons {
            begin: card_match::begin_lesson::<Shown<F>>,
            take_up: card_match::take_up_lesson::<Shown<F>>,
            deeds: card_match::deeds::<Shown<F>>,
        }),
        coaching: Coaching {
            is_scored: card_match::counts::<Shown<F>>,
            ask: card_match::ask_coach::<Shown<F>>,
            moment: card_match::moment::<Shown<F>>,
            look_back: card_match::look_back::<Shown<F>>,
        },
        picture: picture::draw::<F>,
    }
}

fn status<F: FlatGame>(world: &World) -> Option<Status> {
    let m = &world.get_resource::<CardPlaying<F::Game>>()?.0;
    let desk = world.get_resource::<F::Desk>()?;
    let at_rest = world.get_resource::<Shown<F>>().is_none_or(|shown| !shown.is_busy());
    let info = world.get_resource::<CurrentGame>()?.0.basics.info;
    let ended = m.game().outcome().is_some();
    Some(Status {
        words: speech::say(info.how_far(m.moves())),
        turn_number: Recorded::turn(m),
        standing: None,
        ended,
        at_rest,
        chapter: F::chapter(m, desk),
        turn: F::turn(m, desk).filter(|_| at_rest).map(|seat| TurnOf::at(m.seating(), seat)),
        // Whoever sits before the screen sees what is theirs.
        private: F::HAS_HANDS && info.secrets && m.seating().persons().count() > 1 && !ended,
        page_of: page_of(m.game(), m.seating()),
        keeps_escape: F::keeps_escape(desk),
    })
}
