//! Where the pieces of a house belong: pyramids towards the corners of their platform, a story or roof on their tips.

use super::layout::{HALF_CARD_CM, foundation, trouble};
use crate::Thoth;
use table::rapier3d::prelude::*;
use table::support::{Balance, weakest};
use table::tip_plan::{TipPlan, TipRest};
use table::{Kind, MM_PER_CM, Piece, PieceId, Sim};
use thoth_rules::{Floor, House, Piece as RulesPiece, Play, Size, card_piece};

/// Where what is to be set next of a play belongs, as far as it would stand there: the poses of the pieces.
pub fn belongs(game: &Thoth, sim: &Sim) -> Vec<Pose> {
    let own = game.house(game.active());
    let Some(work) = game.phase().work() else { return vec![] };
    match work.play {
        Play::Foundation { .. } => vec![foundation(game.active(), game.setup().players)],
        Play::Raise { size, .. } => {
            own.map_or_else(Vec::new, |own| firm_corners(sim, own.top(), size).collect())
        }
        Play::Story { card } | Play::Roof { card } => {
            own.and_then(|own| firm_cover(sim, own.top(), card_piece(card))).into_iter().collect()
        }
        Play::Trouble { against, .. } => game
            .house(against)
            .map_or_else(Vec::new, |house| trouble(sim.pose(card_piece(house.ground.card))).to_vec()),
        _ => vec![],
    }
}

/// Card left free between a pyramid and the long edge, and between it and the short edge, cm.
const MARGIN_CM: [f32; 2] = [0.3, 0.8];
/// A slot is taken by what stands nearer than this, cm.
const TAKEN_CM: f32 = 1.6;

/// The four places of pyramids of a size on a platform, diagonal ones first. The poses are those of the pyramids' bases.
pub fn corners(platform: Pose, size: Size) -> [Pose; 4] {
    let half = size.base_mm() / 2.0 / MM_PER_CM;
    let [x, y] = [0, 1].map(|axis| HALF_CARD_CM[axis] - MARGIN_CM[axis] - half);
    [[-x, -y], [x, y], [-x, y], [x, -y]]
        .map(|[x, y]| platform * Pose::from_translation(Vector::new(x, y, HALF_CARD_CM[2])))
}

/// Where the next pyramid of a floor belongs: the first corner that nothing of the floor stands at.
pub fn next_corner(sim: &Sim, floor: &Floor, size: Size) -> Option<Pose> {
    free_corners(sim, floor, size).next()
}

/// The corners of a floor at which nothing of it stands.
pub fn free_corners(sim: &Sim, floor: &Floor, size: Size) -> impl Iterator<Item = Pose> {
    let corners = corners(sim.pose(card_piece(floor.card)), size);
    corners.into_iter().filter(|corner| floor.pyramids.iter().all(|&id| is_clear(sim, id, corner)))
}

/// The free corners of a floor at which a pyramid would stand: the weight of its platform with it is well inside what carries
/// that, and so on down to the table.
pub fn firm_corners(sim: &Sim, floor: &Floor, size: Size) -> impl Iterator<Item = Pose> {
    let platform = card_piece(floor.card);
    let pyramid = Piece::new(Kind::Pyramid(size));
    let mass = pyramid.geometry().and_then(|geometry| geometry.mass_properties(pyramid.mass)).ok();
    free_corners(sim, floor, size).filter(move |corner| {
        mass.is_none_or(|mass| is_firm(sim, platform, (*corner * mass.local_com, mass.mass())))
    })
}

/// Whether everything from a platform down to the table bears a weight there: its middle, cm, and g.
fn is_firm(sim: &Sim, platform: PieceId, weight: (Vector, Real)) -> bool {
    weakest(sim, platform, &[], weight)
        .is_none_or(|support| Balance::of(support.margin_cm) == Balance::Inside)
}

/// Where a story or roof would lie on a floor and stand: as [`cover`], where its weight is well inside the tips that it
/// touches, and everything below bears it.
pub(crate) fn firm_cover(sim: &Sim, floor: &Floor, card: PieceId) -> Option<Pose> {
    let at = cover(sim, floor);
    let plan = TipPlan::at(sim, card, at)?;
    let lies = plan.rest == TipRest::AsHeld && Balance::of(plan.margin_cm) == Balance::Inside;
    let firm = is_firm(sim, card_piece(floor.card), (at.translation, sim.mass_g(card)));
    (lies && firm).then_some(at)
}

fn is_clear(sim: &Sim, id: PieceId, spot: &Pose) -> bool {
    sim.pose(id).translation.distance(spot.translation) > TAKEN_CM
}

/// Where a story or roof belongs on a floor: over its platform, on the tips.
pub fn cover(sim: &Sim, floor: &Floor) -> Pose {
    let platform = sim.pose(card_piece(floor.card));
    let up = platform.rotation * Vector::Z;
    let tip = |id: PieceId| {
        let (_, size) = RulesPiece::pyramid(id)?;
        let tip = Vector::new(0.0, 0.0, size.height_mm() / MM_PER_CM);
        Some((sim.pose(id) * tip - platform.translation).dot(up))
    };
    let height = floor.pyramids.iter().filter_map(|&id| tip(id)).fold(0.0, f32::max);
    Pose { translation: platform.translation + up * (height + HALF_CARD_CM[2]), ..platform }
}

/// Where the next trouble card belongs: against the first end of the foundation at which none lies.
pub fn next_trouble(sim: &Sim, house: &House, card: PieceId) -> Pose {
    let ends = trouble(sim.pose(card_piece(house.ground.card)));
    let others = || house.trouble.iter().map(|&card| card_piece(card)).filter(|&other| other != card);
    let free = |end: &&Pose| others().all(|id| is_clear(sim, id, end));
    *ends.iter().find(free).unwrap_or(&ends[0])
}
