//! Whether secrets show: nothing that an onlooker sees, hears or finds on disk tells two deals apart that must look alike, and
//! what would tell them apart is found.

use bench::games::cluethulhu::leaks::{Look, ONLOOKER, Pair, everything, study};
use bench::leak_study::LeakStudy;
use cluethulhu_rules::{Cluethulhu, Day, Segment};
use game::Game;
use session::CardMatch;
use support::counts::whole_or;

mod keys;
mod pages;

fn found(pairs: u32, players: u8, look: Look) -> LeakStudy {
    study(pairs, players, 7_000, look, &|| ()).unwrap()
}

/// 200 pairs a number of players; two of every second number in `./test`.
#[test]
fn deals_that_must_look_alike_do() {
    let mut all = LeakStudy::default();
    for players in (7..=20).step_by(whole_or(1, 2)) {
        all = all.and(found(whole_or(200, 2), players, everything));
    }
    assert!(all.leaks.is_empty(), "{:#?}", all.leaks);
    // As many Days as that are played to their end, and at least so many moments of each are looked at.
    assert!(all.rounds > all.pairs / 2 && all.looks > 100 * u64::from(all.pairs), "{all:?}");
}

type Shown = Vec<(&'static str, String)>;

/// What a program that is not careful would show or write, each a fault that there was or could be.
const FAULTS: [(&str, Look); 7] = [
    ("somebody's tablet", |m| one(m.game().players()[3].tablet)),
    ("the deck", |m| one(&m.setup().specials)),
    ("who is detained before it is told", |m| one(m.game().detained())),
    ("who the Siblings are", |m| one(m.game().siblings())),
    ("how much has been told in secret", |m| one(m.notes().len())),
    ("what may be done, where it is not all shown", lawful),
    ("the parts of a Day in which somebody can do something", called),
];

fn one(what: impl std::fmt::Debug) -> Shown {
    vec![("it", format!("{what:?}"))]
}

/// What the rules allow, told to everybody.
fn lawful(m: &CardMatch<Cluethulhu>) -> Shown {
    let game = m.game();
    one(game.to_act().into_iter().map(|seat| game.legal_actions(seat)).collect::<Vec<_>>())
}

/// As the Day was called once: only the parts of tablets whose power is left.
fn called(m: &CardMatch<Cluethulhu>) -> Shown {
    let left = |segment: &Segment| {
        m.game().players().iter().any(|one| one.living && one.able && Some(one.tablet) == segment.role())
    };
    one(Segment::order(false).into_iter().filter(left).collect::<Vec<_>>())
}

#[test]
fn each_fault_is_found() {
    for (name, look) in FAULTS {
        // The first few pairs show most of them.
        let mut all = [(5, 9), (60, 9), (60, 13), (60, 18)].into_iter();
        let shows = |(pairs, players)| !found(pairs, players, look).leaks.is_empty();
        assert!(all.any(shows), "{name} is not found");
    }
}

#[test]
fn pairs_differ_in_what_is_hidden_and_in_nothing_else() {
    let mut differ = 0;
    for seed in 0..40 {
        let [one, other] = Pair::of(11, seed).unwrap().deals;
        let holds =
            |m: &CardMatch<Cluethulhu>| m.game().players().iter().map(|one| one.tablet).collect::<Vec<_>>();
        assert_eq!(holds(&one)[usize::from(ONLOOKER.0)], holds(&other)[usize::from(ONLOOKER.0)]);
        assert!(one.setup().day == Day::Segments || one.game().view(None) == other.game().view(None));
        differ += u32::from(holds(&one) != holds(&other));
    }
    assert!(differ > 35, "{differ}");
}
