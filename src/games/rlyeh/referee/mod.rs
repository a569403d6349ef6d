//! Builders of R'lyeh on the table.

pub mod layout;
pub mod report;

use super::rules::{Action, Chooser, Event, Facts, Mode, Rlyeh, Setup, Surface, mm};
use crate::game::Seat;
use crate::session::Tabled;
use crate::session::daily::Day;
use crate::session::score::Feat;
use crate::table::PieceId;
use crate::table::Sim;
use crate::table::observe::Baseline;
use crate::table::settle::Rest;
use crate::table::sim::Placement;
use serde::{Deserialize, Serialize};
use std::error::Error;

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

impl Tabled for Rlyeh {
    const NAME: &'static str = "rlyeh";
    const SLEEPS_AT_REST: bool = true;
    type Declaration = Declaration;
    type Facts = Facts;

    fn setup(&self) -> &Setup {
        self.setup()
    }

    fn actor(&self) -> Seat {
        self.active()
    }

    fn turn_number(&self) -> u32 {
        self.turn()
    }

    fn in_hand(&self) -> Vec<PieceId> {
        self.held().to_vec()
    }

    fn may_turn_over(&self) -> bool {
        self.may_reorient()
    }

    fn part(&self) -> u32 {
        self.part_serial()
    }

    fn stored(&self) -> Vec<PieceId> {
        let (used, held) = (self.expected_pieces(), self.held());
        self.inventory().ids().filter(|id| !used.contains(id) && !held.contains(id)).collect()
    }

    fn piece_name(&self, id: PieceId) -> String {
        report::name(self, id).to_lowercase()
    }

    fn check_whole(&self) -> Result<(), Box<dyn Error + Send + Sync>> {
        self.setup().validate()?;
        Ok(self.audit()?)
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

    fn release(on: Surface) -> Action {
        Action::Release { on }
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
        self.expected_pieces().into_iter().collect()
    }

    fn report(&self, sim: &Sim, baseline: &Baseline, rest: Rest) -> Facts {
        report::report(sim, baseline, self, rest)
    }

    fn timed_out(facts: &Facts) -> bool {
        facts.timed_out
    }

    /// A city built alone is ranked by its height; the odds depend on the stashes and on what chooses among them.
    fn feat(&self) -> Option<Feat> {
        let Mode::Solitaire { stashes, chooser } = self.setup().mode else { return None };
        let ending = self.ending().filter(|ending| ending.height_um > 0)?;
        let chosen = match chooser {
            Chooser::D6 => "a die",
            Chooser::Compass => "a compass",
        };
        let fell = if ending.collapsed() { ", then it fell" } else { "" };
        let numbers: Vec<String> = self.setup().numbers.iter().map(ToString::to_string).collect();
        let numbers = if numbers.is_empty() { String::new() } else { format!(" ({})", numbers.join(", ")) };
        Some(Feat {
            category: format!("{stashes} stashes{numbers}, chosen by {chosen}"),
            figure: ending.height_um.into(),
            words: format!("{}{fell}", mm(ending.height_um)),
        })
    }

    /// A card that would not lie goes back to its bay (R29).
    /// The colours are to everybody's taste.
    fn is_of_the_day(setup: &Setup, day: Day) -> bool {
        Setup { colours: setup.colours.clone(), ..Setup::of_the_day(day.seed()) } == *setup
    }

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
