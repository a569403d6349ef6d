//! The menu.

use crate::lab_screen::lessons::driver as lab_lesson_driver;
use bevy_egui::egui::{Align2, Button, Color32, Context, FontId, Rect, RichText, ScrollArea, Ui, Vec2, vec2};
use game::message::Message;
use lesson::words::MenuWords;
use lesson::{Lesson, found};
use session::mistakes::{MistakeCount, date_of};
use std::collections::BTreeMap;
use window::game_ui::{GameUi, Games, StartOption};
use window::lessons::LessonsDone;
use window::messages::{Command, Dialog, Screen};
use window::speech::{about, say, under};
use window::texts::Menu;
use window::ui::act::Request;
use window::ui::layout::MARGIN;
use window::ui::match_list::MatchRow;
use window::ui::save_row::{self, RowContents};
use window::ui::tip::HoverTip;
use window::ui::{backdrop, style};

/// What can be gone on with.
#[derive(Clone, Debug, Default)]
pub struct Continue {
    /// The match that is still on the table.
    pub table: Option<RowContents>,
    /// Other matches under way, the last one first.
    pub saved: Vec<MatchRow>,
    /// The lessons that were done.
    pub learnt: LessonsDone,
    /// How many mistakes there are to try again, by the id of the game.
    pub mistakes: BTreeMap<&'static str, MistakeCount>,
}

/// So many matches under way are offered; the list has them all.
pub const MOST_CARDS: usize = 6;

/// What the menu's buttons want.
#[derive(Clone)]
pub enum MenuAction {
    /// Something of the program.
    Program(Request),
    /// The set-up of a way to begin a game.
    SetUp(&'static GameUi, &'static StartOption),
}

/// Draws the menu. `time_s` moves the sea behind it.
pub fn show(ctx: &Context, games: &Games, goes_on: &Continue, time_s: f32) -> Option<MenuAction> {
    window::ui::layout::whole(ctx, "menu backdrop", |ui, rect| backdrop::draw(ui.painter(), rect, time_s));
    let room = ctx.content_rect();
    let mut choice = None;
    let wide = (room.width() * 0.4).clamp(60.0, WIDE + 20.0);
    let left = (room.width() * 0.09).min(120.0);
    window::ui::layout::over(ctx, "menu", (Align2::LEFT_CENTER, vec2(left, 0.0)), room.size(), |ui| {
        ui.set_width(wide.max(150.0).min(room.width()));
        ScrollArea::vertical().max_height(room.height() - 2.0 * MARGIN).show(ui, |ui| {
            let size = (room.width() * 0.055).clamp(18.0, 58.0);
            ui.label(RichText::new("Cyclopean").size(size).color(Color32::from_rgb(250, 232, 200)));
            ui.label(RichText::new(say(Menu::Tagline)).size(size * 0.36).color(style::AMBER));
            ui.add_space(18.0_f32.min(room.height() * 0.02));
            buttons(ui, games, goes_on, &mut choice);
        });
    });
    others(ctx, goes_on, room, &mut choice);
    let at = room.right_bottom() - vec2(14.0, 10.0);
    let version = say(Menu::Version { number: env!("CARGO_PKG_VERSION").to_owned() });
    let painter = ctx.layer_painter(bevy_egui::egui::LayerId::background());
    painter.text(at, Align2::RIGHT_BOTTOM, version, FontId::proportional(12.5), style::FAINT);
    choice
}

/// The other matches under way, as cards over the water.
fn others(ctx: &Context, goes_on: &Continue, room: Rect, choice: &mut Option<MenuAction>) {
    // The last one stands on the left already, unless another lies on the table.
    let first = goes_on.saved.iter().position(|row| !row.open).filter(|_| goes_on.table.is_none());
    let cards: Vec<&MatchRow> =
        goes_on.saved.iter().enumerate().filter(|(i, _)| Some(*i) != first).map(|(_, row)| row).collect();
    if cards.is_empty() || room.width() < CARDS_FROM {
        return;
    }
    let wide = (room.width() * 0.3).clamp(260.0, WIDE);
    let place = (Align2::RIGHT_CENTER, vec2(-(room.width() * 0.05), 0.0));
    window::ui::layout::over(ctx, "other matches", place, room.size(), |ui| {
        style::panel_frame().show(ui, |ui| {
            ui.set_width(wide);
            ui.label(RichText::new(say(Menu::Others)).size(16.0).color(style::AMBER));
            for row in cards {
                let mut shown = row.shown.clone();
                if row.open {
                    shown.words = say(Menu::OpenElsewhere { what: shown.words });
                }
                let response = save_row::show(ui, &row.name, &shown, wide, !row.open);
                if response.clicked() {
                    *choice = Some(MenuAction::Program(Request::Command(Command::Load(row.path.clone()))));
                }
            }
        });
    });
}

/// Narrower windows have no room for more than one match, points.
const CARDS_FROM: f32 = 900.0;

