//! Building among opponents: whoever's colour is uppermost when a colour is built in wins (R31), so a bot weighs how far
//! it leads against how near the end is, and ends the game itself when it leads.

use super::Site;
use super::spots::{Spot, kind};
use crate::games::rlyeh::rules::{Piece, Rlyeh, STASH, summit};
use crate::table::words::Class;
use crate::table::{MM_PER_CM, PieceId};
use rapier3d::prelude::*;

/// What a won game is worth, mm; a lost one as much less than nothing.
const WON_MM: f32 = 1_000.0;
/// A lead of more than this is no better, mm.
const ENOUGH_MM: f32 = 60.0;
/// What it is worth to be uppermost by however little, mm.
const UPPERMOST_MM: f32 = 40.0;
/// What each piece by which the fullest colour is nearer to its end is worth to whoever leads, mm.
const HASTE_MM: f32 = 2.0;
/// What a piece of one's own colour is worth: with the last one on top the game is won at once, mm.
const OWN_MM: f32 = 1.5;
/// What it costs to leave an opponent who leads a colour with one piece missing, mm.
const GUN_MM: f32 = 60.0;
/// What a small piece of one's own is worth in reserve, mm: it nests on every tip.
const KEPT_MM: f32 = 6.0;

/// How good the city is for the seat to act once this pyramid stands on its spot, mm.
pub(super) fn standing(site: &Site, spot: &Spot) -> f32 {
    let game = site.game();
    let Some(Piece::Pyramid { stash: ours, size }) = game.piece(spot.piece) else { return 0.0 };
    let top_mm = top_mm(site, spot);
    let fresh = !game.in_play(spot.piece);
    let mut tops: Vec<(PieceId, u8, i32)> = vec![(spot.piece, ours, (top_mm * 1000.0) as i32)];
    for id in game.pieces_in_play().into_iter().filter(|id| *id != spot.piece) {
        if let (Some(Piece::Pyramid { stash, .. }), Some(facts)) = (game.piece(id), game.facts_of(id)) {
            tops.push((id, stash, facts.counted_top_um()));
        }
    }
    let pips = |stash: u8| game.pips(stash) + if fresh && stash == ours { size.pips() } else { 0 };
    let built = |stash: u8| game.built(stash).iter().sum::<u8>() + u8::from(fresh && stash == ours);
    let fullest = (0..game.inventory().stashes).map(built).max().unwrap_or(0);
    let holders = summit(&tops, pips).holders;
    let uppermost = !holders.is_empty() && holders.iter().all(|&stash| is_own(game, stash));
    if fullest >= STASH {
        return if uppermost { WON_MM } else { -WON_MM };
    }
    let highest = |own: bool| {
        let of = tops.iter().filter(|(_, stash, _)| is_own(game, *stash) == own);
        of.map(|(_, _, top)| *top).max().unwrap_or(0) as f32 / 1000.0
    };
    let lead = (highest(true) - highest(false)).clamp(-ENOUGH_MM, ENOUGH_MM);
    let own = is_own(game, ours);
    let haste = HASTE_MM * f32::from(fullest);
    let mut worth = lead;
    if uppermost {
        worth += UPPERMOST_MM + haste;
    } else {
        worth -= haste / 2.0;
        if fullest == STASH - 1 {
            worth -= GUN_MM;
        }
    }
    if own && fresh {
        worth += OWN_MM;
        if size.index() == 0 {
            worth -= KEPT_MM;
        }
    }
    worth
}

/// How high a pyramid's top is on its spot, mm.
fn top_mm(site: &Site, spot: &Spot) -> f32 {
    let Some(kind) = kind(site, spot.piece) else { return 0.0 };
    let Some(size) = kind.pyramid() else { return 0.0 };
    let apex = spot.pose * Vector::new(0.0, 0.0, size.height_mm() / MM_PER_CM);
    // One that lies is as high as its raised edge.
    let flat = kind.stance(Class::Flat) == spot.pose.rotation;
    if flat { size.flat_height_mm() } else { apex.z * MM_PER_CM }
}

/// Whether a stash is of the seat to act.
pub(super) fn is_own(game: &Rlyeh, stash: u8) -> bool {
    game.owner(stash) == Some(game.active())
}
