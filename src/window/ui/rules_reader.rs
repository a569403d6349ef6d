//! The rules reader: a book for every game, with pictures. It opens at what matters now.

use super::act::Request;
use super::layout::{self, faint};
use super::markdown::{self, Node};
use super::tip::HoverTip;
use super::{drop_down, illustrations, rule_marks, style};
use crate::game_ui::{Basics, GameUi};
use crate::keys::pressed;
use crate::keys::program::window::FIND;
use crate::messages::Command;
use crate::speech::{self, say};
use crate::texts::ReaderText as Words;
use bevy_egui::egui::layers::ShapeIdx;
use bevy_egui::egui::style::ScrollAnimation;
use bevy_egui::egui::{
    Align, Button, Key, Layout, Rect, RichText, ScrollArea, Shape, TextEdit, Ui, UiBuilder, vec2,
};
use game::Language;
use game::message::Rule;
use std::ops::Range;

/// The rules of the games, and where one of them is open.
#[derive(Clone, Debug, Default)]
pub struct Reader {
    games: Vec<&'static GameUi>,
    open: usize,
    blocks: Vec<Node>,
    /// The headings of the English book, in the same order: by these every book is opened.
    names: Vec<String>,
    language: Language,
    /// Whether rules bear the marks by which the program's code and tests name them, and sources are told of.
    marks: bool,
    /// The heading to scroll to in the next picture.
    go_to: Option<String>,
    /// The rule that is lit, the blocks that tell it, and whether to scroll there in the next picture.
    lit: Option<Rule>,
    told: Option<Range<usize>>,
    go_to_rule: bool,
    /// The words that are looked for, and which of the blocks with them was gone to last, counted from 0.
    search: String,
    at: Option<usize>,
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
        let read = |language| {
            let text = self.book().map_or_else(String::new, |game| game.basics.info.book(language));
            markdown::parse(&if self.marks { text } else { rule_marks::without(&text) })
        };
        let language = speech::language();
        let (blocks, english) = (read(language), read(Language::English));
        let names = headings(&english).map(|(_, heading)| bare(heading).to_owned()).collect();
        // The same blocks with their marks.
        let text = self.book().map_or_else(String::new, |game| game.basics.info.book(language));
        let marked = markdown::parse(&if self.marks { text } else { rule_marks::without_choices(&text) });
        self.told = self.lit.and_then(|rule| rule_marks::place(&marked, rule));
        (self.blocks, self.names, self.language, self.go_to) = (blocks, names, language, None);
    }

    /// The game whose rules are open.
    pub fn book(&self) -> Option<&'static GameUi> {
        self.games.get(self.open).copied()
    }

    /// Opens the rules of a game.
    pub fn take(&mut self, id: &str) {
        let found = self.games.iter().position(|game| game.basics.info.id == id);
        if let Some(found) = found.filter(|found| *found != self.open) {
            (self.open, self.lit) = (found, None);
            self.read();
        }
    }

    /// Scrolls to a heading of the English book, or to that in its place, the next time it is shown.
    pub fn open_at(&mut self, heading: &str) {
        self.go_to = Some(heading.to_owned());
        (self.lit, self.told) = (None, None);
    }

    /// Lights a rule of the open book, and scrolls there the next time it is shown.
    pub fn open_at_rule(&mut self, rule: Rule) {
        self.search("");
        self.lit = Some(rule);
        self.read();
        self.go_to_rule = true;
    }

    /// The blocks that tell the rule that is lit.
    pub fn lit(&self) -> &[Node] {
        self.told.clone().and_then(|told| self.blocks.get(told)).unwrap_or_default()
    }

    /// Looks for words.
    pub fn search(&mut self, words: &str) {
        words.clone_into(&mut self.search);
        (self.at, self.lit, self.told) = (None, None, None);
    }

    /// The words that are looked for; none where it is empty.
    fn wanted(&self) -> &str {
        self.search.trim()
    }

    /// The blocks in which the words stand that are looked for.
    pub fn found(&self) -> Vec<usize> {
        let has = |(_, block): &(usize, &Node)| block.has(self.wanted());
        self.blocks.iter().enumerate().filter(has).map(|(index, _)| index).collect()
    }

    /// The blocks from the heading of this number, from 0, to the next heading.
    fn chapter(&self, heading: usize) -> Range<usize> {
        let is_heading = |(_, block): &(usize, &Node)| matches!(block, Node::Heading(..));
        let mut headings = self.blocks.iter().enumerate().filter(is_heading).map(|(index, _)| index);
        let (first, next) = (headings.nth(heading), headings.next());
        first.map_or(0..0, |first| first..next.unwrap_or(self.blocks.len()))
    }

    /// Goes to the next of them, and to the first after the last; the block.
    fn next(&mut self) -> Option<usize> {
        let found = self.found();
        let next = self.at.map_or(0, |at| at + 1) % found.len().max(1);
        self.at = (!found.is_empty()).then_some(next);
        found.get(next).copied()
    }

    /// The headings, with their levels.
    pub fn headings(&self) -> impl Iterator<Item = (usize, &str)> {
        headings(&self.blocks)
    }
}

