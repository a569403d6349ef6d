//! A scene let go of: does it stand, and do the two judges agree.
//!
//! Everything is set down level, gently unless the scene has it drop, and comes to rest; then the table is tilted gently, and
//! watched. The second judge looks at the set-up as it was drawn (see [`Judged`]), with gravity leaning as the scene's
//! tilt has it. Where play closes as the table leans it looks at where everything was last still, and the better of the
//! two counts.

use super::cautions::{self, Caution, SLIP_MM};
use super::gently::{eased, let_go};
use super::judged::{Judged, PoseFindings, is_unsupported};
use super::named::named;
pub use super::poses::{MOVED_MM, TURNED_DEG};
use super::poses::{Poses, farthest, moved, poses};
use super::scene::{Expected, JudgedFrom, Scene};
use game::message::{Message, Say, texts};
use game::pieces::{Class, PieceId};
use serde::Serialize;
use table::observe::{Baseline, observe};
use table::rapier3d::prelude::*;
use table::settle::{Rest, Watch, fastest};
use table::sim::{Sim, TableError};
use table::statics::{self, Analysis, Mode, Verdict};
use table::{MM_PER_CM, Settings};

/// The table is tilted by a degree in so many seconds, and no faster than in one second altogether: faster, and tall
/// towers sway over at 95 % of the tilt that they bear.
const TILT_S_PER_DEG: f32 = 0.3;
/// The simulation may err by this share of the lean at which a stack falls: see `docs/physics.md`.
pub(crate) const SIMULATION_ERRS: f64 = 0.02;
/// What falls before the table leans by this share of its tilt would fall with contacts that give less, too: by their give the
/// simulation errs by a few hundredths.
const NEARLY_TILTED: f32 = 0.9;
/// Where something has nothing to carry it as it was drawn, and never comes to rest, the second judge looks after so many
/// ticks, once it has sunk a hair.
const LOOKS_AT_TICKS: [u64; 7] = [1, 2, 3, 4, 6, 9, 16];

/// Within how long the table is tilted so far, s.
pub fn tilt_s(degrees: f32) -> f32 {
    (degrees * TILT_S_PER_DEG).max(1.0)
}

/// What became of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum SceneOutcome {
    /// Everything is where it was.
    Stands,
    /// Something fell, slid away or toppled.
    Falls,
}

/// Whether the judges agree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Agreement {
    /// They say the same.
    Agree,
    /// They do not: one of them is wrong.
    Disagree,
    /// The second judge finds it too close to call or cannot say, or the simulation errs by as much as that.
    TooClose,
}

impl Agreement {
    /// Whether the simulation's verdict is the second judge's.
    pub fn of(outcome: SceneOutcome, analysis: &Analysis) -> Self {
        let [x, y] = analysis.lean;
        match (analysis.verdict, outcome) {
            (Verdict::TooClose, _) => Self::TooClose,
            (Verdict::Stands, SceneOutcome::Stands) | (Verdict::Falls, SceneOutcome::Falls) => Self::Agree,
            _ if analysis.factor.abs() <= SIMULATION_ERRS * libm::hypot(x, y) => Self::TooClose,
            _ => Self::Disagree,
        }
    }
}

/// How far a table could be tilted before something fell.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Held {
    /// It fell level.
    NotAtAll,
    /// It fell before it was [`NEARLY_TILTED`].
    Partly,
    /// It fell after that.
    Nearly,
    /// It stands.
    Wholly,
}

/// What became of one piece.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PieceReport {
    /// Its name.
    pub name: String,
    /// How a pyramid lies.
    pub class: Option<Class>,
    /// What carries it, strongest first.
    pub carried_by: Vec<String>,
    /// On what it is nested.
    pub nested_on: Option<String>,
    /// How far it moved from where it was, mm.
    pub moved_mm: f32,
    /// How far it turned, degrees.
    pub turned_deg: f32,
    /// Its highest point, mm.
    pub top_mm: f32,
    /// Whether it left the table.
    pub off_table: bool,
}

/// The second judge's opinion, with names.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct StaticsReport {
    /// The analysis.
    #[serde(flatten)]
    pub analysis: Analysis,
    /// How far the table may be tilted farther, degrees.
    pub tilt_deg: f64,
    /// What fails first, in words.
    pub fails: Option<String>,
    /// The same for players.
    #[serde(skip)]
    pub first: Option<Message>,
    /// In which poses it was judged.
    pub judged: Judged,
}

