//! What the architect does about its [`StoreyPlan`]: candidates by their merit on paper, and of those the first that stands
//! when it is tried.

use super::candidate::Candidate;
use super::floors::{self, cards};
use super::hope::hope_mm;
use super::loose::Loose;
use super::plan::{PILLARS, Pillar, StoreyPlan, crown_at, steps_of};
use super::race::Race;
use super::site::BotPosition;
use super::spots::{CandidatePose, YAWS, adrift, bricks, kind, lift_of, nested, one_of_each, takeable};
use super::trial::{BRIEFLY_S, is_sure, margin_deg, trial};
use super::{grandest, grandeur, standing, tallest};
use crate::Rlyeh;
use game::pieces::Size;
use game::rng::Rng;
use rlyeh_rules::{Aim, Asks, BuildSite, Chooser, Class, Orientation, Piece, STASH, Surface};
use session::Skill;
use std::collections::BTreeMap;
use table::piece::NEST_STEP_MM;
use table::rapier3d::prelude::*;
use table::{MM_PER_CM, PieceId};

/// Most candidates tried for one placement.
const MOST_TRIES: usize = 10;
/// What a spot that a trembling hand spoils, or that leaves the city little margin, is worth less, mm.
const UNSURE_MM: f32 = 15.0;
/// A city that stands less of a tilt than this is on the brink, degrees.
const BRINK_DEG: f64 = 1.5;
/// And by losing no more than this it stands as well as before, degrees: the judge is no more exact.
const NO_WORSE_DEG: f64 = 0.1;
/// What a size of a piece spent where it raises nothing is worth, mm.
const SPENT_MM: f32 = 0.5;
/// What a colour gains by having one piece less in play, mm: whoever builds alone wants the game to last.
const LASTING_MM: f32 = 0.3;
/// Faces of twelve that build in a pyramid: spires and bricks.
const BUILDING: u32 = 9;
/// Games of dice alone that are played to guess how many turns are left, and their longest.
const GAMES: u32 = 32;
const MOST_TURNS: u32 = 200;
/// What a point of grandeur is worth, mm.
pub(super) const POINT_MM: f32 = 10.0;
/// What a game won among opponents is worth, mm.
const WON_MM: f32 = 1_000.0;
/// What it is worth to be uppermost already, mm: who waits for it trusts that the others keep to their rule.
const LEAD_MM: f32 = 20.0;
/// What a mm that the plan hopes for is worth among opponents, mm.
const PLANS: f32 = 0.15;
/// What a small, medium or large pyramid of one's own is worth in reserve among opponents, mm.
const IN_RESERVE_MM: [f32; 3] = [12.0, 4.0, 0.0];
/// An adjustment must raise what is hoped for by this, mm.
const ADJUST_MM: f32 = 3.0;

/// What came of trying candidates out.
pub(super) struct Design {
    /// The best spot that stands; `None` if there is none.
    pub chosen: Option<CandidatePose>,
    /// Those that stood when they were tried, in the order of their merit.
    pub stood: Vec<Stood>,
    /// How many were tried.
    pub tried: usize,
}

/// A candidate that stood.
pub(super) struct Stood {
    pub spot: CandidatePose,
    /// What it is worth on paper, mm.
    pub merit: f32,
    /// What the whole city stands of a tilt with it, degrees.
    pub margin_deg: f64,
    /// Whether that is enough, and it stands wherever the hand may set it down.
    pub sure: bool,
}

/// Tries candidates out, by their merit, until one is sure to stand.
pub(super) fn design(site: &BotPosition, given_up: &[PieceId]) -> Design {
    let mut all = candidates(site);
    all.retain(|c| !given_up.contains(&c.spot.piece));
    all.sort_by(|a, b| b.merit.total_cmp(&a.merit));
    let mut unsure: Option<Candidate> = None;
    let (mut stood, mut tried) = (vec![], 0);
    let city: Vec<PieceId> = site.game().pieces_in_play().into_iter().collect();
    let now_deg = || margin_deg(site.sim(), &city);
    for candidate in all.into_iter().take(MOST_TRIES) {
        let better = |other: &Candidate| other.merit - UNSURE_MM >= candidate.merit;
        if unsure.as_ref().is_some_and(better) {
            break;
        }
        if !grandest::within_reach(site, &candidate.spot) {
            continue;
        }
        tried += 1;
        let Some(score) = trial(site, &candidate.spot, BRIEFLY_S) else { continue };
        // On the brink already: what makes it no worse will do.
        let margin = score.margin_deg();
        let firm = margin >= BRINK_DEG || margin >= now_deg() - NO_WORSE_DEG;
        let sure = firm && is_sure(site, &candidate.spot, Skill::High);
        let (spot, merit) = (candidate.spot.clone(), candidate.merit);
        stood.push(Stood { spot, merit, margin_deg: margin, sure });
        if sure {
            return Design { chosen: Some(candidate.spot), stood, tried };
        }
        unsure.get_or_insert(candidate);
    }
    let may_decline = site.game().asks().may_decline();
    Design { chosen: unsure.filter(|_| !may_decline).map(|c| c.spot), stood, tried }
}

