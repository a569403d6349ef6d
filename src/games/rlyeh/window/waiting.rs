//! While a bot builds, people wait.

use super::bot_name;
use super::bots::BotDriver;
use crate::app::messages::Notice;
use crate::app::table::live_match::{Playing, Wish};
use crate::game::Game;
use crate::games::rlyeh::rules::Rlyeh;
use crate::session::seating::Seating;
use bevy::ecs::message::MessageCursor;
use bevy::prelude::*;

/// Who builds, where it is a bot: its seat and its name.
pub fn builder_at_work(game: &Rlyeh, seating: &Seating) -> Option<String> {
    let seat = game.active();
    bot_name(seating.sitter(seat))
        .filter(|_| game.outcome().is_none())
        .map(|bot| if game.setup().is_solitaire() { format!("the {bot}") } else { format!("{seat}, {bot},") })
}

/// Refuses what people want on a bot's turn.
pub(super) fn wait(
    mut wishes: ResMut<Messages<Wish>>,
    mut heard: Local<MessageCursor<Wish>>,
    playing: Res<Playing>,
    driver: Res<BotDriver>,
    mut notices: MessageWriter<Notice>,
) {
    let fresh = heard.read(&wishes).count() > 0;
    let Some(bot) = builder_at_work(playing.0.game(), driver.seating()).filter(|_| fresh) else { return };
    wishes.clear();
    notices.write(Notice(crate::app::commands::capital(&format!("{bot} is at work: wait for it"))));
}
