//! The keyboard at the table of Building an Elder God: everything that the mouse can do.

use super::asked::{Asked, Wanted};
use super::panel_data::PanelData;
use super::pick::{Held, Pick, Spot};
use crate::app::board;
use crate::app::game_ui::KeyGroup;
use crate::app::ui::act::{Act, Request};
use crate::game::Seat;
use crate::games::elder_god::rules::{Action, Phase};
use bevy::input::keyboard::Key as Logical;
use bevy_egui::egui::vec2;

/// The keys of the game, for the list of keys.
pub const LIST: &[KeyGroup] = &[
    (
        "Your turn",
        &[
            ("1 to 6", "take a card up, or let go of it"),
            ("arrows", "go through the places where it may go"),
            ("R or wheel", "turn it upside down; of an Elder Sign, another number"),
            ("Enter", "play it there; or where there is but one place, there"),
            ("Esc", "let go of it"),
            ("drag, click", "a card to where it goes, or to the discard pile"),
            ("N", "heal the wound with a Necronomicon"),
            ("M, K", "open the Mouth, or keep it back"),
            ("T", "throw cards away and draw others: numbers choose, Enter draws"),
            ("P", "pass"),
            ("Ctrl+Z or U", "take a step back (practice)"),
            ("Ctrl+Y", "take it again (practice)"),
        ],
    ),
    (
        "The table",
        &[
            ("Tab, click", "see another's monster large"),
            ("Shift+1 to 5", "see the monster of that seat large"),
            ("H", "see your own large"),
            ("wheel, + and −", "larger, smaller"),
            ("drag, arrows", "move what is seen of a monster, while nothing is held"),
            ("F, double click", "all of it again"),
            ("D", "look through the discard pile"),
            ("hover", "what a thing is, and what may be done with it"),
            ("Enter or click", "while something moves: be there at once"),
        ],
    ),
];

/// What an arrow moves of a monster, as a share of its field.
const PAN: f32 = 0.12;

/// A key, as far as this game listens to keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// A letter or digit, lower case.
    Character(char),
    /// Enter or return.
    Enter,
    /// Escape.
    Escape,
    /// The tabulator, backwards with Shift.
    Tab(bool),
    /// An arrow: rightwards, and upwards.
    Arrow(i8, i8),
    /// The key of a seat.
    Seat(Seat),
}

/// A key as it comes from the window.
pub fn key(logical: &Logical, back: bool) -> Option<Key> {
    Some(match logical {
        Logical::Enter => Key::Enter,
        Logical::Escape => Key::Escape,
        Logical::Tab => Key::Tab(back),
        Logical::ArrowLeft => Key::Arrow(-1, 0),
        Logical::ArrowRight => Key::Arrow(1, 0),
        Logical::ArrowUp => Key::Arrow(0, 1),
        Logical::ArrowDown => Key::Arrow(0, -1),
        Logical::Character(text) => Key::Character(text.to_lowercase().chars().next()?),
        _ => return None,
    })
}

/// What a key means now.
pub fn meant(key: Key, data: &PanelData) -> Option<Wanted> {
    let pile = data.desk.pile_open;
    if key == Key::Character('d') || (pile && key == Key::Escape) {
        return Some(Act::Wish(Asked::Pile(!pile)));
    }
    if let Some(asked) = look(key, data) {
        return Some(Act::Wish(asked));
    }
    if data.busy {
        let goes_on = matches!(key, Key::Enter | Key::Character(_));
        return goes_on.then_some(Act::Wish(Asked::Hurry));
    }
    let seat = data.asked()?;
    if data.throwing() {
        return throwing(key, data).map(Act::Wish);
    }
    match (data.seen.view.phase, key) {
        (Phase::Mouth { .. }, Key::Enter) | (_, Key::Character('m')) => {
            Some(Act::Wish(Asked::Do(Action::Mouth)))
        }
        (Phase::Mouth { .. }, Key::Character('k')) => Some(Act::Wish(Asked::Do(Action::Wait))),
        (Phase::Banish { .. }, key) => banishing(key, data, seat),
        (Phase::Discard { .. }, Key::Enter) => {
            data.pick().card().map(|card| Act::Wish(Asked::Do(Action::Discard(card))))
        }
        (Phase::Discard { .. }, Key::Arrow(right, _)) => Some(Act::Wish(Asked::Pick(beside(data, right)?))),
        (Phase::Play { .. }, Key::Character('n')) => Some(Act::Wish(Asked::Do(Action::Necronomicon))),
        (Phase::Play { .. }, Key::Character('p')) => Some(Act::Wish(Asked::Do(Action::Pass))),
        (Phase::Play { .. }, Key::Character('t')) => Some(Act::Wish(Asked::Throwing(true))),
        (Phase::Play { .. }, Key::Enter) if data.pick().held.is_none() => {
            data.seen.may(Action::Mouth).then_some(Act::Wish(Asked::Do(Action::Mouth)))
        }
        (_, key) => picking(key, data),
    }
}

