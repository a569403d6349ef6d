//! What would come of letting go, found out by doing it: a fork of table and hand releases the piece just as the real hand
//! would, time passes until everything rests, and what lies there is what is foretold. The pose in the hand decides
//! nothing.
//!
//! What the rules would make of it the game itself says ([`Tabled::verdict`]), by the same look as its referee's.
//!
//! A hand is never quite still. So the release is tried again a hair's breadth aside, each way; where that changes the
//! answer, the answer is uncertain.

use super::matches::Match;
use super::tabled::Tabled;
pub use super::tabled::Verdict;
use crate::table::hand::HandCommand;
use crate::table::observe::{Baseline, Observed, angle_deg, observe, surface};
use crate::table::set_down::{Now, SetDown, Step};
use crate::table::settle::{Rest, Watch};
use crate::table::words::{Class, Surface};
use crate::table::{Hand, MM_PER_CM, PieceId, Sim};
use rapier3d::prelude::*;
use std::fmt;
use std::sync::Arc;

/// By how much a hand may tremble without changing a certain answer, mm.
pub const TREMBLE_MM: f32 = 0.3;
/// How much it leans meanwhile, degrees: about what moves a tip as far.
const TREMBLE_DEG: f32 = 0.5;
/// How the player lets go in the first fork: at leisure.
const CALM: Manner = Manner { aside: [0.0, 0.0], wait: 24, frame: 1 };
/// How in the others: at once, or trembling one way and the other. A window looks at its hand now more often, now less,
/// and that decides too.
const OTHERWISE: [Manner; 5] = [
    Manner { aside: [0.0, 0.0], wait: 0, frame: 2 },
    Manner { aside: [1.0, 0.0], wait: 12, frame: 1 },
    Manner { aside: [-1.0, 0.0], wait: 12, frame: 2 },
    Manner { aside: [0.0, 1.0], wait: 12, frame: 3 },
    Manner { aside: [0.0, -1.0], wait: 12, frame: 2 },
];

/// How a release is tried.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Manner {
    /// Which way the hand trembles, in trembles.
    aside: [f32; 2],
    /// How long it hangs before it lets go, ticks.
    wait: u32,
    /// How long a frame lasts, ticks.
    frame: u32,
}

/// Longest that a fork's hand sets down, ticks: a little more than [`SetDown`] ever takes.
const SET_DOWN_TICKS: u32 = 240;
/// A fork that does not rest after so many seconds says nothing certain, s.
const LONGEST_S: f32 = 5.0;
/// A piece that moved less than this hangs still, cm and degrees.
const STILL_CM: f32 = 0.03;
const STILL_DEG: f32 = 0.5;
/// After so long it is worth asking what would come of it, s.
const STILL_S: f32 = 0.15;

/// Whether what is held hangs still: tell it of every frame.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Stillness {
    since: Option<(Pose, f32)>,
}

impl Stillness {
    /// It is here, `dt` seconds later than the last time; a hand that sways by `sway_mm` is still all the same. How
    /// it hangs now, compared with where it last stopped.
    pub fn look(&mut self, pose: Pose, sway_mm: f32, dt: f32) -> Hangs {
        let play_cm = STILL_CM + 2.0 * sway_mm / MM_PER_CM;
        let (from, still_s) = match self.since {
            Some((from, still_s)) if !strayed(from, pose, play_cm) => (from, still_s + dt),
            _ => {
                self.since = Some((pose, 0.0));
                return Hangs::Moves;
            }
        };
        self.since = Some((from, still_s));
        if still_s < STILL_S { Hangs::Slows } else { Hangs::Still }
    }
}

fn strayed(from: Pose, to: Pose, play_cm: f32) -> bool {
    let turned = |axis: Vector| angle_deg(from.rotation * axis, to.rotation * axis) > STILL_DEG;
    from.translation.distance(to.translation) > play_cm || turned(Vector::Z) || turned(Vector::X)
}

