//! The cover between people at one screen: nobody's cards are shown until whoever is to play says they are here.

use super::act::{Request, UiCommand};
use super::buttons::small;
use super::caps::KeyButton;
use super::layout::{MARGIN, over, whole};
use super::style;
use super::unlock::Unlock;
use crate::keys::Key;
use crate::keys::names::{ESC, HOME};
use crate::messages::Dialog;
use crate::speech::{name_of, say};
use crate::texts::{Buttons, Cover};
use bevy_egui::egui::{Align2, Button, Context, PointerButton, Rect, RichText, Ui, vec2};
use game::Seat;
use game::message::Message;
use session::Names;

/// The key that says that somebody is here. It confirms nothing anywhere: a key that came too late for whoever was here
/// before must not show the page of whoever comes.
pub const HERE: Key = Key::Home;
/// Who sits at the screen, and whose cards may be shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ScreenHolder {
    people: Vec<Seat>,
    here: Option<Seat>,
}

impl ScreenHolder {
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

/// What is pressed on a cover.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CoverAnswer {
    /// They say that they are here.
    Here,
    /// They want the menu.
    Menu,
}

impl CoverAnswer {
    /// What is asked for, where somebody's being here means a wish.
    pub fn command<W>(self, here: W) -> UiCommand<W> {
        match self {
            Self::Here => UiCommand::Wish(here),
            Self::Menu => Request::Open(Dialog::Pause).into(),
        }
    }
}

/// Draws the cover over everything, with some picture on it. Nothing that only one of them may know may be on it.
pub fn show(
    ctx: &Context,
    to: Seat,
    names: &Names,
    picture: impl FnOnce(&mut Ui, Rect),
) -> Option<CoverAnswer> {
    let name = name_of(names, to);
    cover(ctx, [say(Cover::Pass { name: name.clone() }), say(Cover::Here { name })], picture)
}

/// The same for anybody: to whom the screen is passed, and what they say when they are here.
pub fn cover(
    ctx: &Context,
    [pass, here]: [String; 2],
    picture: impl FnOnce(&mut Ui, Rect),
) -> Option<CoverAnswer> {
    whole(ctx, "cover", |ui, rect| {
        ui.painter().rect_filled(rect, 0.0, style::NIGHT);
        picture(ui, rect);
    });
    let room = ctx.content_rect().size();
    let at = (Align2::CENTER_CENTER, vec2(0.0, room.y * 0.24));
    let is_here = over(ctx, "cover words", at, room, |ui| {
        ui.vertical_centered(|ui| {
            ui.label(RichText::new(pass).size(26.0).color(style::AMBER));
            let words = say(Cover::Nobody { key: Message::new(HOME) });
            ui.label(RichText::new(words).color(style::FAINT));
            ui.add_space(6.0);
            let button = Button::new(RichText::new(&here).size(18.0)).min_size(vec2(170.0, 40.0));
            let button = ui.add(KeyButton::new(button, HOME));
            // Not by a click that came too late for whoever was here, and by the pointer alone: Enter and Space press a button
            // that has the keyboard, and both confirm.
            button.unlocked_click(ui, &here) && button.clicked_by(PointerButton::Primary)
        })
        .inner
    });
    let menu = menu(ctx).then_some(CoverAnswer::Menu);
    is_here.then_some(CoverAnswer::Here).or(menu)
}

/// The way to the menu, in a corner of a page that covers the table; whether it was pressed.
pub fn menu(ctx: &Context) -> bool {
    let at = (Align2::RIGHT_TOP, vec2(-MARGIN, MARGIN));
    over(ctx, "cover menu", at, ctx.content_rect().size(), |ui| {
        small(ui, &say(Buttons::Menu), ESC, true).clicked()
    })
}
