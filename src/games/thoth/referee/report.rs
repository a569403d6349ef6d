//! The referee of Houses of Thoth: which pieces of which houses still stand (T19, T27).
//!
//! A piece is compared with its pose before the part of the turn: what sank by more than 6.35 mm, turned by more than 30
//! degrees or no longer rests on what it rested on has fallen. A piece that was just let go must have come to stand where
//! it belongs: a pyramid upright on the platform, a story or roof on its pyramids, of which three suffice, as they do
//! later (T-18). Foundations and trouble lie on the table and cannot fall.

use crate::games::thoth::rules::{Facts, Fall, LetGo, Manner, Phase, Play, Standing, Thoth, card_piece};
use crate::session::Tabled;
use crate::table::PieceId;
use crate::table::Sim;
use crate::table::observe::{Baseline, Observed, observe};
use crate::table::settle::Rest;
use crate::table::words;
use crate::table::words::Class;
use std::collections::{BTreeMap, BTreeSet};

/// Fewer tips than this carry no card.
const LEAST_TIPS: usize = 3;

/// How closely a piece is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// Whether it fell.
    Old,
    /// Whether it came to stand where it belongs, too.
    New,
}

/// What a house is as its pieces depend on each other.
struct Stand<'a> {
    /// What carries it: the platform of a pyramid, the pyramids under a card.
    on: &'a [PieceId],
    look: Look,
}

/// What the rules need to know about the table as it is; what was just let go is looked at as new.
pub fn report(sim: &Sim, baseline: &Baseline, game: &Thoth, rest: Rest) -> Facts {
    let new = match game.phase() {
        Phase::Settling { piece, let_go: LetGo::Released, .. } => Some(*piece),
        _ => None,
    };
    look(sim, baseline, game, rest, |id| if Some(id) == new { Look::New } else { Look::Old })
}

/// Looks at everything in play, at each piece as closely as it is said.
pub fn look(
    sim: &Sim,
    baseline: &Baseline,
    game: &Thoth,
    rest: Rest,
    how: impl Fn(PieceId) -> Look,
) -> Facts {
    let watched = game.watched();
    let seen = observe(sim, baseline, &watched);
    let supports = supports(game);
    let judge = |id: PieceId| {
        let stand = supports.get(&id).map(|on| Stand { on, look: how(id) });
        stand.and_then(|stand| fall(&seen, id, &stand)).map_or(Standing::Stands, Standing::Fell)
    };
    let pieces = watched.iter().map(|&id| (id, judge(id))).collect();
    Facts { pieces, manner: Manner::Accident, timed_out: rest == Rest::TimedOut }
}

/// What each piece that can fall rests on.
fn supports(game: &Thoth) -> BTreeMap<PieceId, Vec<PieceId>> {
    let mut on = BTreeMap::new();
    for (_, house) in game.houses() {
        let covers = house.stories.iter().map(|story| story.card).chain(house.roof);
        for floor in house.floors() {
            on.extend(floor.pyramids.iter().map(|&id| (id, vec![card_piece(floor.card)])));
        }
        on.extend(house.floors().zip(covers).map(|(floor, card)| (card_piece(card), floor.pyramids.clone())));
    }
    // What was let go is not part of the house yet.
    if let Phase::Settling { work, piece, let_go: LetGo::Released } = game.phase()
        && let Some(top) = game.house(game.active()).map(|house| house.top())
    {
        match work.play {
            Play::Raise { .. } => drop(on.insert(*piece, vec![card_piece(top.card)])),
            Play::Story { .. } | Play::Roof { .. } => drop(on.insert(*piece, top.pyramids.clone())),
            _ => {}
        }
    }
    on
}

/// How a piece fell, if it did.
fn fall(seen: &BTreeMap<PieceId, Observed>, id: PieceId, stand: &Stand<'_>) -> Option<Fall> {
    let this = seen.get(&id)?;
    let below: BTreeSet<PieceId> = this.carried_by.iter().copied().collect();
    let tips = stand.on.iter().filter(|on| below.contains(on)).count();
    let pyramid = this.class.is_some();
    if this.off_table {
        return Some(Fall::LeftTable);
    }
    if stand.look == Look::New {
        let placed = if pyramid {
            this.class == Some(Class::Upright) && this.nested_on.is_none() && tips == 1
        } else {
            tips >= LEAST_TIPS
        };
        let touches = below.iter().any(|id| seen.contains_key(id));
        let missed = if touches { Fall::Misplaced } else { Fall::Beside };
        return (!placed).then_some(missed);
    }
    match this.fall {
        Some(words::Fall::Dropped { um }) => Some(Fall::Dropped { um }),
        Some(words::Fall::Turned { mdeg }) => Some(Fall::Tilted { mdeg }),
        Some(words::Fall::LeftTable) => Some(Fall::LeftTable),
        Some(words::Fall::TouchesTable) => Some(Fall::LeftSupport),
        None => {
            let rests = if pyramid { tips == 1 } else { tips >= LEAST_TIPS };
            (!rests).then_some(Fall::LeftSupport)
        }
    }
}
