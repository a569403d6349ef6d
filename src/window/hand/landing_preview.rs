//! What would come of letting go, as shapes: the ghost, the drop line, the shadow, the contact, the support. Shapes are
//! geometry; what they claim of the rest comes from [`super::look_ahead`]. Plain data; how it looks is for [`super::draw`].

use super::look_ahead::LookAhead;
use super::options::Previews;
use super::state::{GrabState, HandSet};
use super::word::{Omen, Word, WordInputs};
use crate::live_table::live_match::{CurrentView, Playing, on};
use crate::live_table::physics::LiveTable;
use crate::speech;
use bevy::prelude::*;
use game::pieces::Class;
use session::foresee::Foretold;
use session::{HandRules, Reading};
use table::hand::{Landing, not_of, sweep_down};
use table::rapier3d::prelude::{Pose, QueryFilter, Ray};
use table::support::{self, Support};
use table::tip_plan::TipPlan;
use table::{PieceId, Sim};

/// Points of the shadow's outline on each of its edges.
const SHADOW_POINTS: usize = 6;
/// Corners nearer than this to the plane on which the piece would stand touch it, cm.
const PATCH_CM: f32 = 0.06;
/// A surface that leans by more carries no face, cosine.
const LEAST_LEVEL: f32 = 0.5;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LandingPreview>();
}

/// The systems that make the preview: whatever shows it comes after them.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct LandingPreviewSet;

pub(super) fn of<G: HandRules>(app: &mut App) {
    app.add_systems(Update, preview::<G>.in_set(HandSet::Show).in_set(LandingPreviewSet).run_if(on::<G>));
}

/// The previews of what is held. Only what is switched on is there.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct LandingPreview {
    /// What would be let go of, at its landing poses.
    pub ghosts: Vec<(PieceId, Pose)>,
    /// The edges of those.
    pub ghost_edges: Vec<[Vec3; 2]>,
    /// From the held piece's lowest middle down to where it would be, cm.
    pub drop_line: Option<[Vec3; 2]>,
    /// The parts of the outline on the surface on which it would land; none over a pyramid.
    pub shadow: Vec<[Vec3; 2]>,
    /// Where it would touch first, and the corners of the face on which it would lie there, if any.
    pub contact: Option<(Vec3, Vec<Vec3>)>,
    /// The weakest of what would carry it.
    pub support: Option<Support>,
    /// A card over tips, seen from above.
    pub card: Option<TipPlan>,
    /// What it would touch first.
    pub on: Option<PieceId>,
    /// Whether it may not be let go of here.
    pub forbidden: bool,
    /// Why letting go here would lose something, in a few words.
    pub lost: Option<String>,
    /// What will become of it.
    pub word: Word,
    /// What was foretold, as a sign.
    pub omen: Omen,
}

impl LandingPreview {
    /// Whether it is marked as a place where it should not be let go of.
    pub fn warns(&self) -> bool {
        self.forbidden || self.lost.is_some()
    }
}

fn preview<G: HandRules>(
    grab_state: Res<GrabState>,
    (seen, playing): (Option<Res<CurrentView<G>>>, Res<Playing<G>>),
    (previews, ahead): (Res<Previews>, Res<LookAhead>),
    mut table: LiveTable,
    mut preview: ResMut<LandingPreview>,
) -> Result {
    let hand = seen.as_ref().and_then(|seen| seen.0.hand.as_ref());
    let reading = hand.and_then(|hand| hand.reading.as_ref().map(|reading| (hand, reading)));
    let (GrabState::Holding(_), Some((hand, reading))) = (&*grab_state, reading) else {
        preview.set_if_neq(LandingPreview::default());
        return Ok(());
    };
    let held: Vec<PieceId> = hand.pieces.to_vec();
    let game = playing.0.game();
    // Nobody tells a bare hand what comes of letting go.
    let foresight = previews.foresight && playing.0.hand().options().kind.foretells();
    let previews = Previews { foresight, ..*previews };
    *preview = table.lend(|sim| {
        let misses = |landing: &Landing| game.misses(sim, &held, landing).map(speech::say);
        draft(sim, &held, reading, (ahead.told(), &misses, game.stance_asked()), &previews)
    })?;
    Ok(())
}

/// Why what is held would be lost where it would land, as far as a game can tell at once.
pub type Misses<'a> = dyn Fn(&Landing) -> Option<String> + 'a;

