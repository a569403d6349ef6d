//! Late falls by the rules alone (T-29), and how long a game is (T-28).

use super::building::top_pyramid;
use super::*;
use support::told::english;

/// Two houses of two levels, built by hand; it is the turn of Seat 1.
fn two_houses() -> Scene {
    Scene::by_hand(2)
        .house(0, "Sun", &[(Fire, Large, 4)])
        .story(0, "Wheel", &[(Fire, Small, 1)])
        .house(1, "Tower", &[(Water, Large, 4)])
        .hand(0, &["Two of Wands", "Fool"])
}

fn falls_late(game: &mut Thoth, by: Seat, fallen: PieceId) -> Result<Vec<String>, String> {
    let mut facts = Facts::all_stand(&game.expected_pieces());
    facts.pieces.insert(fallen, PieceState::Fell(Fall::LeftSupport));
    let events = game.apply(game.active(), Action::Late { by, facts }).map_err(|no| english(&no))?;
    game.audit().unwrap();
    Ok(events.iter().map(english).collect())
}

#[test]
fn a_late_fall_costs_its_owner_what_any_fall_does_and_no_turn() {
    let mut game = two_houses().game();
    let story = card_piece(card("Wheel"));
    let told = falls_late(&mut game, Seat(0), story).unwrap();
    assert!(told[0].starts_with("The table was still moving"), "{told:?}");
    let house = game.house(Seat(0)).unwrap();
    assert_eq!((house.pips(), house.stories.len()), (12, 0));
    assert_eq!((game.phase(), game.active(), game.turn()), (&Phase::Choosing, Seat(0), 1));
}

#[test]
fn in_the_middle_of_one_s_own_play_the_turn_ends() {
    let mut game = two_houses().game();
    let raise = Play::Raise { card: card("Two of Wands"), size: Small, count: 2 };
    game.apply(Seat(0), Action::Play(raise)).unwrap();
    falls_late(&mut game, Seat(0), card_piece(card("Wheel"))).unwrap();
    assert_eq!((game.phase(), game.active()), (&Phase::Choosing, Seat(1)));
    assert!(game.discard().contains(&card("Two of Wands")), "the card stays spent");
}

#[test]
fn whose_doing_it_is_was_said_before_so_another_s_extra_turns_stay() {
    let mut game = two_houses().game();
    let value = serde_json::to_value(&game).unwrap();
    let with_turns = |turns: u8| {
        let mut value = value.clone();
        value["extra_turns"] = turns.into();
        serde_json::from_value::<Thoth>(value).unwrap()
    };
    for (by, left) in [(Seat(1), 2), (Seat(0), 0)] {
        game = with_turns(2);
        // Something of the house that is not `by`'s.
        let other = Seat(1 - by.0);
        let fallen = top_pyramid(&game, other.0.into(), 0, 0);
        let told = falls_late(&mut game, by, fallen).unwrap();
        assert!(told.iter().any(|words| words.contains("knocked over")), "{told:?}");
        assert!(game.house(by).is_none() && game.house(other).is_some(), "it was taken over");
        assert_eq!((game.extra_turns(), game.phase()), (left, &Phase::Choosing), "{by}");
    }
}

#[test]
fn a_late_fall_is_refused_where_nothing_fell_or_nobody_builds_by_hand() {
    let game = two_houses().game();
    let stands = Facts::all_stand(&game.expected_pieces());
    let late = |by, facts: &Facts| Action::Late { by, facts: facts.clone() };
    let refuse = |game: &Thoth, action| english(&game.clone().apply(Seat(0), action).unwrap_err());
    assert!(refuse(&game, late(Seat(0), &stands)).contains("nothing to judge"));
    assert!(refuse(&game, late(Seat(0), &Facts::default())).contains("says nothing about"));
    let mut facts = stands;
    facts.pieces.insert(card_piece(card("Wheel")), PieceState::Fell(Fall::LeftSupport));
    assert!(refuse(&game, late(Seat(7), &facts)).contains("not at the table"));
    let assisted = Scene::new(2).house(0, "Sun", &[(Fire, Large, 4)]).story(0, "Wheel", &[]).game();
    facts.pieces.retain(|id, _| assisted.expected_pieces().contains(id));
    assert!(refuse(&assisted, late(Seat(0), &facts)).contains("nothing to judge"));
}

#[test]
fn a_game_of_one_hand_is_over_with_it_whatever_it_brings() {
    for (length, over) in [(Length::OneHand, true), (Length::Short, false), (Length::Whole, false)] {
        let own = ["Two of Cups", "Justice", "Death", "Strength", "Hermit", "Five of Wands"];
        let mut scene = Scene::new(2).hand(0, &own).hand(1, &["King of Cups", "Queen of Cups"]);
        scene.setup = scene.setup.lasting(length);
        let mut value = serde_json::to_value(scene.game()).unwrap();
        value["idle_turns"] = 30.into();
        let mut game: Thoth = serde_json::from_value(value).unwrap();
        let events = play(&mut game, Play::CallEnd { card: card("Two of Cups") });
        assert_eq!(game.outcome(), over.then(|| Outcome::Won(vec![Seat(0)])), "{length:?}");
        // Also where all have lost more than nothing it is a game that can be.
        assert!(game.totals().iter().all(|total| *total < 0), "{:?}", game.totals());
        game.audit().unwrap();
        let told: Vec<String> = events.iter().map(english).collect();
        assert!(
            told.iter().any(|words| words.starts_with("Nobody has built for 30 turns. Seat 1 wins")),
            "{told:?}"
        );
    }
    let goals = Length::OFFERED.map(|length| (length.goal(), Length::of(length.goal()), length.points()));
    let of = |goal, length| (goal, length, Some(goal).filter(|goal| *goal > 0));
    assert_eq!(goals, [of(0, Length::OneHand), of(40, Length::Short), of(78, Length::Whole)]);
    assert!(Setup::assisted(2).lasting(Length::To(9)).validate().is_err());
}
