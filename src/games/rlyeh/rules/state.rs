//! The whole state of a game, and the plain questions it answers. Nothing here changes it.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::dice::{DieOrder, Roll};
use super::facts::PieceFacts;
use super::pieces::{Colour, Inventory, Label, Piece};
use super::score::{Ending, Summit, summit};
use super::setup::Setup;
use game::pieces::{PieceId, Size, Surface};
use game::rng::Rng;
use game::{Outcome, Seat};

/// A game of Builders of R'lyeh. See the [module](super) for how it is played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rlyeh {
    pub(super) setup: Setup,
    pub(super) rng: Rng,
    pub(super) turn: u32,
    pub(super) active: Seat,
    pub(super) phase: Phase,
    pub(super) roll: Option<Roll>,
    /// Pyramids in play with their homes (R12).
    pub(super) homes: BTreeMap<PieceId, Surface>,
    /// Floor cards in play.
    pub(super) cards: BTreeSet<PieceId>,
    /// The last settled facts of every piece in play.
    pub(super) facts: BTreeMap<PieceId, PieceFacts>,
    pub(super) ledger: Ledger,
    /// Pyramids adjusted in this turn's Arrange.
    pub(super) adjusted: BTreeSet<PieceId>,
    pub(super) eliminated: BTreeSet<Seat>,
    /// Height of the city at the end of every good turn, in micrometres.
    pub(super) heights_um: Vec<i32>,
    pub(super) ending: Option<Ending>,
    pub(super) outcome: Option<Outcome>,
}

/// What is judged as one (R24): the facts when it began, and who was touched or fell since.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Ledger {
    pub(super) serial: u32,
    pub(super) baseline: BTreeMap<PieceId, PieceFacts>,
    pub(super) handled: BTreeSet<PieceId>,
    pub(super) fallen: BTreeSet<PieceId>,
}

/// One part of a turn's deed (R14 to R18, R24).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TurnPart {
    /// Add an upright pyramid.
    Spire,
    /// Add a flat pyramid.
    Brick,
    /// Add a weird pyramid.
    Skew,
    /// Ascend (a): lay a floor card.
    AscendCard,
    /// Ascend (b): add a pyramid on that card.
    AscendPyramid {
        /// The card just laid.
        card: PieceId,
    },
    /// Arrange (a): adjust one to three pyramids, one grab at a time.
    ArrangeAdjust,
    /// Arrange (b): lay a floor card on an adjusted pyramid.
    ArrangeCard,
    /// Arrange (c): move a pyramid of the city onto that card.
    ArrangeMove {
        /// The card just laid.
        card: PieceId,
    },
}

impl TurnPart {
    /// The deed it belongs to.
    pub const fn deed(self) -> DieOrder {
        match self {
            Self::Spire => DieOrder::Spire,
            Self::Brick => DieOrder::Brick,
            Self::Skew => DieOrder::Skew,
            Self::AscendCard | Self::AscendPyramid { .. } => DieOrder::Ascend,
            Self::ArrangeAdjust | Self::ArrangeCard | Self::ArrangeMove { .. } => DieOrder::Arrange,
        }
    }

    /// Whether the player may pass here.
    pub const fn may_decline(self) -> bool {
        !matches!(self, Self::Spire | Self::Brick)
    }
}

/// How the hand was emptied before the table settles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum LetGo {
    /// Let go over a surface.
    Released {
        /// The declared surface.
        on: Surface,
    },
    /// Put back where it came from.
    PutBack,
    /// A floor card that would not lie was taken out again by the program.
    CardRemoved,
    /// Adjusted pyramids that came to rest nested on a tip were put back by the program.
    SentBack,
}

/// What the game waits for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
    /// The active seat rolls.
    Rolling,
    /// The active seat takes a piece, or passes.
    Acting {
        /// The part under way.
        part: TurnPart,
    },
    /// The active seat holds something.
    Holding {
        /// The part under way.
        part: TurnPart,
        /// What is held, lowest first.
        taken: Vec<PieceId>,
    },
    /// The table comes to rest; the referee reports.
    Settling {
        /// The part under way.
        part: TurnPart,
        /// What was held, lowest first.
        taken: Vec<PieceId>,
        /// How it was let go.
        let_go: LetGo,
    },
    /// The game has ended.
    Over,
}

