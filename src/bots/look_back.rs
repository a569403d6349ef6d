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
/// A match is as good as lost below so many hundredths, and as good as won above all but so many.
const NEAR: f64 = 10.0;
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
    /// Whether they are told by the margin ([`Bot::by_margin`]), as the match was as good as won or lost.
    pub by_margin: bool,
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

/// Reads a match again from its beginning. `made` says what a deed decides, and what its seat knows before; `observe` looks at the
/// match before every step, and at the end. Decisions that were taken back are left out. `None` if it was stopped.
pub fn decisions<M: Recorded, P, C>(
    mut replay: Replay<M>,
    progress: &Progress,
    made: impl Fn(&M, &M::Deed) -> Option<(Seat, P, C)>,
    mut observe: impl FnMut(&Replay<M>),
) -> Option<Vec<Decision<P, C>>> {
    // By the number of deeds before each: what is taken back and done anew comes to the same place.
    let mut found: Vec<Option<Decision<P, C>>> = vec![];
    while !progress.is_stopped() {
        progress.read(replay.steps());
        observe(&replay);
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

/// What a bot would do; where it knows a margin, with how likely that wins, in hundredths.
fn best<B: Bot>(bot: &mut B, position: &B::Position) -> Option<(B::Choice, Option<f64>)> {
    if !B::MARGIN {
        return bot.choose(position).map(|best| (best, None));
    }
    let advice = bot.explain(position)?;
    Some((advice.choice, advice.ways.first().map(|first| first.value)))
}

/// The decisions that cost or won most, the largest first, and after them those that cost most of the margin where the match was as
/// good as won or lost. `bot` makes the best bot of a seat with a chance of its own. `None` if
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
        let Some(compared) = compare(&mut bot(decision.seat, k), &decision) else { continue };
        let Compared { weighed, by_margin, .. } = compared;
        found.extend(weighed.filter(counts).map(|weighed| TurningPoint {
            decision,
            weighed,
            by_margin,
            chance: [k, count],
        }));
    }
    found.sort_by(|a, b| b.weighed.gap().abs().total_cmp(&a.weighed.gap().abs()));
    let repeats = |moment: &TurningPoint<B::Position, B::Choice>| {
        !moment.won() && would_do_it(&moment.decision, moment.by_margin, moment.chance[1], &bot)
    };
    let named = |all: Vec<TurningPoint<_, _>>| {
        all.into_iter().filter(|moment| !repeats(moment)).take(MOST).collect::<Vec<_>>()
    };
    let (late, decisive): (Vec<_>, Vec<_>) = found.into_iter().partition(|moment| moment.by_margin);
    let (late, mut named) = (named(late), named(decisive));
    // What came once all was decided has a place, too, however much was lost before.
    named.truncate(MOST - usize::from(!late.is_empty()));
    named.extend(late.into_iter().take(MOST - named.len()));
    progress.tell(READING, 1000, 1, 1);
    (!progress.is_stopped()).then_some(named)
}

/// Whether a difference is more than chance.
fn counts<C>(weighed: &Weighed<C>) -> bool {
    weighed.gap().abs() >= (SURE * weighed.error).max(LEAST)
}

/// A decision beside the best that a bot found.
struct Compared<C> {
    /// What the bot would do.
    best: C,
    /// What was done, and what is better; `None` if that is the same, or the bot cannot compare.
    weighed: Option<Weighed<C>>,
    /// See [`TurningPoint::by_margin`].
    by_margin: bool,
}

/// Compares a decision with the best way; by the margin where the match is as good as won or lost, and nothing else tells the two
/// apart. `None` if the bot finds nothing to do.
fn compare<B: Bot<Choice: PartialEq>>(
    bot: &mut B,
    decision: &Decision<B::Position, B::Choice>,
) -> Option<Compared<B::Choice>> {
    let (position, done) = (&decision.position, &decision.done);
    let (best, chance) = best(bot, position)?;
    let weighed = if best == *done { None } else { bot.weigh(position, [done, &best]) };
    let is_decided = chance.is_some_and(|chance| !(NEAR..=100.0 - NEAR).contains(&chance));
    if is_decided && !weighed.as_ref().is_some_and(counts) {
        let by_margin = bot.by_margin(position, done).filter(|one| one.gap() > 0.0 && counts(one));
        if by_margin.is_some() {
            return Some(Compared { best, weighed: by_margin, by_margin: true });
        }
    }
    Some(Compared { best, weighed, by_margin: false })
}

/// Whether the best bot does what was done, when it is asked again with other chance, from this number on.
fn would_do_it<B: Bot<Choice: PartialEq>>(
    decision: &Decision<B::Position, B::Choice>,
    by_margin: bool,
    chance: u64,
    bot: impl Fn(Seat, u64) -> B,
) -> bool {
    let Decision { seat, position, done, .. } = decision;
    (0..AGAIN).any(|k| {
        let mut bot = bot(*seat, chance + k);
        if by_margin {
            bot.by_margin(position, done).is_none()
        } else {
            bot.choose(position).is_some_and(|choice| choice == *done)
        }
    })
}

/// Grades a second try at a decision, by the same measure by which [`moments`] names the first, with the chance of that
/// ([`TurningPoint::chance`]). `bot` makes the best bot of a seat with a chance of its own. `None` if the bot finds nothing to do,
/// or cannot compare.
pub fn grade<B: Bot<Choice: PartialEq>>(
    decision: Decision<B::Position, B::Choice>,
    chance: [u64; 2],
    bot: impl Fn(Seat, u64) -> B,
) -> Option<GradedTry<B::Position, B::Choice>> {
    let best = bot(decision.seat, chance[0]).explain(&decision.position)?;
    let mut compares = bot(decision.seat, chance[0]);
    let Compared { best: choice, weighed, by_margin } = compare(&mut compares, &decision)?;
    let weighed = match weighed {
        Some(weighed) => weighed,
        None => compares.weigh(&decision.position, [&decision.done, &choice])?,
    };
    let grade = if !by_margin && choice == decision.done {
        TryGrade::Same
    } else if !counts(&weighed) {
        TryGrade::AsGood
    } else if weighed.gap() < 0.0 {
        TryGrade::Better
    } else if would_do_it(&decision, by_margin, chance[1], bot) {
        TryGrade::AsGood
    } else {
        TryGrade::Worse
    };
    Some(GradedTry { decision, grade, best, weighed })
}
