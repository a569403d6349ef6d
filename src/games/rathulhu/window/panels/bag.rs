//! What is in the bag: left and total of every kind of tile. A corner of the bag unfolds it, and a key.

use crate::faces;
use crate::keys::BAG;
use crate::panel_data::PanelData;
use crate::texts::Bag as Words;
use crate::ui_state::{GameRequest, Wanted};
use bevy_egui::egui::{
    Align, Align2, Area, Button, Color32, Context, FontId, Id, Label, Layout, Order, Painter, Rect, RichText,
    ScrollArea, Sense, Stroke, StrokeKind, Ui, pos2, vec2,
};
use rathulhu_rules::{Pile, TILES, Tile};
use window::keys::label;
use window::speech::say;
use window::ui::act::UiCommand;
use window::ui::layout::filled;
use window::ui::style;
use window::ui::tip::HoverTip;

/// Height of a line, least and most, points; and of what stands over the lines, with the frame.
const LINE: (f32, f32) = (15.0, 22.0);
const HEAD: f32 = 84.0;
/// Room between two groups, as a share of a line.
const BETWEEN: f32 = 0.25;
/// Room for "27 of 30", and the length of a bar, points.
const COUNT: f32 = 58.0;
const BAR: f32 = 44.0;
/// A smaller board has no corner to press.
const BOARD_FROM: f32 = 60.0;

/// The kinds, in the groups in which they are counted.
fn groups() -> [Vec<Tile>; 4] {
    let single = vec![Tile::ElderSign, Tile::OldOne, Tile::Relic, Tile::Altar, Tile::Cultist, Tile::Shoggoth];
    [single, Tile::TOMES.into(), Tile::SITES.into(), Tile::SETBACKS.into()]
}

/// Shows the corner that unfolds it, and what is in the bag where that is unfolded.
pub fn show(ctx: &Context, shown: &PanelData) -> Option<Wanted> {
    let mut fold = false;
    if shown.layout.board.height() >= BOARD_FROM {
        fold |= corner(ctx, shown);
    }
    if shown.ui_state.bag_open && shown.counting.is_none() {
        fold |= unfolded(ctx, shown);
    }
    fold.then_some(UiCommand::Wish(GameRequest::FoldBag))
}

fn corner(ctx: &Context, shown: &PanelData) -> bool {
    let rect = shown.layout.corner;
    let area = Area::new(Id::new("rathulhu bag corner")).order(Order::Middle).fixed_pos(rect.min);
    area.show(ctx, |ui| {
        let key = Some(label(ui.ctx(), &BAG)).filter(|key| !key.is_empty());
        let words = RichText::new(key.unwrap_or_else(|| "…".to_owned())).size(12.5);
        let button = Button::new(words).min_size(rect.size()).selected(shown.ui_state.bag_open);
        ui.spacing_mut().button_padding = vec2(2.0, 0.0);
        ui.spacing_mut().interact_size.y = 0.0;
        ui.add(button).tip(say(Words::Corner)).clicked()
    })
    .inner
}

fn unfolded(ctx: &Context, shown: &PanelData) -> bool {
    let rect = shown.layout.unfolded();
    let room = rect.size() - vec2(26.0, 22.0);
    if room.x < 120.0 || room.y < 60.0 {
        return false;
    }
    let bag = shown.seen.bag;
    filled(ctx, "rathulhu bag", rect, style::panel_frame().fill(style::DIALOG), |ui| {
        let fold = head(ui, &bag);
        let kinds = Tile::KINDS as f32 + 3.0 * BETWEEN;
        let line = ((rect.height() - HEAD) / kinds).clamp(LINE.0, LINE.1);
        let area = ScrollArea::vertical().id_salt("bag").auto_shrink([false, true]);
        area.show(ui, |ui| lines(ui, &bag, line));
        fold
    })
}

/// How many tiles there are, how likely the next is one of those that matter most, and the way to fold it away.
fn head(ui: &mut Ui, bag: &Pile) -> bool {
    let total = bag.total();
    let mut fold = false;
    ui.horizontal(|ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let key = label(ui.ctx(), &BAG);
            fold = ui.small_button("✖").tip(say(Words::Fold { key })).clicked();
            let words = RichText::new(say(Words::Title { left: total, all: TILES })).size(16.0);
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.add(Label::new(words.color(style::AMBER)).wrap());
            });
        });
    });
    let setbacks: u16 = Tile::SETBACKS.iter().map(|&tile| u16::from(bag.count(tile))).sum();
    let odds = |n: u16| (100.0 * f32::from(n) / f32::from(total.max(1))).round() as u8;
    let signs = odds(u16::from(bag.count(Tile::ElderSign)));
    let words = say(Words::Next { signs, setbacks: odds(setbacks) });
    ui.label(RichText::new(words).small().color(style::FAINT));
    fold
}

fn lines(ui: &mut Ui, bag: &Pile, height: f32) {
    ui.spacing_mut().item_spacing.y = 0.0;
    for (k, group) in groups().iter().enumerate() {
        if k > 0 {
            ui.add_space(height * BETWEEN);
        }
        for tile in group {
            let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
            line(ui.painter(), rect, *tile, bag.count(*tile));
        }
    }
}

/// A kind: what it looks like, its name, how many are left of how many.
fn line(painter: &Painter, rect: Rect, tile: Tile, left: u8) {
    let ink = if left == 0 { style::FAINT } else { style::INK };
    let square = Rect::from_min_size(rect.min, vec2(rect.height(), rect.height())).shrink(1.5);
    swatch(painter, square, tile);
    let middle = rect.center().y;
    let font = FontId::proportional((rect.height() * 0.72).clamp(11.0, 13.5));
    let count = say(Words::Of { left, all: tile.copies() });
    painter.text(pos2(rect.right() - 2.0, middle), Align2::RIGHT_CENTER, count, font.clone(), ink);
    let left_edge = square.right() + 7.0;
    let lay = |size: f32| painter.layout_no_wrap(say(tile), FontId::proportional(size), ink);
    // A long name is written smaller.
    let room = rect.right() - COUNT - left_edge;
    let name = lay(font.size);
    let name = if name.size().x > room { lay(font.size * room / name.size().x) } else { name };
    let at = pos2(left_edge, middle - name.size().y / 2.0);
    let bar = Rect::from_min_max(
        pos2(rect.right() - COUNT - BAR, middle - 3.0),
        pos2(rect.right() - COUNT, middle + 3.0),
    );
    if at.x + name.size().x + 6.0 <= bar.left() {
        let share = f32::from(left) / f32::from(tile.copies());
        painter.rect_filled(bar, 2.0, style::WELL);
        painter.rect_filled(bar.with_max_x(bar.left() + bar.width() * share), 2.0, style::AMBER);
    }
    painter.galley(at, name, ink);
}

/// A small square in the colours of a tile, with its letters.
fn swatch(painter: &Painter, rect: Rect, tile: Tile) {
    let colour = |hex: &str| Color32::from_hex(hex).unwrap_or(style::LINE);
    let (ground, frame) = faces::colours(tile);
    painter.rect_filled(rect, 3.0, colour(ground));
    painter.rect_stroke(rect, 3.0, Stroke::new(1.5, colour(frame)), StrokeKind::Inside);
}
