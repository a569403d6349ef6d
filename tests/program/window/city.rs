//! Cities in the real window, alone and against a bot: the architect says what goes where, and a real mouse takes it there.

use super::alone::{kept, seen, view_of};
use super::{PATIENCE, Session, aimed};
use bevy::math::{Vec2, Vec3};
use bots::Bot as _;
use game::{Game, Seat};
use rlyeh::Match;
use rlyeh::bot::{Bot, BotPosition, CandidatePose, Idea};
use rlyeh_rules::{Action, Aim, Alone, Chooser, Phase, Setup};
use session::Skill;
use std::collections::BTreeMap;
use std::f32::consts::{FRAC_PI_2, TAU};
use std::time::Instant;
use support::counts::whole_or;
use table::PieceId;
use table::rapier3d::prelude::Pose;

const STASHES: u8 = 3;
const SEED: u64 = 830_003;

/// A piece that has not come where it was wanted so often is passed over, or lies aside.
const MOST_TRIES: u32 = 3;
/// Where such pieces lie, out of the way, cm.
const ASIDE: [Vec2; 4] =
    [Vec2::new(-11.0, -6.0), Vec2::new(11.0, -6.0), Vec2::new(-12.0, 2.0), Vec2::new(12.0, 2.0)];
/// A key turns what is held by so much, radians.
const YAW_STEP: f32 = TAU / 24.0;

/// A city for grandeur: in a whole run to its end, else until its first pieces stand. In a whole run a match against a bot, too.
#[test]
fn cities_are_raised_with_a_mouse() {
    let (seed, stashes) = (SEED.to_string(), STASHES.to_string());
    let alone = ["play", "rlyeh", "--players", "1", "--stashes", &stashes, "--aim", "grandest"];
    let setup = Setup::alone(Alone { stashes: STASHES, chooser: Chooser::D6, aim: Aim::Grandest });
    let most_pieces = whole_or(usize::MAX, 1);
    let (end, floors) = play(&[&alone[..], &["--seed", &seed]].concat(), &setup, most_pieces);
    // A pixel of so small a window is more than a millimetre: a high city may fall in the end.
    assert!(
        whole_or(floors > 0, end.game().ending().is_none()),
        "{floors} floors; {:?}",
        end.game().ending()
    );

    if whole_or(true, false) {
        let against = ["play", "rlyeh", "--players", "2", "--bots", "builder", "--seed", &seed];
        play(&against, &Setup::players(2), usize::MAX);
    }
}

/// The first seat plays, as the architect would, until so many pieces are in play or it is over, and few pieces miss their
/// place; the match then, and how many floors it had at most.
fn play(arguments: &[&str], setup: &Setup, most_pieces: usize) -> (Match, u8) {
    let mut session = Session::open(arguments);
    let me = Seat(0);
    let mut architect = Bot::new(Skill::High, SEED, me);
    let mut tries: BTreeMap<(u32, PieceId), u32> = BTreeMap::new();
    // Before the first deed nothing is kept.
    let mut m = Match::new(setup, SEED, Default::default(), false).unwrap();
    let (mut mine, mut floors) = (Instant::now(), 0);
    while m.game().outcome().is_none() && m.game().pieces_in_play().len() < most_pieces {
        match m.game().phase() {
            // A roll that passes waits for a key, and whoever plays then is waited for.
            _ if m.game().active() != me => {
                session.key("Return");
                session.hasten();
            }
            Phase::Rolling => {
                let rolled = session.count("\"Rolled\"");
                let roll = |s: &Session| ["Return", "r"].into_iter().for_each(|name| s.key(name));
                session.until("roll", roll, |s| s.count("\"Rolled\"") > rolled);
                session.key("space");
            }
            _ => {
                let may_pass = m.game().legal_actions(me).contains(&Action::Pass);
                match architect.choose(&BotPosition::of(&m)) {
                    Some(Idea::Set(spot)) => {
                        let tried = tries.entry((m.game().turn(), spot.piece)).or_default();
                        *tried += 1;
                        match *tried {
                            ..=MOST_TRIES => place(&mut session, &m, &spot),
                            _ if may_pass => session.key("p"),
                            more => {
                                let aside = ASIDE[more as usize % ASIDE.len()].extend(0.0);
                                let pose = Pose::from_parts(aside, spot.pose.rotation);
                                place(&mut session, &m, &CandidatePose { pose, ..spot });
                            }
                        }
                    }
                    _ => session.key("p"),
                }
            }
        }
        m = kept(&mut session, "what came of it", |m| {
            m.is_waiting() && !matches!(m.game().phase(), Phase::Holding { .. } | Phase::Settling { .. })
        });
        floors = floors.max(m.game().floors().laid);
        mine = if m.game().active() == me { Instant::now() } else { mine };
        assert!(mine.elapsed() < 2 * PATIENCE, "nobody goes on; {}", session.last_lines());
    }
    let missed = tries.values().filter(|&&tried| tried > 1).count();
    println!(
        "{} turns, {:.1} mm, {:?}; {} pieces set, {missed} of them more than once; {:?}; {:?}",
        m.game().turn(),
        m.game().height_um() as f32 / 1000.0,
        m.game().floors(),
        tries.len(),
        m.game().ending(),
        m.game().outcome(),
    );
    assert!(
        4 * missed <= tries.len() + 3,
        "{missed} of {} pieces did not come where they were wanted",
        tries.len()
    );
    (m, floors)
}

/// Drags a piece from where it is seen to where it is to lie, turned as it is to lie.
pub(super) fn place(session: &mut Session, m: &Match, spot: &CandidatePose) {
    let id = spot.piece;
    let upright = |pose: Pose| (pose.rotation * Vec3::Z).z > 0.9;
    let is_pyramid = m.sim().piece(id).kind.pyramid().is_some();
    let from = seen(m, id);
    let to = aimed(m.sim(), &view_of(m), id, spot.pose);
    session.carry(&[from, ((from.0 + to.0) / 2, (from.1 + to.1) / 2), to]);
    let (is, wanted) = (m.sim().pose(id), spot.pose);
    if is_pyramid && upright(is) != upright(wanted) {
        session.key(if upright(wanted) { "1" } else { "2" });
    } else if !is_pyramid || upright(wanted) {
        let period = if is_pyramid { FRAC_PI_2 } else { TAU };
        let turn = yaw(wanted) - yaw(is);
        let steps = ((turn - (turn / period).round() * period) / YAW_STEP).round() as i32;
        for _ in 0..steps.abs() {
            session.key(if steps > 0 { "q" } else { "e" });
        }
    }
    session.let_go();
    // What is not let go of in this time goes back.
    let held = |s: &Session| {
        let journal = s.journal();
        let took = journal.rfind("\"Took\"");
        took.is_some()
            && took
                > ["\"Released\"", "\"PutBack\"", "\"Fell\""].iter().filter_map(|e| journal.rfind(e)).max()
    };
    for _ in 0..20 {
        if !held(session) {
            break;
        }
        session.rest(super::SHOWN);
    }
    if held(session) {
        session.key("Escape");
    }
    session.rest(super::SHOWN);
}

/// The turn about the vertical, radians.
fn yaw(pose: Pose) -> f32 {
    let x = pose.rotation * Vec3::X;
    x.y.atan2(x.x)
}
