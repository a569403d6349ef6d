//! The bots at the table: they think off the main thread, and set their pieces with hands of their own, tick by tick.

use crate::app::messages::{Notice, Pause};
use crate::app::platform::record::Recorder;
use crate::app::table::live_match::{Playing, with_match};
use crate::app::table::match_driver::intend;
use crate::app::table::physics::LiveTable;
use crate::game::{Game, Seat};
use crate::games::thoth::INFO;
use crate::games::thoth::bot::{Bot, Level, Player};
use crate::games::thoth::referee::Declaration;
use crate::games::thoth::rules::{Action, Manner, Phase, Thoth};
use crate::session::{Intent, Match, Seating, Sitter, Tabled};
use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, poll_once};

/// A bot does not play sooner than this after the table has come to rest, s.
const PAUSE_S: f32 = 0.9;
/// Nor does it deal sooner than this, where nobody is there to say so: time to read the score sheet, s.
const PAUSE_BEFORE_DEAL_S: f32 = 10.0;

/// The bots of a match, and what one of them is thinking about.
#[derive(Resource, Default)]
pub(super) struct BotDriver {
    hands: Vec<Option<BotHand>>,
    people: bool,
    thought: Option<Thought>,
}

/// A bot at its seat. The bot decides, the player sets what it decided on.
struct BotHand {
    bot: Bot,
    player: Player,
}

/// A decision under way.
struct Thought {
    /// The seat, and how much had happened: another state makes it idle.
    of: (Seat, usize, usize),
    for_s: f32,
    task: Task<(Bot, Option<Action>)>,
}

impl BotDriver {
    /// The bots of a seating. Every seat thinks its own thoughts.
    pub(super) fn of(seating: &Seating, seed: u64) -> Self {
        let hand = |(seat, sitter): (u64, &Sitter)| match sitter {
            Sitter::Person => None,
            Sitter::Bot(skill) => {
                let bot = Bot::new(Level::from(*skill), seed ^ (seat + 1) << 40);
                Some(BotHand { player: Player::of(bot.clone()), bot })
            }
        };
        let people = seating.persons().next().is_some();
        Self { hands: (0..).zip(&seating.sitters).map(hand).collect(), people, thought: None }
    }

    fn hand(&mut self, seat: Seat) -> Option<&mut BotHand> {
        self.hands.get_mut(usize::from(seat.0))?.as_mut()
    }

    /// What the bot whose turn it is wants now; nothing while it thinks, or while it is nobody's bot's turn.
    fn wants(&mut self, m: &Match<Thoth>, seconds: f32) -> Option<(Seat, Intent<Thoth>)> {
        let seat = m.game().actor();
        let people = self.people;
        if self.excuses(m.game()) {
            let accident = Intent::Declare(Declaration::Say(Manner::Accident));
            return m.is_waiting().then_some((seat, accident));
        }
        self.hand(seat)?;
        match m.game().phase() {
            Phase::Scored if people => None,
            Phase::Choosing | Phase::Scored if m.is_waiting() => {
                self.decide(m, seat, seconds).map(|intent| (seat, intent))
            }
            Phase::Choosing | Phase::Scored | Phase::Over | Phase::Knocked { .. } => None,
            _ => self.hand(seat)?.player.act(m).map(|intent| (seat, intent)),
        }
    }

    /// Whether a house was knocked over by a bot, or a bot's was: that is never held against anybody.
    fn excuses(&mut self, game: &Thoth) -> bool {
        let knocked = matches!(game.phase(), Phase::Knocked { .. });
        knocked && (self.hand(game.actor()).is_some() || self.hand(game.active()).is_some())
    }

    fn decide(&mut self, m: &Match<Thoth>, seat: Seat, seconds: f32) -> Option<Intent<Thoth>> {
        let of = (seat, m.log().len(), m.steps().0);
        if self.thought.as_ref().is_none_or(|thought| thought.of != of) {
            let mut bot = self.hand(seat)?.bot.clone();
            let (view, legal) = (m.game().view(Some(seat)), m.game().legal_actions(seat));
            let task = AsyncComputeTaskPool::get().spawn(async move {
                let _span = info_span!("bot decision", game = INFO.id).entered();
                let chosen = bot.act(&view, &legal);
                (bot, chosen)
            });
            self.thought = Some(Thought { of, for_s: 0.0, task });
        }
        let thought = self.thought.as_mut()?;
        thought.for_s += seconds;
        let pause = if *m.game().phase() == Phase::Scored { PAUSE_BEFORE_DEAL_S } else { PAUSE_S };
        if thought.for_s < pause {
            return None;
        }
        let (bot, chosen) = block_on(poll_once(&mut thought.task))?;
        self.thought = None;
        self.hand(seat)?.bot = bot;
        match chosen? {
            Action::Play(play) => Some(Intent::Declare(Declaration::Play(play))),
            Action::Deal => Some(Intent::Declare(Declaration::Deal)),
            _ => None,
        }
    }
}

/// Before a tick: lets the bot whose turn it is do what it wants.
pub(super) fn play(
    mut driver: ResMut<BotDriver>,
    mut live: LiveTable,
    mut playing: ResMut<Playing<Thoth>>,
    mut recorder: ResMut<Recorder>,
    mut notices: MessageWriter<Notice>,
    (held, time): (Res<Pause>, Res<Time>),
) -> Result {
    let turn_of = playing.0.game().actor();
    if *held == Pause::On || (driver.hand(turn_of).is_none() && !driver.excuses(playing.0.game())) {
        return Ok(());
    }
    let driver = &mut *driver;
    let written = with_match(&mut live, &mut playing, |m| {
        let Some((seat, intent)) = driver.wants(m, time.delta_secs()) else { return Ok(()) };
        let (done, written) = intend(m, intent.clone(), &mut recorder);
        if let (Ok(()), Some(hand)) = (done, driver.hand(seat)) {
            hand.player.done(&intent);
        }
        written
    })?;
    if let Err(why) = written {
        notices.write(Notice(why.to_string()));
    }
    Ok(())
}
