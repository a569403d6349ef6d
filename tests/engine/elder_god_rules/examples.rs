//! The worked examples of the sheet, and the cases between them.

use super::*;
use game::{OutOfTurn, Outcome};

const ALL_SHAPES: [&str; 6] = ["V", "H", "A", "B", "TH", "TV"];

#[test]
fn example_1_the_first_card() {
    let cards = ["V", "H", "A", "B", "TH", "TV"];
    let game = scene(2).hand(&cards);
    assert_eq!(growths(&game), ["ES@5,1", "ESW@5,1", "NES@5,1", "NS@5,1", "NSW@5,1", "SW@5,1"]);
    let game = scene(2).hand(&["onnnn", "H", "V", "V", "V", "V"]);
    assert_eq!(verdict(&game, grow(&game, ("onnnn", 5, 1))), Err(Refusal::Sealed));
    assert_eq!(verdict(&game, grow(&game, ("H", 5, 1))), Err(Refusal::NoEndToMeet(Side::North)));
    assert_eq!(verdict(&game, grow(&game, ("V", 4, 1))), Err(Refusal::NotJoined));
    assert_eq!(verdict(&game, grow(&game, ("V", 5, 0))), Err(Refusal::Occupied));
    // The Body opens towards nobody at its sides.
    assert_eq!(verdict(&game, grow(&game, ("H", 4, 0))), Err(Refusal::EndMeetsNone(Side::East)));
}

#[test]
fn example_2_an_opening_to_the_right() {
    let game = scene(2).lay(A, &[("V", 5, 1), ("B'", 5, 2)]).hand(&ALL_SHAPES);
    let wanted = ["ESW@6,2", "EW@6,2", "NEW@6,2", "NSW@6,2", "NW@6,2", "SW@6,2"];
    assert_eq!(growths(&game), wanted);
    assert_eq!(verdict(&game, grow(&game, ("V", 6, 2))), Err(Refusal::NoEndToMeet(Side::East)));
}

#[test]
fn example_3_the_edge_and_the_room_behind() {
    let row = [("A'", 5, 1), ("H", 4, 1), ("H", 3, 1), ("H", 2, 1), ("H", 1, 1)];
    let game = scene(2).lay(A, &row).hand(&ALL_SHAPES);
    assert_eq!(growths(&game), ["NE@0,1", "NES@0,1"]);
    assert_eq!(verdict(&game, grow(&game, ("H", 0, 1))), Err(Refusal::OffTheArea(Side::West)));
    assert_eq!(verdict(&game, grow(&game, ("B'", 0, 1))), Err(Refusal::Sealed));
}

#[test]
fn example_4_two_openings_and_eyestalks() {
    let hand = ["onnnn", "onnnn", "V", "V", "V", "V"];
    let mut game = scene(2).lay(A, &[("TH'", 5, 1)]).hand(&hand);
    let eyes: Vec<String> = growths(&game).into_iter().filter(|way| way.starts_with("eye")).collect();
    assert_eq!(eyes, ["eye@4,1", "eye@6,1"]);
    let first = grow(&game, ("onnnn", 4, 1));
    act(&mut game, A, first);
    let openings: Vec<Opening> = game.players()[0].monster.plan().openings().collect();
    assert_eq!(openings, [Opening { at: cell(5, 1), side: Side::East }]);
    let game = scene(2).lay(A, &[("TH'", 5, 1), ("onnnn", 4, 1)]).hand(&["onnnn", "V", "V", "V", "V", "V"]);
    assert_eq!(verdict(&game, grow(&game, ("onnnn", 6, 1))), Err(Refusal::Sealed));
}

