//! No button under a button: one that comes up where the pointer rests takes no click for a moment. Whoever clicked what
//! was there before would do something else than they meant, and it may not be taken back.
//!
//! Whoever moves the pointer on to the button afterwards means it, and is heard at once.

use super::style;
use bevy_egui::egui::{Rect, Response, Ui};

/// For how long a button that came up under a resting pointer is locked, s.
const LOCKED_S: f64 = 0.5;
/// A button that lies farther from where it was lies elsewhere, points.
const STEADY: f32 = 8.0;

/// What is remembered of a button from picture to picture.
#[derive(Clone, Copy)]
struct UnlockState {
    rect: Rect,
    /// When it came up there, s.
    since: f64,
    /// Whether the pointer has been on it ever since.
    rested_on: bool,
    /// Whether the press under way began before it could be meant for this button.
    refuses: bool,
    /// The picture in which it was drawn last.
    frame: u64,
}

/// Clicks that are meant.
pub trait Unlock {
    /// Whether it was clicked, other than by a click that was meant for what lay there before. `label` tells one button
    /// from another in the same place.
    fn unlocked_click(&self, ui: &Ui, label: &str) -> bool;
}

impl Unlock for Response {
    fn unlocked_click(&self, ui: &Ui, label: &str) -> bool {
        let ctx = ui.ctx();
        let (id, rect, frame) = (self.id.with(label), self.rect, ctx.cumulative_frame_nr());
        let (now, at, down, pressed, released) = ctx.input(|input| {
            let pointer = &input.pointer;
            (
                input.time,
                pointer.latest_pos(),
                pointer.any_down(),
                pointer.any_pressed(),
                pointer.any_released(),
            )
        });
        let on_it = at.is_some_and(|at| rect.contains(at));
        let steady = |shown: &UnlockState| {
            shown.frame + 1 >= frame && shown.rect.center().distance(rect.center()) < STEADY
        };
        let known = ctx.data(|data| data.get_temp::<UnlockState>(id)).filter(steady);
        let fresh = UnlockState { rect, since: now, rested_on: on_it, refuses: down && !pressed, frame };
        let mut shown = UnlockState { frame, ..known.unwrap_or(fresh) };
        shown.rested_on &= on_it;
        let locked = shown.rested_on && now - shown.since < LOCKED_S;
        shown.refuses |= locked && pressed;
        let refused = shown.refuses;
        // The next press is another matter; this one may still be told of in another pass of this picture.
        if !down && !released {
            shown.refuses = false;
        }
        ctx.data_mut(|data| data.insert_temp(id, shown));
        if locked && self.enabled() {
            ui.painter().rect_filled(rect, 4.0, style::WELL.gamma_multiply(0.6));
            ctx.request_repaint();
        }
        self.clicked() && !(refused && released)
    }
}
