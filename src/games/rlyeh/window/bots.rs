//! The bots at the table: how long they pause, and that people wait for them.

use crate::app::messages::Refusal;
use crate::app::table::bot_driver::{self, DrivenPlayer};
use crate::app::table::live_match::{Playing, Wish};
use crate::app::words::capital;
use crate::game::{Game, Seat};
use crate::games::rlyeh::bot::Builder;
use crate::games::rlyeh::info::INFO;
use crate::games::rlyeh::matches::Match;
use crate::games::rlyeh::rules::Rlyeh;
use crate::session::{Seating, Skill};
use bevy::ecs::message::MessageCursor;
use bevy::prelude::*;

/// A bot does not roll or take a piece sooner than this after the table has come to rest, s.
const PAUSE_S: f32 = 0.7;

/// The bots of a match.
pub type BotDriver = bot_driver::BotDriver<Rlyeh, Builder>;

impl DrivenPlayer<Rlyeh> for Builder {
    fn of(skill: Skill, seed: u64, seat: Seat) -> Self {
        Self::new(skill, seed, seat)
    }

    fn pause_s(_: &Match, _: bool) -> Option<f32> {
        Some(PAUSE_S)
    }
}

/// Who builds, where that is a bot, for the beginning of a sentence: "the architect", "Bo, architect,".
pub fn builder_at_work(game: &Rlyeh, seating: &Seating) -> Option<String> {
    let seat = game.active();
    INFO.bot_name(seating.sitter(seat)).filter(|_| game.outcome().is_none()).map(|bot| {
        if game.setup().is_solitaire() {
            format!("the {bot}")
        } else {
            format!("{}, {bot},", seating.names.of(seat))
        }
    })
}

/// Refuses what people want on a bot's turn.
pub(super) fn wait(
    mut wishes: ResMut<Messages<Wish<Rlyeh>>>,
    mut heard: Local<MessageCursor<Wish<Rlyeh>>>,
    playing: Res<Playing<Rlyeh>>,
    mut refusals: MessageWriter<Refusal>,
) {
    let fresh = heard.read(&wishes).count() > 0;
    let Some(bot) = builder_at_work(playing.0.game(), playing.0.seating()).filter(|_| fresh) else { return };
    wishes.clear();
    refusals.write(Refusal(capital(&format!("{bot} is at work: wait for it"))));
}
