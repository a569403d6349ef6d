//! The referee: what was seen on the table, told in the rules' words, and the surface that a release declares.

use super::{to_rules, to_table};
use crate::games::PieceId;
use crate::games::rlyeh::{self, Asks, Facts, Ground, PieceFacts, Rlyeh, Surface};
use crate::table::hand::landing;
use crate::table::observe::{self, Baseline, Class, observe};
use crate::table::settle::Rest;
use crate::table::{self, Kind, Sim};

/// The surface of the rules that a piece of the table is.
pub fn surface(sim: &Sim, id: table::PieceId) -> Surface {
    match &sim.piece(id).kind {
        _ if id == sim.table() => Surface::Table,
        Kind::Pyramid(_) => Surface::Pyramid(to_rules(id)),
        _ => Surface::Card(to_rules(id)),
    }
}

/// The rules' word for a class.
pub fn class(class: Class) -> rlyeh::Class {
    match class {
        Class::Upright => rlyeh::Class::Upright,
        Class::Flat => rlyeh::Class::Flat,
        Class::Weird => rlyeh::Class::Weird,
    }
}

fn fall(fall: observe::Fall) -> rlyeh::Fall {
    match fall {
        observe::Fall::Dropped(um) => rlyeh::Fall::Dropped { um },
        observe::Fall::Turned(mdeg) => rlyeh::Fall::Turned { mdeg },
        observe::Fall::LeftTable => rlyeh::Fall::LeftTable,
        observe::Fall::OnTable => rlyeh::Fall::TouchesTable,
    }
}

/// What the rules need to know about the table as it is.
pub fn report(sim: &Sim, baseline: &Baseline, game: &Rlyeh, rest: Rest) -> Facts {
    let watched: Vec<table::PieceId> = game.expected_pieces().into_iter().map(to_table).collect();
    let pieces = observe(sim, baseline, &watched)
        .into_iter()
        .map(|(id, seen)| {
            let facts = PieceFacts {
                fallen: seen.fall.map(fall),
                class: seen.class.map(class),
                // Only pyramids have a surface of their own in the rules (R12).
                surface: seen.class.map_or(Surface::Table, |_| surface(sim, seen.surface)),
                supports: seen.carried_by.iter().map(|&below| surface(sim, below)).collect(),
                nested_on: seen.nested_on.map(to_rules),
                top_um: seen.top_um,
                off_table: seen.off_table,
            };
            (to_rules(id), facts)
        })
        .collect();
    Facts { pieces, timed_out: rest == Rest::TimedOut }
}

/// The first surface that pieces in the hand would meet if they were lowered; the table for an empty hand.
pub fn below_hand(sim: &Sim, held: &[PieceId]) -> Surface {
    let held: Vec<table::PieceId> = held.iter().copied().map(to_table).collect();
    let Some(&lowest) = held.first() else { return Surface::Table };
    landing(sim, &held, sim.pose(lowest)).map_or(Surface::Table, |landing| surface(sim, landing.on))
}

/// The surface that letting go now would declare: the first one that lowering would meet. A card that must lie on
/// an adjusted pyramid declares one that is below it, whichever tip it would meet first.
pub fn declared(sim: &Sim, game: &Rlyeh) -> Surface {
    let Some(&lowest) = game.held().first() else { return Surface::Table };
    let met = below_hand(sim, game.held());
    if let Asks::Card { on: Ground::Adjusted(adjusted), .. } = game.asks()
        && !matches!(met, Surface::Pyramid(id) if adjusted.contains(&id))
        && let Some(&under) = adjusted.iter().find(|&&id| is_below(sim, to_table(lowest), id))
    {
        return Surface::Pyramid(under);
    }
    met
}

/// Whether a pyramid's middle is under a card's outline, seen from above.
fn is_below(sim: &Sim, card: table::PieceId, pyramid: PieceId) -> bool {
    let below = sim.centre_of_mass(to_table(pyramid));
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
