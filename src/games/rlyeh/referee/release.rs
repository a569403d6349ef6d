//! What would come of letting go, as the rules would judge it. Before the release, geometry tells whether an adjusted
//! pyramid would nest on a tip. A look ahead tells all of it, by the same report as at rest.

use super::report;
use crate::Rlyeh;
use game::Game;
use game::message::{Arg, Message};
use rlyeh_rules::{Action, Class, Event, Surface};
use session::foresee::Ruling;
use table::Sim;
use table::hand::sweep_down;
use table::observe::{Baseline, class_on, nests_at, plane};
use table::settle::Rest;

/// Whether what is held, lowered straight down, would be nested on the tip of the pyramid `on` without coming down to what
/// that pyramid stands on.
pub(super) fn would_nest(game: &Rlyeh, sim: &Sim, on: Surface) -> bool {
    let (Surface::Pyramid(below), Some(&lowest)) = (on, game.held().first()) else { return false };
    let sizes = (sim.piece(lowest).kind.pyramid(), sim.piece(below).kind.pyramid());
    let (Some(size), Some(lower)) = sizes else { return false };
    let Some(landing) = sweep_down(sim, game.held(), sim.pose(lowest)) else { return false };
    let (point, normal) = plane(sim, game.support_surface(on).piece().unwrap_or(sim.table()));
    let stands_round_it = class_on(landing.pose, size, point, normal) == Class::Upright;
    nests_at((landing.pose, size), (sim.pose(below), lower)) && !stands_round_it
}

/// What the rules would make of what has been let go of if it lay as it does on this table. A card that was let go of over a
/// tip and has slid to the table is lost, though on the table nothing would be asked of it.
pub(super) fn verdict(let_go: &Rlyeh, sim: &Sim, baseline: &Baseline) -> Option<Ruling> {
    let mut judged = let_go.clone();
    let facts = report::report(sim, baseline, let_go, Rest::AtRest);
    let events = judged.apply(let_go.active(), Action::Settled(facts)).ok()?;
    let lost = events.iter().find_map(|event| match event {
        Event::SentBack { .. } => Some(Message::new("rlyeh-lost-nests")),
        Event::CardReturned { why, .. } => {
            Some(Message::new("rlyeh-lost-card").with("why", Arg::Keyword(why.into())))
        }
        _ => None,
    });
    let as_asked = events.iter().find_map(|event| match event {
        Event::Built { as_asked, .. } => Some(*as_asked),
        Event::CardAccepted { .. } => Some(true),
        _ => None,
    });
    Some(lost.map_or(Ruling { lost: false, words: None, as_asked }, Ruling::lost))
}
