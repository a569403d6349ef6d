//! All houses with their owners: what stands, as a little picture from the front, and what troubles it; what the hand would come to
//! for them if it ended now, with its items on hovering.

use crate::faces::{Picture, index};
use crate::framing::CameraTarget;
use crate::look::Pack;
use crate::panel_view::{Act, GameRequest, PanelView};
use crate::panels::sheets::items;
use crate::panels::words;
use crate::texts::{House as Words, Scores};
use bevy_egui::egui::{
    Align, Align2, Color32, FontId, Grid, Layout, Painter, Pos2, Rect, Response, RichText, Sense, Shape,
    Stroke, StrokeKind, Ui, Vec2, pos2, vec2,
};
use game::Seat;
use game::message::Say;
use game::words::{score, signed};
use thoth_rules::{Card, Element, Elements, Floor, House, Kind, Phase, SeatView, Size, Thing, Worth};
use window::speech::{self, name_of, say};
use window::ui::seats::Badge;
use window::ui::tip::HoverTip;
use window::ui::{landmarks, style};

/// What a seat takes beside the picture of its house, points.
const REST: f32 = 112.0;
/// Lowest picture of a house.
const LEAST: f32 = 30.0;
/// In a crowded column the words stand beside the picture, which is so wide and at least so high, points.
const CROWDED: Vec2 = vec2(122.0, 44.0);
/// What a seat takes there above and below that, points.
const AROUND: f32 = 46.0;
/// Width of a card that is known in a hand, points.
const SHOWN: f32 = 11.0;
/// Width of a house in its own units: four pyramids and a little more.
const WIDTH: f32 = 100.0;
/// Room for the names of the cards beside it, points: letters do not shrink with it.
const LABEL: f32 = 68.0;
const LETTERS: f32 = 12.0;
/// Between two pyramids.
const PITCH: f32 = 23.0;
/// Thickness of a card: thicker than it is, so that it can be seen.
const SLAB: f32 = 5.0;
const ROOF: f32 = 17.0;
/// Largest and smallest scale, points a unit.
const SCALE: (f32, f32) = (0.25, 1.5);
/// Height of the box in which a pyramid is drawn.
const PYRAMID: f32 = 28.0;
/// Width of a card among the costs, points.
const COST_CARD: f32 = 34.0;

/// The height that all seats with their houses take in a column so wide, points, if there is room.
pub fn wanted(seen: &PanelView, width: f32) -> f32 {
    let seats = &seen.view().seats;
    let houses = seats.iter().filter_map(|seat| seat.house.as_ref());
    houses.map(|house| natural(house, width)).sum::<f32>() + REST * seats.len() as f32
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
        let worth = |ui: &mut Ui, head| worth_line(ui, seen, (seat.seat, head), 15.0, pack);
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
                let most = height / seats.len() as f32 - AROUND;
                let tall = names_height(house).min(most).max(CROWDED.y);
                let picture = picture(ui, house, pack, vec2(CROWDED.x, tall));
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
            let tall = (natural(house, width) * share).max(LEAST);
            let picture = picture(ui, house, pack, vec2(width, tall));
            state(ui, house, pack);
            picture
        };
        let spot = Thing::House(seat.seat);
        landmarks::item(ui.ctx(), &spot, || Some(picture.interact_rect));
        spots.push((spot, picture.interact_rect));
        if picture.clicked() {
            act = Some(Act::Wish(GameRequest::Look(CameraTarget::At(seat.seat))));
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
        let name = RichText::new(name_of(&seen.names, seat.seat)).size(16.0).strong();
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
                    words::card_tip(ui, card, None, pack);
                    ui.label(RichText::new(words).color(style::FAINT));
                });
            }
        });
    });
}

/// Draws a house. A click on it is a wish to look at it.
fn picture(ui: &mut Ui, house: &House, pack: Pack, size: Vec2) -> Response {
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    draw_house(ui.painter(), rect, house, pack);
    response.tip_ui(|ui| words::house_tip(ui, house, pack))
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
        takes(ui, label, elements, pack);
        // No card makes trouble of spirit, so that it protects from it is not worth saying (T21).
        let immune: Elements =
            house.immunity().iter().filter(|&element| element != Element::Spirit).collect();
        if house.roof.is_none() && !immune.is_empty() {
            takes(ui, Words::Immune, immune, pack);
        }
        if house.in_trouble() {
            let cards = house.trouble.iter().map(Say::message).collect();
            ui.label(RichText::new(say(Words::Trouble { cards })).small().color(style::BAD));
        }
    });
}

