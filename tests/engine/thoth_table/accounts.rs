//! What is told of a house that came down in a match: who pushed what, however long it was carried.

use super::*;
use session::replay::Recorded as _;
use support::falls::rammed;
use support::told::english;
use table::forensics::Witness;

#[test]
fn a_house_knocked_over_while_carrying_has_an_account_however_long_it_is_carried() {
    for (carried, end) in [(60, Intent::PutBack), (900, Intent::PutBack), (900, Intent::Release)] {
        let (mut witness, mut told) = (Witness::default(), vec![]);
        let m = rammed(carried, end.clone(), &mut |m| {
            if let Some(account) = witness.see(m.sim(), m.hand()) {
                let words = english(&account.message(&|id| m.piece(id), None));
                told.push((words, m.hand().held().is_empty()));
            }
        });
        assert_eq!(m.game().phase(), &Phase::Knocked { victims: vec![Seat(1)] });
        let (words, is_let_go) = told.first().cloned().unwrap_or_default();
        let pushed = words.starts_with("Your large fire pyramid pushed the ");
        assert!(pushed, "carried for {carried} ticks, {end:?}: {told:?}");
        assert!(
            carried == 60 || !is_let_go,
            "it is told while the pyramid is still carried, once all lies still"
        );
    }
}
