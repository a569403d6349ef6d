//! What the player has chosen so far: a card, a plot to be seen large, how plots are panned and zoomed. None of it is part
//! of the match.

use super::ElderGodMatch;
use super::panels::Wanted;
use super::pick::Pick;
use super::plots::Camera;
use super::table::Table;
use crate::app::card_match::CardTable;
use crate::app::ui::pass_screen;
use crate::game::Seat;
use crate::games::elder_god::rules::{Card, ElderGod};
use crate::session::{CardMatch, Seating};
use bevy::prelude::*;
use bevy_egui::egui;
use std::collections::BTreeMap;

/// What has been chosen so far.
#[derive(Resource, Clone, Debug)]
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
    /// Size of the window, points, and pixels in a point, when it was last drawn.
    pub(super) window: (egui::Vec2, f32),
    /// What keys have asked for in this frame.
    pub(super) asked: Vec<Wanted>,
    /// The match and the moment of it for which all this was chosen.
    chosen_at: Option<u64>,
    /// Whether the end has been seen to come.
    over: bool,
}

impl Default for Desk {
    fn default() -> Self {
        Self {
            pick: Pick::default(),
            throwing: false,
            marked: vec![],
            front: None,
            cameras: BTreeMap::new(),
            pile_open: false,
            screen: pass_screen::Screen::default(),
            window: (egui::vec2(1280.0, 720.0), 1.0),
            asked: vec![],
            chosen_at: None,
            over: false,
        }
    }
}

impl Desk {
    /// A table at which these people sit.
    pub fn at(seating: &Seating) -> Self {
        Self { screen: pass_screen::Screen::shared(seating.persons()), ..Self::default() }
    }

    /// The plot that is seen large.
    pub fn front(&self, seating: &Seating, table: &Table) -> Seat {
        let winner = table.seen().winner().map(|(seat, _)| seat);
        let own = table.viewer().or_else(|| seating.persons().next());
        self.front.or(winner).or(own).unwrap_or(Seat(0))
    }

    /// Who has to come to the screen before the game can go on.
    pub fn wanted(&self, m: &CardMatch<ElderGod>, table: &Table) -> Option<Seat> {
        let seat = m.game().phase().seat().filter(|_| !table.is_busy())?;
        self.screen.wanted(seat)
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
pub(super) fn renew(playing: Res<ElderGodMatch>, mut desk: ResMut<Desk>, mut table: ResMut<Table>) {
    let m = &playing.0;
    let here = desk.screen.here();
    if table.viewer() != here {
        table.look_as(here);
        desk.front = None;
    }
    if desk.chosen_at != Some(m.serial()) {
        desk.let_go();
        desk.chosen_at = Some(m.serial());
    }
    let over = table.seen().winner().is_some();
    if over != desk.over {
        (desk.over, desk.front) = (over, None);
    }
}
