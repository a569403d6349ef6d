//! What a key means at the table of Houses of Thoth.

use super::asked::{Act, Asked, Pick, Sheet};
use super::gaze::Look;
use super::keys::{
    ACCIDENT, DISCARD, ENOUGH, MALICE, MY_HOUSE, REFERENCE, RIVALS, SCORES, THROW, WHOLE_TABLE,
};
use super::panel_view::PanelView;
use super::panels::hand;
use game::Seat;
use thoth_rules::{Action, Card, Manner, Phase, Play};
use window::keys::Key;
use window::ui::pass_screen;

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
    (key == pass_screen::HERE).then_some(Act::Wish(Asked::Here))
}

/// What a key means now; nothing if it means nothing here. `sheet` is the sheet that lies over the table.
pub fn meant(key: Key, seen: &PanelView, pick: Pick, sheet: Option<Sheet>) -> Option<Meaning> {
    if let Some(open) = sheet {
        let closes = key == Key::Escape || sheet_of(key) == Some(open);
        return closes.then_some(Meaning::Act(Act::Wish(Asked::Close)));
    }
    if let Some(look) = look(key, seen.view.setup.players) {
        return Some(Meaning::Act(Act::Wish(Asked::Look(look))));
    }
    if let Some(sheet) = sheet_of(key) {
        return Some(Meaning::Act(Act::Wish(Asked::Open(sheet))));
    }
    match (&seen.view.phase, key) {
        (Phase::Choosing, Key::Does(THROW)) => throw(seen, pick),
        (Phase::Choosing, key) => {
            choosing(key, seen, pick).map(Meaning::Pick).or_else(|| play(key, seen, pick))
        }
        (Phase::Bidding | Phase::Taking { .. }, Key::Enter) => {
            seen.bid_or_take(pick).map(|action| Meaning::Act(Act::Wish(Asked::Do(action))))
        }
        (Phase::Bidding | Phase::Taking { .. }, key) => bidding(key, seen, pick).map(Meaning::Pick),
        (Phase::Building { .. }, Key::Does(ENOUGH)) if seen.refusals.enough.is_none() => {
            Some(Meaning::Act(Act::Wish(Asked::Do(Action::Enough))))
        }
        (Phase::Knocked { .. }, Key::Does(said @ (ACCIDENT | MALICE))) if seen.refusals.say.is_none() => {
            let manner = if said == ACCIDENT { Manner::Accident } else { Manner::Malice };
            Some(Meaning::Act(Act::Wish(Asked::Do(Action::Say(manner)))))
        }
        (Phase::Scored, Key::Enter) => Some(Meaning::Act(Act::Wish(Asked::Do(Action::Deal)))),
        _ => None,
    }
}

/// What a key asks to look at, at a table of so many players.
pub fn look(key: Key, players: u8) -> Option<Look> {
    match key {
        Key::Does(MY_HOUSE) => Some(Look::Mine),
        Key::Does(RIVALS) => Some(Look::Rival),
        Key::Does(WHOLE_TABLE) => Some(Look::Table),
        Key::ShiftDigit(digit) => (1..=players).contains(&digit).then(|| Look::At(Seat(digit - 1))),
        _ => None,
    }
}

fn sheet_of(key: Key) -> Option<Sheet> {
    match key {
        Key::Does(REFERENCE) => Some(Sheet::Reference),
        Key::Does(SCORES) => Some(Sheet::Scores),
        Key::Does(DISCARD) => Some(Sheet::Discard),
        _ => None,
    }
}

/// Enter plays what is picked.
fn play(key: Key, seen: &PanelView, pick: Pick) -> Option<Meaning> {
    let play = hand::meant(seen, pick).filter(|_| key == Key::Enter && seen.may_play())?;
    Some(Meaning::Act(Act::Wish(Asked::Do(Action::Play(play)))))
}

/// Discards what is picked. With nothing picked, what was drawn is picked to be discarded, so that no single slip of a finger
/// loses a card.
fn throw(seen: &PanelView, pick: Pick) -> Option<Meaning> {
    if !seen.may_play() {
        return None;
    }
    let discard = |card| Play::Discard { card };
    if let Some(card) = pick.card {
        return Some(Meaning::Act(Act::Wish(Asked::Do(Action::Play(discard(card))))));
    }
    let drawn = seen.cards.iter().find(|held| held.drawn)?.card;
    Some(Meaning::Pick(Pick { card: Some(drawn), play: Some(discard(drawn)) }))
}

/// Digits and the level arrows choose a card, the upright ones a play; Esc lets go.
fn choosing(key: Key, seen: &PanelView, pick: Pick) -> Option<Pick> {
    if let Key::Arrow(0, up) = key {
        return step(seen, pick, up < 0);
    }
    let held = |card: Card| seen.held(card).map_or_else(Pick::default, hand::picked_up);
    picked(key, held_by(seen), pick.card).map(|card| card.map_or_else(Pick::default, held))
}

/// Digits and the level arrows choose a card to bid, or a bid to take; Esc lets go.
fn bidding(key: Key, seen: &PanelView, pick: Pick) -> Option<Pick> {
    let bids: Vec<Card> = seen.view.phase.bids().iter().map(|bid| bid.card).collect();
    let cards = if bids.is_empty() { held_by(seen) } else { bids };
    picked(key, cards, pick.card).map(|card| Pick { card, play: None })
}

fn held_by(seen: &PanelView) -> Vec<Card> {
    seen.cards.iter().map(|held| held.card).collect()
}

/// Which of some cards is picked then, if one is; nothing where the key means nothing here.
fn picked(key: Key, cards: Vec<Card>, now: Option<Card>) -> Option<Option<Card>> {
    let count = cards.len();
    let at = now.and_then(|card| cards.iter().position(|&known| known == card));
    let card = |index: usize| cards.get(index).copied().map(Some);
    match key {
        Key::Escape => now.map(|_| None),
        Key::Digit(digit) => {
            let index = usize::from(digit).checked_sub(1)?;
            if at == Some(index) { Some(None) } else { card(index) }
        }
        Key::Arrow(1, _) => card(at.map_or(0, |at| (at + 1) % count.max(1))),
        Key::Arrow(-1, _) => card(at.map_or(count.saturating_sub(1), |at| (at + count - 1) % count.max(1))),
        _ => None,
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
