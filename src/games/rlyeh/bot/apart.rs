//! How one place differs from another that is called the same, in a player's words: nearer to what, or turned.

use super::explain::{Deeds, set};
use super::site::BotPosition;
use super::spots::CandidatePose;
use game::message::Message;
use game::pieces::Size;
use session::Tabled as _;
use table::rapier3d::glamx::Vec2;
use table::rapier3d::prelude::*;
use table::{MM_PER_CM, PieceId};

/// Places nearer to one another are the same, mm.
const SAME_MM: f32 = 2.0;
/// Up to here it is a little, a finger's breadth, and a hand's breadth, mm.
const FAR_MM: [f32; 3] = [8.0, 30.0, 110.0];
/// Pieces are named up to here from the place, cm.
const NEAR_CM: f32 = 12.0;
/// A place is nearer to a piece where so much of the way from the other goes towards it.
const TOWARDS: f32 = 0.7;
/// Less is not seen, degrees.
const TURNED_DEG: f32 = 2.0;

/// What is said of setting a piece on a spot, against another spot where one is called the same.
pub(super) fn set_apart(site: &BotPosition, spot: &CandidatePose, other: &CandidatePose) -> Option<Deeds> {
    let words = set(site, spot)?;
    if set(site, other)? != words {
        return Some(words);
    }
    let Deeds::Set { piece, place } = words else { return None };
    let at = |spot: &CandidatePose| spot.pose.translation.truncate();
    let (from, to) = (at(other), at(spot));
    let shift_mm = from.distance(to) * MM_PER_CM;
    if shift_mm < SAME_MM {
        let degrees = turned_deg(site, spot, other).round() as i64;
        return Some(match degrees {
            0 => Deeds::SetGently { piece, place },
            _ => Deeds::SetTurned { piece, place, degrees },
        });
    }
    let far = FAR_MM.iter().filter(|most| shift_mm > **most).count() as u8;
    let shift = [from, to];
    Some(match towards(site, spot, shift) {
        Some((to, true)) => Deeds::SetNearer { piece, place, far, to },
        Some((from, false)) => Deeds::SetFarther { piece, place, far, from },
        None if to.length() < from.length() => Deeds::SetInwards { piece, place, far },
        None => Deeds::SetOutwards { piece, place, far },
    })
}

/// The nearest piece of the city to which the way leads, or else from which; and whether it leads to it.
fn towards(site: &BotPosition, spot: &CandidatePose, [from, to]: [Vec2; 2]) -> Option<(Message, bool)> {
    let (game, sim) = (site.game(), site.sim());
    let at = |id: PieceId| sim.centre_of_mass(id).truncate();
    let away = |id: &PieceId| at(*id).distance(to);
    let mut near: Vec<PieceId> =
        game.pieces_in_play().into_iter().filter(|id| *id != spot.piece && away(id) < NEAR_CM).collect();
    near.sort_by(|a, b| away(a).total_cmp(&away(b)));
    let way = from.distance(to);
    let gain = |id: &PieceId| (at(*id).distance(from) - at(*id).distance(to)) / way;
    let nearer = near.iter().find(|id| gain(id) > TOWARDS).map(|id| (*id, true));
    let found = nearer.or_else(|| near.iter().find(|id| gain(id) < -TOWARDS).map(|id| (*id, false)));
    found.map(|(id, nearer)| (game.say_piece(id), nearer))
}

/// How far one is turned against the other about the vertical, degrees; a pyramid that stands looks the same after a quarter.
fn turned_deg(site: &BotPosition, spot: &CandidatePose, other: &CandidatePose) -> f32 {
    let ahead = |spot: &CandidatePose| {
        let ahead = spot.pose.rotation * Vector::X;
        libm::atan2f(ahead.y, ahead.x).to_degrees()
    };
    let size: Option<Size> = site.sim().piece(spot.piece).kind.pyramid();
    let stands = size.is_some() && (spot.pose.rotation * Vector::Z).z > 0.5;
    let whole = if stands { 90.0 } else { 360.0 };
    let turned = (ahead(spot) - ahead(other)).rem_euclid(whole);
    let turned = turned.min(whole - turned);
    if turned < TURNED_DEG { 0.0 } else { turned }
}
