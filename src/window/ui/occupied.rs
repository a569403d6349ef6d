//! What of a picture no plate and no notice may hide: the carried piece, its place, and what tells of it.

use bevy_egui::egui::{Context, Id, Rect};

type Noted = (u64, Vec<Rect>);

fn id() -> Id {
    Id::new("occupied")
}

/// Notes it for this picture and the next.
pub fn note(ctx: &Context, parts: impl Iterator<Item = Rect>) {
    let noted: Noted = (ctx.cumulative_frame_nr(), parts.filter(|rect| rect.is_positive()).collect());
    ctx.data_mut(|data| data.insert_temp(id(), noted));
}

/// What was noted in this picture, or in the one before.
pub fn all(ctx: &Context) -> Vec<Rect> {
    let (frame, parts) = ctx.data(|data| data.get_temp::<Noted>(id())).unwrap_or_default();
    if frame + 1 >= ctx.cumulative_frame_nr() { parts } else { vec![] }
}
