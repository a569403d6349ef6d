//! The worked examples of the rules (section 6), and the card use matrix.

use super::*;
use support::told::english;

#[test]
fn the_pack_and_the_bank() {
    let all: Vec<Card> = Card::all().collect();
    assert_eq!(all.len(), PACK);
    for (i, &card) in all.iter().enumerate() {
        assert_eq!((card.index(), Card::at(i)), (i, Some(card)));
        assert_eq!(Piece::of(card_piece(card)), Some(Piece::Card(card)));
    }
    assert_eq!((Card::at(78), Piece::of(PieceId(PIECES))), (None, None));
    let mut ids = vec![];
    for element in Element::ALL {
        for size in Size::ALL {
            let kind: Vec<PieceId> = pyramids_of(element, size).collect();
            assert!(kind.len() == 5 && kind.iter().all(|&id| Piece::pyramid(id) == Some((element, size))));
            ids.extend(kind);
        }
    }
    assert_eq!(ids, (0..75).map(PieceId).collect::<Vec<_>>());
    assert_eq!(Bank::FULL.total(), 75);
}

/// The matrix of section 1, row by row: foundation, story, roof, trouble, relief with its extra turns, worth, what
/// it accepts as a platform, extra turns as a foundation, extra turns redeemed.
#[test]
fn the_card_use_matrix() {
    type Row = (&'static [&'static str], [Option<Element>; 2], Option<(Element, u8)>, Option<u8>, [u8; 2]);
    let rows: [Row; 14] = [
        (&["Ace of Cups"], [None, None], Some((Water, 0)), Some(1), [0, 0]),
        (&["Five of Disks"], [None, None], Some((Earth, 0)), Some(5), [0, 0]),
        (&["Ten of Swords"], [Some(Air), None], Some((Air, 0)), Some(10), [0, 0]),
        (&["Queen of Wands", "Princess of Wands"], [None, None], Some((Fire, 1)), None, [0, 0]),
        (&["Emperor", "Strength", "Temperance"], [Some(Fire); 2], None, Some(12), [0, 0]),
        (&["Lovers", "Justice", "Star"], [Some(Air); 2], None, Some(12), [0, 0]),
        (&["Chariot", "Death", "Moon"], [Some(Water); 2], None, Some(12), [0, 0]),
        (&["Hierophant", "Hermit", "Devil"], [Some(Earth); 2], None, Some(12), [0, 0]),
        (&["Magician", "Priestess", "Empress", "Wheel", "Tower", "Sun"], [None, None], None, Some(7), [0, 0]),
        (&["World"], [None, None], Some((Earth, 2)), Some(7), [1, 0]),
        (&["Fool"], [None, None], Some((Air, 2)), Some(4), [1, 1]),
        (&["Hanged Man"], [None, None], Some((Water, 2)), Some(4), [1, 1]),
        (&["Judgment"], [Some(Spirit), None], Some((Fire, 2)), Some(4), [1, 1]),
        (&["Nine of Wands"], [None, None], Some((Fire, 0)), Some(9), [0, 0]),
    ];
    for (names, [roof, trouble], relief, worth, extra) in rows {
        for c in cards(names) {
            assert_eq!((c.roof(), c.trouble(), c.worth()), (roof, trouble, worth), "{c}");
            assert_eq!(c.relief().map(|r| (r.element, r.extra_turns)), relief, "{c}");
            assert_eq!([c.foundation_extra_turns(), c.redeem_extra_turns()], extra, "{c}");
        }
    }
    let count = |has: fn(&Card) -> bool| Card::all().filter(has).count();
    assert_eq!(count(|c| c.is_foundation()), 14, "T-2");
    assert_eq!(count(|c| c.is_story()), 16 + 7);
    assert_eq!(count(|c| c.roof().is_some()), 4 + 12 + 1);
    assert_eq!(count(|c| c.trouble().is_some()), 12);
    assert_eq!(count(|c| c.relief().is_some()), 40 + 16 + 4);
    assert_eq!(count(|c| c.worth().is_some()), 40 + 22);
    for c in Card::all() {
        assert_eq!(c.accepts().is_empty(), !c.is_foundation() && !c.is_story(), "{c}");
    }
}

