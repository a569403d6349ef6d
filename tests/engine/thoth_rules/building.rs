//! Turns, trouble and relief, calling the end; and building by hand: what falls, whose house it was, who takes over
//! what (T27 to T31).

use super::*;
use session::Skill;
use std::collections::BTreeSet;
use support::told::english;

/// Takes a piece, lets go, and reports what fell.
fn set(game: &mut Thoth, fallen: &[PieceId], manner: Manner) -> Vec<Event> {
    let seat = game.active();
    let Some(take) = game.legal_actions(seat).first().cloned() else { panic!("nothing to take") };
    game.apply(seat, take).unwrap();
    game.audit().unwrap();
    game.apply(seat, Action::Release).unwrap();
    report(game, fallen, manner)
}

fn report(game: &mut Thoth, fallen: &[PieceId], manner: Manner) -> Vec<Event> {
    let seat = game.referee_for().unwrap();
    let mut facts = Facts { manner, ..Facts::all_stand(&game.expected_pieces()) };
    for id in fallen {
        *facts.pieces.get_mut(id).expect("a piece of a house") =
            PieceState::Fell(Fall::Dropped { um: 30_000 });
    }
    let events = game.apply(seat, Action::Settled(facts)).unwrap();
    game.audit().unwrap();
    events
}

/// The owner of the house that was knocked over says how.
fn say(game: &mut Thoth, manner: Manner) -> Vec<Event> {
    let seat = game.to_act()[0];
    let events = game.apply(seat, Action::Say(manner)).unwrap();
    game.audit().unwrap();
    events
}

fn start(game: &mut Thoth, play: Play) {
    game.apply(game.active(), Action::Play(play)).unwrap();
    game.audit().unwrap();
}

pub(super) fn top_pyramid(game: &Thoth, seat: usize, level: usize, k: usize) -> PieceId {
    game.house(Seat(seat as u8)).unwrap().floors().nth(level).unwrap().pyramids[k]
}

#[test]
fn trouble_stops_everything_but_relief_and_discards() {
    let all = ["Seven of Wands", "King of Wands", "Judgment", "Moon", "Two of Cups", "World"];
    let scene = Scene::new(2).house(0, "Sun", &[]).trouble(0, &["Emperor", "Strength"]).hand(0, &all);
    let base = scene.house(1, "Tower", &[]).game();
    assert!(base.plays(Seat(0)).iter().all(|p| matches!(p.kind(), Kind::Relief | Kind::Discard)));
    let blocked = refused(&base, Play::Trouble { card: card("Moon"), against: Seat(1), replacing: None });
    assert_eq!(
        english(&blocked),
        "Your house is in trouble (the Emperor and Strength): relieve it, or discard"
    );
    for (name, turns) in [("Seven of Wands", 0), ("King of Wands", 1), ("Judgment", 2)] {
        let mut game = base.clone();
        play(&mut game, Play::Relief { card: card(name) });
        assert!(!game.house(Seat(0)).unwrap().in_trouble(), "both of that element go");
        let mut extra = 0;
        while game.active() == Seat(0) {
            extra += 1;
            let any = game.hand(Seat(0))[0];
            play(&mut game, Play::Discard { card: any });
        }
        assert_eq!(extra, turns, "{name}");
    }
    let why = |name: &str| refused(&base, Play::Relief { card: card(name) });
    assert!(matches!(why("World"), Refusal::OtherTrouble { element: Earth, .. }));
    assert!(matches!(why("Two of Cups"), Refusal::OtherTrouble { element: Water, .. }));
    assert_eq!(why("Moon"), Refusal::NotRelief(card("Moon")));
    let calm = Scene::new(2).house(0, "Sun", &[]).hand(0, &all).game();
    assert_eq!(refused(&calm, Play::Relief { card: card("King of Wands") }), Refusal::NoTrouble, "T23");
}

