//! The console: what a Keeper may correct and what comes of it, and what stays unsaid.

use super::*;
use game::rng::Rng;
use strum::VariantArray;
use support::told::english;

/// A game with a human Keeper: two Investigators, a Wizard, an Evil Child, the rest Cultists.
fn console() -> Cluethulhu {
    let mut tablets = vec![Investigator, Investigator, Wizard, EvilChild];
    tablets.resize(9, Cultist);
    let setup = Setup { keeper: Keeper::Human, ..Setup::players(9) };
    Cluethulhu::with_tablets(&setup, &tablets, 7).unwrap()
}

fn correct(game: &mut Cluethulhu, what: Override) -> Vec<Event> {
    act(game, Seat(0), Action::Override(what))
}

fn refused(game: &Cluethulhu, what: Override) -> String {
    english(&game.check(Seat(0), &Action::Override(what)).expect_err("it cannot be"))
}

#[test]
fn every_correction_does_what_it_says_and_all_are_told_that_there_was_one() {
    use Override::*;
    let s = Seat;
    let mut game = console();
    arrest(4).at(Segment::Doll, 5).at(Segment::Wizard, 6).day(&mut game);
    assert!(is_out(&game, 4) && game.doll() == Some(s(5)) && game.protected() == Some(s(6)));
    let said = correct(&mut game, Revive(s(4)));
    assert!(!is_out(&game, 4) && said.contains(&Event::News(News::Corrected)), "{said:?}");
    assert!(
        said.contains(&Event::Secret(Secret::Corrected(Revive(s(4))))),
        "the Keeper's record tells which"
    );
    correct(&mut game, Out(s(7)));
    assert!(is_out(&game, 7) && game.ending().is_none());
    correct(&mut game, Tablet(s(8), Shoggoth, Side::Cultist));
    assert_eq!((game.players()[8].tablet, game.players()[8].able), (Shoggoth, true));
    correct(&mut game, Power(s(8), false));
    assert!(!game.players()[8].able);
    correct(&mut game, Power(s(8), true));
    assert!(game.players()[8].able);
    correct(&mut game, Exchange(s(0), s(8)));
    assert_eq!([game.players()[0].tablet, game.players()[8].tablet], [Shoggoth, Investigator]);
    correct(&mut game, Protected(None));
    correct(&mut game, Detained(Some(s(1))));
    assert_eq!((game.protected(), game.detained()), (None, Some(s(1))));
    assert!(!game.to_act().contains(&s(1)), "who is detained is not asked");
    correct(&mut game, Detained(None));
    correct(&mut game, Siblings(Some((s(1), s(2)))));
    assert_eq!(game.siblings(), Some((s(1), s(2))));
    correct(&mut game, HighPriest(Some(s(6))));
    assert!(game.view(None).seats[6].priest);
    correct(&mut game, Doll(Some(s(6))));
    assert_eq!(game.doll(), Some(s(6)));
}

#[test]
fn a_keeper_may_say_that_the_doll_is_dead() {
    let mut game = console();
    arrest(3).at(Segment::Doll, 5).day(&mut game);
    assert_eq!(game.doll(), Some(Seat(5)), "it stays when the Child is out");
    let said = correct(&mut game, Override::Doll(None));
    assert!(
        said.contains(&Event::News(News::DollDead)) && game.view(None).seats.iter().all(|seat| !seat.doll)
    );
    assert_eq!(refused(&game, Override::Doll(None)), "nobody holds the Doll");
    Plan::default().play(&mut game);
    Plan::default().day(&mut game);
    assert_eq!(game.doll(), None, "nobody hands it on");
}

#[test]
fn what_cannot_be_is_refused_in_words_and_changes_nothing() {
    use Override::*;
    let s = Seat;
    let game = console();
    let cannot = [
        Revive(s(4)),
        Revive(s(9)),
        Out(s(20)),
        Tablet(s(4), Wizard, Side::Cultist),
        Tablet(s(4), Cultist, Side::Investigator),
        Exchange(s(4), s(4)),
        Power(s(4), true),
        Doll(None),
        HighPriest(Some(s(12))),
        Siblings(Some((s(2), s(2)))),
    ];
    for what in cannot {
        assert!(refused(&game, what).len() > 10, "{what:?}");
    }
    let ours = Cluethulhu::new(&Setup::players(9), 4).unwrap();
    assert_eq!(refused(&ours, Out(s(3))), "only a Keeper at the console may correct the game");
}

