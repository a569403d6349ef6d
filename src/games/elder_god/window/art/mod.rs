//! The pictures of Building an Elder God: cards that grow together without a seam; their looks and the colours of their skins.
//!
//! Limbs are drawn here, not in files: they must be alike to a pixel where cards meet, and unlike everywhere else. `tube` gives
//! them a body and a pattern, and `limb` says how they run and puts the marks of their state on them. Everything else is put
//! together from the SVG files in `assets/elder_god/`.

pub(crate) mod limb;
mod tube;

use crate::art::tube::{Canvas, Growth, Limb, Pattern, Point, RADIUS, Strip};
use elder_god_rules::{CardFace, Condition, Side, Sides};
use files::{Asset, asset};
use std::fmt::Write as _;
use window::visuals::palette::SEATS;
use window::visuals::svg::{Drawing, Key, Layer, hex};

/// What lies behind a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Background {
    /// Nothing: it is part of a monster.
    None,
    /// The paper of a card in the hand.
    Paper,
}

/// A drawing as large as a card.
fn portrait(layers: Vec<Layer>) -> Drawing {
    Drawing { size: SIZE, layers }
}

/// A card. An Elder Sign has a ground of its own.
pub fn card(look: CardArt, ground: Background) -> Drawing {
    if look.face == CardFace::ElderSign {
        return elder_sign();
    }
    let mut card = match ground {
        Background::None => portrait(vec![]),
        Background::Paper => Drawing::of(asset!("../../../../assets/elder_god/cards/paper.svg"), SIZE),
    };
    card.layers.extend(limb::of(look, None));
    card
}

/// A card while it grows out of a joint: only what is within `share` (0 to 1) of the way from that side.
pub fn growing(look: CardArt, from: Side, share: f32) -> Drawing {
    portrait(limb::of(look, Some((from, share))))
}

/// The Body, at the foot of a monster; its opening is above.
pub fn body(skin: Skin) -> Drawing {
    portrait(limb::body(skin))
}

/// The Mouth, with its opening above or below; open when its monster is complete.
pub fn mouth(skin: Skin, opening: Side, open: bool) -> Drawing {
    portrait(limb::mouth(skin, opening, open))
}

pub fn elder_sign() -> Drawing {
    Drawing::of(asset!("../../../../assets/elder_god/cards/elder_sign.svg"), SIZE)
}

/// The ground of a whole plot of 11 by 9 cells. Stretched to its place.
pub fn plot(skin: Skin) -> Drawing {
    let mut plot = Drawing::of(asset!("../../../../assets/elder_god/table/plot.svg"), (1100.0, 1260.0));
    plot.layers = plot.layers.into_iter().map(|layer| skin.hide().on(layer)).collect();
    plot
}

/// An opening of a monster, in the cell that it faces: `from` is the side of that cell where the monster is.
pub fn opening(skin: Skin, from: Side) -> Drawing {
    let (edge, middle) = (end(from), (SIZE.0 / 2.0, SIZE.1 / 2.0));
    let place = (edge.0 + 0.4 * (middle.0 - edge.0), edge.1 + 0.3 * (middle.1 - edge.1));
    portrait(vec![skin.hide().on(at(asset!("../../../../assets/elder_god/table/opening.svg"), place, 60.0))])
}

/// Size of the drawing of a card.
pub const SIZE: (f32, f32) = (100.0, 140.0);
/// How many drawings there are of every shape.
pub const DRAWINGS: u8 = 6;

/// Whose monster: a hue and a pattern of its own. Taken modulo the number of skins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Skin(pub u8);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CardArt {
    /// What is printed on it.
    pub face: CardFace,
    /// Whether it lies upside down.
    pub turned: bool,
    /// How sound it is now.
    pub state: Condition,
    /// Whether a Necronomicon lies on it.
    pub book: bool,
    /// The stalks of an eyestalk that are joined, as it lies; the others do not reach the edge. Of no meaning for others.
    pub joined: Sides,
    /// Which drawing of its shape, taken modulo [`DRAWINGS`].
    pub drawing: u8,
    pub skin: Skin,
}

