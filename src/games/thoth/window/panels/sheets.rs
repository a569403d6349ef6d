//! The sheets over the table: reference, scores, discard pile.

use super::{piles, reference, scores};
use crate::asked::{Act, Asked, Sheet};
use crate::pack::Pack;
use crate::panel_view::PanelView;
use crate::texts::{Sheet as Words, Uses};
use bevy_egui::egui::{Align, Color32, Context, Id, Layout, Modal, RichText, Sense, UiBuilder, vec2};
use game::message::Say;
use thoth::reference::Words as Reference;
use window::keys::names::ESC;
use window::speech::say;
use window::ui::buttons::small;
use window::ui::style;

/// Draws a sheet. A click beside it closes it.
pub fn show(ctx: &Context, sheet: Sheet, seen: &PanelView, pack: Pack) -> Option<Act> {
    let room = ctx.content_rect().size();
    let (title, wide) = match sheet {
        Sheet::Reference => (Reference::Cards.message(), 1180.0),
        Sheet::Scores => (Words::Scores.message(), 720.0),
        Sheet::Discard => (Words::Discard.message(), 860.0),
    };
    let mut act = None;
    let modal = Modal::new(Id::new(("thoth sheet", sheet)))
        .backdrop_color(Color32::from_black_alpha(140))
        .frame(style::panel_frame().fill(style::DIALOG).inner_margin(16));
    let shown = modal.show(ctx, |ui| {
        ui.set_width((room.x - 60.0).min(wide).max(20.0));
        ui.horizontal(|ui| {
            ui.label(RichText::new(say(title)).size(22.0).color(style::AMBER));
            if ui.available_width() > 90.0 {
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    if small(ui, &say(Uses::Close), ESC, true).clicked() {
                        act = Some(Act::Wish(Asked::Close));
                    }
                });
            }
        });
        ui.separator();
        let size = vec2(ui.available_width(), (room.y - 130.0).clamp(20.0, 640.0));
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        ui.scope_builder(UiBuilder::new().max_rect(rect), |ui| match sheet {
            Sheet::Reference => reference::show(ui, pack),
            Sheet::Scores => scores::show(ui, seen),
            Sheet::Discard => piles::discarded(ui, seen, pack),
        });
    });
    if shown.backdrop_response.clicked() {
        act = act.or(Some(Act::Wish(Asked::Close)));
    }
    act
}
