//! A set-up in the making: pieces are added, chosen, moved, turned, copied, mirrored, taken away; every step can be taken
//! back. What is made is a [`Scene`], and knows nothing of how it is shown.

use super::lower::rise_mm;
use super::scene::{RotationSpec, Scene, ScenePiece, TABLE_HALF_CM, about};
use game::message::{Message, Say};
use std::collections::BTreeSet;
use table::Kind;
use table::MM_PER_CM;
use table::rapier3d::glamx::EulerRot;
use table::rapier3d::prelude::*;
use table::sim::MOST_PIECES;

/// Steps that can be taken back at most, and pieces that all of them together hold.
const MOST_STEPS: usize = 300;
const MOST_KEPT: usize = 300_000;
/// Between what is there and a piece that is added or copied, mm.
const BESIDE_MM: f32 = 10.0;
/// Places tried for a new piece: rings round the middle, and places in each.
const RINGS: i32 = 24;
/// Farthest that anything is moved from the middle, mm.
const EDGE_MM: f32 = TABLE_HALF_CM * MM_PER_CM;
/// Highest that anything is moved, mm.
const HIGHEST_MM: f32 = 2_000.0;

/// How places and turns are rounded, and whether what is moved comes to rest.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Snap {
    /// Places are multiples of this, mm; 0: any.
    pub mm: f32,
    /// Turns are multiples of this, degrees; 0: any.
    pub degrees: f32,
    /// Whether what is moved across the table stands on what lies below it.
    pub rests: bool,
}

impl Default for Snap {
    fn default() -> Self {
        Self { mm: 0.0, degrees: 15.0, rests: true }
    }
}

/// What small changes belong to, so that they are taken back as one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EditGroup {
    /// One drag, by its number.
    Drag(u64),
    /// One field of a piece, by their numbers.
    Field(usize, usize),
    /// What is said of the table.
    Table,
    /// Copies of what is chosen.
    Copies,
}

/// Why something cannot be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EditError {
    /// Nothing is chosen.
    NothingChosen,
    /// The mirror image would lie over its original.
    OverTheMiddle,
    /// No more pieces fit.
    TooMany,
}

impl Say for EditError {
    fn message(&self) -> Message {
        match self {
            Self::NothingChosen => Message::new("lab-refused-nothing-chosen"),
            Self::OverTheMiddle => Message::new("lab-refused-over-the-middle"),
            // The table's top is one more.
            Self::TooMany => Message::new("lab-refused-too-many").with("most", MOST_PIECES - 1),
        }
    }
}

/// A set-up in the making.
#[derive(Clone, Debug, Default)]
pub struct SceneEditor {
    scene: Scene,
    chosen: BTreeSet<usize>,
    past: Vec<Scene>,
    future: Vec<Scene>,
    /// The step that goes on, of many small changes.
    goes_on: Option<EditGroup>,
    serial: u64,
    /// How places are rounded.
    pub snap: Snap,
}

impl SceneEditor {
    /// A bench with a set-up on it.
    pub fn of(scene: Scene) -> Self {
        Self { scene, ..Self::default() }
    }

    /// What is made.
    pub fn scene(&self) -> &Scene {
        &self.scene
    }

    /// The pieces that are chosen, by their places in the scene.
    pub fn chosen(&self) -> &BTreeSet<usize> {
        &self.chosen
    }

    /// The number of this state: another one after every change.
    pub fn serial(&self) -> u64 {
        self.serial
    }

    /// How many steps can be taken back.
    pub fn steps(&self) -> usize {
        self.past.len()
    }

    /// Whether a step can be taken back.
    pub fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Whether a step that was taken back can be taken again.
    pub fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    /// Chooses these pieces and no others.
    pub fn choose(&mut self, pieces: impl IntoIterator<Item = usize>) {
        self.chosen = pieces.into_iter().filter(|&i| i < self.scene.pieces.len()).collect();
        self.goes_on = None;
    }

