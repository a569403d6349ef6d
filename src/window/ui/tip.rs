//! Explanations: each stands beside the pointer, within the window, and never over what it explains.

use bevy_egui::egui::{
    Align2, Area, AreaState, Context, Id, Order, Pos2, Rect, RectAlign, Response, Tooltip, Ui, Vec2,
    WidgetText, vec2,
};

use super::{callout, layout, rule_link, style};
use crate::speech::Reason;

/// From the pointer and from what is explained to the explanation, points.
const GAP: f32 = 10.0;
/// The arrow of the pointer, from its point, points.
const ARROW: Vec2 = vec2(12.0, 18.0);
/// Widest explanation, points.
const WIDEST: f32 = 320.0;
/// Buttons so far above and below something are kept in sight beside its explanation, points.
const NEAR: f32 = 80.0;
/// What it costs to hide a square point of what is explained, and of what else should stay in sight; in points that the
/// explanation might rather stand farther from the pointer.
const HIDING: (f32, f32) = (100.0, 1.0);

/// The same for a plate, which may stand anywhere, and what is needed.
const NEEDED: (f32, f32) = (1.0, 100.0);

/// A tip goes so far aside for a plate, points; farther, where it stands no farther than this from what it explains.
const ASIDE: f32 = 160.0;
const BESIDE: f32 = 2.0 * GAP;

/// How far two rectangles are apart, points.
fn gap(one: Rect, other: Rect) -> f32 {
    let apart = (one.min - other.max).max(other.min - one.max).max(Vec2::ZERO);
    apart.length()
}

/// Where an explanation of a size stands in a room: clear of what it explains and of the pointer, of the rest if that can
/// be, and as near to the pointer as it then can.
pub fn place(room: Rect, pointer: Pos2, size: Vec2, explained: Rect, rest: &[Rect]) -> Pos2 {
    place_by(HIDING, room, pointer, size, (explained, rest))
}

fn place_by(
    (explaining, hiding): (f32, f32),
    room: Rect,
    pointer: Pos2,
    size: Vec2,
    (explained, rest): (Rect, &[Rect]),
) -> Pos2 {
    let arrow = Rect::from_min_max(pointer - Vec2::splat(GAP / 2.0), pointer + ARROW);
    let clear_of = || [arrow, explained].into_iter().chain(rest.iter().copied());
    let fit = |at: f32, size: f32, (low, high): (f32, f32)| at.min(high - size).max(low);
    let columns = clear_of().flat_map(|rect| [rect.right() + GAP, rect.left() - GAP - size.x]);
    let rows = clear_of().flat_map(|rect| [rect.bottom() + GAP, rect.top() - GAP - size.y]);
    let columns: Vec<f32> =
        columns.chain([pointer.x, pointer.x - size.x / 2.0, pointer.x - size.x]).collect();
    let rows: Vec<f32> = rows.chain([pointer.y, pointer.y - size.y / 2.0, pointer.y - size.y]).collect();
    let corners = rows.iter().flat_map(|y| columns.iter().map(move |x| (*x, *y)));
    let stands = corners.map(|(x, y)| {
        let x = fit(x, size.x, (room.left(), room.right()));
        Rect::from_min_size(Pos2::new(x, fit(y, size.y, (room.top(), room.bottom()))), size)
    });
    let hides = |stand: Rect, what: Rect| {
        let hidden = stand.intersect(what);
        if hidden.is_positive() { hidden.area() } else { 0.0 }
    };
    let cost = |stand: &Rect| {
        // Nor does it touch anything.
        let own = hides(*stand, arrow) + hides(*stand, explained.expand(GAP / 2.0));
        let others: f32 = rest.iter().map(|each| hides(*stand, *each)).sum();
        explaining * own + hiding * others + stand.distance_to_pos(pointer)
    };
    let best = stands.min_by(|a, b| cost(a).total_cmp(&cost(b)));
    best.map_or(pointer, |stand| stand.min)
}