impl StaticsReport {
    /// What the second judge says of a scene as it was drawn, tilted as it says; or why it says nothing.
    ///
    /// # Errors
    /// The reason in words.
    pub fn of_drawing(scene: &Scene) -> Result<Self, Message> {
        let sim = scene.build(Settings::sleepless()).map_err(|why| why.message())?;
        let gravity = Vector::from_array(scene.gravity(1.0)).as_dvec3();
        let analysis =
            PoseFindings::of(&sim, gravity, Judged::AsDrawn).judge().map_err(|why| why.message())?;
        Ok(Self::of(analysis, Judged::AsDrawn, &|id| scene.name_of(id.index())))
    }

    /// An analysis of these poses, with the pieces' names.
    pub(super) fn of(analysis: Analysis, judged: Judged, name: &dyn Fn(PieceId) -> String) -> Self {
        let fails = analysis.failure.as_ref().map(|failure| in_words(failure, name));
        let first = analysis.failure.as_ref().map(|failure| first(failure, name).message());
        Self { tilt_deg: analysis.tilt_deg(), analysis, fails, first, judged }
    }
}

/// What became of a scene.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SceneResult {
    /// The scene's name.
    pub scene: String,
    /// The simulation's verdict.
    pub outcome: SceneOutcome,
    /// What the scene expects, if anything.
    pub expected: Option<SceneOutcome>,
    /// Whether everything was at rest in the end.
    pub at_rest: bool,
    /// The second judge's.
    pub statics: Option<StaticsReport>,
    /// Why there is none.
    pub no_statics: Option<Message>,
    /// Whether they agree.
    pub agreement: Agreement,
    /// Where the model is known not to hold here, or the verdict is not the whole story: in words.
    pub cautions: Vec<String>,
    /// The same as messages.
    pub minds: Vec<Message>,
    /// The farthest that anything moved while being watched at rest, mm.
    pub drift_mm: f32,
    /// The farthest that anything turned then, degrees.
    pub drift_deg: f32,
    /// Highest point of all, mm.
    pub top_mm: f32,
    /// Simulated time, s.
    pub simulated_s: f32,
    /// Every piece.
    pub pieces: Vec<PieceReport>,
}

/// A scene on its way.
pub struct Trial<'a> {
    scene: &'a Scene,
    sim: Sim,
    /// As it was drawn; nothing in a scene that is judged from rest.
    drawn: Option<PoseFindings>,
    analysis: Option<(Judged, Result<Analysis, statics::StaticsError>)>,
}

impl<'a> Trial<'a> {
    /// Sets the scene up.
    ///
    /// # Errors
    /// [`TableError`] where a piece cannot be made.
    pub fn new(scene: &'a Scene, settings: Settings) -> Result<Self, TableError> {
        Ok(Self { scene, sim: scene.build(settings)?, drawn: None, analysis: None })
    }

    /// The table as it is.
    pub fn sim(&self) -> &Sim {
        &self.sim
    }

    fn poses(&self) -> Poses {
        poses(&self.sim)
    }

    fn farthest(&self, poses: &Poses) -> (f32, f32) {
        farthest(&self.sim, poses)
    }

    fn fell(&self, poses: &Poses) -> bool {
        let (moved, turned) = self.farthest(poses);
        moved > MOVED_MM || turned > TURNED_DEG || !self.sim.parked().is_empty()
    }

    /// What the second judge sees of a table, with gravity as it is once tilted.
    fn sight(&self, sim: &Sim, judged: Judged) -> PoseFindings {
        PoseFindings::of(sim, Vector::from_array(self.scene.gravity(1.0)).as_dvec3(), judged)
    }

    /// The second judge says what it says of this.
    fn judge(&mut self, sight: &PoseFindings) {
        self.analysis = Some((sight.judged, sight.judge()));
    }

    /// The second judge looks at a table that is not at rest, once everything touches.
    fn look_early(&mut self) {
        if self.analysis.is_none() && LOOKS_AT_TICKS.contains(&self.sim.ticks()) {
            let early = self.sight(&self.sim, Judged::Falling);
            let seen = early.judge();
            if seen.as_ref().is_ok_and(|analysis| !is_unsupported(analysis)) {
                self.analysis = Some((early.judged, seen));
            }
        }
    }

    /// The second judge looks at where everything last was still before it fell from the tilted table.
    fn look_back(&mut self, still: &Poses) {
        let mut sim = self.sim.clone();
        for (id, (pose, _)) in self.sim.pieces().map(|(id, _)| id).zip(still) {
            sim.place(id, *pose);
        }
        let before = self.analysis.take();
        self.judge_where_it_stands(&sim);
        let better = matches!(
            (&self.analysis, &before),
            (Some((_, Ok(then))), Some((_, Ok(before)))) if then.factor > before.factor
        );
        if !better {
            self.analysis = before;
        }
    }

