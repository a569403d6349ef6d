//! The supply strip: what lies in store, as pictures with counts, at the left edge of the window. A piece is dragged from it
//! as from the table. Where its cells lie depends on the window alone, so that a camera can keep clear of them.

use super::act::Request;
use super::layout::MARGIN;
use super::pictures::Picture;
use super::tip::HoverTip;
use super::{landmarks, rule_link, style};
use crate::speech::{Reason, say};
use crate::texts::Supply;
use crate::words::capital;
use bevy_egui::egui::{
    Align2, Area, Color32, Context, FontId, Id, Order, Painter, Pos2, Rect, Sense, Stroke, StrokeKind, Ui,
    Vec2, pos2, vec2,
};
use game::message::Message;
use table::PieceId;

/// Width and height of a cell, points; lower windows get lower cells.
const CELL: Vec2 = vec2(38.0, 46.0);
/// The lowest that a cell gets, as a share of that.
const LEAST: f32 = 0.45;
/// Room between the strip's edge and its cells, and between two groups, points.
const PADDING: f32 = 6.0;
const APART: f32 = 5.0;
/// Size of a count, points.
const COUNT: f32 = 12.5;

/// Pieces in store that are alike.
#[derive(Clone, Debug)]
pub struct SupplyStack {
    /// How one looks.
    pub picture: Picture,
    /// What they are called: "small blue".
    pub name: Message,
    /// How many are left.
    pub left: u8,
    /// Whether there never is more than one, so that no count is shown.
    pub single: bool,
    /// The one that is taken next.
    pub piece: Option<PieceId>,
    /// Why it may not be taken now.
    pub refusal: Option<Reason>,
    /// Whether the game asks for one of them now.
    pub glows: bool,
    /// Whether the keyboard has chosen it.
    pub chosen: bool,
}

/// The rows of a strip, in groups; each row is so many cells wide.
pub type Groups = Vec<Vec<usize>>;

/// Where the cells of a strip lie in a part of the window: every row's cells, and the strip round them. A part that is too
/// low for the strip gets none.
pub fn layout(groups: &Groups, within: Rect) -> Option<(Rect, Vec<Vec<Rect>>)> {
    let rows: usize = groups.iter().map(Vec::len).sum();
    let widest = groups.iter().flatten().copied().max()?;
    let air = 2.0 * PADDING + APART * groups.len().saturating_sub(1) as f32;
    let height = ((within.height() - air) / rows as f32).min(CELL.y);
    if height < LEAST * CELL.y {
        return None;
    }
    let cell = vec2(CELL.x * (height / CELL.y).max(0.75), height);
    let size = vec2(widest as f32 * cell.x + 2.0 * PADDING, rows as f32 * height + air);
    let strip = Rect::from_min_size(within.left_top(), size);
    let mut top = strip.top() + PADDING;
    let mut cells = vec![];
    for (n, group) in groups.iter().enumerate() {
        top += if n > 0 { APART } else { 0.0 };
        for &count in group {
            let at = |k: usize| pos2(strip.left() + PADDING + k as f32 * cell.x, top);
            cells.push((0..count).map(|k| Rect::from_min_size(at(k), cell)).collect());
            top += height;
        }
    }
    Some((strip, cells))
}

/// The part of a window in which a strip has room: below the line at the top, above the foot; all in points.
pub fn place(room: Vec2, top: f32, foot: f32) -> Rect {
    Rect::from_min_max(pos2(MARGIN, top + MARGIN), pos2(room.x, (room.y - foot - MARGIN).max(top + MARGIN)))
}

/// Shows a strip where it was [laid out](layout), and says which piece the pointer went down on.
pub fn show(
    ctx: &Context,
    (strip, places): (Rect, Vec<Vec<Rect>>),
    rows: &[Vec<SupplyStack>],
) -> Option<Request> {
    let area = Area::new(Id::new("supply")).order(Order::Middle).fixed_pos(strip.min).constrain(false);
    let show = |ui: &mut Ui| {
        ui.allocate_rect(strip, Sense::hover());
        let ground = ui.painter();
        ground.rect_filled(strip, 9.0, style::PANEL.gamma_multiply(0.82));
        ground.rect_stroke(strip, 9.0, Stroke::new(1.0, style::LINE), StrokeKind::Inside);
        let mut asked = None;
        for (cells, places) in rows.iter().zip(&places) {
            let glide = vec2(0.0, still_below(ui, cells, places));
            for (cell, place) in cells.iter().zip(places) {
                asked = one(ui, cell, place.translate(glide)).or(asked);
            }
        }
        asked
    };
    area.show(ctx, show).inner
}