fn headings(blocks: &[Node]) -> impl Iterator<Item = (usize, &str)> {
    blocks.iter().filter_map(|block| match block {
        Node::Heading(level, text) => Some((*level, text.as_str())),
        _ => None,
    })
}

/// A heading without the marks of its rules.
fn bare(heading: &str) -> &str {
    heading.split(" (").next().unwrap_or(heading)
}

/// Width of the contents, points; narrower windows go without.
const CONTENTS: f32 = 180.0;

/// Width that the titles of all books have in a row, points; in narrower windows they are a list that opens.
const ROW: f32 = 700.0;

/// Width of the field for words to look for, points.
const FIELD: f32 = 150.0;

fn choose(ui: &mut Ui, book: &mut &'static str, game: &GameUi) {
    ui.selectable_value(book, game.basics.info.id, game.basics.info.title);
}

/// Shows the rules.
pub fn show(ui: &mut Ui, reader: &mut Reader) -> Option<Request> {
    let (mut book, mut marks) = (reader.book().map_or("", |game| game.basics.info.id), reader.marks);
    let mut go_on = false;
    ui.horizontal_wrapped(|ui| {
        if ui.available_width() < ROW {
            let title = reader.book().map_or("", |game| game.basics.info.title);
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
        ui.checkbox(&mut marks, say(Words::Marks)).tip(say(Words::MarksAbout));
        go_on = search(ui, reader);
    });
    reader.take(book);
    if reader.marks != marks || reader.language != speech::language() {
        let go_to = reader.go_to.take();
        reader.marks = marks;
        reader.read();
        reader.go_to = go_to;
    }
    if reader.book().is_some_and(|game| (game.basics.info.rules)(speech::language()).is_none()) {
        ui.label(faint(say(Words::OnlyEnglish)));
    }
    let go_to = reader.go_to.take();
    let to_rule = std::mem::take(&mut reader.go_to_rule).then(|| reader.told.as_ref().map(|told| told.start));
    let go_to_block = if go_on { reader.next() } else { to_rule.flatten() };
    let mut asked = None;
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
        // Each book is open where it was left.
        let book = reader.book().map(|game| game.basics.info.id);
        ScrollArea::vertical().id_salt(("rules", book)).auto_shrink([false, false]).show(ui, |ui| {
            layout::pages(ui);
            ui.set_max_width(ui.available_width().min(680.0));
            ui.spacing_mut().item_spacing.y = 8.0;
            let mut names = reader.names.iter().map(String::as_str);
            for (index, block) in reader.blocks.iter().enumerate() {
                let is_lit = reader.told.as_ref().is_some_and(|told| told.contains(&index));
                let ground = ui.painter().add(Shape::Noop);
                let response = markdown::show(ui, block, index, reader.wanted());
                if is_lit {
                    light(ui, ground, response.rect);
                }
                let heading = match block {
                    Node::Heading(..) => names.next(),
                    _ => None,
                };
                if go_to_block == Some(index) || (heading.is_some() && heading == go_to.as_deref()) {
                    response.scroll_to_me_animation(Some(Align::TOP), ScrollAnimation::none());
                }
                let Some(Basics { illustrations, illustration_names, info, .. }) =
                    reader.book().map(|game| &game.basics)
                else {
                    continue;
                };
                for illustration in
                    illustrations.iter().filter(|illustration| heading == Some(illustration.under))
                {
                    illustrations::show(ui, illustration, *illustration_names);
                    if illustration.position(info.id).is_some() && show_me(ui) {
                        asked = Some(Request::Command(Command::ShowMe(info.id, *illustration)));
                    }
                }
            }
        });
    });
    asked
}

