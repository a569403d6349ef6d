//! Releases tried out on a copy of a match: a piece is held somewhere, what would come of letting go is foretold, and then
//! the match lets go of it: hand commands, ticks, the referee's report. For measuring how true previews are. The two share
//! no code but that of the hand and the table.

use crate::preview_study::Forecast;
use game::rng::Rng;
use session::foresee::{Certainty, Fork, Stillness};
use session::{Intent, Match, MatchError, Note, Tabled};
use std::time::{Duration, Instant};
use table::rapier3d::prelude::*;
use table::set_down::{Now, SetDown, SetDownCommand};
use table::{HandCommand, MM_PER_CM, PieceId};

/// Longest that the hand goes anywhere, or sets down, ticks.
const GIVE_UP_TICKS: u32 = 400;
/// For so long a held piece hangs still before it is asked about, s.
const HANGS_S: f32 = 0.15;
/// Longest that a table settles, ticks.
const SETTLE_TICKS: u32 = 1200;
/// Of so many releases one is let go of from where it is, not set down.
const ONE_DROPS: u32 = 5;

/// Which piece is held, where and how.
#[derive(Clone, Debug)]
pub struct Hold {
    /// The piece.
    pub piece: PieceId,
    /// Over which point of the table, cm; its height does not matter.
    pub at: Vector,
    /// How it is turned.
    pub turn: Rotation,
    /// Air below it, mm.
    pub height_mm: f32,
    /// A height clear of everything, cm.
    pub over_all_cm: f32,
}

/// A release that was tried out.
#[derive(Clone, Debug)]
pub struct TriedRelease<F, S> {
    /// What was held, lowest first.
    pub held: Vec<PieceId>,
    /// Whether it was set down, not dropped.
    pub gently: bool,
    /// What was seen of it in the hand.
    pub seen: S,
    /// What was foretold.
    pub told: Forecast,
    /// What the referee told.
    pub facts: F,
}

/// Holds a piece in a match, looks at it (`look`), foretells, lets go. `None` if the rules forbid that release, or the
/// piece would not hang still there.
///
/// # Errors
/// When the match refuses what it should allow, which is the engine's fault.
pub fn try_release<G: Tabled, S>(
    m: &mut Match<G>,
    hold: &Hold,
    look: impl FnOnce(&Match<G>) -> S,
    rng: &mut Rng,
) -> Result<Option<TriedRelease<G::Facts, S>>, MatchError> {
    m.intend(Intent::Take(hold.piece))?;
    let still = carry(m, hold)?;
    if !still || m.reading().is_none_or(|reading| reading.forbidden.is_some()) {
        return Ok(None);
    }
    let seen = look(m);
    let gently = rng.below(ONE_DROPS) > 0;
    let held = m.hand().held().to_vec();
    let Some(told) = m.fork(gently).and_then(|fork| ask(&fork)) else { return Ok(None) };
    // The player decides in the meantime, and the hand comes nearer to where it is wanted.
    for _ in 0..rng.below(40) {
        m.tick();
    }
    if gently {
        set_down(m, rng)?;
    }
    if m.intend(Intent::Release).is_err() {
        return Ok(None);
    }
    let notes = m.run_until_waiting(SETTLE_TICKS);
    let facts = notes.into_iter().find_map(|note| match note {
        Note::Settled { facts } => Some(facts),
        _ => None,
    });
    Ok(facts.map(|facts| TriedRelease { held, gently, seen, told, facts }))
}

/// Asks what comes of letting go, and how long every word takes.
fn ask(fork: &Fork) -> Option<Forecast> {
    let (begun, mut words) = (Instant::now(), vec![]);
    fork.look_ahead(|word| words.push((begun.elapsed(), word)));
    let tried = words
        .iter()
        .find(|(_, foresight)| !matches!(foresight.certainty, Certainty::Open | Certainty::First))?
        .0;
    let waits: [Duration; 3] = [words.first()?.0, tried, words.last()?.0];
    let (first, last) = (words.first()?.1.clone(), words.pop()?.1);
    Some(Forecast { first, last, waits })
}

