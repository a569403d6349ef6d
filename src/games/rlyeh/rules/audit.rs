//! Whether a state can be one of the game's: what a loader asks before it trusts a save, and what tests ask
//! after every action (section 10 of the rules).

use std::collections::BTreeSet;

use thiserror::Error;

use super::facts::{Facts, Flaw};
use super::pieces::{Piece, STASH};
use super::state::{LetGo, Phase, Rlyeh, TurnPart};
use game::SetupError;
use game::pieces::{PieceId, Surface};

/// Why a state cannot be right.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Corrupt {
    /// The set-up breaks the rules.
    #[error("the set-up is not playable: {0}")]
    Setup(#[from] SetupError),
    /// The settled facts do not hang together.
    #[error("the city does not hang together: {0}")]
    Facts(#[from] Flaw),
    /// A piece is of the wrong kind, or not in the game.
    #[error("{0} cannot be where the save puts it")]
    Piece(PieceId),
    /// A home that is neither the table nor a card in play.
    #[error("{0} has no home in the city")]
    Home(PieceId),
    /// The game goes on though a colour is exhausted, or is over without a result, or the like.
    #[error("the game's phase does not fit its pieces")]
    Phase,
    /// A seat that is not at the table.
    #[error("the turn belongs to nobody at the table")]
    Seat,
}

impl Rlyeh {
    /// Checks the invariants of the game.
    ///
    /// # Errors
    /// The first one broken.
    pub fn audit(&self) -> Result<(), Corrupt> {
        self.setup.validate()?;
        let in_play = self.pieces_in_play();
        Facts { pieces: self.facts.clone(), timed_out: false }.validate(self.inventory(), &in_play)?;
        for (&id, &home) in &self.homes {
            if !matches!(self.piece(id), Some(Piece::Pyramid { .. })) {
                return Err(Corrupt::Piece(id));
            }
            match home {
                Surface::Table => {}
                Surface::Card(card) if self.cards.contains(&card) => {}
                Surface::Card(_) | Surface::Pyramid(_) => return Err(Corrupt::Home(id)),
            }
        }
        if let Some(&id) = self.cards.iter().find(|&&id| !matches!(self.piece(id), Some(Piece::Card { .. })))
        {
            return Err(Corrupt::Piece(id));
        }
        if let Some(&id) = self.adjusted.iter().find(|&id| !self.homes.contains_key(id)) {
            return Err(Corrupt::Piece(id));
        }
        let at_table = self.active.0 < self.setup.seats();
        if !at_table || self.eliminated.iter().any(|seat| seat.0 >= self.setup.seats()) {
            return Err(Corrupt::Seat);
        }
        self.audit_phase()
    }

    fn audit_phase(&self) -> Result<(), Corrupt> {
        let over = self.phase == Phase::Over;
        let exhausted = (0..self.inventory().stashes).any(|s| self.built(s).iter().sum::<u8>() == STASH);
        let between_turns = self.phase == Phase::Rolling;
        if over != self.outcome.is_some() || over != self.ending.is_some() || (between_turns && exhausted) {
            return Err(Corrupt::Phase);
        }
        if let Some(part) = self.phase.part() {
            if self.roll.map(|roll| roll.deed()) != Some(part.deed()) {
                return Err(Corrupt::Phase);
            }
            if let TurnPart::AscendPyramid { card } | TurnPart::ArrangeMove { card } = part
                && !self.cards.contains(&card)
            {
                return Err(Corrupt::Phase);
            }
        }
        let (part, taken) = match &self.phase {
            Phase::Holding { part, taken } | Phase::Settling { part, taken, .. } => (*part, taken),
            Phase::Rolling | Phase::Acting { .. } | Phase::Over => return Ok(()),
        };
        if taken.is_empty() || taken.iter().collect::<BTreeSet<_>>().len() != taken.len() {
            return Err(Corrupt::Phase);
        }
        if let Some(&id) = taken.iter().find(|&&id| !self.may_be_held(part, id)) {
            return Err(Corrupt::Piece(id));
        }
        match &self.phase {
            Phase::Settling { let_go: LetGo::Released { on }, .. } if !self.within_reach(*on) => {
                Err(Corrupt::Phase)
            }
            _ => Ok(()),
        }
    }

    /// Whether a part handles pieces of this kind, from the city or from outside it.
    fn may_be_held(&self, part: TurnPart, id: PieceId) -> bool {
        match part {
            TurnPart::AscendCard | TurnPart::ArrangeCard => {
                matches!(self.piece(id), Some(Piece::Card { .. })) && !self.cards.contains(&id)
            }
            TurnPart::ArrangeAdjust | TurnPart::ArrangeMove { .. } => self.homes.contains_key(&id),
            TurnPart::Spire | TurnPart::Brick | TurnPart::Skew | TurnPart::AscendPyramid { .. } => {
                matches!(self.piece(id), Some(Piece::Pyramid { .. })) && !self.homes.contains_key(&id)
            }
        }
    }
}
