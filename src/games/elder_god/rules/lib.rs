//! Building an Elder God: whose monster is complete first (rules in `assets/rules/building_an_elder_god.md`, to which E1,
//! E-1 and so on refer). They know the package `game` alone: no table, no bot, no window.
//!
//! A turn is drawn for by the game; then a seat plays one card, or throws some away and draws others, or passes, and
//! discards down to five. Hands and the order of the deck are secret: [`View`] leaves them out. Whoever wants to think
//! ahead plays on in a game made by [`ElderGod::determinize`], which deals out what is not seen.
//!
//! ```
//! use elder_god_rules::{Action, ElderGod, Setup};
//! use game::{Game, Seat};
//!
//! let mut game = ElderGod::new(&Setup::players(2), 7)?;
//! for _ in 0..10 {
//!     let seat = game.to_act()[0];
//!     let actions = game.legal_actions(seat);
//!     for event in game.apply(seat, actions[0])? {
//!         println!("{event:?}");
//!     }
//! }
//! assert!(game.players().iter().any(|player| !player.monster.laid().is_empty()));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod audit;
mod card_match;
mod cards;
mod cells;
mod check;
mod choices;
mod event;
mod judge;
mod monster;
mod plan;
mod say;
mod seen;
mod setup;
mod state;
mod turn;
mod view;

pub use action::{Action, CardPose, Lack, Refusal};
pub use audit::Corrupt;
pub use cards::{Card, CardFace, Condition, DECK, Shape};
pub use cells::{BODY, COLUMNS, Cell, ROWS, Side, Sides};
pub use choices::Thing;
pub use event::Event;
pub use judge::Uses;
pub use monster::{Laid, Lying, Monster, Treatment};
pub use plan::{AreaPlan, Opening};
pub use say::{draws, redraw, tally, throws};
pub use seen::{Known, MonsterProgress, Mouth};
pub use setup::{HAND, PLAYERS, Setup, Variant};
pub use state::{Clock, ElderGod, Ending, Phase, Player};
pub use view::{SeatView, View};

use game::{Game, Outcome, Rejection, Seat, SetupError};

impl Game for ElderGod {
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;

    const SECRETS: bool = true;

    fn new(setup: &Setup, seed: u64) -> Result<Self, SetupError> {
        Self::begin(setup, seed)
    }

    fn to_act(&self) -> Vec<Seat> {
        self.phase.seat().into_iter().collect()
    }

    fn legal_actions(&self, seat: Seat) -> Vec<Action> {
        self.list_legal(seat)
    }

    fn apply(&mut self, seat: Seat, action: Action) -> Result<Vec<Event>, Rejection> {
        self.check(seat, action)?;
        let mut events = Vec::new();
        self.perform(seat, action, &mut events);
        Ok(events)
    }

    fn view(&self, seat: Option<Seat>) -> View {
        self.look(seat)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.ending.as_ref().map(Ending::outcome)
    }
}

impl ElderGod {
    /// Performs an action without telling what happened: [`Game::apply`] for playouts.
    ///
    /// # Errors
    /// When the rules forbid the action; the state is then unchanged.
    pub fn play(&mut self, seat: Seat, action: Action) -> Result<(), Refusal> {
        self.check(seat, action)?;
        self.perform(seat, action, &mut event::NoLog);
        Ok(())
    }
}