#[test]
fn every_refusal_has_words() {
    let all = ["Seven of Wands", "King of Wands", "Judgment", "Moon", "Two of Cups", "Sun"];
    let game = Scene::new(3).hand(0, &all).house(2, "Tower", &[(Fire, Large, 2)]).game();
    let moon =
        |against: u8, replacing| Play::Trouble { card: card("Moon"), against: Seat(against), replacing };
    let cases = [
        (Play::Discard { card: card("Fool") }, "You do not hold the Fool"),
        (
            Play::Foundation { card: card("Moon") },
            "The Moon is no foundation: aces, planetary and elemental trumps are",
        ),
        (Play::Story { card: card("King of Wands") }, "You have no foundation to build on"),
        (
            Play::Roof { card: card("King of Wands") },
            "The King of Wands is no roof: tens, zodiacal trumps and Judgment are",
        ),
        (
            Play::Story { card: card("Judgment") },
            "Judgment is no story: court cards and planetary trumps are",
        ),
        (moon(0, None), "Trouble is for others, not for your own house"),
        (moon(1, None), "Seat 2 has no foundation to trouble"),
        (moon(3, None), "Seat 4 is not at the table"),
        (moon(2, Some(card("Sun"))), "There is room for another trouble card: none is replaced"),
        (
            Play::Trouble { card: card("Sun"), against: Seat(2), replacing: None },
            "The Sun makes no trouble: only zodiacal trumps do",
        ),
        (
            Play::CallEnd { card: card("Sun") },
            "You cannot call the end while anybody can build: Seat 1 could begin a house",
        ),
    ];
    for (play, words) in cases {
        assert_eq!(english(&refused(&game, play)), words);
    }
    let second = Scene::new(2).hand(0, &["Sun"]).house(0, "Tower", &[(Fire, Large, 2)]).game();
    assert_eq!(refused(&second, Play::Foundation { card: card("Sun") }), Refusal::HasFoundation);
    let other = Play::Raise { card: card("Sun"), size: Small, count: 1 };
    assert_eq!(
        english(&refused(&second, other)),
        "This level has large pyramids: all four must be of one size"
    );
    let full = Scene::new(2).hand(0, &["Sun"]).house(0, "Tower", &[(Fire, Large, 4)]).game();
    assert_eq!(refused(&full, Play::Raise { card: card("Sun"), size: Large, count: 1 }), Refusal::LevelFull);
    // Each card says for each way to use it what is open, or why nothing is.
    for (game, card) in [(&game, card("Moon")), (&second, card("Sun")), (&full, card("Sun"))] {
        for each in game.uses(Seat(0), card) {
            assert_eq!(each.plays.is_empty(), each.why_not.is_some(), "{card}: {:?}", each.kind);
        }
    }
}

/// Four aces and all other foundations on houses or gone, bank short: nobody can build.
#[test]
fn the_end_is_called_when_nobody_can_build() {
    // Fire platforms with full levels of fire, and every large, medium and small fire pyramid but five used up,
    // would take many seats; with two seats it is enough that both levels want a size of which none is left.
    let scene = Scene::new(2)
        .house(0, "Ace of Wands", &[(Fire, Large, 3)])
        .house(1, "Judgment", &[(Fire, Large, 2)])
        .hand(0, &["Two of Cups", "King of Cups"]);
    let game = scene.game();
    assert_eq!(game.chance_left(), None);
    let mut called = game.clone();
    let events = play(&mut called, Play::CallEnd { card: card("King of Cups") });
    assert!(events.iter().any(|e| matches!(e, Event::EndCalled { .. })));
    assert!(
        !called.hand(Seat(0)).contains(&card("King of Cups"))
            && !called.discard().contains(&card("King of Cups"))
    );
    assert_eq!(called.phase(), &Phase::Scored);

    // One large fire pyramid in the bank, and the end cannot be called.
    let scene = Scene::new(2).house(0, "Ace of Wands", &[(Fire, Large, 3)]);
    let game = scene.house(1, "Judgment", &[(Fire, Large, 1)]).hand(0, &["Two of Cups"]).game();
    assert_eq!(game.chance_left(), Some(Chance { seat: Seat(0), kind: Kind::Raise }));
    // Trouble is left out of account, and so is who is to play.
    let scene = Scene::new(2).house(0, "Ace of Wands", &[(Fire, Large, 3)]).trouble(0, &["Moon"]);
    let game = scene.house(1, "Judgment", &[(Fire, Large, 1)]).hand(0, &["Two of Cups"]).game();
    assert!(game.chance_left().is_some());
    // In trouble the end may be called, if it may be called at all: it is a form of discard.
    let scene = Scene::new(2).house(0, "Ace of Wands", &[(Fire, Large, 3)]).trouble(0, &["Moon"]);
    let mut game = scene.house(1, "Judgment", &[(Fire, Large, 2)]).hand(0, &["Sun"]).game();
    play(&mut game, Play::CallEnd { card: card("Sun") });
}