/// How far below its place a row still is, points: rows that change places glide there, so that the eye can follow.
fn still_below(ui: &Ui, cells: &[SupplyStack], places: &[Rect]) -> f32 {
    let (Some(cell), Some(place)) = (cells.first(), places.first()) else { return 0.0 };
    let id = ui.id().with(("row", &cell.name));
    let time = ui.style().animation_time;
    ui.ctx().animate_value_with_time(id, place.top(), time) - place.top()
}

/// Shows a cell by itself, so large, and says whether the pointer went down on it.
pub fn alone(ui: &mut Ui, cell: &SupplyStack, size: Vec2) -> Option<Request> {
    let (place, _) = ui.allocate_exact_size(size, Sense::hover());
    one(ui, cell, place)
}

fn one(ui: &mut Ui, cell: &SupplyStack, place: Rect) -> Option<Request> {
    let id = ui.id().with(("cell", &cell.name));
    let response = ui.interact(place, id, Sense::click_and_drag());
    let (usable, watched) =
        (cell.piece.filter(|_| cell.refusal.is_none()), super::watched::why_not(ui.ctx()).map(Reason::from));
    landmarks::item(ui.ctx(), &format_args!("{:?}", cell.name), || Some(place));
    if cell.glows && cell.left > 0 {
        landmarks::part(ui.ctx(), "Supply", place);
    }
    let alive = usable.is_some() && watched.is_none();
    draw(ui.painter(), cell, place.shrink(1.5), alive && response.hovered());
    // Where pictures come slowly, the button comes up in the one in which it goes down.
    let pressed = (response.is_pointer_button_down_on() || response.clicked())
        && ui.input(|input| input.pointer.primary_pressed());
    if !response.is_pointer_button_down_on() {
        response.tip_ui(|ui| {
            ui.label(words(cell));
            if let Some(why) = cell.refusal.as_ref().filter(|_| cell.left > 0) {
                rule_link::line(ui, why);
            }
        });
    }
    let why = watched.or(cell.refusal.clone());
    match (pressed, usable, why) {
        (false, ..) => None,
        (true, _, Some(why)) => Some(Request::Refuse(why.reworded(capital(&why)))),
        (true, Some(piece), None) => Some(Request::Take(piece)),
        (true, None, None) => Some(Request::Refuse(say(Supply::None { piece: cell.name.clone() }).into())),
    }
}

fn words(cell: &SupplyStack) -> String {
    let piece = cell.name.clone();
    say(match (cell.left, &cell.refusal) {
        (0, _) => Supply::None { piece },
        (left, Some(why)) => Supply::LeftWhy { piece, left: left.into(), why: capital(why) },
        (left, None) if cell.glows => Supply::LeftDrag { piece, left: left.into() },
        (1, None) => Supply::Last { piece },
        (left, None) => Supply::Left { piece, left: left.into() },
    })
}

fn draw(painter: &Painter, cell: &SupplyStack, place: Rect, hovered: bool) {
    if cell.glows || hovered {
        let strength = if hovered { 0.42 } else { 0.2 };
        painter.rect_filled(place, 5.0, style::AMBER.gamma_multiply(strength));
    }
    let ring = match () {
        () if cell.chosen => Stroke::new(2.0, style::POINTED),
        () if cell.glows => Stroke::new(1.6, style::AMBER),
        () => Stroke::NONE,
    };
    painter.rect_stroke(place, 5.0, ring, StrokeKind::Inside);
    let room = place.shrink2(vec2(3.0, 3.0));
    if cell.left > 0 {
        cell.picture.paint(painter, room);
    }
    let ink = match cell.left {
        0 => style::FAINT,
        1 => style::AMBER,
        _ => style::INK,
    };
    if cell.single {
        return;
    }
    let corner = place.right_bottom() - vec2(2.0, 1.0);
    let text = painter.layout_no_wrap(cell.left.to_string(), FontId::proportional(COUNT), ink);
    let at = Align2::RIGHT_BOTTOM.anchor_size(corner, text.size());
    painter.rect_filled(at.expand2(vec2(2.5, -1.0)), 3.0, Color32::from_black_alpha(150));
    painter.galley(at.min, text, ink);
}

