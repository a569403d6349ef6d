//! Keys, what they do, and the groups in which they are listed.

use crate::speech::say;
use bevy::prelude::KeyCode;
use bevy::reflect::enums::DynamicEnum;
use bevy::reflect::{FromReflect, TypeInfo, Typed};
use game::choices::{Deed, Keyed};
use game::message::{Message, Say};
use std::fmt;

/// Which key is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum On {
    /// The key at a place of the keyboard, whatever is printed on it.
    Place(KeyCode),
    /// The key that types a character, wherever it is. Lower case.
    Types(char),
}

/// A key with the modifiers that have to be held.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Press {
    /// The key.
    pub on: On,
    /// Whether Ctrl has to be held.
    pub ctrl: bool,
    /// Whether Shift has to be held. Otherwise it may be.
    pub shift: bool,
}

/// Modifiers as they are written, in files and for players.
const CTRL: &str = "Ctrl+";
const SHIFT: &str = "Shift+";

impl Press {
    /// The key at a place.
    pub const fn at(place: KeyCode) -> Self {
        Self { on: On::Place(place), ctrl: false, shift: false }
    }

    /// The key that types a character.
    pub const fn types(character: char) -> Self {
        Self { on: On::Types(character), ctrl: false, shift: false }
    }

    /// The same with Ctrl.
    #[must_use]
    pub const fn ctrl(self) -> Self {
        Self { ctrl: true, ..self }
    }

    /// The same with Shift.
    #[must_use]
    pub const fn shift(self) -> Self {
        Self { shift: true, ..self }
    }

    /// As it is written in a file: `Ctrl+Z`, `Shift+Space`, `KeyW` for the place where W is on an English keyboard.
    pub fn name(self) -> String {
        match self.on {
            On::Place(place) => self.with_modifiers(&format!("{place:?}")),
            On::Types(character) => self.with_modifiers(&character.to_uppercase().to_string()),
        }
    }

    /// The key of a [name](Self::name), if there is one.
    pub fn named(name: &str) -> Option<Self> {
        let without = |name: &'_ str, modifier: &str| -> Option<String> {
            name.strip_prefix(modifier).filter(|rest| !rest.is_empty()).map(str::to_owned)
        };
        let rest = without(name, CTRL);
        let ctrl = rest.is_some();
        let rest = rest.unwrap_or_else(|| name.to_owned());
        let key = without(&rest, SHIFT);
        let shift = key.is_some();
        let key = key.unwrap_or(rest);
        let mut characters = key.chars();
        let on = match (characters.next(), characters.next()) {
            (Some(one), None) if !one.is_whitespace() => On::Types(lower(one)),
            _ => On::Place(place(&key)?),
        };
        Some(Self { on, ctrl, shift })
    }

    /// The same key on an English keyboard, to compare places with characters.
    pub(super) fn plain(self) -> Self {
        let On::Place(place) = self.on else { return self };
        let name = format!("{place:?}");
        let sign = match place {
            KeyCode::Minus | KeyCode::NumpadSubtract => Some('-'),
            KeyCode::Equal => Some('='),
            KeyCode::NumpadAdd => Some('+'),
            _ => ["Key", "Digit", "Numpad"].iter().find_map(|prefix| single(name.strip_prefix(prefix)?)),
        };
        sign.map_or(self, |sign| Self { on: On::Types(lower(sign)), ..self })
    }

    /// Whether both are on one key of an English keyboard, whatever the modifiers.
    pub(crate) fn is_on_key_of(self, other: Self) -> bool {
        self.plain().on == other.plain().on
    }

    /// As it is printed on a keyboard of the player's language.
    pub fn label(self) -> String {
        let mut key = match self.on {
            On::Place(place) => name_of(place).map_or_else(|| printed(place), |name| say(Message::new(name))),
            On::Types(_) => Self { ctrl: false, shift: false, ..self }.to_string(),
        };
        for (held, id) in [(self.shift, "key-with-shift"), (self.ctrl, "key-with-ctrl")] {
            if held {
                key = say(Message::new(id).with("key", key));
            }
        }
        key
    }

    fn with_modifiers(self, key: &str) -> String {
        format!("{}{}{key}", if self.ctrl { CTRL } else { "" }, if self.shift { SHIFT } else { "" })
    }
}

