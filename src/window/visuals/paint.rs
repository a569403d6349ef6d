//! Textures made in code: a small canvas in linear light with mip maps, and what is painted on it.

use super::palette::Finish;
use super::piece_style::{Artwork, PieceStyle};
use bevy::asset::RenderAssetUsages;
use bevy::image::{ImageAddressMode, ImageFilterMode, ImageSampler, ImageSamplerDescriptor};
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use table::Size;
use table::piece::TAROT_MM;

/// Pixels in linear light, premultiplied by alpha, row by row from the top.
pub(super) struct Canvas {
    width: usize,
    height: usize,
    pixels: Vec<Vec4>,
}

impl Canvas {
    /// A canvas with every pixel computed from its centre, both coordinates from 0 to 1.
    pub(super) fn new(width: usize, height: usize, paint: impl Fn(Vec2) -> Vec4) -> Self {
        let pixels = (0..width * height)
            .map(|i| {
                let at = Vec2::new((i % width) as f32 + 0.5, (i / width) as f32 + 0.5);
                paint(at / Vec2::new(width as f32, height as f32))
            })
            .collect();
        Self { width, height, pixels }
    }

    /// A canvas with pixels from straight sRGB with alpha, row by row from the top.
    pub(super) fn of_pixels(width: u32, height: u32, rgba: &[u8]) -> Self {
        let linear = |p: &[u8]| LinearRgba::from(Srgba::rgba_u8(p[0], p[1], p[2], p[3])).to_vec4();
        let pixels = rgba.chunks_exact(4).map(linear).map(|p| (p.truncate() * p.w).extend(p.w)).collect();
        Self { width: width as usize, height: height as usize, pixels }
    }

    /// Half the size, each pixel the mean of four.
    fn halved(&self) -> Self {
        let (width, height) = ((self.width / 2).max(1), (self.height / 2).max(1));
        let pixels = (0..width * height)
            .map(|i| {
                let (x, y) = (2 * (i % width), 2 * (i / width));
                let (x1, y1) = ((x + 1).min(self.width - 1), (y + 1).min(self.height - 1));
                let at = |x: usize, y: usize| self.pixels[y * self.width + x];
                (at(x, y) + at(x1, y) + at(x, y1) + at(x1, y1)) / 4.0
            })
            .collect();
        Self { width, height, pixels }
    }

    /// The texture, with all its mip maps.
    pub(super) fn into_image(self, edges: ImageAddressMode) -> Image {
        let size =
            Extent3d { width: self.width as u32, height: self.height as u32, depth_or_array_layers: 1 };
        let mut data = Vec::with_capacity(self.pixels.len() * 16 / 3);
        let mut levels = 0;
        let mut level = self;
        loop {
            levels += 1;
            data.extend(level.pixels.iter().flat_map(|p| {
                let colour = LinearRgba::new(p.x, p.y, p.z, p.w);
                Srgba::from(colour).to_u8_array()
            }));
            if level.width == 1 && level.height == 1 {
                break;
            }
            level = level.halved();
        }
        let mut image = Image::new_uninit(
            size,
            TextureDimension::D2,
            TextureFormat::Rgba8UnormSrgb,
            RenderAssetUsages::RENDER_WORLD,
        );
        image.data = Some(data);
        image.texture_descriptor.mip_level_count = levels;
        image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
            address_mode_u: edges,
            address_mode_v: edges,
            mag_filter: ImageFilterMode::Linear,
            min_filter: ImageFilterMode::Linear,
            mipmap_filter: ImageFilterMode::Linear,
            ..default()
        });
        image
    }
}

/// 1 inside a shape, 0 outside, with an edge `soft` wide.
fn coverage(distance: f32, soft: f32) -> f32 {
    (0.5 - distance / soft).clamp(0.0, 1.0)
}

fn linear(colour: Color) -> Vec3 {
    colour.to_linear().to_vec3()
}

/// How much of the light a material stops.
pub(super) fn opacity(finish: Finish) -> f32 {
    match finish {
        Finish::Translucent => 0.66,
        Finish::Sheet => 0.16,
        Finish::Opaque | Finish::Card | Finish::Wood => 1.0,
    }
}

/// Clear plastic stops less than coloured plastic does.
pub(super) fn opacity_of(look: &PieceStyle) -> f32 {
    let c = look.colour.to_linear();
    let pale = c.red.min(c.green).min(c.blue);
    if look.finish == Finish::Translucent && pale > 0.7 { 0.26 } else { opacity(look.finish) }
}

/// Black or white, whichever is seen better on a colour.
fn contrast(colour: Color) -> Vec3 {
    if colour.luminance() > 0.16 { Vec3::splat(0.012) } else { Vec3::new(0.92, 0.90, 0.84) }
}

