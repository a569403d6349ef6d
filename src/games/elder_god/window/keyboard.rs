//! The keyboard at the table of Building an Elder God: everything that the mouse can do.

use super::asked::{Asked, Wanted};
use super::keys::{KEEP, LARGER, MOUTH, NECRONOMICON, OWN, PASS, PILE, SMALLER, THROW, TURN, WHOLE};
use super::panel_data::PanelData;
use super::pick::{Held, Pick, Spot};
use bevy_egui::egui::vec2;
use elder_god_rules::{Action, Phase};
use game::Seat;
use window::board;
use window::keys::Key;
use window::ui::act::{Act, Request};

/// What an arrow moves of a monster, as a share of its field.
const PAN: f32 = 0.12;

/// What a key means now.
pub fn meant(key: Key, data: &PanelData) -> Option<Wanted> {
    let pile = data.desk.pile_open;
    if key == Key::Does(PILE) || (pile && key == Key::Escape) {
        return Some(Act::Wish(Asked::Pile(!pile)));
    }
    if let Some(asked) = look(key, data) {
        return Some(Act::Wish(asked));
    }
    if data.busy {
        let goes_on = key == Key::Enter || key.is_typed();
        return goes_on.then_some(Act::Wish(Asked::Hurry));
    }
    let seat = data.asked()?;
    if data.throwing() {
        return throwing(key, data).map(Act::Wish);
    }
    match (data.seen.view.phase, key) {
        (Phase::Mouth { .. }, Key::Enter) | (_, Key::Does(MOUTH)) => {
            Some(Act::Wish(Asked::Do(Action::Mouth)))
        }
        (Phase::Mouth { .. }, Key::Does(KEEP)) => Some(Act::Wish(Asked::Do(Action::Wait))),
        (Phase::Banish { .. }, key) => banishing(key, data, seat),
        (Phase::Discard { .. }, Key::Enter) => {
            data.pick().card().map(|card| Act::Wish(Asked::Do(Action::Discard(card))))
        }
        (Phase::Discard { .. }, Key::Arrow(right, _)) => Some(Act::Wish(Asked::Pick(beside(data, right)?))),
        (Phase::Play { .. }, Key::Does(NECRONOMICON)) => Some(Act::Wish(Asked::Do(Action::Necronomicon))),
        (Phase::Play { .. }, Key::Does(PASS)) => Some(Act::Wish(Asked::Do(Action::Pass))),
        (Phase::Play { .. }, Key::Does(THROW)) => Some(Act::Wish(Asked::Throwing(true))),
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
        Key::ShiftDigit(digit) => (1..=count).contains(&digit).then(|| Asked::Front(Seat(digit - 1))),
        Key::Does(OWN) => data.seen.view.viewer.map(Asked::Front),
        Key::Does(WHOLE) => Some(Asked::Look(front, None)),
        Key::Does(LARGER) => Some(Asked::Look(front, Some(frame.zoomed(middle, 1.0)))),
        Key::Does(SMALLER) => Some(Asked::Look(front, Some(frame.zoomed(middle, -1.0)))),
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
        Key::Does(THROW) if !data.seen.is_redrawing() => Some(Asked::Throwing(false)),
        Key::Digit(digit) => data.seen.hand().get(index(digit)?).copied().map(Asked::Mark),
        _ => None,
    }
}

fn index(digit: u8) -> Option<usize> {
    usize::from(digit).checked_sub(1)
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
        Key::Does(TURN) => pick.held.and_then(|_| picked(pick.turn(data.seen, pick.at, true))),
        Key::Digit(digit) => {
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
                Err(why) => Act::Program(Request::Refuse(data.reason(&why))),
            })
        }
        _ => None,
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
