//! `cyclopean bench preview`: how true the preview of a release is. Bots build cities; over each, pieces are held at
//! random, what would come of letting go is foretold, and then the real match lets go: hand commands, ticks, the
//! referee's report. The two share no code but that of the hand and the table.

mod hold;

use crate::bots::player::tick;
use crate::game::rng::Rng;
use crate::game::{Game, Seat};
use crate::games::rlyeh::bot::Builder;
use crate::games::rlyeh::rules::{Facts, Phase, Setup};
use crate::games::rlyeh::{Intent, Match, Note};
use crate::session::foresee::{Foresight, Hangs, Outlook, Stillness};
use crate::session::info::{Failure, PreviewStudy};
use crate::session::{MatchError, Skill};
use crate::table::hand::HandOptions;
use crate::table::observe::class_on;
use crate::table::set_down::{Now, SetDown, Step};
use crate::table::words::{Class, Surface};
use crate::table::{HandCommand, MM_PER_CM, PieceId};
use hold::Hold;

/// Releases over one stage of a city, and stages of one city.
const RELEASES_A_STAGE: u32 = 3;
const STAGES_A_CITY: u32 = 12;
/// A city with fewer pieces is no place to try.
const LEAST_PIECES: usize = 2;
/// Longest that a city grows, ticks.
const GROWTH_TICKS: u32 = 200_000;
/// Longest that the hand goes anywhere, or sets down, ticks.
const GIVE_UP_TICKS: u32 = 400;
/// Longest that a table settles, ticks.
const SETTLE_TICKS: u32 = 1200;
/// Of so many releases one is let go of from where it is, not set down.
const ONE_DROPS: u32 = 5;

/// A release that was foretold.
#[derive(Clone, Debug)]
pub struct Release {
    /// What was held, lowest first.
    pub held: Vec<PieceId>,
    /// Whether it was set down, not dropped.
    pub gently: bool,
    /// The class that it had in the hand, lowered straight down: what geometry alone would tell.
    pub in_hand: Option<Class>,
    /// What was foretold.
    pub foretold: Foresight,
    /// What came.
    pub came: Outlook,
}

impl Release {
    /// Whether it came as foretold.
    pub fn agrees(&self) -> bool {
        self.foretold.outlook.agrees(&self.came)
    }

    /// Whether geometry alone would have told as much as that nothing falls and the piece stays as it is held.
    pub fn stays_as_held(&self) -> bool {
        self.in_hand == self.came.class && self.came.stands()
    }
}

/// Measures: for [`crate::session::info::GameInfo::preview`].
///
/// # Errors
/// When a match cannot go on, which is the engine's fault.
pub(in crate::games::rlyeh) fn measure(
    releases: u32,
    seed: u64,
    done: &mut dyn FnMut(),
) -> Result<PreviewStudy, Failure> {
    let mut study = PreviewStudy::default();
    for release in try_out(releases, seed, done)? {
        study.releases += 1;
        study.agreed += u32::from(release.agrees());
        study.as_held += u32::from(release.stays_as_held());
        study.uncertain += u32::from(!release.foretold.certain);
        study.deceived += u32::from(release.foretold.certain && !release.agrees());
    }
    Ok(study)
}

/// So many releases, the same for the same seed.
///
/// # Errors
/// When a match cannot go on, which is the engine's fault.
pub fn try_out(releases: u32, seed: u64, done: &mut dyn FnMut()) -> Result<Vec<Release>, MatchError> {
    let mut rng = Rng::new(seed);
    let mut found = vec![];
    while found.len() < releases as usize {
        over_a_city(&mut rng, releases as usize, &mut found, done)?;
    }
    Ok(found)
}

/// Lets bots build a city, and tries releases over it as it grows.
fn over_a_city(
    rng: &mut Rng,
    most: usize,
    found: &mut Vec<Release>,
    done: &mut dyn FnMut(),
) -> Result<(), MatchError> {
    let seed = rng.draw_seed();
    let setup = match rng.below(3) {
        0 => Setup::solitaire(2),
        1 => Setup::solitaire(4),
        _ => Setup::players(2),
    };
    let skill = if rng.below(3) == 0 { Skill::Low } else { Skill::Middle };
    let mut m = Match::new(&setup, seed, HandOptions::default(), false)?;
    let mut bots: Vec<Builder> = (0..2).map(|seat| Builder::new(skill, seed, Seat(seat))).collect();
    let (mut stages, mut last) = (0, None);
    for _ in 0..GROWTH_TICKS {
        if m.game().outcome().is_some() || stages == STAGES_A_CITY || found.len() == most {
            break;
        }
        let now = (m.game().turn(), m.log().len());
        let acting = matches!(m.game().phase(), Phase::Acting { .. }) && m.is_waiting();
        if acting && last.is_none_or(|(turn, _)| turn != now.0) {
            last = Some(now);
            if m.game().pieces_in_play().len() >= LEAST_PIECES {
                stages += 1;
                for _ in 0..RELEASES_A_STAGE {
                    if found.len() < most
                        && let Some(release) = release(&m, rng)?
                    {
                        found.push(release);
                        done();
                    }
                }
            }
        }
        tick(&mut m, &mut bots)?;
    }
    Ok(())
}

