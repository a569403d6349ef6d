//! Why a match cannot begin, or something cannot be done in it.

use super::header::Editions;
use super::history::Undo;
use game::error::UserFacingError;
use game::message::{Message, Say};
use game::{Game, Rejection, SetupError};
use table::TableError;

/// Why a match cannot begin, or an intent cannot be carried out.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum MatchError {
    /// The set-up breaks the rules.
    Setup(#[from] SetupError),
    /// The table cannot be made.
    Table(#[from] TableError),
    /// The rules refuse.
    Rules(#[from] Rejection),
    /// It was played under other rules.
    OtherRules {
        /// The edition of the match.
        theirs: u32,
        /// That of this program.
        ours: u32,
    },
    /// It is kept as a score.
    Score,
    /// Undo is only for practice.
    Scored,
    /// There is nothing to take back, or to take again.
    NoStep(Undo),
}

impl Say for MatchError {
    fn message(&self) -> Message {
        match self {
            Self::Setup(why) => why.message(),
            Self::Table(why) => why.message(),
            Self::Rules(why) => why.message(),
            Self::OtherRules { theirs, ours } => {
                Message::new("match-other-rules").with("theirs", *theirs).with("ours", *ours)
            }
            Self::Score => Message::new("match-score"),
            Self::Scored => Message::new("match-scored"),
            Self::NoStep(Undo::Undo) => Message::new("match-no-undo"),
            Self::NoStep(Undo::Redo) => Message::new("match-no-redo"),
        }
    }
}

impl UserFacingError for MatchError {}

game::message::displays!(MatchError);

/// Whether a match can be played on that was played under these editions.
///
/// # Errors
/// [`MatchError::OtherRules`] where the rules have changed since.
pub(super) fn playable<G: Game>(Editions { rules: theirs, .. }: Editions) -> Result<(), MatchError> {
    let ours = G::RULES_EDITION;
    if theirs == ours { Ok(()) } else { Err(MatchError::OtherRules { theirs, ours }) }
}
