//! The bank: how many pyramids of each element and size are in no house. The one that is to be set next is dragged from here.

use crate::faces::Picture;
use crate::pack::Pack;
use crate::panel_view::PanelView;
use crate::texts::Turn;
use bevy_egui::egui::{Align2, FontId, RichText, Sense, Ui, Vec2, vec2};
use game::message::Say;
use thoth_rules::{Element, Piece, Size};
use window::speech::say;
use window::ui::act::Request;
use window::ui::style;
use window::ui::supply::{self, Cell};
use window::ui::tip::Tip;
use window::words::capital;

/// Size of a cell and of an element's name, points.
const CELL: Vec2 = vec2(44.0, 34.0);
const NAME: Vec2 = vec2(52.0, 34.0);
const TOKEN: f32 = 18.0;

/// Shows the bank: a row for each element, a column for each size. Says which pyramid the pointer went down on.
pub fn show(ui: &mut Ui, seen: &PanelView, pack: Pack) -> Option<Request> {
    ui.horizontal(|ui| {
        ui.label(RichText::new(say(Turn::Bank)).color(style::FAINT));
        let colours = say(Turn::Colours { set: pack.set().name().message() });
        ui.label(RichText::new(colours).small().color(style::FAINT));
    });
    let mut asked = None;
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = vec2(3.0, 2.0);
        for element in Element::ALL {
            ui.horizontal(|ui| {
                let colour = pack.set().colour_name(element);
                let name = |response: bevy_egui::egui::Response| {
                    let (element, colour) = (element.message(), colour.message());
                    response.tip(capital(&say(Turn::BankElement { element, colour })));
                };
                name(pack.show(ui, Picture::Token(element), TOKEN));
                let (rect, response) = ui.allocate_exact_size(NAME, Sense::hover());
                let at = rect.left_center();
                let words = say(element);
                ui.painter().text(at, Align2::LEFT_CENTER, words, FontId::proportional(13.5), style::INK);
                name(response);
                for size in Size::ALL {
                    asked = supply::alone(ui, &cell(seen, element, size, pack), CELL).or(asked.take());
                }
            });
        }
    });
    asked
}

fn cell(seen: &PanelView, element: Element, size: Size, pack: Pack) -> Cell {
    let piece = Piece::Pyramid { element, size };
    let due = seen.known().next_piece().and_then(|id| Some((id, Piece::of(id)?)));
    let next = due.filter(|(_, due)| *due == piece).map(|(id, _)| id);
    let refusal = match due {
        _ if next.is_some() => None,
        Some((_, due)) => Some(say(Turn::SetNow { piece: due.message() }).into()),
        None => Some(say(Turn::PlayFirst).into()),
    };
    Cell {
        picture: Picture::Pyramid(element, size).shown(pack.set()),
        name: piece.message(),
        // What waits beside the house may be the last one.
        left: seen.view().bank.count(element, size).max(u8::from(next.is_some())),
        single: false,
        piece: next,
        refusal,
        glows: next.is_some(),
        chosen: false,
    }
}
