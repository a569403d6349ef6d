//! The city: how high it is, who holds its top, what is built and what is left.

use super::icons;
use crate::texts::{City, SetUpText};
use bevy_egui::egui::{Align2, Color32, FontId, Grid, RichText, Sense, Ui, Vec2, pos2, vec2};
use game::message::{Length, Message, Say};
use rlyeh::matches::MatchView;
use rlyeh_rules as rules;
use rlyeh_rules::{Aim, PER_SIZE, Size, StashView, View};
use session::Names;
use window::speech::{decimal, name_of, say};
use window::ui::style;
use window::ui::tip::HoverTip;

/// From so few pieces on, a colour is soon exhausted.
const SOON: u8 = 4;

/// Shows height and summit, and beside a solitary city the record.
pub fn summit(ui: &mut Ui, view: &MatchView, record: Option<&Message>, marks: bool) {
    let game = &view.game;
    ui.horizontal(|ui| {
        ui.label(RichText::new(say(City::City)).color(style::FAINT));
        ui.label(RichText::new(length(game.summit.height_um)).size(19.0).strong());
        if game.setup.aim() == Some(Aim::Grandest) {
            ui.label(
                RichText::new(say(City::Grandeur { grandeur: game.floors.grandeur })).size(19.0).strong(),
            )
            .tip(say(game.floors));
        }
        for stash in
            game.summit.holders.iter().filter_map(|&held| game.stashes.iter().find(|s| s.stash == held))
        {
            let whose = if game.setup.is_solitaire() { String::new() } else { owner(stash, &view.names) };
            icons::swatch(ui, stash.colour, 19.0, marks).tip(say(on_top(stash, &whose)));
            ui.label(RichText::new(whose).small().color(style::FAINT));
        }
        if let Some(record) = record {
            ui.label(RichText::new(say(City::Best { record: record.clone() })).small().color(style::FAINT))
                .tip(say(City::BestAbout));
        }
        // Alone you hold every colour: nothing is tied.
        if game.summit.claims.len() > 1 && !game.setup.is_solitaire() {
            ui.label(RichText::new(say(City::Tie)).small().color(style::AMBER)).tip(say(City::TieAbout));
        }
    });
}

fn owner(stash: &StashView, names: &Names) -> String {
    stash.owner.map_or_else(|| say(SetUpText::Nobodys), |seat| name_of(names, seat))
}

fn on_top(stash: &StashView, whose: &str) -> City {
    let colour = stash.colour.message();
    match whose {
        "" => City::OnTop { colour },
        whose => City::OnTopOf { colour, whose: whose.to_owned() },
    }
}

fn length(um: i32) -> String {
    say(Message::new("length-of").with("length", Length(um)))
}

/// Shows the stashes: what is left of each size, what is built, pips and highest top.
pub fn stashes(ui: &mut Ui, view: &MatchView, marks: bool) {
    let game = &view.game;
    Grid::new("stashes").num_columns(5).spacing([9.0, 5.0]).show(ui, |ui| {
        for (head, tip) in [
            (None, None),
            (Some(City::Stash), None),
            (Some(City::Left), Some(City::LeftAbout)),
            (Some(City::Pips), Some(City::PipsAbout).filter(|_| !game.setup.is_solitaire())),
            (Some(City::Top), Some(City::TopAbout)),
        ] {
            let head = head.map(say).unwrap_or_default();
            let label = ui.label(RichText::new(head).small().color(style::FAINT));
            if let Some(tip) = tip {
                label.tip(say(tip));
            }
        }
        ui.end_row();
        for stash in &game.stashes {
            row(ui, view, stash, marks);
        }
    });
    for stash in game.stashes.iter().filter(|s| s.reserve.iter().sum::<u8>() <= SOON) {
        let left: u8 = stash.reserve.iter().sum();
        let words = match left {
            0 => City::Exhausted { colour: stash.colour.message() },
            1 => City::OneMore { colour: stash.colour.message() },
            left => City::Few { colour: stash.colour.message(), left },
        };
        ui.label(RichText::new(say(words)).small().color(style::AMBER));
    }
}

fn row(ui: &mut Ui, view: &MatchView, stash: &StashView, marks: bool) {
    let game = &view.game;
    icons::swatch(ui, stash.colour, 20.0, marks);
    let whose = match (stash.number, stash.direction) {
        (Some(number), _) => say(SetUpText::Number { number }),
        (_, Some(direction)) => say(direction),
        _ => owner(stash, &view.names),
    };
    let active = stash.owner == Some(game.active) && !game.setup.is_solitaire();
    let whose = RichText::new(whose).color(if active { style::AMBER } else { style::INK });
    ui.label(if active { whose.strong() } else { whose });
    reserve(ui, stash);
    ui.label(RichText::new(stash.pips.to_string()));
    let top = stash.top_um.map_or_else(|| "–".to_owned(), |um| say(decimal(f64::from(um) / 1000.0)));
    let uppermost = game.summit.holders.contains(&stash.stash);
    let ink = if uppermost { style::AMBER } else { style::INK };
    ui.label(RichText::new(if uppermost { format!("{top} ⏶") } else { top }).color(ink));
    ui.end_row();
}

/// A small pyramid for each size, with how many are left.
fn reserve(ui: &mut Ui, stash: &StashView) {
    let (rect, response) = ui.allocate_exact_size(vec2(74.0, 20.0), Sense::hover());
    let painter = ui.painter();
    for (k, size) in Size::ALL.into_iter().enumerate() {
        let left = stash.reserve[size.index()];
        let x = rect.left() + 7.0 + 25.0 * k as f32;
        let (fill, line, ink) = match left {
            0 => (Color32::TRANSPARENT, style::LINE, style::LINE),
            1 => (icons::colour(stash.colour), style::AMBER, style::AMBER),
            _ => (icons::colour(stash.colour), style::FAINT, style::INK),
        };
        icons::draw_pyramid(painter, pos2(x, rect.bottom() - 2.0), size, 0.9, fill, line);
        let at = pos2(x + 7.0, rect.bottom() - 1.0);
        painter.text(at, Align2::LEFT_BOTTOM, left.to_string(), FontId::monospace(12.5), ink);
    }
    let [small, medium, large] = stash.reserve;
    let built: u8 = stash.built.iter().sum();
    response.tip(say(City::Reserve { small, medium, large, each: PER_SIZE, built }));
}

/// Shows the floor cards left of every shape.
pub fn cards(ui: &mut Ui, game: &View) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        ui.label(RichText::new(say(City::Cards)).small().color(style::FAINT));
        for cards in &game.cards {
            let card = rules::card(cards.shape);
            let tip = say(City::CardsAbout { card, left: cards.left, built: cards.in_play });
            icons::card_sign(ui, cards.shape, 23.0, cards.left > 0).tip(tip);
            let ink = if cards.left > 0 { style::INK } else { style::LINE };
            ui.label(RichText::new(cards.left.to_string()).monospace().color(ink));
            ui.allocate_space(Vec2::new(1.0, 1.0));
        }
    });
}
