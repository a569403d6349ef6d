//! A match of Houses of Thoth that is being set up.

use super::colours::ColourSet;
use super::lifecycle::ThothOrder;
use crate::app::game_ui::FormError;
use crate::app::ui::form::parse_seed;
use crate::games::thoth::rules::{Builder, Dealer, GOAL, PLAYERS, Setup};
use crate::session::{Names, Seating, Sitter, Skill};

/// Names of players who have not given theirs.
const NAMES: [&str; 5] = ["Ann", "Bo", "Cleo", "Dov", "Eva"];

/// A seat being set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// As typed.
    pub name: String,
    /// Who plays it.
    pub sitter: Sitter,
}

/// A match being set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    /// How many play.
    pub players: u8,
    /// Five places, of which the first are taken.
    pub places: Vec<Place>,
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
    pub seed: String,
}

impl Default for Draft {
    fn default() -> Self {
        let place = |(k, name): (usize, &str)| Place {
            name: name.to_owned(),
            sitter: if k == 0 { Sitter::Person } else { Sitter::Bot(Skill::Middle) },
        };
        Self {
            players: 2,
            places: NAMES.into_iter().enumerate().map(place).collect(),
            builder: Builder::ByHand,
            dealer: Dealer::Random,
            goal: GOAL,
            colours: ColourSet::Rainbow,
            practice: false,
            seed: String::new(),
        }
    }
}

impl Draft {
    /// The same again as a match that was played, with another seed.
    pub fn again(order: &ThothOrder) -> Self {
        let mut draft = Self {
            players: order.setup.players,
            builder: order.setup.builder,
            dealer: order.setup.dealer,
            goal: order.setup.goal,
            colours: order.colours,
            practice: order.practice,
            ..Self::default()
        };
        for (place, seat) in draft.places.iter_mut().zip(order.setup.seats()) {
            *place = Place { name: order.seating.names.of(seat), sitter: order.seating.sitter(seat) };
        }
        draft
    }

    /// The places that are taken.
    pub fn taken(&self) -> &[Place] {
        let (least, most) = PLAYERS;
        let players = usize::from(self.players.clamp(least, most)).min(self.places.len());
        &self.places[..players]
    }

    /// The order it stands for; `chance` is the seed when none was typed.
    ///
    /// # Errors
    /// What has to be changed first.
    pub fn order(&self, chance: u64) -> Result<ThothOrder, FormError> {
        let setup =
            Setup { players: self.players, builder: self.builder, dealer: self.dealer, goal: self.goal };
        setup.validate()?;
        let taken = self.taken();
        for (k, place) in taken.iter().enumerate() {
            let name = place.name.trim();
            if !name.is_empty() && taken[..k].iter().any(|other| other.name.trim() == name) {
                return Err(FormError::SameName(name.to_owned()));
            }
        }
        let mut seating = Seating::new(taken.iter().map(|place| place.sitter));
        seating.names = Names::new(taken.iter().map(|place| place.name.clone()));
        let seed = parse_seed(&self.seed)?.unwrap_or(chance);
        Ok(ThothOrder { setup, seating, colours: self.colours, seed, practice: self.practice })
    }
}