#[test]
fn example_1_what_a_card_pays_for() {
    let rows = [
        ("Five of Disks", up_to(4, 2, 1)),
        ("Ten of Swords", up_to(4, 4, 3)),
        ("Ace of Cups", up_to(1, 0, 0)),
        ("Emperor", up_to(4, 4, 4)),
        ("Tower", up_to(4, 3, 2)),
        ("Fool", up_to(4, 2, 1)),
    ];
    for (name, expected) in rows {
        let game = Scene::new(2).house(0, "Sun", &[]).hand(0, &[name]).game();
        assert_eq!(raises(&game, name), expected, "{name}");
    }
    let game = Scene::new(2).house(0, "Sun", &[]).hand(0, &["Five of Disks", "King of Cups"]).game();
    let raise = |name, size, count| Play::Raise { card: card(name), size, count };
    let dear = refused(&game, raise("Five of Disks", Medium, 3));
    assert_eq!(english(&dear), "The Five of Disks pays for 5 pips, and that would take 6");
    assert_eq!(refused(&game, raise("Five of Disks", Small, 5)), Refusal::NoRoom(4));
    assert_eq!(refused(&game, raise("Five of Disks", Small, 0)), Refusal::RaiseNone);
    assert_eq!(refused(&game, raise("King of Cups", Small, 1)), Refusal::RaisesNothing(card("King of Cups")));
}

#[test]
fn example_2_an_empty_bank() {
    let scene = Scene::new(2).house(0, "Wheel", &[]).hand(0, &["Ten of Cups"]);
    let scene = scene.house(1, "Sun", &[(Water, Large, 4)]).story(1, "Queen of Cups", &[(Water, Large, 1)]);
    let game = scene.game();
    assert_eq!(raises(&game, "Ten of Cups"), up_to(4, 4, 0));
    let large = refused(&game, Play::Raise { card: card("Ten of Cups"), size: Large, count: 1 });
    assert_eq!(english(&large), "The bank has no large water pyramid left");
}

#[test]
fn example_3_an_ace_takes_its_suit() {
    let scene = Scene::new(2).house(0, "Ace of Wands", &[]);
    let game = scene.hand(0, &["Nine of Cups", "Emperor", "Seven of Wands"]).game();
    assert_eq!((raises(&game, "Nine of Cups"), raises(&game, "Emperor")), (vec![], vec![]));
    assert_eq!(raises(&game, "Seven of Wands"), up_to(4, 3, 2));
    let water = refused(&game, Play::Raise { card: card("Nine of Cups"), size: Small, count: 1 });
    assert_eq!(english(&water), "The Ace of Wands takes fire pyramids, not water");
}

#[test]
fn example_4_elemental_trumps() {
    for (name, element) in [("Fool", Air), ("Hanged Man", Water), ("World", Earth), ("Judgment", Fire)] {
        let mut game = Scene::new(2).hand(0, &[name]).game();
        play(&mut game, Play::Foundation { card: card(name) });
        assert_eq!((game.active(), game.turn(), game.hand(Seat(0)).len()), (Seat(0), 2, 6), "{name}");
        assert_eq!(game.house(Seat(0)).unwrap().top().card.accepts(), Elements::one(element));
        let any = game.hand(Seat(0))[0];
        play(&mut game, Play::Discard { card: any });
        assert_eq!(game.active(), Seat(1));
    }
    let mut game = Scene::new(2).hand(0, &["Fool", "Judgment"]).game();
    play(&mut game, Play::Foundation { card: card("Fool") });
    assert_eq!(raises(&game, "Judgment"), vec![]);
    let mut game = Scene::new(2).house(0, "Magician", &[]).hand(0, &["Judgment"]).game();
    assert_eq!(raises(&game, "Judgment"), up_to(4, 2, 1));
    play(&mut game, Play::Raise { card: card("Judgment"), size: Large, count: 1 });
    assert_eq!(game.active(), Seat(0), "an extra turn");
    // T-3: redeemed, the World is planetary and grants nothing.
    let mut game = Scene::new(2).house(0, "Magician", &[]).hand(0, &["World"]).game();
    play(&mut game, Play::Raise { card: card("World"), size: Large, count: 2 });
    assert_eq!(game.active(), Seat(1));
}

