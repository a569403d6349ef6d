//! The menu.

use super::act::Request;
use super::layout::MARGIN;
use super::match_list::MatchRow;
use super::save_row::{self, Shown};
use super::tip::Tip;
use super::{backdrop, style};
use crate::app::game_ui::{GameUi, Games, Way};
use crate::app::messages::{Command, Dialog, Screen};
use bevy_egui::egui::{Align2, Button, Color32, Context, FontId, Rect, RichText, ScrollArea, Ui, Vec2, vec2};

/// What can be gone on with.
#[derive(Clone, Debug, Default)]
pub struct Continue {
    /// The match that is still on the table.
    pub table: Option<Shown>,
    /// Other matches under way, the last one first.
    pub saved: Vec<MatchRow>,
}

/// So many matches under way are offered; the list has them all.
pub const MOST_CARDS: usize = 6;

/// What the menu's buttons want.
#[derive(Clone)]
pub enum Choice {
    /// Something of the program.
    Program(Request),
    /// The set-up of a way to begin a game.
    SetUp(&'static GameUi, &'static Way),
}

/// Draws the menu. `time_s` moves the sea behind it.
pub fn show(ctx: &Context, games: &Games, goes_on: &Continue, time_s: f32) -> Option<Choice> {
    super::layout::whole(ctx, "menu backdrop", |ui, rect| backdrop::draw(ui.painter(), rect, time_s));
    let room = ctx.content_rect();
    let mut choice = None;
    let wide = (room.width() * 0.36).clamp(60.0, WIDE + 20.0);
    let left = (room.width() * 0.09).min(120.0);
    super::layout::over(ctx, "menu", (Align2::LEFT_CENTER, vec2(left, 0.0)), room.size(), |ui| {
        ui.set_width(wide.max(150.0).min(room.width()));
        ScrollArea::vertical().max_height(room.height() - 2.0 * MARGIN).show(ui, |ui| {
            let size = (room.width() * 0.055).clamp(18.0, 58.0);
            ui.label(RichText::new("Cyclopean").size(size).color(Color32::from_rgb(250, 232, 200)));
            ui.label(
                RichText::new("Games on a table where things can fall").size(size * 0.36).color(style::AMBER),
            );
            ui.add_space(18.0_f32.min(room.height() * 0.02));
            buttons(ui, games, goes_on, &mut choice);
        });
    });
    others(ctx, goes_on, room, &mut choice);
    let at = room.right_bottom() - vec2(14.0, 10.0);
    let version = concat!("version ", env!("CARGO_PKG_VERSION"));
    let painter = ctx.layer_painter(bevy_egui::egui::LayerId::background());
    painter.text(at, Align2::RIGHT_BOTTOM, version, FontId::proportional(12.5), style::FAINT);
    choice
}

/// The other matches under way, as cards over the water.
fn others(ctx: &Context, goes_on: &Continue, room: Rect, choice: &mut Option<Choice>) {
    // The last one stands on the left already, unless another lies on the table.
    let first = goes_on.saved.iter().position(|row| !row.open).filter(|_| goes_on.table.is_none());
    let cards: Vec<&MatchRow> =
        goes_on.saved.iter().enumerate().filter(|(i, _)| Some(*i) != first).map(|(_, row)| row).collect();
    if cards.is_empty() || room.width() < CARDS_FROM {
        return;
    }
    let wide = (room.width() * 0.3).clamp(260.0, WIDE);
    let place = (Align2::RIGHT_CENTER, vec2(-(room.width() * 0.05), 0.0));
    super::layout::over(ctx, "other matches", place, room.size(), |ui| {
        style::panel_frame().show(ui, |ui| {
            ui.set_width(wide);
            ui.label(RichText::new("Other matches under way").size(16.0).color(style::AMBER));
            for row in cards {
                let mut shown = row.shown.clone();
                if row.open {
                    shown.words = format!("Open in another window. {}", shown.words);
                }
                let response = save_row::show(ui, &row.name, &shown, wide, !row.open);
                if response.clicked() {
                    *choice = Some(Choice::Program(Request::Command(Command::Load(row.path.clone()))));
                }
            }
        });
    });
}

/// Narrower windows have no room for more than one match, points.
const CARDS_FROM: f32 = 900.0;

fn buttons(ui: &mut Ui, games: &Games, goes_on: &Continue, choice: &mut Option<Choice>) {
    let last = goes_on.saved.iter().find(|row| !row.open);
    let (title, shown, what) = match (&goes_on.table, last) {
        (Some(shown), _) => ("Continue", Some(shown), Some(Command::Show(Screen::Table))),
        (None, Some(row)) => ("Continue", Some(&row.shown), Some(Command::Load(row.path.clone()))),
        (None, None) => ("Continue", None, None),
    };
    let pressed = match shown {
        Some(shown) => {
            let width = ui.available_width().min(WIDE);
            save_row::show(ui, title, shown, width, true).clicked()
        }
        None => entry(ui, title, "There is no match to go on with", false),
    };
    if pressed {
        *choice = what.map(|command| Choice::Program(Request::Command(command)));
    }
    for game in &games.0 {
        ui.add_space(3.0);
        ui.label(RichText::new(game.info.title).size(16.0).color(style::AMBER));
        // Two share the row; where there are more, each is as wide as its words, and there may be another row.
        ui.horizontal_wrapped(|ui| {
            let wide = ui.available_width().min(WIDE);
            let each = match game.ways.len() {
                0 | 1 => wide,
                2 => (wide - ui.spacing().item_spacing.x) / 2.0,
                _ => 0.0,
            };
            for way in game.ways {
                if button(ui, way.label, way.about, true, vec2(each, 34.0)) {
                    *choice = Some(Choice::SetUp(game, way));
                }
            }
        });
    }
    ui.add_space(10.0);
    let of_the_program = [
        ("Stability lab", Request::Command(Command::Lab(None))),
        ("Gallery", Request::Open(Dialog::Gallery)),
        ("Matches…", Request::Open(Dialog::Load)),
        ("Rules", Request::Open(Dialog::Rules)),
        ("Settings", Request::Open(Dialog::Settings)),
        ("Quit", Request::Command(Command::Quit)),
    ];
    ui.horizontal_wrapped(|ui| {
        for (label, request) in of_the_program {
            if button(ui, label, "", true, vec2(0.0, 32.0)) {
                *choice = Some(Choice::Program(request));
            }
        }
    });
}

/// Width of the buttons, points.
const WIDE: f32 = 400.0;

fn entry(ui: &mut Ui, label: &str, under: &str, enabled: bool) -> bool {
    let size = vec2(ui.available_width().min(WIDE), 42.0);
    button(ui, label, under, enabled, size)
}

fn button(ui: &mut Ui, label: &str, under: &str, enabled: bool, least: Vec2) -> bool {
    let button = Button::new(RichText::new(label).size(17.0))
        .fill(Color32::from_rgba_unmultiplied(40, 31, 26, 225))
        .min_size(least);
    let response = ui.add_enabled(enabled, button);
    if under.is_empty() { response.clicked() } else { response.tip(under).tip_disabled(under).clicked() }
}
