//! The keyboard at the table of Cluethulhu: everything that the mouse can do.

use super::asked::{Asked, Tab, Wanted};
use super::clock::For;
use super::desk::Manner;
use super::lap::Pick;
use super::panel_data::PanelData;
use super::panels::timeline;
use super::verbs::Verb;
use crate::app::game_ui::KeyGroup;
use crate::app::ui::act::Act;
use crate::game::Seat;
use crate::games::cluethulhu::rules::Action;
use bevy::input::keyboard::{Key as Logical, KeyCode};

/// The keys of the game, for the list of keys.
pub const LIST: &[KeyGroup] = &[
    (
        "What may be done",
        &[
            ("the letter on a button", "do it, or choose it and point at somebody"),
            ("1 to 9, 0", "point at seats 1 to 10"),
            ("Shift+1 to 0", "point at seats 11 to 20"),
            ("arrows", "go round the ring"),
            ("Enter", "point at the seat that is marked; count the raised hands"),
            ("Esc", "let go of what was chosen"),
            ("Ctrl+Z or U", "take a step back (practice)"),
            ("Ctrl+Y", "take it again (practice)"),
        ],
    ),
    (
        "Round one screen",
        &[
            ("Enter", "say that you are here; confirm your picks"),
            ("N", "pick nobody"),
            ("space", "pick, or raise the hand of, the seat that is marked"),
            ("D, F", "begin to time the talk, or a defence"),
            ("T", "timers, or none"),
            ("L", "nobody has more to say, or accuses anybody else"),
        ],
    ),
    (
        "The table",
        &[
            ("O, I", "the record, your tablet"),
            ("V", "as a Keeper: what the players may see, and back"),
            ("arrows, Home, End", "after the end: step through the story"),
            ("hover", "who sits there, and what lies there"),
        ],
    ),
];

/// A key, as far as this game listens to keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// A letter, lower case.
    Character(char),
    /// The key of a seat.
    Seat(Seat),
    /// Enter or return.
    Enter,
    /// Escape.
    Escape,
    /// An arrow: clockwise or back.
    Arrow(bool),
    /// To the beginning, or to the end.
    Far(bool),
}

/// A key as it comes from the window. Digits are seats, by the place of the key; with Shift, those from the eleventh.
pub fn key(logical: &Logical, code: KeyCode, shift: bool) -> Option<Key> {
    const DIGITS: [KeyCode; 10] = [
        KeyCode::Digit1,
        KeyCode::Digit2,
        KeyCode::Digit3,
        KeyCode::Digit4,
        KeyCode::Digit5,
        KeyCode::Digit6,
        KeyCode::Digit7,
        KeyCode::Digit8,
        KeyCode::Digit9,
        KeyCode::Digit0,
    ];
    if let Some(digit) = DIGITS.iter().position(|digit| *digit == code) {
        return u8::try_from(digit).ok().map(|digit| Key::Seat(Seat(digit + if shift { 10 } else { 0 })));
    }
    Some(match logical {
        Logical::Enter => Key::Enter,
        Logical::Escape => Key::Escape,
        Logical::ArrowLeft | Logical::ArrowDown => Key::Arrow(false),
        Logical::ArrowRight | Logical::ArrowUp => Key::Arrow(true),
        Logical::Home => Key::Far(false),
        Logical::End => Key::Far(true),
        Logical::Character(text) => Key::Character(text.to_lowercase().chars().next()?),
        _ => return None,
    })
}

/// What choosing a verb comes to: done at once, where nobody has to be pointed at.
pub fn chosen(verb: &Verb<Action>) -> Asked {
    match verb.done(&[]).filter(|_| verb.is_plain()) {
        Some(way) => Asked::Do(way.by, way.action),
        None => Asked::Verb(Some(verb.label.clone())),
    }
}

