//! The quick reference: what every card can do and what it is worth, on one sheet. All of it is asked of the cards.

use crate::app::ui::style;
use crate::app::words::capital;
use crate::games::thoth::rules::{
    Card, Class, Court, Element, Elements, Kind, Number, ROOF, Suit, Trump, court_penalty,
};
use crate::games::thoth::window::faces::{Picture, index, uses};
use crate::games::thoth::window::pack::Pack;
use bevy_egui::egui::{Grid, RichText, ScrollArea, Ui};
use strum::VariantArray;

/// The uses that have a column.
const COLUMNS: [Kind; 6] =
    [Kind::Foundation, Kind::Raise, Kind::Story, Kind::Roof, Kind::Trouble, Kind::Relief];

/// The rows: a name, and a card of that kind.
const ROWS: [(&str, Card); 10] = [
    ("Ace", Card::Small(Number::Ace, Suit::Wands)),
    ("Two to nine", Card::Small(Number::Nine, Suit::Wands)),
    ("Ten", Card::Small(Number::Ten, Suit::Wands)),
    ("Court", Card::Court(Court::Queen, Suit::Wands)),
    ("Zodiacal", Card::Trump(Trump::Emperor)),
    ("Planetary", Card::Trump(Trump::Sun)),
    ("World", Card::Trump(Trump::World)),
    ("Fool", Card::Trump(Trump::Fool)),
    ("Hanged Man", Card::Trump(Trump::HangedMan)),
    ("Judgment", Card::Trump(Trump::Judgment)),
];

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
                ui.label(RichText::new(capital(&kind.to_string())).strong());
            });
        }
        ui.end_row();
        for (name, card) in ROWS {
            ui.label(RichText::new(name).strong());
            for kind in COLUMNS {
                ui.label(RichText::new(cell(name, card, kind)).size(14.0));
            }
            ui.end_row();
        }
    });
}

/// What stands in a cell, asked of a card of that kind.
fn cell(name: &str, card: Card, kind: Kind) -> String {
    let Some((_, elements, extra)) = uses(card).into_iter().find(|(one, ..)| *one == kind) else {
        return "–".into();
    };
    let turns = match extra {
        0 => String::new(),
        1 => ", +1 turn".into(),
        extra => format!(", +{extra} turns"),
    };
    let what = which(card, elements);
    let what = match kind {
        Kind::Foundation | Kind::Story => format!("takes {what}"),
        Kind::Raise if name.starts_with("Two") => format!("its number, {what}"),
        Kind::Raise => format!("{} {what}", card.worth().unwrap_or(0)),
        _ => what,
    };
    what + &turns
}

/// Elements as they are for every card of the kind: "its suit", where the suits differ.
fn which(card: Card, elements: Elements) -> String {
    match card {
        _ if elements == Elements::ALL => "all".into(),
        Card::Court(..) if elements == card.accepts() => "its suit and rank".into(),
        Card::Small(..) | Card::Court(..) => "its suit".into(),
        Card::Trump(trump) => match trump.class() {
            Class::Zodiacal(own) if elements == Elements::one(own) => "its element".into(),
            _ => elements.to_string(),
        },
    }
}

fn title(ui: &mut Ui, words: &str) {
    ui.label(RichText::new(words).size(16.0).color(style::AMBER));
}

fn suits(ui: &mut Ui, pack: Pack) {
    title(ui, "Elements");
    Grid::new("elements").num_columns(4).spacing([10.0, 4.0]).show(ui, |ui| {
        for (suit, court) in Suit::VARIANTS.iter().zip(Court::VARIANTS) {
            element(ui, suit.element(), pack);
            ui.label(suit.to_string());
            ui.label(format!("{court:?}"));
            ui.end_row();
        }
        element(ui, Element::Spirit, pack);
        ui.label("trumps");
        ui.end_row();
    });
}

fn element(ui: &mut Ui, element: Element, pack: Pack) {
    pack.show(ui, Picture::Token(element), 20.0);
    let colour = pack.set().colour_name(element);
    ui.label(format!("{element}, {colour}"));
}

fn trumps(ui: &mut Ui, pack: Pack) {
    title(ui, "Trumps");
    Grid::new("trumps").num_columns(2).spacing([10.0, 4.0]).show(ui, |ui| {
        for element in Element::ALL {
            let all = names(|trump| trump.class() == Class::Zodiacal(element));
            if !all.is_empty() {
                ui.horizontal(|ui| {
                    pack.show(ui, Picture::Token(element), 20.0);
                    ui.label("zodiacal");
                });
                ui.label(RichText::new(all).size(14.0));
                ui.end_row();
            }
        }
        for (label, class) in [("planetary", Class::Planetary), ("elemental", Class::Elemental)] {
            ui.label(label);
            ui.label(RichText::new(names(|trump| trump.class() == class)).size(14.0));
            ui.end_row();
        }
    });
}

fn names(wanted: impl Fn(Trump) -> bool) -> String {
    let named = |trump: Trump| format!("{} {trump}", index(Card::Trump(trump)));
    Trump::VARIANTS.iter().copied().filter(|&trump| wanted(trump)).map(named).collect::<Vec<_>>().join(", ")
}

fn points(ui: &mut Ui) {
    title(ui, "Points");
    Grid::new("points").num_columns(2).spacing([12.0, 3.0]).show(ui, |ui| {
        let mut row = |what: &str, points: String| {
            ui.label(RichText::new(what).size(14.0));
            ui.label(points);
            ui.end_row();
        };
        row("each pip in the house", "1".into());
        row("each story", "1".into());
        row("a roof", ROOF.to_string());
        row("its element, each stone", "1".into());
        row("small cards in hand", "–their value".into());
        let courts: Vec<String> = (1..=4).map(|courts| format!("–{}", court_penalty(courts))).collect();
        row("courts in hand, 1 to 4", courts.join(", "));
    });
}