fn candidates(site: &BotPosition) -> Vec<Candidate> {
    match site.game().setup().aim() {
        Some(Aim::Tallest) => tallest::candidates(site),
        Some(Aim::Grandest) => planned(site),
        None => raced(site, planned(site)),
    }
}

/// Among opponents: those of the candidates that are worth more than a pass where that is allowed, each with what it brings in
/// the race. None of them raises a second tower: on paper there is only one.
fn raced(site: &BotPosition, mut found: Vec<Candidate>) -> Vec<Candidate> {
    if !matches!(site.game().asks(), Asks::Pyramid { .. } | Asks::Move { .. }) {
        return found;
    }
    found.retain(|candidate| !standing::is_step(site, &candidate.spot));
    // Many spots come to the same race.
    let mut chances: BTreeMap<Race, f32> = BTreeMap::new();
    let mut worth = |race: Race| {
        let lead = if race.is_led() { LEAD_MM } else { 0.0 };
        lead + WON_MM * *chances.entry(race).or_insert_with_key(Race::chance)
    };
    let pass = standing::race(site, None).filter(|_| site.game().asks().may_decline()).map(&mut worth);
    found.retain_mut(|candidate| {
        let Some(won) = standing::race(site, Some(&candidate.spot)).map(&mut worth) else { return false };
        candidate.merit += won;
        pass.is_none_or(|pass| won >= pass)
    });
    found
}

/// Candidates by the plan.
fn planned(site: &BotPosition) -> Vec<Candidate> {
    match site.game().asks() {
        Asks::Pyramid { orientation: Orientation::Flat, .. } => {
            let plan = StoreyPlan::of(site);
            let mut found = vec![];
            for piece in one_of_each(site) {
                let aside = bricks(site, piece);
                found.extend(
                    aside.into_iter().map(|spot| valued(site, plan.as_ref(), spot, AfterPlacing::Aside)),
                );
                if let Some(plan) = plan.as_ref().filter(|_| site.game().setup().is_solitaire()) {
                    found.extend(lying_on_feet(site, plan, piece));
                }
                found.extend(beside_feet(site, plan.as_ref(), piece, Class::Flat));
            }
            found
        }
        Asks::Pyramid { on: BuildSite::NewCard(card), .. } => on_new_card(site, card, &one_of_each(site)),
        Asks::Pyramid { orientation: Orientation::Upright | Orientation::Any, .. } => spires(site),
        Asks::Card { on, .. } => cards(site, &on),
        Asks::Adjust { .. } => adjust(site),
        Asks::Move { onto } => {
            let spare = |id: &PieceId| is_spare(site, *id);
            let pieces: Vec<PieceId> = takeable(site).into_iter().filter(spare).collect();
            on_new_card(site, onto, &pieces)
        }
        // Prudence: a weird pyramid ends a pillar, and whoever passes has more turns to come.
        Asks::Pyramid { orientation: Orientation::Weird, .. }
        | Asks::Roll { .. }
        | Asks::Settle
        | Asks::Nothing => vec![],
    }
}

