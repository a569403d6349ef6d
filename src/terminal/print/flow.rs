//! Words that run down the columns of one page after another.

use super::column::Column;
use super::letters::Letters;
use super::page::Page;
use crate::commands::Paper;

/// Between two columns, mm.
const GAP: f32 = 7.0;

/// Sheets in two columns, as far as they are full.
pub struct Flow {
    paper: Paper,
    pages: Vec<Page>,
    page: Page,
    /// The column that fills, and the next one on the page.
    column: Column,
    next: Option<Column>,
    bottom: f32,
}

impl Flow {
    /// From the upper edge of an empty page.
    pub fn new(paper: Paper) -> Self {
        let mut page = Page::new(paper);
        let sheet = page.sheet();
        let [column, next] = Column::of(sheet).side_by_side(GAP);
        Self { paper, pages: vec![], page, column, next: Some(next), bottom: sheet.y + sheet.height }
    }

    /// Words, from so many mm to the right. They stay together, and there is room for so many mm below them.
    pub fn words(&mut self, indent: f32, letters: Letters, words: &str, below: f32) {
        let lines = letters.lines(words, self.column.width - indent).len();
        if self.column.y + lines as f32 * letters.line_mm() + below > self.bottom {
            self.turn();
        }
        self.column.words(&mut self.page, indent, letters, words);
    }

    /// Leaves so many mm free.
    pub fn space(&mut self, mm: f32) {
        self.column.space(mm);
    }

    /// Goes on in the next column.
    fn turn(&mut self) {
        if let Some(next) = self.next.take() {
            self.column = next;
            return;
        }
        let Self { pages, page, .. } = std::mem::replace(self, Self::new(self.paper));
        self.pages = pages;
        self.pages.push(page);
    }

    /// The pages.
    pub fn pages(mut self) -> Vec<Page> {
        self.pages.push(self.page);
        self.pages
    }
}
