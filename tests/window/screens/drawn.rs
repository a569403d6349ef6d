//! What lies where in a picture: letters, widgets and the handles of lists; and what is wrong with that.

use super::every::NAMED;
use bevy_egui::egui::{
    Context, FullOutput, Id, Order, Pos2, Rect, Shape, Vec2, WidgetRect, epaint::TextShape,
};
use window::speech::say;
use window::texts::Buttons;
use window::ui::style;

/// So much may be amiss, points.
const SLACK: f32 = 1.5;

/// From such an alpha a colour hides what is below it.
const HIDES: u8 = 200;

/// What is painted, in the order of painting, each with the part of the window in which it is seen.
pub fn painted(output: &FullOutput) -> Vec<(&Shape, Rect)> {
    fn gather<'a>(shape: &'a Shape, clip: Rect, into: &mut Vec<(&'a Shape, Rect)>) {
        match shape {
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| gather(shape, clip, into)),
            other => into.push((other, clip)),
        }
    }
    let mut all = vec![];
    output.shapes.iter().for_each(|clipped| gather(&clipped.shape, clipped.clip_rect, &mut all));
    all
}

/// Every widget of the picture before.
pub fn widgets(ctx: &Context) -> Vec<WidgetRect> {
    ctx.viewport(|viewport| {
        let all = &viewport.prev_pass.widgets;
        all.layers().flat_map(|(_, some)| some.iter().copied()).collect()
    })
}

/// The handles of lists, as they are drawn where no pointer is near.
fn handles(painted: &[(&Shape, Rect)]) -> Vec<Rect> {
    let handle = |(shape, _): &(&Shape, Rect)| match shape {
        Shape::Rect(rect) if rect.fill.a() > 100 => {
            let (size, thin) = (rect.rect.size(), style::HANDLE);
            ((size.x - thin).abs() < 0.1 && size.y > size.x || (size.y - thin).abs() < 0.1 && size.x > size.y)
                .then_some(rect.rect)
        }
        _ => None,
    };
    painted.iter().filter_map(handle).collect()
}

/// Whether the handle of a list leads to what is cut off above or below, for it stands to the right of that; or to what is cut off
/// at its side, for it lies below.
fn leads_to(handle: &Rect, rect: Rect, upright: bool) -> bool {
    let is_upright = handle.height() > handle.width();
    let is_beside = if upright { handle.left() > rect.left() } else { handle.bottom() > rect.top() };
    is_upright == upright && is_beside
}