/// Where a plate stands aside: in the lower right corner of a room, above a bar of a height; where it would cover what is needed
/// there, as near to that as it can without.
pub fn aside(room: Rect, size: Vec2, foot: f32, needed: &[Rect]) -> Pos2 {
    let usual = (room.max - size - vec2(0.0, foot)).max(room.min);
    let covers = needed.iter().any(|rect| rect.intersects(Rect::from_min_size(usual, size)));
    let corner = Rect::from_min_size(room.max, Vec2::ZERO);
    if covers { place_by(NEEDED, room, room.max, size, (corner, needed)) } else { usual }
}

/// Explanations of widgets, said when the pointer rests on them.
pub trait HoverTip: Sized {
    /// Explains it in words.
    fn tip(self, words: impl Into<WidgetText>) -> Self;

    /// Explains it with whatever is drawn.
    fn tip_ui(self, content: impl FnOnce(&mut Ui)) -> Self;

    /// Says why it is disabled.
    fn tip_disabled(self, words: impl Into<WidgetText>) -> Self;

    /// Says why it is disabled, and names the key that leads to the rule, where a rule says so.
    fn tip_refused(self, why: &Reason) -> Self;
}

impl HoverTip for Response {
    fn tip(self, words: impl Into<WidgetText>) -> Self {
        self.tip_ui(|ui| drop(ui.label(words)))
    }

    fn tip_ui(self, content: impl FnOnce(&mut Ui)) -> Self {
        show(Tooltip::for_enabled(&self), &self, content);
        self
    }

    fn tip_disabled(self, words: impl Into<WidgetText>) -> Self {
        show(Tooltip::for_disabled(&self), &self, |ui| drop(ui.label(words)));
        self
    }

    fn tip_refused(self, why: &Reason) -> Self {
        show(Tooltip::for_disabled(&self), &self, |ui| {
            ui.label(&why.words);
            rule_link::line(ui, why);
        });
        self
    }
}

/// Where a tip stands, as [`place`] says, clear of a refusal, and of plates that are read if that is not far from where it stood
/// otherwise. A tip of something on a plate stands on that plate.
fn clear_of_plates(ctx: &Context, pointer: Pos2, size: Vec2, explained: Rect, rest: &[Rect]) -> Pos2 {
    let beside = callout::read(ctx, "").into_iter().filter(|plate| !plate.contains(pointer));
    let rest: Vec<Rect> = rest.iter().copied().chain(callout::refusal(ctx)).collect();
    let all: Vec<Rect> = rest.iter().copied().chain(beside).collect();
    let (usual, clear) = (
        place(ctx.content_rect(), pointer, size, explained, &rest),
        place(ctx.content_rect(), pointer, size, explained, &all),
    );
    let beside = gap(Rect::from_min_size(clear, size), explained) <= BESIDE;
    if beside || usual.distance(clear) <= ASIDE { clear } else { usual }
}

/// What can be clicked near something on its panel, and should stay in sight: nothing that holds it or is held by it.
fn buttons_beside(of: &Response) -> Vec<Rect> {
    let near = of.interact_rect.expand2(vec2(WIDEST, NEAR));
    of.ctx.viewport(|viewport| {
        let all = viewport.prev_pass.widgets.get_layer(of.layer_id);
        let other = all.filter(|widget| widget.sense.senses_click() && widget.id != of.id);
        let rects = other.map(|widget| widget.interact_rect).filter(|rect| rect.is_positive());
        rects.filter(|rect| near.intersects(*rect) && !rect.intersects(of.interact_rect)).collect()
    })
}

