//! Lengths that are known: heights, drifts, and what must not be passed through.

use super::row::{BenchRow, Depth, Measure, Task};
use super::setups::{BenchSetup, at};
use game::pieces::{PieceId, Size};
use lab::scene::about;
use table::piece::{Kind, Mass};
use table::rapier3d::prelude::*;
use table::settings::GRAVITY;
use table::sim::{Placement, Sim, TableError};
use table::{MM_PER_CM, Settings};

/// Time to come to rest, s.
const REST_S: f32 = 3.0;
/// Thickness of a tarot card, mm.
const TAROT_MM: f32 = table::piece::TAROT_MM[2];

pub(super) fn tasks(depth: Depth) -> Vec<Task> {
    let mut tasks = vec![];
    let mut add = |set, run: Measure| {
        tasks.push(Task { set, run });
    };
    use Size::{Large, Medium, Small};
    let nests: [(&[Size], f64, f64); 6] = [
        (&[Large, Large], 9.525, 0.1),
        (&[Medium, Medium], 9.525, 0.1),
        (&[Small, Small], 9.525, 0.1),
        (&[Large, Medium], 9.525, 0.1),
        (&[Large, Medium, Small], 2.0 * 9.525, 0.1),
        (&[Large; 5], 4.0 * 9.525, 0.1),
    ];
    for (sizes, exact, allowed) in nests {
        add("nest", Box::new(move |s| Ok(vec![nest(s, sizes, exact, allowed)?])));
    }
    for (friction, pressed, holds) in [(0.1, 1.0, false), (0.1, 10.0, false), (0.45, 1.0, false)] {
        add("inverted", Box::new(move |s| Ok(vec![hanging(s, friction, pressed, holds)?])));
    }
    for friction in [0.05, 0.6] {
        add("inverted", Box::new(move |s| Ok(vec![cup(s, friction)?])));
    }
    let (storeys, drift_s): (&[u16], f32) = match depth {
        Depth::Full => (&[10, 9, 8, 7, 6, 5, 4, 3, 2, 1], 60.0),
        Depth::Brief => (&[6, 2], 10.0),
    };
    add("sag", Box::new(|s| Ok(vec![sag(s)?])));
    add("sag", Box::new(|s| Ok(vec![column(s)?])));
    for &n in storeys {
        add("drift", Box::new(move |s| drift(s, n, drift_s)));
    }
    for (size, turn) in [(Small, 0.0), (Medium, 180.0), (Large, 180.0), (Large, 20.0), (Small, 150.0)] {
        add("drop", Box::new(move |s| Ok(vec![drop(s, size, turn)?])));
    }
    add("blow", Box::new(block_on_boxes));
    add("blow", Box::new(|s| Ok(vec![fallen(s)?])));
    tasks
}

fn sim(settings: &Settings, placements: Vec<Placement>) -> Result<Sim, TableError> {
    Sim::new(*settings, BenchSetup::level(placements).placements)
}

fn wait(sim: &mut Sim, seconds: f32) -> Result<(), TableError> {
    for _ in 0..(seconds / sim.settings().tick_s) as u32 {
        sim.tick()?;
    }
    Ok(())
}

fn height_mm(sim: &Sim, id: u16) -> f64 {
    f64::from(sim.pose(PieceId(id)).translation.z * MM_PER_CM)
}

/// Pyramids nested on one another, lowest first.
fn nested(sizes: &[Size]) -> Vec<Placement> {
    let mut tip = 0.0_f32;
    let mut placements = vec![];
    for (i, &size) in sizes.iter().enumerate() {
        tip = if i == 0 { size.height_mm() } else { tip + table::piece::NEST_STEP_MM };
        placements.push(at(Kind::Pyramid(size), 0.0, 0.0, tip - size.height_mm() + 0.05 * i as f32));
    }
    placements
}

fn nest(settings: &Settings, sizes: &[Size], exact: f64, allowed: f64) -> Result<BenchRow, TableError> {
    let mut sim = sim(settings, nested(sizes))?;
    wait(&mut sim, REST_S)?;
    let tip = |i: usize| height_mm(&sim, i as u16) + f64::from(sizes[i].height_mm());
    let names: Vec<&str> = sizes.iter().map(Into::into).collect();
    let case = format!("pitch of {}", names.join(", "));
    Ok(BenchRow::new("nest", case, "mm", tip(sizes.len() - 1) - tip(0), exact, allowed))
}

