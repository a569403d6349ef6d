//! Random games over all numbers of players and sets of tablets, with the invariants of the rules (section 9) looked at
//! after every action.

use super::*;
use cluethulhu_rules::BALLOTS;
use game::rng::Rng;
use rayon::prelude::*;
use std::collections::BTreeMap;
use support::counts::{tenth, whole_or};

/// A lawful deck and options at random.
pub fn setup(rng: &mut Rng) -> Setup {
    loop {
        let players = 7 + rng.below(14) as u8;
        let (least, most) = Setup::specials_allowed(players);
        let mut specials = Role::SPECIALS;
        rng.shuffle(&mut specials);
        let count = usize::from(least) + rng.below(u32::from(most - least) + 1) as usize;
        let setup = Setup {
            day: if rng.below(2) == 0 { Day::Lap } else { Day::Segments },
            hidden: rng.below(4) == 0,
            detective_after_vote: rng.below(4) == 0,
            plain_investigators: rng.below(8) == 0,
            ..Setup::players(players).with(&specials[..count])
        };
        if setup.tablets().is_ok() {
            return setup;
        }
    }
}

/// A quick lawful action: not every one is listed, for there are thousands.
pub fn action(game: &Cluethulhu, rng: &mut Rng) -> (Seat, Action) {
    let acting = game.to_act();
    let seat = *rng.pick(&acting).unwrap();
    for _ in 0..12 {
        let n = u32::from(game.setup().players);
        let mut one = || Seat(rng.below(n) as u8);
        let (a, b, c) = (one(), one(), one());
        let action = match game.phase() {
            Phase::Lap { .. } => Action::Orders { picks: [Some(a), Some(b), Some(c)] },
            Phase::Segment { segment: Segment::Mother, .. } => Action::Pair(a, b),
            Phase::Segment { segment: Segment::Traitor, .. } => Action::Turn,
            Phase::Marks { marks, .. } => match marks.first() {
                Some((_, Some(whom))) if rng.below(10) > 0 => Action::Pick(*whom),
                _ => Action::Pick(a),
            },
            Phase::Election { .. } => Action::Elect(a),
            Phase::Heir { .. } => Action::Heir(a),
            Phase::Talk { .. } | Phase::Defence { .. } if rng.below(4) == 0 => {
                Action::Say(Statement::Suspect(a))
            }
            Phase::Talk { .. } | Phase::Defence { .. } => Action::Pass,
            Phase::Accuse => [Action::Accuse(a), Action::Pass, Action::Pass][rng.below(3) as usize],
            Phase::Second { .. } => [Action::Second, Action::Pass][rng.below(2) as usize],
            Phase::Ballot { .. } => Action::Vote(rng.below(2) == 0),
            Phase::LastWord { .. } if game.setup().shoggoth_talk => Action::Show,
            _ => Action::Pick(a),
        };
        if game.check(seat, &action).is_ok() {
            return (seat, action);
        }
    }
    let quiet = [Action::Nobody, Action::Pass];
    let lawful = quiet.into_iter().find(|action| game.check(seat, action).is_ok());
    (seat, lawful.unwrap_or_else(|| *rng.pick(&game.legal_actions(seat)).unwrap()))
}

fn multiset(game: &Cluethulhu) -> BTreeMap<Role, usize> {
    let mut all = BTreeMap::new();
    game.players().iter().for_each(|player| *all.entry(player.tablet).or_default() += 1);
    all
}

/// What the state before an action is compared by.
#[derive(Clone, PartialEq)]
struct Before {
    living: usize,
    ritual: bool,
    tablets: BTreeMap<Role, usize>,
}

fn before(game: &Cluethulhu) -> Before {
    let living = game.players().iter().filter(|player| player.living).count();
    Before { living, ritual: game.ritual(), tablets: multiset(game) }
}