/// How many turns may come until a colour is built in, on the average of a few games of dice alone.
fn turns_left(game: &Rlyeh) -> u32 {
    let stashes = game.inventory().stashes;
    let faces = match game.setup().mode.alone().map(|alone| alone.chooser) {
        Some(Chooser::D6) => 6,
        Some(Chooser::Compass) => 8,
        None => 0,
    };
    let mut rng = Rng::new(0);
    let mut play = || {
        let mut built: Vec<u8> = (0..stashes).map(|s| game.built(s).iter().sum()).collect();
        for turn in 0..MOST_TURNS {
            if built.iter().any(|&n| n >= STASH) {
                return turn;
            }
            if rng.below(12) < BUILDING {
                let named = if faces > 0 { rng.below(faces) as usize } else { usize::MAX };
                let emptiest = (0..built.len()).min_by_key(|&s| built[s]).unwrap_or(0);
                let stash = if named < built.len() { named } else { emptiest };
                built[stash] += 1;
            }
        }
        MOST_TURNS
    };
    let turns: u32 = (0..GAMES).map(|_| play()).sum();
    turns / GAMES
}

/// What the city may be hoped to come to with these pillars on the floor of the plan, mm: how high it rises, or what its
/// grandeur is worth.
fn hope(site: &BotPosition, plan: &StoreyPlan, pillars: [Option<Pillar>; PILLARS]) -> f32 {
    let game = site.game();
    let (turns, cards) = (turns_left(game), game.supply().count());
    match game.setup().aim() {
        Some(Aim::Grandest) => POINT_MM * grandeur::hoped(plan.storey(game), pillars, turns, cards),
        _ => plan.floor_mm + hope_mm(pillars, turns, cards),
    }
}

/// Whether grandeur is built for.
fn is_grandest(site: &BotPosition) -> bool {
    site.game().setup().aim() == Some(Aim::Grandest)
}

/// What becomes of the plan when a piece stands on its spot.
enum AfterPlacing {
    /// These are its pillars.
    Pillars([Option<Pillar>; PILLARS]),
    /// Nothing: the piece stands on this storey, and helps no pillar.
    Storey(u8),
    /// Nothing: the piece is out of the way, on the table.
    Aside,
}

/// What a spot is worth once a piece stands there.
fn valued(
    site: &BotPosition,
    plan: Option<&StoreyPlan>,
    spot: CandidatePose,
    then: AfterPlacing,
) -> Candidate {
    let game = site.game();
    let (storey, pillars, helps) = match then {
        AfterPlacing::Pillars(pillars) => (plan.map_or(0, |plan| plan.storey(game)), Some(pillars), true),
        AfterPlacing::Storey(storey) => (storey, plan.map(StoreyPlan::pillars), false),
        AfterPlacing::Aside => (0, plan.map(StoreyPlan::pillars), false),
    };
    let counts = if is_grandest(site) { POINT_MM * f32::from(storey) } else { 0.0 };
    let hope = counts + plan.zip(pillars).map_or(0.0, |(plan, pillars)| hope(site, plan, pillars));
    let merit = match game.piece(spot.piece) {
        Some(Piece::Pyramid { stash, size }) => {
            // A large one that lies on the table is what an Arrange makes floors of.
            let lies = matches!(game.asks(), Asks::Pyramid { orientation: Orientation::Flat, .. });
            let helps_a_floor =
                lies && is_grandest(site) && plan.is_some_and(|plan| plan.floor == Surface::Table);
            let spent = if helps_a_floor { -SPENT_MM } else { SPENT_MM } * size.index() as f32;
            let spent = if helps { 0.0 } else { spent };
            if game.setup().is_solitaire() {
                let built: u8 = game.built(stash).iter().sum();
                hope - spent - LASTING_MM * f32::from(built)
            } else {
                // Over small ones nobody goes with larger ones: one's own are kept, and the others' used up.
                let kept = if standing::is_own(game, stash) { IN_RESERVE_MM[size.index()] } else { 0.0 };
                PLANS * hope - spent - kept
            }
        }
        _ => hope,
    };
    Candidate { spot, merit, hope }
}

/// A new pyramid upright: on a pillar or a foot of the plan, or on any other tip, or out of the way.
fn spires(site: &BotPosition) -> Vec<Candidate> {
    let plan = StoreyPlan::of(site);
    let mut found = vec![];
    for piece in one_of_each(site) {
        if let Some(plan) = &plan {
            found.extend(on_feet(site, plan, piece, Tips::Free));
        }
        if !site.game().setup().is_solitaire() {
            let planned: Vec<PieceId> =
                plan.iter().flat_map(StoreyPlan::pillars).flatten().map(|pillar| pillar.top).collect();
            let tips = nested(site, piece, &planned, |_, _| true);
            found.extend(
                tips.into_iter().map(|(spot, _)| valued(site, plan.as_ref(), spot, AfterPlacing::Aside)),
            );
        }
        if is_grandest(site) {
            found.extend(beside_feet(site, plan.as_ref(), piece, Class::Upright));
            let tips = grandest::on_other_tips(site, plan.as_ref(), piece).into_iter();
            found.extend(
                tips.map(|(spot, storey)| valued(site, plan.as_ref(), spot, AfterPlacing::Storey(storey))),
            );
        }
        let aside = adrift(site, piece).into_iter();
        found.extend(aside.map(|spot| valued(site, plan.as_ref(), spot, AfterPlacing::Aside)));
    }
    found
}

