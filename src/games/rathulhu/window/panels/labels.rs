//! What is written on the table, what glows, and what is said about the thing that is pointed at.

use super::{Asked, PanelData, Wanted, carrying, mat_words, tips};
use crate::app::ui::act::Act;
use crate::app::ui::{drag, style, tip};
use crate::games::rathulhu::rules::Action;
use crate::games::rathulhu::window::table::Spot;
use crate::games::rathulhu::window::target;
use crate::games::rathulhu::window::target::{Click, Target, Tip, round};
use bevy_egui::egui::{
    Align2, Color32, Context, CursorIcon, FontId, LayerId, Order, Painter, Pos2, Rect, Stroke, StrokeKind,
    pos2, vec2,
};

/// What the keyboard points at.
pub const POINTED: Color32 = Color32::from_rgb(140, 220, 255);

/// What the explanations are called.
const TIP: &str = "rathulhu tip";

/// Writes on the table and listens to the pointer.
pub fn show(ctx: &Context, shown: &PanelData) -> Option<Wanted> {
    let painter = ctx.layer_painter(LayerId::background());
    board(&painter, shown);
    mat_words::show(&painter, shown);
    glow(&painter, shown);
    let carried = carrying::show(ctx, shown);
    let hovered = hovered(ctx, shown);
    let pointed = hovered.or(shown.focus);
    if let Some(target) = pointed {
        let ink = if hovered.is_some() { style::AMBER } else { POINTED };
        if let Some(rect) = shown.layout.rect(shown.table, target) {
            round_about(&painter, target, rect, ink, 2.5);
            let tip = target::tip(target, shown, shown.looker());
            if hovered.is_some() && matches!(tip.click, Some(Click::Does(_))) {
                ctx.set_cursor_icon(CursorIcon::PointingHand);
            }
            let pointer = hovered.and(ctx.pointer_latest_pos());
            let rect = pointer.map_or(rect, |at| read(shown, target, rect, at));
            if pointer.is_none() || tip::rests(ctx, TIP, rect) {
                tell(ctx, shown, pointer, rect, &tip);
            }
        }
    }
    carried.or_else(|| clicked(ctx, shown, hovered))
}

pub(super) fn font(size: f32) -> FontId {
    FontId::proportional(size)
}

fn outline(painter: &Painter, rect: Rect, ink: Color32, width: f32) {
    painter.rect_stroke(rect.expand(2.0), 7.0, Stroke::new(width, ink), StrokeKind::Outside);
}

/// Round what is round.
fn round_about(painter: &Painter, target: Target, rect: Rect, ink: Color32, width: f32) {
    match target {
        Target::Token(_) => {
            painter.circle_stroke(rect.center(), rect.width() / 2.0 + 1.0, Stroke::new(width, ink));
        }
        _ => outline(painter, rect, ink, width),
    }
}

/// A number in a dark pill.
pub(super) fn badge(painter: &Painter, at: Pos2, words: &str, size: f32, ink: Color32) {
    let galley = painter.layout_no_wrap(words.to_owned(), font(size), ink);
    let rect = Rect::from_center_size(at, galley.size() + vec2(8.0, 1.0));
    painter.rect_filled(rect, rect.height() / 2.0, Color32::from_black_alpha(205));
    painter.galley(rect.min + vec2(4.0, 0.5), galley, ink);
}

