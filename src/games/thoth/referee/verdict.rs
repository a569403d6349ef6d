//! What would come of letting go, as the rules would judge it: for the marks and the words beside what is held.
//!
//! [`verdict`] looks at a table on which the piece has come to rest, with the referee's own eyes; [`misses`] says at once,
//! from geometry alone, what cannot go well. Neither judges anything: the report of the settled table does.

use super::layout::{self, HALF_CARD_CM};
use super::report::report;
use crate::Thoth;
use game::Seat;
use game::message::{Message, Say};
use session::foresee::Ruling;
use table::hand::Landing;
use table::observe::{Baseline, angle_deg};
use table::rapier3d::prelude::*;
use table::settle::Rest;
use table::{MM_PER_CM, PieceId, Sim};
use thoth_rules::{
    Fall, Floor, House, LetGo, Missed, Phase, Piece as RulesPiece, Play, Well, card_piece, harms,
    knocks_over, well as say_well,
};

/// A pyramid that is set down leaning by more does not come to stand, degrees.
const LEANS_DEG: f32 = 25.0;
/// Trouble laid nearer than this to where it belongs stays as it is laid, cm.
const AT_END_CM: f32 = 1.0;

/// What the rules would make of what has been let go of if it lay as it does; `None` if nothing has.
pub fn verdict(game: &Thoth, sim: &Sim, baseline: &Baseline) -> Option<Ruling> {
    let Phase::Settling { work, piece, let_go: LetGo::Released } = game.phase() else { return None };
    let facts = report(sim, baseline, game, Rest::AtRest);
    let mut harm = vec![];
    for (id, how) in facts.falls() {
        let words = if id == *piece { missed(*piece, how).message() } else { brings_down(game, id) };
        if !harm.contains(&words) {
            // What becomes of the piece itself comes first.
            harm.insert(if id == *piece { 0 } else { harm.len() }, words);
        }
    }
    let lost = !harm.is_empty();
    let words = if lost { harms(harm) } else { say_well(well(game, work.play, sim, *piece)) };
    Some(Ruling { lost, words: Some(words), as_asked: None })
}

fn missed(piece: PieceId, how: Fall) -> Missed {
    match (RulesPiece::pyramid(piece).is_some(), how) {
        (_, Fall::LeftTable) => Missed::OffTable,
        (true, Fall::Beside) => Missed::Card,
        (true, _) => Missed::NotOnCard,
        (false, Fall::Beside) => Missed::Pyramids,
        (false, _) => Missed::NotOnPyramids,
    }
}

fn brings_down(game: &Thoth, id: PieceId) -> Message {
    let of = |(seat, house): (Seat, &House)| house.pieces().any(|piece| piece == id).then_some(seat);
    match game.houses().find_map(of) {
        Some(seat) if seat != game.active() => knocks_over(seat),
        _ => Missed::OwnHouse.message(),
    }
}

/// What comes of it where nothing is lost.
fn well(game: &Thoth, play: Play, sim: &Sim, piece: PieceId) -> Well {
    let at = sim.pose(piece);
    match play {
        Play::Raise { .. } => Well::Stands,
        Play::Story { .. } | Play::Roof { .. } => Well::Lies,
        Play::Foundation { .. } if layout::may_stay(game.active(), game.setup().players, at) => Well::OnPlace,
        Play::Trouble { against, .. } if at_an_end(game, against, sim, at) => Well::AtHouse,
        _ => Well::Straightened,
    }
}

fn at_an_end(game: &Thoth, against: Seat, sim: &Sim, at: Pose) -> bool {
    game.house(against).is_some_and(|house| {
        let ends = layout::trouble(sim.pose(card_piece(house.ground.card)));
        ends.iter().any(|end| end.translation.distance(at.translation) < AT_END_CM)
    })
}

/// Why what is held would be lost if it were lowered straight down to this landing; `None` if geometry finds no
/// fault. Whether it would tip, slide or push something over, it does not know.
pub fn misses(game: &Thoth, sim: &Sim, landing: &Landing) -> Option<Missed> {
    let Phase::Holding { work, .. } = game.phase() else { return None };
    let top = game.house(game.active()).map(|house| house.top());
    match work.play {
        Play::Raise { .. } => misses_card(sim, top?, landing),
        Play::Story { .. } | Play::Roof { .. } => (!lies_on(sim, top?, landing)).then_some(Missed::Pyramids),
        _ => None,
    }
}

fn misses_card(sim: &Sim, floor: &Floor, landing: &Landing) -> Option<Missed> {
    let platform = sim.pose(card_piece(floor.card));
    let foot = platform.inverse() * landing.pose.translation;
    let over = (0..2).all(|axis| foot[axis].abs() <= HALF_CARD_CM[axis]);
    let lean = angle_deg(landing.pose.rotation * Vector::Z, platform.rotation * Vector::Z);
    match () {
        () if !over => Some(Missed::Card),
        () if landing.on != card_piece(floor.card) => Some(Missed::NotOnCardAlone),
        () if lean > LEANS_DEG => Some(Missed::NotOnCard),
        () => None,
    }
}

/// Whether a card lowered so has three of a floor's tips under it with its middle among them.
fn lies_on(sim: &Sim, floor: &Floor, landing: &Landing) -> bool {
    let card = landing.pose.inverse();
    let tips: Vec<[f32; 2]> = floor
        .pyramids
        .iter()
        .filter_map(|&id| {
            let (_, size) = RulesPiece::pyramid(id)?;
            let tip = sim.pose(id) * Vector::new(0.0, 0.0, size.height_mm() / MM_PER_CM);
            let tip = card * tip;
            let under = (0..2).all(|axis| tip[axis].abs() <= HALF_CARD_CM[axis]);
            under.then_some([tip.x, tip.y])
        })
        .collect();
    let n = tips.len();
    let triples = (0..n).flat_map(|i| (i + 1..n).flat_map(move |j| (j + 1..n).map(move |k| [i, j, k])));
    floor.pyramids.contains(&landing.on) && triples.map(|three| three.map(|i| tips[i])).any(round_middle)
}

/// Whether a triangle has the origin in it.
fn round_middle([a, b, c]: [[f32; 2]; 3]) -> bool {
    let side = |p: [f32; 2], q: [f32; 2]| p[0] * q[1] - p[1] * q[0];
    let sides = [side(a, b), side(b, c), side(c, a)];
    sides.iter().all(|side| *side >= 0.0) || sides.iter().all(|side| *side <= 0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_triangle_has_the_middle_in_it_or_not_whichever_way_it_runs() {
        let (a, b, c) = ([-1.0, -1.0], [2.0, -1.0], [0.0, 2.0]);
        assert!(round_middle([a, b, c]) && round_middle([c, b, a]));
        assert!(!round_middle([[1.0, 0.0], b, c]));
    }
}