/// T36: a roof is a construction play too. Both houses are full of spirit at the top, which no court fits, and every planetary
/// trump is built in; so only Judgment could go on, if it is not built in itself.
#[test]
fn a_roof_that_could_be_laid_keeps_the_hand_going() {
    let ends = |foundation: &str, element, story: &str| {
        let scene = Scene::new(2)
            .house(0, "Magician", &[(Fire, Small, 4)])
            .story(0, "Priestess", &[(Water, Small, 4)])
            .story(0, "Empress", &[(Air, Small, 4)])
            .story(0, "Wheel", &[(Spirit, Large, 4)])
            .house(1, foundation, &[(element, Medium, 4)])
            .story(1, "Tower", &[(Water, Medium, 4)]);
        let scene = if story.is_empty() { scene } else { scene.story(1, story, &[(Earth, Small, 4)]) };
        scene.story(1, "Sun", &[(Spirit, Medium, 4)]).game()
    };
    let open = ends("World", Earth, "");
    assert_eq!(open.chance_left(), Some(Chance { seat: Seat(0), kind: Kind::Roof }));
    assert_eq!(ends("Judgment", Fire, "World").chance_left(), None);
}

#[test]
fn a_hand_in_which_nobody_builds_can_be_called_in_the_end() {
    let mut game = Thoth::new(&Setup::assisted(2), 4).unwrap();
    for turn in 0..30 {
        assert!(game.chance_left().is_some(), "turn {turn}");
        let any = game.hand(game.active())[0];
        play(&mut game, Play::Discard { card: any });
    }
    assert_eq!((game.idle_turns(), game.chance_left()), (30, None), "T-19: fifteen for each of two");
    let any = game.hand(game.active())[0];
    play(&mut game, Play::CallEnd { card: any });
    assert_eq!(game.to_act(), [game.dealer()]);
    let dealer = game.dealer();
    assert!(english(&game.apply(dealer, Action::Enough).unwrap_err()).contains("deal the next one"));
    game.apply(dealer, Action::Deal).unwrap();
    assert_eq!((game.hand_number(), game.turn()), (2, 1));
    assert_ne!(game.active(), dealer, "the seat at the dealer's left begins");
}

#[test]
fn a_raise_by_hand_goes_pyramid_by_pyramid() {
    let mut game = Scene::by_hand(2).house(0, "Sun", &[]).hand(0, &["Ten of Cups"]).game();
    start(&mut game, Play::Raise { card: card("Ten of Cups"), size: Medium, count: 4 });
    assert_eq!(english(&game.asks()), "Take a medium water pyramid (4 to set), or stop building.");
    let wrong = game.check(Seat(0), &Action::Take(PieceId(0))).unwrap_err();
    assert_eq!(english(&wrong), "Take a medium water pyramid");
    assert_eq!(game.legal_actions(Seat(0)).len(), 6, "any of the five, or enough");
    for k in 1..4 {
        let serial = game.part_serial();
        set(&mut game, &[], Manner::Accident);
        assert!(game.part_serial() > serial);
        assert_eq!(game.house(Seat(0)).unwrap().top().pyramids.len(), k);
    }
    // Put back, and taken again.
    let take = game.legal_actions(Seat(0))[0].clone();
    game.apply(Seat(0), take).unwrap();
    assert_eq!(game.check(Seat(0), &Action::Enough), Err(Refusal::HandFull));
    game.apply(Seat(0), Action::PutBack).unwrap();
    assert_eq!(game.check(Seat(0), &Action::Release), Err(Refusal::Settling));
    report(&mut game, &[], Manner::Accident);
    assert_eq!(game.active(), Seat(0));
    set(&mut game, &[], Manner::Accident);
    assert_eq!((game.active(), game.house(Seat(0)).unwrap().pips()), (Seat(1), 8));
}