/// A pyramid pressed onto a fixed one with so many times its weight; then everything is upside down. A taper keeps
/// (μ - t) / (μ + t) of what pressed it home, t being 0.286: less than 1 and the upper one drops off.
fn hanging(settings: &Settings, friction: f32, pressed: f32, holds: bool) -> Result<BenchRow, TableError> {
    let mut placements = nested(&[Size::Large, Size::Large]);
    placements[0].piece = placements[0].piece.clone().fixed();
    for placement in &mut placements {
        placement.piece.friction = friction;
    }
    let mut sim = sim(settings, placements)?;
    wait(&mut sim, 1.0)?;
    sim.set_gravity([0.0, 0.0, -GRAVITY * pressed]);
    wait(&mut sim, 1.0)?;
    sim.set_gravity([0.0, 0.0, GRAVITY]);
    let before = height_mm(&sim, 1);
    wait(&mut sim, 2.0)?;
    let held = if height_mm(&sim, 1) - before < 2.0 { 1.0 } else { 0.0 };
    let case = format!("hangs from a tip, friction {friction}, pressed on with {pressed} g (1 holds)");
    Ok(BenchRow::new("inverted", case, "", held, if holds { 1.0 } else { 0.0 }, 0.0))
}

/// An upturned pyramid inside a fixed upturned one: held at any friction.
fn cup(settings: &Settings, friction: f32) -> Result<BenchRow, TableError> {
    let upturned = |size: Size, z| {
        let mut placement = at(Kind::Pyramid(size), 0.0, 0.0, z);
        placement.pose.rotation = about(Vector::X, 180.0);
        placement.piece.friction = friction;
        placement
    };
    let mut cup = upturned(Size::Large, 45.0);
    cup.piece = cup.piece.fixed();
    let mut sim = sim(settings, vec![cup, upturned(Size::Small, 44.0)])?;
    wait(&mut sim, 1.0)?;
    let before = sim.pose(PieceId(1));
    wait(&mut sim, 5.0)?;
    let moved = sim.pose(PieceId(1)).translation.distance(before.translation) * MM_PER_CM;
    Ok(BenchRow::new(
        "inverted",
        format!("moves in an upturned one, friction {friction}"),
        "mm",
        f64::from(moved),
        0.0,
        0.02,
    ))
}

/// Storeys of four medium pyramids and a tarot card.
pub(super) fn house(storeys: u16) -> Vec<Placement> {
    let mut placements = vec![];
    let mut z = 0.0;
    for _ in 0..storeys {
        for (x, y) in [(-19.0, -33.0), (19.0, -33.0), (-19.0, 33.0), (19.0, 33.0)] {
            placements.push(at(Kind::Pyramid(Size::Medium), x, y, z));
        }
        z += Size::Medium.height_mm();
        placements.push(at(Kind::Tarot, 0.0, 0.0, z + TAROT_MM / 2.0));
        z += TAROT_MM;
    }
    placements
}

fn sag(settings: &Settings) -> Result<BenchRow, TableError> {
    let storeys = 6;
    let mut sim = sim(settings, house(storeys))?;
    wait(&mut sim, REST_S)?;
    let storey = f64::from(Size::Medium.height_mm() + TAROT_MM);
    let ideal = f64::from(storeys) * storey - f64::from(TAROT_MM) / 2.0;
    let sag = (ideal - height_mm(&sim, storeys * 5 - 1)) / f64::from(storeys);
    Ok(BenchRow::new("sag", "house of six, a storey", "mm", sag, 0.0, 0.02))
}

/// Sixteen tiles of the weight of a large pyramid: how far the second sinks into the lowest, which carries fifteen.
fn column(settings: &Settings) -> Result<BenchRow, TableError> {
    let tile = |i: u8| {
        let mut tile = at(Kind::Box { size_mm: [25.0, 25.0, 10.0] }, 0.0, 0.0, 5.0 + 10.0 * f32::from(i));
        tile.piece.mass = Mass::Grams(Size::Large.mass_g());
        tile
    };
    let mut sim = sim(settings, (0..16).map(tile).collect())?;
    wait(&mut sim, REST_S)?;
    let sunk = 10.0 - (height_mm(&sim, 1) - height_mm(&sim, 0));
    Ok(BenchRow::new("sag", "a tile that carries fifteen", "mm", sunk, 0.0, 0.05))
}

fn drift(settings: &Settings, storeys: u16, seconds: f32) -> Result<Vec<BenchRow>, TableError> {
    let mut sim = sim(settings, house(storeys))?;
    wait(&mut sim, REST_S)?;
    let ids: Vec<PieceId> = (0..storeys * 5).map(PieceId).collect();
    let poses: Vec<Pose> = ids.iter().map(|&id| sim.pose(id)).collect();
    let (mut moved, mut turned) = (0.0_f32, 0.0_f32);
    for _ in 0..10 {
        wait(&mut sim, seconds / 10.0)?;
        for (&id, from) in ids.iter().zip(&poses) {
            let now = sim.pose(id);
            let turn = now.rotation * from.rotation.inverse();
            let sine = Vector::new(turn.x, turn.y, turn.z).length();
            moved = moved.max(now.translation.distance(from.translation) * MM_PER_CM);
            turned = turned.max(2.0 * libm::atan2f(sine, turn.w.abs()).to_degrees());
        }
    }
    let per_minute = 60.0 / f64::from(seconds);
    let case = |what| format!("house of {storeys}, {what} a minute");
    Ok(vec![
        BenchRow::new("drift", case("moves"), "mm", f64::from(moved) * per_minute, 0.0, 0.02),
        BenchRow::new("drift", case("turns"), "°", f64::from(turned) * per_minute, 0.0, 0.05),
    ])
}

