//! The pace of the table: what has happened is shown in turn, then the bots think, off the main thread, and move.

use super::lifecycle::{ActError, act};
use super::scene::Spread;
use super::table::Table;
use super::{RathulhuMatch, large};
use crate::app::messages::{Moving, Notice, Pause};
use crate::app::platform::record::Recorder;
use crate::app::platform::settings::Preferences;
use crate::app::tempo::BotPace;
use crate::app::ui::spotlight::Spotlights;
use crate::bots::{Bot as _, SeatPosition};
use crate::game::Seat;
use crate::games::rathulhu::bot::Bot;
use crate::games::rathulhu::rules::{Action, Rathulhu};
use crate::session::{CardGame, CardMatch};
use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, poll_once};

/// A bot's move is not shown sooner than this after the table has come to rest, s.
const PAUSE_S: f32 = 0.35;

/// The bots of a match, and what one of them is thinking about.
#[derive(Resource, Default)]
pub(super) struct BotDriver {
    bots: Vec<Option<Bot>>,
    thinking: Option<Thinking>,
}

struct Thinking {
    /// The state it is about, and who thinks.
    of: (u64, Seat),
    for_s: f32,
    task: Task<(Bot, Option<Action>)>,
}

impl BotDriver {
    /// The bots of a match.
    pub(super) fn of(m: &CardMatch<Rathulhu>) -> Self {
        let seats = (0..).map(Seat).take(m.seating().sitters.len());
        let bot = |seat| m.seating().skill(seat).map(|skill| Bot::new(skill, m.seed(), seat));
        Self { bots: seats.map(bot).collect(), thinking: None }
    }

    fn bot(&mut self, seat: Seat) -> Option<&mut Bot> {
        self.bots.get_mut(usize::from(seat.0))?.as_mut()
    }

    /// Sets a bot thinking, if it is a bot's turn.
    fn begin(&mut self, m: &CardMatch<Rathulhu>) -> Option<Thinking> {
        let seat = m.game().phase().seat()?;
        let mut bot = self.bot(seat)?.clone();
        let position = SeatPosition::of(m.game(), seat);
        let task = AsyncComputeTaskPool::get().spawn(async move {
            let _span = info_span!("bot decision", game = Rathulhu::NAME).entered();
            let chosen = bot.choose(&position);
            (bot, chosen)
        });
        Some(Thinking { of: (m.serial(), seat), for_s: 0.0, task })
    }
}

/// Shows what has happened, in time. Dialogs hold it up.
pub(super) fn move_on(
    mut table: ResMut<Table>,
    playing: Res<RathulhuMatch>,
    held: Res<Pause>,
    (pace, preferences): (BotPace, Option<Res<Preferences>>),
    (mut lights, spread): (Option<ResMut<Spotlights>>, Option<Res<Spread>>),
    time: Res<Time<Real>>,
    mut moving: MessageWriter<Moving>,
) {
    if let Some(lights) = lights.as_mut().filter(|lights| lights.is_on()) {
        if table.announced().is_some() {
            return;
        }
        // Whoever was in a hurry has seen the end of it.
        lights.clear();
    }
    let still = preferences.as_ref().is_some_and(|preferences| preferences.reduced_motion);
    if *held == Pause::Off && table.is_moving(still) {
        moving.write(Moving);
        let bots = playing.0.seating().persons().count() < playing.0.seating().sitters.len();
        let speed = if bots { pace.now().speed() } else { 1.0 };
        // A slow picture is no reason to skip what happens.
        let seconds = time.delta_secs().min(0.1) * speed;
        if let Some(mut lights) = lights
            && let Some(event) = table.due(seconds).filter(|_| table.announced().is_none())
            && let Some(shown) =
                large::shown(event, &table, &playing.0, spread.as_ref().map(|spread| &spread.layout))
        {
            table.announce();
            lights.show(shown);
            if lights.is_on() {
                return;
            }
        }
        table.pass(seconds);
    }
}

/// Goes on with the final count beside the result. Dialogs hold it up.
pub(super) fn count_out(
    mut table: ResMut<Table>,
    held: Res<Pause>,
    preferences: Option<Res<Preferences>>,
    time: Res<Time<Real>>,
    mut moving: MessageWriter<Moving>,
) {
    let still = preferences.is_some_and(|preferences| preferences.reduced_motion);
    if *held == Pause::Off && !table.final_count().progress(still).complete {
        moving.write(Moving);
        table.count_on(time.delta_secs().min(0.1));
    }
}

/// Lets the bot whose turn it is think, and does what it has thought of.
pub(super) fn think(
    mut driver: ResMut<BotDriver>,
    mut playing: ResMut<RathulhuMatch>,
    mut table: ResMut<Table>,
    mut recorder: ResMut<Recorder>,
    (mut notices, mut moving): (MessageWriter<Notice>, MessageWriter<Moving>),
    (pause, pace, time): (Res<Pause>, BotPace, Res<Time<Real>>),
) {
    if driver.thinking.as_ref().is_some_and(|thinking| thinking.of.0 != playing.0.serial()) {
        driver.thinking = None;
    }
    if *pause == Pause::On || table.is_busy() {
        return;
    }
    let Some(thinking) = &mut driver.thinking else {
        driver.thinking = driver.begin(&playing.0);
        if driver.thinking.is_some() {
            moving.write(Moving);
        }
        return;
    };
    moving.write(Moving);
    thinking.for_s += time.delta_secs().min(0.1);
    if thinking.for_s < pace.now().pause_s(PAUSE_S) {
        return;
    }
    let Some((bot, chosen)) = block_on(poll_once(&mut thinking.task)) else { return };
    let (_, seat) = thinking.of;
    driver.thinking = None;
    if let Some(known) = driver.bot(seat) {
        *known = bot;
    }
    let done = match chosen {
        Some(action) => act(&mut playing.0, seat, action, &mut table, &mut recorder),
        None => Err(ActError::Nothing),
    };
    if let Err(why) = done {
        notices.write(Notice(why.to_string()));
    }
}
