//! The quick reference: what every card can do and what it is worth, on one sheet. All of it is asked of the cards.

use crate::app::speech::say;
use crate::app::ui::style;
use crate::game::message::{Message, Say};
use crate::games::thoth::rules::{
    Card, Class, Court, Element, Elements, Kind, Number, ROOF, Suit, Trump, court_penalty,
};
use crate::games::thoth::window::faces::{Picture, index, uses};
use crate::games::thoth::window::pack::Pack;
use crate::games::thoth::window::texts::Sheet as Words;
use bevy_egui::egui::{Grid, RichText, ScrollArea, Ui};
use strum::VariantArray;

/// The uses that have a column.
const COLUMNS: [Kind; 6] =
    [Kind::Foundation, Kind::Raise, Kind::Story, Kind::Roof, Kind::Trouble, Kind::Relief];

/// The rows: a name, and a card of that kind.
const ROWS: [(Option<Words>, Card); 10] = [
    (Some(Words::Ace), Card::Small(Number::Ace, Suit::Wands)),
    (Some(Words::TwoToNine), Card::Small(Number::Nine, Suit::Wands)),
    (Some(Words::Ten), Card::Small(Number::Ten, Suit::Wands)),
    (Some(Words::Court), Card::Court(Court::Queen, Suit::Wands)),
    (Some(Words::Zodiacal), Card::Trump(Trump::Emperor)),
    (Some(Words::Planetary), Card::Trump(Trump::Sun)),
    (None, Card::Trump(Trump::World)),
    (None, Card::Trump(Trump::Fool)),
    (None, Card::Trump(Trump::HangedMan)),
    (None, Card::Trump(Trump::Judgment)),
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
                ui.label(RichText::new(say(kind)).strong());
            });
        }
        ui.end_row();
        for (name, card) in ROWS {
            let named = name.as_ref().map_or_else(|| say(card), say);
            ui.label(RichText::new(named).strong());
            for kind in COLUMNS {
                ui.label(RichText::new(cell(card, kind)).size(14.0));
            }
            ui.end_row();
        }
    });
}

/// What stands in a cell, asked of a card of that kind.
fn cell(card: Card, kind: Kind) -> String {
    let Some((_, elements, turns)) = uses(card).into_iter().find(|(one, ..)| *one == kind) else {
        return "–".into();
    };
    let what = which(card, elements);
    let what = match kind {
        Kind::Foundation | Kind::Story => Words::Takes { what }.message(),
        Kind::Raise if matches!(card, Card::Small(Number::Nine, _)) => Words::ItsNumber { what }.message(),
        Kind::Raise => Words::Worth { worth: card.worth().unwrap_or(0), what }.message(),
        _ => what,
    };
    say(if turns == 0 { what } else { Words::AndTurns { what, turns }.message() })
}

/// Elements as they are for every card of the kind: "its suit", where the suits differ.
fn which(card: Card, elements: Elements) -> Message {
    let words = match card {
        _ if elements == Elements::ALL => Words::All,
        Card::Court(..) if elements == card.accepts() => Words::SuitAndRank,
        Card::Small(..) | Card::Court(..) => Words::Suit,
        Card::Trump(trump) => match trump.class() {
            Class::Zodiacal(own) if elements == Elements::one(own) => Words::Element,
            _ => return elements.message(),
        },
    };
    words.message()
}

fn title(ui: &mut Ui, words: Words) {
    ui.label(RichText::new(say(words)).size(16.0).color(style::AMBER));
}

fn suits(ui: &mut Ui, pack: Pack) {
    title(ui, Words::Elements);
    Grid::new("elements").num_columns(4).spacing([10.0, 4.0]).show(ui, |ui| {
        for (suit, court) in Suit::VARIANTS.iter().zip(Court::VARIANTS) {
            element(ui, suit.element(), pack);
            ui.label(say(suit));
            ui.label(say(court));
            ui.end_row();
        }
        element(ui, Element::Spirit, pack);
        ui.label(say(Words::TrumpSuit));
        ui.end_row();
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
            let all = names(|trump| trump.class() == Class::Zodiacal(element));
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
            ui.label(RichText::new(names(|trump| trump.class() == class)).size(14.0));
            ui.end_row();
        }
    });
}

fn names(wanted: impl Fn(Trump) -> bool) -> String {
    let named = |trump: Trump| {
        let card = Card::Trump(trump);
        say(Words::Numbered { index: index(card), trump: card.message() })
    };
    Trump::VARIANTS.iter().copied().filter(|&trump| wanted(trump)).map(named).collect::<Vec<_>>().join(", ")
}

fn points(ui: &mut Ui) {
    title(ui, Words::PointsTitle);
    Grid::new("points").num_columns(2).spacing([12.0, 3.0]).show(ui, |ui| {
        let mut row = |what: Words, points: String| {
            ui.label(RichText::new(say(what)).size(14.0));
            ui.label(points);
            ui.end_row();
        };
        row(Words::EachPip, "1".into());
        row(Words::EachStory, "1".into());
        row(Words::ARoof, ROOF.to_string());
        row(Words::ItsPyramids, "1".into());
        row(Words::SmallCards, say(Words::TheirValue));
        let courts: Vec<String> = (1..=4).map(|courts| format!("–{}", court_penalty(courts))).collect();
        row(Words::Courts, courts.join(", "));
    });
}