fn show(mut tip: Tooltip, of: &Response, content: impl FnOnce(&mut Ui)) {
    if !tip.popup.is_open() {
        return;
    }
    let ctx = &of.ctx;
    // What lies under a dialog is not explained over it.
    if !ctx.memory(|memory| memory.allows_interaction(of.layer_id)) {
        return;
    }
    let pointer = ctx.pointer_hover_pos().unwrap_or(of.rect.center());
    let known = AreaState::load(ctx, Tooltip::next_tooltip_id(ctx, of.id)).and_then(|tip| tip.size);
    let size = known.unwrap_or_default();
    let at = clear_of_plates(ctx, pointer, size, of.interact_rect, &buttons_beside(of));
    let corner = RectAlign { parent: Align2::LEFT_TOP, child: Align2::LEFT_TOP };
    tip.popup =
        tip.popup.anchor(Rect::from_min_size(at, Vec2::ZERO)).align(corner).align_alternatives(&[]).gap(0.0);
    let shown = tip.show(|ui| {
        ui.set_max_width(WIDEST);
        content(ui);
    });
    let now = shown.map(|shown| shown.response.rect.size());
    if known.zip(now).is_none_or(|(known, now)| (known - now).abs().max_elem() >= 0.5) {
        ctx.request_discard("an explanation has another size");
    }
}

/// Explains at once what takes up a part of the window, beside the pointer, or where that is `None` beside the middle of
/// what is explained. What else should stay in sight is kept clear where it can be.
pub fn about(
    ctx: &Context,
    name: &str,
    pointer: Option<Pos2>,
    (explained, rest): (Rect, &[Rect]),
    content: impl FnOnce(&mut Ui),
) {
    // It is of the table, which a dialog hides.
    if ctx.memory(|memory| memory.top_modal_layer()).is_some() {
        return;
    }
    let pointer = pointer.unwrap_or(explained.center());
    let size = layout::size(ctx, name).unwrap_or_default();
    let at = clear_of_plates(ctx, pointer, size, explained, rest);
    let area = Area::new(Id::new(name)).order(Order::Tooltip).interactable(false).fade_in(false);
    layout::settled(ctx, name, |ctx| {
        area.fixed_pos(at).show(ctx, |ui| {
            // An area remembers how wide it was, and would not grow again.
            ui.set_max_width(WIDEST);
            let mut panel = style::panel_frame().fill(style::DIALOG).inner_margin(8).begin(ui);
            content(&mut panel.content_ui);
            // Where nothing is said there is no panel.
            if panel.content_ui.min_size() != Vec2::ZERO {
                panel.end(ui);
            }
        })
    });
}

