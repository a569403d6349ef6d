//! The faces of the seventy-eight cards and their back, drawn here as SVG.
//!
//! A face says, from the top: number, rank or numeral, suit, the marks of its elements; a picture; its name; and what
//! the card can be used for, as signs. Everything on it that is a rule comes from [`Card`].

mod courts;
mod marks;
mod minors;
mod signs;
mod suits;
mod trumps;



use super::colours::ColourSet;
use crate::app::visuals::svg::{FaceError, pixels};
use crate::games::thoth::rules::{Card, Court, Element, Elements, Kind, Number, Size};

/// Width and height of a face in the units of its drawing: tenths of a millimetre of a tarot card.
pub const FACE: (u32, u32) = (700, 1200);

/// Paper of the cards.
const PAPER: &str = "#f5edda";
/// Lines and letters on paper.
const INK: &str = "#2a211c";
/// What shines.
const GOLD: &str = "#e6b95c";

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
    Stone(Element, Size),
}

impl Picture {
    /// Width and height in the units of its drawing.
    pub const fn size(self) -> (u32, u32) {
        match self {
            Self::Face(_) | Self::Back => FACE,
            Self::Sign(..) | Self::Token(_) => (100, 100),
            Self::Stone(..) => (80, 100),
        }
    }

    /// The drawing.
    pub fn svg(self, set: ColourSet) -> String {
        let content = match self {
            Self::Face(card) => face(card, set),
            Self::Back => back(),
            Self::Sign(kind, element) => at(50.0, 50.0, 0.94, &signs::sign(kind, element, set)),
            Self::Token(element) => at(50.0, 50.0, 0.94, &marks::token(element, set)),
            Self::Stone(element, size) => marks::stone(element, size, set),
        };
        let (width, height) = self.size();
        format!(
            "<svg xmlns='http://www.w3.org/2000/svg' width='{width}' height='{height}' \
             viewBox='0 0 {width} {height}'>{content}</svg>"
        )
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
        pixels(&self.svg(set), width, self.height_for(width))
    }
}

/// The short name in the corner of a card: "A", "7", "Q", "XVIII".
pub fn index(card: Card) -> String {
    match card {
        Card::Small(Number::Ace, _) => "A".into(),
        Card::Small(number, _) => number.value().to_string(),
        Card::Court(court, _) => match court {
            Court::King => "K",
            Court::Queen => "Q",
            Court::Prince => "Pr",
            Court::Princess => "Ps",
        }
        .into(),
        Card::Trump(trump) => roman(trump as u8),
    }
}

/// A number in Roman numerals; the Fool's nothing is 0.
fn roman(number: u8) -> String {
    let ones = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"];
    match number {
        0 => "0".into(),
        _ => "X".repeat(usize::from(number / 10)) + ones[usize::from(number % 10)],
    }
}

/// The elements whose marks stand in the corner of a card: of the stones it raises or its suit, then whatever else
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

