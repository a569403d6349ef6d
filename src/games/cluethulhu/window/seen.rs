//! What whoever looks sees of a game: all of it comes from a view. Panels know nothing else.

use super::faces::Sign;
use super::texts::Seats as Words;
pub use cluethulhu::script::Moment;
use cluethulhu_rules::{Cluethulhu, Role};
use game::Seat;
use game::choices::Offers;
use game::message::Message;

/// Who looks at the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// Everybody: what is public.
    #[default]
    Everybody,
    Seat(Seat),
    /// The Keeper: everything.
    Keeper,
}

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
    pub note: Option<Message>,
    /// How it stands accused, if it does.
    pub accused: Option<Words>,
}

/// A line of the public record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The number of the Day, from 1.
    pub day: u16,
    /// Whether it was Night.
    pub night: bool,
    /// What happened, with seats by their numbers.
    pub words: Message,
    /// The same without the remark that it is secret, where it is.
    pub secret: Option<Message>,
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
#[derive(Clone, Debug)]
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
    pub prompt: Message,
    /// The seats, from the first.
    pub seats: Vec<SeatSeen>,
    /// Who looks: what stands on their tablet, and on which side they are.
    pub own: Option<(Role, Message)>,
    /// Whether a turn of a lap is under way, and whose.
    pub lap: Option<Seat>,
    /// The vote under way: on somebody's death, or for a High Priest.
    pub ballot: Option<Ballot>,
    /// What may be done now, as far as it may be shown.
    pub offers: Offers<Cluethulhu>,
    /// Whether whoever looks is out and sees everything (C-26).
    pub watches: bool,
    /// What happened publicly; for whoever watches, all that happened.
    pub record: Vec<Line>,
    /// What whoever looks was told.
    pub told: Vec<Line>,
    /// The tablets in the deck, where they are known.
    pub deck: Vec<(Role, u8)>,
    /// How it came out, once it has: who wins, and why.
    pub result: Option<(Vec<Seat>, Message)>,
}

/// A vote under way.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ballot {
    /// Who may vote, and with how many votes.
    pub voters: Vec<(Seat, u8)>,
    /// Who has voted, and for whom a hand was raised; nobody: it stayed down.
    pub cast: Vec<(Seat, Option<Seat>)>,
    /// For whom hands can be raised: the one on trial, or all who can be High Priest.
    pub on: Vec<Seat>,
    /// How many votes are needed; nothing where it is enough to have most.
    pub needed: Option<u16>,
}

/// The votes of a ballot, counted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// How many hands are raised for each, in the order of the ballot; High Priests count twice.
    pub raised: Vec<(Seat, u16)>,
    /// Of those who have voted: how many votes stayed down.
    pub down: u16,
    /// How many votes are still to come.
    pub open: u16,
}

impl Ballot {
    /// All votes, with the hands that are raised but not counted yet: who raises one, and for whom.
    pub fn tally(&self, hands: &[(Seat, Seat)]) -> Tally {
        let mut tally = Tally { raised: self.on.iter().map(|seat| (*seat, 0)).collect(), ..Tally::default() };
        for &(seat, votes) in &self.voters {
            let cast = self.cast.iter().find(|(by, _)| *by == seat).map(|(_, whom)| *whom);
            let hand = hands.iter().find(|(by, _)| *by == seat).map(|(_, whom)| Some(*whom));
            let sum = match cast.or(hand) {
                None => Some(&mut tally.open),
                Some(None) => Some(&mut tally.down),
                Some(Some(whom)) => {
                    tally.raised.iter_mut().find(|(on, _)| *on == whom).map(|(_, raised)| raised)
                }
            };
            sum.into_iter().for_each(|sum| *sum += u16::from(votes));
        }
        tally
    }

    /// How many votes there are.
    pub fn all(&self) -> u16 {
        self.voters.iter().map(|(_, votes)| u16::from(*votes)).sum()
    }
}

impl Seen {
    pub fn seat(&self, seat: Seat) -> Option<&SeatSeen> {
        self.seats.get(usize::from(seat.0))
    }

    /// How many live.
    pub fn living(&self) -> usize {
        self.seats.iter().filter(|seat| seat.alive).count()
    }

    /// "Day 2", "Night 1".
    pub fn time(&self) -> Message {
        time(self.day, self.night)
    }
}

/// A Day or a Night, by its number.
pub fn time(day: u16, night: bool) -> Message {
    Message::new(if night { "turn-night" } else { "turn-day" }).with("day", day)
}
