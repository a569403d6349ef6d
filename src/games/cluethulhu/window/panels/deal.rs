//! The screen goes round at a console, before the first call: a tablet alone, and the cover that waits for the Keeper. Whatever
//! the tablet, a page has the same lines in the same colour, by no picture: it would light the face of whoever reads it.

use super::lap::barred;
use crate::console::DealStage;
use crate::faces;
use crate::panel_data::PanelData;
use crate::seen::side;
use crate::texts::{Briefs, Console as Words};
use crate::ui_state::{GameRequest, Wanted};
use bevy_egui::egui::{Align2, Context, RichText, Ui, Vec2, vec2};
use cluethulhu_rules::{View, about};
use game::message::Say;
use window::keys::names::ENTER;
use window::speech::{name_of, say};
use window::ui::buttons::action as button;
use window::ui::layout::{over, whole};
use window::ui::pass_screen::{self, CoverAnswer};
use window::ui::style;

/// Width of a tablet's page, and of the window's edges beside it, points.
const WIDE: (f32, f32) = (620.0, 24.0);
/// Letters of a tablet, and of what it means, points.
const LETTERS: (f32, f32) = (20.0, 16.0);
/// Rows for what a tablet means.
const ROWS: usize = 3;

/// Draws it, where anybody but the Keeper may be at the screen.
pub fn show(ctx: &Context, data: &PanelData, view: &View, wanted: &mut Vec<Wanted>) {
    let asked = match data.ui_state.console.deal {
        Some(DealStage::Looks(_)) => {
            whole(ctx, "cluethulhu deal", |ui, rect| {
                ui.painter().rect_filled(rect, 0.0, style::NIGHT);
            });
            let room = ctx.content_rect().size();
            let wide = (room.x - 2.0 * WIDE.1).min(WIDE.0);
            let covers = over(ctx, "cluethulhu tablet", (Align2::CENTER_CENTER, Vec2::ZERO), room, |ui| {
                style::panel_frame().inner_margin(18).show(ui, |ui| {
                    ui.set_width(wide);
                    tablet(ui, data, view)
                })
            })
            .inner;
            let menu = pass_screen::menu(ctx).then_some(CoverAnswer::Menu);
            covers.then_some(CoverAnswer::Here).or(menu)
        }
        Some(DealStage::Keeper) => {
            pass_screen::cover(ctx, [say(Words::ToKeeper), say(Words::IAmKeeper)], faces::backs)
        }
        _ => None,
    };
    wanted.extend(asked.map(|answer| answer.command(GameRequest::Dealt)));
}

/// Somebody's tablet, and on which side they are; whether they have seen it.
fn tablet(ui: &mut Ui, data: &PanelData, view: &View) -> bool {
    ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
    if let Some((seat, own)) = view.viewer.zip(view.own.as_ref()) {
        ui.label(RichText::new(name_of(data.names(), seat)).size(24.0).color(style::INK));
        ui.label(RichText::new(say(Words::YourTablet)).color(style::FAINT));
        let words = Briefs::Tablet { role: own.tablet.message(), side: side(own.side) };
        barred(ui, &say(words), LETTERS.0, 1);
        barred(ui, &say(about(own.tablet)), LETTERS.1, ROWS);
    }
    ui.label(RichText::new(say(Words::LookAsLong)).color(style::FAINT));
    button(ui, &say(Words::Cover), ENTER, None, true)
}
