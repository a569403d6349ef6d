//! What is written on the table, what glows, and what is said about the thing that is pointed at.

use super::{Asked, PanelData, Wanted};
use crate::app::ui::act::Act;
use crate::app::ui::style;
use crate::game::Seat;
use crate::games::rathulhu::rules::{Action, Line, Row};
use crate::games::rathulhu::window::mats::{Area as Mat, GROUPS, LINE};
use crate::games::rathulhu::window::target::{Click, Target, Tip, round, rows, tip};
use bevy_egui::egui::text::{LayoutJob, TextWrapping};
use bevy_egui::egui::{
    Align2, Area, Color32, Context, FontId, Id, LayerId, Order, Painter, Pos2, Rect, RichText, Stroke,
    StrokeKind, Ui, pos2, vec2,
};

/// What the keyboard points at.
pub const POINTED: Color32 = Color32::from_rgb(140, 220, 255);

/// Writes on the table and listens to the pointer.
pub fn show(ctx: &Context, shown: &PanelData) -> Option<Wanted> {
    let painter = ctx.layer_painter(LayerId::background());
    board(&painter, shown);
    let standing = shown.table.standing();
    for (k, area) in shown.layout.areas.iter().enumerate() {
        let seat = Seat(k as u8);
        head(&painter, shown, area, seat, standing.get(k).and_then(|line| gain(shown, line)));
        if let Some(line) = standing.get(k) {
            labels(&painter, shown, area, seat, line);
        }
    }
    glow(&painter, shown);
    let hovered = hovered(ctx, shown);
    let pointed = hovered.or(shown.focus);
    if let Some(target) = pointed {
        let ink = if hovered.is_some() { style::AMBER } else { POINTED };
        if let Some(rect) = shown.layout.rect(shown.table, target) {
            round_about(&painter, target, rect, ink, 2.5);
            tell(ctx, shown, rect, &tip(target, shown, shown.looker()));
        }
    }
    if let Some(rect) = shown.layout.tip.filter(|_| pointed.is_none()) {
        noted(ctx, rect, |ui| {
            ui.label(RichText::new("Point at something to see what it is").small().color(style::FAINT));
        });
    }
    clicked(ctx, shown, hovered)
}

