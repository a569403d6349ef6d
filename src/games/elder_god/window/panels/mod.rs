//! The panels of Building an Elder God: functions of what is seen that return what the player wants.

pub mod bar;
pub mod board;
pub mod hand;
pub mod heads;
pub mod info_column;
pub mod piles;
pub mod plates;
pub mod result;
pub mod tips;

use super::Desk;
use super::faces::Face;
use super::layout::Layout;
use super::pick::{Pick, Spot};
use super::plots::{Camera, Frame};
use super::seen::Seen;
use super::table::{Move, Table};
use crate::app::ui::act::Act;
use crate::app::ui::spotlight;
use crate::game::Seat;
use crate::games::elder_god::INFO;
use crate::games::elder_god::rules::{Action, Card, Event, Phase};
use crate::session::{CardMatch, CardNote, Names, Seating};
use bevy_egui::egui::{Color32, Context, Painter, Rect, Vec2};

/// What the keyboard points at.
pub const POINTED: Color32 = Color32::from_rgb(140, 220, 255);

/// What the panels show.
pub struct PanelData<'a> {
    /// What whoever looks sees.
    pub seen: &'a Seen,
    /// What moves.
    pub moves: &'a [Move],
    /// Whether something is still to be shown.
    pub busy: bool,
    /// What is being shown.
    pub doing: Option<&'a Event>,
    /// Where it lies.
    pub layout: Layout,
    /// Where the cells of each plot are.
    pub frames: Vec<Frame>,
    /// Who sits where.
    pub seating: &'a Seating,
    /// What has happened, as far as it is shown.
    pub told: &'a [CardNote<Event>],
    /// Steps that can be taken back, and again; nothing outside practice.
    pub steps: Option<(usize, usize)>,
    /// What has been chosen so far.
    pub desk: &'a Desk,
    /// Whether things jump instead of moving.
    pub still: bool,
}

/// What the player can ask of the table.
#[derive(Clone, Debug, PartialEq)]
pub enum Asked {
    /// To do something, by the rules.
    Do(Action),
    /// To throw away what is marked, and to draw.
    Redraw,
    /// To take something up, or let go of it.
    Pick(Pick),
    /// To choose cards to be thrown away, or no more.
    Throwing(bool),
    /// To mark a card that is to be thrown away, or not.
    Mark(Card),
    /// To see a player's plot large.
    Front(Seat),
    /// To see a plot so, or fitted.
    Look(Seat, Option<Camera>),
    /// To look through the discard pile, or no more.
    Pile(bool),
    /// To see the end of what moves.
    Hurry,
    /// The one who is to play has come to the screen.
    Here,
}

/// What a panel wants.
pub type Wanted = Act<Asked>;

impl<'a> PanelData<'a> {
    /// What is shown of a match in a window of this size, points; with so many pixels in a point.
    pub fn of(
        playing: &'a CardMatch<crate::games::elder_god::rules::ElderGod>,
        table: &'a Table,
        desk: &'a Desk,
        size: Vec2,
        pixels: f32,
    ) -> Self {
        let seen = table.seen();
        let layout = Layout::new(size, seen.view.setup.players, desk.front(playing.seating(), table));
        let frames = layout.plots.iter().map(|plot| {
            let cells = seen.standing(plot.seat).zip(seen.monster(plot.seat));
            let cells: Vec<_> = cells.map_or_else(Vec::new, |(standing, m)| standing.cells(m).collect());
            Frame::new(plot.field, desk.cameras.get(&plot.seat).copied(), cells.into_iter(), pixels)
        });
        let mut pending = table.pending();
        let notes = playing.notes();
        let mut told = notes.len();
        while pending > 0 && told > 0 {
            told -= 1;
            pending -= usize::from(matches!(notes[told], CardNote::Event(_)));
        }
        Self {
            frames: frames.collect(),
            moves: table.moves(),
            busy: crate::app::card_match::CardTable::is_busy(table),
            doing: table.told(),
            seating: playing.seating(),
            told: &notes[..told],
            steps: playing.practice().then(|| playing.steps()),
            still: false,
            seen,
            layout,
            desk,
        }
    }

    /// The person who is asked now: nobody while things move or a bot thinks.
    pub fn asked(&self) -> Option<Seat> {
        self.seen.to_act().filter(|seat| !self.busy && self.seating.is_person(*seat))
    }

    /// Whether cards are being chosen to be thrown away.
    pub fn throwing(&self) -> bool {
        let plays = matches!(self.seen.view.phase, Phase::Play { .. }) && self.desk.throwing;
        self.asked().is_some() && (plays || self.seen.is_redrawing())
    }

    /// What is held, by whoever is asked for it.
    pub fn pick(&self) -> Pick {
        if self.asked().is_some() && !self.throwing() { self.desk.pick } else { Pick::default() }
    }

    /// Where a spot is in the window, as far as it is seen.
    pub fn rect(&self, spot: Spot) -> Option<Rect> {
        match spot {
            Spot::Cell(seat, at) => self.frame(seat)?.seen(at),
            Spot::Plot(seat) => Some(self.layout.plot(seat)?.field),
            Spot::Pile => Some(self.layout.pile),
        }
    }

    /// Where the cells of a plot are.
    pub fn frame(&self, seat: Seat) -> Option<&Frame> {
        self.frames.get(usize::from(seat.0))
    }

    /// What the seats are called.
    pub fn names(&self) -> &'a Names {
        &self.seating.names
    }

    /// What a seat is called, and what plays it where that is a bot.
    pub fn name(&self, seat: Seat) -> String {
        let name = self.names().of(seat);
        match INFO.bot_name(self.seating.sitter(seat)) {
            Some(bot) => format!("{name}, {bot}"),
            None => name,
        }
    }

    /// Words of the rules, with names for seats, as a sentence.
    pub fn tell(&self, words: &str) -> String {
        crate::app::words::capital(&self.names().tell(words))
    }
}

/// Draws everything.
pub fn show(ctx: &Context, data: &PanelData) -> Vec<Wanted> {
    spotlight::here(ctx, data.layout.table());
    let mut wanted = vec![];
    board::show(ctx, data, &mut wanted);
    heads::show(ctx, data, &mut wanted);
    piles::show(ctx, data, &mut wanted);
    hand::show(ctx, data, &mut wanted);
    wanted.extend(bar::show(ctx, data));
    wanted.extend(info_column::show(ctx, data));
    wanted.extend(piles::look_through(ctx, data));
    wanted
}

/// Paints a picture, so much of it.
fn paint(painter: &Painter, face: Face, rect: Rect, alpha: f32) {
    let mut painter = painter.clone();
    painter.multiply_opacity(alpha);
    face.picture().paint(&painter, rect);
}

/// The emblem of the game.
pub fn emblem(painter: &Painter, rect: Rect) {
    Face::Emblem.picture().paint(painter, rect);
}
