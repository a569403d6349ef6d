//! All houses with their owners: what stands, what it is worth so far, what troubles it.

use super::worth::{self, Head};
use super::{house, tips};
use crate::asked::{Act, Asked};
use crate::faces::Picture;
use crate::gaze::Look;
use crate::pack::Pack;
use crate::panel_view::PanelView;
use crate::texts::House as Words;
use bevy_egui::egui::{Align, Layout, Rect, Response, RichText, Sense, Ui, Vec2, vec2};
use game::message::Say;
use game::words::score;
use thoth_rules::{Element, Elements, House, Phase, SeatView, Thing};
use window::speech::{self, say};
use window::ui::seats::Badge;
use window::ui::tip::Tip;
use window::ui::{landmarks, style};

/// What a seat takes beside the picture of its house, points.
const REST: f32 = 112.0;
/// Lowest picture of a house.
const LEAST: f32 = 30.0;
/// In a crowded column the words stand beside the picture, which is so large, points.
const CROWDED: Vec2 = vec2(144.0, 44.0);
/// Width of a card that is known in a hand, points.
const SHOWN: f32 = 11.0;

/// The height that all seats with their houses take in a column so wide, points, if there is room.
pub fn wanted(seen: &PanelView, width: f32) -> f32 {
    let seats = &seen.view().seats;
    let houses = seats.iter().filter_map(|seat| seat.house.as_ref());
    houses.map(|house| house::natural(house, width)).sum::<f32>() + REST * seats.len() as f32
}

/// Shows every seat with its house; `height` is shared by the pictures. Where each is goes to `spots`.
pub fn show(
    ui: &mut Ui,
    seen: &PanelView,
    pack: Pack,
    height: f32,
    spots: &mut Vec<(Thing, Rect)>,
) -> Option<Act> {
    let mut act = None;
    let seats = &seen.view().seats;
    let rest = REST * seats.len() as f32;
    let crowded = height < rest + LEAST * seats.len() as f32;
    let share = ((height - rest) / (wanted(seen, ui.available_width()) - rest).max(1.0)).clamp(0.3, 1.0);
    if crowded {
        ui.spacing_mut().item_spacing.y = 2.0;
    }
    for (k, seat) in seats.iter().enumerate() {
        if k > 0 {
            ui.separator();
        }
        head(ui, seen, seat, pack);
        let worth = |ui: &mut Ui, head| worth::line(ui, seen, (seat.seat, head), 15.0, pack);
        if !crowded {
            worth(ui, Head::Said);
        }
        let Some(house) = &seat.house else {
            ui.horizontal(|ui| {
                ui.label(RichText::new(say(Words::None)).small().color(style::FAINT));
                if crowded {
                    worth(ui, Head::Without);
                }
            });
            continue;
        };
        let picture = if crowded {
            let row = ui.horizontal_top(|ui| {
                let picture = picture(ui, house, pack, CROWDED);
                ui.vertical(|ui| {
                    ui.spacing_mut().item_spacing.y = 1.0;
                    worth(ui, Head::Without);
                    state(ui, house, pack);
                });
                picture
            });
            row.inner
        } else {
            let width = ui.available_width();
            let tall = (house::natural(house, width) * share).max(LEAST);
            let picture = picture(ui, house, pack, vec2(width, tall));
            state(ui, house, pack);
            picture
        };
        let spot = Thing::House(seat.seat);
        landmarks::item(ui.ctx(), &spot, || Some(picture.interact_rect));
        spots.push((spot, picture.interact_rect));
        if picture.clicked() {
            act = Some(Act::Wish(Asked::Look(Look::At(seat.seat))));
        }
    }
    act
}

/// Name, hand with the card that everybody knows in it, and score.
fn head(ui: &mut Ui, seen: &PanelView, seat: &SeatView, pack: Pack) {
    let view = seen.view();
    ui.horizontal(|ui| {
        let plays = seen.shown.is_some() || !matches!(view.phase, Phase::Scored | Phase::Over);
        let active = plays && seat.seat == seen.turn_of();
        let (rect, _) = ui.allocate_exact_size(vec2(14.0, 14.0), Sense::hover());
        Badge::usual(seat.seat).draw(ui.painter(), rect.center(), 14.0);
        let name = RichText::new(seen.names.of(seat.seat)).size(16.0).strong();
        ui.label(if active { name.color(style::AMBER) } else { name });
        if active {
            ui.label(RichText::new(say(Words::Plays)).small().color(style::AMBER));
        }
        if seat.seat == view.dealer {
            ui.label(RichText::new(say(Words::Dealer)).small().color(style::FAINT))
                .tip(say(Words::DealerAbout));
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if let Some(goal) = view.setup.length().points() {
                ui.label(RichText::new(say(Words::Goal { points: goal })).small().color(style::FAINT));
            }
            ui.label(RichText::new(score(seat.total)).size(16.0).strong()).tip(say(
                match view.setup.length().points() {
                    None => Words::PointsHand,
                    Some(points) => Words::PointsAt { points },
                },
            ));
            ui.label(RichText::new(say(Words::Cards { cards: seat.cards })).small().color(style::FAINT));
            if let Some(card) = seat.shown.filter(|_| view.viewer != Some(seat.seat)) {
                let words = speech::tell(&seen.names, &Words::Shown { seat: seat.seat });
                pack.show(ui, Picture::Face(card), SHOWN).tip_ui(|ui| {
                    tips::card(ui, card, None, pack);
                    ui.label(RichText::new(words).color(style::FAINT));
                });
            }
        });
    });
}

/// Draws a house. A click on it is a wish to look at it.
fn picture(ui: &mut Ui, house: &House, pack: Pack, size: Vec2) -> Response {
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    house::draw(ui.painter(), rect, house, pack);
    response.tip_ui(|ui| tips::house(ui, house, pack))
}

/// What a house takes, and what troubles it.
fn state(ui: &mut Ui, house: &House, pack: Pack) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        let top = house.top();
        let (label, elements) = match top.free() {
            _ if house.roof.is_some() => (Words::Roofed, Elements::NONE),
            0 => (Words::Full, top.elements()),
            _ => (Words::Takes, top.card.accepts()),
        };
        line(ui, label, elements, pack);
        // No card makes trouble of spirit, so that it protects from it is not worth saying (T21).
        let immune: Elements =
            house.immunity().iter().filter(|&element| element != Element::Spirit).collect();
        if house.roof.is_none() && !immune.is_empty() {
            line(ui, Words::Immune, immune, pack);
        }
        if house.in_trouble() {
            let cards = house.trouble.iter().map(Say::message).collect();
            ui.label(RichText::new(say(Words::Trouble { cards })).small().color(style::BAD));
        }
    });
}

fn line(ui: &mut Ui, label: Words, elements: Elements, pack: Pack) {
    ui.label(RichText::new(say(label)).small().color(style::FAINT));
    for element in elements.iter() {
        pack.show(ui, Picture::Token(element), 15.0).tip(say(element));
    }
}
