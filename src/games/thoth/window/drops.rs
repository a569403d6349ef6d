//! Where on the screen things of the table are to which a card can be dragged: everybody's place with what stands there,
//! the bank, and the discard pile.

use super::framing::{BANK_CM, height_cm};
use super::panels::carrying::Spot;
use crate::app::table::framing::corners;
use crate::games::thoth::referee::layout::{DISCARD_CM, HALF_CARD_CM, PLACE_CM, place};
use crate::games::thoth::rules::View;
use bevy::prelude::*;
use bevy_egui::egui::{Pos2, Rect};

/// Smaller ones than this are not aimed at, points.
const LEAST: f32 = 16.0;

/// The spots that are seen in the clear part of the window; `at` says where a point of the table is seen, in points.
pub fn spots(view: &View, clear: Rect, at: impl Fn(Vec3) -> Option<Pos2>) -> Vec<(Spot, Rect)> {
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
            Spot::House(of.seat),
            ground.chain(corners(middle, [HALF_CARD_CM[0], HALF_CARD_CM[1]], height)).collect(),
        )
    });
    let bank = corners(Isometry3d::IDENTITY, [BANK_CM[0], BANK_CM[1]], 0.0).collect();
    let pile = Isometry3d::from_translation(Vec3::new(DISCARD_CM[0], DISCARD_CM[1], 0.0));
    // It lies crosswise.
    let pile = corners(pile, [HALF_CARD_CM[1], HALF_CARD_CM[0]], 0.0).collect();
    let all = houses.chain([(Spot::Bank, bank), (Spot::Discard, pile)]);
    all.filter_map(|(spot, points)| Some((spot, seen(points)?))).collect()
}

/// Where the bank with its pyramids is seen, in points; nothing where a part of it is behind the eye.
pub fn bank(at: impl Fn(Vec3) -> Option<Pos2>) -> Option<Rect> {
    let half = [BANK_CM[0], BANK_CM[1]];
    let corners =
        [0.0, BANK_CM[2]].into_iter().flat_map(|height| corners(Isometry3d::IDENTITY, half, height));
    let seen = corners.map(at).collect::<Option<Vec<_>>>()?;
    Some(Rect::from_points(&seen))
}
