//! What the player's keys do to the hand: one table, so that settings can change it. No other file names a key.

use bevy::prelude::*;
use bevy::reflect::enums::DynamicEnum;
use bevy::reflect::{TypeInfo, Typed};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::collections::BTreeMap;
use std::fmt;

/// Something that a key does to the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HandKey {
    /// Higher.
    Raise,
    /// Lower.
    Sink,
    /// Turns about the vertical, anticlockwise seen from above.
    YawLeft,
    /// Turns about the vertical, clockwise seen from above.
    YawRight,
    /// Stands a pyramid up.
    Upright,
    /// Lays a pyramid on a side.
    Flat,
    /// Leans a pyramid between the two.
    Weird,
    /// Turns it back to how it was taken.
    Reset,
    /// Lowers until touch, while it is down.
    Feel,
    /// Puts back what is held.
    PutBack,
    /// Chooses the next piece that may be taken; with [`HandKey::Small`] the one before.
    Next,
    /// Takes what is chosen, or lets go.
    Take,
    /// Away from the viewer.
    Away,
    /// Towards the viewer.
    Near,
    /// To the left.
    Left,
    /// To the right.
    Right,
    /// Makes every step small, while it is down.
    Small,
    /// Makes the cursor slow and shows the side view, while it is down.
    Fine,
    /// Makes the cursor turn what is held, while it is down.
    Turn,
    /// Keeps clear of what is below, or flies level.
    Clear,
    /// Lines pyramids up with tips, or not.
    Assist,
}

impl HandKey {
    /// All of them, in the order in which settings list them.
    pub const ALL: [Self; 21] = [
        Self::Next,
        Self::Take,
        Self::PutBack,
        Self::Left,
        Self::Right,
        Self::Away,
        Self::Near,
        Self::Raise,
        Self::Sink,
        Self::Feel,
        Self::YawLeft,
        Self::YawRight,
        Self::Upright,
        Self::Flat,
        Self::Weird,
        Self::Reset,
        Self::Small,
        Self::Fine,
        Self::Turn,
        Self::Clear,
        Self::Assist,
    ];

    /// What it does, in a few words.
    pub const fn words(self) -> &'static str {
        match self {
            Self::Raise => "raise",
            Self::Sink => "sink",
            Self::YawLeft => "turn left",
            Self::YawRight => "turn right",
            Self::Upright => "stand it upright",
            Self::Flat => "lay it flat",
            Self::Weird => "lean it",
            Self::Reset => "turn it back as it was",
            Self::Feel => "lower until touch (hold)",
            Self::PutBack => "put it back",
            Self::Next => "choose the next piece",
            Self::Take => "take, or let go",
            Self::Away => "move away",
            Self::Near => "move nearer",
            Self::Left => "move left",
            Self::Right => "move right",
            Self::Small => "small steps (hold)",
            Self::Fine => "move finely (hold)",
            Self::Turn => "turn by the cursor (hold)",
            Self::Clear => "rise over what is in the way, or keep its height",
            Self::Assist => "help with nesting, or not",
        }
    }

    const fn usual(self) -> &'static [KeyCode] {
        match self {
            Self::Raise => &[KeyCode::KeyW],
            Self::Sink => &[KeyCode::KeyS],
            Self::YawLeft => &[KeyCode::KeyQ],
            Self::YawRight => &[KeyCode::KeyE],
            Self::Upright => &[KeyCode::Digit1],
            Self::Flat => &[KeyCode::Digit2],
            Self::Weird => &[KeyCode::Digit3],
            Self::Reset => &[KeyCode::KeyR],
            Self::Feel => &[KeyCode::Space],
            Self::PutBack => &[KeyCode::Escape],
            Self::Next => &[KeyCode::Tab],
            Self::Take => &[KeyCode::Enter, KeyCode::NumpadEnter],
            Self::Away => &[KeyCode::ArrowUp],
            Self::Near => &[KeyCode::ArrowDown],
            Self::Left => &[KeyCode::ArrowLeft],
            Self::Right => &[KeyCode::ArrowRight],
            Self::Small => &[KeyCode::ShiftLeft, KeyCode::ShiftRight],
            Self::Fine => &[KeyCode::ControlLeft, KeyCode::ControlRight],
            Self::Turn => &[KeyCode::AltLeft, KeyCode::AltRight],
            Self::Clear => &[KeyCode::KeyG],
            Self::Assist => &[KeyCode::KeyN],
        }
    }
}