/// As it is printed on an English keyboard.
impl fmt::Display for Press {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let key = match self.on {
            On::Types('−') => "-".into(),
            On::Types(character) => character.to_uppercase().to_string(),
            On::Place(place) => printed(place),
        };
        f.write_str(&self.with_modifiers(&key))
    }
}

fn printed(place: KeyCode) -> String {
    let name = format!("{place:?}");
    match place {
        KeyCode::Escape => "Esc".into(),
        KeyCode::Delete => "Del".into(),
        KeyCode::NumpadEnter => "Enter".into(),
        KeyCode::Equal | KeyCode::NumpadAdd => "+".into(),
        KeyCode::Minus | KeyCode::NumpadSubtract => "-".into(),
        KeyCode::ControlLeft | KeyCode::ControlRight => "Ctrl".into(),
        KeyCode::ShiftLeft | KeyCode::ShiftRight => "Shift".into(),
        KeyCode::AltLeft | KeyCode::AltRight => "Alt".into(),
        _ => {
            let short = ["Key", "Digit", "Arrow"].iter().find_map(|prefix| name.strip_prefix(prefix));
            short.unwrap_or(&name).to_owned()
        }
    }
}

/// The keys that have a name in the player's language.
pub const NAMED: [(KeyCode, &str); 20] = [
    (KeyCode::Escape, "key-esc"),
    (KeyCode::Enter, "key-enter"),
    (KeyCode::NumpadEnter, "key-enter"),
    (KeyCode::Tab, "key-tab"),
    (KeyCode::Space, "key-space"),
    (KeyCode::Backspace, "key-backspace"),
    (KeyCode::Delete, "key-delete"),
    (KeyCode::Home, "key-home"),
    (KeyCode::End, "key-end"),
    (KeyCode::PageUp, "key-page-up"),
    (KeyCode::PageDown, "key-page-down"),
    (KeyCode::ArrowUp, "key-up"),
    (KeyCode::ArrowDown, "key-down"),
    (KeyCode::ArrowLeft, "key-left"),
    (KeyCode::ArrowRight, "key-right"),
    (KeyCode::ControlLeft, "key-ctrl"),
    (KeyCode::ControlRight, "key-ctrl"),
    (KeyCode::ShiftLeft, "key-shift"),
    (KeyCode::ShiftRight, "key-shift"),
    (KeyCode::AltLeft, "key-alt"),
];

fn name_of(place: KeyCode) -> Option<&'static str> {
    let place = if place == KeyCode::AltRight { KeyCode::AltLeft } else { place };
    NAMED.iter().find(|(known, _)| *known == place).map(|(_, name)| *name)
}

fn single(text: &str) -> Option<char> {
    let mut characters = text.chars();
    characters.next().filter(|_| characters.next().is_none())
}

pub(super) fn lower(character: char) -> char {
    character.to_lowercase().next().unwrap_or(character)
}

/// The place of a name: `KeyQ`, `Digit1`, `ArrowUp`.
fn place(name: &str) -> Option<KeyCode> {
    let TypeInfo::Enum(names) = KeyCode::type_info() else { return None };
    names.variant(name)?.as_unit_variant().ok()?;
    KeyCode::from_reflect(&DynamicEnum::new(name.to_owned(), ()))
}

/// Something that a key does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shortcut {
    /// Its name in a settings file; that of a game's begins with the name of its folder.
    pub id: &'static str,
    /// Its keys, if the player has not changed them.
    pub usual: [Option<Press>; 2],
    /// The message that says what it does, by its id.
    pub words: &'static str,
    /// Whether it does it whatever modifiers are held: they change by how much.
    pub free: bool,
}

