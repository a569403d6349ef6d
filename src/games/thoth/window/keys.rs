//! What a key means at the table of Houses of Thoth.

use super::asked::{Act, Asked, Pick, Sheet};
use super::gaze::Look;
use super::panel_view::PanelView;
use super::panels::hand;
use crate::app::game_ui::KeyGroup;
use crate::app::ui::key_list::{CAMERA, HAND};
use crate::game::Seat;
use crate::games::thoth::rules::{Action, Manner, Phase, Play};

/// The keys of the game, for the list of keys.
pub const LIST: &[KeyGroup] = &[
    (
        "Your turn",
        &[
            ("1 to 6", "pick a card, or let go of it"),
            ("arrows", "with a card picked: another card, another way to play it"),
            ("Enter", "play what is picked, or a card's only use; deal the next hand"),
            ("drag", "a card to a house, the bank, the pile, or onto a play in the panel"),
            ("L", "leave a play at what stands of it"),
            ("C, P, D", "what cards do, scores, discard pile"),
            ("H, V, T", "look at my house, at the next rival's, at the whole table"),
            ("Shift+1 to 5", "look at the house of that seat"),
            ("Ctrl+Z or U", "take a step back (practice)"),
            ("Ctrl+Y", "take it again (practice)"),
        ],
    ),
    HAND,
    CAMERA,
];

/// A key, as far as this game listens to keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// A letter or digit, lower case.
    Character(char),
    /// Enter or return.
    Enter,
    /// Escape.
    Escape,
    /// The arrows.
    Left,
    /// Right.
    Right,
    /// Up.
    Up,
    /// Down.
    Down,
    /// The key of a seat at the table.
    Seat(Seat),
}

/// What a key came to.
#[derive(Clone, Debug, PartialEq)]
pub enum Meaning {
    /// Something for the game or the program.
    Act(Act),
    /// Another card or play is picked.
    Pick(Pick),
}

/// What a key means while the cover waits for somebody.
pub fn at_cover(key: Key) -> Option<Act> {
    (key == Key::Enter).then_some(Act::Wish(Asked::Here))
}

/// What a key means now; nothing if it means nothing here. `sheet` is the sheet that lies over the table.
pub fn meant(key: Key, seen: &PanelView, pick: Pick, sheet: Option<Sheet>) -> Option<Meaning> {
    if let Some(open) = sheet {
        let closes = key == Key::Escape || letter(key) == Some(open);
        return closes.then_some(Meaning::Act(Act::Wish(Asked::Close)));
    }
    if let Some(look) = look(key) {
        return Some(Meaning::Act(Act::Wish(Asked::Look(look))));
    }
    if let Some(sheet) = letter(key) {
        return Some(Meaning::Act(Act::Wish(Asked::Open(sheet))));
    }
    match (&seen.view.phase, key) {
        (Phase::Choosing, key) => {
            choosing(key, seen, pick).map(Meaning::Pick).or_else(|| play(key, seen, pick))
        }
        (Phase::Building { .. }, Key::Character('l')) if seen.refusals.enough.is_none() => {
            Some(Meaning::Act(Act::Wish(Asked::Do(Action::Enough))))
        }
        (Phase::Knocked { .. }, Key::Character(letter @ ('a' | 'o'))) if seen.refusals.say.is_none() => {
            let manner = if letter == 'a' { Manner::Accident } else { Manner::Malice };
            Some(Meaning::Act(Act::Wish(Asked::Do(Action::Say(manner)))))
        }
        (Phase::Scored, Key::Enter) => Some(Meaning::Act(Act::Wish(Asked::Do(Action::Deal)))),
        _ => None,
    }
}

/// What a key asks to look at.
pub fn look(key: Key) -> Option<Look> {
    match key {
        Key::Character('h') => Some(Look::Mine),
        Key::Character('v') => Some(Look::Rival),
        Key::Character('t') => Some(Look::Table),
        Key::Seat(seat) => Some(Look::At(seat)),
        _ => None,
    }
}

fn letter(key: Key) -> Option<Sheet> {
    match key {
        Key::Character('c') => Some(Sheet::Reference),
        Key::Character('p') => Some(Sheet::Scores),
        Key::Character('d') => Some(Sheet::Discard),
        _ => None,
    }
}

/// Enter plays what is picked.
fn play(key: Key, seen: &PanelView, pick: Pick) -> Option<Meaning> {
    let play = hand::meant(seen, pick).filter(|_| key == Key::Enter && seen.may_play())?;
    Some(Meaning::Act(Act::Wish(Asked::Do(Action::Play(play)))))
}

/// Digits and the level arrows choose a card, the upright ones a play; Esc lets go.
fn choosing(key: Key, seen: &PanelView, pick: Pick) -> Option<Pick> {
    let count = seen.cards.len();
    let at = pick.card.and_then(|card| seen.cards.iter().position(|held| held.card == card));
    let card = |index: usize| seen.cards.get(index).map(hand::picked_up);
    match key {
        Key::Escape => pick.card.map(|_| Pick::default()),
        Key::Character(digit) => {
            let index = (digit.to_digit(10)? as usize).checked_sub(1)?;
            if at == Some(index) { Some(Pick::default()) } else { card(index) }
        }
        Key::Right => card(at.map_or(0, |at| (at + 1) % count.max(1))),
        Key::Left => card(at.map_or(count.saturating_sub(1), |at| (at + count - 1) % count.max(1))),
        Key::Up | Key::Down => step(seen, pick, key == Key::Down),
        Key::Enter | Key::Seat(_) => None,
    }
}

/// The next or the previous lawful play of the picked card.
fn step(seen: &PanelView, pick: Pick, down: bool) -> Option<Pick> {
    let plays: Vec<Play> = seen.held(pick.card?)?.lawful().collect();
    let count = plays.len();
    let at = pick.play.and_then(|play| plays.iter().position(|&known| known == play));
    let next = match (at, down) {
        (None, true) => 0,
        (None, false) => count.checked_sub(1)?,
        (Some(at), true) => (at + 1) % count,
        (Some(at), false) => (at + count - 1) % count,
    };
    plays.get(next).map(|&play| Pick { play: Some(play), ..pick })
}