/// A pyramid dropped from 30 cm onto a card that bridges two blocks: how far its centre of mass gets below the card.
fn drop(settings: &Settings, size: Size, turn_deg: f32) -> Result<BenchRow, TableError> {
    let mut placements: Vec<Placement> = [-45.0, 45.0]
        .map(|x| {
            let mut block = at(Kind::Box { size_mm: [40.0, 140.0, 40.0] }, x, 0.0, 20.0);
            block.piece = block.piece.fixed();
            block
        })
        .into();
    let mut card = at(Kind::Tarot, 0.0, 0.0, 40.0 + TAROT_MM / 2.0);
    card.pose.rotation = about(Vector::Z, 90.0);
    placements.push(card);
    let mut falling = at(Kind::Pyramid(size), 1.0, 2.0, 340.0);
    falling.pose.rotation = about(Vector::X, turn_deg);
    placements.push(falling);
    let mut sim = sim(settings, placements)?;
    let mut below = 0.0_f32;
    for _ in 0..90 {
        sim.tick()?;
        let centre = sim.centre_of_mass(PieceId(3));
        let card = sim.pose(PieceId(2)).translation;
        let over = centre - card;
        if over.x.abs() < 5.0 && over.y.abs() < 3.0 {
            below = below.max(-over.z * MM_PER_CM);
        }
    }
    let case = format!("{size} from 30 cm turned {turn_deg}°, through a card");
    Ok(BenchRow::new("drop", case, "mm", f64::from(below), 0.0, 0.0))
}

/// A block of 500 g from 6 cm onto four boxes of 5 g: how far it sinks in, and how high it comes back.
fn block_on_boxes(settings: &Settings) -> Result<Vec<BenchRow>, TableError> {
    let (tall, high) = (10.0, 60.0);
    let mut placements: Vec<Placement> = [(-12.0, -12.0), (12.0, -12.0), (-12.0, 12.0), (12.0, 12.0)]
        .map(|(x, y)| {
            let mut light = at(Kind::Box { size_mm: [20.0, 20.0, tall] }, x, y, tall / 2.0);
            light.piece.mass = Mass::Grams(5.0);
            light
        })
        .into();
    let mut block = at(Kind::Box { size_mm: [50.0; 3] }, 0.0, 0.0, tall + 25.0 + high);
    block.piece.mass = Mass::Grams(500.0);
    placements.push(block);
    let mut sim = sim(settings, placements)?;
    let given_back = sim.piece(PieceId(4)).restitution.powi(2) * high;
    let (mut sunk, mut under, mut back, mut hit) = (0.0_f32, 0.0_f32, 0.0_f32, false);
    for _ in 0..(1.5 / settings.tick_s) as u32 {
        sim.tick()?;
        let above = sim.lowest_cm(PieceId(4)) * MM_PER_CM - tall;
        sunk = sunk.max(-above);
        hit |= above < 0.0;
        if hit {
            back = back.max(above);
        }
        under = (0..4).map(|n| -sim.lowest_cm(PieceId(n)) * MM_PER_CM).fold(under, f32::max);
    }
    let row = |what, measured: f32, allowed: f32| {
        let case = format!("500 g from 6 cm on four boxes of 5 g: {what}");
        BenchRow::new("blow", case, "mm", f64::from(measured), 0.0, f64::from(allowed))
    };
    Ok(vec![
        row("sinks into them", sunk, 1.0),
        row("presses them into the table", under, 1.0),
        row("comes back by", back, given_back + 1.0),
    ])
}

/// Game pieces that fall onto the bare table from 10 to 25 cm, each turned its own way: the deepest corner.
fn fallen(settings: &Settings) -> Result<BenchRow, TableError> {
    let count = 240_u8;
    let mut under = 0.0_f32;
    for n in 0..count {
        let share = f32::from(n) / f32::from(count);
        let kind = match n % 4 {
            0 => Kind::Tarot,
            k => Kind::Pyramid(Size::ALL[usize::from(k - 1)]),
        };
        let mut piece = at(kind, 0.0, 0.0, 100.0 + 150.0 * share + 40.0);
        piece.pose.rotation = about(Vector::Z, 137.5 * f32::from(n)) * about(Vector::X, 360.0 * share);
        let mut sim = sim(settings, vec![piece])?;
        for _ in 0..(0.5 / settings.tick_s) as u32 {
            sim.tick()?;
            under = under.max(-sim.lowest_cm(PieceId(0)) * MM_PER_CM);
        }
    }
    let case = format!("{count} pieces from 10 to 25 cm: lowest corner under the table");
    Ok(BenchRow::new("blow", case, "mm", f64::from(under), 0.0, 0.5))
}
