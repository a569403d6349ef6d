//! The referee: what was seen on the table, told in the rules' words, and the surface that a release declares.

use crate::Rlyeh;
use rlyeh_rules::{Asks, BuildSite, Facts, PieceFacts, Surface};
use session::Tabled;
use table::hand::{is_above, surface_under_weight};
use table::observe::{Baseline, observe, surface};
use table::settle::Rest;
use table::{PieceId, Sim};

/// What the rules need to know about the table as it is.
pub fn report(sim: &Sim, baseline: &Baseline, game: &Rlyeh, rest: Rest) -> Facts {
    let pieces = observe(sim, baseline, &game.watched())
        .into_iter()
        .map(|(id, seen)| {
            let facts = PieceFacts {
                fallen: seen.fall,
                class: seen.class,
                // Only pyramids have a surface of their own in the rules (R12).
                surface: seen.class.map_or(Surface::Table, |_| surface(sim, seen.surface)),
                supports: seen.carried_by.iter().map(|&below| surface(sim, below)).collect(),
                nested_on: seen.nested_on,
                top_um: seen.top_um,
                off_table: seen.off_table,
            };
            (id, facts)
        })
        .collect();
    Facts { pieces, timed_out: rest == Rest::TimedOut }
}

/// The surface that letting go now would declare, seen from where the piece is held: for a floor card a pyramid
/// under it, an adjusted one where that is asked for; for what must come onto the new card that card, though a neighbour
/// is met first; for all else what is under the weight. What carries it at rest is told by [`report`].
pub fn declared(sim: &Sim, game: &Rlyeh) -> Surface {
    let held = game.held();
    let under = |id: &PieceId| is_above(sim, held, *id);
    let found = match game.asks() {
        Asks::Card { on, .. } => {
            let wanted = match on {
                BuildSite::Adjusted(adjusted) => adjusted,
                _ => vec![],
            };
            let all = game.pieces_in_play().into_iter().filter(|&id| game.home(id).is_some());
            wanted.into_iter().chain(all).find(under).map(Surface::Pyramid)
        }
        Asks::Pyramid { on: BuildSite::NewCard(card), .. } | Asks::Move { onto: card } => {
            Some(card).filter(under).map(Surface::Card)
        }
        _ => None,
    };
    let below = found.unwrap_or_else(|| surface_under_weight(sim, held));
    match below {
        // A large one over the top of a stack may have its weight beside a tip farther down.
        Surface::Pyramid(id) => game.stack(id).last().copied().map_or(below, Surface::Pyramid),
        Surface::Table | Surface::Card(_) => below,
    }
}
