//! The set-up of a match of Stones: who plays.

use super::{INFO, StonesOrder};
use crate::toy_game::rules::Setup;
use bevy_egui::egui::Ui;
use cyclopean::app::game_ui::{FormContext, FormError, Order, SetupForm};
use cyclopean::app::ui::form::{self, parse_seed, seed_field};
use cyclopean::app::ui::players::Players;
use cyclopean::app::ui::seats::Badge;
use std::any::Any;
use std::sync::Arc;

/// A match being set up.
pub struct Draft {
    /// Who plays.
    pub players: Players,
    practice: bool,
    seed: String,
}

impl Default for Draft {
    fn default() -> Self {
        Self { players: Players::new(2, &INFO), practice: true, seed: String::new() }
    }
}

impl Draft {
    /// The same again as a match that was played, with another seed.
    pub fn again(order: &StonesOrder) -> Self {
        Self { players: Players::of(&order.seating, &INFO), practice: order.practice, ..Self::default() }
    }
}

impl SetupForm for Draft {
    fn title(&self) -> &'static str {
        INFO.title
    }

    fn rows(&mut self, ui: &mut Ui, about: &FormContext) {
        self.players.row(ui, "Players", &INFO, Badge::usual, |_| String::new());
        form::practice(ui, &mut self.practice);
        seed_field(ui, &mut self.seed, about.chance, "The same seed gives the same heap");
    }

    fn order(&self, chance: u64) -> Result<Arc<dyn Order>, FormError> {
        Ok(Arc::new(StonesOrder {
            setup: Setup { players: self.players.count },
            seating: self.players.seating()?,
            seed: parse_seed(&self.seed)?.unwrap_or(chance),
            practice: self.practice,
        }))
    }

    fn as_any(&mut self) -> &mut dyn Any {
        self
    }
}
