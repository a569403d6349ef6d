//! What the player has chosen so far: a card, a plot to be seen large, how plots are panned and zoomed. None of it is part
//! of the match.

use super::asked::Asked;
use super::pick::Pick;
use super::plots::Camera;
use super::seen::Seen;
use crate::shown_table::{ElderGodWindow, Table};
use bevy::prelude::Resource;
use elder_god_rules::{Action, Card, ElderGod};
use game::Seat;
use session::{CardMatch, Seating};
use std::collections::BTreeMap;
use window::flat;
use window::ui::pass_screen;

/// What has been chosen so far.
#[derive(Resource, Clone, Debug, Default)]
pub struct Desk {
    /// What is held.
    pub pick: Pick,
    /// Whether cards are being chosen that are to be thrown away.
    pub throwing: bool,
    /// Those that have been chosen.
    pub marked: Vec<Card>,
    /// The plot that is to be seen large; by itself it is that of whoever looks.
    pub front: Option<Seat>,
    /// How plots were panned and zoomed.
    pub cameras: BTreeMap<Seat, Camera>,
    /// Whether the discard pile is looked through.
    pub pile_open: bool,
    /// Who sits before the screen.
    pub screen: pass_screen::Screen,
    /// The match and the moment of it for which all this was chosen.
    chosen_at: Option<u64>,
    /// Whether the end has been seen to come.
    over: bool,
}

impl Desk {
    /// A table at which these people sit.
    pub fn at(seating: &Seating) -> Self {
        Self { screen: pass_screen::Screen::shared(seating.persons()), ..Self::default() }
    }

    /// The plot that is seen large.
    pub fn front(&self, seating: &Seating, seen: &Seen) -> Seat {
        let winner = seen.winner().map(|(seat, _)| seat);
        let own = seen.view.viewer.or_else(|| seating.persons().next());
        self.front.or(winner).or(own).unwrap_or(Seat(0))
    }

    /// Who has to come to the screen before the game can go on; nobody while things move.
    pub fn wanted(&self, m: &CardMatch<ElderGod>, busy: bool) -> Option<Seat> {
        let seat = m.game().phase().seat().filter(|_| !busy)?;
        self.screen.wanted(seat)
    }

    /// What was chosen for another moment of the match is nothing any more; at the end every plot is seen by itself.
    pub(super) fn renew(&mut self, moment: u64, over: bool) {
        if self.chosen_at != Some(moment) {
            self.let_go();
            self.chosen_at = Some(moment);
        }
        if over != self.over {
            (self.over, self.front) = (over, None);
        }
    }

    /// Whether Esc takes something back here, before the program gets it.
    pub const fn keeps_escape(&self) -> bool {
        self.pick.held.is_some() || self.throwing || self.pile_open
    }

    /// Marks a card that is to be thrown away, or no more.
    pub fn mark(&mut self, card: Card) {
        let before = self.marked.len();
        self.marked.retain(|marked| *marked != card);
        if self.marked.len() == before {
            self.marked.push(card);
        }
    }

    /// Lets go of everything.
    pub fn let_go(&mut self) {
        (self.pick, self.throwing) = (Pick::default(), false);
        self.marked.clear();
    }
}

/// What was chosen for another moment of the match is nothing any more; another may have come to the screen.
pub(super) fn renew(m: &CardMatch<ElderGod>, table: &mut Table, desk: &mut Desk) {
    let here = desk.screen.here();
    if table.viewer() != here {
        table.look_as(here);
        desk.front = None;
    }
    desk.renew(m.serial(), table.seen().winner().is_some());
}

/// Does what panels and keys ask for.
pub(super) fn carry_out(table: &mut flat::Table<ElderGodWindow>, asked: Asked) {
    let desk = &mut *table.desk;
    match asked {
        Asked::Do(action) => table.act(action),
        Asked::Redraw => {
            let thrown: Vec<Card> = desk.marked.drain(..).collect();
            thrown.into_iter().for_each(|card| table.act(Action::Throw(card)));
            table.act(Action::Refill);
        }
        Asked::Pick(pick) => (desk.pick, desk.throwing) = (pick, false),
        Asked::Throwing(on) => {
            desk.let_go();
            desk.throwing = on;
        }
        Asked::Mark(card) => desk.mark(card),
        Asked::ThrowAway(card) => {
            if !desk.throwing {
                desk.let_go();
                desk.throwing = true;
            }
            if !desk.marked.contains(&card) {
                desk.mark(card);
            }
        }
        Asked::Front(seat) => desk.front = Some(seat),
        Asked::Look(seat, Some(camera)) => drop(desk.cameras.insert(seat, camera)),
        Asked::Look(seat, None) => drop(desk.cameras.remove(&seat)),
        Asked::Pile(open) => desk.pile_open = open,
        Asked::Hurry => table.shown.hurry(),
    }
}
