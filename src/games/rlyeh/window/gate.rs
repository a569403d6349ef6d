//! What people want of the match passes one gate. While a roll has not been seen it waits, but for going on after one that has
//! passed the turn; while a bot builds, people wait.

use super::rolls::{GO_ON, Rolls};
use super::table_bots::builder_at_work;
use super::texts::{Turn, go_on};
use bevy::prelude::*;
use rlyeh::Rlyeh;
use window::live_table::live_match::{HeldBack, Playing, Wish};
use window::messages::{Notice, Refusal};
use window::speech::say;

/// Holds wishes back, and says why.
pub(super) fn hold_back(
    mut wishes: MessageReader<Wish<Rlyeh>>,
    playing: Res<Playing<Rlyeh>>,
    mut rolls: ResMut<Rolls>,
    mut held: ResMut<HeldBack>,
    (mut notices, mut refusals): (MessageWriter<Notice>, MessageWriter<Refusal>),
) {
    let m = &playing.0;
    let bot = builder_at_work(m.game(), m.seating());
    held.set_if_neq(HeldBack(rolls.hold() || bot.is_some()));
    let (mut wanted, mut goes_on) = (false, false);
    for Wish(intent) in wishes.read() {
        wanted = true;
        goes_on |= *intent == GO_ON;
    }
    if !wanted {
        return;
    }
    if rolls.show_pass() && goes_on {
        rolls.go_on();
    } else if rolls.show_pass() {
        notices.write(Notice::new(say(go_on())));
    } else if let Some(bot) = bot.filter(|_| !rolls.hold()) {
        refusals.write(Refusal(say(Turn::Wait { who: bot }).into()));
    }
}
