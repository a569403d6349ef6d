//! Builders of R'lyeh: stacking pyramids and floor cards into a drowned city (rules in
//! `assets/rules/builders_of_rlyeh.md`, to which R1, R-1 and so on refer). They know the package `game` alone: no table, no bot,
//! no window.
//!
//! A turn runs through [`Phase`]: roll, take a piece, let go of it, wait for the table to settle. The engine never
//! sees geometry. When the hand is empty again a referee reports integer [`Facts`] with [`Action::Settled`] on
//! behalf of the active seat, and the rules judge.
//!
//! What a session must do around it:
//! * spawn the pieces of [`Setup::inventory`] in id order;
//! * snapshot all poses whenever [`Rlyeh::part_serial`] grows, and measure [`PieceFacts::fallen`] against that;
//! * report exactly [`Rlyeh::expected_pieces`] whenever [`Game::referee_for`] names a seat;
//! * on [`Action::PutBack`] bring the piece back to where it was taken from, in the city too;
//! * on [`Event::SentBack`] put the pieces where they stood and let the city settle once more;
//! * on [`Event::CardReturned`] take the card off the table and let the city settle once more.
//!
//! ```
//! use rlyeh_rules::{Action, Asks, Class, Facts, PieceFacts, Rlyeh, Setup, Surface};
//! use game::{Game, Seat};
//!
//! let mut game = Rlyeh::new(&Setup::players(2), 3)?;
//! // Until somebody rolls a Spire or a Brick, the turns of an empty city pass by themselves.
//! while game.to_act() == [game.active()] && game.held().is_empty() && matches!(game.asks(), Asks::Roll { .. }) {
//!     game.apply(game.active(), Action::Roll)?;
//! }
//! let seat = game.active();
//! let take = game.legal_actions(seat)[0].clone();
//! game.apply(seat, take)?;
//! let piece = game.held()[0];
//! game.apply(seat, Action::Release { on: Surface::Table, nests: false })?;
//!
//! // The table has settled: the referee reports.
//! assert_eq!(game.referee_for(), Some(seat));
//! let lies = PieceFacts {
//!     fallen: None,
//!     class: Some(Class::Upright),
//!     surface: Surface::Table,
//!     supports: vec![Surface::Table],
//!     nested_on: None,
//!     top_um: 25_400,
//!     off_table: false,
//! };
//! let facts = Facts { pieces: [(piece, lies)].into(), timed_out: false };
//! for event in game.apply(seat, Action::Settled(facts))? {
//!     println!("{event:?}");
//! }
//! assert_eq!(game.height_um(), 25_400);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod asks;
mod audit;
mod check;
pub mod choices;
mod chooser;
mod dice;
mod event;
mod facts;
mod grandeur;
mod judge;
mod pieces;
mod say;
mod score;
mod setup;
mod state;
mod turn;
mod view;

pub use action::{Action, Refusal};
pub use asks::{Asks, BuildSite, Orientation};
pub use audit::Corrupt;
pub use check::ADJUST_LIMIT;
pub use chooser::{Chooser, Direction};
pub use dice::{Die, DieOrder, Faces, PyramidFace, QuarryDice, Roll, StashFace, Symbol};
pub use event::{Event, NamedSurface, PassReason};
pub use facts::{Facts, Flaw, LOWEST_TOP_UM, PieceFacts};
pub use game::pieces::{CardShape, Class, FLOOR_CARD_THICKNESS_UM, Fall, NEST_STEP_UM, Size, Surface, mm};
pub use grandeur::Floors;
pub use judge::CardFault;
pub use pieces::{Colour, Inventory, Label, PER_SIZE, Piece, STASH, stack_top_um};
pub use say::{card, pyramid, roll_passes, sizes_named};
pub use score::{Cause, Claim, Ending, Knock, Summit, summit};
pub use setup::{
    Aim, Alone, FirstSeat, Mode, OnCollapse, PLAYERS, SOLO_STASHES, Setup, SetupProblem, cards_for,
    stash_direction,
};
pub use state::{LetGo, Phase, Rlyeh, TurnPart};
pub use view::{CardsView, PieceView, SeatView, StashView, View};

use game::{Game, Outcome, Rejection, Seat, SetupError};

impl Game for Rlyeh {
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;

    /// 2: an adjusted pyramid is not nested on a tip (R-23).
    const RULES_EDITION: u32 = 2;

    fn new(setup: &Setup, seed: u64) -> Result<Self, SetupError> {
        Self::begin(setup, seed)
    }

    fn to_act(&self) -> Vec<Seat> {
        match self.phase {
            Phase::Rolling | Phase::Acting { .. } | Phase::Holding { .. } => vec![self.active],
            Phase::Settling { .. } | Phase::Over => Vec::new(),
        }
    }

    fn legal_actions(&self, seat: Seat) -> Vec<Action> {
        self.legal(seat)
    }

    fn apply(&mut self, seat: Seat, action: Action) -> Result<Vec<Event>, Rejection> {
        self.check(seat, &action)?;
        Ok(self.perform(action))
    }

    fn view(&self, _seat: Option<Seat>) -> View {
        self.look()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome.clone()
    }

    fn referee_for(&self) -> Option<Seat> {
        matches!(self.phase, Phase::Settling { .. }).then_some(self.active)
    }
}
