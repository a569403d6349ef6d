//! The bots' hand at the table: it begins every hold anew, rams nothing, and gives up soon where it gets nowhere.

use bots::carry::Carry;
use bots::player::TablePlayer;
use game::Game;
use rlyeh::bot::CityBuilder;
use rlyeh::{Intent, Match, Note, Rlyeh};
use rlyeh_rules::{Action, DieOrder, Phase, Setup};
use support::counts::whole_or;
use support::drive::solitaire;
use support::told::english;
use table::hand::{HandKind, HandOptions};
use table::observe::{Baseline, angle_deg, observe};
use table::piece::NEST_STEP_MM;
use table::rapier3d::prelude::*;
use table::{HandCommand, MM_PER_CM, PieceId};

/// No turn takes longer, in ticks.
const MOST_TICKS: u32 = 20_000;
/// What is carried upright leans no more than this: a rammed piece hung at tens of degrees.
const MOST_LEAN_DEG: f32 = 3.0;
/// A placement takes no longer than this, at the median, in ticks: 6 s.
const MEDIAN_TICKS: u32 = 360;

fn takeable(m: &Match) -> impl Iterator<Item = PieceId> + use<> {
    let actions = m.game().legal_actions(m.game().active());
    actions.into_iter().filter_map(|action| if let Action::Take(id) = action { Some(id) } else { None })
}

/// A person takes something, lets the hand fly level, and puts it back.
fn person_flies_level(m: &mut Match) {
    let taken = takeable(m).next().unwrap();
    m.intend(Intent::Take(taken)).unwrap();
    let at = m.sim().pose(taken).translation;
    m.intend(Intent::Hand(HandCommand::Move((at + Vector::Z * 3.0).to_array()))).unwrap();
    m.intend(Intent::Hand(HandCommand::AutoRaise(false))).unwrap();
    (0..30).for_each(|_| drop(m.tick()));
    assert!(!m.hand().auto_raise());
    m.intend(Intent::PutBack).unwrap();
    m.run_until_waiting(1_400);
}

/// What a hand did with a piece.
#[derive(Debug, Default)]
struct Placement {
    ticks: u32,
    /// How far it leant at most while it was carried, where it was taken upright and wanted upright, degrees.
    leant_deg: f32,
    gave_up: bool,
}

/// Lets somebody go on until a piece that is held is let go of; nothing where the turn ends before that.
fn place(m: &mut Match, mut act: impl FnMut(&Match) -> Option<Intent>) -> Option<Placement> {
    let mut placed = Placement::default();
    let turn = m.game().turn();
    for _ in 0..MOST_TICKS {
        if m.game().outcome().is_some() || m.game().turn() > turn {
            return None;
        }
        if let Some(intent) = act(m) {
            m.intend(intent.clone()).unwrap();
            if matches!(intent, Intent::Release | Intent::GiveUp) {
                placed.gave_up = intent == Intent::GiveUp;
                m.run_until_waiting(1_400);
                return Some(placed);
            }
        }
        m.tick();
        if let (Some(from), Some(wanted)) = (m.hand().origin(), m.hand().target()) {
            placed.ticks += 1;
            let leant = |pose: Pose| angle_deg(pose.rotation * Vector::Z, Vector::Z);
            if leant(from).max(leant(wanted)) < 1.0 {
                placed.leant_deg = placed.leant_deg.max(leant(m.sim().pose(m.hand().held()[0])));
            }
        }
    }
    panic!("nothing is let go of");
}

fn by_builder(builder: &mut CityBuilder) -> impl FnMut(&Match) -> Option<Intent> {
    |m| {
        let intent = builder.act(m)?;
        builder.done(&intent);
        Some(intent)
    }
}

fn by_carry(carry: &mut Carry<Rlyeh>) -> impl FnMut(&Match) -> Option<Intent> {
    |m| {
        let intent = carry.next_intent().or_else(|| carry.act(m))?;
        carry.done(&intent);
        Some(intent)
    }
}

/// Pyramids that may be set upright on others that stand free, and where they would nest on them.
fn nests(m: &Match) -> Vec<(PieceId, PieceId, Pose)> {
    if m.game().roll().is_none_or(|roll| roll.deed() != DieOrder::Spire) {
        return vec![];
    }
    let sim = m.sim();
    let size = |id: PieceId| sim.piece(id).kind.pyramid();
    let mut found = vec![];
    for below in m.game().pieces_in_play() {
        let pose = sim.pose(below);
        let free = !m.game().pieces_in_play().into_iter().any(|id| {
            id != below
                && sim.top_cm(id) > pose.translation.z + 1.0
                && sim.centre_of_mass(id).truncate().distance(pose.translation.truncate()) < 6.0
        });
        let upright = angle_deg(pose.rotation * Vector::Z, Vector::Z) < 2.0;
        let upper = takeable(m).find(|&id| !m.game().in_play(id) && size(id) == size(below));
        if let (true, true, Some(upper), Some(_)) = (free, upright, upper, size(below)) {
            let seat = pose.rotation * Vector::Z * (NEST_STEP_MM / MM_PER_CM);
            found.push((upper, below, Pose { translation: pose.translation + seat, ..pose }));
        }
    }
    found
}

