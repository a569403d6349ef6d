//! Where a piece would have been safest: spots as high as where it was set down, with the tilt that the city bears then.

use super::apart::set_apart;
use super::explain::set;
use super::site::BotPosition;
use super::spots::{CandidatePose, spots};
use super::trial::{BRIEFLY_S, sure_deg, trial};
use crate::matches::{Intent, Match};
use bots::Bot;
use bots::advice::{ScoredOption, Weighed};
use bots::look_back::{Decision, Progress};
use game::message::Message;
use game::{Game, Seat};
use rayon::prelude::*;
use rlyeh_rules::{Ending, Phase};
use session::Tabled as _;
use session::replay::{Recorded as _, Replay};
use table::PieceId;
use table::rapier3d::prelude::Pose;

/// A city that bears a tilt of so much is as safe as one can wish, degrees: more is no gain.
const SAFE_DEG: f64 = 6.0;
/// So many spots are tried out at most.
const TRIED: usize = 24;
/// A spot is as high as another that is higher by less than this, cm.
const AS_HIGH_CM: f32 = 0.3;

/// A piece that was to be set down.
#[derive(Clone)]
pub struct Placing {
    site: BotPosition,
    /// Where it lay in the end.
    spot: CandidatePose,
}

/// A spot, and what comes of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Placed {
    /// The spot.
    pub spot: CandidatePose,
    /// What tilt the city bears then, degrees, from 0, where something falls. Six is as safe as one can wish: more is not told apart.
    pub bears_deg: f64,
}

/// Looks for the safest spot.
#[derive(Clone, Copy, Debug, Default)]
pub struct Safest;

impl Bot for Safest {
    type Position = Placing;
    type Choice = Placed;

    const WEIGHS: bool = true;

    fn choose(&mut self, Placing { site, spot: was }: &Placing) -> Option<Placed> {
        let game = site.game();
        let is_alike = |spot: &CandidatePose| {
            game.piece(spot.piece) == game.piece(was.piece)
                && spot.pose.translation.z > was.pose.translation.z - AS_HIGH_CM
        };
        let all: Vec<CandidatePose> = spots(site).into_iter().filter(is_alike).take(TRIED).collect();
        let placed = all.into_par_iter().filter_map(|spot| {
            let bears_deg = trial(site, &spot, BRIEFLY_S)?.sure_deg()?.min(SAFE_DEG);
            Some(Placed { spot, bears_deg })
        });
        let placed: Vec<Placed> = placed.collect();
        placed.into_iter().reduce(|best, one| if one.bears_deg > best.bears_deg { one } else { best })
    }

    fn weigh(&mut self, Placing { site, .. }: &Placing, ways: [&Placed; 2]) -> Option<Weighed<Placed>> {
        let [done, best] = ways;
        let way = |placed: &Placed, what| ScoredOption::tilt(placed.clone(), placed.bears_deg, what);
        let ways = [way(done, set(site, &done.spot)?), way(best, set_apart(site, &best.spot, &done.spot)?)];
        Some(Weighed { ways, error: 0.0 })
    }
}

/// A piece that somebody took.
struct Taken {
    step: u64,
    turn: Message,
    seat: Seat,
    /// So many deeds were done before.
    deeds: usize,
    site: BotPosition,
    piece: PieceId,
    /// Where it was let go of.
    let_go: Option<Pose>,
}

impl Taken {
    /// How it lies, and what the city bears with it. `None` if that is not known.
    fn placed(self, m: &Match) -> Option<Decision<Placing, Placed>> {
        let Self { step, turn, seat, site, piece, let_go, .. } = self;
        let city: Vec<PieceId> = m.game().pieces_in_play().into_iter().collect();
        let stands = m.game().in_play(piece) && !m.game().ending().is_some_and(Ending::collapsed);
        let bears_deg = if stands { sure_deg(m.sim(), &city)?.min(SAFE_DEG) } else { 0.0 };
        let spot = CandidatePose { piece, pose: m.sim().pose(piece) };
        // What fell is told by where it was let go of.
        let meant = if stands { spot.pose } else { let_go.unwrap_or(spot.pose) };
        let done = Placed { spot: CandidatePose { piece, pose: meant }, bears_deg };
        Some(Decision { step, turn, seat, position: Placing { site, spot }, done })
    }
}

/// What these seats set down in a match, read again from its beginning, with what the city bore then; `observe` looks at the match
/// before every step, and at the end. What was taken back is left out. `None` if it was stopped.
pub fn placements(
    mut replay: Replay<Match>,
    progress: &Progress,
    seats: &[Seat],
    mut observe: impl FnMut(&Replay<Match>),
) -> Option<Vec<Decision<Placing, Placed>>> {
    let mut found: Vec<(usize, Decision<Placing, Placed>)> = vec![];
    let mut taken: Option<Taken> = None;
    while !progress.is_stopped() {
        progress.read(replay.steps());
        observe(&replay);
        let (m, step) = (replay.now(), replay.steps().0);
        let is_at_rest = m.is_waiting() || m.game().outcome().is_some();
        if let Some(done) = taken.take_if(|taken| taken.let_go.is_some() && is_at_rest) {
            found.retain(|(deeds, _)| *deeds < done.deeds);
            let deeds = done.deeds;
            found.extend(done.placed(m).map(|decision| (deeds, decision)));
        }
        match replay.next_deed() {
            Some(Intent::Take(piece)) if matches!(m.game().phase(), Phase::Acting { .. }) => {
                let (seat, deeds, site) = (m.game().actor(), m.deeds(), BotPosition::of(m));
                taken = seats.contains(&seat).then(|| Taken {
                    step,
                    turn: m.turn_words(),
                    seat,
                    deeds,
                    site,
                    piece: *piece,
                    let_go: None,
                });
            }
            Some(Intent::Release) => {
                taken.iter_mut().for_each(|taken| taken.let_go = Some(m.sim().pose(taken.piece)));
            }
            Some(Intent::PutBack | Intent::GiveUp) => taken = None,
            _ => {}
        }
        if replay.step().is_none() {
            let deeds = replay.now().deeds();
            found.retain(|(before, _)| *before < deeds);
            return Some(found.into_iter().map(|(_, decision)| decision).collect());
        }
    }
    None
}
