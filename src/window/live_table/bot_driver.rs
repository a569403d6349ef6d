//! The bots at a live table. They think off the main thread, on copies of what their seats may know. They set their
//! pieces with hands of their own, tick by tick, by the same intents as people.

use super::live_match::{Playing, with_match, with_playing};
use super::match_driver::intend;
use super::physics::LiveTable;
use crate::coach::advised::{Question, advisable, is_scored};
use crate::coach::look_back::may_look;
use crate::coach::looked::{Grading, Look};
use crate::frame_clock::FrameClock;
use crate::lessons::Teaching;
use crate::messages::Notice;
use crate::platform::record::Recorder;
use crate::reasons::{Reasons, Spoken};
use crate::speech;
use crate::tempo::BotPace;
use crate::texts::CoachRefusal;
use crate::training::Training;
use crate::ui::spotlight::{Spotlight, Spotlights};
use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task};
use bots::Bot;
use bots::player::TablePlayer;
use game::message::Message;
use game::{Game, Seat};
use session::mistakes::Mistake;
use session::replay::Recorded;
use session::{Intent, Match, Names, Note, Seating, Skill, Tabled};

/// What the driver must know of a game's bots beside what each of them is. Whoever implements it holds nothing.
pub trait TableBots: Send + Sync + 'static {
    /// The game.
    type Game: Tabled;
    /// A bot with its hand.
    type Player: TablePlayer<Self::Game, Bot: Bot<Choice: Send>> + Send + Sync + 'static;

    /// The player of a skill on a seat, in the match of this seed.
    fn player(skill: Skill, seed: u64, seat: Seat) -> Self::Player;

    /// What of what a bot has done is to be shown large before it goes on; `None` if it is seen anyway.
    fn shows(_: &Match<Self::Game>, _: &Note<Self::Game>) -> Option<Spotlight> {
        None
    }

    /// What the coach is to ask the best bot for a seat, while the table is at rest; `None` if there is nothing to decide.
    fn question(m: &Match<Self::Game>, seat: Seat) -> Option<Question>;

    /// What looks back at a match that is over, at the decisions of these seats; `None` if it cannot be read again.
    fn look_back(m: &Match<Self::Game>, seats: Vec<Seat>) -> Option<Look>;

    /// What grades the try at a mistake, after so many deeds; `None` until something has been decided.
    fn grade_try(m: &Match<Self::Game>, mistake: &Mistake, before: usize) -> Option<Grading>;

    /// How long the table is at rest before the bot does what it wants, s, so that people can follow; `decides` says
    /// whether it has a decision to make. `None` if it leaves what is to be done to the people at the table.
    fn pause_s(m: &Match<Self::Game>, decides: bool) -> Option<f32>;
}

/// What decides for a bot.
type BotOf<B> = <<B as TableBots>::Player as TablePlayer<<B as TableBots>::Game>>::Bot;

/// The bots of a match, and what one of them is thinking about.
#[derive(Resource)]
pub(crate) struct BotDriver<B: TableBots> {
    players: Vec<Option<B::Player>>,
    /// For how long the table has waited for a bot, s.
    waited_s: f32,
    thought: Option<Thought<BotOf<B>>>,
}

/// What a bot wants, and why, for everybody at the table.
type Told<G> = (Intent<G>, Option<Message>);

/// A decision under way.
struct Thought<B: Bot> {
    /// The seat, and the match's serial number: another state makes it idle.
    of: (Seat, u64),
    task: Task<(B, Option<Decision<B>>)>,
}

/// What was decided, and why, for everybody at the table.
type Decision<B> = (<B as Bot>::Choice, Option<Message>);

impl<B: TableBots> Default for BotDriver<B> {
    fn default() -> Self {
        Self { players: vec![], waited_s: 0.0, thought: None }
    }
}

impl<B: TableBots> BotDriver<B> {
    /// The bots of a seating.
    pub fn of(seating: &Seating, seed: u64) -> Self {
        let seats = (0..).map(Seat).take(seating.sitters.len());
        let players = seats.map(|seat| seating.skill(seat).map(|skill| B::player(skill, seed, seat)));
        Self { players: players.collect(), ..Self::default() }
    }