#[test]
fn example_5_damage_over_a_card_and_beside_an_immune_one() {
    let hand = ["V!", "H!", "A!", "B!", "V", "onidd"];
    let game = scene(2).lay(B, &[("V", 5, 1)]).hand(&hand);
    assert_eq!(verdict(&game, damage(&game, ("V!", 5, 1))), Ok(()));
    for other in ["H!", "A!", "A!'", "B!", "B!'"] {
        assert_eq!(verdict(&game, damage(&game, (other, 5, 1))), Err(Refusal::OtherEnds), "{other}");
    }
    assert_eq!(verdict(&game, damage(&game, ("V", 5, 1))), Err(Refusal::DoesNotWound));
    assert_eq!(verdict(&game, damage(&game, ("onidd", 5, 1))), Err(Refusal::EyestalkOnly));
    assert_eq!(verdict(&game, damage(&game, ("V!", 5, 0))), Err(Refusal::TheBody));

    let game = scene(2).lay(B, &[("B'", 5, 1)]).hand(&hand);
    assert_eq!(verdict(&game, damage(&game, ("B!'", 5, 1))), Ok(()));
    assert_eq!(verdict(&game, damage(&game, ("B!", 5, 1))), Err(Refusal::OtherEnds));
    assert_eq!(verdict(&game, damage(&game, ("A!", 5, 1))), Err(Refusal::OtherEnds));

    let game = scene(2).lay(B, &[("V+", 5, 1)]).hand(&hand);
    assert_eq!(verdict(&game, damage(&game, ("V!", 5, 1))), Err(Refusal::Immune));
    assert_eq!(verdict(&game, damage(&game, ("V!", 5, 2))), Ok(()));
    let strict = Setup { beside_immune: false, ..Setup::players(2) };
    let game = with(strict).lay(B, &[("V+", 5, 1)]).hand(&hand);
    assert_eq!(verdict(&game, damage(&game, ("V!", 5, 2))), Err(Refusal::BesideImmune));
    // The Body's own opening may be wounded too (E-20).
    let game = scene(2).hand(&hand);
    assert_eq!(verdict(&game, damage(&game, ("V!", 5, 1))), Ok(()));
}

#[test]
fn example_6_only_the_tip_and_only_once() {
    let column = [("V", 5, 1), ("V", 5, 2), ("V", 5, 3)];
    let mut game = scene(2).lay(B, &column).hand(&["V!", "V!", "A!", "H", "H", "H"]);
    assert_eq!(verdict(&game, damage(&game, ("V!", 5, 1))), Err(Refusal::Closed));
    assert_eq!(verdict(&game, damage(&game, ("V!", 5, 2))), Err(Refusal::Closed));
    let hit = damage(&game, ("V!", 5, 3));
    let events = act(&mut game, A, hit);
    assert!(matches!(events[0], Event::Wounded { over: Some(_), .. }), "{events:?}");
    assert_eq!(game.players()[1].monster.state(cell(5, 3)), Some(Condition::Damaged));
    // The other passes and discards; then no further wound is taken.
    act(&mut game, B, Action::Pass);
    let thrown = Action::Discard(game.hand(B)[0]);
    act(&mut game, B, thrown);
    for what in [("V!", 5, 3), ("A!'", 5, 4), ("V!", 5, 4)] {
        assert_eq!(verdict(&game, damage(&game, what)), Err(Refusal::WoundedAlready));
    }
    assert_eq!(game.players()[1].wounded_turns, 1);
}

/// The first seat's own tip is wounded, over a healthy card.
fn wounded(hand: &[&str]) -> ElderGod {
    let mut scene = scene(2).lay(A, &[("V", 5, 1), ("V", 5, 2), ("V!", 5, 3)]);
    let under = scene.card("V");
    let monster = &mut scene.view.seats[0].player.monster;
    let mut laid = serde_json::to_value(&*monster).unwrap();
    laid["laid"][2]["under"] = serde_json::to_value(under).unwrap();
    *monster = serde_json::from_value(laid).unwrap();
    scene.hand(hand)
}

#[test]
fn example_7_healing() {
    let hand = ["V", "V+", "A'", "V!", "H", "onnnn"];
    let game = wounded(&hand);
    assert_eq!(verdict(&game, grow(&game, ("V", 5, 4))), Err(Refusal::GrowsOnWound));
    for (code, no) in [
        ("A'", Refusal::HealsOtherEnds),
        ("H", Refusal::HealsOtherEnds),
        ("V!", Refusal::HealsWounded),
        ("onnnn", Refusal::EyestalkOnly),
    ] {
        assert_eq!(verdict(&game, Action::Heal(held(&game, code))), Err(no));
    }
    for (code, state) in [("V", Condition::Normal), ("V+", Condition::Immune)] {
        let (mut game, before) = (wounded(&hand), game.discard().len());
        let heal = Action::Heal(held(&game, code));
        act(&mut game, A, heal);
        assert_eq!(game.discard().len(), before + 2, "the wounded card and the one beneath");
        assert_eq!(game.players()[0].monster.state(cell(5, 3)), Some(state));
    }
    let (mut game, before) = (wounded(&hand), game.discard().len());
    act(&mut game, A, Action::Necronomicon);
    let player = &game.players()[0];
    assert_eq!((game.discard().len(), player.necronomicons), (before + 1, 1));
    assert_eq!(player.monster.state(cell(5, 3)), Some(Condition::Immune));
    assert_eq!(player.monster.at(cell(5, 3)).unwrap().face(), face("V!").0, "the shot card stays");
    assert_eq!(*game.phase(), Phase::Discard { seat: A }, "six cards are one too many");
    assert_eq!(game.check(A, Action::Pass), Err(Refusal::DiscardFirst));
}

