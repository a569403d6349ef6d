//! Where on the screen things of the table are to which a card can be dragged: everybody's place with what stands there,
//! the bank, and the discard pile.

use super::framing::{BANK_CM, height_cm};
use bevy::prelude::*;
use bevy_egui::egui::{Pos2, Rect};
use thoth::referee::layout::{Arrangement, HALF_CARD_CM, PLACE_CM, arrangement, place};
use thoth_rules::{Thing, View};
use window::live_table::framing::corners;

/// Smaller ones than this are not aimed at, points.
const LEAST: f32 = 16.0;

/// The spots that are seen in the clear part of the window; `at` says where a point of the table is seen, in points.
pub fn spots(view: &View, clear: Rect, at: impl Fn(Vec3) -> Option<Pos2>) -> Vec<(Thing, Rect)> {
    let seen = |points: Vec<Vec3>| {
        let mut rect = Rect::NOTHING;
        for point in points {
            rect.extend_with(at(point)?);
        }
        let rect = rect.intersect(clear);
        (rect.width() >= LEAST && rect.height() >= LEAST).then_some(rect)
    };
    let houses = view.seats.iter().map(|of| {
        let middle = place(of.seat, view.setup.players);
        let middle = Isometry3d::new(middle.translation, middle.rotation);
        let ground = corners(middle, PLACE_CM.map(|side| side / 2.0), 0.0);
        let height = of.house.as_ref().map_or(0.0, height_cm);
        (
            Thing::House(of.seat),
            ground.chain(corners(middle, [HALF_CARD_CM[0], HALF_CARD_CM[1]], height)).collect(),
        )
    });
    let Arrangement { bank, discard, .. } = arrangement(view.setup.players);
    let lies = |[x, y]: [f32; 2]| Isometry3d::from_translation(Vec3::new(x, y, 0.0));
    let bank = corners(lies(bank), [BANK_CM[0], BANK_CM[1]], 0.0).collect();
    let pile = lies(discard);
    // It lies crosswise.
    let pile = corners(pile, [HALF_CARD_CM[1], HALF_CARD_CM[0]], 0.0).collect();
    let all = houses.chain([(Thing::Bank, bank), (Thing::Pile, pile)]);
    all.filter_map(|(spot, points)| Some((spot, seen(points)?))).collect()
}

/// Where the bank of so many players is seen with its pyramids, in points; nothing where a part of it is behind the eye.
pub fn bank(players: u8, at: impl Fn(Vec3) -> Option<Pos2>) -> Option<Rect> {
    let half = [BANK_CM[0], BANK_CM[1]];
    let [x, y] = arrangement(players).bank;
    let middle = Isometry3d::from_translation(Vec3::new(x, y, 0.0));
    let corners = [0.0, BANK_CM[2]].into_iter().flat_map(|height| corners(middle, half, height));
    let seen = corners.map(at).collect::<Option<Vec<_>>>()?;
    Some(Rect::from_points(&seen))
}
