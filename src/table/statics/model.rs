//! What the judge looks at: blocks, and the points where they touch, in double precision.

use super::analysis::StaticsError;
use super::contacts::{self, Shapes, Touches};
use super::snap::{NEARLY_CM, Snapped, snap};
use super::touch::TOUCH_CM;
use crate::sim::Sim;
use game::pieces::PieceId;
use rapier3d::glamx::DVec3;
use std::collections::{BTreeMap, BTreeSet};

/// Friction below this is taken for this much: a cone without width has no inside. A block slides by it from 0.057° on.
const LEAST_FRICTION: f64 = 1e-3;

/// One side of a contact.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Touching {
    /// Whatever never moves.
    Ground,
    /// A block, by its place in the model.
    Block(usize),
}

/// A rigid block.
#[derive(Clone, Debug, PartialEq)]
pub struct Block {
    /// Mass, g (or any other unit, the same for all).
    pub mass: f64,
    /// Centre of mass, cm.
    pub centre: DVec3,
    /// The pieces that it is made of, lowest first.
    pub pieces: Vec<PieceId>,
}

/// A point where two blocks push each other.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ContactPoint {
    /// The one.
    pub a: Touching,
    /// The other.
    pub b: Touching,
    /// Their pieces that touch.
    pub pieces: [PieceId; 2],
    /// Where, cm.
    pub point: DVec3,
    /// Unit normal from `b` into `a`.
    pub normal: DVec3,
    /// Coefficient of friction.
    pub friction: f64,
}

/// What a seated nest is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Nests {
    /// One block.
    OneBlock,
    /// A block for every piece, each free to rock on the one below.
    Apart,
}

/// Blocks under gravity.
#[derive(Clone, Debug, PartialEq)]
pub struct Model {
    /// The blocks.
    pub blocks: Vec<Block>,
    /// Where they touch.
    pub contacts: Vec<ContactPoint>,
    /// Gravity in the frame of the table, cm/s².
    pub gravity: DVec3,
    /// What may touch as well. [`Model::of`] always says it; `None` if the contacts are known for sure.
    pub doubt: Option<Doubt>,
}

/// Surfaces that nearly touch, in the nearest poses that could be found.
#[derive(Clone, Debug, PartialEq)]
pub struct Doubt {
    /// How far surfaces that should touch are apart or overlap, at most, cm.
    pub residual: f64,
    /// Where blocks touch if all surfaces do that are as far apart, or nearer than [`NEARLY_CM`].
    pub contacts: Vec<ContactPoint>,
}

impl Model {
    /// The table as it is: these pieces and all that they are connected with, or all that is not merely in reserve
    /// (asleep, and touching nothing but what never moves).
    pub fn of(sim: &Sim, pieces: Option<&[PieceId]>) -> Self {
        Self::with(sim, pieces, Nests::OneBlock)
    }

