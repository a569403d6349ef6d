//! The lab: pieces that are dragged and chosen, buttons, a list, keys.

use super::super::lab::Built;
use super::super::{WINDOW, pixel, scale, written};
use super::{Came, Do, Place, RIGHT, Slow, click, drag, go, keys};
use crate::screen::panels::games;
use bevy::math::Vec3;
use game::pieces::Size;
use lab::SceneEditor;
use shell::lab_screen::panels::fields::Fields;
use shell::ui::menu::{self, Continue};
use table::Kind;
use table::MM_PER_CM;
use window::egui::{
    Event, FullOutput, Modifiers, PointerButton, Pos2, RawInput, Rect, Shape, ViewportId, ViewportInfo,
};

/// What was carried nearer than this to where it was let go of was carried there, mm.
const THERE_MM: f32 = 6.0;
/// A piece is dragged by as much as this along each axis, mm.
const REACH_MM: f32 = 70.0;

/// Three pyramids on the table, as the lab puts them there.
fn scene() -> SceneEditor {
    let mut editor = SceneEditor::default();
    Size::ALL.into_iter().for_each(|size| editor.add(Kind::Pyramid(size)).unwrap());
    SceneEditor::of(editor.scene().clone())
}

/// What was wished for; a press ends whatever step was under way, which is told each time.
fn wishes(came: &Came) -> Vec<&str> {
    came.wishes.iter().map(String::as_str).filter(|wish| *wish != "EndStep").collect()
}

fn wished(came: &Came, due: &[&str]) -> Result<(), String> {
    let wishes = wishes(came);
    if wishes == due { Ok(()) } else { Err(format!("wished was {wishes:?}, not {due:?}")) }
}

/// Whether a piece was carried there, and that taken back. It is chosen by that, where it was not chosen already.
fn carried(came: &Came, piece: usize, to: Vec3) -> Result<(), String> {
    let mut wishes = wishes(came);
    let wrong = format!("{piece} was not carried to {to} and back: {wishes:?}");
    wishes.retain(|wish| *wish != format!("Choose([{piece}])"));
    let (back, carries) = wishes.split_last().ok_or(&wrong)?;
    let places: Option<Vec<[f32; 2]>> = carries.iter().map(|wish| place(wish, piece)).collect();
    let last = places.and_then(|places| places.last().copied()).ok_or(&wrong)?;
    let off = to.truncate().distance(last.into());
    if *back == "Undo" && off < THERE_MM { Ok(()) } else { Err(format!("{off} mm off: {wrong}")) }
}

/// Where a piece was carried to by a wish: `Carry(Drag(1), 0, [12.0, 3.5])`.
fn place(wish: &str, piece: usize) -> Option<[f32; 2]> {
    let (_, place) = wish.strip_prefix("Carry(Drag(")?.split_once(&format!("), {piece}, ["))?;
    let (x, y) = place.strip_suffix("])")?.split_once(", ")?;
    Some([x.parse().ok()?, y.parse().ok()?])
}

/// Where the head of the list of pieces is, and then its lines. They stand low in a column of text, which is laid out in whole
/// pixels, and those are large here.
fn rows(built: &Built) -> Vec<Place> {
    let (ctx, mut fields) = (crate::screen::panels::bare(), Fields::default());
    let mut draw = |events: Vec<Event>| {
        let info = ViewportInfo { native_pixels_per_point: Some(scale()), ..ViewportInfo::default() };
        let screen_rect = Some(Rect::from_min_size(Pos2::ZERO, WINDOW));
        let viewports = [(ViewportId::ROOT, info)].into_iter().collect();
        let input = RawInput { screen_rect, viewports, events, ..RawInput::default() };
        ctx.run_ui(input, |ui| built.draw(ui.ctx(), &mut fields))
    };
    let place = |output: &FullOutput, words: &str| {
        let mut texts = output.shapes.iter().filter_map(|clipped| match &clipped.shape {
            Shape::Text(text) if text.galley.text().starts_with(words) => Some(text.visual_bounding_rect()),
            _ => None,
        });
        texts.next().unwrap_or_else(|| panic!("\"{words}\" is nowhere to be seen")).center()
    };
    (0..6).for_each(|_| drop(draw(vec![])));
    let head = place(&draw(vec![]), "Pieces");
    let button = |pressed| {
        let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
        Event::PointerButton { pos: head, button, pressed, modifiers }
    };
    drop(draw(vec![Event::PointerMoved(head), button(true)]));
    drop(draw(vec![button(false)]));
    (0..30).for_each(|_| drop(draw(vec![])));
    let opened = draw(vec![]);
    let scene = built.editor.scene();
    let lines = (0..scene.pieces.len()).map(|piece| place(&opened, &scene.name_of(piece)));
    [head].into_iter().chain(lines).map(pixel).collect()
}

