//! Rathulhu: three Aeons of auctions for the favour of the Old Ones (rules in `assets/rules/rathulhu.md`, to which U1,
//! U-1 and so on refer). They know the package `game` alone: no table, no bot, no window.
//!
//! A turn is one of three deeds: draw a tile, use Old Ones, or invoke an auction. Everything is public but the order
//! of the bag, and by agreement the scores of others; the bag's contents can be counted, so [`View`] tells them. Whoever wants to think ahead plays on in a
//! game made by [`Rathulhu::determinize`], which shuffles what nobody knows.
//!
//! ```
//! use rathulhu_rules::{Action, Rathulhu, Setup};
//! use game::{Game, Seat};
//!
//! let mut game = Rathulhu::new(&Setup::players(3), 7)?;
//! while game.outcome().is_none() {
//!     let seat = game.to_act()[0];
//!     let actions = game.legal_actions(seat);
//!     let action = if actions.contains(&Action::Draw) { Action::Draw } else { actions[0] };
//!     for event in game.apply(seat, action)? {
//!         println!("{event:?}");
//!     }
//! }
//! assert_eq!(game.sheets().len(), 3);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod audit;
mod card_match;
mod check;
mod choices;
mod event;
mod gain;
mod say;
mod score;
mod setup;
mod state;
mod tiles;
mod tokens;
mod turn;
mod view;

pub use action::{Action, Refusal};
pub use audit::Corrupt;
pub use choices::{Known, Thing};
pub use event::{AeonEnd, Event};
pub use gain::{Gain, Rows, Stake, gain_taking, gain_with, gain_without, may_still_bid, stake};
pub use say::{Heading, pile};
pub use score::{
    Holding, PlayerScore, ScoreRow, alike_points, extremes, score, shoggoth_points, site_type_points,
    sites_alike_points, token_points, tome_points, winner,
};
pub use setup::{AEONS, INITIAL_SCORE, PLAYERS, Preset, Setup, TRACK};
pub use state::{Auction, Call, Cause, Phase, Player, Rathulhu, ScoreSheet, Then, Track};
pub use tiles::{Pile, Setback, Site, TILES, Tile, Tome};
pub use tokens::{HIGHEST, Token, Tokens};
pub use view::View;

use game::{Game, Outcome, Rejection, Seat, SetupError};

impl Game for Rathulhu {
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;

    const SECRETS: bool = true;

    /// What is secret is chance to come: nobody has a hand to hide. Scores that are kept hidden stand on no page of a seat.
    fn private_to(&self) -> Option<Seat> {
        None
    }

    fn new(setup: &Setup, seed: u64) -> Result<Self, SetupError> {
        Self::begin(setup, seed)
    }

    fn to_act(&self) -> Vec<Seat> {
        self.phase.seat().into_iter().collect()
    }

    fn legal_actions(&self, seat: Seat) -> Vec<Action> {
        let mut actions = Vec::new();
        self.list_legal(seat, &mut actions);
        actions
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
        self.outcome.clone()
    }
}

impl Rathulhu {
    /// What an action would do: every event of [`Game::apply`], and the game as it is right after it, before the next one.
    /// The last of them is the game that the action leads to. Between events it may wait for nobody in particular.
    ///
    /// # Errors
    /// When the rules forbid the action.
    pub fn step_by_step(&self, seat: Seat, action: Action) -> Result<Vec<(Event, Self)>, Refusal> {
        self.check(seat, action)?;
        let (mut game, mut steps) = (self.clone(), Vec::new());
        game.perform(seat, action, &mut steps);
        if let Some((_, last)) = steps.last_mut() {
            *last = game;
        }
        Ok(steps)
    }

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