    /// Chooses a piece beside those that are chosen, or no longer.
    pub fn toggle(&mut self, piece: usize) {
        if !self.chosen.remove(&piece) && piece < self.scene.pieces.len() {
            self.chosen.insert(piece);
        }
        self.goes_on = None;
    }

    /// Chooses the next piece, round and round, or the one before.
    pub fn choose_next(&mut self, back: bool) {
        let count = self.scene.pieces.len();
        if count > 0 {
            let next = match self.chosen.iter().next() {
                Some(&now) => (now + if back { count - 1 } else { 1 }) % count,
                None => 0,
            };
            self.choose([next]);
        }
    }

    /// Changes the scene, which undo takes back as one step. Changes of the same group share a step, until [`SceneEditor::end_step`].
    pub fn change(&mut self, belongs_to: Option<EditGroup>, change: impl FnOnce(&mut Scene)) {
        let before = self.scene.clone();
        change(&mut self.scene);
        if self.scene == before {
            return;
        }
        self.serial += 1;
        if belongs_to.is_none() || belongs_to != self.goes_on {
            self.past.push(before);
            self.forget();
        }
        self.goes_on = belongs_to;
        self.future.clear();
        let count = self.scene.pieces.len();
        self.chosen.retain(|&i| i < count);
    }

    /// What was done until now is a step of its own.
    pub fn end_step(&mut self) {
        self.goes_on = None;
    }

    /// Forgets the oldest steps where there are too many.
    fn forget(&mut self) {
        let mut kept = 0;
        let steps = self.past.iter().rev().take(MOST_STEPS).take_while(|scene| {
            kept += scene.pieces.len() + 1;
            kept <= MOST_KEPT
        });
        let steps = steps.count().max(1);
        self.past.drain(..self.past.len() - steps);
    }

    /// Takes a step back.
    pub fn undo(&mut self) {
        if let Some(before) = self.past.pop() {
            self.future.push(std::mem::replace(&mut self.scene, before));
            self.other_scene();
        }
    }

    /// Takes a step again.
    pub fn redo(&mut self) {
        if let Some(after) = self.future.pop() {
            self.past.push(std::mem::replace(&mut self.scene, after));
            self.other_scene();
        }
    }

    fn other_scene(&mut self) {
        self.serial += 1;
        self.goes_on = None;
        let count = self.scene.pieces.len();
        self.chosen.retain(|&i| i < count);
    }

    /// Puts another scene in the place of this one; that, too, can be taken back.
    pub fn replace(&mut self, scene: Scene) {
        self.chosen.clear();
        self.change(None, |now| *now = scene);
    }

    fn room_for(&self, more: usize) -> Result<(), EditError> {
        let fits = self.scene.pieces.len() + more < MOST_PIECES;
        fits.then_some(()).ok_or(EditError::TooMany)
    }

    /// Adds a piece where there is room for it on the table, and chooses it.
    ///
    /// # Errors
    /// [`EditError::TooMany`].
    pub fn add(&mut self, shape: Kind) -> Result<(), EditError> {
        self.room_for(1)?;
        let index = self.scene.pieces.len();
        let mut piece = ScenePiece::new(shape, [0.0; 3]);
        piece.name = self.free_name(&piece.shape);
        self.change(None, |scene| {
            scene.pieces.push(piece);
            free_place(scene, index);
        });
        self.choose([index]);
        Ok(())
    }

    /// A name that no piece has: "large 2".
    fn free_name(&self, shape: &Kind) -> String {
        let known = self.scene.pieces.iter().map(|piece| piece.name.as_str()).collect();
        free_name(shape, &known)
    }

