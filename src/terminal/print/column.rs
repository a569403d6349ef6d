//! Words and tables one below another.

use super::letters::{BODY, Letters, SMALL};
use super::page::{Page, Rect};

/// Between the lines of a table and the words in it, mm.
const RIM: f32 = 0.8;

/// The room that is left for what stands one below another, mm from the page's upper left corner.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Column {
    /// Its left edge.
    pub x: f32,
    /// Its upper edge.
    pub y: f32,
    /// How wide it is.
    pub width: f32,
}

impl Column {
    /// The room from the upper edge of a place.
    pub fn of(place: Rect) -> Self {
        Self { x: place.x, y: place.y, width: place.width }
    }

    /// Columns of the same width side by side, so many mm apart.
    pub fn side_by_side<const COUNT: usize>(self, gap: f32) -> [Self; COUNT] {
        let width = (self.width + gap) / COUNT as f32 - gap;
        std::array::from_fn(|number| Self { x: self.x + number as f32 * (width + gap), width, ..self })
    }

    /// Leaves so many mm free.
    pub fn space(&mut self, mm: f32) {
        self.y += mm;
    }

    /// Words, from so many mm to the right of its left edge.
    pub fn words(&mut self, page: &mut Page, indent: f32, letters: Letters, words: &str) {
        self.y += page.words([self.x + indent, self.y], self.width - indent, letters, words);
    }

    /// A table: how wide its columns are among themselves, and its rows, the first of which is its head. A row is as high as its
    /// words, and at least as high as this, mm.
    pub fn table(&mut self, page: &mut Page, shares: &[f32], rows: &[Vec<String>], least: f32) {
        let whole: f32 = shares.iter().sum();
        let edges: Vec<f32> = std::iter::once(0.0)
            .chain(shares.iter().scan(0.0, |sum, share| {
                *sum += share;
                Some(*sum)
            }))
            .map(|sum| self.x + self.width * sum / whole)
            .collect();
        let top = self.y;
        let rule = |page: &mut Page, y: f32| page.line([self.x, y], [self.x + self.width, y]);
        rule(page, self.y);
        for (number, row) in rows.iter().enumerate() {
            let mut height: f32 = least;
            for ((column, cell), edge) in row.iter().enumerate().zip(edges.windows(2)) {
                let letters = Letters { bold: number == 0 || column == 0, ..SMALL };
                let (at, width) = ([edge[0] + RIM, self.y + RIM / 2.0], edge[1] - edge[0] - 2.0 * RIM);
                if !cell.is_empty() {
                    height = height.max(page.words(at, width, letters, cell) + RIM);
                }
            }
            self.y += height;
            rule(page, self.y);
        }
        for x in edges {
            page.line([x, top], [x, self.y]);
        }
        self.space(BODY.size_mm);
    }
}
