//! A list that drops down, for the mouse and for keys alone: what is chosen in it by a key closes it, as a click does, and
//! leaves the focus on its button. Esc closes the list and nothing else ([`is_open`]).

use bevy_egui::egui::{
    AsIdSalt, ComboBox, Context, FocusDirection, Id, InnerResponse, Key, LayerId, Popup, Ui,
};

/// Draws a list; `looks` says what is written on its button, and how wide it is.
pub fn show<R>(
    ui: &mut Ui,
    salt: impl AsIdSalt,
    looks: impl FnOnce(ComboBox) -> ComboBox,
    content: impl FnOnce(&mut Ui) -> R,
) -> InnerResponse<Option<R>> {
    leave_frame(ui.ctx());
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

/// egui gives the frame of an open list the focus as if it were a button, and nothing shows it: the focus goes on, into the
/// list or out of it.
fn leave_frame(ctx: &Context) {
    let Some(focused) = ctx.memory(|memory| memory.focused()).and_then(|id| ctx.read_response(id)) else {
        return;
    };
    let last = Id::new("layer of the last focus");
    // So egui names the frame of a layer.
    if focused.id != focused.layer_id.id.with("move") {
        ctx.data_mut(|data| data.insert_temp(last, focused.layer_id));
        return;
    }
    let inside = ctx.data(|data| data.get_temp::<LayerId>(last)) == Some(focused.layer_id);
    let towards = if inside { FocusDirection::Previous } else { FocusDirection::Next };
    ctx.memory_mut(|memory| memory.move_focus(towards));
}

/// Whether a list hangs open, which Esc closes.
pub fn is_open(ctx: &Context) -> bool {
    Popup::is_any_open(ctx)
}
