//! The set-up of a match of Building an Elder God: who sits where, what is agreed, with which seed.

use super::ElderGodOrder;
use crate::app::game_ui::{FormContext, FormError, Order, SetupForm};
use crate::app::ui::form::{self, choose, head, parse_seed, seed_field};
use crate::app::ui::players::Players;
use crate::app::ui::seats::Badge;
use crate::games::elder_god::INFO;
use crate::games::elder_god::rules::Setup;
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
    /// What is agreed; how many play is said by `players`.
    agreed: Setup,
    practice: bool,
    /// As typed; empty for a seed of chance.
    #[serde(skip)]
    pub seed: String,
}

impl Default for Draft {
    /// One person against bots.
    fn default() -> Self {
        let players = Players::new(INFO.usual_seats, &INFO);
        let agreed = Setup::players(players.count);
        Self { players, agreed, practice: true, seed: String::new() }
    }
}

impl Draft {
    /// The same again as a match that was played, with another seed.
    pub fn again(order: &ElderGodOrder) -> Self {
        let players = Players::of(&order.seating, &INFO);
        Self { players, agreed: order.setup, practice: order.practice, ..Self::default() }
    }

    /// The order it stands for; `chance` is the seed when none was typed.
    ///
    /// # Errors
    /// What has to be changed first.
    pub fn order(&self, chance: u64) -> Result<ElderGodOrder, FormError> {
        let seed = parse_seed(&self.seed)?.unwrap_or(chance);
        let setup = Setup { players: self.players.count, ..self.agreed };
        setup.validate()?;
        Ok(ElderGodOrder { setup, seating: self.players.seating()?, seed, practice: self.practice })
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
    let needed = |players| format!("a path of {} cards", Setup::players(players).needed());
    draft.players.row(ui, "Players", &INFO, Badge::usual, needed);
    let agreed = &mut draft.agreed;
    let row = |ui: &mut Ui, what: &str, value: &mut bool, no: (&str, &str), yes: (&str, &str)| {
        head(ui, what);
        choose(ui, value, &[(false, no.0, no.1), (true, yes.0, yes.1)]);
        ui.end_row();
    };
    row(
        ui,
        "Elder Signs",
        &mut agreed.banishment,
        ("left out", ""),
        ("in the deck", "Five cards that banish cards of two monsters"),
    );
    row(
        ui,
        "One's own monster",
        &mut agreed.crappy_cultist,
        ("is safe from oneself", ""),
        ("may be wounded", "Whoever is crappy enough may wound their own"),
    );
    row(
        ui,
        "Beside immune cards",
        &mut agreed.beside_immune,
        ("nobody wounds", "No wounded card is joined to an immune one"),
        ("wounds may lie", ""),
    );
    row(
        ui,
        "Wounds that nothing heals",
        &mut agreed.scars,
        ("stay", ""),
        ("scar over", "After three turns, for a healthy card"),
    );
    form::practice(ui, &mut draft.practice);
    seed_field(ui, &mut draft.seed, chance, "The same seed gives the same cards");
}
