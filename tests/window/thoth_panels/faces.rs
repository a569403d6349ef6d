//! The faces. Set `CYCLOPEAN_PICTURES` to a folder to keep sheets of all cards and look at them.

use bevy::asset::RenderAssetUsages;
use bevy::image::{Image, ImageFormat};
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use game::Language;
use std::collections::{BTreeMap, BTreeSet};
use strum::VariantArray;
use thoth::reference::uses;
use thoth_rules::{Card, Court, Element, Kind, Number, Size, Suit, Trump};
use thoth_window::faces::{FACE, Picture, elements, index};
use thoth_window::look::{self, ColourSet, mark};
use window::speech::meanwhile;
use window::visuals::svg::Key;

/// Width at which cards are seen in the hand, pixels.
const IN_HAND: u32 = 110;

#[test]
fn every_face_can_be_drawn_and_no_two_are_alike() {
    for &set in ColourSet::VARIANTS {
        let mut drawn: BTreeMap<Vec<u8>, Picture> = BTreeMap::new();
        let mut sheet = vec![];
        for picture in Card::all().map(Picture::Face).chain([Picture::Back]) {
            let pixels = picture.pixels(set, IN_HAND).unwrap();
            assert_eq!(pixels.len() as u32, 4 * IN_HAND * picture.height_for(IN_HAND));
            assert!(pixels.chunks(4).all(|pixel| pixel[3] == 255), "{picture:?} has holes");
            let colours: BTreeSet<&[u8]> = pixels.chunks(4).collect();
            assert!(colours.len() > 50, "{picture:?} is all but blank");
            sheet.push(pixels.clone());
            assert_eq!(drawn.insert(pixels, picture), None, "{picture:?} looks like another");
        }
        assert_eq!(drawn.len(), 79);
        keep(set, &sheet);
    }
}

/// Any two faces differ in more than a few specks, at the size in which they are held.
#[test]
fn faces_differ_at_a_glance() {
    let faces: Vec<(Card, Vec<u8>)> =
        Card::all().map(|card| (card, Picture::Face(card).pixels(ColourSet::Rainbow, 60).unwrap())).collect();
    for (k, (one, a)) in faces.iter().enumerate() {
        for (other, b) in &faces[k + 1..] {
            let far = |(p, q): (&[u8], &[u8])| (0..3).any(|c| p[c].abs_diff(q[c]) > 60);
            let differ = a.chunks(4).zip(b.chunks(4)).filter(|&pair| far(pair)).count();
            assert!(differ > 90, "{one} and {other} differ in {differ} pixels only");
        }
    }
}

/// Writes a sheet of all cards.
fn keep(set: ColourSet, cards: &[Vec<u8>]) {
    let Some(folder) = std::env::var_os("CYCLOPEAN_PICTURES") else { return };
    const COLUMNS: u32 = 14;
    let tall = Picture::Back.height_for(IN_HAND);
    let (width, height) = (COLUMNS * IN_HAND, (cards.len() as u32).div_ceil(COLUMNS) * tall);
    let mut sheet = vec![0; (4 * width * height) as usize];
    for (k, card) in (0..).zip(cards) {
        let (left, top) = (k % COLUMNS * IN_HAND, k / COLUMNS * tall);
        for (row, line) in (0..).zip(card.chunks(4 * IN_HAND as usize)) {
            let at = (4 * ((top + row) * width + left)) as usize;
            sheet[at..at + line.len()].copy_from_slice(line);
        }
    }
    let size = Extent3d { width, height, depth_or_array_layers: 1 };
    let usages = RenderAssetUsages::all();
    let image = Image::new(size, TextureDimension::D2, sheet, TextureFormat::Rgba8UnormSrgb, usages);
    let path = std::path::Path::new(&folder).join(format!("thoth_{}.png", set.to_string().to_lowercase()));
    let format = ImageFormat::Png.as_image_crate_format().unwrap();
    image.try_into_dynamic().unwrap().save_with_format(path, format).unwrap();
}

