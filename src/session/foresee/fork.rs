//! A fork of table and hand in which a release is tried.

use super::first;
use super::foresight::{Certainty, Foresight, Outlook};
use super::progress::Progress;
use crate::matches::Match;
use crate::tabled::{Ruling, Tabled};
use game::message::Message;
use game::pieces::Surface;
use rayon::prelude::*;
use std::fmt;
use std::sync::Arc;
use table::hand::HandCommand;
use table::observe::{Baseline, Observed, observe, surface};
use table::rapier3d::prelude::*;
use table::set_down::{Now, SetDown, SetDownCommand};
use table::settle::{fastest, pace};
use table::{Hand, MM_PER_CM, PieceId, Sim};

/// By how much a hand may tremble without changing a certain answer, mm.
pub const TREMBLE_MM: f32 = 0.3;
/// How much it leans meanwhile, degrees: about what moves a tip as far.
const TREMBLE_DEG: f32 = 0.5;
/// How the player lets go in the first fork: at leisure.
const CALM: TrialOptions = TrialOptions { aside: [0.0, 0.0], wait: 24, frame: 1 };
/// How in the others: at once, or trembling one way and the other. A window looks at its hand now more often, now less,
/// and that decides too.
const OTHERWISE: [TrialOptions; 5] = [
    TrialOptions { aside: [0.0, 0.0], wait: 0, frame: 2 },
    TrialOptions { aside: [1.0, 0.0], wait: 12, frame: 1 },
    TrialOptions { aside: [-1.0, 0.0], wait: 12, frame: 2 },
    TrialOptions { aside: [0.0, 1.0], wait: 12, frame: 3 },
    TrialOptions { aside: [0.0, -1.0], wait: 12, frame: 2 },
];

/// How a release is tried.
#[derive(Clone, Copy, Debug, PartialEq)]
struct TrialOptions {
    /// Which way the hand trembles, in trembles.
    aside: [f32; 2],
    /// How long it hangs before it lets go, ticks.
    wait: u32,
    /// How long a frame lasts, ticks.
    frame: u32,
}

/// Longest that a fork's hand takes to where it is wanted, ticks.
const ARRIVE_TICKS: u32 = 60;
/// A held piece that moves less than this in a tick has arrived, cm: 1 mm/s.
const ARRIVED_CM: f32 = 0.1 / 60.0;
/// Longest that a fork's hand sets down, ticks: a little more than [`SetDown`] ever takes.
const SET_DOWN_TICKS: u32 = 240;
/// How long everything must be still in a fork, s. The referee waits for 0.5 s; what is so nearly in balance that it starts
/// to fall later than this is uncertain anyway: a topple from rest grows tenfold in 0.15 s.
const REST_S: f32 = 0.2;
/// A fork that does not rest after so many seconds says nothing certain, s.
const LONGEST_S: f32 = 5.0;

/// What came of one release.
struct ReleaseOutcome {
    outlook: Outlook,
    verdict: Option<Ruling>,
    poses: Vec<(PieceId, Pose)>,
}

impl ReleaseOutcome {
    fn foresight(self, certainty: Certainty) -> Foresight {
        let Self { outlook, verdict, poses } = self;
        Foresight { outlook, verdict, certainty, poses }
    }
}

/// How a game judges a table on which what was let go of has come to rest.
type Judge = Box<dyn Fn(&Sim, &Baseline) -> Option<Ruling>>;

/// How a game will judge what is let go of where it is held on a table, or why it does not let go of it there.
type LetGo = dyn Fn(&Sim) -> Result<Judge, Message> + Send + Sync;

/// A fork of table and hand in which a release can be tried, on another thread if one likes.
#[derive(Clone)]
pub struct Fork {
    let_go: Arc<LetGo>,
    sim: Sim,
    hand: Hand,
    baseline: Baseline,
    watched: Vec<PieceId>,
    /// What lies as if it had fallen while the piece is still held: a card that belongs on the table.
    down: Vec<PieceId>,
    gently: bool,
    progress: Progress,
}

