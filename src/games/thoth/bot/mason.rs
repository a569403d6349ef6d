//! The mason: rules of thumb. Every play gets a rating, and the best is played. Ratings are rough points: what the
//! house gains counts fully, hopes count less. The magus rates with [other numbers](super::weights).

use super::knowledge::{Knowledge, USUAL_PENALTY};
use game::rng::Rng;
use thoth_rules::{Card, Element, Elements, House, Play, Size, court_penalty, tally};

/// A roof wins the game for sure that leads by so many points over what the best rival is likely to make: rivals may hold
/// less than usual.
const SURE: i32 = USUAL_PENALTY / 2;

pub(super) fn choose(seen: &Knowledge<'_>, plays: &[Play], rng: &mut Rng) -> Option<Play> {
    let rated = largest(plays).map(|play| (rate(seen, play) * 8 + wobble(rng), play));
    rated.max_by_key(|&(rating, _)| rating).map(|(_, play)| play)
}

/// The plays without those raises of which there is a larger one, of the same card and size: what is left in the
/// bank helps the others. Legal plays come with the counts in order.
pub(super) fn largest(plays: &[Play]) -> impl Iterator<Item = Play> {
    let next = plays.iter().skip(1).map(Some).chain([None]);
    plays.iter().zip(next).filter(|(play, next)| !grows(**play, *next)).map(|(play, _)| *play)
}

fn grows(play: Play, next: Option<&Play>) -> bool {
    match (play, next) {
        (Play::Raise { card, size, .. }, Some(&Play::Raise { card: c, size: s, .. })) => {
            (card, size) == (c, s)
        }
        _ => false,
    }
}

/// Breaks ties, and nothing else.
fn wobble(rng: &mut Rng) -> i32 {
    i32::try_from(rng.below(8)).unwrap_or(0)
}

/// How good a play looks.
pub(super) fn rate(seen: &Knowledge<'_>, play: Play) -> i32 {
    let card = play.card();
    match play {
        Play::Roof { .. } => {
            let margin = ending(seen, card, true) - seen.best_rival();
            if may_roof(seen, card) { 1000 + margin } else { -100 + margin }
        }
        Play::CallEnd { .. } => {
            let margin = ending(seen, card, false) - seen.best_rival();
            if margin > 0 || seen.idle_turns >= seen.idle_limit { 900 + margin } else { -200 + margin }
        }
        Play::Relief { .. } => {
            300 + 60 * i32::from(card.relief().map_or(0, |relief| relief.extra_turns)) - keep(seen, card)
        }
        Play::Foundation { .. } => {
            200 + support(seen, card, card) + 25 * i32::from(card.foundation_extra_turns())
        }
        Play::Story { .. } => 110 + support(seen, card, card) + relief_from(seen, card),
        Play::Raise { size, count, .. } => raise(seen, card, size, usize::from(count)),
        Play::Trouble { against, .. } => match seen.house(against) {
            Some(target) => trouble(seen, card, target, seen.totals[usize::from(against.0)]),
            None => 0,
        },
        Play::Discard { .. } => relief_from(seen, card) - keep(seen, card),
    }
}

/// Whether a roof is worth its while.
pub(super) fn may_roof(seen: &Knowledge<'_>, card: Card) -> bool {
    let weights = seen.weights;
    let score = ending(seen, card, true);
    if weights.sees_goal {
        let own = seen.total(seen.me).saturating_add(score);
        let rivals = seen.others().map(|seat| seen.total(seat).saturating_add(seen.likely(seat)));
        let best = rivals.max().unwrap_or(i32::MIN);
        if best >= seen.goal && best >= own {
            return false;
        }
        if own >= seen.goal && own > best.saturating_add(SURE) {
            return true;
        }
    }
    let hurry = if seen.rival_may_roof() { weights.roof_hurry } else { 0 };
    score - seen.best_rival() > weights.roof_lead - hurry
        && score > seen.fair_share(weights.roof_each) - hurry
}