/// The path of example 8: fifteen cards that end at the left, pointing down.
pub const FIFTEEN: [(&str, u8, u8); 15] = [
    ("V", 5, 1),
    ("V", 5, 2),
    ("V", 5, 3),
    ("V", 5, 4),
    ("V", 5, 5),
    ("V", 5, 6),
    ("A'", 5, 7),
    ("H", 4, 7),
    ("H", 3, 7),
    ("H", 2, 7),
    ("B'", 1, 7),
    ("V", 1, 6),
    ("V", 1, 5),
    ("V", 1, 4),
    ("V+", 1, 3),
];
const IDLE: [&str; 6] = ["H!", "A!", "B!", "H", "A", "B"];

#[test]
fn example_8_the_mouth() {
    let mut game = scene(2).lay(A, &FIFTEEN).hand(&IDLE);
    assert_eq!(verdict(&game, Action::Mouth), Ok(()));
    let events = act(&mut game, A, Action::Mouth);
    let Event::Mouth { at, path, .. } = &events[0] else { panic!("{events:?}") };
    assert_eq!((*at, path.len()), (cell(1, 2), 15));
    assert_eq!(game.outcome(), Some(Outcome::Won(vec![A])));
    assert_eq!(game.check(B, Action::Pass), Err(OutOfTurn::GameOver.into()));

    // A last card that opens to the side.
    let mut sideways = FIFTEEN;
    sideways[14] = ("A", 1, 3);
    let game = scene(2).lay(A, &sideways).hand(&["H!", "A!", "B!", "H", "H", "B"]);
    assert_eq!(verdict(&game, Action::Mouth), Err(Refusal::Incomplete(Lack::Upright)));

    // Fourteen on the path and three on a side branch that ends in an eyestalk.
    let mut branch: Vec<_> = FIFTEEN[..14].to_vec();
    branch[3] = ("TV", 5, 4);
    branch.extend([("H", 6, 4), ("H", 7, 4), ("H", 8, 4), ("onnnn", 9, 4)]);
    let game = scene(2).lay(A, &branch).hand(&["H!", "A!", "B!", "A", "A", "B"]);
    let lack = Lack::Path { has: 14, needed: 15 };
    assert_eq!(verdict(&game, Action::Mouth), Err(Refusal::Incomplete(lack)));

    // Fewer are needed where more play.
    for (players, needed) in [(3, 12), (4, 10), (5, 8)] {
        assert_eq!(Setup::players(players).needed(), needed);
        for has in [needed - 1, needed] {
            let straight = usize::from(has.min(6));
            let mut path: Vec<_> = FIFTEEN[..straight].to_vec();
            // Up, over and down again, as long as is asked for.
            let turn = [("A'", 5, 7), ("B'", 4, 7), ("V", 4, 6), ("V", 4, 5), ("V", 4, 4), ("V+", 4, 3)];
            path.extend(turn.into_iter().take(usize::from(has) - straight));
            let game = scene(players).lay(A, &path).hand(&IDLE);
            let open = game.players()[0].monster.plan().openings().next().unwrap().side;
            let allowed = verdict(&game, Action::Mouth).is_ok();
            assert_eq!(allowed, has >= needed && open.is_vertical(), "{players} players, {has} cards");
        }
    }
}