fn buttons(ui: &mut Ui, games: &Games, goes_on: &Continue, choice: &mut Option<MenuAction>) {
    // Whoever is here for the first time begins with what every table needs.
    let first = found::first().filter(|lesson| !goes_on.learnt.has(&lesson.id));
    if let Some(lesson) = first {
        learn(ui, (lesson, None), &goes_on.learnt, vec2(ui.available_width().min(WIDE), 42.0), choice);
    }
    let last = goes_on.saved.iter().find(|row| !row.open);
    let (shown, what) = match (&goes_on.table, last) {
        (Some(shown), _) => (Some(shown), Some(Command::Show(Screen::Table))),
        (None, Some(row)) => (Some(&row.shown), Some(Command::Load(row.path.clone()))),
        (None, None) => (None, None),
    };
    let title = say(Menu::Continue);
    let pressed = match shown {
        Some(shown) => {
            let width = ui.available_width().min(WIDE);
            save_row::show(ui, &title, shown, width, true).clicked()
        }
        None => entry(ui, &title, &say(Menu::NoMatch), false),
    };
    if pressed {
        *choice = what.map(|command| MenuAction::Program(Request::Command(command)));
    }
    for game in &games.0 {
        ui.add_space(3.0);
        ui.label(RichText::new(game.basics.info.title).size(16.0).color(style::AMBER));
        // Two share the row; where there are more, each is as wide as its words, and there may be another row.
        ui.horizontal_wrapped(|ui| {
            let wide = ui.available_width().min(WIDE);
            let lessons = found::of(game.basics.info.id);
            let above = |lesson: &Lesson| first.is_some_and(|first| first.id == lesson.id);
            let lessons: Vec<&Lesson> =
                lessons.iter().map(|lesson| &**lesson).filter(|lesson| !above(lesson)).collect();
            let mistakes = goes_on.mistakes.get(game.basics.info.id).filter(|count| count.unknown > 0);
            let each = match game.basics.ways.len() + lessons.len() + usize::from(mistakes.is_some()) {
                0 | 1 => wide,
                2 => (wide - ui.spacing().item_spacing.x) / 2.0,
                _ => 0.0,
            };
            for way in game.basics.ways {
                let what = Message::new(way.label);
                if button(ui, &say(&what), &about(&what), true, vec2(each, 34.0)) {
                    *choice = Some(MenuAction::SetUp(game, way));
                }
            }
            let several = lessons.iter().filter(|lesson| !lesson.first).count() > 1;
            for (number, lesson) in (1..).zip(lessons) {
                let number = several.then_some(number);
                learn(ui, (lesson, number), &goes_on.learnt, vec2(each, 34.0), choice);
            }
            if let Some(count) = mistakes {
                train(ui, game, count, vec2(each, 34.0), choice);
            }
        });
    }
    ui.add_space(10.0);
    let of_the_program = [
        (Menu::Lab, Request::Command(Command::Lab)),
        (Menu::Gallery, Request::Open(Dialog::Gallery)),
        (Menu::Matches, Request::Open(Dialog::Load)),
        (Menu::Rules, Request::Open(Dialog::Rules)),
        (Menu::Settings, Request::Open(Dialog::Settings)),
        (Menu::Quit, Request::Command(Command::Quit)),
    ];
    ui.horizontal_wrapped(|ui| {
        for (label, request) in of_the_program {
            let is_lab = label == Menu::Lab;
            if button(ui, &say(label), "", true, vec2(0.0, 32.0)) {
                *choice = Some(MenuAction::Program(request));
            }
            let lessons = if is_lab { found::of(lab_lesson_driver::FOLDER) } else { vec![] };
            for lesson in &lessons {
                learn(ui, (lesson, None), &goes_on.learnt, vec2(0.0, 32.0), choice);
            }
        }
    });
}

/// A button that begins a lesson; with its number, where a game has several.
fn learn(
    ui: &mut Ui,
    (lesson, number): (&Lesson, Option<usize>),
    learnt: &LessonsDone,
    least: Vec2,
    choice: &mut Option<MenuAction>,
) {
    let (title, minutes) = (under(&lesson.title_id()).unwrap_or_default(), lesson.minutes);
    let words = match (number, learnt.has(&lesson.id)) {
        _ if lesson.first => title.clone(),
        (None, false) => say(&MenuWords::Learn { minutes }),
        (None, true) => say(&MenuWords::Learnt { minutes }),
        (Some(number), false) => say(&MenuWords::LearnNumber { number, minutes }),
        (Some(number), true) => say(&MenuWords::LearntNumber { number, minutes }),
    };
    if button(ui, &words, &title, true, least) {
        *choice = Some(MenuAction::Program(Request::Command(Command::Learn(lesson.id.clone()))));
    }
}

/// A button that opens the mistakes in a game that can be tried again today.
fn train(ui: &mut Ui, game: &GameUi, count: &MistakeCount, least: Vec2, choice: &mut Option<MenuAction>) {
    let MistakeCount { due, unknown, next } = *count;
    let date = next.map(date_of).unwrap_or_default();
    let tip =
        if due > 0 { Menu::MistakesDue { due, unknown } } else { Menu::MistakesLater { unknown, date } };
    if button(ui, &say(Menu::Mistakes { due }), &say(tip), due > 0, least) {
        let id = game.basics.info.id.to_owned();
        *choice = Some(MenuAction::Program(Request::Command(Command::Train(id))));
    }
}

/// Width of the buttons, points.
const WIDE: f32 = 490.0;

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