/// The score if the hand ended with this play.
pub(super) fn ending(seen: &Knowledge<'_>, card: Card, roof: bool) -> i32 {
    let mut house = seen.own().cloned();
    if let Some(house) = house.as_mut().filter(|_| roof) {
        house.roof = Some(card);
    }
    tally(house.as_ref(), &seen.hand_without(card)).total()
}

/// What the hand is relieved of when a card leaves it.
pub(super) fn burden(seen: &Knowledge<'_>, card: Card) -> i32 {
    let courts = seen.hand.iter().filter(|card| matches!(card, Card::Court(..))).count();
    match card {
        Card::Small(number, _) => i32::from(number.value()),
        Card::Court(..) => court_penalty(courts) - court_penalty(courts.saturating_sub(1)),
        Card::Trump(_) => 0,
    }
}

/// How much better it is not to hold a card any more.
fn relief_from(seen: &Knowledge<'_>, card: Card) -> i32 {
    let (always, hurry) = seen.weights.burden;
    burden(seen, card) * (always + if seen.rival_may_roof() { hurry } else { 0 }) / 8
}

/// Pips that the rest of the hand could raise on a platform.
fn support(seen: &Knowledge<'_>, platform: Card, played: Card) -> i32 {
    let accepts = platform.accepts();
    let fuel = seen.hand.iter().filter(|&&card| card != played && accepts.contains(card.element()));
    let pips: i32 = fuel.filter_map(|card| card.worth()).map(|worth| i32::from(worth.min(12))).sum();
    let large = seen.on_offer(accepts, Size::Large);
    let breadth = accepts.iter().count();
    let breadth = i32::try_from(breadth).unwrap_or(0);
    pips.min(14) + 4 * breadth + if large < 4 { -12 } else { 0 }
}

fn raise(seen: &Knowledge<'_>, card: Card, size: Size, count: usize) -> i32 {
    let Some(top) = seen.own().map(House::top) else { return 0 };
    let (weights, accepts) = (seen.weights, top.card.accepts());
    let left = top.free() - count.min(top.free());
    let offered = seen.on_offer(accepts, size).saturating_sub(count);
    let pips = i32::from(size.pips()) * i32::try_from(count).unwrap_or(0);
    let mut rating = weights.raise + 4 * pips + weights.raise_extra * i32::from(card.redeem_extra_turns());
    if left == 0 {
        rating += weights.last_pyramid;
    } else if offered < left {
        // The bank cannot finish this level.
        rating -= 60;
    }
    if top.pyramids.is_empty() && size != Size::Large && seen.on_offer(accepts, Size::Large) == 4 {
        rating -= weights.smaller;
    }
    rating + relief_from(seen, card) - keep_for_later(seen, card)
}

fn trouble(seen: &Knowledge<'_>, card: Card, target: &House, total: i32) -> i32 {
    let standing = tally(Some(target), &[]).house();
    let best_total = seen.totals.iter().copied().max().unwrap_or(0);
    let lead = if seen.totals.len() > 2 && total == best_total { seen.weights.lead } else { 0 };
    let near_roof = if target.top().is_full() { 30 } else { 0 };
    let (first, second) = seen.weights.trouble;
    let fresh = match target.trouble.as_slice() {
        [] => first,
        [one] if one.trouble() != card.trouble() => second,
        _ => -60,
    };
    fresh + standing + near_roof + lead - keep_for_later(seen, card)
}

/// What a card is kept for beyond the play that uses it now: a roof, a story, relief.
fn keep_for_later(seen: &Knowledge<'_>, card: Card) -> i32 {
    let Some(house) = seen.own() else { return 0 };
    let mut worth = 0;
    let beneath = house.top().elements();
    if let Some(element) = card.roof() {
        let others = seen.hand.iter().filter(|&&other| other != card && roofs(other, beneath)).count();
        worth += if beneath.contains(element) && others == 0 { 16 } else { 2 };
    }
    if card.is_story() && card.court_element().is_none() {
        worth += 12;
    }
    worth
}

