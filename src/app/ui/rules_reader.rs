//! The rules reader: a book for every game. It opens at what matters now.

use super::markdown;
use super::markdown::Block;
use super::style;
use crate::games::rlyeh::rules::{Asks, Deed, Phase, View};
use bevy_egui::egui::style::ScrollAnimation;
use bevy_egui::egui::{Align, Button, Layout, Rect, RichText, ScrollArea, Ui, UiBuilder};

/// The rules of a game, as this program plays it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Book {
    /// Builders of R'lyeh.
    #[default]
    Rlyeh,
    /// Rathulhu.
    Rathulhu,
    /// Houses of Thoth.
    Thoth,
}

impl Book {
    /// Every book.
    pub const ALL: [Self; 3] = [Self::Rlyeh, Self::Rathulhu, Self::Thoth];

    /// Its title.
    pub const fn title(self) -> &'static str {
        match self {
            Self::Rlyeh => "Builders of R'lyeh",
            Self::Rathulhu => "Rathulhu",
            Self::Thoth => "Houses of Thoth",
        }
    }

    const fn text(self) -> &'static str {
        match self {
            Self::Rlyeh => include_str!("../../../docs/rules/builders_of_rlyeh.md"),
            Self::Rathulhu => include_str!("../../../docs/rules/rathulhu.md"),
            Self::Thoth => include_str!("../../../docs/rules/houses_of_thoth.md"),
        }
    }
}

/// A rules text, and where it is open.
#[derive(Clone, Debug)]
pub struct Reader {
    book: Book,
    blocks: Vec<Block>,
    /// The heading to scroll to in the next picture.
    go_to: Option<String>,
}

impl Default for Reader {
    fn default() -> Self {
        Self::of(Book::default())
    }
}

impl Reader {
    /// A reader with this book open.
    pub fn of(book: Book) -> Self {
        Self { book, blocks: markdown::parse(book.text()), go_to: None }
    }

    /// The book that is open.
    pub fn book(&self) -> Book {
        self.book
    }

    /// Opens a book.
    pub fn take(&mut self, book: Book) {
        if self.book != book {
            *self = Self::of(book);
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

/// The heading under which the rules speak of what goes on.
pub fn matters(game: Option<&View>) -> &'static str {
    let Some(game) = game else { return "Builders of R'lyeh" };
    match (&game.asks, &game.phase) {
        (_, Phase::Over) => "The end",
        (_, Phase::Settling { .. }) => "Who knocked the city over",
        (Asks::Roll, _) if game.setup.is_solitaire() && game.turn == 1 => "Alone",
        (Asks::Roll, _) => "Your turn",
        _ => match game.roll.map(|roll| roll.deed()) {
            Some(Deed::Spire) => "Spire",
            Some(Deed::Brick) => "Brick",
            Some(Deed::Skew) => "Skew",
            Some(Deed::Ascend) => "Ascend",
            Some(Deed::Arrange) => "Arrange",
            None => "Your turn",
        },
    }
}

/// A heading without the marks of its rules.
fn bare(heading: &str) -> &str {
    heading.split(" (").next().unwrap_or(heading)
}

/// Width of the contents, points; narrower windows go without.
const CONTENTS: f32 = 180.0;

/// Shows the rules.
pub fn show(ui: &mut Ui, reader: &mut Reader) {
    let mut book = reader.book();
    ui.horizontal_wrapped(|ui| {
        for each in Book::ALL {
            ui.selectable_value(&mut book, each, each.title());
        }
    });
    reader.take(book);
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
            ui.set_max_width(ui.available_width().min(680.0));
            ui.spacing_mut().item_spacing.y = 8.0;
            for (index, block) in reader.blocks.iter().enumerate() {
                let response = markdown::show(ui, block, index);
                if let (Block::Heading(_, text), Some(wanted)) = (block, &go_to)
                    && bare(text) == wanted
                {
                    response.scroll_to_me_animation(Some(Align::TOP), ScrollAnimation::none());
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
