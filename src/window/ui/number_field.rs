//! Fields for numbers, which are read in any language's way ([`number::read`]).

use super::tip::HoverTip as _;
use super::{number, style};
use crate::speech::say;
use crate::texts::Dialogs;
use bevy_egui::egui::emath::Numeric;
use bevy_egui::egui::{Align2, DragValue, Response, Stroke, StrokeKind, TextStyle, Ui};
use std::cell::Cell;

thread_local! {
    /// What a field has just been told that is no number; nothing inside where it was one.
    static TYPED: Cell<Option<Option<String>>> = const { Cell::new(None) };
}

/// A field for a number, for [`add`].
pub fn field<N: Numeric>(value: &mut N) -> DragValue<'_> {
    DragValue::new(value).custom_parser(|typed| {
        let number = number::read(typed);
        TYPED.set(Some(number.is_none().then(|| typed.to_owned())));
        number
    })
}

/// Adds a field for a number. What cannot be read stays as it was typed, marked, until something else is typed.
pub fn add(ui: &mut Ui, field: DragValue<'_>) -> Response {
    TYPED.set(None);
    let response = ui.add(field);
    let unread = response.id.with("unread");
    if let Some(typed) = TYPED.take() {
        ui.data_mut(|data| match typed {
            Some(typed) => drop(data.insert_temp(unread, typed)),
            None => data.remove_temp::<String>(unread).map_or((), drop),
        });
    }
    let Some(typed) = ui.data(|data| data.get_temp::<String>(unread)) else { return response };
    if response.gained_focus() || response.dragged() {
        ui.data_mut(|data| data.remove_temp::<String>(unread));
        return response;
    }
    let painter = ui.painter_at(response.rect);
    if !response.has_focus() {
        painter.rect_filled(response.rect, 2.0, ui.visuals().extreme_bg_color);
        let font = TextStyle::Button.resolve(ui.style());
        painter.text(response.rect.center(), Align2::CENTER_CENTER, &typed, font, style::BAD);
    }
    painter.rect_stroke(response.rect, 2.0, Stroke::new(1.5, style::BAD), StrokeKind::Inside);
    response.tip(say(Dialogs::NoNumber { typed }))
}
