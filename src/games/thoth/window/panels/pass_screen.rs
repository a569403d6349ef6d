//! The cover between two people at one screen: nobody's cards are shown until whoever is to play says they are here.

use super::{Act, Asked};
use crate::app::ui::buttons::key_cap;
use crate::app::ui::layout::{over, whole};
use crate::app::ui::style;
use crate::game::Seat;
use crate::games::thoth::window::faces::Picture;
use crate::games::thoth::window::pack::{Pack, size_of};
use crate::session::Names;
use bevy_egui::egui::{Align2, Button, Color32, Context, Image, Rect, RichText, Ui, Vec2, vec2};
use std::f32::consts::FRAC_PI_2;

/// Who sits at the screen, and whose cards may be shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Screen {
    people: Vec<Seat>,
    here: Option<Seat>,
}

impl Screen {
    /// A screen that these people share. If there is only one, there is nothing to hide from anybody.
    pub fn shared(people: impl IntoIterator<Item = Seat>) -> Self {
        let people: Vec<Seat> = people.into_iter().collect();
        let here = if people.len() == 1 { people.first().copied() } else { None };
        Self { people, here }
    }

    /// Whose cards may be shown now.
    pub fn here(&self) -> Option<Seat> {
        self.here
    }

    /// Who has to come to the screen before the game can go on: the one who is to act, if that is a person and
    /// somebody else, or nobody, sits there.
    pub fn wanted(&self, to_act: Seat) -> Option<Seat> {
        (self.people.contains(&to_act) && self.here != Some(to_act)).then_some(to_act)
    }

    /// Somebody has come. Bots never do.
    pub fn come(&mut self, seat: Seat) {
        if self.people.contains(&seat) {
            self.here = Some(seat);
        }
    }

    /// Nobody's cards are shown any more, where people share the screen.
    pub fn leave(&mut self) {
        if self.people.len() > 1 {
            self.here = None;
        }
    }
}

/// Draws the cover over everything. Nothing that only one of them may know is on it.
pub fn show(ctx: &Context, to: Seat, names: &Names, pack: &mut Pack) -> Option<Act> {
    whole(ctx, "thoth cover", |ui, rect| {
        ui.painter().rect_filled(rect, 0.0, style::NIGHT);
        fan(ui, rect, pack);
    });
    let room = ctx.content_rect().size();
    let at = (Align2::CENTER_CENTER, vec2(0.0, room.y * 0.24));
    let name = names.of(to);
    let here = over(ctx, "thoth cover words", at, room, |ui| {
        ui.vertical_centered(|ui| {
            ui.label(RichText::new(format!("Pass the screen to {name}")).size(26.0).color(style::AMBER));
            ui.label(RichText::new("Nobody else should be looking").color(style::FAINT));
            ui.add_space(6.0);
            let button = Button::new(RichText::new(format!("I am {name}")).size(18.0))
                .shortcut_text(key_cap("Enter"))
                .min_size(vec2(170.0, 40.0));
            ui.add(button).clicked()
        })
        .inner
    });
    here.then_some(Act::Wish(Asked::Here))
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
