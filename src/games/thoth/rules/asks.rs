//! What the game waits for.

use strum::EnumCount;

use super::action::Play;
use super::cards::Card;
use super::pieces::Piece;
use super::state::{LetGo, Phase, Thoth};
use game::Seat;

/// What the game asks for now.
#[derive(Clone, Debug, PartialEq, Eq, EnumCount)]
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
    /// A bid for who begins.
    Bid,
    /// That one of the bids be taken.
    TakeBid,
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
            Phase::Bidding => Asks::Bid,
            Phase::Taking { .. } => Asks::TakeBid,
        }
    }
}
