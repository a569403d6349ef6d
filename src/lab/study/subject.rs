//! What is studied: a set-up that stands by itself and has come to rest.

use super::error::StudyError;
use super::falling::RestPoses;
use crate::cautions::{self, Caution};
use crate::gently::{eased, let_go};
use crate::judged::{Judged, PoseFindings};
use crate::named::TABLE;
use crate::poses::{MOVED_MM, Poses, TURNED_DEG, farthest, poses};
use crate::scene::{JudgedFrom, Scene};
use crate::trial::{StaticsReport, tilt_s};
use game::message::{Message, Say};
use game::pieces::PieceId;
use std::sync::atomic::{AtomicBool, Ordering};
use table::Settings;
use table::piece::{Mobility, Piece};
use table::rapier3d::prelude::*;
use table::settle::{Rest, until_rest};
use table::sim::{Placement, Sim, TableError};
use table::statics::{self, Model};

/// A set-up at rest, on a table of its own.
#[derive(Clone)]
pub struct RestingScene {
    /// What it is called.
    pub name: String,
    names: Vec<String>,
    pub(super) sim: Sim,
    pub(super) seats: RestPoses,
    pub(super) model: Model,
    statics: Result<StaticsReport, Message>,
    cautions: Vec<Caution>,
}

impl RestingScene {
    /// Sets a scene up, tilts it as it says, and waits until it is at rest.
    ///
    /// # Errors
    /// [`StudyError::Restless`] for what does not stand by itself, [`StudyError::Table`] for what cannot be made.
    pub fn of_scene(scene: &Scene) -> Result<Self, StudyError> {
        Self::of_scene_unless(scene, &AtomicBool::new(false))
    }

    /// The same, unless it is told to stop.
    ///
    /// # Errors
    /// As [`RestingScene::of_scene`], and [`StudyError::Stopped`].
    pub fn of_scene_unless(scene: &Scene, stop: &AtomicBool) -> Result<Self, StudyError> {
        let restless = || StudyError::Restless { name: scene.name.clone() };
        let dropped = scene.judged_from == JudgedFrom::Rest;
        let usual = Settings::sleepless();
        let level = match set_down(scene, usual, stop)? {
            // What was drawn as it stands may fall only because contacts give.
            None if !dropped => set_down(scene, usual.stiff(), stop)?,
            known => known,
        };
        let [drawn, mut sim] = level.ok_or_else(restless)?;
        let start = poses(&drawn);
        if scene.tilt.degrees > 0.0 {
            let from = if dropped { poses(&sim) } else { start.clone() };
            let ticks = (tilt_s(scene.tilt.degrees) / sim.settings().tick_s) as u32;
            for i in 1..=ticks {
                sim.set_gravity(scene.gravity(eased(i as f32 / ticks as f32)));
                sim.tick()?;
            }
            if !settle(&mut sim, None, Some(&from), stop)? {
                return Err(restless());
            }
        }
        // What was dropped is not said to have slipped.
        let set_up = if dropped { poses(&sim) } else { start };
        let names = (0..scene.pieces.len()).map(|i| scene.name_of(i)).collect();
        Self::at_rest(scene.name.clone(), names, sim, (!dropped).then_some(&drawn), &set_up)
    }

    /// Copies a table as it is, with nothing asleep, and waits until it is at rest. Pieces that were set aside or are held
    /// fast stay so; those without a name are called by their number.
    ///
    /// # Errors
    /// As [`RestingScene::of_scene`].
    pub fn of_table(name: &str, table: &Sim, names: Vec<String>) -> Result<Self, StudyError> {
        let settings = Settings { sleep: table::settings::Sleep::Never, ..*table.settings() };
        let mut sim = copy(table, settings, |_, _, _| ())?;
        let start = poses(&sim);
        let gravity = settings.gravity;
        if !settle(&mut sim, Some(gravity), Some(&start), &AtomicBool::new(false))? {
            return Err(StudyError::Restless { name: name.to_owned() });
        }
        Self::at_rest(name.to_owned(), names, sim, None, &start)
    }

    /// A table at rest, that was drawn like this, if it was drawn, its pieces having been at `from`.
    fn at_rest(
        name: String,
        names: Vec<String>,
        sim: Sim,
        drawn: Option<&Sim>,
        from: &Poses,
    ) -> Result<Self, StudyError> {
        let gravity = sim.settings().gravity().as_dvec3();
        let rest = PoseFindings::of(&sim, gravity, Judged::AtRest);
        let sight = match drawn {
            Some(drawn) => PoseFindings::of(drawn, gravity, Judged::AsDrawn).or_rest(rest),
            None => rest,
        };
        let (judged, model) = (sight.judged, sight.model);
        let seats = RestPoses::of(&sim);
        let (statics, cautions) = (Err(Message::new("statics-restless")), vec![]);
        let mut subject = Self { name, names, seats, model, statics, cautions, sim };
        if subject.free().next().is_none() {
            return Err(StudyError::NothingFree { name: subject.name });
        }
        subject.statics = statics::judge(&subject.model)
            .map_err(|error| error.message())
            .map(|analysis| StaticsReport::of(analysis, judged, &|id| subject.name_of(id)));
        let name = |id: PieceId| subject.name_of(id);
        subject.cautions = cautions::of(&subject.sim, &name, false, from, Some(judged));
        Ok(subject)
    }