fn takes(ui: &mut Ui, label: Words, elements: Elements, pack: Pack) {
    ui.label(RichText::new(say(label)).small().color(style::FAINT));
    for element in elements.iter() {
        pack.show(ui, Picture::Token(element), 15.0).tip(say(element));
    }
}

/// Height of a pyramid in the picture.
const fn tall(size: Size) -> f32 {
    match size {
        Size::Small => PYRAMID * 0.54,
        Size::Medium => PYRAMID * 0.74,
        Size::Large => PYRAMID * 0.94,
    }
}

/// Height that the names of a house's cards take, one above the other, points.
fn names_height(house: &House) -> f32 {
    let cards = house.stories.len() + 1 + usize::from(house.roof.is_some());
    (cards as f32 + 1.0) * LETTERS
}

/// Height of a house, in its own units.
fn height(house: &House) -> f32 {
    let floors: f32 = house.floors().map(|floor| SLAB + floor.size().map_or(5.0, tall)).sum();
    floors + if house.roof.is_some() { ROOF + SLAB } else { 4.0 }
}

/// The height that a house takes in a picture so wide, points, if there is room.
pub fn natural(house: &House, width: f32) -> f32 {
    (height(house) + 3.0) * ((width - LABEL) / WIDTH).clamp(SCALE.0, SCALE.1)
}

/// Draws a house, standing at the foot of a rectangle and as large as it fits.
pub fn draw_house(painter: &Painter, rect: Rect, house: &House, pack: Pack) {
    if !rect.is_positive() {
        return;
    }
    let fits = ((rect.width() - LABEL) / WIDTH).min(rect.height() / (height(house) + 3.0));
    let scale = fits.clamp(SCALE.0, SCALE.1);
    let foot = pos2(rect.left() + WIDTH / 2.0 * scale, rect.bottom() - 2.0);
    painter.hline(rect.left()..=rect.left() + WIDTH * scale, foot.y + 1.0, Stroke::new(1.0, style::LINE));
    let mut level = 0.0;
    let mut names = Names { x: foot.x + (WIDTH / 2.0 + 4.0) * scale, above: f32::MAX, top: rect.top() };
    for (k, floor) in house.floors().enumerate() {
        let wide = if k == 0 { WIDTH } else { WIDTH - 6.0 };
        let middle = slab(painter, foot, level, wide, floor.card, scale, pack);
        names.write(painter, middle, floor.card, style::INK);
        level += SLAB;
        pyramids(painter, foot, level, floor, scale, pack);
        level += floor.size().map_or(5.0, tall);
    }
    if let Some(roof) = house.roof {
        let middle = gable(painter, foot, level, roof, scale, pack);
        names.write(painter, middle, roof, style::AMBER);
    }
    trouble(painter, rect, house, pack);
}

/// The names of the cards, one above the other, however low the floors are.
struct Names {
    x: f32,
    /// The next one is no lower than this.
    above: f32,
    /// What would stand above this is left out.
    top: f32,
}

impl Names {
    fn write(&mut self, painter: &Painter, middle: f32, card: Card, ink: Color32) {
        let y = middle.min(self.above);
        if y - LETTERS / 2.0 < self.top {
            return;
        }
        painter.text(pos2(self.x, y), Align2::LEFT_CENTER, short(card), FontId::proportional(LETTERS), ink);
        self.above = y - LETTERS;
    }
}

/// A card seen from its edge; the height of its middle.
fn slab(painter: &Painter, foot: Pos2, level: f32, wide: f32, card: Card, scale: f32, pack: Pack) -> f32 {
    let min = foot + vec2(-wide / 2.0, -level - SLAB) * scale;
    let rect = Rect::from_min_size(min, vec2(wide, SLAB) * scale);
    let [r, g, b] = pack.0.rgb(card.element());
    painter.rect_filled(rect, 1.0, Color32::from_rgb(r, g, b));
    painter.rect_stroke(rect, 1.0, Stroke::new(1.0, Color32::from_rgb(226, 214, 190)), StrokeKind::Inside);
    rect.center().y
}

/// A card in a few letters.
pub fn short(card: Card) -> String {
    match card {
        Card::Small(_, suit) | Card::Court(_, suit) => format!("{} {}", index(card), say(suit)),
        Card::Trump(_) => say(card),
    }
}

