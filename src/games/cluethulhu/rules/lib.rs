//! Cluethulhu: the Investigators hide among the Cultists (rules in `assets/rules/cluethulhu.md`, to which C1, C-1 and so on
//! refer). The rules are the Keeper: they know every tablet, and tell each seat only what it may know. They
//! know the package `game` alone: no table, no bot, no window.
//!
//! For whoever shows a game:
//!
//! * [`Setup`] says who plays with which tablets; [`Setup::warning`] what is to be said of the deck before.
//! * [`Game::view`] is all that a screen of one seat may show: [`View::stage`] is what the game waits for, [`View::record`]
//!   all that has happened as far as the viewer may know it, and when the game is over all of it, Day by Day: the
//!   timeline. [`View::uses`] says what the three picks of a turn in the lap mean.
//! * [`Game::to_act`] names the seats that may act. By Day that is a secret where the Day runs in [`Day::Segments`]; in
//!   [`Day::Lap`] it is whose turn it is. By Night several may act, in any order: in an election, a discussion, for
//!   accusations, seconds and votes. An operator ends the discussion or the accusations by an [`Action::Pass`] for every seat
//!   that may still act, and enters a vote by an [`Action::Vote`] for each.
//! * [`Action::Orders`] is a turn of the lap. Whoever makes no pick in time gives [`Action::Nobody`] or empty orders: what is
//!   compulsory is drawn.
//! * Whoever dies by Night is asked for a last word ([`PublicPhase::LastWord`]) while a Shoggoth may be in the deck and powers work:
//!   it may name somebody to absorb, everybody else answers [`Action::Nobody`].
//! * `Event::audience` says who may know an event. Journals take down only what is for [`Audience::All`].
//! * The console of a human Keeper ([`Keeper::Human`]) shows [`Cluethulhu::players`], [`Cluethulhu::phase`] and
//!   [`Cluethulhu::record`], enters everybody's choices by the same actions, and corrects by [`Action::Override`].
//!
//! ```
//! use cluethulhu_rules::{Cluethulhu, Setup};
//! use game::Game;
//!
//! let mut game = Cluethulhu::new(&Setup::players(9), 7)?;
//! for _ in 0..40 {
//!     let Some(&seat) = game.to_act().first() else { break };
//!     let actions = game.legal_actions(seat);
//!     for event in game.apply(seat, actions[actions.len() - 1])? {
//!         println!("{event:?}");
//!     }
//! }
//! assert!(game.clock().0 >= 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod audit;
mod card_match;
mod check;
pub mod choices;
mod day;
mod event;
mod heard;
mod keeper;
mod night;
mod out;
mod phase;
mod powers;
mod role;
mod say;
mod setup;
mod state;
mod uses;
mod view;

pub use action::{Action, Impossible, Override, Picks, Refusal, Statement};
pub use audit::Corrupt;
pub use choices::{Group, Known, Thing};
pub use event::{Absorbed, Audience, Ending, Event, Fact, News, OutReason, Recorded, Secret, Victory};
pub use night::{BALLOTS, ROUNDS, votes_needed};
pub use phase::{Charge, Court, Phase};
pub use role::{Role, Segment, Side, Token};
pub use say::{about, held, missing, went_out};
pub use setup::{Day, Keeper, PLAIN_CULTISTS, PLAYERS, Setup, SetupProblem, TURN_S, TURNS_S, Warning};
pub use state::{Cluethulhu, Player};
pub use uses::Use;
pub use view::{PublicPhase, SeatView, View};

use game::{Game, Outcome, Rejection, Seat, SetupError};

impl Game for Cluethulhu {
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;

    const SECRETS: bool = true;
    /// 2: the whole Day is called, whatever the deck and whoever is out (C8).
    const RULES_EDITION: u32 = 3;

    /// In the lap of a Day; by Night, and at the Keeper's console, one enters for all (C-18).
    fn private_to(&self) -> Option<Seat> {
        if matches!(self.phase, Phase::Lap { .. }) { self.acting().first().copied() } else { None }
    }

    fn new(setup: &Setup, seed: u64) -> Result<Self, SetupError> {
        Self::begin(setup, seed)
    }

    fn to_act(&self) -> Vec<Seat> {
        self.acting()
    }

    fn legal_actions(&self, seat: Seat) -> Vec<Action> {
        self.list_legal(seat)
    }

    fn apply(&mut self, seat: Seat, action: Action) -> Result<Vec<Event>, Rejection> {
        self.check(seat, &action)?;
        let mut events = vec![];
        self.perform(seat, action, &mut events);
        Ok(events)
    }

    fn view(&self, seat: Option<Seat>) -> View {
        self.look(seat)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.ending().map(Ending::outcome)
    }
}