fn invariants(before: &Before, game: &Cluethulhu, action: Action, events: &[Event]) {
    game.audit().unwrap_or_else(|flaw| panic!("{action:?}: {flaw}"));
    let living = game.players().iter().filter(|player| player.living).count();
    let sides = [Side::Investigator, Side::Cultist, Side::EvilChild, Side::Yithian];
    assert_eq!(sides.into_iter().map(|side| count(game, side)).sum::<usize>(), living);
    assert!(count(game, Side::EvilChild) <= 1 && count(game, Side::Yithian) <= 1);
    assert!(living <= before.living);
    assert!(game.ritual() || !before.ritual);
    if game.ritual() {
        assert!(game.protected().is_none() && game.detained().is_none());
    }
    let changes = |event: &Event| matches!(event, Event::Told { fact: Fact::Cured(_) | Fact::Turned, .. });
    if !events.iter().any(changes) {
        assert_eq!(before.tablets, multiset(game));
    }
    for seat in game.to_act() {
        let heard = matches!(game.phase(), Phase::Heir { .. } | Phase::LastWord { .. });
        assert!(heard || game.players()[usize::from(seat.0)].living);
        let votes = matches!(game.phase(), Phase::Ballot { .. } | Phase::Election { .. } | Phase::Accuse);
        assert!(!votes || game.detained() != Some(seat));
    }
    let accusing = matches!(game.phase(), Phase::Accuse | Phase::Second { .. } | Phase::Defence { .. });
    assert!(!accusing || game.court().ballot < BALLOTS, "no ballot is left to accuse for (C-20)");
    if game.setup().has(EvilChild) {
        assert!(game.doll().is_none_or(|seat| game.players()[usize::from(seat.0)].living));
    } else {
        assert_eq!(game.doll(), None);
    }
}

/// In a vote, everybody sees of whom one is still wanted: of all who seem free and have not voted.
pub fn all_see_who_votes(game: &Cluethulhu) {
    let voted: Vec<Seat> = match game.phase() {
        Phase::Election { votes } => votes.iter().map(|(by, _)| *by).collect(),
        Phase::Ballot { votes, .. } => votes.iter().map(|(by, _)| *by).collect(),
        _ => return,
    };
    let view = game.view(None);
    let wanted: Vec<Seat> = view.free().filter(|seat| !voted.contains(seat)).collect();
    assert_eq!(wanted, game.to_act(), "{:?}", game.phase());
}

fn play(seed: u64) -> Victory {
    let mut rng = Rng::new(seed);
    let setup = setup(&mut rng);
    let mut game = Cluethulhu::new(&setup, seed).unwrap();
    let (mut day, mut arrests, mut murders) = (0, 0, 0);
    for _ in 0..30_000 {
        if let Some(ending) = game.ending().cloned() {
            let over = Event::News(News::Over(ending.clone()));
            assert_eq!(game.record().last().map(|one| &one.event), Some(&over));
            assert!(game.apply(Seat(0), Action::Pass).is_err());
            return ending.how;
        }
        let (seat, action) = action(&game, &mut rng);
        let before = before(&game);
        let events = game.apply(seat, action).unwrap_or_else(|why| panic!("{seed} {seat} {action:?}: {why}"));
        invariants(&before, &game, action, &events);
        // A view holds the whole record, so not every game is looked at.
        if seed.is_multiple_of(4) {
            all_see_who_votes(&game);
        }
        for event in &events {
            match event {
                Event::News(News::DayBroke { .. }) => (day, arrests, murders) = (day + 1, 0, 0),
                Event::Secret(Secret::Out(_, OutReason::Arrest)) => arrests += 1,
                Event::Secret(Secret::Out(_, OutReason::Murder)) => murders += 1,
                _ => {}
            }
        }
        assert!(arrests <= 1 && murders <= 1, "{seed}, Day {day}");
    }
    panic!("{seed} does not end");
}

/// 20,000 games; 800 in `./test`.
#[test]
fn random_games_keep_the_invariants_and_end() {
    let games = whole_or(20_000, 800);
    let ends: Vec<Victory> = (0..games).into_par_iter().map(play).collect();
    let count = |how| ends.iter().filter(|&&end| end == how).count() as u64;
    use Victory::*;
    for how in [Investigators, Cultists, EvilChild] {
        assert!(count(how) * 100 > games, "{how:?}: {} of {games}", count(how));
    }
    assert!(count(Stalemate) * 10 < games, "{} of {games} have no end", count(Stalemate));
}

/// What is listed is allowed, and of a phase's kinds of actions nothing that is not listed is. 60 games; a tenth in
/// `./test`.
#[test]
fn what_is_listed_is_allowed() {
    let mut listed = 0;
    for seed in 0..tenth(60) {
        let mut rng = Rng::new(seed);
        let mut game = Cluethulhu::new(&setup(&mut rng), seed).unwrap();
        while game.outcome().is_none() {
            for seat in game.seats() {
                let legal = game.legal_actions(seat);
                assert_eq!(!legal.is_empty(), game.to_act().contains(&seat), "{seed} {:?}", game.phase());
                assert!(legal.iter().all(|action| game.check(seat, action).is_ok()));
                listed += legal.len();
            }
            let (seat, action) = action(&game, &mut rng);
            game.apply(seat, action).unwrap();
        }
    }
    assert!(listed > 10_000);
}
