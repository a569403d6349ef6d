//! Every action that there is, tried in random hands; saves with something wrong in them; set-ups that cannot be. What
//! holds of every game is tried in `every_game`.

use std::collections::BTreeMap;

use super::*;
use crate::every_game::Tester as _;
use crate::every_game::thoth::Tester;
use game::rng::Rng;

/// Every play of every card, and every other action, judged by check and by the list alike.
fn check_everything(game: &Thoth, seat: Seat) {
    let legal = game.legal_actions(seat);
    let mut all: Vec<Action> = vec![Action::Release, Action::PutBack, Action::Enough, Action::Deal];
    all.extend([Manner::Accident, Manner::Malice].map(Action::Say));
    all.extend((0..PIECES).map(|id| Action::Take(PieceId(id))));
    all.extend(Card::all().flat_map(|card| [Action::Bid(card), Action::TakeBid(card)]));
    for card in Card::all() {
        let raise = |size| (0..6).map(move |count| Play::Raise { card, size, count });
        let mut plays: Vec<Play> = Size::ALL.into_iter().flat_map(raise).collect();
        plays.extend([Play::Foundation { card }, Play::Story { card }, Play::Roof { card }]);
        plays.extend([Play::Relief { card }, Play::Discard { card }, Play::CallEnd { card }]);
        let trouble = game.houses().flat_map(|(_, house)| house.trouble.iter().copied().map(Some));
        for replacing in trouble.chain([None]) {
            plays.extend((0..6).map(|seat| Play::Trouble { card, against: Seat(seat), replacing }));
        }
        all.extend(plays.into_iter().map(Action::Play));
    }
    let allowed = all.iter().filter(|action| game.check(seat, action).is_ok());
    assert_eq!(allowed.clone().count(), legal.len());
    assert!(allowed.into_iter().all(|action| legal.contains(action)));
    let mut tried = game.clone();
    for action in all.iter().filter(|action| !legal.contains(action)) {
        assert!(!tried.apply(seat, action.clone()).unwrap_err().to_string().is_empty());
    }
    assert_eq!(&tried, game, "a refused action changes nothing");
}

/// The list of what may be done is all that check allows, in every phase of the game.
#[test]
fn every_action_there_is_is_judged_by_check_and_list_alike() {
    let mut phases = BTreeMap::<String, u32>::new();
    for seed in 0..12 {
        let players = 2 + (seed % 4) as u8;
        let setup = if seed % 3 == 0 { Setup::assisted(players) } else { Setup::by_hand(players) };
        let dealer = if seed % 2 == 0 { Dealer::Auction } else { Dealer::Random };
        let setup = Setup { dealer, ..setup };
        let (mut game, mut tester) = (Thoth::new(&setup, seed).unwrap(), Tester::new(seed));
        let mut rng = Rng::new(seed ^ 0x7407);
        while game.outcome().is_none() && game.results().len() < 3 {
            let rare =
                matches!(game.phase(), Phase::Knocked { .. } | Phase::Scored) || game.phase().is_auction();
            if rare || rng.below(60) == 0 {
                setup.seats().for_each(|seat| check_everything(&game, seat));
                let phase = format!("{:?}", game.phase());
                *phases.entry(phase.split([' ', '{']).next().unwrap().into()).or_default() += 1;
            }
            let (seat, action) = match game.referee_for() {
                Some(seat) => (seat, tester.report(&game, &mut rng)),
                None => {
                    let seat = game.to_act()[0];
                    (seat, tester.choose(&game, &game.legal_actions(seat), &mut rng))
                }
            };
            game.apply(seat, action).unwrap();
        }
    }
    // A phase that is never looked at is not tested.
    for phase in ["Choosing", "Building", "Holding", "Settling", "Scored", "Knocked", "Bidding", "Taking"] {
        assert!(phases.contains_key(phase), "{phase}: {phases:?}");
    }
}

/// Saves with something wrong in them are found out.
#[test]
fn damaged_states_are_found() {
    let game = {
        let scene = Scene::new(2).house(0, "Sun", &[(Water, Large, 4)]).story(0, "Queen of Cups", &[]);
        scene.house(1, "Fool", &[(Air, Small, 2)]).trouble(1, &["Moon"]).game()
    };
    let value = serde_json::to_value(&game).unwrap();
    let damage: [(&str, serde_json::Value); 10] = [
        ("/setup/players", 7.into()),
        ("/active", 2.into()),
        ("/houses/0/ground/pyramids/0", 77.into()),
        ("/houses/0/ground/pyramids/0", 0.into()),
        ("/houses/0/ground/pyramids", serde_json::json!([25, 26, 27])),
        ("/houses/1/ground/pyramids", serde_json::json!([25])),
        ("/houses/1/trouble", serde_json::json!([])),
        ("/totals/0", 5.into()),
        ("/hand", 9.into()),
        ("/phase", "Over".into()),
    ];
    for (path, new) in damage {
        let mut broken = value.clone();
        *broken.pointer_mut(path).unwrap() = new;
        let broken: Thoth = serde_json::from_value(broken).unwrap();
        assert!(broken.audit().is_err(), "{path}");
    }
}

#[test]
fn bad_setups_are_refused_in_words() {
    let absent = Setup { dealer: Dealer::Seat(Seat(2)), ..Setup::assisted(2) };
    let cases = [
        (Setup::assisted(1), "this game is for 2 to 5 players, not 1"),
        (Setup::by_hand(6), "this game is for 2 to 5 players, not 6"),
        (absent, "Seat 3 is not at the table, so it cannot begin"),
    ];
    for (setup, words) in cases {
        assert_eq!(Thoth::new(&setup, 0).unwrap_err().to_string(), words);
    }
    let dealt: Vec<Seat> =
        (0..50).map(|seed| Thoth::new(&Setup::assisted(4), seed).unwrap().dealer()).collect();
    assert!((0..4).all(|seat| dealt.contains(&Seat(seat))), "anybody may deal first (T8)");
}
