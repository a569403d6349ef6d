//! The panels round the table. A line above it says whose turn it is and what is asked. On the left is the supply
//! strip. On the right are the city's stashes and the log, where you have unfolded them. At the foot are the keys and
//! the city's height. The rest belongs to the table.

use crate::keys::{LOG, STASHES};
use crate::panel_data::{Folds, PanelData, TurnChoices, supply_groups, supply_position};
use crate::panels::icons::{self, seat_badges};
use crate::panels::{city, result, turn};
use crate::rolls::RollView;
use crate::texts::Turn;
use bevy_egui::egui::{
    Align, Align2, Color32, Context, Id, Layout, Margin, Rect, RichText, Ui, Vec2, pos2, vec2,
};
use game::Seat;
use game::message::Say;
use rlyeh::matches::{Intent, MatchView, Note};
use rlyeh_rules::choices::{PASS, ROLL};
use rlyeh_rules::{Event, Label, Piece, View};
use window::live_table::stability::Judgement;
use window::reasons::Reasons;
use window::speech::say;
use window::ui::act::UiCommand;
use window::ui::buttons::{fold, history, waiting};
use window::ui::layout::{MARGIN, SLIVER, column, over, redo, size};
use window::ui::log::LogRow;
use window::ui::pictures::Picture;
use window::ui::seats::Seats;
use window::ui::{settling, side_column, spotlight, stability_panel, style, supply, turn_light};

/// Width of the column on the right, points.
const RIGHT: f32 = 322.0;
/// From this width on everything of the line at the top has room in one row, points; otherwise it takes two.
const ONE_ROW: f32 = 1240.0;
/// In narrower windows what is asked has a third row to itself.
const TWO_ROWS: f32 = 640.0;
/// From this width and height on there is such a line at all.
const LINE: Vec2 = vec2(440.0, 340.0);
/// From this width on what was said last has room.
const SAYS: f32 = 620.0;
/// Height of one of its rows, and what frame and spacing add to them, points.
const ROW: f32 = 34.0;
const FRAME: f32 = 14.0;
/// Height of keys and city at the foot with their frame, points, and width of that frame.
const FOOT: f32 = 42.0;
const FOOT_FRAME: f32 = 14.0;
/// Height of the most necessary, points.
const NARROW: f32 = 120.0;
/// Greatest share of the line for what was said last.
const SAID: f32 = 0.34;
/// Least width of what a column leaves, so that there is a supply strip, points.
const BESIDE_STRIP: f32 = 430.0;
/// Width of the progress of settling, points.
const SETTLING: f32 = 230.0;
/// Least width for what is asked, points.
const LEAST_ASKS: f32 = 60.0;
/// The side of a die, points.
const DIE: f32 = 32.0;
/// Width of a pyramid's picture for a height of 1, and its height in units of the sign.
const PYRAMID: (f32, f32) = (0.8, 17.0);

/// Rows of the line at the top in a window so large.
fn rows(room: Vec2) -> u8 {
    match room.x {
        x if x < LINE.x || room.y < LINE.y => 0,
        x if x >= ONE_ROW => 1,
        x if x >= TWO_ROWS => 2,
        _ => 3,
    }
}

fn line_height(room: Vec2) -> f32 {
    match rows(room) {
        0 => 0.0,
        rows => ROW * f32::from(rows) + FRAME,
    }
}

/// The part of a window in which the supply strip has room.
fn supply_place(room: Vec2) -> Rect {
    supply::place(room, line_height(room) + MARGIN, FOOT + MARGIN)
}

/// The supply strip of so many stashes and its cells, where a window has room for it beside the table.
pub fn strip(room: Vec2, column: bool, stashes: u8) -> Option<(Rect, Vec<Vec<Rect>>)> {
    let width = room.x - if column { RIGHT } else { 0.0 };
    let roomy = rows(room) > 0 && width >= BESIDE_STRIP;
    supply::layout(&supply_groups(stashes), supply_place(room)).filter(|_| roomy)
}

/// Where a kind of piece lies in the strip of a window so large, in points; a seat's own stash comes first.
pub fn place_of(view: &View, own: Seat, room: Vec2, piece: Piece) -> Option<Rect> {
    let (_, rows) = strip(room, false, view.setup.stashes())?;
    let (row, column) = supply_position(view, own, piece)?;
    rows.get(row)?.get(column).copied()
}