/// What is looked at.
fn look(key: Key, data: &PanelData) -> Option<Asked> {
    let front = data.layout.plots.iter().find(|plot| plot.front)?.seat;
    let frame = data.frame(front)?;
    let count = u8::try_from(data.layout.plots.len()).ok()?;
    let middle = frame.field.center();
    match key {
        Key::Tab(back) => {
            let step = if back { count - 1 } else { 1 };
            Some(Asked::Front(Seat((front.0 + step) % count)))
        }
        Key::Seat(seat) => (seat.0 < count).then_some(Asked::Front(seat)),
        Key::Character('h') => data.seen.view.viewer.map(Asked::Front),
        Key::Character('f') => Some(Asked::Look(front, None)),
        Key::Character('+' | '=') => Some(Asked::Look(front, Some(frame.zoomed(middle, 1.0)))),
        Key::Character('-' | '−') => Some(Asked::Look(front, Some(frame.zoomed(middle, -1.0)))),
        Key::Arrow(right, up) if is_idle(data) => {
            let by = vec2(-f32::from(right), f32::from(up)) * PAN * frame.field.size();
            Some(Asked::Look(front, Some(frame.panned(by))))
        }
        _ => None,
    }
}

/// Whether arrows have nothing to choose.
fn is_idle(data: &PanelData) -> bool {
    let choosing = matches!(data.seen.view.phase, Phase::Banish { .. } | Phase::Discard { .. });
    data.asked().is_none() || (data.pick().held.is_none() && !choosing)
}

/// Numbers choose cards to be thrown away.
fn throwing(key: Key, data: &PanelData) -> Option<Asked> {
    match key {
        Key::Enter => Some(Asked::Redraw),
        Key::Escape => Some(Asked::Throwing(false)),
        Key::Character('t') if !data.seen.is_redrawing() => Some(Asked::Throwing(false)),
        Key::Character(digit) => data.seen.hand().get(index(digit)?).copied().map(Asked::Mark),
        _ => None,
    }
}

fn index(digit: char) -> Option<usize> {
    (digit.to_digit(10)? as usize).checked_sub(1)
}

/// The card beside the one that is held.
fn beside(data: &PanelData, right: i8) -> Option<Pick> {
    let hand = data.seen.hand();
    let at = data.pick().card().and_then(|card| hand.iter().position(|held| *held == card));
    let count = hand.len().max(1);
    let next = match (at, right) {
        (Some(at), 1) => (at + 1) % count,
        (Some(at), -1) => (at + count - 1) % count,
        (None, _) => 0,
        _ => return None,
    };
    hand.get(next).map(|card| Pick::of(Held::Card(*card)))
}

/// Numbers take a card up, arrows go through the places for it, Enter plays it.
fn picking(key: Key, data: &PanelData) -> Option<Wanted> {
    let pick = data.pick();
    let picked = |pick| Some(Act::Wish(Asked::Pick(pick)));
    match key {
        Key::Escape => pick.held.and_then(|_| picked(Pick::default())),
        Key::Character('r') => pick.held.and_then(|_| picked(pick.turn(data.seen, pick.at, true))),
        Key::Character(digit) => {
            let held = Held::Card(*data.seen.hand().get(index(digit)?)?);
            picked(if pick.held == Some(held) { Pick::default() } else { Pick::of(held) })
        }
        Key::Arrow(right, up) => {
            let spots: Vec<Spot> =
                pick.spots(data.seen).into_iter().filter(|spot| *spot != Spot::Pile).collect();
            let at = next(data, &spots, pick.at, (right, up))?;
            picked(Pick { at: Some(at), ..pick })
        }
        Key::Enter => {
            let spots = pick.spots(data.seen);
            let mut places = spots.iter().filter(|spot| **spot != Spot::Pile);
            let only = places.next().filter(|_| places.next().is_none()).copied();
            let spot = pick.at.or(only)?;
            Some(match pick.does(data.seen, spot) {
                Ok(action) => Act::Wish(Asked::Do(action)),
                Err(why) => Act::Program(Request::Refuse(data.tell(&why))),
            })
        }
        Key::Tab(_) | Key::Seat(_) => None,
    }
}

/// Arrows go through the cards that may go, Enter lets one go.
fn banishing(key: Key, data: &PanelData, seat: Seat) -> Option<Wanted> {
    let spots: Vec<Spot> = data
        .seen
        .legal
        .iter()
        .filter_map(|action| match action {
            Action::Remove(at) => Some(Spot::Cell(seat, *at)),
            _ => None,
        })
        .collect();
    let at = data.desk.pick.at;
    match (key, at) {
        (Key::Arrow(right, up), _) => {
            let at = next(data, &spots, at, (right, up))?;
            Some(Act::Wish(Asked::Pick(Pick { at: Some(at), ..Pick::default() })))
        }
        (Key::Enter, Some(Spot::Cell(_, at))) => Some(Act::Wish(Asked::Do(Action::Remove(at)))),
        _ => None,
    }
}

/// From one spot the next in a direction.
fn next(data: &PanelData, spots: &[Spot], from: Option<Spot>, way: (i8, i8)) -> Option<Spot> {
    let middle = |spot: &Spot| {
        let rect = match *spot {
            Spot::Cell(seat, at) => data.frame(seat)?.cell(at),
            Spot::Plot(seat) => data.layout.plot(seat)?.field,
            Spot::Pile => data.layout.pile,
        };
        Some((*spot, rect))
    };
    board::beside(&spots.iter().filter_map(middle).collect::<Vec<_>>(), from, way)
}
