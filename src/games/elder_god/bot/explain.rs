//! Why a bot does what it does, in words: how far everybody is from the Mouth, and who is about to win. The values are those of
//! its rules of thumb (`worth`), from what the seat sees.

use super::alarm::alarms;
use super::worth::{chain, distance, turns};
use bots::advice::{Advice, ScoredOption, whole};
use bots::search::Ranked;
use elder_god_rules::{Action, Card, CardPose, ElderGod, Lying};
use game::message::{Message, Say, texts};
use game::{Game, Seat};

texts! {
    /// What can be done.
    pub enum Deeds in "coach-elder-god-" {
        Grow { card: Message, at: String },
        Wound { against: Seat, card: Message, at: String },
        Heal { card: Message },
        Necronomicon,
        Scar { card: Message },
        Banish { against: Seat, cards: u8 },
        Remove { at: String },
        Throw { card: Message },
        Refill,
        Pass,
        Mouth,
        Wait,
        Discard { card: Message },
    }
}

texts! {
    /// Why.
    pub enum Why in "coach-elder-god-why-" {
        Only,
        Wins,
        Alarm { rival: Seat },
        Nearer { before: i64, after: i64 },
        Wounded,
        Strikes { rival: Seat, turns: i64 },
        Stuck,
        Closes,
        Chains { cards: i64 },
    }
}

/// What is said of an action.
pub(super) fn deed(action: Action) -> Deeds {
    let lies = |lying: Lying| lying.message();
    let called = |card: Card| card.message();
    match action {
        Action::Grow(place) => Deeds::Grow { card: lies(place.lying()), at: place.at.to_string() },
        Action::Damage { against, place } => {
            Deeds::Wound { against, card: lies(place.lying()), at: place.at.to_string() }
        }
        Action::Heal(lying) => Deeds::Heal { card: lies(lying) },
        Action::Necronomicon => Deeds::Necronomicon,
        Action::Scar(card) => Deeds::Scar { card: called(card) },
        Action::Banish { against, cards, .. } => Deeds::Banish { against, cards },
        Action::Remove(at) => Deeds::Remove { at: at.to_string() },
        Action::Throw(card) => Deeds::Throw { card: called(card) },
        Action::Refill => Deeds::Refill,
        Action::Pass => Deeds::Pass,
        Action::Mouth => Deeds::Mouth,
        Action::Wait => Deeds::Wait,
        Action::Discard(card) => Deeds::Discard { card: called(card) },
    }
}

texts! {
    /// How good a way is by how near it leaves the Mouth, where it hardly matters for winning any more.
    pub enum CardsRating in "coach-elder-god-way-" {
        Cards { what: Message, value: i64, better: bool },
    }
}

/// What is said of a play that leaves a seat nearer to its Mouth than another does by so many cards, or farther.
pub(super) fn by_cards(action: &Action, better: bool, value: i64) -> Message {
    CardsRating::Cards { what: deed(*action).message(), value, better }.message()
}

/// Advice for a seat, from what its bot has compared, the best first. Of the game only what the seat sees is looked at.
pub(super) fn advice(game: &ElderGod, seat: Seat, ranked: Vec<Ranked<Action>>) -> Option<Advice<Action>> {
    let choice = ranked.first()?.candidate;
    let only = (game.legal_actions(seat).len() == 1).then(|| Why::Only.message());
    let way = |one: Ranked<Action>| ScoredOption::share(one.candidate, one.worth, deed(one.candidate));
    let ways = ranked.into_iter().map(way).collect();
    let mut advice = Advice::of(choice, &deed(choice)).among(ways).because(only);
    advice.why.extend(reasons(game, seat, choice).iter().map(Say::message));
    Some(advice)
}

pub(super) fn reasons(game: &ElderGod, seat: Seat, choice: Action) -> Vec<Why> {
    let mut why: Vec<Why> = alarms(game, seat).map(|(rival, _)| Why::Alarm { rival }).collect();
    why.extend(match choice {
        Action::Mouth => Some(Why::Wins),
        Action::Grow(place) => nearer(game, seat, place),
        Action::Heal(_) | Action::Necronomicon | Action::Scar(_) => Some(Why::Wounded),
        Action::Damage { against, .. } => {
            Some(Why::Strikes { rival: against, turns: whole(turns(game, against)) })
        }
        Action::Throw(_) => Some(Why::Stuck),
        _ => None,
    });
    if let Action::Grow(place) = choice {
        why.extend(growth(game, seat, place).unwrap_or_default());
    }
    why
}

/// What a growth does beside coming nearer: whether it closes an end too many, and how many cards of the hand fit behind it.
fn growth(game: &ElderGod, seat: Seat, place: CardPose) -> Option<Vec<Why>> {
    let (plan, needed) = (game.player(seat)?.monster.plan(), game.setup().needed());
    let grown = plan.with(place.card.face(), place.turned, place.at);
    let closes = grown.lengths().len() < plan.lengths().len();
    let rest: Vec<Card> = game.hand(seat).iter().copied().filter(|&card| card != place.card).collect();
    let missing = whole(distance(&grown, needed));
    let more = i64::from(chain(&grown, needed, &rest)).min(missing);
    let chains = (more > 0).then_some(Why::Chains { cards: more });
    Some(closes.then_some(Why::Closes).into_iter().chain(chains).collect())
}

/// How many cards were missing before a growth, and how many are missing after it.
fn nearer(game: &ElderGod, seat: Seat, place: CardPose) -> Option<Why> {
    let (plan, needed) = (game.player(seat)?.monster.plan(), game.setup().needed());
    let grown = plan.with(place.card.face(), place.turned, place.at);
    let [before, after] = [&plan, &grown].map(|plan| whole(distance(plan, needed)));
    Some(Why::Nearer { before, after })
}
