//! A line of the bench, and what has to be done for it.

use serde::Serialize;
use table::Settings;
use table::sim::TableError;

/// One line of the bench.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BenchRow {
    /// The family it belongs to.
    pub set: String,
    /// What was measured.
    pub case: String,
    /// In what.
    pub unit: &'static str,
    /// What the simulation does.
    pub measured: f64,
    /// What is true.
    pub exact: f64,
    /// How far off is allowed.
    pub allowed: f64,
    /// Whether it is within that.
    pub ok: bool,
}

impl BenchRow {
    pub(super) fn new(
        set: &str,
        case: impl Into<String>,
        unit: &'static str,
        measured: f64,
        exact: f64,
        allowed: f64,
    ) -> Self {
        let ok = (measured - exact).abs() <= allowed;
        Self { set: set.into(), case: case.into(), unit, measured, exact, allowed, ok }
    }

    /// How far off it is.
    pub fn error(&self) -> f64 {
        self.measured - self.exact
    }

    /// How far off it is, as a share of what is allowed; huge where nothing is.
    pub fn share(&self) -> f64 {
        self.error().abs() / self.allowed.max(1e-9)
    }
}

/// What measures a case under given settings.
pub(super) type Measure = Box<dyn Fn(&Settings) -> Result<Vec<BenchRow>, TableError> + Send + Sync>;

/// One thing to be done: a case of a set.
pub(super) struct Task {
    pub set: &'static str,
    pub run: Measure,
}

/// How thorough the bench is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depth {
    /// Everything.
    Full,
    /// Few storeys, short times: what a test or a sweep can wait for.
    Brief,
}
