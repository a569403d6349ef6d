//! The bots at a live table: they think off the main thread, on copies of what their seats may know, and set their
//! pieces with hands of their own, tick by tick, by the same intents as people.

use super::live_match::{Playing, with_match};
use super::match_driver::intend;
use super::physics::LiveTable;
use crate::app::frame_clock::FrameClock;
use crate::app::messages::Notice;
use crate::app::platform::record::Recorder;
use crate::app::platform::settings::Pace;
use crate::app::speech;
use crate::app::tempo::BotPace;
use crate::app::ui::spotlight::{Spotlight, Spotlights};
use crate::bots::Bot;
use crate::bots::player::TablePlayer;
use crate::game::Seat;
use crate::session::{Intent, Match, Note, Seating, Skill, Tabled};
use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task};
use std::marker::PhantomData;

/// What the driver must know of a game's bots beside what each of them is.
pub trait DrivenPlayer<G: Tabled>: TablePlayer<G> + Send + Sync + 'static {
    /// The player of a skill on a seat, in the match of this seed.
    fn of(skill: Skill, seed: u64, seat: Seat) -> Self;

    /// What of what a bot has done is to be shown large before it goes on; nothing where it is seen anyway.
    fn shows(_: &Match<G>, _: &Note<G>) -> Option<Spotlight> {
        None
    }

    /// How long the table is at rest before the bot does what it wants, s, so that people can follow; `decides` says
    /// whether it has a decision to make. None where it leaves what is to be done to the people at the table.
    fn pause_s(m: &Match<G>, decides: bool) -> Option<f32>;
}

/// The bots of a match, and what one of them is thinking about.
#[derive(Resource)]
pub struct BotDriver<G: Tabled, P: DrivenPlayer<G>> {
    players: Vec<Option<P>>,
    /// For how long the table has waited for a bot, s.
    waited_s: f32,
    thought: Option<Thought<P::Bot>>,
    game: PhantomData<fn(G)>,
}

/// A decision under way.
struct Thought<B: Bot> {
    /// The seat, and the match's serial number: another state makes it idle.
    of: (Seat, u64),
    task: Task<(B, Option<B::Choice>)>,
}

impl<G: Tabled, P: DrivenPlayer<G>> Default for BotDriver<G, P> {
    fn default() -> Self {
        Self { players: vec![], waited_s: 0.0, thought: None, game: PhantomData }
    }
}

impl<G: Tabled, P: DrivenPlayer<G>> BotDriver<G, P>
where
    <P::Bot as Bot>::Choice: Send,
{
    /// The bots of a seating.
    pub fn of(seating: &Seating, seed: u64) -> Self {
        let seats = (0..).map(Seat).take(seating.sitters.len());
        let players = seats.map(|seat| seating.skill(seat).map(|skill| P::of(skill, seed, seat)));
        Self { players: players.collect(), ..Self::default() }
    }

    /// Whether a bot plays a seat.
    pub fn plays(&self, seat: Seat) -> bool {
        self.players.get(usize::from(seat.0)).is_some_and(Option::is_some)
    }

    /// Whether a bot thinks, or will do something by itself.
    fn is_busy(&mut self, m: &Match<G>) -> bool {
        let Some(player) = self.player(m.game().actor()) else { return false };
        let decides = player.decides(m);
        m.game().outcome().is_none() && P::pause_s(m, decides).is_some()
    }

    fn player(&mut self, seat: Seat) -> Option<&mut P> {
        self.players.get_mut(usize::from(seat.0))?.as_mut()
    }

    /// What the bot whose turn it is wants now; nothing while it thinks or waits, or while it is no bot's turn.
    fn wants(&mut self, m: &Match<G>, clock: &FrameClock, pace: Pace) -> Option<Intent<G>> {
        let seat = m.game().actor();
        let decides = self.player(seat)?.decides(m);
        if !m.is_waiting() {
            self.waited_s = 0.0;
            return self.player(seat)?.handle(m);
        }
        let pause_s = pace.pause_s(P::pause_s(m, decides)?);
        self.waited_s += clock.count_table();
        if decides {
            return self.think(m, seat, pause_s, clock);
        }
        if self.waited_s < pause_s { None } else { self.player(seat)?.handle(m) }
    }

    /// Lets the bot think; what it has thought of once it has, and the pause is over.
    fn think(&mut self, m: &Match<G>, seat: Seat, pause_s: f32, clock: &FrameClock) -> Option<Intent<G>> {
        let of = (seat, m.serial());
        if self.thought.as_ref().is_none_or(|thought| thought.of != of) {
            let (mut bot, position) = (self.player(seat)?.bot(m).clone(), P::position(m)?);
            let task = AsyncComputeTaskPool::get().spawn(async move {
                let _span = info_span!("bot decision", game = G::NAME).entered();
                let chosen = bot.choose(&position);
                (bot, chosen)
            });
            self.thought = Some(Thought { of, task });
        }
        if self.waited_s < pause_s {
            return None;
        }
        let (bot, chosen) = clock.poll(&mut self.thought.as_mut()?.task)?;
        self.thought = None;
        let player = self.player(seat)?;
        *player.bot(m) = bot;
        player.follow(chosen?)
    }
}

/// Before a tick: lets the bot whose turn it is do what it wants.
pub fn play<G: Tabled, P: DrivenPlayer<G>>(
    mut driver: ResMut<BotDriver<G, P>>,
    mut live: LiveTable,
    mut playing: ResMut<Playing<G>>,
    mut recorder: ResMut<Recorder>,
    mut notices: MessageWriter<Notice>,
    (clock, pace, mut lights): (FrameClock, BotPace, Option<ResMut<Spotlights>>),
) -> Result {
    let pace = pace.now();
    let seat = playing.0.game().actor();
    // What was done is looked at first.
    if !driver.plays(seat) || lights.as_ref().is_some_and(|lights| lights.is_on()) {
        return Ok(());
    }
    let driver = &mut *driver;
    if driver.is_busy(&playing.0) {
        clock.keep();
    }
    let written = with_match(&mut live, &mut playing, |m| {
        let Some(intent) = driver.wants(m, &clock, pace) else { return Ok(()) };
        driver.waited_s = 0.0;
        let known = m.notes().len();
        let (done, written) = intend(m, intent.clone(), &mut recorder);
        for note in m.notes().get(known..).unwrap_or_default() {
            if matches!(note, Note::PutDown { .. }) {
                notices.write(Notice(speech::tell(&m.seating().names, note)));
            }
        }
        if let Some(lights) = &mut lights {
            let new = m.notes().get(known..).unwrap_or_default();
            new.iter().filter_map(|note| P::shows(m, note)).for_each(|shown| lights.show(shown));
        }
        if let (Ok(()), Some(player)) = (done, driver.player(seat)) {
            player.done(&intent);
        }
        written
    })?;
    if let Err(why) = written {
        notices.write(Notice(why.to_string()));
    }
    Ok(())
}

/// Lets time pass as fast as the player wants to see bots at work, and as it usually does on a person's turn.
pub fn pace<G: Tabled, P: DrivenPlayer<G>>(
    driver: Res<BotDriver<G, P>>,
    playing: Res<Playing<G>>,
    pace: BotPace,
    mut time: ResMut<Time<Virtual>>,
) where
    <P::Bot as Bot>::Choice: Send,
{
    let game = playing.0.game();
    let at_work = game.outcome().is_none() && driver.plays(game.actor());
    let speed = if at_work { pace.now().speed() } else { 1.0 };
    if time.relative_speed() != speed {
        time.set_relative_speed(speed);
    }
}
