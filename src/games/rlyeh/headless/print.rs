//! `cyclopean print floor-cards`: all floor cards in their true size, to be cut out. Their outlines are those of the pieces on the
//! table.

use crate::referee::layout::kind;
use game::Language;
use game::message::{Length, Message, Say, texts};
use lang::Texts;
use rlyeh_rules::{FLOOR_CARD_THICKNESS_UM, Inventory, PLAYERS, Piece, SOLO_STASHES, card, cards_for};
use std::fmt::Write;
use table::MM_PER_CM;
use table::rapier3d::math::Vector;
use table::shape::Geometry;
use terminal::commands::Paper;
use terminal::print::{Page, Rect, SMALL, finish};

texts! {
    /// What stands on the pages, beside the names of the cards.
    pub enum PrintedSheet in "rlyeh-print-" {
        FloorCards,
        Title,
        Foot { thickness: Length, two: u8, three: u8, four: u8, five: u8 },
        Card { number: usize, card: Message },
    }
}

/// Between two cards, mm: their cut marks have room.
const GAP: f32 = 5.0;
/// How thick outlines are, mm.
const OUTLINE: f32 = 0.25;
/// How long the arms of the cross are that marks where the weight is, mm.
const ARM: f32 = 2.0;
/// From there to a card's name, mm: it stands on every shape, beside the hole of the ring.
const NAME_BELOW: f32 = 26.0;

/// A card, as it lies on the table: x to the right and y upwards from where its weight is, mm.
struct CardOutline {
    /// What it is called on the page.
    name: String,
    /// Its edges, the outer one first.
    rings: Vec<Vec<[f32; 2]>>,
    /// Its lower left corner and its upper right one.
    reach: [[f32; 2]; 2],
}

impl CardOutline {
    /// The outline of a piece; nothing of what has none.
    fn of(piece: Piece, name: String) -> Option<Self> {
        let geometry = Geometry::of(&kind(piece)).ok()?;
        let top = geometry.edges.iter().filter(|edge| edge.iter().all(|end| end.z > 0.0));
        let mut rings: Vec<Vec<[f32; 2]>> = vec![];
        let mut before: Option<&[Vector; 2]> = None;
        for edge @ [from, to] in top {
            // An outline runs one way, a hole the other.
            if !before.is_some_and(|[a, b]| b == from || a == to) {
                rings.push(vec![]);
            }
            rings.last_mut()?.push([from.x * MM_PER_CM, from.y * MM_PER_CM]);
            before = Some(edge);
        }
        let all = || rings.iter().flatten();
        let reach = |most: fn(f32, f32) -> f32, from: f32| {
            [0, 1].map(|axis| all().map(|corner| corner[axis]).fold(from, most))
        };
        let reach = [reach(f32::min, f32::INFINITY), reach(f32::max, f32::NEG_INFINITY)];
        Some(Self { name, rings, reach })
    }

    /// Its width and height, mm.
    fn size(&self) -> [f32; 2] {
        let [low, high] = self.reach;
        [high[0] - low[0], high[1] - low[1]]
    }

    /// Draws it, its upper left corner here.
    fn draw(&self, page: &mut Page, [x, y]: [f32; 2]) {
        let ([width, height], [low, high]) = (self.size(), self.reach);
        let weight = [x - low[0], y + high[1]];
        let mut data = String::new();
        for ring in &self.rings {
            for (number, corner) in ring.iter().enumerate() {
                let command = if number == 0 { 'M' } else { 'L' };
                // Writing to a string does not fail.
                let _ = write!(data, "{command}{:.3} {:.3}", weight[0] + corner[0], weight[1] - corner[1]);
            }
            data.push('Z');
        }
        page.path("outline", &data, OUTLINE);
        page.cut_marks(Rect { x, y, width, height });
        let [a, b] = weight;
        page.line([a - ARM, b], [a + ARM, b]);
        page.line([a, b - ARM], [a, b + ARM]);
        let wide = SMALL.width_mm(&self.name);
        page.words([a - wide / 2.0, b + NAME_BELOW], wide, SMALL, &self.name);
    }
}

/// A row of cards, and how much of the page it takes, mm.
struct Shelf<'a> {
    cards: Vec<&'a CardOutline>,
    width: f32,
    height: f32,
}

/// Draws the cards.
pub(crate) fn floor_cards(paper: Paper, language: Language) -> Vec<String> {
    let texts = Texts::of(language);
    let stashes = SOLO_STASHES.1;
    let inventory = Inventory { stashes, cards: cards_for(stashes) };
    let named = |(number, id)| match inventory.piece(id)? {
        piece @ Piece::Card { shape } => {
            let name = PrintedSheet::Card { number: number + 1, card: card(shape) };
            CardOutline::of(piece, texts.plain(&name))
        }
        Piece::Pyramid { .. } => None,
    };
    let cards: Vec<CardOutline> = inventory.card_ids().enumerate().filter_map(named).collect();
    let stage = Page::new(paper).stage();
    let pages = pages(shelves(&cards, stage.width), stage.height);
    let drawn = pages.iter().map(|shelves| {
        let mut page = Page::new(paper);
        let mut y = stage.y;
        for shelf in shelves {
            let mut x = stage.x + (stage.width - shelf.width) / 2.0;
            for outline in &shelf.cards {
                outline.draw(&mut page, [x, y]);
                x += outline.size()[0] + GAP;
            }
            y += shelf.height + GAP;
        }
        page
    });
    // So many play with one stash more than they are.
    let [two, three, four, five] = std::array::from_fn(|more| cards_for(PLAYERS.0 + 1 + more as u8));
    let foot = PrintedSheet::Foot { thickness: Length(FLOOR_CARD_THICKNESS_UM), two, three, four, five };
    finish(drawn.collect(), &PrintedSheet::Title.message(), &foot.message(), &texts)
}

/// The widest cards first, each on the first shelf that has room.
fn shelves(cards: &[CardOutline], width: f32) -> Vec<Shelf<'_>> {
    let mut sorted: Vec<&CardOutline> = cards.iter().collect();
    sorted.sort_by(|a, b| b.size()[0].total_cmp(&a.size()[0]));
    let mut shelves: Vec<Shelf> = vec![];
    for card in sorted {
        let [wide, high] = card.size();
        let has_room = |shelf: &&mut Shelf| shelf.width + GAP + wide <= width;
        match shelves.iter_mut().find(has_room) {
            Some(shelf) => {
                shelf.width += GAP + wide;
                shelf.height = shelf.height.max(high);
                shelf.cards.push(card);
            }
            None => shelves.push(Shelf { cards: vec![card], width: wide, height: high }),
        }
    }
    shelves
}

/// The highest shelves first, each on the first page that has room.
fn pages(mut shelves: Vec<Shelf<'_>>, height: f32) -> Vec<Vec<Shelf<'_>>> {
    shelves.sort_by(|a, b| b.height.total_cmp(&a.height));
    let mut pages: Vec<Vec<Shelf>> = vec![];
    for shelf in shelves {
        let taken = |page: &Vec<Shelf>| page.iter().map(|shelf| shelf.height + GAP).sum::<f32>();
        match pages.iter_mut().find(|page| taken(page) + shelf.height <= height) {
            Some(page) => page.push(shelf),
            None => pages.push(vec![shelf]),
        }
    }
    pages
}