#[test]
fn example_9_a_second_opening() {
    let mut split = FIFTEEN;
    split[3] = ("TV", 5, 4);
    let hand = ["onnnn", "onidd", "H!", "H", "A", "B"];
    let game = scene(2).lay(A, &split).hand(&hand);
    assert_eq!(verdict(&game, Action::Mouth), Err(Refusal::Incomplete(Lack::Openings(2))));
    // The left stalk of the mixed one is wounded, turned it is its immune right one.
    assert_eq!(verdict(&game, grow(&game, ("onidd", 6, 4))), Err(Refusal::WoundedStalkJoins));
    for code in ["onnnn", "onidd'"] {
        let mut game = game.clone();
        let close = grow(&game, (code, 6, 4));
        assert_eq!(verdict(&game, close), Ok(()));
        act(&mut game, A, close);
        assert_eq!(*game.phase(), Phase::Mouth { seat: A });
        let mut waits = game.clone();
        act(&mut waits, A, Action::Wait);
        assert_eq!(*waits.phase(), Phase::Play { seat: B }, "declining is allowed");
        act(&mut game, A, Action::Mouth);
        assert_eq!(game.ending(), Some(&Ending::Mouth(A)));
    }
}

#[test]
fn example_10_heal_and_win() {
    let mut hurt = FIFTEEN;
    hurt[14] = ("V!", 1, 3);
    let mut game = scene(2).lay(A, &hurt).hand(&IDLE);
    assert_eq!(verdict(&game, Action::Mouth), Err(Refusal::Incomplete(Lack::Sound)));
    act(&mut game, A, Action::Necronomicon);
    act(&mut game, A, Action::Mouth);
    assert_eq!(game.outcome(), Some(Outcome::Won(vec![A])));
}

#[test]
fn example_11_the_deck() {
    let count = |keep: &dyn Fn(CardFace) -> bool| Card::all(false).filter(|card| keep(card.face())).count();
    let sums = Shape::ALL.map(|shape| count(&|face| matches!(face, CardFace::Limb(of, _) if of == shape)));
    assert_eq!(sums, [20, 17, 21, 21, 7, 7]);
    assert_eq!(count(&|face| matches!(face, CardFace::Eyestalk(_))), 11);
    assert_eq!(count(&|_| true), 104);
    assert_eq!(count(&|face| matches!(face, CardFace::Limb(_, Condition::Damaged))), 28);
    assert_eq!(count(&|face| matches!(face, CardFace::Limb(_, Condition::Immune))), 13);
    let codes = ["nidd", "indn", "ndid", "dnni", "ddnn", "nddn", "idnd", "didn"];
    for code in codes {
        let wanted = face(&format!("o{code}")).0;
        assert_eq!(count(&|face| face == wanted), 1, "{code}");
    }
    assert_eq!(count(&|of| of == face("onnnn").0), 3);
    assert_eq!(Card::all(true).filter(|card| card.face() == CardFace::ElderSign).count(), 5);
}

#[test]
fn example_12_the_deal() {
    for (players, deck) in [(5, 79), (2, 94)] {
        let game = ElderGod::new(&Setup::players(players), 9).unwrap();
        // The first player has drawn already.
        assert_eq!(game.deck_len(), deck - 1);
        let first = game.to_act()[0];
        for seat in game.seats() {
            assert_eq!(game.hand(seat).len(), if seat == first { 6 } else { 5 });
        }
    }
    let firsts = (0..40).map(|seed| ElderGod::new(&Setup::players(5), seed).unwrap().to_act()[0]);
    assert_eq!(firsts.collect::<std::collections::BTreeSet<_>>().len(), 5, "anybody may begin");
    for players in [0, 1, 6, 255] {
        assert!(ElderGod::new(&Setup::players(players), 1).is_err());
    }
}

#[test]
fn example_13_new_cards() {
    let mut game = scene(2).hand(&IDLE);
    assert_eq!(game.check(A, Action::Refill), Err(Refusal::NothingThrown));
    for _ in 0..4 {
        let first = Action::Throw(game.hand(A)[0]);
        act(&mut game, A, first);
    }
    assert_eq!((game.hand(A).len(), game.discard().len()), (2, 4));
    assert_eq!(game.check(A, Action::Pass), Err(Refusal::Throwing));
    let deck = game.deck_len();
    act(&mut game, A, Action::Refill);
    // The next player has drawn too.
    assert_eq!((game.hand(A).len(), game.deck_len()), (5, deck - 4));
    assert_eq!(*game.phase(), Phase::Play { seat: B });
    // One card of six: five are left, and none is drawn.
    let mut game = scene(2).hand(&IDLE);
    let one = Action::Throw(game.hand(A)[5]);
    act(&mut game, A, one);
    let kept = game.hand(A).to_vec();
    act(&mut game, A, Action::Refill);
    assert_eq!(game.hand(A), kept);
}

