//! Pages to be printed, as SVG of the paper's true size: words that wrap, tables, cut marks, and a ruler by which a print can be
//! checked. What stands on them is the games' own.
//!
//! All is black on white, and nothing is told by colour. Letters are outlines, so a page looks the same on every machine.

mod column;
mod flow;
mod letters;
mod page;

pub use column::Column;
pub use flow::Flow;
pub use letters::{BODY, HEADING, Letters, SMALL, TITLE};
pub use page::{Page, Rect, finish};
