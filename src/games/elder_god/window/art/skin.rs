//! Skins: the colours of a monster, and tubes in them.

use super::look::{Rgb, Skin, hex, mix};
use super::pattern::{Ground, Pattern};
use super::strip::{Point, Strip};
use super::tube::{Growth, Limb, RADIUS};
use std::fmt::Write as _;
use window::visuals::palette::SEATS;
use window::visuals::svg::{Key, Layer};

/// What a skin is drawn with.
pub(super) struct Hide {
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

    pub(super) fn hide(self) -> &'static Hide {
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
    pub(crate) fn tubes(&self, strips: &[Strip]) -> String {
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
    pub fn pattern(&self, limb: &Limb, growth: Growth) -> String {
        let mut shapes = String::new();
        for (k, arm) in limb.arms.iter().enumerate() {
            // A third arm comes out from under the others.
            let begin = if k < 2 { 0.0 } else { 0.9 * RADIUS };
            let last = if arm.whole { arm.length } else { 0.8 * arm.length };
            let shown = |along: f32, margin: f32| {
                along >= begin && along <= last && limb.beyond(growth, arm, along) > margin
            };
            shapes += &self.pattern.on(&Ground {
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
pub(super) fn union(strips: &[Strip], scale: f32, shift: Point) -> String {
    let mut path = String::new();
    for strip in strips {
        strip.outline(&mut path, scale, shift);
    }
    path
}
