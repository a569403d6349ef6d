//! What a match of Rathulhu asks for in its set-up: by whose numbers two players play.

use super::table::RathulhuOrder;
use crate::app::game_ui::{FormContext, FormError};
use crate::app::ui::players::Players;
use crate::app::ui::set_up::{self, Agreed, OwnRows, one_of};
use crate::games::rathulhu::info::INFO;
use crate::games::rathulhu::rules::{Preset, Setup, Tokens};
use crate::session::Seating;
use crate::session::info::GameInfo;
use bevy_egui::egui::Ui;
use serde::{Deserialize, Serialize};

/// A match being set up.
pub type Draft = set_up::Draft<Own>;

/// The game's own rows.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Own {
    preset: Preset,
}

impl Default for Own {
    fn default() -> Self {
        Self { preset: Preset::Source }
    }
}

impl OwnRows for Own {
    type Order = RathulhuOrder;

    const DEALT: &'static str = "tiles";

    fn info() -> &'static GameInfo {
        &INFO
    }

    fn order(&self, agreed: Agreed) -> Result<RathulhuOrder, FormError> {
        // Only two players have a choice of numbers.
        let players = agreed.players;
        let setup = Setup { players, preset: if players == 2 { self.preset } else { Preset::Source } };
        setup.validate()?;
        Ok(RathulhuOrder::new(setup, agreed))
    }

    fn again(order: &RathulhuOrder) -> (Self, &Seating, bool) {
        (Self { preset: order.setup.preset }, &order.seating, order.practice)
    }

    fn remark(&self, players: u8) -> String {
        format!("{} spaces of time", Setup { players, preset: self.preset }.time_spaces())
    }

    fn rows(&mut self, ui: &mut Ui, players: &Players, _: bool, _: &FormContext) {
        if players.count == 2 {
            let [own, others] = [Preset::Source, Preset::Ra].map(sets);
            let choices = [(Preset::Source, "Rathulhu's", own.as_str()), (Preset::Ra, "Ra's", &others)];
            one_of(ui, "Numbers", &mut self.preset, &choices);
        }
    }
}

fn sets(preset: Preset) -> String {
    let setup = Setup { players: 2, preset };
    let sets: Vec<String> = setup.token_sets().iter().map(Tokens::to_string).collect();
    format!("{} spaces of time; tokens {}", setup.time_spaces(), sets.join(" and "))
}
