//! The pace of the table: what has happened is shown in turn, then the bots think, off the main thread, and move.

use super::lifecycle::{ActError, act};
use super::table::Table;
use crate::app::messages::Pause;
use super::RathulhuMatch;
use crate::games::rathulhu::INFO;
use crate::app::messages::Notice;
use crate::app::platform::record::Recorder;
use crate::games::rathulhu::bot::{Bot, Level};
use crate::game::Game;
use crate::games::rathulhu::rules::{Action, Rathulhu};
use crate::session::CardMatch;
use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, poll_once};

/// A bot's move is not shown sooner than this after the table has come to rest, s.
const PAUSE_S: f32 = 0.35;

/// What a bot is thinking about, if one is.
#[derive(Resource, Default)]
pub(super) struct Thought(Option<Thinking>);

struct Thinking {
    /// The state it is about.
    serial: u64,
    for_s: f32,
    task: Task<Option<Action>>,
}

/// Shows what has happened, in time. Dialogs hold it up.
pub(super) fn move_on(mut table: ResMut<Table>, held: Res<Pause>, time: Res<Time<Real>>) {
    if *held == Pause::Off && table.is_busy() {
        // A slow picture is no reason to skip what happens.
        table.pass(time.delta_secs().min(0.1));
    }
}

/// Lets the bot whose turn it is think, and does what it has thought of.
pub(super) fn think(
    mut thought: ResMut<Thought>,
    mut playing: ResMut<RathulhuMatch>,
    mut table: ResMut<Table>,
    mut recorder: ResMut<Recorder>,
    mut notices: MessageWriter<Notice>,
    held: Res<Pause>,
    time: Res<Time<Real>>,
) {
    if thought.0.as_ref().is_some_and(|thinking| thinking.serial != playing.0.serial()) {
        thought.0 = None;
    }
    if *held == Pause::On || table.is_busy() {
        return;
    }
    let Some(thinking) = &mut thought.0 else {
        thought.0 = begin(&playing.0);
        return;
    };
    thinking.for_s += time.delta_secs();
    if thinking.for_s < PAUSE_S {
        return;
    }
    let Some(chosen) = block_on(poll_once(&mut thinking.task)) else { return };
    thought.0 = None;
    let seat = playing.0.game().phase().seat();
    let done = match (seat, chosen) {
        (Some(seat), Some(action)) => act(&mut playing.0, seat, action, &mut table, &mut recorder),
        _ => Err(ActError::Nothing),
    };
    if let Err(why) = done {
        notices.write(Notice(why.to_string()));
    }
}

/// Sets a bot thinking, if it is a bot's turn.
fn begin(playing: &CardMatch<Rathulhu>) -> Option<Thinking> {
    let game = playing.game();
    let seat = game.phase().seat()?;
    let skill = playing.seating().skill(seat)?;
    let bot = Bot::new(Level::from(skill), playing.seed());
    let (view, legal, decision) = (game.view(Some(seat)), game.legal_actions(seat), playing.moves());
    let task = AsyncComputeTaskPool::get().spawn(async move {
                let _span = info_span!("bot decision", game = INFO.id).entered();
                bot.choose(&view, &legal, decision) });
    Some(Thinking { serial: playing.serial(), for_s: 0.0, task })
}
