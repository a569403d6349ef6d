//! The menu.

use crate::lab_screen::lessons::driver as lab_lesson_driver;
use bevy_egui::egui::{Align2, Button, Color32, Context, FontId, Rect, RichText, ScrollArea, Ui, Vec2, vec2};
use game::message::Message;
use lesson::words::MenuWords;
use lesson::{Lesson, found};
use session::mistakes::{MistakeCount, date_of};
use std::collections::BTreeMap;
use window::game_ui::{Basics, GameUi, Games, StartOption};
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

impl Continue {
    /// The match written last of those that can be gone on with.
    fn last(&self) -> Option<&MatchRow> {
        self.saved.iter().find(|row| !row.open)
    }

    /// All matches under way but the one that *Continue* goes on with.
    fn others(&self) -> impl Iterator<Item = &MatchRow> {
        let first = self.last().filter(|_| self.table.is_none()).map(|row| &row.path);
        self.saved.iter().filter(move |row| Some(&row.path) != first)
    }
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
    // Without a column beside them the games stand before the city.
    let (share, behind) =
        if room.width() < COLUMN_FROM { (0.82, VEIL) } else { (0.48, Color32::TRANSPARENT) };
    let wide = (room.width() * share).clamp(60.0, WIDE + 20.0);
    let left = (room.width() * 0.09).min(120.0);
    window::ui::layout::over(ctx, "menu", (Align2::LEFT_CENTER, vec2(left, 0.0)), room.size(), |ui| {
        ui.set_width(wide.max(150.0).min(room.width()));
        ui.painter().rect_filled(room, 0.0, behind);
        ScrollArea::vertical().max_height(room.height() - 2.0 * MARGIN).show(ui, |ui| {
            let size = (room.width() * 0.055).clamp(18.0, 58.0);
            ui.label(RichText::new("Cyclopean").size(size).color(Color32::from_rgb(250, 232, 200)));
            ui.label(RichText::new(say(Menu::Tagline)).size(size * 0.36).color(style::AMBER));
            ui.add_space(18.0_f32.min(room.height() * 0.02));
            buttons(ui, games, goes_on, &mut choice);
        });
    });
    if room.width() >= COLUMN_FROM {
        other_column(ctx, goes_on, room, &mut choice);
        let at = room.right_bottom() - vec2(14.0, 10.0);
        let version = say(Menu::Version { number: env!("CARGO_PKG_VERSION").to_owned() });
        let painter = ctx.layer_painter(bevy_egui::egui::LayerId::background());
        painter.text(at, Align2::RIGHT_BOTTOM, version, FontId::proportional(12.5), style::FAINT);
    }
    choice
}

/// The other matches under way in a column of their own beside the games.
fn other_column(ctx: &Context, goes_on: &Continue, room: Rect, choice: &mut Option<MenuAction>) {
    if goes_on.others().next().is_none() {
        return;
    }
    let wide = (room.width() * 0.3).clamp(260.0, WIDE);
    // Over the water, above the version.
    let place = (Align2::RIGHT_BOTTOM, vec2(-(room.width() * 0.05), -VERSION));
    window::ui::layout::over(ctx, "other matches", place, room.size(), |ui| {
        style::panel_frame().show(ui, |ui| {
            ui.set_width(wide);
            let tall = room.height() - VERSION - MARGIN - COLUMN_FRAME;
            ui.label(RichText::new(say(Menu::Others)).size(16.0).color(style::AMBER));
            ScrollArea::vertical().max_height(tall).show(ui, |ui| other_rows(ui, goes_on, choice));
        });
    });
}

/// The other matches under way, each to click.
fn other_rows(ui: &mut Ui, goes_on: &Continue, choice: &mut Option<MenuAction>) {
    for row in goes_on.others() {
        let mut shown = row.shown.clone();
        if row.open {
            shown.words = say(Menu::OpenElsewhere { what: shown.words });
        }
        let width = ui.available_width().min(WIDE);
        if save_row::show(ui, &row.name, &shown, width, !row.open).clicked() {
            *choice = Some(MenuAction::Program(Request::Command(Command::Load(row.path.clone()))));
        }
    }
}

/// Wider windows have room for a column of matches beside the games; in others they stand below them. Points.
const COLUMN_FROM: f32 = 900.0;
/// Laid over the picture where something is read before it.
const VEIL: Color32 = Color32::from_black_alpha(150);
/// What the version at the foot of the window takes of its height, points.
const VERSION: f32 = 34.0;
/// What the frame of that column and its heading take of its height, points.
const COLUMN_FRAME: f32 = 60.0;

