//! What moves on the table: what an entry of the match does to the cards of a monster, and for how long; how each event is told;
//! and a plot in pictures, from the lowest, the same for the window and for a picture of a save.

use crate::faces::{self, DrawnPicture, GROWTH, bare, look};
use crate::layout::{CARD, Plot, PlotFrame};
use crate::panel_data::PanelData;
use bevy_egui::egui::{Color32, Painter, Rect, Stroke, Vec2, pos2, vec2};
use elder_god_rules::{AreaPlan, BODY, Cell, Condition, Event, Known, Laid, Side, Thing};
use game::Seat;
use window::board;
use window::card_match::CardOrder;
use window::flat::{self, DisplayedMatch};
use window::ui::style::{AMBER, BAD, GOOD};

/// The window of the game: what it says of itself stands in [`super`].
#[derive(Clone, Copy, Debug)]
pub struct ElderGodWindow;

pub type ElderGodOrder = CardOrder<Table>;

pub type Table = DisplayedMatch<ElderGodWindow>;

/// What happens to a card of a monster, where it can be seen to.
#[derive(Clone, Debug, PartialEq)]
pub enum Change {
    Grows,
    /// It wounds, and what it covers, if anything.
    Wounds(Option<Laid>),
    /// It heals what lay there.
    Heals(Laid),
    Goes(Laid),
    /// The Mouth opens at the end of a path.
    Mouth,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Tween {
    pub seat: Seat,
    pub at: Cell,
    pub change: Change,
    /// How far it has come, from 0 to 1.
    pub share: f32,
}

/// For how long events move something, s.
pub(super) fn lasts_s(events: &[Event]) -> f32 {
    events.iter().map(|event| telling(event).lasts_s).fold(0.0, f32::max)
}

pub fn moves(table: &Table) -> Vec<Tween> {
    if !table.is_showing() {
        return vec![];
    }
    let moved = |event: &Event| {
        let (seat, at, change) = change(table, event)?;
        let share = (table.for_s() / telling(event).lasts_s).min(1.0);
        (share < 1.0).then_some(Tween { seat, at, change, share })
    };
    table.events().iter().filter_map(moved).collect()
}

fn change(table: &Table, event: &Event) -> Option<(Seat, Cell, Change)> {
    let before = |seat: Seat, at: Cell| table.before().known().monster(seat)?.at(at).copied();
    Some(match event {
        Event::Grew { seat, place } => (*seat, place.at, Change::Grows),
        Event::Wounded { against, place, .. } => {
            (*against, place.at, Change::Wounds(before(*against, place.at)))
        }
        Event::Healed { seat, place } => (*seat, place.at, Change::Heals(before(*seat, place.at)?)),
        Event::Necronomicon { seat, at } | Event::Scarred { seat, at, .. } => {
            (*seat, *at, Change::Heals(before(*seat, *at)?))
        }
        Event::Removed { seat, at, .. } => (*seat, *at, Change::Goes(before(*seat, *at)?)),
        Event::Mouth { seat, at, .. } => (*seat, *at, Change::Mouth),
        _ => return None,
    })
}

/// How long a card grows, tears, closes or goes, s.
const CARD_S: f32 = 0.55;
/// How long the winning path is traced, for each of its cards, and how long the Mouth then opens, s.
const TRACE_S: f32 = 0.11;
const OPENS_S: f32 = 0.8;

/// How an event is told; it takes place in a cell, or at the pile.
pub type Telling = flat::Telling<Thing>;

/// Of what came of one deed, the event that tells what was done.
pub fn main(events: &[Event]) -> Option<&Event> {
    events.iter().find(|event| !telling(event).aside)
}

/// How an event is told. That everybody draws a card a turn need not be told.
pub fn telling(event: &Event) -> Telling {
    let face = |card, turned, seat: &_| [DrawnPicture::in_hand(card, turned, Some(*seat)).picture()];
    match event {
        Event::TurnBegan { .. } | Event::Drew { .. } => Telling::of(0.0).aside().unlogged(),
        Event::Reshuffled { .. } | Event::Over { .. } => Telling::of(0.0).aside().ink(AMBER),
        Event::Grew { seat, place } => {
            let card = face(place.card, place.turned, seat);
            Telling::of(CARD_S).by(*seat).with(card).at(Thing::Cell(*seat, place.at))
        }
        Event::Wounded { seat, against, place, .. } => {
            let card = face(place.card, place.turned, against);
            Telling::of(CARD_S).by(*seat).with(card).at(Thing::Cell(*against, place.at)).ink(BAD)
        }
        Event::Healed { seat, place } => {
            let card = face(place.card, place.turned, seat);
            Telling::of(CARD_S).by(*seat).with(card).at(Thing::Cell(*seat, place.at)).ink(GOOD)
        }
        Event::Necronomicon { seat, at } => {
            let book = [DrawnPicture::Book.picture()];
            Telling::of(CARD_S).by(*seat).with(book).at(Thing::Cell(*seat, *at)).ink(GOOD)
        }
        Event::Scarred { seat, at, card } => {
            let card = face(*card, false, seat);
            Telling::of(CARD_S).by(*seat).with(card).at(Thing::Cell(*seat, *at)).ink(GOOD)
        }
        Event::Banished { seat, .. } => {
            Telling::of(0.0).by(*seat).with([DrawnPicture::ElderSign.picture()]).ink(BAD)
        }
        Event::Removed { seat, at, card } => {
            let card = face(*card, false, seat);
            Telling::of(CARD_S).by(*seat).with(card).at(Thing::Cell(*seat, *at)).ink(BAD)
        }
        Event::Threw { seat, card } | Event::Discarded { seat, card } => {
            Telling::of(0.0).by(*seat).with(face(*card, false, seat)).at(Thing::Pile)
        }
        Event::Passed { seat } => Telling::of(0.0).by(*seat),
        Event::Waited { .. } => Telling::of(0.0),
        Event::Mouth { seat, at, path, .. } => {
            let mouth = [DrawnPicture::Mouth(faces::skin(Some(*seat)), Side::South, true).picture()];
            let lasts_s = TRACE_S * path.len() as f32 + OPENS_S;
            Telling::of(lasts_s).by(*seat).with(mouth).at(Thing::Cell(*seat, *at)).ink(GOOD)
        }
        Event::Stalemate { .. } => Telling::of(0.0).ink(AMBER),
    }
}

/// A picture on a plot. None stands for anything by itself: cells are pointed at, whatever lies in them.
pub type Item = board::Item<()>;

/// Share of the field's height that a Mouth has which waits, and its greatest width, points.
const WAITING: (f32, f32) = (0.3, 54.0);
/// What a card that comes or goes is larger than one that lies.
const SWELLS: f32 = 0.35;
/// Of a winning path's trace, the part in which the Mouth opens.
const OPENS: f32 = 0.72;

/// Where the Mouth of a plot waits: in a corner of the field where nothing grows; nowhere, where there is none.
pub(crate) fn waiting_mouth(seen: &Known, plot: &Plot, frame: &PlotFrame) -> Option<Rect> {
    let (standing, monster) = (seen.standing(plot.seat)?, seen.monster(plot.seat)?);
    let wide = (plot.field.height() * WAITING.0 * CARD).min(WAITING.1).min(plot.field.width() * 0.2);
    let size = vec2(wide, wide / CARD);
    let room = plot.field.shrink(4.0);
    let (right, low) = (room.right() - size.x, room.bottom() - size.y);
    let corners = [(right, room.top()), (room.left(), room.top()), (right, low), (room.left(), low)];
    let mut corners = corners.into_iter().map(|(x, y)| Rect::from_min_size(pos2(x, y), size));
    let grown: Vec<Rect> = standing.cells(monster).map(|cell| frame.cell(cell)).collect();
    corners.find(|corner| grown.iter().all(|cell| !cell.intersects(*corner)))
}

/// How far the winning path of a seat has been traced, from 0 to 1.
pub(crate) fn traced(seat: Seat, moves: &[Tween]) -> f32 {
    let moved = moves.iter().find(|moved| moved.seat == seat && moved.change == Change::Mouth);
    moved.map_or(1.0, |moved| (moved.share / OPENS).min(1.0))
}

/// A picture that moves by itself alone: what the board would move is where the plot is panned to.
fn item(face: DrawnPicture, rect: Rect) -> Item {
    Item::fixed(face, face.picture(), rect)
}

pub fn items(seen: &Known, plot: &Plot, frame: &PlotFrame, moves: &[Tween]) -> Vec<Item> {
    let shown =
        pictures(seen, plot, frame, moves).into_iter().filter(|item| item.rect.intersects(plot.field));
    shown.map(|item| item.within(plot.field)).collect()
}

fn pictures(seen: &Known, plot: &Plot, frame: &PlotFrame, moves: &[Tween]) -> Vec<Item> {
    let (Some(monster), Some(standing)) = (seen.monster(plot.seat), seen.standing(plot.seat)) else {
        return vec![];
    };
    let skin = faces::skin(Some(plot.seat));
    let mut all =
        vec![item(DrawnPicture::Plot(skin), frame.area()), item(DrawnPicture::Body(skin), frame.cell(BODY))];
    let mine: Vec<&Tween> = moves.iter().filter(|moved| moved.seat == plot.seat).collect();
    for laid in monster.laid() {
        match mine.iter().find(|moved| moved.at == laid.at) {
            Some(moved) => all.extend(moving(laid, &standing.plan, frame, moved, skin)),
            None => {
                let look = look(laid, &standing.plan, skin);
                all.push(item(DrawnPicture::Card(look, super::art::Background::None), frame.cell(laid.at)));
            }
        }
    }
    for moved in &mine {
        if let Change::Goes(before) = &moved.change {
            all.push(fading(before, frame, moved.share, skin));
        }
    }
    match seen.winner().filter(|(seat, _)| *seat == plot.seat) {
        Some((_, mouth)) => {
            let trace = mine.iter().find(|moved| moved.change == Change::Mouth);
            let share = trace.map_or(1.0, |moved| ((moved.share - OPENS) / (1.0 - OPENS)).clamp(0.0, 1.0));
            if share > 0.0 {
                let face = DrawnPicture::Mouth(skin, mouth.opening, share > 0.5);
                let rect = frame.cell(mouth.at);
                let rect = Rect::from_center_size(rect.center(), rect.size() * (0.4 + 0.6 * share));
                all.push(item(face, rect).alpha(share));
            }
        }
        None => {
            let open = standing.openings.iter().filter_map(|opening| {
                let face = DrawnPicture::Opening(skin, opening.side.opposite());
                Some(item(face, frame.cell(opening.target()?)))
            });
            all.extend(open);
            let waits = waiting_mouth(seen, plot, frame);
            all.extend(waits.map(|rect| item(DrawnPicture::Mouth(skin, Side::South, false), rect)));
        }
    }
    all
}

/// A card to which something happens.
fn moving(
    laid: &Laid,
    plan: &AreaPlan,
    frame: &PlotFrame,
    moved: &Tween,
    skin: super::art::Skin,
) -> Vec<Item> {
    let (rect, share) = (frame.cell(laid.at), moved.share);
    let now = look(laid, plan, skin);
    let from = plan.pointed_from(laid.at).iter().next().unwrap_or(Side::South);
    let grows = || {
        let step = (share * f32::from(GROWTH)).round() as u8;
        item(DrawnPicture::Growing(now, from, step.min(GROWTH)), rect)
    };
    let lands = |alpha: f32| {
        let swells = 1.0 + SWELLS * (1.0 - share);
        let face = DrawnPicture::Card(now, super::art::Background::None);
        item(face, Rect::from_center_size(rect.center(), rect.size() * swells)).alpha(alpha)
    };
    match &moved.change {
        Change::Wounds(Some(before)) | Change::Heals(before) => {
            vec![fading(before, frame, share * 0.8, skin), lands(share)]
        }
        Change::Grows | Change::Wounds(None) => vec![grows()],
        Change::Goes(_) | Change::Mouth => vec![lands(1.0)],
    }
}

/// What goes, so far gone.
fn fading(before: &Laid, frame: &PlotFrame, share: f32, skin: super::art::Skin) -> Item {
    let rect = frame.cell(before.at);
    let state = match before.face() {
        elder_god_rules::CardFace::Limb(_, state) => state,
        _ => Condition::Normal,
    };
    let look = bare(before.top, state, before.top.sides(), skin);
    let shrunk: Vec2 = rect.size() * (1.0 - 0.5 * share);
    let face = DrawnPicture::Card(look, super::art::Background::None);
    item(face, Rect::from_center_size(rect.center(), shrunk)).alpha(1.0 - share)
}

/// So many teeth has a tear.
const TEETH: u8 = 14;

/// A wound is torn open by three claws, one after the other; one that closes is drawn together by a light.
pub(crate) fn tears(painter: &Painter, data: &PanelData, plot: &Plot) {
    let Some(frame) = data.frame(plot.seat) else { return };
    for moved in data.moves.iter().filter(|moved| moved.seat == plot.seat) {
        let (rect, share) = (frame.cell(moved.at), moved.share);
        match moved.change {
            Change::Wounds(_) => tear(painter, rect, share, 1.0),
            Change::Heals(_) => {
                tear(painter, rect, 1.0, 1.0 - share);
                let wide = rect.width();
                let light = Stroke::new(wide * 0.1 * (1.0 - share), GOOD);
                painter.circle_stroke(rect.center(), wide * (0.75 - 0.6 * share), light);
            }
            Change::Grows | Change::Goes(_) | Change::Mouth => {}
        }
    }
}

/// The tears of three claws across a card: drawn so far from above, and gaping so wide, as shares.
fn tear(painter: &Painter, card: Rect, drawn: f32, gaping: f32) {
    let at = |along: f32, aside: f32| {
        pos2(card.left() + card.width() * (0.5 + aside), card.top() + card.height() * along)
    };
    for (claw, aside) in [(0.0, -0.26), (1.0, 0.0), (2.0, 0.26)] {
        let reached = (drawn * 1.5 - claw * 0.25).clamp(0.0, 1.0);
        let place = |step: u8| {
            let along = reached * f32::from(step) / f32::from(TEETH);
            // To and fro from tooth to tooth, and slanting as an arm swings.
            let tooth = if step.is_multiple_of(2) { 0.02 } else { -0.02 };
            (at(0.1 + 0.8 * along, aside + 0.16 * (along - 0.5) + tooth), along)
        };
        for step in 0..TEETH {
            let ((from, along), (to, _)) = (place(step), place(step + 1));
            // Widest in the middle.
            let wide = card.width() * 0.09 * gaping * (std::f32::consts::PI * (along + 0.06)).sin().max(0.0);
            painter.line_segment([from, to], Stroke::new(wide * 1.7, BAD));
            painter.line_segment([from, to], Stroke::new(wide, Color32::BLACK));
        }
    }
}
