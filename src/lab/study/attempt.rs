//! One attempt, tick by tick: something is done to a table, and it is watched. What a study works out at full speed, and
//! what a window shows at leisure, is this.

use super::falling::{FallMode, FirstFall, RestPoses};
use super::subject::{RestingScene, direction, tilted};
use crate::gently::{LET_GO_S, eased, let_go};
use crate::poses::{MOVED_MM, Poses, TURNED_DEG, moved, poses};
use crate::scene::Scene;
use crate::trial::tilt_s;
use game::pieces::PieceId;
use table::piece::Mobility;
use table::rapier3d::prelude::*;
use table::sim::{Sim, TableError};
use table::{MM_PER_CM, Settings};

/// Once something has fallen, it is watched for so long at most until it can be told what and how, s.
const TOLD_S: f32 = 1.0;
/// What has moved by less than this share of what is called a fall has not begun to.
const LITTLE: f32 = 0.02;
/// Shaking comes on and dies down within so long, s, or a third of the time if that is less.
const SHAKE_EASE_S: f32 = 0.5;
/// What a piece is set aside to when it is removed: beside the table, cm.
const ASIDE_CM: f32 = 80.0;
/// 1 mN·s in g·cm/s.
const MNS: f32 = 100.0;

/// What is done to the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum TableAction {
    /// It is let go of, gently.
    LetGo,
    /// The table is tilted, gently, and held so.
    Tilt {
        /// Towards where, degrees.
        towards_deg: f32,
        /// How far, degrees.
        degrees: f32,
    },
    /// The table is shaken to and fro. In its frame that is gravity that leans to and fro, exactly.
    Shake {
        /// Along which line, degrees.
        towards_deg: f32,
        /// How often a second.
        hz: f32,
        /// How far to either side, mm.
        mm: f32,
        /// How long, s.
        seconds: f32,
    },
    /// A piece is poked, at once.
    Poke {
        /// Which.
        piece: PieceId,
        /// How far above its centre of mass, cm.
        above: f32,
        /// Towards where, degrees.
        towards_deg: f32,
        /// How hard, mN·s.
        mns: f32,
    },
    /// A piece is gone.
    Remove {
        /// Which.
        piece: PieceId,
    },
    /// A weight without inertia comes to lie on a piece, gently.
    Load {
        /// Which.
        piece: PieceId,
        /// Where, in the piece's frame, cm.
        at: Vector,
        /// How much, g.
        grams: f32,
    },
}

impl TableAction {
    /// How long it takes, s.
    fn seconds(&self) -> f32 {
        match *self {
            Self::LetGo => LET_GO_S,
            Self::Tilt { degrees, .. } => tilt_s(degrees),
            Self::Shake { seconds, .. } => seconds,
            Self::Poke { .. } | Self::Remove { .. } => 0.0,
            Self::Load { .. } => 1.0,
        }
    }
}

/// How an attempt ended.
#[derive(Clone, Debug, PartialEq)]
pub struct Ended {
    /// What fell first; `None` if all stood.
    pub fall: Option<FirstFall>,
    /// When, s after it began.
    pub after_s: Option<f32>,
    /// How many pieces had fallen in the end.
    pub fallen: u32,
    /// The farthest that a piece ever was from where it had been, mm.
    pub moved_mm: f32,
    /// The most that one had ever turned, degrees.
    pub turned_deg: f32,
    /// How long it was watched in all, s.
    pub simulated_s: f32,
}

/// An attempt on its way.
#[derive(Clone)]
pub struct Attempt {
    sim: Sim,
    from: Poses,
    seats: RestPoses,
    action: TableAction,
    gravity: Vector,
    tick: u64,
    act_ticks: u64,
    ticks: u64,
    /// It is watched to the end, whatever falls.
    patient: bool,
    fall: Option<(FirstFall, f32)>,
    fell_at: Option<u64>,
    /// The farthest that anything moved so far, mm, and turned, degrees.
    most: (f32, f32),
}

impl Attempt {
    /// Does something to a subject, and watches it for so long after that, s.
    pub(super) fn new(subject: &RestingScene, sim: Sim, action: TableAction, watch_s: f32) -> Self {
        let gravity = subject.sim.settings().gravity();
        Self::begin(sim, subject.seats.clone(), gravity, action, watch_s)
    }