/// How a held piece hangs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hangs {
    /// It has moved: what was foretold is no longer true.
    Moves,
    /// It has not moved for a moment.
    Slows,
    /// Long enough to be worth a look ahead.
    Still,
}

/// What lies on the table after a release.
#[derive(Clone, Debug, PartialEq)]
pub struct Outlook {
    /// How the piece lies, for pyramids.
    pub class: Option<Class>,
    /// What it rests on: the pyramid it is nested on; else the table or the card it touches; else every pyramid that
    /// carries it. Nothing where it left the table.
    pub on: Vec<Surface>,
    /// What else falls.
    pub falls: Vec<PieceId>,
    /// Whether everything came to rest in time.
    pub rests: bool,
}

impl Outlook {
    /// Whether nothing else falls.
    pub fn stands(&self) -> bool {
        self.falls.is_empty()
    }

    /// Whether two agree in what a player wants to know.
    pub fn agrees(&self, other: &Self) -> bool {
        self.class == other.class && self.on == other.on && self.stands() == other.stands()
    }
}

/// What is foretold of a release.
#[derive(Clone, Debug, PartialEq)]
pub struct Foresight {
    /// What comes of it if the hand is as still as it seems.
    pub outlook: Outlook,
    /// What the rules would make of it, where the game says so.
    pub verdict: Option<Verdict>,
    /// Whether a tremble leaves that as it is.
    pub certain: bool,
    /// Where what is held comes to rest, lowest first.
    pub poses: Vec<(PieceId, Pose)>,
}

/// What came of one release.
struct Tried {
    outlook: Outlook,
    verdict: Option<Verdict>,
    poses: Vec<(PieceId, Pose)>,
}

/// How a game judges a table on which what was held has come to rest.
type Judge = dyn Fn(&Sim, &Baseline) -> Option<Verdict> + Send + Sync;

/// A fork of table and hand in which a release can be tried, on another thread if one likes.
#[derive(Clone)]
pub struct Fork {
    judge: Arc<Judge>,
    sim: Sim,
    hand: Hand,
    baseline: Baseline,
    watched: Vec<PieceId>,
    gently: bool,
}

impl<G: Tabled> Match<G> {
    /// A fork in which what is held can be let go of, gently or from where it is. Nothing for an empty hand, or where
    /// letting go would do nothing.
    pub fn fork(&self, gently: bool) -> Option<Fork> {
        let state = &self.state;
        let held = state.hand.held();
        let moved = !held.is_empty() && !state.hand.is_unmoved();
        let game = state.game.clone();
        moved.then(|| Fork {
            judge: Arc::new(move |sim, baseline| game.verdict(sim, baseline)),
            sim: state.sim.clone(),
            hand: state.hand.clone(),
            baseline: state.baseline.clone(),
            watched: state.game.watched(),
            gently,
        })
    }
}

impl fmt::Debug for Fork {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Fork").field("held", &self.hand.held()).field("gently", &self.gently).finish()
    }
}

impl Fork {
    /// What comes of letting go.
    pub fn foresee(&self) -> Foresight {
        let calm = self.try_out(CALM);
        // What matters is what the rules make of it, where they make anything of it.
        let lost = |tried: &Tried| tried.verdict.as_ref().map(|verdict| verdict.lost);
        let same = |manner| {
            let other = self.try_out(manner);
            let agrees = match lost(&calm) {
                Some(_) => lost(&other) == lost(&calm),
                None => other.outlook.agrees(&calm.outlook),
            };
            other.outlook.rests && agrees
        };
        let certain = calm.outlook.rests && OTHERWISE.into_iter().all(same);
        let Tried { outlook, verdict, poses } = calm;
        Foresight { outlook, verdict, certain, poses }
    }

