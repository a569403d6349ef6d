//! What lies turned on a table is turned with all that is on it.

use crate::screen::afar::Onlooker;
use crate::screen::mouse::Mouse;
use bevy_egui::egui::{Color32, LayerId, Pos2, Rect, Vec2, vec2};
use cluethulhu_rules::Role;
use cluethulhu_window::faces as cluethulhu_faces;
use elder_god_window::faces as elder_faces;
use rathulhu_rules::Tile;
use rathulhu_window::faces as rathulhu_faces;
use rathulhu_window::faces::TileDetail;
use std::collections::{HashMap, HashSet};
use strum::VariantArray;
use support::counts::whole_or;
use thoth_rules::Card;
use thoth_window::faces as thoth_faces;
use window::ui::pictures::Picture;

/// The window, and how high a picture is in the middle of it, points.
const SIZE: Vec2 = vec2(240.0, 240.0);
const HIGH: f32 = 150.0;
/// Points at its rim are left out: they mix with what lies behind.
const RIM: f32 = 6.0;

fn faces() -> Vec<(String, Picture)> {
    let cards = Card::all()
        .map(|card| (format!("{card:?}"), thoth_faces::Picture::Face(card).shown(Default::default())));
    let roles = Role::VARIANTS
        .iter()
        .map(|role| (format!("{role:?}"), cluethulhu_faces::DrawnPicture::Tablet(*role).picture()));
    let tiles = [Tile::ElderSign, Tile::OldOne, Tile::Relic, Tile::Altar, Tile::Cultist, Tile::Shoggoth];
    let tiles = tiles.map(|tile| {
        (format!("{tile:?}"), rathulhu_faces::DrawnPicture::Tile(tile, TileDetail::Name).picture())
    });
    // One of each kind of card of Building an Elder God.
    let mut kinds = HashSet::new();
    let monsters = elder_god_rules::Card::all(true).filter(move |card| kinds.insert(card.face()));
    let monsters = monsters.map(|card| {
        (format!("{:?}", card.face()), elder_faces::DrawnPicture::in_hand(card, false, None).picture())
    });
    cards.chain(roles).chain(tiles).chain(monsters).collect()
}

/// The light of each point.
fn seen(mouse: &mut Mouse, onlooker: &mut Onlooker, picture: &Picture, degrees: f32) -> Vec<[f32; 3]> {
    let rect = Rect::from_center_size(SIZE.to_pos2() / 2.0, picture.size(HIGH));
    let drawn = mouse.frame(vec![], |ctx| {
        let turn = (degrees.to_radians(), Color32::WHITE);
        picture.paint_turned(&ctx.layer_painter(LayerId::background()), rect, rect, turn);
    });
    onlooker.pixels(&mouse.ctx, SIZE, drawn)
}

/// All of them in a whole run, in `./test` every sixth.
#[test]
fn a_face_that_is_turned_is_the_picture_of_it_turned() {
    let (mut mouse, mut onlooker) = (Mouse::new(SIZE), Onlooker::default());
    let mut looked_at = HashMap::new();
    for (name, picture) in faces().into_iter().step_by(whole_or(1, 6)) {
        let plain = seen(&mut mouse, &mut onlooker, &picture, 0.0);
        let size = picture.size(HIGH);
        for degrees in [5.0_f32, 45.0, 90.0, 180.0] {
            let turned = seen(&mut mouse, &mut onlooker, &picture, degrees);
            let (sine, cosine) = degrees.to_radians().sin_cos();
            let at = |from: Vec2| {
                let to: Pos2 = SIZE.to_pos2() / 2.0 + from;
                to.y as usize * SIZE.x as usize + to.x as usize
            };
            let (mut right, mut wrong, mut count) = (0.0, 0.0, 0.0);
            let half = size / 2.0 - vec2(RIM, RIM);
            for y in -half.y as i32..half.y as i32 {
                for x in -half.x as i32..half.x as i32 {
                    let from = vec2(x as f32 + 0.5, y as f32 + 0.5);
                    let to = vec2(cosine * from.x - sine * from.y, sine * from.x + cosine * from.y);
                    let apart =
                        |a: [f32; 3], b: [f32; 3]| (0..3).map(|k| (a[k] - b[k]).abs()).sum::<f32>() / 3.0;
                    right += apart(plain[at(from)], turned[at(to)]);
                    // As if the corners were turned and the picture was not.
                    wrong += apart(plain[at(to.clamp(-half, half))], turned[at(to)]);
                    count += 1.0;
                }
            }
            let (right, wrong) = (right / count, wrong / count);
            assert!(right < 0.6 * wrong, "{name} by {degrees}°: {right} off, {wrong} were it not turned");
            *looked_at.entry(degrees as u32).or_insert(0) += 1;
        }
    }
    assert!(looked_at.len() == 4 && looked_at.values().all(|count| *count > 15), "{looked_at:?}");
}
