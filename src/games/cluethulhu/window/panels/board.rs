//! The ring of seats round the lamp: tablets face down or as they are known, names, tokens, raised hands; and where one
//! can point now.

use super::{Asked, POINTED, PanelData, Wanted, paint};
use crate::app::ui::act::Act;
use crate::app::ui::layout::whole;
use crate::app::ui::seats::Badge;
use crate::app::ui::style;
use crate::app::ui::tip::Tip;
use crate::game::Seat;
use crate::games::cluethulhu::window::faces::{Face, Sign};
use crate::games::cluethulhu::window::lap::Pick;
use crate::games::cluethulhu::window::ring::Place;
use crate::games::cluethulhu::window::seen::SeatSeen;
use bevy_egui::egui::{
    Align2, Color32, Context, CursorIcon, FontId, Id, Painter, Rect, Sense, Stroke, StrokeKind, Ui, Vec2,
    pos2, vec2,
};

/// Largest letters of a name, and the smallest that can be read, points.
pub const LETTERS: (f32, f32) = (16.0, 11.5);
/// What is seen of a tablet whose holder is out.
const GONE: f32 = 0.35;
/// Height of the lamp, as a share of what is free in the middle.
const LAMP: f32 = 0.34;

/// Draws the table and listens to the pointer.
pub fn show(ctx: &Context, data: &PanelData, wanted: &mut Vec<Wanted>) {
    whole(ctx, "cluethulhu table", |ui, rect| {
        let ring = &data.layout.ring;
        ui.painter().rect_filled(rect, 0.0, style::NIGHT);
        Face::TableTop.picture().paint(ui.painter(), ring.field.expand(6.0));
        lamp(ui.painter(), data);
        // The light is on all that lies on the table; names are written over it, so that they can be read.
        let targets = data.targets();
        for place in &ring.places {
            lies(ui.painter(), data, place);
        }
        data.desk.light.paint(ui.painter(), rect, ring.field.center());
        for place in &ring.places {
            if let Some(seat) = data.seen.seat(place.seat) {
                written(ui, data, place, seat, targets.contains(&place.seat));
                listen(ui, data, place, seat, targets.contains(&place.seat), wanted);
            }
        }
    });
}

fn lamp(painter: &Painter, data: &PanelData) {
    let middle = data.layout.ring.middle;
    let size = Face::Lamp(true).picture().size(middle.height() * LAMP);
    let at = middle.center_bottom() - vec2(0.0, size.y * 0.56);
    paint(painter, Face::Lamp(data.seen.night), Rect::from_center_size(at, size), 1.0);
}

/// What lies before a seat: its tablet, and tokens beside it.
fn lies(painter: &Painter, data: &PanelData, place: &Place) {
    let Some(seat) = data.seen.seat(place.seat) else { return };
    let face = seat.role.map_or(Face::Back, Face::Tablet);
    paint(painter, face, place.tablet, if seat.alive { 1.0 } else { GONE });
}

/// What is written at a seat, and its tokens: over the light.
fn written(ui: &Ui, data: &PanelData, place: &Place, seat: &SeatSeen, target: bool) {
    let painter = ui.painter();
    let (badge, scale) = (Badge::usual(seat.seat), data.layout.ring.scale);
    if !seat.alive {
        let side = place.tablet.width() * 0.8;
        paint(
            painter,
            Face::Sign(Sign::Out),
            Rect::from_center_size(place.tablet.center(), Vec2::splat(side)),
            0.9,
        );
    }
    for (sign, at) in seat.signs.iter().filter(|sign| **sign != Sign::Out).zip(place.tokens) {
        paint(painter, Face::Sign(*sign), at.shrink(0.5), 1.0);
    }
    let number = (u16::from(seat.seat.0) + 1).to_string();
    let (small, mark) = (12.0 * scale.min(1.25), if style::marks(ui.ctx()) { badge.mark } else { '⏺' });
    let at = pos2(place.whole.left() + 3.0, place.mark.y);
    painter.text(at, Align2::LEFT_CENTER, number, FontId::proportional(small), style::INK);
    let at = pos2(place.tablet.left() - 1.0, place.mark.y);
    painter.text(at, Align2::RIGHT_CENTER, mark, FontId::proportional(small), badge.colour);
    name(painter, data, place, badge, seat.alive);
    if let Some(vote) = seat.vote {
        hand(painter, place, vote);
    }
    if data.desk.hands.contains(&seat.seat) {
        hand(painter, place, true);
    }
    if let Some(words) = seat.accused {
        label(painter, place, words, style::BAD, scale);
    } else if !seat.note.is_empty() {
        label(painter, place, &seat.note, style::AMBER, scale);
    }
    let edge = place.whole.expand(1.0);
    let ring = |width: f32, ink: Color32| {
        painter.rect_stroke(edge, 7.0, Stroke::new(width, ink), StrokeKind::Inside);
    };
    if data.seen.voted_on == Some(seat.seat) {
        ring(2.5, style::BAD);
    }
    if target {
        ring(1.5, style::AMBER);
    }
    if data.desk.picked.contains(&seat.seat) || picked_in_turn(data, seat.seat) {
        ring(3.0, style::AMBER);
    }
    if data.desk.pointed == Some(seat.seat) {
        ring(2.0, POINTED);
    }
}

