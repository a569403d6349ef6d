//! What of a picture no plate and no notice may hide: the carried piece, its place, and what tells of it; and where words are
//! that are read, such as the log: no notice lies over them.

use bevy_egui::egui::{Context, Id, Rect};
use std::collections::BTreeMap;

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

type Texts = BTreeMap<&'static str, (u64, Rect)>;

fn texts_id() -> Id {
    Id::new("texts that are read")
}

/// Notes where words are read in this picture and the next, under a name of their own.
pub fn note_text(ctx: &Context, name: &'static str, rect: Rect) {
    let frame = ctx.cumulative_frame_nr();
    ctx.data_mut(|data| {
        data.get_temp_mut_or_default::<Texts>(texts_id()).insert(name, (frame, rect));
    });
}

/// Where words are read.
pub fn texts(ctx: &Context) -> Vec<Rect> {
    let frame = ctx.cumulative_frame_nr();
    let noted = ctx.data(|data| data.get_temp::<Texts>(texts_id())).unwrap_or_default();
    noted
        .into_values()
        .filter(|(at, rect)| at + 1 >= frame && rect.is_positive())
        .map(|(_, rect)| rect)
        .collect()
}
