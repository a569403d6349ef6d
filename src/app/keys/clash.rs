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
pub fn clashes(map: &KeyMap, scopes: &[Scope], shortcut: &Shortcut, presses: &[Press]) -> Vec<Listed> {
    let mut found: Vec<Listed> = vec![];
    for scope in scopes {
        let Some(own) = scope.iter().find(|group| group.shortcuts().any(|each| each.id == shortcut.id))
        else {
            continue;
        };
        for group in scope.iter().copied().filter(|group| group.context.meets(own.context)) {
            for other in group.shortcuts().filter(|other| other.id != shortcut.id) {
                let new = !found.iter().any(|known| known.shortcut.id == other.id);
                if new
                    && map.of(&other).iter().any(|press| presses.iter().any(|each| press.is_same_key(*each)))
                {
                    found.push(Listed { shortcut: other, group });
                }
            }
        }
    }
    found
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
