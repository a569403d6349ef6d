//! Where everything lies in Houses of Thoth: the building places close together in the middle, bank, deck and discard pile
//! beyond them.
//!
//! The houses stand so near that a hand which goes a little too far knocks the next one, and what falls may reach it.
//! Seat 1 sits in front (−y), the others clockwise. A building place has its front towards its player. The foundation
//! lies in the middle, with its short ends towards the player and the middle of the table. Trouble lies crosswise
//! against either end. On the right is the spot where what was just played waits: a card, or the pyramids of a raise.
//!
//! A card that somebody may not know is not on the table at all. All such cards are set aside at one and the same spot,
//! so that no body tells which card lies in the deck, in a hand, or face down.

use crate::Thoth;
use game::Seat;
use table::observe::angle_deg;
use table::piece::TAROT_MM;
use table::rapier3d::prelude::*;
use table::sim::{Placement, table_top};
use table::{Kind, MM_PER_CM, Piece, PieceId, Sim};
use thoth_rules::{
    Element, PER_KIND, PIECES, Piece as RulesPiece, Play, Size, Work, card_piece, pyramids_of,
};

/// Half the width of the table, cm.
pub const TABLE_HALF_CM: f32 = 60.0;
/// Width and depth of the mark of a building place, cm: a foundation with trouble at both ends, and room for fingers.
pub const PLACE_CM: [f32; 2] = [16.0, 30.0];
/// Where things lie that lie elsewhere with more players, cm.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Arrangement {
    /// Distance of the building places from the middle of the table.
    pub ring: f32,
    /// The middle of the bank.
    pub bank: [f32; 2],
    /// The deck.
    pub deck: [f32; 2],
    /// The discard pile.
    pub discard: [f32; 2],
}

/// Where they lie for so many. The places do not overlap, and those of neighbours are about 33 cm apart; the bank is in the
/// widest gap between them.
pub const fn arrangement(players: u8) -> Arrangement {
    let (ring, bank, deck, discard) = match players {
        0..=2 => (16.5, [-36.0, 0.0], [-44.0, 14.5], [-28.0, 14.5]),
        3 => (20.0, [0.0, 42.0], [-31.0, 42.0], [31.0, 42.0]),
        4 => (23.5, [-36.0, 40.0], [30.0, 40.0], [30.0, 49.0]),
        _ => (27.0, [0.0, 50.0], [-31.0, 50.0], [31.0, 50.0]),
    };
    Arrangement { ring, bank, deck, discard }
}

/// Thickness of a card, cm.
pub const CARD_CM: f32 = TAROT_MM[2] / MM_PER_CM;
/// Where cards are that somebody may not know: all at one spot, inside the table's top.
const HIDDEN_CM: [f32; 3] = [0.0, 0.0, -2.0];
/// Where a card waits to be laid, cm to the right of the middle of its player's place.
pub const OFFER_CM: f32 = 12.0;
/// Where it waits if the house is in the way there.
const OFFERS_CM: [f32; 4] = [OFFER_CM, -OFFER_CM, 19.0, -19.0];
/// How far from the middle of its place a foundation may reach with trouble at its ends, cm: not over the table's edge.
const REACH_CM: [f32; 2] = [16.0, 18.4];
/// A card that leans more than this does not lie flat, degrees.
const LEANS_DEG: f32 = 3.0;
/// Nor does one that is higher than this above where it should be, cm.
const HOVERS_CM: f32 = 0.1;
/// Air between the foundation and trouble against its end, cm.
const TROUBLE_GAP_CM: f32 = 0.1;
/// Distance between the bank's rows, one an element, cm.
const ROW_CM: f32 = 3.6;

/// Distance between large pyramids that are set out beside a house, cm.
const SET_OUT_CM: f32 = 3.4;

/// Half a card's width, length and thickness, cm.
pub const HALF_CARD_CM: [f32; 3] =
    [TAROT_MM[0] / 2.0 / MM_PER_CM, TAROT_MM[1] / 2.0 / MM_PER_CM, TAROT_MM[2] / 2.0 / MM_PER_CM];

/// What a piece of the rules is on the table.
pub fn kind(piece: RulesPiece) -> Kind {
    match piece {
        RulesPiece::Pyramid { size, .. } => Kind::Pyramid(size),
        RulesPiece::Card(_) => Kind::Tarot,
    }
}

/// A turn about the vertical.
pub(super) fn turn(angle: f32) -> Rotation {
    Rotation::from_xyzw(0.0, 0.0, libm::sinf(angle / 2.0), libm::cosf(angle / 2.0))
}

