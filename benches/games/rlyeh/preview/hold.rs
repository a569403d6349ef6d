//! A piece held at random near a city: over tips and beside them, over edges of cards, over the bare table; upright, on
//! its side, askew.

use crate::release::{Hold, about, around, between, heading, tilted};
use game::Game;
use game::pieces::Class;
use game::rng::Rng;
use rlyeh::matches::Match;
use rlyeh_rules::{Action, Piece};
use table::rapier3d::prelude::*;
use table::{MM_PER_CM, PieceId};

/// Air above everything while the piece is carried, cm.
const OVER_CM: f32 = 6.0;
/// Farthest from the city that a piece is held, cm.
const ABOUT_CM: f32 = 9.0;
/// Least and greatest air below a held piece, mm.
const HEIGHT_MM: (f32, f32) = (3.0, 25.0);

/// Draws one; `None` if nothing may be taken.
pub(super) fn draw(m: &Match, rng: &mut Rng) -> Option<Hold> {
    let (game, sim) = (m.game(), m.sim());
    let takes: Vec<PieceId> = game
        .legal_actions(game.active())
        .into_iter()
        .filter_map(|action| if let Action::Take(id) = action { Some(id) } else { None })
        .collect();
    let cards: Vec<PieceId> = takes.iter().copied().filter(|&id| is_card(m, id)).collect();
    // Of the cards only the uppermost of a bay comes up alone: the later ones lie on the earlier.
    let piece = match cards.last() {
        Some(&card) if rng.below(2) == 0 || cards.len() == takes.len() => card,
        _ => *rng.pick(&takes)?,
    };
    let piece = if is_card(m, piece) { *cards.last()? } else { piece };
    let in_play: Vec<PieceId> = game.pieces_in_play().into_iter().filter(|&id| id != piece).collect();
    let pyramids: Vec<PieceId> = in_play.iter().copied().filter(|&id| !is_card(m, id)).collect();
    let tip = |id: PieceId| {
        let size = sim.piece(id).kind.pyramid()?;
        Some(sim.pose(id) * Vector::new(0.0, 0.0, size.height_mm() / MM_PER_CM))
    };
    let middle = sim.centre_of_mass(*rng.pick(&in_play)?);
    let over = tip(*rng.pick(&pyramids)?)?;
    let (at, turn) = if is_card(m, piece) {
        let tips: Vec<Vector> = pyramids
            .iter()
            .filter_map(|&id| tip(id))
            .filter(|other| other.truncate().distance(over.truncate()) < 7.5)
            .filter(|other| (other.z - over.z).abs() < 1.5)
            .collect();
        let among = tips.iter().sum::<Vector>() / tips.len().max(1) as f32;
        (among + around(rng, 0.0, 15.0), tilted(rng, 4.0) * about(Vector::Z, heading(rng)))
    } else {
        let at = match rng.below(20) {
            0..6 => over + around(rng, 0.0, 2.0),
            6..10 => over + around(rng, 2.0, 12.0),
            10..13 => over + around(rng, 10.0, 26.0),
            13..16 => middle + around(rng, 0.0, 45.0),
            _ => middle + around(rng, 20.0, 10.0 * ABOUT_CM),
        };
        (at, stance(m, piece, rng))
    };
    let top = in_play.iter().map(|&id| sim.top_cm(id)).fold(0.0, f32::max);
    let height_mm = between(rng, HEIGHT_MM.0, HEIGHT_MM.1);
    Some(Hold { piece, at, turn, height_mm, over_all_cm: top + OVER_CM })
}

fn is_card(m: &Match, id: PieceId) -> bool {
    matches!(m.game().piece(id), Some(Piece::Card { .. }))
}

/// As people hold pyramids: mostly upright or on a side, now and then neither.
fn stance(m: &Match, id: PieceId, rng: &mut Rng) -> Rotation {
    let kind = &m.sim().piece(id).kind;
    let stance = match rng.below(20) {
        0..8 => Rotation::IDENTITY,
        8..10 => tilted(rng, 3.0),
        10..15 => kind.stance(Class::Flat),
        15..17 => kind.stance(Class::Weird),
        17..19 => tilted(rng, 45.0),
        _ => tilted(rng, 180.0),
    };
    // In line with the table half of the time, as the window turns what is taken.
    let yaw = if rng.below(2) == 0 { 0.0 } else { heading(rng) };
    (about(Vector::Z, yaw) * stance).normalize()
}