    /// Copies what is chosen beside itself, and chooses the copies.
    ///
    /// # Errors
    /// [`EditError`] where nothing is chosen or no more fits.
    pub fn duplicate(&mut self) -> Result<(), EditError> {
        let (low, high) = self.extent().ok_or(EditError::NothingChosen)?;
        let aside = high.x - low.x + BESIDE_MM;
        // To the left where there is no table on the right.
        let aside = if high.x + aside > EDGE_MM { -aside } else { aside };
        self.copy(|piece, pose| {
            piece.at_mm[0] = pose.translation.x * MM_PER_CM + aside;
        })
    }

    /// Adds the mirror image of what is chosen, on the other side of the table's middle (x = 0), and chooses it.
    ///
    /// # Errors
    /// [`EditError`] where nothing is chosen, where that reaches over the middle, or where no more fits.
    pub fn mirror(&mut self) -> Result<(), EditError> {
        let (low, high) = self.extent().ok_or(EditError::NothingChosen)?;
        if low.x < 0.0 && high.x > 0.0 {
            return Err(EditError::OverTheMiddle);
        }
        self.copy(|piece, pose| {
            let q = pose.rotation;
            let mut rotation = Rotation::from_xyzw(q.x, -q.y, -q.z, q.w);
            match &mut piece.shape {
                // Flat things are their own mirror images, turned over.
                Kind::Floor(_) => rotation *= about(Vector::Y, 180.0),
                Kind::Hull { points_mm } => points_mm.iter_mut().for_each(|point| point[0] = -point[0]),
                Kind::Prism { outline_mm, holes_mm, .. } => {
                    outline_mm.iter_mut().chain(holes_mm.iter_mut().flatten()).for_each(|p| p[0] = -p[0]);
                }
                Kind::Pyramid(_) | Kind::Tarot | Kind::Die | Kind::Box { .. } => {}
            }
            piece.at_mm[0] = -pose.translation.x * MM_PER_CM;
            piece.turn = RotationSpec::Quaternion(rotation.x, rotation.y, rotation.z, rotation.w);
        })
    }

    /// Copies what is chosen, each copy changed, and chooses the copies.
    fn copy(&mut self, change: impl Fn(&mut ScenePiece, Pose)) -> Result<(), EditError> {
        self.room_for(self.chosen.len())?;
        self.end_step();
        let first = self.scene.pieces.len();
        for index in self.chosen.clone() {
            let mut piece = self.scene.pieces[index].clone();
            let pose = self.scene.pose(index);
            piece.name = self.free_name(&piece.shape);
            at_its_place(&mut piece, pose);
            change(&mut piece, pose);
            self.change(Some(EditGroup::Copies), |scene| scene.pieces.push(piece));
        }
        self.choose(first..self.scene.pieces.len());
        Ok(())
    }

    /// Takes what is chosen away.
    ///
    /// # Errors
    /// [`EditError::NothingChosen`].
    pub fn delete(&mut self) -> Result<(), EditError> {
        if self.chosen.is_empty() {
            return Err(EditError::NothingChosen);
        }
        let gone = std::mem::take(&mut self.chosen);
        self.change(None, |scene| {
            let mut index = 0..;
            scene.pieces.retain(|_| index.next().is_none_or(|i| !gone.contains(&i)));
        });
        Ok(())
    }

    /// Moves what is chosen, mm.
    pub fn move_by(&mut self, belongs_to: Option<EditGroup>, by_mm: [f32; 3]) {
        let chosen = self.chosen.clone();
        self.change(belongs_to, |scene| shift(scene, &chosen, by_mm));
    }

    /// Carries what is chosen so that the origin of one of its pieces comes to a place, mm, rounded as is wanted, and to rest
    /// there if that is wanted.
    pub fn carry_to(&mut self, belongs_to: EditGroup, lead: usize, [x, y]: [f32; 2]) {
        if lead >= self.scene.pieces.len() {
            return;
        }
        let now = self.scene.pose(lead).translation * MM_PER_CM;
        let edge = |to: f32| rounded(to, self.snap.mm).clamp(-EDGE_MM, EDGE_MM);
        let by = [edge(x) - now.x, edge(y) - now.y, 0.0];
        let (chosen, rests) = (self.chosen.clone(), self.snap.rests);
        self.change(Some(belongs_to), |scene| {
            shift(scene, &chosen, by);
            if rests && let Some(rise) = rise_mm(scene, &chosen, true) {
                shift(scene, &chosen, [0.0, 0.0, rise]);
            }
        });
    }