/// Whether a pyramid may be nested on a tip: an adjusted one may not.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Tips {
    Free,
    Forbidden,
}

/// A pyramid upright on each foot of the plan, or on the pillar there: nested on its tip, or over all of it.
fn on_feet(site: &BotPosition, plan: &StoreyPlan, piece: PieceId, tips: Tips) -> Vec<Candidate> {
    let Some(size) = kind(site, piece).and_then(|k| k.pyramid()) else { return vec![] };
    let turn = Rotation::from_rotation_arc(Vector::Z, plan.normal);
    let alone = steps_of(size.height_mm());
    let mut found = vec![];
    for (i, foot) in plan.feet.iter().enumerate() {
        let (pose, steps) = match foot.pillar {
            // One that lies there may be stood up.
            Some(pillar) if pillar.top == piece && !pillar.flat => continue,
            Some(pillar) if pillar.top != piece => {
                let Some(below) = pillar.steps.filter(|_| !pillar.flat) else { continue };
                // A larger one over a single smaller one comes down to the floor.
                let single = site.game().stack(pillar.top).len() == 1;
                let steps = alone.filter(|_| single).map_or(below + 1, |alone| alone.max(below + 1));
                let comes_down = single && alone == Some(steps);
                if tips == Tips::Forbidden && !comes_down {
                    continue;
                }
                let rise_mm = (steps - below) as f32 * NEST_STEP_MM;
                let up = (pillar.size.height_mm() - size.height_mm() + rise_mm) / MM_PER_CM;
                let on = site.sim().pose(pillar.top) * Pose::from_translation(Vector::Z * up);
                (on, Some(steps))
            }
            _ => (Pose::from_parts(foot.at, turn), alone),
        };
        let mut then = plan.pillars().map(|pillar| pillar.filter(|p| p.top != piece));
        then[i] = Some(Pillar { top: piece, size, flat: false, steps });
        found.push(valued(site, Some(plan), CandidatePose { piece, pose }, AfterPlacing::Pillars(then)));
    }
    found
}

/// A large pyramid lying on an empty foot of the plan, its raised edge where the tip would be.
fn lying_on_feet(site: &BotPosition, plan: &StoreyPlan, piece: PieceId) -> Vec<Candidate> {
    let Some(kind) = kind(site, piece).filter(|k| k.pyramid() == Some(Size::Large)) else { return vec![] };
    let level = Rotation::from_rotation_arc(Vector::Z, plan.normal);
    let stance = kind.stance(Class::Flat);
    let lift = lift_of(&kind);
    let mut found = vec![];
    for (i, foot) in plan.feet.iter().enumerate().filter(|(_, foot)| foot.pillar.is_none()) {
        let others = || plan.feet.iter().enumerate().filter(move |(j, _)| *j != i).map(|(_, other)| other.at);
        let turned = |yaw: u16| {
            let yaw = std::f32::consts::TAU * f32::from(yaw) / f32::from(YAWS);
            let turn = level * Rotation::from_rotation_z(yaw) * stance;
            let edge = crown_at(Size::Large, Pose::from_parts(Vector::ZERO, turn));
            let flat = edge - plan.normal * edge.dot(plan.normal);
            let pose = Pose::from_parts(foot.at - flat + plan.normal * lift, turn);
            let middle = pose * Vector::new(0.0, 0.0, Size::Large.height_mm() / 2.0 / MM_PER_CM);
            let room = others().map(|at| at.distance(middle)).fold(f32::MAX, f32::min);
            (room, pose)
        };
        let best = (0..YAWS).map(turned).reduce(|best, next| if next.0 > best.0 { next } else { best });
        let mut then = plan.pillars();
        then[i] = Some(Pillar {
            top: piece,
            size: Size::Large,
            flat: true,
            steps: steps_of(Size::Large.flat_height_mm()),
        });
        found.extend(best.map(|(_, pose)| {
            valued(site, Some(plan), CandidatePose { piece, pose }, AfterPlacing::Pillars(then))
        }));
    }
    found
}

