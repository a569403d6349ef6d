//! What a match of Building an Elder God asks for in its set-up: the rules that may be left out.

use super::texts::SetUpText as Words;
use crate::shown_table::ElderGodOrder;
use bevy_egui::egui::Ui;
use elder_god::info::INFO;
use elder_god_rules::{Setup, Variant};
use serde::{Deserialize, Serialize};
use session::Seating;
use session::info::GameInfo;
use window::game_ui::{FormContext, FormError};
use window::speech::say;
use window::ui::players::Players;
use window::ui::set_up::{self, Agreed, OwnRows, each_of, either, one_of};

pub type Draft = set_up::Draft<SetupRows>;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SetupRows {
    /// What is agreed; the form says how many play.
    agreed: Setup,
}

impl Default for SetupRows {
    fn default() -> Self {
        Self { agreed: Setup::players(INFO.usual_seats) }
    }
}

/// How a game is played by what was agreed.
pub(super) const fn manner(setup: &Setup) -> Words {
    match (setup.variant, setup.players) {
        (Variant::Usual, ..=2) => Words::Usual,
        (Variant::Usual, _) => Words::Peaceful,
        (Variant::Banishment, _) => Words::Signs,
        (Variant::Feud, _) => Words::Feud,
    }
}

impl OwnRows for SetupRows {
    type Order = ElderGodOrder;

    const INFO: &'static GameInfo = &INFO;
    const DEALT: &'static str = "elder-god-dealt";

    fn order(&self, agreed: Agreed) -> Result<ElderGodOrder, FormError> {
        let setup = Setup { players: agreed.players, ..self.agreed };
        setup.validate()?;
        Ok(ElderGodOrder::new(setup, agreed))
    }

    fn again(order: &ElderGodOrder) -> (Self, &Seating, bool) {
        (Self { agreed: order.setup }, &order.seating, order.practice)
    }

    fn remark(&self, players: u8) -> String {
        say(Words::Path { cards: Setup::players(players).needed() })
    }

    fn rows(&mut self, ui: &mut Ui, players: &Players, _: bool, _: &FormContext) {
        let agreed = &mut self.agreed;
        let named = |variant| (variant, manner(&Setup { variant, players: players.count, ..*agreed }));
        let variants = [Variant::Usual, Variant::Feud, Variant::Banishment].map(named);
        // With three and more a wound is a gift to the others: whether it costs a turn makes it another game.
        if players.count > 2 {
            each_of(ui, Words::Manner, &mut agreed.variant, &variants);
        } else {
            one_of(ui, Words::Variant, &mut agreed.variant, &variants);
        }
        either(ui, Words::Own, &mut agreed.crappy_cultist, Words::OwnSafe, Words::OwnMay);
        either(ui, Words::Beside, &mut agreed.beside_immune, Words::BesideNobody, Words::BesideMay);
        either(ui, Words::Scars, &mut agreed.scars, Words::ScarsStay, Words::ScarsOver);
    }
}
