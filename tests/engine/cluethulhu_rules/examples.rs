//! The worked examples of the rules, by their numbers.

use super::*;
use game::Outcome;

fn deck(players: u8, specials: &[Role]) -> Result<Vec<Role>, String> {
    Setup::players(players).with(specials).tablets().map_err(|why| why.to_string())
}

#[test]
fn e1_decks() {
    assert_eq!(
        deck(7, &[]).unwrap(),
        [Investigator, Investigator, Cultist, Cultist, Cultist, Cultist, Cultist]
    );
    assert!(deck(13, &[]).is_err());
    let all = deck(20, &Role::SPECIALS).unwrap();
    let plain = |role| all.iter().filter(|&&one| one == role).count();
    assert_eq!((all.len(), plain(Cultist), plain(Investigator), plain(Detective)), (20, 9, 2, 1));
    assert!(deck(20, &Role::SPECIALS[..6]).is_err());
    assert!(deck(10, &[Traitor]).is_err());
    for players in 11..=15 {
        assert!(deck(players, &Role::SPECIALS[..5]).is_ok() && deck(players, &Role::SPECIALS[..6]).is_err());
    }
    assert!(deck(16, &Role::SPECIALS[..2]).is_err() && deck(16, &Role::SPECIALS[..3]).is_ok());
    assert!(deck(16, &Role::SPECIALS).is_ok());
    assert!(deck(6, &[]).is_err() && deck(21, &Role::SPECIALS).is_err());
    assert!(deck(9, &[Wizard, Wizard]).is_err() && deck(9, &[Detective]).is_err());
    for players in 7..=20 {
        for (name, specials) in Setup::standard(players) {
            assert!(deck(players, &specials).is_ok(), "{players} {name}");
        }
    }
    let plain = Setup { plain_investigators: true, ..Setup::players(16) }.tablets().unwrap();
    assert_eq!(plain.iter().filter(|&&role| role == Investigator).count(), 4);
}

#[test]
fn decks_that_are_over_before_they_begin() {
    assert!(deck(7, &[EvilChild, Yithian]).is_err());
    assert!(deck(11, &[EvilChild, Yithian, Traitor]).is_err());
    assert!(deck(11, &[EvilChild, Yithian]).is_ok() && deck(8, &[EvilChild, Yithian]).is_ok());
    let warned = |players, specials: &[Role]| Setup::players(players).with(specials).warning().is_some();
    for (players, specials) in
        [(7, &[EvilChild][..]), (8, &[EvilChild, Yithian]), (11, &[EvilChild, Yithian])]
    {
        assert!(warned(players, specials), "{players}");
    }
    assert!(warned(11, &[Traitor]) && warned(12, &[Traitor]) && !warned(12, &[]));
    assert!(
        !warned(13, &[Traitor])
            && warned(13, &[Traitor, Yithian])
            && warned(16, &[Traitor, EvilChild, Wizard])
    );
    assert!(!warned(17, &[Traitor, EvilChild]) && warned(17, &[Traitor, EvilChild, Yithian]));
    assert!(!warned(7, &[]) && !warned(9, &[EvilChild, Yithian]));
}

#[test]
fn e2_seven_players() {
    let mut game = game(7, &[Investigator, Investigator]);
    arrest(2).day(&mut game);
    assert!(!game.ritual() && count(&game, Side::Cultist) == 4);
    murder(3).play(&mut game);
    assert_eq!(count(&game, Side::Cultist), 3);
    arrest(4).day(&mut game);
    assert_eq!(game.outcome(), Some(Outcome::Won(vec![Seat(0), Seat(1)])));
}

#[test]
fn e3_the_ritual() {
    for (investigators, cultists, declared) in [(2, 3, true), (3, 6, false), (3, 5, true)] {
        let mut game = game(investigators + cultists, &vec![Investigator; investigators.into()]);
        Plan::default().play(&mut game);
        assert_eq!(game.ritual(), declared, "{investigators} {cultists}");
    }
}