    /// Whether a bot plays a seat.
    pub fn plays(&self, seat: Seat) -> bool {
        self.players.get(usize::from(seat.0)).is_some_and(Option::is_some)
    }

    /// Whether a bot thinks, or will do something by itself.
    fn is_busy(&mut self, m: &Match<B::Game>) -> bool {
        let Some(player) = self.player(m.game().actor()) else { return false };
        let decides = player.decides(m);
        m.game().outcome().is_none() && B::pause_s(m, decides).is_some()
    }

    fn player(&mut self, seat: Seat) -> Option<&mut B::Player> {
        self.players.get_mut(usize::from(seat.0))?.as_mut()
    }

    /// What the bot whose turn it is wants now; nothing while it thinks or waits, or while it is no bot's turn.
    /// Where a lesson says what others do, `reply` takes the place of a decision.
    fn wants(
        &mut self,
        m: &Match<B::Game>,
        (clock, pace): (&FrameClock, &BotPace),
        reply: Option<Intent<B::Game>>,
    ) -> Option<Told<B::Game>> {
        let seat = m.game().actor();
        let decides = self.player(seat)?.decides(m);
        if !m.is_waiting() {
            self.waited_s = 0.0;
            return self.player(seat)?.handle(m).map(|intent| (intent, None));
        }
        let pause_s = pace.now().pause_s(B::pause_s(m, decides)?);
        self.waited_s += clock.wait_table();
        if decides {
            return match reply {
                Some(reply) => (self.waited_s >= pause_s).then_some((reply, None)),
                None => self.think(m, seat, pause_s, (clock, pace)),
            };
        }
        let due = self.waited_s >= pause_s;
        if due { self.player(seat)?.handle(m).map(|intent| (intent, None)) } else { None }
    }

