//! How an event is told: for how long it is looked at, what of it is shown large, and its line in the log. A game has one
//! table of that, [`Telling`] by event.

use crate::ui::log::LogRow;
use crate::ui::pictures::Picture;
use crate::ui::spotlight::{Goal, Spotlight};
use crate::ui::style;
use bevy_egui::egui::{Color32, Rect};
use game::Seat;
use game::message::Say;
use session::Seating;

/// How an event is told; `P` is a place of the game's table.
#[derive(Clone, Debug)]
pub struct Telling<P> {
    /// For how long it is looked at before the next, s.
    pub lasts_s: f32,
    /// Who did it, where that is worth being shown large.
    pub by: Option<Seat>,
    /// What it is about.
    pub pictures: Vec<Picture>,
    /// Where that comes to lie.
    pub at: Option<P>,
    /// The colour of its line in the log; `None` if it has no line.
    pub ink: Option<Color32>,
    /// Whether it only comes along with what somebody did.
    pub aside: bool,
}

impl<P> Telling<P> {
    /// As a line of the log, looked at for so long.
    pub const fn of(lasts_s: f32) -> Self {
        Self { lasts_s, by: None, pictures: vec![], at: None, ink: Some(style::INK), aside: false }
    }

    /// Done by a seat.
    #[must_use]
    pub fn by(self, seat: Seat) -> Self {
        Self { by: Some(seat), ..self }
    }

    /// About these.
    #[must_use]
    pub fn with(self, pictures: impl IntoIterator<Item = Picture>) -> Self {
        Self { pictures: pictures.into_iter().collect(), ..self }
    }

    /// At a place.
    #[must_use]
    pub fn at(self, place: P) -> Self {
        Self { at: Some(place), ..self }
    }

    /// In a colour.
    #[must_use]
    pub fn ink(self, ink: Color32) -> Self {
        Self { ink: Some(ink), ..self }
    }

    /// Not told in the log.
    #[must_use]
    pub fn unlogged(self) -> Self {
        Self { ink: None, ..self }
    }

    /// Only coming along with what somebody did.
    #[must_use]
    pub fn aside(self) -> Self {
        Self { aside: true, ..self }
    }

    /// As it is shown large, where a bot did it; `rect` says where a place is in the window.
    pub fn large(
        self,
        event: &impl Say,
        seating: &Seating,
        rect: impl FnOnce(P) -> Option<Rect>,
    ) -> Option<Spotlight> {
        Some(Spotlight {
            seat: self.by.filter(|seat| !seating.is_person(*seat))?,
            words: event.message(),
            names: seating.names.clone(),
            badges: vec![],
            pictures: self.pictures,
            goal: self.at.and_then(rect).map_or(Goal::Nowhere, Goal::Window),
        })
    }

    /// Its line in the log.
    pub fn line(self, event: &impl Say) -> Option<LogRow> {
        Some(LogRow::new(event.message(), self.ink?, self.pictures))
    }
}
