//! The pace of the table: what has happened is shown in turn. Who plays when nobody does.

use super::scene::Spread;
use super::table::Table;
use super::{RathulhuMatch, UI, large};
use crate::app::card_match::CardTable;
use crate::app::game_ui::GameUi;
use crate::app::messages::{Moving, Pause};
use crate::app::platform::settings::Preferences;
use crate::app::tempo::BotPace;
use crate::app::ui::spotlight::Spotlights;
use crate::game::Seat;
use crate::games::rathulhu::bot::Bot;
use crate::games::rathulhu::rules::{Event, Rathulhu};
use crate::session::{CardMatch, CardNote, Skill};
use bevy::prelude::*;

impl CardTable for Table {
    type Game = Rathulhu;
    type Bot = Bot;

    fn ui() -> &'static GameUi {
        &UI
    }

    fn bot(skill: Skill, seed: u64, seat: Seat) -> Bot {
        Bot::new(skill, seed, seat)
    }

    fn of(m: &CardMatch<Rathulhu>) -> Self {
        Self::of(m.game())
    }

    fn follow(&mut self, _: &CardMatch<Rathulhu>, notes: &[CardNote<Event>]) {
        self.follow(notes.iter().filter_map(|note| match note {
            CardNote::Event(event) => Some(event.clone()),
            _ => None,
        }));
    }

    fn jump(&mut self, m: &CardMatch<Rathulhu>) {
        self.jump(m.game());
    }

    fn is_busy(&self) -> bool {
        self.is_busy()
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
