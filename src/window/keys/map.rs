//! Which keys do what now: what the player has changed of what is usual.

use super::press::{self, Key, Stroke};
use super::shortcut::{Context, On, Press, Shortcut, ShortcutGroup};
use crate::speech::say;
use crate::texts::{KeyPanel, Notices};
use bevy::input::ButtonInput;
use bevy::prelude::{KeyCode, Resource};
use game::message::{Message, Say};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// One of some keys, as they are printed.
pub fn either(labels: Vec<String>) -> String {
    let or = |first: String, other: String| say(KeyPanel::Or { first, other });
    labels.into_iter().reduce(or).unwrap_or_default()
}

/// Which keys do what. In a file it is what the player has changed, by the ids of shortcuts: names of keys.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "BTreeMap<String, Vec<String>>", into = "BTreeMap<String, Vec<String>>")]
pub struct KeyMap {
    changed: BTreeMap<String, Vec<Press>>,
    bad: Vec<BadKey>,
}

/// A name in a file that is not that of a key. Its shortcut keeps its other keys, or its usual ones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadKey {
    /// The shortcut that it should be a key of.
    pub id: String,
    /// The name.
    pub name: String,
}

impl Say for BadKey {
    fn message(&self) -> Message {
        Notices::BadKey { id: self.id.clone(), name: self.name.clone() }.message()
    }
}

impl From<BTreeMap<String, Vec<String>>> for KeyMap {
    fn from(file: BTreeMap<String, Vec<String>>) -> Self {
        let mut map = Self::default();
        for (id, names) in file {
            let mut presses = vec![];
            let none = names.is_empty();
            for name in names {
                match Press::named(&name) {
                    Some(press) => presses.push(press),
                    None => map.bad.push(BadKey { id: id.clone(), name }),
                }
            }
            if none || !presses.is_empty() {
                map.changed.insert(id, presses);
            }
        }
        map
    }
}

impl From<KeyMap> for BTreeMap<String, Vec<String>> {
    fn from(map: KeyMap) -> Self {
        let names = |presses: Vec<Press>| presses.into_iter().map(Press::name).collect();
        map.changed.into_iter().map(|(id, presses)| (id, names(presses))).collect()
    }
}

impl KeyMap {
    /// With nothing changed.
    pub const fn usual() -> Self {
        Self { changed: BTreeMap::new(), bad: vec![] }
    }

    /// The keys of a shortcut.
    pub fn of(&self, shortcut: &Shortcut) -> Vec<Press> {
        self.changed.get(shortcut.id).cloned().unwrap_or_else(|| shortcut.usual())
    }

    /// The first key of a shortcut, as it is printed; empty where it has none.
    pub fn label(&self, shortcut: &Shortcut) -> String {
        self.of(shortcut).first().map(|press| press.label()).unwrap_or_default()
    }

    /// All keys of a shortcut, as they are printed: "Ctrl+Z or U".
    pub fn labels(&self, shortcut: &Shortcut) -> String {
        let mut labels: Vec<String> = self.of(shortcut).iter().map(|press| press.label()).collect();
        // Left and right Shift are one to players, and so are both keys for Enter.
        labels.dedup();
        either(labels)
    }

    /// Whether the player has changed the keys of a shortcut.
    pub fn is_changed(&self, shortcut: &Shortcut) -> bool {
        self.changed.contains_key(shortcut.id)
    }

    /// Whether the player has changed anything.
    pub fn has_changes(&self) -> bool {
        !self.changed.is_empty()
    }

    /// The ids of the shortcuts that the player has changed.
    pub fn changed_ids(&self) -> impl Iterator<Item = &str> {
        self.changed.keys().map(String::as_str)
    }

    /// Gives a shortcut other keys.
    pub fn bind(&mut self, shortcut: &Shortcut, presses: Vec<Press>) {
        if presses == shortcut.usual() {
            self.changed.remove(shortcut.id);
        } else {
            self.changed.insert(shortcut.id.to_owned(), presses);
        }
    }

    /// Every shortcut has its usual keys again.
    pub fn reset(&mut self) {
        self.changed.clear();
    }

    /// What could not be read; it is told once.
    pub(crate) fn take_bad(&mut self) -> Vec<BadKey> {
        std::mem::take(&mut self.bad)
    }

    /// Whether a key that is pressed does something.
    pub fn does(&self, shortcut: &Shortcut, stroke: &Stroke) -> bool {
        self.of(shortcut).into_iter().any(|press| stroke.is(press, shortcut.free))
    }

