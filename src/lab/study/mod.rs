//! What a set-up bears.
//!
//! A [`Study`] asks one [`Question`] of one or more set-ups that stand by themselves. It is a list of cases that know
//! nothing of one another: a direction, a piece, a factor, a trial. Each is worked out on a fork of the table, with its
//! own chance, which follows from the study's seed and the case's number. So it makes no difference who works it out,
//! when, or beside what. A case gives a [`Row`]; [`answer`] makes of all rows what a person wants to know.
//!
//! * [`question`]: what can be asked; `cases`: the cases that follow from it; [`subject`]: the set-up at rest; [`attempt`]: one attempt, tick by tick;
//! * [`falling`]: what fell first, and how; `second`: what the second judge expects;
//! * `search`: the strongest that is borne; `careless`: set-ups built anew with errors;
//! * [`runner`]: cases on all cores; [`journal`]: studies on disk, interrupted, shared out and merged;
//! * [`row`], [`answer`], [`figure`], [`plot`], [`heat`]: the results; [`told`]: what players read of them.
//!
//! ```
//! use lab::Scene;
//! use lab::study::{Level, Question, Study, StudyPlan};
//!
//! // This stack survives three degrees of tilt, whichever way.
//! let scene = Scene::parse("Scene(pieces: [(shape: Pyramid(Small)), (shape: Die, at_mm: (30.0, 0.0, 8.0))])", "here")?;
//! let towards_deg = vec![0.0, 90.0, 180.0, 270.0];
//! let study = Study::new(&[scene], StudyPlan::new(Question::Tilt { towards_deg, degrees: Level::At(3.0) }))?;
//! assert!(study.stands()?);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod answer;
pub mod attempt;
mod careless;
mod cases;
pub mod error;
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
pub(crate) mod svg;
pub mod told;
mod work;

pub use answer::Answer;
pub use attempt::{Attempt, Ended, TableAction};
pub use cases::{Case, Study, StudyPlan};
pub use error::{MOST_CASES, StudyError};
pub use figure::Figure;
pub use heat::HeatMap;
pub use question::{Level, PokePoint, Question, Rubbing};
pub use row::{Fate, Row};
pub use subject::{RestingScene, peak_g};