impl Phase {
    /// The part under way, if any.
    pub const fn part(&self) -> Option<TurnPart> {
        match self {
            Self::Rolling | Self::Over => None,
            Self::Acting { part } | Self::Holding { part, .. } | Self::Settling { part, .. } => Some(*part),
        }
    }
}

impl Rlyeh {
    /// What was agreed before the game.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The pieces of the game.
    pub fn inventory(&self) -> Inventory {
        self.setup.inventory()
    }

    /// What `id` is; `None` if there is no such piece.
    pub fn piece(&self, id: PieceId) -> Option<Piece> {
        self.inventory().piece(id)
    }

    /// The name of a piece; `None` if there is no such piece.
    pub fn label(&self, id: PieceId) -> Option<Label> {
        Some(match self.piece(id)? {
            Piece::Pyramid { stash, size } => Label::Pyramid { id, colour: self.colour(stash)?, size },
            Piece::Card { shape } => Label::Card { id, shape },
        })
    }

    /// The colour of a stash.
    pub fn colour(&self, stash: u8) -> Option<Colour> {
        self.setup.colours.get(usize::from(stash)).copied()
    }

    /// The seat that owns a stash; none for Cthulhu's, for those of eliminated seats, and in a solitary game.
    pub fn owner(&self, stash: u8) -> Option<Seat> {
        let seat = Seat(stash);
        let plays = !self.setup.is_solitaire() && stash < self.setup.seats();
        (plays && !self.eliminated.contains(&seat)).then_some(seat)
    }

    /// The seat whose turn it is (or was, when the game is over).
    pub fn active(&self) -> Seat {
        self.active
    }

    /// The number of the turn, from 1.
    pub fn turn(&self) -> u32 {
        self.turn
    }

    /// What the game waits for.
    pub fn phase(&self) -> &Phase {
        &self.phase
    }

    /// This turn's roll, once it is made.
    pub fn roll(&self) -> Option<Roll> {
        self.roll
    }

    /// Grows whenever a new part begins: the moment to snapshot the poses that R25 compares with.
    pub fn part_serial(&self) -> u32 {
        self.ledger.serial
    }

    /// The pieces handled in the part under way, which R27 does not judge.
    pub fn handled(&self) -> &BTreeSet<PieceId> {
        &self.ledger.handled
    }

    /// The pyramids adjusted in this turn's Arrange.
    pub fn adjusted(&self) -> &BTreeSet<PieceId> {
        &self.adjusted
    }

    /// What is in the hand, lowest first; empty when nothing is.
    pub fn held(&self) -> &[PieceId] {
        match &self.phase {
            Phase::Holding { taken, .. } => taken,
            Phase::Rolling | Phase::Acting { .. } | Phase::Settling { .. } | Phase::Over => &[],
        }
    }

    /// Whether what is held may be turned over: a stack may only be moved (R18).
    pub fn may_reorient(&self) -> bool {
        self.held().len() == 1
    }

    /// Whether a piece is part of the city.
    pub fn in_play(&self, id: PieceId) -> bool {
        self.homes.contains_key(&id) || self.cards.contains(&id)
    }

    /// Every piece of the city, in id order.
    pub fn pieces_in_play(&self) -> BTreeSet<PieceId> {
        self.homes.keys().chain(&self.cards).copied().collect()
    }

    /// The pieces that the referee's next report must cover: the city, and what has just been released.
    pub fn expected_pieces(&self) -> BTreeSet<PieceId> {
        let mut expected = self.pieces_in_play();
        match &self.phase {
            Phase::Holding { taken, .. } | Phase::Settling { taken, let_go: LetGo::Released { .. }, .. } => {
                expected.extend(taken);
            }
            Phase::Settling { .. } | Phase::Rolling | Phase::Acting { .. } | Phase::Over => {}
        }
        expected
    }

    /// The last settled facts of a piece of the city.
    pub fn facts_of(&self, id: PieceId) -> Option<&PieceFacts> {
        self.facts.get(&id)
    }

    /// The home of a pyramid of the city (R12).
    pub fn home(&self, id: PieceId) -> Option<Surface> {
        self.homes.get(&id).copied()
    }

    /// Pyramids of a stash still in reserve, by size.
    pub fn reserve(&self, stash: u8) -> [u8; 3] {
        self.count(stash, |id| !self.homes.contains_key(&id))
    }

