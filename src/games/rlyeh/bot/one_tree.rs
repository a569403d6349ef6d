//! The one-tree driver: every spire goes onto one tree, everything else is passed or laid aside. Nobody plays against it; it is
//! what the architect is measured against in the bench, for it knows no floor and loses no spire.

use super::site::BotPosition;
use super::spots::{CandidatePose, bricks, nested, one_of_each};
use rlyeh_rules::{Asks, Orientation, Piece};
use table::PieceId;
use table::rapier3d::prelude::*;

/// Where the next pyramid goes; `None` if the turn is passed.
pub(super) fn next(site: &BotPosition) -> Option<CandidatePose> {
    let Asks::Pyramid { orientation, .. } = site.game().asks() else { return None };
    let game = site.game();
    let built = |piece: &PieceId| match game.piece(*piece) {
        Some(Piece::Pyramid { stash, .. }) => game.built(stash).iter().sum::<u8>(),
        _ => 0,
    };
    // The colour that is fullest goes last: the game is to last long.
    let mut pieces = one_of_each(site);
    pieces.sort_by_key(built);
    match orientation {
        Orientation::Upright => pieces.iter().find_map(|&piece| on_tree(site, piece)),
        Orientation::Flat => pieces.iter().find_map(|&piece| bricks(site, piece).into_iter().next()),
        Orientation::Weird | Orientation::Any => None,
    }
}

/// The top of the tree, or its place where there is none.
fn on_tree(site: &BotPosition, piece: PieceId) -> Option<CandidatePose> {
    let tips = nested(site, piece, &[], |_, _| true);
    let highest = tips
        .into_iter()
        .map(|(spot, _)| spot)
        .max_by(|a, b| a.pose.translation.z.total_cmp(&b.pose.translation.z));
    Some(highest.unwrap_or(CandidatePose { piece, pose: Pose::from_translation(Vector::ZERO) }))
}
