//! The panels of Rathulhu: functions of what is seen that return what the player wants.

use crate::app::panels::Act;
use crate::games::Game;
use crate::games::rathulhu::Rathulhu;
use crate::session::CardMatch;
use bevy_egui::egui::{Align2, Context, ScrollArea, vec2};

/// Everything that may be done, as a list.
pub fn plain(ctx: &Context, playing: &CardMatch<Rathulhu>) -> Option<Act> {
    let game = playing.game();
    let mut act = None;
    let room = ctx.content_rect().size();
    crate::app::screens::over(ctx, "rathulhu", (Align2::LEFT_TOP, vec2(10.0, 10.0)), room, |ui| {
        ScrollArea::vertical().show(ui, |ui| {
            for action in game.to_act().into_iter().flat_map(|seat| game.legal_actions(seat)) {
                if ui.button(action.to_string()).clicked() {
                    act = Some(Act::Rathulhu(action));
                }
            }
            for note in playing.notes().iter().rev().take(12) {
                ui.label(note.to_string());
            }
        });
    });
    act
}
