//! What everybody may know, which in this game is everything but the dice to come (R9).

use serde::{Deserialize, Serialize};

use super::asks::Asks;
use super::chooser::{Chooser, Direction};
use super::dice::Roll;
use super::facts::PieceFacts;
use super::grandeur::Floors;
use super::pieces::{Colour, Label, Piece};
use super::score::{Ending, Summit};
use super::setup::{Setup, stash_direction};
use super::state::{Phase, Rlyeh};
use game::pieces::{CardShape, PieceId, Surface};
use game::{Outcome, Seat};

/// The public picture of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// What was agreed before the game.
    pub setup: Setup,
    /// Number of the turn, from 1.
    pub turn: u32,
    /// Whose turn it is.
    pub active: Seat,
    /// What the game waits for.
    pub phase: Phase,
    /// This turn's roll, once made.
    pub roll: Option<Roll>,
    /// What the game asks for now.
    pub asks: Asks,
    /// The seats, clockwise.
    pub seats: Vec<SeatView>,
    /// The stashes.
    pub stashes: Vec<StashView>,
    /// The floor cards by shape.
    pub cards: Vec<CardsView>,
    /// The pieces of the city, in id order.
    pub pieces: Vec<PieceView>,
    /// What is held, lowest first.
    pub held: Vec<PieceId>,
    /// Whether what is held may be turned over.
    pub may_reorient: bool,
    /// The pyramids adjusted in this turn's Arrange.
    pub adjusted: Vec<PieceId>,
    /// The top of the city and who holds it.
    pub summit: Summit,
    /// What the floor cards of the city are worth (R38).
    pub floors: Floors,
    /// Height of the city at the end of every good turn, in micrometres.
    pub heights_um: Vec<i32>,
    /// How the game ended.
    pub ending: Option<Ending>,
    /// The result.
    pub outcome: Option<Outcome>,
}

/// A seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatView {
    /// Which.
    pub seat: Seat,
    /// Its colour; none for a solitary builder, who works with all.
    pub colour: Option<Colour>,
    /// Whether it has lost and left.
    pub eliminated: bool,
}

/// A stash: what is in reserve and what is built in, counted by size (small, medium, large).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StashView {
    /// Its number, from 0.
    pub stash: u8,
    /// Its colour.
    pub colour: Colour,
    /// Whose it is; none for Cthulhu's and in a solitary game.
    pub owner: Option<Seat>,
    /// The d6 number that names it, in a solitary game played with a d6.
    pub number: Option<u8>,
    /// The direction it stands in, in a solitary game played with a compass die.
    pub direction: Option<Direction>,
    /// Pyramids in reserve.
    pub reserve: [u8; 3],
    /// Pyramids in play.
    pub built: [u8; 3],
    /// Pips in play.
    pub pips: u16,
    /// Its highest top, in micrometres; none before it has a pyramid in play.
    pub top_um: Option<i32>,
}

/// Floor cards of one shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardsView {
    /// The shape.
    pub shape: CardShape,
    /// Cards not played yet.
    pub left: u8,
    /// Cards in the city.
    pub in_play: u8,
}

/// A piece of the city.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PieceView {
    /// Which piece, with its name.
    pub label: Label,
    /// What it is.
    pub piece: Piece,
    /// A pyramid's home (R12).
    pub home: Option<Surface>,
    /// How it lay when the table last settled.
    pub facts: PieceFacts,
    /// Whether it rests on anything but the table (R26).
    pub elevated: bool,
    /// The stack it belongs to, lowest first.
    pub stack: Vec<PieceId>,
    /// Whether something outside its stack rests on the stack.
    pub loaded: bool,
}

impl Rlyeh {
    /// The public picture.
    pub(super) fn look(&self) -> View {
        let inventory = self.inventory();
        let solitaire = self.setup.is_solitaire();
        let seats = (0..self.setup.seats()).map(|i| SeatView {
            seat: Seat(i),
            colour: if solitaire { None } else { self.colour(i) },
            eliminated: self.eliminated.contains(&Seat(i)),
        });
        let stashes = (0..inventory.stashes).filter_map(|stash| self.look_at_stash(stash));
        let cards = CardShape::ALL.into_iter().map(|shape| {
            let mut counts = CardsView { shape, left: 0, in_play: 0 };
            for id in inventory.card_ids().filter(|&id| inventory.piece(id) == Some(Piece::Card { shape })) {
                let count = if self.cards.contains(&id) { &mut counts.in_play } else { &mut counts.left };
                *count += 1;
            }
            counts
        });
        View {
            setup: self.setup.clone(),
            turn: self.turn,
            active: self.active,
            phase: self.phase.clone(),
            roll: self.roll,
            asks: self.asks(),
            seats: seats.collect(),
            stashes: stashes.collect(),
            cards: cards.collect(),
            pieces: self.pieces_in_play().into_iter().filter_map(|id| self.look_at_piece(id)).collect(),
            held: self.held().to_vec(),
            may_reorient: self.may_reorient(),
            adjusted: self.adjusted.iter().copied().collect(),
            summit: self.summit(),
            floors: self.floors(),
            heights_um: self.heights_um.clone(),
            ending: self.ending.clone(),
            outcome: self.outcome.clone(),
        }
    }

    fn look_at_stash(&self, stash: u8) -> Option<StashView> {
        let chooser = self.setup.mode.alone().map(|alone| alone.chooser);
        let tops = self
            .inventory()
            .stash_ids(stash)
            .filter_map(|id| self.facts_of(id))
            .map(PieceFacts::counted_top_um);
        Some(StashView {
            stash,
            colour: self.colour(stash)?,
            owner: self.owner(stash),
            number: self.setup.number(stash),
            direction: stash_direction(stash, self.setup.stashes())
                .filter(|_| chooser == Some(Chooser::Compass)),
            reserve: self.reserve(stash),
            built: self.built(stash),
            pips: self.pips(stash),
            top_um: tops.max(),
        })
    }

    fn look_at_piece(&self, id: PieceId) -> Option<PieceView> {
        let facts = self.facts_of(id)?.clone();
        let stack = self.stack(id);
        Some(PieceView {
            label: self.label(id)?,
            piece: self.piece(id)?,
            home: self.home(id),
            elevated: facts.is_elevated(),
            loaded: self.bears_load(&stack),
            facts,
            stack,
        })
    }
}
