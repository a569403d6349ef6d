//! What a renderer makes of the pages.

use cyclopean::CATALOGUE;
use game::Language;
use resvg::tiny_skia::{Pixmap, Rect, Transform};
use resvg::usvg::roxmltree::Document;
use resvg::usvg::{Group, Node, Options, Tree};
use strum::VariantArray;
use terminal::commands::{Paper, Printable};

/// CSS pixels and those of a printer in a millimetre.
const PX: f32 = 96.0 / 25.4;
const DOTS: f32 = 300.0 / 25.4;

fn print(name: &str) -> &'static Printable {
    CATALOGUE.iter().flat_map(|entry| entry.commands.prints).find(|print| print.name == name).unwrap()
}

fn tree(page: &str) -> Tree {
    Tree::from_str(page, &Options::default()).unwrap()
}

/// Where the things lie whose names begin so, mm; of words with the lines round bold letters.
fn places(tree: &Tree, prefix: &str) -> Vec<(String, Rect)> {
    let mut found = vec![];
    collect(tree.root(), prefix, &mut found);
    found
}

fn collect(group: &Group, prefix: &str, found: &mut Vec<(String, Rect)>) {
    for node in group.children() {
        match node {
            node if node.id().starts_with(prefix) => {
                let words = prefix == "words-";
                let at = if words { node.abs_stroke_bounding_box() } else { node.abs_bounding_box() };
                let [left, top, right, bottom] =
                    [at.left(), at.top(), at.right(), at.bottom()].map(|px| px / PX);
                let place = Rect::from_ltrb(left, top, right, bottom).unwrap();
                found.push((node.id().to_owned(), place));
            }
            Node::Group(inner) => collect(inner, prefix, found),
            _ => {}
        }
    }
}

fn is_about(found: f32, wanted: f32, within: f32) -> bool {
    (found - wanted).abs() <= within
}

/// Measured in dots of a printer: how far the dark ones reach in a part of the page, mm.
fn reach(drawn: &Pixmap, place: Rect) -> [f32; 2] {
    let (left, right) = ((place.left() * DOTS) as u32, (place.right() * DOTS) as u32);
    let (top, bottom) = ((place.top() * DOTS) as u32, (place.bottom() * DOTS) as u32);
    let dark = |x: u32, y: u32| drawn.pixel(x, y).is_some_and(|dot| dot.red() < 128);
    let dots = (left..=right).flat_map(|x| (top..=bottom).map(move |y| (x, y))).filter(|&(x, y)| dark(x, y));
    let (mut least, mut most) = ((u32::MAX, u32::MAX), (0, 0));
    for (x, y) in dots {
        least = (least.0.min(x), least.1.min(y));
        most = (most.0.max(x), most.1.max(y));
    }
    [most.0 + 1 - least.0, most.1 + 1 - least.1].map(|dots| dots as f32 / DOTS)
}

