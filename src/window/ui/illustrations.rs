//! Pictures in the books of rules: what a sentence would need three of. Each is an SVG file. What a game has faces or words
//! for stands in it by name: `<image href="tome necronomicon" …>`, `<text …>or</text>`; the game says what that is.

use super::pictures::Picture;
use super::style;
use crate::speech::say;
use crate::visuals::svg::{Drawing, FaceError, Layer};
use bevy_egui::egui::{Align2, Color32, FontId, Pos2, Rect, RichText, Sense, Ui, Vec2, pos2, vec2};
use files::Asset;
use game::message::Message;
use lesson::positions::{self, Position};
use roxmltree::{Document, Node};

/// A picture in a book.
#[derive(Clone, Copy, Debug)]
pub struct Illustration {
    /// The heading under which it stands, in the English book.
    pub under: &'static str,
    /// What there is to see: the id of the message that is written beneath.
    pub words: &'static str,
    /// What is drawn, in points where there is room.
    pub file: Asset,
}

/// What a name in a game's files stands for.
pub type Names = fn(&str) -> Option<Named>;

/// The pictures in the book of a game: its folder in `assets/`, and its id; then for each its heading and its name, which file and
/// message bear.
#[macro_export]
macro_rules! illustrations {
    ($folder:literal, $game:literal; $($under:literal => $name:literal,)*) => {
        &[$($crate::ui::illustrations::Illustration {
            under: $under,
            words: concat!($game, "-plate-", $name),
            file: ::files::asset!(concat!("../../../../assets/", $folder, "/illustrations/", $name, ".svg")),
        }),*]
    };
}

/// What a name in a file stands for.
#[derive(Clone, Debug)]
pub enum Named {
    /// A picture.
    Face(Picture),
    /// Words in the player's language.
    Words(String),
}

/// A part of a picture, from the lowest.
enum Layered {
    Shapes(Picture),
    Face(Picture, Rect),
    Words { at: Pos2, size: f32, ink: Color32, words: String },
}

/// A picture as its file has it.
struct ParsedFile {
    size: Vec2,
    parts: Vec<Layered>,
}

impl Illustration {
    /// The position that it shows in this game's book, if it shows one: the file that is called like the picture.
    pub fn position(&self, game: &str) -> Option<&'static Position> {
        let (_, name) = self.words.split_once("-plate-")?;
        positions::find(&format!("{game}/{name}"))
    }

    /// Its size where there is room, points.
    ///
    /// # Errors
    /// [`FaceError::Svg`] where the file is no such picture, or has a name that the game does not know.
    pub fn size(&self, named: Names) -> Result<Vec2, FaceError> {
        self.read(named).map(|read| read.size)
    }

    fn read(&self, named: Names) -> Result<ParsedFile, FaceError> {
        let text = self.file.text();
        let document = Document::parse(&text).map_err(|why| FaceError::Svg(why.to_string()))?;
        let root = document.root_element();
        let size = vec2(number(root, "width")?, number(root, "height")?);
        let (mut parts, mut shapes) = (vec![], String::new());
        for node in root.children().filter(Node::is_element) {
            let part = match node.tag_name().name() {
                "title" => continue,
                "image" => face(node, named)?,
                "text" => words(node, named)?,
                _ => {
                    shapes.push_str(&text[node.range()]);
                    continue;
                }
            };
            parts.extend(self.shapes(&mut shapes, size, parts.len()));
            parts.push(part);
        }
        parts.extend(self.shapes(&mut shapes, size, parts.len()));
        Ok(ParsedFile { size, parts })
    }

    /// The shapes since the last face or words.
    fn shapes(&self, shapes: &mut String, size: Vec2, part: usize) -> Option<Layered> {
        let shapes = Some(std::mem::take(shapes)).filter(|shapes| !shapes.is_empty())?;
        let (wide, tall) = size.into();
        let drawing =
            move || Drawing { size: (wide, tall), layers: vec![Layer::of_shapes(wide, tall, &shapes)] };
        Some(Layered::Shapes(Picture::drawn((self.file, part), (wide, tall), 0.0, drawing)))
    }
}

fn face(node: Node, named: Names) -> Result<Layered, FaceError> {
    let at = pos2(number(node, "x")?, number(node, "y")?);
    let size = vec2(number(node, "width")?, number(node, "height")?);
    let name = node.attribute("href").unwrap_or_default();
    match named(name) {
        Some(Named::Face(face)) => Ok(Layered::Face(face, Rect::from_min_size(at, size))),
        _ => Err(FaceError::Svg(format!("no face is called \"{name}\""))),
    }
}

fn words(node: Node, named: Names) -> Result<Layered, FaceError> {
    let at = pos2(number(node, "x")?, number(node, "y")?);
    let fill = node.attribute("fill").unwrap_or_default();
    let ink = Color32::from_hex(fill).map_err(|_| FaceError::Svg(format!("no colour: \"{fill}\"")))?;
    let name = node.text().unwrap_or_default();
    match named(name) {
        Some(Named::Words(words)) => Ok(Layered::Words { at, size: number(node, "font-size")?, ink, words }),
        _ => Err(FaceError::Svg(format!("no words are called \"{name}\""))),
    }
}

fn number(node: Node, name: &str) -> Result<f32, FaceError> {
    let number = node.attribute(name).and_then(|number| number.parse().ok());
    let what = || format!("<{}> has no number \"{name}\"", node.tag_name().name());
    number.ok_or_else(|| FaceError::Svg(what()))
}

/// Shows a picture, smaller where the page is narrow; of a broken file, what is wrong with it.
pub fn show(ui: &mut Ui, illustration: &Illustration, named: Names) {
    match illustration.read(named) {
        Ok(read) => draw(ui, &read),
        Err(why) => {
            drop(ui.label(RichText::new(format!("{}: {why}", illustration.file.path())).color(style::BAD)));
        }
    }
    ui.label(RichText::new(say(Message::new(illustration.words))).small().color(style::FAINT));
}

fn draw(ui: &mut Ui, read: &ParsedFile) {
    let scale = (ui.available_width() / read.size.x).min(1.0);
    let (rect, _) = ui.allocate_exact_size(read.size * scale, Sense::hover());
    if !ui.is_rect_visible(rect) {
        return;
    }
    ui.painter().rect_filled(rect, 6.0, style::WELL);
    let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
    let place = |at: Pos2| rect.min + at.to_vec2() * scale;
    for part in &read.parts {
        match part {
            Layered::Shapes(shapes) => shapes.paint(&painter, rect),
            Layered::Face(face, at) => face.paint(&painter, Rect::from_min_max(place(at.min), place(at.max))),
            Layered::Words { at, size, ink, words } => {
                painter.text(
                    place(*at),
                    Align2::CENTER_CENTER,
                    words,
                    FontId::proportional(size * scale),
                    *ink,
                );
            }
        }
    }
}

/// The one of these that is called so.
pub fn called<T: Copy + Into<&'static str>>(all: &[T], name: &str) -> Option<T> {
    all.iter().copied().find(|each| (*each).into() == name)
}
