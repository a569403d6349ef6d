//! Where what is held would come to lie or stand: places to go to, for whoever has no pointer.
//!
//! Geometry alone finds them, so that they are there at once: a card on three tips, a pyramid over a tip, on a card, on the
//! table. Whether it may be let go of there, and whether everything bears it, is for others.

use super::carriage::Carriage;
use super::carry::mark::carrying_points;
use super::hand::Landing;
use super::lying::{landing, lying};
use super::observe::{NEST_TOLERANCE_MM, pitch_mm};
use super::support::{Balance, hull, incentre, margin};
use super::tip_plan::{TipPlan, TipRest, standing_tip};
use super::{MM_PER_CM, PieceId, Sim};
use rapier3d::glamx::{Vec2, Vec3};
use rapier3d::prelude::{Pose, Rotation};
use std::f32::consts::TAU;

/// Most places of a kind.
const MOST: usize = 6;
/// Triangles of tips that are looked at, those with the most room first.
const MOST_TRIANGLES: usize = 24;
/// Places nearer to one another are one, cm.
const SAME_CM: f32 = 1.0;
/// From the middle of a card to the places round it, as a share of the way to its edge.
const ROUND: f32 = 0.55;
/// The rings of places on the table round its middle, cm, and the directions on each.
const RINGS_CM: [f32; 5] = [0.0, 3.0, 6.0, 9.0, 12.0];
const DIRECTIONS: u8 = 8;

/// A place for what is held.
#[derive(Clone, Debug, PartialEq)]
pub struct Place {
    /// The pose of the lowest held piece there.
    pub pose: Pose,
    /// What it would lie on: tips, or one piece.
    pub on: Vec<PieceId>,
    /// Whether it would be nested on that piece; else it lies on it, or leans against it.
    pub nests: bool,
    /// The smaller pyramid over which it would stand without being carried by it.
    pub over: Option<PieceId>,
    /// How far its weight would be inside what carries it, cm; nothing on a tip or a surface.
    pub spare_cm: Option<f32>,
}

/// The places for what is held, turned so, on and among pieces that are in play: the firmest and highest first.
pub fn places(sim: &Sim, held: &[PieceId], turn: Rotation, in_play: &impl Fn(PieceId) -> bool) -> Vec<Place> {
    let Some(&lowest) = held.first() else { return vec![] };
    let finder = Finder { sim, held, turn };
    let others: Vec<PieceId> =
        sim.pieces().map(|(id, _)| id).filter(|id| !held.contains(id) && in_play(*id)).collect();
    let mut found = if sim.piece(lowest).kind.is_card() {
        finder.on_tips(in_play)
    } else {
        let mut found = finder.over_tips(&others);
        let cards = others.iter().filter(|id| sim.piece(**id).kind.is_card());
        found.extend(cards.flat_map(|&card| finder.on_card(card)));
        found
    };
    if found.is_empty() || !sim.piece(lowest).kind.is_card() {
        found.extend(finder.on_table());
    }
    found
}

/// The place at which what is held comes to lie that is lowered in a pose: on what, and how firmly. A card is held level. Of a
/// piece that leans, it tells what it touches first.
pub fn place_at(sim: &Sim, held: &[PieceId], pose: Pose) -> Option<Place> {
    let &lowest = held.first()?;
    let is_card = sim.piece(lowest).kind.is_card();
    let up = pose.rotation * Vec3::Z;
    let level = Rotation::from_rotation_arc(up, Vec3::Z * up.z.signum()) * pose.rotation;
    let finder = Finder { sim, held, turn: if is_card { level } else { pose.rotation } };
    let over = (pose * sim.body(lowest).mass_properties().local_mprops.local_com).truncate();
    if let Some(place) = is_card.then(|| finder.card(over)).flatten() {
        return Some(place);
    }
    let landed = finder.landing(over)?;
    Some(finder.one(landed.pose, landed.on))
}

struct Finder<'a> {
    sim: &'a Sim,
    held: &'a [PieceId],
    turn: Rotation,
}

