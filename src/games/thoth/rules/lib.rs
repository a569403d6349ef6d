//! Houses of Thoth: building houses of pyramids and tarot cards, and troubling those of others (rules in
//! `assets/rules/houses_of_thoth.md`, to which T1, T-1 and so on refer). They know the package `game` alone: no table, no bot,
//! no window.
//!
//! A turn begins with a draw that the engine makes by itself; then the active seat plays one card. With the steady
//! assistant ([`PieceSetter::Assistant`]) that is all. With [`PieceSetter::ByHand`] the pieces of the play are set one at a
//! time: take, let go, wait for the table, and a referee reports integer [`Facts`] with [`Action::Settled`] on
//! behalf of the active seat. Relief, discards and calls need no hand.
//!
//! What a session must do around it:
//! * spawn the pieces in id order ([`Piece::of`]): 75 pyramids, 78 cards;
//! * snapshot all poses whenever [`Thoth::part_serial`] grows, and measure a [`Fall`] against that;
//! * report exactly [`Thoth::expected_pieces`] whenever [`Game::referee_for`] names a seat;
//! * look on after a report that timed out, and tell what came down since with [`Action::Late`];
//! * on [`Action::PutBack`] bring the piece back to where it was taken from;
//! * after every action bring what is no longer in [`Thoth::pieces_in_play`] to the bank or the discard pile; what
//!   it leaves behind may then settle unjudged;
//! * show a seat its own [`View`] only, and keep [`Thoth::hand`] to itself.
//!
//! ```
//! use game::Game;
//! use game::message::Say;
//! use thoth_rules::{Action, Play, Setup, Thoth};
//!
//! let mut game = Thoth::new(&Setup::assisted(2), 3)?;
//! let seat = game.active();
//! assert_eq!(game.view(Some(seat)).cards.len(), 6, "five dealt, one drawn");
//! let legal = game.legal_actions(seat);
//! let build = legal.iter().find(|action| matches!(action, Action::Play(Play::Foundation { .. })));
//! for event in game.apply(seat, build.unwrap_or(&legal[0]).clone())? {
//!     println!("{}", event.message());
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod asks;
mod auction;
mod audit;
mod bid;
mod breakdown;
mod build;
mod cards;
mod check;
mod choices;
mod determinize;
mod digest;
mod event;
mod facts;
mod hand;
mod house;
mod known;
mod late;
mod length;
mod outlook;
mod pieces;
mod plays;
mod refusal;
mod say;
mod score;
mod setup;
mod state;
mod turn;
mod uses;
mod view;

pub use action::{Action, Kind, Play};
pub use asks::Asks;
pub use audit::Corrupt;
pub use bid::Bid;
pub use breakdown::{ScoreItem, ScoreSource};
pub use cards::{Card, Court, Element, Elements, Number, PACK, Suit, Trump};
pub use choices::{THROW, Thing};
pub use digest::{Digest, LogLine};
pub use event::Event;
pub use facts::{Facts, Fall, Flaw, Manner, PieceState};
pub use house::{Floor, House, LEVEL, MOST_TROUBLE, Rubble};
pub use known::{CardChoices, CardUse, Known, PlayOption};
pub use length::{GOAL, GOALS, Length, ONE_HAND};
pub use outlook::{Cost, RaiseOutlook, RoofOutlook, StoryOutlook, TroubleOutlook};
pub use pieces::{Bank, PER_KIND, PIECES, PYRAMIDS, Piece, Size, card_piece, pyramids_of};
pub use plays::Use;
pub use refusal::{Chance, Refusal};
pub use say::{Missed, Well, harms, knocks_over, size_name, well};
pub use score::{Ending, HandResult, HandScore, MALICE, ROOF, Worth, cost_in_hand, court_penalty, tally};
pub use setup::{DEAL, Dealer, PLAYERS, PieceSetter, Setup, SetupProblem};
pub use state::{LetGo, Phase, Thoth, Work};
pub use uses::{Relief, TrumpWorth};
pub use view::{SeatView, View};

use game::{Game, Outcome, Rejection, Seat, SetupError};

impl Game for Thoth {
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;

    const SECRETS: bool = true;

    /// 2: what carries a piece is told by its weight (T-26), and what comes down late is judged (T-29). 3: the houses stand close
    /// together.
    const RULES_EDITION: u32 = 3;

    fn new(setup: &Setup, seed: u64) -> Result<Self, SetupError> {
        Self::begin(setup, seed)
    }

    /// While a table settles, the page of whoever built is still there.
    fn private_to(&self) -> Option<Seat> {
        (!matches!(self.phase, Phase::Scored | Phase::Over)).then(|| self.turn_of())
    }

    fn to_act(&self) -> Vec<Seat> {
        match self.phase {
            Phase::Settling { .. } | Phase::Over => Vec::new(),
            _ => vec![self.turn_of()],
        }
    }

    fn legal_actions(&self, seat: Seat) -> Vec<Action> {
        self.legal(seat)
    }

    fn apply(&mut self, seat: Seat, action: Action) -> Result<Vec<Event>, Rejection> {
        self.check(seat, &action)?;
        Ok(self.perform(action))
    }

    fn view(&self, seat: Option<Seat>) -> View {
        self.look(seat)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome.clone()
    }

    fn referee_for(&self) -> Option<Seat> {
        matches!(self.phase, Phase::Settling { .. }).then_some(self.active)
    }
}
