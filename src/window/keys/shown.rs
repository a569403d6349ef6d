//! Keys on panels: their labels, and what egui tells of them. Panels get the map by way of egui's memory, where the window
//! puts it.

use super::map::KeyMap;
use super::shortcut::{On, Press, Shortcut};
use crate::speech::say;
use bevy_egui::egui::{Context, Event, Id, Key, Modifiers};
use game::message::Message;
use std::sync::Arc;

fn id() -> Id {
    Id::new("key map")
}

/// Lets panels know which keys do what.
pub fn put(ctx: &Context, map: &KeyMap) {
    ctx.data_mut(|data| data.insert_temp(id(), Arc::new(map.clone())));
}

fn map(ctx: &Context) -> Arc<KeyMap> {
    ctx.data(|data| data.get_temp(id())).unwrap_or_default()
}

/// The first key of a shortcut, as it is printed; empty where it has none.
pub fn label(ctx: &Context, shortcut: &Shortcut) -> String {
    map(ctx).label(shortcut)
}

/// What is written on a button beside its words.
#[derive(Clone, Copy, Debug)]
pub enum Cap<'a> {
    /// The key of a shortcut.
    Of(Shortcut),
    /// A key that no setting changes, by the id of its name.
    Named(&'static str),
    /// What is printed on it; nothing where it is empty.
    Fixed(&'a str),
}

impl Cap<'_> {
    /// The key as it is printed.
    pub fn words(&self, ctx: &Context) -> String {
        match self {
            Self::Of(shortcut) => label(ctx, shortcut),
            Self::Named(name) => say(Message::new(name)),
            Self::Fixed(key) => (*key).to_owned(),
        }
    }
}

impl From<Shortcut> for Cap<'_> {
    fn from(shortcut: Shortcut) -> Self {
        Self::Of(shortcut)
    }
}

/// A key by the id of its name; none where that is empty.
impl From<&'static str> for Cap<'_> {
    fn from(name: &'static str) -> Self {
        if name.is_empty() { Self::Fixed("") } else { Self::Named(name) }
    }
}

/// Whether a key of a shortcut went down, where egui listens to keys.
pub fn pressed(ctx: &Context, shortcut: &Shortcut) -> bool {
    let map = map(ctx);
    ctx.input(|input| {
        let down = |event: &&Event| matches!(event, Event::Key { pressed: true, .. });
        input.events.iter().filter(down).any(|event| event_is(&map, event, shortcut))
    })
}

/// Whether an event is about a key of a shortcut.
pub fn event_is(map: &KeyMap, event: &Event, shortcut: &Shortcut) -> bool {
    let Event::Key { key, physical_key, modifiers, .. } = event else { return false };
    map.of(shortcut).into_iter().any(|press| is(press, *key, *physical_key, *modifiers))
}

fn is(press: Press, key: Key, place: Option<Key>, modifiers: Modifiers) -> bool {
    let alone = Press { ctrl: false, shift: false, ..press };
    let wanted = Key::from_name(&alone.to_string()).or_else(|| Key::from_name(&alone.name()));
    let key = match press.on {
        On::Types(_) => key,
        On::Place(_) => place.unwrap_or(key),
    };
    let held = !modifiers.alt && modifiers.ctrl == press.ctrl && (modifiers.shift || !press.shift);
    held && wanted == Some(key)
}

/// Whether an event is about Esc.
pub fn is_escape(event: &Event) -> bool {
    matches!(event, Event::Key { key: Key::Escape, .. })
}
