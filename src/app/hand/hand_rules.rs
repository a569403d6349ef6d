//! What the hand must know of a game, whichever it is.

use super::pick;
use crate::games::rlyeh::rules as rlyeh;
use crate::games::rlyeh::rules::{Asks, Rlyeh, Wanted};
use crate::games::thoth::rules as thoth;
use crate::games::thoth::rules::Thoth;
use crate::session::Tabled;
use crate::table::PieceId;
use crate::table::Sim;
use crate::table::words::Class;

/// A game whose pieces are handled.
pub trait HandRules: Tabled {
    /// A piece in words.
    fn label_of(&self, id: PieceId) -> String;
    /// Whether a piece may be taken now.
    ///
    /// # Errors
    /// Why not, in words.
    fn may_take(&self, id: PieceId) -> Result<(), String>;
    /// Whether pieces are to be taken at all now, so that what is pointed at is outlined.
    fn takes_now(&self) -> bool;
    /// The pieces that the keyboard goes through.
    fn choices(&self, sim: &Sim) -> Vec<PieceId>;
    /// Whether a piece is built in already.
    fn is_built(&self, id: PieceId) -> bool;
    /// Whether the cursor reaches what may be taken behind what may not.
    fn sees_through(&self) -> bool {
        false
    }
    /// How what is taken is to lie, if the game asks for that.
    fn stance_asked(&self) -> Option<Class> {
        None
    }
}

impl HandRules for Rlyeh {
    fn label_of(&self, id: PieceId) -> String {
        self.label(id).map_or_else(|| id.to_string(), |label| label.to_string())
    }

    fn may_take(&self, id: PieceId) -> Result<(), String> {
        self.check(self.active(), &rlyeh::Action::Take(id)).map_err(|why| why.to_string())
    }

    fn takes_now(&self) -> bool {
        matches!(self.phase(), rlyeh::Phase::Acting { .. })
    }

    fn choices(&self, sim: &Sim) -> Vec<PieceId> {
        pick::choices(self, sim)
    }

    fn is_built(&self, id: PieceId) -> bool {
        self.in_play(id)
    }

    fn stance_asked(&self) -> Option<Class> {
        let Asks::Pyramid { orientation, .. } = self.asks() else { return None };
        match orientation {
            Wanted::Flat => Some(Class::Flat),
            Wanted::Weird => Some(Class::Weird),
            Wanted::Upright => Some(Class::Upright),
            Wanted::Any => None,
        }
    }
}

impl HandRules for Thoth {
    fn label_of(&self, id: PieceId) -> String {
        self.piece_name(id)
    }

    fn may_take(&self, id: PieceId) -> Result<(), String> {
        self.check(self.active(), &thoth::Action::Take(id)).map_err(|why| why.to_string())
    }

    fn takes_now(&self) -> bool {
        matches!(self.phase(), thoth::Phase::Building { .. })
    }

    /// The bank's rows stand close behind one another.
    fn sees_through(&self) -> bool {
        self.takes_now()
    }

    /// All stones of a raise are alike, so the nearest to the end of its row will do.
    fn choices(&self, sim: &Sim) -> Vec<PieceId> {
        let ids = sim.pieces().map(|(id, _)| id);
        ids.filter(|&id| self.may_take(id).is_ok()).last().into_iter().collect()
    }

    fn is_built(&self, id: PieceId) -> bool {
        self.pieces_in_play().contains(&id)
    }
}