/// All that is wrong with where things lie.
pub fn misplaced(
    ctx: &Context,
    size: Vec2,
    output: &FullOutput,
    menu: bool,
    question: Option<String>,
) -> Vec<String> {
    let (painted, window) = (painted(output), Rect::from_min_size(Pos2::ZERO, size));
    let (handles, widgets) = (handles(&painted), widgets(ctx));
    let mut faults = vec![];
    let texts: Vec<(&TextShape, Rect)> = painted
        .iter()
        .filter_map(|(shape, clip)| match shape {
            Shape::Text(text) if !text.galley.text().trim().is_empty() => Some((text, *clip)),
            _ => None,
        })
        .collect();
    for (text, clip) in &texts {
        let (rect, seen) = (text.visual_bounding_rect(), clip.intersect(window));
        let words = text.galley.text();
        if !seen.intersect(rect).is_positive() {
            continue;
        }
        let inside = seen.expand(SLACK);
        let across = inside.x_range().contains(rect.left()) && inside.x_range().contains(rect.right());
        let down = inside.y_range().contains(rect.top()) && inside.y_range().contains(rect.bottom());
        if !across && !handles.iter().any(|handle| leads_to(handle, rect, false)) {
            faults.push(format!("\"{words}\" is cut at its side by {seen:?}: {rect:?}"));
        }
        if !down && !handles.iter().any(|handle| leads_to(handle, rect, true)) {
            faults.push(format!("\"{words}\" is cut above or below by {seen:?}: {rect:?}"));
        }
        let on_button = widgets.iter().any(|widget| {
            widget.sense.senses_click()
                && widget.rect.height() < 3.0 * rect.height()
                && widget.rect.contains(rect.center())
        });
        if text.galley.elided && on_button && !NAMED.iter().any(|name| words.contains(name)) {
            faults.push(format!("the button \"{words}\" is shortened"));
        }
    }
    for widget in widgets.iter().filter(|widget| widget.sense.interactive() && widget.rect.is_positive()) {
        let (rect, seen) = (widget.rect, widget.interact_rect.intersect(window));
        let cut_across = rect.left() < seen.left() - SLACK || rect.right() > seen.right() + SLACK;
        let cut_down = rect.top() < seen.top() - SLACK || rect.bottom() > seen.bottom() + SLACK;
        let scrolled = |upright| handles.iter().any(|handle| leads_to(handle, rect, upright));
        if cut_across && !scrolled(false) {
            faults.push(format!("a widget at {rect:?} is cut at its side: {seen:?}"));
        }
        if cut_down && !scrolled(true) {
            faults.push(format!("a widget at {rect:?} is cut above or below: {seen:?}"));
        }
    }
    faults.extend(overlaps(ctx, &widgets));
    let plates = plates(ctx);
    for (k, (name, rect)) in plates.iter().enumerate() {
        let others = plates[..k].iter().filter(|(_, other)| rect.shrink(SLACK).intersects(*other));
        faults.extend(others.map(|(other, _)| format!("{name} and {other} overlap")));
    }
    faults.extend(written_over(&painted, window));
    faults.extend(crossing(&widgets, window));
    let whole = |words: &str| {
        texts.iter().any(|(text, clip)| {
            let rect = text.visual_bounding_rect();
            !text.galley.elided
                && plain(text.galley.text()).contains(&plain(words))
                && clip.intersect(window).expand(SLACK).contains_rect(rect)
                && !plates.iter().any(|(_, plate)| plate.shrink(SLACK).intersects(rect))
        })
    };
    if menu && !whole(&say(Buttons::Menu)) {
        faults.push("no way to the menu is in sight".into());
    }
    if let Some(question) = question.filter(|question| !whole(question)) {
        faults.push(format!("what is asked is not in sight: {question}"));
    }
    faults
}

/// Letters that stand on other letters, row by row, where nothing is painted between them that hides the lower ones.
fn written_over(painted: &[(&Shape, Rect)], window: Rect) -> Vec<String> {
    let (mut all, mut covers, mut faults) = (vec![], vec![], vec![]);
    for (at, (shape, clip)) in painted.iter().enumerate() {
        match shape {
            Shape::Text(text) if text.angle == 0.0 => {
                for row in &text.galley.rows {
                    let place = row.visuals.mesh_bounds.translate(text.pos.to_vec2() + row.pos.to_vec2());
                    all.push((at, row, place.intersect(*clip).intersect(window)));
                }
            }
            Shape::Rect(rect) if rect.fill.a() > HIDES => covers.push((at, rect.rect.intersect(*clip))),
            Shape::Mesh(mesh) => covers.push((at, mesh.calc_bounds().intersect(*clip))),
            _ => {}
        }
    }
    all.retain(|(_, _, seen)| seen.is_positive());
    for (k, (above, row, rect)) in all.iter().enumerate() {
        for (below, other, under) in &all[..k] {
            let both = rect.intersect(*under);
            let hides =
                |(at, cover): &(usize, Rect)| (below..above).contains(&at) && cover.contains_rect(both);
            let stands = below != above && both.width() > SLACK && both.height() > SLACK;
            if stands && !covers.iter().rev().any(hides) {
                let [words, under_it] = [row.text(), other.text()];
                faults.push(format!("\"{words}\" at {rect:?} stands on \"{under_it}\" at {under:?}"));
            }
        }
    }
    faults
}