    /// Sets what is chosen down on what lies below it.
    ///
    /// # Errors
    /// [`EditError::NothingChosen`].
    pub fn lower(&mut self) -> Result<(), EditError> {
        let rise = rise_mm(&self.scene, &self.chosen, false).ok_or(EditError::NothingChosen)?;
        self.move_by(None, [0.0, 0.0, rise]);
        Ok(())
    }

    /// Turns what is chosen about the vertical through its middle, anticlockwise seen from above, degrees.
    pub fn turn_by(&mut self, belongs_to: Option<EditGroup>, degrees: f32) {
        let Some((low, high)) = self.extent() else { return };
        let middle = ((low + high) / 2.0 / MM_PER_CM).with_z(0.0);
        // A piece alone turns about its own origin.
        let alone = (self.chosen.len() == 1).then(|| self.chosen.first().copied()).flatten();
        let middle = alone.map_or(middle, |index| self.scene.pose(index).translation.with_z(0.0));
        let turn = about(Vector::Z, degrees);
        let chosen = self.chosen.clone();
        self.change(belongs_to, |scene| {
            for &index in &chosen {
                let pose = scene.pose(index);
                let at = middle + turn * (pose.translation - middle);
                let piece = &mut scene.pieces[index];
                piece.turn = turned(piece.turn, degrees, turn * pose.rotation);
                at_its_place(piece, Pose::from_parts(at, pose.rotation));
            }
        });
    }

    /// The corners of the box round what is chosen, mm; `None` if nothing is.
    pub fn extent(&self) -> Option<(Vector, Vector)> {
        extent(&self.scene, self.chosen.iter().copied())
    }
}

/// The corners of the box round some pieces, mm; `None` if there are none that can be made.
pub fn extent(scene: &Scene, pieces: impl Iterator<Item = usize>) -> Option<(Vector, Vector)> {
    let mut all: Option<(Vector, Vector)> = None;
    for index in pieces {
        let (pose, Ok(geometry)) = (scene.pose(index), scene.piece(index).geometry()) else { continue };
        for corner in geometry.corners() {
            let at = pose * corner * MM_PER_CM;
            all = Some(all.map_or((at, at), |(low, high)| (low.min(at), high.max(at))));
        }
    }
    all
}

fn free_name(shape: &Kind, known: &BTreeSet<&str>) -> String {
    let word = match shape {
        Kind::Pyramid(size) => size.into(),
        Kind::Floor(card) => card.into(),
        Kind::Tarot => "tarot card",
        Kind::Die => "die",
        Kind::Box { .. } => "box",
        Kind::Hull { .. } => "hull",
        Kind::Prism { .. } => "prism",
    };
    let mut names = (1..=MOST_PIECES).map(|n| format!("{word} {n}"));
    names.find(|name| !known.contains(name.as_str())).unwrap_or_default()
}

/// Gives names to the pieces of a scene that have none, for whoever reads of them.
pub fn name_all(scene: &mut Scene) {
    for index in 0..scene.pieces.len() {
        if scene.pieces[index].name.is_empty() {
            let known = scene.pieces.iter().map(|piece| piece.name.as_str()).collect();
            scene.pieces[index].name = free_name(&scene.pieces[index].shape, &known);
        }
    }
}