#[test]
fn leaving_it_at_that() {
    let base = Scene::by_hand(2).house(0, "Sun", &[]).hand(0, &["Fool"]).game();
    let raise = Play::Raise { card: card("Fool"), size: Small, count: 3 };
    // Nothing set: just a discard, no extra turn (T-7).
    let mut game = base.clone();
    start(&mut game, raise);
    game.apply(Seat(0), Action::Enough).unwrap();
    assert_eq!((game.active(), game.idle_turns()), (Seat(1), 1));
    // One set: it counts.
    let mut game = base;
    start(&mut game, raise);
    set(&mut game, &[], Manner::Accident);
    game.apply(Seat(0), Action::Enough).unwrap();
    game.audit().unwrap();
    assert_eq!((game.active(), game.idle_turns()), (Seat(0), 0));
    // A card not laid is discarded, and a foundation not laid grants nothing.
    let mut game = Scene::by_hand(2).hand(0, &["Fool"]).game();
    start(&mut game, Play::Foundation { card: card("Fool") });
    game.apply(Seat(0), Action::Enough).unwrap();
    game.audit().unwrap();
    assert_eq!((game.active(), game.discard().last()), (Seat(1), Some(&card("Fool"))));
}

/// A house of three levels, the highest with two pyramids.
fn tall(scene: Scene, seat: usize) -> Scene {
    scene.house(seat, "Sun", &[(Water, Large, 4)]).story(seat, "Queen of Cups", &[(Water, Medium, 4)]).story(
        seat,
        "King of Cups",
        &[(Fire, Small, 2)],
    )
}

#[test]
fn one_s_own_house_falls_down_to_where_it_broke() {
    // (level of the pyramid that falls, levels left, pips left, cards lost)
    for (level, stories, pips, lost) in [(0, 0, 9, 2), (1, 1, 18, 1), (2, 2, 22, 0)] {
        let scene = tall(Scene::by_hand(2), 0).hand(0, &["Ace of Wands"]);
        let mut game = scene.game();
        let fallen = top_pyramid(&game, 0, level, 0);
        start(&mut game, Play::Raise { card: card("Ace of Wands"), size: Small, count: 1 });
        let before = game.discard().len();
        let events = set(&mut game, &[fallen], Manner::Malice);
        let house = game.house(Seat(0)).unwrap();
        assert_eq!((house.stories.len(), house.pips()), (stories, pips), "level {level}");
        assert_eq!(game.discard().len() - before, lost);
        assert_eq!((game.active(), game.totals()), (Seat(1), &[0, 0][..]), "one's own house is no malice");
        let came_down = events.iter().find(|e| matches!(e, Event::Collapsed { seat: Seat(0), .. })).unwrap();
        // Of two kinds of things that none was lost of is not said.
        assert_eq!(english(came_down).contains("card"), lost > 0, "{}", english(came_down));
    }
}

#[test]
fn a_story_or_roof_that_slides_off_is_lost() {
    let hand = ["Queen of Cups", "Moon"];
    for (play, name) in [
        (Play::Story { card: card("Queen of Cups") }, "Queen of Cups"),
        (Play::Roof { card: card("Moon") }, "Moon"),
    ] {
        let mut game = Scene::by_hand(2).house(0, "Sun", &[(Water, Large, 4)]).hand(0, &hand).game();
        start(&mut game, play);
        set(&mut game, &[card_piece(card(name))], Manner::Accident);
        let house = game.house(Seat(0)).unwrap();
        assert_eq!((house.pips(), house.stories.len(), house.roof), (12, 0, None), "{name}");
        assert_eq!((game.discard().last(), game.active()), (Some(&card(name)), Seat(1)));
        // Well laid, the story stands and the roof ends the hand.
        let mut game = Scene::by_hand(2).house(0, "Sun", &[(Water, Large, 4)]).hand(0, &hand).game();
        start(&mut game, play);
        set(&mut game, &[], Manner::Accident);
        assert_eq!(game.phase() == &Phase::Scored, name == "Moon");
    }
}

