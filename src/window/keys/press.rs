//! A key as it is pressed, and what it comes to.

use super::shortcut::{Context, On, Press, Shortcut, lower};
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key as Logical, KeyCode, KeyboardInput};
use bevy::prelude::ButtonInput;

/// What a pressed key comes to where a game listens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// A shortcut of the game.
    Does(Shortcut),
    /// Enter or return.
    Enter,
    /// Escape.
    Escape,
    /// The tabulator; backwards with Shift.
    Tab(bool),
    /// The space bar.
    Space,
    /// To the beginning.
    Home,
    /// To the end.
    End,
    /// An arrow: rightwards, and upwards.
    Arrow(i8, i8),
    /// A digit.
    Digit(u8),
    /// A digit with Shift, which types a sign, another on every keyboard.
    ShiftDigit(u8),
    /// A key that types something else.
    Other,
}

impl Key {
    /// Whether it would write something.
    pub fn is_typed(self) -> bool {
        matches!(self, Self::Does(_) | Self::Digit(_) | Self::ShiftDigit(_) | Self::Other)
    }
}

/// A key that went down.
#[derive(Clone, Debug, PartialEq)]
pub struct Stroke {
    /// Where it is on the keyboard.
    pub place: KeyCode,
    /// What it types, lower case.
    pub types: Option<char>,
    /// Whether Ctrl was held.
    pub ctrl: bool,
    /// Whether Shift was held.
    pub shift: bool,
    logical: Logical,
}

const CTRL: [KeyCode; 2] = [KeyCode::ControlLeft, KeyCode::ControlRight];
const SHIFT: [KeyCode; 2] = [KeyCode::ShiftLeft, KeyCode::ShiftRight];
const ALT: [KeyCode; 2] = [KeyCode::AltLeft, KeyCode::AltRight];

/// Whether a key of a pair is down.
pub(super) fn ctrl(held: &ButtonInput<KeyCode>) -> bool {
    held.any_pressed(CTRL)
}

/// The same for Shift.
pub(super) fn shift(held: &ButtonInput<KeyCode>) -> bool {
    held.any_pressed(SHIFT)
}

/// Whether a key writes something where a field is typed into.
pub fn writes(input: &KeyboardInput) -> bool {
    matches!(input.logical_key, Logical::Character(_))
}

impl Stroke {
    /// What the window tells of a key, while these are held; `None` if it came up, or repeats.
    pub fn of(input: &KeyboardInput, held: &ButtonInput<KeyCode>) -> Option<Self> {
        let types = match &input.logical_key {
            Logical::Character(text) => text.chars().next().map(lower),
            _ => None,
        };
        let (ctrl, shift) = (ctrl(held), shift(held));
        let stroke = Self { place: input.key_code, types, ctrl, shift, logical: input.logical_key.clone() };
        (input.state == ButtonState::Pressed && !input.repeat).then_some(stroke)
    }

    /// Whether it is a key with its modifiers. A key with Shift is also that key.
    pub fn is(&self, press: Press, free: bool) -> bool {
        let key = match press.on {
            On::Place(place) => self.place == place,
            On::Types(character) => self.types_latin() == Some(character),
        };
        key && (free || press.ctrl == self.ctrl && (self.shift || !press.shift))
    }

    /// What it types. Keyboards of other scripts do what an English one would.
    fn types_latin(&self) -> Option<char> {
        match self.types {
            Some(typed) if typed.is_ascii() || !typed.is_alphabetic() => Some(typed),
            Some(typed) => match Press::at(self.place).plain().on {
                On::Types(character) if character.is_ascii_alphabetic() => Some(character),
                _ => Some(typed),
            },
            None => None,
        }
    }

    /// The key to bind to a shortcut: by its place what is held down, by what it types the rest. What goes with every
    /// modifier may be one itself, and then is both keys of the pair. Nothing while another key has to follow.
    pub(crate) fn to_bind(&self, shortcut: &Shortcut, context: Context) -> Option<Vec<Press>> {
        if shortcut.free {
            let pair = [CTRL, SHIFT, ALT].into_iter().find(|pair| pair.contains(&self.place));
            return Some(
                pair.map_or_else(|| vec![Press::at(self.place)], |pair| pair.map(Press::at).to_vec()),
            );
        }
        if [CTRL, SHIFT, ALT].concat().contains(&self.place) {
            return None;
        }
        let readable = |typed: &char| !typed.is_whitespace() && !typed.is_control();
        let typed = self.types_latin().filter(|typed| context != Context::Waiting && readable(typed));
        let on = typed.map_or(On::Place(self.place), On::Types);
        // Of a sign Shift is a part.
        let shift = self.shift && typed.is_none_or(char::is_alphabetic);
        Some(vec![Press { on, ctrl: self.ctrl, shift }])
    }