/// Whether somebody has been picked in the turn of a Day.
fn picked_in_turn(data: &PanelData, seat: Seat) -> bool {
    data.desk.turn.as_ref().is_some_and(|turn| turn.orders().contains(&Some(seat)))
}

/// A name on its colour, in letters so large that it is whole.
fn name(painter: &Painter, data: &PanelData, place: &Place, badge: Badge, alive: bool) {
    let name = data.names().of(place.seat);
    let room = place.name.width() - 8.0;
    let mut size = LETTERS.0.min(place.name.height() - 5.0);
    let mut galley = painter.layout_no_wrap(name.clone(), FontId::proportional(size), badge.ink());
    while galley.size().x > room && size > LETTERS.1 {
        size -= 0.5;
        galley = painter.layout_no_wrap(name.clone(), FontId::proportional(size), badge.ink());
    }
    let wide = (galley.size().x + 10.0).min(place.name.width());
    let chip = Rect::from_center_size(place.name.center(), vec2(wide, place.name.height() - 2.0));
    let ground = if alive { badge.colour } else { badge.colour.gamma_multiply(0.45) };
    painter.rect_filled(chip, 4.0, ground);
    let ink = if alive { badge.ink() } else { style::INK };
    let at = chip.center() - galley.size() / 2.0;
    painter.with_clip_rect(place.whole).galley_with_override_text_color(at, galley, ink);
}

/// A raised hand, or one that stays down.
fn hand(painter: &Painter, place: &Place, raised: bool) {
    let at = place.tablet.center();
    let (sign, ink) = if raised { ("✋", style::GOOD) } else { ("—", style::FAINT) };
    let side = place.tablet.width() * 0.62;
    painter.circle_filled(at, side * 0.62, Color32::from_black_alpha(190));
    painter.text(at, Align2::CENTER_CENTER, sign, FontId::proportional(side), ink);
}

/// A few words over a tablet.
fn label(painter: &Painter, place: &Place, words: &str, ink: Color32, scale: f32) {
    let galley = painter.layout_no_wrap(words.to_owned(), FontId::proportional(11.5 * scale.min(1.2)), ink);
    let size = galley.size() + vec2(8.0, 2.0);
    let at = Rect::from_center_size(place.tablet.center_bottom() - vec2(0.0, size.y / 2.0 + 1.0), size);
    painter.rect_filled(at, 3.0, Color32::from_black_alpha(215));
    painter.galley(at.min + vec2(4.0, 1.0), galley, ink);
}

fn listen(ui: &Ui, data: &PanelData, place: &Place, seat: &SeatSeen, target: bool, wanted: &mut Vec<Wanted>) {
    let response = ui.interact(place.whole, Id::new(("cluethulhu seat", seat.seat.0)), Sense::click());
    if target && response.hovered() {
        ui.ctx().set_cursor_icon(CursorIcon::PointingHand);
    }
    if response.clicked() {
        wanted.push(Act::Wish(clicked(data, seat.seat, target)));
    }
    if data.desk.turn.is_none() {
        response.tip(tip(data, seat));
    }
}

/// What a click on a seat means.
fn clicked(data: &PanelData, seat: Seat, target: bool) -> Asked {
    if data.desk.turn.is_some() && target {
        return Asked::Pick(Pick::Somebody(seat));
    }
    match (data.counts_hands(), target) {
        (true, true) => Asked::Hand(seat),
        (false, true) => Asked::At(seat),
        (_, false) => Asked::Point(seat),
    }
}

/// What is known of a seat: nothing that is not drawn.
fn tip(data: &PanelData, seat: &SeatSeen) -> String {
    let mut lines = vec![data.name(seat.seat)];
    if let Some(role) = seat.role {
        lines.push(role.to_string());
    }
    lines.extend(seat.signs.iter().map(|sign| sign.words().to_owned()));
    if !seat.note.is_empty() {
        lines.push(seat.note.clone());
    }
    lines.join("\n")
}