#[test]
fn example_5_stories() {
    let all = ["King of Swords", "Queen of Cups", "Prince of Wands", "Tower", "World", "Moon"];
    let game = Scene::new(2).house(0, "Sun", &[(Air, Small, 3), (Water, Small, 1)]).hand(0, &all).game();
    assert_eq!(playable(&game, Kind::Story), cards(&["King of Swords", "Queen of Cups", "Tower", "World"]));
    let prince = refused(&game, Play::Story { card: card("Prince of Wands") });
    assert_eq!(english(&prince), "The Prince of Wands needs fire among the four pyramids below it");
    let all = ["King of Swords", "Queen of Cups", "Tower", "Judgment", "Ten of Cups", "Moon"];
    let game = Scene::new(2).house(0, "Sun", &[(Spirit, Small, 4)]).hand(0, &all).game();
    assert_eq!(playable(&game, Kind::Story), cards(&["Tower"]));
    assert_eq!(playable(&game, Kind::Roof), cards(&["Judgment"]));
    let game = Scene::new(2).house(0, "Sun", &[(Water, Small, 3)]).hand(0, &all).game();
    assert_eq!(refused(&game, Play::Roof { card: card("Moon") }), Refusal::LevelUnfinished(3));
    assert_eq!(refused(&game, Play::Story { card: card("Tower") }), Refusal::LevelUnfinished(3));
}

#[test]
fn example_6_platforms() {
    let accepts = |name: &str| card(name).accepts().iter().collect::<Vec<_>>();
    assert_eq!(accepts("Queen of Swords"), [Water, Air]);
    assert_eq!(accepts("Princess of Disks"), [Earth]);
    assert_eq!(accepts("King of Wands"), [Fire]);
    assert_eq!(accepts("Wheel"), Element::ALL);
    assert_eq!(accepts("World"), [Earth]);
}

#[test]
fn example_7_roofs() {
    let fits = [
        "Ten of Wands",
        "Ten of Disks",
        "Emperor",
        "Hierophant",
        "Strength",
        "Hermit",
        "Temperance",
        "Devil",
    ];
    let mut roofs: Vec<Card> = vec![];
    for chunk in Card::all().collect::<Vec<_>>().chunks(6) {
        let names: Vec<String> =
            chunk.iter().filter(|c| **c != card("Sun")).map(ToString::to_string).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let scene = Scene::new(2).house(0, "Sun", &[(Fire, Small, 1), (Earth, Small, 3)]);
        roofs
            .extend(playable(&scene.hand(0, &names).game(), Kind::Roof).iter().filter(|c| chunk.contains(c)));
    }
    roofs.sort();
    let mut expected = cards(&fits);
    expected.sort();
    assert_eq!(roofs, expected);
}

const ZODIACAL: [&str; 12] = [
    "Emperor",
    "Hierophant",
    "Lovers",
    "Chariot",
    "Strength",
    "Hermit",
    "Justice",
    "Death",
    "Temperance",
    "Devil",
    "Star",
    "Moon",
];

