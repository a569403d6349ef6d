//! The matches in the library, as a list: those under way to go on with, saves to begin from again, finished ones to watch;
//! and what can be done with one beside that.

use super::act::Request;
use super::layout::faint;
use super::save_row::{self, RowContents, Thumbnail};
use super::style;
use super::tip::HoverTip;
use crate::game_ui::Games;
use crate::messages::{Command, LibraryWish, Watched};
use crate::platform::record::Saves;
use crate::platform::save_picture;
use crate::speech::say;
use crate::texts::Matches as Words;
use crate::words::{ago, capital};
use bevy_egui::egui::{Button, Key, Label, RichText, ScrollArea, TextEdit, Ui};
use session::library::{self, Found};
use session::save::{Header, SaveError};
use std::path::PathBuf;
use std::sync::Arc;

/// Of what sort a match in the list is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sort {
    /// It is being played, and goes on where it was.
    UnderWay,
    /// A save: loading it begins another match, and leaves it as it is.
    Save,
    /// It is over.
    Over,
    /// It cannot be read.
    Broken,
}

/// A match in the list.
#[derive(Clone, Debug)]
pub struct MatchRow {
    /// Its file.
    pub path: PathBuf,
    /// What it is called.
    pub name: String,
    /// Of what sort it is.
    pub sort: Sort,
    /// Whether it is open in a window.
    pub open: bool,
    /// Whether there are secrets in it that nobody may see before it is over.
    pub secret: bool,
    /// What is shown of it.
    pub shown: RowContents,
}

/// The list, and what was begun with it.
#[derive(Clone, Debug, Default)]
pub struct MatchList {
    /// The matches, last written first.
    pub rows: Vec<MatchRow>,
    /// The match of which more is offered.
    pub chosen: Option<PathBuf>,
    /// The name typed for it.
    pub name: String,
    /// What was deleted last: its name, and where it lies now.
    pub deleted: Option<(String, PathBuf)>,
    /// The path typed for loading.
    pub path: String,
}

impl MatchList {
    /// Looks what matches there are.
    pub fn look(&mut self, saves: &Saves, games: &Games) {
        let folder = saves.folder.as_deref();
        if let Some(folder) = folder {
            save_picture::tidy(folder);
        }
        self.rows =
            folder.map(library::all).unwrap_or_default().iter().map(|found| row(found, games)).collect();
    }
}

/// What is shown of a match.
pub fn row(found: &Found, games: &Games) -> MatchRow {
    let (path, name, open) = (found.path.clone(), found.name(), found.open);
    match &found.header {
        Ok(header) => {
            let sort = match header {
                Header { ended: true, .. } => Sort::Over,
                Header { live: true, .. } => Sort::UnderWay,
                Header { .. } => Sort::Save,
            };
            let shown = RowContents {
                words: format!("{}{}, {}", what(header, games), players(header, games), ago(found.written)),
                picture: save_picture::read(&path).as_ref().map(Thumbnail::new),
                emblem: games.find(&header.game).map(|ui| ui.basics.emblem),
            };
            let hides = games.find(&header.game).is_some_and(|ui| ui.basics.info.secrets);
            MatchRow { path, name, sort, open, secret: hides && !header.ended, shown }
        }
        Err(why) => {
            let shown = RowContents { words: reason(why), ..RowContents::default() };
            MatchRow { path, name, sort: Sort::Broken, open, secret: false, shown }
        }
    }
}

/// What is wrong with a file, without its path.
fn reason(why: &SaveError) -> String {
    capital(&say(why.without_path()))
}

/// Which game a save is of, and how far it has come.
pub fn what(header: &Header, games: &Games) -> String {
    games
        .find(&header.game)
        .map_or_else(|| header.game.clone(), |ui| say(ui.basics.info.how_far(header.turn)))
}

/// Who plays, in words; nothing where the file does not say.
fn players(header: &Header, games: &Games) -> String {
    let seats = (0..).map(game::Seat).take(header.seating.sitters.len());
    let info = games.find(&header.game).map(|ui| ui.basics.info);
    let name = |seat| {
        let name = header.seating.names.given(seat)?;
        Some(match info.and_then(|info| info.bot_title(header.seating.sitter(seat))) {
            Some(bot) => say(Words::Player { name: name.to_owned(), bot }),
            None => name.to_owned(),
        })
    };
    let mut names: Vec<String> = seats.filter_map(name).collect();
    if names.len() > MOST_NAMES {
        let more = names.len() - MOST_NAMES;
        names.truncate(MOST_NAMES);
        names.push(say(Words::MoreNames { count: more }));
    }
    if names.is_empty() { String::new() } else { format!(", {}", names.join(", ")) }
}

