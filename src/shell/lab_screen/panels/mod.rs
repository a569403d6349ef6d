//! The lab's panels: on the left what is built, on the right whether it stands and what it bears, below what is watched.
//! Functions of what is seen that return what is wanted.

mod build;
mod chosen;
pub mod fields;
mod files;
mod plots;
mod tests;
mod verdict;
mod watch;

use super::panel_data::{PanelData, Wishes};
use super::texts::PageText;
use super::wish::Wish;
use bevy_egui::egui::{Align2, Context, RichText, Ui, Vec2, vec2};
use fields::Fields;
pub use tests::wanted;
use window::keys::Cap;
use window::keys::names::ESC;
use window::keys::program::lab as lab_keys;
use window::keys::program::window::HELP;
use window::messages::{Command, Dialog, Screen};
use window::speech::say;
use window::texts::Buttons;
use window::ui::act::{Request, UiCommand};
use window::ui::layout::{self, MARGIN, column};
use window::ui::{buttons, style};

/// Widths of the columns, points; narrow windows have narrower ones.
const WIDE: [f32; 2] = [308.0, 330.0];
/// A column is no wider than this share of a window.
const MOST: f32 = 0.36;
/// Height of the strip in which something is watched, points.
const STRIP: f32 = 92.0;

fn widths(room: Vec2) -> [f32; 2] {
    WIDE.map(|wide| wide.min(room.x * MOST).max(120.0))
}

/// The part of a window that the panels leave free: left, top, right and bottom, points.
pub fn clear(room: Vec2, watching: bool) -> [f32; 4] {
    let [left, right] = widths(room);
    let below = if watching { STRIP + MARGIN } else { 0.0 };
    [left + 2.0 * MARGIN, MARGIN, room.x - right - 2.0 * MARGIN, room.y - MARGIN - below]
}

/// Draws everything.
pub fn show(ctx: &Context, data: &PanelData, fields: &mut Fields) -> Wishes {
    let mut wishes: Wishes = vec![];
    let room = ctx.content_rect().size();
    if room.x < layout::SLIVER.x || room.y < layout::SLIVER.y {
        return wishes;
    }
    // What is dragged or typed until the next press is one step.
    if ctx.input(|input| input.pointer.any_pressed()) {
        wishes.push(UiCommand::Wish(Wish::EndStep));
    }
    let height = room.y - 2.0 * MARGIN;
    let [left, right] = widths(room);
    column(ctx, "lab, built", (Align2::LEFT_TOP, MARGIN), vec2(left, height), |ui| {
        head(ui, data, &mut wishes);
        build::show(ui, data, fields, &mut wishes);
    });
    column(ctx, "lab, tested", (Align2::RIGHT_TOP, MARGIN), vec2(right, height), |ui| {
        verdict::show(ui, data, &mut wishes);
        tests::show(ui, data, fields, &mut wishes);
    });
    if let Some(playback) = &data.playback {
        let [from, _, to, _] = clear(room, true);
        let wide = (to - from).max(200.0);
        let middle = (from + to) / 2.0 - room.x / 2.0;
        let place = (Align2::CENTER_BOTTOM, vec2(middle, -MARGIN));
        layout::over(ctx, "lab, watched", place, vec2(wide, STRIP), |ui| {
            style::panel_frame().show(ui, |ui| {
                ui.set_width(wide - 24.0);
                watch::show(ui, playback, &mut wishes);
            });
        });
    }
    if let Some(found) = data.files {
        files::show(ctx, found, fields, &mut wishes);
    }
    wishes
}

/// The ways out, back and again.
fn head(ui: &mut Ui, data: &PanelData, wishes: &mut Wishes) {
    ui.label(RichText::new(say(PageText::Title)).size(19.0).color(style::AMBER));
    ui.horizontal(|ui| {
        if buttons::small(ui, &say(Buttons::Menu), ESC, true).clicked() {
            wishes.push(Command::Show(Screen::Menu).into());
        }
        if buttons::small(ui, &say(Buttons::Keys), HELP, true).clicked() {
            wishes.push(Request::Open(Dialog::Help).into());
        }
        if buttons::small(ui, &say(PageText::OpenSave), lab_keys::FILES, true).clicked() {
            wishes.push(UiCommand::Wish(Wish::Files(true)));
        }
    });
    ui.horizontal(|ui| {
        for (label, key, enabled, wish) in [
            (say(Buttons::Undo), Cap::Of(lab_keys::UNDO), data.editor.can_undo(), Wish::Undo),
            (say(Buttons::Redo), Cap::Of(lab_keys::REDO), data.editor.can_redo(), Wish::Redo),
            (say(PageText::New), Cap::Fixed(""), !data.editor.scene().pieces.is_empty(), Wish::Clear),
        ] {
            if buttons::small(ui, &label, key, enabled).clicked() {
                wishes.push(UiCommand::Wish(wish));
            }
        }
    });
}
