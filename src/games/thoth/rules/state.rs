//! The whole state of a game, and the plain questions it answers. Nothing here changes it.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::action::Play;
use super::bid::Bid;
use super::cards::Card;
use super::hand::Hand;
use super::house::House;
use super::pieces::{Bank, Piece, card_piece, pyramids_of};
use super::score::HandResult;
use super::setup::Setup;
use game::pieces::PieceId;
use game::rng::Rng;
use game::{Outcome, Seat};

/// A game of Houses of Thoth. See the [module](super) for how it is played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Thoth {
    pub(super) setup: Setup,
    pub(super) rng: Rng,
    /// Number of the hand, from 1.
    pub(super) hand: u32,
    pub(super) dealer: Seat,
    /// Number of the turn in this hand, from 1.
    pub(super) turn: u32,
    pub(super) active: Seat,
    /// Extra turns the active seat still has after this one (T10).
    pub(super) extra_turns: u8,
    /// Turns since anybody built (T36).
    pub(super) idle_turns: u32,
    pub(super) phase: Phase,
    /// Grows whenever a piece is taken.
    pub(super) part_serial: u32,
    /// The next card is the last.
    pub(super) deck: Vec<Card>,
    /// The newest card is the last.
    pub(super) discard: Vec<Card>,
    /// One per seat.
    pub(super) hands: Vec<Hand>,
    /// One per seat.
    pub(super) houses: Vec<Option<House>>,
    /// The card that called the end, face down for ever (T39).
    pub(super) called: Option<Card>,
    /// Points lost to malice in this hand, one per seat (T30).
    pub(super) malice: Vec<i32>,
    /// Cumulative scores, one per seat (T38).
    pub(super) totals: Vec<i32>,
    pub(super) results: Vec<HandResult>,
    pub(super) outcome: Option<Outcome>,
}

/// A play while it is built by hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Work {
    /// The play.
    pub play: Play,
    /// Pyramids of it that stand so far.
    pub placed: Vec<PieceId>,
}

impl Work {
    /// Whether every piece of the play has been set.
    pub fn is_done(&self) -> bool {
        self.play.lays_card() || self.placed.len() >= usize::from(self.play.pieces())
    }
}

/// How the hand was emptied before the table settles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum LetGo {
    /// Where it belongs.
    Released,
    /// Where it came from.
    PutBack,
}

/// What the game waits for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
    /// The active seat plays a card.
    Choosing,
    /// The active seat takes the next piece of its play.
    Building {
        /// The play under way.
        work: Work,
    },
    /// The active seat holds a piece.
    Holding {
        /// The play under way.
        work: Work,
        /// What is held.
        piece: PieceId,
    },
    /// The table comes to rest; the referee reports.
    Settling {
        /// The play under way.
        work: Work,
        /// What was held.
        piece: PieceId,
        /// How it was let go.
        let_go: LetGo,
    },
    /// The hand is over; its winner deals.
    Scored,
    /// The game has ended.
    Over,
    /// Houses were knocked over: the first of these says whether it was meant, then the next (T30).
    Knocked {
        /// Who has still to say so, clockwise from who did it.
        victims: Vec<Seat>,
    },
    /// The active seat bids a card for who begins (T-30).
    Bidding,
    /// The active seat takes one of the bids (T-30).
    Taking {
        /// Who begins, and gets the last one.
        begins: Seat,
        /// The bids that are left, clockwise from the dealer's left.
        bids: Vec<Bid>,
    },
}

impl Phase {
    /// Whether the hand is over and scored.
    pub const fn is_scored(&self) -> bool {
        matches!(self, Self::Scored | Self::Over)
    }

    /// Whether it is bid for who begins: a card is to be bid, or a bid to be taken (T-30).
    pub const fn is_auction(&self) -> bool {
        matches!(self, Self::Bidding | Self::Taking { .. })
    }

    /// Whether a card is to be chosen: to play it, to bid it, or to take it.
    pub const fn wants_card(&self) -> bool {
        self.is_auction() || matches!(self, Self::Choosing)
    }

    /// The bids that are left to be taken.
    pub fn bids(&self) -> &[Bid] {
        match self {
            Self::Taking { bids, .. } => bids,
            _ => &[],
        }
    }

    /// The play under way, if any.
    pub const fn work(&self) -> Option<&Work> {
        match self {
            Self::Building { work } | Self::Holding { work, .. } | Self::Settling { work, .. } => Some(work),
            Self::Choosing
            | Self::Scored
            | Self::Over
            | Self::Knocked { .. }
            | Self::Bidding
            | Self::Taking { .. } => None,
        }
    }
}

