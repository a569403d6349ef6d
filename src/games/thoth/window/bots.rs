//! The bots at the table: how long they pause, what they leave to people, and what they hold against nobody.

use super::lifecycle::excused;
use crate::app::messages::Notice;
use crate::app::platform::record::Recorder;
use crate::app::table::bot_driver::{self, DrivenPlayer};
use crate::app::table::live_match::{Playing, with_match};
use crate::app::table::match_driver::intend;
use crate::app::table::physics::LiveTable;
use crate::game::Seat;
use crate::games::thoth::bot::Player;
use crate::games::thoth::referee::Declaration;
use crate::games::thoth::rules::{Manner, Phase, Thoth};
use crate::session::{Intent, Match, Skill};
use bevy::prelude::*;

/// A bot does not play sooner than this after the table has come to rest, s.
const PAUSE_S: f32 = 0.9;
/// Nor does it deal sooner than this, where nobody is there to say so: time to read the score sheet, s.
const PAUSE_BEFORE_DEAL_S: f32 = 10.0;

/// The bots of a match.
pub(super) type BotDriver = bot_driver::BotDriver<Thoth, Player>;

impl DrivenPlayer<Thoth> for Player {
    fn of(skill: Skill, seed: u64, seat: Seat) -> Self {
        Self::new(skill, seed, seat)
    }

    fn pause_s(m: &Match<Thoth>, decides: bool) -> Option<f32> {
        match m.game().phase() {
            Phase::Scored if !m.seating().is_unattended() => None,
            Phase::Scored => Some(PAUSE_BEFORE_DEAL_S),
            _ if decides => Some(PAUSE_S),
            _ => Some(0.0),
        }
    }
}

/// Where a house was knocked over by a bot, or a bot's was, it was an accident: that is never held against anybody.
pub(super) fn excuse(
    mut live: LiveTable,
    mut playing: ResMut<Playing<Thoth>>,
    mut recorder: ResMut<Recorder>,
    mut notices: MessageWriter<Notice>,
) -> Result {
    if !excused(&playing.0) {
        return Ok(());
    }
    let written = with_match(&mut live, &mut playing, |m| {
        if !m.is_waiting() {
            return Ok(());
        }
        intend(m, Intent::Declare(Declaration::Say(Manner::Accident)), &mut recorder).1
    })?;
    if let Err(why) = written {
        notices.write(Notice(why.to_string()));
    }
    Ok(())
}
