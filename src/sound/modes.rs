//! At which frequencies a piece rings, how soon each dies away, and how much of a blow goes into it.

use crate::impact::SOUND_M_S;
use crate::materials::{Properties, properties};
use game::contact::{Form, Material, SoundingPiece};
use std::f32::consts::{PI, TAU};

/// Most modes of a piece: a few suffice (Foley Automatic).
pub const MOST_MODES: usize = 8;
/// Higher modes are not heard any more, Hz.
const HIGHEST_HZ: f32 = 15_000.0;
/// Lower ones are felt rather than heard, Hz.
const LOWEST_HZ: f32 = 60.0;
/// Thickness of a pyramid's walls, mm: two of one size nested are 9.525 mm taller than one, so the cavity is that much lower.
const WALL_MM: f32 = 2.6;
/// The board of a table between its legs, mm. Estimated.
const BOARD_MM: [f32; 3] = [900.0, 600.0, 22.0];

/// The squares of the wave numbers of a bar with free ends, times its length (Rayleigh; Fletcher and Rossing, *The Physics of Musical
/// Instruments*).
const FREE_BAR: [f32; 4] = [22.373, 61.673, 120.903, 199.859];
/// The first of a strip with both edges clamped; hinged it is π².
const CLAMPED_STRIP: f32 = 22.373;
/// How much higher a strip that tapers to a point sounds than one as wide as its base: Rayleigh's quotient for a deflection that falls
/// with the cube of the width, √2.
const TAPER: f32 = std::f32::consts::SQRT_2;

/// How much a thing radiates that swings in free air: the air flows around it from its front to its back, unless it is larger than a
/// wave is long by 2π.
fn unbaffled(hz: f32, radius_m: f32) -> f32 {
    (TAU * hz * radius_m / SOUND_M_S).min(1.0)
}

/// A mode.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ModeOfPiece {
    /// Its frequency, Hz.
    pub hz: f32,
    /// Its amplitude falls to 1/e in 1/`decay`, 1/s.
    pub decay: f32,
    /// What moves in it, kg.
    pub mass_kg: f32,
    /// The area that pushes the air, m²: less where parts of it push against each other.
    pub area_m2: f32,
}

/// The modes of a piece that one can hear, lowest first; at most [`MOST_MODES`].
pub fn modes(piece: &SoundingPiece) -> Vec<ModeOfPiece> {
    let material = properties(piece.material);
    let mass_kg = piece.mass_g / 1000.0;
    let mut all = match piece.form {
        Form::Pyramid(size) => shell(size.base_mm() / 1000.0, size.height_mm() / 1000.0, mass_kg, &material),
        Form::Plate(edges_mm) => plate(edges_mm.map(|mm| mm / 1000.0), mass_kg, &material),
        Form::Block(edges_mm) => block(edges_mm.map(|mm| mm / 1000.0), mass_kg, &material),
        Form::Furniture => board(piece.material),
    };
    all.retain(|mode| (LOWEST_HZ..HIGHEST_HZ).contains(&mode.hz));
    all.sort_by(|a, b| a.hz.total_cmp(&b.hz));
    all.truncate(MOST_MODES);
    all
}

/// Bending of a plate goes by √(D/ρh), m²/s.
fn bending(thickness_m: f32, material: &Properties) -> f32 {
    let Properties { young_pa, density, poisson, .. } = material;
    thickness_m * (young_pa / (12.0 * density * (1.0 - poisson * poisson))).sqrt()
}

fn mode(hz: f32, mass_kg: f32, area_m2: f32, loss: f32) -> ModeOfPiece {
    // A loss factor is twice the damping ratio.
    ModeOfPiece { hz, decay: loss * PI * hz, mass_kg, area_m2 }
}

