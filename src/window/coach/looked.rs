//! What a look back finds, in words, and what makes it; and what is said of a second try.

use super::advised::Advised;
use bots::Bot;
use bots::advice::Advice;
use bots::look_back::{
    Decision, GradedTry, MOST, Progress, TryGrade, TurningPoint, decisions, grade, moments,
};
use bots::mishaps::{Mishap, Pardon};
use game::Seat;
use game::message::Message;
use session::Kept;
use session::replay::Replay;
use std::sync::Arc;

/// So many falls by a sweep of the hand are named at most.
const MOST_SWEPT: usize = 2;

/// A decision that cost or won much.
#[derive(Clone, Debug, PartialEq)]
pub struct Looked {
    /// After so many steps of the recording.
    pub step: u64,
    /// In which turn, as players call it.
    pub turn: Message,
    /// Whose.
    pub seat: Seat,
    /// What is said of it.
    pub verdict: DecisionComment,
    /// What was done, and what would have been better, each with its value and where it is done.
    pub ways: [Advised; 2],
    /// The match as it was then, as the bytes of a save, so that its player can try again; `None` where nothing was done wrong.
    pub position: Option<Arc<[u8]>>,
    /// With which chance the bot looked at it, see [`TurningPoint::chance`].
    pub chance: [u64; 2],
}

/// What is said of a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DecisionComment {
    /// The best bot found something better.
    Cost,
    /// It is better than what the best bot found.
    Won,
    /// A piece could have been set down more firmly.
    Risky,
    /// The hand knocked something over while it carried a piece.
    Swept,
    /// The same, but the step was taken back.
    TakenBack,
    /// The same, but the rules forgave it.
    Accident,
}

/// What a hand knocked over first, the unforgiven before the forgiven, then the decisions: as many as are named at most. Of a
/// piece that was taken with such a hand nothing else is told.
pub fn with_mishaps(mishaps: Vec<Mishap>, decisions: Vec<Looked>) -> Vec<Looked> {
    let steps: Vec<u64> = mishaps.iter().map(|mishap| mishap.step).collect();
    let mut first: Vec<Looked> = mishaps.into_iter().rev().map(swept).collect();
    first.sort_by_key(|looked| looked.verdict != DecisionComment::Swept);
    first.truncate(MOST_SWEPT);
    let others = decisions.into_iter().filter(|looked| !steps.contains(&looked.step));
    first.into_iter().chain(others).take(MOST).collect()
}

/// A fall that a hand caused, in words.
fn swept(mishap: Mishap) -> Looked {
    let Mishap { step, turn, seat, words, forgiven, .. } = mishap;
    let verdict = match forgiven {
        None => DecisionComment::Swept,
        Some(Pardon::TakenBack) => DecisionComment::TakenBack,
        Some(Pardon::Accident) => DecisionComment::Accident,
    };
    let ways = words.map(|what| Advised { what: Some(what), ..Advised::default() });
    Looked { step, turn, seat, verdict, ways, position: None, chance: [0, 0] }
}

impl DecisionComment {
    /// Whether its player can learn from it.
    pub const fn is_mistake(self) -> bool {
        matches!(self, Self::Cost | Self::Risky)
    }
}

/// What is said of a second try at a decision.
#[derive(Clone, Debug, PartialEq)]
pub struct TryWords {
    /// How good it is.
    pub grade: TryGrade,
    /// What was tried, and what the best bot would do, each with its value and where it is done.
    pub ways: [Advised; 2],
    /// The best ways that the bot compared, with their values, the best first.
    pub compared: Vec<Message>,
    /// Why the bot would do that, in sentences.
    pub why: Vec<Message>,
}

/// What grades a second try, on another thread. `None` if the try decides something else.
pub type Grading = Box<dyn FnOnce() -> Option<TryWords> + Send>;

/// A look back, to be made on another thread. None when it was stopped.
pub type Look = Box<dyn FnOnce(&Progress) -> Option<Vec<Looked>> + Send>;

