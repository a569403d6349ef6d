//! What whoever looks sees of a game: all of it comes from a view. Panels know nothing else.

use super::faces::Sign;
use super::verbs::Verb;
use crate::game::Seat;
use crate::games::cluethulhu::rules::{Action, Role};
pub use crate::games::cluethulhu::script::Moment;

/// Who looks at the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// Everybody: what is public.
    #[default]
    Everybody,
    /// A seat.
    Seat(Seat),
    /// The Keeper: everything.
    Keeper,
}

/// A seat as it is seen.
#[derive(Clone, Debug, PartialEq)]
pub struct SeatSeen {
    /// Which.
    pub seat: Seat,
    /// Whether it is still in the game.
    pub alive: bool,
    /// Its tablet, where whoever looks knows it.
    pub role: Option<Role>,
    /// What lies beside it.
    pub signs: Vec<Sign>,
    /// What whoever looks knows of it beside that, in a few words.
    pub note: String,
    /// How it votes, where that is being counted.
    pub vote: Option<bool>,
    /// Against whom it stands accused, and how: "accused", "seconded".
    pub accused: Option<&'static str>,
}

/// A line of the public record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The number of the Day, from 1.
    pub day: u16,
    /// Whether it was Night.
    pub night: bool,
    /// What happened, with seats by their numbers.
    pub words: String,
    /// How it is written.
    pub tone: Tone,
}

/// How a line is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// Somebody is as good as out, or everybody sees it, or the game is over.
    Loss,
    /// Somebody is out, from that moment on and for that reason: told once of everybody who is, and secret until the end.
    Out,
    /// Something that changes the game.
    Turn,
    /// Everything else.
    Plain,
    /// What only whoever looks knows.
    Secret,
}

/// What is seen of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Seen {
    /// Who looks; nobody, everybody.
    pub viewer: Option<Seat>,
    /// The number of the Day or Night, from 1.
    pub day: u16,
    /// Whether it is Night: eyes are open.
    pub night: bool,
    /// Whether the Ritual has been declared.
    pub ritual: bool,
    /// What the Keeper says now, one thing after the other.
    pub moments: Vec<Moment>,
    /// What whoever looks is asked, in words; what is going on, where they are not.
    pub prompt: String,
    /// The seats, from the first.
    pub seats: Vec<SeatSeen>,
    /// Who looks: what stands on their tablet, and on which side they are.
    pub own: Option<(Role, String)>,
    /// Whether a turn of a lap is under way, and whose.
    pub lap: Option<Seat>,
    /// The one who is voted on now.
    pub voted_on: Option<Seat>,
    /// Who may vote, and with how many votes, and how many of them are needed.
    pub ballot: Option<Ballot>,
    /// What may be done now.
    pub verbs: Vec<Verb<Action>>,
    /// What happened publicly.
    pub record: Vec<Line>,
    /// What whoever looks was told.
    pub told: Vec<Line>,
    /// The tablets in the deck, where they are known.
    pub deck: Vec<(Role, u8)>,
    /// How it came out, once it has: who wins, and why.
    pub result: Option<(Vec<Seat>, String)>,
}

/// A vote under way.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ballot {
    /// Who may vote, and with how many votes.
    pub voters: Vec<(Seat, u8)>,
    /// How many votes are needed.
    pub needed: u16,
}

impl Seen {
    /// A seat.
    pub fn seat(&self, seat: Seat) -> Option<&SeatSeen> {
        self.seats.get(usize::from(seat.0))
    }

    /// How many live.
    pub fn living(&self) -> usize {
        self.seats.iter().filter(|seat| seat.alive).count()
    }

    /// "Day 2", "Night 1".
    pub fn time(&self) -> String {
        format!("{} {}", if self.night { "Night" } else { "Day" }, self.day)
    }
}
