//! Sheets: tables of words and points, as results and score sheets have them. A game says what stands in them, and here they
//! are drawn, the same for every game.

use super::seats::{Badge, chip};
use super::style;
use bevy_egui::egui::{Color32, Grid, Id, RichText, Ui};
use game::Seat;
use std::hash::Hash;

/// Height of the letters of a player's name, and of a sum, points.
const NAME: f32 = 14.5;
const SUM: f32 = 17.0;

/// What stands in a place of a sheet; by default nothing.
#[derive(Clone, Debug, Default)]
pub struct Cell {
    words: RichText,
    player: Option<Badge>,
    won: bool,
}

impl Cell {
    /// Words.
    pub fn words(words: impl Into<String>) -> Self {
        Self { words: RichText::new(words), ..Self::default() }
    }

    /// What a column holds, or a remark: small.
    pub fn head(words: impl Into<String>) -> Self {
        Self { words: RichText::new(words).small().color(style::FAINT), ..Self::default() }
    }

    /// What a row is about.
    pub fn about(words: impl Into<String>) -> Self {
        Self::words(words).ink(style::FAINT)
    }

    /// A number, under others.
    pub fn number(words: impl Into<String>) -> Self {
        Self { words: RichText::new(words).monospace(), ..Self::default() }
    }

    /// What numbers add up to.
    pub fn sum(words: impl Into<String>) -> Self {
        let number = Self::number(words);
        Self { words: number.words.size(SUM).strong(), ..number }
    }

    /// A player in their colour, with a mark where they have won.
    pub fn player(name: String, seat: Seat, won: bool) -> Self {
        Self { words: RichText::new(name), player: Some(Badge::usual(seat)), won }
    }

    /// In bold letters.
    #[must_use]
    pub fn strong(self) -> Self {
        Self { words: self.words.strong(), ..self }
    }

    /// In a colour.
    #[must_use]
    pub fn ink(self, ink: Color32) -> Self {
        Self { words: self.words.color(ink), ..self }
    }

    /// In the colour of whoever has won, if that is so.
    #[must_use]
    pub fn won(self, won: bool) -> Self {
        if won { self.ink(style::AMBER) } else { self }
    }

    fn show(&self, ui: &mut Ui) {
        let Some(badge) = self.player else {
            ui.label(self.words.clone());
            return;
        };
        ui.horizontal(|ui| {
            ui.label(RichText::new(if self.won { "✔" } else { "" }).color(style::AMBER));
            chip(ui, self.words.text(), badge, NAME);
        });
    }
}

/// A sheet, row by row.
#[derive(Clone, Debug)]
pub struct Sheet {
    id: Id,
    spacing: [f32; 2],
    striped: bool,
    rows: Vec<Vec<Cell>>,
}

impl Sheet {
    /// These rows.
    pub fn new(id: impl Hash + std::fmt::Debug, rows: Vec<Vec<Cell>>) -> Self {
        Self { id: Id::new(id), spacing: [18.0, 6.0], striped: false, rows }
    }

    /// With room so wide and so high between its cells, points.
    #[must_use]
    pub fn spacing(self, spacing: [f32; 2]) -> Self {
        Self { spacing, ..self }
    }

    /// With every other row on another ground.
    #[must_use]
    pub fn striped(self) -> Self {
        Self { striped: true, ..self }
    }

    /// Draws it.
    pub fn show(&self, ui: &mut Ui) {
        Grid::new(self.id).spacing(self.spacing).striped(self.striped).show(ui, |ui| {
            for row in &self.rows {
                row.iter().for_each(|cell| cell.show(ui));
                ui.end_row();
            }
        });
    }
}