/// The side of a pyramid: its mark low on the face, where a nested piece still shows it, and as many pips as its
/// size counts along the base. The triangle spans the picture: base below, tip in the middle above.
pub(super) fn pyramid_side(look: &PieceStyle, size: Size) -> Canvas {
    let base = size.base_mm();
    let slant = size.height_mm().hypot(base / 2.0);
    let (width, height) = (256, (256.0 * slant / base) as usize);
    let alpha = opacity_of(look);
    let (body, ink) = (linear(look.colour), contrast(look.colour));
    let radius = 1.5 + 0.08 * base;
    let pips = match size {
        Size::Small => 1,
        Size::Medium => 2,
        Size::Large => 3,
    };
    let soft = 2.0 * base / 256.0;
    Canvas::new(width, height, |at| {
        let p = Vec2::new((at.x - 0.5) * base, (1.0 - at.y) * slant);
        let mut inked: f32 = 0.0;
        if let Some(mark) = look.mark {
            let glyph = (p - Vec2::new(0.0, radius + 2.0)) / radius;
            inked = coverage(mark.distance(glyph) * radius, soft);
        }
        for pip in 0..pips {
            let centre = Vec2::new(base / 2.0 - 2.5 - 1.7 * pip as f32, 1.5);
            inked = inked.max(coverage(p.distance(centre) - 0.55, soft));
        }
        // Plastic gathers light and thickens along its edges.
        let slope = Vec2::new(slant, base / 2.0).normalize();
        let edge = (base / 2.0 - p.x.abs()) * slope.x - p.y * slope.y;
        let rim = (-edge.min(p.y).max(0.0) / (0.055 * base)).exp();
        let fill = body * (1.0 + 0.35 * rim) + Vec3::splat(0.02 * rim);
        // Ink on clear plastic is itself nearly opaque.
        let clear = alpha + 0.16 * rim * (1.0 - alpha);
        let a = clear + (0.94 - clear).max(0.0) * inked;
        (fill.lerp(ink, inked) * a).extend(a)
    })
}

/// A repeatable number from 0 to 1 for a point of a lattice.
fn lattice(x: i32, y: i32, seed: u32) -> f32 {
    let mut h = (x as u32).wrapping_mul(0x9E37_79B1) ^ (y as u32).wrapping_mul(0x85EB_CA77) ^ seed;
    h = (h ^ (h >> 15)).wrapping_mul(0x2C1B_3C6D);
    h = (h ^ (h >> 12)).wrapping_mul(0x297A_2D39);
    ((h ^ (h >> 15)) >> 8) as f32 / 16_777_216.0
}

/// Smooth noise from 0 to 1.
fn noise(p: Vec2, seed: u32) -> f32 {
    let cell = p.floor();
    let f = p - cell;
    let f = f * f * (Vec2::splat(3.0) - 2.0 * f);
    let (x, y) = (cell.x as i32, cell.y as i32);
    let low = lattice(x, y, seed).lerp(lattice(x + 1, y, seed), f.x);
    let high = lattice(x, y + 1, seed).lerp(lattice(x + 1, y + 1, seed), f.x);
    low.lerp(high, f.y)
}

/// Boards of a table: grain along u, 60 cm; 20 cm across along v. Mirrored at the edges.
pub(super) fn wood() -> Canvas {
    let (light, dark) = (linear(Color::srgb(0.60, 0.43, 0.29)), linear(Color::srgb(0.33, 0.205, 0.125)));
    Canvas::new(1024, 512, |at| {
        let cm = at * Vec2::new(60.0, 20.0);
        // Growth rings cut almost lengthwise: long bands that wander, each dark at one edge and pale at the other.
        let bend = noise(cm * Vec2::new(0.045, 0.16), 1) * 5.0 + noise(cm * Vec2::new(0.2, 1.1), 2) * 0.35;
        let ring = (cm.y * 0.42 + bend).fract();
        let ring = ring.powf(2.2) * (1.0 - ((ring - 0.93) / 0.07).clamp(0.0, 1.0));
        let fibre = noise(cm * Vec2::new(0.7, 30.0), 3) * 0.6 + noise(cm * Vec2::new(0.3, 11.0), 6) * 0.4;
        let pore = (noise(cm * Vec2::new(1.3, 44.0), 4) - 0.74).max(0.0) * 2.4;
        let tone = 0.34 * ring + 0.38 * fibre + 0.28 * noise(cm * Vec2::new(0.08, 0.25), 5);
        (light.lerp(dark, tone.clamp(0.0, 1.0)) * (1.0 - 0.5 * pore)).extend(1.0)
    })
}