    /// Lets go in a manner.
    fn try_out(&self, manner: Manner) -> Tried {
        let mut fork = self.clone();
        let held = fork.hand.held().to_vec();
        let rests = fork.hang(manner) && fork.let_go(&held, manner.frame) && fork.settle();
        Tried {
            poses: held.iter().map(|&id| (id, fork.sim.pose(id))).collect(),
            verdict: (fork.judge)(&fork.sim, &fork.baseline),
            outlook: fork.outlook(&held, rests),
        }
    }

    fn command(&mut self, command: &HandCommand) {
        self.hand.command(&mut self.sim, command);
    }

    /// Lets a tick pass. False where the simulation lost hold of something.
    fn tick(&mut self) -> bool {
        self.hand.drive(&mut self.sim);
        self.sim.tick().is_ok()
    }

    /// Hangs for a while, trembling or not.
    fn hang(&mut self, manner: Manner) -> bool {
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

    /// Lets go as the window does. False where that does not come to an end.
    fn let_go(&mut self, held: &[PieceId], frame: u32) -> bool {
        let done = !self.gently || self.set_down(held, frame);
        self.command(&HandCommand::Release);
        done
    }

    fn set_down(&mut self, held: &[PieceId], frame: u32) -> bool {
        let Some(target) = self.hand.target() else { return true };
        let mut wanted = target.translation;
        let mut part = SetDown::default();
        for _ in 0..SET_DOWN_TICKS {
            let Some(now) = Now::of(&self.sim, held) else { return true };
            let dt = self.sim.settings().tick_s * frame as f32;
            match part.step(wanted, now, true, self.hand.touching(), dt) {
                Step::Wait => {}
                // A move would end a lowering that is under way.
                Step::Sink(_) if self.hand.lowering() => {}
                Step::Sink(z) => {
                    wanted.z = z;
                    self.command(&HandCommand::AutoRaise(false));
                    self.command(&HandCommand::Move(wanted.to_array()));
                }
                Step::Feel => self.command(&HandCommand::Lower(true)),
                Step::LetGo => return true,
            }
            if !(0..frame).all(|_| self.tick()) {
                return false;
            }
        }
        false
    }

    /// Whether everything comes to rest.
    fn settle(&mut self) -> bool {
        let most = (LONGEST_S / self.sim.settings().tick_s) as u32;
        let mut watch = Watch::new();
        for _ in 0..most {
            if !self.tick() {
                return false;
            }
            if watch.tick(&self.sim) == Rest::AtRest && self.hand.is_idle() {
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
                None => piece.fall.is_some(),
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

/// What is foretold of a release, with its words.
#[derive(Clone, Debug, PartialEq)]
pub struct Foretold {
    /// What is foretold.
    pub foresight: Foresight,
    /// The same in words: "upright on the table".
    pub words: String,
}

impl Foresight {
    /// With words, in which a piece is called what `name` says.
    pub fn told(self, name: impl Fn(PieceId) -> String) -> Foretold {
        let words = self.words(name);
        Foretold { foresight: self, words }
    }

    fn words(&self, name: impl Fn(PieceId) -> String) -> String {
        let Outlook { class, on, falls, rests } = &self.outlook;
        if !rests {
            return "uncertain: it would not come to rest soon".into();
        }
        if !self.certain {
            return "uncertain: a hair's breadth decides".into();
        }
        if let Some(verdict) = &self.verdict {
            return verdict.words.clone();
        }
        let grounds: Vec<String> = on
            .iter()
            .map(|ground| ground.piece().map_or_else(|| "the table".into(), |id| format!("the {}", name(id))))
            .collect();
        let place = grounds.join(" and ");
        let mut words = match class {
            _ if on.is_empty() => "falls off the table".into(),
            Some(class) => format!("{class} on {place}"),
            None if on.contains(&Surface::Table) => "slides down to the table".into(),
            None => format!("lies on {place}"),
        };
        if !falls.is_empty() {
            let names: Vec<String> = falls.iter().map(|&id| name(id)).collect();
            words += &format!("; falls: {} too", names.join(", "));
        }
        words
    }
}
