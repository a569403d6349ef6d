//! The faces of the seventy-eight cards and their back, put together from the SVG files in `assets/thoth/`. What is
//! letters, number or place is made here; what is drawn is drawn there.
//!
//! A face says, from the top: number, rank or numeral, suit, the marks of its elements; a picture; its name; and what
//! the card can be used for, as signs. Everything on it that is a rule comes from [`Card`]; its words are those of the player's language.

use crate::look::{ColourSet, mark};
use crate::texts::Corner;
use files::{Asset, asset};
use thoth::reference::{numeral, uses};
use thoth_rules::{Card, Court, Element, Elements, Kind, Number, Size, Suit, Trump, TrumpWorth};
use window::speech::{language, say};
use window::ui::pictures;
use window::visuals::Glyph;
use window::visuals::svg::{Drawing, FaceError, Key, Layer, hex, inside};

/// Width and height of a face in the units of its drawing: tenths of a millimetre of a tarot card.
pub const FACE: (u32, u32) = (700, 1200);
/// How round the corners of a card are, as a share of its width.
const CORNER: f32 = 0.055;
/// Room for the index: up to the emblem of the suit, or up to the marks of a trump.
const INDEX_ROOM: (f32, f32) = (205.0, 338.0);
/// Width of a letter in the middle, as a share of its size.
const LETTER: f32 = 0.55;
/// Letters on paper.
const INK: &str = "#2a211c";
/// What a sign is filled with that has no element.
const PLAIN: &str = "#d9c7a0";
/// Where the emblems stand for each number from the ace, in a box of 620 by 660 around the origin, and how large they
/// are.
const LAYOUTS: [(&[(f32, f32)], f32); 10] = [
    (&[(0.0, 0.0)], 3.6),
    (&[(0.0, -165.0), (0.0, 165.0)], 2.4),
    (&[(0.0, -170.0), (-150.0, 140.0), (150.0, 140.0)], 2.2),
    (&[(-140.0, -160.0), (140.0, -160.0), (-140.0, 160.0), (140.0, 160.0)], 2.2),
    (&[(-170.0, -190.0), (170.0, -190.0), (0.0, 0.0), (-170.0, 190.0), (170.0, 190.0)], 1.9),
    (
        &[(-130.0, -205.0), (130.0, -205.0), (-130.0, 0.0), (130.0, 0.0), (-130.0, 205.0), (130.0, 205.0)],
        1.75,
    ),
    (
        &[
            (-180.0, -205.0),
            (180.0, -205.0),
            (-180.0, 0.0),
            (0.0, -102.0),
            (180.0, 0.0),
            (-180.0, 205.0),
            (180.0, 205.0),
        ],
        1.65,
    ),
    (
        &[
            (-180.0, -205.0),
            (180.0, -205.0),
            (0.0, -102.0),
            (-180.0, 0.0),
            (180.0, 0.0),
            (0.0, 102.0),
            (-180.0, 205.0),
            (180.0, 205.0),
        ],
        1.6,
    ),
    (
        &[
            (-190.0, -210.0),
            (0.0, -210.0),
            (190.0, -210.0),
            (-190.0, 0.0),
            (0.0, 0.0),
            (190.0, 0.0),
            (-190.0, 210.0),
            (0.0, 210.0),
            (190.0, 210.0),
        ],
        1.6,
    ),
    (
        &[
            (-190.0, -235.0),
            (190.0, -235.0),
            (0.0, -160.0),
            (-190.0, -80.0),
            (190.0, -80.0),
            (-190.0, 80.0),
            (190.0, 80.0),
            (0.0, 160.0),
            (-190.0, 235.0),
            (190.0, 235.0),
        ],
        1.4,
    ),
];
/// How far the middle of the file is above the foot of the pyramid.
const MIDDLE: f32 = -48.0;

/// A picture of the game that can be drawn at any size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Picture {
    Face(Card),
    Back,
    /// The sign of a way to use a card, in the colour of an element if it has one.
    Sign(Kind, Option<Element>),
    /// The token of an element: its colour and its mark.
    Token(Element),
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
            Self::Sign(kind, element) => vec![sign(kind, element, set).within(50.0, 50.0, 0.94)],
            Self::Token(element) => inside(token(element, set), 50.0, 50.0, 0.94),
            Self::Pyramid(element, size) => pyramid(element, size, set),
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
    Layer::page(file, (FACE.0 as f32, FACE.1 as f32))
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
        Card::Small(number, suit) => minor_picture(number, suit, set),
        Card::Court(court, suit) => court_picture(court, suit, set),
        Card::Trump(trump) => vec![trump_picture(trump, set)],
    };
    let uses = uses(card);
    let words = [corner_words(card), name(card), strip_words(card, &uses)].concat();
    let (width, height) = FACE;
    let words = Layer::of_shapes(width as f32, height as f32, &words);
    let picture = inside(picture, 350.0, 526.0, 1.0);
    [vec![paper], picture, corner(card, set), strip(&uses, set), vec![words]].concat()
}

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
        head.push(emblem(suit, set).within(x, 112.0, 1.2));
    }
    for (k, element) in elements(card).into_iter().enumerate() {
        head.extend(inside(token(element, set), 592.0 - 136.0 * k as f32, 112.0, 1.22));
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
        foot.push(sign(kind, single, set).within(x, 1026.0, 1.24));
        if kind != Kind::Raise {
            let row = ElementArc::under(x, elements, extra);
            for (k, element) in elements.iter().enumerate() {
                let token = token(element, set);
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
            None => {
                text(ElementArc::under(x, elements, extra).right - 26.0, 1146.0, 54.0, "start", INK, &turns)
            }
        }
    };
    columns(uses).map(column).collect()
}

