//! Plays in words: short ones for cards, whole ones for buttons.

use crate::game::{Seat, list};
use crate::games::thoth::rules::{Kind, Play, Size};
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

/// The pips of so many pyramids.
pub const fn pips(size: Size, count: u8) -> u16 {
    size.pips() * count as u16
}
