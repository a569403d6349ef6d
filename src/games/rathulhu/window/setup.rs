//! What a match of Rathulhu asks for in its set-up: by whose numbers two players play.

use super::table::RathulhuOrder;
use super::texts::SetUp as Words;
use crate::app::game_ui::{FormContext, FormError};
use crate::app::speech::say;
use crate::app::ui::players::Players;
use crate::app::ui::set_up::{self, Agreed, OwnRows, one_of};
use crate::games::rathulhu::info::INFO;
use crate::games::rathulhu::rules::{Preset, Setup};
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

    const DEALT: &'static str = "rathulhu-dealt";

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
        say(Words::Spaces { spaces: Setup { players, preset: self.preset }.time_spaces() })
    }

    fn rows(&mut self, ui: &mut Ui, players: &Players, _: bool, _: &FormContext) {
        if players.count == 2 {
            let [own, others] = [Preset::Source, Preset::Ra].map(sets);
            let choices = [(Preset::Source, say(Words::Own), own), (Preset::Ra, say(Words::Ra), others)];
            one_of(ui, &say(Words::Numbers), &mut self.preset, &choices);
        }
    }
}

fn sets(preset: Preset) -> String {
    let setup = Setup { players: 2, preset };
    let mut sets = setup.token_sets().into_iter().map(|set| set.to_string());
    let mut next = || sets.next().unwrap_or_default();
    say(Words::Sets { spaces: setup.time_spaces(), first: next(), second: next() })
}