    /// The second judge looks at the drawing, or at where everything is, whichever is to be judged.
    fn judge_where_it_stands(&mut self, sim: &Sim) {
        let rest = self.sight(sim, Judged::AtRest);
        let sight = match self.drawn.clone() {
            Some(drawn) => drawn.or_rest(rest),
            None => rest,
        };
        self.judge(&sight);
    }

    /// What would fall as it was drawn, and slips a little and stands, is judged where it stands.
    fn look_where_it_slipped(&mut self, from: &Poses) {
        let falls =
            matches!(&self.analysis, Some((Judged::AsDrawn, Ok(seen))) if seen.verdict == Verdict::Falls);
        if falls && self.farthest(from).0 > SLIP_MM {
            let rest = self.sight(&self.sim, Judged::AtRest);
            self.judge(&rest);
        }
    }

    /// Lets everything come to rest; says whether it did where it was. `progress` hears from 0 to 1 how far it has come.
    fn settle(&mut self, start: &Poses, mut progress: impl FnMut(f32)) -> Result<bool, TableError> {
        let mut watch = Watch::new();
        let set_down = self.scene.judged_from == JudgedFrom::Start;
        loop {
            if set_down {
                let tick = self.sim.ticks() + 1;
                let_go(&mut self.sim, tick, self.scene.gravity(0.0));
            }
            self.sim.tick()?;
            self.look_early();
            let rest = watch.tick(&self.sim);
            progress(watch.progress(self.sim.settings().tick_s));
            let fell = self.scene.judged_from == JudgedFrom::Start && self.fell(start);
            if fell || rest != Rest::Moving {
                return Ok(!fell);
            }
        }
    }

    /// Runs it to the end. What was drawn as it stands, and falls before the table is tilted or when it nearly is, is tried once
    /// more with contacts that give less, and stands if it stands then. `progress` hears from 0 to 1 how far it has come.
    ///
    /// # Errors
    /// [`TableError::NotFinite`] should the simulation lose a piece.
    pub fn run(self, mut progress: impl FnMut(f32)) -> Result<SceneResult, TableError> {
        let (scene, settings) = (self.scene, *self.sim.settings());
        let mut most = 0.0_f32;
        let mut farther = |share: f32| {
            most = most.max(share);
            progress(most);
        };
        let (mut report, held) = self.run_once(&mut farther)?;
        if matches!(held, Held::NotAtAll | Held::Nearly) && scene.judged_from == JudgedFrom::Start {
            let (again, stiff_held) = Self::new(scene, settings.stiff())?.run_once(&mut farther)?;
            if stiff_held > held {
                report = again;
            }
        }
        farther(1.0);
        Ok(report)
    }

    /// The same once.
    fn run_once(mut self, mut progress: impl FnMut(f32)) -> Result<(SceneResult, Held), TableError> {
        let start = self.poses();
        let tick_s = self.sim.settings().tick_s;
        if self.scene.judged_from == JudgedFrom::Start {
            let drawn = self.sight(&self.sim, Judged::AsDrawn);
            let seen = drawn.judge();
            if seen.as_ref().is_ok_and(|analysis| !is_unsupported(analysis)) {
                self.analysis = Some((drawn.judged, seen));
            }
            self.drawn = Some(drawn);
        }
        let standing = self.settle(&start, |share| progress(0.2 * share))?;
        progress(0.2);
        let rest = self.poses();
        let from = if self.scene.judged_from == JudgedFrom::Rest { &rest } else { &start };
        if standing || self.analysis.is_none() {
            let sim = self.sim.clone();
            self.judge_where_it_stands(&sim);
        }
        let mut fallen = !standing;
        let mut held = Held::NotAtAll;
        let mut drift = (0.0, 0.0);
        if standing {
            let lean_ticks = if self.scene.tilt.degrees > 0.0 {
                (tilt_s(self.scene.tilt.degrees) / tick_s) as u32
            } else {
                0
            };
            let mut still = rest.clone();
            if lean_ticks > 0 {
                held = Held::Partly;
            }
            for i in 1..=lean_ticks {
                let share = i as f32 / lean_ticks as f32;
                self.sim.set_gravity(self.scene.gravity(eased(share)));
                self.sim.tick()?;
                if fastest(&self.sim).is_none() && !self.fell(from) {
                    still = self.poses();
                    held = if eased(share) < NEARLY_TILTED { Held::Partly } else { Held::Nearly };
                }
                progress(0.2 + 0.3 * share);
            }
            let watched = self.poses();
            let ticks = (self.scene.watch_s.0 / tick_s) as u32;
            for i in 0..ticks {
                self.sim.tick()?;
                progress(0.5 + 0.5 * i as f32 / ticks as f32);
                fallen = self.fell(from);
                if fallen {
                    break;
                }
            }
            drift = self.farthest(&watched);
            if lean_ticks > 0 {
                if fallen {
                    self.look_back(&still);
                } else {
                    let sim = self.sim.clone();
                    self.judge_where_it_stands(&sim);
                }
            }
        }
        if !fallen {
            self.look_where_it_slipped(from);
        }
        let held = if fallen { held } else { Held::Wholly };
        Ok((self.report(from, fallen, drift), held))
    }

