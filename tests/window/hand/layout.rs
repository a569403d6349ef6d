//! What lies where in the window while a piece is carried. Nothing is drawn.

use super::*;
use bevy_egui::egui::{Pos2, Rect as Area, pos2, vec2};
use game::Seat;
use rlyeh_window::framing as rlyeh_framing;
use rlyeh_window::panels::table as rlyeh_panels;
use shell::ui::toasts;
use table::CardShape;
use table::carry::CLOSE_VIEW_CM;
use table::rapier3d::prelude::Rotation;
use table::shape::Geometry;
use thoth::referee::layout as thoth_layout;
use thoth_window::framing as thoth_framing;
use thoth_window::panels::table as thoth_panels;
use window::hand::close_view::comes_close;
use window::hand::tooltip::beside;
use window::live_table::carry_layout::{Beside, CarryLayout};
use window::live_table::framing::{EDGE, on_screen};
use window::ui::{style, tip};

/// Size of a word at the piece, and of a lesson's plate, points.
const WORD: bevy_egui::egui::Vec2 = vec2(230.0, 48.0);
const PLATE: bevy_egui::egui::Vec2 = vec2(330.0, 150.0);
const FOOT: f32 = 56.0;
/// Height of a notice of two lines.
const NOTICE_HIGH: f32 = 60.0;

/// A carry: what is held, the pose in which it would lie, and what carries it there.
struct Carried {
    name: String,
    kind: Kind,
    lies: Pose,
    on: Vec<Vec3>,
}

impl Carried {
    fn corners(&self, raised_cm: f32) -> Vec<Vec3> {
        let geometry = Geometry::of(&self.kind).unwrap();
        geometry.corners().map(|corner| self.lies * corner + Vec3::Z * raised_cm).collect()
    }

    /// All that must be seen: it, where it would lie, what carries it.
    fn needed(&self) -> Vec<Vec3> {
        [self.corners(1.2), self.corners(0.0), self.on.clone()].concat()
    }
}

/// Low ones anywhere; on top of the city in its middle.
fn heights(low: &[f32], top: f32, middle: bool) -> Vec<f32> {
    low.iter().copied().chain(Some(top).filter(|_| middle)).collect()
}

/// Every kind of carry of R'lyeh: a pyramid in each stance on the table, on a tip and on a card, each shape of card on tips.
fn of_rlyeh() -> Vec<Carried> {
    let mut all = vec![];
    for (x, y) in [(0.0, 0.0), (8.0, 0.0), (-8.0, 2.0), (0.0, 9.0), (2.0, -8.0)] {
        for size in [Size::Small, Size::Large] {
            let kind = Kind::Pyramid(size);
            for class in [Class::Upright, Class::Flat, Class::Weird] {
                for z in heights(&[0.0, 4.5], 12.0, x == 0.0 && y == 0.0) {
                    let lies = Pose::from_parts(Vector::new(x, y, z), kind.stance(class));
                    let name = format!("{size:?} {class:?} at {x}, {y}, {z}");
                    all.push(Carried { name, kind: kind.clone(), lies, on: vec![Vec3::new(x, y, z)] });
                }
            }
        }
        for shape in CardShape::ALL {
            for z in heights(&[4.445], 12.0, x == 0.0 && y == 0.0) {
                let foot = Vec3::new(x, y, z);
                let on = [0.0_f32, 2.1, 4.2].map(|turn| foot + Quat::from_rotation_z(turn) * Vec3::X * 2.0);
                let lies = Pose::from_parts(foot, Rotation::IDENTITY);
                let name = format!("{shape:?} at {x}, {y}, {z}");
                all.push(Carried { name, kind: Kind::Floor(shape), lies, on: on.to_vec() });
            }
        }
    }
    all
}

/// Every kind of carry of Thoth: a foundation, a pyramid at each corner of a level, a story over four, trouble at each end.
fn of_thoth(ground: Pose, height_cm: f32) -> Vec<Carried> {
    let [x, y, z] = thoth_layout::HALF_CARD_CM;
    let level = ground * Pose::from_translation(Vector::Z * height_cm);
    let corners =
        |at: Pose| [[-x, -y], [x, -y], [x, y], [-x, y]].map(|[x, y]| at * Vec3::new(x, y, z)).to_vec();
    let mut all = vec![
        Carried { name: "foundation".into(), kind: Kind::Tarot, lies: ground, on: corners(ground) },
        Carried {
            name: format!("story at {height_cm}"),
            kind: Kind::Tarot,
            lies: level * Pose::from_translation(Vector::Z * 4.445),
            on: corners(level),
        },
    ];
    for corner in corners(level) {
        let at = corner.lerp(level.translation, 0.25);
        let kind = Kind::Pyramid(Size::Large);
        let lies = Pose::from_parts(at, level.rotation);
        all.push(Carried { name: format!("corner {at}"), kind, lies, on: corners(level) });
    }
    for end in thoth_layout::trouble(ground) {
        all.push(Carried { name: "trouble".into(), kind: Kind::Tarot, lies: end, on: corners(ground) });
    }
    all
}

fn area(rect: Rect) -> Area {
    Area::from_min_max(pos2(rect.min.x, rect.min.y), pos2(rect.max.x, rect.max.y))
}

