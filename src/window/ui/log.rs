//! What has happened, in words, with the names of seats on their colours, and small pictures of what it is about.

use super::pictures::Picture;
use super::seats::Seats;
use super::{occupied, style};
use crate::speech::say;
use crate::texts::Buttons;
use bevy_egui::egui::{Color32, Rect, RichText, ScrollArea, Sense, Ui, WidgetText, vec2};
use game::message::Message;

/// Most lines that are laid out.
const MOST: usize = 300;
/// Size of the letters, and height of an icon, points.
const LETTERS: f32 = 12.5;
const ICON: f32 = 26.0;

/// A line of the log.
#[derive(Clone, Debug)]
pub struct LogRow {
    /// What is said.
    pub words: Message,
    /// The colour of the letters.
    pub ink: Color32,
    /// Small pictures of what it is about.
    pub icons: Vec<Picture>,
}

impl LogRow {
    /// A line.
    pub fn new(words: Message, ink: Color32, icons: Vec<Picture>) -> Self {
        Self { words, ink, icons }
    }
}

/// Shows lines, given the newest first, their end first in sight: the log of any game.
pub fn lines(ui: &mut Ui, name: &str, height: f32, seats: Seats, newest_first: impl Iterator<Item = LogRow>) {
    let lines: Vec<LogRow> = newest_first.take(MOST).collect();
    let shown = ScrollArea::vertical()
        .id_salt(name)
        .max_height(height)
        .auto_shrink([false, true])
        .stick_to_bottom(true)
        .show(ui, |ui| {
            ui.spacing_mut().item_spacing = vec2(3.0, 3.0);
            if lines.is_empty() {
                ui.label(RichText::new(say(Buttons::NothingHappened)).small().color(style::FAINT));
            }
            for line in lines.into_iter().rev() {
                ui.horizontal_wrapped(|ui| told(ui, seats, line));
            }
        });
    let tall = shown.content_size.y.min(shown.inner_rect.height());
    let seen = Rect::from_min_size(shown.inner_rect.min, vec2(shown.inner_rect.width(), tall));
    occupied::note_text(ui.ctx(), "log", seen);
    // A line more, and what stands at the foot is another: that is seen only once it stands there.
    let (id, tall) = (shown.id.with("tall"), shown.content_size.y);
    let before = ui.data_mut(|data| std::mem::replace(data.get_temp_mut_or_default(id), tall));
    if (before - tall).abs() > 0.5 {
        ui.ctx().request_discard("the log is longer");
    }
}

/// The words, and what they are about right after them.
fn told(ui: &mut Ui, seats: Seats, line: LogRow) {
    ui.label(WidgetText::from(seats.tell(ui.ctx(), &line.words, LETTERS, line.ink)));
    for icon in line.icons {
        let (rect, _) = ui.allocate_exact_size(icon.size(ICON), Sense::hover());
        // Most of a long log is out of sight.
        if ui.is_rect_visible(rect) {
            icon.paint(ui.painter(), rect);
        }
    }
}
