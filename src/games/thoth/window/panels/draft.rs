//! A match of Houses of Thoth that is being set up.

use crate::app::commands::capital;
use crate::games::thoth::window::colours::ColourSet;
use crate::games::thoth::window::names::Names;
use crate::games::thoth::bot::Level;
use crate::game::Seat;
use crate::games::thoth::rules::{Builder, Dealer, GOAL, PLAYERS, Setup};
use serde::{Deserialize, Serialize};

/// Names of players who have not given theirs.
const NAMES: [&str; 5] = ["Ann", "Bo", "Cleo", "Dov", "Eva"];

/// Who plays a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sitter {
    /// Somebody at the screen.
    Person,
    /// A bot.
    Bot(Level),
}

/// A seat being set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// As typed.
    pub name: String,
    /// Who plays it.
    pub sitter: Sitter,
}

/// A match to be started.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Order {
    /// What is agreed.
    pub setup: Setup,
    /// Who plays which seat.
    pub sitters: Vec<Sitter>,
    /// What they are called.
    pub names: Names,
    /// The colours of the stones.
    pub colours: ColourSet,
    /// Seed of the cards.
    pub seed: u64,
    /// Whether steps may be taken back.
    pub practice: bool,
}

impl Order {
    /// The seats that people play.
    pub fn people(&self) -> impl Iterator<Item = Seat> {
        let seats = self.setup.seats().zip(&self.sitters);
        seats.filter(|(_, sitter)| **sitter == Sitter::Person).map(|(seat, _)| seat)
    }
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
            sitter: if k == 0 { Sitter::Person } else { Sitter::Bot(Level::Mason) },
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
    pub fn again(order: &Order) -> Self {
        let mut draft = Self {
            players: order.setup.players,
            builder: order.setup.builder,
            dealer: order.setup.dealer,
            goal: order.setup.goal,
            colours: order.colours,
            practice: order.practice,
            ..Self::default()
        };
        let played = order.setup.seats().zip(&order.sitters);
        for (place, (seat, sitter)) in draft.places.iter_mut().zip(played) {
            *place = Place { name: order.names.of(seat), sitter: *sitter };
        }
        draft
    }

    /// The places that are taken.
    pub fn taken(&self) -> &[Place] {
        let (least, most) = PLAYERS;
        let players = usize::from(self.players.clamp(least, most)).min(self.places.len());
        &self.places[..players]
    }

    /// The seed as typed, or one of chance.
    ///
    /// # Errors
    /// In words, when what was typed is no seed.
    pub fn seed(&self) -> Result<Option<u64>, String> {
        let typed = self.seed.trim();
        if typed.is_empty() {
            return Ok(None);
        }
        if !typed.chars().all(|c| c.is_ascii_digit()) {
            return Err("A seed is a whole number: digits only".into());
        }
        typed.parse().map(Some).map_err(|_| format!("That is too large; the largest seed is {}", u64::MAX))
    }

    /// The order it stands for; `chance` is the seed when none was typed.
    ///
    /// # Errors
    /// In words, what has to be changed first.
    pub fn order(&self, chance: u64) -> Result<Order, String> {
        let setup =
            Setup { players: self.players, builder: self.builder, dealer: self.dealer, goal: self.goal };
        setup.validate().map_err(|error| capital(&error.to_string()))?;
        let taken = self.taken();
        for (k, place) in taken.iter().enumerate() {
            let name = place.name.trim();
            if !name.is_empty() && taken[..k].iter().any(|other| other.name.trim() == name) {
                return Err(format!("Two players are called {name}"));
            }
        }
        Ok(Order {
            setup,
            sitters: taken.iter().map(|place| place.sitter).collect(),
            names: Names::new(taken.iter().map(|place| place.name.clone())),
            colours: self.colours,
            seed: self.seed()?.unwrap_or(chance),
            practice: self.practice,
        })
    }
}
