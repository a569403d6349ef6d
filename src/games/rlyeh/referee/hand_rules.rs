//! What the player's hand must know of the pieces.

use crate::Rlyeh;
use game::Rejection;
use game::pieces::{Class, PieceId};
use rlyeh_rules::{Action, Asks, Orientation, Phase, Piece};
use session::HandRules;
use std::collections::BTreeMap;
use table::Sim;

impl HandRules for Rlyeh {
    fn may_take(&self, id: PieceId) -> Result<(), Rejection> {
        Ok(self.check(self.active(), &Action::Take(id))?)
    }

    fn takes_now(&self) -> bool {
        matches!(self.phase(), Phase::Acting { .. })
    }

    fn choices(&self, sim: &Sim) -> Vec<PieceId> {
        choices(self, sim)
    }

    fn is_built(&self, id: PieceId) -> bool {
        self.in_play(id)
    }

    fn stance_asked(&self) -> Option<Class> {
        let Asks::Pyramid { orientation, .. } = self.asks() else { return None };
        match orientation {
            Orientation::Flat => Some(Class::Flat),
            Orientation::Weird => Some(Class::Weird),
            Orientation::Upright => Some(Class::Upright),
            Orientation::Any => None,
        }
    }
}

/// The pieces that the keyboard goes through: of those in reserve that are alike only one, the uppermost of a pile.
pub fn choices(game: &Rlyeh, sim: &Sim) -> Vec<PieceId> {
    let seat = game.active();
    let mut alike: BTreeMap<Piece, (PieceId, f32)> = BTreeMap::new();
    let mut built = vec![];
    for id in game.inventory().ids().filter(|&id| game.check(seat, &Action::Take(id)).is_ok()) {
        let Some(piece) = game.piece(id) else { continue };
        if game.in_play(id) {
            built.push(id);
            continue;
        }
        let z = sim.pose(id).translation.z;
        // A hair's breadth is no difference of height.
        if alike.get(&piece).is_none_or(|(_, highest)| z > highest + 0.01) {
            alike.insert(piece, (id, z));
        }
    }
    alike.into_values().map(|(id, _)| id).chain(built).collect()
}
