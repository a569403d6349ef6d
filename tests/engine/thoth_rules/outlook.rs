//! What is told before a play: against what then happens, and against counts of one's own.

use super::*;
use crate::every_game::thoth::reshuffled;
use game::rng::Rng;
use support::told::english;

#[test]
fn a_roof_brings_what_is_said_and_no_rival_has_more_than_was_said() {
    let (mut roofs, mut close) = (0, 0);
    for seed in 0..400 {
        let mut game = Thoth::new(&Setup::assisted(2 + (seed % 3) as u8), seed).unwrap();
        let mut rng = Rng::new(seed);
        for _ in 0..150 {
            let seat = game.active();
            let view = game.view(Some(seat));
            let plays = game.plays(seat);
            let roof = plays.iter().copied().find(|play| play.kind() == Kind::Roof);
            if let Some(roof) = roof {
                let outlook = view.roof_outlook(roof.card()).unwrap();
                game.apply(seat, Action::Play(roof)).unwrap();
                let scored = |of: Seat| game.results()[0].tallies[usize::from(of.0)].total();
                assert_eq!(outlook.own, scored(seat));
                for &(rival, most) in &outlook.others {
                    assert!(scored(rival) <= most, "{rival} has {} and {most} was the most", scored(rival));
                    close += i32::from(scored(rival) + 4 >= most);
                }
                assert!(!outlook.wins() || game.results()[0].winner == seat);
                roofs += 1;
                break;
            }
            let builds: Vec<Play> = plays.iter().copied().filter(|play| play.kind().constructs()).collect();
            let play = *rng.pick(&builds).or(rng.pick(&plays)).unwrap();
            if game.apply(seat, Action::Play(play)).is_err() || game.phase() != &Phase::Choosing {
                break;
            }
        }
    }
    assert!(roofs > 100 && close > 5, "{roofs} roofs, {close} rivals near what was said");
}

#[test]
fn a_raise_brings_what_is_said() {
    let mut raises = 0;
    for seed in 0..60 {
        let mut game = Thoth::new(&Setup::assisted(2 + (seed % 3) as u8), seed).unwrap();
        let mut rng = Rng::new(seed);
        for _ in 0..60 {
            let seat = game.active();
            let plays = game.plays(seat);
            let of = |game: &Thoth| tally(game.house(seat), game.hand(seat)).total();
            let view = game.view(Some(seat));
            for &play in plays.iter().filter(|play| play.kind() == Kind::Raise) {
                let told = view.raise_outlook(play).unwrap();
                let mut raised = game.clone();
                let before = of(&raised);
                raised.apply(seat, Action::Play(play)).unwrap();
                // An extra turn draws a card.
                let drawn = raised.active() == seat && raised.phase() == &Phase::Choosing;
                let drawn = raised.hand(seat).last().copied().filter(|_| drawn);
                let held: Vec<Card> =
                    raised.hand(seat).iter().copied().filter(|&card| Some(card) != drawn).collect();
                let after = tally(raised.house(seat), &held).total();
                assert_eq!((told.before, told.after), (before, after), "{play:?}");
                raises += 1;
            }
            assert!(
                plays
                    .iter()
                    .all(|&play| { play.kind() == Kind::Raise || view.raise_outlook(play).is_none() })
            );
            let builds: Vec<Play> = plays.iter().copied().filter(|play| play.kind().constructs()).collect();
            let play = *rng.pick(&builds).or(rng.pick(&plays)).unwrap();
            game.apply(seat, Action::Play(play)).unwrap();
            if game.phase() != &Phase::Choosing {
                break;
            }
        }
    }
    assert!(raises > 300, "{raises}");
}

#[test]
fn the_most_of_a_rival_is_its_house_less_the_cheapest_hand_that_is_unseen() {
    // Bo has 12 pips. All trumps are seen but three, so two of Bo's five cards cost: the lowest that are unseen.
    let trumps: Vec<String> =
        Card::all().filter(|card| matches!(card, Card::Trump(_))).map(|card| card.to_string()).collect();
    let mut seen: Vec<&str> =
        trumps.iter().map(String::as_str).filter(|name| !["Sun", "Tower"].contains(name)).collect();
    let unseen = seen.split_off(seen.len() - 3);
    let mut scene = Scene::new(2)
        .house(0, "Sun", &[(Fire, Large, 4)])
        .house(1, "Tower", &[(Water, Large, 4)])
        .hand(
            0,
            &[
                "Ten of Wands",
                "Two of Wands",
                "Ace of Cups",
                "Ace of Wands",
                "Ace of Swords",
                "Three of Disks",
            ],
        )
        .hand(1, &[unseen[0], unseen[1], unseen[2], "Ten of Cups", "Nine of Cups"]);
    scene.discard = cards(&seen);
    let view = scene.game().view(Some(Seat(0)));
    // 12 pips, 5 for the roof, 4 fire; less 2 + 1 + 1 + 1 + 3.
    let outlook = view.roof_outlook(card("Ten of Wands")).unwrap();
    // One court (1) and the Ace of Disks (1) are the cheapest two.
    assert_eq!((outlook.own, &outlook.others[..]), (13, &[(Seat(1), 10)][..]));
    assert!(outlook.wins());
    assert_eq!(view.roof_outlook(card("Ten of Wands")).map(|outlook| outlook.own), Some(13));
}

