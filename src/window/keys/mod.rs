//! The keys of the program: one table. What a key does is a [`Shortcut`] with its usual keys and its words; shortcuts that
//! belong together are a [`ShortcutGroup`], which also says where its keys mean something. The list of keys, the labels on buttons
//! and the bindings come from here, and so does what the player has changed ([`KeyMap`]).
//!
//! * `shortcut`: keys, shortcuts, groups; `press`: a key as it is pressed; [`names`]: keys that no setting changes;
//! * `map`: which keys do what now; `clash`: which shortcuts one key would do at once; `listen`: reads the keyboard;
//! * [`program`]: the groups of the program, the hand, the camera and the lab; a game has its own;
//! * `shown`: the labels on panels, and keys as egui tells them.
//!
//! It knows no panel and no game. Elsewhere no key is named; `tests/program/rooms/keys.rs` fails where one is.

mod clash;
mod listen;
mod map;
pub mod names;
mod press;
pub mod program;
mod shortcut;
mod shown;

pub use clash::{GroupedShortcut, Scope, clash, clashes, listed, reserved, scopes};
pub use listen::{Keys, Strokes, are_read};
pub use map::{BadKey, KeyMap, either};
pub use press::{Key, Stroke, writes};
pub use shortcut::{Context, KeyRow, NAMED, On, Press, Shortcut, ShortcutGroup};
pub use shown::{Cap, event_is, is_escape, label, pressed, put};
