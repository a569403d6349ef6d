//! Set-ups with a known threshold.

use super::row::BenchRow;
use game::pieces::{CardShape, Size};
use lab::gently::{eased, let_go};
use lab::scene::{TABLE_HALF_CM, about};
use lab::trial::{MOVED_MM, TURNED_DEG};
use table::piece::{Kind, Mass, Mobility, Piece};
use table::rapier3d::prelude::*;
use table::settings::GRAVITY;
use table::sim::{Placement, Sim, TableError, table_top};
use table::{MM_PER_CM, Settings};

/// Halvings of the interval in which a threshold is sought.
const HALVINGS: u32 = 9;
/// Friction of what must not slide.
const ROUGH: f32 = 5.0;
/// Everything is let go of and lies level for so long before the table leans, s.
const LEVEL_S: f32 = 0.7;
/// The table leans within so long where nothing sways, s.
const LEAN_S: f32 = 0.6;

/// [`BenchSetup::fallen`] unless a family needs another.
pub(super) const FALLEN: (f32, f32) = (MOVED_MM, TURNED_DEG);

/// What is let go of, and how the table leans.
#[derive(Clone, Debug)]
pub struct BenchSetup {
    /// What is on the table, its top last.
    pub placements: Vec<Placement>,
    /// How far the table leans, degrees.
    pub lean_deg: f32,
    /// Where to, degrees from +x.
    pub towards_deg: f32,
    /// Within how long the table leans, s.
    pub lean_s: f32,
    /// How long it is watched, s.
    pub watch_s: f32,
    /// What has moved by more mm than the first or turned by more degrees than the second has fallen.
    pub fallen: (f32, f32),
}

impl BenchSetup {
    /// Things on a level table.
    pub fn level(mut placements: Vec<Placement>) -> Self {
        placements.push(table_top(TABLE_HALF_CM));
        Self { placements, lean_deg: 0.0, towards_deg: 0.0, lean_s: LEAN_S, watch_s: 5.0, fallen: FALLEN }
    }

    pub(super) fn gravity(&self, share: f32) -> [f32; 3] {
        let (lean, towards) = ((self.lean_deg * share).to_radians(), self.towards_deg.to_radians());
        let across = GRAVITY * libm::sinf(lean);
        [across * libm::cosf(towards), across * libm::sinf(towards), -GRAVITY * libm::cosf(lean)]
    }

    /// Whether anything falls, slides away or topples. As in the lab, what falls before the table leans is tried once more with
    /// contacts that give less.
    ///
    /// # Errors
    /// [`TableError`] where the simulation broke down.
    pub fn falls(&self, settings: &Settings) -> Result<bool, TableError> {
        let fell = match self.fall(settings)? {
            Some(false) => self.fall(&settings.stiff())?,
            known => known,
        };
        Ok(fell.is_some())
    }

    /// Whether the table leans when something falls; `None` if nothing does.
    fn fall(&self, settings: &Settings) -> Result<Option<bool>, TableError> {
        let mut sim =
            Sim::new(Settings { gravity: self.gravity(0.0), ..*settings }, self.placements.clone())?;
        let ticks = |seconds: f32| (seconds / settings.tick_s) as u32;
        let watched: Vec<_> =
            sim.pieces().filter(|(_, p)| p.mobility == Mobility::Free).map(|(id, _)| id).collect();
        let start: Vec<Pose> = watched.iter().map(|&id| sim.pose(id)).collect();
        let moved = |sim: &Sim| {
            watched.iter().zip(&start).any(|(&id, from)| {
                let now = sim.pose(id);
                let turn = now.rotation * from.rotation.inverse();
                let sine = Vector::new(turn.x, turn.y, turn.z).length();
                now.translation.distance(from.translation) * MM_PER_CM > self.fallen.0
                    || 2.0 * libm::atan2f(sine, turn.w.abs()).to_degrees() > self.fallen.1
            })
        };
        let lean_from = if self.lean_deg == 0.0 { u32::MAX } else { ticks(LEVEL_S) };
        let lean_ticks = ticks(self.lean_s).max(1);
        for tick in 0..ticks(LEVEL_S + self.lean_s + self.watch_s) {
            let_go(&mut sim, u64::from(tick) + 1, self.gravity(0.0));
            if tick >= lean_from && tick - lean_from < lean_ticks {
                let share = (tick - lean_from + 1) as f32 / lean_ticks as f32;
                sim.set_gravity(self.gravity(eased(share)));
            }
            sim.tick()?;
            if moved(&sim) {
                return Ok(Some(tick >= lean_from));
            }
        }
        Ok(None)
    }
}