/// The middle of a seat's building place on the table's top; its y axis points to the middle of the table.
pub fn place(seat: Seat, players: u8) -> Pose {
    let clockwise = std::f32::consts::TAU * f32::from(seat.0) / f32::from(players.max(1));
    let turn = turn(-clockwise);
    Pose::from_parts(turn * Vector::new(0.0, -arrangement(players).ring, 0.0), turn)
}

/// Where a seat's foundation lies.
pub fn foundation(seat: Seat, players: u8) -> Pose {
    place(seat, players) * Pose::from_translation(Vector::new(0.0, 0.0, HALF_CARD_CM[2]))
}

/// Where a seat finds the card it has just played, to lay it by hand.
pub fn offer(seat: Seat, players: u8) -> Pose {
    place(seat, players) * Pose::from_translation(Vector::new(OFFER_CM, 0.0, HALF_CARD_CM[2]))
}

/// Whether a foundation may stay where it was laid: flat on its player's place, with room for trouble at both ends.
pub(crate) fn may_stay(seat: Seat, players: u8, at: Pose) -> bool {
    let here = place(seat, players).inverse() * at;
    let leans = angle_deg(here.rotation * Vector::Z, Vector::Z);
    let within = |card: Pose, [x, y]: [f32; 2]| {
        corners(card).into_iter().all(|corner| corner.x.abs() <= x && corner.y.abs() <= y)
    };
    leans <= LEANS_DEG
        && (here.translation.z - HALF_CARD_CM[2]).abs() <= HOVERS_CM
        && within(here, PLACE_CM.map(|side| side / 2.0))
        && trouble(here).into_iter().all(|end| within(end, REACH_CM) && in_sector(end, players))
}

/// Whether a card, told from the middle of a place, lies in the part of the table that is nearer to that place than to the next.
fn in_sector(card: Pose, players: u8) -> bool {
    let (sin, cos) = libm::sincosf(std::f32::consts::PI / f32::from(players.max(2)));
    let ring = arrangement(players).ring;
    corners(card).into_iter().all(|corner| corner.x.abs() * cos <= (ring - corner.y) * sin)
}

/// Where a seat finds the card it has just played, beside the house on a foundation that lies there.
fn offer_beside(seat: Seat, players: u8, ground: Pose) -> Pose {
    let spots = OFFERS_CM
        .map(|x| place(seat, players) * Pose::from_translation(Vector::new(x, 0.0, HALF_CARD_CM[2])));
    let [near, far] = trouble(ground);
    let free = |spot: &&Pose| [ground, near, far].into_iter().all(|card| apart(**spot, card));
    *spots.iter().find(free).unwrap_or(&spots[0])
}

/// The corners of a card's middle plane.
fn corners(card: Pose) -> [Vector; 4] {
    let [x, y, _] = HALF_CARD_CM;
    [[-x, -y], [x, -y], [x, y], [-x, y]].map(|[x, y]| card * Vector::new(x, y, 0.0))
}

/// Whether two cards that lie flat do not overlap: an edge of one of them has the other wholly beyond it.
fn apart(a: Pose, b: Pose) -> bool {
    let beyond = |a: Pose, b: Pose| {
        let corners = corners(a.inverse() * b);
        let [x, y, _] = HALF_CARD_CM;
        let all = |out: &dyn Fn(Vector) -> bool| corners.iter().all(|&corner| out(corner));
        all(&|c| c.x > x) || all(&|c| c.x < -x) || all(&|c| c.y > y) || all(&|c| c.y < -y)
    };
    beyond(a, b) || beyond(b, a)
}

/// Where trouble lies about a foundation: crosswise against its two ends, the owner's first.
pub fn trouble(foundation: Pose) -> [Pose; 2] {
    let out = HALF_CARD_CM[1] + TROUBLE_GAP_CM + HALF_CARD_CM[0];
    [-out, out].map(|y| {
        let at = foundation.translation + foundation.rotation * Vector::new(0.0, y, 0.0);
        // Flat on the table, however the foundation may lie.
        Pose::from_parts(at.truncate().extend(HALF_CARD_CM[2]), foundation.rotation * turn(quarter()))
    })
}

const fn quarter() -> f32 {
    std::f32::consts::FRAC_PI_2
}

/// Where a pyramid stands while it is in the bank of so many players: a row an element, large ones on the left.
pub fn bank(id: PieceId, players: u8) -> Option<Pose> {
    let (element, size) = RulesPiece::pyramid(id)?;
    let number = f32::from(id.0 % PER_KIND);
    let row = f32::from(u8::try_from(element.index()).unwrap_or(0));
    let (first, pitch) = match size {
        Size::Large => (-20.4, 3.4),
        Size::Medium => (-3.0, 2.9),
        Size::Small => (11.4, 2.4),
    };
    let middle = (Element::ALL.len() as f32 - 1.0) / 2.0;
    let [x, y] = arrangement(players).bank;
    Some(Pose::from_translation(Vector::new(x + first + pitch * number, y + (middle - row) * ROW_CM, 0.0)))
}