#[test]
fn a_pyramid_that_will_not_stand_goes_back_to_the_bank() {
    let mut game = Scene::by_hand(2).house(0, "Sun", &[]).hand(0, &["Fool"]).game();
    start(&mut game, Play::Raise { card: card("Fool"), size: Small, count: 2 });
    let Action::Take(first) = game.legal_actions(Seat(0))[0] else { panic!() };
    set(&mut game, &[first], Manner::Accident);
    assert_eq!((game.active(), game.bank().total()), (Seat(1), 75), "no extra turn for nothing");
    let mut game = Scene::by_hand(2).house(0, "Sun", &[]).hand(0, &["Fool"]).game();
    start(&mut game, Play::Raise { card: card("Fool"), size: Small, count: 2 });
    set(&mut game, &[], Manner::Accident);
    let Action::Take(second) = game.legal_actions(Seat(0))[0] else { panic!() };
    set(&mut game, &[second], Manner::Accident);
    assert_eq!((game.active(), game.bank().total()), (Seat(0), 74), "the first one stands and counts");
}

/// Seat 2 has a tall house in trouble, Seat 1 a low one, and a card that will knock the other over.
fn neighbours() -> Thoth {
    let scene = tall(Scene::by_hand(3), 1).trouble(1, &["Devil"]);
    scene.house(0, "Fool", &[(Air, Large, 1)]).hand(0, &["Three of Swords", "Moon", "Judgment"]).game()
}

#[test]
fn another_s_house_knocked_over() {
    for (manner, total) in [(Manner::Accident, 0), (Manner::Malice, -156)] {
        let mut game = neighbours();
        let fallen = top_pyramid(&game, 1, 2, 1);
        start(&mut game, Play::Raise { card: card("Three of Swords"), size: Large, count: 1 });
        let hands = [0, 1, 2].map(|seat| game.hand(Seat(seat)).len());
        let events = set(&mut game, &[fallen], manner);
        assert_eq!(hands, [5, 5, 5]);
        assert_eq!(game.house(Seat(0)), None, "the perpetrator begins anew");
        let taken = game.house(Seat(1)).unwrap();
        assert_eq!((taken.ground.card, taken.pips(), taken.in_trouble()), (card("Fool"), 6, false));
        for lost in ["Sun", "Queen of Cups", "King of Cups", "Devil"] {
            assert!(game.discard().contains(&card(lost)), "{lost}");
        }
        assert!(events.contains(&Event::TookOver { seat: Seat(1), from: Seat(0) }));
        if manner == Manner::Accident {
            // The table has proved nothing, so the owner is asked.
            assert_eq!(say(&mut game, manner)[0], Event::Excused { seat: Seat(1), by: Seat(0) });
        }
        assert_eq!((game.totals(), game.active()), (&[total, 0, 0][..], Seat(1)));
    }
}

/// T-19: whoever builds has made a construction play, whatever falls by it; whoever gives up before setting anything has not.
#[test]
fn a_play_that_knocks_something_over_still_ends_idleness() {
    let idle = || {
        let mut value = serde_json::to_value(neighbours()).unwrap();
        value["idle_turns"] = 7.into();
        let mut game: Thoth = serde_json::from_value(value).unwrap();
        start(&mut game, Play::Raise { card: card("Three of Swords"), size: Large, count: 1 });
        game
    };
    let (theirs, own) = (top_pyramid(&idle(), 1, 2, 1), top_pyramid(&idle(), 0, 0, 0));
    let mut game = idle();
    set(&mut game, &[theirs], Manner::Accident);
    say(&mut game, Manner::Accident);
    assert_eq!(game.idle_turns(), 0, "another's house, by accident");
    let mut game = idle();
    set(&mut game, &[theirs], Manner::Malice);
    assert_eq!(game.idle_turns(), 0, "another's house, on purpose");
    let mut game = idle();
    let Action::Take(new) = game.legal_actions(Seat(0))[0] else { panic!("nothing to take") };
    set(&mut game, &[own, new], Manner::Accident);
    assert_eq!((game.idle_turns(), game.active()), (0, Seat(1)), "all of it fell down again");
    let mut game = idle();
    game.apply(Seat(0), Action::Enough).unwrap();
    assert_eq!(game.idle_turns(), 8, "nothing was set");
}