#[test]
fn trouble_stops_what_its_owner_could_build_and_is_relieved_by_what_is_unseen() {
    let scene = |stones: usize, trouble: &[&str]| {
        Scene::new(2)
            .house(1, "Tower", &[(Water, Large, stones)])
            .trouble(1, trouble)
            .hand(0, &["Emperor", "Two of Wands", "Star", "Moon", "Sun", "Fool"])
            .game()
    };
    let emperor = card("Emperor");
    let told = |stones, trouble: &[&str]| {
        scene(stones, trouble).view(Some(Seat(0))).trouble_outlook(emperor, Seat(1)).unwrap()
    };
    let level = told(2, &[]);
    assert_eq!((level.stops, level.free, level.relieved_by), (vec![Kind::Raise], 2, Fire));
    // Ten small fire cards, four courts and Judgment, less the Two of Wands in the hand.
    assert_eq!(level.relief_unseen, 10 + 4 + 1 - 1);
    assert_eq!(told(4, &[]).stops, [Kind::Story, Kind::Roof]);
    assert_eq!(told(4, &["Strength"]).stops, [], "it is stopped already");
    // And what is said to be stopped is what its owner then cannot do.
    let mut game = scene(4, &[]);
    play(&mut game, Play::Trouble { card: emperor, against: Seat(1), replacing: None });
    let kinds: Vec<Kind> = game.plays(Seat(1)).iter().map(|play| play.kind()).collect();
    assert!(kinds.iter().all(|kind| matches!(kind, Kind::Relief | Kind::Discard)), "{kinds:?}");
    let view = game.view(Some(Seat(0)));
    assert_eq!(view.trouble_outlook(card("Two of Wands"), Seat(1)), None, "it makes no trouble");
    assert_eq!(view.trouble_outlook(card("Star"), Seat(0)), None, "there is no house");
}

#[test]
fn a_story_accepts_what_is_said_as_far_as_the_bank_has_it() {
    let view = Scene::new(2).house(0, "Sun", &[(Water, Large, 4)]).game().view(Some(Seat(0)));
    let queen = view.story_outlook(card("Queen of Swords")).unwrap();
    assert_eq!(english(&queen.accepts), "water and air");
    assert_eq!((queen.bank, english(&queen.protects_from)), ([10, 10, 6], "air".into()));
    let world = view.story_outlook(card("World")).unwrap();
    assert_eq!(
        (english(&world.accepts), world.bank, world.protects_from.is_empty()),
        ("earth".into(), [5; 3], true)
    );
    assert_eq!(view.story_outlook(card("Two of Cups")), None);
}

#[test]
fn a_fall_costs_what_the_rules_then_take_away() {
    let build = || {
        Scene::by_hand(2)
            .house(0, "Sun", &[(Fire, Large, 4)])
            .story(0, "Wheel", &[(Water, Medium, 4)])
            .story(0, "Tower", &[(Earth, Small, 2)])
            .hand(0, &["Two of Disks"])
            .game()
    };
    let house = build().house(Seat(0)).unwrap().clone();
    assert_eq!(
        [0, 1, 2].map(|level| house.cost_from(level)),
        [(2, 22), (1, 10), (0, 2)].map(|(stories, pips)| Cost { stories, pips })
    );
    for level in 0..3 {
        // Everything from that level upwards has fallen.
        let mut game = build();
        let floors: Vec<Floor> = house.floors().cloned().collect();
        let fallen = floors[level..].iter().flat_map(|floor| floor.pyramids.clone());
        let mut facts = Facts::all_stand(&game.expected_pieces());
        facts.pieces.extend(fallen.map(|id| (id, PieceState::Fell(Fall::LeftSupport))));
        game.apply(Seat(0), Action::Late { by: Seat(0), facts }).unwrap();
        let left = game.house(Seat(0)).unwrap();
        let lost = (house.stories.len() - left.stories.len(), house.pips() - left.pips());
        let cost = house.cost_from(level);
        assert_eq!((cost.stories, cost.pips), lost, "from level {level}");
    }
    let view = build().view(Some(Seat(0)));
    let raise = Play::Raise { card: card("Two of Disks"), size: Small, count: 2 };
    assert_eq!(view.risk(Seat(0), raise), Some(house.cost_from(0)));
    assert_eq!(view.risk(Seat(0), Play::Discard { card: card("Two of Disks") }), None);
    assert_eq!(view.risk(Seat(1), raise), None, "it has no house");
}

#[test]
fn nothing_that_is_hidden_changes_what_is_told_before_a_play() {
    for seed in 0..30 {
        let mut game = Thoth::new(&Setup::assisted(3), seed).unwrap();
        let mut rng = Rng::new(seed);
        for _ in 0..40 {
            let seat = game.active();
            if game.phase() != &Phase::Choosing {
                break;
            }
            let told = |game: &Thoth| {
                let view = game.view(Some(seat));
                let card = |card: Card| {
                    let troubles: Vec<_> =
                        game.setup().seats().map(|to| view.trouble_outlook(card, to)).collect();
                    (view.roof_outlook(card), troubles, view.story_outlook(card))
                };
                Card::all().map(card).collect::<Vec<_>>()
            };
            assert_eq!(told(&reshuffled(&game, Some(seat), &mut rng)), told(&game));
            let action = rng.pick(&game.legal_actions(seat)).unwrap().clone();
            game.apply(seat, action).unwrap();
        }
    }
}
