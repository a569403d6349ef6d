//! What the architect works towards: three even pillars on the highest floor, a floor card across their tips, three
//! pillars on that, and so on.
//!
//! * A card lies firmly on three tips of one height, and on nothing less. Nested pyramids rise in steps of one height
//!   ([`NEST_STEP_MM`]) whatever their sizes, and the three sizes differ by the same step: so any pillar can be brought
//!   to the height of any other that is higher.
//! * A storey of three single large ones costs three pyramids and is as high as a stack of five; but it needs a card,
//!   and a card comes in one turn of six. What is worth building is what may be hoped for ([`super::hope`]).
//! * The feet of a floor stand right over the tips that carry it, a little further in: the load goes straight down.
//! * A brick is a pillar too: a large one that lies is as high as a small one that stands, but for a millimetre.
//! * What helps no pillar goes where it harms nothing: onto the table round the city.

use super::site::BotPosition;
use super::spots::{kind, on_card};
use crate::Rlyeh;
use game::pieces::Size;
use rlyeh_rules::{Class, Piece, Surface};
use table::observe::{self, plane};
use table::piece::NEST_STEP_MM;
use table::rapier3d::prelude::*;
use table::{MM_PER_CM, PieceId};

/// Pillars of a storey.
pub(crate) const PILLARS: usize = 3;
/// Distance of the pillars on the table from the middle, cm.
const TABLE_RADIUS_CM: f32 = 3.0;
/// So much further in than the tips below stand the feet of the next storey, cm.
const INWARD_CM: f32 = 0.1;
/// But no nearer to the middle than this, cm: a hand needs room between pillars.
const LEAST_RADIUS_CM: f32 = 2.2;
/// So much of the floor there must be round the middle of a foot, cm.
const FOOTING_CM: f32 = 0.55;
/// A pillar belongs to a foot when its tip is no farther from it, cm.
const FOOT_CM: f32 = 0.9;
/// Something lying nearer to a foot than this is in its way, cm.
pub(super) const CLEAR_CM: f32 = 3.0;
/// A floor that slopes more is not built on, degrees.
const MOST_SLOPE_DEG: f32 = 3.0;
/// Two heights are the same step when they differ by less, mm.
const STEP_PLAY_MM: f32 = 1.2;

/// Where a pillar stands, or is to stand.
#[derive(Clone, Debug)]
pub struct Foot {
    /// Its middle, on the floor.
    pub at: Vector,
    /// What stands there.
    pub pillar: Option<Pillar>,
}

/// A pillar: the pyramid on top of it counts.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Pillar {
    /// The uppermost pyramid.
    pub top: PieceId,
    /// Its size.
    pub size: Size,
    /// Whether it lies, and carries a card on its edge: nothing nests on it.
    pub flat: bool,
    /// Height above the floor, in steps above an upright small pyramid; `None` if it is between steps.
    pub steps: Option<i32>,
}

impl Pillar {
    /// How high it reaches above its floor, mm.
    pub fn height_mm(&self) -> f32 {
        match self.steps {
            Some(steps) => height_mm(steps),
            None if self.flat => self.size.flat_height_mm(),
            None => self.size.height_mm(),
        }
    }
}

/// The storey that is being built.
#[derive(Clone, Debug)]
pub struct StoreyPlan {
    /// The floor: the table or a card.
    pub floor: Surface,
    /// Height of the floor, mm.
    pub floor_mm: f32,
    /// Upwards from it.
    pub normal: Vector,
    /// Its feet.
    pub feet: Vec<Foot>,
}

