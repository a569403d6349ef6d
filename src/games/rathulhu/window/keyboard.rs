//! The keyboard at the table of Rathulhu: everything that the mouse can do.

use super::asked::Asked;
use super::keys::{BAG, DONE, DRAW, INVOKE, PASS};
use super::panel_data::{PanelData, losses};
use super::target::{Target, round};
use game::Seat;
use rathulhu_rules::{Action, Phase};
use window::keys::Key;

/// What a key means.
pub fn meant(key: Key, data: &PanelData) -> Option<Asked> {
    if key == Key::Does(BAG) || (key == Key::Escape && data.desk.bag_open) {
        return Some(Asked::FoldBag);
    }
    if data.busy { hurry(key, data) } else { chosen(key, data) }
}

/// Beside the result: the final count at once.
pub(crate) fn at_the_end(key: Key) -> Option<Asked> {
    matches!(key, Key::Enter | Key::Space).then_some(Asked::Hurry)
}

/// While things move, the keys that would act show the end of it instead.
fn hurry(key: Key, data: &PanelData) -> Option<Asked> {
    let go_on = matches!(key, Key::Enter | Key::Space);
    if data.counting.is_some() {
        return go_on.then_some(Asked::TurnSheet);
    }
    (go_on || key.is_typed()).then_some(Asked::Hurry)
}

/// What a key means to the person who is asked; Tab and arrows only point.
fn chosen(key: Key, data: &PanelData) -> Option<Asked> {
    let (seat, game, view) = (data.asked()?, data.game, data.seen);
    let pointing = data.desk.pointing;
    let step = match key {
        Key::Tab(true) | Key::Arrow(-1, _) | Key::Arrow(_, 1) => -1,
        Key::Tab(false) | Key::Arrow(..) => 1,
        Key::Enter | Key::Space => {
            let pointed = pointing.and_then(|target| target.action(view));
            let lawful = pointed.filter(|action| game.check(seat, *action).is_ok());
            return lawful.or(pointed).map(Asked::Do);
        }
        Key::Does(DRAW) => return Some(Asked::Do(Action::Draw)),
        Key::Does(INVOKE) => return Some(Asked::Do(Action::Invoke)),
        Key::Does(DONE) => return Some(Asked::Do(Action::Done)),
        Key::Does(PASS) => return Some(Asked::Do(Action::Pass)),
        Key::Digit(digit) => return number(digit.into(), seat, data).map(Asked::Do),
        _ => return None,
    };
    let targets = round(view, seat);
    let at = pointing.and_then(|target| targets.iter().position(|each| *each == target));
    let count = targets.len() as i32;
    let next = match at {
        Some(at) => (at as i32 + step).rem_euclid(count),
        None if step < 0 => count - 1,
        None => 0,
    };
    targets.get(next as usize).copied().map(Asked::Point)
}

/// What a number means: a token, a tile to lose, or a space of the track.
fn number(n: usize, seat: Seat, data: &PanelData) -> Option<Action> {
    let at = n.checked_sub(1)?;
    match data.seen.phase {
        Phase::Auction(_) => data.bids(seat).get(at).copied().map(Action::Bid),
        Phase::Setback { .. } => losses(data.game, seat).get(at).copied(),
        _ => Target::Space(at).action(data.seen),
    }
}