impl Finder<'_> {
    /// Where what is held comes to lie that is lowered with its middle over a point.
    fn at(&self, over: Vec2) -> Option<(Pose, PieceId)> {
        let landed = self.landing(over)?;
        Some((lying(self.sim, self.held, &landed)?, landed.on))
    }

    fn landing(&self, over: Vec2) -> Option<Landing> {
        let lowest = self.held[0];
        let middle = self.turn * self.sim.body(lowest).mass_properties().local_mprops.local_com;
        let wanted = Pose::from_parts((over - middle.truncate()).extend(0.0), self.turn);
        landing(self.sim, self.held, wanted, true)
    }

    /// On one piece, if that is what it comes to lie on.
    fn on(&self, piece: PieceId, over: Vec2) -> Option<Place> {
        let (pose, on) = self.at(over)?;
        (on == piece).then(|| self.one(pose, piece))
    }

    /// On one piece, in this pose.
    fn one(&self, pose: Pose, on: PieceId) -> Place {
        let size = |id: PieceId| self.sim.piece(id).kind.pyramid();
        let own = size(self.held[0]);
        let pitch = |id: PieceId| pitch_mm((pose, own?), (self.sim.pose(id), size(id)?));
        // How far the base is above that of the pyramid below: as high as that, it stands on what that stands on.
        let rises = |id: PieceId| Some(pitch(id)? - (own?.height_mm() - size(id)?.height_mm()));
        let none = Place { pose, on: vec![on], nests: false, over: None, spare_cm: None };
        if size(on).is_none() {
            let mut free = self.sim.pieces().map(|(id, _)| id).filter(|id| !self.held.contains(id));
            return Place { over: free.find(|id| pitch(*id).is_some()), ..none };
        }
        match rises(on) {
            Some(mm) if mm < NEST_TOLERANCE_MM => Place { on: vec![self.below(on)], over: Some(on), ..none },
            rises => Place { nests: rises.is_some(), ..none },
        }
    }

    /// What carries most of a piece.
    fn below(&self, id: PieceId) -> PieceId {
        let carriage = Carriage::of(self.sim);
        let most = carriage.carriers(id).max_by(|a, b| a.1.total_cmp(&b.1));
        most.map_or(self.sim.table(), |(lower, _)| lower)
    }

    /// A card on three tips, or on edges.
    fn on_tips(&self, in_play: &impl Fn(PieceId) -> bool) -> Vec<Place> {
        let points: Vec<Vec3> = carrying_points(self.sim, self.held, in_play).collect();
        let outline = self.sim.geometry(self.held[0]);
        let wide = outline.corners().map(Vec3::length).fold(0.0, f32::max) * 2.0;
        let n = points.len();
        let mut triangles = vec![];
        for i in 0..n {
            for j in i + 1..n {
                for k in j + 1..n {
                    let corners = [i, j, k].map(|one| points[one].truncate());
                    let [a, b, c] = corners;
                    if a.distance(b).max(b.distance(c)).max(c.distance(a)) <= wide {
                        let centre = incentre(corners);
                        triangles.push((margin(&hull(corners), centre), centre));
                    }
                }
            }
        }
        triangles.sort_by(|a, b| b.0.total_cmp(&a.0));
        let mut found: Vec<Place> = vec![];
        for (_, centre) in triangles.into_iter().take(MOST_TRIANGLES) {
            let Some(place) = self.card(centre) else { continue };
            let known = |other: &Place| {
                other.on == place.on || other.pose.translation.distance(place.pose.translation) < SAME_CM
            };
            if found.len() < MOST && !found.iter().any(known) {
                found.push(place);
            }
        }
        let spare = |place: &Place| place.spare_cm.unwrap_or(0.0);
        found.sort_by(|a, b| spare(b).total_cmp(&spare(a)));
        found
    }

    fn card(&self, over: Vec2) -> Option<Place> {
        let card = self.held[0];
        let (lies, _) = self.at(over)?;
        let level = Pose::from_parts(lies.translation, self.turn);
        let plan = TipPlan::at(self.sim, card, level)?;
        let polygon = match &plan.rest {
            TipRest::AsHeld => &plan.carriers,
            TipRest::Tilts { polygon, .. } => polygon,
            TipRest::Slides(_) | TipRest::Falls => return None,
        };
        let under = |at: Vec2| margin(polygon, at).abs() < 1.0 / MM_PER_CM;
        let on: Vec<PieceId> = plan.tips.iter().filter(|tip| under(tip.at)).map(|tip| tip.of).collect();
        let spare_cm = margin(polygon, plan.weight);
        (Balance::of(spare_cm) != Balance::Outside).then_some(Place {
            pose: lies,
            on,
            nests: false,
            over: None,
            spare_cm: Some(spare_cm),
        })
    }

    /// A pyramid over the tips of others, the highest first.
    fn over_tips(&self, others: &[PieceId]) -> Vec<Place> {
        let tip = |id: PieceId| Some((id, standing_tip(self.sim, id)?));
        let mut tips: Vec<(PieceId, Vec3)> = others.iter().filter_map(|&id| tip(id)).collect();
        tips.sort_by(|a, b| b.1.z.total_cmp(&a.1.z));
        tips.into_iter().filter_map(|(id, tip)| self.on(id, tip.truncate())).take(MOST).collect()
    }

    /// A pyramid on a card: in the middle, and round it.
    fn on_card(&self, card: PieceId) -> Vec<Place> {
        let (sim, pose) = (self.sim, self.sim.pose(card));
        let outline = hull(sim.geometry(card).corners().map(|corner| (pose * corner).truncate()));
        let middle = sim.centre_of_mass(card).truncate();
        let out = margin(&outline, middle) * ROUND;
        let round = (0..4_u8).map(|k| middle + towards(k, 4) * out);
        [middle].into_iter().chain(round).filter_map(|over| self.on(card, over)).take(MOST).collect()
    }

    /// On the table, as near to its middle as there is room.
    fn on_table(&self) -> Vec<Place> {
        let over = RINGS_CM
            .into_iter()
            .flat_map(|radius| (0..DIRECTIONS).map(move |k| towards(k, DIRECTIONS) * radius));
        let mut found: Vec<Place> = vec![];
        for place in over.filter_map(|over| self.on(self.sim.table(), over)) {
            let near =
                |other: &Place| other.pose.translation.distance(place.pose.translation) < 3.0 * SAME_CM;
            if found.len() < MOST && !found.iter().any(near) {
                found.push(place);
            }
        }
        found
    }
}

fn towards(part: u8, of: u8) -> Vec2 {
    let angle = TAU * f32::from(part) / f32::from(of);
    Vec2::new(libm::cosf(angle), libm::sinf(angle))
}
