//! What lies over a table and points at it: rings round things, and a plate of words. Lessons, the coach and the look back use it.

use super::{landmarks, layout, style};
use bevy_egui::egui::{
    Area, AreaState, Color32, Context, Id, LayerId, Order, Pos2, Rect, Stroke, StrokeKind, Ui,
};

/// What lies over a table to be read: the names of its areas. Each keeps clear of those before it, and no two of one another.
const READ: [&str; 4] = ["result", "look back", "lesson", "coach"];

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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::ui::tip;
    use bevy_egui::egui::{Align2, RawInput, Vec2, pos2, vec2};

    const ROOM: Vec2 = vec2(1280.0, 720.0);

    const PLATES: [&str; 2] = ["lesson", "coach"];

    /// A result, and two plates that would stand in the same corner over it: where they stand in each of some pictures.
    fn pictures() -> Vec<[Rect; 2]> {
        let ctx = Context::default();
        let stands = |ctx: &Context, name: &str| {
            let size = layout::size(ctx, name).unwrap_or_default();
            let room = ctx.content_rect().shrink(layout::MARGIN);
            let at = tip::aside(room, size, 0.0, &read(ctx, name));
            plate(ctx, name, (at, 330.0), Color32::WHITE, |ui| ui.allocate_space(vec2(330.0, 100.0)));
        };
        let shown = |ctx: &Context| {
            layout::over(ctx, "result", (Align2::RIGHT_BOTTOM, vec2(-40.0, -40.0)), ROOM, |ui| {
                ui.allocate_space(vec2(400.0, 300.0));
            });
            PLATES.iter().for_each(|name| stands(ctx, name));
        };
        let input =
            || RawInput { screen_rect: Some(Rect::from_min_size(Pos2::ZERO, ROOM)), ..RawInput::default() };
        let one = |_| {
            let _ = ctx.run_ui(input(), |ui| shown(ui.ctx()));
            PLATES.map(|name| AreaState::load(&ctx, Id::new(name)).unwrap().rect())
        };
        (0..12).map(one).collect()
    }

    #[test]
    fn plates_keep_clear_of_the_result_and_of_one_another_and_then_stand_still() {
        let all = pictures();
        let [lesson, coach] = all[all.len() - 1];
        let result = Rect::from_min_max(pos2(840.0, 380.0), pos2(1240.0, 680.0));
        assert!(!lesson.intersects(result) && !coach.intersects(result), "{lesson} {coach}");
        assert!(!lesson.intersects(coach), "{lesson} {coach}");
        assert_eq!(all[all.len() - 2], all[all.len() - 1], "neither gives way to the other again and again");
    }
}
