//! The result of one case: a row of the study's table.

use super::falling::FallMode;
use files::budget;
use game::message::{Message, Say};
use serde::{Deserialize, Serialize};
use strum::Display;

/// What became of a case.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Display)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Fate {
    /// It bore all that was tried.
    Stands,
    /// Something fell.
    Falls,
    /// The simulation broke down: nobody can say.
    Broken,
}

impl Say for Fate {
    fn message(&self) -> Message {
        Message::new(match self {
            Self::Stands => "lab-fate-stands",
            Self::Falls => "lab-fate-falls",
            Self::Broken => "lab-fate-broken",
        })
    }
}

/// One row.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Row {
    /// The number of the case, from 0.
    pub case: u32,
    /// The set-up.
    pub scene: String,
    /// What was done, in words.
    pub what: String,
    /// The number that tells this case from its neighbours: a direction, a frequency, a factor.
    pub x: Option<f32>,
    /// What became of it.
    pub fate: Fate,
    /// The strongest that it bore, in the unit of the question.
    pub stands_at: Option<f32>,
    /// The weakest that it did not.
    pub falls_at: Option<f32>,
    /// The level at which the second judge lets it fall.
    pub statics_at: Option<f32>,
    /// How far it could be tilted as it stood, by the second judge, in the worst direction, degrees; `None` if
    /// it was in doubt.
    pub statics_tilt_deg: Option<f32>,
    /// What fell first.
    pub piece: Option<String>,
    /// How.
    pub how: Option<FallMode>,
    /// On what it had lain. Not in a table of comma-separated values.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub on: Option<String>,
    /// All that in words.
    pub fails: Option<String>,
    /// When, s after the attempt began.
    pub after_s: Option<f32>,
    /// How many pieces had fallen when the attempt ended.
    pub fallen: u32,
    /// The farthest that a piece ever was from its place, mm.
    pub moved_mm: f32,
    /// The most that one ever was turned, degrees.
    pub turned_deg: f32,
    /// Simulated time of all attempts, s.
    pub simulated_s: f32,
    /// Where that is not the whole story, in words.
    #[serde(default)]
    pub cautions: Vec<String>,
}

/// The columns of a table of rows.
pub const COLUMNS: [&str; 18] = [
    "case",
    "scene",
    "what",
    "x",
    "fate",
    "stands_at",
    "falls_at",
    "statics_at",
    "statics_tilt_deg",
    "piece",
    "how",
    "fails",
    "after_s",
    "fallen",
    "moved_mm",
    "turned_deg",
    "simulated_s",
    "cautions",
];

/// Rows as a table of comma-separated values, as RFC 4180 has it; what is not known is empty. The columns are the fields
/// of a row, in their order, but for `on`.
pub fn csv(rows: &[Row]) -> String {
    let mut text = COLUMNS.join(",") + "\r\n";
    for row in rows {
        text += &row.cells().join(",");
        text += "\r\n";
    }
    text
}

impl Row {
    /// Whether its words are words, where anybody may have written them.
    pub(super) fn is_fit(&self) -> bool {
        let words =
            [Some(&self.scene), Some(&self.what), self.piece.as_ref(), self.on.as_ref(), self.fails.as_ref()];
        words.into_iter().flatten().chain(&self.cautions).all(|words| budget::line(words).is_ok())
    }

    fn cells(&self) -> [String; COLUMNS.len()] {
        let how = self.how.map(|how| how.to_string());
        [
            self.case.to_string(),
            quoted(&self.scene),
            quoted(&self.what),
            known(&self.x),
            self.fate.to_string(),
            known(&self.stands_at),
            known(&self.falls_at),
            known(&self.statics_at),
            known(&self.statics_tilt_deg),
            self.piece.as_deref().map(quoted).unwrap_or_default(),
            known(&how),
            self.fails.as_deref().map(quoted).unwrap_or_default(),
            known(&self.after_s),
            self.fallen.to_string(),
            self.moved_mm.to_string(),
            self.turned_deg.to_string(),
            self.simulated_s.to_string(),
            quoted(&self.cautions.join("; ")),
        ]
    }
}

fn known(value: &Option<impl ToString>) -> String {
    value.as_ref().map(ToString::to_string).unwrap_or_default()
}

/// Words as a cell. A spreadsheet takes what begins with such a sign for a formula, and works it out: an apostrophe says that
/// it is text.
fn quoted(words: &str) -> String {
    let is_formula = words.starts_with(['=', '+', '-', '@', '\t']);
    let words = &format!("{}{words}", if is_formula { "'" } else { "" });
    if words.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", words.replace('"', "\"\""))
    } else {
        words.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::quoted;

    #[test]
    fn words_in_a_cell_are_no_formula() {
        for (words, cell) in [
            ("a card", "a card"),
            ("a=1, b", "\"a=1, b\""),
            ("=1+1", "'=1+1"),
            ("+x", "'+x"),
            ("@SUM(1,2)", "\"'@SUM(1,2)\""),
        ] {
            assert_eq!(quoted(words), cell);
        }
    }
}