fn buttons(ui: &mut Ui, games: &Games, goes_on: &Continue, choice: &mut Option<MenuAction>) {
    // Whoever is here for the first time begins with what every table needs.
    let first = found::first().filter(|lesson| !goes_on.learnt.has(&lesson.id));
    if let Some(lesson) = first {
        learn(ui, (lesson, None), &goes_on.learnt, vec2(ui.available_width().min(WIDE), 42.0), choice);
    }
    let under_way = match (&goes_on.table, goes_on.last()) {
        (Some(shown), _) => Some((shown, Command::Show(Screen::Table))),
        (None, Some(row)) => Some((&row.shown, Command::Load(row.path.clone()))),
        (None, None) => None,
    };
    if let Some((shown, what)) = under_way {
        let width = ui.available_width().min(WIDE);
        if save_row::show(ui, &say(Menu::Continue), shown, width, true).clicked() {
            *choice = Some(MenuAction::Program(Request::Command(what)));
        }
    }
    for game in &games.0 {
        ui.add_space(3.0);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().interact_size.y = 0.0;
            ui.label(RichText::new(game.basics.info.title).size(16.0).color(style::AMBER));
            ui.label(RichText::new(at_a_glance(game)).size(13.0).color(style::INK));
        });
        ui.add_space(2.0 - ui.spacing().item_spacing.y);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.y = BETWEEN_ROWS;
            let lessons = found::of(game.basics.info.id);
            let above = |lesson: &Lesson| first.is_some_and(|first| first.id == lesson.id);
            let lessons: Vec<&Lesson> =
                lessons.iter().map(|lesson| &**lesson).filter(|lesson| !above(lesson)).collect();
            let mistakes = goes_on.mistakes.get(game.basics.info.id).filter(|count| count.unknown > 0);
            for way in game.basics.ways {
                let what = Message::new(way.label);
                if button(ui, &say(&what), &about(&what), true, vec2(0.0, TALL)) {
                    *choice = Some(MenuAction::SetUp(game, way));
                }
            }
            let several = lessons.iter().filter(|lesson| !lesson.first).count() > 1;
            for (number, lesson) in (1..).zip(lessons) {
                let number = several.then_some(number);
                learn(ui, (lesson, number), &goes_on.learnt, vec2(0.0, TALL), choice);
            }
            if let Some(count) = mistakes {
                train(ui, game, count, vec2(0.0, TALL), choice);
            }
        });
    }
    if ui.ctx().content_rect().width() < COLUMN_FROM && goes_on.others().next().is_some() {
        ui.add_space(10.0);
        ui.label(RichText::new(say(Menu::Others)).size(16.0).color(style::AMBER));
        other_rows(ui, goes_on, choice);
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
    ui.set_max_width(WIDE);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.y = BETWEEN_ROWS;
        for (label, request) in of_the_program {
            let is_lab = label == Menu::Lab;
            if button(ui, &say(label), "", true, vec2(0.0, TALL)) {
                *choice = Some(MenuAction::Program(request));
            }
            let lessons = if is_lab { found::of(lab_lesson_driver::FOLDER) } else { vec![] };
            for lesson in &lessons {
                learn(ui, (lesson, None), &goes_on.learnt, vec2(0.0, TALL), choice);
            }
        }
    });
}

/// How many play a game, for how long, and what one does in it.
fn at_a_glance(game: &GameUi) -> String {
    let Basics { info, minutes, idea, .. } = game.basics;
    let (least, most) = info.seats;
    say(Menu::AtAGlance { least, most, minutes, idea: Message::new(idea) })
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

/// Width of the buttons, and least height of those that stand in rows, points.
const WIDE: f32 = 490.0;
const TALL: f32 = 30.0;
/// Between rows of buttons, points.
const BETWEEN_ROWS: f32 = 4.0;

fn button(ui: &mut Ui, label: &str, under: &str, enabled: bool, least: Vec2) -> bool {
    let button = Button::new(RichText::new(label).size(17.0))
        .fill(Color32::from_rgba_unmultiplied(40, 31, 26, 225))
        .min_size(least);
    let response = ui.add_enabled(enabled, button);
    if under.is_empty() { response.clicked() } else { response.tip(under).tip_disabled(under).clicked() }
}
