//! The panels round the table: a strip above it that says whose turn it is and what is asked, the city's stashes and the
//! log on the right where they are unfolded, what is held beside it, keys and the city's height at the foot. The rest is
//! the table's.

use super::{city, hand, log, turn, verdict};
use crate::app::messages::Command;
use crate::app::table::stability::Judgement;
use crate::app::ui::act::Act;
use crate::app::ui::buttons::{action, fold, history, waiting};
use crate::app::ui::layout::{MARGIN, SLIVER, beside, column, over, size};
use crate::app::ui::{settling, spotlight, stability_panel, style, turn_light};
use crate::games::rlyeh::matches::Intent;
use crate::games::rlyeh::referee::Declaration;
use crate::games::rlyeh::window::keys::{LOG, PASS, ROLL, STASHES};
use crate::games::rlyeh::window::panel_data::{Folds, PanelData, Refusals};
use crate::games::rlyeh::window::rolls::RollView;
use bevy_egui::egui::{Align, Align2, Context, Layout, Rect, RichText, ScrollArea, Ui, Vec2, pos2, vec2};

/// Width of the column on the right, points.
const RIGHT: f32 = 322.0;
/// From this width on everything of the strip has room in one row, points; otherwise it takes two.
const ONE_ROW: f32 = 1120.0;
/// From this width and height on there is a strip at all.
const STRIP: Vec2 = vec2(440.0, 340.0);
/// From this width on what was said last has room.
const SAYS: f32 = 620.0;
/// Height of the strip's first row, and of a second, points.
const ROW: (f32, f32) = (64.0, 42.0);
/// Height of the line that says whose turn it is, and room between two rows, points.
const WHO: f32 = 27.0;
const BETWEEN: f32 = 8.0;
/// What the strip's frame and spacing add to its rows at most, points.
const FRAME: f32 = 34.0;
/// Height of keys and city at the foot with their frame, points, and width of that frame.
const FOOT: f32 = 42.0;
const FOOT_FRAME: f32 = 14.0;
/// Height of the most necessary, points.
const NARROW: f32 = 120.0;
/// Width of what is asked in one row, and least width of what was said, points.
const ASKS: f32 = 440.0;
const SAID: f32 = 230.0;
/// The side of a die, and the room of three of them, points.
const DIE: (f32, f32) = (54.0, 200.0);

/// Rows of the strip in a window so large.
fn rows(room: Vec2) -> u8 {
    match room.x {
        x if x < STRIP.x || room.y < STRIP.y => 0,
        x if x >= ONE_ROW => 1,
        _ => 2,
    }
}

fn strip_height(room: Vec2) -> f32 {
    match rows(room) {
        0 => 0.0,
        rows => ROW.0 + ROW.1 * f32::from(rows - 1) + FRAME,
    }
}

/// What panels take of a window of this size, in points, with the column on the right or without it; the rest is the
/// table's. What is beside a held piece goes with it and is not counted.
pub fn reserved(room: Vec2, column: bool) -> Vec<Rect> {
    if room.x < SLIVER.x || room.y < SLIVER.y {
        return vec![];
    }
    let strip = strip_height(room);
    let mut taken = reserved_at_the_end(room, column);
    if strip > 0.0 {
        taken.push(Rect::from_min_max(pos2(0.0, 0.0), pos2(room.x, strip + MARGIN)));
    }
    taken
}

/// The same for a match that is over, besides the result.
pub fn reserved_at_the_end(room: Vec2, column: bool) -> Vec<Rect> {
    if room.x < SLIVER.x || room.y < SLIVER.y {
        return vec![];
    }
    let narrow = rows(room) == 0;
    let foot = if narrow { NARROW } else { FOOT };
    let mut taken = vec![Rect::from_min_max(pos2(0.0, room.y - foot - MARGIN), pos2(room.x, room.y))];
    if column && !narrow {
        taken.push(Rect::from_min_max(pos2(room.x - RIGHT - 2.0 * MARGIN, 0.0), pos2(room.x, room.y)));
    }
    taken
}

