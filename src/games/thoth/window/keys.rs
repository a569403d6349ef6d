//! The keys of Houses of Thoth, and what each means at the table.

use crate::framing::CameraTarget;
use crate::panel_view::{Act, GameRequest, Overlay, PanelView, choose};
use game::Seat;
use game::choices::{Choices, Chosen, Comes, Input, Pointing};
use thoth_rules::{Phase, Play, THROW, Thing, Thoth};
use window::choices;
use window::keys::names::{ARROWS, ENTER};
use window::keys::program::{CAMERA, HAND, HOLDING, VIEW};
use window::keys::{Context, Key, KeyRow, Shortcut, ShortcutGroup};
use window::ui::pass_screen;

/// What cards do.
pub const REFERENCE: Shortcut = Shortcut::types("thoth.reference", 'c', "key-thoth-reference");
pub const SCORES: Shortcut = Shortcut::types("thoth.scores", 'p', "key-thoth-scores");
pub const DISCARD: Shortcut = Shortcut::types("thoth.discard", 'd', "key-thoth-discard");
pub const MY_HOUSE: Shortcut = Shortcut::types("thoth.my_house", 'h', "key-thoth-my-house");
pub const RIVALS: Shortcut = Shortcut::types("thoth.rivals", 'v', "key-thoth-rivals");
pub const WHOLE_TABLE: Shortcut = Shortcut::types("thoth.table", 't', "key-thoth-table");
pub static LIST: &[ShortcutGroup] = &[
    ShortcutGroup {
        name: "thoth-group-turn",
        context: Context::Table,
        deeds: Thoth::DEEDS,
        rows: &[
            KeyRow::Fixed(ARROWS, "thoth-do-arrows"),
            KeyRow::Fixed(ENTER, "thoth-do-enter"),
            KeyRow::Fixed("press-drag", "thoth-do-drag"),
            KeyRow::Several(&[REFERENCE, SCORES, DISCARD], "thoth-do-sheets"),
            KeyRow::Several(&[MY_HOUSE, RIVALS, WHOLE_TABLE], "thoth-do-views"),
            KeyRow::Fixed("press-shift-1-to-5", "thoth-do-seat"),
        ],
    },
    HOLDING,
    HAND,
    CAMERA,
    VIEW,
];

/// What a key means while the cover waits for somebody.
pub fn at_cover(key: Key) -> Option<Act> {
    (key == pass_screen::HERE).then_some(Act::Wish(GameRequest::Here))
}

/// What a key means now; `None` if it means nothing here. `sheet` is the sheet that lies over the table.
pub fn meant(key: Key, seen: &PanelView, chosen: &Chosen<Thing>, sheet: Option<Overlay>) -> Option<Act> {
    if let Some(open) = sheet {
        let closes = key == Key::Escape || sheet_of(key) == Some(open);
        return closes.then_some(Act::Wish(GameRequest::Close));
    }
    if let Some(look) = look(key, seen.view().setup.players) {
        return Some(Act::Wish(GameRequest::Look(look)));
    }
    if let Some(sheet) = sheet_of(key) {
        return Some(Act::Wish(GameRequest::Open(sheet)));
    }
    match key {
        Key::Does(shortcut) if shortcut.id == THROW.id => throw(seen, chosen),
        Key::Enter => enter(seen, chosen).then_some(choose(Input::Enter)),
        Key::Digit(_) | Key::Arrow(..) if !seen.view().phase.wants_card() => None,
        Key::Arrow(0, _) => next_play(key, seen, chosen).map(choose),
        Key::Digit(_) | Key::Arrow(..) => next_card(key, seen, chosen).map(choose),
        Key::Escape => (!chosen.at.is_empty()).then_some(choose(Input::Back)),
        Key::Does(_) => choices::input::<Thoth>(key, &[]).filter(|input| may(input, seen)).map(choose),
        _ => None,
    }
}

pub fn look(key: Key, players: u8) -> Option<CameraTarget> {
    match key {
        Key::Does(MY_HOUSE) => Some(CameraTarget::Mine),
        Key::Does(RIVALS) => Some(CameraTarget::Rival),
        Key::Does(WHOLE_TABLE) => Some(CameraTarget::Table),
        Key::ShiftDigit(digit) => (1..=players).contains(&digit).then(|| CameraTarget::At(Seat(digit - 1))),
        _ => None,
    }
}

fn sheet_of(key: Key) -> Option<Overlay> {
    match key {
        Key::Does(REFERENCE) => Some(Overlay::Reference),
        Key::Does(SCORES) => Some(Overlay::Scores),
        Key::Does(DISCARD) => Some(Overlay::Discard),
        _ => None,
    }
}

/// Whether the key of a deed does it now: out of turn it is no matter.
fn may(input: &Input<Thing>, seen: &PanelView) -> bool {
    let Input::Deed(deed) = input else { return false };
    matches!(seen.offers.comes(&Pointing::Deed(deed), None), Some(Comes::Does(..)))
}

/// Whether Enter does something: what is chosen, or the deal.
fn enter(seen: &PanelView, chosen: &Chosen<Thing>) -> bool {
    seen.may(chosen) || seen.view().phase == Phase::Scored
}

/// Discards what is picked. With nothing picked, what was drawn is picked to be discarded, so that no single slip of a finger
/// loses a card.
fn throw(seen: &PanelView, chosen: &Chosen<Thing>) -> Option<Act> {
    if !seen.may_play() {
        return None;
    }
    if !chosen.at.is_empty() {
        return Some(choose(Input::Deed(&THROW)));
    }
    let card = seen.view().drawn()?;
    Some(Act::Wish(GameRequest::Take(Thing::Card(card), Input::Focus(Thing::Play(Play::Discard { card })))))
}

/// Digits and the level arrows choose a card to play or to bid, or a bid to take.
fn next_card(key: Key, seen: &PanelView, chosen: &Chosen<Thing>) -> Option<Input<Thing>> {
    let bids: Vec<Thing> = seen.view().phase.bids().iter().map(|bid| Thing::Bid(bid.card)).collect();
    let held = || seen.cards().iter().map(|held| Thing::Card(held.card)).collect();
    let all = if bids.is_empty() { held() } else { bids };
    let now = chosen.at.first().copied();
    let next = match key {
        Key::Digit(digit) => all.get(usize::from(digit).checked_sub(1)?).copied(),
        key => choices::cycle(&all, now, choices::cycles_back(key)?),
    }?;
    let lets_go = now == Some(next) && matches!(key, Key::Digit(_));
    Some(if lets_go { Input::Back } else { Input::Take(next) })
}

/// The upright arrows choose the next or the previous lawful play of the picked card.
fn next_play(key: Key, seen: &PanelView, chosen: &Chosen<Thing>) -> Option<Input<Thing>> {
    let Some(Thing::Card(card)) = chosen.at.first().filter(|_| seen.view().phase == Phase::Choosing) else {
        return None;
    };
    let plays: Vec<Thing> = seen.held(*card)?.lawful().map(Thing::Play).collect();
    let now = chosen.focus.or(seen.play(chosen).map(Thing::Play));
    choices::cycle(&plays, now, choices::cycles_back(key)?).map(Input::Focus)
}
