//! A test on other threads: told how far it has come, stopped when it should, its rows as they come.

use game::message::{Message, Say};
use lab::study::answer::answers;
use lab::study::runner::{self, Heard};
use lab::study::{Answer, Fate, Figure, HeatMap, RestingScene, Row, Study, StudyError, StudyPlan};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;

/// Trials of a test in the window at most: every row is kept, and drawn anew when another comes.
pub const MOST_TRIALS: u32 = 10_000;

/// Rows listed at most, the weakest first.
const MOST_LISTED: usize = 40;

/// What the threads of a test tell.
#[derive(Default)]
struct TestChannel {
    rows: Vec<Row>,
    simulated_s: f32,
    over: Option<Result<(), Message>>,
}

/// A test under way, or over.
pub struct RunningStudy {
    study: Arc<Study>,
    told: Arc<Mutex<TestChannel>>,
    stop: Arc<AtomicBool>,
    /// The state of the set-up that it is about.
    pub serial: u64,
    /// What is to be seen of it.
    pub seen: StudyView,
}

/// A row as it is listed.
#[derive(Clone, Debug, PartialEq)]
pub struct ListedRow {
    /// The number of its case.
    pub case: u32,
    /// What became of it.
    pub fate: Fate,
    /// All that is said of it.
    pub words: Message,
}

/// What is to be seen of a test, of as many rows as have come.
#[derive(Clone, Debug, PartialEq)]
pub struct StudyView {
    /// The rows, in the order of their cases.
    pub rows: Vec<Row>,
    /// How many cases there are in all.
    pub cases: u32,
    /// The weakest rows, the weakest first.
    pub listed: Vec<ListedRow>,
    /// Seconds simulated so far.
    pub simulated_s: f32,
    /// The plot.
    pub figure: Figure,
    /// What comes of it.
    pub answer: Answer,
    /// The same for players.
    pub findings: Vec<Message>,
    /// How the pieces come off.
    pub heat: HeatMap,
    /// Whether it has ended, and what went wrong if anything did.
    pub over: Option<Result<(), Message>>,
}

impl StudyView {
    fn of(
        study: &Study,
        rows: Vec<Row>,
        simulated_s: f32,
        over: Option<Result<(), Message>>,
    ) -> Option<Self> {
        let all = answers(study, &rows);
        let listed =
            |row: &Row| ListedRow { case: row.case, fate: row.fate, words: study.told_with_levels(row) };
        let listed = by_strength(&rows).into_iter().take(MOST_LISTED).map(listed).collect();
        Some(Self {
            cases: study.cases().len() as u32,
            listed,
            findings: study.findings(all.first()?, &rows.iter().collect::<Vec<_>>()),
            simulated_s,
            figure: Figure::of(study, &rows, &all),
            heat: HeatMap::of(study, 0, &rows),
            answer: all.into_iter().next()?,
            rows,
            over,
        })
    }
}

impl StudyView {
    /// The weakest case, by its number.
    pub fn weakest(&self) -> Option<u32> {
        self.listed.first().map(|row| row.case)
    }
}

/// The rows, the weakest first.
fn by_strength(rows: &[Row]) -> Vec<&Row> {
    let mut order: Vec<&Row> = rows.iter().collect();
    let level = |row: &Row| row.falls_at.or(row.stands_at).unwrap_or(-(row.fallen as f32));
    order.sort_by(|a, b| {
        let stands = |row: &Row| row.fate != Fate::Falls;
        stands(a).cmp(&stands(b)).then(level(a).total_cmp(&level(b)))
    });
    order
}

impl Drop for RunningStudy {
    fn drop(&mut self) {
        self.stop();
    }
}

fn lock(told: &Mutex<TestChannel>) -> MutexGuard<'_, TestChannel> {
    told.lock().unwrap_or_else(PoisonError::into_inner)
}

impl RunningStudy {
    /// Begins a test of something that stands. A core is left to whoever draws.
    ///
    /// # Errors
    /// [`StudyError`] where a number of the plan makes no sense.
    pub fn start(subject: &RestingScene, plan: StudyPlan, serial: u64) -> Result<Self, StudyError> {
        let study = Arc::new(Study::on(vec![subject.clone()], plan)?);
        let (told, stop) = (Arc::new(Mutex::new(TestChannel::default())), Arc::new(AtomicBool::new(false)));
        let seen = StudyView::of(&study, vec![], 0.0, None).ok_or(StudyError::Empty)?;
        let (own, tell, stopped) = (study.clone(), told.clone(), stop.clone());
        thread::spawn(move || {
            let all: Vec<u32> = own.cases().iter().map(|case| case.number).collect();
            let threads = runner::cores().saturating_sub(1).max(1);
            let hear = |heard: Heard| match heard {
                Heard::Row(row) => lock(&tell).rows.push(row.clone()),
                Heard::Simulated(seconds) => lock(&tell).simulated_s = seconds,
            };
            let result = runner::run(&own, &all, threads, &stopped, &hear);
            lock(&tell).over = Some(result.map(drop).map_err(|why| why.message()));
        });
        Ok(Self { study, told, stop, serial, seen })
    }

    /// What is tested.
    pub fn study(&self) -> &Arc<Study> {
        &self.study
    }

    /// Ends it; what it has found stays.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// Whether it is over.
    pub fn is_over(&self) -> bool {
        self.seen.over.is_some()
    }

    /// Looks what has come since; says whether it still goes on.
    pub fn hear(&mut self) -> bool {
        if self.is_over() {
            return false;
        }
        let (rows, simulated_s, over) = {
            let told = lock(&self.told);
            let more = told.rows.len() > self.seen.rows.len() || told.over.is_some();
            (more.then(|| told.rows.clone()), told.simulated_s, told.over.clone())
        };
        self.seen.simulated_s = simulated_s;
        if let Some(mut rows) = rows {
            rows.sort_by_key(|row| row.case);
            if let Some(seen) = StudyView::of(&self.study, rows, simulated_s, over) {
                self.seen = seen;
            }
        }
        true
    }
}
