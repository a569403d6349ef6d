//! What a match of Rathulhu asks for in its set-up: by whose numbers two players play, and whether scores are kept hidden.

use super::texts::SetUpText as Words;
use crate::shown_table::RathulhuOrder;
use bevy_egui::egui::Ui;
use rathulhu::info::INFO;
use rathulhu_rules::{Preset, Setup};
use serde::{Deserialize, Serialize};
use session::Seating;
use session::info::GameInfo;
use window::game_ui::{FormContext, FormError};
use window::speech::say;
use window::ui::form;
use window::ui::players::Players;
use window::ui::set_up::{self, Agreed, OwnRows, either};

pub type Draft = set_up::Draft<SetupRows>;

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct SetupRows {
    preset: Preset,
    hidden_scores: bool,
}

impl OwnRows for SetupRows {
    type Order = RathulhuOrder;

    const INFO: &'static GameInfo = &INFO;
    const DEALT: &'static str = "rathulhu-dealt";

    fn order(&self, agreed: Agreed) -> Result<RathulhuOrder, FormError> {
        // Only two players have a choice of numbers.
        let players = agreed.players;
        let preset = if players == 2 { self.preset } else { Preset::Source };
        let setup = Setup { players, preset, hidden_scores: self.hidden_scores };
        setup.validate()?;
        Ok(RathulhuOrder::new(setup, agreed))
    }

    fn again(order: &RathulhuOrder) -> (Self, &Seating, bool) {
        let Setup { preset, hidden_scores, .. } = order.setup;
        (Self { preset, hidden_scores }, &order.seating, order.practice)
    }

    fn remark(&self, players: u8) -> String {
        say(Words::Spaces { spaces: numbers(players, self.preset).time_spaces() })
    }

    fn rows(&mut self, ui: &mut Ui, players: &Players, _: bool, _: &FormContext) {
        if players.count == 2 {
            let [own, others] = [Preset::Source, Preset::Ra].map(sets);
            let choices = [(Preset::Source, say(Words::Own), own), (Preset::Ra, say(Words::Ra), others)];
            form::head(ui, &say(Words::Numbers));
            form::choose(ui, &mut self.preset, &choices);
            ui.end_row();
        }
        either(ui, Words::Scores, &mut self.hidden_scores, Words::ScoresOpen, Words::ScoresHidden);
    }
}

/// So many players with a preset.
const fn numbers(players: u8, preset: Preset) -> Setup {
    Setup { preset, ..Setup::players(players) }
}

fn sets(preset: Preset) -> String {
    let setup = numbers(2, preset);
    let mut sets = setup.token_sets().into_iter().map(|set| set.to_string());
    let mut next = || sets.next().unwrap_or_default();
    say(Words::Sets { spaces: setup.time_spaces(), first: next(), second: next() })
}