/// Holds a piece at random in a copy of the match, foretells, lets go. Nothing where the rules forbid that release.
fn release(m: &Match, rng: &mut Rng) -> Result<Option<Release>, MatchError> {
    let mut m = m.clone();
    let Some(hold) = Hold::draw(&m, rng) else { return Ok(None) };
    m.intend(Intent::Take(hold.piece))?;
    let still = carry(&mut m, &hold)?;
    let Some(reading) = m.reading().filter(|reading| still && reading.forbidden.is_none()) else {
        return Ok(None);
    };
    let size = m.sim().piece(hold.piece).kind.pyramid();
    let in_hand = size.map(|size| class_on(reading.pose, size, reading.point, reading.normal));
    let gently = rng.below(ONE_DROPS) > 0;
    let held = m.hand().held().to_vec();
    let Some(foretold) = m.fork(gently).map(|fork| fork.foresee()) else { return Ok(None) };
    // The player decides in the meantime, and the hand comes nearer to where it is wanted.
    for _ in 0..rng.below(40) {
        m.tick();
    }
    if gently {
        set_down(&mut m, rng)?;
    }
    if m.intend(Intent::Release).is_err() {
        return Ok(None);
    }
    let notes = m.run_until_waiting(SETTLE_TICKS);
    let facts =
        notes.iter().find_map(|note| if let Note::Settled { facts } = note { Some(facts) } else { None });
    Ok(facts.and_then(|facts| {
        let came = came(facts, &held)?;
        Some(Release { held, gently, in_hand, foretold, came })
    }))
}

fn tell(m: &mut Match, command: HandCommand) -> Result<(), MatchError> {
    m.intend(Intent::Hand(command)).map(drop)
}

/// Up, over the spot, and down to the height of the hold. Whether it hangs still there, or nearly so.
fn carry(m: &mut Match, hold: &Hold) -> Result<bool, MatchError> {
    let Some(at) = m.hand().origin() else { return Ok(false) };
    let high = hold.over_all_cm;
    tell(m, HandCommand::Move([at.translation.x, at.translation.y, high]))?;
    hang(m);
    if m.game().held().len() == 1 {
        tell(m, HandCommand::Turn(hold.turn.to_array()))?;
    }
    tell(m, HandCommand::Move([hold.at.x, hold.at.y, high]))?;
    hang(m);
    let Some(reading) = m.reading() else { return Ok(false) };
    let z = reading.pose.translation.z + hold.height_mm / MM_PER_CM;
    tell(m, HandCommand::Move([hold.at.x, hold.at.y, z]))?;
    Ok(hang(m))
}

/// Ticks until what is held hangs as still as the window waits for.
fn hang(m: &mut Match) -> bool {
    let mut stillness = Stillness::default();
    for _ in 0..GIVE_UP_TICKS {
        m.tick();
        let Some(&lowest) = m.hand().held().first() else { return false };
        let tick_s = m.sim().settings().tick_s;
        if stillness.look(m.sim().pose(lowest), 0.0, tick_s) == Hangs::Still {
            return true;
        }
    }
    false
}

/// Sets down as the window does, by intents, in frames that are as long as frames may be.
fn set_down(m: &mut Match, rng: &mut Rng) -> Result<(), MatchError> {
    let mut part = SetDown::default();
    let Some(mut wanted) = m.hand().target().map(|target| target.translation) else { return Ok(()) };
    let ticks_a_frame = 1 + rng.below(3);
    for _ in 0..GIVE_UP_TICKS {
        let Some(now) = Now::of(m.sim(), m.hand().held()) else { return Ok(()) };
        let dt = m.sim().settings().tick_s * ticks_a_frame as f32;
        match part.step(wanted, now, true, m.hand().touching(), dt) {
            Step::Wait => {}
            Step::Sink(z) => {
                wanted.z = z;
                tell(m, HandCommand::AutoRaise(false))?;
                tell(m, HandCommand::Move(wanted.to_array()))?;
            }
            Step::Feel => tell(m, HandCommand::Lower(true))?,
            Step::LetGo => return Ok(()),
        }
        for _ in 0..ticks_a_frame {
            m.tick();
        }
    }
    Ok(())
}

/// What came of it, as the referee told the rules.
fn came(facts: &Facts, held: &[PieceId]) -> Option<Outlook> {
    let lowest = facts.pieces.get(held.first()?)?;
    let on = match lowest.nested_on {
        _ if lowest.off_table => vec![],
        Some(below) => vec![Surface::Pyramid(below)],
        None => {
            let grounds = lowest.supports.iter().filter(|s| !matches!(s, Surface::Pyramid(_))).count();
            let mut on = lowest.supports.clone();
            let pyramid = lowest.class.is_some();
            if on.is_empty() || pyramid && grounds > 0 && on.contains(&lowest.surface) {
                on = vec![lowest.surface];
            } else if on.contains(&Surface::Table) {
                on = vec![Surface::Table];
            }
            on.sort();
            on
        }
    };
    let mut falls = vec![];
    for (&id, piece) in &facts.pieces {
        let fell = match held.iter().position(|&one| one == id) {
            Some(0) => false,
            Some(_) => piece.nested_on.is_none(),
            None => piece.fallen.is_some(),
        };
        falls.extend(fell.then_some(id));
    }
    Some(Outlook { class: lowest.class, on, falls, rests: !facts.timed_out })
}