/// The previews of pieces held, lowest first, on a table. Until it has been tried out what would come of letting go, they
/// say only what is below, and what the game tells from that (`misses`). `asked` is how it is to lie, where that matters.
pub fn draft(
    sim: &Sim,
    held: &[PieceId],
    reading: &Reading,
    (foretold, misses, asked): (Option<&Foretold>, &Misses, Option<Class>),
    previews: &Previews,
) -> LandingPreview {
    let Some(&lowest) = held.first() else { return LandingPreview::default() };
    let base = sim.pose(lowest);
    // The reading is as old as the frame; what is drawn is where the piece is now.
    let Some(landing) = sweep_down(sim, held, base) else { return LandingPreview::default() };
    let landed = |id: PieceId| landing.pose * base.inv_mul(&sim.pose(id));
    let ghosts: Vec<(PieceId, Pose)> = held.iter().map(|&id| (id, landed(id))).collect();
    let forbidden = reading.forbidden.is_some() && !reading.under_way;
    let lost = match foretold.and_then(|told| told.foresight.verdict.as_ref()) {
        _ if !previews.foresight || forbidden => None,
        Some(verdict) => verdict.lost.then(|| verdict.words.as_ref().map(speech::say).unwrap_or_default()),
        None if reading.under_way => None,
        None => misses(&landing),
    };
    let mut preview = LandingPreview {
        on: Some(landing.on),
        forbidden,
        lost,
        omen: foretold.map_or(Omen::Unknown, |told| Omen::of(&told.foresight)),
        ..LandingPreview::default()
    };
    // Where it is known, the ghost lies as the piece will.
    let known = foretold
        .map(|told| &told.foresight)
        .filter(|told| told.certainty.is_tried() && !told.poses.is_empty());
    if previews.ghost && (known.is_some() || !reading.under_way) {
        preview.ghosts = known.map_or_else(|| ghosts.clone(), |told| told.poses.clone());
        let edges = |(id, pose): &(PieceId, Pose)| {
            let pose = *pose;
            sim.geometry(*id).edges.iter().map(move |edge| edge.map(|end| pose * end))
        };
        preview.ghost_edges = preview.ghosts.iter().flat_map(edges).collect();
    }
    // What lies below on the way is nobody's concern.
    let there = !reading.under_way;
    let previews = Previews {
        drop_line: previews.drop_line && there,
        contact: previews.contact && there,
        support: previews.support && there,
        ..*previews
    };
    if previews.drop_line {
        let middle = |pose: &Pose| *pose * local_middle(sim, lowest);
        preview.drop_line = Some([middle(&base), middle(&landing.pose)]);
    }
    if previews.shadow {
        preview.shadow = shadow(sim, held, landing.on);
    }
    if previews.contact {
        preview.contact = Some((landing.point, patch(sim, lowest, &landing, reading.normal)));
    }
    if previews.support {
        preview.card = TipPlan::of(sim, held);
    }
    if previews.support && !preview.forbidden {
        let grams: f32 = held.iter().map(|&id| sim.mass_g(id)).sum();
        let weight =
            ghosts.iter().map(|(id, pose)| (*pose * local_middle(sim, *id)) * sim.mass_g(*id)).sum::<Vec3>();
        // What it only brushes on its way carries none of it.
        let clear = foretold.filter(|told| told.foresight.certainty.is_clear());
        let carries =
            |told: &Foretold| told.foresight.outlook.on.iter().any(|below| below.piece() == Some(landing.on));
        preview.support = support::weakest(sim, landing.on, held, (weight / grams, grams))
            .filter(|_| clear.is_none_or(carries));
    }
    let class = foretold
        .filter(|told| told.foresight.certainty.is_clear())
        .and_then(|told| told.foresight.outlook.class);
    let judged = foretold.and_then(|told| told.foresight.verdict.as_ref());
    preview.word = Word::of(WordInputs {
        reading,
        foretold,
        lost: preview.lost.as_deref(),
        as_asked: judged
            .map_or(class.zip(asked).map(|(lies, asked)| lies == asked), |judged| judged.as_asked),
        to_spare_cm: preview
            .card
            .as_ref()
            .map(|card| card.margin_cm)
            .or(preview.support.as_ref().map(|support| support.margin_cm)),
        tells: previews.foresight,
    });
    preview
}

fn local_middle(sim: &Sim, id: PieceId) -> Vec3 {
    sim.body(id).mass_properties().local_mprops.local_com
}

/// The outline of what is held, seen from above, laid on a surface below it, as far as it meets that.
fn shadow(sim: &Sim, held: &[PieceId], on: PieceId) -> Vec<[Vec3; 2]> {
    if sim.piece(on).kind.pyramid().is_some() {
        return vec![];
    }
    let corners: Vec<Vec3> = held
        .iter()
        .flat_map(|&id| {
            let pose = sim.pose(id);
            sim.geometry(id).corners().map(|corner| pose * corner).collect::<Vec<_>>()
        })
        .collect();
    let top = corners.iter().map(|corner| corner.z).fold(f32::MIN, f32::max);
    let outline = support::hull(corners.iter().map(|corner| corner.truncate()));
    let not_held = not_of(held);
    let queries = sim.queries(QueryFilter::default().predicate(&not_held));
    let below = |at: Vec2| {
        let ray = Ray::new(at.extend(top), -Vec3::Z);
        let (met, fall) = queries.cast_ray(&ray, 2.0 * top.max(1.0), true)?;
        (sim.piece_of(met) == on).then(|| at.extend(top - fall))
    };
    let edges = outline.iter().copied().zip(outline.iter().copied().cycle().skip(1));
    let points: Vec<Option<Vec3>> = edges
        .flat_map(|(a, b)| {
            // Cards have many corners already.
            let points = if outline.len() > 8 { 1 } else { SHADOW_POINTS };
            (0..points).map(move |i| a.lerp(b, i as f32 / points as f32))
        })
        .map(below)
        .collect();
    let ends = points.iter().zip(points.iter().cycle().skip(1));
    ends.filter_map(|(from, to)| Some([(*from)?, (*to)?])).collect()
}

/// The face on which the piece would lie where it lands, if it would lie on one.
fn patch(sim: &Sim, id: PieceId, landing: &Landing, normal: Vec3) -> Vec<Vec3> {
    let lies = |corner: &Vec3| (*corner - landing.point).dot(normal).abs() < PATCH_CM;
    let corners: Vec<Vec3> =
        sim.geometry(id).corners().map(|corner| landing.pose * corner).filter(lies).collect();
    let outline = support::hull(corners.iter().map(|corner| corner.truncate()));
    // On the steep side of a lying piece it would not lie.
    if outline.len() < 3 || normal.z < LEAST_LEVEL {
        return vec![];
    }
    let slope = normal.truncate() / normal.z;
    outline
        .into_iter()
        .map(|at| at.extend(landing.point.z - (at - landing.point.truncate()).dot(slope)))
        .collect()
}
