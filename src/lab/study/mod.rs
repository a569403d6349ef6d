//! What a set-up bears.
//!
//! A [`Study`] asks one [`Question`] of one or more set-ups that stand by themselves. It is a list of cases that know
//! nothing of one another: a direction, a piece, a factor, a trial. Each is worked out on a fork of the table, with chance of its own
//! that follows from the study's seed and its number; so it makes no difference who works it out, when, or beside what. A case
//! gives a [`Row`]; [`answer`] makes of all rows what a person wants to know.
//!
//! * [`question`]: what can be asked; [`subject`]: the set-up at rest; [`attempt`]: one attempt, tick by tick;
//! * [`falling`]: what fell first, and how; `second`: what the second judge expects;
//! * `search`: the strongest that is borne; `careless`: set-ups built anew with errors;
//! * [`runner`]: cases on all cores; [`journal`]: studies on disk, interrupted, shared out and merged;
//! * [`row`], [`answer`], [`figure`], [`plot`], [`heat`]: the results.
//!
//! ```
//! use cyclopean::lab::Scene;
//! use cyclopean::lab::study::{Level, Plan, Question, Study};
//!
//! // This stack survives three degrees of tilt, whichever way.
//! let scene = Scene::parse("Scene(pieces: [(shape: Pyramid(Small)), (shape: Die, at_mm: (30.0, 0.0, 8.0))])", "here")?;
//! let towards_deg = vec![0.0, 90.0, 180.0, 270.0];
//! let study = Study::new(&[scene], Plan::new(Question::Tilt { towards_deg, degrees: Level::At(3.0) }))?;
//! assert!(study.stands()?);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod answer;
pub mod attempt;
mod careless;
pub mod falling;
pub mod figure;
pub mod heat;
pub mod journal;
pub mod plot;
pub mod question;
pub mod row;
pub mod runner;
mod search;
mod second;
pub mod subject;
mod svg;
mod work;

pub use answer::Answer;
pub use attempt::{Action, Attempt, Ended};
pub use figure::Figure;
pub use heat::HeatMap;
pub use question::{Level, Question, Rubbing, Spot};
pub use row::{Fate, Row};
pub use subject::Subject;

use super::Scene;
use super::chance::Chance;
use crate::table::sim::TableError;
use crate::table::words::PieceId;
use careless::Care;
use serde::{Deserialize, Serialize};
use std::sync::atomic::AtomicBool;

/// Most cases of one study.
pub const MOST_CASES: usize = question::MOST_TRIALS as usize;
/// Shortest and longest that anything is watched, s.
const WATCH_S: [f32; 2] = [0.1, 600.0];

/// Why a study cannot be made or go on.
#[derive(Debug, thiserror::Error)]
pub enum StudyError {
    /// A number makes no sense.
    #[error("{option} must be {expected}, but is {found}")]
    Option {
        /// Which.
        option: &'static str,
        /// What it should be.
        expected: String,
        /// What it is.
        found: String,
    },
    /// No such piece can be studied.
    #[error("'{scene}' has no piece '{name}' that could fall; it has {known}")]
    NoPiece {
        /// What was asked for.
        name: String,
        /// In which set-up.
        scene: String,
        /// What there is.
        known: String,
    },
    /// It does not stand by itself.
    #[error(
        "'{name}' does not come to rest where it was set up, so there is nothing to study: see what becomes of it with `cyclopean lab`"
    )]
    Restless {
        /// The set-up.
        name: String,
    },
    /// Nothing in it can fall.
    #[error("everything in '{name}' is fixed: nothing can fall")]
    NothingFree {
        /// The set-up.
        name: String,
    },
    /// No set-up was given.
    #[error("a study needs at least one set-up")]
    Empty,
    /// Too much.
    #[error("{0} cases are too many: a study has at most {MOST_CASES}")]
    TooMany(usize),
    /// A piece cannot be made.
    #[error(transparent)]
    Table(#[from] TableError),
    /// It was told to stop.
    #[error("the study was stopped")]
    Stopped,
}