    /// What it comes to, but for shortcuts; nothing with Ctrl.
    pub fn key(&self) -> Option<Key> {
        if self.ctrl {
            return None;
        }
        if let Some(digit) = digit_at(self.place) {
            return Some(if self.shift { Key::ShiftDigit(digit) } else { Key::Digit(digit) });
        }
        Some(match &self.logical {
            Logical::Enter => Key::Enter,
            Logical::Escape => Key::Escape,
            Logical::Tab => Key::Tab(self.shift),
            Logical::Space => Key::Space,
            Logical::Home => Key::Home,
            Logical::End => Key::End,
            Logical::ArrowLeft => Key::Arrow(-1, 0),
            Logical::ArrowRight => Key::Arrow(1, 0),
            Logical::ArrowUp => Key::Arrow(0, 1),
            Logical::ArrowDown => Key::Arrow(0, -1),
            Logical::Character(_) => match self.types.and_then(|typed| typed.to_digit(10)) {
                Some(digit) => Key::Digit(u8::try_from(digit).ok()?),
                None => Key::Other,
            },
            _ => return None,
        })
    }
}

/// The digit of a key in the upper row, by its place: on some keyboards digits are typed with Shift.
fn digit_at(place: KeyCode) -> Option<u8> {
    const DIGITS: [KeyCode; 10] = [
        KeyCode::Digit0,
        KeyCode::Digit1,
        KeyCode::Digit2,
        KeyCode::Digit3,
        KeyCode::Digit4,
        KeyCode::Digit5,
        KeyCode::Digit6,
        KeyCode::Digit7,
        KeyCode::Digit8,
        KeyCode::Digit9,
    ];
    DIGITS.iter().position(|digit| *digit == place).and_then(|digit| u8::try_from(digit).ok())
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::prelude::Entity;

    fn stroke(place: KeyCode, typed: &str, held: &[KeyCode]) -> Stroke {
        let mut down = ButtonInput::default();
        held.iter().for_each(|key| down.press(*key));
        let input = KeyboardInput {
            key_code: place,
            logical_key: Logical::Character(typed.into()),
            state: ButtonState::Pressed,
            text: None,
            repeat: false,
            window: Entity::PLACEHOLDER,
        };
        Stroke::of(&input, &down).unwrap()
    }

    #[test]
    fn shift_and_a_digit_are_told_by_the_place_whatever_sign_they_type() {
        let shifted = |place, sign| stroke(place, sign, &[KeyCode::ShiftRight]).key();
        assert_eq!(stroke(KeyCode::Digit2, "2", &[]).key(), Some(Key::Digit(2)));
        assert_eq!(shifted(KeyCode::Digit2, "@"), Some(Key::ShiftDigit(2)));
        assert_eq!(shifted(KeyCode::Digit5, "("), Some(Key::ShiftDigit(5)));
        assert_eq!(stroke(KeyCode::Digit2, "é", &[]).key(), Some(Key::Digit(2)), "a French keyboard");
        assert_eq!(stroke(KeyCode::Numpad7, "7", &[]).key(), Some(Key::Digit(7)));
    }

    #[test]
    fn letters_are_told_by_what_is_typed_and_places_by_where_they_are() {
        let german = stroke(KeyCode::KeyY, "z", &[KeyCode::ControlLeft]);
        assert!(german.is(Press::types('z').ctrl(), false) && !german.is(Press::types('z'), false));
        assert!(german.is(Press::at(KeyCode::KeyY), true) && !german.is(Press::at(KeyCode::KeyZ), true));
        assert!(stroke(KeyCode::KeyU, "U", &[KeyCode::ShiftLeft]).is(Press::types('u'), false));
        assert!(!stroke(KeyCode::KeyU, "u", &[]).is(Press::types('u').shift(), false));
        let russian = stroke(KeyCode::KeyD, "в", &[]);
        assert!(russian.is(Press::types('d'), false), "as on an English keyboard");
    }

    #[test]
    fn what_is_bound_is_a_place_or_what_is_typed() {
        let (free, not) = (Shortcut::types("a", 'a', "").free(), Shortcut::types("a", 'a', ""));
        let bound = |stroke: Stroke, shortcut: &Shortcut| stroke.to_bind(shortcut, Context::Table);
        assert_eq!(bound(stroke(KeyCode::KeyQ, "a", &[]), &free), Some(vec![Press::at(KeyCode::KeyQ)]));
        assert_eq!(bound(stroke(KeyCode::KeyQ, "a", &[]), &not), Some(vec![Press::types('a')]));
        let held = stroke(KeyCode::KeyQ, "a", &[]).to_bind(&not, Context::Waiting);
        assert_eq!(held, Some(vec![Press::at(KeyCode::KeyQ)]), "what is held is told by its place");
        let both = vec![Press::at(KeyCode::AltLeft), Press::at(KeyCode::AltRight)];
        assert_eq!(bound(stroke(KeyCode::AltRight, "", &[]), &free), Some(both));
        assert_eq!(bound(stroke(KeyCode::AltRight, "", &[]), &not), None, "a key follows");
        let shifted = |place, typed| stroke(place, typed, &[KeyCode::ShiftLeft]);
        assert_eq!(bound(shifted(KeyCode::Slash, "?"), &not), Some(vec![Press::types('?')]));
        assert_eq!(bound(shifted(KeyCode::KeyN, "N"), &not), Some(vec![Press::types('n').shift()]));
    }
}