    /// Pyramids of a stash in play, by size.
    pub fn built(&self, stash: u8) -> [u8; 3] {
        self.count(stash, |id| self.homes.contains_key(&id))
    }

    fn count(&self, stash: u8, keep: impl Fn(PieceId) -> bool) -> [u8; 3] {
        let mut counts = [0; 3];
        for id in self.inventory().stash_ids(stash).filter(|&id| keep(id)) {
            if let Some(Piece::Pyramid { size, .. }) = self.piece(id) {
                counts[size.index()] += 1;
            }
        }
        counts
    }

    /// Pips of a stash in play.
    pub fn pips(&self, stash: u8) -> u16 {
        let built = self.built(stash);
        Size::ALL.into_iter().map(|size| size.pips() * u16::from(built[size.index()])).sum()
    }

    /// Floor cards not played yet.
    pub fn supply(&self) -> impl Iterator<Item = PieceId> {
        self.inventory().card_ids().filter(|id| !self.cards.contains(id))
    }

    /// The stack a pyramid of the city belongs to, lowest first (R19); itself alone when nothing nests.
    pub fn stack(&self, id: PieceId) -> Vec<PieceId> {
        let parent = |id: &PieceId| self.facts.get(id).and_then(|f| f.nested_on);
        let child =
            |id: &PieceId| self.facts.iter().find(|(_, f)| f.nested_on == Some(*id)).map(|(id, _)| *id);
        // The bounds guard against a ring in a damaged save; accepted facts have none.
        let bound = self.facts.len() + 1;
        let lowest = std::iter::successors(Some(id), parent).take(bound).last().unwrap_or(id);
        std::iter::successors(Some(lowest), child).take(bound).collect()
    }

    /// Whether anything outside `stack` rests on a member of it.
    pub(crate) fn bears_load(&self, stack: &[PieceId]) -> bool {
        self.facts.iter().filter(|(id, _)| !stack.contains(id)).any(|(_, facts)| {
            stack
                .iter()
                .any(|&member| facts.rests_on(Surface::Pyramid(member)) || facts.nested_on == Some(member))
        })
    }

    /// Whether a pyramid's tip is taken: another is nested on it. What leans on it may be in the way, but that is
    /// for the table to say.
    pub fn tip_taken(&self, id: PieceId) -> bool {
        self.facts.values().any(|other| other.nested_on == Some(id))
    }

    /// The table or card on which something on a surface is: a pyramid stands for its own support surface (R12).
    pub fn support_surface(&self, on: Surface) -> Surface {
        match on {
            Surface::Pyramid(id) => self.facts_of(id).map_or(Surface::Table, |facts| facts.surface),
            Surface::Table | Surface::Card(_) => on,
        }
    }

    /// Whether something can be set on a surface: it is in the city and on the table.
    pub fn within_reach(&self, surface: Surface) -> bool {
        let on_table = |id: &PieceId| self.facts.get(id).is_some_and(|f| !f.off_table);
        match surface {
            Surface::Table => true,
            Surface::Card(id) => self.cards.contains(&id) && on_table(&id),
            Surface::Pyramid(id) => self.homes.contains_key(&id) && on_table(&id),
        }
    }

    /// The height of the city now: the highest top of a pyramid, in micrometres (R31).
    pub fn height_um(&self) -> i32 {
        self.summit().height_um
    }

    /// Who is uppermost now (R31).
    pub fn summit(&self) -> Summit {
        let tops: Vec<(PieceId, u8, i32)> = self
            .homes
            .keys()
            .filter_map(|&id| match (self.piece(id)?, self.facts.get(&id)?) {
                (Piece::Pyramid { stash, .. }, facts) => Some((id, stash, facts.counted_top_um())),
                (Piece::Card { .. }, _) => None,
            })
            .collect();
        summit(&tops, |stash| self.pips(stash))
    }

    /// The height of the city at the end of every good turn so far, in micrometres (R37).
    pub fn heights_um(&self) -> &[i32] {
        &self.heights_um
    }

    /// Seats that have lost and left.
    pub fn eliminated(&self) -> &BTreeSet<Seat> {
        &self.eliminated
    }

    /// How the game ended, in detail.
    pub fn ending(&self) -> Option<&Ending> {
        self.ending.as_ref()
    }
}
