//! A Keeper at the console: tablets are dealt first, and then the calls go on when the Keeper says so. None of it is part of
//! the match.
//!
//! A call may have several lines. One of them is marked: it is read aloud now. [`Console::read_on`] goes to the next line, and
//! behind the last one to the next call, where the match has got that far.

use crate::seen::Cue;
use game::Seat;
use serde::{Deserialize, Serialize};

/// Shortest and longest pace of calls that go on by themselves, s.
pub const PACES_S: (u8, u8) = (3, 60);

/// How people get their tablets at the start.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum DealtBy {
    /// The screen goes round: each sees their own alone, behind a cover.
    #[default]
    Screen,
    /// The Keeper hands out cards.
    Cards,
}

/// What a Keeper has chosen for the console.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ConsoleOptions {
    pub dealt_by: DealtBy,
    /// Calls go on by themselves.
    pub by_itself: bool,
    /// How long a call takes then, s.
    pub pace_s: u8,
    /// A click beside everything that can be clicked says that it goes on.
    pub click_is_next: bool,
}

impl Default for ConsoleOptions {
    fn default() -> Self {
        Self { dealt_by: DealtBy::Screen, by_itself: false, pace_s: 8, click_is_next: false }
    }
}

/// How far the tablets are dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DealStage {
    /// A cover waits for somebody.
    Waits(Seat),
    /// They look at their tablet, alone.
    Looks(Seat),
    /// A cover waits for the Keeper, who sees everything.
    Keeper,
    /// The Keeper hands out cards.
    Cards,
}

/// The console of a match.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Console {
    pub options: ConsoleOptions,
    /// Nothing once all have their tablets.
    pub deal: Option<DealStage>,
    /// The line of the call that is read now, from 0.
    pub line: usize,
    /// How long the call has gone on by itself, s.
    read_s: f32,
    /// The lines of the call.
    call: Vec<Cue>,
}

impl Console {
    /// The console of a match in which nothing has happened.
    pub fn dealing(options: ConsoleOptions) -> Self {
        let deal = match options.dealt_by {
            DealtBy::Screen => DealStage::Waits(Seat(0)),
            DealtBy::Cards => DealStage::Cards,
        };
        Self { options, deal: Some(deal), ..Self::default() }
    }

    /// Whether somebody other than the Keeper may be at the screen.
    pub fn is_handed_round(&self) -> bool {
        !matches!(self.deal, None | Some(DealStage::Cards))
    }

    /// Who looks at their tablet.
    pub fn looks(&self) -> Option<Seat> {
        if let Some(DealStage::Looks(seat)) = self.deal { Some(seat) } else { None }
    }

    /// Somebody has come to the cover that waits for them.
    pub fn come(&mut self) {
        if let Some(DealStage::Waits(seat)) = self.deal {
            self.deal = Some(DealStage::Looks(seat));
        }
    }

    /// Whoever has the screen is done with it, among so many players.
    pub fn dealt(&mut self, players: u8) {
        self.deal = match self.deal {
            Some(DealStage::Looks(Seat(seat))) if seat + 1 < players => {
                Some(DealStage::Waits(Seat(seat + 1)))
            }
            Some(DealStage::Looks(_)) => Some(DealStage::Keeper),
            Some(DealStage::Waits(seat)) => Some(DealStage::Waits(seat)),
            Some(DealStage::Keeper | DealStage::Cards) | None => None,
        };
    }

    /// An open tablet is covered again, and whose it is may come back to it.
    pub fn cover(&mut self) {
        if let Some(seat) = self.looks() {
            self.deal = Some(DealStage::Waits(seat));
        }
    }

    /// What is said now. Another call begins at its first line; of one that holds lines of the call before, only what stands
    /// behind those is new.
    pub fn hear(&mut self, call: &[Cue]) {
        if self.call != call {
            let begun = call.starts_with(&self.call).then_some(self.call.len());
            let known = || call.iter().rposition(|line| self.call.contains(line)).map_or(0, |last| last + 1);
            let line = begun.unwrap_or_else(known).min(call.len().saturating_sub(1));
            // However long somebody was waited for, new lines have time of their own.
            let known_s = f32::from(self.options.pace_s) * line as f32 / call.len().max(1) as f32;
            self.read_s = self.read_s.min(known_s);
            self.line = line;
            self.call = call.to_vec();
        }
    }

    /// The call is read from its first line.
    pub fn again(&mut self) {
        (self.line, self.read_s) = (0, 0.0);
    }

    /// Whether the last line is read.
    pub fn is_at_end(&self) -> bool {
        self.line + 1 >= self.call.len()
    }

    /// To the next line; whether there was none, so that the next call is due.
    pub fn read_on(&mut self) -> bool {
        let ends = self.is_at_end();
        self.line += usize::from(!ends);
        ends
    }

    /// Whether time passes for the calls.
    pub fn runs(&self) -> bool {
        self.options.by_itself && self.deal.is_none()
    }

    /// Time passes, s: lines go on by themselves. Whether the next call is due: all are equally long, however many lines they
    /// have.
    pub fn pass(&mut self, seconds: f32) -> bool {
        self.read_s += seconds;
        let (lines, lasts_s) = (self.call.len(), f32::from(self.options.pace_s));
        let read = (self.read_s / lasts_s * lines as f32) as usize;
        self.line = self.line.max(read.min(lines.saturating_sub(1)));
        self.read_s >= lasts_s
    }
}