/// What a key means now.
pub fn meant(key: Key, data: &PanelData) -> Option<Wanted> {
    if data.seen.result.is_some() {
        return story(key, data).map(Act::Wish);
    }
    let asked = match key {
        _ if data.desk.turn.is_some() => in_turn(key, data),
        Key::Character('v') if data.desk.manner == Manner::Console => Some(Asked::Public(!data.desk.public)),
        Key::Escape if data.desk.verb.is_some() || !data.desk.picked.is_empty() => Some(Asked::Verb(None)),
        Key::Escape => data.desk.group.is_some().then_some(Asked::Group(None)),
        Key::Arrow(clockwise) => next(data, clockwise).map(Asked::Point),
        Key::Seat(seat) => data.targets().contains(&seat).then(|| at(data, seat)),
        Key::Enter => match data.desk.pointed.filter(|seat| data.targets().contains(seat)) {
            Some(seat) if data.verb().is_some() => Some(Asked::At(seat)),
            _ if data.counts_hands() => Some(Asked::Count),
            _ => data.seen.verbs.iter().find(|verb| verb.main).map(chosen),
        },
        Key::Character(letter) => letter_means(letter, data),
        Key::Far(_) => None,
    };
    asked.map(Act::Wish)
}

/// Pointing at a seat means a hand, or whoever is meant.
fn at(data: &PanelData, seat: Seat) -> Asked {
    if data.counts_hands() { Asked::Hand(seat) } else { Asked::At(seat) }
}

fn letter_means(letter: char, data: &PanelData) -> Option<Asked> {
    let free = !data.waits && !data.counts_hands() && data.desk.verb.is_none();
    if let Some(verb) =
        data.seen.verbs.iter().find(|verb| free && verb.key == letter && verb.group == data.desk.group)
    {
        return Some(chosen(verb));
    }
    match letter {
        'l' if free => (!data.all_pass().is_empty()).then_some(Asked::AllPass),
        'o' => Some(Asked::Show(Tab::Record)),
        'i' => Some(Asked::Show(Tab::Mine)),
        't' => Some(Asked::Timers(!data.desk.timers)),
        'd' => Some(Asked::Time(For::Discussion)),
        'f' => Some(Asked::Time(For::Defence)),
        ' ' if data.counts_hands() => data.desk.pointed.map(Asked::Hand),
        _ => None,
    }
}

/// In the turn of a Day. Digits point at places of the scrambled ring by the numbers of their seats, as they are drawn.
fn in_turn(key: Key, data: &PanelData) -> Option<Asked> {
    let seats = data.seen.seats.len();
    match key {
        Key::Seat(seat) if usize::from(seat.0) < seats => Some(Asked::Pick(Pick::Somebody(seat))),
        Key::Character('n') => Some(Asked::Pick(Pick::Nobody)),
        Key::Arrow(clockwise) => next(data, clockwise).map(Asked::Point),
        Key::Character(' ') => data.desk.pointed.map(|seat| Asked::Pick(Pick::Somebody(seat))),
        Key::Enter => Some(Asked::Confirm),
        _ => None,
    }
}

/// The next seat of the ring that can be pointed at, from where the keyboard points.
fn next(data: &PanelData, clockwise: bool) -> Option<Seat> {
    let targets = data.targets();
    let fits = |seat: &Seat| targets.is_empty() || targets.contains(seat);
    let mut at = data.desk.pointed.or_else(|| data.layout.ring.places.last().map(|place| place.seat))?;
    for _ in 0..data.layout.ring.places.len() {
        at = data.layout.ring.beside(at, clockwise)?;
        if fits(&at) {
            return Some(at);
        }
    }
    None
}

/// After the end, through the story.
fn story(key: Key, data: &PanelData) -> Option<Asked> {
    let (all, at) = (data.history.len(), timeline::step(data));
    match key {
        Key::Arrow(true) => Some(Asked::Step(Some((at + 1).min(all)))),
        Key::Arrow(false) => Some(Asked::Step(Some(at.saturating_sub(1)))),
        Key::Far(end) => Some(Asked::Step(Some(if end { all } else { 0 }))),
        _ => None,
    }
}