/// More players than these are only counted.
const MOST_NAMES: usize = 3;
/// What the buttons beside a match take, points.
const BESIDE: f32 = 148.0;

/// Draws the list.
pub fn show(ui: &mut Ui, list: &mut MatchList) -> Option<Request> {
    let mut act = None;
    if let Some((name, path)) = list.deleted.clone() {
        ui.horizontal_wrapped(|ui| {
            ui.label(say(Words::Deleted { name }));
            if ui.button(say(Words::TakeBack)).clicked() {
                act = Some(wish(LibraryWish::TakeBack(path)));
            }
        });
    }
    if list.rows.is_empty() {
        ui.label(faint(say(Words::None)));
    }
    let sorts = [
        (Sort::UnderWay, Words::UnderWay),
        (Sort::Save, Words::Saves),
        (Sort::Over, Words::Over),
        (Sort::Broken, Words::Broken),
    ];
    let tall = (ui.ctx().content_rect().height() - 260.0).max(80.0);
    ScrollArea::vertical().max_height(tall).show(ui, |ui| {
        for (sort, head) in sorts {
            let rows: Vec<MatchRow> = list.rows.iter().filter(|row| row.sort == sort).cloned().collect();
            if rows.is_empty() {
                continue;
            }
            ui.label(RichText::new(say(head)).color(style::AMBER));
            for row in rows {
                act = draw_row(ui, &row, list).or(act.take());
            }
            ui.add_space(4.0);
        }
    });
    ui.separator();
    ui.horizontal_wrapped(|ui| {
        ui.label(say(Words::AnotherFile));
        let field = TextEdit::singleline(&mut list.path).hint_text(say(Words::PathHint)).desired_width(260.0);
        let entered = ui.add(field).lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        let path = list.path.trim();
        let pressed = ui.add_enabled(!path.is_empty(), Button::new(say(Words::Load))).clicked();
        if (pressed || entered) && !path.is_empty() {
            act = Some(Request::Command(Command::Load(PathBuf::from(path))));
        }
    });
    act
}

fn wish(wish: LibraryWish) -> Request {
    Request::Command(Command::Do(Arc::new(wish)))
}

fn draw_row(ui: &mut Ui, row: &MatchRow, list: &mut MatchList) -> Option<Request> {
    let mut act = None;
    let readable = row.sort != Sort::Broken;
    let watch = || Request::Command(Command::Watch(Watched::Save(row.path.clone())));
    let mut shown = row.shown.clone();
    if row.open {
        shown.words = say(Words::OpenHere { what: shown.words });
    }
    ui.horizontal(|ui| {
        let width = (ui.available_width() - BESIDE).max(40.0);
        if save_row::show(ui, &row.name, &shown, width, readable).clicked() {
            act = Some(match row.sort {
                Sort::Over => watch(),
                Sort::UnderWay | Sort::Save | Sort::Broken => {
                    Request::Command(Command::Load(row.path.clone()))
                }
            });
        }
        let button = ui.add_enabled(readable && !row.secret, Button::new(say(Words::Watch)));
        let why_not = if row.secret { Words::WatchSecret } else { Words::WatchBroken };
        if button.tip(say(Words::WatchAbout)).tip_disabled(say(why_not)).clicked() {
            act = Some(watch());
        }
        let open = list.chosen.as_ref() == Some(&row.path);
        if ui.add(Button::selectable(open, say(Words::More))).tip(say(Words::MoreAbout)).clicked() {
            list.chosen = (!open).then(|| row.path.clone());
            list.name.clone_from(&row.name);
        }
    });
    if list.chosen.as_ref() != Some(&row.path) {
        return act;
    }
    ui.horizontal_wrapped(|ui| {
        let field = TextEdit::singleline(&mut list.name).desired_width(200.0).char_limit(80);
        let entered = ui.add(field).lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        let other = list.name.trim() != row.name && library::file_name(&list.name).is_some();
        let pressed = ui
            .add_enabled(other, Button::new(say(Words::Rename)))
            .tip_disabled(say(Words::RenameFirst))
            .clicked();
        if (pressed || entered) && other {
            act = Some(wish(LibraryWish::Rename(row.path.clone(), list.name.clone())));
        }
        if ui.button(say(Words::Copy)).tip(say(Words::CopyAbout)).clicked() {
            act = Some(wish(LibraryWish::Duplicate(row.path.clone())));
        }
        if ui.button(say(Words::Delete)).tip(say(Words::DeleteAbout)).clicked() {
            act = Some(wish(LibraryWish::Delete(row.path.clone())));
        }
    });
    // The file is the match: whoever gets it can play on or watch it.
    ui.add(Label::new(faint(say(Words::Send { path: row.path.display().to_string() }))).wrap());
    act
}