#[test]
fn example_14_the_top_row() {
    let mut path =
        vec![("V", 5, 1), ("V", 5, 2), ("V", 5, 3), ("V", 5, 4), ("V", 5, 5), ("V", 5, 6), ("V", 5, 7)];
    path.push(("B'", 5, 8));
    let game = scene(2).lay(A, &path).hand(&["B", "TH", "H", "A'", "V!", "TV'"]);
    assert_eq!(verdict(&game, grow(&game, ("B", 6, 8))), Err(Refusal::OffTheArea(Side::North)));
    assert_eq!(verdict(&game, grow(&game, ("TH", 6, 8))), Err(Refusal::OffTheArea(Side::North)));
    assert_eq!(verdict(&game, grow(&game, ("H", 6, 8))), Ok(()));
    assert_eq!(verdict(&game, grow(&game, ("A'", 6, 8))), Ok(()));
}

#[test]
fn stalks_join_and_wound() {
    // An eyestalk covers an eyestalk, if a wounded stalk of it is joined.
    let theirs = [("TH'", 5, 1), ("onnnn", 4, 1)];
    let hand = ["odnni", "onidd", "oidnd", "V!", "V", "H"];
    let game = scene(2).lay(B, &theirs).hand(&hand);
    // Joined from the right: the second letter.
    assert_eq!(verdict(&game, damage(&game, ("odnni", 4, 1))), Err(Refusal::NoWoundedStalkJoins));
    assert_eq!(verdict(&game, damage(&game, ("odnni'", 4, 1))), Err(Refusal::NoWoundedStalkJoins));
    assert_eq!(verdict(&game, damage(&game, ("oidnd", 4, 1))), Ok(()));
    assert_eq!(verdict(&game, damage(&game, ("onidd'", 4, 1))), Ok(()));
    assert_eq!(verdict(&game, damage(&game, ("V!", 4, 1))), Err(Refusal::NotAnEyestalk));
    // Beside an end too.
    assert_eq!(verdict(&game, damage(&game, ("onidd", 6, 1))), Err(Refusal::Sealed));
    // A card may not join a wounded stalk that nothing joins yet (E-11): this one's looks up.
    let mine = [("TH'", 5, 1), ("odnni", 4, 1), ("B", 6, 1), ("A'", 6, 2), ("H", 5, 2)];
    let game = scene(2).lay(A, &mine).hand(&["B'", "A", "H", "V", "A!", "B"]);
    assert_eq!(game.players()[0].monster.state(cell(4, 1)), Some(Condition::Normal));
    assert_eq!(verdict(&game, grow(&game, ("B'", 4, 2))), Err(Refusal::JoinsHurtStalk(Side::South)));
    assert_eq!(verdict(&game, grow(&game, ("A", 4, 2))), Ok(()));
}

#[test]
fn a_wound_that_nothing_heals_scars_over() {
    let marked = [cell(5, 1), cell(5, 2)];
    let base = || scene(2).lay(A, &[("V!", 5, 1), ("V!", 5, 2), ("V!", 5, 3)]).necronomicons(A, 0, &marked);
    let hand = ["H", "A+", "onnnn", "odnni", "V!", "B"];
    // A healthy one of its kind may still come.
    let game = base().hand(&hand);
    assert_eq!(verdict(&game, Action::Scar(held(&game, "H").card)), Err(Refusal::MayHeal));
    // Not after three of one's own turns.
    let game = base().wounded_for(A, 3).hand(&hand);
    for code in ["H", "A+", "onnnn", "B"] {
        assert_eq!(verdict(&game, Action::Scar(held(&game, code).card)), Ok(()), "{code}");
    }
    for code in ["odnni", "V!"] {
        assert_eq!(verdict(&game, Action::Scar(held(&game, code).card)), Err(Refusal::NotHealthy), "{code}");
    }
    let mut game = game;
    let scar = Action::Scar(held(&game, "H").card);
    act(&mut game, A, scar);
    assert_eq!(game.players()[0].monster.state(cell(5, 3)), Some(Condition::Normal));
    assert_eq!(game.players()[0].monster.at(cell(5, 3)).unwrap().mark, Some(Treatment::Scar));
    // With a Necronomicon left, and where it was agreed otherwise, it does not.
    let game = scene(2).lay(A, &[("V!", 5, 1)]).wounded_for(A, 3).hand(&hand);
    assert_eq!(verdict(&game, Action::Scar(held(&game, "H").card)), Err(Refusal::HasNecronomicon));
    let never = Setup { scars: false, ..Setup::players(2) };
    let game = with(never)
        .lay(A, &[("V!", 5, 1), ("V!", 5, 2), ("V!", 5, 3)])
        .necronomicons(A, 0, &marked)
        .wounded_for(A, 9)
        .hand(&hand);
    assert_eq!(verdict(&game, Action::Scar(held(&game, "H").card)), Err(Refusal::NoScars));
    // Every healthy level split lies in a monster: a wounded one scars over at once.
    let theirs = [("TH'", 5, 1), ("TH", 4, 1), ("TH", 6, 1)];
    for (own, verdict_of) in [("TH+'", Ok(())), ("TV'", Err(Refusal::MayHeal))] {
        let mine = [("V!", 5, 1), ("V!", 5, 2), (own, 5, 3), ("TH!", 4, 3)];
        let scene = scene(2).lay(B, &theirs).lay(A, &mine).necronomicons(A, 0, &marked);
        let game = scene.hand(&["H", "A+", "onnnn", "odnni", "V!", "B"]);
        assert_eq!(verdict(&game, Action::Scar(held(&game, "H").card)), verdict_of, "{own}");
    }
}