#[test]
fn the_owner_of_a_house_says_whether_it_was_meant() {
    let mut game = neighbours();
    assert_eq!(game.check(Seat(0), &Action::Say(Manner::Malice)), Err(Refusal::NothingToSay));
    let fallen = top_pyramid(&game, 1, 2, 1);
    start(&mut game, Play::Raise { card: card("Three of Swords"), size: Large, count: 1 });
    set(&mut game, &[fallen], Manner::Accident);
    assert_eq!((game.phase(), game.active()), (&Phase::Knocked { victims: vec![Seat(1)] }, Seat(0)));
    assert_eq!((game.to_act(), game.asks()), (vec![Seat(1)], Asks::Manner(Seat(0))));
    // Nobody else answers, and nothing else is done first.
    for other in [Seat(0), Seat(2)] {
        assert!(game.legal_actions(other).is_empty());
        assert!(matches!(
            game.check(other, &Action::Say(Manner::Malice)),
            Err(Refusal::OutOfTurn(OutOfTurn::NotYourTurn { .. }))
        ));
    }
    let any = game.hand(Seat(1))[0];
    let early = game.check(Seat(1), &Action::Play(Play::Discard { card: any }));
    assert_eq!(early, Err(Refusal::SayFirst));
    assert_eq!(game.legal_actions(Seat(1)), [Manner::Accident, Manner::Malice].map(Action::Say));
    let events = say(&mut game, Manner::Malice);
    assert_eq!(events[0], Event::Malice { seat: Seat(0) });
    assert_eq!(
        (game.totals(), game.active(), game.phase()),
        (&[-MALICE, 0, 0][..], Seat(1), &Phase::Choosing)
    );
    assert_eq!(game.check(Seat(1), &Action::Say(Manner::Malice)), Err(Refusal::NothingToSay));
    // It stands on the sheet of that hand, as such.
    let mut sheet = game.clone();
    while sheet.results().is_empty() {
        let seat = sheet.to_act()[0];
        let legal = sheet.legal_actions(seat);
        let building = |action: &&Action| !matches!(action, Action::Play(Play::Discard { .. }));
        let action = legal.iter().rev().find(building).unwrap_or(&legal[0]).clone();
        match sheet.referee_for() {
            Some(_) => drop(report(&mut sheet, &[], Manner::Accident)),
            None => drop(sheet.apply(seat, action).unwrap()),
        }
        while sheet.referee_for().is_some() {
            report(&mut sheet, &[], Manner::Accident);
        }
    }
    assert_eq!(sheet.results()[0].malice, [MALICE, 0, 0]);
}

#[test]
fn a_bot_accuses_nobody() {
    use bots::{Bot as _, SeatPosition};
    use thoth::bot::Bot;
    for level in Skill::ALL {
        let mut game = neighbours();
        let fallen = top_pyramid(&game, 1, 0, 0);
        start(&mut game, Play::Raise { card: card("Three of Swords"), size: Large, count: 1 });
        set(&mut game, &[fallen], Manner::Accident);
        let seat = game.to_act()[0];
        let said = Bot::new(level, 1, seat).choose(&SeatPosition::of(&game.clone().into(), seat));
        assert_eq!(said, Some(Action::Say(Manner::Accident)), "{level:?}");
    }
}

#[test]
fn a_state_in_which_nobody_can_be_asked_is_found_out() {
    let mut game = neighbours();
    let fallen = top_pyramid(&game, 1, 0, 0);
    start(&mut game, Play::Raise { card: card("Three of Swords"), size: Large, count: 1 });
    set(&mut game, &[fallen], Manner::Accident);
    for victims in
        [serde_json::json!([]), serde_json::json!([0]), serde_json::json!([1, 1]), serde_json::json!([7])]
    {
        let mut value = serde_json::to_value(&game).unwrap();
        value["phase"]["Knocked"]["victims"] = victims.clone();
        let broken: Thoth = serde_json::from_value(value).unwrap();
        assert!(broken.audit().is_err(), "{victims}");
    }
}

#[test]
fn knocking_over_both_houses() {
    // T-14: the victim gets what is left.
    let mut game = neighbours();
    let (own, other) = (top_pyramid(&game, 0, 0, 0), top_pyramid(&game, 1, 0, 0));
    start(&mut game, Play::Raise { card: card("Three of Swords"), size: Large, count: 1 });
    set(&mut game, &[own, other], Manner::Accident);
    assert_eq!((game.house(Seat(0)), game.house(Seat(1)).unwrap().pips()), (None, 3));
}

