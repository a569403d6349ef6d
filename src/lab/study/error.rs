//! Why a study cannot be made or go on.

use game::error::UserFacingError;
use game::message::{Message, Say, texts};
use game::words::decimal;
use table::sim::TableError;

/// Most trials of one study. A row of the result takes about half a kilobyte.
pub const MOST_TRIALS: u32 = 1_000_000;
/// Most cases of one study.
pub const MOST_CASES: usize = MOST_TRIALS as usize;

texts! {
    /// What an option of a study should be, and what it is.
    pub enum Expected in "study-" {
        Range { option: String, from: Message, to: Message, found: Message },
        Count { option: String, most: usize, found: usize },
        Times { option: String, most: u32, found: u32 },
    }
}

/// Why a study cannot be made or go on.
#[derive(Debug, thiserror::Error)]
pub enum StudyError {
    /// A number makes no sense.
    Option(Box<Expected>),
    /// No such piece can be studied.
    NoPiece {
        /// What was asked for.
        name: String,
        /// In which set-up.
        scene: String,
        /// What there is.
        known: String,
    },
    /// There is nothing of a piece where it is to be loaded.
    OffPiece {
        /// The piece.
        name: String,
        /// So far from above its centre of mass, mm.
        at_mm: [f32; 2],
    },
    /// It does not stand by itself.
    Restless {
        /// The set-up.
        name: String,
    },
    /// Nothing in it can fall.
    NothingFree {
        /// The set-up.
        name: String,
    },
    /// No set-up was given.
    Empty,
    /// Too much.
    TooMany(usize),
    /// A piece cannot be made.
    Table(#[from] TableError),
    /// It was told to stop.
    Stopped,
}

impl Say for StudyError {
    fn message(&self) -> Message {
        match self {
            Self::Option(why) => why.message(),
            Self::NoPiece { name, scene, known } => {
                let told = Message::new("study-no-piece").with("name", name.clone());
                told.with("scene", scene.clone()).with("known", known.clone())
            }
            Self::OffPiece { name, at_mm: [x, y] } => {
                let told = Message::new("study-off-piece").with("name", name.clone());
                told.with("x", decimal(f64::from(*x))).with("y", decimal(f64::from(*y)))
            }
            Self::Restless { name } => Message::new("study-restless").with("name", name.clone()),
            Self::NothingFree { name } => Message::new("lab-error-nothing-free").with("name", name.clone()),
            Self::Empty => Message::new("study-empty"),
            Self::TooMany(count) => {
                Message::new("lab-error-too-many").with("count", *count).with("most", MOST_CASES)
            }
            Self::Table(why) => why.message(),
            Self::Stopped => Message::new("lab-error-stopped"),
        }
    }
}

impl UserFacingError for StudyError {
    /// What a study is told comes from the command line alone.
    fn exit_code(&self) -> u8 {
        if matches!(self, Self::Option(_) | Self::NoPiece { .. } | Self::OffPiece { .. }) { 2 } else { 1 }
    }
}

game::message::displays!(StudyError);
