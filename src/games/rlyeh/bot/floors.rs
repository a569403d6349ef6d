//! Floor cards over tips, and a floor out of loose pyramids step by step: what architects of either aim do alike.

use super::candidate::Candidate;
use super::loose::Loose;
use super::plan::{Pillar, StoreyPlan, crown};
use super::site::BotPosition;
use super::spots::{CandidatePose, lies, one_of_each};
use rlyeh_rules::{BuildSite, Class, Piece};
use table::rapier3d::prelude::*;
use table::{MM_PER_CM, PieceId};

/// Tips whose heights differ by more carry no card, mm.
const UNEVEN_MM: f32 = 1.5;

/// A free tip.
struct FreeTip {
    id: PieceId,
    at: Vector,
}

/// The tips of these pillars.
fn tips_of(site: &BotPosition, plan: &StoreyPlan) -> Vec<FreeTip> {
    let tip = |pillar: Pillar| Some(FreeTip { id: pillar.top, at: crown(site, pillar.top)? });
    plan.pillars().into_iter().flatten().filter_map(tip).collect()
}

/// The free tips that three may be chosen from: those of an even plan; among opponents any that are high.
fn tips(site: &BotPosition) -> Vec<FreeTip> {
    let game = site.game();
    if game.setup().is_solitaire() {
        let even = StoreyPlan::of(site).filter(StoreyPlan::is_even);
        return even.map_or(vec![], |plan| tips_of(site, &plan));
    }
    let free = |id: &PieceId| {
        game.facts_of(*id).is_some_and(|f| f.class == Some(Class::Upright)) && !game.tip_taken(*id)
    };
    let of = |id: PieceId| Some(FreeTip { id, at: crown(site, id)? });
    let mut tips: Vec<FreeTip> = game.pieces_in_play().into_iter().filter(free).filter_map(of).collect();
    tips.sort_by(|a, b| b.at.z.total_cmp(&a.at.z));
    tips.truncate(9);
    tips
}

/// A card across three even tips, where the rules want it.
pub(super) fn cards(site: &BotPosition, on: &BuildSite) -> Vec<Candidate> {
    let among: &[PieceId] = if let BuildSite::Adjusted(ids) = on { ids } else { &[] };
    cards_over(site, &tips(site), among)
}

/// A card across three of these tips that are even, one of them among `among` unless that is empty.
fn cards_over(site: &BotPosition, tips: &[FreeTip], among: &[PieceId]) -> Vec<Candidate> {
    let cards: Vec<PieceId> = one_of_each(site)
        .into_iter()
        .filter(|&id| matches!(site.game().piece(id), Some(Piece::Card { .. })))
        .collect();
    let mut found = vec![];
    for (i, a) in tips.iter().enumerate() {
        for (j, b) in tips.iter().enumerate().skip(i + 1) {
            for c in tips.iter().skip(j + 1) {
                let three = [a, b, c];
                let heights = three.map(|tip| tip.at.z * MM_PER_CM);
                let uneven = heights.into_iter().fold(f32::MIN, f32::max)
                    - heights.into_iter().fold(f32::MAX, f32::min);
                let touched = among.is_empty() || three.iter().any(|tip| among.contains(&tip.id));
                if !touched || uneven > UNEVEN_MM {
                    continue;
                }
                for &card in &cards {
                    let lie = lies(site, card, three.map(|tip| tip.at));
                    found.extend(lie.map(|(firm, pose)| Candidate {
                        merit: heights[0] + firm,
                        hope: heights[0],
                        spot: CandidatePose { piece: card, pose },
                    }));
                }
            }
        }
    }
    found
}

/// A card over the three that stand on the feet of a loose floor.
pub(super) fn cards_over_loose(site: &BotPosition, loose: &Loose) -> Vec<Candidate> {
    let done: Vec<PieceId> = site.game().adjusted().iter().copied().collect();
    cards_over(site, &tips_of(site, &loose.plan), &done)
}

/// The next adjustment towards a floor out of what lies about on the table; when all three stand, the card.
pub(super) fn of_loose(site: &BotPosition, loose: &Loose) -> Vec<Candidate> {
    let game = site.game();
    let pillars = || loose.plan.pillars().into_iter().flatten();
    if loose.is_ready() && pillars().any(|pillar| game.adjusted().contains(&pillar.top)) {
        return cards_over_loose(site, loose);
    }
    if loose.is_ready() {
        // All stand already: one of them is lifted and set down again.
        let again = |pillar: Pillar| CandidatePose { piece: pillar.top, pose: site.sim().pose(pillar.top) };
        return pillars().map(|pillar| Candidate::worth(again(pillar), 0.0)).collect();
    }
    let free = || loose.plan.feet.iter().filter(|foot| foot.pillar.is_none());
    let stand = |piece: PieceId| {
        free().map(move |foot| {
            Candidate::worth(CandidatePose { piece, pose: Pose::from_translation(foot.at) }, 0.0)
        })
    };
    loose.pieces.iter().flat_map(|&piece| stand(piece)).collect()
}
