//! How often does a person with a mouse succeed? So many tries of ten standard placements with each kind of hand, by the model
//! of a person in `lab::person`.
//!
//! `cargo run --no-default-features --example a_person_s_mouse -- 100`

use cyclopean::lab::person::placements::standard;
use cyclopean::lab::person::trials::{Outcome, attempt};
use cyclopean::lab::study::answer::Share;
use cyclopean::table::hand::HandKind;
use rayon::prelude::*;

/// Tries of each placement with each hand, unless told.
const TRIES: u32 = 40;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let tries = std::env::args().nth(1).map_or(Ok(TRIES), |text| text.parse())?;
    println!("Of {tries} tries: done, and what fell\n");
    let heads = HandKind::CHOICES.map(HandKind::word);
    println!("| placement | {} |", heads.join(" | "));
    println!("| --- |{}", " --- |".repeat(heads.len()));
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
            *sum += count(Outcome::Done) as u32;
            row += &format!(" {}, {} |", count(Outcome::Done), count(Outcome::Fell));
        }
        println!("{row}");
    }
    let all = tries * placements.len() as u32;
    let shares = sums.map(|done| {
        let share = Share::wilson(done, all);
        format!("{:.1} % ({:.1} to {:.1})", 100.0 * share.share, 100.0 * share.from, 100.0 * share.to)
    });
    println!("| all | {} |", shares.join(" | "));
    Ok(())
}
