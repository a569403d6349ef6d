//! Which cards a seat can do without: what it throws away to draw others, and what it discards at the end of a turn.

use super::alarm::shots;
use super::worth::{NEAR, TENTACLES, distance, fits, growths, outlook};
use elder_god_rules::{Action, AreaPlan, Card, CardFace, Condition, ElderGod};
use game::Seat;

/// So many cards are kept in a redraw for what may come next. Of 0, 1, 2 and all of them, 1 and 2 won most games.
const KEPT: usize = 2;

/// How well a seat can do without a card: the higher, the sooner it is thrown away.
pub(super) fn useless(game: &ElderGod, seat: Seat, card: Card) -> i32 {
    let face = card.face();
    let Some(player) = game.player(seat) else { return 0 };
    match face {
        CardFace::ElderSign => 2,
        CardFace::Limb(_, Condition::Damaged) => 9,
        CardFace::Limb(shape, _) if shape.is_split() => 6,
        CardFace::Eyestalk(_) => {
            if player.monster.plan().lengths().len() > 1 {
                1
            } else {
                5
            }
        }
        CardFace::Limb(..) => {
            // Two of a kind are one too many.
            let twice =
                game.hand(seat).iter().filter(|other| other.face().sides(false) == face.sides(false)).count();
            i32::from(twice > 2) + 2
        }
    }
}

/// The cards of a seat that can be played to no use now: neither to grow nor to heal.
pub(super) fn of_no_use(game: &ElderGod, seat: Seat) -> Vec<Card> {
    let Some(player) = game.player(seat) else { return vec![] };
    let needed = game.setup().needed();
    let plan = player.monster.plan();
    let (wound, here) = (player.monster.wound(), distance(&plan, needed));
    let is_of_use = |card: &Card| {
        let face = card.face();
        let heals = wound.is_some_and(|laid| {
            [false, true]
                .iter()
                .any(|&turned| face.is_healthy_limb() && face.sides(turned) == laid.top.sides())
        });
        let grows = || growths(&plan, needed, &[*card]).into_iter().any(|growth| growth.helps(here, needed));
        heals || (wound.is_none() && grows())
    };
    game.hand(seat).iter().copied().filter(|card| !is_of_use(card)).collect()
}

/// The cards that a seat throws away when it can do nothing better: all of no use now but those that will serve soon. Those
/// are a shot at a rival who is near, and up to [`KEPT`] cards that most of what may come next makes of use.
pub(super) fn thrown(game: &ElderGod, seat: Seat) -> Vec<Card> {
    let mut thrown = of_no_use(game, seat);
    let Some(player) = game.player(seat) else { return vec![] };
    let (plan, needed) = (player.monster.plan(), game.setup().needed());
    let near = game.seats().filter(|&rival| rival != seat && outlook(game, rival) <= NEAR);
    let shot = near.flat_map(|rival| shots(game, seat, rival)).max_by(|a, b| a.0.total_cmp(&b.0));
    if let Some((_, Action::Damage { place, .. })) = shot {
        thrown.retain(|&card| card != place.card);
    }
    let mut soon: Vec<(f64, Card)> = thrown
        .iter()
        .map(|&card| (serves_next(&plan, needed, card), card))
        .filter(|soon| soon.0 >= 0.5)
        .collect();
    soon.sort_by(|a, b| b.0.total_cmp(&a.0));
    soon.truncate(KEPT);
    thrown.retain(|card| soon.iter().all(|(_, kept)| kept != card));
    thrown
}

/// Of the tentacles that could come next and help, the share after which this card brings the Mouth nearer, 0 to 1.
fn serves_next(plan: &AreaPlan, needed: u8, card: Card) -> f64 {
    let here = distance(plan, needed);
    let (mut all, mut serving) = (0, 0);
    for (shape, copies) in TENTACLES {
        let face = CardFace::Limb(shape, Condition::Normal);
        let ways = if face.is_alike_turned() { &[false][..] } else { &[false, true] };
        for (&turned, at) in ways.iter().flat_map(|turned| plan.targets().map(move |at| (turned, at))) {
            let grown = plan.with(face, turned, at);
            let then = distance(&grown, needed);
            if !fits(plan, face, turned, at) || then >= here || !grown.is_continuable(needed) {
                continue;
            }
            all += copies;
            if growths(&grown, needed, &[card]).iter().any(|growth| growth.distance < then) {
                serving += copies;
            }
        }
    }
    if all > 0 { f64::from(serving) / f64::from(all) } else { 0.0 }
}