/// Where an arm leaves a card.
const fn end(side: Side) -> (f32, f32) {
    let (width, height) = SIZE;
    match side {
        Side::North => (width / 2.0, 0.0),
        Side::East => (width, height / 2.0),
        Side::South => (width / 2.0, height),
        Side::West => (0.0, height / 2.0),
    }
}

/// Width and height of the page of a mark.
pub const PAGE: f32 = 100.0;

/// A mark of this width round a place.
fn at(mark: Asset, (x, y): (f32, f32), width: f32) -> Layer {
    Layer::new(mark.text()).within(x, y, width / PAGE)
}

type Rgb = [u8; 3];

/// `share` of the way from one colour to another.
fn mix(a: Rgb, b: Rgb, share: f32) -> Rgb {
    let one = |k: usize| (f32::from(a[k]) + share * (f32::from(b[k]) - f32::from(a[k]))).round() as u8;
    [one(0), one(1), one(2)]
}

/// What a skin is drawn with.
struct Hide {
    pub colour: Rgb,
    pub outline: Rgb,
    /// Of the pattern.
    pub second: Rgb,
    pattern: Pattern,
}

/// The skin of a seat: in the very colour of its chips.
const fn hide(seat: usize, outline: Rgb, second: Rgb, pattern: Pattern) -> Hide {
    Hide { colour: SEATS[seat], outline, second, pattern }
}

/// The skins, seat by seat.
const HIDES: [Hide; 5] = [
    hide(0, [0x33, 0x12, 0x06], [0x4e, 0x1a, 0x0a], Pattern::Bands),
    hide(1, [0x08, 0x17, 0x33], [0xa9, 0xdc, 0xff], Pattern::Net),
    hide(2, [0x30, 0x0d, 0x22], [0xf6, 0xd8, 0xec], Pattern::Spots),
    hide(3, [0x14, 0x26, 0x08], [0xe4, 0xf2, 0xc4], Pattern::Suckers),
    hide(4, [0x2b, 0x22, 0x20], [0x52, 0x3a, 0x36], Pattern::Lines),
];
const LIGHT: Rgb = [0xff, 0xf6, 0xdc];

impl Skin {
    /// The colour of its flesh, sRGB.
    pub fn colour(self) -> Rgb {
        self.hide().colour
    }

    fn hide(self) -> &'static Hide {
        &HIDES[usize::from(self.0) % HIDES.len()]
    }
}

impl Hide {
    /// Puts its colours in the place of the keys.
    pub fn on(&self, layer: Layer) -> Layer {
        layer
            .coloured(Key::Colour, &hex(self.colour))
            .coloured(Key::Outline, &hex(self.outline))
            .coloured(Key::Second, &hex(self.second))
            .coloured(Key::Ink, &hex(mix(self.colour, LIGHT, 0.45)))
    }

    /// The colour of a tube so far from its rim: 0 at the rim, 1 where it is nearest to the light.
    fn shade(&self, height: f32) -> Rgb {
        let stops = [
            mix(self.colour, self.outline, 0.66),
            mix(self.colour, self.outline, 0.28),
            self.colour,
            mix(self.colour, LIGHT, 0.16),
            mix(self.colour, LIGHT, 0.40),
        ];
        let place = height.clamp(0.0, 1.0) * (stops.len() - 1) as f32;
        let k = (place as usize).min(stops.len() - 2);
        mix(stops[k], stops[k + 1], place - k as f32)
    }

    /// Round tubes, lit from above on the left.
    fn tubes(&self, strips: &[Strip]) -> String {
        const LEVELS: u8 = 13;
        const LIT: Point = (-0.24, -0.3);
        const SHADOW: Point = (0.15, 0.24);
        let outline = hex(self.outline);
        let mut shapes = format!(
            "<path d='{}' fill='#000000' stroke='#000000' stroke-width='7' stroke-linejoin='round' opacity='0.3'/>\
             <path d='{}' fill='{outline}' stroke='{outline}' stroke-width='5.6' stroke-linejoin='round'/>",
            union(strips, 1.0, SHADOW),
            union(strips, 1.0, (0.0, 0.0))
        );
        for level in 0..LEVELS {
            let height = f32::from(level) / f32::from(LEVELS - 1);
            let path = union(strips, 1.0 - 0.88 * height, (height * LIT.0, height * LIT.1));
            // Writing to a string does not fail.
            let _ = write!(shapes, "<path d='{path}' fill='{}'/>", hex(self.shade(height)));
        }
        shapes
    }

