//! How panels lie over the table: areas, columns, cards. The pieces from which every screen is laid out.

use super::style;
use bevy_egui::egui::{
    Align2, Area, AreaState, Context, Frame, Id, InnerResponse, Key, Order, Rect, RichText, ScrollArea, Ui,
    UiBuilder, Vec2, vec2,
};

/// Less than this, in points, is a sliver: only the most necessary is shown.
pub const SLIVER: Vec2 = vec2(300.0, 180.0);

/// Distance of panels over the table from the window's edge, points.
pub const MARGIN: f32 = 10.0;

/// A page is this much of what is seen of a list: the last line stands at the top then.
const PAGE: f32 = 0.85;

/// Lets Page Up and Page Down scroll the list that is being drawn, for whoever has no wheel.
pub fn pages(ui: &Ui) {
    let pages = ui.input(|input| {
        let pressed = |key| input.num_presses(key) as f32;
        pressed(Key::PageUp) - pressed(Key::PageDown)
    });
    if pages != 0.0 {
        ui.scroll_with_delta(vec2(0.0, pages * PAGE * ui.clip_rect().height()));
    }
}

/// Draws over the whole window.
pub fn whole<R>(ctx: &Context, name: &str, content: impl FnOnce(&mut Ui, Rect) -> R) -> R {
    let rect = ctx.content_rect();
    let builder = UiBuilder::new().layer_id(bevy_egui::egui::LayerId::background()).max_rect(rect);
    let mut ui = Ui::new(ctx.clone(), Id::new(name), builder);
    content(&mut ui, rect)
}

/// An area that lies over the table, anchored, as large as its content needs and never larger than `most`.
pub fn over<R>(
    ctx: &Context,
    name: &str,
    (to, offset): (Align2, Vec2),
    most: Vec2,
    content: impl FnOnce(&mut Ui) -> R,
) -> R {
    let area = Area::new(Id::new(name)).order(Order::Middle).anchor(to, offset).default_size(most);
    settled(ctx, name, |ctx| {
        area.show(ctx, |ui| {
            // An area remembers its size; without this it could shrink, but never grow again.
            ui.set_max_size(most.max(vec2(1.0, 1.0)));
            content(ui)
        })
    })
}

/// A panel that fills its place.
pub fn filled<R>(
    ctx: &Context,
    name: &str,
    rect: Rect,
    frame: Frame,
    content: impl FnOnce(&mut Ui) -> R,
) -> R {
    let area = Area::new(Id::new(name)).order(Order::Middle).fixed_pos(rect.min).default_size(rect.size());
    let shown = area.show(ctx, |ui| {
        ui.set_max_size(rect.size());
        let room = (rect.size() - frame.total_margin().sum()).max(vec2(1.0, 1.0));
        let content = |ui: &mut Ui| {
            ui.set_min_size(room);
            ui.set_max_size(room);
            content(ui)
        };
        frame.show(ui, content).inner
    });
    shown.inner
}

/// Shows an area of this name, placed by the size that it had in the picture before. If its size has changed, the whole
/// picture is drawn again, so that nobody sees it at the wrong place.
pub fn settled<R>(ctx: &Context, name: &str, show: impl FnOnce(&Context) -> InnerResponse<R>) -> R {
    let before = size(ctx, name);
    let shown = show(ctx);
    redo(ctx, before, shown.response.rect.size());
    shown.inner
}

/// Draws all anew before anything is seen, where something has another size than when it was placed.
pub fn redo(ctx: &Context, before: Option<Vec2>, now: Vec2) {
    if before.is_none_or(|before| (before - now).abs().max_elem() >= 0.5) {
        ctx.request_discard("something has another size");
    }
}

/// The size that an area of this name had when it was last drawn.
pub fn size(ctx: &Context, name: &str) -> Option<Vec2> {
    AreaState::load(ctx, Id::new(name))?.size
}

/// A column of panels on the left or the right, so far from the top and no larger than this, which scrolls.
pub fn column(ctx: &Context, name: &str, place: (Align2, f32), size: Vec2, content: impl FnOnce(&mut Ui)) {
    column_with_foot(ctx, name, place, size, (content, None::<fn(&mut Ui)>));
}

/// The same with a foot that stays in sight below what scrolls.
pub fn column_with_foot(
    ctx: &Context,
    name: &str,
    (to, top): (Align2, f32),
    size: Vec2,
    (content, foot): (impl FnOnce(&mut Ui), Option<impl FnOnce(&mut Ui)>),
) {
    let inwards = if to == Align2::LEFT_TOP { MARGIN } else { -MARGIN };
    over(ctx, name, (to, vec2(inwards, top)), size, |ui| {
        style::panel_frame().show(ui, |ui| {
            ui.set_width(size.x - 24.0);
            let id = Id::new(name).with("foot");
            let known: f32 = ui.data(|data| data.get_temp(id)).unwrap_or_default();
            let height = (size.y - 24.0 - known).max(20.0);
            // Room for the handle is kept free, so that nothing moves where one comes up.
            let wide = ui.available_width() - ui.spacing().scroll.allocated_width();
            ScrollArea::vertical().id_salt(name).max_height(height).show(ui, |ui| {
                ui.set_width(wide);
                content(ui);
            });
            let Some(foot) = foot else { return };
            let above = ui.cursor().top();
            ui.separator();
            foot(ui);
            let now = ui.min_rect().bottom() - above + ui.spacing().item_spacing.y;
            ui.data_mut(|data| data.insert_temp(id, now));
            redo(ui.ctx(), Some(vec2(0.0, known)), vec2(0.0, now));
        });
    });
}

/// A card in the middle of the window, never larger than it.
pub fn card<R>(ctx: &Context, name: &str, width: f32, content: impl FnOnce(&mut Ui) -> R) -> R {
    let room = ctx.content_rect().size();
    over(ctx, name, (Align2::CENTER_CENTER, Vec2::ZERO), room, |ui| {
        style::panel_frame()
            .inner_margin(18)
            .show(ui, |ui| {
                ui.set_width((room.x - 60.0).min(width).max(20.0));
                ui.set_max_height((room.y - 60.0).max(20.0));
                content(ui)
            })
            .inner
    })
}

/// Small print.
pub fn faint(text: impl Into<String>) -> RichText {
    RichText::new(text).small().color(style::FAINT)
}
