//! What a spot is worth: height when one builds alone; who is uppermost when several do.

use super::site::BotPosition;
use super::spots::CandidatePose;
use super::standing::{is_own, standing};
use crate::Rlyeh;
use game::pieces::Class;
use rlyeh_rules::{Asks, Orientation, Piece};
use std::collections::{BTreeMap, BTreeSet};
use table::observe::Observed;
use table::{PieceId, PieceId as TableId};

/// What a new level is worth, mm.
const NEW_LEVEL_MM: f32 = 200.0;
/// What the city's height counts to one who wants to be uppermost in it.
const CITY: f32 = 0.3;
/// A lead of more than this is no better, mm.
const ENOUGH_MM: f32 = 150.0;
/// So near is a crowd, cm.
const CROWD_CM: f32 = 2.2;

/// What was seen of the table after a trial.
pub(super) type Sight = BTreeMap<TableId, Observed>;

/// How good the table is for the seat to act once a piece stands on its spot, mm.
pub(super) fn worth(site: &BotPosition, spot: &CandidatePose, seen: &Sight) -> f32 {
    let city = city_mm(seen) + new_level_mm(site.game(), spot.piece) - crowding(site, spot);
    if site.game().setup().is_solitaire() {
        return city;
    }
    let placed = match site.game().piece(spot.piece) {
        Some(Piece::Pyramid { .. }) => standing(site, spot),
        _ => lead_mm(site.game(), seen).clamp(-ENOUGH_MM, ENOUGH_MM),
    };
    placed + CITY * city
}

/// Height counts; but three level pillars carry a card, and a card is a new level.
fn city_mm(seen: &Sight) -> f32 {
    let covered: BTreeSet<TableId> = seen.values().flat_map(|s| &s.carried_by).copied().collect();
    let mut tips_mm: Vec<f32> = seen
        .iter()
        .filter(|(id, s)| s.class == Some(Class::Upright) && !covered.contains(id))
        .map(|(_, s)| s.top_um as f32 / 1000.0)
        .collect();
    tips_mm.sort_by(|a, b| b.total_cmp(a));
    let tip_mm = |i: usize| tips_mm.get(i).copied().unwrap_or(0.0);
    tip_mm(0) + 0.6 * tip_mm(1) + 1.2 * tip_mm(2)
}

fn new_level_mm(game: &Rlyeh, piece: PieceId) -> f32 {
    if matches!(game.piece(piece), Some(Piece::Card { .. })) { NEW_LEVEL_MM } else { 0.0 }
}

/// How far the own colour's highest top is above everybody else's; below zero where it is not uppermost.
fn lead_mm(game: &Rlyeh, seen: &Sight) -> f32 {
    let highest = |own: bool| {
        let tops =
            seen.iter().filter(|(id, _)| stash(game, **id).is_some_and(|stash| is_own(game, stash) == own));
        tops.map(|(_, s)| s.top_um).max().unwrap_or(0) as f32 / 1000.0
    };
    highest(true) - highest(false)
}

/// The stash a pyramid is from.
fn stash(game: &Rlyeh, piece: PieceId) -> Option<u8> {
    match game.piece(piece)? {
        Piece::Pyramid { stash, .. } => Some(stash),
        Piece::Card { .. } => None,
    }
}

/// Whether the seat to act would win if a colour were built in now.
fn leads(game: &Rlyeh) -> bool {
    let holders = game.summit().holders;
    !holders.is_empty() && holders.iter().all(|&stash| is_own(game, stash))
}

/// Which of several spots to try first: those of the colour that serves best. Alone, all are alike.
pub(super) fn liking(game: &Rlyeh, piece: PieceId) -> i32 {
    let Some(stash) = stash(game, piece).filter(|_| !game.setup().is_solitaire()) else { return 0 };
    let built: i32 = game.built(stash).iter().map(|&n| i32::from(n)).sum();
    match game.asks() {
        // A flat pyramid wins nothing but time: whoever leads builds the fullest colour in, the others put it off.
        Asks::Pyramid { orientation: Orientation::Flat, .. } if leads(game) => built,
        Asks::Pyramid { orientation: Orientation::Flat, .. } => -built - 20 * i32::from(is_own(game, stash)),
        _ => i32::from(is_own(game, stash)),
    }
}

/// How many pieces stand within a hand's breadth of a spot: a crowded spot is one to be clumsy at.
fn crowding(site: &BotPosition, spot: &CandidatePose) -> f32 {
    let near = |id: &PieceId| {
        let middle = site.sim().centre_of_mass(*id).truncate();
        *id != spot.piece && middle.distance(spot.pose.translation.truncate()) < CROWD_CM
    };
    site.game().pieces_in_play().iter().filter(|id| near(id)).count() as f32
}