fn board(painter: &Painter, shown: &PanelData) {
    let (layout, table) = (shown.layout, shown.table);
    if layout.board.height() < 60.0 {
        return;
    }
    badge(painter, layout.bag.center_bottom() - vec2(0.0, 8.0), &table.bag().to_string(), 15.0, style::INK);
    let size = (layout.bag.width() * 0.15).clamp(10.0, 20.0);
    let aeon = format!("Aeon {} of 3", table.aeon());
    painter.text(
        layout.bag.center_top() - vec2(0.0, 7.0),
        Align2::CENTER_BOTTOM,
        aeon,
        font(size),
        style::AMBER,
    );
    let Some(first) = layout.time.first() else { return };
    let at = pos2(first.left() - 8.0, first.center().y);
    if at.x > layout.bag.right() + 34.0 {
        painter.text(at, Align2::RIGHT_CENTER, "time", font(13.0), style::FAINT);
    }
    // The next Elder Sign may be the last.
    let signs = layout.time.len().saturating_sub(usize::from(shown.seen.signs));
    if let Some(last) = layout.time.last().filter(|_| signs == 1) {
        outline(painter, *last, style::BAD.gamma_multiply(0.8), 1.5);
    }
    if let Some(lot) = layout.lot(table).filter(|_| table.auction().is_some()) {
        outline(painter, lot.expand(3.0), style::AMBER.gamma_multiply(0.8), 2.0);
    }
    // Keys of the spaces, for whoever may take a tile.
    if let Some(seat) = shown.asked() {
        for (k, space) in layout.track.iter().enumerate() {
            let tile = table.on_track(k).map(|piece| piece.tile);
            if tile.is_some_and(|tile| shown.game.check(seat, Action::Take(tile)).is_ok()) {
                badge(painter, space.center_bottom(), &(k + 1).to_string(), 12.0, style::AMBER);
            }
        }
    }
}

/// What is bid is ringed, the highest bid brightly; what may be done by whoever is asked glows faintly.
fn glow(painter: &Painter, shown: &PanelData) {
    let high = shown.table.high().map(|(_, token)| token);
    for (token, spot) in shown.table.tokens() {
        if matches!(spot, Spot::Offered(_)) {
            let (ink, width) = if high == Some(*token) { (style::GOOD, 3.0) } else { (style::FAINT, 1.5) };
            let rect = shown.layout.token(shown.table, *token);
            round_about(painter, Target::Token(*token), rect, ink, width);
        }
    }
    let Some(seat) = shown.asked() else { return };
    for target in round(&shown.view, seat) {
        let allowed = target.action(&shown.view).is_some_and(|action| shown.game.check(seat, action).is_ok());
        if let Some(rect) = shown.layout.rect(shown.table, target).filter(|_| allowed) {
            round_about(painter, target, rect, style::AMBER.gamma_multiply(0.5), 1.5);
        }
    }
}

/// The thing under the pointer, where no panel is and nothing is carried.
pub(super) fn hovered(ctx: &Context, shown: &PanelData) -> Option<Target> {
    let point = ctx.input(|input| input.pointer.hover_pos()).filter(|_| !drag::is_carrying(ctx))?;
    free(ctx, point).then(|| shown.layout.at(shown.table, point)).flatten()
}

fn free(ctx: &Context, point: Pos2) -> bool {
    ctx.layer_id_at(point).is_none_or(|layer| layer.order == Order::Background)
}

fn clicked(ctx: &Context, shown: &PanelData, hovered: Option<Target>) -> Option<Wanted> {
    let point =
        ctx.input(|input| input.pointer.primary_clicked().then(|| input.pointer.interact_pos()).flatten())?;
    if !free(ctx, point) || shown.table.counting().is_some() {
        return None;
    }
    if shown.table.is_busy() {
        return Some(Act::Wish(Asked::Hurry));
    }
    let action = hovered?.action(&shown.view)?;
    Some(Act::Wish(Asked::Do(action)))
}

/// What is being read where the pointer is: the thing, or of a mat the part with its words.
fn read(shown: &PanelData, target: Target, rect: Rect, at: Pos2) -> Rect {
    let Target::Player(seat) = target else { return rect };
    let Some(area) = shown.layout.areas.get(usize::from(seat.0)) else { return rect };
    let groups = area.groups.iter().map(|group| {
        group.slots.iter().fold(group.heading.union(group.points), |all, (_, slot)| all.union(*slot))
    });
    let mut parts = [area.head].into_iter().chain(groups);
    parts.find(|part| part.contains(at)).unwrap_or(Rect::from_pos(at))
}

/// Says something about a target, clear of it and of what may be weighed against it: the lot, and the bar with its bids.
fn tell(ctx: &Context, shown: &PanelData, pointer: Option<Pos2>, rect: Rect, about: &Tip) {
    let room = ctx.content_rect();
    if room.width() >= 260.0 && room.height() >= 160.0 {
        let lot = shown.layout.lot(shown.table).unwrap_or(Rect::NOTHING);
        tip::about(ctx, TIP, pointer, (rect, &[lot, shown.layout.bar]), |ui| tips::words(ui, about));
    }
}