/// Two turns with one wound and one with the next are no three turns: a new wound is counted from nothing.
#[test]
fn every_wound_is_counted_anew() {
    let column = [("V!", 5, 1), ("V!", 5, 2), ("V!", 5, 3)];
    let marked = [cell(5, 1), cell(5, 2)];
    let scene = scene(2).lay(A, &column).necronomicons(A, 0, &marked).wounded_for(A, 2);
    let mut game = scene.hand(&["V", "H", "H", "H", "A", "B"]);
    let heal = Action::Heal(held(&game, "V"));
    act(&mut game, A, heal);
    assert_eq!(game.players()[0].wounded_turns, 0, "sound");
    // The other shoots over the healed tip.
    let mut value = serde_json::to_value(&game).unwrap();
    let shot = Card::all(false).find(|&card| {
        let hidden = value["deck"].as_array().unwrap();
        card.face() == face("V!").0 && hidden.contains(&serde_json::to_value(card).unwrap())
    });
    let shot = shot.expect("two upright shots are left");
    let swapped = serde_json::to_value(game.hand(B)[0]).unwrap();
    let wanted = serde_json::to_value(shot).unwrap();
    let deck = value["deck"].as_array_mut().unwrap();
    let index = deck.iter().position(|card| *card == wanted).unwrap();
    deck[index] = swapped;
    value["hands"][1][0] = wanted;
    let mut game: ElderGod = serde_json::from_value(value).unwrap();
    let place = CardPose { card: shot, turned: false, at: cell(5, 3) };
    act(&mut game, B, Action::Damage { against: A, place });
    for turns in 0..3 {
        assert_eq!(game.players()[0].wounded_turns, turns);
        let given = game.hand(A).iter().copied().find(|card| card.face().is_healthy_limb()).unwrap();
        assert_eq!(game.check(A, Action::Scar(given)), Err(Refusal::MayHeal));
        for seat in [A, B] {
            act(&mut game, seat, Action::Pass);
            let card = *game.hand(seat).iter().find(|&&card| card != given).unwrap();
            act(&mut game, seat, Action::Discard(card));
        }
    }
    let given = game.hand(A).iter().copied().find(|card| card.face().is_healthy_limb()).unwrap();
    assert_eq!(game.check(A, Action::Scar(given)), Ok(()));
}

#[test]
fn the_crappy_cultist_wounds_himself() {
    let hand = ["V!", "H", "A", "B", "TH", "TV"];
    let me = |game: &ElderGod| Action::Damage { against: A, place: place(game, ("V!", 5, 1)) };
    let game = scene(2).hand(&hand);
    assert_eq!(verdict(&game, me(&game)), Err(Refusal::OwnMonster));
    let game = with(Setup { crappy_cultist: true, ..Setup::players(2) }).hand(&hand);
    assert_eq!(verdict(&game, me(&game)), Ok(()));
    assert_eq!(verdict(&game, grow(&game, ("V!", 5, 1))), Err(Refusal::GrowsWounded));
    let none = Action::Damage { against: Seat(7), place: place(&game, ("V!", 5, 1)) };
    assert_eq!(verdict(&game, none), Err(Refusal::NoSuchMonster(Seat(7))));
}