/// What is to be found out.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Plan {
    /// The question.
    pub question: Question,
    /// How long everything is watched after what is done to it, s; what is let go of, in all.
    pub watch_s: f32,
    /// Where chance begins.
    pub seed: u64,
}

impl Plan {
    /// A question, watched for two seconds, with chance from 1.
    pub const fn new(question: Question) -> Self {
        Self { question, watch_s: 2.0, seed: 1 }
    }
}

/// What is done in a case.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Deed {
    Tilt { towards_deg: f32 },
    Shake { towards_deg: f32, hz: f32 },
    Poke { piece: PieceId, towards_deg: f32 },
    Remove { piece: PieceId },
    Load { piece: PieceId, at_mm: [f32; 2] },
    Friction { factor: f32 },
    Trial { number: u32 },
}

/// One case of a study.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Case {
    /// Its number, from 0.
    pub number: u32,
    /// Which of the study's set-ups.
    pub subject: usize,
    deed: Deed,
}

/// A question put to set-ups.
pub struct Study {
    plan: Plan,
    subjects: Vec<Subject>,
    cases: Vec<Case>,
}

impl Study {
    /// A study of scenes.
    ///
    /// # Errors
    /// [`StudyError`] where a number makes no sense or a scene does not stand by itself.
    pub fn new(scenes: &[Scene], plan: Plan) -> Result<Self, StudyError> {
        plan.question.check()?;
        let subjects = scenes.iter().map(Subject::of_scene).collect::<Result<_, _>>()?;
        Self::on(subjects, plan)
    }

    /// A study of set-ups that are at rest already.
    ///
    /// # Errors
    /// As [`Study::new`].
    pub fn on(subjects: Vec<Subject>, plan: Plan) -> Result<Self, StudyError> {
        plan.question.check()?;
        question::number("watch", plan.watch_s, WATCH_S[0], WATCH_S[1])?;
        if subjects.is_empty() {
            return Err(StudyError::Empty);
        }
        let mut cases = vec![];
        for (i, subject) in subjects.iter().enumerate() {
            for deed in deeds(&plan.question, subject)? {
                if cases.len() >= MOST_CASES {
                    return Err(StudyError::TooMany(cases.len() + 1));
                }
                cases.push(Case { number: cases.len() as u32, subject: i, deed });
            }
        }
        Ok(Self { plan, subjects, cases })
    }

    /// What is to be found out.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The set-ups.
    pub fn subjects(&self) -> &[Subject] {
        &self.subjects
    }

    /// Every case.
    pub fn cases(&self) -> &[Case] {
        &self.cases
    }

    /// Works everything out on all cores.
    ///
    /// # Errors
    /// [`StudyError::Table`] where a table cannot be made.
    pub fn rows(&self) -> Result<Vec<Row>, StudyError> {
        let all: Vec<u32> = self.cases.iter().map(|case| case.number).collect();
        runner::run(self, &all, runner::cores(), &AtomicBool::new(false), &|_| ())
    }

    /// Whether every case bears all that is tried.
    ///
    /// # Errors
    /// As [`Study::rows`].
    pub fn stands(&self) -> Result<bool, StudyError> {
        Ok(self.rows()?.iter().all(|row| row.fate == Fate::Stands))
    }

    /// What a case does, at a level.
    fn action(&self, case: &Case, level: f32) -> Action {
        let sim = self.subjects[case.subject].sim();
        match (case.deed, &self.plan.question) {
            (Deed::Tilt { towards_deg }, _) => Action::Tilt { towards_deg, degrees: level },
            (Deed::Shake { towards_deg, hz }, Question::Shake { seconds, .. }) => {
                Action::Shake { towards_deg, hz, mm: level, seconds: *seconds }
            }
            (Deed::Poke { piece, towards_deg }, Question::Poke { spot, .. }) => {
                let above = match spot {
                    Spot::Centre => 0.0,
                    Spot::Top => sim.top_cm(piece) - sim.centre_of_mass(piece).z,
                };
                Action::Poke { piece, above, towards_deg, mns: level }
            }
            (Deed::Remove { piece }, _) => Action::Remove { piece },
            (Deed::Load { piece, at_mm }, _) => {
                let centre = sim.centre_of_mass(piece);
                let [x, y] = at_mm.map(|mm| mm / crate::table::MM_PER_CM);
                let mut point = centre;
                (point.x, point.y, point.z) = (centre.x + x, centre.y + y, sim.top_cm(piece));
                Action::Load { piece, at: sim.pose(piece).inverse_transform_point(point), grams: level }
            }
            _ => Action::LetGo,
        }
    }

