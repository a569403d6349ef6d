//! A pretended table: it settles about as a real one would, and now and then something falls.

use game::rng::Rng;
use rlyeh_rules::*;
use table::PieceId;
use std::collections::BTreeMap;

/// Chances out of 1000 that the pretended table misbehaves.
#[derive(Clone, Copy)]
pub struct Luck {
    pub fall: u32,
    pub wrong_pose: u32,
    pub bad_card: u32,
}

pub fn happens(rng: &mut Rng, chance: u32) -> bool {
    rng.below(1000) < chance
}

/// A plausible report for the state: what lay goes on lying, what was released lies about where it was declared,
/// and now and then something falls.
pub fn pretend(game: &Rlyeh, luck: Luck, rng: &mut Rng) -> Facts {
    let expected = game.expected_pieces();
    let mut pieces: BTreeMap<PieceId, PieceFacts> = expected
        .iter()
        .filter_map(|&id| Some((id, PieceFacts { fallen: None, ..game.facts_of(id)?.clone() })))
        .collect();
    if let Phase::Settling { part, taken, let_go: LetGo::Released { on } } = game.phase() {
        let lowest = settled(game, *part, taken[0], *on, luck, rng);
        let surface = lowest.surface;
        let before = game.facts_of(taken[0]).map(|f| f.class);
        pieces.insert(taken[0], lowest);
        for member in &taken[1..] {
            pieces.get_mut(member).unwrap().surface = surface;
        }
        if taken.len() > 1 {
            // A stack is moved, not turned.
            let lowest = pieces.get_mut(&taken[0]).unwrap();
            (lowest.class, lowest.nested_on) = (before.flatten(), None);
        }
    }
    if let Phase::Settling { taken, let_go: LetGo::SentBack, .. } = game.phase() {
        // it stands alone on its home again.
        let home = game.home(taken[0]).unwrap();
        let back = pieces.get_mut(&taken[0]).unwrap();
        (back.surface, back.supports, back.nested_on) = (home, vec![home], None);
        for member in &taken[1..] {
            pieces.get_mut(member).unwrap().surface = home;
        }
    }
    for &id in &expected {
        // What caps another on the table is no more than a lone pyramid there: it falls often enough to be judged.
        let caps = pieces.get(&id).is_some_and(|f| f.nested_on.is_some() && f.rests_on(Surface::Table));
        if happens(rng, if caps { 10 * luck.fall } else { luck.fall }) {
            tumble(game, &mut pieces, id, rng);
        }
    }
    Facts { pieces, timed_out: happens(rng, 10) }
}

fn settled(game: &Rlyeh, part: TurnPart, id: PieceId, on: Surface, luck: Luck, rng: &mut Rng) -> PieceFacts {
    let below = on.piece().and_then(|id| game.facts_of(id));
    let (top, surface) = match (on, below) {
        (Surface::Pyramid(_), Some(facts)) => (facts.counted_top_um(), facts.surface),
        (_, Some(facts)) => (facts.counted_top_um(), on),
        (_, None) => (0, Surface::Table),
    };
    let mut facts = PieceFacts {
        fallen: None,
        class: None,
        surface,
        supports: vec![on],
        nested_on: None,
        top_um: top + FLOOR_CARD_THICKNESS_UM,
        off_table: false,
    };
    let Some(Piece::Pyramid { size, .. }) = game.piece(id) else {
        facts.surface = Surface::Table;
        if happens(rng, luck.bad_card) {
            facts.supports.push(Surface::Table);
        }
        return facts;
    };
    let wanted = match part {
        TurnPart::Spire => Class::Upright,
        TurnPart::Brick => Class::Flat,
        TurnPart::Skew => Class::Weird,
        _ => *rng.pick(&[Class::Upright, Class::Flat, Class::Weird]).unwrap(),
    };
    let class = if happens(rng, luck.wrong_pose) { Class::Weird } else { wanted };
    facts.class = Some(class);
    facts.top_um = match (class, on) {
        // Upright on another that nothing can nest on: it leans there.
        (Class::Upright, Surface::Pyramid(parent)) if !carries_a_nest(game, parent) => {
            facts.class = Some(Class::Weird);
            top + size.flat_um()
        }
        (Class::Upright, Surface::Pyramid(parent)) => {
            facts.nested_on = Some(parent);
            // A larger one covers the smaller and stands on what that stands on (R19); the two may touch or not.
            let covers = size.height_um() - NEST_STEP_UM >= height_um(game, parent);
            let alone = game.facts_of(parent).is_some_and(|f| f.nested_on.is_none());
            if covers && alone {
                facts.supports.insert(0, surface);
                facts.supports.truncate(1 + rng.below(2) as usize);
            }
            size.height_um().max(top + NEST_STEP_UM)
        }
        (Class::Upright, _) => top + size.height_um(),
        (Class::Flat, _) => top + size.flat_um(),
        (Class::Weird, _) => top + size.flat_um() + 1_000,
    };
    facts
}

fn carries_a_nest(game: &Rlyeh, id: PieceId) -> bool {
    game.facts_of(id).is_some_and(|f| f.class == Some(Class::Upright)) && !game.tip_taken(id)
}

fn height_um(game: &Rlyeh, id: PieceId) -> i32 {
    match game.piece(id) {
        Some(Piece::Pyramid { size, .. }) => size.height_um(),
        _ => 0,
    }
}

/// Lets one piece fall, unless another is nested on it (then it is held).
fn tumble(game: &Rlyeh, pieces: &mut BTreeMap<PieceId, PieceFacts>, id: PieceId, rng: &mut Rng) {
    if pieces.values().any(|f| f.nested_on == Some(id)) {
        return;
    }
    let left = happens(rng, 200);
    let Some(facts) = pieces.get_mut(&id) else { return };
    facts.nested_on = None;
    facts.surface = Surface::Table;
    facts.supports = if left { Vec::new() } else { vec![Surface::Table] };
    facts.off_table = left;
    let pyramid = matches!(game.piece(id), Some(Piece::Pyramid { .. }));
    facts.class = pyramid.then_some(Class::Weird);
    facts.top_um = 15_000;
    facts.fallen = Some(match (left, pyramid) {
        (true, _) => Fall::LeftTable,
        (false, true) => Fall::Turned { mdeg: 45_500 },
        (false, false) => Fall::TouchesTable,
    });
}