/// A set-up whose verdict changes at a known value of a number.
pub struct Threshold {
    /// The family.
    pub set: &'static str,
    /// What it is.
    pub case: String,
    /// Unit of the number.
    pub unit: &'static str,
    /// Where it changes. It falls on the side of `far`.
    pub exact: f32,
    /// A value at which it surely stands.
    pub near: f32,
    /// A value at which it surely falls.
    pub far: f32,
    /// How far off is allowed.
    pub allowed: f32,
    /// The set-up for a value.
    pub make: Box<dyn Fn(f32) -> BenchSetup + Send + Sync>,
}

impl Threshold {
    /// Narrows in on the value at which the simulation changes its mind. Where it never does, that is the end of the
    /// interval at which it should have.
    ///
    /// # Errors
    /// [`TableError`] where the simulation broke down.
    pub fn measure(&self, settings: &Settings) -> Result<f32, TableError> {
        let falls = |x: f32| (self.make)(x).falls(settings);
        if falls(self.near)? {
            return Ok(self.near);
        }
        if !falls(self.far)? {
            return Ok(self.far);
        }
        let (mut stands, mut fallen) = (self.near, self.far);
        for _ in 0..HALVINGS {
            let middle = (stands + fallen) / 2.0;
            if falls(middle)? {
                fallen = middle;
            } else {
                stands = middle;
            }
        }
        Ok((stands + fallen) / 2.0)
    }

    /// The same as a line of the bench.
    ///
    /// # Errors
    /// [`TableError`] where the simulation broke down.
    pub fn row(&self, settings: &Settings) -> Result<BenchRow, TableError> {
        let measured = self.measure(settings)?;
        Ok(BenchRow::new(
            self.set,
            self.case.clone(),
            self.unit,
            f64::from(measured),
            f64::from(self.exact),
            f64::from(self.allowed),
        ))
    }
}

/// A piece at a place in millimetres.
pub(super) fn at(kind: Kind, x: f32, y: f32, z: f32) -> Placement {
    Placement::new(Piece::new(kind), Pose::from_translation(Vector::new(x, y, z) / MM_PER_CM))
}

fn rough(mut setup: BenchSetup) -> BenchSetup {
    for placement in &mut setup.placements {
        placement.piece.friction = ROUGH;
    }
    setup
}

pub(super) fn block(size_mm: [f32; 3], x: f32, z: f32) -> Placement {
    at(Kind::Box { size_mm }, x, 0.0, z)
}

pub(super) fn fixed(mut placement: Placement) -> Placement {
    placement.piece = placement.piece.fixed();
    placement
}

/// Those of blocks, balls and boards.
pub(super) fn thresholds() -> Vec<Threshold> {
    let mut all = vec![];
    slide(&mut all);
    topple(&mut all);
    tips(&mut all);
    frame(&mut all);
    lever(&mut all);
    overhang(&mut all);
    all
}

fn slide(all: &mut Vec<Threshold>) {
    for (i, friction) in [0.1_f32, 0.2, 0.3, 0.45, 0.6].into_iter().enumerate() {
        let exact = libm::atanf(friction).to_degrees();
        let towards_deg = 33.0 * i as f32;
        all.push(Threshold {
            set: "slide",
            case: format!("block, friction {friction}"),
            unit: "°",
            exact,
            near: 0.9 * exact,
            far: 1.1 * exact,
            allowed: 0.005 * exact,
            make: Box::new(move |lean_deg| {
                let mut setup = rough(BenchSetup::level(vec![block([30.0, 30.0, 8.0], 0.0, 4.0)]));
                setup.placements[0].piece.friction = friction;
                BenchSetup { lean_deg, towards_deg, ..setup }
            }),
        });
    }
}

