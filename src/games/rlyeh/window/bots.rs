//! The bots at the table: they think off the main thread, on a copy of the site, and set their pieces with hands of
//! their own, tick by tick, by the same intents as people.

use crate::app::words::capital;
use crate::app::messages::Notice;
use crate::app::platform::record::Recorder;
use crate::app::table::live_match::{Playing, Wish, with_match};
use crate::app::table::match_driver::intend;
use crate::app::table::physics::LiveTable;
use crate::game::{Game, Seat};
use crate::games::rlyeh::bot::{Builder, Idea, Level, Site};
use crate::games::rlyeh::rules::Rlyeh;
use crate::games::rlyeh::{INFO, Intent, Match};
use crate::session::{Seating, Sitter};
use bevy::ecs::message::MessageCursor;
use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, poll_once};

/// A bot does not roll or take a piece sooner than this after the table has come to rest, s.
const PAUSE_S: f32 = 0.7;

/// The bots at the table, and what one of them is thinking about.
#[derive(Resource, Default)]
pub struct BotDriver {
    bots: Vec<Option<Builder>>,
    /// For how long the table has waited for a bot, s.
    waited_s: f32,
    thought: Option<Thought>,
}

/// A decision under way.
struct Thought {
    /// How much had happened: another state makes it idle.
    of: (usize, usize),
    task: Task<Option<Idea>>,
}

impl BotDriver {
    /// The bots of a seating. Every seat has its own way of slipping.
    pub fn of(seating: &Seating, seed: u64) -> Self {
        let bot = |(seat, sitter): (u64, &Sitter)| match sitter {
            Sitter::Person => None,
            Sitter::Bot(skill) => Some(Builder::of(Level::from(*skill), seed ^ (seat + 1) << 40)),
        };
        Self { bots: (0..).zip(&seating.sitters).map(bot).collect(), waited_s: 0.0, thought: None }
    }

    fn bot(&mut self, seat: Seat) -> Option<&mut Builder> {
        self.bots.get_mut(usize::from(seat.0))?.as_mut()
    }

    /// What the bot whose turn it is wants now; nothing while it thinks, or while it is no bot's turn.
    fn wants(&mut self, m: &Match, seconds: f32) -> Option<Intent> {
        let seat = m.game().active();
        let decides = self.bot(seat)?.decides(m);
        if !m.is_waiting() {
            self.waited_s = 0.0;
            return self.bot(seat)?.handle(m);
        }
        self.waited_s += seconds;
        if decides {
            let idea = self.think(m, seat)?;
            return Some(self.bot(seat)?.follow(idea));
        }
        if self.waited_s < PAUSE_S { None } else { self.bot(seat)?.handle(m) }
    }

    /// Lets the bot think; what it has thought of once it has, and the pause is over.
    fn think(&mut self, m: &Match, seat: Seat) -> Option<Idea> {
        let of = (m.log().len(), m.steps().0);
        if self.thought.as_ref().is_none_or(|thought| thought.of != of) {
            let (bot, site) = (self.bot(seat)?.clone(), Site::of(m));
            let task = AsyncComputeTaskPool::get().spawn(async move {
                let _span = info_span!("bot decision", game = INFO.id).entered();
                bot.think(&site) });
            self.thought = Some(Thought { of, task });
        }
        if self.waited_s < PAUSE_S {
            return None;
        }
        let idea = block_on(poll_once(&mut self.thought.as_mut()?.task))?;
        self.thought = None;
        idea
    }
}

/// Before a tick: lets the bot whose turn it is do what it wants.
pub(super) fn play(
    mut driver: ResMut<BotDriver>,
    mut live: LiveTable,
    mut playing: ResMut<Playing<Rlyeh>>,
    mut recorder: ResMut<Recorder>,
    mut notices: MessageWriter<Notice>,
    time: Res<Time>,
) -> Result {
    let seat = playing.0.game().active();
    if driver.bot(seat).is_none() {
        return Ok(());
    }
    let driver = &mut *driver;
    let written = with_match(&mut live, &mut playing, |m| {
        let Some(intent) = driver.wants(m, time.delta_secs()) else { return Ok(()) };
        driver.waited_s = 0.0;
        let (done, written) = intend(m, intent.clone(), &mut recorder);
        if let (Ok(()), Some(bot)) = (done, driver.bot(seat)) {
            bot.done(&intent);
        }
        written
    })?;
    if let Err(why) = written {
        notices.write(Notice(why.to_string()));
    }
    Ok(())
}

/// Who builds, where it is a bot: its seat and its name.
pub fn builder_at_work(game: &Rlyeh, seating: &Seating) -> Option<String> {
    let seat = game.active();
    INFO.bot_name(seating.sitter(seat))
        .filter(|_| game.outcome().is_none())
        .map(|bot| if game.setup().is_solitaire() { format!("the {bot}") } else { format!("{seat}, {bot},") })
}

/// Refuses what people want on a bot's turn.
pub(super) fn wait(
    mut wishes: ResMut<Messages<Wish<Rlyeh>>>,
    mut heard: Local<MessageCursor<Wish<Rlyeh>>>,
    playing: Res<Playing<Rlyeh>>,
    mut notices: MessageWriter<Notice>,
) {
    let fresh = heard.read(&wishes).count() > 0;
    let Some(bot) = builder_at_work(playing.0.game(), playing.0.seating()).filter(|_| fresh) else { return };
    wishes.clear();
    notices.write(Notice(capital(&format!("{bot} is at work: wait for it"))));
}
