//! A plot in pictures, from the lowest: the same for the window and for a picture of a save.

use super::faces::{self, Face, GROWTH, bare, look};
use super::layout::{CARD, Plot};
use super::plots::Frame;
use crate::shown_table::{Change, Move};
use bevy_egui::egui::{Rect, Vec2, pos2, vec2};
use elder_god_rules::{BODY, Laid, Plan, Seen, Side, State};
use game::Seat;
use window::board;

/// A picture on a plot. None stands for anything by itself: cells are pointed at, whatever lies in them.
pub type Item = board::Item<()>;

/// Share of the field's height that a Mouth has which waits, and its greatest width, points.
const WAITING: (f32, f32) = (0.3, 54.0);
/// What a card that comes or goes is larger than one that lies.
const SWELLS: f32 = 0.35;
/// Of a winning path's trace, the part in which the Mouth opens.
const OPENS: f32 = 0.72;

/// Where the Mouth of a plot waits: in a corner of the field where nothing grows; nowhere, where there is none.
pub(crate) fn waiting_mouth(seen: &Seen, plot: &Plot, frame: &Frame) -> Option<Rect> {
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
pub(crate) fn traced(seat: Seat, moves: &[Move]) -> f32 {
    let moved = moves.iter().find(|moved| moved.seat == seat && moved.change == Change::Mouth);
    moved.map_or(1.0, |moved| (moved.share / OPENS).min(1.0))
}

/// A picture that moves by itself alone: what the board would move is where the plot is panned to.
fn item(face: Face, rect: Rect) -> Item {
    Item::fixed(face, face.picture(), rect)
}

/// The pictures of a plot.
pub fn items(seen: &Seen, plot: &Plot, frame: &Frame, moves: &[Move]) -> Vec<Item> {
    let shown =
        pictures(seen, plot, frame, moves).into_iter().filter(|item| item.rect.intersects(plot.field));
    shown.map(|item| item.within(plot.field)).collect()
}

fn pictures(seen: &Seen, plot: &Plot, frame: &Frame, moves: &[Move]) -> Vec<Item> {
    let (Some(monster), Some(standing)) = (seen.monster(plot.seat), seen.standing(plot.seat)) else {
        return vec![];
    };
    let skin = faces::skin(Some(plot.seat));
    let mut all = vec![item(Face::Plot(skin), frame.area()), item(Face::Body(skin), frame.cell(BODY))];
    let mine: Vec<&Move> = moves.iter().filter(|moved| moved.seat == plot.seat).collect();
    for laid in monster.laid() {
        match mine.iter().find(|moved| moved.at == laid.at) {
            Some(moved) => all.extend(moving(laid, &standing.plan, frame, moved, skin)),
            None => {
                let look = look(laid, &standing.plan, skin);
                all.push(item(Face::Card(look, super::art::Ground::None), frame.cell(laid.at)));
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
                let face = Face::Mouth(skin, mouth.opening, share > 0.5);
                let rect = frame.cell(mouth.at);
                let rect = Rect::from_center_size(rect.center(), rect.size() * (0.4 + 0.6 * share));
                all.push(item(face, rect).alpha(share));
            }
        }
        None => {
            let open = standing.openings.iter().filter_map(|opening| {
                let face = Face::Opening(skin, opening.side.opposite());
                Some(item(face, frame.cell(opening.target()?)))
            });
            all.extend(open);
            let waits = waiting_mouth(seen, plot, frame);
            all.extend(waits.map(|rect| item(Face::Mouth(skin, Side::South, false), rect)));
        }
    }
    all
}

/// A card to which something happens.
fn moving(laid: &Laid, plan: &Plan, frame: &Frame, moved: &Move, skin: super::art::Skin) -> Vec<Item> {
    let (rect, share) = (frame.cell(laid.at), moved.share);
    let now = look(laid, plan, skin);
    let from = plan.pointed_from(laid.at).iter().next().unwrap_or(Side::South);
    let grows = || {
        let step = (share * f32::from(GROWTH)).round() as u8;
        item(Face::Growing(now, from, step.min(GROWTH)), rect)
    };
    let lands = |alpha: f32| {
        let swells = 1.0 + SWELLS * (1.0 - share);
        let face = Face::Card(now, super::art::Ground::None);
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
fn fading(before: &Laid, frame: &Frame, share: f32, skin: super::art::Skin) -> Item {
    let rect = frame.cell(before.at);
    let state = match before.face() {
        elder_god_rules::Face::Limb(_, state) => state,
        _ => State::Normal,
    };
    let look = bare(before.top, state, before.top.sides(), skin);
    let shrunk: Vec2 = rect.size() * (1.0 - 0.5 * share);
    let face = Face::Card(look, super::art::Ground::None);
    item(face, Rect::from_center_size(rect.center(), shrunk)).alpha(1.0 - share)
}
