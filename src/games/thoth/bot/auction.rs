//! What bots bid for the beginning, and which bid they take (T-30): the card that they can spare best, and the one that
//! they would miss most.

use super::knowledge::Knowledge;
use super::mason;
use game::rng::Rng;
use thoth_rules::{Action, Card, Play, Trump};

/// Points that the first turn is worth to a hand that can begin a house. Measured on 2026-11-29, seeds 0 to 3999 of
/// `cyclopean play thoth --headless --players N --bots N --length one-hand` among masons: whoever begins makes 1.6 points
/// more than the other of two, 1.1 more than the last of three, and no more with five; each ± 0.9.
const BEGINNING: i32 = 2;
/// The highest bid there is.
const HIGHEST: Card = Card::Trump(Trump::World);

/// What a novice bids or takes: what costs most in the hand goes, what costs least comes.
pub(super) fn novice(seen: &Knowledge<'_>, legal: &[Action], rng: &mut Rng) -> Option<Action> {
    best(legal, rng, |action| match *action {
        Action::Bid(card) => mason::burden(seen, card),
        Action::TakeBid(card) => -with(seen, card, |seen| mason::burden(seen, card)),
        _ => 0,
    })
}

/// What a mason bids or takes, by its ratings of discards. A hand that can begin a house without the card bids a little
/// higher.
pub(super) fn mason(seen: &Knowledge<'_>, legal: &[Action], rng: &mut Rng) -> Option<Action> {
    best(legal, rng, |action| match *action {
        Action::Bid(card) => {
            let ready = seen.hand.iter().any(|&other| other != card && other.is_foundation());
            let worth = if ready { BEGINNING } else { 0 };
            spare(seen, card) + worth * i32::from(card.bid()) / i32::from(HIGHEST.bid())
        }
        Action::TakeBid(card) => -with(seen, card, |seen| spare(seen, card)),
        _ => 0,
    })
}

/// The best by a rating; of several one of them.
fn best(legal: &[Action], rng: &mut Rng, rate: impl Fn(&Action) -> i32) -> Option<Action> {
    let most = legal.iter().map(&rate).max()?;
    let best: Vec<&Action> = legal.iter().filter(|action| rate(action) == most).collect();
    rng.pick(&best).map(|&action| action.clone())
}

/// How much better the hand is without a card, points.
fn spare(seen: &Knowledge<'_>, card: Card) -> i32 {
    mason::rate(seen, Play::Discard { card })
}

/// What something is like with a card more in the hand.
fn with(seen: &Knowledge<'_>, card: Card, look: impl Fn(&Knowledge<'_>) -> i32) -> i32 {
    let hand: Vec<Card> = seen.hand.iter().copied().chain([card]).collect();
    look(&Knowledge { hand: &hand, houses: seen.houses.clone(), totals: seen.totals.clone(), ..*seen })
}
