//! What the player has chosen so far: a card, a plot to be seen large, how plots are panned and zoomed; what can be asked of the
//! table by panel or key, and what comes of it. None of it is part of the match.

use crate::layout::Camera;
use crate::shown_table::{ElderGodWindow, Table};
use bevy::prelude::Resource;
use elder_god_rules::{Card, ElderGod, Known, Thing};
use game::Seat;
use game::choices::{Chosen, Input};
use session::{CardMatch, Seating};
use std::collections::BTreeMap;
use window::flat;
use window::ui::act::UiCommand;
use window::ui::pass_screen;

/// What has been chosen so far.
#[derive(Resource, Clone, Debug, Default)]
pub struct UiState {
    /// What is held, where it is pointed at, and what is marked to be thrown away.
    pub chosen: Chosen<Thing>,
    /// The plot that is to be seen large; by itself it is that of whoever looks.
    pub front: Option<Seat>,
    /// How plots were panned and zoomed.
    pub cameras: BTreeMap<Seat, Camera>,
    /// Whether the discard pile is looked through.
    pub pile_open: bool,
    pub screen: pass_screen::ScreenHolder,
    /// The match and the moment of it for which all this was chosen.
    chosen_at: Option<u64>,
    /// Whether the end has been seen to come.
    over: bool,
}

impl UiState {
    pub fn at(seating: &Seating) -> Self {
        Self { screen: pass_screen::ScreenHolder::shared(seating.persons()), ..Self::default() }
    }

    /// The plot that is seen large.
    pub fn front(&self, seating: &Seating, seen: &Known) -> Seat {
        let winner = seen.winner().map(|(seat, _)| seat);
        let own = seen.view.viewer.or_else(|| seating.persons().next());
        self.front.or(winner).or(own).unwrap_or(Seat(0))
    }

    /// The card that is held.
    pub fn card(&self) -> Option<Card> {
        self.chosen.at.iter().find_map(|thing| match thing {
            Thing::Card(card) => Some(*card),
            _ => None,
        })
    }

    /// Who has to come to the screen before the game can go on; nobody while things move.
    pub fn wanted(&self, m: &CardMatch<ElderGod>, busy: bool) -> Option<Seat> {
        let seat = m.game().phase().seat().filter(|_| !busy)?;
        self.screen.wanted(seat)
    }

    /// What was chosen for another moment of the match is nothing any more; at the end every plot is seen by itself.
    pub(super) fn renew(&mut self, moment: u64, over: bool) {
        if self.chosen_at != Some(moment) {
            self.chosen = Chosen::default();
            self.chosen_at = Some(moment);
        }
        if over != self.over {
            (self.over, self.front) = (over, None);
        }
    }

    /// Whether Esc takes something back here, before the program gets it.
    pub fn keeps_escape(&self) -> bool {
        self.chosen.is_choosing() || self.pile_open
    }
}

/// What was chosen for another moment of the match is nothing any more; another may have come to the screen.
pub(super) fn renew(m: &CardMatch<ElderGod>, table: &mut Table, ui_state: &mut UiState) {
    let here = ui_state.screen.here();
    if table.viewer() != here {
        table.look_as(here);
        ui_state.front = None;
    }
    ui_state.renew(m.serial(), table.seen().known().winner().is_some());
}

pub(super) fn carry_out(table: &mut flat::Table<ElderGodWindow>, asked: GameRequest) {
    let ui_state = &mut *table.ui_state;
    match asked {
        GameRequest::Choose(input) => {
            let step = ui_state.chosen.step(input, table.shown.seen());
            table.take(step);
        }
        GameRequest::Front(seat) => ui_state.front = Some(seat),
        GameRequest::Look(seat, Some(camera)) => drop(ui_state.cameras.insert(seat, camera)),
        GameRequest::Look(seat, None) => drop(ui_state.cameras.remove(&seat)),
        GameRequest::Pile(open) => ui_state.pile_open = open,
        GameRequest::Hurry => table.shown.hurry(),
    }
}

#[derive(Clone, Debug, PartialEq)]
pub enum GameRequest {
    /// To do something, or to choose something for it.
    Choose(Input<Thing>),
    /// To see a player's plot large.
    Front(Seat),
    /// To see a plot so, or fitted.
    Look(Seat, Option<Camera>),
    /// To look through the discard pile, or no more.
    Pile(bool),
    /// To see the end of what moves.
    Hurry,
}

pub type Wanted = UiCommand<GameRequest>;

/// What a panel wants that has to do with the choices.
pub const fn choose(input: Input<Thing>) -> Wanted {
    UiCommand::Wish(GameRequest::Choose(input))
}