fn topple(all: &mut Vec<Threshold>) {
    // The hollow body of each size: 7.12, 10.22 and 13.35 mm up.
    for size in Size::ALL {
        let kind = Kind::Pyramid(size);
        let centre = Piece::new(kind.clone())
            .geometry()
            .and_then(|g| g.mass_properties(Mass::Grams(size.mass_g())))
            .map_or(0.0, |mass| mass.local_com.z * MM_PER_CM);
        let exact = libm::atanf(size.base_mm() / 2.0 / centre).to_degrees();
        all.push(Threshold {
            set: "topple",
            case: format!("{size} pyramid"),
            unit: "°",
            exact,
            near: exact - 3.0,
            far: exact + 3.0,
            allowed: 0.3,
            make: Box::new(move |lean_deg| BenchSetup {
                lean_deg,
                ..rough(BenchSetup::level(vec![at(kind.clone(), 0.0, 0.0, 0.0)]))
            }),
        });
    }
    let exact = libm::atanf(20.0 / 60.0).to_degrees();
    all.push(Threshold {
        set: "topple",
        case: "block three times as high as wide".into(),
        unit: "°",
        exact,
        near: exact - 2.0,
        far: exact + 2.0,
        allowed: 0.3,
        make: Box::new(move |lean_deg| {
            let setup = rough(BenchSetup::level(vec![block([20.0, 20.0, 60.0], 0.0, 30.0)]));
            BenchSetup { lean_deg, towards_deg: 90.0, ..setup }
        }),
    });
}

/// Half a tip's flat widens the triangle on which a card rests.
const TIP_MM: f32 = table::piece::TIP_FLAT_MM / 2.0;
/// Height of a card's middle on large tips, mm.
const CARD_MM: f32 = 44.45 + table::piece::FLOOR_CARD_THICKNESS_MM / 2.0;

fn tips(all: &mut Vec<Threshold>) {
    for turn_deg in [0.0_f32, 40.0, 75.0, 200.0] {
        all.push(Threshold {
            set: "tips",
            case: format!("card on three tips, edge towards {turn_deg}°"),
            unit: "mm",
            exact: TIP_MM,
            near: -0.6,
            far: 0.7,
            allowed: 0.05,
            make: Box::new(move |beyond| {
                let turn = about(Vector::Z, turn_deg);
                let mut placements: Vec<Placement> = [(20.0, -25.0), (20.0, 25.0), (-20.0, 0.0)]
                    .map(|(x, y)| at(Kind::Pyramid(Size::Large), x, y, 0.0))
                    .into();
                placements.push(at(Kind::Floor(CardShape::Trapezoid), 20.0 + beyond, 0.0, CARD_MM));
                for placement in &mut placements {
                    placement.pose = Pose::from_rotation(turn) * placement.pose;
                }
                BenchSetup { watch_s: 8.0, ..BenchSetup::level(placements) }
            }),
        });
    }
    all.push(Threshold {
        set: "collinear",
        case: "card on three tips in a line".into(),
        unit: "mm",
        exact: TIP_MM,
        near: 0.0,
        far: 0.6,
        allowed: 0.05,
        make: Box::new(|aside| {
            let mut placements: Vec<Placement> =
                [-27.0, 0.0, 27.0].map(|x| at(Kind::Pyramid(Size::Large), x, 0.0, 0.0)).into();
            placements.push(at(Kind::Floor(CardShape::Ring), 0.5, aside, CARD_MM));
            BenchSetup { watch_s: 8.0, ..BenchSetup::level(placements) }
        }),
    });
}

fn frame(all: &mut Vec<Threshold>) {
    // Cards of 120 mm: their edges are rough on each other, so that only the table's friction matters.
    let (length, thickness) = (120.0_f32, 0.35_f32);
    for lean_deg in [15.0_f32, 25.0, 35.0] {
        let lean = lean_deg.to_radians();
        let (sine, cosine) = (libm::sinf(lean), libm::cosf(lean));
        let exact = sine / cosine / 2.0 - thickness / 2.0 / length;
        all.push(Threshold {
            set: "frame",
            case: format!("two cards lean at {lean_deg}°"),
            unit: "μ",
            exact,
            near: 1.3 * exact,
            far: 0.7 * exact,
            allowed: 0.01 * exact,
            make: Box::new(move |friction| {
                let out = (length * sine + thickness * cosine) / 2.0;
                let up = (length * cosine + thickness * sine) / 2.0;
                let card = |side: f32| {
                    let mut card = at(Kind::Tarot, 0.0, side * out, up);
                    card.pose.rotation = about(Vector::X, 90.0 + side * lean_deg);
                    card
                };
                let mut setup = rough(BenchSetup::level(vec![card(-1.0), card(1.0)]));
                if let Some(top) = setup.placements.last_mut() {
                    top.piece.friction = friction;
                }
                setup
            }),
        });
    }
}

