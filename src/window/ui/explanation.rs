//! What is said about a thing that is pointed at, as data; and how that is written, for every table alike. It knows no table:
//! what one game alone has to show is drawn by that game.

use super::{rule_link, style};
use crate::speech::Reason;
use bevy_egui::egui::{Color32, RichText, Ui};

/// Size of the title, and of the rest, points.
const TITLE: f32 = 16.0;
const LETTERS: f32 = 13.5;

/// What is said about a thing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Explanation {
    /// What it is.
    pub title: String,
    /// What it is for, and how it stands.
    pub lines: Vec<String>,
    /// What a click does, or why it does nothing.
    pub click: Option<Result<String, Reason>>,
}

impl Explanation {
    /// Lines under a title.
    pub fn new(title: String, lines: impl IntoIterator<Item = String>) -> Self {
        Self { title, lines: lines.into_iter().collect(), click: None }
    }

    /// Writes it.
    pub fn show(&self, ui: &mut Ui) {
        self.show_with(ui, |_| ());
    }

    /// Writes it, with more between what it is and what a click does.
    pub fn show_with(&self, ui: &mut Ui, more: impl FnOnce(&mut Ui)) {
        let write = |ui: &mut Ui, words: &str, ink: Color32| {
            ui.label(RichText::new(words).size(LETTERS).color(ink));
        };
        ui.spacing_mut().item_spacing.y = 3.0;
        ui.label(RichText::new(&self.title).size(TITLE).color(style::AMBER));
        self.lines.iter().for_each(|line| write(ui, line, style::INK));
        more(ui);
        match &self.click {
            Some(Ok(does)) => write(ui, does, Color32::WHITE),
            Some(Err(why)) => {
                write(ui, why, style::BAD);
                rule_link::line(ui, why);
            }
            None => {}
        }
    }
}