impl Shortcut {
    /// Something that one key does.
    pub const fn new(id: &'static str, usual: Press, words: &'static str) -> Self {
        Self { id, usual: [Some(usual), None], words, free: false }
    }

    /// Something that the key at a place does.
    pub const fn at(id: &'static str, place: KeyCode, words: &'static str) -> Self {
        Self::new(id, Press::at(place), words)
    }

    /// Something that the key does which types a character.
    pub const fn types(id: &'static str, character: char, words: &'static str) -> Self {
        Self::new(id, Press::types(character), words)
    }

    /// What a deed is done by, if it has a key of its own.
    pub const fn of(deed: &Deed) -> Option<Self> {
        match deed.key {
            Keyed::Letter(letter, words) => Some(Self::types(deed.id, letter, words)),
            Keyed::No | Keyed::Digits(..) => None,
        }
    }

    /// What a deed is done by that has a key of its own, as a constant.
    ///
    /// # Panics
    /// Where it has none, which the compiler finds.
    pub const fn that_does(deed: &Deed) -> Self {
        match Self::of(deed) {
            Some(shortcut) => shortcut,
            None => panic!("it has no key of its own"),
        }
    }

    /// The same, with a second key.
    #[must_use]
    pub const fn or(self, other: Press) -> Self {
        Self { usual: [self.usual[0], Some(other)], ..self }
    }

    /// The same, whatever modifiers are held.
    #[must_use]
    pub const fn free(self) -> Self {
        Self { free: true, ..self }
    }

    /// Its usual keys.
    pub fn usual(&self) -> Vec<Press> {
        self.usual.into_iter().flatten().collect()
    }
}

impl Say for Shortcut {
    fn message(&self) -> Message {
        Message::new(self.words)
    }
}

/// Where the keys of a group mean something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Context {
    /// Everywhere.
    Program,
    /// While a match is on, or its result is shown.
    Match,
    /// While a result is shown.
    Result,
    /// While bots are at work or dice roll.
    Waiting,
    /// At a table with real pieces, whether the hand holds one or not.
    Hand,
    /// The same, while the hand holds a piece.
    Holding,
    /// Where a camera goes round a table, while nothing is held or chosen.
    Camera,
    /// Where a camera goes round a table, whether the hand holds a piece or not.
    View,
    /// At a game's table, while nothing is held.
    Table,
    /// In the lab.
    Lab,
    /// In the lab, while a piece is chosen.
    Chosen,
}

impl Context {
    /// Whether both can hold at once.
    pub fn meets(self, other: Self) -> bool {
        let one_way = |a, b| match (a, b) {
            (Self::Program, _) | (Self::Lab, Self::Chosen) => true,
            (Self::Match, other) => !matches!(other, Self::Lab | Self::Chosen),
            (Self::Hand, other) => {
                matches!(other, Self::Holding | Self::Camera | Self::Table | Self::Waiting)
            }
            (Self::Camera, other) => {
                matches!(other, Self::Table | Self::Waiting | Self::Result | Self::Lab)
            }
            (Self::View, other) => matches!(
                other,
                Self::Camera
                    | Self::Hand
                    | Self::Holding
                    | Self::Table
                    | Self::Waiting
                    | Self::Result
                    | Self::Lab
            ),
            (Self::Table, other) => matches!(other, Self::Waiting | Self::Result),
            _ => false,
        };
        self == other || one_way(self, other) || one_way(other, self)
    }

    /// Whether Enter, Esc, Tab, Space, arrows and digits can be given another meaning here: elsewhere they confirm, close,
    /// point and choose.
    pub fn may_use_every_key(self) -> bool {
        matches!(self, Self::Hand | Self::Holding | Self::Camera | Self::View | Self::Waiting | Self::Chosen)
    }
}