/// What panels take of a window of this size, in points, with the column on the right or without it, and with so many
/// stashes; the rest is the table's.
pub fn reserved(room: Vec2, column: bool, stashes: u8) -> Vec<Rect> {
    if room.x < SLIVER.x || room.y < SLIVER.y {
        return vec![];
    }
    let line = line_height(room);
    let mut taken = reserved_at_the_end(room, column);
    if line > 0.0 {
        taken.push(Rect::from_min_max(pos2(0.0, 0.0), pos2(room.x, line + MARGIN)));
        let strip = strip(room, column, stashes).map(|(strip, _)| strip.right() + MARGIN);
        taken.extend(strip.map(|right| Rect::from_min_max(pos2(0.0, 0.0), pos2(right, room.y))));
    }
    taken
}

/// The same for a match that is over, besides the result.
pub(crate) fn reserved_at_the_end(room: Vec2, column: bool) -> Vec<Rect> {
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
fn clear(room: Vec2, column: bool, stashes: u8) -> Rect {
    let line = line_height(room);
    let foot = if line > 0.0 { FOOT } else { NARROW };
    let right = if line > 0.0 && column { RIGHT + 2.0 * MARGIN } else { 0.0 };
    let left = strip(room, column, stashes).map_or(0.0, |(strip, _)| strip.right() + MARGIN);
    Rect::from_min_max(pos2(left, line + MARGIN), pos2(room.x - right, room.y - foot - MARGIN))
}

pub fn show(ctx: &Context, shown: &PanelData, folds: &mut Folds) -> Option<UiCommand<Intent>> {
    let room = ctx.content_rect().size();
    if room.x < SLIVER.x || room.y < SLIVER.y {
        return sliver(ctx, shown);
    }
    let mut act = None;
    let rows = rows(room);
    let column_right = folds.column(!matches!(shown.stability, Judgement::Nothing));
    let stashes = shown.view.game.setup.stashes();
    spotlight::here(ctx, clear(room, column_right, stashes));
    // When all is over, nothing is asked.
    if rows > 0 && shown.choices.is_some() {
        let width = room.x - 2.0 * MARGIN;
        let at = (Align2::LEFT_TOP, vec2(MARGIN, MARGIN / 2.0));
        over(ctx, "line", at, vec2(width, line_height(room)), |ui| {
            style::panel_frame().inner_margin(Margin::symmetric(10, 4)).show(ui, |ui| {
                ui.set_width(width - 22.0);
                ui.set_height(line_height(room) - FRAME);
                act = line(ui, shown, rows);
                turn_light::here(ui.ctx(), ui.min_rect());
            });
        });
        let place = strip(room, column_right, stashes);
        let taken = place.and_then(|place| supply::show(ctx, place, &shown.supply));
        act = act.take().or(taken.map(UiCommand::Program));
    }
    if rows > 0 {
        if column_right {
            let top = line_height(room) + 1.5 * MARGIN;
            let height = room.y - top - FOOT - 2.0 * MARGIN;
            column(ctx, "right", (Align2::RIGHT_TOP, top), vec2(RIGHT, height), |ui| {
                right(ui, shown, *folds);
            });
        }
        over(ctx, "city", (Align2::RIGHT_BOTTOM, vec2(-MARGIN, -MARGIN)), vec2(room.x, FOOT), |ui| {
            let line = |ui: &mut Ui| {
                if rows == 1 && shown.choices.is_some() {
                    let stepped = steps(ui, shown);
                    act = act.take().or(stepped);
                }
                summit(ui, shown, folds);
            };
            style::panel_frame().inner_margin(6).show(ui, |ui| ui.horizontal(line));
        });
    }
    let choices = shown.choices?;
    // What a bot holds is not the player's to lower or to turn.
    let holding = shown.view.hand.is_some() && choices.bot.is_none();
    let beside_it = size(ctx, "city").filter(|_| rows > 0).map_or(0.0, |city| city.x + MARGIN);
    let most = vec2(room.x - 2.0 * MARGIN - beside_it - FOOT_FRAME, room.y * 0.5);
    let pressed = over(ctx, "foot", (Align2::LEFT_BOTTOM, vec2(MARGIN, -MARGIN)), most, |ui| {
        let content = |ui: &mut Ui| {
            if rows == 0 { narrow(ui, shown, choices) } else { turn::foot(ui, holding, &shown.roll) }
        };
        style::panel_frame().inner_margin(6).show(ui, content).inner
    });
    act.or(pressed)
}

/// The line at the top: dice, who acts, what is asked; on the right what may be done, and what was said last.
fn line(ui: &mut Ui, shown: &PanelData, rows: u8) -> Option<UiCommand<Intent>> {
    let mut act = None;
    let (width, choices) = (ui.available_width(), shown.choices);
    let told = shown.told().filter(|_| choices.is_some_and(|choices| choices.waiting.is_some()));
    let row = |ui: &mut Ui, content: &mut dyn FnMut(&mut Ui)| {
        ui.allocate_ui_with_layout(vec2(width, ROW), Layout::left_to_right(Align::Center), |ui| {
            ui.set_min_size(vec2(width, ROW));
            content(ui);
        });
    };
    row(ui, &mut |ui| {
        turn::dice(ui, shown.view, &shown.roll, DIE);
        turn::who(ui, shown.view, &shown.roll, choices.and_then(|r| r.bot.as_deref()), shown.marks);
        if rows > 2 {
            return;
        }
        let right = Id::new("right part of the line");
        // With two rows it stands below.
        let known =
            ui.ctx().data(|data| data.get_temp::<f32>(right)).filter(|_| rows == 1).unwrap_or_default();
        let room = (ui.available_width() - known - ui.spacing().item_spacing.x).max(LEAST_ASKS);
        ui.allocate_ui_with_layout(vec2(room, ROW), Layout::left_to_right(Align::Center), |ui| {
            ui.set_min_width(room);
            turn::asks(ui, shown.view, (&shown.roll, told), shown.marks, rows > 1);
        });
        let Some(choices) = choices.filter(|_| rows == 1) else { return };
        let from = ui.cursor().left();
        said(ui, shown, SAID * width);
        let pressed = turn::buttons(ui, &shown.roll, choices);
        act = act.take().or(pressed);
        let wide = ui.cursor().left() - from;
        ui.ctx().data_mut(|data| data.insert_temp(right, wide));
        redo(ui.ctx(), Some(vec2(known, 0.0)), vec2(wide, 0.0));
    });
    if rows > 2 {
        row(ui, &mut |ui| turn::asks(ui, shown.view, (&shown.roll, told), shown.marks, true));
    }
    if let Some(choices) = choices.filter(|_| rows > 1) {
        row(ui, &mut |ui| {
            let pressed = turn::buttons(ui, &shown.roll, choices).or(steps(ui, shown));
            act = act.take().or(pressed);
            if width >= SAYS {
                said(ui, shown, ui.available_width());
            }
        });
    }
    act
}

/// In practice, the steps that can be taken back and again.
fn steps(ui: &mut Ui, shown: &PanelData) -> Option<UiCommand<Intent>> {
    let wanted = shown.view.practice.then(|| history(ui, shown.view.steps)).flatten();
    wanted.map(Into::into)
}

/// Patience while the table settles, then what came of it, no wider than this.
fn said(ui: &mut Ui, shown: &PanelData, widest: f32) {
    // Why a roll passes the turn is what is asked now already.
    if matches!(shown.roll, RollView::Passing { .. }) {
        return;
    }
    let judged = result::judged(shown.notes, &shown.view.names);
    if let Some(progress) = shown.view.settling {
        let room = vec2(widest.min(SETTLING), ui.available_height());
        ui.allocate_ui_with_layout(room, Layout::left_to_right(Align::Center), |ui| {
            settling::show(ui, progress);
        });
    } else if !judged.is_empty() {
        result::verdict(ui, &judged, widest);
    }
}

/// How high the city is, and what can be unfolded.
fn summit(ui: &mut Ui, shown: &PanelData, folds: &mut Folds) {
    city::summit(ui, shown.view, shown.record, shown.marks);
    fold(ui, &say(Turn::Stashes), STASHES, &mut folds.stashes);
    fold(ui, &say(Turn::Log), LOG, &mut folds.log);
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
        let alone = room.y - line_height(room) - FOOT - 10.0 * MARGIN;
        let height = if folds.stashes { (room.y * 0.4).clamp(60.0, 400.0) } else { alone.max(60.0) };
        log(ui, (shown.notes, shown.reasons), shown.view, height);
    }
}

