//! The keyboard at the table of Cluethulhu: everything that the mouse can do.

use crate::clock::{For, Pick};
use crate::desk::{Asked, Manner, Tab, Wanted};
use crate::keys::{ALL_PASS, DEFENCE, ELECT, HEIR, NO, PUBLIC, RECORD, TABLET, TALK, TIMERS};
use crate::panel_data::PanelData;
use crate::panels::result;
use cluethulhu_rules::{Cluethulhu, Thing};
use game::Seat;
use game::choices::{Input, Rank};
use window::choices;
use window::keys::{Key, Shortcut};
use window::ui::act::Act;

/// The seat of a digit; with Shift those from the eleventh.
fn seat(key: Key) -> Option<Seat> {
    match key {
        Key::Digit(digit) => Some(Seat((digit + 9) % 10)),
        Key::ShiftDigit(digit) => Some(Seat((digit + 9) % 10 + 10)),
        _ => None,
    }
}

/// Whether an arrow leads clockwise.
fn clockwise(key: Key) -> Option<bool> {
    match key {
        Key::Arrow(right, up) => Some(right > 0 || up > 0),
        _ => None,
    }
}

/// What a key means now.
pub fn meant(key: Key, data: &PanelData) -> Option<Wanted> {
    if data.seen.result.is_some() {
        return story(key, data).map(Act::Wish);
    }
    let asked = match key {
        _ if data.desk.turn.is_some() => in_turn(key, data),
        Key::Does(PUBLIC) if data.desk.manner == Manner::Console => Some(Asked::Public(!data.desk.public)),
        Key::Escape => data.desk.chosen.is_choosing().then_some(Asked::Back),
        Key::Arrow(..) => next(data, clockwise(key)?).map(Asked::Point),
        Key::Digit(_) | Key::ShiftDigit(_) => {
            seat(key).filter(|seat| data.targets().contains(seat)).map(|seat| at(data, seat))
        }
        Key::Enter => match data.desk.pointed.filter(|seat| data.targets().contains(seat)) {
            _ if data.hands().is_some() => Some(Asked::Count),
            Some(seat) => Some(at(data, seat)),
            None => data.next().into_iter().find(|thing| is_main(*thing)).map(Asked::click),
        },
        Key::Space if data.hands().is_some() => {
            data.desk.pointed.filter(|seat| data.targets().contains(seat)).map(Asked::Hand)
        }
        Key::Does(shortcut) => does(shortcut, data),
        _ => None,
    };
    asked.map(Act::Wish)
}

/// Pointing at a seat means a hand, or whoever is meant.
fn at(data: &PanelData, seat: Seat) -> Asked {
    if data.hands().is_some() { Asked::Hand(seat) } else { Asked::click(Thing::Seat(seat)) }
}

/// Whether something is the button of the likeliest thing to do.
fn is_main(thing: Thing) -> bool {
    matches!(thing, Thing::Verb(deed) if deed.rank == Rank::Main)
}

fn does(shortcut: Shortcut, data: &PanelData) -> Option<Asked> {
    if let Some(hands) = data.hands() {
        match shortcut {
            ELECT => return Some(Asked::Count),
            ALL_PASS => return Some(Asked::AllHands),
            HEIR if hands.ballot.needed.is_none() => return hands.next().map(Asked::Candidate),
            _ => {}
        }
    }
    let free = !data.waits && data.hands().is_none() && data.verb().is_none();
    if let Some(Input::Deed(deed)) = choices::input::<Cluethulhu>(Key::Does(shortcut), &[])
        && free
        && data.next().contains(&Thing::Verb(deed))
    {
        return Some(Asked::Choose(Input::Deed(deed)));
    }
    match shortcut {
        ALL_PASS if free => (!data.all_pass().is_empty()).then_some(Asked::AllPass),
        RECORD => Some(Asked::Show(Tab::Record)),
        TABLET => Some(Asked::Show(Tab::Mine)),
        TIMERS => Some(Asked::Timers(!data.desk.timers)),
        TALK => Some(Asked::Time(For::Discussion)),
        DEFENCE => Some(Asked::Time(For::Defence)),
        _ => None,
    }
}

/// In the turn of a Day. Digits point at places of the scrambled ring by the numbers of their seats, as they are drawn.
fn in_turn(key: Key, data: &PanelData) -> Option<Asked> {
    if data.desk.turn.as_ref().is_some_and(|turn| turn.answers) {
        return None;
    }
    let seats = data.seen.seats.len();
    if let Some(seat) = seat(key) {
        return (usize::from(seat.0) < seats).then_some(Asked::Pick(Pick::Somebody(seat)));
    }
    match key {
        Key::Does(NO) => Some(Asked::Pick(Pick::Nobody)),
        Key::Arrow(..) => next(data, clockwise(key)?).map(Asked::Point),
        Key::Space => data.desk.pointed.map(|seat| Asked::Pick(Pick::Somebody(seat))),
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
    let (all, at) = (data.history.len(), result::step(data));
    match key {
        Key::Arrow(..) if clockwise(key)? => Some(Asked::Step(Some((at + 1).min(all)))),
        Key::Arrow(..) => Some(Asked::Step(Some(at.saturating_sub(1)))),
        Key::Home => Some(Asked::Step(Some(0))),
        Key::End => Some(Asked::Step(Some(all))),
        _ => None,
    }
}
