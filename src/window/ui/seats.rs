//! How seats look: a colour and a mark each, which go with the name wherever a seat is named: in the set-up, in the log,
//! on panels and at the table. The mark says what the colour says to whoever does not go by colours.

use super::style;
use crate::speech;
use crate::speech::name_of;
use crate::visuals::palette::SEATS;
use crate::visuals::{Glyph, Stash};
use bevy::color::{Color, ColorToPacked};
use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{
    Align, Align2, Color32, Context, FontId, Painter, Pos2, Response, Rgba, RichText, TextFormat, Ui,
};
use game::Seat;
use game::message::Say;
use lang::Span;
use session::Names;

/// The colour and the mark of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Badge {
    /// What its name is written on.
    pub colour: Color32,
    /// What stands before its name.
    pub mark: char,
}

/// The marks of seats: one for each of the most seats that a game has.
const MARKS: [char; 20] =
    ['⏶', '■', '♦', '✱', '⬟', '✚', '♥', '♣', '♠', '❀', '⚓', '♜', '♞', '☀', '☁', '❄', '⚑', '✖', '⏷', '⏺'];

impl Badge {
    /// The colour and mark of a stash.
    pub fn of(stash: Stash) -> Self {
        Self { colour: colour32(stash.colour()), mark: glyph(stash.mark()) }
    }

    /// A seat's, where the game has no colours of its own.
    pub fn usual(seat: Seat) -> Self {
        let seat = usize::from(seat.0);
        let [r, g, b] = SEATS[seat % SEATS.len()];
        Self { colour: Color32::from_rgb(r, g, b), mark: MARKS[seat % MARKS.len()] }
    }

    /// Draws the mark in its colour, this large.
    pub fn draw(self, painter: &Painter, middle: Pos2, size: f32) {
        painter.text(middle, Align2::CENTER_CENTER, self.mark, FontId::proportional(size), self.colour);
    }

    /// How a name is written on its colour.
    fn format(self, size: f32) -> TextFormat {
        TextFormat {
            background: self.colour,
            expand_bg: 1.5,
            valign: Align::Center,
            ..TextFormat::simple(FontId::proportional(size), self.ink())
        }
    }

    /// What can be read on its colour.
    pub fn ink(self) -> Color32 {
        // On a relative luminance of 0.18 black and white letters have the same contrast.
        let [r, g, b, _] = Rgba::from(self.colour).to_array();
        if 0.2126 * r + 0.7152 * g + 0.0722 * b > 0.18 { DARK } else { LIGHT }
    }
}

const DARK: Color32 = Color32::from_rgb(20, 18, 18);
const LIGHT: Color32 = Color32::from_rgb(247, 242, 232);

/// A colour of the table as egui has it.
pub(crate) fn colour32(colour: Color) -> Color32 {
    let [r, g, b] = colour.to_srgba().to_u8_array_no_alpha();
    Color32::from_rgb(r, g, b)
}

/// The mark of a stash as a letter.
const fn glyph(mark: Glyph) -> char {
    match mark {
        Glyph::Star => '★',
        Glyph::Chevron => '^',
        Glyph::Ring => '○',
        Glyph::Cross => '✚',
        Glyph::Bars => '☰',
        Glyph::Dots => '☘',
        Glyph::Diamond => '♦',
        Glyph::Triangle => '⏶',
        Glyph::Crescent => '🌙',
    }
}

/// The seats of a table, as they are told of.
#[derive(Clone, Copy, Debug)]
pub struct Seats<'a> {
    /// What they are called.
    pub names: &'a Names,
    /// What they look like, from the first seat; as usual where nothing is said.
    pub badges: &'a [Badge],
}

impl Seats<'_> {
    /// The badge of a seat.
    pub fn badge(&self, seat: Seat) -> Badge {
        self.badges.get(usize::from(seat.0)).copied().unwrap_or_else(|| Badge::usual(seat))
    }

    /// The name of a seat with its mark, on its colour.
    pub fn chip(&self, ui: &mut Ui, seat: Seat, size: f32) -> Response {
        chip(ui, &name_of(self.names, seat), self.badge(seat), size)
    }

    /// A text in which each seat stands with its name, colour and mark.
    pub fn tell(&self, ctx: &Context, what: &impl Say, size: f32, ink: Color32) -> LayoutJob {
        let marks = style::marks(ctx);
        let font = FontId::proportional(size);
        let mut job = LayoutJob::default();
        for span in speech::told(what).spans() {
            match span {
                Span::Text(text) => {
                    let format =
                        TextFormat { valign: Align::Center, ..TextFormat::simple(font.clone(), ink) };
                    job.append(text, 0.0, format);
                }
                Span::Seat(seat) => {
                    let badge = self.badge(*seat);
                    job.append(&named(&name_of(self.names, *seat), badge, marks), 0.0, badge.format(size));
                }
            }
        }
        job
    }
}

/// A name with a mark before it, in thin spaces that are not broken.
fn named(name: &str, badge: Badge, marks: bool) -> String {
    let name = name.replace(' ', "\u{a0}");
    if marks { format!("\u{a0}{}\u{a0}{name}\u{a0}", badge.mark) } else { format!("\u{a0}{name}\u{a0}") }
}

/// A name on a colour, with a mark.
pub fn chip(ui: &mut Ui, name: &str, badge: Badge, size: f32) -> Response {
    let words = RichText::new(named(name, badge, style::marks(ui.ctx()))).size(size).color(badge.ink());
    ui.label(words.background_color(badge.colour))
}