#[test]
fn corners_name_every_card() {
    let corner = |card: Card| match card {
        Card::Small(_, suit) | Card::Court(_, suit) => format!("{} {suit}", index(card)),
        Card::Trump(_) => index(card),
    };
    let corners: BTreeSet<String> = Card::all().map(corner).collect();
    assert_eq!(corners.len(), 78);
    let numerals: Vec<String> = Trump::VARIANTS.iter().map(|&trump| index(Card::Trump(trump))).collect();
    assert_eq!(numerals[..6], ["0", "I", "II", "III", "IV", "V"]);
    assert_eq!(numerals[14..], ["XIV", "XV", "XVI", "XVII", "XVIII", "XIX", "XX", "XXI"]);
    for card in Card::all() {
        let drawing = Picture::Face(card).drawing(ColourSet::Rainbow);
        let says =
            |word: &str| drawing.layers.iter().any(|layer| layer.svg().contains(&format!(">{word}</text>")));
        assert!(says(&card.to_string()), "{card} does not say its name");
        assert!(says(&index(card)), "{card} has no index");
    }
}

/// In every language a face bears the name that the messages say, and keeps it within its edges and clear of the pictures.
#[test]
fn faces_are_written_in_the_players_language() {
    let written = |language, card| {
        meanwhile(language, || {
            let layers = Picture::Face(card).drawing(ColourSet::Rainbow).layers;
            layers.last().unwrap().svg().to_owned()
        })
    };
    let queen = Card::Court(Court::Queen, Suit::Swords);
    for (language, name, corner) in [
        (Language::English, "Queen of Swords", "Q"),
        (Language::German, "Königin der Schwerter", "Kn"),
        (Language::Pseudo, "«Qúééén óf Swóórds»", "«Q»"),
    ] {
        let svg = written(language, queen);
        for word in [name, corner] {
            assert!(svg.contains(&format!(">{word}</text>")), "{language}: no {word} in {svg}");
        }
    }
    let hanged = written(Language::German, Card::Trump(Trump::HangedMan));
    assert!(hanged.contains(">Gehängter</text>") && hanged.contains(">XII</text>"), "{hanged}");
    for language in [Language::German, Language::Pseudo] {
        let mut drawn = BTreeSet::new();
        for card in Card::all() {
            let pixels =
                meanwhile(language, || Picture::Face(card).pixels(ColourSet::Rainbow, IN_HAND).unwrap());
            assert!(drawn.insert(pixels), "{language}: {card} looks like another");
        }
    }
}

/// The signs at the foot of a face against the rules' matrix.
#[test]
fn signs_are_what_the_rules_say() {
    let kinds = |card| uses(card).into_iter().map(|(kind, ..)| kind).collect::<Vec<_>>();
    use Kind::{Foundation, Raise, Relief, Roof, Story, Trouble};
    assert_eq!(kinds(Card::Small(Number::Ace, Suit::Cups)), [Foundation, Raise, Relief]);
    assert_eq!(kinds(Card::Small(Number::Six, Suit::Cups)), [Raise, Relief]);
    assert_eq!(kinds(Card::Small(Number::Ten, Suit::Cups)), [Raise, Roof, Relief]);
    assert_eq!(kinds(Card::Trump(Trump::Moon)), [Raise, Roof, Trouble]);
    assert_eq!(kinds(Card::Trump(Trump::World)), [Foundation, Raise, Story, Relief]);
    assert_eq!(kinds(Card::Trump(Trump::Judgment)), [Foundation, Raise, Roof, Relief]);
    for card in Card::all() {
        assert!(uses(card).iter().all(|(_, elements, _)| !elements.is_empty()), "{card}");
        assert_eq!(elements(card)[0], card.element(), "{card}");
        assert!(elements(card).len() <= 2, "{card}");
    }
}