/// Where a piece belongs that is in no house.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Home {
    /// On the table, where a hand finds it.
    Table(Pose),
    /// Out of reach: in the discard pile, or where nobody sees it.
    Aside(Pose),
}

/// Where a card belongs of which nothing may be seen.
pub fn hidden() -> Home {
    Home::Aside(Pose::from_translation(Vector::from_array(HIDDEN_CM)))
}

/// At whose house the play under way sets its pieces: the troubled one's, or the builder's own.
pub fn due_at(game: &Thoth) -> Seat {
    match game.phase().work() {
        Some(Work { play: Play::Trouble { against, .. }, .. }) => *against,
        _ => game.active(),
    }
}

/// Where what is to be set next waits beside a house on a foundation that lies there, or on a bare place.
pub fn waiting(game: &Thoth, ground: Option<Pose>) -> Pose {
    let (seat, players) = (due_at(game), game.setup().players);
    ground.map_or(offer(seat, players), |ground| offer_beside(seat, players, ground))
}

/// The pyramids that a raise under way has still to set: they stand beside the house, the others in the bank.
fn due_pyramids(game: &Thoth) -> Vec<PieceId> {
    match game.phase().work() {
        Some(Work { play: Play::Raise { card, size, count }, placed }) => {
            let left = usize::from(*count).saturating_sub(placed.len());
            let mut row: Vec<PieceId> =
                pyramids_of(card.element(), *size).filter(|&id| game.in_bank(id)).collect();
            // From the near end of the row, where a hand takes them.
            row.split_off(row.len().saturating_sub(left))
        }
        _ => vec![],
    }
}

/// Where a pyramid stands that is set out where a card would wait: each number has its own place, so that none moves when
/// another is taken.
fn set_out(waiting: Pose, id: PieceId, size: Size) -> Pose {
    let (row, column) = (id.0 % PER_KIND % 3, id.0 % PER_KIND / 3);
    let (x, y) = ((f32::from(column) - 0.5) * SET_OUT_CM, (f32::from(row) - 1.0) * SET_OUT_CM);
    // Large ones need all of the room, small ones stand closer together.
    let close = size.base_mm() / Size::Large.base_mm();
    waiting * Pose::from_translation(Vector::new(x * close, y * close, -HALF_CARD_CM[2]))
}

/// Where every piece belongs that is in no house: pyramids in the bank, discards in their pile, what was just played
/// beside the house that it is for. Every other card is hidden.
pub fn homes(game: &Thoth, sim: &Sim) -> Vec<(PieceId, Home)> {
    let in_play = game.pieces_in_play();
    let players = game.setup().players;
    let waits = game.phase().work().filter(|work| work.play.lays_card()).map(|work| work.play.card());
    let house = game.house(due_at(game)).map(|house| sim.pose(card_piece(house.ground.card)));
    let waiting = waiting(game, house);
    let due = due_pyramids(game);
    let home = |id: PieceId| match RulesPiece::of(id)? {
        RulesPiece::Pyramid { size, .. } if due.contains(&id) => {
            Some(Home::Table(set_out(waiting, id, size)))
        }
        RulesPiece::Pyramid { .. } => bank(id, players).map(Home::Table),
        RulesPiece::Card(card) if waits == Some(card) => Some(Home::Table(waiting)),
        RulesPiece::Card(_) => Some(hidden()),
    };
    let mut homes: Vec<(PieceId, Home)> = (0..PIECES)
        .map(PieceId)
        .filter(|id| !in_play.contains(id))
        .filter_map(|id| Some((id, home(id)?)))
        .collect();
    // The pile tells no more than everybody has seen: its order is public (T39).
    for (layer, &card) in game.discard().iter().enumerate() {
        let z = (layer as f32 + 0.5) * CARD_CM;
        let [x, y] = arrangement(players).discard;
        let pose = Pose::from_parts(Vector::new(x, y, z), turn(quarter()));
        if let Some(home) = homes.iter_mut().find(|(id, _)| *id == card_piece(card)) {
            home.1 = Home::Aside(pose);
        }
    }
    homes
}

/// Everything on the table of so many at the start, the table's top last. The cards are hidden at once.
pub fn placements(players: u8) -> Vec<Placement> {
    let hidden = Pose::from_translation(Vector::from_array(HIDDEN_CM));
    let piece = |id: PieceId| {
        let rules = RulesPiece::of(id)?;
        let pose = bank(id, players).unwrap_or(hidden);
        Some(Placement { piece: Piece::new(kind(rules)), pose, asleep: true })
    };
    (0..PIECES).map(PieceId).filter_map(piece).chain([table_top(TABLE_HALF_CM)]).collect()
}
