//! `scripts/bench preview --game thoth`: how true the mark is that a held pyramid or card would be lost. Bots build
//! houses by the rules. At every story, roof and raise a piece is held at random over the real house, and the program
//! foretells what would come of letting go. Then the match lets go, and its referee tells.

use crate::preview_study::{Forecast, PreviewRow, PreviewStudy};
use crate::release::{Hold, about, around, between, heading, tilted, try_release};
use bots::{Bot as _, SeatPosition};
use game::pieces::Class;
use game::rng::Rng;
use game::{Game, Seat};
use session::info::Failure;
use session::{Intent, Match, MatchError, Skill};
use table::PieceId;
use table::hand::{HandOptions, sweep_down};
use table::rapier3d::prelude::*;
use thoth::Thoth;
use thoth::bot::Bot;
use thoth::referee::slots::{corners, cover};
use thoth::referee::{Declaration, in_progress, verdict};
use thoth_rules::{Action, Facts, Kind, Phase, PieceState, Play, Setup, card_piece};

/// Releases over one stage of a house, and stages of one hand.
const RELEASES_A_STAGE: u32 = 3;
const STAGES_A_HAND: u32 = 10;
/// One stage in so many is tried, so that houses are of all heights.
const ONE_STAGE_IN: u32 = 2;
/// Longest that a table takes to be ready, ticks.
const READY_TICKS: u32 = 1_400;
/// Most actions of a hand.
const MOST_ACTIONS: u32 = 2_000;
/// Air above everything while the piece is carried, cm.
const OVER_CM: f32 = 6.0;
/// Least and greatest air below a held piece, mm.
const HEIGHT_MM: (f32, f32) = (3.0, 25.0);

/// A release that was foretold.
#[derive(Clone, Debug)]
pub struct ForetoldRelease {
    /// The play that it was part of.
    pub play: Play,
    /// What was held.
    pub piece: PieceId,
    /// Whether it was set down, not dropped.
    pub gently: bool,
    /// Whether geometry alone marked it as lost, at once.
    pub at_once: bool,
    /// What was foretold.
    pub told: Forecast,
    /// Whether anything was lost by it, as the referee told.
    pub lost: bool,
}

impl ForetoldRelease {
    /// Whether its ghost was marked.
    pub fn marked(&self) -> bool {
        self.told.last.verdict.as_ref().is_some_and(|verdict| verdict.lost)
    }

    fn row(&self) -> PreviewRow<'_> {
        PreviewRow { told: &self.told, agreed: self.agrees(), as_held: self.at_once == self.lost }
    }

    /// Whether it came as marked.
    pub fn agrees(&self) -> bool {
        self.marked() == self.lost
    }
}

/// Measures: for [`crate::game_benches::GameBenches::preview`].
///
/// # Errors
/// When a match cannot go on, which is the engine's fault.
pub(super) fn measure(releases: u32, seed: u64, done: &mut dyn FnMut()) -> Result<PreviewStudy, Failure> {
    let releases = try_out(releases, seed, done)?;
    let rows: Vec<PreviewRow> = releases.iter().map(ForetoldRelease::row).collect();
    Ok(PreviewStudy::of(&rows))
}

/// So many releases, the same for the same seed.
///
/// # Errors
/// When a match cannot go on, which is the engine's fault.
pub fn try_out(releases: u32, seed: u64, done: &mut dyn FnMut()) -> Result<Vec<ForetoldRelease>, MatchError> {
    let mut rng = Rng::new(seed);
    let mut found = vec![];
    while found.len() < releases as usize {
        over_a_hand(&mut rng, releases as usize, &mut found, done)?;
    }
    Ok(found)
}

/// Lets bots play a hand by the rules, and tries releases over their houses as they grow.
fn over_a_hand(
    rng: &mut Rng,
    most: usize,
    found: &mut Vec<ForetoldRelease>,
    done: &mut dyn FnMut(),
) -> Result<(), MatchError> {
    let seed = rng.draw_seed();
    let setup = Setup::by_hand(if rng.below(2) == 0 { 2 } else { 5 });
    let mut game = Thoth::new(&setup, seed)?;
    let mut bots: Vec<Bot> = setup.seats().map(|seat| Bot::new(Skill::Middle, seed, seat)).collect();
    let mut stages = 0;
    for _ in 0..MOST_ACTIONS {
        if matches!(game.phase(), Phase::Scored | Phase::Over)
            || stages == STAGES_A_HAND
            || found.len() == most
        {
            break;
        }
        let (seat, action) = next(&game, &mut bots);
        let Some(action) = action else { break };
        if let Action::Play(play) = action
            && matches!(play.kind(), Kind::Raise | Kind::Story | Kind::Roof)
            && rng.below(ONE_STAGE_IN) == 0
        {
            stages += 1;
            let mut m = in_progress(game.clone(), HandOptions::default(), false)?;
            m.intend(Intent::Declare(Declaration::Play(play)))?;
            m.run_until_waiting(READY_TICKS);
            for _ in 0..RELEASES_A_STAGE {
                if found.len() < most
                    && let Some(release) = release(&m, play, rng)?
                {
                    found.push(release);
                    done();
                }
            }
        }
        game.apply(seat, action)?;
    }
    Ok(())
}

