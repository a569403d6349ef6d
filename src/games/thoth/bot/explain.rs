//! Why a bot does what it does, in words: what the hand would bring if it ended now, and who may end it. The values are those of
//! its rules of thumb (`mason`), from what the seat sees.

use super::knowledge::Knowledge;
use super::mason::ending;
use super::weights::MAGUS;
use bots::advice::{Advice, ScoredOption};
use bots::search::Ranked;
use game::Seat;
use game::message::{Message, Say, texts};
use game::words::score;
use thoth_rules::{Action, Play, View, tally};

texts! {
    /// What can be done.
    pub enum Deeds in "coach-thoth-" {
        Foundation { card: Message },
        Raise { card: Message, pyramids: u8 },
        Story { card: Message },
        Roof { card: Message },
        Trouble { card: Message, against: Seat },
        Relief { card: Message },
        Discard { card: Message },
        CallEnd { card: Message },
        Set { piece: Message },
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
    }
}

/// What is said of a play.
pub(super) fn deed(play: Play) -> Deeds {
    let card = play.card().message();
    match play {
        Play::Foundation { .. } => Deeds::Foundation { card },
        Play::Raise { count, .. } => Deeds::Raise { card, pyramids: count },
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
        Some(ScoredOption::points(one.candidate, one.worth, told))
    });
    let ways = ways.collect();
    let Some(told) = told(&choice) else { return Some(Advice::bare(choice)) };
    let mut advice = Advice::of(choice.clone(), &told).among(ways).because(only);
    if let Action::Play(play) = choice {
        let seen = Knowledge::of_view(view)?.by(&MAGUS);
        advice.why.extend(reasons(&seen, play).iter().map(Say::message));
    }
    Some(advice)
}

pub(super) fn reasons(seen: &Knowledge<'_>, play: Play) -> Vec<Why> {
    if let Play::Roof { card } = play {
        return vec![Why::Roof { points: score(ending(seen, card, true)), rivals: score(seen.best_rival()) }];
    }
    let mut why = vec![Why::Now { points: score(tally(seen.own(), seen.hand).total()) }];
    if let Some(rival) = seen.others().max_by_key(|&seat| seen.likely(seat)) {
        why.push(Why::Rival { rival, points: score(seen.likely(rival)) });
        if seen.house(rival).is_some_and(|house| house.top().is_full() && !house.in_trouble()) {
            why.push(Why::Threat { rival });
        }
    }
    why
}
