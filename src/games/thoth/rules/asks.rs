//! What the game waits for, in words.

use std::fmt;

use super::action::Play;
use super::cards::{Card, named};
use super::pieces::Piece;
use super::state::{LetGo, Phase, Thoth};
use crate::game::Seat;

/// What the game asks for now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Asks {
    /// A card.
    Play,
    /// Relief, or a discard (T11).
    PlayInTrouble(Vec<Card>),
    /// The next pyramid of a raise.
    Take {
        /// Which kind.
        pyramid: Piece,
        /// How many more.
        left: usize,
    },
    /// The card played, to be laid.
    Lay(Card),
    /// That what is held be let go.
    LetGo,
    /// That the table come to rest.
    Rest,
    /// Whether this seat knocked the house over by accident or on purpose.
    Manner(Seat),
    /// The next hand.
    Deal(Seat),
    /// Nothing more.
    Nothing,
}

impl fmt::Display for Asks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Play => f.write_str("Play a card."),
            Self::PlayInTrouble(trouble) => {
                write!(f, "Your house is in trouble ({}): relieve it, or discard.", named(trouble))
            }
            Self::Take { pyramid, left } => {
                write!(f, "Take a {pyramid} ({left} to set), or leave it at that.")
            }
            Self::Lay(card) => write!(f, "Take {} and lay it.", card.named()),
            Self::LetGo => f.write_str("Set it where it belongs, or put it back."),
            Self::Rest => f.write_str("The table comes to rest."),
            Self::Manner(by) => {
                write!(f, "{by} knocked your house over. Was it an accident, or meant?")
            }
            Self::Deal(seat) => write!(f, "{seat} deals the next hand."),
            Self::Nothing => f.write_str("The game is over."),
        }
    }
}

impl Thoth {
    /// What the game asks for now.
    pub fn asks(&self) -> Asks {
        match &self.phase {
            Phase::Choosing => match self.house(self.active).filter(|house| house.in_trouble()) {
                Some(house) => Asks::PlayInTrouble(house.trouble.clone()),
                None => Asks::Play,
            },
            Phase::Building { work } => match work.play {
                Play::Raise { card, size, count } => Asks::Take {
                    pyramid: Piece::Pyramid { element: card.element(), size },
                    left: usize::from(count).saturating_sub(work.placed.len()),
                },
                play => Asks::Lay(play.card()),
            },
            Phase::Holding { .. } => Asks::LetGo,
            Phase::Settling { let_go: LetGo::Released | LetGo::PutBack, .. } => Asks::Rest,
            Phase::Scored => Asks::Deal(self.dealer),
            Phase::Knocked { .. } => Asks::Manner(self.active),
            Phase::Over => Asks::Nothing,
        }
    }
}
