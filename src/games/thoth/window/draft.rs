//! A match of Houses of Thoth that is being set up.

use super::colours::ColourSet;
use super::lifecycle::ThothOrder;
use crate::app::game_ui::FormError;
use crate::app::ui::form::parse_seed;
use crate::app::ui::players::Players;
use crate::games::thoth::INFO;
use crate::games::thoth::rules::{Builder, Dealer, GOAL, Setup};
use serde::{Deserialize, Serialize};

/// A match being set up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Draft {
    /// Who plays.
    pub players: Players,
    /// Who sets the pieces.
    pub builder: Builder,
    /// Who deals first.
    pub dealer: Dealer,
    /// The score that ends the game, as it stands on the slider.
    pub goal: i32,
    /// The colours of the stones.
    pub colours: ColourSet,
    /// Whether steps may be taken back.
    pub practice: bool,
    /// As typed; empty for a seed of chance.
    #[serde(skip)]
    pub seed: String,
}

impl Default for Draft {
    fn default() -> Self {
        Self {
            players: Players::new(2, &INFO),
            builder: Builder::ByHand,
            dealer: Dealer::Random,
            goal: GOAL,
            colours: ColourSet::Rainbow,
            practice: true,
            seed: String::new(),
        }
    }
}

impl Draft {
    /// The same again as a match that was played, with another seed.
    pub fn again(order: &ThothOrder) -> Self {
        Self {
            players: Players::of(&order.seating, &INFO),
            builder: order.setup.builder,
            dealer: order.setup.dealer,
            goal: order.setup.goal,
            colours: order.colours,
            practice: order.practice,
            ..Self::default()
        }
    }

    /// The order it stands for; `chance` is the seed when none was typed.
    ///
    /// # Errors
    /// What has to be changed first.
    pub fn order(&self, chance: u64) -> Result<ThothOrder, FormError> {
        let setup = Setup {
            players: self.players.count,
            builder: self.builder,
            dealer: self.dealer,
            goal: self.goal,
        };
        setup.validate()?;
        let seating = self.players.seating()?;
        let seed = parse_seed(&self.seed)?.unwrap_or(chance);
        Ok(ThothOrder { setup, seating, colours: self.colours, seed, practice: self.practice })
    }
}