fn pyramids(painter: &Painter, foot: Pos2, level: f32, floor: &Floor, scale: f32, pack: Pack) {
    // All sizes are drawn in a box of the same size, smaller ones at its foot.
    let tall = PYRAMID * scale;
    for (k, (element, size)) in floor.kinds().enumerate() {
        let bottom = foot + vec2((k as f32 - 1.5) * PITCH, -level) * scale;
        let min = bottom - vec2(tall * 0.4, tall * 0.98);
        let rect = Rect::from_min_size(min, vec2(tall * 0.8, tall));
        pack.paint(painter, rect, Picture::Pyramid(element, size), Color32::WHITE);
    }
    // Where pyramids still fit.
    for k in floor.pyramids.len()..4 {
        let x = (k as f32 - 1.5) * PITCH;
        let at = foot + vec2(x, -level - 2.5) * scale;
        painter.circle_stroke(at, 2.0 * scale, Stroke::new(1.0, style::FAINT));
    }
}

/// A roof; the height of its middle.
fn gable(painter: &Painter, foot: Pos2, level: f32, card: Card, scale: f32, pack: Pack) -> f32 {
    let [r, g, b] = card.roof().map_or([200, 180, 140], |element| pack.0.rgb(element));
    let at = |x: f32, y: f32| foot + vec2(x, -level - y) * scale;
    let corners = vec![at(-WIDTH / 2.0, 0.0), at(0.0, ROOF + SLAB), at(WIDTH / 2.0, 0.0)];
    let line = Stroke::new(1.2, Color32::from_rgb(226, 214, 190));
    painter.add(Shape::convex_polygon(corners, Color32::from_rgb(r, g, b), line));
    if let Some(element) = card.roof() {
        let rect = Rect::from_center_size(at(0.0, 8.0), vec2(13.0, 13.0) * scale);
        pack.paint(painter, rect, Picture::Token(element), Color32::WHITE);
    }
    at(0.0, 8.0).y
}

/// Lightning in the upper right corner, one for each trouble card.
fn trouble(painter: &Painter, rect: Rect, house: &House, pack: Pack) {
    for (k, card) in house.trouble.iter().enumerate() {
        let side = 22.0;
        let at = pos2(rect.right() - side * 1.9 * (k as f32 + 1.0), rect.top());
        let sign = Rect::from_min_size(at, vec2(side, side));
        pack.paint(painter, sign, Picture::Sign(Kind::Trouble, card.trouble()), Color32::WHITE);
        if let Some(element) = card.trouble() {
            let token = Rect::from_min_size(at + vec2(side * 0.8, 4.0), vec2(side * 0.7, side * 0.7));
            pack.paint(painter, token, Picture::Token(element), Color32::WHITE);
        }
    }
}

/// What it comes to, in words: "−17"; of a hand that is not known "at most +12".
pub fn worth_words(worth: Worth) -> String {
    let points = signed(worth.tally().total());
    match worth {
        Worth::Full(_) => points,
        Worth::House(_) => say(Words::AtMost { points }),
    }
}

/// The colour of what is won or lost; the sign tells it too.
pub fn worth_ink(worth: Worth) -> Color32 {
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
pub fn worth_line(ui: &mut Ui, seen: &PanelView, (seat, head): (Seat, Head), size: f32, pack: Pack) {
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
        ui.label(RichText::new(worth_words(worth)).size(size).color(worth_ink(worth)).strong());
    });
    landmarks::part(ui.ctx(), &format!("worth {}", seat.0 + 1), row.response.rect);
    row.response.tip_ui(|ui| {
        worth_table(ui, seen, seat, worth);
        if seen.view().viewer == Some(seat) && !scored {
            costs(ui, seen, pack);
        }
    });
}

fn costs(ui: &mut Ui, seen: &PanelView, pack: Pack) {
    ui.separator();
    ui.label(RichText::new(say(Words::EachCard)).small().color(style::FAINT));
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 5.0;
        for held in seen.cards() {
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 1.0;
                pack.show(ui, Picture::Face(held.card), COST_CARD);
                let ink = if held.cost == 0 { style::FAINT } else { style::BAD };
                ui.label(RichText::new(signed(-held.cost)).color(ink));
            });
        }
    });
}

/// The items that it is reckoned from.
fn worth_table(ui: &mut Ui, seen: &PanelView, seat: Seat, worth: Worth) {
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
