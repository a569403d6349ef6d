//! Drag and drop: something is taken where it lies, hangs under the pointer, and is let go of over a place. A game says
//! what can be taken ([`take`]) and, for what is carried, where it may go and what letting go there does, or why it may
//! not ([`DropZone`]); that comes from its rules. The rest is here: places glow, the pointer is told what letting go would
//! do, and what is let go of elsewhere goes back, as it does with Esc.
//!
//! One thing is carried at a time, as a payload of egui's own, which Esc and the end of the press take away.

use super::{style, tip};
use crate::speech::Reason;
use bevy_egui::egui::{
    Color32, Context, CursorIcon, DragAndDrop, Id, LayerId, Order, Painter, Pos2, Rect, Response, RichText,
    Stroke, StrokeKind, Vec2,
};
use std::sync::Arc;

/// Widest picture of what is carried, points: it hides no more of the places than it must.
const WIDEST: f32 = 76.0;
/// How much of it is seen: places shine through.
const OPACITY: f32 = 0.86;
/// How long it takes to go back, s.
const BACK_S: f32 = 0.14;
/// Corners of a place's glow, points.
const ROUND: f32 = 8.0;

/// A place over which something can be let go of.
#[derive(Clone, Debug, PartialEq)]
pub struct DropZone<D> {
    /// Where it is.
    pub rect: Rect,
    /// What letting go there asks for.
    pub drop: D,
    /// What that does, in words; or why it may not go there.
    pub says: Result<String, Reason>,
}

/// What is carried, where it lay, and where in it the pointer took it.
#[derive(Debug)]
struct Carried<T> {
    what: T,
    from: Rect,
    grip: Vec2,
}

impl<T> Carried<T> {
    /// Where its picture hangs.
    fn hangs(&self, pointer: Pos2) -> Rect {
        let scale = (WIDEST / self.from.width().max(1.0)).min(1.0);
        Rect::from_min_size(pointer - self.grip * scale, self.from.size() * scale)
    }
}

struct Back<T> {
    carried: Arc<Carried<T>>,
    from: Rect,
    /// When it set out, s.
    since: f64,
}

impl<T> Clone for Back<T> {
    fn clone(&self) -> Self {
        Self { carried: self.carried.clone(), ..*self }
    }
}

/// Where the press began by which a place is dragged, if it began there. egui looks under the pointer once a picture:
/// where pictures are slow, what is pressed and moved away in one of them counts as pressed where it is by then.
pub fn pressed(ctx: &Context, place: Rect) -> Option<Pos2> {
    ctx.input(|input| input.pointer.press_origin()).filter(|at| place.contains(*at))
}

/// Takes what was drawn where the response is, once that is dragged; says whether it was taken now. It must sense drags.
pub fn take<T: Send + Sync + 'static>(response: &Response, what: impl FnOnce() -> T) -> bool {
    let from = response.rect;
    let Some(pressed) = pressed(&response.ctx, from).filter(|_| response.drag_started()) else {
        return false;
    };
    let carried = Carried { what: what(), from, grip: pressed - from.min };
    DragAndDrop::set_payload(&response.ctx, carried);
    true
}

/// What is carried, if it is of this kind.
pub fn carried<T: Clone + Send + Sync + 'static>(ctx: &Context) -> Option<T> {
    DragAndDrop::payload::<Carried<T>>(ctx).map(|carried| carried.what.clone())
}

/// Whether anything is carried.
pub fn is_carrying(ctx: &Context) -> bool {
    DragAndDrop::has_any_payload(ctx)
}

