//! Reads the keyboard by way of the map.

use super::map::KeyMap;
use super::press::{self, Key, Stroke};
use super::shortcut::{Shortcut, ShortcutGroup};
use bevy::ecs::system::SystemParam;
use bevy::input::keyboard::KeyboardInput;
use bevy::prelude::*;

static USUAL: KeyMap = KeyMap::usual();

/// Keys that are held, or went down in this frame, by their places.
#[derive(SystemParam)]
pub struct Keys<'w> {
    map: Option<Res<'w, KeyMap>>,
    input: Option<Res<'w, ButtonInput<KeyCode>>>,
}

impl Keys<'_> {
    /// Which keys do what.
    pub fn map(&self) -> &KeyMap {
        self.map.as_deref().unwrap_or(&USUAL)
    }

    /// Whether a key of a shortcut is down.
    pub fn down(&self, shortcut: &Shortcut) -> bool {
        self.input.as_ref().is_some_and(|input| self.map().down(input, shortcut))
    }

    /// Whether a key of a shortcut went down in this frame.
    pub fn hit(&self, shortcut: &Shortcut) -> bool {
        self.input.as_ref().is_some_and(|input| self.map().hit(input, shortcut))
    }

    /// Whether Shift is held.
    pub fn shift(&self) -> bool {
        self.input.as_ref().is_some_and(|input| press::shift(input))
    }
}

/// Whether there is a keyboard: not in every test.
pub fn are_read(input: Option<Res<ButtonInput<KeyCode>>>) -> bool {
    input.is_some()
}

/// Keys that go down, one after the other.
#[derive(SystemParam)]
pub struct Strokes<'w, 's> {
    typed: MessageReader<'w, 's, KeyboardInput>,
    held: Res<'w, ButtonInput<KeyCode>>,
    map: Option<Res<'w, KeyMap>>,
}

impl Strokes<'_, '_> {
    /// Those since the last time.
    pub fn read(&mut self) -> Vec<Stroke> {
        self.typed.read().filter_map(|input| Stroke::of(input, &self.held)).collect()
    }

    /// What those since the last time come to at the table of a game with these groups.
    pub fn read_as(&mut self, groups: &[ShortcutGroup]) -> Vec<Key> {
        self.read().iter().filter_map(|stroke| self.map().key(groups, stroke)).collect()
    }

    /// Which keys do what.
    pub fn map(&self) -> &KeyMap {
        self.map.as_deref().unwrap_or(&USUAL)
    }
}