impl<G: Tabled> Match<G> {
    /// A fork in which what is held can be let go of, gently or from where it is. Nothing for an empty hand, or where
    /// letting go would do nothing.
    pub fn fork(&self, gently: bool) -> Option<Fork> {
        let state = &self.state;
        let moved = !state.hand.held().is_empty() && !state.hand.is_unmoved();
        let game = state.game.clone();
        let watched = game.watched();
        let down = || {
            let seen = observe(&state.sim, &state.baseline, &watched);
            seen.into_iter().filter(|(_, piece)| piece.fall.is_some()).map(|(id, _)| id).collect()
        };
        moved.then(|| Fork {
            sim: state.sim.clone(),
            hand: state.hand.clone(),
            baseline: state.baseline.clone(),
            down: down(),
            watched: watched.clone(),
            let_go: Arc::new(move |sim| {
                let let_go = game.let_go(sim)?;
                Ok(Box::new(move |sim, baseline| let_go.verdict(sim, baseline)))
            }),
            gently,
            progress: Progress::default(),
        })
    }
}

impl fmt::Debug for Fork {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Fork").field("held", &self.hand.held()).field("gently", &self.gently).finish()
    }
}

impl Fork {
    /// What it tells of a [`Fork::look_ahead`], and the way to stop that.
    pub fn progress(&self) -> &Progress {
        &self.progress
    }

    /// What comes of letting go: the last word.
    pub fn foresee(&self) -> Foresight {
        let mut last = None;
        self.look_ahead(|foresight| last = Some(foresight));
        last.unwrap_or_else(|| self.first_word())
    }

    /// What comes of letting go, word by word, the last one last. It ends early where it is stopped.
    pub fn look_ahead(&self, mut tell: impl FnMut(Foresight)) {
        tell(self.first_word());
        let mut still = self.clone();
        still.put_to_sleep();
        if !still.arrive() {
            return;
        }
        let judged = (self.let_go)(&still.sim);
        if judged.is_err() {
            let foresight = still.seen(self.hand.held(), judged, true).foresight(Certainty::Confirmed);
            tell(Foresight { poses: vec![], ..foresight });
            return;
        }
        let calm = still.try_out(CALM);
        if self.progress.is_stopped() {
            return;
        }
        let rests = calm.outlook.rests;
        let certainty = if rests { Certainty::Tried } else { Certainty::Uncertain };
        let foresight = calm.foresight(certainty);
        tell(foresight.clone());
        if !rests {
            return;
        }
        let same = |manner| {
            let tried = still.try_out(manner);
            tried.outlook.rests && tried.foresight(certainty).agrees(&foresight)
        };
        let certainty =
            if OTHERWISE.into_par_iter().all(same) { Certainty::Confirmed } else { Certainty::Uncertain };
        if !self.progress.is_stopped() {
            tell(Foresight { certainty, ..foresight });
        }
    }

    /// Puts what is awake and still to sleep, so that it costs nothing: it wakes where something moves it.
    fn put_to_sleep(&mut self) {
        let held = self.hand.held().to_vec();
        self.sim.lull(|id, body| !held.contains(&id) && pace(body) < 1.0);
    }

    /// Lets go in a manner.
    fn try_out(&self, manner: TrialOptions) -> ReleaseOutcome {
        let mut fork = self.clone();
        let held = fork.hand.held().to_vec();
        let came_down = fork.hang(manner) && (!fork.gently || fork.set_down(&held, manner.frame));
        // What counts is over what it is let go of, not what it slides to.
        let judged = (fork.let_go)(&fork.sim);
        fork.command(&HandCommand::Release);
        let rests = came_down && fork.settle();
        fork.seen(&held, judged, rests)
    }

    /// What is seen of the table, and what the rules make of it; what they refuse is lost.
    fn seen(&self, held: &[PieceId], judged: Result<Judge, Message>, rests: bool) -> ReleaseOutcome {
        ReleaseOutcome {
            poses: held.iter().map(|&id| (id, self.sim.pose(id))).collect(),
            verdict: match judged {
                Ok(judge) => judge(&self.sim, &self.baseline),
                Err(words) => Some(Ruling::lost(words)),
            },
            outlook: self.outlook(held, rests),
        }
    }

    /// What geometry and statics tell.
    fn first_word(&self) -> Foresight {
        first::word(&self.sim, &self.hand, |sim| {
            let judged = (self.let_go)(&sim);
            Self { sim, ..self.clone() }.seen(self.hand.held(), judged, true).foresight(Certainty::First)
        })
    }

    fn command(&mut self, command: &HandCommand) {
        self.hand.command(&mut self.sim, command);
    }

