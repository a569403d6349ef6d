//! Builders of R'lyeh on the table.

pub mod hand_rules;
pub mod layout;
mod release;
pub mod report;
pub mod scored;

use crate::Rlyeh;
use game::Seat;
use rlyeh_rules::{Action, Event, Facts, Label, Setup, Surface};
use serde::{Deserialize, Serialize};
use session::Tabled;
use session::daily::Day;
use session::foresee::Ruling;
use session::score::Feat;
use std::error::Error;
use table::observe::Baseline;
use table::settle::Rest;
use table::sim::Placement;
use table::{PieceId, Sim};

/// What a builder of R'lyeh does without touching a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Declaration {
    /// Throw the dice.
    Roll,
    /// Decline the rest of the turn.
    Pass,
    /// End a solitary game.
    Stop,
}

impl Declaration {
    /// The one that an action is, if it is one.
    pub fn of(action: &Action) -> Option<Self> {
        [Self::Roll, Self::Pass, Self::Stop].into_iter().find(|one| Rlyeh::declare(one) == *action)
    }
}

impl Tabled for Rlyeh {
    const NAME: &'static str = "rlyeh";
    const SLEEPS_AT_REST: bool = true;
    type Declaration = Declaration;
    type Label = Label;
    type Facts = Facts;

    fn seats(setup: &Setup) -> u8 {
        setup.seats()
    }

    fn setup(&self) -> &Setup {
        self.0.setup()
    }

    fn brings_down(event: &Event) -> bool {
        matches!(event, Event::Collapsed { .. })
    }

    fn actor(&self) -> Seat {
        self.0.active()
    }

    fn turn_number(&self) -> u32 {
        self.0.turn()
    }

    fn in_hand(&self) -> Vec<PieceId> {
        self.0.held().to_vec()
    }

    fn may_turn_over(&self) -> bool {
        self.may_reorient()
    }

    fn part(&self) -> u32 {
        self.0.part_serial()
    }

    fn stored(&self) -> Vec<PieceId> {
        let (used, held) = (self.0.expected_pieces(), self.0.held());
        self.inventory().ids().filter(|id| !used.contains(id) && !held.contains(id)).collect()
    }

    fn called(&self, id: PieceId) -> Option<Label> {
        self.label(id)
    }

    fn check_whole(&self) -> Result<(), Box<dyn Error + Send + Sync>> {
        self.0.setup().validate()?;
        Ok(self.0.audit()?)
    }

    fn declare(declaration: &Declaration) -> Action {
        match declaration {
            Declaration::Roll => Action::Roll,
            Declaration::Pass => Action::Pass,
            Declaration::Stop => Action::Stop,
        }
    }

    fn take(id: PieceId) -> Action {
        Action::Take(id)
    }

    fn release(&self, sim: &Sim) -> Action {
        let on = report::declared(sim, self);
        Action::Release { on, nests: release::would_nest(self, sim, on) }
    }

    fn put_back() -> Action {
        Action::PutBack
    }

    fn settled(facts: Facts) -> Action {
        Action::Settled(facts)
    }

    fn placements(&self) -> Vec<Placement> {
        layout::placements(self.inventory())
    }

    fn declared(&self, sim: &Sim) -> Surface {
        report::declared(sim, self)
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

    fn verdict(&self, sim: &Sim, baseline: &Baseline) -> Option<Ruling> {
        release::verdict(self, sim, baseline)
    }

    fn sent_back(events: &[Event]) -> Vec<PieceId> {
        let back = |event: &Event| match event {
            Event::SentBack { pieces } => pieces.iter().map(|piece| piece.id()).collect(),
            _ => vec![],
        };
        events.iter().flat_map(back).collect()
    }

    /// A city built alone is ranked by its height, and apart from that by its grandeur, whatever it was built for; the odds
    /// depend on the stashes and on what chooses among them.
    fn feat(&self) -> Option<Feat> {
        scored::feat(self)
    }

    /// What is built for, and in which colours, is to everybody's taste.
    fn is_of_the_day(setup: &Setup, day: Day) -> bool {
        let of_the_day = Setup::of_the_day(day.seed(), setup.aim().unwrap_or_default());
        Setup { colours: setup.colours.clone(), ..of_the_day } == *setup
    }

    /// A card that would not lie goes back to its bay (R29).
    fn tidy(&self, sim: &mut Sim, events: &[Event]) -> bool {
        let mut moved = false;
        for event in events {
            if let Event::CardReturned { card, .. } = event
                && let Some(pose) = layout::reserve_pose(self.inventory(), card.id())
            {
                sim.place(card.id(), pose);
                moved = true;
            }
        }
        moved
    }
}