/// A key of the keyboard that is written by its name: `KeyQ`, `Digit1`, `ArrowUp`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Key(pub KeyCode);

impl Key {
    /// The key of that name, if there is one.
    pub fn named(name: &str) -> Option<Self> {
        let TypeInfo::Enum(names) = KeyCode::type_info() else { return None };
        names.variant(name)?.as_unit_variant().ok()?;
        KeyCode::from_reflect(&DynamicEnum::new(name.to_owned(), ())).map(Self)
    }
}

/// As it is printed on a keyboard.
impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = format!("{:?}", self.0);
        let short = ["Key", "Digit", "Arrow"].iter().find_map(|prefix| name.strip_prefix(prefix));
        f.write_str(short.unwrap_or(&name))
    }
}

impl Serialize for Key {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&format_args!("{:?}", self.0))
    }
}

impl<'de> Deserialize<'de> for Key {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        Self::named(&name).ok_or_else(|| de::Error::custom(format!("there is no key named {name}")))
    }
}

/// Which keys do what. Whatever a settings file leaves out keeps its usual keys.
#[derive(Resource, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "BTreeMap<HandKey, Vec<Key>>", into = "BTreeMap<HandKey, Vec<Key>>")]
pub struct Keys(BTreeMap<HandKey, Vec<Key>>);

impl Default for Keys {
    fn default() -> Self {
        let usual = |key: HandKey| key.usual().iter().copied().map(Key).collect();
        Self(HandKey::ALL.into_iter().map(|key| (key, usual(key))).collect())
    }
}

impl From<BTreeMap<HandKey, Vec<Key>>> for Keys {
    fn from(chosen: BTreeMap<HandKey, Vec<Key>>) -> Self {
        let mut keys = Self::default();
        keys.0.extend(chosen);
        keys
    }
}

impl From<Keys> for BTreeMap<HandKey, Vec<Key>> {
    fn from(keys: Keys) -> Self {
        keys.0
    }
}

impl Keys {
    /// The keys that do something.
    pub fn of(&self, key: HandKey) -> &[Key] {
        self.0.get(&key).map_or(&[], Vec::as_slice)
    }

    /// Gives something to other keys.
    pub fn bind(&mut self, key: HandKey, keys: Vec<Key>) {
        self.0.insert(key, keys);
    }

    /// The first key that does something, as it is printed; nothing where none does.
    pub fn label(&self, key: HandKey) -> Option<String> {
        self.of(key).first().map(ToString::to_string)
    }

    /// Whether one of its keys is down.
    pub fn down(&self, input: &ButtonInput<KeyCode>, key: HandKey) -> bool {
        self.of(key).iter().any(|key| input.pressed(key.0))
    }

    /// Whether one of its keys went down in this frame.
    pub fn hit(&self, input: &ButtonInput<KeyCode>, key: HandKey) -> bool {
        self.of(key).iter().any(|key| input.just_pressed(key.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_survives_a_settings_file() {
        let mut keys = Keys::default();
        keys.bind(HandKey::Raise, vec![Key(KeyCode::PageUp)]);
        let text = ron::to_string(&keys).unwrap();
        assert!(text.contains("\"PageUp\""), "{text}");
        assert_eq!(ron::from_str::<Keys>(&text).unwrap(), keys);
    }

    #[test]
    fn what_a_file_leaves_out_keeps_its_usual_keys() {
        let keys: Keys = ron::from_str("{raise: [\"KeyU\"]}").unwrap();
        assert_eq!(keys.of(HandKey::Raise), [Key(KeyCode::KeyU)]);
        assert_eq!(keys.of(HandKey::Sink), [Key(KeyCode::KeyS)]);
    }

    #[test]
    fn an_unknown_key_is_refused_by_name() {
        let error = ron::from_str::<Keys>("{raise: [\"KeyÄ\"]}").unwrap_err();
        assert!(error.to_string().contains("KeyÄ"), "{error}");
        assert!(Key::named("Unidentified").is_none(), "it is no key that can be pressed");
    }

    #[test]
    fn no_key_does_two_things() {
        let keys = Keys::default();
        let all: Vec<Key> = HandKey::ALL.iter().flat_map(|&key| keys.of(key)).copied().collect();
        for (i, key) in all.iter().enumerate() {
            assert!(!all[..i].contains(key), "{key} is bound twice");
        }
        assert_eq!(keys.0.len(), HandKey::ALL.len());
        assert_eq!(keys.label(HandKey::Upright).as_deref(), Some("1"));
    }
}
