//! A match that can be gone on with, as something to click: a picture of it, its name, and what it is.

use super::style;
use super::tip::HoverTip;
use crate::platform::save_picture::Pixels;
use bevy_egui::egui::{
    Align, Color32, ColorImage, FontId, Label, Layout, Painter, Rect, Response, RichText, Sense, Stroke,
    StrokeKind, TextureHandle, TextureOptions, Ui, UiBuilder, WidgetInfo, WidgetType, pos2, vec2,
};
use std::fmt;
use std::sync::{Arc, OnceLock};

/// Height of a row, points.
const TALL: f32 = 72.0;
/// From the row's edge to what is in it, points.
const INSIDE: f32 = 6.0;
/// Narrower rows have no picture, points.
const WITH_PICTURE: f32 = 220.0;

/// Sizes of the letters of a title, points: the largest that fit.
const LETTERS: [f32; 4] = [18.0, 16.0, 14.0, 13.0];
/// No row has room for more letters of a title.
const MOST_LETTERS: usize = 120;

/// Paints the emblem of a game into a square.
pub type Emblem = fn(&Painter, Rect);

/// A picture of a match, kept by the graphics card once it was shown.
#[derive(Clone)]
pub struct Thumbnail(Arc<(ColorImage, OnceLock<TextureHandle>)>);

impl Thumbnail {
    /// A picture of these pixels.
    pub fn new(pixels: &Pixels) -> Self {
        Self(Arc::new((ColorImage::from_rgb(pixels.size, &pixels.rgb), OnceLock::new())))
    }

    /// Paints it as large as the rectangle allows without stretching it.
    pub(super) fn paint(&self, painter: &Painter, rect: Rect) {
        let (image, texture) = &*self.0;
        let load = || painter.ctx().load_texture("save", image.clone(), TextureOptions::LINEAR);
        let texture = texture.get_or_init(load);
        let size = texture.size_vec2();
        let scale = (rect.width() / size.x).min(rect.height() / size.y);
        let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
        painter.image(
            texture.id(),
            Rect::from_center_size(rect.center(), size * scale),
            whole,
            Color32::WHITE,
        );
    }
}

impl fmt::Debug for Thumbnail {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Picture({:?})", self.0.0.size)
    }
}

impl PartialEq for Thumbnail {
    fn eq(&self, other: &Self) -> bool {
        self.0.0 == other.0.0
    }
}

/// What a row shows of a match.
#[derive(Clone, Debug, Default)]
pub struct RowContents {
    /// Which game, how far, and when it was saved; or what is wrong with the file.
    pub words: String,
    /// What was on the screen then.
    pub picture: Option<Thumbnail>,
    /// The emblem of the game, where there is no picture.
    pub emblem: Option<Emblem>,
}

/// Draws a row; whether it is clicked is the answer's to say.
pub fn show(ui: &mut Ui, title: &str, shown: &RowContents, width: f32, enabled: bool) -> Response {
    let sense = if enabled { Sense::click() } else { Sense::hover() };
    let (rect, response) = ui.allocate_exact_size(vec2(width, TALL), sense);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, enabled, title));
    if !ui.is_rect_visible(rect) {
        return response;
    }
    let warm = enabled && (response.hovered() || response.has_focus());
    let fill = if warm { style::BUTTON_WARM } else { Color32::from_rgba_unmultiplied(40, 31, 26, 225) };
    let line = if response.has_focus() { style::AMBER } else { style::LINE };
    ui.painter().rect(rect, 6.0, fill, Stroke::new(1.0, line), StrokeKind::Inside);
    let mut words = rect.shrink(INSIDE);
    if width >= WITH_PICTURE {
        let place = Rect::from_min_size(words.min, vec2(words.height() * 16.0 / 9.0, words.height()));
        words.min.x = place.max.x + 2.0 * INSIDE;
        paint_picture(ui.painter(), place, shown);
    }
    // Beneath one another, also where the row stands in a line with buttons.
    let below = Layout::top_down(Align::LEFT);
    let mut inner = ui.new_child(UiBuilder::new().max_rect(words).layout(below));
    inner.spacing_mut().item_spacing.y = 1.0;
    let ink = if enabled { style::INK } else { style::FAINT };
    let (title, size) = fitted(ui, title, words.width());
    inner.add(Label::new(RichText::new(title).size(size).color(ink)).truncate().selectable(false));
    let ink = if enabled { style::FAINT } else { style::BAD };
    // What is wrong with a file can take more room than there is; the whole is told on hovering.
    let lines = Label::new(RichText::new(&shown.words).small().color(ink)).selectable(false);
    if enabled {
        inner.add(lines.wrap());
        response
    } else {
        inner.add(lines.truncate());
        response.tip(&shown.words)
    }
}

/// A title in as large letters as fit the width, and their size; where none do, without its middle: names differ at their ends.
fn fitted(ui: &Ui, title: &str, width: f32) -> (String, f32) {
    let fits = |title: &str, size: f32| {
        let font = FontId::proportional(size);
        ui.painter().layout_no_wrap(title.to_owned(), font, Color32::WHITE).size().x <= width
    };
    let [.., least] = LETTERS;
    if let Some(size) = LETTERS.into_iter().find(|size| fits(title, *size)) {
        return (title.to_owned(), size);
    }
    let letters: Vec<char> = title.chars().collect();
    let without = |kept: usize| {
        let (head, tail) = (kept - kept / 2, letters.len() - kept / 2);
        letters[..head].iter().chain(&['…']).chain(&letters[tail..]).collect::<String>()
    };
    let most = letters.len().min(MOST_LETTERS);
    let shorter = (1..most).rev().map(without).find(|shorter| fits(shorter, least));
    (shorter.unwrap_or_default(), least)
}

fn paint_picture(painter: &Painter, place: Rect, shown: &RowContents) {
    painter.rect_filled(place, 4.0, style::WELL);
    match (&shown.picture, shown.emblem) {
        (Some(picture), _) => picture.paint(painter, place),
        (None, Some(emblem)) => {
            let side = place.height() - 12.0;
            emblem(painter, Rect::from_center_size(place.center(), vec2(side, side)));
        }
        (None, None) => {}
    }
}