/// Where the elements stand under a sign: the middles of the first and of the last, extra turns counted as one more.
struct ElementArc {
    left: f32,
    right: f32,
    pitch: f32,
    scale: f32,
}

impl ElementArc {
    fn under(x: f32, elements: Elements, extra: u8) -> Self {
        let tokens = elements.iter().count();
        let (pitch, scale) = if tokens > 2 { (36.0, 0.36) } else { (62.0, 0.6) };
        let width = pitch * (tokens.max(1) - 1) as f32 + if extra > 0 { 62.0 } else { 0.0 };
        let left = x - width / 2.0;
        Self { left, right: left + width, pitch, scale }
    }
}

/// The emblem of a suit in its colour, in a box of 100 by 100 around the origin.
fn emblem(suit: Suit, set: ColourSet) -> Layer {
    let file = match suit {
        Suit::Wands => asset!("../../../../assets/thoth/suits/wands.svg"),
        Suit::Cups => asset!("../../../../assets/thoth/suits/cups.svg"),
        Suit::Swords => asset!("../../../../assets/thoth/suits/swords.svg"),
        Suit::Disks => asset!("../../../../assets/thoth/suits/disks.svg"),
    };
    Layer::new(file.text())
        .coloured(Key::Colour, &hex(set.rgb(suit.element())))
        .coloured(Key::Ink, &hex(set.ink(suit.element())))
}

fn trump_picture(trump: Trump, set: ColourSet) -> Layer {
    let element = match trump.class() {
        TrumpWorth::Zodiacal(element) => Some(element),
        TrumpWorth::Planetary | TrumpWorth::Elemental => trump.power(),
    };
    // The planets shine in a colour that no pyramid of the set has.
    let planet = if set == ColourSet::Rainbow { "#8a63c4" } else { "#c05a86" };
    let light = element.map_or_else(|| planet.to_owned(), |element| hex(set.rgb(element)));
    Layer::new(trump_file(trump).text()).coloured(Key::Colour, &light)
}

const fn trump_file(trump: Trump) -> Asset {
    match trump {
        Trump::Fool => asset!("../../../../assets/thoth/trumps/fool.svg"),
        Trump::Magician => asset!("../../../../assets/thoth/trumps/magician.svg"),
        Trump::Priestess => asset!("../../../../assets/thoth/trumps/priestess.svg"),
        Trump::Empress => asset!("../../../../assets/thoth/trumps/empress.svg"),
        Trump::Emperor => asset!("../../../../assets/thoth/trumps/emperor.svg"),
        Trump::Hierophant => asset!("../../../../assets/thoth/trumps/hierophant.svg"),
        Trump::Lovers => asset!("../../../../assets/thoth/trumps/lovers.svg"),
        Trump::Chariot => asset!("../../../../assets/thoth/trumps/chariot.svg"),
        Trump::Strength => asset!("../../../../assets/thoth/trumps/strength.svg"),
        Trump::Hermit => asset!("../../../../assets/thoth/trumps/hermit.svg"),
        Trump::Wheel => asset!("../../../../assets/thoth/trumps/wheel.svg"),
        Trump::Justice => asset!("../../../../assets/thoth/trumps/justice.svg"),
        Trump::HangedMan => asset!("../../../../assets/thoth/trumps/hanged_man.svg"),
        Trump::Death => asset!("../../../../assets/thoth/trumps/death.svg"),
        Trump::Temperance => asset!("../../../../assets/thoth/trumps/temperance.svg"),
        Trump::Devil => asset!("../../../../assets/thoth/trumps/devil.svg"),
        Trump::Tower => asset!("../../../../assets/thoth/trumps/tower.svg"),
        Trump::Star => asset!("../../../../assets/thoth/trumps/star.svg"),
        Trump::Moon => asset!("../../../../assets/thoth/trumps/moon.svg"),
        Trump::Sun => asset!("../../../../assets/thoth/trumps/sun.svg"),
        Trump::Judgment => asset!("../../../../assets/thoth/trumps/judgment.svg"),
        Trump::World => asset!("../../../../assets/thoth/trumps/world.svg"),
    }
}

