//! The rules reader: a book for every game, with pictures. It opens at what matters now.

use super::markdown::{self, Block};
use super::tip::Tip;
use super::{drop_down, layout, plates, rule_marks, style};
use crate::app::game_ui::GameUi;
use bevy_egui::egui::style::ScrollAnimation;
use bevy_egui::egui::{Align, Button, Layout, Rect, RichText, ScrollArea, Ui, UiBuilder};

/// The rules of the games, and where one of them is open.
#[derive(Clone, Debug, Default)]
pub struct Reader {
    games: Vec<&'static GameUi>,
    open: usize,
    blocks: Vec<Block>,
    /// Whether rules bear the marks by which the program's code and tests name them, and sources are told of.
    marks: bool,
    /// The heading to scroll to in the next picture.
    go_to: Option<String>,
}

impl Reader {
    /// A reader of these games' rules, the first open.
    pub fn of(games: Vec<&'static GameUi>) -> Self {
        let mut reader = Self { games, ..Self::default() };
        reader.read();
        reader
    }

    /// Reads the open rules anew: their text may be another.
    pub fn read(&mut self) {
        let text = self.book().map_or_else(String::new, |game| (game.info.rules)());
        let text = if self.marks { text } else { rule_marks::without(&text) };
        (self.blocks, self.go_to) = (markdown::parse(&text), None);
    }

    /// The game whose rules are open.
    pub fn book(&self) -> Option<&'static GameUi> {
        self.games.get(self.open).copied()
    }

    /// Opens the rules of a game.
    pub fn take(&mut self, id: &str) {
        let found = self.games.iter().position(|game| game.info.id == id);
        if let Some(found) = found.filter(|found| *found != self.open) {
            self.open = found;
            self.read();
        }
    }

    /// Scrolls to a heading the next time it is shown.
    pub fn open_at(&mut self, heading: &str) {
        self.go_to = Some(heading.to_owned());
    }

    /// The headings, with their levels.
    pub fn headings(&self) -> impl Iterator<Item = (usize, &str)> {
        self.blocks.iter().filter_map(|block| match block {
            Block::Heading(level, text) => Some((*level, text.as_str())),
            _ => None,
        })
    }
}

/// A heading without the marks of its rules.
fn bare(heading: &str) -> &str {
    heading.split(" (").next().unwrap_or(heading)
}

/// Width of the contents, points; narrower windows go without.
const CONTENTS: f32 = 180.0;

/// Width that the titles of all books have in a row, points; in narrower windows they are a list that opens.
const ROW: f32 = 700.0;

fn choose(ui: &mut Ui, book: &mut &'static str, game: &GameUi) {
    ui.selectable_value(book, game.info.id, game.info.title);
}

/// Shows the rules.
pub fn show(ui: &mut Ui, reader: &mut Reader) {
    let (mut book, mut marks) = (reader.book().map_or("", |game| game.info.id), reader.marks);
    ui.horizontal_wrapped(|ui| {
        if ui.available_width() < ROW {
            let title = reader.book().map_or("", |game| game.info.title);
            drop_down::show(
                ui,
                "books",
                |list| list.selected_text(title),
                |ui| {
                    reader.games.iter().for_each(|game| choose(ui, &mut book, game));
                },
            );
        } else {
            reader.games.iter().for_each(|game| choose(ui, &mut book, game));
        }
        let about = "The numbers of the rules, and where their source leaves a choice";
        ui.checkbox(&mut marks, "numbers and sources").tip(about);
    });
    reader.take(book);
    if reader.marks != marks {
        let go_to = reader.go_to.take();
        reader.marks = marks;
        reader.read();
        reader.go_to = go_to;
    }
    let go_to = reader.go_to.take();
    let room = ui.available_rect_before_wrap();
    let mut text = room;
    if room.width() > 3.0 * CONTENTS {
        let mut contents_room = room;
        contents_room.set_right(room.left() + CONTENTS);
        text.set_left(contents_room.right() + 16.0);
        if let Some(heading) = ui.scope_builder(below(contents_room), |ui| contents(ui, reader)).inner {
            reader.open_at(&heading);
        }
    }
    ui.scope_builder(below(text), |ui| {
        ScrollArea::vertical().id_salt("rules").auto_shrink([false, false]).show(ui, |ui| {
            layout::pages(ui);
            ui.set_max_width(ui.available_width().min(680.0));
            ui.spacing_mut().item_spacing.y = 8.0;
            for (index, block) in reader.blocks.iter().enumerate() {
                let response = markdown::show(ui, block, index);
                if let (Block::Heading(_, text), Some(wanted)) = (block, &go_to)
                    && bare(text) == wanted
                {
                    response.scroll_to_me_animation(Some(Align::TOP), ScrollAnimation::none());
                }
                let heading = match block {
                    Block::Heading(_, text) => Some(bare(text)),
                    _ => None,
                };
                let plates = reader.book().map_or::<&[_], _>(&[], |game| game.plates);
                for plate in plates.iter().filter(|plate| heading == Some(plate.under)) {
                    plates::show(ui, plate);
                }
            }
        });
    });
}

fn below(rect: Rect) -> UiBuilder {
    UiBuilder::new().max_rect(rect).layout(Layout::top_down(Align::LEFT))
}

/// The headings; the one that was clicked.
fn contents(ui: &mut Ui, reader: &Reader) -> Option<String> {
    let mut clicked = None;
    ScrollArea::vertical().id_salt("contents").auto_shrink([false, false]).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        for (level, heading) in reader.headings().filter(|(level, _)| *level > 1) {
            let indent = if level > 2 { "    " } else { "" };
            let text = RichText::new(format!("{indent}{}", bare(heading))).size(14.0);
            let text = if level > 2 { text.color(style::FAINT) } else { text };
            if ui.add(Button::new(text).frame(false).wrap()).clicked() {
                clicked = Some(bare(heading).to_owned());
            }
        }
    });
    clicked
}