impl StoreyPlan {
    /// The highest floor on which three pillars can stand.
    pub fn of(site: &BotPosition) -> Option<Self> {
        let mut floors: Vec<(Surface, Vector, Vector)> = site
            .game()
            .pieces_in_play()
            .into_iter()
            .filter(|&id| matches!(site.game().piece(id), Some(Piece::Card { .. })))
            .map(|id| (id, plane(site.sim(), id)))
            .filter(|(_, (_, normal))| observe::angle_deg(*normal, Vector::Z) < MOST_SLOPE_DEG)
            .map(|(id, (point, normal))| (Surface::Card(id), point, normal))
            .collect();
        floors.sort_by(|a, b| b.1.z.total_cmp(&a.1.z));
        floors.push((Surface::Table, Vector::ZERO, Vector::Z));
        floors.into_iter().find_map(|(floor, point, normal)| Self::on(site, floor, point, normal))
    }

    /// Every triple of feet on the table that is free, or taken by pillars.
    pub(crate) fn all_on_table(site: &BotPosition) -> impl Iterator<Item = Self> + '_ {
        on_table().into_iter().filter_map(|places| {
            let at = |at| foot(site, Surface::Table, at, Vector::Z);
            let feet: Option<Vec<Foot>> = places.into_iter().map(at).collect();
            Some(Self { floor: Surface::Table, floor_mm: 0.0, normal: Vector::Z, feet: feet? })
        })
    }

    /// A storey on this card.
    pub(crate) fn on_floor_card(site: &BotPosition, card: PieceId) -> Option<Self> {
        let (point, normal) = plane(site.sim(), card);
        Self::on(site, Surface::Card(card), point, normal)
    }

    /// A storey on this floor: the best of its triples of feet.
    fn on(site: &BotPosition, floor: Surface, point: Vector, normal: Vector) -> Option<Self> {
        let triples = match floor.piece() {
            Some(card) => {
                over_tips(site, card, point, normal).into_iter().chain(round(point, normal)).collect()
            }
            None => on_table(),
        };
        let plan = |places: Vec<Vector>| {
            let feet: Option<Vec<Foot>> =
                places.into_iter().map(|at| foot(site, floor, at, normal)).collect();
            feet.map(|feet| Self { floor, floor_mm: point.z * MM_PER_CM, normal, feet })
        };
        triples.into_iter().find_map(plan)
    }

    /// The storey whose floor it is: 0 for the table.
    pub fn storey(&self, game: &Rlyeh) -> u8 {
        self.floor.piece().map_or(0, |card| game.storeys_below(card) + 1)
    }

    /// The pillars that stand, and their steps.
    pub fn pillars(&self) -> [Option<Pillar>; PILLARS] {
        std::array::from_fn(|i| self.feet.get(i).and_then(|foot| foot.pillar))
    }

    /// Whether the pillars are even, so that a card can be laid.
    pub fn is_even(&self) -> bool {
        let steps = self.pillars().map(|pillar| pillar.and_then(|p| p.steps));
        steps[0].is_some() && steps.iter().all(|s| *s == steps[0])
    }
}

/// Height of a pillar, mm.
pub(super) fn height_mm(steps: i32) -> f32 {
    Size::Small.height_mm() + NEST_STEP_MM * steps as f32
}

/// The steps of a height above the floor; nothing between two.
pub(crate) fn steps_of(above_mm: f32) -> Option<i32> {
    let steps = ((above_mm - Size::Small.height_mm()) / NEST_STEP_MM).round();
    let off = above_mm - height_mm(steps as i32);
    (off.abs() < STEP_PLAY_MM && steps >= 0.0).then_some(steps as i32)
}

fn compass(part: u16, of: u16) -> Vector {
    let angle = std::f32::consts::TAU * f32::from(part) / f32::from(of) + std::f32::consts::FRAC_PI_2;
    Vector::new(libm::cosf(angle), libm::sinf(angle), 0.0)
}

/// Triples of feet on the table, the first in its middle.
fn on_table() -> Vec<Vec<Vector>> {
    let middles = std::iter::once(Vector::ZERO)
        .chain((0..6).map(|i| compass(i, 6) * 2.0))
        .chain((0..8).map(|i| compass(i, 8) * 5.0));
    middles
        .flat_map(|middle| {
            (0..4).map(move |turn| {
                (0..3).map(|i| middle + compass(4 * i + turn, 12) * TABLE_RADIUS_CM).collect()
            })
        })
        .collect()
}