/// The button under a picture whose position can be opened on a table.
fn show_me(ui: &mut Ui) -> bool {
    ui.small_button(say(Words::ShowMe)).tip(say(Words::ShowMeAbout)).clicked()
}

/// Lights what stands in a rectangle, with a bar at its side.
fn light(ui: &Ui, ground: ShapeIdx, text: Rect) {
    let across = Rect::from_x_y_ranges(ui.max_rect().x_range().expand(3.0), text.y_range().expand(4.0));
    let bar = Rect::from_min_size(across.min, vec2(2.0, across.height()));
    let lit = |rect, ink| Shape::rect_filled(rect, 2.0, ink);
    let parts = vec![lit(across, style::FOUND.gamma_multiply(0.55)), lit(bar, style::AMBER)];
    ui.painter().set(ground, Shape::Vec(parts));
}

/// The field for words to look for, and how many places have them; whether the next is to be gone to.
fn search(ui: &mut Ui, reader: &mut Reader) -> bool {
    let mut words = reader.search.clone();
    let field = TextEdit::singleline(&mut words).hint_text(say(Words::Search)).desired_width(FIELD);
    let field = ui.add(field).tip(say(Words::SearchAbout));
    if pressed(ui.ctx(), &FIND) {
        field.request_focus();
        ui.ctx().request_repaint();
    }
    if words != reader.search {
        reader.search(&words);
    }
    let enter = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    if enter {
        field.request_focus();
        // The text has scrolled in the next picture only.
        ui.ctx().request_repaint();
    }
    if !reader.wanted().is_empty() {
        let count = reader.found().len();
        ui.label(faint(say(match reader.at {
            Some(at) => Words::At { at: at + 1, count },
            None => Words::Found { count },
        })));
    }
    enter
}

fn below(rect: Rect) -> UiBuilder {
    UiBuilder::new().max_rect(rect).layout(Layout::top_down(Align::LEFT))
}

/// The headings, where words are looked for only those above some of them; the one that was clicked.
fn contents(ui: &mut Ui, reader: &Reader) -> Option<String> {
    let mut clicked = None;
    ScrollArea::vertical().id_salt("contents").auto_shrink([false, false]).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        let found = reader.found();
        for ((index, (level, heading)), name) in
            reader.headings().enumerate().zip(&reader.names).filter(|((_, (level, _)), _)| *level > 1)
        {
            if !reader.wanted().is_empty() && !reader.chapter(index).any(|block| found.contains(&block)) {
                continue;
            }
            let indent = if level > 2 { "    " } else { "" };
            let text = RichText::new(format!("{indent}{}", bare(heading))).size(14.0);
            let text = if level > 2 { text.color(style::FAINT) } else { text };
            if ui.add(Button::new(text).frame(false).wrap()).clicked() {
                clicked = Some(name.clone());
            }
        }
    });
    clicked
}
