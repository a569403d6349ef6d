//! Pictures of the small cards: as many emblems as the number says.

use super::parts::hex;
use super::suits;
use crate::colours::ColourSet;
use files::asset;
use thoth_rules::{Number, Suit};
use window::visuals::svg::{Key, Layer};

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

/// The picture in the middle of a small card; something shines behind an ace.
pub(super) fn picture(number: Number, suit: Suit, set: ColourSet) -> Vec<Layer> {
    let tint = hex(set.rgb(suit.element()));
    let field = asset!("../../../../assets/thoth/minors/field.svg");
    let ace = (number == Number::Ace).then_some(asset!("../../../../assets/thoth/minors/ace.svg"));
    let behind = std::iter::once(field).chain(ace);
    let behind = behind.map(|file| Layer::new(file.text()).coloured(Key::Colour, &tint));
    let (places, scale) = LAYOUTS[number as usize];
    let emblem = suits::emblem(suit, set);
    let emblems = places.iter().map(|&(x, y)| emblem.clone().within(x, y, scale));
    behind.chain(emblems).collect()
}