    /// The same, with seated nests as they are wanted.
    pub fn with(sim: &Sim, pieces: Option<&[PieceId]>, nests: Nests) -> Self {
        let shapes = Shapes::of(sim);
        let Snapped { poses, residual, nearly } =
            snap(sim, &shapes, sim.pieces().map(|(id, _)| contacts::pose(&sim.pose(id))).collect());
        let raw = shapes.touches(&poses);
        let free = |id: PieceId| sim.body(id).is_dynamic() && !sim.parked().contains(&id);
        let touched: BTreeSet<PieceId> =
            raw.keys().filter(|(a, b)| free(*a) && free(*b)).flat_map(|(a, b)| [*a, *b]).collect();
        let wanted: BTreeSet<PieceId> = match pieces {
            Some(pieces) => connected(pieces, &raw, &free),
            None => sim
                .pieces()
                .map(|(id, _)| id)
                .filter(|&id| free(id) && (touched.contains(&id) || !sim.body(id).is_sleeping()))
                .collect(),
        };
        let mut blocks: Vec<Block> = vec![];
        let mut block_of: BTreeMap<PieceId, usize> = BTreeMap::new();
        let chains = match nests {
            Nests::OneBlock => contacts::chains(sim, &wanted, &raw),
            Nests::Apart => wanted.iter().map(|&id| vec![id]).collect(),
        };
        for chain in chains {
            let mut block = Block { mass: 0.0, centre: DVec3::ZERO, pieces: chain };
            for &id in &block.pieces {
                let mass = f64::from(sim.mass_g(id));
                block.mass += mass;
                let centre = sim.body(id).mass_properties().local_mprops.local_com.as_dvec3();
                block.centre += mass * (poses[id.index()] * centre);
                block_of.insert(id, blocks.len());
            }
            block.centre /= block.mass;
            blocks.push(block);
        }
        let side = |id: PieceId| match block_of.get(&id) {
            Some(&block) => Some(Touching::Block(block)),
            // A free piece outside the model carries nothing here: it is parked, or held elsewhere.
            None if free(id) => None,
            None => Some(Touching::Ground),
        };
        let contacts_of = |touches: &Touches| {
            let mut contacts = vec![];
            for ((a, b), points) in touches {
                let (Some(first), Some(second)) = (side(*a), side(*b)) else { continue };
                if first == second {
                    continue;
                }
                let friction = f64::from(sim.friction_between(*a, *b)).max(LEAST_FRICTION);
                contacts.extend(points.iter().map(|touch| ContactPoint {
                    a: first,
                    b: second,
                    pieces: [*a, *b],
                    point: touch.point,
                    normal: touch.normal,
                    friction,
                }));
            }
            contacts
        };
        let contacts = contacts_of(&raw);
        let reach = TOUCH_CM + residual;
        let wide =
            if reach > NEARLY_CM { contacts::points(&shapes.patches(&poses, reach), reach) } else { nearly };
        let doubt = Some(Doubt { residual, contacts: contacts_of(&wide) });
        Self { blocks, contacts, gravity: sim.settings().gravity().as_dvec3(), doubt }
    }

    pub(super) fn check(&self) -> Result<(), StaticsError> {
        for (block, b) in self.blocks.iter().enumerate() {
            if !(b.mass.is_finite() && b.mass > 0.0) {
                return Err(StaticsError::Number { block, what: "its mass" });
            }
            if !b.centre.is_finite() {
                return Err(StaticsError::Number { block, what: "its centre of mass" });
            }
        }
        let doubtful = self.doubt.iter().flat_map(|doubt| &doubt.contacts);
        for contact in self.contacts.iter().chain(doubtful) {
            let usable = contact.point.is_finite()
                && (contact.normal.length() - 1.0).abs() < 1e-3
                && contact.friction.is_finite()
                && contact.friction > 0.0;
            let known = |side| !matches!(side, Touching::Block(i) if i >= self.blocks.len());
            if !(usable && known(contact.a) && known(contact.b)) {
                let block = [contact.a, contact.b]
                    .into_iter()
                    .find_map(|side| if let Touching::Block(i) = side { Some(i) } else { None });
                return Err(StaticsError::Number { block: block.unwrap_or(0), what: "a contact" });
            }
        }
        Ok(())
    }
}

/// All free pieces connected with these by touching.
fn connected(pieces: &[PieceId], raw: &Touches, free: &dyn Fn(PieceId) -> bool) -> BTreeSet<PieceId> {
    let mut neighbours: BTreeMap<PieceId, Vec<PieceId>> = BTreeMap::new();
    for (a, b) in raw.keys() {
        neighbours.entry(*a).or_default().push(*b);
        neighbours.entry(*b).or_default().push(*a);
    }
    let mut found = BTreeSet::new();
    let mut next: Vec<PieceId> = pieces.iter().copied().filter(|&id| free(id)).collect();
    while let Some(id) = next.pop() {
        if found.insert(id) {
            let around = neighbours.get(&id).map_or(&[][..], Vec::as_slice);
            next.extend(around.iter().copied().filter(|&other| free(other)));
        }
    }
    found
}