#[test]
fn example_8_immunity() {
    type Built = fn(Scene) -> Scene;
    let cases: [(Built, &[Element]); 4] = [
        (|s| s.house(1, "Sun", &[(Earth, Small, 4)]).story(1, "Prince of Disks", &[]), &[Earth]),
        (
            |s| {
                let s = s.house(1, "Sun", &[(Earth, Small, 4)]);
                s.story(1, "Wheel", &[(Air, Large, 1), (Water, Large, 1), (Spirit, Large, 1)])
            },
            &[Air, Water],
        ),
        (|s| s.house(1, "Sun", &[(Water, Small, 4)]), &[]),
        (|s| s.house(1, "Sun", &[(Earth, Small, 4)]).story(1, "World", &[]), &[]),
    ];
    for (built, immune) in cases {
        for name in ZODIACAL {
            let game = built(Scene::new(2)).hand(0, &[name]).game();
            let element = card(name).trouble().unwrap();
            let trouble = Play::Trouble { card: card(name), against: Seat(1), replacing: None };
            let result = game.check_play(Seat(0), trouble);
            if immune.contains(&element) {
                assert_eq!(result, Err(Refusal::Immune { seat: Seat(1), element }), "{name}");
            } else {
                assert_eq!(result, Ok(()), "{name}");
            }
        }
    }
}

#[test]
fn example_9_a_third_trouble() {
    let scene = Scene::new(2).house(1, "Sun", &[]).trouble(1, &["Devil", "Moon"]).hand(0, &["Star"]);
    let mut game = scene.game();
    let star = |replacing: Option<&str>| Play::Trouble {
        card: card("Star"),
        against: Seat(1),
        replacing: replacing.map(card),
    };
    assert_eq!(refused(&game, star(None)), Refusal::SayWhich(cards(&["Devil", "Moon"])));
    assert_eq!(refused(&game, star(Some("Fool"))), Refusal::NotThere(card("Fool")));
    play(&mut game, star(Some("Devil")));
    assert_eq!(game.house(Seat(1)).unwrap().trouble, cards(&["Moon", "Star"]));
    assert_eq!(game.discard().last(), Some(&card("Devil")));
}

#[test]
fn examples_10_to_12_scores() {
    let scene = Scene::new(2)
        .house(0, "Ace of Cups", &[(Water, Large, 4)])
        .story(0, "Queen of Cups", &[(Water, Medium, 4)])
        .hand(0, &["Moon", "Three of Wands", "Ace of Swords", "King of Disks", "Prince of Cups", "Sun"])
        .hand(1, &["King of Cups", "King of Wands", "King of Swords", "Prince of Swords", "Fool"]);
    let mut game = scene.game();
    play(&mut game, Play::Roof { card: card("Moon") });
    let result = &game.results()[0];
    let expected = HandScore { pips: 20, stories: 1, roof: 5, roof_element: 8, small_cards: 4, courts: 5 };
    assert_eq!((result.tallies[0], result.tallies[0].total()), (expected, 25));
    assert_eq!(result.tallies[1].total(), -50, "no house, four courts and the Fool");
    assert_eq!(
        (result.ending, result.winner, game.dealer()),
        (Ending::Roof { seat: Seat(0) }, Seat(0), Seat(0))
    );
    assert_eq!(game.totals(), [25, -50]);
    assert_eq!(tally(None, &cards(&["Fool", "Sun", "Moon", "Star", "Tower"])).total(), 0);

    let scene = Scene::new(2).house(0, "Empress", &[(Spirit, Large, 4)]).story(0, "Sun", &[(Air, Small, 2)]);
    let game = scene.game();
    let hand = cards(&["Two of Cups", "Two of Wands", "Prince of Disks", "Moon", "Star"]);
    assert_eq!(tally(game.house(Seat(0)), &hand).total(), 10);
    assert_eq!([0, 1, 2, 3, 4, 5, 6].map(court_penalty), [0, 1, 5, 25, 50, 50, 50], "T-16");
}

/// A house of 8 pips for Seat 1, about to be roofed, and a penalty hand for each seat.
fn last_hand(totals: [i32; 2], own: &[&str], other: &[&str]) -> Thoth {
    let mut scene = Scene::new(2).house(0, "Sun", &[(Water, Medium, 4)]).hand(0, own).hand(1, other);
    scene.totals = totals.to_vec();
    let mut game = scene.game();
    game.apply(Seat(0), Action::Play(Play::Roof { card: card("Moon") })).unwrap();
    game
}

