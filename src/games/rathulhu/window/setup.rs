//! The set-up of a match of Rathulhu: who sits where, by whose numbers, with which seed.

use super::RathulhuOrder;
use crate::app::game_ui::{FormContext, FormError, Order, SetupForm};
use crate::app::ui::form::{self, choose, head, parse_seed, seed_field};
use crate::app::ui::players::Players;
use crate::app::ui::seats::Badge;
use crate::games::rathulhu::INFO;
use crate::games::rathulhu::rules::{Preset, Setup, Tokens};
use bevy_egui::egui::Ui;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::any::Any;
use std::sync::Arc;

/// A match being set up.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Draft {
    /// Who plays.
    pub players: Players,
    preset: Preset,
    practice: bool,
    /// As typed; empty for a seed of chance.
    #[serde(skip)]
    pub seed: String,
}

impl Default for Draft {
    /// One person against two bots.
    fn default() -> Self {
        let players = Players::new(INFO.usual_seats, &INFO);
        Self { players, preset: Preset::Source, practice: true, seed: String::new() }
    }
}

impl Draft {
    /// The same again as a match that was played, with another seed.
    pub fn again(order: &RathulhuOrder) -> Self {
        let players = Players::of(&order.seating, &INFO);
        Self { players, preset: order.setup.preset, practice: order.practice, ..Self::default() }
    }

    /// The order it stands for; `chance` is the seed when none was typed.
    ///
    /// # Errors
    /// What has to be changed first.
    pub fn order(&self, chance: u64) -> Result<RathulhuOrder, FormError> {
        let seed = parse_seed(&self.seed)?.unwrap_or(chance);
        let setup = self.setup();
        setup.validate()?;
        Ok(RathulhuOrder { setup, seating: self.players.seating()?, seed, practice: self.practice })
    }

    /// The set-up it stands for: only two players have a choice of numbers.
    fn setup(&self) -> Setup {
        let players = self.players.count;
        Setup { players, preset: if players == 2 { self.preset } else { Preset::Source } }
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

    fn choices(&self) -> Value {
        serde_json::to_value(self).unwrap_or_default()
    }

    fn choose_again(&mut self, choices: &Value) {
        if let Ok(draft) = Self::deserialize(choices)
            && draft.players.fit(&INFO)
        {
            *self = draft;
        }
    }

    fn as_any(&mut self) -> &mut dyn Any {
        self
    }
}

fn rows(ui: &mut Ui, draft: &mut Draft, chance: u64) {
    let preset = draft.preset;
    let spaces = |players| format!("{} spaces of time", Setup { players, preset }.time_spaces());
    draft.players.row(ui, "Players", &INFO, Badge::usual, spaces);
    if draft.players.count == 2 {
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