    /// One attempt of a case, at a level where there are levels.
    ///
    /// # Errors
    /// [`StudyError::Table`] where the table cannot be built.
    pub fn attempt(&self, case: &Case, level: f32) -> Result<Attempt, StudyError> {
        let subject = &self.subjects[case.subject];
        let sim = match (case.deed, &self.plan.question) {
            (Deed::Friction { factor }, Question::Friction { of, .. }) => {
                let table = subject.sim().table();
                subject.changed(|id, piece, _| {
                    let rubs = match of {
                        Rubbing::All => true,
                        Rubbing::Pieces => id != table,
                        Rubbing::Table => id == table,
                    };
                    if rubs {
                        piece.friction = (piece.friction * factor).min(careless::MOST_FRICTION);
                    }
                })?
            }
            (Deed::Trial { number }, &Question::MonteCarlo { mm, degrees, friction, .. }) => {
                careless::build(subject, Care { mm, degrees, friction }, Chance::new(self.plan.seed, number))?
            }
            _ => subject.sim().clone(),
        };
        Ok(Attempt::new(subject, sim, self.action(case, level), self.plan.watch_s))
    }

    /// The attempt that decided a case, to be looked at: the weakest that failed, or else the strongest that did not. Nothing
    /// for a row of another study.
    ///
    /// # Errors
    /// As [`Study::attempt`].
    pub fn replay(&self, row: &Row) -> Result<Option<Attempt>, StudyError> {
        let level = row.falls_at.or(row.stands_at).unwrap_or_default();
        self.cases.get(row.case as usize).map(|case| self.attempt(case, level)).transpose()
    }
}

/// The strongest acceleration of a table that is shaken, in g.
pub fn peak_g(hz: f32, mm: f32) -> f32 {
    let turns = std::f32::consts::TAU * hz;
    mm / crate::table::MM_PER_CM * turns * turns / crate::table::settings::GRAVITY
}

fn deeds(question: &Question, subject: &Subject) -> Result<Vec<Deed>, StudyError> {
    Ok(match question {
        Question::Tilt { towards_deg, .. } => {
            towards_deg.iter().map(|&towards_deg| Deed::Tilt { towards_deg }).collect()
        }
        Question::Shake { towards_deg, hz, .. } => towards_deg
            .iter()
            .flat_map(|&towards_deg| hz.iter().map(move |&hz| Deed::Shake { towards_deg, hz }))
            .collect(),
        Question::Poke { pieces, towards_deg, .. } => subject
            .find(pieces)?
            .into_iter()
            .flat_map(|piece| towards_deg.iter().map(move |&towards_deg| Deed::Poke { piece, towards_deg }))
            .collect(),
        Question::Remove { pieces } => {
            subject.find(pieces)?.into_iter().map(|piece| Deed::Remove { piece }).collect()
        }
        Question::Load { pieces, at_mm, .. } => subject
            .find(pieces)?
            .into_iter()
            .flat_map(|piece| at_mm.iter().map(move |&at_mm| Deed::Load { piece, at_mm }))
            .collect(),
        Question::Friction { factors, .. } => {
            factors.iter().map(|&factor| Deed::Friction { factor }).collect()
        }
        Question::MonteCarlo { trials, .. } => (0..*trials).map(|number| Deed::Trial { number }).collect(),
    })
}