/// Plays until a vote on seat 8, in which these say yes.
fn vote(game: &mut Cluethulhu, yes: &[u8]) -> (u8, u8, bool) {
    let plan = Plan { murder: Some(8), priest: 0, ..Plan::default() };
    while !matches!(game.phase(), Phase::Ballot { .. }) {
        let seat = game.to_act()[0];
        let action = plan.action(game, seat);
        act(game, seat, action);
    }
    let mut events = vec![];
    for seat in game.to_act().into_iter().rev() {
        events.extend(act(game, seat, Action::Vote(yes.contains(&seat.0))));
    }
    let counted = events.iter().find_map(|event| match event {
        Event::News(News::Ballot { weight, of, .. }) => Some((*weight, *of)),
        _ => None,
    });
    let murdered = events.contains(&Event::News(News::Murdered(Seat(8))));
    let (weight, of) = counted.unwrap();
    (weight, of, murdered)
}

#[test]
fn e4_majorities() {
    let nine = || {
        game(9, &[Cultist, Cultist, Cultist, Cultist, Cultist, Cultist, Cultist, Investigator, Investigator])
    };
    assert_eq!(vote(&mut nine(), &[1, 2, 3, 4, 5]), (5, 10, false));
    assert_eq!(vote(&mut nine(), &[0, 1, 2, 3, 4]), (6, 10, true));
    let detective = || {
        let tablets =
            [Cultist, Cultist, Cultist, Cultist, Cultist, Cultist, Detective, Investigator, Investigator];
        game(9, &tablets)
    };
    let mut detained = detective();
    Plan::default().at(Segment::Detective, 1).day(&mut detained);
    assert_eq!(vote(&mut detained, &[0, 2, 3, 4]), (5, 9, true));
    let mut priest = detective();
    Plan { priest: 0, ..Plan::default() }.play(&mut priest);
    Plan::default().at(Segment::Detective, 0).day(&mut priest);
    assert_eq!(vote(&mut priest.clone(), &[1, 2, 3, 4]), (4, 8, false));
    assert_eq!(vote(&mut priest, &[1, 2, 3, 4, 5]), (5, 8, true));
}

#[test]
fn e5_the_wizard() {
    let mut game = game(9, &[Investigator, Investigator, Wizard]);
    let events = murder(5).at(Segment::Wizard, 5).play(&mut game);
    assert!(events.contains(&Event::News(News::Saved(Seat(5)))) && !is_out(&game, 5));
    assert_eq!(game.clock(), (2, false), "the Night ends");
    let events = Plan::default().at(Segment::Wizard, 5).play(&mut game);
    assert!(events.contains(&Event::Told { seat: Seat(2), fact: Fact::ProtectionFails }));
    arrest(5).at(Segment::Wizard, 5).play(&mut game);
    assert!(!is_out(&game, 5));
}

#[test]
fn e6_the_shoggoth() {
    let tablets = [Investigator, Investigator, Shoggoth, Wizard, Cultist, Detective];
    let absorbs = |whom, plan: Plan| {
        let mut game = game(11, &tablets);
        Plan { murder: Some(2), absorb: Some(whom), ..plan }.play(&mut game);
        game
    };
    let instead = absorbs(6, Plan::default());
    assert!(is_out(&instead, 6) && !is_out(&instead, 2));
    let poisoned = absorbs(0, Plan::default());
    assert!(is_out(&poisoned, 0) && is_out(&poisoned, 2));
    let protected = absorbs(7, Plan::default().at(Segment::Wizard, 7));
    assert!(is_out(&protected, 2) && !is_out(&protected, 7));
    let detained = absorbs(6, Plan::default().at(Segment::Detective, 2));
    assert!(is_out(&detained, 2) && !is_out(&detained, 6));
    // By Day, by the Investigators: they learn who it is.
    let mut by_day = game(9, &[Investigator, Investigator, Shoggoth]);
    let events = Plan { arrest: Some(2), absorb: Some(6), ..Plan::default() }.day(&mut by_day);
    assert!(events.contains(&Event::Told { seat: Seat(0), fact: Fact::ShoggothAbsorbs(Seat(2), Seat(6)) }));
    assert!(is_out(&by_day, 6) && !is_out(&by_day, 2));
    // After the Ritual.
    let mut late = game(8, &[Investigator, Investigator, Investigator, Shoggoth]);
    Plan { murder: Some(3), absorb: Some(5), ..Plan::default() }.play(&mut late);
    assert!(late.ritual() && is_out(&late, 3) && !is_out(&late, 5));
}