/// The sign of a use in a box of 100 by 100 around the origin, filled with the colour of an element.
fn sign(kind: Kind, element: Option<Element>, set: ColourSet) -> Layer {
    let file = match kind {
        Kind::Foundation => asset!("../../../../assets/thoth/signs/foundation.svg"),
        Kind::Raise => asset!("../../../../assets/thoth/signs/raise.svg"),
        Kind::Story => asset!("../../../../assets/thoth/signs/story.svg"),
        Kind::Roof => asset!("../../../../assets/thoth/signs/roof.svg"),
        Kind::Trouble => asset!("../../../../assets/thoth/signs/trouble.svg"),
        Kind::Relief => asset!("../../../../assets/thoth/signs/relief.svg"),
        Kind::Discard => asset!("../../../../assets/thoth/signs/discard.svg"),
        Kind::CallEnd => asset!("../../../../assets/thoth/signs/call_end.svg"),
    };
    let fill = element.map_or_else(|| PLAIN.to_owned(), |element| hex(set.rgb(element)));
    Layer::new(file.text()).coloured(Key::Colour, &fill).coloured(Key::Outline, outline(element, set))
}

/// The picture in the middle of a small card; something shines behind an ace.
fn minor_picture(number: Number, suit: Suit, set: ColourSet) -> Vec<Layer> {
    let tint = hex(set.rgb(suit.element()));
    let field = asset!("../../../../assets/thoth/minors/field.svg");
    let ace = (number == Number::Ace).then_some(asset!("../../../../assets/thoth/minors/ace.svg"));
    let behind = std::iter::once(field).chain(ace);
    let behind = behind.map(|file| Layer::new(file.text()).coloured(Key::Colour, &tint));
    let (places, scale) = LAYOUTS[number as usize];
    let emblem = emblem(suit, set);
    let emblems = places.iter().map(|&(x, y)| emblem.clone().within(x, y, scale));
    behind.chain(emblems).collect()
}

/// The mark of an element, in a circle of radius 50 around the origin.
fn shape(element: Element, set: ColourSet) -> Layer {
    let file = match mark(element) {
        Glyph::Ring => asset!("../../../../assets/thoth/marks/ring.svg"),
        Glyph::Triangle => asset!("../../../../assets/thoth/marks/triangle.svg"),
        Glyph::Crescent => asset!("../../../../assets/thoth/marks/crescent.svg"),
        Glyph::Chevron => asset!("../../../../assets/thoth/marks/chevron.svg"),
        _ => asset!("../../../../assets/thoth/marks/star.svg"),
    };
    Layer::new(file.text()).coloured(Key::Colour, &hex(set.ink(element)))
}

/// A disc in the colour of an element with its mark on it, of radius 50.
fn token(element: Element, set: ColourSet) -> Vec<Layer> {
    let disc = asset!("../../../../assets/thoth/tokens/disc.svg");
    let disc = Layer::new(disc.text()).coloured(Key::Colour, &hex(set.rgb(element)));
    vec![disc, shape(element, set).scaled(0.58)]
}

/// What outlines a shape of an element: dark, but light around black, which could not be seen on dark panels.
fn outline(element: Option<Element>, set: ColourSet) -> &'static str {
    if element == Some(Element::Spirit) && set == ColourSet::Rainbow { "#a79c8a" } else { INK }
}

/// A pyramid seen from the side, standing at the foot of a box of 80 by 100 whose corner is the origin.
fn pyramid(element: Element, size: Size, set: ColourSet) -> Vec<Layer> {
    let scale = match size {
        Size::Small => 0.56,
        Size::Medium => 0.77,
        Size::Large => 0.98,
    };
    let pyramid = asset!("../../../../assets/thoth/tokens/pyramid.svg");
    let pyramid = Layer::new(pyramid.text())
        .coloured(Key::Colour, &hex(set.rgb(element)))
        .coloured(Key::Outline, outline(Some(element), set))
        .at(0.0, MIDDLE);
    let mark = shape(element, set).within(0.0, -27.0, 0.34);
    inside(vec![pyramid, mark], 40.0, 98.0, scale)
}

/// The picture in the middle of a court card: the figure, the token of its rank, and the emblem of its suit, held up.
fn court_picture(court: Court, suit: Suit, set: ColourSet) -> Vec<Layer> {
    let figure = Layer::new(court_file(court).text())
        .coloured(Key::Colour, &hex(set.rgb(suit.element())))
        .coloured(Key::Second, &hex(set.rgb(court.element())));
    let token = inside(token(court.element(), set), -176.0, 226.0, 1.5);
    let emblem = emblem(suit, set).within(190.0, 168.0, 2.0);
    let hand = Layer::new(asset!("../../../../assets/thoth/courts/hand.svg").text());
    [vec![figure], token, vec![emblem, hand]].concat()
}

const fn court_file(court: Court) -> Asset {
    match court {
        Court::King => asset!("../../../../assets/thoth/courts/king.svg"),
        Court::Queen => asset!("../../../../assets/thoth/courts/queen.svg"),
        Court::Prince => asset!("../../../../assets/thoth/courts/prince.svg"),
        Court::Princess => asset!("../../../../assets/thoth/courts/princess.svg"),
    }
}
