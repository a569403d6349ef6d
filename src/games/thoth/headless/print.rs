//! `cyclopean print thoth-reference`: what every card can do, on a card for each player.

use crate::colours::{ColourName, ColourSet};
use crate::reference::{COLUMNS, Words, points, rows, stands_for, trumps};
use game::Language;
use game::message::{Message, Say, texts};
use lang::Texts;
use strum::VariantArray;
use terminal::commands::Paper;
use terminal::print::{BODY, Column, HEADING, Page, Rect, SMALL, TITLE, finish};
use thoth_rules::{Element, GOAL, LEVEL, MOST_TROUBLE, Size, TrumpWorth, size_name};

texts! {
    /// What stands on the reference card beside what the cards can do.
    pub enum PrintedSheet in "thoth-print-" {
        Reference,
        Title,
        Foot,
        Suit,
        Court,
        Zodiacal { element: Message },
        Pyramids,
        Size { size: Message, pips: u16 },
        Turn,
        Draw,
        Extra,
        Foundation,
        Raise { level: usize },
        Story { level: usize },
        Roof { level: usize },
        Trouble { most: usize },
        InTrouble,
        Immune,
        Fallen,
        CallEnd,
        Goal { points: i32 },
    }
}

/// Width of the card, mm: both papers have room for it. It is as high as what stands on it.
const WIDTH: f32 = 190.0;
/// Between its edge and what stands on it, mm.
const RIM: f32 = 4.0;
/// Between its two columns, mm.
const GAP: f32 = 6.0;
/// Between two pyramids, mm.
const APART: f32 = 7.0;
/// How thick outlines are, mm.
const OUTLINE: f32 = 0.25;
/// Between two paragraphs, mm.
const BETWEEN: f32 = 0.8;

/// Draws the card.
pub fn reference(paper: Paper, language: Language) -> Vec<String> {
    let texts = Texts::of(language);
    let mut page = Page::new(paper);
    let stage = page.stage();
    let card = stage.middle(WIDTH, stage.height);
    let mut whole = Column::of(card.inset(RIM));
    whole.words(&mut page, 0.0, TITLE, &texts.plain(&PrintedSheet::Title));
    whole.table(&mut page, &[0.9, 1.1, 1.1, 1.1, 0.8, 0.8, 1.0], &matrix(&texts), 0.0);
    let [mut left, mut right] = whole.side_by_side(GAP);
    left.table(&mut page, &[1.0, 1.1, 1.2, 1.2, 0.9], &elements(&texts), 0.0);
    left.words(&mut page, 0.0, SMALL, &texts.plain(&PrintedSheet::Pyramids));
    pyramids(&mut left, &mut page, &texts);
    left.table(&mut page, &[2.0, 1.0], &counted(&texts), 0.0);
    right.table(&mut page, &[1.0, 2.4], &classes(&texts), 0.0);
    turn(&mut right, &mut page, &texts);
    let height = left.y.max(right.y) + RIM - card.y;
    page.cut_marks(Rect { height, ..card });
    finish(vec![page], &PrintedSheet::Title.message(), &PrintedSheet::Foot.message(), &texts)
}

/// What each kind of card can do.
fn matrix(texts: &Texts) -> Vec<Vec<String>> {
    let head = std::iter::once(Words::Cards.message()).chain(COLUMNS.map(|kind| kind.message()));
    let row = |(name, cells): (Message, [Option<Message>; COLUMNS.len()])| {
        let cells =
            cells.iter().map(|cell| cell.as_ref().map_or_else(|| "–".to_owned(), |cell| texts.plain(cell)));
        std::iter::once(texts.plain(&name)).chain(cells).collect()
    };
    std::iter::once(head.map(|head| texts.plain(&head)).collect()).chain(rows().map(row)).collect()
}

/// What stands for each element, and its colour in either set.
fn elements(texts: &Texts) -> Vec<Vec<String>> {
    let head = [
        Words::Elements.message(),
        PrintedSheet::Suit.message(),
        PrintedSheet::Court.message(),
        ColourName::Rainbow.message(),
        ColourName::Xeno.message(),
    ];
    let row = |element: Element| {
        let (suit, court) = stands_for(element);
        let colours = ColourSet::VARIANTS.iter().map(|set| texts.plain(&set.colour_name(element)));
        let court = court.map_or_else(String::new, |court| texts.plain(&court));
        [texts.plain(&element), texts.plain(&suit), court].into_iter().chain(colours).collect()
    };
    let head = head.iter().map(|head| texts.plain(head)).collect();
    std::iter::once(head).chain(Element::ALL.map(row)).collect()
}

/// The trumps of each class.
fn classes(texts: &Texts) -> Vec<Vec<String>> {
    let zodiacal = |element: Element| {
        (PrintedSheet::Zodiacal { element: element.message() }.message(), TrumpWorth::Zodiacal(element))
    };
    let others = [
        (Words::PlanetaryTrumps.message(), TrumpWorth::Planetary),
        (Words::ElementalTrumps.message(), TrumpWorth::Elemental),
    ];
    let mut rows = vec![vec![texts.plain(&Words::Trumps), String::new()]];
    for (name, class) in Element::ALL.map(zodiacal).into_iter().chain(others) {
        let all: Vec<String> = trumps(class).iter().map(|trump| texts.plain(trump)).collect();
        if !all.is_empty() {
            rows.push(vec![texts.plain(&name), all.join(", ")]);
        }
    }
    rows
}

/// What counts at the end of a hand.
fn counted(texts: &Texts) -> Vec<Vec<String>> {
    let row = |(what, points): (Words, Message)| vec![texts.plain(&what), texts.plain(&points)];
    std::iter::once(vec![texts.plain(&Words::PointsTitle), String::new()]).chain(points().map(row)).collect()
}

/// The three sizes from the side, as large as they are.
fn pyramids(column: &mut Column, page: &mut Page, texts: &Texts) {
    let foot = column.y + Size::Large.height_mm();
    let mut x = column.x;
    for size in Size::ALL {
        let (base, tip) = (size.base_mm(), foot - size.height_mm());
        let (middle, right) = (x + base / 2.0, x + base);
        let data = format!("M{x:.2} {foot:.2}L{middle:.2} {tip:.2}L{right:.2} {foot:.2}Z");
        page.path("pyramid", &data, OUTLINE);
        let told = PrintedSheet::Size { size: size_name(size), pips: size.pips() };
        page.words([x, foot + 1.0], base + APART - 1.0, SMALL, &texts.plain(&told));
        x = right + APART;
    }
    column.y = foot + 2.0 * SMALL.line_mm() + BODY.size_mm;
}

/// What a turn is, and the plays one by one.
fn turn(column: &mut Column, page: &mut Page, texts: &Texts) {
    let level = LEVEL;
    let lines = [
        PrintedSheet::Draw,
        PrintedSheet::Extra,
        PrintedSheet::Foundation,
        PrintedSheet::Raise { level },
        PrintedSheet::Story { level },
        PrintedSheet::Roof { level },
        PrintedSheet::Trouble { most: MOST_TROUBLE },
        PrintedSheet::InTrouble,
        PrintedSheet::Immune,
        PrintedSheet::Fallen,
        PrintedSheet::CallEnd,
        PrintedSheet::Goal { points: GOAL },
    ];
    column.words(page, 0.0, HEADING, &texts.plain(&PrintedSheet::Turn));
    for line in lines {
        column.words(page, 0.0, SMALL, &texts.plain(&line));
        column.space(BETWEEN);
    }
}
