//! The quick reference on one sheet. What it says is asked of the cards ([`mod@reference`]).

use crate::faces::Picture;
use crate::pack::Pack;
use bevy_egui::egui::{Grid, RichText, ScrollArea, Ui};
use game::message::Say;
use thoth::reference::{self, COLUMNS, Words, stands_for};
use thoth_rules::{Class, Element};
use window::speech::say;
use window::ui::style;

/// Shows the sheet.
pub fn show(ui: &mut Ui, pack: Pack) {
    ScrollArea::both().id_salt("reference").auto_shrink([false, false]).show(ui, |ui| {
        ui.horizontal_top(|ui| {
            ui.vertical(|ui| matrix(ui, pack));
            ui.add_space(24.0);
            ui.vertical(points);
        });
        ui.add_space(10.0);
        ui.horizontal_top(|ui| {
            ui.vertical(|ui| suits(ui, pack));
            ui.add_space(36.0);
            ui.vertical(|ui| trumps(ui, pack));
        });
    });
}

fn matrix(ui: &mut Ui, pack: Pack) {
    Grid::new("card uses").num_columns(7).spacing([14.0, 5.0]).striped(true).show(ui, |ui| {
        ui.label("");
        for kind in COLUMNS {
            ui.horizontal(|ui| {
                pack.show(ui, Picture::Sign(kind, None), 22.0);
                ui.label(RichText::new(say(kind)).strong());
            });
        }
        ui.end_row();
        for (name, cells) in reference::rows() {
            ui.label(RichText::new(say(name)).strong());
            for cell in cells {
                let words = cell.map_or_else(|| "–".into(), say);
                ui.label(RichText::new(words).size(14.0));
            }
            ui.end_row();
        }
    });
}

fn title(ui: &mut Ui, words: Words) {
    ui.label(RichText::new(say(words)).size(16.0).color(style::AMBER));
}

fn suits(ui: &mut Ui, pack: Pack) {
    title(ui, Words::Elements);
    Grid::new("elements").num_columns(4).spacing([10.0, 4.0]).show(ui, |ui| {
        for each in Element::ALL {
            element(ui, each, pack);
            let (suit, court) = stands_for(each);
            ui.label(say(suit));
            court.map(|court| ui.label(say(court)));
            ui.end_row();
        }
    });
}

fn element(ui: &mut Ui, element: Element, pack: Pack) {
    pack.show(ui, Picture::Token(element), 20.0);
    let colour = pack.set().colour_name(element).message();
    ui.label(say(Words::ElementColour { element: element.message(), colour }));
}

fn trumps(ui: &mut Ui, pack: Pack) {
    title(ui, Words::Trumps);
    Grid::new("trumps").num_columns(2).spacing([10.0, 4.0]).show(ui, |ui| {
        for element in Element::ALL {
            let all = names(Class::Zodiacal(element));
            if !all.is_empty() {
                ui.horizontal(|ui| {
                    pack.show(ui, Picture::Token(element), 20.0);
                    ui.label(say(Words::ZodiacalTrumps));
                });
                ui.label(RichText::new(all).size(14.0));
                ui.end_row();
            }
        }
        for (label, class) in
            [(Words::PlanetaryTrumps, Class::Planetary), (Words::ElementalTrumps, Class::Elemental)]
        {
            ui.label(say(label));
            ui.label(RichText::new(names(class)).size(14.0));
            ui.end_row();
        }
    });
}

fn names(class: Class) -> String {
    reference::trumps(class).into_iter().map(say).collect::<Vec<_>>().join(", ")
}

fn points(ui: &mut Ui) {
    title(ui, Words::PointsTitle);
    Grid::new("points").num_columns(2).spacing([12.0, 3.0]).show(ui, |ui| {
        for (what, points) in reference::points() {
            ui.label(RichText::new(say(what)).size(14.0));
            ui.label(say(points));
            ui.end_row();
        }
    });
}