/// The part of a list that takes clicks for its handle is so thick, points, and reaches so far over what the list holds. Where a
/// list has two handles they cross in its corner.
const HANDLE_TAKES: f32 = 10.0;
const BESIDE_LIST: f32 = 2.1;

fn is_handle(rect: Rect) -> bool {
    (rect.size().min_elem() - HANDLE_TAKES).abs() < 0.1
}

/// What can be clicked, and overlaps something else of its panel that can be, without lying on it.
fn crossing(widgets: &[WidgetRect], window: Rect) -> Vec<String> {
    let seen = |widget: &&WidgetRect| widget.sense.senses_click() && widget.interact_rect.intersects(window);
    let all: Vec<&WidgetRect> = widgets.iter().filter(seen).collect();
    let mut faults = vec![];
    for (k, one) in all.iter().enumerate() {
        for other in all[..k].iter().filter(|other| other.layer_id == one.layer_id && other.id != one.id) {
            let (rect, under) = (one.interact_rect, other.interact_rect);
            let both = rect.intersect(under);
            let handles = is_handle(rect) && is_handle(under);
            let held = rect.expand(SLACK).contains_rect(under) || under.expand(SLACK).contains_rect(rect);
            if both.size().min_elem() > BESIDE_LIST && !held && !handles {
                faults.push(format!("{rect:?} and {under:?} both take clicks, and overlap"));
            }
        }
    }
    faults
}

/// Letters and digits alone: names have marks and thin spaces about them where they stand on their colour.
fn plain(words: &str) -> String {
    words.chars().filter(|letter| letter.is_alphanumeric()).collect()
}

/// What is opened over a table, and closed again.
const OVER: [&str; 5] =
    ["result", "elder god discards", "rathulhu bag", "rathulhu bag corner", "side column over the table"];

/// What lies over a table to be read, but for dialogs.
fn plates(ctx: &Context) -> Vec<(String, Rect)> {
    ctx.memory(|memory| {
        let layers = memory.areas().visible_layer_ids().into_iter();
        let over = layers.filter(|layer| matches!(layer.order, Order::Foreground | Order::Tooltip));
        let plates = over.filter(|layer| memory.top_modal_layer() != Some(*layer));
        plates.filter_map(|layer| Some((layer.short_debug_format(), memory.area_rect(layer.id)?))).collect()
    })
}

/// Panels that lie over one another.
fn overlaps(ctx: &Context, widgets: &[WidgetRect]) -> Vec<String> {
    let panels: Vec<_> = ctx.memory(|memory| {
        let layers = memory.areas().visible_layer_ids();
        let over = OVER.map(Id::new);
        let middle =
            layers.into_iter().filter(|layer| layer.order == Order::Middle && !over.contains(&layer.id));
        let rects = middle.filter_map(|layer| Some((layer, memory.area_rect(layer.id)?)));
        // What the pointer goes through lies over nothing.
        rects
            .filter(|(layer, rect)| {
                memory
                    .layer_id_at(rect.center())
                    .is_none_or(|at| at.order != Order::Background || at == *layer)
            })
            .collect()
    });
    let mut faults = vec![];
    for (k, (layer, rect)) in panels.iter().enumerate() {
        for (_, other) in &panels[..k] {
            let both = rect.shrink(SLACK).intersect(*other);
            if both.is_positive() {
                faults.push(format!(
                    "{} at {rect:?} and a panel at {other:?} overlap",
                    layer.short_debug_format()
                ));
            }
        }
        for widget in
            widgets.iter().filter(|w| w.layer_id.order == Order::Background && w.sense.interactive())
        {
            let both = rect.shrink(SLACK).intersect(widget.interact_rect);
            if widget.interact_rect.is_positive()
                && both.is_positive()
                && widget.interact_rect.area() < 0.5 * ctx.content_rect().area()
            {
                faults.push(format!(
                    "{} at {rect:?} lies over {:?}",
                    layer.short_debug_format(),
                    widget.interact_rect
                ));
            }
        }
    }
    faults
}
