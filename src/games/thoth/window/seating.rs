//! Who sits at the table, and with which stones they play: kept with the match, and saved beside it.

use super::colours::ColourSet;
use super::names::Names;
use super::panels::draft::{Draft, Order, Sitter};
use crate::game::Seat;
use crate::games::thoth::rules::{Phase, Thoth};
use crate::session::{Match, Tabled};
use serde::{Deserialize, Serialize};

/// The company.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Company {
    /// Who plays which seat.
    pub sitters: Vec<Sitter>,
    /// What they are called.
    pub names: Names,
    /// The colours of the stones.
    pub colours: ColourSet,
}

impl Company {
    /// The company of an order.
    pub fn of(order: &Order) -> Self {
        Self { sitters: order.sitters.clone(), names: order.names.clone(), colours: order.colours }
    }

    /// The company that was saved beside a match. Where nobody wrote it down, it is the usual one.
    pub fn beside(m: &Match<Thoth>) -> Self {
        let seats = usize::from(m.game().setup().players);
        let read = m.beside().and_then(|saved| Self::deserialize(saved).ok());
        read.filter(|company| company.sitters.len() == seats).unwrap_or_else(|| {
            let draft = Draft::default();
            let places = draft.places.iter().take(seats);
            Self {
                sitters: places.clone().map(|place| place.sitter).collect(),
                names: Names::new(places.map(|place| place.name.clone())),
                colours: draft.colours,
            }
        })
    }

    /// The order that leads to such a match again.
    pub fn order(&self, m: &Match<Thoth>) -> Order {
        Order {
            setup: m.game().setup().clone(),
            sitters: self.sitters.clone(),
            names: self.names.clone(),
            colours: self.colours,
            seed: m.seed(),
            practice: m.practice(),
        }
    }

    /// Who plays a seat; a person where nobody does.
    pub fn sitter(&self, seat: Seat) -> Sitter {
        self.sitters.get(usize::from(seat.0)).copied().unwrap_or(Sitter::Person)
    }

    /// The person who is asked now, if one is. Whether a house was knocked over on purpose is asked where people sit on
    /// both sides: bots mean no harm, and accuse nobody of any.
    pub fn asked(&self, game: &Thoth) -> Option<Seat> {
        let person = |seat: &Seat| self.sitter(*seat) == Sitter::Person;
        let harmed = matches!(game.phase(), Phase::Knocked { .. });
        Some(game.actor()).filter(person).filter(|_| !harmed || person(&game.active()))
    }

    /// The seats that people play.
    pub fn people(&self) -> impl Iterator<Item = Seat> {
        (0..).map(Seat).zip(&self.sitters).filter(|(_, who)| **who == Sitter::Person).map(|(seat, _)| seat)
    }
}
