//! The panels of Rathulhu: functions of what is seen that return what the player wants.

pub mod auction_bar;
pub mod bag;
pub mod carrying;
pub mod info_column;
pub mod labels;
pub mod mat_words;
pub mod moment;
pub mod plates;
pub mod result;
pub mod sheet;
pub mod stakes;
pub mod tips;

use super::layout::Layout;
use super::table::Table;
use super::target::Target;
use crate::app::ui::act::Act;
use crate::app::ui::{spotlight, style};
use crate::game::{Game, Seat};
use crate::games::rathulhu::INFO;
use crate::games::rathulhu::rules::{Action, Event, Rathulhu, View};
use crate::session::{CardMatch, CardNote, Names, Seating};
use bevy_egui::egui::{Context, Painter, Rect, Stroke, Vec2};

/// What the panels show.
pub struct PanelData<'a> {
    /// The rules, to be asked what may be done and why not.
    pub game: &'a Rathulhu,
    /// What everybody may know.
    pub view: View,
    /// The same as far as it is shown: it lags behind while things move.
    pub seen: View,
    /// What lies where, as it is shown.
    pub table: &'a Table,
    /// Where it lies.
    pub layout: &'a Layout,
    /// Who sits where.
    pub seating: &'a Seating,
    /// What has happened.
    pub notes: &'a [CardNote<Event>],
    /// Steps that can be taken back, and again; nothing outside practice.
    pub steps: Option<(usize, usize)>,
    /// What the keyboard points at.
    pub focus: Option<Target>,
    /// Whether things jump instead of moving.
    pub still: bool,
    /// Whether it is told what is in the bag.
    pub bag_open: bool,
}

/// What the player can ask of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// To do something, by the rules.
    Do(Action),
    /// To see the end of what moves.
    Hurry,
    /// The score sheet filled in, or away once it is.
    TurnSheet,
    /// What is in the bag unfolded, or folded.
    FoldBag,
}

/// What a panel wants.
pub type Wanted = Act<Asked>;

impl<'a> PanelData<'a> {
    /// What has happened, as far as it is shown: the points of an Aeon once they have been counted.
    pub fn told(&self) -> &'a [CardNote<Event>] {
        let mut pending = self.table.pending() + usize::from(self.table.counting().is_some());
        let mut told = self.notes.len();
        while pending > 0 && told > 0 {
            told -= 1;
            pending -= usize::from(matches!(self.notes[told], CardNote::Event(_)));
        }
        &self.notes[..told]
    }

    /// What is shown of a match.
    pub fn of(playing: &'a CardMatch<Rathulhu>, table: &'a Table, layout: &'a Layout) -> Self {
        let view = playing.game().view(None);
        Self {
            game: playing.game(),
            seen: table.seen(&view),
            view,
            table,
            layout,
            seating: playing.seating(),
            notes: playing.notes(),
            steps: playing.practice().then(|| playing.steps()),
            focus: None,
            still: false,
            bag_open: false,
        }
    }

    /// The person who is asked now: nobody while things move or a bot thinks.
    pub fn asked(&self) -> Option<Seat> {
        let seat = self.view.phase.seat().filter(|_| !self.table.is_busy())?;
        self.seating.is_person(seat).then_some(seat)
    }

    /// Whose points matter to whoever looks: the person asked, or the only one there is.
    pub fn looker(&self) -> Option<Seat> {
        let mut people = self.seating.persons();
        let only = people.next().filter(|_| people.next().is_none());
        self.asked().or(only)
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
}

/// Draws everything round the tiles.
pub fn show(ctx: &Context, data: &PanelData) -> Option<Wanted> {
    let mats = data.layout.areas.iter().map(|area| area.rect).reduce(Rect::union);
    spotlight::here(ctx, mats.unwrap_or(data.layout.room));
    let labels = labels::show(ctx, data);
    let bar = auction_bar::show(ctx, data);
    let info = info_column::show(ctx, data);
    let bag = bag::show(ctx, data);
    moment::show(ctx, data);
    let sheet = sheet::show(ctx, data);
    sheet.or(bag).or(bar).or(info).or(labels)
}

/// The emblem of the game: a black sun with an eye in it.
pub fn emblem(painter: &Painter, rect: Rect) {
    let unit = rect.width() / 20.0;
    let middle = rect.center();
    let ray = Stroke::new((1.2 * unit).max(1.0), style::AMBER);
    for k in 0..12 {
        let way = Vec2::angled(k as f32 * std::f32::consts::TAU / 12.0);
        painter.line_segment([middle + way * 7.5 * unit, middle + way * 10.0 * unit], ray);
    }
    painter.circle(middle, 6.5 * unit, style::NIGHT, ray);
    painter.circle_filled(middle, 2.6 * unit, style::GOOD);
    painter.circle_filled(middle, 1.1 * unit, style::NIGHT);
}