/// Makes so many gestures in the lab, to which the menu leads, and goes back to the menu.
pub(super) fn build(slow: &mut Slow, count: usize) {
    let built = Built::of(scene());
    slow.write("laboratory.ron", built.editor.scene().to_text().unwrap().as_bytes());
    let door = written("Stability lab", 0, |ctx| drop(menu::show(ctx, &games(), &Continue::default(), 0.0)));
    slow.session.click(door);
    let pieces = built.editor.scene().pieces.len();
    let small = built.button("Small");
    let rows = rows(&built);
    slow.session.click(rows[0]);
    for n in 0..count {
        let piece = slow.chance(pieces);
        let other = (piece + 1 + slow.chance(pieces - 1)) % pieces;
        let by = REACH_MM * Vec3::new(slow.share(), slow.share(), 0.0);
        let (side, there) = (built.side(piece), built.editor.scene().pose(piece).translation * MM_PER_CM);
        let (from, to, on) = (built.at(side), built.at(side + by), built.at(side - by));
        let (chosen, other_chosen) = (format!("Choose([{piece}])"), format!("Choose([{other}])"));
        let free = [keys(&["Escape"])].concat();
        let back = keys(&["ctrl+z"]);
        let off_there = there + by;
        match n % 8 {
            0 => slow.gesture("a piece dragged", &[drag(from, &[], to, on), back], |came| {
                carried(came, piece, off_there)
            }),
            1 => {
                let both = [click(from), click(built.at(built.side(other))), go(on)].concat();
                slow.gesture("two pieces clicked", &[both, free], |came| {
                    wished(came, &[&chosen, &other_chosen, "Choose([])"])
                });
            }
            2 => slow.gesture(
                "a piece dragged, right button or not",
                &[drag(from, &RIGHT, to, on), back],
                |came| carried(came, piece, off_there),
            ),
            3 => {
                let twice = [click(small), vec![Do::Down(1), Do::Up(1)], go(on)].concat();
                let add = "Add(Pyramid(Small))";
                slow.gesture("a button clicked twice", &[twice, keys(&["ctrl+z", "ctrl+z"])], |came| {
                    wished(came, &[add, add, "Undo", "Undo"])
                });
            }
            4 => {
                let next = "ChooseNext { back: false }";
                slow.gesture("keys that choose", &[keys(&["n", "n", "Escape"])], |came| {
                    wished(came, &[next, next, "Choose([])"])
                });
            }
            5 => {
                let moved = [click(from), keys(&["Up", "w"])].concat();
                slow.gesture(
                    "a piece clicked and moved by keys",
                    &[moved, keys(&["ctrl+z", "ctrl+z", "Escape"])],
                    |came| {
                        let wishes = wishes(came);
                        let moves = wishes.iter().filter(|wish| wish.starts_with("MoveBy(")).count();
                        let right = wishes.len() == 6
                            && moves == 2
                            && wishes[0] == chosen
                            && wishes[5] == "Choose([])";
                        if right { Ok(()) } else { Err(format!("wished was {wishes:?}")) }
                    },
                );
            }
            6 => {
                let clicked = [click(rows[1 + piece]), go(on)].concat();
                slow.gesture("a line of the list", &[clicked, free], |came| {
                    wished(came, &[&chosen, "Choose([])"])
                });
            }
            _ => {
                let clicked = [click(from), keys(&["Escape"]), go(on)].concat();
                slow.gesture("a piece clicked, and Esc", &[clicked], |came| {
                    wished(came, &[&chosen, "Choose([])"])
                });
            }
        }
    }
    slow.session.key("Escape");
}