#[test]
fn at_300_dots_an_inch_cards_and_rulers_have_their_true_size() {
    let mut found = vec![];
    for page in (print("floor-cards").pages)(Paper::A4, Language::English) {
        let tree = tree(&page);
        let (width, height) = ((210.0 * DOTS).round() as u32, (297.0 * DOTS).round() as u32);
        let mut drawn = Pixmap::new(width, height).unwrap();
        resvg::render(&tree, Transform::from_scale(DOTS / PX, DOTS / PX), &mut drawn.as_mut());
        let cards = places(&tree, "outline-");
        for ((name, card), (_, marks)) in cards.iter().zip(places(&tree, "cut-")) {
            let printed = reach(&drawn, card.outset(0.3, 0.3).unwrap());
            // A line of 0.25 mm stands over the edge by half of that.
            assert!(is_about(printed[0], card.width() + 0.25, 0.15), "{name}: {printed:?} {card:?}");
            assert!(is_about(printed[1], card.height() + 0.25, 0.15), "{name}: {printed:?} {card:?}");
            let around = Rect::from_ltrb(
                marks.left() + 2.5,
                marks.top() + 2.5,
                marks.right() - 2.5,
                marks.bottom() - 2.5,
            );
            let around = around.unwrap();
            assert!(
                is_about(around.width(), card.width(), 0.02) && is_about(around.left(), card.left(), 0.02)
            );
            assert!(
                is_about(around.height(), card.height(), 0.02) && is_about(around.top(), card.top(), 0.02)
            );
        }
        found.extend(cards.iter().map(|(_, card)| [card.width(), card.height()]));
        // Their ticks, without the line that both stand on.
        for (name, long, top, bottom) in [("ruler-mm", 100.0, 0.0, -0.5), ("ruler-inches", 101.6, 0.5, 0.0)] {
            let (_, ruler) = places(&tree, name).remove(0);
            let (left, right) = (ruler.left() - 0.3, ruler.right() + 0.3);
            let ticks = Rect::from_ltrb(left, ruler.top() + top, right, ruler.bottom() + bottom).unwrap();
            let [printed, _] = reach(&drawn, ticks);
            let exact = is_about(ruler.width(), long, 0.01);
            assert!(exact && is_about(printed, long + 0.15, 0.15), "{name}: {printed}");
        }
    }
    // As they stand in the rules (R3): three each of five shapes, but two of the last two.
    let mut wanted: Vec<[f32; 2]> = [[92.4, 75.6], [96.0, 71.0], [113.0, 97.85]].repeat(3);
    wanted.extend([[67.5, 116.91], [94.0, 94.0]].repeat(2));
    for card in &found {
        let at = wanted
            .iter()
            .position(|size| is_about(card[0], size[0], 0.02) && is_about(card[1], size[1], 0.02));
        wanted.remove(at.unwrap_or_else(|| panic!("{card:?} is none of {wanted:?}")));
    }
    assert_eq!(wanted, [[0.0; 2]; 0]);
}

/// All words stay in the boxes that were laid out for them, no box lies over another, and all within what is cut out.
#[test]
fn no_words_leave_their_place() {
    for print in CATALOGUE.iter().flat_map(|entry| entry.commands.prints) {
        for (paper, language) in [
            (Paper::A4, Language::English),
            (Paper::Letter, Language::German),
            (Paper::A4, Language::German),
            (Paper::Letter, Language::English),
        ] {
            for (number, page) in (print.pages)(paper, language).iter().enumerate() {
                let about = format!("{} {paper:?} {language} {}", print.name, number + 1);
                words_stay(page, paper, &about);
            }
        }
    }
    assert_eq!(Paper::VARIANTS.len(), 2);
}

fn words_stay(page: &str, paper: Paper, about: &str) {
    let document = Document::parse(page).unwrap();
    let boxes: Vec<(String, Rect)> = document
        .descendants()
        .filter_map(|node| {
            let numbers: Vec<f32> =
                node.attribute("data-box")?.split(' ').map(|number| number.parse().unwrap()).collect();
            let place = Rect::from_xywh(numbers[0], numbers[1], numbers[2], numbers[3]).unwrap();
            Some((node.attribute("id")?.to_owned(), place))
        })
        .collect();
    let tree = tree(page);
    let within = |inner: Rect, outer: Rect, by: f32| {
        inner.left() >= outer.left() - by
            && inner.right() <= outer.right() + by
            && inner.top() >= outer.top() - by
            && inner.bottom() <= outer.bottom() + by
    };
    let written = places(&tree, "words-");
    assert_eq!(written.len(), boxes.len(), "{about}");
    for ((name, place), (id, ink)) in boxes.iter().zip(&written) {
        assert_eq!(name, id);
        // The tail of a j may hang over by a hair.
        assert!(within(*ink, *place, 0.25), "{about}: {name} {ink:?} leaves {place:?}");
    }
    let [width, height] = paper.size_mm();
    let cut: Vec<Rect> = places(&tree, "cut-").into_iter().map(|(_, marks)| marks).collect();
    let foot = Rect::from_ltrb(6.0, height - 25.0, width - 6.0, height - 6.0).unwrap();
    for (at, (name, place)) in boxes.iter().enumerate() {
        assert!(
            cut.iter().any(|cut| within(*place, *cut, -2.4)) || within(*place, foot, 0.0),
            "{about}: {name}"
        );
        for (other, second) in &boxes[at + 1..] {
            let apart = place.right() <= second.left() + 0.02
                || second.right() <= place.left() + 0.02
                || place.bottom() <= second.top() + 0.02
                || second.bottom() <= place.top() + 0.02;
            assert!(apart, "{about}: {name} and {other} lie over each other");
        }
    }
}