/// Fails where something lies over something else.
fn check(room: Vec2, framing: &Framing, panels: &[Area], carried: &Carried, lesson: bool) {
    let home = framing.home();
    let place = carried.lies.translation;
    let pixel = |view: &Viewpoint, at: Vec3| {
        let at = on_screen(view, at, room.x / room.y);
        Vec2::new((at.x + 1.0) / 2.0 * room.x, (1.0 - at.y) / 2.0 * room.y)
    };
    let all = Beside { side: true, plan: carried.kind.is_card(), numbers: true, plate: lesson };
    let stage =
        CarryLayout::of(room, framing.clear(room), all, Some(pixel(&home, place)), &CarryLayout::default());
    let needed = carried.needed();
    let view = comes_close((framing, &stage), home, (place, CLOSE_VIEW_CM * room.y / room.x), &needed);
    let told = format!("{room}, lesson {lesson}: {}; {stage:?}", carried.name);
    assert!(
        pixel(&view, place).distance(pixel(&home, place)) < 0.5,
        "it slips from under the pointer: {told}"
    );
    assert!(
        needed.iter().all(|point| stage.sees(framing, &view, *point, 0.9 * EDGE)),
        "not all is seen: {told}; {} {:?}",
        pixel(&view, place),
        needed
            .iter()
            .map(|point| pixel(&view, *point))
            .filter(|at| !stage.clear.contains(*at))
            .collect::<Vec<_>>()
    );
    let seen = needed.iter().map(|point| pixel(&view, *point));
    let piece = seen.fold(Area::NOTHING, |area, at| {
        area.union(Area::from_min_max(Pos2::new(at.x, at.y), Pos2::new(at.x, at.y)))
    });
    let word = Area::from_min_size(beside(piece, WORD, area(stage.words).shrink(4.0)), WORD);
    let mut things: Vec<(&str, Area)> = vec![("piece and place", piece), ("word", word)];
    let parts = [("side view", stage.side), ("plan", stage.plan), ("numbers", stage.numbers)];
    things.extend(parts.into_iter().filter_map(|(name, part)| Some((name, area(part?)))));
    if lesson {
        let keep: Vec<Area> =
            things.iter().filter(|(name, _)| *name != "word").map(|(_, rect)| *rect).collect();
        let whole = Area::from_min_max(Pos2::ZERO, pos2(room.x, room.y)).shrink(10.0);
        things.push(("lesson", Area::from_min_size(tip::aside(whole, PLATE, FOOT, &keep), PLATE)));
    }
    let notice = vec2((0.4 * room.x).min(520.0), NOTICE_HIGH);
    let taken =
        things.iter().map(|(_, rect)| (*rect, true)).chain(panels.iter().map(|panel| (*panel, false)));
    let whole = Area::from_min_max(Pos2::ZERO, pos2(room.x, room.y));
    let foot = toasts::place(whole, notice, None, &taken.collect::<Vec<_>>());
    things.push(("notice", Area::from_min_size(foot - vec2(notice.x / 2.0, notice.y), notice)));
    let meets = |a: &Area, b: &Area| a.intersect(*b).size().min_elem() > 0.5;
    for (n, (name, rect)) in things.iter().enumerate() {
        for (other, over) in &things[n + 1..] {
            // A plate is read, and put out of the way, before a piece is carried on: it may lie over a word.
            assert!(
                !meets(rect, over) || *other == "lesson" && *name == "word",
                "{name} and {other}: {told}"
            );
        }
        for panel in panels.iter().filter(|_| !matches!(*name, "lesson" | "notice")) {
            assert!(!meets(rect, panel), "{name} and a panel {panel}: {told}");
        }
    }
}

const ROOMS: [(f32, f32); 3] = [(1024.0, 600.0), (1280.0, 720.0), (1920.0, 1080.0)];

#[test]
fn nothing_lies_over_a_carried_piece_its_place_or_what_carries_it() {
    for (wide, high) in ROOMS {
        let room = Vec2::new(wide, high) / style::zoom([wide, high], 1.0);
        for lesson in [false, true] {
            let city = rlyeh_framing::City::of([Vec3::new(0.0, 0.0, 12.0), Vec3::new(5.0, 3.0, 2.0)]);
            let framing = rlyeh_framing::framing(3, city, rlyeh_framing::sights(room, false, 3));
            let panels = rlyeh_panels::reserved(vec2(room.x, room.y), false, 3);
            for carried in of_rlyeh() {
                check(room, &framing, &panels, &carried, lesson);
            }
            for height_cm in [0.0, 5.0, 10.0] {
                let ground = thoth_layout::foundation(Seat(0), 3);
                let house = thoth_framing::CloseUp {
                    ground,
                    height_cm,
                    trouble: true,
                    waiting: Some(thoth_layout::offer(Seat(0), 3)),
                };
                let sight = thoth_framing::sight(room, 6, false);
                let table = thoth_framing::framing(Seat(0), &[10.0; 3], sight);
                let framing = thoth_framing::close(table, &house);
                let clear = thoth_panels::clear(vec2(room.x, room.y), 6, false);
                let taken = [
                    Area::from_min_max(Pos2::ZERO, pos2(clear.left(), room.y)),
                    Area::from_min_max(pos2(clear.right(), 0.0), pos2(room.x, room.y)),
                    Area::from_min_max(pos2(0.0, clear.bottom()), pos2(room.x, room.y)),
                ];
                for carried in of_thoth(ground, height_cm) {
                    check(room, &framing, &taken, &carried, lesson);
                }
            }
        }
    }
}
