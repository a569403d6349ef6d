//! The builder: a bot with a hand, which carries the pieces to where the bot wants them.

use super::idea::Idea;
use super::policy::Bot;
use super::site::BotPosition;
use crate::Rlyeh;
use crate::matches::{Intent, Match};
use crate::referee::Declaration;
use bots::carry::Carry;
use bots::player::TablePlayer;
use game::Seat;
use rlyeh_rules::Phase;
use session::Skill;

/// A builder of cities: ask it every tick what it wants ([`TablePlayer::act`]).
#[derive(Clone, Debug)]
pub struct CityBuilder {
    bot: Bot,
    carry: Carry<Rlyeh>,
}

impl Default for CityBuilder {
    /// An architect on the first seat.
    fn default() -> Self {
        Self::new(Skill::Middle, 0, Seat(0))
    }
}

impl CityBuilder {
    /// A builder of a skill, on a seat of the match with this seed.
    pub fn new(skill: Skill, seed: u64, seat: Seat) -> Self {
        Self::of(Bot::new(skill, seed, seat))
    }

    /// A builder that decides as this bot does.
    pub fn of(bot: Bot) -> Self {
        Self { bot, carry: Carry::default() }
    }
}

impl TablePlayer<Rlyeh> for CityBuilder {
    type Bot = Bot;

    fn bot(&mut self, _: &Match) -> &mut Bot {
        &mut self.bot
    }

    fn decides(&self, m: &Match) -> bool {
        self.carry.is_free() && matches!(m.game().phase(), Phase::Acting { .. })
    }

    fn position(m: &Match) -> Option<BotPosition> {
        Some(BotPosition::of(m))
    }

    fn follow(&mut self, idea: Idea) -> Option<Intent> {
        Some(match idea {
            Idea::Pass => Intent::Declare(Declaration::Pass),
            Idea::Set(spot) => {
                self.bot.try_piece(spot.piece);
                self.carry.to(spot.pose);
                Intent::Take(spot.piece)
            }
        })
    }

    fn handle(&mut self, m: &Match) -> Option<Intent> {
        if let Some(next) = self.carry.next_intent() {
            return Some(next);
        }
        match m.game().phase() {
            Phase::Rolling => {
                self.bot.begin_turn();
                Some(Intent::Declare(Declaration::Roll))
            }
            Phase::Holding { .. } => self.carry.act(m),
            Phase::Acting { .. } => None,
            Phase::Settling { .. } | Phase::Over => {
                self.carry.rest();
                None
            }
        }
    }

    fn done(&mut self, intent: &Intent) {
        self.carry.done(intent);
    }
}