/// A turn about the vertical more. What is written simply stays so.
fn turned(turn: RotationSpec, by: f32, rotation: Rotation) -> RotationSpec {
    let sum = |yaw: f32| (yaw + by).rem_euclid(360.0);
    match turn {
        RotationSpec::None => RotationSpec::YawPitchRoll(sum(0.0), 0.0, 0.0),
        RotationSpec::YawPitchRoll(yaw, pitch, roll) => RotationSpec::YawPitchRoll(sum(yaw), pitch, roll),
        RotationSpec::Flat(yaw) => RotationSpec::Flat(sum(yaw)),
        RotationSpec::UpsideDown(yaw) => RotationSpec::UpsideDown(sum(yaw)),
        RotationSpec::AxisAngle(..) | RotationSpec::Quaternion(..) => {
            RotationSpec::Quaternion(rotation.x, rotation.y, rotation.z, rotation.w)
        }
    }
}

/// Yaw, pitch and roll of a piece, degrees, as [`RotationSpec::YawPitchRoll`] has them.
pub fn angles(scene: &Scene, index: usize) -> [f32; 3] {
    if let RotationSpec::YawPitchRoll(yaw, pitch, roll) = scene.pieces[index].turn {
        return [yaw, pitch, roll];
    }
    let (yaw, pitch, roll) = scene.pose(index).rotation.to_euler(EulerRot::ZYX);
    [yaw, pitch, roll].map(f32::to_degrees)
}

/// Writes a piece's place down as numbers that nothing else decides.
fn at_its_place(piece: &mut ScenePiece, pose: Pose) {
    piece.at_mm = (pose.translation * MM_PER_CM).to_array();
    piece.bottom_mm = None;
}

fn shift(scene: &mut Scene, chosen: &BTreeSet<usize>, by_mm: [f32; 3]) {
    for &index in chosen {
        let pose = scene.pose(index);
        let piece = &mut scene.pieces[index];
        at_its_place(piece, pose);
        let most = [EDGE_MM, EDGE_MM, HIGHEST_MM];
        for axis in 0..3 {
            piece.at_mm[axis] = (piece.at_mm[axis] + by_mm[axis]).clamp(-most[axis], most[axis]);
        }
    }
}

/// A number rounded to a multiple; as it is where that is nothing.
pub fn rounded(value: f32, step: f32) -> f32 {
    if step > 0.0 { (value / step).round() * step } else { value }
}

/// Puts a piece on the table where it touches nothing, as near to the middle as can be.
fn free_place(scene: &mut Scene, index: usize) {
    let own = BTreeSet::from([index]);
    let Some((low, high)) = extent(scene, [index].into_iter()) else { return };
    let boxes: Vec<(Vector, Vector)> =
        (0..index).filter_map(|other| extent(scene, [other].into_iter())).collect();
    let (half, middle) = ((high - low) / 2.0, (high + low) / 2.0);
    let free = |x: f32, y: f32| {
        boxes.iter().all(|(low, high)| {
            let apart = |at: f32, half: f32, low: f32, high: f32| {
                at - half - BESIDE_MM >= high || at + half + BESIDE_MM <= low
            };
            apart(x, half.x, low.x, high.x) || apart(y, half.y, low.y, high.y)
        })
    };
    let step = (half.x.max(half.y) + BESIDE_MM) / 2.0;
    let ring = |n: i32| {
        let side = move |k: i32| [(k, -n), (n, k), (-k, n), (-n, -k)];
        (-n..n.max(1)).flat_map(side).take(if n == 0 { 1 } else { usize::MAX })
    };
    let places = (0..=RINGS).flat_map(ring).map(|(i, k)| (i as f32 * step, k as f32 * step));
    let within = |&(x, y): &(f32, f32)| x.abs() + half.x <= EDGE_MM && y.abs() + half.y <= EDGE_MM;
    let place = places.filter(within).find(|&(x, y)| free(x, y)).unwrap_or((0.0, 0.0));
    shift(scene, &own, [place.0 - middle.x, place.1 - middle.y, -low.z]);
    // Where there is no room left it stands on what is there.
    if let Some(rise) = rise_mm(scene, &own, true) {
        shift(scene, &own, [0.0, 0.0, rise]);
    }
}
