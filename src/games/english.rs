//! What is English still: the events and pieces of games that the language files do not have yet. A game that is translated
//! says messages of its own, and goes from here.

use super::thoth::rules::Piece;
use super::{cluethulhu, elder_god, rathulhu, thoth};
use crate::game::message::{Message, Say};

macro_rules! english {
    ($($event:ty),* $(,)?) => {$(
        impl Say for $event {
            fn message(&self) -> Message {
                Message::english(self.to_string())
            }
        }
    )*};
}
english!(cluethulhu::rules::Event, elder_god::rules::Event, rathulhu::rules::Event, thoth::rules::Event,);

impl Say for Piece {
    fn message(&self) -> Message {
        Message::english(match self {
            Self::Card(card) if !card.takes_article() => format!("{card} card"),
            piece => piece.to_string(),
        })
    }
}