/// Whether it is time to explain what the pointer is on: it rests, or is still where it was being explained.
pub fn rests(ctx: &Context, name: &str, explained: Rect) -> bool {
    let (id, frame) = (Id::new(name).with("explained"), ctx.cumulative_frame_nr());
    let delay = ctx.global_style().interaction.tooltip_delay;
    let rested = ctx.input(|input| input.pointer.time_since_last_movement());
    let last = ctx.data(|data| data.get_temp::<(Rect, u64)>(id));
    let rests = rested >= delay || last.is_some_and(|(rect, at)| rect == explained && at + 1 >= frame);
    if rests {
        ctx.data_mut(|data| data.insert_temp(id, (explained, frame)));
    } else {
        ctx.request_repaint_after_secs(delay - rested);
    }
    rests
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::{Color32, RawInput, Shape, pos2};

    const ROOM: Rect = Rect { min: Pos2::ZERO, max: pos2(900.0, 600.0) };

    #[test]
    fn it_stands_beside_the_pointer_clear_of_what_it_explains_wherever_that_is() {
        let size = vec2(250.0, 120.0);
        for wide in [20.0, 110.0, 600.0, 880.0] {
            for tall in [15.0, 90.0, 300.0] {
                for (x, y) in [(0.0, 0.0), (0.5, 0.5), (1.0, 1.0), (0.0, 1.0), (1.0, 0.3)] {
                    let least = pos2(x * (ROOM.width() - wide), y * (ROOM.height() - tall));
                    let explained = Rect::from_min_size(least, vec2(wide, tall));
                    for pointer in
                        [explained.min + vec2(1.0, 1.0), explained.center(), explained.max - vec2(1.0, 1.0)]
                    {
                        let stand = Rect::from_min_size(place(ROOM, pointer, size, explained, &[]), size);
                        assert!(ROOM.contains_rect(stand), "{stand}");
                        assert!(!stand.intersects(explained), "{stand} hides {explained}");
                        assert!(!stand.contains(pointer));
                        let reach = wide.min(pointer.x + 1.0).min(ROOM.width() - pointer.x).max(tall);
                        assert!(stand.distance_to_pos(pointer) <= reach + 2.0 * GAP, "{stand}, {pointer}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_plate_stands_in_the_corner_unless_something_needed_is_there() {
        let (size, foot) = (vec2(300.0, 120.0), 56.0);
        let plate = |needed: &[Rect]| Rect::from_min_size(aside(ROOM, size, foot, needed), size);
        assert_eq!(plate(&[]).max, pos2(900.0, 544.0));
        let elsewhere = Rect::from_min_max(pos2(0.0, 500.0), pos2(590.0, 600.0));
        assert_eq!(plate(&[elsewhere]), plate(&[]));
        for left in [0.0, 300.0, 500.0] {
            let hand = Rect::from_min_max(pos2(left, 430.0), pos2(800.0, 600.0));
            assert!(!plate(&[hand]).intersects(hand) && ROOM.contains_rect(plate(&[hand])), "{left}");
        }
    }

    #[test]
    fn where_nothing_is_said_there_is_no_panel() {
        let ctx = Context::default();
        let explained = Rect::from_min_size(pos2(300.0, 200.0), vec2(60.0, 60.0));
        let drawn = |words: &str| {
            let say = |ui: &mut Ui| {
                if !words.is_empty() {
                    ui.label(words);
                }
            };
            let draw =
                || ctx.run_ui(RawInput::default(), |ui| about(ui.ctx(), "it", None, (explained, &[]), say));
            drop(draw());
            draw().shapes.iter().filter(|clipped| clipped.shape != Shape::Noop).count()
        };
        assert!(drawn("") < drawn("This is the table"));
        assert_eq!(drawn(""), 0);
    }

    #[test]
    fn the_rest_is_kept_clear_where_it_can_be() {
        let explained = Rect::from_min_size(pos2(300.0, 200.0), vec2(60.0, 60.0));
        let (pointer, size) = (explained.center(), vec2(200.0, 80.0));
        let rest = [Rect::from_min_max(pos2(100.0, 180.0), pos2(800.0, 330.0))];
        let stand = Rect::from_min_size(place(ROOM, pointer, size, explained, &rest), size);
        assert!(!stand.intersects(rest[0]) && !stand.intersects(explained), "{stand}");
        let everything = [ROOM];
        let stand = Rect::from_min_size(place(ROOM, pointer, size, explained, &everything), size);
        assert!(!stand.intersects(explained), "what it explains comes first: {stand}");
    }

    const WINDOW: Vec2 = vec2(1280.0, 720.0);

    const PLATES: [&str; 2] = ["lesson", "coach"];

    /// A result, and two plates that would stand in the same corner over it: where they stand in each of some pictures.
    fn pictures() -> Vec<[Rect; 2]> {
        let ctx = Context::default();
        let stands = |ctx: &Context, name: &str| {
            let size = layout::size(ctx, name).unwrap_or_default();
            let room = ctx.content_rect().shrink(layout::MARGIN);
            let at = aside(room, size, 0.0, &callout::read(ctx, name));
            callout::plate(ctx, name, (at, 330.0), Color32::WHITE, |ui| {
                ui.allocate_space(vec2(330.0, 100.0))
            });
        };
        let shown = |ctx: &Context| {
            layout::over(ctx, "result", (Align2::RIGHT_BOTTOM, vec2(-40.0, -40.0)), WINDOW, |ui| {
                ui.allocate_space(vec2(400.0, 300.0));
            });
            PLATES.iter().for_each(|name| stands(ctx, name));
        };
        let input =
            || RawInput { screen_rect: Some(Rect::from_min_size(Pos2::ZERO, WINDOW)), ..RawInput::default() };
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