    /// What a pressed key does, of some. Where one wants Shift and another does not care, it is the former.
    pub fn find(&self, shortcuts: impl IntoIterator<Item = Shortcut>, stroke: &Stroke) -> Option<Shortcut> {
        let found: Vec<Shortcut> = shortcuts.into_iter().filter(|each| self.does(each, stroke)).collect();
        let wants_shift =
            |each: &&Shortcut| self.of(each).iter().any(|press| press.shift && stroke.is(*press, each.free));
        found.iter().find(wants_shift).or(found.first()).copied()
    }

    /// What a pressed key comes to at the table of a game with these groups.
    pub fn key(&self, groups: &[ShortcutGroup], stroke: &Stroke) -> Option<Key> {
        let own = groups.iter().filter(|group| group.context == Context::Table);
        let does = self.find(own.flat_map(ShortcutGroup::shortcuts), stroke);
        does.map(Key::Does).or_else(|| stroke.key())
    }

    /// Whether a key of a shortcut is down.
    pub fn down(&self, input: &ButtonInput<KeyCode>, shortcut: &Shortcut) -> bool {
        self.any(input, shortcut, |place| input.pressed(place))
    }

    /// Whether a key of a shortcut went down in this frame.
    pub fn hit(&self, input: &ButtonInput<KeyCode>, shortcut: &Shortcut) -> bool {
        self.any(input, shortcut, |place| input.just_pressed(place))
    }

    /// By the places of keys: what they type is told only when they go down.
    fn any(&self, input: &ButtonInput<KeyCode>, shortcut: &Shortcut, is: impl Fn(KeyCode) -> bool) -> bool {
        let place = |press: Press| match press.on {
            On::Place(place) => Some(place),
            On::Types(_) => None,
        };
        let held =
            |press: Press| (!press.ctrl || press::ctrl(input)) && (!press.shift || press::shift(input));
        self.of(shortcut)
            .into_iter()
            .any(|press| place(press).is_some_and(&is) && (shortcut.free || held(press)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::keys::program::{hand, matches};

    #[test]
    fn the_map_survives_a_settings_file() {
        let mut keys = KeyMap::default();
        keys.bind(&hand::RAISE, vec![Press::at(KeyCode::PageUp)]);
        keys.bind(&matches::UNDO, vec![]);
        let text = ron::to_string(&keys).unwrap();
        assert!(text.contains("\"PageUp\""), "{text}");
        assert_eq!(ron::from_str::<KeyMap>(&text).unwrap(), keys);
    }

    #[test]
    fn what_a_file_leaves_out_keeps_its_usual_keys() {
        let keys: KeyMap = ron::from_str("{\"hand.raise\": [\"KeyU\"]}").unwrap();
        assert_eq!(keys.of(&hand::RAISE), [Press::at(KeyCode::KeyU)]);
        assert_eq!(keys.of(&hand::SINK), [Press::at(KeyCode::KeyS)]);
    }

    #[test]
    fn a_bad_name_is_told_and_the_rest_kept() {
        let text =
            "{\"hand.raise\": [\"KeyÄ\"], \"hand.sink\": [\"Nothing\", \"KeyX\"], \"new.one\": [\"J\"]}";
        let mut keys: KeyMap = ron::from_str(text).unwrap();
        let bad: Vec<String> = keys.take_bad().iter().map(say).collect();
        assert!(bad.len() == 2 && bad[0].contains("KeyÄ") && bad[0].contains("hand.raise"), "{bad:?}");
        assert_eq!(keys.of(&hand::RAISE), hand::RAISE.usual());
        assert_eq!(keys.of(&hand::SINK), [Press::at(KeyCode::KeyX)]);
        let written = ron::to_string(&keys).unwrap();
        assert!(written.contains("new.one"), "what another version knows is kept: {written}");
        assert!(keys.take_bad().is_empty());
    }

    #[test]
    fn what_is_bound_to_its_usual_keys_is_not_changed() {
        let mut keys = KeyMap::default();
        keys.bind(&hand::RAISE, vec![Press::at(KeyCode::PageUp)]);
        assert!(keys.is_changed(&hand::RAISE));
        keys.bind(&hand::RAISE, hand::RAISE.usual());
        assert_eq!(keys, KeyMap::default());
        assert_eq!(keys.label(&matches::UNDO), "Ctrl+Z");
        assert_eq!(keys.labels(&matches::UNDO), "Ctrl+Z or U");
        assert_eq!(keys.labels(&hand::SMALL), "Shift");
    }
}