/// The part of a window of this size that they leave free.
fn clear(room: Vec2, column: bool) -> Rect {
    let strip = strip_height(room);
    let foot = if strip > 0.0 { FOOT } else { NARROW };
    let right = if strip > 0.0 && column { RIGHT + 2.0 * MARGIN } else { 0.0 };
    Rect::from_min_max(pos2(0.0, strip + MARGIN), pos2(room.x - right, room.y - foot - MARGIN))
}

/// Draws the panels.
pub fn show(ctx: &Context, shown: &PanelData, folds: &mut Folds) -> Option<Act<Intent>> {
    let room = ctx.content_rect().size();
    if room.x < SLIVER.x || room.y < SLIVER.y {
        return sliver(ctx, shown);
    }
    let mut act = None;
    let rows = rows(room);
    let column_right = folds.column(!matches!(shown.stability, Judgement::Nothing));
    spotlight::here(ctx, clear(room, column_right));
    // When all is over, nothing is asked.
    if rows > 0 && shown.refusals.is_some() {
        let width = room.x - 2.0 * MARGIN;
        over(ctx, "strip", (Align2::LEFT_TOP, vec2(MARGIN, MARGIN)), vec2(width, strip_height(room)), |ui| {
            style::panel_frame().show(ui, |ui| {
                ui.set_width(width - 26.0);
                ui.set_height(strip_height(room) - FRAME);
                act = strip(ui, shown, rows);
                turn_light::here(ui.ctx(), ui.min_rect());
            });
        });
    }
    if rows > 0 {
        if column_right {
            let top = strip_height(room) + 1.5 * MARGIN;
            let height = room.y - top - FOOT - 2.0 * MARGIN;
            column(ctx, "right", (Align2::RIGHT_TOP, top), RIGHT, height, |ui| right(ui, shown, *folds));
        }
        over(ctx, "city", (Align2::RIGHT_BOTTOM, vec2(-MARGIN, -MARGIN)), vec2(room.x, FOOT), |ui| {
            let line = |ui: &mut Ui| {
                if rows == 1 && shown.refusals.is_some() {
                    let stepped = steps(ui, shown);
                    act = act.take().or(stepped);
                }
                summit(ui, shown, folds);
            };
            style::panel_frame().inner_margin(6).show(ui, |ui| ui.horizontal(line));
        });
    }
    let refusals = shown.refusals?;
    if let (Some(held), Some(at)) = (&shown.view.hand, shown.held_at) {
        let within = clear(room, column_right);
        beside(ctx, "held", at, within, |ui| hand::show(ui, held, &shown.view.game.asks));
    }
    // What a bot holds is not the player's to lower or to turn.
    let holding = shown.view.hand.is_some() && refusals.bot.is_none();
    let beside_it = size(ctx, "city").filter(|_| rows > 0).map_or(0.0, |city| city.x + MARGIN);
    let most = vec2(room.x - 2.0 * MARGIN - beside_it - FOOT_FRAME, room.y * 0.5);
    let pressed = over(ctx, "foot", (Align2::LEFT_BOTTOM, vec2(MARGIN, -MARGIN)), most, |ui| {
        let content = |ui: &mut Ui| {
            if rows == 0 { narrow(ui, shown, refusals) } else { turn::foot(ui, holding, &shown.roll) }
        };
        style::panel_frame().inner_margin(6).show(ui, content).inner
    });
    act.or(pressed)
}

fn strip(ui: &mut Ui, shown: &PanelData, rows: u8) -> Option<Act<Intent>> {
    let mut act = None;
    let (width, refusals) = (ui.available_width(), shown.refusals);
    ui.horizontal(|ui| {
        ui.set_height(ROW.0);
        if refusals.is_some() {
            turn::dice(ui, shown.view, &shown.roll, DIE.0);
        }
        block(ui, if rows == 1 { ASKS } else { (width - DIE.1).max(80.0) }, |ui| {
            turn::who(ui, shown.view, &shown.roll, refusals.and_then(|r| r.bot.as_deref()), shown.marks);
            if refusals.is_some() {
                ScrollArea::vertical()
                    .id_salt("asks")
                    .max_height(ROW.0 - WHO)
                    .show(ui, |ui| turn::asks(ui, shown.view, &shown.roll, shown.marks));
            }
        });
        if let Some(refusals) = refusals.filter(|_| rows == 1) {
            act = turn::buttons(ui, shown.view, &shown.roll, refusals);
            said(ui, shown, ROW.0);
        }
    });
    if let Some(refusals) = refusals.filter(|_| rows > 1) {
        ui.horizontal(|ui| {
            ui.set_height(ROW.1 - BETWEEN);
            act = turn::buttons(ui, shown.view, &shown.roll, refusals).or(steps(ui, shown));
            if width >= SAYS {
                said(ui, shown, ROW.1 - BETWEEN);
            }
        });
    }
    act
}

