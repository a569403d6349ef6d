//! What a hand would come to if it ended now, in a line, with its items on hovering.

use super::scores::items;
use crate::faces::Picture;
use crate::pack::Pack;
use crate::panel_view::PanelView;
use crate::texts::{House as Words, Scores};
use bevy_egui::egui::{Color32, Grid, RichText, Ui};
use game::Seat;
use game::words::signed;
use thoth_rules::Worth;
use window::speech::say;
use window::ui::tip::Tip;
use window::ui::{landmarks, style};

/// What it comes to, in words: "−17"; of a hand that is not known "at most +12".
pub fn words(worth: Worth) -> String {
    let points = signed(worth.tally().total());
    match worth {
        Worth::Full(_) => points,
        Worth::House(_) => say(Words::AtMost { points }),
    }
}

/// The colour of what is won or lost; the sign tells it too.
pub fn ink(worth: Worth) -> Color32 {
    match worth.tally().total() {
        ..=-1 => style::BAD,
        0 => style::FAINT,
        1.. => style::GOOD,
    }
}

/// What stands before the points of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Head {
    /// "if the hand ended now:".
    Said,
    /// The same, and that you are meant.
    You,
    /// Nothing: there is no room.
    Without,
}

/// What stands before the points of the seat at the screen: below another's name it says who is meant.
pub(crate) fn own_head(seen: &PanelView, own: Seat) -> Head {
    if own == seen.turn_of() { Head::Said } else { Head::You }
}

/// Writes the line of a seat: "if the hand ended now: −17".
pub fn line(ui: &mut Ui, seen: &PanelView, (seat, head): (Seat, Head), size: f32, pack: Pack) {
    let Some(worth) = seen.view().if_ended_now(seat) else { return };
    let scored = seen.view().phase.is_scored();
    let row = ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 5.0;
        let head = match (head, scored) {
            (Head::Said, true) => Some(Words::ThisHand),
            (Head::You, true) => Some(Words::YouThisHand),
            (Head::Said, false) => Some(Words::IfEnded),
            (Head::You, false) => Some(Words::YouIfEnded),
            (Head::Without, _) => None,
        };
        if let Some(head) = head {
            ui.label(RichText::new(say(head)).small().color(style::FAINT));
        }
        ui.label(RichText::new(words(worth)).size(size).color(ink(worth)).strong());
    });
    landmarks::part(ui.ctx(), &format!("worth {}", seat.0 + 1), row.response.rect);
    row.response.tip_ui(|ui| {
        table(ui, seen, seat, worth);
        if seen.view().viewer == Some(seat) && !scored {
            costs(ui, seen, pack);
        }
    });
}

/// Width of a card among the costs, points.
const CARD: f32 = 34.0;

/// The cards of the hand with what each costs.
fn costs(ui: &mut Ui, seen: &PanelView, pack: Pack) {
    ui.separator();
    ui.label(RichText::new(say(Words::EachCard)).small().color(style::FAINT));
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 5.0;
        for held in seen.cards() {
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 1.0;
                pack.show(ui, Picture::Face(held.card), CARD);
                let ink = if held.cost == 0 { style::FAINT } else { style::BAD };
                ui.label(RichText::new(signed(-held.cost)).color(ink));
            });
        }
    });
}

/// The items that it is reckoned from.
fn table(ui: &mut Ui, seen: &PanelView, seat: Seat, worth: Worth) {
    Grid::new("worth").num_columns(2).spacing([18.0, 3.0]).show(ui, |ui| {
        let of_hand = |what: &Scores| matches!(what, Scores::SmallCards | Scores::Courts);
        let known = |what: &Scores| matches!(worth, Worth::Full(_)) || !of_hand(what);
        for (what, points) in items(&worth.tally()).into_iter().filter(|(what, _)| known(what)) {
            ui.label(RichText::new(say(what)).color(style::FAINT));
            ui.label(RichText::new(signed(points)).monospace());
            ui.end_row();
        }
        if let (Worth::House(_), Some(of)) = (worth, seen.view().seats.get(usize::from(seat.0))) {
            ui.label(RichText::new(say(Words::InHand { cards: of.cards })).color(style::FAINT));
            ui.label(RichText::new(say(Words::Less)).monospace());
            ui.end_row();
        }
    });
}