    fn begin(sim: Sim, mut seats: RestPoses, gravity: Vector, action: TableAction, watch_s: f32) -> Self {
        let tick_s = sim.settings().tick_s;
        let ticks = |seconds: f32| libm::ceilf(seconds / tick_s - 1e-3) as u64;
        let act_ticks = ticks(action.seconds());
        // What is let go of is watched from the first.
        let watch = if action == TableAction::LetGo {
            ticks(watch_s).saturating_sub(act_ticks)
        } else {
            ticks(watch_s)
        };
        if let TableAction::Remove { piece } = action {
            seats.without(piece);
        }
        Self {
            from: poses(&sim),
            seats,
            action,
            gravity,
            tick: 0,
            act_ticks,
            ticks: act_ticks + watch,
            patient: matches!(action, TableAction::Remove { .. }),
            fall: None,
            fell_at: None,
            most: (0.0, 0.0),
            sim,
        }
    }

    /// A scene let go of where it starts, level, and watched for so long, s: what becomes of one that does not stand.
    ///
    /// # Errors
    /// [`TableError`] where a piece cannot be made.
    pub fn of_scene(scene: &Scene, watch_s: f32) -> Result<Self, TableError> {
        let sim = scene.build(Settings::sleepless())?;
        let gravity = sim.settings().gravity();
        let seats = RestPoses::of(&sim);
        Ok(Self { patient: true, ..Self::begin(sim, seats, gravity, TableAction::LetGo, watch_s) })
    }

    /// The table as it is.
    pub fn sim(&self) -> &Sim {
        &self.sim
    }

    /// How far the table is tilted now, degrees.
    pub fn lean(&self) -> f32 {
        let now = self.sim.settings().gravity();
        libm::atan2f(libm::hypotf(now.x, now.y), -now.z).to_degrees()
    }

    /// How far it has come, 0 to 1.
    pub fn progress(&self) -> f32 {
        self.tick as f32 / self.ticks.max(1) as f32
    }

    /// Lets a tick pass; says how it ended, once it has. Going on after that does no harm.
    ///
    /// # Errors
    /// [`TableError::NotFinite`] should the simulation lose a piece.
    pub fn tick(&mut self) -> Result<Option<Ended>, TableError> {
        self.act();
        if let TableAction::Shake { .. } = self.action
            && self.tick < self.act_ticks
        {
            let (now, this) = (self.tick as f32 * self.sim.settings().tick_s, (self.action, self.gravity));
            self.sim.tick_under(|s| shaken(this.1, &this.0, now + s).to_array())?;
        } else {
            self.sim.tick()?;
        }
        self.tick += 1;
        if self.action == TableAction::LetGo && self.tick == self.act_ticks && self.fell_at.is_none() {
            self.seats = RestPoses::of(&self.sim);
        }
        Ok(self.look())
    }

    /// Whether now is when the second judge should look: what was let go of has just got its weight, or something is gone and
    /// nothing has moved yet. Never once something fell.
    pub(super) fn may_be_judged(&self) -> bool {
        let when = match self.action {
            TableAction::LetGo => self.act_ticks,
            _ => 1,
        };
        self.tick == when && self.fell_at.is_none()
    }

    /// Goes on to the end.
    ///
    /// # Errors
    /// As [`Attempt::tick`].
    pub(super) fn finish(&mut self, mut ticked: impl FnMut() -> bool) -> Result<Option<Ended>, TableError> {
        while ticked() {
            if let Some(ended) = self.tick()? {
                return Ok(Some(ended));
            }
        }
        Ok(None)
    }