fn tell<G: Tabled>(m: &mut Match<G>, command: HandCommand) -> Result<(), MatchError> {
    m.intend(Intent::Hand(command)).map(drop)
}

/// Up, over the spot, and down to the height of the hold. Whether it hangs still there, or nearly so.
fn carry<G: Tabled>(m: &mut Match<G>, hold: &Hold) -> Result<bool, MatchError> {
    let Some(at) = m.hand().origin() else { return Ok(false) };
    let high = hold.over_all_cm;
    tell(m, HandCommand::Move([at.translation.x, at.translation.y, high]))?;
    hang(m);
    if m.hand().held().len() == 1 {
        tell(m, HandCommand::Turn(hold.turn.to_array()))?;
    }
    tell(m, HandCommand::Move([hold.at.x, hold.at.y, high]))?;
    hang(m);
    let Some(reading) = m.reading() else { return Ok(false) };
    let z = reading.pose.translation.z + hold.height_mm / MM_PER_CM;
    tell(m, HandCommand::Move([hold.at.x, hold.at.y, z]))?;
    Ok(hang(m))
}

/// Ticks until what is held hangs still.
fn hang<G: Tabled>(m: &mut Match<G>) -> bool {
    let mut stillness = Stillness::default();
    for _ in 0..GIVE_UP_TICKS {
        m.tick();
        let Some(&lowest) = m.hand().held().first() else { return false };
        let tick_s = m.sim().settings().tick_s;
        if stillness.look(m.sim().pose(lowest), tick_s) > HANGS_S {
            return true;
        }
    }
    false
}

/// Sets down as the window does, by intents, in frames that are as long as frames may be.
fn set_down<G: Tabled>(m: &mut Match<G>, rng: &mut Rng) -> Result<(), MatchError> {
    let mut part = SetDown::default();
    let Some(mut wanted) = m.hand().target().map(|target| target.translation) else { return Ok(()) };
    let ticks_a_frame = 1 + rng.below(3);
    for _ in 0..GIVE_UP_TICKS {
        let Some(now) = Now::of(m.sim(), m.hand().held()) else { return Ok(()) };
        let dt = m.sim().settings().tick_s * ticks_a_frame as f32;
        match part.step(wanted, now, true, m.hand().touching(), dt) {
            SetDownCommand::Wait => {}
            SetDownCommand::Sink(z) => {
                wanted.z = z;
                tell(m, HandCommand::AutoRaise(false))?;
                tell(m, HandCommand::Move(wanted.to_array()))?;
            }
            SetDownCommand::Feel => tell(m, HandCommand::Lower(true))?,
            SetDownCommand::LetGo => return Ok(()),
        }
        for _ in 0..ticks_a_frame {
            m.tick();
        }
    }
    Ok(())
}

/// A number from `low` to `high`.
pub fn between(rng: &mut Rng, low: f32, high: f32) -> f32 {
    low + (high - low) * rng.below(10_001) as f32 / 10_000.0
}

/// An angle of any size, radians.
pub fn heading(rng: &mut Rng) -> f32 {
    between(rng, 0.0, std::f32::consts::TAU)
}

/// A way of some length, mm, in any direction, level; cm.
pub fn around(rng: &mut Rng, least_mm: f32, most_mm: f32) -> Vector {
    let (angle, far) = (heading(rng), between(rng, least_mm, most_mm) / MM_PER_CM);
    Vector::new(far * libm::cosf(angle), far * libm::sinf(angle), 0.0)
}

/// A turn about an axis.
pub fn about(axis: Vector, radians: f32) -> Rotation {
    let part = axis * libm::sinf(radians / 2.0);
    Rotation::from_xyzw(part.x, part.y, part.z, libm::cosf(radians / 2.0))
}

/// Leaning in any direction by at most so much.
pub fn tilted(rng: &mut Rng, most_deg: f32) -> Rotation {
    let angle = heading(rng);
    let axis = Vector::new(libm::cosf(angle), libm::sinf(angle), 0.0);
    about(axis, between(rng, 0.0, most_deg.to_radians()))
}
