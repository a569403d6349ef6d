//! Why a bot does what it does, in words: what the hand would bring if it ended now, and who may end it. The values are those of
//! its rules of thumb (`mason`), from what the seat sees.

use super::knowledge::Knowledge;
use super::mason::{burden, ending};
use super::weights::MAGUS;
use bots::advice::{Advice, ScoredOption};
use bots::search::Ranked;
use game::Seat;
use game::message::{Message, Say, texts};
use game::words::score;
use thoth_rules::{Action, Card, Piece, Play, View, tally};

texts! {
    /// What can be done.
    pub enum Deeds in "coach-thoth-" {
        Foundation { card: Message },
        Raise { card: Message, pyramids: u8, piece: Message },
        Story { card: Message },
        Roof { card: Message },
        Trouble { card: Message, against: Seat },
        Relief { card: Message },
        Discard { card: Message },
        CallEnd { card: Message },
        Set { piece: Message },
        SetAt { piece: Message, place: Message },
        Bid { card: Message },
        TakeBid { card: Message },
    }
}

texts! {
    /// Why.
    pub enum Why in "coach-thoth-why-" {
        Only,
        Now { points: String },
        Rival { rival: Seat, points: String },
        Roof { points: String, rivals: String },
        Threat { rival: Seat },
        KeepsRoof { card: Message },
        KeepsStory { card: Message },
        Burden { card: Message, points: i64 },
        Fills,
    }
}

/// What is said of a play.
pub(super) fn deed(play: Play) -> Deeds {
    let card = play.card().message();
    match play {
        Play::Foundation { .. } => Deeds::Foundation { card },
        Play::Raise { card: paid, size, count } => {
            let piece = Piece::Pyramid { element: paid.element(), size }.message();
            Deeds::Raise { card, pyramids: count, piece }
        }
        Play::Story { .. } => Deeds::Story { card },
        Play::Roof { .. } => Deeds::Roof { card },
        Play::Trouble { against, .. } => Deeds::Trouble { card, against },
        Play::Relief { .. } => Deeds::Relief { card },
        Play::Discard { .. } => Deeds::Discard { card },
        Play::CallEnd { .. } => Deeds::CallEnd { card },
    }
}

/// What is said of an action; nothing of one that needs no thought.
fn told(action: &Action) -> Option<Deeds> {
    match action {
        Action::Play(play) => Some(deed(*play)),
        Action::Bid(card) => Some(Deeds::Bid { card: card.message() }),
        Action::TakeBid(card) => Some(Deeds::TakeBid { card: card.message() }),
        _ => None,
    }
}

/// Advice for the seat that sees this, from what its bot has compared, the best first.
pub(super) fn advice(view: &View, ranked: Vec<Ranked<Action>>) -> Option<Advice<Action>> {
    let choice = ranked.first()?.candidate.clone();
    let only = (ranked.len() == 1).then(|| Why::Only.message());
    let ways = ranked.into_iter().filter_map(|one| {
        let told = told(&one.candidate)?;
        Some((one.candidate, one.worth, told))
    });
    let ways = ScoredOption::by_points(ways);
    let Some(told) = told(&choice) else { return Some(Advice::bare(choice)) };
    let mut advice = Advice::of(choice.clone(), &told).among(ways).because(only);
    if let Action::Play(play) = choice {
        let seen = Knowledge::of_view(view)?.by(&MAGUS);
        advice.why.extend(reasons(&seen, play).iter().map(Say::message));
    }
    Some(advice)
}

pub(super) fn reasons(seen: &Knowledge<'_>, play: Play) -> Vec<Why> {
    let ends = |card, roof| {
        vec![Why::Roof { points: score(ending(seen, card, roof)), rivals: score(seen.best_rival()) }]
    };
    match play {
        Play::Roof { card } => return ends(card, true),
        Play::CallEnd { card } => return ends(card, false),
        _ => {}
    }
    let mut why = causes(seen, play);
    why.extend([Why::Now { points: score(tally(seen.own(), seen.hand).total()) }]);
    if let Some(rival) = seen.others().max_by_key(|&seat| seen.likely(seat)) {
        why.push(Why::Rival { rival, points: score(seen.likely(rival)) });
        if seen.house(rival).is_some_and(|house| house.top().is_full() && !house.in_trouble()) {
            why.push(Why::Threat { rival });
        }
    }
    why
}

/// What speaks for a play in the first place: what it rids the hand of, what it finishes, and what it keeps for later.
fn causes(seen: &Knowledge<'_>, play: Play) -> Vec<Why> {
    let card = play.card();
    let mut why = vec![];
    match play {
        Play::Discard { .. } => {
            let points = i64::from(burden(seen, card));
            why.extend((points > 0).then(|| Why::Burden { card: card.message(), points }));
        }
        Play::Raise { count, .. } => {
            let free = seen.own().map_or(0, |house| house.top().free());
            why.extend((free == usize::from(count)).then_some(Why::Fills));
        }
        _ => {}
    }
    let Some(house) = seen.own().filter(|_| matches!(play, Play::Discard { .. } | Play::Raise { .. })) else {
        return why;
    };
    let beneath = house.top().elements();
    // A card is kept where no other would do.
    let sole = |serves: &dyn Fn(Card) -> bool| {
        let mut found = seen.hand.iter().copied().filter(|&other| other != card && serves(other));
        found.next().filter(|_| found.next().is_none())
    };
    let roof = sole(&|other| other.roof().is_some_and(|element| beneath.contains(element)));
    let story = sole(&|other| other.is_story());
    why.extend(roof.map(|card| Why::KeepsRoof { card: card.message() }));
    why.extend(story.filter(|_| roof.is_none()).map(|card| Why::KeepsStory { card: card.message() }));
    why
}