    /// The pattern on as much of a limb as has grown.
    fn pattern(&self, limb: &Limb, growth: Growth) -> String {
        let mut shapes = String::new();
        for (k, arm) in limb.arms.iter().enumerate() {
            // A third arm comes out from under the others.
            let begin = if k < 2 { 0.0 } else { 0.9 * RADIUS };
            let last = if arm.whole { arm.length } else { 0.8 * arm.length };
            let shown = |along: f32, margin: f32| {
                along >= begin && along <= last && limb.beyond(growth, arm, along) > margin
            };
            shapes += &self.pattern.on(&Canvas {
                colour: self.colour,
                outline: self.outline,
                second: self.second,
                arm,
                number: k,
                shown: &shown,
            });
        }
        shapes
    }
}

/// The path of several strips, filled as one.
fn union(strips: &[Strip], scale: f32, shift: Point) -> String {
    let mut path = String::new();
    for strip in strips {
        strip.outline(&mut path, scale, shift);
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;
    use elder_god_rules::{Card, Condition, Shape, Sides};
    use window::visuals::svg::Key;

    const STATES: [Condition; 3] = [Condition::Normal, Condition::Immune, Condition::Damaged];
    const SKINS: u8 = 5;

    fn look(face: CardFace, skin: u8) -> CardArt {
        let state = match face {
            CardFace::Limb(_, state) => state,
            CardFace::Eyestalk(_) | CardFace::ElderSign => Condition::Normal,
        };
        let joined = Sides::of(&Side::ALL);
        CardArt { face, turned: false, state, book: false, joined, drawing: 0, skin: Skin(skin) }
    }

    /// Every tentacle and split, in every drawing, either way up.
    fn limbs(skin: u8) -> impl Iterator<Item = CardArt> {
        let faces = Shape::ALL.into_iter().flat_map(|shape| STATES.map(|state| CardFace::Limb(shape, state)));
        let either = faces.flat_map(|face| [false, true].map(|turned| (face, turned)));
        either.flat_map(move |(face, turned)| {
            (0..DRAWINGS).map(move |drawing| CardArt { turned, drawing, ..look(face, skin) })
        })
    }

    /// The pixels along the edges of a card, a pixel a unit: from the left, or from above.
    fn edge(drawn: &[u8], side: Side) -> Vec<[u8; 4]> {
        let (width, height) = (SIZE.0 as usize, SIZE.1 as usize);
        let pixel = |x: usize, y: usize| std::array::from_fn(|c| drawn[4 * (y * width + x) + c]);
        match side {
            Side::North => (0..width).map(|x| pixel(x, 0)).collect(),
            Side::South => (0..width).map(|x| pixel(x, height - 1)).collect(),
            Side::West => (0..height).map(|y| pixel(0, y)).collect(),
            Side::East => (0..height).map(|y| pixel(width - 1, y)).collect(),
        }
    }

    fn pixels(drawing: &Drawing) -> Vec<u8> {
        drawing.pixels(SIZE.0 as u32, SIZE.1 as u32).unwrap()
    }

    /// How unlike two colours are, as they are seen on black.
    fn unlike(a: &[u8], b: &[u8]) -> u32 {
        let seen = |p: &[u8], c: usize| u32::from(p[c]) * u32::from(p[3]) / 255;
        (0..3).map(|c| seen(a, c).abs_diff(seen(b, c))).max().unwrap_or_default()
    }

    /// A pixel of an edge with those beside it: a line may be off by the tenth of a pixel that rounding costs.
    fn soft(edge: &[[u8; 4]], k: usize) -> [u8; 4] {
        let mean = |c: usize| edge[k - 1..=k + 1].iter().map(|p| u16::from(p[c])).sum::<u16>() / 3;
        std::array::from_fn(|c| mean(c) as u8)
    }

    /// Colours less unlike than this, of 255, make no seam: a line off by the tenth of a pixel costs up to 10 on the lightest
    /// skin.
    const SEAM: u32 = 14;

    #[test]
    fn tentacles_flow_from_card_to_card() {
        for skin in 0..SKINS {
            // What there is to see across and along the first card that has such an edge.
            let mut expected: [Option<Vec<[u8; 4]>>; 2] = [None, None];
            let eyestalks = STATES.map(|state| look(CardFace::Eyestalk([state; 4]), skin));
            // One skin in all states, the others as they mostly are.
            let limbs = limbs(skin).filter(|look| skin == 0 || look.state == Condition::Normal);
            let cards = limbs.chain(eyestalks).map(|look| {
                let sides = match look.face {
                    CardFace::Limb(..) => look.face.sides(look.turned),
                    CardFace::Eyestalk(_) | CardFace::ElderSign => look.joined,
                };
                (format!("{look:?}"), sides, pixels(&card(look, Background::None)))
            });
            let ends = [("Body", Side::North, body(Skin(skin)))].into_iter().chain(
                [(Side::North, false), (Side::North, true), (Side::South, false), (Side::South, true)]
                    .map(|(side, open)| ("Mouth", side, mouth(Skin(skin), side, open))),
            );
            let ends =
                ends.map(|(name, side, drawing)| (name.to_owned(), Sides::of(&[side]), pixels(&drawing)));
            for (name, sides, drawn) in cards.chain(ends) {
                for side in Side::ALL {
                    let edge = edge(&drawn, side);
                    if !sides.has(side) {
                        // Only the shadow of something near it.
                        assert!(edge.iter().all(|p| p[3] < 90), "{name} has something {side:?}");
                        continue;
                    }
                    let expected =
                        expected[usize::from(side.is_vertical())].get_or_insert_with(|| edge.clone());
                    let middle = edge.len() / 2;
                    for k in middle - 20..middle + 20 {
                        let (here, there) = (soft(&edge, k), soft(expected, k));
                        assert!(
                            unlike(&here, &there) < SEAM,
                            "{name}: a seam {side:?} at {k}: {here:?}, {there:?}"
                        );
                    }
                    assert_eq!(edge[middle][3], 255, "{name} is not joined {side:?}");
                }
            }
        }
    }

    #[test]
    fn every_card_can_be_told_from_every_other_when_it_is_small() {
        let mut faces: Vec<CardFace> = Card::all(true).map(Card::face).collect();
        faces.sort_unstable();
        faces.dedup();
        for skin in 0..SKINS {
            let drawn = |&face: &CardFace| card(look(face, skin), Background::None).pixels(29, 40).unwrap();
            let drawn: Vec<Vec<u8>> = faces.iter().map(drawn).collect();
            for (i, a) in drawn.iter().enumerate() {
                for (j, b) in drawn.iter().enumerate().skip(i + 1) {
                    let other = a.chunks(4).zip(b.chunks(4)).filter(|(p, q)| unlike(p, q) > 60).count();
                    assert!(other > 25, "{:?} and {:?}: {other}", faces[i], faces[j]);
                }
            }
        }
    }

    /// Skins are told apart by their patterns alone: as grey pictures, however dark or light.
    #[test]
    fn skins_have_patterns_of_their_own() {
        let grey = |skin: u8| {
            let look =
                CardArt { drawing: 1, ..look(CardFace::Limb(Shape::Upright, Condition::Normal), skin) };
            let drawn = card(look, Background::None).pixels(60, 84).unwrap();
            let opaque = drawn.chunks(4).filter(|p| p[3] == 255);
            let grey: Vec<f32> = opaque
                .map(|p| 0.3 * f32::from(p[0]) + 0.6 * f32::from(p[1]) + 0.1 * f32::from(p[2]))
                .collect();
            let mean = grey.iter().sum::<f32>() / grey.len() as f32;
            let centred: Vec<f32> = grey.iter().map(|value| value - mean).collect();
            let size = centred.iter().map(|value| value * value).sum::<f32>().sqrt();
            centred.into_iter().map(|value| value / size).collect::<Vec<f32>>()
        };
        let skins: Vec<Vec<f32>> = (0..SKINS).map(grey).collect();
        for (i, a) in skins.iter().enumerate() {
            for (j, b) in skins.iter().enumerate().skip(i + 1) {
                let alike: f32 = a.iter().zip(b).map(|(p, q)| p * q).sum();
                assert!(alike < 0.8, "{i} and {j}: {alike}");
            }
        }
    }

    #[test]
    fn growing_begins_with_nothing_and_ends_with_the_card() {
        let opaque = |drawn: &[u8]| drawn.chunks(4).filter(|p| p[3] == 255).count();
        for look in limbs(0).step_by(13).chain([look(CardFace::Eyestalk([Condition::Normal; 4]), 1)]) {
            let sides = if look.face.sides(look.turned).is_empty() {
                look.joined
            } else {
                look.face.sides(look.turned)
            };
            for from in sides.iter() {
                let steps = [0.0, 0.25, 0.5, 0.75, 1.0].map(|share| pixels(&growing(look, from, share)));
                assert_eq!(opaque(&steps[0]), 0, "{look:?}");
                assert!(steps.windows(2).all(|pair| opaque(&pair[0]) < opaque(&pair[1])), "{look:?}");
                let whole = pixels(&card(look, Background::None));
                let other =
                    whole.chunks(4).zip(steps[4].chunks(4)).filter(|(p, q)| unlike(p, q) > 40).count();
                assert!(other < 40, "{look:?} from {from:?}: {other}");
            }
        }
    }

    #[test]
    fn a_stalk_that_is_not_joined_ends_short() {
        let look = CardArt {
            joined: Sides::of(&[Side::East]),
            ..look(CardFace::Eyestalk([Condition::Normal; 4]), 0)
        };
        let drawn = pixels(&card(look, Background::None));
        for side in Side::ALL {
            let reaches = edge(&drawn, side).iter().any(|p| p[3] == 255);
            assert_eq!(reaches, side == Side::East, "{side:?}");
        }
    }

    #[test]
    fn what_lies_on_a_card_is_seen() {
        let wounded = look(CardFace::Limb(Shape::Level, Condition::Damaged), 0);
        let healed = CardArt { state: Condition::Normal, ..wounded };
        let book = CardArt { book: true, ..wounded };
        let never = look(CardFace::Limb(Shape::Level, Condition::Normal), 0);
        let drawn =
            [wounded, healed, book, never].map(|look| card(look, Background::None).pixels(29, 40).unwrap());
        for (i, a) in drawn.iter().enumerate() {
            for b in &drawn[i + 1..] {
                let other = a.chunks(4).zip(b.chunks(4)).filter(|(p, q)| unlike(p, q) > 60).count();
                assert!(other > 25, "{other}");
            }
        }
    }

    fn others() -> impl Iterator<Item = Drawing> {
        use crate::faces::DrawnPicture as Seen;
        let mouths = Side::ALL.into_iter().filter(|side| side.is_vertical());
        let mouths = mouths.flat_map(|side| [false, true].map(|open| Seen::Mouth(Skin(2), side, open)));
        let openings = Side::ALL.map(|side| Seen::Opening(Skin(3), side));
        let paper = Seen::Card(look(CardFace::Limb(Shape::Upright, Condition::Normal), 4), Background::Paper);
        let (body, plot) = (Seen::Body(Skin(1)), Seen::Plot(Skin(4)));
        let rest = [Seen::Book, Seen::ElderSign, Seen::Back, Seen::TableTop, Seen::Place, Seen::Emblem];
        mouths.chain(openings).chain([paper, body, plot]).chain(rest).map(Seen::drawing)
    }

    #[test]
    fn everything_else_is_drawn() {
        for drawing in others() {
            let drawn = drawing.pixels(40, 40).unwrap();
            assert!(drawn.chunks(4).filter(|p| p[3] > 0).count() > 100);
        }
    }

    #[test]
    fn no_colour_is_left_open() {
        let [normal, immune, damaged] = STATES;
        let mixed = look(CardFace::Eyestalk([normal, immune, damaged, normal]), 0);
        let eyestalks = STATES.map(|state| CardArt { state, ..mixed });
        let cards = limbs(0).chain(eyestalks).map(|look| card(look, Background::Paper));
        for layer in cards.chain(others()).flat_map(|drawing| drawing.layers) {
            assert!(Key::ALL.into_iter().all(|key| !layer.svg().contains(key.hex())), "{}", layer.svg());
        }
    }
}
