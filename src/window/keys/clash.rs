//! Which shortcuts one key would do at once.

use super::map::KeyMap;
use super::program::{LAB, PROGRAM};
use super::shortcut::{Group, On, Press, Shortcut};
use bevy::prelude::KeyCode;

/// The groups whose keys can mean something in the same game, or in the lab.
pub type Scope = Vec<&'static Group>;

/// A shortcut in the group that lists it.
#[derive(Clone, Copy, Debug)]
pub struct Listed {
    /// The shortcut.
    pub shortcut: Shortcut,
    /// Its group.
    pub group: &'static Group,
}

/// The scopes of the program: its own groups and those of each game, and its own and the lab's.
pub fn scopes(games: impl IntoIterator<Item = &'static [Group]>) -> Vec<Scope> {
    let with = |own: &'static [Group]| PROGRAM.iter().chain(own).collect();
    games.into_iter().chain([LAB]).map(with).collect()
}

/// Every shortcut of some scopes, once.
pub fn listed(scopes: &[Scope]) -> Vec<Listed> {
    let mut all: Vec<Listed> = vec![];
    for group in scopes.iter().flatten().copied() {
        for shortcut in group.shortcuts() {
            if !all.iter().any(|known| known.shortcut.id == shortcut.id) {
                all.push(Listed { shortcut, group });
            }
        }
    }
    all
}

/// The other shortcuts that would do something at once with a shortcut on these keys.
pub fn clashes(map: &KeyMap, scopes: &[Scope], wanted: Listed, presses: &[Press]) -> Vec<Listed> {
    let mut found: Vec<Listed> = vec![];
    for scope in scopes.iter().filter(|scope| scope.iter().any(|group| lists(group, wanted))) {
        for group in scope.iter().copied().filter(|group| group.context.meets(wanted.group.context)) {
            for shortcut in group.shortcuts().filter(|each| each.id != wanted.shortcut.id) {
                let other = Listed { shortcut, group };
                let new = !found.iter().any(|known| known.shortcut.id == shortcut.id);
                let both = |press: &Press| presses.iter().any(|each| clash((wanted, *each), (other, *press)));
                if new && map.of(&shortcut).iter().any(both) {
                    found.push(other);
                }
            }
        }
    }
    found
}

fn lists(group: &Group, wanted: Listed) -> bool {
    group.shortcuts().any(|each| each.id == wanted.shortcut.id)
}

/// Whether one key would do both. Shift tells two of one context from each other, elsewhere it may be held for any.
pub fn clash(one: (Listed, Press), other: (Listed, Press)) -> bool {
    let free = one.0.shortcut.free || other.0.shortcut.free;
    let (shift, ctrl) = (one.1.shift == other.1.shift, one.1.ctrl == other.1.ctrl);
    let together = one.0.group.context == other.0.group.context;
    one.1.is_on_key_of(other.1) && (free || (ctrl && (shift || !together)))
}

/// Whether a key keeps its meaning everywhere but at the hand, the camera and what is held: it confirms, closes, points or
/// chooses.
pub fn reserved(press: Press) -> bool {
    const KEYS: [KeyCode; 11] = [
        KeyCode::Enter,
        KeyCode::NumpadEnter,
        KeyCode::Escape,
        KeyCode::Tab,
        KeyCode::Space,
        KeyCode::Home,
        KeyCode::End,
        KeyCode::ArrowLeft,
        KeyCode::ArrowRight,
        KeyCode::ArrowUp,
        KeyCode::ArrowDown,
    ];
    if press.ctrl {
        return false;
    }
    match press.plain().on {
        On::Place(place) => KEYS.contains(&place),
        On::Types(typed) => typed.is_ascii_digit(),
    }
}
