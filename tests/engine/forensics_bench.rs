//! The bench of the forensics, small: staged falls are told right, and what bots brought down stands in a fork in which the
//! cause that is named is mended.

use bench::past::{Mended, Past};
use bench::staged::{self, FallCause, HitRate};
use rlyeh::Match;
use session::Skill;
use session::replay::verify;
use std::collections::BTreeSet;
use support::counts::whole_or;
use support::drive::{build, two};
use support::told::english;
use table::forensics::Witness;

#[test]
fn of_staged_falls_culprit_and_cause_are_named() {
    let rows = staged::study(14, 7, false, || ());
    let deeds: BTreeSet<FallCause> = rows.iter().map(|row| row.deed).collect();
    assert_eq!(deeds.len(), FallCause::ALL.len(), "each deed brought something down");
    let wrong: Vec<_> = rows.iter().filter(|row| !row.culprit || !row.cause).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
    let all = HitRate::all(&rows).pop().unwrap();
    assert_eq!((all.deed, all.fell as usize), (None, rows.len()));
    assert_eq!(all.cause as usize, rows.len() - wrong.len());
}

#[test]
fn a_study_of_staged_falls_is_the_same_for_the_same_seed_only() {
    let [first, again, other] = [5, 5, 6].map(|seed| staged::study(1, seed, false, || ()));
    assert_eq!(first, again);
    assert_ne!(first, other);
}

/// The falls of a match, each with what comes of mending the cause that is named.
fn falls(m: &Match) -> Vec<(String, Option<Mended>)> {
    let (mut witness, mut past, mut falls) = (Witness::default(), Past::default(), vec![]);
    verify(m, &mut |seen| {
        let Some((sim, hand)) = seen.table else { return };
        past.see(sim, hand, seen.told);
        if let Some(account) = witness.see(sim, hand) {
            falls.push((english(&account.message(&|id| (seen.name)(id), None)), past.mend(&account)));
        }
    })
    .unwrap();
    falls
}

/// Three falls; one in `./test`.
#[test]
fn what_careless_bots_brought_down_stands_where_the_named_cause_is_mended() {
    let played = |seed| {
        let mut m = two(seed);
        build(&mut m, &[Skill::Low; 2], 60);
        m
    };
    let most = whole_or(3, 1);
    let falls: Vec<_> = (310_001..).map(played).flat_map(|m| falls(&m)).take(most).collect();
    let again = falls.iter().filter(|(_, mended)| mended.is_some_and(|m| m.falls_again)).count();
    let stand = falls.iter().filter(|(_, mended)| mended.is_some_and(|m| m.stands)).count();
    // Without mending it all happens again; that is what makes the other figure worth something.
    assert!(again == most && stand == most, "{again} fall again, {stand} stand: {falls:#?}");
}
