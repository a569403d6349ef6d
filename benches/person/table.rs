//! How often a person with a mouse succeeds: a row for each placement, a column for each kind of hand.

use super::placements::standard;
use super::trials::{TryResult, attempt};
use lab::study::answer::Share;
use rayon::prelude::*;
use table::TableError;
use table::hand::HandKind;

/// So many tries of each placement with each hand, as a table in Markdown.
///
/// # Errors
/// When a table cannot be made or ticked.
pub fn table(tries: u32) -> Result<String, TableError> {
    let heads = HandKind::CHOICES.map(HandKind::word);
    let mut lines = vec![
        format!("Of {tries} tries: done, and what fell\n"),
        format!("| placement | {} |", heads.join(" | ")),
        format!("| --- |{}", " --- |".repeat(heads.len())),
    ];
    let mut sums = [0; HandKind::CHOICES.len()];
    let placements = standard();
    for placement in &placements {
        let mut row = format!("| {} |", placement.name);
        for (kind, sum) in HandKind::CHOICES.into_iter().zip(&mut sums) {
            let outcomes = (0..tries)
                .into_par_iter()
                .map(|seed| attempt(placement, kind, seed))
                .collect::<Result<Vec<_>, _>>()?;
            let count = |of| outcomes.iter().filter(|outcome| **outcome == of).count();
            *sum += count(TryResult::Done) as u32;
            row += &format!(" {}, {} |", count(TryResult::Done), count(TryResult::Fell));
        }
        lines.push(row);
    }
    let all = tries * placements.len() as u32;
    let shares = sums.map(|done| {
        let share = Share::wilson(done, all);
        format!("{:.1} % ({:.1} to {:.1})", 100.0 * share.share, 100.0 * share.from, 100.0 * share.to)
    });
    lines.push(format!("| all | {} |", shares.join(" | ")));
    Ok(lines.join("\n"))
}
