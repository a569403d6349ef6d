//! The steady assistant, and tidiness: pieces are brought where the rules have put them, and what should stand is made
//! to stand.

use super::layout::{self, Home, foundation, homes, place, trouble};
use super::report::{self, Thoroughness};
use super::slots::{corners, cover, next_corner, next_trouble};
use crate::Thoth;
use std::collections::BTreeSet;
use table::observe::{Baseline, angle_deg};
use table::rapier3d::prelude::*;
use table::settle::Rest;
use table::{MM_PER_CM, PieceId, Sim};
use thoth_rules::{Event, Facts, Floor, House, Piece, PieceSetter, card_piece};

/// What lies nearer to its home than this is at home, mm.
const AT_HOME_MM: f32 = 0.1;
/// And turned by less than this, degrees.
const AT_HOME_DEG: f32 = 0.5;
/// Trouble laid by hand farther off than this is straightened, mm.
const ASKEW_MM: f32 = 10.0;
/// Or turned by more than this, degrees.
const ASKEW_DEG: f32 = 10.0;

/// Brings every piece where the rules have put it. Whether anything on the table was moved.
pub fn tidy(game: &Thoth, sim: &mut Sim, events: &[Event]) -> bool {
    let mut moved = take_over(game, sim, events);
    moved |= send_home(game, sim);
    if moved {
        // What leant on something that is gone must notice.
        for id in game.pieces_in_play() {
            sim.body_mut(id).wake_up(true);
        }
    }
    moved | lay(game, sim, events)
}

/// T29: the house changes hands, and places with them, as it stands.
fn take_over(game: &Thoth, sim: &mut Sim, events: &[Event]) -> bool {
    let mut moved = false;
    for event in events {
        if let Event::TookOver { seat, from } = event
            && let Some(house) = game.house(*seat)
        {
            let players = game.setup().players;
            let way = place(*seat, players) * place(*from, players).inverse();
            for id in house.pieces() {
                sim.place(id, way * sim.pose(id));
            }
            moved = true;
        }
    }
    moved
}

/// Pyramids to the bank, cards to the pile, before their player, or out of sight.
fn send_home(game: &Thoth, sim: &mut Sim) -> bool {
    let mut moved = false;
    for (id, home) in homes(game, sim) {
        let aside = sim.parked().contains(&id);
        match home {
            Home::Table(pose) if aside || !near(sim.pose(id), pose, AT_HOME_MM, AT_HOME_DEG) => {
                sim.place(id, pose);
                moved = true;
            }
            Home::Aside(pose) if !aside || sim.pose(id) != pose => {
                sim.set_aside(id, pose);
                moved |= !aside;
            }
            Home::Table(_) | Home::Aside(_) => {}
        }
    }
    moved
}

fn near(a: Pose, b: Pose, mm: f32, deg: f32) -> bool {
    a.translation.distance(b.translation) * MM_PER_CM < mm
        && angle_deg(a.rotation * Vector::X, b.rotation * Vector::X) < deg
        && angle_deg(a.rotation * Vector::Z, b.rotation * Vector::Z) < deg
}

/// What was set: by the assistant, exactly where it belongs. By hand everything lies as it was laid, but trouble that is
/// askew is straightened, and a foundation where nothing could be built.
fn lay(game: &Thoth, sim: &mut Sim, events: &[Event]) -> bool {
    let assisted = game.setup().builder == PieceSetter::Assistant;
    let mut moved = false;
    for event in events {
        let Event::Set { piece, .. } = event else { continue };
        let id = *piece;
        let Some(spot) = spot(game, sim, *piece) else { continue };
        if assisted || sim.parked().contains(&id) || !may_stay(game, *piece, sim.pose(id), spot) {
            sim.place(id, spot);
            moved = true;
        }
    }
    moved
}

/// Whether a piece that a hand has set may stay where it is, though its place is elsewhere.
fn may_stay(game: &Thoth, id: PieceId, at: Pose, spot: Pose) -> bool {
    game.houses().all(|(seat, house)| {
        let trouble = house.trouble.iter().any(|&card| card_piece(card) == id);
        let ground = card_piece(house.ground.card) == id;
        (!trouble || near(at, spot, ASKEW_MM, ASKEW_DEG))
            && (!ground || layout::may_stay(seat, game.setup().players, at))
    })
}

/// Where a piece of a house belongs.
fn spot(game: &Thoth, sim: &Sim, id: PieceId) -> Option<Pose> {
    let (seat, house) = game.houses().find(|(_, house)| house.pieces().any(|piece| piece == id))?;
    if card_piece(house.ground.card) == id {
        return Some(foundation(seat, game.setup().players));
    }
    if house.trouble.iter().any(|&card| card_piece(card) == id) {
        return Some(next_trouble(sim, house, id));
    }
    if let Some((_, size)) = Piece::pyramid(id) {
        let mut floor = house.floors().find(|floor| floor.pyramids.contains(&id))?.clone();
        // Those that come after it are still in the bank.
        floor.pyramids.truncate(floor.pyramids.iter().position(|&p| p == id)?);
        return next_corner(sim, &floor, size);
    }
    covered(house, id).map(|floor| cover(sim, floor))
}

/// The floor that a story or roof lies on.
fn covered(house: &House, card: PieceId) -> Option<&Floor> {
    let covers = house.stories.iter().map(|story| story.card).chain(house.roof);
    house.floors().zip(covers).find(|(_, cover)| card_piece(*cover) == card).map(|(floor, _)| floor)
}

/// Looks whether everything stands, and builds anew, from the lowest broken level, what does not.
pub fn steady(game: &Thoth, sim: &mut Sim, baseline: &Baseline, rest: Rest) -> (Facts, Vec<PieceId>) {
    let how = match game.setup().builder {
        PieceSetter::Assistant => Thoroughness::New,
        PieceSetter::ByHand => Thoroughness::Old,
    };
    let facts = report::look(sim, baseline, game, rest, |_| how);
    let fallen: BTreeSet<PieceId> = facts.falls().map(|(id, _)| id).collect();
    let mut set = vec![];
    for (_, house) in game.houses() {
        if let Some(level) = house.broken_level(&fallen) {
            raise(sim, house, level, &mut set);
        }
    }
    (facts, set)
}

/// Sets everything of a house from a level upwards exactly where it belongs.
fn raise(sim: &mut Sim, house: &House, level: usize, set: &mut Vec<PieceId>) {
    let covers = house.stories.iter().map(|story| Some(story.card)).chain([house.roof]);
    for (floor, cover_card) in house.floors().zip(covers).skip(level) {
        let platform = sim.pose(card_piece(floor.card));
        let Some(size) = floor.size() else { continue };
        for (&id, corner) in floor.pyramids.iter().zip(corners(platform, size)) {
            sim.place(id, corner);
            set.push(id);
        }
        if let Some(card) = cover_card.map(card_piece) {
            sim.place(card, cover(sim, floor));
            set.push(card);
        }
    }
}

/// Builds every house of a game on a table on which nothing of it stands yet.
pub fn build(game: &Thoth, sim: &mut Sim) {
    for (seat, house) in game.houses() {
        let ground = foundation(seat, game.setup().players);
        sim.place(card_piece(house.ground.card), ground);
        for (&card, end) in house.trouble.iter().zip(trouble(ground)) {
            sim.place(card_piece(card), end);
        }
        raise(sim, house, 0, &mut vec![]);
    }
}
