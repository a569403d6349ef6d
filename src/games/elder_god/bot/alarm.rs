//! Who is about to win, the shots at a monster, and when a shot is worth a card.

use super::worth::{Growth, distance, fits, growths, outlook, spite};
use elder_god_rules::{Action, Card, CardFace, CardPose, ElderGod};
use game::Seat;
use std::sync::LazyLock;

/// A card of each face that grows a monster.
static FACES: LazyLock<Vec<Card>> = LazyLock::new(|| {
    let mut faces: Vec<Card> = Card::all(false).collect();
    faces.sort_by_key(|card| card.face());
    faces.dedup_by_key(|card| card.face());
    faces.retain(|card| card.face().is_healthy_limb() || !card.face().can_wound());
    faces
});

/// Whether a monster is sound and one card from the Mouth, or complete already.
pub fn one_card_off(game: &ElderGod, seat: Seat) -> bool {
    let Some(player) = game.player(seat) else { return false };
    let (plan, needed) = (player.monster.plan(), game.setup().needed());
    // Two: an opening too many, which one eyestalk closes.
    if distance(&plan, needed) > 2.0 || player.monster.wound().is_some() {
        return false;
    }
    let completes = |growth: &Growth| growth.plan.complete(needed).is_some();
    plan.complete(needed).is_some() || growths(&plan, needed, &FACES).iter().any(completes)
}

/// The rivals who are one card from winning, in the order in which they have their turns, each with how many others have
/// theirs before.
pub(super) fn alarms(game: &ElderGod, seat: Seat) -> impl Iterator<Item = (Seat, u8)> {
    let players = game.setup().players;
    let rivals = (1..players).map(move |after| (Seat((seat.0 + after) % players), after - 1));
    rivals.filter(|&(rival, _)| one_card_off(game, rival))
}

/// The ways to wound a monster as things lie, a card of each face, with how much each would hurt; the worst first.
pub fn shots(game: &ElderGod, seat: Seat, against: Seat) -> Vec<(f64, Action)> {
    let mut all = vec![];
    let Some(rival) = game.player(against).filter(|rival| rival.monster.wound().is_none()) else {
        return all;
    };
    let plan = rival.monster.plan();
    let open = rival.monster.laid().iter().map(|laid| laid.at).filter(|&at| plan.is_open(at));
    let eyes = rival.monster.laid().iter().filter(|laid| laid.top.sides().is_empty()).map(|laid| laid.at);
    let places: Vec<_> = open.chain(eyes).chain(plan.targets()).collect();
    let hand = game.hand(seat);
    for (i, &card) in hand.iter().enumerate() {
        let face = card.face();
        if !face.can_wound() || hand[..i].iter().any(|other| other.face() == face) {
            continue;
        }
        for &turned in if face.is_alike_turned() { &[false][..] } else { &[false, true] } {
            for &at in &places {
                // What the rules would say no to at once is not asked of them: this is asked often.
                let may = match (face, rival.monster.at(at)) {
                    (CardFace::Limb(..), Some(below)) => face.sides(turned) == below.top.sides(),
                    (CardFace::Limb(..), None) => fits(&plan, face, turned, at),
                    _ => true,
                };
                let place = CardPose { card, turned, at };
                let action = Action::Damage { against, place };
                if may && game.check_ahead(seat, action).is_ok() {
                    all.push((spite(game, against, place), action));
                }
            }
        }
    }
    all.sort_by(|a, b| b.0.total_cmp(&a.0));
    all
}

fn worst_shot(game: &ElderGod, seat: Seat, against: Seat) -> Option<Action> {
    shots(game, seat, against).first().map(|&(_, action)| action)
}

/// A shot at the first rival who could win.
pub(super) fn block(game: &ElderGod, seat: Seat) -> Option<Action> {
    alarms(game, seat).find_map(|(rival, _)| worst_shot(game, seat, rival))
}

/// A shot where it pays. In a feud it is free, and goes to whoever is nearest to the Mouth. Otherwise a shot stops a win
/// for everybody and costs one seat a turn, so each leaves it to the next: the last one before the rival must shoot, and
/// does so when it could win itself in the turn that it gains.
pub(super) fn paying_shot(game: &ElderGod, seat: Seat) -> Option<Action> {
    if game.setup().is_feud() {
        if game.has_done_quick_deed() {
            return None;
        }
        let rivals = game.seats().filter(|&rival| rival != seat);
        let mut rivals: Vec<(f64, Seat)> = rivals.map(|rival| (outlook(game, rival), rival)).collect();
        rivals.sort_by(|a, b| a.0.total_cmp(&b.0));
        return rivals.into_iter().find_map(|(_, rival)| worst_shot(game, seat, rival));
    }
    let next = Seat((seat.0 + 1) % game.setup().players);
    let plan = game.player(seat)?.monster.plan();
    if distance(&plan, game.setup().needed()) > 1.0 || !one_card_off(game, next) {
        return None;
    }
    worst_shot(game, seat, next)
}