/// Felt, in gray: it is tinted by the material. 8 cm a side, mirrored at the edges.
pub(super) fn felt() -> Canvas {
    Canvas::new(256, 256, |at| {
        let cm = at * 8.0;
        let fuzz = noise(cm * 22.0, 11) * 0.5 + noise(cm * 9.0 + noise(cm * 5.0, 12) * 3.0, 13) * 0.3;
        let cloud = noise(cm * 0.9, 14) * 0.2;
        Vec3::splat(0.62 + 0.38 * (fuzz + cloud)).extend(1.0)
    })
}

/// The six faces of a die, three by two: one, two, three above four, five, six.
pub(super) fn die(look: &PieceStyle) -> Canvas {
    let (body, ink) = (linear(look.colour), contrast(look.colour));
    Canvas::new(384, 256, |at| {
        let cell = (at * Vec2::new(3.0, 2.0)).floor();
        let p = (at * Vec2::new(3.0, 2.0) - cell) * 2.0 - 1.0;
        let face = 1 + cell.x as usize + 3 * cell.y as usize;
        let pips: &[[f32; 2]] = match face {
            1 => &[[0.0, 0.0]],
            2 => &[[1.0, 1.0], [-1.0, -1.0]],
            3 => &[[0.0, 0.0], [1.0, 1.0], [-1.0, -1.0]],
            4 => &[[1.0, 1.0], [-1.0, -1.0], [1.0, -1.0], [-1.0, 1.0]],
            5 => &[[0.0, 0.0], [1.0, 1.0], [-1.0, -1.0], [1.0, -1.0], [-1.0, 1.0]],
            _ => &[[1.0, 1.0], [-1.0, -1.0], [1.0, -1.0], [-1.0, 1.0], [1.0, 0.0], [-1.0, 0.0]],
        };
        let near = pips.iter().map(|c| p.distance(Vec2::from_array(*c) * 0.5)).fold(f32::MAX, f32::min);
        body.lerp(ink, coverage(near - 0.17, 0.03)).extend(1.0)
    })
}

/// Size at which a card's sides are printed, pixels: as large as they are ever seen, and small enough for a whole pack.
pub const ART_WIDTH: u32 = 384;
const ART_HEIGHT: u32 = 658;

/// A tarot card: front in the left half, back in the right.
pub(super) fn tarot(look: &PieceStyle) -> Canvas {
    let paper = linear(look.colour);
    let [w, h, _] = TAROT_MM;
    Canvas::new(2 * ART_WIDTH as usize, ART_HEIGHT as usize, |at| {
        let back = at.x >= 0.5;
        let uv = Vec2::new((at.x * 2.0).fract(), at.y);
        let p = (uv - 0.5) * Vec2::new(w, h);
        let inset = (p.abs() - Vec2::new(w, h) / 2.0).max_element();
        if let Some(art) = look.back.as_ref().filter(|_| back) {
            let printed = sample(art, uv);
            return paper.lerp(printed.truncate(), printed.w).extend(1.0);
        }
        if back {
            let night = Vec3::new(0.012, 0.035, 0.05);
            let gold = Vec3::new(0.62, 0.42, 0.14);
            let frame = coverage((inset + 3.4).abs() - 0.35, 0.25);
            let lines = (p.x + p.y).rem_euclid(6.0) - 3.0;
            let cross = (p.x - p.y).rem_euclid(6.0) - 3.0;
            let net = coverage(lines.abs().min(cross.abs()) - 0.18, 0.25) * coverage(inset + 4.4, 0.3) * 0.55;
            let eye = coverage((p.length() - 11.0).abs() - 0.5, 0.25)
                .max(coverage(p.length() - 4.0, 0.25))
                .max(coverage((Vec2::new(p.x * 0.62, p.y * 1.5).length() - 11.0).abs() - 0.5, 0.3));
            let ground = if p.length() < 11.0 { 0.0 } else { net };
            let ink = frame.max(eye).max(ground);
            return paper.lerp(night.lerp(gold, ink), coverage(inset + 2.2, 0.25)).extend(1.0);
        }
        let blank = paper * (1.0 - 0.45 * coverage((inset + 2.6).abs() - 0.2, 0.25));
        let Some(art) = &look.front else { return blank.extend(1.0) };
        let printed = sample(art, uv);
        blank.lerp(printed.truncate(), printed.w).extend(1.0)
    })
}

/// The nearest pixel of a picture, in linear light.
fn sample(art: &Artwork, uv: Vec2) -> Vec4 {
    let x = ((uv.x * art.width as f32) as u32).min(art.width.saturating_sub(1));
    let y = ((uv.y * art.height as f32) as u32).min(art.height.saturating_sub(1));
    let start = 4 * (y * art.width + x) as usize;
    let Some(&[r, g, b, a]) = art.rgba.get(start..start + 4).and_then(|p| p.first_chunk::<4>()) else {
        return Vec4::ZERO;
    };
    LinearRgba::from(Srgba::rgba_u8(r, g, b, a)).to_vec4()
}
