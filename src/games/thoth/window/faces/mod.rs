//! The faces of the seventy-eight cards and their back, put together from the SVG files in `assets/thoth/`. What is
//! letters, number or place is made here; what is drawn is drawn there.
//!
//! A face says, from the top: number, rank or numeral, suit, the marks of its elements; a picture; its name; and what
//! the card can be used for, as signs. Everything on it that is a rule comes from [`Card`]; its words are those of the player's language.

mod courts;
mod marks;
mod minors;
mod parts;
mod signs;
mod suits;
mod trumps;

use super::colours::ColourSet;
use super::texts::Corner;
use files::{Asset, asset};
use parts::{INK, hex, inside};
use thoth::reference::{numeral, uses};
use thoth_rules::{Card, Court, Element, Elements, Kind, Number, Size};
use window::speech::{language, say};
use window::ui::pictures;
use window::visuals::svg::{Drawing, FaceError, Key, Layer};

/// Width and height of a face in the units of its drawing: tenths of a millimetre of a tarot card.
pub const FACE: (u32, u32) = (700, 1200);

/// How round the corners of a card are, as a share of its width.
pub const CORNER: f32 = 0.055;

/// A picture of the game that can be drawn at any size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Picture {
    /// The face of a card.
    Face(Card),
    /// The back of all cards.
    Back,
    /// The sign of a way to use a card, in the colour of an element if it has one.
    Sign(Kind, Option<Element>),
    /// The token of an element: its colour and its mark.
    Token(Element),
    /// A pyramid with its mark.
    Pyramid(Element, Size),
}

impl Picture {
    /// Width and height in the units of its drawing.
    pub const fn size(self) -> (u32, u32) {
        match self {
            Self::Face(_) | Self::Back => FACE,
            Self::Sign(..) | Self::Token(_) => (100, 100),
            Self::Pyramid(..) => (80, 100),
        }
    }

    pub fn drawing(self, set: ColourSet) -> Drawing {
        let layers = match self {
            Self::Face(card) => face(card, set),
            Self::Back => vec![page(asset!("../../../../assets/thoth/cards/back.svg"))],
            Self::Sign(kind, element) => vec![signs::sign(kind, element, set).within(50.0, 50.0, 0.94)],
            Self::Token(element) => inside(marks::token(element, set), 50.0, 50.0, 0.94),
            Self::Pyramid(element, size) => marks::pyramid(element, size, set),
        };
        let (width, height) = self.size();
        Drawing { size: (width as f32, height as f32), layers }
    }

    /// What panels paint at any size.
    pub fn shown(self, set: ColourSet) -> pictures::Picture {
        let (width, height) = self.size();
        let size = (width as f32, height as f32);
        pictures::Picture::drawn((self, set, language()), size, self.round(), move || self.drawing(set))
    }

    /// How round its corners are, as a share of its width.
    pub const fn round(self) -> f32 {
        if matches!(self, Self::Face(_) | Self::Back) { CORNER } else { 0.0 }
    }

    /// The height at which it keeps its shape, for a width in pixels.
    pub fn height_for(self, width: u32) -> u32 {
        let (w, h) = self.size();
        (width.saturating_mul(h) / w).max(1)
    }

    /// The picture in pixels, `width` wide: straight RGBA, row by row from the top.
    ///
    /// # Errors
    /// [`FaceError`] for a width of nothing.
    pub fn pixels(self, set: ColourSet, width: u32) -> Result<Vec<u8>, FaceError> {
        self.drawing(set).pixels(width, self.height_for(width))
    }
}

/// The short name in the corner of a card, in the player's language: "A", "7", "Q", "XVIII".
pub fn index(card: Card) -> String {
    match card {
        Card::Small(Number::Ace, _) => say(Corner::Ace),
        Card::Small(number, _) => number.value().to_string(),
        Card::Court(court, _) => say(match court {
            Court::King => Corner::King,
            Court::Queen => Corner::Queen,
            Court::Prince => Corner::Prince,
            Court::Princess => Corner::Princess,
        }),
        Card::Trump(trump) => numeral(trump),
    }
}

/// The elements whose marks stand in the corner of a card: of the pyramids it raises or its suit, then whatever else
/// it stands for.
pub fn elements(card: Card) -> Vec<Element> {
    let second = match card {
        Card::Court(court, _) => Some(court.element()),
        Card::Trump(trump) => trump.power().or(card.trouble()),
        Card::Small(..) => None,
    };
    let first = card.element();
    std::iter::once(first).chain(second.filter(|&element| element != first)).collect()
}

/// A file as large as a card.
fn page(file: Asset) -> Layer {
    Layer::new(file.text()).at(350.0, 600.0)
}

/// Letters; the only weight of the panels' font is light, so a line around them makes them bolder.
fn text(x: f32, y: f32, size: f32, anchor: &str, ink: &str, words: &str) -> String {
    let line = size * 0.035;
    format!(
        "<text x='{x}' y='{y}' font-size='{size}' text-anchor='{anchor}' fill='{ink}' stroke='{ink}' \
         stroke-width='{line}' stroke-linejoin='round'>{words}</text>"
    )
}

