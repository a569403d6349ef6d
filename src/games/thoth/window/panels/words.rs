//! Plays in words: short ones for cards, whole ones for buttons.

use crate::app::words::capital;
use crate::game::{Seat, list};
use crate::games::thoth::rules::{Card, House, Kind, Play, Size};
use crate::games::thoth::window::panel_view::{CardChoices, CardUse};
use crate::session::Names;

/// The lawful uses of a card in a few words each: "raise 7 water", "trouble for Ann: fire". A discard goes without
/// saying.
pub fn on_card(held: &CardChoices, names: &Names) -> Vec<String> {
    held.uses.iter().filter(|one| one.kind != Kind::Discard).filter_map(|one| short(one, names)).collect()
}

/// One use in a few words; nothing if it is not lawful.
fn short(one: &CardUse, names: &Names) -> Option<String> {
    let plays: Vec<Play> = one.lawful().collect();
    let card = plays.first()?.card();
    Some(match one.kind {
        Kind::Raise => format!("raise {} {}", card.worth().unwrap_or(0), card.element()),
        Kind::Roof => format!("roof: {}", card.roof()?),
        Kind::Relief => format!("relief: {}", card.relief()?.element),
        Kind::Trouble => {
            let mut whom: Vec<Seat> = plays.iter().filter_map(|&play| against(play)).collect();
            whom.dedup();
            let whom: Vec<String> = whom.into_iter().map(|seat| names.of(seat)).collect();
            format!("trouble for {}: {}", list(&whom), card.trouble()?)
        }
        kind => kind.to_string(),
    })
}

/// Whom a play troubles.
pub const fn against(play: Play) -> Option<Seat> {
    match play {
        Play::Trouble { against, .. } => Some(against),
        _ => None,
    }
}

/// A play as an order: "Raise 2 medium water", "Trouble Ann with the Moon".
pub fn order(play: Play, names: &Names) -> String {
    let card = play.card().named();
    match play {
        Play::Foundation { .. } => format!("Begin a house on {card}"),
        Play::Raise { card, size, count } => {
            let s = if count == 1 { "" } else { "s" };
            format!("Raise {count} {size} {} pyramid{s}", card.element())
        }
        Play::Story { .. } => format!("Lay {card} as a story"),
        Play::Roof { .. } => format!("Roof with {card}: the hand ends"),
        Play::Trouble { against, replacing: None, .. } => {
            format!("Trouble {} with {card}", names.of(against))
        }
        Play::Trouble { against, replacing: Some(old), .. } => {
            format!("Trouble {} with {card} in place of {}", names.of(against), old.named())
        }
        Play::Relief { .. } => format!("Relieve trouble with {card}"),
        Play::Discard { .. } => format!("Discard {card}"),
        Play::CallEnd { .. } => format!("Call the end, discarding {card} face down"),
    }
}

/// A play as an order, with the extra turns that come of it.
pub fn whole_order(play: Play, names: &Names) -> String {
    let extra = extra(play).map_or_else(String::new, |extra| format!(", {extra}"));
    order(play, names) + &extra
}

/// The extra turns that a play grants if it goes well, in words.
pub fn extra(play: Play) -> Option<String> {
    let card = play.card();
    let turns = match play.kind() {
        Kind::Foundation => card.foundation_extra_turns(),
        Kind::Raise => card.redeem_extra_turns(),
        Kind::Relief => card.relief().map_or(0, |relief| relief.extra_turns),
        _ => 0,
    };
    match turns {
        0 => None,
        1 => Some("and you get an extra turn".into()),
        turns => Some(format!("and you get {turns} extra turns")),
    }
}

/// What a card can be at all, whatever the table is like: for tips.
pub fn about(card: Card) -> String {
    let uses = crate::games::thoth::window::faces::uses(card).into_iter().map(|(kind, elements, extra)| {
        let turns = match extra {
            0 => String::new(),
            1 => ", an extra turn".into(),
            extra => format!(", {extra} extra turns"),
        };
        let what = match kind {
            Kind::Foundation | Kind::Story => format!("takes {elements}"),
            Kind::Raise => {
                let worth = card.worth().unwrap_or(0);
                format!("{worth} pip{} of {elements}", if worth == 1 { "" } else { "s" })
            }
            _ => elements.to_string(),
        };
        format!("{}: {what}{turns}", capital(&kind.to_string()))
    });
    let uses: Vec<String> = uses.collect();
    format!("{card}\n{}", uses.join("\n"))
}

/// A house in words, from its top: "Roof: the Moon. Queen of Cups: 4 medium (water, water, water, water)."
pub fn house(house: &House) -> String {
    let mut lines = Vec::new();
    if let Some(roof) = house.roof {
        lines.push(format!("Roof: {roof}"));
    }
    let floors: Vec<_> = house.floors().collect();
    for floor in floors.into_iter().rev() {
        let elements: Vec<String> = floor.kinds().map(|(element, _)| element.to_string()).collect();
        lines.push(match floor.size() {
            Some(size) => format!("{}: {} {size} ({})", floor.card, elements.len(), elements.join(", ")),
            None => format!("{}: bare", floor.card),
        });
    }
    if !house.trouble.is_empty() {
        lines.push(format!("Trouble: {}", list(&house.trouble)));
    }
    lines.join("\n")
}

/// The pips of so many pyramids.
pub const fn pips(size: Size, count: u8) -> u16 {
    size.pips() * count as u16
}
