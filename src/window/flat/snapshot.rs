//! What the panels of any flat game know of the match that they show. What a game's panels show beside it is the game's own.

use super::{DisplayedMatch, FlatGame};
use crate::reasons::Reasons;
use crate::speech::{self, Reason, name_of};
use crate::texts::Matches;
use crate::ui::seats::Seats;
use crate::words::capital;
use bevy_egui::egui::Id;
use game::Seat;
use game::message::{Message, Say};
use session::info::GameInfo;
use session::{CardMatch, CardNote, Names, Seating};

/// A match as panels show it; `E` is an event of its game.
#[derive(Clone, Debug)]
pub struct Snapshot<'a, E> {
    info: &'static GameInfo,
    /// Who sits where.
    pub seating: &'a Seating,
    /// What has happened, as far as it is shown.
    pub told: &'a [CardNote<E>],
    /// Why bots did what they did.
    pub reasons: &'a Reasons,
    /// Steps that can be taken back, and again; nothing outside practice.
    pub steps: Option<(usize, usize)>,
    /// Whether something is still to be shown.
    pub busy: bool,
    /// Whether things jump instead of moving.
    pub still: bool,
    /// The name of the table: another match has another one, and so has whoever else looks at it, so that nothing shows what
    /// the one before saw.
    pub name: Id,
}

impl<'a, E> Snapshot<'a, E> {
    /// At a table where nothing has happened.
    pub fn new(info: &'static GameInfo, seating: &'a Seating) -> Self {
        let (told, name) = (&[], Id::new(info.id));
        Self { info, seating, told, reasons: Reasons::NONE, steps: None, busy: false, still: false, name }
    }

    /// At a match as it is shown.
    pub fn at<F>(info: &'static GameInfo, m: &'a CardMatch<F::Game>, shown: &'a DisplayedMatch<F>) -> Self
    where
        F: FlatGame<Game: game::Game<Event = E>>,
    {
        Self {
            told: shown.told(m.notes()),
            reasons: shown.reasons(),
            steps: m.practice().then(|| m.steps()),
            busy: shown.is_busy(),
            name: Id::new((m.seed(), shown.viewer())),
            ..Self::new(info, m.seating())
        }
    }

    /// What the seats are called.
    pub fn names(&self) -> &'a Names {
        &self.seating.names
    }

    /// The seats, as they are told of.
    pub fn seats(&self) -> Seats<'a> {
        Seats { names: self.names(), badges: &[] }
    }

    /// A seat, and what plays it where that is a bot.
    pub fn player(&self, seat: Seat) -> Message {
        match self.info.bot_title(self.seating.sitter(seat)) {
            Some(bot) => Matches::Player { name: name_of(self.names(), seat), bot }.message(),
            None => seat.message(),
        }
    }

    /// What a seat is called, and what plays it where that is a bot.
    pub fn name(&self, seat: Seat) -> String {
        speech::tell(self.names(), &self.player(seat))
    }

    /// Words of the rules, with names for seats, as a sentence.
    pub fn tell(&self, what: &impl Say) -> String {
        capital(&speech::tell(self.names(), what))
    }

    /// The same, and why, where a bot has told that of what is shown now, or of what is shown `next`.
    pub fn tell_why(&self, what: &impl Say, next: bool) -> String {
        let shown = if next { Some(self.told.len()) } else { self.told.len().checked_sub(1) };
        match shown.and_then(|note| self.reasons.of(note)) {
            Some(told) => self.tell(&told.of(what.message())),
            None => self.tell(what),
        }
    }

    /// Why something is not done.
    pub fn reason(&self, why: &impl Say) -> Reason {
        Reason::of(self.names(), why)
    }

    /// Whoever is asked, if a person is: nobody while things move or a bot thinks.
    pub fn person(&self, asked: Option<Seat>) -> Option<Seat> {
        asked.filter(|seat| !self.busy && self.seating.is_person(*seat))
    }

    /// Whether a step can be taken back.
    pub fn steps_back(&self) -> bool {
        self.steps.is_some_and(|(back, _)| back > 0)
    }
}
