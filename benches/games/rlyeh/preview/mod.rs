//! `scripts/bench preview`: how true the preview of a release is. Bots build cities; over each, pieces are held at
//! random, what would come of letting go is foretold, and then the real match lets go: hand commands, ticks, the
//! referee's report. The two share no code but that of the hand and the table.

mod hold;

use crate::preview_study::{Forecast, PreviewRow, PreviewStudy};
use crate::release::{TriedRelease, try_release};
use bots::player::tick;
use game::pieces::{Class, Surface};
use game::rng::Rng;
use game::{Game, Seat};
use rlyeh::bot::CityBuilder;
use rlyeh::matches::Match;
use rlyeh_rules::{Facts, Phase, Setup};
use session::foresee::Outlook;
use session::info::Failure;
use session::{MatchError, Skill};
use table::PieceId;
use table::hand::HandOptions;
use table::observe::class_on;

/// Releases over one stage of a city, and stages of one city.
const RELEASES_A_STAGE: u32 = 3;
const STAGES_A_CITY: u32 = 12;
/// A city with fewer pieces is no place to try.
const LEAST_PIECES: usize = 2;
/// Longest that a city grows, ticks.
const GROWTH_TICKS: u32 = 200_000;

/// A release that was foretold.
#[derive(Clone, Debug)]
pub struct ForetoldRelease {
    /// What was held, lowest first.
    pub held: Vec<PieceId>,
    /// Whether it was set down, not dropped.
    pub gently: bool,
    /// The class that it had in the hand, lowered straight down: what geometry alone would tell.
    pub in_hand: Option<Class>,
    /// What was foretold.
    pub told: Forecast,
    /// What came.
    pub came: Outlook,
}

impl ForetoldRelease {
    /// Whether it came as foretold.
    pub fn agrees(&self) -> bool {
        self.told.last.outlook.agrees(&self.came)
    }

    fn row(&self) -> PreviewRow<'_> {
        PreviewRow { told: &self.told, agreed: self.agrees(), as_held: self.stays_as_held() }
    }

    /// Whether geometry alone would have told as much as that nothing falls and the piece stays as it is held.
    pub fn stays_as_held(&self) -> bool {
        self.in_hand == self.came.class && self.came.stands()
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
        over_a_city(&mut rng, releases as usize, &mut found, done)?;
    }
    Ok(found)
}

/// Lets bots build a city, and tries releases over it as it grows.
fn over_a_city(
    rng: &mut Rng,
    most: usize,
    found: &mut Vec<ForetoldRelease>,
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
    let mut bots: Vec<CityBuilder> = (0..2).map(|seat| CityBuilder::new(skill, seed, Seat(seat))).collect();
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

/// Holds a piece at random in a copy of the match, foretells, lets go. `None` if the rules forbid that release.
fn release(m: &Match, rng: &mut Rng) -> Result<Option<ForetoldRelease>, MatchError> {
    let mut m = m.clone();
    let Some(hold) = hold::draw(&m, rng) else { return Ok(None) };
    let size = m.sim().piece(hold.piece).kind.pyramid();
    let look = |m: &Match| {
        let reading = m.reading()?;
        size.map(|size| class_on(reading.pose, size, reading.point, reading.normal))
    };
    let tried = try_release(&mut m, &hold, look, rng)?;
    Ok(tried.and_then(|tried| {
        let came = came(&tried.facts, &tried.held)?;
        let TriedRelease { held, gently, seen, told, .. } = tried;
        Some(ForetoldRelease { held, gently, in_hand: seen, told, came })
    }))
}

/// What came of it, as the referee told the rules.
fn came(facts: &Facts, held: &[PieceId]) -> Option<Outlook> {
    let lowest = facts.pieces.get(held.first()?)?;
    let on = match lowest.nested_on {
        _ if lowest.off_table => vec![],
        Some(below) => vec![Surface::Pyramid(below)],
        None => match lowest.supports.iter().find(|below| !matches!(below, Surface::Pyramid(_))) {
            Some(ground) => vec![*ground],
            None if lowest.supports.is_empty() => vec![lowest.surface],
            None => {
                let mut on = lowest.supports.clone();
                on.sort();
                on
            }
        },
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
