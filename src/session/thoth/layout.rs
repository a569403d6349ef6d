//! Where everything lies in Houses of Thoth: the bank in the middle, building places round it, deck and discard pile
//! behind the bank.
//!
//! Seat 1 sits in front (−y), the others clockwise. A building place has its front towards its player: the foundation in
//! the middle with its short ends towards player and bank, trouble crosswise against either end, and on the right the
//! spot where a card that was just played waits to be laid.
//!
//! A card that somebody may not know is not on the table at all. All such cards are set aside at one and the same spot,
//! so that no body tells which card lies in the deck, in a hand, or face down.

use crate::games::thoth::{Element, PER_KIND, PIECES, Piece as RulesPiece, Size, Thoth, card_piece};
use crate::games::{PieceId, Seat};
use crate::session::layout;
use crate::table::piece::TAROT_MM;
use crate::table::sim::{Placement, table_top};
use crate::table::{Kind, MM_PER_CM, Piece};
use rapier3d::prelude::*;

/// Half the width of the table, cm.
pub const TABLE_HALF_CM: f32 = 60.0;
/// Distance of the building places from the middle of the table, cm.
pub const PLACE_RING_CM: f32 = 38.0;
/// Width and depth of the mark of a building place, cm: a foundation with trouble at both ends, and room for fingers.
pub const PLACE_CM: [f32; 2] = [16.0, 30.0];
/// Where the deck lies, cm.
pub const DECK_CM: [f32; 2] = [-8.0, 14.5];
/// Where the discard pile lies, cm.
pub const DISCARD_CM: [f32; 2] = [8.0, 14.5];
/// Thickness of a card, cm.
pub const CARD_CM: f32 = TAROT_MM[2] / MM_PER_CM;
/// Where cards are that somebody may not know: all at one spot, inside the table's top.
const HIDDEN_CM: [f32; 3] = [0.0, 0.0, -2.0];
/// Where a card waits to be laid, cm to the right of the middle of its player's place.
const OFFER_CM: f32 = 12.0;
/// Air between the foundation and trouble against its end, cm.
const TROUBLE_GAP_CM: f32 = 0.1;
/// Distance between the bank's rows, one an element, cm.
const ROW_CM: f32 = 3.6;

/// Half a card's width, length and thickness, cm.
pub const HALF_CARD_CM: [f32; 3] =
    [TAROT_MM[0] / 2.0 / MM_PER_CM, TAROT_MM[1] / 2.0 / MM_PER_CM, TAROT_MM[2] / 2.0 / MM_PER_CM];

/// What a piece of the rules is on the table.
pub fn kind(piece: RulesPiece) -> Kind {
    match piece {
        RulesPiece::Pyramid { size, .. } => Kind::Pyramid(layout::size(size)),
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
    Pose::from_parts(turn * Vector::new(0.0, -PLACE_RING_CM, 0.0), turn)
}

/// Where a seat's foundation lies.
pub fn foundation(seat: Seat, players: u8) -> Pose {
    place(seat, players) * Pose::from_translation(Vector::new(0.0, 0.0, HALF_CARD_CM[2]))
}

/// Where a seat finds the card it has just played, to lay it by hand.
pub fn offer(seat: Seat, players: u8) -> Pose {
    place(seat, players) * Pose::from_translation(Vector::new(OFFER_CM, 0.0, HALF_CARD_CM[2]))
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

/// Where a pyramid stands while it is in the bank: a row an element, large ones on the left.
pub fn bank(id: PieceId) -> Option<Pose> {
    let (element, size) = RulesPiece::pyramid(id)?;
    let number = f32::from(id.0 % PER_KIND);
    let row = f32::from(u8::try_from(element.index()).unwrap_or(0));
    let (first, pitch) = match size {
        Size::Large => (-20.4, 3.4),
        Size::Medium => (-3.0, 2.9),
        Size::Small => (11.4, 2.4),
    };
    let middle = (Element::ALL.len() as f32 - 1.0) / 2.0;
    Some(Pose::from_translation(Vector::new(first + pitch * number, (middle - row) * ROW_CM, 0.0)))
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

/// Where every piece belongs that is in no house: pyramids in the bank, discards in their pile, a card that was just
/// played before its player. Every other card is hidden.
pub fn homes(game: &Thoth) -> Vec<(PieceId, Home)> {
    let in_play = game.pieces_in_play();
    let players = game.setup().players;
    let waits = game.phase().work().filter(|work| work.play.lays_card()).map(|work| work.play.card());
    let home = |id: PieceId| match RulesPiece::of(id)? {
        RulesPiece::Pyramid { .. } => bank(id).map(Home::Table),
        RulesPiece::Card(card) if waits == Some(card) => Some(Home::Table(offer(game.active(), players))),
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
        let pose = Pose::from_parts(Vector::new(DISCARD_CM[0], DISCARD_CM[1], z), turn(quarter()));
        if let Some(home) = homes.iter_mut().find(|(id, _)| *id == card_piece(card)) {
            home.1 = Home::Aside(pose);
        }
    }
    homes
}

/// Everything on the table at the start, the table's top last. The cards are hidden at once.
pub fn placements() -> Vec<Placement> {
    let hidden = Pose::from_translation(Vector::from_array(HIDDEN_CM));
    let piece = |id: PieceId| {
        let rules = RulesPiece::of(id)?;
        let pose = bank(id).unwrap_or(hidden);
        Some(Placement { piece: Piece::new(kind(rules)), pose, asleep: true })
    };
    (0..PIECES).map(PieceId).filter_map(piece).chain([table_top(TABLE_HALF_CM)]).collect()
}