/// Whatever is corrected, at whatever moment, the game is a sound one and can be played to its end.
#[test]
fn a_game_that_is_corrected_at_random_stays_sound_and_ends() {
    for seed in 0..400 {
        let mut rng = Rng::new(seed);
        let setup = Setup { keeper: Keeper::Human, day: Day::Segments, ..random::setup(&mut rng) };
        let mut game = Cluethulhu::new(&setup, seed).unwrap();
        let mut corrections = 0;
        for _ in 0..20_000 {
            if game.outcome().is_some() {
                break;
            }
            if rng.below(25) == 0 && corrections < 30 {
                let what = correction(&mut rng, setup.players);
                if game.check(Seat(0), &Action::Override(what)).is_ok() {
                    correct(&mut game, what);
                    corrections += 1;
                    continue;
                }
            }
            random::all_see_who_votes(&game);
            let (seat, action) = random::action(&game, &mut rng);
            act(&mut game, seat, action);
        }
        assert!(game.outcome().is_some(), "{seed} does not end after {corrections} corrections");
    }
}

fn correction(rng: &mut Rng, players: u8) -> Override {
    let mut one = || Seat(rng.below(players.into()) as u8);
    let (a, b) = (one(), one());
    let role = Role::VARIANTS[rng.below(Role::VARIANTS.len() as u32) as usize];
    let all = [
        Override::Revive(a),
        Override::Out(a),
        Override::Tablet(a, role, role.side()),
        Override::Exchange(a, b),
        Override::Power(a, rng.below(2) == 0),
        Override::Doll(Some(a)),
        Override::Doll(None),
        Override::HighPriest(Some(a)),
        Override::Detained(Some(a)),
        Override::Protected(Some(a)),
        Override::Siblings(Some((a, b))),
    ];
    all[rng.below(all.len() as u32) as usize]
}

/// Whoever a Keeper takes out by mistake and brings back has left the cell, and all see that: their vote is waited for.
#[test]
fn a_detainee_who_is_brought_back_votes_with_everybody_else() {
    let back = Seat(5);
    let mut game = console();
    while !matches!(game.phase(), Phase::Election { .. }) {
        // The Detective's part is over by then, and locks nobody up any more.
        if matches!(game.phase(), Phase::Marks { .. }) && game.detained().is_none() {
            correct(&mut game, Override::Detained(Some(back)));
        }
        let seat = game.to_act()[0];
        let action = Plan::default().action(&game, seat);
        act(&mut game, seat, action);
    }
    assert!(game.view(None).seats[5].detained && !game.to_act().contains(&back));
    correct(&mut game, Override::Out(back));
    correct(&mut game, Override::Revive(back));
    assert!(game.to_act().contains(&back));
    random::all_see_who_votes(&game);
}

/// The Detective dies by Night: whoever was locked up is told alone, and everybody else learns of it when they act.
#[test]
fn a_detainee_freed_by_the_detectives_death_is_told_alone() {
    let mut tablets = vec![Investigator, Investigator, Psychiatrist, Detective, Shoggoth, Wizard, Mother];
    tablets.resize(16, Cultist);
    let mut game = Cluethulhu::with_tablets(&Setup::players(16), &tablets, 7).unwrap();
    let plan = murder(3).at(Segment::Detective, 9);
    plan.day(&mut game);
    let marked = |game: &Cluethulhu| game.view(Some(Seat(0))).seats[9].detained;
    assert!(marked(&game) && game.detained() == Some(Seat(9)));
    // Somebody accuses and all vote; the Shoggoth's last word is asked of the Detective too.
    while !is_out(&game, 3) {
        let seat = game.to_act()[0];
        let action = plan.action(&game, seat);
        act(&mut game, seat, action);
    }
    assert_eq!(game.detained(), None);
    assert!(game.record().iter().any(|one| one.event == Event::Told { seat: Seat(9), fact: Fact::Freed }));
    if game.clock().1 && game.outcome().is_none() {
        assert!(marked(&game), "nobody else has been told");
    }
    Plan::default().day(&mut game);
    assert!(!marked(&game));
}