/// The first seat holds an Elder Sign in a game with banishment.
fn signed(scene: Scene) -> (ElderGod, Card) {
    let mut scene = scene;
    let sign = *scene.rest.iter().find(|card| card.face() == CardFace::ElderSign).unwrap();
    scene.rest.retain(|&card| card != sign);
    let (mut view, codes) = (scene.view, ["V!", "H!", "A!", "B!", "H"]);
    let mut cards = vec![sign];
    for code in codes {
        let index = scene.rest.iter().position(|card| card.face() == face(code).0).unwrap();
        cards.push(scene.rest.remove(index));
    }
    let others: usize = view.seats[1..].iter().map(|seat| seat.cards).sum();
    (view.cards, view.deck) = (cards, scene.rest.len() - others);
    view.seats[0].cards = 6;
    (ElderGod::determinize(&view, &mut Rng::new(5)).unwrap(), sign)
}

#[test]
fn an_elder_sign_banishes_from_the_outside_in() {
    let setup = Setup { variant: Variant::Banishment, ..Setup::players(2) };
    let (game, sign) = signed(with(setup).lay(B, &[("V", 5, 1)]));
    let banish = |cards, against| Action::Banish { card: sign, against, cards };
    assert_eq!(verdict(&game, banish(1, B)), Err(Refusal::NothingToBanish));

    // Two arms of the same length; an eyestalk stands one farther than what it hangs on.
    let mine = [("TH'", 5, 1), ("H", 4, 1), ("H", 6, 1), ("onnnn", 7, 1)];
    let theirs = [("V", 5, 1), ("V", 5, 2), ("V", 5, 3)];
    let (mut game, _) = signed(with(setup).lay(A, &mine).lay(B, &theirs));
    assert_eq!(verdict(&game, banish(1, A)), Err(Refusal::BanishesSelf));
    assert_eq!(verdict(&game, banish(0, B)), Err(Refusal::BanishesNumber(3)));
    assert_eq!(verdict(&game, banish(4, B)), Err(Refusal::BanishesNumber(3)));
    assert_eq!(verdict(&game, banish(2, B)), Ok(()));
    assert_eq!(
        verdict(&game, Action::Grow(CardPose { card: sign, turned: false, at: cell(3, 1) })),
        Err(Refusal::ElderSign)
    );
    let events = act(&mut game, A, banish(2, B));
    // The eyestalk goes first; then either arm may.
    assert!(matches!(events[1], Event::Removed { seat: A, at, .. } if at == cell(7, 1)), "{events:?}");
    assert_eq!(game.legal_actions(A), [cell(4, 1), cell(6, 1)].map(Action::Remove));
    assert_eq!(game.check(A, Action::Remove(cell(5, 1))), Err(Refusal::NotOutermost));
    assert_eq!(game.check(A, Action::Pass), Err(Refusal::BanishFirst));
    act(&mut game, A, Action::Remove(cell(6, 1)));
    let left =
        |seat: usize| game.players()[seat].monster.laid().iter().map(|laid| laid.at).collect::<Vec<_>>();
    assert_eq!((left(0), left(1)), (vec![cell(5, 1), cell(4, 1)], vec![cell(5, 1)]));
    assert_eq!(*game.phase(), Phase::Play { seat: B });

    // A wound that is banished is no longer counted.
    let scene = with(setup).lay(A, &[("V", 5, 1)]).lay(B, &[("V", 5, 1), ("V!", 5, 2)]);
    let (mut game, sign) = signed(scene.wounded_for(B, 2));
    act(&mut game, A, Action::Banish { card: sign, against: B, cards: 1 });
    assert_eq!(game.players()[1].wounded_turns, 0);
}

#[test]
fn a_view_shows_no_other_hand() {
    let game = ElderGod::new(&Setup::players(3), 4).unwrap();
    for seat in game.seats() {
        let (seen, all) = (game.view(Some(seat)), format!("{:?}", game.view(Some(seat))));
        assert_eq!(seen.cards, game.hand(seat));
        let hidden = game.seats().filter(|&other| other != seat).flat_map(|other| game.hand(other));
        assert!(hidden.into_iter().all(|card| !all.contains(&format!("{card:?}"))), "{all}");
    }
    assert!(game.view(None).cards.is_empty() && game.view(Some(Seat(9))).cards.is_empty());
}
