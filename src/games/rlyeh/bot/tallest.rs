//! Building for height alone. Every spire raises the highest tip it can, so a city is one tree. A step is worth the same on
//! every tree, and so is every spire to come: what is higher at once is higher in the end, and nothing else is to be weighed.
//!
//! Two things gain over a driver that puts every spire on one tree. The first pyramid is as large as the dice allow.
//! And an Arrange may stand three loose pyramids up, lay a card over them and move a fourth onto it. Where that is
//! higher than the tree is so far, the tree begins anew there, in the middle between the three. It costs no spire, for
//! the loose ones are bricks. Pillars that wait for a card do cost spires, nearly as many as a floor gains: on paper
//! the best plan over pillars comes to 4 mm more in 56 turns than a plan without cards ([`super::hope`]).

use super::candidate::Candidate;
use super::floors;
use super::loose::Loose;
use super::plan::crown;
use super::site::BotPosition;
use super::spots::{CandidatePose, adrift, bricks, kind, nested, on_card, one_of_each, takeable};
use game::pieces::{CardShape, Size};
use rlyeh_rules::{Asks, BuildSite, Class, Orientation, Piece, Surface};
use table::observe::plane;
use table::piece::FLOOR_CARD_THICKNESS_MM;
use table::rapier3d::prelude::*;
use table::{MM_PER_CM, PieceId};

/// Where the first tree stands, cm: beside the middle of the table, so that a floor has room there.
const TREE_AT_CM: f32 = -6.0;
/// A new tree on a floor must be so much higher at once, mm: a floor may fail.
const FLOOR_GAIN_MM: f32 = 5.0;
/// So much of a card there must be round the middle of a tree on it, cm.
const FOOTING_CM: f32 = 1.2;
/// What the next size of a new pyramid costs in the tree, and gains as a brick, mm: large ones serve as pillars later.
const LARGE_MM: f32 = 0.5;
/// What every pyramid that its colour has in play already costs, mm: the city lasts until a colour is built in.
const LASTING_MM: f32 = 0.3;

/// What may be done, and what it is worth.
pub(super) fn candidates(site: &BotPosition) -> Vec<Candidate> {
    let game = site.game();
    match game.asks() {
        Asks::Pyramid { orientation: Orientation::Upright, .. } => spires(site),
        Asks::Pyramid { orientation: Orientation::Flat, .. } => {
            let lay = |piece| bricks(site, piece).into_iter();
            let all = one_of_each(site).into_iter().flat_map(lay);
            all.map(|spot| {
                let cost = cost_mm(site, spot.piece, -LARGE_MM);
                Candidate::worth(spot, -cost)
            })
            .collect()
        }
        Asks::Pyramid { on: BuildSite::NewCard(card), .. } => {
            one_of_each(site).into_iter().filter_map(|piece| on_floor(site, card, piece)).collect()
        }
        Asks::Adjust { .. } => {
            let loose = loose(site, tallest_single_mm);
            loose
                .map_or(vec![], |loose| floors::of_loose(site, &loose))
                .into_iter()
                .filter(is_solid(site))
                .collect()
        }
        Asks::Card { on, .. } => {
            let base_mm: fn(&BotPosition, &Loose) -> f32 = match on {
                BuildSite::Adjusted(_) => tallest_single_mm,
                _ => |_, _| Size::Small.height_mm(),
            };
            let ready = loose(site, base_mm).filter(Loose::is_ready);
            ready
                .map_or(vec![], |loose| floors::cards_over_loose(site, &loose))
                .into_iter()
                .filter(is_solid(site))
                .collect()
        }
        Asks::Move { onto } => {
            let single = |id: &PieceId| game.stack(*id).len() == 1;
            let pieces = takeable(site).into_iter().filter(single);
            pieces.filter_map(|piece| on_floor(site, onto, piece)).collect()
        }
        // A weird pyramid ends a tree, and whoever passes has more turns to come.
        Asks::Pyramid { .. } | Asks::Roll { .. } | Asks::Settle | Asks::Nothing => vec![],
    }
}

/// What a new pyramid costs whatever it does: its size by so much each, and how near its colour is to being built in.
fn cost_mm(site: &BotPosition, piece: PieceId, size_mm: f32) -> f32 {
    let game = site.game();
    let Some(Piece::Pyramid { stash, size }) = game.piece(piece) else { return 0.0 };
    let built: u8 = game.built(stash).iter().sum();
    LASTING_MM * f32::from(built) + size_mm * size.index() as f32
}

/// How high the city is, mm.
fn city_mm(site: &BotPosition) -> f32 {
    site.game().height_um() as f32 / 1000.0
}