#[test]
fn trouble_and_foundations_can_knock_over_too() {
    // Laying trouble at the house that comes down: the trouble goes with it.
    let mut game = neighbours();
    let fallen = top_pyramid(&game, 1, 1, 0);
    start(&mut game, Play::Trouble { card: card("Moon"), against: Seat(1), replacing: None });
    set(&mut game, &[fallen], Manner::Accident);
    assert!(game.discard().contains(&card("Moon")) && !game.house(Seat(1)).unwrap().in_trouble());
    // Without a house there is nothing to take over (T-14), and extra turns are lost (T-13).
    let mut game = tall(Scene::by_hand(2), 1).hand(0, &["Moon"]).game();
    start(&mut game, Play::Trouble { card: card("Moon"), against: Seat(1), replacing: None });
    let fallen = top_pyramid(&game, 1, 1, 0);
    set(&mut game, &[fallen], Manner::Accident);
    assert_eq!((game.house(Seat(0)), game.house(Seat(1)), game.bank().total()), (None, None, 75));
    // A foundation just laid passes to the victim, and its extra turn is lost.
    let mut game = tall(Scene::by_hand(2), 1).hand(0, &["Fool"]).game();
    let fallen = top_pyramid(&game, 1, 1, 0);
    start(&mut game, Play::Foundation { card: card("Fool") });
    set(&mut game, &[fallen], Manner::Accident);
    say(&mut game, Manner::Accident);
    assert_eq!((game.active(), game.house(Seat(1)).unwrap().ground.card), (Seat(1), card("Fool")));
    // Cards that lie on the table cannot fall.
    let mut game = tall(Scene::by_hand(2), 1).trouble(1, &["Devil"]).hand(0, &["Fool"]).game();
    start(&mut game, Play::Foundation { card: card("Fool") });
    set(&mut game, &["Sun", "Devil", "Fool"].map(|name| card_piece(card(name))), Manner::Malice);
    assert_eq!(
        (game.active(), game.house(Seat(1)).unwrap().pips(), game.totals()),
        (Seat(0), 22, &[0, 0][..])
    );
}

#[test]
fn two_neighbours_at_once() {
    // The first clockwise takes the perpetrator's house over; the other has nothing.
    let scene = tall(Scene::by_hand(3), 2).house(1, "Tower", &[(Earth, Small, 2)]);
    let mut game = scene.house(0, "Fool", &[]).hand(0, &["Three of Swords"]).game();
    let fallen = [top_pyramid(&game, 1, 0, 0), top_pyramid(&game, 2, 1, 0)];
    start(&mut game, Play::Raise { card: card("Three of Swords"), size: Small, count: 2 });
    set(&mut game, &fallen, Manner::Accident);
    let foundation = |seat| game.house(Seat(seat)).map(|house| house.ground.card);
    assert_eq!([0, 1, 2].map(foundation), [None, Some(card("Fool")), None]);
    // Both are asked, one after the other; one who says that it was meant is enough, and it costs once.
    for first in [Manner::Accident, Manner::Malice] {
        let mut game = game.clone();
        assert_eq!(game.to_act(), [Seat(1)]);
        say(&mut game, first);
        if first == Manner::Accident {
            assert_eq!(game.to_act(), [Seat(2)]);
            say(&mut game, Manner::Malice);
        }
        assert_eq!((game.totals(), game.phase()), (&[-MALICE, 0, 0][..], &Phase::Choosing));
    }
}

#[test]
fn a_roof_laid_while_the_neighbour_s_house_falls_is_the_neighbour_s() {
    let scene = tall(Scene::by_hand(2), 1).house(0, "Wheel", &[(Air, Small, 4)]).hand(0, &["Star"]);
    let mut game = scene.game();
    let fallen = top_pyramid(&game, 1, 0, 0);
    start(&mut game, Play::Roof { card: card("Star") });
    set(&mut game, &[fallen], Manner::Accident);
    assert!(game.results().is_empty(), "first it is asked whether it was meant");
    say(&mut game, Manner::Malice);
    assert_eq!(game.results()[0].malice, [MALICE, 0]);
    let result = &game.results()[0];
    assert_eq!(result.ending, Ending::Roof { seat: Seat(1) });
    assert_eq!((result.tallies[1].house(), result.tallies[0].house()), (13, 0));
}