#[test]
fn e7_the_doll() {
    let tablets = [Investigator, Investigator, EvilChild];
    let mut won = game(7, &tablets);
    arrest(3).at(Segment::Doll, 3).day(&mut won);
    assert_eq!(won.outcome(), Some(Outcome::Won(vec![Seat(2)])));
    let mut own = game(9, &tablets);
    arrest(2).at(Segment::Doll, 2).day(&mut own);
    assert_eq!((own.outcome(), own.doll()), (None, None));
    let mut late = game(12, &tablets);
    Plan::default().at(Segment::Doll, 4).play(&mut late);
    arrest(2).at(Segment::Doll, 5).day(&mut late);
    murder(5).play(&mut late);
    assert!(is_out(&late, 5) && is_out(&late, 2) && how(&late).is_none() && late.doll().is_none());
}

#[test]
fn e8_siblings() {
    let mut game = game(7, &[Investigator, Investigator, Mother, Cultist, Cultist, EvilChild]);
    let mut plan = murder(0);
    plan.day.push((Segment::Mother, Action::Pair(Seat(0), Seat(3))));
    plan.day.push((Segment::Doll, Action::Pick(Seat(5))));
    plan.play(&mut game);
    assert!(is_out(&game, 0) && is_out(&game, 3) && how(&game).is_none());
    assert_eq!((count(&game, Side::Investigator), count(&game, Side::Cultist)), (1, 3));
    Plan::default().play(&mut game);
    assert!(!game.ritual() && how(&game).is_none());
}

#[test]
fn e9_the_traitor() {
    let mut game = game(6, &[Investigator, Investigator, Traitor]);
    let plan = Plan { day: vec![(Segment::Traitor, Action::Turn)], ..Plan::default() };
    plan.day(&mut game);
    assert_eq!(game.outcome(), Some(Outcome::Won(vec![Seat(0), Seat(1), Seat(2)])));
}

#[test]
fn e10_the_yithian() {
    let mut wizard = game(9, &[Investigator, Investigator, Yithian, Wizard]);
    Plan::default().at(Segment::Yithian, 3).play(&mut wizard);
    let [yithian, target] = [2, 3].map(|seat: usize| wizard.players()[seat]);
    assert_eq!((yithian.tablet, yithian.side, yithian.able), (Wizard, Side::Cultist, true));
    assert_eq!((target.tablet, target.side, target.able), (Yithian, Side::Cultist, false));
    assert_eq!(wizard.phase(), &Phase::Segment { segment: Segment::Wizard, seat: Seat(2) });
    let mut investigator = game(9, &[Investigator, Investigator, Yithian]);
    Plan::default().at(Segment::Yithian, 0).play(&mut investigator);
    assert_eq!(count(&investigator, Side::Investigator), 3);
    let mut child = game(9, &[Investigator, Investigator, Yithian, EvilChild]);
    Plan::default().at(Segment::Doll, 5).at(Segment::Yithian, 3).play(&mut child);
    assert_eq!(child.players().iter().map(|p| p.side).filter(|&s| s == Side::EvilChild).count(), 1);
    assert_eq!((child.players()[2].tablet, child.players()[3].side), (EvilChild, Side::Cultist));
}

