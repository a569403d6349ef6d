//! What the lab's panels keep of their own: what is filled in but not done yet.

use crate::lab_screen::running::MOST_TRIALS;
use crate::lab_screen::texts::Tests as Words;
use bevy_egui::egui::{RichText, Ui};
use lab::study::question::{
    MOST_LOAD_G, MOST_POKE_MNS, MOST_SHAKE_MM, MOST_TILT_DEG, all_round_deg, usual_factors,
};
use lab::study::{Level, PokePoint, Question, Rubbing, StudyPlan};
use window::ui::style;

/// Directions tried to find the worst.
const DIRECTIONS: u16 = 16;
/// Frequencies tried to find the worst, Hz.
const FREQUENCIES: [f32; 3] = [2.0, 4.0, 8.0];
/// Corners of a cylinder.
const CORNERS: u16 = 32;

/// What is filled in.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Fields {
    /// The test.
    pub form: Form,
    /// The path typed.
    pub path: String,
    /// The next free shape.
    pub free: Free,
    /// A piece as text while that is edited, with the piece it is of and what is wrong with it.
    pub text: Option<Text>,
}

/// A piece as text.
#[derive(Clone, Debug, PartialEq)]
pub struct Text {
    /// Which piece.
    pub piece: usize,
    /// What is written.
    pub words: String,
    /// What is wrong with it.
    pub wrong: Option<String>,
}

/// Sizes of the next free shape, mm.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Free {
    /// Edges of a box.
    pub size: [f32; 3],
    /// Diameter and height of a cylinder.
    pub cylinder: [f32; 2],
}

impl Default for Free {
    fn default() -> Self {
        Self { size: [60.0, 30.0, 15.0], cylinder: [30.0, 40.0] }
    }
}

impl Free {
    /// The outline of the cylinder.
    pub fn outline(&self) -> Vec<[f32; 2]> {
        let radius = self.cylinder[0] / 2.0;
        let at = |degrees: f32| {
            let angle = degrees.to_radians();
            [radius * libm::cosf(angle), radius * libm::sinf(angle)]
        };
        all_round_deg(CORNERS).into_iter().map(at).collect()
    }
}

/// The tests.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Test {
    /// The table is tilted.
    #[default]
    Tilt,
    /// The table is shaken.
    Shake,
    /// A piece is poked.
    Poke,
    /// A piece is taken away.
    Remove,
    /// A piece is loaded.
    Load,
    /// Friction is changed.
    Friction,
    /// It is built carelessly, many times.
    MonteCarlo,
}

impl Test {
    /// All of them.
    pub const ALL: [Self; 7] =
        [Self::Tilt, Self::Shake, Self::Poke, Self::Remove, Self::Load, Self::Friction, Self::MonteCarlo];

    /// What stands on its button, and what it asks.
    pub(super) fn words(self) -> [Words; 2] {
        match self {
            Self::Tilt => [Words::Tilt, Words::TiltAbout],
            Self::Shake => [Words::Shake, Words::ShakeAbout],
            Self::Poke => [Words::Poke, Words::PokeAbout],
            Self::Remove => [Words::Remove, Words::RemoveAbout],
            Self::Load => [Words::Load, Words::LoadAbout],
            Self::Friction => [Words::Friction, Words::FrictionAbout],
            Self::MonteCarlo => [Words::Careless, Words::CarelessAbout],
        }
    }
}

/// A test as it is filled in.
#[derive(Clone, Debug, PartialEq)]
pub struct Form {
    /// Which.
    pub test: Test,
    /// Whether the worst of all directions is looked for.
    pub worst: bool,
    /// Otherwise this one, degrees.
    pub towards_deg: f32,
    /// Whether one frequency is tried, and which, Hz.
    pub one_hz: bool,
    /// Frequency, Hz.
    pub hz: f32,
    /// How long is shaken, s.
    pub seconds: f32,
    /// Where a poke hits.
    pub spot: PokePoint,
    /// Where a load lies, mm from above the centre of mass.
    pub at_mm: [f32; 2],
    /// Whether only the chosen pieces are tried.
    pub chosen_only: bool,
    /// Whether a level is given, and not looked for.
    pub given: bool,
    /// The levels given, for tilt, shake, poke, load.
    pub levels: [f32; 4],
    /// Whose friction is changed.
    pub of: Rubbing,
    /// Trials.
    pub trials: u32,
    /// Deviation of a place, mm.
    pub mm: f32,
    /// Of a turn, degrees.
    pub degrees: f32,
    /// Of friction, as a share.
    pub friction: f32,
    /// Where chance begins.
    pub seed: u64,
    /// How long is watched, s.
    pub watch_s: f32,
}

impl Default for Form {
    fn default() -> Self {
        Self {
            test: Test::Tilt,
            worst: true,
            towards_deg: 0.0,
            one_hz: false,
            hz: 4.0,
            seconds: 3.0,
            spot: PokePoint::Centre,
            at_mm: [0.0; 2],
            chosen_only: false,
            given: false,
            levels: [5.0, 5.0, 5.0, 100.0],
            of: Rubbing::All,
            trials: 200,
            mm: 1.0,
            degrees: 2.0,
            friction: 0.1,
            seed: 1,
            watch_s: 2.0,
        }
    }
}

impl Form {
    /// Which of the given levels the test has.
    pub fn level(&self) -> Option<usize> {
        match self.test {
            Test::Tilt => Some(0),
            Test::Shake => Some(1),
            Test::Poke => Some(2),
            Test::Load => Some(3),
            Test::Remove | Test::Friction | Test::MonteCarlo => None,
        }
    }

    /// The plan that is filled in; `chosen` are the names of the chosen pieces.
    pub fn plan(&self, chosen: &[String]) -> StudyPlan {
        let level = |index: usize, most: f32| {
            if self.given { Level::At(self.levels[index]) } else { Level::find(most) }
        };
        let pieces = || if self.chosen_only { chosen.to_vec() } else { vec![] };
        let directions = |count: u16| {
            if self.worst { all_round_deg(count) } else { vec![self.towards_deg] }
        };
        let question = match self.test {
            Test::Tilt => {
                Question::Tilt { towards_deg: directions(DIRECTIONS), degrees: level(0, MOST_TILT_DEG) }
            }
            Test::Shake => Question::Shake {
                // To and fro, the other half of the round is the same.
                towards_deg: if self.worst { vec![0.0, 90.0] } else { vec![self.towards_deg] },
                hz: if self.one_hz { vec![self.hz] } else { FREQUENCIES.to_vec() },
                mm: level(1, MOST_SHAKE_MM),
                seconds: self.seconds,
            },
            Test::Poke => Question::Poke {
                pieces: pieces(),
                towards_deg: directions(4),
                spot: self.spot,
                mns: level(2, MOST_POKE_MNS),
            },
            Test::Remove => Question::Remove { pieces: pieces() },
            Test::Load => {
                Question::Load { pieces: pieces(), at_mm: vec![self.at_mm], grams: level(3, MOST_LOAD_G) }
            }
            Test::Friction => Question::Friction { of: self.of, factors: usual_factors() },
            Test::MonteCarlo => Question::MonteCarlo {
                trials: self.trials.min(MOST_TRIALS),
                mm: self.mm,
                degrees: self.degrees,
                friction: self.friction,
            },
        };
        StudyPlan { question, watch_s: self.watch_s, seed: self.seed }
    }
}

/// A heading within a column.
pub(super) fn heading(ui: &mut Ui, words: &str) {
    ui.add_space(6.0);
    ui.label(RichText::new(words).size(16.0).color(style::AMBER));
}
