//! What a match of Building an Elder God asks for in its set-up: the rules that may be left out.

use super::table::ElderGodOrder;
use crate::app::game_ui::{FormContext, FormError};
use crate::app::ui::players::Players;
use crate::app::ui::set_up::{self, Agreed, OwnRows, either, one_of};
use crate::games::elder_god::info::INFO;
use crate::games::elder_god::rules::{Setup, Variant};
use crate::session::Seating;
use crate::session::info::GameInfo;
use bevy_egui::egui::Ui;
use serde::{Deserialize, Serialize};

/// A match being set up.
pub type Draft = set_up::Draft<Own>;

/// The game's own rows.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Own {
    /// What is agreed; the form says how many play.
    agreed: Setup,
}

impl Default for Own {
    fn default() -> Self {
        Self { agreed: Setup::players(INFO.usual_seats) }
    }
}

impl OwnRows for Own {
    type Order = ElderGodOrder;

    const DEALT: &'static str = "cards";

    fn info() -> &'static GameInfo {
        &INFO
    }

    fn order(&self, agreed: Agreed) -> Result<ElderGodOrder, FormError> {
        let setup = Setup { players: agreed.players, ..self.agreed };
        setup.validate()?;
        Ok(ElderGodOrder::new(setup, agreed))
    }

    fn again(order: &ElderGodOrder) -> (Self, &Seating, bool) {
        (Self { agreed: order.setup }, &order.seating, order.practice)
    }

    fn remark(&self, players: u8) -> String {
        format!("a path of {} cards", Setup::players(players).needed())
    }

    fn rows(&mut self, ui: &mut Ui, _: &Players, _: bool, _: &FormContext) {
        let agreed = &mut self.agreed;
        let feud = "Ours: wounds, and healing with a card, cost no turn; a card is drawn for them";
        one_of(
            ui,
            "Variant",
            &mut agreed.variant,
            &[
                (Variant::Usual, "as published", ""),
                (Variant::Banishment, "Elder Signs", "Five cards that banish cards of two monsters"),
                (Variant::Feud, "a feud", feud),
            ],
        );
        either(
            ui,
            "One's own monster",
            &mut agreed.crappy_cultist,
            ("is safe from oneself", ""),
            ("may be wounded", "Whoever is crappy enough may wound their own"),
        );
        either(
            ui,
            "Beside immune cards",
            &mut agreed.beside_immune,
            ("nobody wounds", "No wounded card is joined to an immune one"),
            ("wounds may lie", ""),
        );
        either(
            ui,
            "Wounds that nothing heals",
            &mut agreed.scars,
            ("stay", ""),
            ("scar over", "After three turns, for a healthy card"),
        );
    }
}