#[test]
fn e11_the_detective() {
    let tablets = [Investigator, Investigator, Detective];
    let mut other = game(16, &tablets);
    Plan::default().at(Segment::Detective, 0).day(&mut other);
    assert!(!other.to_act().contains(&Seat(0)), "the detained has no vote for a High Priest");
    let mut own = game(16, &tablets);
    arrest(5).at(Segment::Detective, 2).day(&mut own);
    assert!(is_out(&own, 5) && own.detained() == Some(Seat(2)));
    Plan::default().play(&mut own);
    Plan::default().at(Segment::Detective, 2).day(&mut own);
    assert_eq!(own.detained(), None, "the same choice twice is invalid, and he is free");
    let mut dead = game(16, &tablets);
    Plan { murder: Some(2), ..Plan::default().at(Segment::Detective, 7) }.play(&mut dead);
    assert!(is_out(&dead, 2) && dead.detained().is_none());
}

#[test]
fn e12_the_investigators_agree() {
    let ballots = |marks: [[u8; 2]; 3]| {
        let mut game = game(9, &[Investigator, Investigator]);
        for [a, b] in marks {
            act(&mut game, Seat(0), Action::Pick(Seat(a)));
            act(&mut game, Seat(1), Action::Pick(Seat(b)));
        }
        (is_out(&game, 3), game.clock())
    };
    assert_eq!(ballots([[3, 4], [3, 4], [3, 3]]), (true, (1, true)));
    assert_eq!(ballots([[3, 4]; 3]), (false, (1, true)));
}

#[test]
fn e13_mutual_elimination() {
    let mut game = game(6, &[Investigator, Investigator, Shoggoth, Cultist, Cultist, Cultist]);
    murder(1).play(&mut game);
    Plan { murder: Some(2), absorb: Some(0), ..Plan::default() }.play(&mut game);
    assert_eq!(how(&game), Some(Victory::Cultists));
    assert_eq!(game.ending().unwrap().winners, [2, 3, 4, 5].map(Seat));
}

#[test]
fn one_lap_is_the_same_day() {
    let setup = Setup { day: Day::Lap, ..Setup::players(9).with(&[EvilChild, Wizard, TchoTcho]) };
    let tablets =
        [Investigator, Investigator, EvilChild, Wizard, TchoTcho, Cultist, Cultist, Cultist, Cultist];
    for protected in [false, true] {
        let mut game = Cluethulhu::with_tablets(&setup, &tablets, 4).unwrap();
        let mut turns = vec![];
        let mut events = vec![];
        while let [seat] = game.to_act()[..] {
            turns.push(seat);
            let whom = match seat.0 {
                0 | 1 => Some(6),
                3 if protected => Some(6),
                4 => Some(0),
                _ => None,
            };
            events = act(&mut game, seat, Action::Orders { picks: [whom.map(Seat), Some(Seat(8)), None] });
            let saw = Event::Told { seat: Seat(4), fact: Fact::Saw(Seat(0), Investigator) };
            assert_eq!(events.contains(&saw), seat.0 == 4, "the Tcho-Tcho sees at once");
        }
        turns.sort_unstable();
        assert_eq!(turns, (0..9).map(Seat).collect::<Vec<_>>());
        let out = if protected { vec![] } else { vec![Seat(6)] };
        assert!(
            events.contains(&Event::News(News::NightFell { night: 1, out, detained: None })),
            "{events:?}"
        );
        assert!(game.doll().is_some(), "the Child's pick is drawn if she makes none");
    }
}

#[test]
fn nothing_happens_for_ever() {
    let mut game = game(9, &[Investigator, Investigator]);
    for _ in 0..11 {
        Plan::default().play(&mut game);
    }
    assert_eq!(how(&game), Some(Victory::Stalemate));
    assert_eq!(game.clock(), (11, true));
}