    /// The table, at rest.
    pub fn sim(&self) -> &Sim {
        &self.sim
    }

    /// What the second judge says of it, or why it says nothing.
    pub fn statics(&self) -> Result<&StaticsReport, &Message> {
        self.statics.as_ref()
    }

    /// Where what is found of it is not the whole story.
    pub fn cautions(&self) -> &[Caution] {
        &self.cautions
    }

    /// What a piece is called.
    pub fn name_of(&self, id: PieceId) -> String {
        match self.names.get(id.index()) {
            Some(name) if !name.is_empty() => name.clone(),
            _ if id == self.sim.table() => TABLE.into(),
            _ => format!("pieces[{}]", id.index()),
        }
    }

    /// Every piece that can fall.
    pub fn free(&self) -> impl Iterator<Item = PieceId> + '_ {
        self.sim
            .pieces()
            .filter(|(id, piece)| {
                piece.mobility == Mobility::Free && !self.sim.parked().contains(id) && *id != self.sim.table()
            })
            .map(|(id, _)| id)
    }

    /// The pieces of these names, or all if none is named.
    pub(super) fn find(&self, names: &[String]) -> Result<Vec<PieceId>, StudyError> {
        if names.is_empty() {
            return Ok(self.free().collect());
        }
        let one = |name: &String| {
            self.free().find(|&id| self.name_of(id) == *name).ok_or_else(|| StudyError::NoPiece {
                name: name.clone(),
                scene: self.name.clone(),
                known: self.free().take(40).map(|id| self.name_of(id)).collect::<Vec<_>>().join(", "),
            })
        };
        names.iter().map(one).collect()
    }

    /// The same table built anew, its pieces changed.
    pub(super) fn changed(
        &self,
        change: impl FnMut(PieceId, &mut Piece, &mut Pose),
    ) -> Result<Sim, TableError> {
        copy(&self.sim, *self.sim.settings(), change)
    }

    /// Gravity of its table when that is tilted farther, cm/s².
    pub(super) fn tilted(&self, towards_deg: f32, degrees: f32) -> Vector {
        tilted(self.sim.settings().gravity(), towards_deg, degrees)
    }
}

/// A table built anew from another, its pieces changed.
fn copy(
    table: &Sim,
    settings: Settings,
    mut change: impl FnMut(PieceId, &mut Piece, &mut Pose),
) -> Result<Sim, TableError> {
    let placement = |(id, piece): (PieceId, &Piece)| {
        let (mut piece, mut pose) = (piece.clone(), table.pose(id));
        if !table.body(id).is_dynamic() {
            piece = piece.fixed();
        }
        change(id, &mut piece, &mut pose);
        Placement::new(piece, pose)
    };
    let mut sim = Sim::new(settings, table.pieces().map(placement).collect())?;
    for &id in table.parked() {
        sim.set_aside(id, table.pose(id));
    }
    Ok(sim)
}

/// A scene as it is drawn and as it comes to rest on the level table; `None` if it does not rest, or falls from where it is
/// drawn to stand.
fn set_down(scene: &Scene, settings: Settings, stop: &AtomicBool) -> Result<Option<[Sim; 2]>, StudyError> {
    let drawn = scene.build(settings)?;
    let mut sim = drawn.clone();
    let rested = match scene.judged_from {
        JudgedFrom::Rest => settle(&mut sim, None, None, stop)?,
        JudgedFrom::Start => settle(&mut sim, Some(scene.gravity(0.0)), Some(&poses(&drawn)), stop)?,
    };
    Ok(rested.then_some([drawn, sim]))
}

/// Waits until everything is at rest, with gravity coming on gently if one is given. Says whether it did, without having fallen
/// from where it was, if that is given.
fn settle(
    sim: &mut Sim,
    gravity: Option<[f32; 3]>,
    from: Option<&Poses>,
    stop: &AtomicBool,
) -> Result<bool, StudyError> {
    let begun = sim.ticks();
    let rest = until_rest(sim, |sim| {
        if let Some(gravity) = gravity {
            let tick = sim.ticks() + 1 - begun;
            let_go(sim, tick, gravity);
        }
        if stop.load(Ordering::Relaxed) {
            return Err(StudyError::Stopped);
        }
        sim.tick()?;
        Ok(from.is_none_or(|from| !fell(sim, from)))
    })?;
    Ok(rest == Rest::AtRest)
}

fn fell(sim: &Sim, from: &Poses) -> bool {
    let (moved, turned) = farthest(sim, from);
    moved > MOVED_MM || turned > TURNED_DEG
}

/// A direction on the table.
pub(super) fn direction(towards_deg: f32) -> Vector {
    let angle = towards_deg.to_radians();
    Vector::new(libm::cosf(angle), libm::sinf(angle), 0.0)
}

/// Gravity of a table that is tilted farther.
pub(super) fn tilted(gravity: Vector, towards_deg: f32, degrees: f32) -> Vector {
    let towards = direction(towards_deg);
    let axis = towards.cross(Vector::Z);
    crate::scene::about(axis, degrees) * gravity
}

/// The strongest acceleration of a table that is shaken, in g.
pub fn peak_g(hz: f32, mm: f32) -> f32 {
    let turns = std::f32::consts::TAU * hz;
    mm / table::MM_PER_CM * turns * turns / table::settings::GRAVITY
}