/// How far apart two colours look, CIE 1976, seen through a matrix on linear RGB.
fn apart(a: [u8; 3], b: [u8; 3], sight: &[[f64; 3]; 3]) -> f64 {
    let linear = |c: u8| {
        let c = f64::from(c) / 255.0;
        if c <= 0.04045 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) }
    };
    let lab = |c: [u8; 3]| {
        let c = c.map(linear);
        let [r, g, b] = sight.map(|row| (row[0] * c[0] + row[1] * c[1] + row[2] * c[2]).clamp(0.0, 1.0));
        let f = |t: f64| if t > 0.008856 { t.cbrt() } else { 7.787 * t + 16.0 / 116.0 };
        let x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
        let y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
        let z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
        [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
    };
    let (a, b) = (lab(a), lab(b));
    (0..3).map(|k| (a[k] - b[k]).powi(2)).sum::<f64>().sqrt()
}

/// The three kinds of colour blindness, after Machado, Oliveira and Fernandes (2009), and none.
const EYES: [[[f64; 3]; 3]; 4] = [
    [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
    [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
    [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]],
    [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]],
];

#[test]
fn elements_differ_to_every_eye_and_bear_marks_of_their_own() {
    let marks: std::collections::HashSet<_> = Element::ALL.into_iter().map(mark).collect();
    assert_eq!(marks.len(), 5);
    for &set in ColourSet::VARIANTS {
        for (k, one) in Element::ALL.into_iter().enumerate() {
            for other in Element::ALL.into_iter().skip(k + 1) {
                for eye in &EYES {
                    let apart = apart(set.rgb(one), set.rgb(other), eye);
                    assert!(apart > 20.0, "{set}: {one} and {other} are {apart:.1} apart");
                }
            }
            let ink = apart(set.rgb(one), set.ink(one), &EYES[0]);
            assert!(ink > 40.0, "{set}: the mark of {one} cannot be seen");
        }
    }
}

/// Every picture of the game.
fn pictures() -> impl Iterator<Item = Picture> {
    let tokens = Element::ALL.into_iter().map(Picture::Token);
    let pyramids =
        Element::ALL.into_iter().flat_map(|e| Size::ALL.into_iter().map(move |s| Picture::Pyramid(e, s)));
    let elements = || std::iter::once(None).chain(Element::ALL.into_iter().map(Some));
    let signs = Kind::VARIANTS.iter().flat_map(move |&kind| elements().map(move |e| Picture::Sign(kind, e)));
    let cards = Card::all().map(Picture::Face).chain([Picture::Back]);
    cards.chain(tokens).chain(pyramids).chain(signs)
}

#[test]
fn no_colour_is_left_open() {
    for &set in ColourSet::VARIANTS {
        for picture in pictures() {
            for layer in picture.drawing(set).layers {
                for key in Key::ALL {
                    let open = layer.svg().to_lowercase().contains(key.hex());
                    assert!(!open, "{picture:?}: {key:?} in {}", layer.svg());
                }
            }
        }
    }
}

#[test]
fn signs_tokens_and_pyramids_can_be_drawn() {
    for &set in ColourSet::VARIANTS {
        let mut drawn = BTreeMap::new();
        let small = |picture: &Picture| !matches!(picture, Picture::Face(_) | Picture::Back);
        for picture in pictures().filter(small) {
            let pixels = picture.pixels(set, 40).unwrap();
            assert!(pixels.chunks(4).any(|pixel| pixel[3] == 255), "{picture:?} is not there");
            assert_eq!(drawn.insert(pixels, picture), None, "{picture:?} looks like another");
        }
    }
}

#[test]
fn pieces_have_looks() {
    let card = Card::Trump(Trump::Sun);
    let look = look::card(card, ColourSet::Rainbow, look::FACE_WIDTH).unwrap();
    let front = look.front.unwrap();
    assert_eq!(front.width, look::FACE_WIDTH);
    let skew = (front.height * FACE.0).abs_diff(front.width * FACE.1);
    assert!(skew <= FACE.0, "it keeps its shape to the pixel");
    assert_eq!(front.rgba.len() as u32, 4 * front.width * front.height);
    for id in 0..thoth_rules::PIECES {
        let Some(piece) = thoth_rules::Piece::of(table::PieceId(id)) else { panic!() };
        if let thoth_rules::Piece::Pyramid { element, .. } = piece {
            assert_eq!(look::piece(piece, ColourSet::Xeno).unwrap().mark, Some(mark(element)));
        }
    }
}