#[test]
fn reports_must_cover_every_house() {
    let mut game = neighbours();
    start(&mut game, Play::Raise { card: card("Three of Swords"), size: Large, count: 1 });
    let take = game.legal_actions(Seat(0))[0].clone();
    game.apply(Seat(0), take).unwrap();
    assert_eq!(game.check(Seat(0), &Action::Settled(Facts::default())), Err(Refusal::NothingToJudge));
    game.apply(Seat(0), Action::Release).unwrap();
    assert_eq!((game.to_act(), game.referee_for()), (vec![], Some(Seat(0))));
    let before = game.clone();
    let missing = game.apply(Seat(0), Action::Settled(Facts::default())).unwrap_err();
    assert!(missing.to_string().contains("says nothing about"), "{missing}");
    let everything: BTreeSet<PieceId> = (0..PIECES).map(PieceId).collect();
    let too_much = game.apply(Seat(0), Action::Settled(Facts::all_stand(&everything))).unwrap_err();
    assert!(too_much.to_string().contains("in no house"), "{too_much}");
    assert_eq!(game, before);
}

/// Takes what is due, lets go of it, and reports how it and others fell; what is told of that.
fn let_go(game: &mut Thoth, how: Fall, others: &[PieceId]) -> Vec<String> {
    let seat = game.active();
    let Some(Action::Take(piece)) = game.legal_actions(seat).first().cloned() else {
        panic!("nothing to take")
    };
    game.apply(seat, Action::Take(piece)).unwrap();
    game.apply(seat, Action::Release).unwrap();
    let mut facts = Facts::all_stand(&game.expected_pieces());
    for (&id, how) in [&piece].into_iter().zip([how]).chain(others.iter().map(|id| (id, Fall::LeftSupport))) {
        facts.pieces.insert(id, PieceState::Fell(how));
    }
    let events = game.apply(seat, Action::Settled(facts)).unwrap();
    game.audit().unwrap();
    events.iter().map(english).collect()
}

#[test]
fn what_misses_its_place_is_told_as_that_and_the_house_has_not_come_down() {
    let raise = Play::Raise { card: card("Ace of Wands"), size: Small, count: 1 };
    for (how, told) in [
        (Fall::Beside, "The small fire pyramid fell beside the card"),
        (Fall::Misplaced, "The small fire pyramid does not stand on the card"),
    ] {
        let mut game =
            Scene::by_hand(2).house(0, "Sun", &[(Fire, Small, 2)]).hand(0, &["Ace of Wands"]).game();
        start(&mut game, raise);
        let events = let_go(&mut game, how, &[]);
        assert!(events.iter().any(|event| event == told), "{events:?}");
        assert!(!events.iter().any(|event| event.contains("came down")), "{events:?}");
        assert_eq!((game.house(Seat(0)).unwrap().pips(), game.active()), (2, Seat(1)), "it is in the bank");
    }
    // Where it takes another with it, the house has come down.
    let mut game = Scene::by_hand(2).house(0, "Sun", &[(Fire, Small, 2)]).hand(0, &["Ace of Wands"]).game();
    start(&mut game, raise);
    let other = top_pyramid(&game, 0, 0, 0);
    let events = let_go(&mut game, Fall::Beside, &[other]);
    assert!(events.iter().any(|event| event.starts_with("Seat 1’s house came down")), "{events:?}");
    // A card has a name of its own, with its article or without.
    for (name, told) in
        [("Moon", "The Moon fell beside the pyramids"), ("Death", "Death fell beside the pyramids")]
    {
        let mut game = Scene::by_hand(2).house(0, "Sun", &[(Water, Large, 4)]).hand(0, &[name]).game();
        start(&mut game, Play::Roof { card: card(name) });
        let events = let_go(&mut game, Fall::Beside, &[]);
        assert!(events.iter().any(|event| event == told), "{events:?}");
        assert!(!events.iter().any(|event| event.contains("came down")), "{events:?}");
    }
}
