//! Cases on all cores.

use super::cases::Study;
use super::error::StudyError;
use super::row::{Fate, Row};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::thread;

/// What is heard of a study while it runs, from any of its threads.
#[derive(Clone, Copy, Debug)]
pub enum Heard<'a> {
    /// A case is worked out.
    Row(&'a Row),
    /// So many seconds have been simulated so far.
    Simulated(f32),
}

/// How many threads a study runs on unless it is told.
pub fn cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// Ticks between two reports of how far a study has come.
const REPORT_TICKS: u64 = 60;

/// What keeps an attempt going: counted, heard of, and stopped.
pub(super) struct Pulse<'a> {
    stop: &'a AtomicBool,
    ticks: &'a AtomicU64,
    hear: &'a (dyn Fn(Heard) + Sync),
    tick_s: f32,
}

impl Pulse<'_> {
    /// A tick is about to pass; `false` where everything is to stop.
    pub(super) fn tick(&self) -> bool {
        let ticks = self.ticks.fetch_add(1, Ordering::Relaxed) + 1;
        if ticks.is_multiple_of(REPORT_TICKS) {
            (self.hear)(Heard::Simulated(ticks as f32 * self.tick_s));
        }
        !self.stop.load(Ordering::Relaxed)
    }
}

/// Works out these cases, by number, on so many threads. The rows come in the order of their numbers, and are the same
/// whatever the number of threads.
///
/// # Errors
/// [`StudyError::Stopped`] once `stop` is set; rows heard of until then are good. [`StudyError::Table`] where a table cannot
/// be made.
pub fn run(
    study: &Study,
    wanted: &[u32],
    threads: usize,
    stop: &AtomicBool,
    hear: &(dyn Fn(Heard) + Sync),
) -> Result<Vec<Row>, StudyError> {
    let (next, ticks) = (AtomicUsize::new(0), AtomicU64::new(0));
    let done = Mutex::new((Vec::with_capacity(wanted.len()), None));
    let failed = AtomicBool::new(false);
    let tick_s = study.subjects().first().map_or(0.0, |subject| subject.sim().settings().tick_s);
    let pulse = Pulse { stop, ticks: &ticks, hear, tick_s };
    let work = || {
        while !failed.load(Ordering::Relaxed) {
            let Some(&number) = wanted.get(next.fetch_add(1, Ordering::Relaxed)) else { return };
            let Some(case) = study.cases().get(number as usize) else { continue };
            let result = study.work_out(case, &pulse);
            if let Ok(row) = &result {
                hear(Heard::Row(row));
            }
            let Ok(mut done) = done.lock() else { return };
            match result {
                Ok(row) => done.0.push(row),
                Err(error) => {
                    failed.store(true, Ordering::Relaxed);
                    done.1.get_or_insert(error);
                }
            }
        }
    };
    thread::scope(|scope| {
        for _ in 0..threads.clamp(1, wanted.len().max(1)) {
            scope.spawn(|| alone(work));
        }
    });
    let (mut rows, error) = done.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    if let Some(error) = error {
        return Err(error);
    }
    rows.sort_by_key(|row: &Row| row.case);
    Ok(rows)
}

/// Does something with this thread alone: what would share itself out among the cores stays here, for they are all busy
/// with cases.
fn alone(work: impl FnOnce() + Send) {
    match rayon::ThreadPoolBuilder::new().num_threads(1).use_current_thread().build() {
        Ok(pool) => pool.install(work),
        Err(_) => work(),
    }
}

impl Study {
    /// Works everything out on all cores.
    ///
    /// # Errors
    /// [`StudyError::Table`] where a table cannot be made.
    pub fn rows(&self) -> Result<Vec<Row>, StudyError> {
        let all: Vec<u32> = self.cases().iter().map(|case| case.number).collect();
        run(self, &all, cores(), &AtomicBool::new(false), &|_| ())
    }

    /// Whether every case bears all that is tried.
    ///
    /// # Errors
    /// As [`Study::rows`].
    pub fn stands(&self) -> Result<bool, StudyError> {
        Ok(self.rows()?.iter().all(|row| row.fate == Fate::Stands))
    }
}
