//! Plays in words: short ones for cards, whole ones for buttons.

use crate::texts::Uses;
use game::Seat;
use game::message::{Message, Say};
use session::Names;
use thoth_rules::{CardChoices, CardUse, Kind, Piece, Play, Size};
use window::speech::{self, say};

/// The lawful uses of a card in a few words each: "raise 7 water", "trouble for Ann: fire". A discard goes without
/// saying.
pub fn on_card(held: &CardChoices, names: &Names) -> Vec<String> {
    held.uses.iter().filter(|one| one.kind != Kind::Discard).filter_map(|one| short(one, names)).collect()
}

/// One use in a few words; nothing if it is not lawful.
fn short(one: &CardUse, names: &Names) -> Option<String> {
    let plays: Vec<Play> = one.lawful().collect();
    let card = plays.first()?.card();
    let words = match one.kind {
        Kind::Raise => Uses::Raise { worth: card.worth().unwrap_or(0), element: card.element().message() },
        Kind::Roof => Uses::Roof { element: card.roof()?.message() },
        Kind::Relief => Uses::Relief { element: card.relief()?.element.message() },
        Kind::Trouble => {
            let mut whom: Vec<Seat> = plays.iter().filter_map(|&play| against(play)).collect();
            whom.dedup();
            let whom = whom.iter().map(Say::message).collect();
            Uses::Trouble { whom, element: card.trouble()?.message() }
        }
        kind => return Some(say(kind)),
    };
    Some(speech::tell(names, &words))
}

/// Whom a play troubles.
pub const fn against(play: Play) -> Option<Seat> {
    match play {
        Play::Trouble { against, .. } => Some(against),
        _ => None,
    }
}

/// A play as an order: "Raise 2 medium water", "Trouble Ann with the Moon".
pub fn order(play: Play) -> Message {
    let card = play.card().message();
    let words = match play {
        Play::Foundation { .. } => Uses::OrderFoundation { card },
        Play::Raise { card, size, count } => {
            Uses::OrderRaise { count, pyramids: Piece::Pyramid { element: card.element(), size }.message() }
        }
        Play::Story { .. } => Uses::OrderStory { card },
        Play::Roof { .. } => Uses::OrderRoof { card },
        Play::Trouble { against, replacing: None, .. } => Uses::OrderTrouble { against, card },
        Play::Trouble { against, replacing: Some(old), .. } => {
            Uses::OrderReplace { against, card, old: old.message() }
        }
        Play::Relief { .. } => Uses::OrderRelief { card },
        Play::Discard { .. } => Uses::OrderDiscard { card },
        Play::CallEnd { .. } => Uses::OrderEnd { card },
    };
    words.message()
}

/// A play as an order, with the extra turns that come of it if it goes well.
pub fn whole_order(play: Play) -> Message {
    let card = play.card();
    let turns = match play.kind() {
        Kind::Foundation => card.foundation_extra_turns(),
        Kind::Raise => card.redeem_extra_turns(),
        Kind::Relief => card.relief().map_or(0, |relief| relief.extra_turns),
        _ => 0,
    };
    let order = order(play);
    if turns == 0 { order } else { Uses::AndTurns { order, turns }.message() }
}

/// The pips of so many pyramids.
pub const fn pips(size: Size, count: u8) -> u16 {
    size.pips() * count as u16
}
