//! What is foretold of a release, how far it can be relied on, and the words for it.

use crate::tabled::Ruling;
use game::message::{Arg, Message};
use game::pieces::{Class, Surface};
use table::PieceId;
use table::rapier3d::prelude::*;

/// What lies on the table after a release.
#[derive(Clone, Debug, PartialEq)]
pub struct Outlook {
    /// How the piece lies, for pyramids.
    pub class: Option<Class>,
    /// What it rests on: the pyramid it is nested on; else the table or the card it touches; else every pyramid that
    /// carries it. Nothing where it left the table.
    pub on: Vec<Surface>,
    /// What else falls.
    pub falls: Vec<PieceId>,
    /// Whether everything came to rest in time.
    pub rests: bool,
}

impl Outlook {
    /// Whether nothing else falls.
    pub fn stands(&self) -> bool {
        self.falls.is_empty()
    }

    /// Whether two agree in what a player wants to know.
    pub fn agrees(&self, other: &Self) -> bool {
        self.class == other.class && self.on == other.on && self.stands() == other.stands()
    }
}

/// How far a word can be relied on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Certainty {
    /// Geometry and statics cannot tell, and nothing has been tried yet.
    Open,
    /// Geometry and statics say so; nothing has been tried yet.
    First,
    /// A release was tried with a still hand.
    Tried,
    /// Trembling hands came to the same.
    Confirmed,
    /// A tremble changes it, or it does not come to rest.
    Uncertain,
}

impl Certainty {
    /// Whether a surer word is still to come.
    pub fn is_on_its_way(self) -> bool {
        matches!(self, Self::Open | Self::First | Self::Tried)
    }

    /// Whether a release was tried, and came out clearly.
    pub fn is_tried(self) -> bool {
        matches!(self, Self::Tried | Self::Confirmed)
    }

    /// Whether it says something that a player can rely on, as far as is known by now.
    pub fn is_clear(self) -> bool {
        matches!(self, Self::First | Self::Tried | Self::Confirmed)
    }
}

/// What is foretold of a release.
#[derive(Clone, Debug, PartialEq)]
pub struct Foresight {
    /// What comes of it if the hand is still.
    pub outlook: Outlook,
    /// What the rules would make of it, where the game says so.
    pub verdict: Option<Ruling>,
    /// How far it can be relied on.
    pub certainty: Certainty,
    /// Where what is held comes to rest, lowest first.
    pub poses: Vec<(PieceId, Pose)>,
}

impl Foresight {
    /// Whether trembling hands came to the same.
    pub fn is_certain(&self) -> bool {
        self.certainty == Certainty::Confirmed
    }

    /// The words of the rules, where they have any: then they alone say whether anything is lost.
    pub fn judged(&self) -> Option<&Message> {
        self.verdict.as_ref().and_then(|verdict| verdict.words.as_ref())
    }

    /// Whether two agree in what a player wants to know: what the rules make of it, and where they have no words of their own,
    /// how it lies.
    pub fn agrees(&self, other: &Self) -> bool {
        let made = |of: &Self| of.verdict.as_ref().map(|verdict| (verdict.lost, verdict.as_asked));
        let told = self.judged().is_some() && other.judged().is_some();
        made(self) == made(other) && (told || self.outlook.agrees(&other.outlook))
    }
}

/// What is foretold of a release, with its words.
#[derive(Clone, Debug, PartialEq)]
pub struct Foretold {
    /// What is foretold.
    pub foresight: Foresight,
    /// The same to be said: "upright on the table".
    pub words: Message,
}

impl Foresight {
    /// With words, in which a piece is called what `name` says.
    pub fn told(self, name: impl Fn(PieceId) -> Message) -> Foretold {
        let words = self.words(name);
        Foretold { foresight: self, words }
    }

    fn words(&self, name: impl Fn(PieceId) -> Message) -> Message {
        let Outlook { class, on, falls, rests } = &self.outlook;
        match self.certainty {
            Certainty::Open => return Message::new("foretold-open"),
            _ if !rests => return Message::new("foretold-restless"),
            Certainty::Uncertain => return Message::new("foretold-uncertain"),
            Certainty::First | Certainty::Tried | Certainty::Confirmed => {}
        }
        if let Some(words) = self.judged() {
            return words.clone();
        }
        let said = |ground: &Surface| ground.piece().map_or_else(|| Message::new("table"), &name);
        let grounds: Vec<Message> = on.iter().map(said).collect();
        let how = match class {
            _ if on.is_empty() => "off-table",
            Some(Class::Upright) => "upright",
            Some(Class::Flat) => "flat",
            Some(Class::Weird) => "weird",
            None if on.contains(&Surface::Table) => "slides",
            None => "lies",
        };
        let lies = Message::new("foretold-lies").with("how", Arg::Keyword(how)).with("on", Arg::All(grounds));
        if falls.is_empty() {
            return lies;
        }
        let names = falls.iter().map(|&id| name(id)).collect();
        Message::new("foretold-falls").with("lies", lies).with("pieces", Arg::All(names))
    }
}
