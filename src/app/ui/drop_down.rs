//! A list that drops down, for the mouse and for keys alone: what is chosen in it by a key closes it, as a click does, and
//! leaves the focus on its button. Esc closes the list and nothing else ([`is_open`]).

use bevy_egui::egui::{AsIdSalt, ComboBox, Context, InnerResponse, Key, Popup, Ui};

/// Draws a list; `looks` says what is written on its button, and how wide it is.
pub fn show<R>(
    ui: &mut Ui,
    salt: impl AsIdSalt,
    looks: impl FnOnce(ComboBox) -> ComboBox,
    content: impl FnOnce(&mut Ui) -> R,
) -> InnerResponse<Option<R>> {
    let mut layer = None;
    let shown = looks(ComboBox::from_id_salt(salt)).show_ui(ui, |ui| {
        layer = Some(ui.layer_id());
        content(ui)
    });
    let (ctx, button) = (ui.ctx(), &shown.response);
    let struck = ctx.input(|input| input.key_pressed(Key::Enter) || input.key_pressed(Key::Space));
    let focused = ctx.memory(|memory| memory.focused()).and_then(|id| ctx.read_response(id));
    if struck && focused.is_some_and(|focused| Some(focused.layer_id) == layer) {
        Popup::close_all(ctx);
        button.request_focus();
    }
    shown
}

/// Whether a list hangs open, which Esc closes.
pub fn is_open(ctx: &Context) -> bool {
    Popup::is_any_open(ctx)
}