fn font(size: f32) -> FontId {
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
fn badge(painter: &Painter, at: Pos2, words: &str, size: f32, ink: Color32) {
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

/// Who it is, the score, and what the Aeon would add to it if it ended now.
fn head(painter: &Painter, shown: &PanelData, area: &Mat, seat: Seat, gain: Option<i16>) {
    let acting = !shown.table.is_busy() && shown.view.phase.seat() == Some(seat);
    if acting {
        painter.rect_stroke(area.rect, 6.0, Stroke::new(2.0, style::AMBER), StrokeKind::Inside);
    }
    if area.head.height() < 2.0 * LINE || area.head.width() < 60.0 {
        return;
    }
    let ink = if acting { style::AMBER } else { style::INK };
    let mark = if acting { "▶ " } else { "" };
    let name = format!("{mark}{}", shown.name(seat));
    let mut name = LayoutJob::simple_singleline(name, font(14.5), ink);
    name.wrap = TextWrapping::truncate_at_width(area.head.width());
    painter.galley(area.head.left_top(), painter.layout_job(name), ink);
    let score = shown.table.scores().get(usize::from(seat.0)).copied().unwrap_or(0);
    let at = area.head.left_top() + vec2(0.0, LINE + 3.0);
    let tokens = area.tokens.first().map_or(area.head.bottom(), |token| token.top());
    let size = ((tokens - at.y) * 0.6).clamp(14.5, 24.0);
    let words = format!("{score} points");
    let written = painter.text(at, Align2::LEFT_TOP, words, font(size), Color32::WHITE);
    if let Some(gain) = gain.filter(|_| area.head.width() > 200.0) {
        let ink = if gain < 0 { style::BAD } else { style::GOOD };
        let at = written.right_bottom() + vec2(10.0, -size * 0.1);
        painter.text(at, Align2::LEFT_BOTTOM, format!("{gain:+} so far"), font(13.5), ink);
    }
}

/// What a seat would score if the Aeon ended now; nothing once all is counted.
fn gain(shown: &PanelData, line: &Line) -> Option<i16> {
    let due = |row: &&Row| shown.table.is_last() || !row.only_last();
    let over = shown.view.outcome.is_some() || shown.table.counting().is_some();
    (!over).then(|| Row::ALL.iter().filter(due).map(|row| line.row(*row)).sum())
}

/// Over every group: what it is, and what it would score.
fn labels(painter: &Painter, shown: &PanelData, area: &Mat, seat: Seat, line: &Line) {
    const NAMES: [&str; GROUPS.len()] = ["Old Ones", "Relics", "Tomes", "Rituals", "Shoggoths", "Sites"];
    let held = shown.table.held(seat);
    // When all is counted, nothing is to be expected any more.
    let counted_all = shown.view.outcome.is_some() && shown.table.counting().is_none();
    for (k, (label, slots)) in area.groups.iter().enumerate() {
        let kinds_wide = label.width();
        let points: i16 = rows(k).iter().map(|row| line.row(*row)).sum();
        let later = rows(k).iter().all(|row: &Row| row.only_last()) && !shown.table.is_last();
        let any = slots.iter().any(|(tile, _)| held.has(*tile)) || points != 0;
        let any = any && !counted_all;
        if slots.first().is_some_and(|(_, rect)| rect.width() >= 22.0) {
            let points = match (any, points) {
                (false, _) => String::new(),
                (true, 0) => "0".into(),
                (true, points) => format!("{points:+}"),
            };
            let name = if kinds_wide >= 62.0 || !any { short(NAMES[k], kinds_wide) } else { "" };
            let ink = match (later || points == "0", points.starts_with('-')) {
                (true, _) => style::FAINT,
                (_, true) => style::BAD,
                _ => style::GOOD,
            };
            let at = label.left_center();
            let written = painter.text(at, Align2::LEFT_CENTER, name, font(11.5), style::FAINT);
            let at = if name.is_empty() { at } else { pos2(written.right() + 5.0, at.y) };
            let shown = painter.text(at, Align2::LEFT_CENTER, points, font(13.5), ink);
            if later && any && kinds_wide > 150.0 {
                let at = pos2(shown.right() + 5.0, at.y);
                painter.text(at, Align2::LEFT_CENTER, "after Aeon 3", font(11.5), style::FAINT);
            }
        }
        for (tile, rect) in slots {
            counted(painter, *rect, held.count(*tile));
        }
    }
}

/// A name that fits over so many points, or none.
fn short(name: &'static str, wide: f32) -> &'static str {
    if wide >= name.len() as f32 * 5.4 { name } else { "" }
}

fn counted(painter: &Painter, rect: Rect, count: u8) {
    if rect.width() < 8.0 {
        return;
    }
    if count == 0 {
        let ink = Color32::from_white_alpha(16);
        painter.rect_stroke(rect, rect.width() * 0.1, Stroke::new(1.0, ink), StrokeKind::Inside);
    } else if count > 1 {
        let at = rect.right_bottom() - vec2(rect.width() * 0.2, rect.width() * 0.14);
        badge(painter, at, &count.to_string(), (rect.width() * 0.3).clamp(11.0, 16.0), Color32::WHITE);
    }
}

/// What may be done by whoever is asked glows faintly.
fn glow(painter: &Painter, shown: &PanelData) {
    let Some(seat) = shown.asked() else { return };
    for target in round(&shown.view, seat) {
        let allowed = target.action(&shown.view).is_some_and(|action| shown.game.check(seat, action).is_ok());
        if let Some(rect) = shown.layout.rect(shown.table, target).filter(|_| allowed) {
            round_about(painter, target, rect, style::AMBER.gamma_multiply(0.5), 1.5);
        }
    }
}

/// The thing under the pointer, where no panel is.
fn hovered(ctx: &Context, shown: &PanelData) -> Option<Target> {
    let point = ctx.input(|input| input.pointer.hover_pos())?;
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

/// Says something about a target: under the log, or else beside it.
fn tell(ctx: &Context, shown: &PanelData, rect: Rect, tip: &Tip) {
    if let Some(rect) = shown.layout.tip {
        return noted(ctx, rect, |ui| words(ui, tip));
    }
    let room = ctx.content_rect();
    if room.width() < 260.0 || room.height() < 160.0 {
        return;
    }
    let (pivot, at) = beside(shown, rect);
    let area = Area::new(Id::new("rathulhu tip")).order(Order::Tooltip).interactable(false).pivot(pivot);
    area.fixed_pos(at).constrain(true).show(ctx, |ui| {
        let frame = style::panel_frame().fill(style::DIALOG);
        ui.set_max_width(270.0);
        frame.show(ui, |ui| words(ui, tip));
    });
}

/// The place under the log where things are explained.
fn noted(ctx: &Context, rect: Rect, content: impl FnOnce(&mut Ui)) {
    let area = Area::new(Id::new("rathulhu noted")).order(Order::Middle).fixed_pos(rect.min);
    area.interactable(false).default_size(rect.size()).show(ctx, |ui| {
        ui.set_max_size(rect.size());
        style::panel_frame().show(ui, |ui| {
            let inner = (rect.size() - vec2(26.0, 22.0)).max(vec2(1.0, 1.0));
            ui.set_min_size(inner);
            ui.set_max_size(inner);
            content(ui);
        });
    });
}

/// Where a tip hides the least: under the bar for what is on the board, over the mats for what is before a player.
fn beside(shown: &PanelData, rect: Rect) -> (Align2, Pos2) {
    let layout = shown.layout;
    if layout.board.intersects(rect) {
        return (Align2::CENTER_TOP, pos2(rect.center().x, layout.bar.bottom() + 6.0));
    }
    if rect.center().y < layout.room.height() * 0.6 {
        (Align2::CENTER_TOP, rect.center_bottom() + vec2(0.0, 10.0))
    } else {
        (Align2::CENTER_BOTTOM, rect.center_top() - vec2(0.0, 10.0))
    }
}

fn words(ui: &mut Ui, tip: &Tip) {
    ui.spacing_mut().item_spacing.y = 3.0;
    ui.label(RichText::new(&tip.title).size(16.0).color(style::AMBER));
    for line in &tip.lines {
        ui.label(RichText::new(line).size(13.5));
    }
    for line in &tip.worth {
        ui.label(RichText::new(line).size(13.5).color(style::GOOD));
    }
    match &tip.click {
        Some(Click::Does(action)) => {
            ui.label(RichText::new(format!("Click: {action}")).size(13.5).color(Color32::WHITE))
        }
        Some(Click::Refused(why)) => ui.label(RichText::new(why).size(13.5).color(style::BAD)),
        None => return,
    };
}