fn face(card: Card, set: ColourSet) -> Vec<Layer> {
    let rim = hex(set.rgb(card.element()));
    let paper = page(asset!("../../../../assets/thoth/cards/paper.svg")).coloured(Key::Colour, &rim);
    let picture = match card {
        Card::Small(number, suit) => minors::picture(number, suit, set),
        Card::Court(court, suit) => courts::picture(court, suit, set),
        Card::Trump(trump) => vec![trumps::picture(trump, set)],
    };
    let uses = uses(card);
    let words = [corner_words(card), name(card), strip_words(card, &uses)].concat();
    let (width, height) = FACE;
    let words = Layer::of_shapes(width as f32, height as f32, &words);
    let picture = inside(picture, 350.0, 526.0, 1.0);
    [vec![paper], picture, corner(card, set), strip(&uses, set), vec![words]].concat()
}

/// Room for the index: up to the emblem of the suit, or up to the marks of a trump.
const INDEX_ROOM: (f32, f32) = (205.0, 338.0);
/// Width of a letter in the middle, as a share of its size.
const LETTER: f32 = 0.55;

/// The index in the head of a face.
fn corner_words(card: Card) -> String {
    let index = index(card);
    let room = if matches!(card, Card::Trump(_)) { INDEX_ROOM.1 } else { INDEX_ROOM.0 };
    let size = (room / (LETTER * index.chars().count() as f32)).min(150.0);
    text(52.0, 165.0, size, "start", INK, &index)
}

/// The head of a face beside the index: suit on the left, marks of the elements on the right.
fn corner(card: Card, set: ColourSet) -> Vec<Layer> {
    let mut head = vec![];
    if let Card::Small(_, suit) | Card::Court(_, suit) = card {
        let x = if index(card).chars().count() > 1 { 316.0 } else { 236.0 };
        head.push(suits::emblem(suit, set).within(x, 112.0, 1.2));
    }
    for (k, element) in elements(card).into_iter().enumerate() {
        head.extend(inside(marks::token(element, set), 592.0 - 136.0 * k as f32, 112.0, 1.22));
    }
    head
}

fn name(card: Card) -> String {
    let name = say(card);
    let size = (1180.0 / name.chars().count() as f32).min(86.0);
    text(350.0, 934.0, size, "middle", INK, &name)
}

/// What a card is used for, as [`uses`] tells it.
type Use = (Kind, Elements, u8);

/// The uses, each with the middle of its column in the foot of a face.
fn columns(uses: &[Use]) -> impl Iterator<Item = (f32, Use)> {
    let pitch = (620.0 / uses.len() as f32).min(175.0);
    let left = 350.0 - pitch * (uses.len() as f32 - 1.0) / 2.0;
    uses.iter().enumerate().map(move |(k, &each)| (left + pitch * k as f32, each))
}

/// The foot of a face: a sign for each use, with the elements that go with it beneath.
fn strip(uses: &[Use], set: ColourSet) -> Vec<Layer> {
    let mut foot = vec![];
    for (x, (kind, elements, extra)) in columns(uses) {
        let platform = kind == Kind::Foundation || kind == Kind::Story;
        let single = if platform { None } else { elements.iter().next() };
        foot.push(signs::sign(kind, single, set).within(x, 1026.0, 1.24));
        if kind != Kind::Raise {
            let row = Row::under(x, elements, extra);
            for (k, element) in elements.iter().enumerate() {
                let token = marks::token(element, set);
                foot.extend(inside(token, row.left + row.pitch * k as f32, 1127.0, row.scale));
            }
        }
    }
    foot
}

/// What is written in the foot of a face: under the pyramid the pips that the card pays for, and extra turns.
fn strip_words(card: Card, uses: &[Use]) -> String {
    let column = |(x, (kind, elements, extra)): (f32, Use)| {
        let turns = if extra > 0 { format!("+{extra}") } else { String::new() };
        match card.worth().filter(|_| kind == Kind::Raise) {
            Some(worth) if extra > 0 => {
                let pips_and_turns = format!("{worth}<tspan font-size='54'>{turns}</tspan>");
                text(x, 1155.0, 80.0, "middle", INK, &pips_and_turns)
            }
            Some(worth) => text(x, 1155.0, 80.0, "middle", INK, &worth.to_string()),
            None => text(Row::under(x, elements, extra).right - 26.0, 1146.0, 54.0, "start", INK, &turns),
        }
    };
    columns(uses).map(column).collect()
}

/// Where the elements stand under a sign: the middles of the first and of the last, extra turns counted as one more.
struct Row {
    left: f32,
    right: f32,
    pitch: f32,
    scale: f32,
}

impl Row {
    fn under(x: f32, elements: Elements, extra: u8) -> Self {
        let tokens = elements.iter().count();
        let (pitch, scale) = if tokens > 2 { (36.0, 0.36) } else { (62.0, 0.6) };
        let width = pitch * (tokens.max(1) - 1) as f32 + if extra > 0 { 62.0 } else { 0.0 };
        let left = x - width / 2.0;
        Self { left, right: left + width, pitch, scale }
    }
}
