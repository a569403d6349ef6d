//! The bank: how many pyramids of each element and size are in no house.

use crate::app::ui::style;
use crate::app::ui::tip::Tip;
use crate::games::thoth::rules::{Bank, Element, PER_KIND, Size};
use crate::games::thoth::window::faces::Picture;
use crate::games::thoth::window::pack::{Pack, size_of};
use bevy_egui::egui::{Align2, Color32, FontId, RichText, Sense, Ui, Vec2, pos2, vec2};

/// Shows the bank: a row for each element, a column for each size.
pub fn show(ui: &mut Ui, bank: &Bank, pack: Pack) {
    ui.horizontal(|ui| {
        ui.label(RichText::new("Bank").color(style::FAINT));
        let colours = format!("{} stones", pack.set());
        ui.label(RichText::new(colours).small().color(style::FAINT));
    });
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 3.0);
        for element in Element::ALL {
            ui.horizontal(|ui| row(ui, bank, element, pack));
        }
    });
}

fn row(ui: &mut Ui, bank: &Bank, element: Element, pack: Pack) {
    pack.show(ui, Picture::Token(element), 18.0);
    let (rect, _) = ui.allocate_exact_size(vec2(44.0, 20.0), Sense::hover());
    let at = rect.left_center();
    ui.painter().text(at, Align2::LEFT_CENTER, element.to_string(), FontId::proportional(13.5), style::INK);
    for size in Size::ALL {
        cell(ui, bank.count(element, size), element, size, pack);
    }
}

fn cell(ui: &mut Ui, left: u8, element: Element, size: Size, pack: Pack) {
    let stone = size_of(Picture::Stone(element, size), 22.0);
    let (rect, response) = ui.allocate_exact_size(Vec2::new(44.0, stone.y), Sense::hover());
    let picture = bevy_egui::egui::Rect::from_min_size(rect.min, stone);
    let tint = if left == 0 { Color32::from_white_alpha(50) } else { Color32::WHITE };
    pack.paint(ui.painter(), picture, Picture::Stone(element, size), tint);
    let ink = match left {
        0 => style::LINE,
        1 => style::AMBER,
        _ => style::INK,
    };
    let at = pos2(picture.right() + 3.0, rect.bottom());
    ui.painter().text(at, Align2::LEFT_BOTTOM, left.to_string(), FontId::monospace(15.0), ink);
    let name = pack.set().colour_name(element);
    response.tip(format!("{left} of {PER_KIND} {size} {element} pyramids ({name}) are left"));
}
