//! What is asked of a set-up, in what numbers, and which numbers make sense.

use super::error::{Expected, MOST_TRIALS, StudyError};
pub use game::message::number as written;
use serde::{Deserialize, Serialize};

/// Most directions, frequencies or factors in one study.
const MOST_VALUES: usize = 1_000;
/// A level that is searched for is never less than this share of the most that is tried.
pub(super) const LEAST_SHARE: f32 = 1e-4;

/// How strongly: a given level, or the strongest that is borne.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// This one: does it bear it?
    At(f32),
    /// The strongest that it bears.
    Find {
        /// Nothing stronger is tried.
        most: f32,
        /// The answer is known to within this share of it.
        within: f32,
    },
}

impl Level {
    /// The strongest that is borne, up to `most`, to within a hundredth.
    pub const fn find(most: f32) -> Self {
        Self::Find { most, within: 0.01 }
    }
}

/// Where a poke hits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PokePoint {
    /// The centre of mass.
    #[default]
    Centre,
    /// The height of the piece's highest point, above the centre of mass.
    Top,
}

/// Whose friction is changed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Rubbing {
    /// That of everything.
    #[default]
    All,
    /// That of the pieces.
    Pieces,
    /// That of the table's top.
    Table,
}

/// What is asked. Directions are on the table: towards 0° is +x, 90° +y. Where no piece is named, each is tried in turn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// How far may the table be tilted, degrees?
    Tilt {
        /// Towards where, degrees.
        towards_deg: Vec<f32>,
        /// How far.
        degrees: Level,
    },
    /// How hard may the table be shaken to and fro?
    Shake {
        /// Along which lines, degrees.
        towards_deg: Vec<f32>,
        /// How often a second.
        hz: Vec<f32>,
        /// How far to either side, mm.
        mm: Level,
        /// How long, s.
        seconds: f32,
    },
    /// How hard may a piece be poked, mN·s?
    Poke {
        /// Which pieces.
        pieces: Vec<String>,
        /// Towards where, degrees.
        towards_deg: Vec<f32>,
        /// Where it hits.
        spot: PokePoint,
        /// How hard.
        mns: Level,
    },
    /// What if a piece were gone?
    Remove {
        /// Which pieces.
        pieces: Vec<String>,
    },
    /// How much weight does a piece carry, g?
    Load {
        /// Which pieces.
        pieces: Vec<String>,
        /// Where on its top, mm from its centre of mass, along the table's x and y: at each of these in turn.
        at_mm: Vec<[f32; 2]>,
        /// How much.
        grams: Level,
    },
    /// Does it stand with other friction?
    Friction {
        /// Whose.
        of: Rubbing,
        /// So many times the friction it has.
        factors: Vec<f32>,
    },
    /// How often does it stand if it is built carelessly?
    MonteCarlo {
        /// How often it is tried.
        trials: u32,
        /// Deviation of a place, mm, along x and along y.
        mm: f32,
        /// Deviation of a turn about the vertical, degrees.
        degrees: f32,
        /// Deviation of a coefficient of friction, as a share of it.
        friction: f32,
    },
}

/// The most that is tried where nobody says how much: of tilt, degrees,
pub const MOST_TILT_DEG: f32 = 80.0;
/// of shaking, mm to either side,
pub const MOST_SHAKE_MM: f32 = 100.0;
/// of a poke, mN·s,
pub const MOST_POKE_MNS: f32 = 100.0;
/// and of a load, g.
pub const MOST_LOAD_G: f32 = 10_000.0;

/// So many directions all round, degrees.
pub fn all_round_deg(count: u16) -> Vec<f32> {
    (0..count).map(|i| 360.0 * f32::from(i) / f32::from(count)).collect()
}

/// The factors of friction that are tried where nobody says which: 0.1 to 2.
pub fn usual_factors() -> Vec<f32> {
    (1..=20_u8).map(|tenths| f32::from(tenths) / 10.0).collect()
}

