//! Which shortcuts one key would do at once.

use super::map::KeyMap;
use super::program::{LAB, PROGRAM};
use super::shortcut::{On, Press, Shortcut, ShortcutGroup};
use bevy::prelude::KeyCode;

/// The groups whose keys can mean something in the same game, or in the lab.
pub type Scope = Vec<&'static ShortcutGroup>;

/// A shortcut in the group that lists it.
#[derive(Clone, Copy, Debug)]
pub struct GroupedShortcut {
    /// The shortcut.
    pub shortcut: Shortcut,
    /// Its group.
    pub group: &'static ShortcutGroup,
}

/// The scopes of the program: its own groups and those of each game, and its own and the lab's.
pub fn scopes(games: impl IntoIterator<Item = &'static [ShortcutGroup]>) -> Vec<Scope> {
    let with = |own: &'static [ShortcutGroup]| PROGRAM.iter().chain(own).collect();
    games.into_iter().chain([LAB]).map(with).collect()
}

/// Every shortcut of some scopes, once.
pub fn listed(scopes: &[Scope]) -> Vec<GroupedShortcut> {
    let mut all: Vec<GroupedShortcut> = vec![];
    for group in scopes.iter().flatten().copied() {
        for shortcut in group.shortcuts() {
            if !all.iter().any(|known| known.shortcut.id == shortcut.id) {
                all.push(GroupedShortcut { shortcut, group });
            }
        }
    }
    all
}

/// The other shortcuts that would do something at once with a shortcut on these keys.
pub fn clashes(
    map: &KeyMap,
    scopes: &[Scope],
    wanted: GroupedShortcut,
    presses: &[Press],
) -> Vec<GroupedShortcut> {
    let mut found: Vec<GroupedShortcut> = vec![];
    for scope in scopes.iter().filter(|scope| scope.iter().any(|group| lists(group, wanted))) {
        for group in scope.iter().copied().filter(|group| group.context.meets(wanted.group.context)) {
            for shortcut in group.shortcuts().filter(|each| each.id != wanted.shortcut.id) {
                let other = GroupedShortcut { shortcut, group };
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

fn lists(group: &ShortcutGroup, wanted: GroupedShortcut) -> bool {
    group.shortcuts().any(|each| each.id == wanted.shortcut.id)
}

/// Whether one key would do both. Shift tells two of one context from each other, elsewhere it may be held for any.
pub fn clash(one: (GroupedShortcut, Press), other: (GroupedShortcut, Press)) -> bool {
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