/// Feet right over the tips that carry a card.
fn over_tips(site: &BotPosition, card: PieceId, point: Vector, normal: Vector) -> Option<Vec<Vector>> {
    let facts = site.game().facts_of(card)?;
    let tips: Vec<Vector> = facts.supports.iter().filter_map(|s| crown(site, s.piece()?)).collect();
    if tips.len() != PILLARS {
        return None;
    }
    let middle = tips.iter().copied().sum::<Vector>() / PILLARS as f32;
    let out = |tip: &Vector| {
        let out = *tip - middle;
        let radius = (out.length() - INWARD_CM).max(LEAST_RADIUS_CM);
        let at = middle + out.normalize() * radius;
        at + normal * (point - at).dot(normal)
    };
    Some(tips.iter().map(out).collect())
}

/// Triples of feet round the middle of a card.
fn round(point: Vector, normal: Vector) -> impl Iterator<Item = Vec<Vector>> {
    let turn = Rotation::from_rotation_arc(Vector::Z, normal);
    [2.7, 2.4, LEAST_RADIUS_CM].into_iter().flat_map(move |radius| {
        (0..8)
            .map(move |start| (0..3).map(|i| point + turn * (compass(8 * i + start, 24) * radius)).collect())
    })
}

/// Where a pyramid carries a card: its tip, or the middle of its raised edge where it lies.
pub fn crown(site: &BotPosition, id: PieceId) -> Option<Vector> {
    let size = kind(site, id)?.pyramid()?;
    Some(crown_at(size, site.sim().pose(id)))
}

/// The same for a pyramid of this size at a pose.
pub(crate) fn crown_at(size: Size, pose: Pose) -> Vector {
    let tip = pose * Vector::new(0.0, 0.0, size.height_mm() / MM_PER_CM);
    let half = size.base_mm() / 2.0 / MM_PER_CM;
    let edges =
        [[half, 0.0], [0.0, half], [-half, 0.0], [0.0, -half]].map(|[x, y]| pose * Vector::new(x, y, 0.0));
    edges.into_iter().fold(tip, |highest, edge| if edge.z > highest.z { edge } else { highest })
}

/// A foot at a place, with the pillar on it; `None` if there is no footing or something is in the way.
fn foot(site: &BotPosition, floor: Surface, at: Vector, normal: Vector) -> Option<Foot> {
    let (game, sim) = (site.game(), site.sim());
    if floor.piece().is_some_and(|card| !on_card(sim, card, at, FOOTING_CM)) {
        return None;
    }
    let mut pillar = None;
    let mut in_the_way = false;
    for id in game.pieces_in_play() {
        let facts = game.facts_of(id)?;
        let Some(size) = kind(site, id).and_then(|kind| kind.pyramid()) else { continue };
        if facts.surface != floor || facts.off_table {
            continue;
        }
        let aside = |p: Vector| {
            let d = p - at;
            (d - normal * d.dot(normal)).length()
        };
        let crown = crown_at(size, sim.pose(id));
        let carries = match facts.class {
            Some(Class::Upright) => true,
            Some(Class::Flat) => size == Size::Large,
            Some(Class::Weird) | None => false,
        };
        if carries && aside(crown) < FOOT_CM {
            if !game.tip_taken(id) {
                let steps = steps_of((crown - at).dot(normal) * MM_PER_CM);
                pillar = Some(Pillar { top: id, size, flat: facts.class == Some(Class::Flat), steps });
            }
        } else if aside(sim.centre_of_mass(id)) < CLEAR_CM {
            in_the_way = true;
        }
    }
    // Beside a pillar that stands there is room for it.
    (pillar.is_some() || !in_the_way).then_some(Foot { at, pillar })
}