/// A row of the list of keys.
#[derive(Clone, Copy, Debug)]
pub enum KeyRow {
    /// A shortcut.
    One(Shortcut),
    /// Several that are told in one row, and the id of the message that says what they do together.
    Several(&'static [Shortcut], &'static str),
    /// A key or a movement of the mouse that no setting changes, and what it does: the ids of both messages.
    Fixed(&'static str, &'static str),
}

impl KeyRow {
    /// The row of a deed, if it has a key.
    pub fn of(deed: &Deed) -> Option<Self> {
        match deed.key {
            Keyed::No => None,
            Keyed::Letter(..) => Shortcut::of(deed).map(Self::One),
            Keyed::Digits(keys, words) => Some(Self::Fixed(keys, words)),
        }
    }

    /// The message that says what it does.
    pub fn what(&self) -> Message {
        match self {
            Self::One(shortcut) => shortcut.message(),
            Self::Several(_, what) | Self::Fixed(_, what) => Message::new(what),
        }
    }

    /// The shortcuts of the row.
    pub fn shortcuts(&self) -> &[Shortcut] {
        match self {
            Self::One(shortcut) => std::slice::from_ref(shortcut),
            Self::Several(all, _) => all,
            Self::Fixed(..) => &[],
        }
    }
}

/// Keys that belong together.
#[derive(Clone, Copy, Debug)]
pub struct ShortcutGroup {
    /// The message that says what they are for, by its id.
    pub name: &'static str,
    /// Where they mean something.
    pub context: Context,
    /// The deeds of a game, those with keys a row each.
    pub deeds: &'static [&'static Deed],
    /// What else is listed.
    pub rows: &'static [KeyRow],
}

impl Say for ShortcutGroup {
    fn message(&self) -> Message {
        Message::new(self.name)
    }
}

impl ShortcutGroup {
    /// All that is listed.
    pub fn rows(&self) -> impl Iterator<Item = KeyRow> {
        self.deeds.iter().filter_map(|deed| KeyRow::of(deed)).chain(self.rows.iter().copied())
    }

    /// The shortcuts of all rows.
    pub fn shortcuts(&self) -> impl Iterator<Item = Shortcut> {
        self.rows().flat_map(|row| row.shortcuts().to_vec())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_named_and_found_by_their_names() {
        for (press, name, label) in [
            (Press::at(KeyCode::KeyW), "KeyW", "W"),
            (Press::types('z').ctrl(), "Ctrl+Z", "Ctrl+Z"),
            (Press::at(KeyCode::Space).shift(), "Shift+Space", "Shift+Space"),
            (Press::types('+'), "+", "+"),
            (Press::types('+').ctrl(), "Ctrl++", "Ctrl++"),
            (Press::types('?'), "?", "?"),
            (Press::types('n').ctrl().shift(), "Ctrl+Shift+N", "Ctrl+Shift+N"),
            (Press::at(KeyCode::ArrowUp), "ArrowUp", "Up"),
            (Press::at(KeyCode::Digit1), "Digit1", "1"),
            (Press::at(KeyCode::ControlRight), "ControlRight", "Ctrl"),
            (Press::at(KeyCode::F6), "F6", "F6"),
        ] {
            assert_eq!(press.name(), name);
            assert_eq!(Press::named(name), Some(press), "{name}");
            assert_eq!(press.to_string(), label);
        }
        for none in ["", " ", "KeyÄ", "Unidentified", "Ctrl+", "Strg+Z"] {
            assert_eq!(Press::named(none), None, "{none}");
        }
    }

    #[test]
    fn a_place_is_compared_with_what_it_types_on_an_english_keyboard() {
        assert_eq!(Press::at(KeyCode::KeyR).plain(), Press::types('r'));
        assert_eq!(Press::at(KeyCode::Digit3).plain(), Press::types('3'));
        assert_eq!(Press::at(KeyCode::Minus).shift().plain(), Press::types('-').shift());
        assert_eq!(Press::at(KeyCode::F6).plain(), Press::at(KeyCode::F6));
    }
}