    /// Lets a tick pass. False where the simulation lost hold of something, or nobody waits for the answer any more.
    fn tick(&mut self) -> bool {
        self.hand.drive(&mut self.sim);
        !self.progress.is_stopped() && self.sim.tick().is_ok()
    }

    /// Lets the hand come to where it is wanted.
    fn arrive(&mut self) -> bool {
        let Some(&lowest) = self.hand.held().first() else { return false };
        for _ in 0..ARRIVE_TICKS {
            let from = self.sim.pose(lowest).translation;
            if !self.tick() {
                return false;
            }
            if self.sim.pose(lowest).translation.distance(from) < ARRIVED_CM {
                break;
            }
        }
        true
    }

    /// Hangs for a while, trembling or not.
    fn hang(&mut self, manner: TrialOptions) -> bool {
        let [x, y] = manner.aside;
        if let Some(target) = self.hand.target().filter(|_| manner.aside != [0.0, 0.0]) {
            let aside = Vector::new(x, y, 0.0) * (TREMBLE_MM / MM_PER_CM);
            self.command(&HandCommand::Move((target.translation + aside).to_array()));
            let half = TREMBLE_DEG.to_radians() / 2.0;
            let lean = Rotation::from_xyzw(-y * half, x * half, 0.0, 1.0).normalize();
            self.command(&HandCommand::Turn((lean * target.rotation).to_array()));
        }
        (0..manner.wait).all(|_| self.tick())
    }

    /// Sets down as the window does. False where that does not come to an end.
    fn set_down(&mut self, held: &[PieceId], frame: u32) -> bool {
        let Some(target) = self.hand.target() else { return true };
        let mut wanted = target.translation;
        let mut part = SetDown::default();
        for _ in 0..SET_DOWN_TICKS {
            let Some(now) = Now::of(&self.sim, held) else { return true };
            let dt = self.sim.settings().tick_s * frame as f32;
            match part.step(wanted, now, true, self.hand.touching(), dt) {
                SetDownCommand::Wait => {}
                // A move would end a lowering that is under way.
                SetDownCommand::Sink(_) if self.hand.lowering() => {}
                SetDownCommand::Sink(z) => {
                    wanted.z = z;
                    self.command(&HandCommand::AutoRaise(false));
                    self.command(&HandCommand::Move(wanted.to_array()));
                }
                SetDownCommand::Feel => self.command(&HandCommand::Lower(true)),
                SetDownCommand::LetGo => return true,
            }
            if !(0..frame).all(|_| self.tick()) {
                return false;
            }
        }
        false
    }

    /// Whether everything comes to rest.
    fn settle(&mut self) -> bool {
        let ticks = |seconds: f32| (seconds / self.sim.settings().tick_s) as u32;
        let (most, enough) = (ticks(LONGEST_S), ticks(REST_S));
        let mut still = 0;
        for _ in 0..most {
            if !self.tick() {
                return false;
            }
            // While the hand eases out, what it held has not begun to fall.
            still = if self.hand.is_idle() && fastest(&self.sim).is_none() { still + 1 } else { 0 };
            if still >= enough {
                return true;
            }
        }
        false
    }

    fn outlook(&self, held: &[PieceId], rests: bool) -> Outlook {
        let seen = observe(&self.sim, &self.baseline, &self.watched);
        let lowest = held.first().and_then(|id| seen.get(id));
        let mut falls: Vec<PieceId> = vec![];
        for (&id, piece) in &seen {
            // What is held has moved; of a stack the upper ones must stay on it.
            let fell = match held.iter().position(|&one| one == id) {
                Some(0) => false,
                Some(_) => piece.nested_on.is_none(),
                None => piece.fall.is_some() && !self.down.contains(&id),
            };
            if fell {
                falls.push(id);
            }
        }
        Outlook {
            class: lowest.and_then(|piece| piece.class),
            on: lowest.map_or_else(Vec::new, |piece| self.ground(piece)),
            falls,
            rests,
        }
    }

    fn ground(&self, piece: &Observed) -> Vec<Surface> {
        let of = |id: PieceId| surface(&self.sim, id);
        if piece.off_table {
            return vec![];
        }
        if let Some(below) = piece.nested_on {
            return vec![of(below)];
        }
        if piece.carried_by.is_empty() || piece.carried_by.contains(&piece.surface) {
            return vec![of(piece.surface)];
        }
        let mut on: Vec<Surface> = piece.carried_by.iter().map(|&id| of(id)).collect();
        on.sort();
        on
    }
}