    fn report(&self, from: &Poses, fallen: bool, drift: (f32, f32)) -> SceneResult {
        let (sim, scene) = (&self.sim, self.scene);
        let outcome = if fallen { SceneOutcome::Falls } else { SceneOutcome::Stands };
        let ids: Vec<PieceId> = (0..scene.pieces.len()).map(|i| PieceId(i as u16)).collect();
        let seen = observe(sim, &Baseline::of(sim), &ids);
        let name = |id: PieceId| scene.name_of(id.index());
        let pieces: Vec<PieceReport> = ids
            .iter()
            .map(|&id| {
                let (moved_mm, turned_deg) = moved(sim, from, id);
                let seen = &seen[&id];
                PieceReport {
                    name: name(id),
                    class: seen.class,
                    carried_by: seen.carried_by.iter().copied().map(name).collect(),
                    nested_on: seen.nested_on.map(name),
                    moved_mm,
                    turned_deg,
                    top_mm: seen.top_um as f32 / 1000.0,
                    off_table: seen.off_table,
                }
            })
            .collect();
        let (statics, no_statics) = match &self.analysis {
            Some((judged, Ok(analysis))) => (Some(StaticsReport::of(analysis.clone(), *judged, &name)), None),
            Some((_, Err(error))) => (None, Some(error.message())),
            None => (None, Some(Message::new("statics-restless"))),
        };
        let agreement = statics.as_ref().map_or(Agreement::TooClose, |s| Agreement::of(outcome, &s.analysis));
        let mut cautions =
            cautions::of(sim, &name, fallen, from, self.analysis.as_ref().map(|(judged, _)| *judged));
        let open =
            |s: &StaticsReport| s.analysis.verdict == Verdict::Stands && s.analysis.leaves_friction_open();
        if agreement == Agreement::Disagree && statics.as_ref().is_some_and(open) {
            cautions.push(Caution::OpenFriction);
        }
        SceneResult {
            scene: scene.name.clone(),
            outcome,
            expected: scene.expect.map(|e| match e {
                Expected::Stands => SceneOutcome::Stands,
                Expected::Falls => SceneOutcome::Falls,
            }),
            at_rest: fastest(sim).is_none(),
            statics,
            no_statics,
            agreement,
            cautions: cautions.iter().map(ToString::to_string).collect(),
            minds: cautions.iter().map(Say::message).collect(),
            drift_mm: drift.0,
            drift_deg: drift.1,
            top_mm: pieces.iter().map(|p| p.top_mm).fold(0.0, f32::max),
            simulated_s: sim.ticks() as f32 * sim.settings().tick_s,
            pieces,
        }
    }
}

texts! {
    /// What fails first.
    pub enum FirstFailure in "lab-first-" {
        Slides { piece: Message, other: Message },
        Tips { piece: Message, other: Message },
        Bare { piece: Message },
    }
}

fn first(failure: &statics::Failure, name: &dyn Fn(PieceId) -> String) -> FirstFailure {
    let piece = named(&name(failure.piece));
    match (failure.mode, failure.against.map(|other| named(&name(other)))) {
        (Mode::Slides, Some(other)) => FirstFailure::Slides { piece, other },
        (Mode::Tips, Some(other)) => FirstFailure::Tips { piece, other },
        _ => FirstFailure::Bare { piece },
    }
}

/// In English, for files and the command line.
fn in_words(failure: &statics::Failure, name: &dyn Fn(PieceId) -> String) -> String {
    let [x, y, z] = failure.point.map(|cm| cm * f64::from(MM_PER_CM));
    let piece = name(failure.piece);
    let place = format!("at ({x:.1}, {y:.1}, {z:.1}) mm");
    match (failure.mode, failure.against) {
        (Mode::Slides, Some(other)) => format!("{piece} slides on {} {place}", name(other)),
        (Mode::Tips, Some(other)) => format!("{piece} tips off {} {place}", name(other)),
        _ => format!("{piece} has nothing to carry it {place}"),
    }
}
