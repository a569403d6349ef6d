//! What a turn of a Day tells whoever has the screen, from their view.

use super::lap::PICKS;
use super::panels::lap::Brief;
use super::views::side;
use crate::game::Seat;
use crate::games::cluethulhu::rules::{Fact, Use, View};

/// What a pick is for, where it does something.
const fn means(what: Use) -> &'static str {
    match what {
        Use::Doll => "gets the Haunted Doll",
        Use::Protect => "is sheltered till the next Day",
        Use::Detain => "is locked up till the next Day",
        Use::Arrest => "is arrested, if all Investigators agree",
        Use::FirstSibling => "is one Blood Sibling; nobody: not yet",
        Use::SecondSibling => "is the other Blood Sibling",
        Use::Cure => "is cured, once; nobody: not yet",
        Use::Look => "shows you the tablet",
        Use::Turn => "you: you turn; anybody else: not yet",
        Use::Take => "trades places, once; nobody: not yet",
        Use::Absorb => "is swallowed if you are arrested",
    }
}

/// What a pick is for that does nothing.
const IDLE: &str = "does nothing; point all the same";

/// What the view of whoever has the screen comes to: as many lines for everybody, whatever they know (C-19).
pub fn of(view: &View) -> Brief {
    let Some(own) = &view.own else { return Brief::default() };
    Brief {
        tablet: format!("{}, {}", own.tablet, side(own.side)),
        picks: view.uses().map(|what| what.map_or(IDLE, means).to_owned()) as [String; PICKS],
        answer: None,
        known: view.seats.iter().map(|seat| known(view, seat.seat)).collect(),
        told: told(view),
    }
}

/// What whoever has the screen knows of a seat, in a line.
fn known(view: &View, seat: Seat) -> String {
    let (mut fellow, mut shown, mut bond, mut shoggoth, mut mark) = (None, None, None, None, None);
    for (day, fact) in view.told() {
        match fact {
            Fact::Fellow(who) if who == seat => fellow = Some("an Investigator".into()),
            Fact::Saw(who, role) if who == seat => shown = Some(format!("{role}, seen on Day {day}")),
            Fact::Took(who, role) if who == seat => shown = Some(format!("{role} until Day {day}")),
            Fact::Cured(who) if who == seat => shown = Some(format!("cured on Day {day}")),
            Fact::Sibling(who) if who == seat => bond = Some("your Blood Sibling".into()),
            Fact::ChoseSiblings(a, b) if a == seat || b == seat => bond = Some("a Blood Sibling".into()),
            Fact::ShoggothAbsorbs(who, _) if who == seat => shoggoth = Some("the Shoggoth".into()),
            Fact::Marked { by, whom } if by == seat && day == view.day => {
                mark = Some(whom.map_or("points at nobody".into(), |whom| format!("points at {whom}")));
            }
            _ => {}
        }
    }
    let all: Vec<String> = [fellow, shown, bond, shoggoth].into_iter().flatten().collect();
    let known = match (all.is_empty(), view.viewer == Some(seat)) {
        (false, _) => all.join(", "),
        (true, true) => "that is you".into(),
        (true, false) => "nothing known".into(),
    };
    // Of somebody of whom nothing is known the line is about as long.
    format!("{seat}: {known}, {}", mark.unwrap_or_else(|| "nothing shown".into()))
}

/// What whoever has the screen was told last: twice what happened to them, and once what they did.
fn told(view: &View) -> [String; 3] {
    let all = || view.told().map(|(day, fact)| (fact, format!("Day {day}: {fact}")));
    let to_them = |fact: &Fact| {
        matches!(fact, Fact::Detained | Fact::Freed | Fact::Seen | Fact::NewTablet(_) | Fact::Sibling(_))
    };
    let by_them = |fact: &Fact| {
        matches!(
            fact,
            Fact::GaveDoll(_)
                | Fact::Protects(_)
                | Fact::ProtectionFails
                | Fact::Detains(_)
                | Fact::ChoiceInvalid
                | Fact::ChoseSiblings(..)
                | Fact::Cured(_)
                | Fact::Saw(..)
                | Fact::Turned
                | Fact::Took(..)
                | Fact::Nothing(_)
        )
    };
    let mut happened: Vec<String> = all().filter(|(fact, _)| to_them(fact)).map(|(_, words)| words).collect();
    let did = all().filter(|(fact, _)| by_them(fact)).map(|(_, words)| words).last();
    [
        happened.pop().unwrap_or_else(|| "Nobody has tapped you so far".into()),
        happened.pop().unwrap_or_else(|| "Nothing else has happened to you".into()),
        did.unwrap_or_else(|| "Your picks have done nothing yet".into()),
    ]
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