#[test]
fn example_13_ties() {
    // The roof brings 8 + 5 + 4 = 17, less 3 in hand: 14. The other has no house and no penalty.
    let trumps = ["Fool", "Star", "Tower", "Devil", "Wheel"];
    let own = ["Moon", "Three of Cups", "Justice", "Death", "Strength", "Hermit"];
    let game = last_hand([65, 79], &own, &trumps);
    assert_eq!(game.totals(), [79, 79]);
    assert_eq!(game.outcome(), Some(Outcome::Won(vec![Seat(0)])), "the winner of the last hand");
    let game = last_hand([63, 79], &own, &trumps);
    assert_eq!(game.outcome(), Some(Outcome::Won(vec![Seat(1)])), "the highest total");
    let game = last_hand([63, 77], &own, &trumps);
    assert_eq!((game.outcome(), game.phase()), (None, &Phase::Scored), "77 each is not enough");
    assert_eq!(game.to_act(), [Seat(0)], "the winner deals");
}

/// T-11: where those who lead are level and neither has won the hand, another is played.
#[test]
fn a_tie_that_the_hand_s_winner_has_no_part_in_is_played_on() {
    let hands = [
        &["Moon", "Three of Cups", "Justice", "Death", "Strength", "Hermit"][..],
        &["Fool", "Star", "Tower", "Devil", "Wheel"],
        &["World", "Magician", "Empress", "Lovers", "Emperor"],
    ];
    let mut scene = Scene::new(3).house(0, "Sun", &[(Water, Medium, 4)]);
    for (seat, hand) in hands.into_iter().enumerate() {
        scene = scene.hand(seat, hand);
    }
    scene.totals = vec![10, 79, 79];
    let mut game = scene.game();
    game.apply(Seat(0), Action::Play(Play::Roof { card: card("Moon") })).unwrap();
    assert_eq!((game.totals(), game.outcome()), (&[24, 79, 79][..], None));
    assert_eq!(
        (game.phase(), game.to_act()),
        (&Phase::Scored, vec![Seat(0)]),
        "the winner of the hand deals"
    );
    game.apply(Seat(0), Action::Deal).unwrap();
    assert_eq!(game.hand_number(), 2);
}

#[test]
fn example_13_a_tied_hand() {
    // Both score 0 without houses; the tie goes to the first seat clockwise from the dealer's left.
    let trumps = ["Fool", "Star", "Tower", "Devil", "Wheel"];
    let own = ["Two of Cups", "Justice", "Death", "Strength", "Hermit", "Moon"];
    let game = Scene::new(2).hand(0, &own).hand(1, &trumps).game();
    let mut value = serde_json::to_value(&game).unwrap();
    value["idle_turns"] = 120.into();
    let mut game: Thoth = serde_json::from_value(value).unwrap();
    play(&mut game, Play::CallEnd { card: card("Two of Cups") });
    let result = &game.results()[0];
    assert_eq!(result.tallies.iter().map(|t| t.total()).collect::<Vec<_>>(), [0, 0]);
    assert_eq!((result.winner, result.ending), (Seat(0), Ending::Idle { seat: Seat(0) }));
}

#[test]
fn example_14_the_pile_becomes_the_deck() {
    let mut scene = Scene::new(5).hand(0, &["Two of Cups"]);
    for (seat, foundation) in ["Sun", "Wheel", "Tower", "Empress", "Magician"].into_iter().enumerate() {
        scene = scene.house(seat, foundation, &[]);
    }
    scene.deck = Some(vec![]);
    let mut game = scene.game();
    let pile = game.discard().len();
    let events = play(&mut game, Play::Discard { card: card("Two of Cups") });
    assert!(events.contains(&Event::Reshuffled { cards: pile + 1 }));
    assert_eq!((game.deck_len(), game.discard().len()), (pile, 0));
    assert_eq!(game.hand(Seat(1)).len(), 6);
}
