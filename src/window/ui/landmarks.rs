//! Where things are in the window, by name: what a lesson points at. A drawn table says where its things are, under their
//! game's own names for them; buttons say where they are, under the id of their shortcut or the key on them.

use crate::keys::Cap;
use bevy_egui::egui::{Context, Id, Rect};
use std::collections::BTreeMap;
use std::fmt::Display;
use std::sync::{Arc, Mutex, PoisonError};

/// Where something was, and in which picture. In order, so that a plate stands at the same place in every run.
type Known = BTreeMap<String, (Rect, u64)>;

/// All of them, kept by egui: who asks for one gets no copy of the rest.
type Kept = Arc<Mutex<Known>>;

/// What the names of needed parts begin with.
const NEEDED: &str = "needed ";

fn id() -> Id {
    Id::new("landmarks")
}

/// Whether anybody wants to know. Nothing is noted otherwise.
pub fn want(ctx: &Context, wanted: bool) {
    if wanted {
        ctx.data_mut(|data| {
            data.get_temp_mut_or_default::<Kept>(id());
        });
    } else {
        ctx.data_mut(|data| data.remove::<Kept>(id()));
    }
}

/// Works with what is known, if anybody wants to know.
fn with<R>(ctx: &Context, work: impl FnOnce(&mut Known) -> R) -> Option<R> {
    let kept = ctx.data(|data| data.get_temp::<Kept>(id()))?;
    let mut known = kept.lock().unwrap_or_else(PoisonError::into_inner);
    Some(work(&mut known))
}

fn note(ctx: &Context, what: impl FnOnce() -> Option<(String, Rect)>) {
    if ctx.data(|data| data.get_temp::<Kept>(id())).is_none() {
        return;
    }
    let frame = ctx.cumulative_frame_nr();
    if let Some((name, rect)) = what() {
        with(ctx, |known| known.insert(name, (rect, frame)));
    }
}

/// A thing on a drawn table is there: its name is what its game's own target prints.
pub fn item(ctx: &Context, target: &impl Display, rect: impl FnOnce() -> Option<Rect>) {
    note(ctx, || Some((target.to_string(), rect()?)));
}

/// A part of a table that is no target is there.
pub fn part(ctx: &Context, name: &str, rect: Rect) {
    note(ctx, || Some((name.to_owned(), rect)));
}

/// A part of a table that the player needs is there: a plate stands beside it where it can.
pub fn needed(ctx: &Context, name: &str, rect: Rect) {
    note(ctx, || Some((format!("{NEEDED}{name}"), rect)));
}

/// A button is here.
pub fn button(ctx: &Context, cap: &Cap, rect: Rect) {
    let name = match cap {
        Cap::Of(shortcut) => shortcut.id,
        Cap::Named(key) | Cap::Fixed(key) => key,
    };
    note(ctx, || Some((format!("button {name}"), rect)));
}

/// Where a thing on a drawn table is.
pub fn find_item(ctx: &Context, name: &str) -> Option<Rect> {
    find(ctx, name)
}

/// Where the parts of a table are that the player needs.
pub fn all_needed(ctx: &Context) -> Vec<Rect> {
    let frame = ctx.cumulative_frame_nr();
    let all = |known: &mut Known| {
        let needed = known.range(NEEDED.to_owned()..).take_while(|(name, _)| name.starts_with(NEEDED));
        needed.filter_map(|(_, noted)| seen(*noted, frame)).collect()
    };
    with(ctx, all).unwrap_or_default()
}

/// Where a button is.
pub fn find_button(ctx: &Context, name: &str) -> Option<Rect> {
    find(ctx, &format!("button {name}"))
}

/// Where something is, if it is in this picture or was in the one before.
fn find(ctx: &Context, name: &str) -> Option<Rect> {
    let frame = ctx.cumulative_frame_nr();
    with(ctx, |known| known.get(name).and_then(|noted| seen(*noted, frame)))?
}

fn seen((rect, at): (Rect, u64), frame: u64) -> Option<Rect> {
    (at + 1 >= frame && rect.is_positive()).then_some(rect)
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::{Pos2, vec2};

    #[test]
    fn what_is_needed_comes_in_the_same_order_in_every_run() {
        let spot = |k: usize| Rect::from_min_size(Pos2::new(k as f32, 0.0), vec2(1.0, 1.0));
        let ctx = Context::default();
        want(&ctx, true);
        (0..9).rev().for_each(|k| needed(&ctx, &k.to_string(), spot(k)));
        assert_eq!(all_needed(&ctx), (0..9).map(spot).collect::<Vec<_>>());
    }
}
