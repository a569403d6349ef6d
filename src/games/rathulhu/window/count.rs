//! How points are counted before everybody: an Aeon's category by category with the sum running, and after the last
//! Aeon the final count, sum by sum. Nothing but time decides what is seen, so it can be asked what is seen when.

use crate::shown_table::Table;
use game::Seat;
use rathulhu_rules::{AEONS, Event, INITIAL_SCORE, PlayerScore, ScoreRow, ScoreSheet};
use strum::VariantArray;

/// How long a category is looked at, s: one that somebody scores in, and one that nobody does.
const ROW_S: (f32, f32) = (0.95, 0.45);
/// How long the sums take to follow, s.
const ROLL_S: f32 = 0.35;
/// Before the first category is counted, s.
const LEAD_S: f32 = 0.5;
/// How long a sum of the final count is looked at, s.
const SUM_S: f32 = 0.9;

/// Points being counted at the end of an Aeon.
#[derive(Clone, Debug, PartialEq)]
pub struct Counting {
    /// The points, as far as whoever looks may know them.
    pub sheet: ScoreSheet<Option<PlayerScore>>,
    /// Scores before, by seat.
    pub before: Vec<Option<i16>>,
    /// For how long the sheet has been filling in, s.
    pub shown_s: f32,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CountState {
    /// How many lines have been counted, the one being counted included.
    pub lines: usize,
    /// How far the sums have followed the last of them, 0 to 1.
    pub rolled: f32,
    pub complete: bool,
}

impl CountState {
    const fn complete(lines: usize) -> Self {
        Self { lines, rolled: 1.0, complete: true }
    }

    /// After so long, of lines that take so long each.
    fn after(shown_s: f32, lines: &[f32]) -> Self {
        let mut since_s = shown_s - LEAD_S;
        for (k, line_s) in lines.iter().enumerate() {
            if since_s < 0.0 {
                return Self { lines: k, rolled: 1.0, complete: false };
            }
            if since_s < *line_s {
                return Self { lines: k + 1, rolled: (since_s / ROLL_S).min(1.0), complete: false };
            }
            since_s -= line_s;
        }
        Self::complete(lines.len())
    }

    /// A sum of what has been counted, on its way to what was counted last.
    pub fn sum(self, points: impl Iterator<Item = i16>) -> i16 {
        let counted: Vec<i16> = points.take(self.lines).collect();
        let Some((last, before)) = counted.split_last() else { return 0 };
        let before = before.iter().fold(0_i16, |sum, points| sum.saturating_add(*points));
        before.saturating_add((f32::from(*last) * self.rolled).round() as i16)
    }
}

impl Counting {
    /// The points that are being counted, if any are.
    pub fn of(table: &Table) -> Option<Self> {
        let counts = |event: &Event| matches!(event, Event::AeonScored { .. });
        let counting = table.is_showing() && table.events().iter().any(counts);
        let sheet = table.seen().known().view.sheets.last().filter(|_| counting)?.clone();
        let before = table.before().known().view.players.iter().map(|player| player.score).collect();
        Some(Self { sheet, before, shown_s: table.for_s() })
    }

    /// Whose points are counted before whoever looks: the seats, with their lines.
    pub fn counted(&self) -> impl Iterator<Item = (Seat, &PlayerScore)> {
        (0..).map(Seat).zip(&self.sheet.lines).filter_map(|(seat, line)| Some((seat, line.as_ref()?)))
    }

    /// What a seat had before.
    pub fn had(&self, seat: Seat) -> i16 {
        self.before.get(usize::from(seat.0)).copied().flatten().unwrap_or_default()
    }

    /// The categories that are counted, in their order.
    pub fn due(&self) -> Vec<ScoreRow> {
        let last = self.sheet.aeon == AEONS;
        ScoreRow::VARIANTS.iter().copied().filter(|row| last || !row.only_last()).collect()
    }

    fn lengths(&self) -> Vec<f32> {
        let scored = |row: &ScoreRow| self.counted().any(|(_, line)| line.row(*row) != 0);
        self.due().iter().map(|row| if scored(row) { ROW_S.0 } else { ROW_S.1 }).collect()
    }

    /// How far it has come; where nothing may move, all of it is there at once.
    pub fn progress(&self, still: bool) -> CountState {
        let lengths = self.lengths();
        if still { CountState::complete(lengths.len()) } else { CountState::after(self.shown_s, &lengths) }
    }

    /// How long it takes until there is nothing more to see, s.
    pub fn lasts_s(&self) -> f32 {
        LEAD_S + self.lengths().iter().sum::<f32>() + ROLL_S
    }

    /// What a seat has got so far in this Aeon.
    pub fn running(&self, line: &PlayerScore, progress: CountState) -> i16 {
        progress.sum(self.due().into_iter().map(|row| line.row(row)))
    }
}

/// The final count: what everybody began with, and the sums of the Aeons, one after the other.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct FinalCount {
    /// For how long it has been shown, s.
    pub shown_s: f32,
}

impl FinalCount {
    /// What is counted: the beginning, and each Aeon.
    const SUMS: [f32; 1 + AEONS as usize] = [SUM_S; 1 + AEONS as usize];

    /// Everything there is to see, at once.
    pub const DONE: Self = Self { shown_s: f32::INFINITY };

    /// How far it has come; where nothing may move, all of it is there at once.
    pub fn progress(self, still: bool) -> CountState {
        if still {
            CountState::complete(Self::SUMS.len())
        } else {
            CountState::after(self.shown_s, &Self::SUMS)
        }
    }

    /// What is counted for a seat.
    pub fn sums(sheets: &[ScoreSheet<Option<PlayerScore>>], seat: usize) -> impl Iterator<Item = i16> {
        let line = move |sheet: &ScoreSheet<Option<PlayerScore>>| sheet.lines.get(seat).copied().flatten();
        let points =
            move |sheet: &ScoreSheet<Option<PlayerScore>>| line(sheet).map_or(0, |line| line.total());
        std::iter::once(INITIAL_SCORE).chain(sheets.iter().map(points))
    }
}
