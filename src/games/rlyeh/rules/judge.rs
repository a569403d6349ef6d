//! Judging what the table did: who fell (R25 to R27) and whether a new floor card lies well (R20).

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

use super::facts::{Facts, PieceFacts};
use super::pieces::Piece;
use super::score::Knock;
use super::state::{Rlyeh, TurnPart};
use game::pieces::{Fall, PieceId, Surface};

/// Why a floor card went back to the supply (R20, R18 (b)).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum CardFault {
    /// It left the table.
    OffTable,
    /// It touches the table.
    TouchesTable,
    /// No pyramid holds it up.
    NoPyramid,
    /// None of the adjusted pyramids holds it up.
    NoAdjusted,
    /// Something lies on it.
    Buried,
}

impl Rlyeh {
    /// The pieces of the city that fell since the part began and were not handled, in id order (R25, R27).
    pub(super) fn fallen(&self, facts: &Facts) -> Vec<(PieceId, Fall)> {
        let judged = |id: &PieceId| !self.ledger.handled.contains(id);
        let in_play = self.pieces_in_play();
        in_play
            .into_iter()
            .filter(judged)
            .filter_map(|id| {
                let fall = facts.pieces.get(&id)?.fallen?;
                self.ledger.baseline.get(&id).is_none_or(|before| is_news(fall, before)).then_some((id, fall))
            })
            .collect()
    }

    /// Sorts the part's fallen pieces by what R27 makes of them.
    pub(super) fn knock(&self) -> Knock {
        let mut knock = Knock::default();
        for &id in &self.ledger.fallen {
            let elevated = self.ledger.baseline.get(&id).is_some_and(PieceFacts::is_elevated);
            match self.piece(id) {
                Some(Piece::Card { .. }) => knock.cards.push(id),
                Some(Piece::Pyramid { .. }) if elevated => knock.elevated.push(id),
                Some(Piece::Pyramid { .. }) | None => knock.grounded.push(id),
            }
        }
        knock
    }

    /// What is wrong with a floor card just laid, if anything (R20; R18 (b) during Arrange).
    pub(super) fn card_fault(&self, part: TurnPart, card: PieceId, facts: &Facts) -> Option<CardFault> {
        let Some(own) = facts.pieces.get(&card) else { return Some(CardFault::OffTable) };
        let pyramids =
            || own.supports.iter().filter_map(|s| matches!(s, Surface::Pyramid(_)).then(|| s.piece())?);
        let top_face = Surface::Card(card);
        if own.off_table || own.fallen == Some(Fall::LeftTable) {
            Some(CardFault::OffTable)
        } else if own.rests_on(Surface::Table) || own.fallen == Some(Fall::TouchesTable) {
            Some(CardFault::TouchesTable)
        } else if !pyramids().any(|id| self.homes.contains_key(&id)) {
            Some(CardFault::NoPyramid)
        } else if part == TurnPart::ArrangeCard && !pyramids().any(|id| self.adjusted.contains(&id)) {
            Some(CardFault::NoAdjusted)
        } else if facts.pieces.values().any(|f| f.rests_on(top_face) || f.surface == top_face) {
            Some(CardFault::Buried)
        } else {
            None
        }
    }
}

/// Whether a fall is one of this part: what already lay off the table, or a card that already touched it, cannot
/// do so again.
fn is_news(fall: Fall, before: &PieceFacts) -> bool {
    let lay_on_table = fall == Fall::TouchesTable && before.rests_on(Surface::Table);
    !before.off_table && !lay_on_table
}
