//! What is wrong with a table or one of its pieces, as messages. The table itself knows nobody who could be told.

use crate::shape::{LARGEST_MM, MOST_POINTS, ShapeError, THINNEST_MM};
use crate::sim::MOST_PIECES;
use crate::statics::StaticsError;
use crate::tip_plan::{TipPlan, TipRest};
use crate::{MM_PER_CM, TableError};
use game::error::UserFacingError;
use game::message::{Arg, Length, Message, Say, number};

/// Micrometres in a millimetre.
const UM: f32 = 1000.0;

fn mm(length: f32) -> Length {
    Length((length * UM).round() as i32)
}

impl Say for ShapeError {
    fn message(&self) -> Message {
        let about = |id, what: &'static str| Message::new(id).with("what", Arg::Keyword(what));
        match self {
            Self::NotFinite { what } => about("shape-not-finite", what.into()),
            Self::NotPositive { what, value } => {
                let told = about("shape-too-small", what.into()).with("value", number(&value.to_string()));
                told.with("least", number(&THINNEST_MM.to_string()))
            }
            Self::TooLarge { what, value, .. } => {
                about("shape-too-large", what.into()).with("value", mm(*value)).with("most", mm(LARGEST_MM))
            }
            Self::TooMany { what, count } => {
                about("shape-too-many", what.into()).with("count", *count).with("most", MOST_POINTS)
            }
            Self::Flat => Message::new("shape-flat"),
            Self::Outline => Message::new("shape-outline"),
        }
    }
}

/// Of a table from a file the player need not know which part of the engine does not fit: that is in the arguments.
impl Say for TableError {
    fn message(&self) -> Message {
        let piece = |id, index: usize| Message::new(id).with("piece", index + 1);
        match self {
            Self::Shape { index, source } => piece("table-shape", *index).with("why", source.message()),
            Self::Number { index, what, value } => {
                let told = piece("table-number", *index).with("what", Arg::Keyword(what.into()));
                told.with("value", number(&value.to_string()))
            }
            Self::TooMany { count } => {
                Message::new("table-too-many").with("count", *count).with("most", MOST_PIECES)
            }
            Self::NotFinite { id } => piece("table-lost", id.index()),
            Self::Setting { what } => {
                Message::new("table-setting").with("what", Arg::English((*what).into()))
            }
            Self::Broken { what } => Message::new("table-broken").with("what", Arg::English((*what).into())),
        }
    }
}

impl UserFacingError for TableError {}

/// Why statics cannot tell. Which number of which block it was is for programmers.
impl Say for StaticsError {
    fn message(&self) -> Message {
        match self {
            Self::Gravity(_) => Message::new("statics-gravity"),
            Self::Number { block, what } => Message::new("statics-number")
                .with("block", *block)
                .with("what", Arg::English((*what).into())),
            Self::Solver { why, .. } => Message::new("statics-solver").with("why", why.clone()),
        }
    }
}

impl Say for TipPlan {
    /// How a card over tips comes to rest.
    fn message(&self) -> Message {
        let tilts = |id, deg: f32| Message::new(id).with("angle", Arg::Angle((deg * 1000.0).round() as i32));
        match self.rest {
            TipRest::Tilts { deg, .. } => tilts("tips-tilts", deg),
            TipRest::Slides(deg) => tilts("tips-slides", deg),
            TipRest::Falls if self.carriers.len() < 3 => Message::new("tips-too-few"),
            TipRest::AsHeld | TipRest::Falls => {
                let id = if self.margin_cm < 0.0 { "tips-outside" } else { "tips-inside" };
                let um = (self.margin_cm.abs() * MM_PER_CM * 1000.0).round() as i32;
                Message::new(id).with("margin", Length(um))
            }
        }
    }
}
