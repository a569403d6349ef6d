//! What the hand must know of a game, whichever it is.

use super::Tabled;
use game::Rejection;
use game::message::Message;
use game::pieces::Class;
use table::hand::Landing;
use table::{PieceId, Sim};

/// A game whose pieces are handled.
pub trait HandRules: Tabled {
    /// Whether a piece may be taken now.
    ///
    /// # Errors
    /// Why not.
    fn may_take(&self, id: PieceId) -> Result<(), Rejection>;
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
    /// Why what is held would be lost if it were lowered straight down to where it would first touch, in a few words: what
    /// geometry alone can tell at once, until the look ahead knows better.
    fn misses(&self, _sim: &Sim, _held: &[PieceId], _landing: &Landing) -> Option<Message> {
        None
    }
    /// Whether the keyboard carries what it has just taken to where the last piece was let go of, or over the middle of the
    /// table; else it lifts it where it lies.
    fn keys_carry(&self) -> bool {
        true
    }
    /// How what is taken is to lie, if the game asks for that.
    fn stance_asked(&self) -> Option<Class> {
        None
    }
}