/// The hand of a bot went on with `AutoRaise(false)` that a person before it had left, rammed the spire and hung at its tip.
/// Over three hundred placements whole, over twenty-four in part.
#[test]
fn a_bot_s_hand_begins_anew_after_a_person_who_flew_level_and_rams_nothing() {
    let (mut placements, mut nested) = (vec![], 0);
    for seed in 0..whole_or(50, 6) {
        let mut m = solitaire(seed, false);
        let mut builder = CityBuilder::default();
        for _ in 0..10 {
            if *m.game().phase() == Phase::Rolling {
                let roll = by_builder(&mut builder)(&m).unwrap();
                m.intend(roll).unwrap();
            }
            if m.game().outcome().is_some() || !matches!(m.game().phase(), Phase::Acting { .. }) {
                break;
            }
            if takeable(&m).next().is_some() {
                person_flies_level(&mut m);
            }
            for (upper, below, goal) in nests(&m).into_iter().take(2) {
                let mut aside = m.clone();
                let baseline = Baseline::of(aside.sim());
                let mut carry = Carry::default();
                carry.to(goal);
                aside.intend(Intent::Take(upper)).unwrap();
                let placed = place(&mut aside, by_carry(&mut carry)).unwrap();
                let watched: Vec<PieceId> = aside.game().pieces_in_play().into_iter().collect();
                let seen = observe(aside.sim(), &baseline, &watched);
                assert_eq!(seen[&upper].nested_on, Some(below), "seed {seed}: {placed:?}");
                placements.push(placed);
                nested += 1;
            }
            placements.extend(place(&mut m, by_builder(&mut builder)));
        }
    }
    let enough = placements.len() >= whole_or(300, 24) && nested >= whole_or(18, 2);
    assert!(enough, "{} placements, {nested} nests", placements.len());
    let bad: Vec<_> = placements.iter().filter(|p| p.gave_up || p.leant_deg > MOST_LEAN_DEG).collect();
    assert!(bad.is_empty(), "of {} placements: {bad:?}", placements.len());
    let mut ticks: Vec<u32> = placements.iter().map(|placed| placed.ticks).collect();
    ticks.sort_unstable();
    let leant = placements.iter().map(|placed| placed.leant_deg).fold(0.0, f32::max);
    println!(
        "{} placements, {nested} of them nests: leant {leant:.1} degrees at most, {} ticks at the median, {} at most",
        ticks.len(),
        ticks[ticks.len() / 2],
        ticks[ticks.len() - 1]
    );
    assert!(ticks[ticks.len() / 2] <= MEDIAN_TICKS, "{ticks:?}");
}

/// Hands that do not rise by themselves are carried over everything by the bots that move them.
#[test]
fn bots_build_with_level_and_bare_hands_too() {
    for kind in [HandKind::Level, HandKind::Bare] {
        let mut m = Match::new(&Setup::solitaire(2), 3, HandOptions::of(kind), false).unwrap();
        let mut builder = CityBuilder::default();
        let mut placements = vec![];
        for _ in 0..6 {
            if *m.game().phase() == Phase::Rolling {
                let roll = by_builder(&mut builder)(&m).unwrap();
                m.intend(roll).unwrap();
            }
            placements.extend(place(&mut m, by_builder(&mut builder)));
        }
        assert!(placements.len() >= 4, "{kind:?}: {placements:?}");
        let gave_up = placements.iter().filter(|placed| placed.gave_up).count();
        let leant = placements.iter().map(|placed| placed.leant_deg).fold(0.0, f32::max);
        // A bare hand sways by 1.2 degrees RMS.
        assert!(gave_up == 0 && leant < 6.0, "{kind:?}: {placements:?}");
        assert!(m.game().outcome().is_none() && m.game().pieces_in_play().len() >= 4, "{kind:?}");
    }
}

#[test]
fn a_hand_that_gets_nowhere_gives_up_within_three_seconds_and_says_so() {
    let mut m = solitaire(1, false);
    while takeable(&m).next().is_none() {
        m.intend(by_builder(&mut CityBuilder::default())(&m).unwrap()).unwrap();
        m.run_until_waiting(1_400);
    }
    let taken = takeable(&m).next().unwrap();
    let from = m.sim().pose(taken);
    // Beyond the edge of the table no hand gets.
    let beyond = from.translation.with_x(3.0 * m.sim().half_table_cm());
    let mut carry = Carry::default();
    carry.to(Pose { translation: beyond, ..from });
    m.intend(Intent::Take(taken)).unwrap();
    let (mut nearest, mut waited) = (f32::INFINITY, 0);
    let placed = place(&mut m, |m| {
        let far = m.sim().pose(taken).translation.distance(beyond);
        waited += 1;
        if far < nearest - 0.1 {
            (nearest, waited) = (far, 0);
        }
        by_carry(&mut carry)(m)
    });
    assert!(placed.unwrap().gave_up);
    assert!(waited < 200, "it waited {waited} ticks where it came no nearer");
    assert!(m.sim().pose(taken).translation.distance(from.translation) < 0.01);
    let told: Vec<String> = m.notes().iter().map(english).collect();
    let piece = m.notes().iter().find_map(|note| match note {
        Note::PutDown { piece, .. } => Some(english(piece)),
        _ => None,
    });
    let piece = piece.expect("it says so");
    let words = format!("Seat 1 could not set the {piece} down there and put it back");
    assert!(!piece.is_empty());
    assert!(told.contains(&words), "{told:?}");
}
