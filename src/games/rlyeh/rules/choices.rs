//! What may be done without touching a piece ([`game::choices`]): rolling, passing and stopping, each by its button or key.
//! Pieces are no choices: they are taken and set by hand.

use super::action::Action;
use super::state::Rlyeh;
use super::view::View;
use game::choices::{Choices, Deed, InputPath, Pointing};
use game::message::{Message, Say};
use game::{OutOfTurn, Seat};
use std::fmt;

/// Nothing is pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thing {}

impl fmt::Display for Thing {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

/// Rolls.
pub static ROLL: Deed = Deed::new("rlyeh.roll").main("rlyeh-turn-roll").letter('r', "key-rlyeh-roll");
/// Passes.
pub static PASS: Deed = Deed::new("rlyeh.pass").button("rlyeh-turn-pass").letter('p', "key-rlyeh-pass");
/// Stops.
pub static STOP: Deed = Deed::new("rlyeh.stop").button("rlyeh-turn-stop").letter('x', "key-rlyeh-stop");

/// What is known: a game like the real one in whose turn it is, and how far that has come.
#[derive(Clone, Debug)]
pub struct Known(Option<Rlyeh>);

impl Known {
    /// What follows from a view.
    pub fn of(view: &View) -> Self {
        let judge = Rlyeh::begin(&view.setup, 0).ok();
        Self(judge.map(|judge| Rlyeh { active: view.active, phase: view.phase.clone(), ..judge }))
    }
}

fn done_by(deed: &Deed) -> Option<Action> {
    let all = [(&ROLL, Action::Roll), (&PASS, Action::Pass), (&STOP, Action::Stop)];
    all.into_iter().find(|(own, _)| *own == deed).map(|(_, action)| action)
}

impl Choices for Rlyeh {
    type Thing = Thing;
    type Known = Known;

    const DEEDS: &'static [&'static Deed] = &[&ROLL, &PASS, &STOP];

    fn known(view: View) -> Known {
        Known::of(&view)
    }

    fn offered(known: &Known) -> Vec<(Seat, Action)> {
        let Known(Some(judge)) = known else { return vec![] };
        let all = Self::DEEDS.iter().filter_map(|deed| done_by(deed));
        all.filter(|action| judge.check(judge.active, action).is_ok())
            .map(|action| (judge.active, action))
            .collect()
    }

    fn check(known: &Known, by: Seat, what: Action) -> Result<(), Message> {
        let judge = known.0.as_ref().ok_or_else(|| OutOfTurn::GameOver.message())?;
        judge.check(by, &what).map_err(|why| why.message())
    }

    /// Stopping is for whoever builds alone.
    fn up(known: &Known) -> Vec<&'static Deed> {
        let alone = known.0.as_ref().is_some_and(|judge| judge.setup.is_solitaire());
        [&ROLL, &PASS].into_iter().chain(alone.then_some(&STOP)).collect()
    }

    fn ways(_: &Known, _: Seat, what: Action) -> Vec<InputPath<Thing>> {
        let deed = match what {
            Action::Roll => &ROLL,
            Action::Pass => &PASS,
            Action::Stop => &STOP,
            Action::Take(_) | Action::Release { .. } | Action::PutBack | Action::Settled(_) => return vec![],
        };
        vec![InputPath::at(deed, [])]
    }

    fn meant(known: &Known, by: &Pointing<Thing>, _: Option<u8>) -> Vec<(Seat, Action)> {
        let (Known(Some(judge)), Pointing::Deed(deed)) = (known, by) else { return vec![] };
        done_by(deed).map(|action| (judge.active, action)).into_iter().collect()
    }
}
