//! The cover between two people at one screen, with backs of cards on it.

use crate::asked::{Act, Asked};
use crate::faces::Picture;
use crate::pack::{Pack, size_of};
use bevy_egui::egui::{Color32, Context, Rect, Ui, Vec2, vec2};
use game::Seat;
use session::Names;
use std::f32::consts::FRAC_PI_2;
use window::ui::pass_screen;

/// Draws the cover over everything.
pub fn show(ctx: &Context, to: Seat, names: &Names, pack: Pack) -> Option<Act> {
    pass_screen::show(ctx, to, names, |ui, rect| fan(ui, rect, pack)).then_some(Act::Wish(Asked::Here))
}

/// Backs of cards, spread out.
fn fan(ui: &mut Ui, rect: Rect, pack: Pack) {
    let size = size_of(Picture::Back, rect.height() * 0.24);
    let foot = rect.center_top() + vec2(0.0, rect.height() * 0.95);
    for k in -2..=2_i16 {
        let angle = f32::from(k) * 0.2;
        let at = foot + Vec2::angled(angle - FRAC_PI_2) * rect.height() * 0.62;
        lay(ui, Rect::from_center_size(at, size), angle, Picture::Back, pack);
    }
}

/// Paints a card that lies askew, with its shadow; one too small to be seen is left out.
pub fn lay(ui: &mut Ui, card: Rect, angle: f32, picture: Picture, pack: Pack) {
    if card.width() < 4.0 {
        return;
    }
    let (shown, painter) = (picture.shown(pack.set()), ui.painter());
    let shadow = card.translate(vec2(2.0, 3.0));
    shown.paint_turned(painter, shadow, card, (angle, Color32::from_black_alpha(110)));
    shown.paint_turned(painter, card, card, (angle, Color32::WHITE));
}