/// A pyramid as it stands before one, seen from a little above: two faces, at a scale in points a millimetre.
pub fn pyramid(
    painter: &Painter,
    foot: Pos2,
    (base_mm, height_mm): (f32, f32),
    scale: f32,
    colour: Color32,
) -> Pos2 {
    let (half, tall) = (base_mm / 2.0 * scale, height_mm * scale);
    let at = |x: f32, up: f32| foot + vec2(x, -up);
    let lift = half * 0.34;
    let (left, front, right, tip) = (
        at(-half * 1.12, lift),
        at(-half * 0.18, 0.0),
        at(half * 1.12, lift * 0.8),
        at(0.0, tall + lift * 0.5),
    );
    let shade = |share: f32| {
        let [r, g, b, _] = colour.to_array();
        let tone = |c: u8| (f32::from(c) * share).min(255.0) as u8;
        Color32::from_rgb(tone(r), tone(g), tone(b))
    };
    let edge = Stroke::new(0.8, style::FAINT);
    let face = |corners: [Pos2; 3], share| {
        painter.add(bevy_egui::egui::Shape::convex_polygon(corners.to_vec(), shade(share), edge));
    };
    face([left, tip, front], 1.12);
    face([front, tip, right], 0.72);
    // The middle of the lighter face, where a mark has room.
    left.lerp(front, 0.5).lerp(tip, 0.26)
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::{Event, Modifiers, PointerButton, RawInput};

    /// Where pictures come slowly, the button goes down and comes up between two of them.
    #[test]
    fn a_click_takes_one_piece_be_it_over_within_one_picture_or_not() {
        let cell = SupplyStack {
            picture: Picture::painted(1.0, |_, _| ()),
            name: Message::new("size-small"),
            left: 3,
            single: false,
            piece: Some(PieceId(7)),
            refusal: None,
            glows: false,
            chosen: false,
        };
        let strip = layout(&vec![vec![1]], place(vec2(1280.0, 720.0), 46.0, 42.0)).unwrap();
        let (ctx, pos) = (Context::default(), strip.1[0][0].center());
        let frame = |events: Vec<Event>| {
            let mut asked = None;
            let input = RawInput { events, ..RawInput::default() };
            drop(ctx.run_ui(input, |ui| {
                asked = show(ui.ctx(), strip.clone(), &[vec![cell.clone()]]).or(asked.take());
            }));
            matches!(asked, Some(Request::Take(PieceId(7))))
        };
        let button = |pressed| {
            let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
            Event::PointerButton { pos, button, pressed, modifiers }
        };
        let taken = |pictures: Vec<Vec<Event>>| pictures.into_iter().map(frame).collect::<Vec<bool>>();
        taken(vec![vec![Event::PointerMoved(pos)], vec![]]);
        assert_eq!(taken(vec![vec![button(true), button(false)], vec![]]), [true, false]);
        assert_eq!(taken(vec![vec![button(true)], vec![], vec![button(false)]]), [true, false, false]);
    }

    #[test]
    fn a_strip_keeps_within_its_part_of_the_window_and_its_cells_within_the_strip() {
        let groups = vec![vec![3; 6], vec![3, 2]];
        for (width, height) in [(1280.0, 720.0), (1920.0, 1080.0), (700.0, 420.0)] {
            let within = place(vec2(width, height), 46.0, 42.0);
            let (strip, rows) = layout(&groups, within).unwrap();
            assert!(within.contains_rect(strip), "{width} × {height}: {strip} in {within}");
            let cells: Vec<Rect> = rows.concat();
            assert_eq!(cells.len(), 23);
            assert!(cells.iter().all(|cell| strip.contains_rect(*cell)));
            for (n, one) in cells.iter().enumerate() {
                assert!(
                    cells.iter().skip(n + 1).all(|other| one.shrink(0.1).intersect(*other).is_negative())
                );
            }
        }
        assert_eq!(layout(&groups, place(vec2(700.0, 200.0), 46.0, 42.0)), None, "too low for it");
    }
}
