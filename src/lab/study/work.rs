//! One case worked out.

use super::attempt::{Ended, TableAction};
use super::cases::{Case, Disturbance, Study};
use super::error::StudyError;
use super::question::{Level, Question};
use super::row::{Fate, Row};
use super::runner::Pulse;
use super::search::search;
use super::second;
use super::subject::peak_g;
use table::sim::TableError;

impl Study {
    /// What becomes of a case. Where the simulation breaks down the row says so.
    pub(super) fn work_out(&self, case: &Case, pulse: &Pulse) -> Result<Row, StudyError> {
        let subject = &self.subjects()[case.subject];
        let mut row = Row {
            case: case.number,
            scene: subject.name.clone(),
            what: self.words(case),
            x: self.x(case),
            fate: Fate::Broken,
            stands_at: None,
            falls_at: None,
            statics_at: None,
            statics_tilt_deg: None,
            piece: None,
            how: None,
            on: None,
            fails: None,
            after_s: None,
            fallen: 0,
            moved_mm: 0.0,
            turned_deg: 0.0,
            simulated_s: 0.0,
            cautions: subject.cautions().iter().map(ToString::to_string).collect(),
        };
        let mut simulated_s = 0.0;
        let mut attempt = |level: f32| -> Result<Option<(bool, Ended)>, StudyError> {
            let ended = self.attempt(case, level)?.finish(|| pulse.tick())?.ok_or(StudyError::Stopped)?;
            simulated_s += ended.simulated_s;
            Ok(Some((ended.fall.is_none() && ended.after_s.is_none(), ended)))
        };
        let seen = match self.plan().question.level() {
            Some(level) => {
                let (most, within) = match level {
                    Level::At(level) => (level, None),
                    Level::Find { most, within } => (most, Some(within)),
                };
                row.statics_at = second::level(subject, |level| self.action(case, level), most);
                let found = match within {
                    None => attempt(most).map(|seen| {
                        seen.map(|(stands, seen)| {
                            let seen = Some((most, seen));
                            if stands { (seen, None) } else { (None, seen) }
                        })
                    }),
                    Some(within) => search(most, within, row.statics_at, &mut attempt)
                        .map(|found| found.map(|found| (found.stands, found.falls))),
                };
                found.map(|found| {
                    let (stands, falls) = found.unwrap_or((None, None));
                    row.stands_at = stands.as_ref().map(|s| s.0);
                    row.falls_at = falls.as_ref().map(|f| f.0);
                    falls.or(stands).map(|(_, ended)| ended)
                })
            }
            None => self.once(case, pulse, &mut row).map(|ended| {
                simulated_s += ended.simulated_s;
                Some(ended)
            }),
        };
        row.simulated_s = simulated_s;
        let ended = match seen {
            Ok(Some(ended)) => ended,
            Ok(None) | Err(StudyError::Table(TableError::NotFinite { .. })) => return Ok(row),
            Err(error) => return Err(error),
        };
        row.fate = if ended.after_s.is_some() { Fate::Falls } else { Fate::Stands };
        row.piece = ended.fall.map(|fall| subject.name_of(fall.piece));
        row.on = ended.fall.and_then(|fall| fall.carrier).map(|on| subject.name_of(on));
        row.how = ended.fall.map(|fall| fall.how);
        row.fails = ended.fall.map(|fall| fall.words(|id| subject.name_of(id)));
        (row.after_s, row.fallen) = (ended.after_s, ended.fallen);
        (row.moved_mm, row.turned_deg) = (ended.moved_mm, ended.turned_deg);
        Ok(row)
    }

    /// A case without levels. The second judge looks at it once it has been let go of, or before anything moves.
    fn once(&self, case: &Case, pulse: &Pulse, row: &mut Row) -> Result<Ended, StudyError> {
        let mut attempt = self.attempt(case, 0.0)?;
        loop {
            if !pulse.tick() {
                return Err(StudyError::Stopped);
            }
            let ended = attempt.tick()?;
            if attempt.may_be_judged() {
                row.statics_tilt_deg = second::margin(attempt.sim());
            }
            if let Some(ended) = ended {
                return Ok(ended);
            }
        }
    }

    /// A case in words.
    pub fn words(&self, case: &Case) -> String {
        let name = |id| self.subjects()[case.subject].name_of(id);
        match case.deed {
            Disturbance::Tilt { towards_deg } => format!("tilted towards {towards_deg}°"),
            Disturbance::Shake { towards_deg, hz } => format!("shaken along {towards_deg}° at {hz} Hz"),
            Disturbance::Poke { piece, towards_deg } => {
                format!("{} poked towards {towards_deg}°", name(piece))
            }
            Disturbance::Remove { piece } => format!("without {}", name(piece)),
            Disturbance::Load { piece, at_mm: [0.0, 0.0] } => format!("{} loaded", name(piece)),
            Disturbance::Load { piece, at_mm: [x, y] } => {
                format!("{} loaded at ({x:.1}, {y:.1}) mm", name(piece))
            }
            Disturbance::Friction { factor } => format!("{factor} times the friction"),
            Disturbance::Trial { number } => format!("trial {}", number + 1),
        }
    }

    fn x(&self, case: &Case) -> Option<f32> {
        match (case.deed, &self.plan().question) {
            (Disturbance::Shake { hz, .. }, Question::Shake { hz: all, .. }) if all.len() > 1 => Some(hz),
            (
                Disturbance::Tilt { towards_deg }
                | Disturbance::Shake { towards_deg, .. }
                | Disturbance::Poke { towards_deg, .. },
                _,
            ) => Some(towards_deg),
            (Disturbance::Friction { factor }, _) => Some(factor),
            _ => None,
        }
    }

    /// The strongest acceleration of a level of a case, in g, where it is shaken.
    pub(crate) fn level_g(&self, case: &Case, level: f32) -> Option<f32> {
        match self.action(case, level) {
            TableAction::Shake { hz, mm, .. } => Some(peak_g(hz, mm)),
            _ => None,
        }
    }
}