/// The most necessary, for narrow windows.
fn narrow(ui: &mut Ui, shown: &PanelData, choices: &TurnChoices) -> Option<UiCommand<Intent>> {
    let mut act = None;
    ui.vertical(|ui| {
        ui.label(RichText::new(turn::asked(shown.view, &shown.roll)).small().color(style::AMBER));
        ui.horizontal_wrapped(|ui| {
            if let RollView::Passing { .. } = shown.roll {
                act = turn::go_on(ui);
                return;
            }
            if let Some(who) = choices.waiting {
                act = waiting(ui, who).map(UiCommand::from);
                return;
            }
            for deed in [&ROLL, &PASS] {
                act = turn::one(ui, &shown.roll, choices, deed, false).or(act.take());
            }
        });
    });
    act
}

/// A window too small for anything but a line.
fn sliver(ctx: &Context, shown: &PanelData) -> Option<UiCommand<Intent>> {
    let most = ctx.content_rect().size();
    over(ctx, "sliver", (Align2::LEFT_BOTTOM, Vec2::ZERO), most, |ui| {
        ui.label(RichText::new(turn::asked(shown.view, &shown.roll)).small().color(style::AMBER));
    });
    None
}

/// Shows the log, its end first in sight, and why bots did what they did.
pub fn log(ui: &mut Ui, (notes, reasons): (&[Note], &Reasons), view: &MatchView, height: f32) {
    let told = notes.iter().enumerate().filter(|(_, note)| tells(note));
    let badges = seat_badges(&view.game);
    let seats = Seats { names: &view.names, badges: &badges };
    let line = |note: &Note| LogRow::new(note.message(), ink(note), event_pictures(note));
    let lines = reasons.between(told.map(|(number, note)| (number..number + 1, line(note))));
    side_column::told(ui, height, seats, lines.into_iter().rev());
}