    /// What is done before a tick.
    fn act(&mut self) {
        let share = eased(((self.tick + 1) as f32 / self.act_ticks.max(1) as f32).min(1.0));
        let sim = &mut self.sim;
        match self.action {
            TableAction::LetGo => let_go(sim, self.tick + 1, self.gravity.to_array()),
            TableAction::Tilt { towards_deg, degrees } => {
                if self.tick < self.act_ticks {
                    sim.set_gravity(tilted(self.gravity, towards_deg, degrees * share).to_array());
                }
            }
            TableAction::Shake { .. } => {}
            TableAction::Poke { piece, above, towards_deg, mns } => {
                if self.tick == 0 {
                    let at = sim.centre_of_mass(piece) + Vector::new(0.0, 0.0, above);
                    // Against lent inertia it takes more of a blow to give the piece as much energy as a poke gives to its own mass.
                    let mns = mns * libm::sqrtf(sim.mass_scale(piece));
                    sim.body_mut(piece).apply_impulse_at_point(direction(towards_deg) * mns * MNS, at, true);
                }
            }
            TableAction::Remove { piece } => {
                if self.tick == 0 {
                    sim.set_aside(piece, Pose::from_translation(Vector::new(ASIDE_CM, ASIDE_CM, 0.0)));
                }
            }
            TableAction::Load { piece, at, grams } => {
                let force = self.gravity * grams * share;
                let body = sim.body_mut(piece);
                let point = *body.position() * at;
                // The torques of the last tick are gone; those that there are belong to the table.
                body.reset_forces(false);
                body.add_force_at_point(force, point, true);
            }
        }
    }

    /// Every piece that is watched.
    fn watched(&self) -> impl Iterator<Item = PieceId> + '_ {
        let gone = match self.action {
            TableAction::Remove { piece } => Some(piece),
            _ => None,
        };
        self.sim
            .pieces()
            .filter(move |(id, piece)| piece.mobility == Mobility::Free && Some(*id) != gone)
            .map(|(id, _)| id)
    }

    /// Pieces that have moved, with how many times what is called a fall.
    fn moved(&mut self) -> Vec<(PieceId, f32)> {
        let all: Vec<_> = self.watched().map(|id| (id, moved(&self.sim, &self.from, id))).collect();
        for (_, (mm, deg)) in all.iter().filter(|(id, _)| !self.sim.parked().contains(id)) {
            self.most = (self.most.0.max(*mm), self.most.1.max(*deg));
        }
        all.into_iter().map(|(id, (mm, deg))| (id, (mm / MOVED_MM).max(deg / TURNED_DEG))).collect()
    }

    fn look(&mut self) -> Option<Ended> {
        let tick_s = self.sim.settings().tick_s;
        let mut moved = self.moved();
        let left = |id: &PieceId| self.sim.parked().contains(id);
        let fallen = moved.iter().filter(|(id, share)| *share > 1.0 || left(id)).count() as u32;
        if fallen > 0 && self.fell_at.is_none() {
            self.fell_at = Some(self.tick);
        }
        // Until it can be told what fell first.
        let told = self.fall.is_some_and(|(fall, share)| share >= 1.0 && fall.how != FallMode::Moves);
        if let Some(fell_at) = self.fell_at
            && !told
            && (self.tick - fell_at) as f32 * tick_s <= TOLD_S
        {
            moved.retain(|(id, share)| *share > LITTLE || left(id));
            self.fall = self.seats.worst(&self.sim, &moved).or(self.fall);
        }
        let known =
            self.fell_at.is_some_and(|fell_at| told || (self.tick - fell_at) as f32 * tick_s >= TOLD_S);
        let over = if self.patient {
            self.tick >= self.ticks
        } else {
            known || (self.tick >= self.ticks && fallen == 0)
        };
        over.then(|| self.ended(fallen))
    }

    fn ended(&self, fallen: u32) -> Ended {
        let tick_s = self.sim.settings().tick_s;
        Ended {
            fall: self.fell_at.and(self.fall).map(|(fall, _)| fall),
            after_s: self.fell_at.map(|tick| tick as f32 * tick_s),
            fallen,
            moved_mm: self.most.0,
            turned_deg: self.most.1,
            simulated_s: self.tick as f32 * tick_s,
        }
    }
}

/// Gravity in the frame of a table that is shaken, so many seconds after it began, cm/s².
fn shaken(gravity: Vector, action: &TableAction, at_s: f32) -> Vector {
    let TableAction::Shake { towards_deg, hz, mm, seconds } = *action else { return gravity };
    let ease = SHAKE_EASE_S.min(seconds / 3.0);
    let share = eased((at_s.min(seconds - at_s) / ease).clamp(0.0, 1.0));
    let turns = std::f32::consts::TAU * hz;
    let acceleration = mm / MM_PER_CM * turns * turns * libm::sinf(turns * at_s);
    gravity - direction(towards_deg) * acceleration * share
}