/// What is done next, and by whom; every piece comes to stand.
fn next(game: &Thoth, bots: &mut [Bot]) -> (Seat, Option<Action>) {
    if let Some(seat) = game.referee_for() {
        return (seat, Some(Action::Settled(Facts::all_stand(&game.expected_pieces()))));
    }
    let seat = game.to_act().first().copied().unwrap_or(game.active());
    let choice = match game.phase() {
        Phase::Building { .. } => {
            game.legal_actions(seat).into_iter().rfind(|action| matches!(action, Action::Take(_)))
        }
        Phase::Holding { .. } => Some(Action::Release),
        _ => bots.get_mut(usize::from(seat.0)).and_then(|bot| bot.choose(&SeatPosition::of(game, seat))),
    };
    (seat, choice)
}

/// Holds the piece that is due at random in a copy of the match, foretells, lets go.
fn release(m: &Match<Thoth>, play: Play, rng: &mut Rng) -> Result<Option<ForetoldRelease>, MatchError> {
    let mut m = m.clone();
    let Some(hold) = draw(&m, play, rng) else { return Ok(None) };
    let at_once = |m: &Match<Thoth>| {
        let held = m.hand().held();
        let landing = held.first().and_then(|&id| sweep_down(m.sim(), held, m.sim().pose(id)));
        landing.is_some_and(|landing| verdict::misses(m.game(), m.sim(), &landing).is_some())
    };
    let tried = try_release(&mut m, &hold, at_once, rng)?;
    Ok(tried.map(|tried| ForetoldRelease {
        play,
        piece: hold.piece,
        gently: tried.gently,
        at_once: tried.seen,
        lost: tried.facts.pieces.values().any(|standing| matches!(standing, PieceState::Fell(_))),
        told: tried.told,
    }))
}

/// Draws where and how the piece that is due is held: where it belongs and near there, at edges, and wide of the house.
fn draw(m: &Match<Thoth>, play: Play, rng: &mut Rng) -> Option<Hold> {
    let (game, sim) = (m.game(), m.sim());
    let takes = game.legal_actions(game.active()).into_iter();
    let piece =
        takes.filter_map(|action| if let Action::Take(id) = action { Some(id) } else { None }).next_back()?;
    let top = game.house(game.active())?.top();
    let platform = sim.pose(card_piece(top.card));
    let (spot, wide) = match play {
        Play::Raise { size, .. } => (*rng.pick(&corners(platform, size))?, 12.0),
        _ => (cover(sim, top), 25.0),
    };
    let aside = match rng.below(20) {
        0..7 => around(rng, 0.0, wide / 3.0),
        7..14 => around(rng, wide / 3.0, wide),
        14..18 => around(rng, wide, 2.5 * wide),
        _ => around(rng, 2.5 * wide, 8.0 * wide),
    };
    let lean = match rng.below(20) {
        0..13 => Rotation::IDENTITY,
        13..17 => tilted(rng, 6.0),
        17 | 18 => tilted(rng, 30.0),
        _ if matches!(play, Play::Raise { .. }) => sim.piece(piece).kind.stance(Class::Flat),
        _ => tilted(rng, 15.0),
    };
    let yaw = if rng.below(2) == 0 { 0.0 } else { heading(rng) };
    let in_play = game.pieces_in_play();
    let tallest = in_play.iter().map(|&id| sim.top_cm(id)).fold(0.0, f32::max);
    Some(Hold {
        piece,
        at: spot.translation + aside,
        turn: (platform.rotation * about(Vector::Z, yaw) * lean).normalize(),
        height_mm: between(rng, HEIGHT_MM.0, HEIGHT_MM.1),
        over_all_cm: tallest + OVER_CM,
    })
}
