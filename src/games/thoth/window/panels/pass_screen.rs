//! The cover between two people at one screen, with backs of cards on it.

use super::{Act, Asked};
use crate::app::ui::pass_screen;
pub use crate::app::ui::pass_screen::Screen;
use crate::game::Seat;
use crate::games::thoth::window::faces::Picture;
use crate::games::thoth::window::pack::{Pack, size_of};
use crate::session::Names;
use bevy_egui::egui::{Color32, Context, Image, Rect, Ui, Vec2, vec2};
use std::f32::consts::FRAC_PI_2;

/// Draws the cover over everything.
pub fn show(ctx: &Context, to: Seat, names: &Names, pack: &mut Pack) -> Option<Act> {
    pass_screen::show(ctx, to, names, |ui, rect| fan(ui, rect, pack)).then_some(Act::Wish(Asked::Here))
}

/// Backs of cards, spread out.
fn fan(ui: &mut Ui, rect: Rect, pack: &mut Pack) {
    let size = size_of(Picture::Back, rect.height() * 0.24);
    let foot = rect.center_top() + vec2(0.0, rect.height() * 0.95);
    for k in -2..=2_i16 {
        let angle = f32::from(k) * 0.2;
        let at = foot + Vec2::angled(angle - FRAC_PI_2) * rect.height() * 0.62;
        lay(ui, Rect::from_center_size(at, size), angle, Picture::Back, pack);
    }
}

/// Paints a card that lies askew, with its shadow; one too small to be seen is left out.
pub fn lay(ui: &mut Ui, card: Rect, angle: f32, picture: Picture, pack: &mut Pack) {
    if card.width() < 4.0 {
        return;
    }
    let Some(texture) = pack.texture(ui.ctx(), picture, card.width()) else { return };
    let image = Image::new((texture, card.size())).rotate(angle, Vec2::splat(0.5));
    image.clone().tint(Color32::from_black_alpha(110)).paint_at(ui, card.translate(vec2(2.0, 3.0)));
    image.paint_at(ui, card);
}
