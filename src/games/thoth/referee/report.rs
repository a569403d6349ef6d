//! The referee of Houses of Thoth: which pieces of which houses still stand (T19, T27).
//!
//! A piece is compared with its pose before the part of the turn: what sank by more than 6.35 mm, turned by more than 30
//! degrees or is not carried as it should be has fallen. A piece that was just let go must have come to stand where it
//! belongs: upright, if it is a pyramid. Foundations and trouble lie on the table and cannot fall.
//!
//! A pyramid is carried by its platform and by nothing else, a story or roof by at least three of the pyramids below it and
//! by nothing else (T-18, T-26). The table, the bank and every house count. Only trouble that was laid later, and came to lie
//! under a pyramid that stands out over the edge of its foundation, is nothing to that pyramid (T-35).

use crate::Thoth;
use game::pieces as words;
use game::pieces::Class;
use session::Tabled;
use std::collections::{BTreeMap, BTreeSet};
use table::carriage::Carriage;
use table::observe::{Baseline, Observed, observe};
use table::settle::Rest;
use table::{PieceId, Sim};
use thoth_rules::{Card, Facts, Fall, Floor, LetGo, Manner, Phase, PieceState, Play, card_piece};

/// Fewer tips than this carry no card.
const LEAST_TIPS: usize = 3;

/// How closely a piece is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thoroughness {
    /// Whether it fell.
    Old,
    /// Whether it came to stand where it belongs, too.
    New,
}

/// What should carry a piece.
struct Supports {
    /// The platform of a pyramid, the pyramids under a card.
    on: Vec<PieceId>,
    /// What else may carry it: the trouble of its house.
    beside: Vec<PieceId>,
}

/// What the rules need to know about the table as it is; what was just let go is looked at as new.
pub fn report(sim: &Sim, baseline: &Baseline, game: &Thoth, rest: Rest) -> Facts {
    let new = match game.phase() {
        Phase::Settling { piece, let_go: LetGo::Released, .. } => Some(*piece),
        _ => None,
    };
    look(sim, baseline, game, rest, |id| if Some(id) == new { Thoroughness::New } else { Thoroughness::Old })
}

/// Looks at everything in play, at each piece as closely as it is said.
pub fn look(
    sim: &Sim,
    baseline: &Baseline,
    game: &Thoth,
    rest: Rest,
    how: impl Fn(PieceId) -> Thoroughness,
) -> Facts {
    let watched = game.watched();
    let seen = observe(sim, baseline, &watched);
    let carriage = Carriage::of(sim);
    let supports = supports(game);
    let judge = |id: PieceId| {
        let carriers: BTreeSet<PieceId> = carriage.carriers(id).map(|(carrier, _)| carrier).collect();
        let fall = supports.get(&id).and_then(|supports| fall(&seen, id, &carriers, supports, how(id)));
        fall.map_or(PieceState::Stands, PieceState::Fell)
    };
    let pieces = watched.iter().map(|&id| (id, judge(id))).collect();
    Facts { pieces, manner: Manner::Accident, timed_out: rest == Rest::TimedOut }
}

/// What each piece that can fall should rest on.
fn supports(game: &Thoth) -> BTreeMap<PieceId, Supports> {
    let mut all = BTreeMap::new();
    for (_, house) in game.houses() {
        let covers = house.stories.iter().map(|story| story.card).chain(house.roof);
        let trouble: Vec<PieceId> = house.trouble.iter().map(|&card| card_piece(card)).collect();
        for floor in house.floors() {
            let on = vec![card_piece(floor.card)];
            let beside = if floor.card == house.ground.card { trouble.clone() } else { vec![] };
            let supports = || Supports { on: on.clone(), beside: beside.clone() };
            all.extend(floor.pyramids.iter().map(|&id| (id, supports())));
        }
        let cover = |(floor, card): (&Floor, Card)| (card_piece(card), only(floor.pyramids.clone()));
        all.extend(house.floors().zip(covers).map(cover));
    }
    // What was let go is not part of the house yet.
    if let Phase::Settling { work, piece, let_go: LetGo::Released } = game.phase()
        && let Some(top) = game.house(game.active()).map(|house| house.top())
    {
        match work.play {
            Play::Raise { .. } => drop(all.insert(*piece, only(vec![card_piece(top.card)]))),
            Play::Story { .. } | Play::Roof { .. } => drop(all.insert(*piece, only(top.pyramids.clone()))),
            _ => {}
        }
    }
    all
}

fn only(on: Vec<PieceId>) -> Supports {
    Supports { on, beside: vec![] }
}

/// How a piece fell, if it did.
fn fall(
    seen: &BTreeMap<PieceId, Observed>,
    id: PieceId,
    carriers: &BTreeSet<PieceId>,
    supports: &Supports,
    look: Thoroughness,
) -> Option<Fall> {
    let this = seen.get(&id)?;
    let pyramid = this.class.is_some();
    let least = if pyramid { 1 } else { LEAST_TIPS };
    let (on, elsewhere): (Vec<PieceId>, Vec<PieceId>) =
        carriers.iter().partition(|carrier| supports.on.contains(carrier));
    let rests = on.len() >= least && elsewhere.iter().all(|carrier| supports.beside.contains(carrier));
    if this.off_table {
        return Some(Fall::LeftTable);
    }
    if look == Thoroughness::New {
        let upright = this.class == Some(Class::Upright) && this.nested_on.is_none();
        let touches = this.nested_on.is_some() || carriers.iter().any(|carrier| seen.contains_key(carrier));
        let missed = if touches { Fall::Misplaced } else { Fall::Beside };
        return (!rests || (pyramid && !upright)).then_some(missed);
    }
    match this.fall {
        Some(words::Fall::Dropped { um }) => Some(Fall::Dropped { um }),
        Some(words::Fall::Turned { mdeg }) => Some(Fall::Tilted { mdeg }),
        Some(words::Fall::LeftTable) => Some(Fall::LeftTable),
        Some(words::Fall::TouchesTable) => Some(Fall::LeftSupport),
        None => (!rests).then_some(Fall::LeftSupport),
    }
}
