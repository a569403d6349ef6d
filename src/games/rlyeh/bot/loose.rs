//! A floor out of what lies about: an Arrange (R18) stands three loose pyramids of one size up on the table, away from everything
//! tall, lays a card over them, and moves a fourth onto it. It takes no spire, so it is worth the most early on.

use super::plan::{Pillar, StoreyPlan};
use super::site::BotPosition;
use super::spots::{kind, takeable};
use game::pieces::Size;
use rlyeh_rules::{ADJUST_LIMIT, Piece, Surface};
use table::PieceId;

/// Farther from the middle of the floor than this nothing is in its way, cm.
const FAR_CM: f32 = 8.0;
/// What a pyramid that was adjusted for it this turn, and one that stands there already, count against that, cm.
const ADJUSTED_CM: f32 = 100.0;
const STANDS_CM: f32 = 0.5;

/// Three feet for a floor, and what is to stand on them.
pub(super) struct Loose {
    /// The feet, on the table.
    pub plan: StoreyPlan,
    /// How large they are.
    pub size: Size,
    /// Loose pyramids of that size that may be adjusted, and stand on no foot yet.
    pub pieces: Vec<PieceId>,
}

impl Loose {
    /// The highest floor that this turn's adjustments can still bring about.
    pub(super) fn of(site: &BotPosition) -> Option<Self> {
        [Size::Large, Size::Medium, Size::Small].into_iter().find_map(|size| Self::with(site, size))
    }

    fn with(site: &BotPosition, size: Size) -> Option<Self> {
        let plan = StoreyPlan::all_on_table(site).filter(|plan| serves(site, plan, size));
        let plan =
            plan.map(|plan| (merit(site, &plan), plan)).reduce(|a, b| if b.0 > a.0 { b } else { a })?.1;
        let stands: Vec<PieceId> = plan.pillars().iter().flatten().map(|pillar| pillar.top).collect();
        let wanted = |id: &PieceId| is_loose(site, *id, size) && !stands.contains(id);
        let pieces: Vec<PieceId> = takeable(site).into_iter().filter(wanted).collect();
        let (missing, left) =
            (plan.feet.len() - stands.len(), ADJUST_LIMIT.saturating_sub(site.game().adjusted().len()));
        (missing <= pieces.len().min(left)).then_some(Self { plan, size, pieces })
    }

    /// Whether all three stand.
    pub(super) fn is_ready(&self) -> bool {
        self.plan.is_even()
    }
}

/// Whether the feet are free, or taken by single pyramids of the size.
fn serves(site: &BotPosition, plan: &StoreyPlan, size: Size) -> bool {
    let fits =
        |pillar: &Pillar| !pillar.flat && pillar.size == size && site.game().stack(pillar.top).len() == 1;
    plan.pillars().iter().flatten().all(fits)
}

/// How far away what is tall is, and how much is done already.
fn merit(site: &BotPosition, plan: &StoreyPlan) -> f32 {
    let game = site.game();
    let middle = plan.feet.iter().map(|foot| foot.at).sum::<table::rapier3d::prelude::Vector>()
        / plan.feet.len() as f32;
    let stands: Vec<PieceId> = plan.pillars().iter().flatten().map(|pillar| pillar.top).collect();
    let others = game.pieces_in_play().into_iter().filter(|id| !stands.contains(id));
    let away = |id: PieceId| site.sim().centre_of_mass(id).truncate().distance(middle.truncate());
    let tall =
        others.filter(|id| game.facts_of(*id).is_some_and(|facts| facts.top_um > Size::Medium.height_um()));
    let room = tall.map(away).fold(FAR_CM, f32::min);
    let adjusted = stands.iter().filter(|id| game.adjusted().contains(id)).count();
    room + ADJUSTED_CM * adjusted as f32 + STANDS_CM * stands.len() as f32
}

/// Whether a pyramid stands or lies on the table by itself.
fn is_loose(site: &BotPosition, id: PieceId, size: Size) -> bool {
    let game = site.game();
    matches!(game.piece(id), Some(Piece::Pyramid { .. }))
        && kind(site, id).and_then(|kind| kind.pyramid()) == Some(size)
        && game.stack(id).len() == 1
        && game.home(id) == Some(Surface::Table)
}
