//! Houses of Thoth on the table.
//!
//! * [`layout`]: where places, bank, deck and discard pile are, and what is hidden;
//! * [`slots`]: where the pieces of a house belong;
//! * [`report`]: which pieces still stand, as the rules' facts;
//! * [`verdict`]: what would come of letting go, for who holds a piece;
//! * [`assistant`]: brings pieces where the rules have put them, and builds for players who want a steady hand.

pub mod assistant;
pub mod hand_rules;
pub mod layout;
pub mod report;
pub mod slots;
pub mod verdict;

use crate::Thoth;
use game::{Game, Rejection, Seat};
use serde::{Deserialize, Serialize};
use session::foresee::Ruling;
use session::{Match, MatchError, Tabled};
use std::error::Error;
use table::hand::HandOptions;
use table::observe::Baseline;
use table::rapier3d::prelude::Pose;
use table::settle::Rest;
use table::sim::Placement;
use table::{PieceId, Sim};
use thoth_rules::{Action, Card, Event, Facts, Manner, Phase, Piece, Play, Setup};

/// What a player of Houses of Thoth does without touching a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Declaration {
    /// Play a card.
    Play(Play),
    /// Leave the play at what stands of it.
    Enough,
    /// Deal the next hand.
    Deal,
    /// Say whether one's house was knocked over by accident or on purpose.
    Say(Manner),
    /// Bid a card, face down.
    Bid(Card),
    /// Take one of the bids.
    TakeBid(Card),
}

impl Declaration {
    /// Whether it forgives whoever knocked the house over.
    pub const fn forgives(&self) -> bool {
        matches!(self, Self::Say(Manner::Accident))
    }

    /// An action that is done without a piece; nothing for those of the hand and the referee.
    pub const fn of(action: &Action) -> Option<Self> {
        Some(match action {
            Action::Play(play) => Self::Play(*play),
            Action::Enough => Self::Enough,
            Action::Deal => Self::Deal,
            Action::Say(manner) => Self::Say(*manner),
            Action::Bid(card) => Self::Bid(*card),
            Action::TakeBid(card) => Self::TakeBid(*card),
            Action::Take(_)
            | Action::Release
            | Action::PutBack
            | Action::Settled(_)
            | Action::Late { .. } => return None,
        })
    }
}

/// A match that begins in the middle of a game: its houses stand on the table as the assistant would have built them. For
/// tutorials, puzzles and tests.
///
/// # Errors
/// When the table cannot be made, or the game waits for a hand or a report.
pub fn in_progress(
    game: impl Into<Thoth>,
    hand: HandOptions,
    practice: bool,
) -> Result<Match<Thoth>, MatchError> {
    let game = game.into();
    if matches!(game.phase(), Phase::Holding { .. } | Phase::Settling { .. }) {
        return Err(Rejection::Refused("a match cannot begin in the middle of a move".into()).into());
    }
    Match::with_game(game, 0, hand, practice, assistant::build)
}

impl Tabled for Thoth {
    const NAME: &'static str = "thoth";
    type Declaration = Declaration;
    type Label = Piece;
    type Facts = Facts;

    fn seats(setup: &Setup) -> u8 {
        setup.players
    }

    fn setup(&self) -> &Setup {
        self.0.setup()
    }

    fn brings_down(event: &Event) -> bool {
        matches!(event, Event::Fell { .. })
    }

    fn actor(&self) -> Seat {
        self.0.to_act().first().copied().unwrap_or(self.0.active())
    }

    fn turn_number(&self) -> u32 {
        self.0.turn()
    }

    fn in_hand(&self) -> Vec<PieceId> {
        self.0.held().into_iter().collect()
    }

    fn may_turn_over(&self) -> bool {
        true
    }

    fn part(&self) -> u32 {
        self.0.part_serial()
    }

    fn called(&self, id: PieceId) -> Option<Piece> {
        Piece::of(id)
    }

    fn check_whole(&self) -> Result<(), Box<dyn Error + Send + Sync>> {
        Ok(self.0.audit()?)
    }

    /// The card that calls the end lies face down for ever (T39, T-20), a bid until all are turned up (T-30).
    fn is_secret(declaration: &Declaration) -> bool {
        matches!(declaration, Declaration::Play(Play::CallEnd { .. }) | Declaration::Bid(_))
    }

    fn declare(declaration: &Declaration) -> Action {
        match *declaration {
            Declaration::Play(play) => Action::Play(play),
            Declaration::Enough => Action::Enough,
            Declaration::Deal => Action::Deal,
            Declaration::Say(manner) => Action::Say(manner),
            Declaration::Bid(card) => Action::Bid(card),
            Declaration::TakeBid(card) => Action::TakeBid(card),
        }
    }

    fn take(id: PieceId) -> Action {
        Action::Take(id)
    }

    /// The rules of Thoth judge where a piece comes to stand, not over what it was let go.
    fn release(&self, _sim: &Sim) -> Action {
        Action::Release
    }

    fn put_back() -> Action {
        Action::PutBack
    }

    fn settled(facts: Facts) -> Action {
        Action::Settled(facts)
    }

    fn placements(&self) -> Vec<Placement> {
        layout::placements(self.0.setup().players)
    }

    fn watched(&self) -> Vec<PieceId> {
        self.0.expected_pieces().into_iter().collect()
    }

    fn report(&self, sim: &Sim, baseline: &Baseline, rest: Rest) -> Facts {
        report::report(sim, baseline, self, rest)
    }

    fn timed_out(facts: &Facts) -> bool {
        facts.timed_out
    }

    const JUDGES_LATE: bool = true;

    fn late(&self, by: Seat, facts: &Facts) -> Option<Action> {
        let action = Action::Late { by, facts: facts.clone() };
        self.0.check(self.actor(), &action).is_ok().then_some(action)
    }

    fn opening(&self) -> Vec<Event> {
        self.0.opening()
    }

    fn belongs(&self, sim: &Sim) -> Vec<Pose> {
        slots::belongs(self, sim)
    }

    fn verdict(&self, sim: &Sim, baseline: &Baseline) -> Option<Ruling> {
        verdict::verdict(self, sim, baseline)
    }

    fn tidy(&self, sim: &mut Sim, events: &[Event]) -> bool {
        // Not while the referee has not seen what became of it.
        self.0.referee_for().is_none() && assistant::tidy(self, sim, events)
    }

    fn steady(&self, sim: &mut Sim, baseline: &Baseline, rest: Rest) -> (Facts, Vec<PieceId>) {
        assistant::steady(self, sim, baseline, rest)
    }
}
