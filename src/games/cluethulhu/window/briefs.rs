//! What a turn of a Day tells whoever has the screen, from their view.

use super::lap::PICKS;
use super::panels::lap::Brief;
use super::views::{side, told};
use crate::game::Seat;
use crate::games::cluethulhu::rules::{Event, Fact, Use, View};

/// What a pick is for, where it does something.
const fn means(what: Use) -> &'static str {
    match what {
        Use::Doll => "gets the Haunted Doll",
        Use::Protect => "is sheltered till the next Day; nobody: nobody is",
        Use::Detain => "is locked up till the next Day",
        Use::Arrest => "is to be arrested, if all Investigators point there",
        Use::FirstSibling => "is the one Blood Sibling; nobody: not yet",
        Use::SecondSibling => "is the other Blood Sibling",
        Use::Cure => "is cured, this once; nobody: not yet",
        Use::Look => "shows you the tablet",
        Use::Turn => "you yourself: you turn; anything else: not yet",
        Use::Take => "trades places with you, this once; nobody: not yet",
        Use::Absorb => "is swallowed if you are arrested; nobody: you go",
    }
}

/// What a pick is for that does nothing.
const IDLE: &str = "does nothing; point at somebody all the same";

/// What the view of whoever has the screen comes to.
pub fn of(view: &View) -> Brief {
    let Some(own) = &view.own else { return Brief::default() };
    let marks = view.record.iter().filter(|one| one.day == view.day).filter_map(|one| match one.event {
        Event::Told { fact: fact @ Fact::Marked { .. }, .. } => Some(fact.to_string()),
        _ => None,
    });
    let marks: Vec<String> = marks.collect();
    Brief {
        tablet: format!("{}, {}", own.tablet, side(own.side)),
        picks: view.uses().map(|what| what.map_or(IDLE, means).to_owned()) as [String; PICKS],
        answer: None,
        marks: if marks.is_empty() { "Nobody has shown you a mark".into() } else { marks.join("; ") },
        news: told(view),
    }
}

/// What the answer page says to whoever gave these orders on that Day: the tablet that was shown, or a line of the same shape.
pub fn answer(view: &View, day: u16, orders: [Option<Seat>; PICKS]) -> String {
    let saw = view.told().filter(|(told, _)| *told == day).find_map(|(_, fact)| match fact {
        Fact::Saw(whom, role) => Some(format!("{whom} holds: {role}")),
        _ => None,
    });
    let whom = || orders.into_iter().flatten().next().or(view.viewer).unwrap_or(Seat(0));
    saw.unwrap_or_else(|| format!("{} holds: face down", whom()))
}
