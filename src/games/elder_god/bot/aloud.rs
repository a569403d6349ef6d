//! What a bot tells everybody of its move: why, in one sentence. It knows what an onlooker sees, and no hand: how far each
//! monster is from its Mouth (`worth`), who is about to win (`alarm`), what fits where.

use super::alarm::one_card_off;
use super::worth::{TENTACLES, distance, fits, outlook, turns};
use bots::advice::whole;
use elder_god_rules::{Action, AreaPlan, CardFace, CardPose, Condition, ElderGod, Phase, Shape, View};
use game::Seat;
use game::message::texts;
use game::rng::Rng;

/// So few of 100 tentacles fit where it is narrow, and so many where it is not.
const FEW: i64 = 50;
const MANY: i64 = 60;
/// Who lacks so many cards is near the Mouth.
const NEAR: i64 = 4;

texts! {
    /// Why.
    pub enum Aloud in "aloud-elder-god-" {
        Complete,
        Nearer { before: i64, after: i64 },
        Overtakes { rival: Seat, theirs: i64, after: i64 },
        Behind { rival: Seat, theirs: i64, after: i64 },
        Open { after: i64, share: i64 },
        Closes { left: usize },
        Fits { before: i64, after: i64 },
        Alarm { rival: Seat },
        Helpless { rival: Seat },
        Opening { rival: Seat },
        Leads { rival: Seat, turns: i64, own: i64 },
        Strikes { rival: Seat, turns: i64 },
        StrikesBack { rival: Seat },
        Immune,
        Heals { cards: i64 },
        Book { left: u8 },
        Scar,
        Banishes { rival: Seat, turns: i64, own: i64 },
        Narrow { share: i64 },
        Hopes { cards: i64 },
    }
}

/// What is told of the choice of a seat that sees this.
pub fn aloud(view: &View, seat: Seat, choice: Action) -> Option<Aloud> {
    // Other hands than the real ones: nobody looks at them.
    let game = ElderGod::determinize(&view.clone().onlooker(), &mut Rng::new(0)).ok()?;
    seen(&game, seat, choice)
}

/// The same of a game of which only what lies open is looked at.
fn seen(game: &ElderGod, seat: Seat, choice: Action) -> Option<Aloud> {
    let player = game.player(seat)?;
    let (plan, needed) = (player.monster.plan(), game.setup().needed());
    match choice {
        Action::Grow(place) => grows(game, seat, &plan, place),
        Action::Damage { against, place } => strikes(game, seat, against, place),
        Action::Heal(lying) => Some(match lying.card.face() {
            CardFace::Limb(_, Condition::Immune) => Aloud::Immune,
            _ => Aloud::Heals { cards: whole(distance(&plan, needed)) },
        }),
        Action::Necronomicon => Some(Aloud::Book { left: player.necronomicons.saturating_sub(1) }),
        Action::Scar(_) => Some(Aloud::Scar),
        Action::Banish { against, .. } => Some(Aloud::Banishes {
            rival: against,
            turns: told_turns(game, against),
            own: told_turns(game, seat),
        }),
        // Of cards thrown away one by one the first is explained.
        Action::Throw(_) if matches!(game.phase(), Phase::Play { .. }) => Some(match fitting(&plan) {
            share if share < FEW => Aloud::Narrow { share },
            _ => Aloud::Hopes { cards: whole(distance(&plan, needed)) },
        }),
        Action::Throw(_)
        | Action::Remove(_)
        | Action::Refill
        | Action::Pass
        | Action::Mouth
        | Action::Wait
        | Action::Discard(_) => None,
    }
}

fn grows(game: &ElderGod, seat: Seat, plan: &AreaPlan, place: CardPose) -> Option<Aloud> {
    let needed = game.setup().needed();
    let grown = plan.with(place.card.face(), place.turned, place.at);
    if grown.complete(needed).is_some() {
        return Some(Aloud::Complete);
    }
    let [ends, left] = [plan, &grown].map(|plan| plan.lengths().len());
    if left < ends {
        return Some(Aloud::Closes { left });
    }
    let [before, after] = [plan, &grown].map(|plan| whole(distance(plan, needed)));
    let [fitted, share] = [plan, &grown].map(fitting);
    if after >= before {
        return (share > fitted).then_some(Aloud::Fits { before: fitted, after: share });
    }
    let far = |rival: Seat| Some((rival, whole(distance(&game.player(rival)?.monster.plan(), needed))));
    let rivals = game.seats().filter(|rival| *rival != seat).filter_map(far);
    Some(match rivals.min_by_key(|&(_, theirs)| theirs) {
        Some((rival, theirs)) if after < theirs && before >= theirs => {
            Aloud::Overtakes { rival, theirs, after }
        }
        Some((rival, theirs)) if theirs < after && theirs <= NEAR => Aloud::Behind { rival, theirs, after },
        _ if share >= MANY && share > fitted => Aloud::Open { after, share },
        _ => Aloud::Nearer { before, after },
    })
}

fn strikes(game: &ElderGod, seat: Seat, rival: Seat, place: CardPose) -> Option<Aloud> {
    let struck = game.player(rival)?;
    if one_card_off(game, rival) {
        return Some(Aloud::Alarm { rival });
    }
    if struck.necronomicons == 0 {
        return Some(Aloud::Helpless { rival });
    }
    let beside = struck.monster.at(place.at).is_none();
    if matches!(place.card.face(), CardFace::Limb(shape, _) if shape.is_split()) && beside {
        return Some(Aloud::Opening { rival });
    }
    let others = game.seats().filter(|other| ![seat, rival].contains(other));
    let leads = others.into_iter().all(|other| outlook(game, rival) < outlook(game, other));
    let (turns, own) = (told_turns(game, rival), told_turns(game, seat));
    Some(if leads && turns < own {
        Aloud::Leads { rival, turns, own }
    } else {
        Aloud::Strikes { rival, turns }
    })
}

/// How many turns a seat is from winning, as everybody can count them.
fn told_turns(game: &ElderGod, seat: Seat) -> i64 {
    whole(turns(game, seat))
}

/// How many of 100 healthy tentacles fit at the end of the longest path, one way up or the other.
fn fitting(plan: &AreaPlan) -> i64 {
    let Some((opening, _)) = plan.lengths().into_iter().max_by_key(|&(_, length)| length) else { return 0 };
    let Some(at) = opening.target() else { return 0 };
    let of = |shape| CardFace::Limb(shape, Condition::Normal);
    let fit = |&&(shape, _): &&(Shape, i32)| {
        [false, true].into_iter().any(|turned| fits(plan, of(shape), turned, at))
    };
    let fitting: i32 = TENTACLES.iter().filter(fit).map(|(_, copies)| copies).sum();
    let all: i32 = TENTACLES.iter().map(|(_, copies)| copies).sum();
    whole(f64::from(100 * fitting) / f64::from(all))
}
