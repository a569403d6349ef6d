//! A house (T13): a foundation, storeys of four equal pyramids with story cards between them, a roof.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::cards::{Card, Element, Elements};
use super::pieces::{Piece, card_piece};
use game::pieces::{PieceId, Size};

/// Pyramids that a level holds, and needs before it is covered (T13, T-4).
pub const LEVEL: usize = 4;
/// Trouble cards that one house can bear (T20).
pub const MOST_TROUBLE: usize = 2;

/// A platform with the pyramids that stand on it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Floor {
    /// The card they stand on.
    pub card: Card,
    /// The pyramids, in the order in which they were raised.
    pub pyramids: Vec<PieceId>,
}

impl Floor {
    /// A bare platform.
    pub const fn bare(card: Card) -> Self {
        Self { card, pyramids: Vec::new() }
    }

    /// The elements that stand on it.
    pub fn elements(&self) -> Elements {
        self.kinds().map(|(element, _)| element).collect()
    }

    /// The size that stands on it; none while it is bare.
    pub fn size(&self) -> Option<Size> {
        self.kinds().next().map(|(_, size)| size)
    }

    /// How many more pyramids it takes.
    pub fn free(&self) -> usize {
        LEVEL.saturating_sub(self.pyramids.len())
    }

    /// Whether it can be covered (T17, T18).
    pub fn is_full(&self) -> bool {
        self.pyramids.len() == LEVEL
    }

    /// What stands on it.
    pub fn kinds(&self) -> impl Iterator<Item = (Element, Size)> {
        self.pyramids.iter().filter_map(|&id| Piece::pyramid(id))
    }
}

/// A house.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct House {
    /// The foundation and what stands on it.
    pub ground: Floor,
    /// The stories, from the lowest.
    pub stories: Vec<Floor>,
    /// The roof, which ends the hand.
    pub roof: Option<Card>,
    /// Trouble laid across the foundation, the oldest first.
    pub trouble: Vec<Card>,
}

/// What a house lost.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rubble {
    /// Cards, for the discard pile.
    pub cards: Vec<Card>,
    /// Pyramids that go back to the bank.
    pub pyramids: Vec<PieceId>,
}

impl Rubble {
    /// All of it as pieces.
    pub fn pieces(&self) -> impl Iterator<Item = PieceId> {
        self.cards.iter().map(|&card| card_piece(card)).chain(self.pyramids.iter().copied())
    }
}

impl House {
    /// A new house.
    pub const fn on(foundation: Card) -> Self {
        Self { ground: Floor::bare(foundation), stories: Vec::new(), roof: None, trouble: Vec::new() }
    }

    /// Every floor, from the ground.
    pub fn floors(&self) -> impl Iterator<Item = &Floor> {
        std::iter::once(&self.ground).chain(&self.stories)
    }

    /// The floor under construction.
    pub fn top(&self) -> &Floor {
        self.stories.last().unwrap_or(&self.ground)
    }

    pub(super) fn top_mut(&mut self) -> &mut Floor {
        self.stories.last_mut().unwrap_or(&mut self.ground)
    }

    /// Whether any trouble lies on it (T11).
    pub fn in_trouble(&self) -> bool {
        !self.trouble.is_empty()
    }

    /// The trouble it is immune to (T21, T-8).
    pub fn immunity(&self) -> Elements {
        match self.stories.last() {
            None => Elements::NONE,
            Some(top) if top.pyramids.is_empty() => top.card.court_element().into_iter().collect(),
            Some(top) => top.elements(),
        }
    }

    /// Every pyramid in it, from the ground.
    pub fn pyramids(&self) -> impl Iterator<Item = PieceId> {
        self.floors().flat_map(|floor| floor.pyramids.iter().copied())
    }

    /// Every card of it: foundation, stories, roof, trouble.
    pub fn cards(&self) -> impl Iterator<Item = Card> {
        self.floors().map(|floor| floor.card).chain(self.roof).chain(self.trouble.iter().copied())
    }

    /// Every piece of it.
    pub fn pieces(&self) -> impl Iterator<Item = PieceId> {
        self.cards().map(card_piece).chain(self.pyramids())
    }

    /// The pips in it.
    pub fn pips(&self) -> u16 {
        self.floors().flat_map(Floor::kinds).map(|(_, size)| size.pips()).sum()
    }

    /// How many of its pyramids are of an element.
    pub fn count(&self, element: Element) -> u16 {
        let matching = self.floors().flat_map(Floor::kinds).filter(|&(e, _)| e == element).count();
        u16::try_from(matching).unwrap_or(u16::MAX)
    }

    /// The lowest level that something fell from, counted from the ground (T28): a pyramid's own, and for a story
    /// or a roof the level that carried it. The foundation and trouble lie on the table and cannot fall.
    pub fn broken_level(&self, fallen: &BTreeSet<PieceId>) -> Option<usize> {
        let roof = self.roof.map(card_piece);
        let covers = self.stories.iter().map(|story| Some(card_piece(story.card))).chain([roof]);
        self.floors().zip(covers).position(|(floor, cover)| {
            floor.pyramids.iter().copied().chain(cover).any(|id| fallen.contains(&id))
        })
    }

    /// Takes away what T28 takes when these pieces have fallen; `None` if none of them is of this house.
    pub(super) fn collapse(&mut self, fallen: &BTreeSet<PieceId>) -> Option<Rubble> {
        let level = self.broken_level(fallen)?;
        let mut rubble = Rubble::default();
        for floor in self.stories.drain(level.min(self.stories.len())..) {
            rubble.cards.push(floor.card);
            rubble.pyramids.extend(floor.pyramids);
        }
        rubble.cards.extend(self.roof.take());
        self.top_mut().pyramids.retain(|id| {
            let stays = !fallen.contains(id);
            if !stays {
                rubble.pyramids.push(*id);
            }
            stays
        });
        Some(rubble)
    }

    /// All of it (T29).
    pub(super) fn into_rubble(self) -> Rubble {
        Rubble { cards: self.cards().collect(), pyramids: self.pyramids().collect() }
    }
}