/// How high the tip of a pyramid is that stands with its base there, mm.
fn tip_mm(site: &BotPosition, spot: &CandidatePose) -> f32 {
    let size = kind(site, spot.piece).and_then(|kind| kind.pyramid());
    spot.pose.translation.z * MM_PER_CM + size.map_or(0.0, Size::height_mm)
}

/// A new pyramid upright: on a tip, on a floor that is free, where the first tree is to stand, or out of the way.
fn spires(site: &BotPosition) -> Vec<Candidate> {
    let game = site.game();
    let upright = |id: &PieceId| game.facts_of(*id).is_some_and(|facts| facts.class == Some(Class::Upright));
    let is_first = !game.pieces_in_play().iter().any(upright);
    let floors: Vec<PieceId> =
        game.pieces_in_play().into_iter().filter(|id| is_free_floor(site, *id)).collect();
    let mut found = vec![];
    for piece in one_of_each(site) {
        let mut spots: Vec<CandidatePose> =
            nested(site, piece, &[], |_, _| true).into_iter().map(|(spot, _)| spot).collect();
        spots.extend(floors.iter().filter_map(|&card| on_floor(site, card, piece)).map(|c| c.spot));
        if is_first {
            spots.push(CandidatePose { piece, pose: Pose::from_translation(Vector::Y * TREE_AT_CM) });
        }
        spots.retain(|spot| tip_mm(site, spot) > city_mm(site) + 1.0);
        spots.extend(adrift(site, piece));
        let cost = cost_mm(site, piece, LARGE_MM);
        found.extend(spots.into_iter().map(|spot| {
            let merit = tip_mm(site, &spot).max(city_mm(site)) - cost;
            Candidate::worth(spot, merit)
        }));
    }
    found
}

/// A floor card on which nothing stands.
fn is_free_floor(site: &BotPosition, id: PieceId) -> bool {
    let game = site.game();
    let on = |other: &PieceId| game.facts_of(*other).is_some_and(|facts| facts.surface == Surface::Card(id));
    matches!(game.piece(id), Some(Piece::Card { .. })) && !game.pieces_in_play().iter().any(on)
}

/// A pyramid upright on a floor card, in the middle of what carries it.
fn on_floor(site: &BotPosition, card: PieceId, piece: PieceId) -> Option<Candidate> {
    let (point, normal) = plane(site.sim(), card);
    let supports = &site.game().facts_of(card)?.supports;
    let tips: Vec<Vector> = supports.iter().filter_map(|s| crown(site, s.piece()?)).collect();
    let middle = tips.iter().copied().sum::<Vector>() / tips.len().max(1) as f32;
    let at = middle + normal * (point - middle).dot(normal);
    if tips.len() < 3 || !on_card(site.sim(), card, at, FOOTING_CM) {
        return None;
    }
    let spot =
        CandidatePose { piece, pose: Pose::from_parts(at, Rotation::from_rotation_arc(Vector::Z, normal)) };
    let merit = tip_mm(site, &spot);
    Some(Candidate::worth(spot, merit))
}

/// Whether it is no card with a hole where the tree is to stand.
fn is_solid(site: &BotPosition) -> impl Fn(&Candidate) -> bool + '_ {
    |candidate| site.game().piece(candidate.spot.piece) != Some(Piece::Card { shape: CardShape::Ring })
}

/// A floor out of loose pyramids that, with a base of so much on it, is higher at once than the city is.
fn loose(site: &BotPosition, base_mm: impl Fn(&BotPosition, &Loose) -> f32) -> Option<Loose> {
    site.game().supply().next()?;
    let loose = Loose::of(site)?;
    let floor_mm = loose.size.height_mm() + FLOOR_CARD_THICKNESS_MM;
    (floor_mm + base_mm(site, &loose) > city_mm(site) + FLOOR_GAIN_MM).then_some(loose)
}

/// How high the tallest pyramid is that can be moved onto the floor, mm.
fn tallest_single_mm(site: &BotPosition, loose: &Loose) -> f32 {
    let game = site.game();
    let stands = loose.plan.pillars();
    let missing = stands.iter().filter(|pillar| pillar.is_none()).count();
    // The last of those that may be adjusted are left over.
    let used = |id: &PieceId| {
        stands.iter().flatten().any(|pillar| pillar.top == *id)
            || loose.pieces.iter().take(missing).any(|p| p == id)
    };
    let single = |id: &PieceId| game.stack(*id).len() == 1 && !used(id);
    let sizes = game.pieces_in_play().into_iter().filter(single).filter_map(|id| kind(site, id)?.pyramid());
    sizes.map(Size::height_mm).fold(0.0, f32::max)
}
