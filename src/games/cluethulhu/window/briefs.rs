//! What a turn of a Day tells whoever has the screen, from their view.

use super::lap::PICKS;
use super::panels::lap::Brief;
use super::texts::Briefs as Words;
use super::views::side;
use cluethulhu_rules::{Fact, Use, View};
use game::Seat;
use game::message::{Message, Say};

/// What a pick is for.
const fn means(what: Use) -> Words {
    match what {
        Use::Doll => Words::Doll,
        Use::Protect => Words::Protect,
        Use::Detain => Words::Detain,
        Use::Arrest => Words::Arrest,
        Use::FirstSibling => Words::FirstSibling,
        Use::SecondSibling => Words::SecondSibling,
        Use::Cure => Words::Cure,
        Use::Look => Words::Look,
        Use::Turn => Words::Turn,
        Use::Take => Words::Take,
        Use::Absorb => Words::Absorb,
    }
}

/// What the view of whoever has the screen comes to: as many lines for everybody, whatever they know (C-19).
pub fn of(view: &View) -> Brief {
    let Some(own) = &view.own else { return Brief::default() };
    Brief {
        tablet: Words::Tablet { role: own.tablet.message(), side: side(own.side) }.message(),
        picks: view.uses().map(|what| what.map_or(Words::Idle, means).message()) as [Message; PICKS],
        answer: None,
        known: view.seats.iter().map(|seat| known(view, seat.seat)).collect(),
        told: told(view),
    }
}

/// What whoever has the screen knows of a seat, in a line.
fn known(view: &View, seat: Seat) -> Message {
    let (mut fellow, mut shown, mut bond, mut shoggoth, mut mark) = (None, None, None, None, None);
    for (day, fact) in view.told() {
        match fact {
            Fact::Fellow(who) if who == seat => fellow = Some(Words::Fellow),
            Fact::Saw(who, role) if who == seat => shown = Some(Words::Seen { role: role.message(), day }),
            Fact::Took(who, role) if who == seat => shown = Some(Words::Was { role: role.message(), day }),
            Fact::Cured(who) if who == seat => shown = Some(Words::Cured { day }),
            Fact::Sibling(who) if who == seat => bond = Some(Words::YourSibling),
            Fact::ChoseSiblings(a, b) if a == seat || b == seat => bond = Some(Words::Sibling),
            Fact::ShoggothAbsorbs(who, _) if who == seat => shoggoth = Some(Words::Shoggoth),
            Fact::Marked { by, whom } if by == seat && day == view.day => {
                mark = Some(whom.map_or(Words::PointsNobody, |whom| Words::Points { whom }));
            }
            _ => {}
        }
    }
    let all = [fellow, shown, bond, shoggoth].into_iter().flatten();
    let mut known: Vec<Message> = all.map(|words| words.message()).collect();
    if known.is_empty() {
        let you = view.viewer == Some(seat);
        known.push(if you { Words::ThatIsYou } else { Words::NothingKnown }.message());
    }
    // Of somebody of whom nothing is known the line is about as long.
    let mark = mark.unwrap_or(Words::NothingShown).message();
    Words::Known { seat, known, mark }.message()
}

/// What whoever has the screen was told last: twice what happened to them, and once what they did.
fn told(view: &View) -> [Message; 3] {
    let on = |day: u16, fact: &Fact| Words::On { day, fact: fact.message() }.message();
    let all = || view.told().map(|(day, fact)| (fact, on(day, &fact)));
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
    let mut happened: Vec<Message> =
        all().filter(|(fact, _)| to_them(fact)).map(|(_, words)| words).collect();
    let did = all().filter(|(fact, _)| by_them(fact)).map(|(_, words)| words).last();
    [
        happened.pop().unwrap_or_else(|| Words::NobodyTapped.message()),
        happened.pop().unwrap_or_else(|| Words::NothingElse.message()),
        did.unwrap_or_else(|| Words::NothingDone.message()),
    ]
}

/// What the answer page says to whoever gave these orders on that Day: the tablet that was shown, or a line of the same shape.
pub fn answer(view: &View, day: u16, orders: [Option<Seat>; PICKS]) -> Message {
    let saw = view.told().filter(|(told, _)| *told == day).find_map(|(_, fact)| match fact {
        Fact::Saw(whom, role) => Some(Words::Holds { seat: whom, role: role.message() }),
        _ => None,
    });
    let whom = || orders.into_iter().flatten().next().or(view.viewer).unwrap_or(Seat(0));
    saw.unwrap_or_else(|| Words::FaceDown { seat: whom() }).message()
}
