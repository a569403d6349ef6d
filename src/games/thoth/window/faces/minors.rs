//! Pictures of the small cards: as many emblems as the number says.

use super::{INK, at, hex, suits};
use crate::games::thoth::window::colours::ColourSet;
use crate::games::thoth::rules::{Number, Suit};

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

/// The picture in the middle of a small card.
pub(super) fn picture(number: Number, suit: Suit, set: ColourSet) -> String {
    let tint = hex(set.rgb(suit.element()));
    let field = format!(
        "<rect x='-300' y='-318' width='600' height='640' rx='22' fill='{tint}' fill-opacity='0.16' \
         stroke='{INK}' stroke-width='3' stroke-opacity='0.5'/>"
    );
    let (places, scale) = LAYOUTS[number as usize];
    let emblem = suits::emblem(suit, set);
    let emblems: String = places.iter().map(|&(x, y)| at(x, y, scale, &emblem)).collect();
    field + &if number == Number::Ace { rays(&tint) } else { String::new() } + &emblems
}

/// What shines behind an ace.
fn rays(tint: &str) -> String {
    let ray = |k: u16| {
        let turn = k * 15;
        format!("<path d='M-9 -215L0 -295 9 -215Z' transform='rotate({turn})'/>")
    };
    let rays: String = (0..24).map(ray).collect();
    format!(
        "<g fill='{tint}' stroke='{INK}' stroke-width='2'>{rays}</g>\
         <circle r='205' fill='#f5edda' stroke='{INK}' stroke-width='4'/>"
    )
}
