//! What is heard of a saved match: its contact events, as it is done once more from its recording.

use super::quiet;
use super::replay::{Recorded, Replay, ReplayError, same_editions};
use game::contact::{ContactEvent, SoundingPiece};
use std::ops::Range;
use std::path::Path;

/// What was heard of a part of a match.
#[derive(Clone, Debug, PartialEq)]
pub struct Soundtrack {
    /// How its pieces sound, in the order of their ids.
    pub pieces: Vec<SoundingPiece>,
    /// What struck and what slid, in order. The time of each is in seconds since the recording began, whatever was taken back.
    pub events: Vec<ContactEvent>,
    /// How long the whole match lasts, s.
    pub match_s: f64,
}

/// Does a saved match again and listens between two moments, in seconds since its recording began: for
/// [`super::info::GameInfo::soundtrack`]. The path is for messages; the call hears how many steps of how many are done.
///
/// # Errors
/// What is wrong with the save or its recording; [`ReplayError::NoTable`] where there is nothing to hear.
pub fn soundtrack_of_save<M: Recorded>(
    bytes: &[u8],
    path: &Path,
    between: Range<f64>,
    progress: &mut dyn FnMut(u64, u64),
) -> Result<Soundtrack, ReplayError> {
    let m = M::read(bytes, path)?;
    let file = || path.display().to_string();
    if m.table().is_none() {
        return Err(ReplayError::NoTable { file: file() });
    }
    same_editions(&m, M::editions())?;
    if m.recording().steps() == 0 {
        return Err(ReplayError::Nothing { file: file() });
    }
    let listened = quiet::catch(|| listen(&m, between, progress));
    listened.unwrap_or_else(|_| Err(ReplayError::Senseless { file: file() }))
}

fn listen<M: Recorded>(
    m: &M,
    between: Range<f64>,
    progress: &mut dyn FnMut(u64, u64),
) -> Result<Soundtrack, ReplayError> {
    let mut replay = Replay::of(m)?;
    let pieces = m.table().map_or(vec![], |(sim, _)| sim.pieces().map(|(id, _)| sim.sounding(id)).collect());
    let tick_s = f64::from(m.tick_s());
    let match_s = replay.ticks().1 as f64 * tick_s;
    let (mut events, mut heard) = (vec![], vec![]);
    let mut now_s = 0.0;
    while now_s < between.end {
        // A step of history puts another table in its place, which nobody listens to yet.
        replay.hear(&mut heard);
        heard.clear();
        if replay.step().is_none() {
            break;
        }
        let (steps, all) = replay.steps();
        progress(steps, all);
        now_s = replay.ticks().0 as f64 * tick_s;
        replay.hear(&mut heard);
        let table_s = replay.now().table().map_or(0.0, |(sim, _)| sim.ticks() as f64 * tick_s);
        let told = heard.drain(..).map(|event| ContactEvent { at_s: event.at_s + now_s - table_s, ..event });
        events.extend(told.filter(|event| between.contains(&event.at_s)));
    }
    Ok(Soundtrack { pieces, events, match_s })
}