fn roofs(card: Card, beneath: Elements) -> bool {
    card.roof().is_some_and(|element| beneath.contains(element))
}

/// How much a card is worth keeping.
fn keep(seen: &Knowledge<'_>, card: Card) -> i32 {
    let mut worth = 0;
    if let Some(relief) = card.relief() {
        let same = |other: &&Card| other.relief().is_some_and(|r| r.element == relief.element);
        let alone = seen.hand.iter().filter(same).count() == 1;
        let troubled = seen.own().is_some_and(|house| in_trouble_of(house, relief.element));
        let (extra, only) = seen.weights.keep_relief;
        worth += extra * i32::from(relief.extra_turns);
        worth += if alone { only } else { 0 } + if troubled { 40 } else { 0 };
    }
    match seen.own() {
        None if card.is_foundation() => worth += if card.accepts() == Elements::ALL { 45 } else { 25 },
        None => {}
        Some(house) => {
            let top = house.top();
            if let Some((size, count)) = seen.raises(card, top) {
                worth += 8 + 3 * i32::from(size.pips()) * i32::try_from(count).unwrap_or(0);
            }
            let fits = card.court_element().is_none_or(|element| top.elements().contains(element));
            if card.is_story() && fits {
                worth += if top.is_full() { 25 } else { 14 };
            }
            worth += keep_for_later(seen, card);
        }
    }
    if card.trouble().is_some() {
        worth += 12;
    }
    worth
}

fn in_trouble_of(house: &House, element: Element) -> bool {
    house.trouble.iter().any(|card| card.trouble() == Some(element))
}

#[cfg(test)]
mod tests {
    use super::super::weights::{MAGUS, MASON, Weights};
    use super::*;
    use game::Seat;
    use thoth_rules::{Bank, Trump, pyramids_of};

    const STRENGTH: Card = Card::Trump(Trump::Strength);

    /// Four small fires on the Sun and Strength in hand, the one card: 4 + 5 + 4 = 13 points for a roof, from the first seat.
    /// Nobody else has a house.
    fn roofs(weights: &'static Weights, totals: &[i32]) -> bool {
        let mut house = House::on(Card::Trump(Trump::Sun));
        house.ground.pyramids = pyramids_of(Element::Fire, Size::Small).take(4).collect();
        let mut houses = vec![None; totals.len()];
        houses[0] = Some(&house);
        let seen = Knowledge {
            me: Seat(0),
            hand: &[STRENGTH],
            houses,
            totals: totals.to_vec(),
            bank: Bank::FULL,
            idle_turns: 0,
            idle_limit: 30,
            goal: 78,
            weights,
        };
        may_roof(&seen, STRENGTH)
    }

    #[test]
    fn a_roof_that_wins_the_game_is_put_on_whatever_it_brings() {
        assert!(!roofs(&MAGUS, &[0, 0, 0, 0, 0]), "13 points are little with five");
        assert!(roofs(&MAGUS, &[65, 0, 0, 0, 0]), "65 and 13 are 78");
        assert!(!roofs(&MAGUS, &[64, 0, 0, 0, 0]), "a point short");
        assert!(!roofs(&MASON, &[65, 0, 0, 0, 0]), "a mason plays the hand");
    }

    #[test]
    fn a_roof_with_which_a_rival_wins_is_not_put_on() {
        assert!(roofs(&MAGUS, &[0, 0]));
        // A rival without a house is likely to lose 13 points.
        assert!(roofs(&MAGUS, &[0, 90]), "77 do not win");
        assert!(!roofs(&MAGUS, &[0, 91]), "78 do");
        assert!(roofs(&MAGUS, &[80, 91]), "but not against 93");
    }
}
