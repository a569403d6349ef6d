//! The patterns of skins.
//!
//! A pattern is laid along every arm and is the same from either end. So it flows from card to card, whichever way a
//! card lies. An arm has a whole number of its parts, and begins and ends half-way between two.

use super::look::{Rgb, hex, mix};
use super::strip::{Point, polygon};
use super::tube::{Arm, RADIUS};
use std::f32::consts::PI;
use std::fmt::Write as _;

/// A pattern, in the second colour of a skin.
#[derive(Clone, Copy)]
pub(super) enum Pattern {
    /// Two rows of suckers.
    Suckers,
    /// Bands round it.
    Bands,
    /// Spots with a rim, of many sizes.
    Spots,
    /// Two lines that wind round it, and a dot in every mesh.
    Net,
    /// Two lines along it.
    Lines,
}

/// What a pattern is laid on.
pub(super) struct Ground<'a> {
    pub colour: Rgb,
    pub outline: Rgb,
    /// Of the pattern.
    pub second: Rgb,
    pub arm: &'a Arm,
    /// Which arm of its limb.
    pub number: usize,
    /// Whether there is anything of the arm so far along, with so much of it beyond.
    pub shown: &'a dyn Fn(f32, f32) -> bool,
}

impl Pattern {
    /// Lays it on an arm.
    pub fn on(self, ground: &Ground) -> String {
        match self {
            Self::Suckers => ground.suckers(),
            Self::Bands => ground.bands(),
            Self::Spots => ground.spots(),
            Self::Net => ground.net(),
            Self::Lines => ground.lines(),
        }
    }
}

impl Ground<'_> {
    /// Places along the arm, about so far apart.
    fn parts(&self, period: f32) -> impl Iterator<Item = f32> + use<> {
        let length = self.arm.length;
        let count = (length / period + 0.3).floor().max(1.0) as u16;
        (0..count).map(move |k| (f32::from(k) + 0.5) * length / f32::from(count))
    }

    /// Whether a place can be seen, with so much beyond it; what lies beyond the edge goes with the edge.
    fn shows(&self, along: f32, margin: f32) -> bool {
        (self.shown)(along.min(self.arm.length), margin)
    }

    fn suckers(&self) -> String {
        let (rim, ring) = (hex(self.outline), hex(self.second));
        let hollow = hex(mix(self.colour, self.outline, 0.5));
        let mut shapes = String::new();
        for along in self.parts(15.0).filter(|&along| self.shows(along, 22.0)) {
            let station = self.arm.strip.at(along);
            for side in [-0.44, 0.44] {
                let (at, radius) = (station.beside(side), 0.29 * station.radius.min(1.5 * RADIUS));
                let discs = [(radius + 1.0, &rim), (radius, &ring), (0.5 * radius, &hollow)];
                shapes.extend(discs.map(|(radius, fill)| disc(at, radius, fill)));
            }
        }
        shapes
    }

    fn bands(&self) -> String {
        let mut path = String::new();
        for along in self.parts(16.0).filter(|&along| self.shows(along, 14.0)) {
            let edge = |sign: f32| {
                (-8..=8i8).map(move |k| {
                    let share = 0.97 * sign * f32::from(k) / 8.0;
                    let half = 4.3 * (1.0 - 0.62 * share * share);
                    self.arm.strip.at(along + sign * half).beside(share)
                })
            };
            polygon(&mut path, edge(1.0).chain(edge(-1.0)));
        }
        format!("<path d='{path}' fill='{}' fill-opacity='0.88'/>", hex(self.second))
    }

    fn spots(&self) -> String {
        let (rim, fill) = (hex(self.outline), hex(self.second));
        let mut shapes = String::new();
        for (k, along) in self.parts(10.0).enumerate().filter(|&(_, along)| self.shows(along, 20.0)) {
            let (place, size) = (scatter(31 * self.number + k), scatter(7 * self.number + k + 3));
            let side = if k % 2 == 0 { 0.46 } else { -0.46 } + 0.3 * (place - 0.5);
            let station = self.arm.strip.at(along);
            let size = (0.26 + 0.14 * size) * station.radius.min(1.3 * RADIUS);
            // Within the tube, and within the card.
            let room = (1.0 - side.abs()) * station.radius - 1.4;
            let radius = size.min(room).min(self.arm.length - along - 2.6);
            let at = station.beside(side);
            shapes.extend([disc(at, radius + 1.2, &rim), disc(at, radius, &fill)]);
        }
        shapes
    }

    fn net(&self) -> String {
        /// Steps of a drawn line, a mesh.
        const STEPS: u16 = 40;
        let (rim, ink) = (hex(self.outline), hex(self.second));
        let meshes = || self.parts(17.0);
        let mesh = self.arm.length / meshes().count() as f32;
        // From the hub to a little beyond the edge.
        let steps = STEPS * meshes().count() as u16 + STEPS / 4;
        let mut path = String::new();
        for turn in [-0.76, 0.76] {
            let alongs = (0..=steps).map(|k| f32::from(k) / f32::from(STEPS) * mesh);
            for (k, along) in alongs.filter(|&along| self.shows(along, 16.0)).enumerate() {
                let (x, y) = self.arm.strip.at(along).beside(turn * (PI * along / mesh).cos());
                let pen = if k == 0 { 'M' } else { 'L' };
                // Writing to a string does not fail.
                let _ = write!(path, "{pen}{x:.2} {y:.2}");
            }
        }
        let mut shapes = format!(
            "<path d='{path}' fill='none' stroke='{rim}' stroke-width='5.4' stroke-opacity='0.6'/>\
             <path d='{path}' fill='none' stroke='{ink}' stroke-width='3.4' stroke-linejoin='round'/>"
        );
        let knots = std::iter::once(0.0).chain(meshes().map(|along| along + 0.5 * mesh));
        for along in knots.filter(|&along| self.shows(along, 18.0)) {
            let at = self.arm.strip.at(along).at;
            shapes.extend([disc(at, 4.6, &rim), disc(at, 3.6, &ink)]);
        }
        shapes
    }

    fn lines(&self) -> String {
        let mut path = String::new();
        let stations: Vec<_> = self.arm.strip.0.iter().filter(|s| self.shows(s.along, 16.0)).collect();
        for side in [-0.46, 0.46] {
            let line = |offset: f32| stations.iter().map(move |s| s.beside(side + offset));
            polygon(&mut path, line(0.16).chain(line(-0.16).rev()));
        }
        format!("<path d='{path}' fill='{}' fill-opacity='0.9'/>", hex(self.second))
    }
}

fn disc((x, y): Point, radius: f32, fill: &str) -> String {
    format!("<circle cx='{x:.2}' cy='{y:.2}' r='{radius:.2}' fill='{fill}'/>")
}

/// A number from 0 to 1 that looks like chance and is always the same.
fn scatter(number: usize) -> f32 {
    let mixed = (number as u32).wrapping_mul(0x9E37_79B9) ^ 0x85EB_CA6B;
    let mixed = (mixed ^ (mixed >> 15)).wrapping_mul(0x2C1B_3C6D);
    ((mixed ^ (mixed >> 13)) & 0xFFFF) as f32 / 65535.0
}