/// What a note is about, in pictures: dice, pyramids, floor cards.
fn event_pictures(note: &Note) -> Vec<Picture> {
    let Note::Event(event) = note else { return vec![] };
    match event {
        Event::Rolled { roll, .. } => icons::roll_pictures(*roll),
        Event::Built { piece, .. } | Event::Moved { piece, .. } | Event::Fell { piece, .. } => {
            vec![picture(*piece)]
        }
        Event::CardAccepted { card } | Event::CardReturned { card, .. } => vec![picture(*card)],
        Event::Adjusted { pieces } | Event::SentBack { pieces } => {
            pieces.iter().copied().map(picture).collect()
        }
        _ => vec![],
    }
}

/// A piece: a pyramid in its colour and size, or a floor card.
pub fn picture(label: Label) -> Picture {
    match label {
        Label::Pyramid { colour, size, .. } => Picture::painted(PYRAMID.0, move |painter, rect| {
            let foot = rect.center_bottom() - vec2(0.0, 1.0);
            let scale = rect.height() / PYRAMID.1;
            icons::draw_pyramid(painter, foot, size, scale, icons::colour(colour), style::FAINT);
        }),
        Label::Card { shape, .. } => {
            Picture::painted(1.0, move |painter, rect| icons::draw_card(painter, rect, shape, true))
        }
    }
}

/// Whether a note is worth a line: what the table did in between is not, nor what was not allowed, for nothing came of
/// it.
fn tells(note: &Note) -> bool {
    match note {
        Note::Settled { facts } => facts.timed_out,
        Note::Refused { .. } => false,
        _ => true,
    }
}

fn ink(note: &Note) -> Color32 {
    match note {
        Note::Event(Event::TurnBegan { .. }) => style::AMBER,
        Note::Event(
            Event::Fell { .. }
            | Event::Collapsed { .. }
            | Event::CardReturned { .. }
            | Event::SentBack { .. },
        )
        | Note::Lost { .. }
        | Note::Refused { .. } => style::BAD,
        Note::Event(Event::Over { .. } | Event::CardAccepted { .. }) => style::GOOD,
        Note::Event(_) => style::INK,
        Note::Settled { .. } | Note::Rewound { .. } | Note::Steadied { .. } | Note::PutDown { .. } => {
            style::FAINT
        }
    }
}
