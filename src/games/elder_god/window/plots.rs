//! Where the cells of a plot are in the window: fitted to what grows there, or as the player has panned and zoomed.

use super::layout::CARD;
use bevy_egui::egui::{Pos2, Rect, Vec2, pos2, vec2};
use elder_god_rules::{COLUMNS, Cell, ROWS};

/// Room round what is fitted, cells.
const MARGIN: f32 = 0.3;
/// Room below it, cells: for the names of the columns.
const FOOT: f32 = 0.22;
/// As few cells as are fitted at least, across and up.
const LEAST: (f32, f32) = (3.0, 2.6);
/// Widest card that is fitted, and least and greatest that one may zoom to, points.
const WIDEST: f32 = 104.0;
const ZOOM: (f32, f32) = (12.0, 220.0);
/// What one step of the wheel zooms.
const STEP: f32 = 1.15;

/// How a player has panned and zoomed a plot.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Camera {
    /// What is in the middle, in cells from the lower left corner.
    pub middle: Vec2,
    /// Width of a card, points.
    pub wide: f32,
}

/// Where the cells of a plot are.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frame {
    /// The part of the window in which they are seen.
    pub field: Rect,
    /// The lower left corner of the plot.
    origin: Pos2,
    /// Size of a cell.
    cell: Vec2,
}

impl Frame {
    /// Fitted to these cells; or as the player has it. Cells are whole pixels, so that cards join without a seam.
    pub fn new(field: Rect, camera: Option<Camera>, cells: impl Iterator<Item = Cell>, pixels: f32) -> Self {
        let camera = camera.unwrap_or_else(|| fitted(field, cells));
        let whole = |x: f32| (x * pixels).round() / pixels;
        let wide = whole(camera.wide.max(1.0)).max(1.0 / pixels);
        let cell = vec2(wide, whole(wide / CARD).max(1.0 / pixels));
        let corner = field.center() + vec2(-camera.middle.x, camera.middle.y) * cell;
        Self { field, origin: pos2(whole(corner.x), whole(corner.y)), cell }
    }

    /// Where a cell is.
    pub fn cell(&self, at: Cell) -> Rect {
        let corner = vec2(f32::from(at.column()), -f32::from(at.row()) - 1.0) * self.cell;
        Rect::from_min_size(self.origin + corner, self.cell)
    }

    /// As much of a cell as is seen.
    pub fn seen(&self, at: Cell) -> Option<Rect> {
        let seen = self.cell(at).intersect(self.field);
        seen.is_positive().then_some(seen)
    }

    /// The cell at a point that is seen.
    pub fn at(&self, point: Pos2) -> Option<Cell> {
        let cells = (point - self.origin) / self.cell;
        let (column, row) = (cells.x.floor(), (-cells.y).floor());
        let inside = self.field.contains(point)
            && (0.0..f32::from(COLUMNS)).contains(&column)
            && (0.0..f32::from(ROWS)).contains(&row);
        if inside { Cell::new(column as u8, row as u8) } else { None }
    }

    /// The whole plot.
    pub fn area(&self) -> Rect {
        let size = vec2(f32::from(COLUMNS), f32::from(ROWS)) * self.cell;
        Rect::from_min_size(self.origin - vec2(0.0, size.y), size)
    }

    /// Size of a card.
    pub const fn card(&self) -> Vec2 {
        self.cell
    }

    /// The camera that shows it so.
    pub fn camera(&self) -> Camera {
        let middle = (self.field.center() - self.origin) / self.cell;
        Camera { middle: vec2(middle.x, -middle.y), wide: self.cell.x }
    }

    /// Moved by so many points.
    pub(crate) fn panned(&self, by: Vec2) -> Camera {
        let camera = self.camera();
        let by = by / self.cell;
        kept(Camera { middle: camera.middle + vec2(-by.x, by.y), ..camera })
    }

    /// Zoomed about a point by so many steps.
    pub(crate) fn zoomed(&self, about: Pos2, steps: f32) -> Camera {
        let camera = self.camera();
        let wide = (camera.wide * STEP.powf(steps)).clamp(ZOOM.0, ZOOM.1);
        let at = (about - self.origin) / self.cell;
        let at = vec2(at.x, -at.y);
        kept(Camera { middle: at + (camera.middle - at) * (camera.wide / wide), wide })
    }
}

/// Never so far that nothing of the plot is in the middle.
fn kept(camera: Camera) -> Camera {
    let most = vec2(f32::from(COLUMNS), f32::from(ROWS));
    Camera { middle: camera.middle.clamp(Vec2::ZERO, most), ..camera }
}

/// Cells in the middle of a field, as large as there is room.
fn fitted(field: Rect, cells: impl Iterator<Item = Cell>) -> Camera {
    let (mut least, mut most) = (vec2(f32::MAX, f32::MAX), vec2(f32::MIN, f32::MIN));
    for cell in cells {
        let corner = vec2(f32::from(cell.column()), f32::from(cell.row()));
        (least, most) = (least.min(corner), most.max(corner + vec2(1.0, 1.0)));
    }
    let size = most - least + vec2(2.0 * MARGIN, MARGIN + FOOT);
    let across = field.width() / size.x.max(LEAST.0);
    let up = field.height() / size.y.max(LEAST.1) * CARD;
    let wide = across.min(up).min(WIDEST);
    // What is lowest stands at the foot of the field.
    let foot = field.height() / (wide / CARD) / 2.0 + least.y - FOOT;
    Camera { middle: vec2((least.x + most.x) / 2.0, foot), wide }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIELD: Rect = Rect { min: pos2(100.0, 50.0), max: pos2(500.0, 450.0) };

    fn cell(column: u8, row: u8) -> Cell {
        Cell::new(column, row).unwrap()
    }

    #[test]
    fn what_is_fitted_is_seen_whole_and_found_again() {
        let cells = [cell(5, 0), cell(5, 1), cell(9, 3), cell(2, 7)];
        let frame = Frame::new(FIELD, None, cells.into_iter(), 2.0);
        for at in cells {
            assert!(FIELD.contains_rect(frame.cell(at)), "{at}");
            assert_eq!(frame.at(frame.cell(at).center()), Some(at));
        }
        assert!(frame.cell(cell(5, 1)).bottom() == frame.cell(cell(5, 0)).top(), "no seam");
        assert!((frame.card().x * 2.0).fract() == 0.0, "whole pixels");
        assert_eq!(frame.at(FIELD.min - vec2(1.0, 1.0)), None);
    }

    #[test]
    fn zooming_keeps_what_is_under_the_pointer_there_and_panning_moves_it_along() {
        let frame = Frame::new(FIELD, None, [cell(5, 0), cell(5, 4)].into_iter(), 1.0);
        let about = frame.cell(cell(5, 2)).center();
        let zoomed = Frame::new(FIELD, Some(frame.zoomed(about, 2.0)), std::iter::empty(), 1.0);
        assert!(zoomed.card().x > frame.card().x * 1.2);
        assert_eq!(zoomed.at(about), Some(cell(5, 2)));
        let panned = Frame::new(FIELD, Some(frame.panned(vec2(40.0, -20.0))), std::iter::empty(), 1.0);
        let moved = panned.cell(cell(5, 2)).center() - about;
        assert!((moved - vec2(40.0, -20.0)).length() < 2.0, "{moved}");
        let lost = frame.panned(vec2(1e6, 1e6));
        assert!(lost.middle.x >= 0.0 && lost.middle.y <= f32::from(ROWS));
    }
}