impl Thoth {
    /// What was agreed before the game.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Number of the hand, from 1.
    pub fn hand_number(&self) -> u32 {
        self.hand
    }

    /// The number of the turn in this hand, from 1.
    pub fn turn(&self) -> u32 {
        self.turn
    }

    /// Who dealt this hand, or deals the next one once it is scored.
    pub fn dealer(&self) -> Seat {
        self.dealer
    }

    /// The seat whose turn it is (or was, when the hand is over).
    pub fn active(&self) -> Seat {
        self.active
    }

    /// Extra turns that the active seat still has after this one (T10).
    pub fn extra_turns(&self) -> u8 {
        self.extra_turns
    }

    /// What the game waits for.
    pub fn phase(&self) -> &Phase {
        &self.phase
    }

    /// Grows whenever a piece is taken: the moment to snapshot the poses that T27 compares with.
    pub fn part_serial(&self) -> u32 {
        self.part_serial
    }

    /// What is held, if anything.
    pub fn held(&self) -> Option<PieceId> {
        match self.phase {
            Phase::Holding { piece, .. } => Some(piece),
            _ => None,
        }
    }

    /// A seat's cards; nothing for a seat that is not at the table. Secret: views show a seat its own only (T39).
    pub fn hand(&self, seat: Seat) -> &[Card] {
        self.hands.get(usize::from(seat.0)).map_or(&[], Hand::cards)
    }

    /// A seat's house, if it has one.
    pub fn house(&self, seat: Seat) -> Option<&House> {
        self.houses.get(usize::from(seat.0))?.as_ref()
    }

    /// Every house with its owner.
    pub fn houses(&self) -> impl Iterator<Item = (Seat, &House)> {
        self.setup.seats().filter_map(|seat| Some((seat, self.house(seat)?)))
    }

    /// Cards left to draw.
    pub fn deck_len(&self) -> usize {
        self.deck.len()
    }

    /// The discard pile, the newest last. Public (T39).
    pub fn discard(&self) -> &[Card] {
        &self.discard
    }

    /// The pyramids in no house.
    pub fn bank(&self) -> Bank {
        let mut bank = Bank::FULL;
        for (element, size) in self.houses().flat_map(|(_, house)| house.floors()).flat_map(|f| f.kinds()) {
            bank.remove(element, size);
        }
        bank
    }

    /// Whether a pyramid is in no house.
    pub fn in_bank(&self, id: PieceId) -> bool {
        Piece::pyramid(id).is_some() && !self.houses().any(|(_, house)| house.pyramids().any(|p| p == id))
    }

    /// The pyramid that the steady assistant would take next.
    pub(super) fn next_pyramid(&self, play: Play) -> Option<PieceId> {
        match play {
            Play::Raise { card, size, .. } => pyramids_of(card.element(), size).find(|&id| self.in_bank(id)),
            _ => None,
        }
    }

    /// Every piece of every house.
    pub fn pieces_in_play(&self) -> BTreeSet<PieceId> {
        self.houses().flat_map(|(_, house)| house.pieces()).collect()
    }

    /// The pieces that the referee's next report must cover: every house, and what has just been let go. Whatever
    /// a report takes out of this goes off the building places: pyramids to the bank, cards to the discard pile.
    pub fn expected_pieces(&self) -> BTreeSet<PieceId> {
        let mut expected = self.pieces_in_play();
        match self.phase {
            Phase::Holding { piece, .. } | Phase::Settling { piece, let_go: LetGo::Released, .. } => {
                expected.insert(piece);
            }
            _ => {}
        }
        expected
    }

    /// A card played but neither laid nor discarded yet.
    pub(super) fn in_limbo(&self) -> Option<Card> {
        let play = self.phase.work()?.play;
        play.lays_card().then(|| play.card())
    }

    /// The piece of the card played, when it is a card that is to be laid.
    pub(super) fn card_to_lay(&self) -> Option<PieceId> {
        self.in_limbo().map(card_piece)
    }

    /// Cumulative scores, one per seat (T38).
    pub fn totals(&self) -> &[i32] {
        &self.totals
    }

    /// The hands scored so far.
    pub fn results(&self) -> &[HandResult] {
        &self.results
    }

    /// Turns since anybody built (T36).
    pub fn idle_turns(&self) -> u32 {
        self.idle_turns
    }
}