    /// Lets the bot think; what it has thought of once it has, and the pause is over.
    fn think(
        &mut self,
        m: &Match<B::Game>,
        seat: Seat,
        pause_s: f32,
        (clock, pace): (&FrameClock, &BotPace),
    ) -> Option<Told<B::Game>> {
        let of = (seat, m.serial());
        if self.thought.as_ref().is_none_or(|thought| thought.of != of) {
            let (mut bot, position) = (self.player(seat)?.bot(m).clone(), B::Player::position(m)?);
            let tells = pace.tells_why();
            let task = AsyncComputeTaskPool::get().spawn(async move {
                let _span = info_span!("bot decision", game = B::Game::NAME).entered();
                let chosen = bot.choose_aloud(&position, tells);
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
        let (choice, why) = chosen?;
        Some((player.follow(choice)?, why))
    }
}

/// What the coach is to ask the best bot: for [`crate::coach::coaching::Coaching`].
///
/// # Errors
/// Why it may not.
pub(crate) fn ask_coach<B: TableBots>(world: &mut World) -> Result<Question, CoachRefusal> {
    let asked = with_playing(world, |m: &mut Match<B::Game>| {
        let seat = advisable(m.game(), m.seating(), m.practice())?;
        if !m.hand().held().is_empty() {
            return Err(CoachRefusal::Held);
        }
        if !m.is_waiting() {
            return Err(CoachRefusal::Moving);
        }
        let question = B::question(m, seat).ok_or(CoachRefusal::Nothing)?;
        m.asked();
        Ok(question)
    });
    asked.unwrap_or(Err(CoachRefusal::Nothing))
}

/// Whether the match on the table counts, and others play in it, too: for [`crate::coach::coaching::Coaching`].
pub fn counts<G: Tabled>(world: &World) -> bool {
    let playing = world.get_resource::<Playing<G>>();
    playing.is_some_and(|playing| is_scored(playing.0.seating(), playing.0.practice()))
}

/// What looks back at the match on the table: for [`crate::coach::coaching::Coaching`].
///
/// # Errors
/// Why it is not looked back at.
pub fn look_back<B: TableBots>(world: &World) -> Result<(u32, Look), CoachRefusal> {
    let m = &world.get_resource::<Playing<B::Game>>().ok_or(CoachRefusal::Nothing)?.0;
    let persons: Vec<Seat> = m.seating().persons().collect();
    may_look(m.game().outcome().is_some(), persons.len())?;
    let look = B::look_back(m, persons).ok_or(CoachRefusal::Nothing)?;
    Ok((m.recording().fingerprint(), look))
}

/// What grades the try at a mistake: for [`crate::coach::coaching::Coaching`].
pub(crate) fn grade_try<B: TableBots>(world: &World, mistake: &Mistake, before: usize) -> Option<Grading> {
    B::grade_try(&world.get_resource::<Playing<B::Game>>()?.0, mistake, before)
}

/// The moment of the match on the table: for [`crate::coach::coaching::Coaching`]. What the hand does meanwhile leaves the
/// coach's word as it is: it may show where a piece goes until that is let go of.
pub fn moment<G: Tabled>(world: &World) -> Option<(u64, Names)> {
    let m = &world.get_resource::<Playing<G>>()?.0;
    let ends = |intent: &Intent<G>| matches!(intent, Intent::Declare(_) | Intent::Release);
    let done = m.log().iter().filter(|entry| ends(&entry.intent)).count();
    let rewound = m.notes().iter().filter(|note| matches!(note, Note::Rewound { .. })).count();
    Some(((done as u64) << 32 | rewound as u64, m.seating().names.clone()))
}

/// When bots do what they want: games put conditions on it.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BotsPlay;

/// Before a tick: lets the bot whose turn it is do what it wants.
pub(crate) fn play<B: TableBots>(
    mut driver: ResMut<BotDriver<B>>,
    mut live: LiveTable,
    mut playing: ResMut<Playing<B::Game>>,
    mut recorder: ResMut<Recorder>,
    mut notices: MessageWriter<Notice>,
    (clock, pace, teaching, training): (FrameClock, BotPace, Option<Res<Teaching>>, Option<Res<Training>>),
    (mut lights, mut reasons): (Option<ResMut<Spotlights>>, ResMut<Reasons>),
) -> Result {
    let seat = playing.0.game().actor();
    // What was done is looked at first, and what a lesson says of it is read.
    let reads = teaching.as_ref().is_some_and(|lesson| lesson.holds());
    if !driver.plays(seat)
        || reads
        || training.is_some()
        || lights.as_ref().is_some_and(|lights| lights.is_on())
    {
        return Ok(());
    }
    let reply = teaching.and_then(|lesson| lesson.reply(&playing.0)).filter(|it| is_lawful(&playing.0, it));
    let driver = &mut *driver;
    if driver.is_busy(&playing.0) {
        clock.keep_waiting();
    }
    let written = with_match(&mut live, &mut playing, |m| {
        let Some((intent, why)) = driver.wants(m, (&clock, &pace), reply) else { return Ok(()) };
        driver.waited_s = 0.0;
        let known = m.notes().len();
        let (done, written) = intend(m, intent.clone(), &mut recorder);
        for note in m.notes().get(known..).unwrap_or_default() {
            if matches!(note, Note::PutDown { .. }) {
                notices.write(Notice::new(speech::tell(&m.seating().names, note)));
            }
        }
        if let Some(lights) = &mut lights {
            let new = m.notes().get(known..).unwrap_or_default();
            new.iter().filter_map(|note| B::shows(m, note)).for_each(|shown| lights.show(shown));
        }
        if let (Ok(()), Some(player)) = (done, driver.player(seat)) {
            player.done(&intent);
            if let Some(why) = why {
                reasons.tell(Spoken { notes: known..m.notes().len(), seat, why });
            }
        }
        written
    })?;
    notices.write_batch(written.err().as_ref().map(Notice::of));
    Ok(())
}

fn is_lawful<G: Tabled>(m: &Match<G>, intent: &Intent<G>) -> bool {
    let Intent::Declare(declaration) = intent else { return false };
    m.game().clone().apply(m.game().actor(), G::declare(declaration)).is_ok()
}

/// Lets time pass as fast as the player wants to see bots at work, and as it usually does on a person's turn.
pub(crate) fn pace<B: TableBots>(
    driver: Res<BotDriver<B>>,
    playing: Res<Playing<B::Game>>,
    pace: BotPace,
    mut time: ResMut<Time<Virtual>>,
) {
    let game = playing.0.game();
    let at_work = game.outcome().is_none() && driver.plays(game.actor());
    let speed = if at_work { pace.now().speed() } else { 1.0 };
    if time.relative_speed() != speed {
        time.set_relative_speed(speed);
    }
}