fn lever(all: &mut Vec<Threshold>) {
    // A plank of 24 g with its centre 20 mm inside the edge and a weight of 8 g beyond it.
    all.push(Threshold {
        set: "lever",
        case: "plank with a weight beyond the edge".into(),
        unit: "mm",
        exact: 60.0,
        near: 56.0,
        far: 64.0,
        allowed: 0.3,
        make: Box::new(|arm| {
            let mut plank = block([200.0, 30.0, 4.0], -20.0, 32.0);
            plank.piece.mass = Mass::Grams(24.0);
            let mut weight = block([10.0; 3], arm, 39.0);
            weight.piece.mass = Mass::Grams(8.0);
            BenchSetup::level(vec![fixed(block([100.0, 60.0, 30.0], -50.0, 15.0)), plank, weight])
        }),
    });
    // The same with the game's pieces: a card that sticks out from under a fixed clamp's edge, a small on its end.
    all.push(Threshold {
        set: "lever",
        case: "card with a small pyramid beyond the edge".into(),
        unit: "mm",
        exact: {
            let card = 7.0 * 12.0 * 0.035 * table::piece::CARD_STOCK_G_CM3;
            30.0 * card / Size::Small.mass_g()
        },
        near: 50.0,
        far: 74.0,
        allowed: 0.3,
        make: Box::new(|arm| {
            let mut card = at(Kind::Tarot, -30.0, 0.0, 30.175);
            card.piece.kind = Kind::Box { size_mm: [240.0, 70.0, 0.35] };
            card.piece.mass = Mass::Grams(7.0 * 12.0 * 0.035 * table::piece::CARD_STOCK_G_CM3);
            let small = at(Kind::Pyramid(Size::Small), arm, 0.0, 30.35);
            BenchSetup::level(vec![fixed(block([100.0, 80.0, 30.0], -50.0, 15.0)), card, small])
        }),
    });
}

fn overhang(all: &mut Vec<Threshold>) {
    let stack = |out: &[f32]| {
        let mut placements = vec![fixed(block([60.0, 30.0, 10.0], 0.0, 5.0))];
        placements.extend(
            out.iter().zip(1_u8..).map(|(&x, n)| block([60.0, 30.0, 10.0], x, 5.0 + 10.0 * f32::from(n))),
        );
        BenchSetup::level(placements)
    };
    all.push(Threshold {
        set: "overhang",
        case: "block over a fixed one".into(),
        unit: "mm",
        exact: 30.0,
        near: 28.0,
        far: 32.0,
        allowed: 0.15,
        make: Box::new(move |out| stack(&[out])),
    });
    all.push(Threshold {
        set: "overhang",
        case: "two blocks: the upper over the lower".into(),
        unit: "mm",
        exact: 30.0,
        near: 28.0,
        far: 32.0,
        allowed: 0.15,
        make: Box::new(move |out| stack(&[-10.0, out - 10.0])),
    });
    // The upper 29 over the lower; the pair's centre may reach the edge: lower at (60 - 29) / 2.
    all.push(Threshold {
        set: "overhang",
        case: "two blocks: both over a fixed one".into(),
        unit: "mm",
        exact: 15.5,
        near: 14.0,
        far: 17.0,
        allowed: 0.15,
        make: Box::new(move |out| stack(&[out, out + 29.0])),
    });
    // Three: 29 and 14.5 over one another; all together at 30 - (2 · 14.5 + 29) / 3.
    all.push(Threshold {
        set: "overhang",
        case: "three blocks over a fixed one".into(),
        unit: "mm",
        exact: 30.0 - (14.5 + 43.5) / 3.0,
        near: 9.0,
        far: 12.5,
        allowed: 0.15,
        make: Box::new(move |out| stack(&[out, out + 14.5, out + 43.5])),
    });
}