/// Shows what is carried over all else, if it is of this kind, and the places where it may go; what letting go asks for.
/// `still` where things jump instead of moving.
pub fn carry<T: Send + Sync + 'static, D>(
    ctx: &Context,
    still: bool,
    places: impl FnOnce(&T) -> Vec<DropZone<D>>,
    picture: impl FnOnce(&Painter, Rect, &T),
) -> Option<D> {
    let layer = |name: &str| LayerId::new(Order::Foreground, Id::new(name));
    let painter = ctx.layer_painter(layer("carried"));
    let Some(carried) = DragAndDrop::payload::<Carried<T>>(ctx) else {
        go_back(ctx, &painter, still, picture);
        return None;
    };
    let pointer = ctx.input(|input| input.pointer.latest_pos())?;
    let mut places = places(&carried.what);
    let under = under(&places, pointer);
    let glow = ctx.layer_painter(layer("places"));
    places.iter().enumerate().for_each(|(k, place)| shine(&glow, place, under == Some(k)));
    let hangs = carried.hangs(pointer);
    let mut picture_painter = painter;
    picture_painter.set_opacity(OPACITY);
    picture(&picture_painter, hangs, &carried.what);
    if ctx.input(|input| input.pointer.primary_released()) {
        DragAndDrop::clear_payload(ctx);
        let place = places.swap_remove(under?);
        if place.says.is_ok() {
            forget::<T>(ctx);
        }
        return Some(place.drop);
    }
    ctx.set_cursor_icon(CursorIcon::Grabbing);
    remember(ctx, Back { carried, from: hangs, since: f64::INFINITY });
    if let Some(k) = under {
        say(ctx, pointer, hangs, &places[k]);
    }
    None
}

/// Which of these places a point is over: the smallest, where there are several.
pub fn under<D>(places: &[DropZone<D>], at: Pos2) -> Option<usize> {
    let over = places.iter().enumerate().filter(|(_, place)| place.rect.contains(at));
    over.min_by(|(_, a), (_, b)| a.rect.area().total_cmp(&b.rect.area())).map(|(k, _)| k)
}

/// Says what letting go would do.
fn say<D>(ctx: &Context, pointer: Pos2, hangs: Rect, place: &DropZone<D>) {
    let (words, ink) = match &place.says {
        Ok(words) => (format!("✔ {words}"), style::GOOD),
        Err(why) => (format!("✖ {}", why.words), style::BAD),
    };
    tip::about(ctx, "carried over", Some(pointer), (hangs, &[]), |ui| {
        ui.label(RichText::new(words).color(ink));
    });
}

/// Lights up a place that may be let go over, brightly below the pointer; one that may not is crossed out, there only.
fn shine<D>(painter: &Painter, place: &DropZone<D>, under: bool) {
    let line = |rect: Rect, ink: Color32, width: f32| {
        painter.rect_stroke(rect, ROUND, Stroke::new(width, ink), StrokeKind::Inside);
    };
    match (&place.says, under) {
        (Ok(_), true) => {
            painter.rect_filled(place.rect, ROUND, style::GOOD.gamma_multiply(0.16));
            line(place.rect, style::GOOD, 3.5);
        }
        (Ok(_), false) => {
            painter.rect_filled(place.rect, ROUND, style::AMBER.gamma_multiply(0.08));
            line(place.rect, style::AMBER.gamma_multiply(0.9), 2.0);
        }
        (Err(_), true) => {
            line(place.rect, style::BAD, 2.0);
            let stroke = Stroke::new(1.5, style::BAD.gamma_multiply(0.6));
            painter.line_segment([place.rect.left_top(), place.rect.right_bottom()], stroke);
            painter.line_segment([place.rect.right_top(), place.rect.left_bottom()], stroke);
        }
        (Err(_), false) => {}
    }
}

fn place_of_back<T: 'static>() -> Id {
    Id::new(("on its way back", std::any::type_name::<T>()))
}

fn remember<T: Send + Sync + 'static>(ctx: &Context, back: Back<T>) {
    ctx.data_mut(|data| data.insert_temp(place_of_back::<T>(), Some(back)));
}

fn forget<T: Send + Sync + 'static>(ctx: &Context) {
    ctx.data_mut(|data| data.insert_temp(place_of_back::<T>(), None::<Back<T>>));
}

/// Moves what nobody carries any more to where it lay.
fn go_back<T: Send + Sync + 'static>(
    ctx: &Context,
    painter: &Painter,
    still: bool,
    picture: impl FnOnce(&Painter, Rect, &T),
) {
    let Some(mut back) = ctx.data(|data| data.get_temp::<Option<Back<T>>>(place_of_back::<T>())).flatten()
    else {
        return;
    };
    let now = ctx.input(|input| input.time);
    back.since = back.since.min(now);
    let passed = (now - back.since) as f32 / BACK_S;
    if still || passed >= 1.0 {
        return forget::<T>(ctx);
    }
    picture(painter, back.from.lerp_towards(&back.carried.from, passed), &back.carried.what);
    remember(ctx, back);
    ctx.request_repaint();
}
