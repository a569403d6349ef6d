//! A look back at a match: which decisions cost or won most. The best bot looks at each decision with no more than its seat knew
//! then, says what it would have done, and compares that with what was done ([`Bot::weigh`]).
//!
//! A difference is named only where it is no matter of chance: larger than three standard errors, and not something that the
//! best bot itself would do if asked again.

use super::Bot;
use super::advice::{Advice, Weighed};
use game::Seat;
use game::message::Message;
use session::replay::{Recorded, Replay};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

/// So many decisions are named at most.
pub const MOST: usize = 3;
/// A difference counts from so many standard errors on. Of a hundred that are none, fewer than one seems so large.
const SURE: f64 = 3.0;
/// A difference counts from so much on, in the unit of the words that tell it: less is not seen in them.
const LEAST: f64 = 1.0;
/// So often the best bot is asked again, with other chance, whether it would do the same.
const AGAIN: u64 = 4;
/// Two ways are compared in so many times as many worlds as a decision has playouts: a look back has time.
pub const WORLDS: u32 = 6;
/// Reading the recording is so much of the work, in thousandths; deciding anew is the rest.
const READING: u32 = 300;

/// How far a look back is. Shared by whoever waits and whoever looks.
#[derive(Clone, Debug, Default)]
pub struct Progress(Arc<Shared>);

#[derive(Debug, Default)]
struct Shared {
    stopped: AtomicBool,
    thousandths: AtomicU32,
}

impl Progress {
    /// Nobody needs the answer any more: the look back ends at the next decision.
    pub fn stop(&self) {
        self.0.stopped.store(true, Ordering::Relaxed);
    }

    /// How much is done, from 0 to 1.
    pub fn share(&self) -> f32 {
        self.0.thousandths.load(Ordering::Relaxed) as f32 / 1000.0
    }

    /// Whether nobody needs the answer any more.
    pub fn is_stopped(&self) -> bool {
        self.0.stopped.load(Ordering::Relaxed)
    }

    /// Reports that `step` of `steps` of the recording have been read.
    pub fn read(&self, (step, steps): (u64, u64)) {
        self.tell(0, READING, step, steps);
    }

    fn tell(&self, from: u32, to: u32, done: u64, of: u64) {
        let part = u64::from(to - from) * done / of.max(1);
        self.0.thousandths.store(from + part as u32, Ordering::Relaxed);
    }
}

/// A decision that somebody made in a match.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision<P, C> {
    /// After so many steps of the recording.
    pub step: u64,
    /// In which turn, as players call it.
    pub turn: Message,
    /// Who.
    pub seat: Seat,
    /// What the seat knew.
    pub position: P,
    /// What was done.
    pub done: C,
}

/// A decision that cost or won much.
#[derive(Clone, Debug)]
pub struct TurningPoint<P, C> {
    /// The decision.
    pub decision: Decision<P, C>,
    /// What was done, and what the best bot would have done.
    pub weighed: Weighed<C>,
    /// With which chance the bot looked at it, and from which on it was asked again: with these [`grade`] says the same.
    pub chance: [u64; 2],
}

/// How good a second try at a decision is, compared with what the best bot does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TryGrade {
    /// It is the same.
    Same,
    /// It is as good: the difference may be chance, or the best bot would do it if asked again.
    AsGood,
    /// It is better.
    Better,
    /// It is worse.
    Worse,
}

impl TryGrade {
    /// Whether the player knows what to do.
    pub const fn is_right(self) -> bool {
        !matches!(self, Self::Worse)
    }
}

/// A second try at a decision, and what the best bot says of it.
#[derive(Clone, Debug, PartialEq)]
pub struct GradedTry<P, C> {
    /// The try.
    pub decision: Decision<P, C>,
    /// How good it is.
    pub grade: TryGrade,
    /// What the best bot would do, and why.
    pub best: Advice<C>,
    /// The try, and what the best bot would do.
    pub weighed: Weighed<C>,
}

impl<P, C> TurningPoint<P, C> {
    /// Whether it won something: what was done is better than what the best bot found.
    pub fn won(&self) -> bool {
        self.weighed.gap() < 0.0
    }
}