/// What a card is used for, in the order of [`Kind::ALL`], with the elements that go with it and the extra turns.
pub fn uses(card: Card) -> Vec<(Kind, Elements, u8)> {
    let one = |element| Elements::one(element);
    [
        card.is_foundation().then(|| (Kind::Foundation, card.accepts(), card.foundation_extra_turns())),
        card.worth().map(|_| (Kind::Raise, one(card.element()), card.redeem_extra_turns())),
        card.is_story().then(|| (Kind::Story, card.accepts(), 0)),
        card.roof().map(|element| (Kind::Roof, one(element), 0)),
        card.trouble().map(|element| (Kind::Trouble, one(element), 0)),
        card.relief().map(|relief| (Kind::Relief, one(relief.element), relief.extra_turns)),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// Moves and scales a drawing.
fn at(x: f32, y: f32, scale: f32, content: &str) -> String {
    format!("<g transform='translate({x} {y}) scale({scale})'>{content}</g>")
}

/// `#rrggbb`.
fn hex([r, g, b]: [u8; 3]) -> String {
    format!("#{r:02x}{g:02x}{b:02x}")
}

/// Letters; the only weight of the panels' font is light, so a line around them makes them bolder.
fn text(x: f32, y: f32, size: f32, anchor: &str, ink: &str, words: &str) -> String {
    let line = size * 0.035;
    format!(
        "<text x='{x}' y='{y}' font-size='{size}' text-anchor='{anchor}' fill='{ink}' stroke='{ink}' \
         stroke-width='{line}' stroke-linejoin='round'>{words}</text>"
    )
}

fn face(card: Card, set: ColourSet) -> String {
    let rim = hex(set.rgb(card.element()));
    let paper = format!(
        "<rect width='700' height='1200' fill='{rim}'/>\
         <rect x='30' y='30' width='640' height='1140' rx='26' fill='{PAPER}' stroke='{INK}' stroke-width='4'/>\
         <rect x='3' y='3' width='694' height='1194' fill='none' stroke='{INK}' stroke-width='6'/>"
    );
    let picture = match card {
        Card::Small(number, suit) => minors::picture(number, suit, set),
        Card::Court(court, suit) => courts::picture(court, suit, set),
        Card::Trump(trump) => trumps::picture(trump, set),
    };
    [paper, at(350.0, 526.0, 1.0, &picture), corner(card, set), name(card), strip(card, set)].concat()
}

/// The head of a face: index and suit on the left, marks of the elements on the right.
fn corner(card: Card, set: ColourSet) -> String {
    let index = index(card);
    let letters = index.chars().count() as f32;
    let size = if letters > 4.0 { 122.0 } else { 150.0 };
    let mut head = text(52.0, 165.0, size, "start", INK, &index);
    if let Card::Small(_, suit) | Card::Court(_, suit) = card {
        let x = if letters > 1.0 { 316.0 } else { 236.0 };
        head += &at(x, 112.0, 1.2, &suits::emblem(suit, set));
    }
    for (k, element) in elements(card).into_iter().enumerate() {
        head += &at(592.0 - 136.0 * k as f32, 112.0, 1.22, &marks::token(element, set));
    }
    head
}

fn name(card: Card) -> String {
    let name = card.to_string();
    let size = (1130.0 / name.chars().count() as f32).min(86.0);
    text(350.0, 934.0, size, "middle", INK, &name)
}

/// The foot of a face: a sign for each use, with its worth, elements and extra turns beneath.
fn strip(card: Card, set: ColourSet) -> String {
    let uses = uses(card);
    let pitch = (620.0 / uses.len() as f32).min(175.0);
    let left = 350.0 - pitch * (uses.len() as f32 - 1.0) / 2.0;
    let rule = format!("<path d='M70 958H630' stroke='{INK}' stroke-width='3' opacity='0.5'/>");
    let cells = uses.into_iter().enumerate().map(|(k, (kind, elements, extra))| {
        let x = left + pitch * k as f32;
        let platform = kind == Kind::Foundation || kind == Kind::Story;
        let single = if platform { None } else { elements.iter().next() };
        let worth = card.worth().filter(|_| kind == Kind::Raise);
        let below = match worth {
            Some(worth) => raised(x, worth, extra),
            None => beneath(x, elements, extra, set),
        };
        at(x, 1026.0, 1.24, &signs::sign(kind, single, set)) + &below
    });
    rule + &cells.collect::<String>()
}

/// Under the pyramid: the pips it pays for, and the extra turn.
fn raised(x: f32, worth: u8, extra: u8) -> String {
    let turns = if extra > 0 { format!("<tspan font-size='54'>+{extra}</tspan>") } else { String::new() };
    text(x, 1155.0, 80.0, "middle", INK, &format!("{worth}{turns}"))
}

/// Under the other signs: the elements that go with it, and the extra turns it grants.
fn beneath(x: f32, elements: Elements, extra: u8, set: ColourSet) -> String {
    let tokens: Vec<Element> = elements.iter().collect();
    let turns = if extra > 0 { format!("+{extra}") } else { String::new() };
    let (pitch, scale) = if tokens.len() > 2 { (36.0, 0.36) } else { (62.0, 0.6) };
    let width = pitch * (tokens.len().max(1) - 1) as f32 + if extra > 0 { 62.0 } else { 0.0 };
    let left = x - width / 2.0;
    let drawn = tokens
        .iter()
        .enumerate()
        .map(|(k, &element)| at(left + pitch * k as f32, 1127.0, scale, &marks::token(element, set)));
    let row: String = drawn.collect();
    row + &text(left + width - 26.0, 1146.0, 54.0, "start", INK, &turns)
}

/// The back: a house in a lattice of pyramids, night blue and gold.
fn back() -> String {
    let pyramid = "<path d='M0 -42L34 34H-34Z'/><path d='M0 -42V34'/>";
    let lattice = (0..7).flat_map(|row| {
        let shift = if row % 2 == 0 { 0.0 } else { 45.0 };
        (0..7).map(move |k| at(80.0 + 90.0 * k as f32 + shift, 150.0 + 150.0 * row as f32, 0.8, pyramid))
    });
    let lattice: String = lattice.collect();
    format!(
        "<defs><clipPath id='c'><rect x='62' y='62' width='576' height='1076' rx='20'/></clipPath></defs>\
         <rect width='700' height='1200' fill='#16233f'/>\
         <rect x='3' y='3' width='694' height='1194' fill='none' stroke='{INK}' stroke-width='6'/>\
         <rect x='34' y='34' width='632' height='1132' rx='34' fill='none' stroke='{GOLD}' stroke-width='9'/>\
         <rect x='56' y='56' width='588' height='1088' rx='24' fill='#1d2f55' stroke='{GOLD}' stroke-width='3'/>\
         <g clip-path='url(#c)' fill='none' stroke='#8fa2cf' stroke-width='4' opacity='0.5'>{lattice}</g>\
         <circle cx='350' cy='600' r='200' fill='#16233f' stroke='{GOLD}' stroke-width='9'/>\
         <circle cx='350' cy='600' r='176' fill='none' stroke='{GOLD}' stroke-width='3'/>\
         <g fill='{GOLD}'><path d='M350 450L470 540H230Z'/><path d='M236 552H464V574H236Z'/>\
         <path d='M268 668L296 586 324 668ZM376 668L404 586 432 668Z'/><path d='M226 680H474V704H226Z'/></g>\
         <circle cx='350' cy='510' r='16' fill='#16233f'/>"
    )
}
