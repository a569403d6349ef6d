//! The set-up of a match of Rathulhu: who sits where, by whose numbers, with which seed.

use super::lifecycle::RathulhuOrder;
use crate::app::game_ui::{FormContext, FormError, Order, SetupForm};
use crate::app::ui::form::{self, choose, head, parse_seed, seed_field};
use crate::app::ui::layout::faint;
use crate::game::Seat;
use crate::games::rathulhu::INFO;
use crate::games::rathulhu::rules::{PLAYERS, Preset, Setup, Tokens};
use crate::session::{Seating, Sitter, Skill};
use bevy_egui::egui::Ui;
use std::any::Any;
use std::sync::Arc;

/// A match being set up.
#[derive(Clone, Debug, PartialEq)]
pub struct Draft {
    players: u8,
    /// Who would sit on each of the most seats there can be.
    seats: [Sitter; PLAYERS.1 as usize],
    preset: Preset,
    practice: bool,
    /// As typed; empty for a seed of chance.
    pub seed: String,
}

impl Default for Draft {
    /// One person against two bots.
    fn default() -> Self {
        let mut seats = [Sitter::Bot(Skill::Middle); PLAYERS.1 as usize];
        seats[0] = Sitter::Person;
        Self { players: 3, seats, preset: Preset::Source, practice: true, seed: String::new() }
    }
}

impl Draft {
    /// The same again as a match that was played, with another seed.
    pub fn again(order: &RathulhuOrder) -> Self {
        let mut draft = Self::default();
        (draft.players, draft.preset) = (order.setup.players, order.setup.preset);
        draft.practice = order.practice;
        for (seat, sitter) in draft.seats.iter_mut().zip(&order.seating.sitters) {
            *seat = *sitter;
        }
        draft
    }

    /// The order it stands for; `chance` is the seed when none was typed.
    ///
    /// # Errors
    /// What has to be changed first.
    pub fn order(&self, chance: u64) -> Result<RathulhuOrder, FormError> {
        let seed = parse_seed(&self.seed)?.unwrap_or(chance);
        let preset = if self.players == 2 { self.preset } else { Preset::Source };
        let setup = Setup { players: self.players, preset };
        setup.validate()?;
        let seats = self.seats.iter().copied().take(usize::from(self.players));
        Ok(RathulhuOrder { setup, seating: Seating::new(seats), seed, practice: self.practice })
    }
}

impl SetupForm for Draft {
    fn title(&self) -> &'static str {
        INFO.title
    }

    fn rows(&mut self, ui: &mut Ui, about: &FormContext) {
        rows(ui, self, about.chance);
    }

    fn order(&self, chance: u64) -> Result<Arc<dyn Order>, FormError> {
        Ok(Arc::new(Self::order(self, chance)?))
    }

    fn as_any(&mut self) -> &mut dyn Any {
        self
    }
}

fn rows(ui: &mut Ui, draft: &mut Draft, chance: u64) {
    head(ui, "Players");
    ui.horizontal_wrapped(|ui| {
        for n in PLAYERS.0..=PLAYERS.1 {
            ui.selectable_value(&mut draft.players, n, n.to_string());
        }
        let spaces = Setup { players: draft.players, preset: draft.preset }.time_spaces();
        ui.label(faint(format!("{spaces} spaces of time")));
    });
    ui.end_row();
    for k in 0..usize::from(draft.players) {
        head(ui, &Seat(k as u8).to_string());
        form::sitter(ui, &mut draft.seats[k], &INFO);
        ui.end_row();
    }
    if draft.players == 2 {
        head(ui, "Numbers");
        choose(
            ui,
            &mut draft.preset,
            &[(Preset::Source, "Rathulhu's", &sets(Preset::Source)), (Preset::Ra, "Ra's", &sets(Preset::Ra))],
        );
        ui.end_row();
    }
    form::practice(ui, &mut draft.practice);
    seed_field(ui, &mut draft.seed, chance, "The same seed gives the same tiles");
}

fn sets(preset: Preset) -> String {
    let setup = Setup { players: 2, preset };
    let sets: Vec<String> = setup.token_sets().iter().map(Tokens::to_string).collect();
    format!("{} spaces of time; tokens {}", setup.time_spaces(), sets.join(" and "))
}
