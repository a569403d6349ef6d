//! The referee: what was seen on the table, told in the rules' words, and the surface that a release declares.

use crate::games::rlyeh::rules::{Asks, Facts, Ground, PieceFacts, Rlyeh, Surface};
use crate::table::hand::surface_below;
use crate::table::observe::{Baseline, observe, surface};
use crate::table::settle::Rest;
use crate::table::{self, PieceId, Sim};

/// What the rules need to know about the table as it is.
pub fn report(sim: &Sim, baseline: &Baseline, game: &Rlyeh, rest: Rest) -> Facts {
    let watched: Vec<PieceId> = game.expected_pieces().into_iter().collect();
    let pieces = observe(sim, baseline, &watched)
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

/// The surface that letting go now would declare: the first one that lowering would meet. A card that must lie on
/// an adjusted pyramid declares one that is below it, whichever tip it would meet first.
pub fn declared(sim: &Sim, game: &Rlyeh) -> Surface {
    let Some(&lowest) = game.held().first() else { return Surface::Table };
    let met = surface_below(sim, game.held());
    if let Asks::Card { on: Ground::Adjusted(adjusted), .. } = game.asks()
        && !matches!(met, Surface::Pyramid(id) if adjusted.contains(&id))
        && let Some(&under) = adjusted.iter().find(|&&id| is_below(sim, lowest, id))
    {
        return Surface::Pyramid(under);
    }
    met
}

/// Whether a pyramid's middle is under a card's outline, seen from above.
fn is_below(sim: &Sim, card: PieceId, pyramid: PieceId) -> bool {
    let below = sim.centre_of_mass(pyramid);
    let local = sim.pose(card).inverse_transform_point(below);
    let straight_up = sim.pose(card).inverse_transform_vector(rapier3d::prelude::Vector::Z);
    let ray = rapier3d::prelude::Ray::new(local - straight_up * 100.0, straight_up);
    let collider = table::sim::collider_handle(card);
    sim.engine().colliders.get(collider).is_some_and(|c| c.shape().intersects_local_ray(&ray, 200.0))
}

/// The name of a piece, for messages.
pub fn name(game: &Rlyeh, id: PieceId) -> String {
    game.label(id).map_or_else(|| id.to_string(), |label| label.to_string())
}
