//! What lies over a table and points at it: rings round things, and a plate of words. Lessons, the coach and the look back use it.

use super::{landmarks, layout, style};
use bevy_egui::egui::{
    Area, AreaState, Color32, Context, Id, LayerId, Order, Pos2, Rect, ScrollArea, Stroke, StrokeKind, Ui,
};

/// What lies over a table to be read: the names of its areas. Each keeps clear of those before it, and no two of one another.
const READ: [&str; 8] =
    ["result", "look back", "lesson", "training", "coach", "shown position", "replay bar", "film"];

/// The area of refusals, which stands beside the pointer.
pub const REFUSALS: &str = "refusals";

/// Where a refusal is read, while one is.
pub fn refusal(ctx: &Context) -> Option<Rect> {
    let id = Id::new(REFUSALS);
    let is_shown = ctx.memory(|memory| memory.areas().visible_layer_ids().iter().any(|layer| layer.id == id));
    AreaState::load(ctx, id).filter(|_| is_shown).map(|area| area.rect())
}

/// Where something lies over the table that is read: what is before an area of this name, or all of it for any other name. Tips
/// and plates keep clear of it where they can.
pub fn read(ctx: &Context, name: &str) -> Vec<Rect> {
    let shown = ctx.memory(|memory| memory.areas().visible_layer_ids());
    let is_shown = |area: &&&str| shown.iter().any(|layer| layer.id == Id::new(**area));
    let before = READ.iter().take_while(|area| **area != name).filter(is_shown);
    before.filter_map(|area| Some(AreaState::load(ctx, Id::new(area))?.rect())).collect()
}

/// Whether a window of the game's own wants an answer: that comes first.
pub fn must_wait(ctx: &Context) -> bool {
    ctx.memory(|memory| memory.top_modal_layer()).is_some()
}

/// Where things and buttons of these names are, as far as they are in sight.
pub fn marked(ctx: &Context, names: &[String]) -> Vec<Rect> {
    let place = |name: &String| landmarks::find_item(ctx, name).or(landmarks::find_button(ctx, name));
    names.iter().filter_map(place).collect()
}

fn ringed_id() -> Id {
    Id::new("ringed")
}

/// What has a ring round it in this picture, or in the one before.
pub fn ringed(ctx: &Context) -> Vec<Rect> {
    let (frame, rings) = ctx.data(|data| data.get_temp::<(u64, Vec<Rect>)>(ringed_id())).unwrap_or_default();
    if frame + 1 >= ctx.cumulative_frame_nr() { rings } else { vec![] }
}

/// Draws a ring round each of these, so far from it, points.
pub fn rings(ctx: &Context, of: &[Rect], away: f32, colour: Color32) {
    let painter = ctx.layer_painter(LayerId::new(Order::Foreground, Id::new("rings")));
    let frame = ctx.cumulative_frame_nr();
    ctx.data_mut(|data| data.insert_temp(ringed_id(), (frame, of.to_vec())));
    for rect in of {
        painter.rect_stroke(rect.expand(away), 8.0, Stroke::new(3.0, colour), StrokeKind::Outside);
    }
}

/// Draws a plate so wide, points, where the window has room for it. [`layout::size`] knows its size by its name.
pub fn plate<R>(
    ctx: &Context,
    name: &str,
    (at, wide): (Pos2, f32),
    edge: Color32,
    content: impl FnOnce(&mut Ui) -> R,
) -> R {
    let room = ctx.content_rect().shrink(layout::MARGIN);
    let area = Area::new(Id::new(name)).order(Order::Foreground).fade_in(false).fixed_pos(at);
    let frame = style::panel_frame().fill(style::DIALOG).stroke(Stroke::new(1.5, edge)).inner_margin(12);
    layout::settled(ctx, name, |ctx| {
        area.show(ctx, |ui| {
            let shown = frame.show(ui, |ui| {
                ui.set_width(wide.min(room.width() - 30.0).max(60.0));
                content(ui)
            });
            shown.inner
        })
    })
}

/// What is read on a plate: it scrolls where the window is too low for it beside so much that always stays in sight, points.
pub fn scrolls(ui: &mut Ui, beside: f32, content: impl FnOnce(&mut Ui)) {
    let height = (ui.ctx().content_rect().height() - beside).max(beside);
    // A greatest height puts what comes next at the top of its region: that has to be a region of its own.
    ui.scope(|ui| {
        ui.set_max_height(height);
        ScrollArea::vertical().max_height(height).show(ui, content);
    });
}