impl Question {
    /// Its name on the command line.
    pub fn name(&self) -> &'static str {
        match self {
            Self::Tilt { .. } => "tilt",
            Self::Shake { .. } => "shake",
            Self::Poke { .. } => "poke",
            Self::Remove { .. } => "remove",
            Self::Load { .. } => "load",
            Self::Friction { .. } => "friction",
            Self::MonteCarlo { .. } => "montecarlo",
        }
    }

    /// What a level is counted in; empty where there are none.
    pub fn unit(&self) -> &'static str {
        match self {
            Self::Tilt { .. } => "°",
            Self::Shake { .. } => " mm",
            Self::Poke { .. } => " mN·s",
            Self::Load { .. } => " g",
            Self::Friction { .. } => " times",
            Self::Remove { .. } | Self::MonteCarlo { .. } => "",
        }
    }

    /// The level that is asked for.
    pub fn level(&self) -> Option<Level> {
        match self {
            Self::Tilt { degrees: level, .. }
            | Self::Shake { mm: level, .. }
            | Self::Poke { mns: level, .. }
            | Self::Load { grams: level, .. } => Some(*level),
            Self::Remove { .. } | Self::Friction { .. } | Self::MonteCarlo { .. } => None,
        }
    }

    /// Checks every number.
    ///
    /// # Errors
    /// [`StudyError::Option`] with what is right.
    pub fn check(&self) -> Result<(), StudyError> {
        match self {
            Self::Tilt { towards_deg, degrees } => {
                each("towards", towards_deg, -360.0, 360.0)?;
                level("degrees", *degrees, 0.01, 80.0)
            }
            Self::Shake { towards_deg, hz, mm, seconds } => {
                each("towards", towards_deg, -360.0, 360.0)?;
                each("hz", hz, 0.2, 30.0)?;
                number("seconds", *seconds, 0.1, 600.0)?;
                level("mm", *mm, 0.001, 500.0)
            }
            Self::Poke { towards_deg, mns, .. } => {
                each("towards", towards_deg, -360.0, 360.0)?;
                level("mns", *mns, 0.001, 10_000.0)
            }
            Self::Remove { .. } => Ok(()),
            Self::Load { at_mm, grams, .. } => {
                let mm: Vec<f32> = at_mm.iter().flatten().copied().collect();
                each("at", &mm, -1_000.0, 1_000.0)?;
                level("grams", *grams, 0.001, 100_000.0)
            }
            Self::Friction { factors, .. } => each("factors", factors, 0.0, 20.0),
            Self::MonteCarlo { trials, mm, degrees, friction } => {
                if !(1..=MOST_TRIALS).contains(trials) {
                    let wrong =
                        Expected::Times { option: "trials".into(), most: MOST_TRIALS, found: *trials };
                    return Err(StudyError::Option(Box::new(wrong)));
                }
                number("mm", *mm, 0.0, 50.0)?;
                number("degrees", *degrees, 0.0, 180.0)?;
                number("friction", *friction, 0.0, 2.0)
            }
        }
    }
}

/// Checks one number.
pub(super) fn number(option: &'static str, value: f32, from: f32, to: f32) -> Result<(), StudyError> {
    if (from..=to).contains(&value) {
        Ok(())
    } else {
        let digits = |value: f32| written(&value.to_string());
        let (from, to, found) = (digits(from), digits(to), digits(value));
        Err(StudyError::Option(Box::new(Expected::Range { option: option.into(), from, to, found })))
    }
}

fn each(option: &'static str, values: &[f32], from: f32, to: f32) -> Result<(), StudyError> {
    if !(1..=MOST_VALUES).contains(&values.len()) {
        let (option, most, found) = (option.into(), MOST_VALUES, values.len());
        return Err(StudyError::Option(Box::new(Expected::Count { option, most, found })));
    }
    values.iter().try_for_each(|&value| number(option, value, from, to))
}

fn level(option: &'static str, level: Level, from: f32, to: f32) -> Result<(), StudyError> {
    match level {
        Level::At(value) => number(option, value, from, to),
        Level::Find { most, within } => {
            number("most", most, from, to)?;
            number("within", within, 0.000_5, 0.5)
        }
    }
}
