//! What the floor cards of a city are worth (R38): storeys, floors, what they carry, and grandeur. All of it follows from how
//! the city lies.

use serde::{Deserialize, Serialize};

use super::facts::PieceFacts;
use super::pieces::Piece;
use super::state::Rlyeh;
use game::pieces::{PieceId, Surface};

/// What the floor cards of a city are worth. What has fallen to the table is no floor.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Floors {
    /// How many floors lie one above the other.
    pub storeys: u8,
    /// Floor cards that lie well.
    pub laid: u8,
    /// Pieces that a floor carries.
    pub carried: u16,
    /// The sum over all floors of the storey times the number of pieces that the floor carries.
    pub grandeur: u32,
}

impl Rlyeh {
    /// What the floor cards of the city are worth now.
    pub fn floors(&self) -> Floors {
        let mut floors = Floors::default();
        for id in self.pieces_in_play() {
            let above = u8::from(matches!(self.piece(id), Some(Piece::Card { .. })));
            let below = self.storeys_below(id);
            if above == 1 && self.is_floor(id) {
                floors.laid += 1;
                floors.storeys = floors.storeys.max(below + 1);
            }
            floors.carried += u16::from(below > 0);
            floors.grandeur += u32::from(below);
        }
        floors
    }

    /// The storey of the highest floor that carries a piece; 0 for what stands on the table. The first storey is the one whose
    /// floor lies on pyramids that stand on the table.
    pub fn storeys_below(&self, id: PieceId) -> u8 {
        // Floors lie on floors no more often than there are cards: a ring in a damaged save ends here.
        self.below(id, self.inventory().cards)
    }

    fn below(&self, id: PieceId, most: u8) -> u8 {
        let Some(facts) = self.facts_of(id).filter(|facts| !facts.off_table) else { return 0 };
        let Some(most) = most.checked_sub(1) else { return 0 };
        let storey = |on: Surface| match on {
            Surface::Card(card) if self.is_floor(card) => self.below(card, most) + 1,
            _ => 0,
        };
        match self.piece(id) {
            Some(Piece::Pyramid { .. }) => storey(facts.surface),
            // A floor is carried by what its pyramids stand on. A card that it also touches does not raise it.
            Some(Piece::Card { .. }) if self.is_floor(id) => facts
                .supports
                .iter()
                .filter_map(|on| pyramid(*on))
                .map(|on| storey(self.support_surface(on)))
                .max()
                .unwrap_or(0),
            Some(Piece::Card { .. }) | None => 0,
        }
    }

    /// Whether a floor card lies as one should (R20): on pyramids, and clear of the table.
    fn is_floor(&self, card: PieceId) -> bool {
        let lies = |facts: &PieceFacts| {
            !facts.off_table
                && !facts.rests_on(Surface::Table)
                && facts.supports.iter().any(|on| pyramid(*on).is_some())
        };
        self.cards.contains(&card) && self.facts_of(card).is_some_and(lies)
    }
}

/// The same surface where it is a pyramid.
fn pyramid(on: Surface) -> Option<Surface> {
    matches!(on, Surface::Pyramid(_)).then_some(on)
}
