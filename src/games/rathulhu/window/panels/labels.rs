//! The table: what lies on it, what is written there and what glows, and the pointer on it.

use super::mat_words::{self, font};
use crate::asked::{Asked, Wanted};
use crate::items::{NUMBERED_FROM, board, items};
use crate::panel_data::PanelData;
use crate::texts::Board as Words;
use bevy_egui::egui::{Align2, Color32, Context, Painter, Rect, Sense, Stroke, StrokeKind, pos2, vec2};
use rathulhu_rules::{AEONS, Thing};
use window::board::Ring;
use window::speech::say;
use window::ui::act::Act;
use window::ui::layout::whole;
use window::ui::{drag, style};

/// Draws the table and listens to the pointer; what that is on.
pub fn show(ctx: &Context, shown: &PanelData, wanted: &mut Vec<Wanted>) -> Option<Thing> {
    let items = items(shown);
    let board = board(shown, &items);
    whole(ctx, "rathulhu table", |ui, room| {
        board.paint(ui.painter());
        written(ui.painter(), shown);
        mat_words::show(ui.painter(), shown);
        board.write(ui.painter());
        if let Some(rect) = drag::carried(ctx).and_then(|target| board.rect(target)) {
            ui.painter().rect_filled(rect, 6.0, Color32::from_black_alpha(120));
        }
        // Below everything on the table is the table.
        let felt = ui.interact(room, ui.id().with("felt"), Sense::click());
        if felt.clicked() && shown.busy && shown.counting.is_none() {
            wanted.push(Act::Wish(Asked::Hurry));
        }
        let pointed = board.listen(ui, shown);
        wanted.extend(pointed.wanted);
        if let Some((target, rect)) = pointed.over {
            let round = matches!(target, Thing::Token(_));
            Ring { ink: style::AMBER, width: 2.5, round }.paint(ui.painter(), rect);
        }
        pointed.over.map(|(target, _)| target)
    })
}

fn outline(painter: &Painter, rect: Rect, ink: Color32, width: f32) {
    painter.rect_stroke(rect.expand(2.0), 7.0, Stroke::new(width, ink), StrokeKind::Outside);
}

fn written(painter: &Painter, shown: &PanelData) {
    let (layout, seen) = (&shown.layout, shown.seen);
    if layout.board.height() < NUMBERED_FROM {
        return;
    }
    let size = (layout.bag.width() * 0.15).clamp(10.0, 20.0);
    let aeon = say(Words::Aeon { aeon: seen.aeon, all: AEONS });
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
        painter.text(at, Align2::RIGHT_CENTER, say(Words::Time), font(13.0), style::FAINT);
    }
    // The next Elder Sign may be the last.
    let signs = layout.time.len().saturating_sub(usize::from(seen.signs));
    if let Some(last) = layout.time.last().filter(|_| signs == 1) {
        outline(painter, *last, style::BAD.gamma_multiply(0.8), 1.5);
    }
    if let Some(lot) = layout.lot(&seen.track).filter(|_| shown.auction().is_some()) {
        outline(painter, lot.expand(3.0), style::AMBER.gamma_multiply(0.8), 2.0);
    }
}