/// A part of the strip, so wide.
fn block(ui: &mut Ui, width: f32, content: impl FnOnce(&mut Ui)) {
    ui.allocate_ui_with_layout(vec2(width, ROW.0), Layout::top_down(Align::Min), |ui| {
        ui.set_width(width);
        ui.spacing_mut().item_spacing.y = 2.0;
        content(ui);
    });
}

/// In practice, the steps that can be taken back and again.
fn steps(ui: &mut Ui, shown: &PanelData) -> Option<Act<Intent>> {
    let way = shown.view.practice.then(|| history(ui, shown.view.steps)).flatten();
    way.map(|way| Command::Rewind(way).into())
}

/// Patience while the table settles, then what came of it.
fn said(ui: &mut Ui, shown: &PanelData, height: f32) {
    let judged = verdict::judged(shown.notes, &shown.view.names);
    let width = ui.available_width().max(SAID);
    if let Some(progress) = shown.view.settling {
        block(ui, width, |ui| settling::show(ui, progress));
    } else if !judged.is_empty() {
        block(ui, width, |ui| {
            ScrollArea::vertical()
                .id_salt("said")
                .max_height(height)
                .show(ui, |ui| verdict::show(ui, &judged));
        });
    }
}

/// How high the city is, and what can be unfolded.
fn summit(ui: &mut Ui, shown: &PanelData, folds: &mut Folds) {
    city::summit(ui, shown.view, shown.marks);
    fold(ui, "Stashes", STASHES, &mut folds.stashes);
    fold(ui, "Log", LOG, &mut folds.log);
}

fn right(ui: &mut Ui, shown: &PanelData, folds: Folds) {
    stability_panel::show(ui, shown.stability);
    if folds.stashes {
        city::stashes(ui, shown.view, shown.marks);
        city::cards(ui, &shown.view.game);
    }
    if folds.log {
        ui.separator();
        // Beside the stashes it has a part of the column, alone all of it.
        let room = ui.ctx().content_rect().size();
        let alone = room.y - strip_height(room) - FOOT - 10.0 * MARGIN;
        let height = if folds.stashes { (room.y * 0.4).clamp(60.0, 400.0) } else { alone.max(60.0) };
        log::show(ui, shown.notes, shown.view, height);
    }
}

/// The most necessary, for narrow windows.
fn narrow(ui: &mut Ui, shown: &PanelData, refusals: &Refusals) -> Option<Act<Intent>> {
    let mut act = None;
    ui.vertical(|ui| {
        ui.label(RichText::new(turn::asked(shown.view, &shown.roll)).small().color(style::AMBER));
        ui.horizontal_wrapped(|ui| {
            if let RollView::Passing { .. } = shown.roll {
                act = turn::go_on(ui);
                return;
            }
            if let Some(who) = refusals.waiting {
                act = waiting(ui, who).map(Act::from);
                return;
            }
            for (label, key, why, intent) in [
                ("Roll", ROLL, &refusals.roll, Intent::Declare(Declaration::Roll)),
                ("Pass", PASS, &refusals.pass, Intent::Declare(Declaration::Pass)),
            ] {
                let why = turn::why_not(why.as_deref(), &shown.roll);
                if action(ui, label, key, why, false) {
                    act = Some(Act::Wish(intent));
                }
            }
        });
    });
    act
}

/// A window too small for anything but a line.
fn sliver(ctx: &Context, shown: &PanelData) -> Option<Act<Intent>> {
    let most = ctx.content_rect().size();
    over(ctx, "sliver", (Align2::LEFT_BOTTOM, Vec2::ZERO), most, |ui| {
        ui.label(RichText::new(turn::asked(shown.view, &shown.roll)).small().color(style::AMBER));
    });
    None
}
