//! What a look back finds, in words, and what makes it.

use super::advised::Advised;
use bots::Bot;
use bots::look_back::{Decision, Progress, TurningPoint, decisions, moments};
use game::Seat;
use game::message::Message;
use session::replay::{Recorded, Replay};

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
}

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
    M: Recorded + 'static,
    Replay<M>: Send,
    B: Bot<Choice: Clone + PartialEq>,
{
    Box::new(move |progress| {
        let all = decisions(replay, progress, made)?;
        Some(moments(all, progress, bot)?.into_iter().map(|moment| looked(moment, &points)).collect())
    })
}

/// A decision in words.
pub fn looked<P, C>(moment: TurningPoint<P, C>, points: &impl Fn(&P, &C, &mut Advised)) -> Looked {
    let verdict = if moment.won() { DecisionComment::Won } else { DecisionComment::Cost };
    let TurningPoint { decision: Decision { step, turn, seat, position, .. }, weighed } = moment;
    let ways = weighed.ways.map(|way| {
        let mut advised = Advised { what: Some(way.words), ..Advised::default() };
        points(&position, &way.choice, &mut advised);
        advised
    });
    Looked { step, turn, seat, verdict, ways }
}