/// A look back at a recording. `made` says what a deed decides, `bot` makes the best bot of a seat with a chance of its own, and
/// `points` says where something is done.
pub fn look<M, B>(
    replay: Replay<M>,
    made: impl Fn(&M, &M::Deed) -> Option<(Seat, B::Position, B::Choice)> + Send + 'static,
    bot: impl Fn(Seat, u64) -> B + Send + 'static,
    points: impl Fn(&B::Position, &B::Choice, &mut Advised) + Send + 'static,
) -> Look
where
    M: Kept + 'static,
    Replay<M>: Send,
    B: Bot<Choice: Clone + PartialEq>,
{
    Box::new(move |progress| {
        let all = decisions(replay.clone(), progress, made, |_| ())?;
        named(all, replay, progress, bot, points)
    })
}

/// Those of the decisions of a recording that cost or won most, in words, and the positions of the mistakes. `None` if it was
/// stopped.
pub fn named<M: Kept, B: Bot<Choice: Clone + PartialEq>>(
    all: Vec<Decision<B::Position, B::Choice>>,
    replay: Replay<M>,
    progress: &Progress,
    bot: impl Fn(Seat, u64) -> B,
    points: impl Fn(&B::Position, &B::Choice, &mut Advised),
) -> Option<Vec<Looked>> {
    let found = moments(all, progress, bot)?.into_iter().map(|moment| looked(moment, &points)).collect();
    with_positions(found, replay, progress)
}

/// The same with the positions of those that are mistakes, from another reading of the recording. `None` if it was stopped.
pub fn with_positions<M: Kept>(
    mut found: Vec<Looked>,
    mut replay: Replay<M>,
    progress: &Progress,
) -> Option<Vec<Looked>> {
    let mut mistakes: Vec<&mut Looked> = found.iter_mut().filter(|one| one.verdict.is_mistake()).collect();
    mistakes.sort_by_key(|one| one.step);
    for one in mistakes {
        while replay.steps().0 < one.step {
            if progress.is_stopped() || replay.step().is_none() {
                return None;
            }
        }
        one.position = replay.now().position_of(one.seat).ok().map(Arc::from);
    }
    Some(found)
}

/// What grades the last of these decisions, with the chance with which the mistake was found. `bot` makes the best bot of a seat with a chance of its own, and `points` says where
/// something is done.
pub fn grading<B: Bot<Choice: Clone + PartialEq>>(
    read: impl FnOnce() -> Option<Vec<Decision<B::Position, B::Choice>>> + Send + 'static,
    chance: [u64; 2],
    bot: impl Fn(Seat, u64) -> B + Send + 'static,
    points: impl Fn(&B::Position, &B::Choice, &mut Advised) + Send + 'static,
) -> Grading {
    Box::new(move || {
        let GradedTry { decision, grade, best, weighed } = grade(read()?.pop()?, chance, bot)?;
        let ways = weighed.ways.map(|way| {
            let mut advised = Advised { what: Some(way.words), ..Advised::default() };
            points(&decision.position, &way.choice, &mut advised);
            advised
        });
        let Advice { ways: compared, why, .. } = best;
        let compared = compared.into_iter().map(|way| way.words).collect();
        Some(TryWords { grade, ways, compared, why })
    })
}

/// A decision in words.
pub fn looked<P, C>(moment: TurningPoint<P, C>, points: &impl Fn(&P, &C, &mut Advised)) -> Looked {
    let verdict = if moment.won() { DecisionComment::Won } else { DecisionComment::Cost };
    let TurningPoint { decision: Decision { step, turn, seat, position, .. }, weighed, chance, .. } = moment;
    let ways = weighed.ways.map(|way| {
        let mut advised = Advised { what: Some(way.words), ..Advised::default() };
        points(&position, &way.choice, &mut advised);
        advised
    });
    Looked { step, turn, seat, verdict, ways, position: None, chance }
}