/// A hollow pyramid: its walls bend like strips between the edges where they meet. If neighbours bend against each other the edges
/// only turn (hinged); if all bend alike they stay (clamped).
fn shell(base_m: f32, height_m: f32, mass_kg: f32, material: &Properties) -> Vec<ModeOfPiece> {
    let strip = TAPER * bending(WALL_MM / 1000.0, material) / (TAU * base_m * base_m);
    let wall_m2 = base_m * height_m / 2.0;
    // Near the rim alone a wall moves much. Hinged, two walls push where two pull.
    vec![
        mode(strip * PI * PI, mass_kg / 8.0, 0.10 * wall_m2, material.loss),
        mode(strip * CLAMPED_STRIP, mass_kg / 8.0, 0.5 * wall_m2, material.loss),
    ]
}

/// Warburton's G, H and J of so many lines that stand still, between two free edges.
fn free_edges(lines: u8) -> [f32; 3] {
    match lines {
        0 => [0.0; 3],
        1 => [0.0, 0.0, 12.0 / (PI * PI)],
        2 => [1.506, 1.248, 5.017],
        _ => {
            let half = f32::from(lines) - 0.5;
            [half, half * half * (1.0 - 2.0 / (half * PI)), half * half * (1.0 + 6.0 / (half * PI))]
        }
    }
}

/// A plate with free edges (Warburton, *The Vibration of Rectangular Plates*, 1954).
fn plate([a, b, thickness]: [f32; 3], mass_kg: f32, material: &Properties) -> Vec<ModeOfPiece> {
    let side = a / b;
    let nu = material.poisson;
    let mut all = vec![];
    for m in 0..5_u8 {
        for n in (0..5_u8).filter(|n| m + n >= 2) {
            let [c, d] = [m, n].map(free_edges);
            let cross = nu * c[1] * d[1] + (1.0 - nu) * c[2] * d[2];
            let square = c[0].powi(4) + (d[0] * side).powi(4) + 2.0 * side * side * cross;
            let hz = square.sqrt() * PI * bending(thickness, material) / (2.0 * a * a);
            // The more waves, the more of the plate pushes against the rest, and the smaller what is left over.
            let left = 1.0 / f32::from((m + 1) * (n + 1));
            let area = 0.5 * a * b * left * unbaffled(hz, a.min(b) / 2.0);
            all.push(mode(hz, mass_kg / 4.0, area, material.loss));
        }
    }
    all
}

/// A solid piece, as a bar: it bends two ways, and rings along its length. A die does neither where one can hear it.
fn block(mut edges: [f32; 3], mass_kg: f32, material: &Properties) -> Vec<ModeOfPiece> {
    edges.sort_by(|a, b| b.total_cmp(a));
    let [length, wide, thick] = edges;
    if 3.0 * thick < wide {
        return plate(edges, mass_kg, material);
    }
    let speed = (material.young_pa / material.density).sqrt();
    let mut all = vec![mode(speed / (2.0 * length), mass_kg / 2.0, 0.5 * wide * thick, material.loss)];
    for deep in [thick, wide] {
        // A bar's radius of gyration is its depth by √12.
        let bend = speed * deep / (12.0_f32.sqrt() * TAU * length * length);
        for (n, wave) in (1_u8..).zip(FREE_BAR) {
            let (hz, across) = (bend * wave, wide * thick / deep);
            let area = length * across / (2.0 * f32::from(n)) * unbaffled(hz, across / 2.0);
            all.push(mode(hz, mass_kg / 4.0, area, material.loss));
        }
    }
    all
}

/// The board of a table, its edges held (Leissa, *Vibration of Plates*, 1969: simply supported). Under a mat it dies away sooner.
fn board(material: Material) -> Vec<ModeOfPiece> {
    let wood = properties(Material::Wood);
    let [a, b, thick] = BOARD_MM.map(|mm| mm / 1000.0);
    let mass_kg = a * b * thick * wood.density;
    let loss = if material == Material::Wood { wood.loss } else { wood.loss + 0.12 };
    let bend = bending(thick, &wood);
    let mut all = vec![];
    for m in 1..4_u8 {
        for n in 1..4_u8 {
            let waves = (f32::from(m) / a).powi(2) + (f32::from(n) / b).powi(2);
            let area = a * b / f32::from(m * n);
            all.push(mode(PI / 2.0 * waves * bend, mass_kg / 4.0, 0.4 * area, loss));
        }
    }
    all
}
