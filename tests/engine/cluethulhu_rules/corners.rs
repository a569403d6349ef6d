//! Corners of the rules that no numbered example reaches, one worked example each. Every one was seen to die when its rule was
//! broken by hand.

use super::*;

fn pair(a: u8, b: u8) -> (Segment, Action) {
    (Segment::Mother, Action::Pair(Seat(a), Seat(b)))
}

/// A pick that the holder does not make is drawn, and the holder is not among those drawn from (C9, C-19).
#[test]
fn the_doll_is_never_drawn_to_stay() {
    let mut tablets = vec![Investigator, Investigator, EvilChild];
    tablets.resize(9, Cultist);
    for seed in 0..40 {
        for day in [Day::Segments, Day::Lap] {
            let setup = Setup { day, ..Setup::players(9) };
            let mut game = Cluethulhu::with_tablets(&setup, &tablets, seed).unwrap();
            let plan = Plan::default().at(Segment::Doll, 3);
            while game.clock().0 == 1 {
                let seat = game.to_act()[0];
                let action = match game.phase() {
                    Phase::Lap { .. } => {
                        Action::Orders { picks: [Some(Seat(3)).filter(|_| seat == Seat(2)), None, None] }
                    }
                    _ => plan.action(&game, seat),
                };
                act(&mut game, seat, action);
            }
            assert_eq!((game.doll(), game.to_act()), (Some(Seat(3)), vec![Seat(3)]), "{seed} {day:?}");
            act(&mut game, Seat(3), Action::Nobody);
            assert!(game.doll().is_some_and(|seat| seat != Seat(3)), "{seed} {day:?}");
        }
    }
}

/// C10: the Wizard's shelter does not mend a heart.
#[test]
fn protection_does_not_stop_a_heartbreak() {
    let mut game = game(9, &[Investigator, Investigator, Mother, Wizard]);
    let mut plan = murder(4).at(Segment::Wizard, 5);
    plan.day.push(pair(4, 5));
    let events = plan.play(&mut game);
    assert!(is_out(&game, 4) && is_out(&game, 5));
    assert!(events.contains(&Event::News(News::Heartbroken(Seat(5)))));
}

/// C-25: a Shoggoth that swallows another instead of dying of grief is nobody's Sibling any more, and wins with its side.
#[test]
fn a_shoggoth_saved_from_heartbreak_is_no_sibling() {
    let mut game = game(11, &[Investigator, Investigator, Mother, Shoggoth]);
    let mut plan = Plan { absorb: Some(6), ..murder(0) };
    plan.day.push(pair(0, 3));
    plan.play(&mut game);
    assert!(is_out(&game, 0) && !is_out(&game, 3) && is_out(&game, 6));
    murder(1).play(&mut game);
    assert_eq!(how(&game), Some(Victory::Cultists));
    assert!(game.ending().unwrap().winners.contains(&Seat(3)), "{:?}", game.ending());
}

/// C33: the Child wins by the Doll and her Sibling with her, but not by her Sibling's own end.
#[test]
fn the_child_does_not_win_by_her_siblings_end() {
    let played = |sibling: Option<u8>| {
        let mut game = game(9, &[Investigator, Investigator, Mother, EvilChild]);
        let mut plan = murder(5).at(Segment::Doll, 5);
        plan.day.extend(sibling.map(|sibling| pair(3, sibling)));
        plan.play(&mut game);
        game
    };
    assert_eq!(played(None).ending().unwrap().winners, [Seat(3)]);
    assert_eq!(played(Some(6)).ending().unwrap().winners, [Seat(3), Seat(6)]);
    let own = played(Some(5));
    assert_eq!(how(&own), None);
    assert!(is_out(&own, 5) && is_out(&own, 3) && own.doll().is_none());
}

/// C31: a Sibling of one of the other side does not win with a team, living or out.
#[test]
fn torn_siblings_win_with_nobody() {
    let mut investigators = game(7, &[Investigator, Investigator, Mother]);
    let mut plan = Plan { arrest: Some(5), ..murder(6) };
    plan.day.push(pair(0, 4));
    plan.play(&mut investigators);
    arrest(3).day(&mut investigators);
    assert_eq!(how(&investigators), Some(Victory::Investigators));
    assert!(!is_out(&investigators, 0) && !is_out(&investigators, 4));
    assert_eq!(investigators.ending().unwrap().winners, [Seat(1)]);

    let mut cultists = game(9, &[Investigator, Investigator, Mother]);
    let mut plan = murder(1);
    plan.day.push(pair(0, 4));
    plan.play(&mut cultists);
    murder(0).play(&mut cultists);
    assert_eq!(how(&cultists), Some(Victory::Cultists));
    assert_eq!(cultists.ending().unwrap().winners, [2, 3, 5, 6, 7, 8].map(Seat));
}

/// Three things in a defence, and then no word more.
#[test]
fn a_defence_is_three_statements_long() {
    let mut game = game(9, &[Investigator, Investigator]);
    let plan = murder(8);
    while !matches!(game.phase(), Phase::Defence { .. }) {
        let seat = game.to_act()[0];
        let action = plan.action(&game, seat);
        act(&mut game, seat, action);
    }
    let word = Action::Say(Statement::Told(Seat(0), Wizard));
    for nobody in [8, 9] {
        assert!(game.check(Seat(8), &Action::Say(Statement::Told(Seat(nobody), Wizard))).is_err());
    }
    for _ in 0..3 {
        act(&mut game, Seat(8), word);
    }
    assert!(game.check(Seat(8), &word).is_err());
    assert_eq!(game.legal_actions(Seat(8)), [Action::Pass]);
}

/// C11, C21.7: by Day a Detective's end frees nobody before nightfall, so the Mother in the cell misses her part; by Night
/// she speaks and votes.
#[test]
fn a_detective_arrested_by_day_frees_at_nightfall() {
    let mut game = game(16, &[Investigator, Investigator, Detective, Mother]);
    let mut plan = arrest(2).at(Segment::Detective, 3);
    plan.day.push(pair(4, 5));
    let events = plan.day(&mut game);
    assert!(is_out(&game, 2) && game.siblings().is_none(), "the Mother was in the cell in her part");
    let at = |wanted: &Event| events.iter().position(|event| event == wanted);
    let freed = at(&Event::Told { seat: Seat(3), fact: Fact::Freed });
    let out = at(&Event::Secret(Secret::Out(Seat(2), OutReason::Arrest)));
    let night = at(&Event::News(News::NightFell { night: 1, out: vec![Seat(2)], detained: None }));
    assert!(out < freed && freed < night && night.is_some() && out.is_some(), "{events:?}");
    let told = game.record().iter().find(|one| one.event == Event::Told { seat: Seat(3), fact: Fact::Freed });
    assert!(told.is_some_and(|one| one.night), "by Night");
    assert!(game.to_act().contains(&Seat(3)), "she votes for a High Priest");
}
