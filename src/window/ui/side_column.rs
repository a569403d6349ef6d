//! The column beside a table, the same in every game: the ways to menu, rules and keys, the steps that practice takes back,
//! and what has happened. What only one game has there is a part between them. A window that has no room for it unfolds it over
//! the table.

use super::act::{Request, UiCommand};
use super::buttons::{dialogs, history, small};
use super::layout::{MARGIN, filled};
use super::log::{LogRow, lines};
use super::seats::Seats;
use super::{style, watched};
use crate::keys::program::matches::DECIDED;
use crate::messages::{Command, Dialog, Watched};
use crate::reasons::Reasons;
use crate::speech::say;
use crate::texts::{Buttons, ReplayText};
use bevy_egui::egui::{
    Align, Align2, Context, Id, LayerId, Layout, Order, Pos2, Rect, RichText, Ui, Vec2, vec2,
};
use game::message::Say;
use session::{CardNote, Names};

/// Least and greatest width of the column, and its share of the window; narrower windows than the last go without, points.
const WIDE: (f32, f32) = (232.0, 330.0);
const SHARE: f32 = 0.22;
const FROM: f32 = 940.0;
/// Where it is kept whether a column is unfolded over its table.
const UNFOLDED: &str = "the side column is unfolded";
/// What its area is called, beside the table and over it.
const NAME: &str = "side column";
const OVER_TABLE: &str = "side column over the table";

/// A window of this size, what of it the table has, and the column beside that, where there is room for it.
pub fn beside(size: Vec2, gap: f32) -> (Rect, Rect, Option<Rect>) {
    let room = Rect::from_min_size(Pos2::ZERO, size.max(vec2(1.0, 1.0)));
    let inner = room.shrink(gap.min(size.min_elem() * 0.05));
    if room.width() < FROM {
        return (room, inner, None);
    }
    let left = inner.right() - (room.width() * SHARE).clamp(WIDE.0, WIDE.1);
    (room, inner.with_max_x(left - gap), Some(inner.with_min_x(left)))
}

/// What a bar has where the window has no room for a column: the way to the menu, and what unfolds the column over the table.
pub fn unfold(ui: &mut Ui) -> Option<Request> {
    let menu = small(ui, &say(Buttons::Menu), "", true).clicked();
    unfold_alone(ui);
    menu.then_some(Request::Open(Dialog::Pause))
}

/// The same where nothing leads to the menu.
pub fn unfold_alone(ui: &mut Ui) {
    let open = is_unfolded(ui.ctx());
    let words = format!("{} {}", if open { "⏷" } else { "⏵" }, say(Buttons::More));
    if small(ui, &words, "", true).clicked() {
        set_unfolded(ui.ctx(), !open);
    }
}

/// Unfolds the column over the table, where there is no room beside it, or folds it.
pub fn set_unfolded(ctx: &Context, open: bool) {
    ctx.data_mut(|data| data.insert_temp(Id::new(UNFOLDED), open));
}

fn is_unfolded(ctx: &Context) -> bool {
    ctx.data(|data| data.get_temp(Id::new(UNFOLDED))).unwrap_or_default()
}

/// Where a column is drawn over the table, on its right.
pub fn over_table(ctx: &Context) -> Rect {
    let room = ctx.content_rect().shrink(MARGIN);
    Align2::RIGHT_TOP.align_size_within_rect(vec2(WIDE.1.min(room.width()), room.height()), room)
}

/// Where a column is drawn: in its place beside the table, or over that where it is unfolded.
pub fn place(ctx: &Context, beside: Option<Rect>) -> Option<Rect> {
    beside.or_else(|| is_unfolded(ctx).then(|| over_table(ctx)))
}

/// Draws a column in its place beside the table, or over that where it is unfolded, with the steps that can be taken back and
/// again in practice.
pub fn show<W>(
    ctx: &Context,
    beside: Option<Rect>,
    steps: Option<(usize, usize)>,
    part: impl FnOnce(&mut Ui) -> Option<UiCommand<W>>,
) -> Option<UiCommand<W>> {
    let rect = place(ctx, beside)?;
    let (name, frame) = match beside {
        Some(_) => (NAME, style::panel_frame()),
        // What lies below must not shine through.
        None => (OVER_TABLE, style::panel_frame().fill(style::DIALOG)),
    };
    let asked = filled(ctx, name, rect, frame, |ui| {
        let asked = head(ui, steps).map(UiCommand::Program);
        ui.separator();
        ui.with_layout(Layout::top_down(Align::LEFT), part).inner.or(asked)
    });
    if beside.is_none() {
        ctx.move_to_top(LayerId::new(Order::Middle, Id::new(OVER_TABLE)));
    }
    asked
}

/// Draws the buttons for menu, rules and keys; in practice those for undo and redo, too.
pub fn head(ui: &mut Ui, steps: Option<(usize, usize)>) -> Option<Request> {
    let mut asked = ui.horizontal_wrapped(|ui| dialogs(ui).or(fall_again(ui))).inner;
    if let Some(command) = steps.and_then(|steps| history(ui, steps)) {
        asked = Some(Request::Command(command));
    }
    asked
}

/// The way to see again what came down, where anything did.
pub fn fall_again(ui: &mut Ui) -> Option<Request> {
    let known = watched::knows_fall(ui.ctx()) && watched::why_not(ui.ctx()).is_none();
    let button = |ui: &mut Ui| small(ui, &say(ReplayText::What), DECIDED, true).clicked();
    (known && button(ui)).then_some(Request::Command(Command::Watch(Watched::Film)))
}

/// What has happened, given the newest first, under its title.
pub fn told(ui: &mut Ui, height: f32, seats: Seats, newest_first: impl Iterator<Item = LogRow>) {
    ui.label(RichText::new(say(Buttons::Happened)).color(style::FAINT));
    lines(ui, "what happened", height, seats, newest_first);
}

/// What has happened in a match of cards, as far as `line` has one for it, and why bots did it. What was not allowed did not
/// happen.
pub fn notes<E: Say>(
    ui: &mut Ui,
    names: &Names,
    (notes, reasons): (&[CardNote<E>], &Reasons),
    line: impl Fn(&E) -> Option<LogRow>,
) {
    let lines = notes.iter().enumerate().filter_map(|(number, note)| match note {
        CardNote::Event(event) => Some((number..number + 1, line(event)?)),
        CardNote::Rewound { .. } => {
            Some((number..number + 1, LogRow::new(note.message(), style::INK, vec![])))
        }
        CardNote::Refused { .. } => None,
    });
    told(ui, f32::INFINITY, Seats { names, badges: &[] }, reasons.between(lines).into_iter().rev());
}
