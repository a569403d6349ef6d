//! A question put to set-ups: the cases that follow from it, and what is done in each.

use super::attempt::{Attempt, TableAction};
use super::careless::{self, PlacementNoise};
use super::error::{MOST_CASES, StudyError};
use super::question::{self, PokePoint, Question, Rubbing};
use super::row::Row;
use super::subject::RestingScene;
use crate::Scene;
use crate::chance::Chance;
use files::budget::MOST_WATCH_S;
use game::pieces::PieceId;
use serde::{Deserialize, Serialize};
use table::rapier3d::prelude::*;
use table::sim::collider_handle;
use table::{MM_PER_CM, Sim};

/// Shortest and longest that anything is watched, s.
const WATCH_S: [f32; 2] = [0.1, MOST_WATCH_S];

/// What is to be found out.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct StudyPlan {
    /// The question.
    pub question: Question,
    /// How long everything is watched after what is done to it, s; what is let go of, in all.
    pub watch_s: f32,
    /// Where chance begins.
    pub seed: u64,
}

impl StudyPlan {
    /// A question, watched for two seconds, with chance from 1.
    pub const fn new(question: Question) -> Self {
        Self { question, watch_s: 2.0, seed: 1 }
    }

    /// Checks every number.
    ///
    /// # Errors
    /// [`StudyError::Option`] with what is right.
    pub fn check(&self) -> Result<(), StudyError> {
        self.question.check()?;
        question::number("watch", self.watch_s, WATCH_S[0], WATCH_S[1])
    }
}

/// What is done in a case.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Disturbance {
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
    pub(super) deed: Disturbance,
}

/// A question put to set-ups.
pub struct Study {
    plan: StudyPlan,
    subjects: Vec<RestingScene>,
    cases: Vec<Case>,
}

impl Study {
    /// A study of scenes.
    ///
    /// # Errors
    /// [`StudyError`] where a number makes no sense or a scene does not stand by itself.
    pub fn new(scenes: &[Scene], plan: StudyPlan) -> Result<Self, StudyError> {
        plan.check()?;
        let subjects = scenes.iter().map(RestingScene::of_scene).collect::<Result<_, _>>()?;
        Self::on(subjects, plan)
    }

    /// A study of set-ups that are at rest already.
    ///
    /// # Errors
    /// As [`Study::new`].
    pub fn on(subjects: Vec<RestingScene>, plan: StudyPlan) -> Result<Self, StudyError> {
        plan.check()?;
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
    pub fn plan(&self) -> &StudyPlan {
        &self.plan
    }

    /// The set-ups.
    pub fn subjects(&self) -> &[RestingScene] {
        &self.subjects
    }

    /// Every case.
    pub fn cases(&self) -> &[Case] {
        &self.cases
    }

    /// What a case does, at a level.
    pub(super) fn action(&self, case: &Case, level: f32) -> TableAction {
        let sim = self.subjects[case.subject].sim();
        match (case.deed, &self.plan.question) {
            (Disturbance::Tilt { towards_deg }, _) => TableAction::Tilt { towards_deg, degrees: level },
            (Disturbance::Shake { towards_deg, hz }, Question::Shake { seconds, .. }) => {
                TableAction::Shake { towards_deg, hz, mm: level, seconds: *seconds }
            }
            (Disturbance::Poke { piece, towards_deg }, Question::Poke { spot, .. }) => {
                let above = match spot {
                    PokePoint::Centre => 0.0,
                    PokePoint::Top => sim.top_cm(piece) - sim.centre_of_mass(piece).z,
                };
                TableAction::Poke { piece, above, towards_deg, mns: level }
            }
            (Disturbance::Remove { piece }, _) => TableAction::Remove { piece },
            (Disturbance::Load { piece, at_mm }, _) => {
                let point = over(sim, piece, at_mm);
                TableAction::Load { piece, at: sim.pose(piece).inverse_transform_point(point), grams: level }
            }
            _ => TableAction::LetGo,
        }
    }

    /// One attempt of a case, at a level where there are levels.
    ///
    /// # Errors
    /// [`StudyError::Table`] where the table cannot be built.
    pub fn attempt(&self, case: &Case, level: f32) -> Result<Attempt, StudyError> {
        let subject = &self.subjects[case.subject];
        let sim = match (case.deed, &self.plan.question) {
            (Disturbance::Friction { factor }, Question::Friction { of, .. }) => {
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
            (Disturbance::Trial { number }, &Question::MonteCarlo { mm, degrees, friction, .. }) => {
                careless::build(
                    subject,
                    PlacementNoise { mm, degrees, friction },
                    Chance::new(self.plan.seed, number),
                )?
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

fn deeds(question: &Question, subject: &RestingScene) -> Result<Vec<Disturbance>, StudyError> {
    Ok(match question {
        Question::Tilt { towards_deg, .. } => {
            towards_deg.iter().map(|&towards_deg| Disturbance::Tilt { towards_deg }).collect()
        }
        Question::Shake { towards_deg, hz, .. } => towards_deg
            .iter()
            .flat_map(|&towards_deg| hz.iter().map(move |&hz| Disturbance::Shake { towards_deg, hz }))
            .collect(),
        Question::Poke { pieces, towards_deg, .. } => subject
            .find(pieces)?
            .into_iter()
            .flat_map(|piece| {
                towards_deg.iter().map(move |&towards_deg| Disturbance::Poke { piece, towards_deg })
            })
            .collect(),
        Question::Remove { pieces } => {
            subject.find(pieces)?.into_iter().map(|piece| Disturbance::Remove { piece }).collect()
        }
        Question::Load { pieces, at_mm, .. } => {
            let mut all = vec![];
            for piece in subject.find(pieces)? {
                for &at_mm in at_mm {
                    if at_mm != [0.0, 0.0] && !lies_under(subject.sim(), piece, at_mm) {
                        return Err(StudyError::OffPiece { name: subject.name_of(piece), at_mm });
                    }
                    all.push(Disturbance::Load { piece, at_mm });
                }
            }
            all
        }
        Question::Friction { factors, .. } => {
            factors.iter().map(|&factor| Disturbance::Friction { factor }).collect()
        }
        Question::MonteCarlo { trials, .. } => {
            (0..*trials).map(|number| Disturbance::Trial { number }).collect()
        }
    })
}

/// As high as the top of a piece, so far from above its centre of mass.
fn over(sim: &Sim, piece: PieceId, at_mm: [f32; 2]) -> Vector {
    let [x, y] = at_mm.map(|mm| mm / MM_PER_CM);
    (sim.centre_of_mass(piece) + Vector::new(x, y, 0.0)).with_z(sim.top_cm(piece))
}

/// Whether any of a piece lies under that.
fn lies_under(sim: &Sim, piece: PieceId, at_mm: [f32; 2]) -> bool {
    let down = Ray::new(over(sim, piece, at_mm) + Vector::Z, -Vector::Z);
    let collider = &sim.engine().colliders[collider_handle(piece)];
    collider.shape().cast_ray(collider.position(), &down, Real::MAX, true).is_some()
}