/// For grandeur: on the floor of the plan, beside its feet, where the piece counts and is in nobody's way.
fn beside_feet(
    site: &BotPosition,
    plan: Option<&StoreyPlan>,
    piece: PieceId,
    class: Class,
) -> Vec<Candidate> {
    let Some(plan) = plan.filter(|_| is_grandest(site)) else { return vec![] };
    let storey = plan.storey(site.game());
    let spots = grandest::beside_feet(site, plan, piece, class);
    spots.into_iter().map(|spot| valued(site, Some(plan), spot, AfterPlacing::Storey(storey))).collect()
}

/// For grandeur: the next step towards a floor out of what lies about on the table, while nothing is built higher up.
fn floor_of_loose(site: &BotPosition, plan: &StoreyPlan) -> Vec<Candidate> {
    let wanted = is_grandest(site) && plan.floor == Surface::Table && site.game().supply().next().is_some();
    let loose = Some(site).filter(|_| wanted).and_then(Loose::of);
    loose.map_or(vec![], |loose| floors::of_loose(site, &loose))
}

/// What a piece counts for standing on the floor of the plan already, mm: an adjusted one has not come there anew.
fn counted(site: &BotPosition, plan: &StoreyPlan) -> f32 {
    if is_grandest(site) { POINT_MM * f32::from(plan.storey(site.game())) } else { 0.0 }
}

fn on_new_card(site: &BotPosition, card: PieceId, pieces: &[PieceId]) -> Vec<Candidate> {
    let Some(plan) = StoreyPlan::on_floor_card(site, card) else { return vec![] };
    pieces.iter().flat_map(|&piece| on_feet(site, &plan, piece, Tips::Free)).collect()
}

/// Whether a pyramid stands or lies on the table by itself and is not needed there.
fn is_spare(site: &BotPosition, id: PieceId) -> bool {
    let on_table = site.game().facts_of(id).is_some_and(|facts| facts.surface == Surface::Table);
    let planned =
        StoreyPlan::of(site).is_some_and(|plan| plan.pillars().iter().flatten().any(|p| p.top == id));
    on_table && !planned
}

/// Adjustments that make the pillars even or, where they are, lift one and set it down again: a card may follow only
/// onto an adjusted pyramid (R18). When all is ready, the card.
fn adjust(site: &BotPosition) -> Vec<Candidate> {
    let game = site.game();
    let done: Vec<PieceId> = game.adjusted().iter().copied().collect();
    let Some(plan) = StoreyPlan::of(site) else { return vec![] };
    let floor = floor_of_loose(site, &plan);
    if !floor.is_empty() {
        return floor;
    }
    if !done.is_empty() {
        let cards = cards(site, &BuildSite::Adjusted(done.clone()));
        if !cards.is_empty() {
            return cards;
        }
    }
    let may = takeable(site);
    if game.supply().next().is_none() {
        return vec![];
    }
    if plan.is_even() && done.is_empty() {
        let lift = |pillar: Pillar| {
            let lowest = *game.stack(pillar.top).first()?;
            let spot = CandidatePose { piece: lowest, pose: site.sim().pose(lowest) };
            may.contains(&lowest).then_some(Candidate { spot, merit: 0.0, hope: 0.0 })
        };
        return plan.pillars().into_iter().flatten().filter_map(lift).collect();
    }
    let before = hope(site, &plan, plan.pillars());
    let pillars = plan.pillars();
    let loose = |id: &PieceId| {
        matches!(game.piece(*id), Some(Piece::Pyramid { .. }))
            && game.stack(*id).len() == 1
            && game.home(*id) == Some(plan.floor)
            && !pillars.iter().flatten().any(|p| p.top == *id && !p.flat)
    };
    let pieces: Vec<PieceId> = may.into_iter().filter(loose).collect();
    let mut found: Vec<Candidate> = vec![];
    for piece in pieces {
        found.extend(on_feet(site, &plan, piece, Tips::Forbidden));
    }
    for candidate in &mut found {
        // Nothing is built in by an adjustment: only the pillars count.
        candidate.merit = candidate.hope - counted(site, &plan);
    }
    found.retain(|c| c.merit > before + ADJUST_MM);
    found
}