/// Reads a match again from its beginning. `made` says what a deed decides, and what its seat knows before. Decisions that were
/// taken back are left out. `None` if it was stopped.
pub fn decisions<M: Recorded, P, C>(
    mut replay: Replay<M>,
    progress: &Progress,
    made: impl Fn(&M, &M::Deed) -> Option<(Seat, P, C)>,
) -> Option<Vec<Decision<P, C>>> {
    // By the number of deeds before each: what is taken back and done anew comes to the same place.
    let mut found: Vec<Option<Decision<P, C>>> = vec![];
    while !progress.is_stopped() {
        progress.read(replay.steps());
        let ((step, _), now) = (replay.steps(), replay.now());
        let deeds = now.deeds();
        let decision = replay.next_deed().map(|deed| {
            made(now, deed).map(|(seat, position, done)| Decision {
                step,
                turn: now.turn_words(),
                seat,
                position,
                done,
            })
        });
        if replay.step().is_none() {
            found.truncate(deeds);
            return Some(found.into_iter().flatten().collect());
        }
        if let Some(decision) = decision {
            found.truncate(deeds);
            found.resize_with(deeds, || None);
            found.push(decision);
        }
    }
    None
}

/// The decisions that cost or won most, the largest first. `bot` makes the best bot of a seat with a chance of its own. `None` if
/// it was stopped.
pub fn moments<B: Bot>(
    decisions: Vec<Decision<B::Position, B::Choice>>,
    progress: &Progress,
    bot: impl Fn(Seat, u64) -> B,
) -> Option<Vec<TurningPoint<B::Position, B::Choice>>>
where
    B::Choice: Clone + PartialEq,
{
    let count = decisions.len() as u64;
    let mut found = vec![];
    for (k, decision) in (0..).zip(decisions) {
        if progress.is_stopped() {
            return None;
        }
        progress.tell(READING, 1000, k, count);
        let mut bot = bot(decision.seat, k);
        let Some(best) = bot.choose(&decision.position).filter(|best| *best != decision.done) else {
            continue;
        };
        let weighed = bot.weigh(&decision.position, [&decision.done, &best]);
        found.extend(weighed.filter(counts).map(|weighed| TurningPoint {
            decision,
            weighed,
            chance: [k, count],
        }));
    }
    found.sort_by(|a, b| b.weighed.gap().abs().total_cmp(&a.weighed.gap().abs()));
    let repeats = |moment: &TurningPoint<B::Position, B::Choice>| {
        !moment.won() && would_do_it(&moment.decision, moment.chance[1], &bot)
    };
    let named = found.into_iter().filter(|moment| !repeats(moment)).take(MOST).collect();
    progress.tell(READING, 1000, 1, 1);
    (!progress.is_stopped()).then_some(named)
}

/// Whether a difference is more than chance.
fn counts<C>(weighed: &Weighed<C>) -> bool {
    weighed.gap().abs() >= (SURE * weighed.error).max(LEAST)
}

/// Whether the best bot does what was done, when it is asked again with other chance, from this number on.
fn would_do_it<B: Bot<Choice: PartialEq>>(
    decision: &Decision<B::Position, B::Choice>,
    chance: u64,
    bot: impl Fn(Seat, u64) -> B,
) -> bool {
    let Decision { seat, position, done, .. } = decision;
    (0..AGAIN).any(|k| bot(*seat, chance + k).choose(position).is_some_and(|choice| choice == *done))
}

/// Grades a second try at a decision, by the same measure by which [`moments`] names the first, with the chance of that
/// ([`TurningPoint::chance`]). `bot` makes the best bot of a seat with a chance of its own. `None` if the bot finds nothing to do, or cannot compare.
pub fn grade<B: Bot<Choice: PartialEq>>(
    decision: Decision<B::Position, B::Choice>,
    chance: [u64; 2],
    bot: impl Fn(Seat, u64) -> B,
) -> Option<GradedTry<B::Position, B::Choice>> {
    let best = bot(decision.seat, chance[0]).explain(&decision.position)?;
    // It has drawn as much by now as where it only chose.
    let mut chooses = bot(decision.seat, chance[0]);
    let choice = chooses.choose(&decision.position)?;
    let weighed = chooses.weigh(&decision.position, [&decision.done, &choice])?;
    let grade = if choice == decision.done {
        TryGrade::Same
    } else if !counts(&weighed) {
        TryGrade::AsGood
    } else if weighed.gap() < 0.0 {
        TryGrade::Better
    } else if would_do_it(&decision, chance[1], bot) {
        TryGrade::AsGood
    } else {
        TryGrade::Worse
    };
    Some(GradedTry { decision, grade, best, weighed })
}
