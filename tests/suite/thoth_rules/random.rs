//! Random hands, by hand and with the assistant: every invariant at every state, refusals that change nothing,
//! saves in mid-game.

use std::collections::BTreeMap;

use super::*;
use cyclopean::game::rng::Rng;

/// What the pretended table reports: now and then something falls, seldom somebody else's.
fn pretend(game: &Thoth, rng: &mut Rng) -> Facts {
    let mut facts = Facts::all_stand(&game.expected_pieces());
    facts.timed_out = rng.below(50) == 0;
    let own: Vec<PieceId> =
        game.house(game.active()).map(|house| house.pieces().collect()).unwrap_or_default();
    for (id, standing) in &mut facts.pieces {
        let odds = if own.contains(id) { 60 } else { 300 };
        if rng.below(odds) == 0 {
            *standing = Standing::Fell(Fall::LeftSupport);
        }
    }
    facts.manner = if rng.below(20) == 0 { Manner::Malice } else { Manner::Accident };
    facts
}

/// Any legal action; roofs and relief gladly, so that hands end.
fn choose(legal: &[Action], rng: &mut Rng) -> Action {
    let glad = |action: &&Action| {
        matches!(
            action,
            Action::Play(
                Play::Roof { .. } | Play::Relief { .. } | Play::Foundation { .. } | Play::CallEnd { .. }
            )
        )
    };
    let building = |action: &&Action| {
        matches!(
            action,
            Action::Play(Play::Raise { .. } | Play::Story { .. }) | Action::Take(_) | Action::Release
        )
    };
    let some: Vec<&Action> = match rng.below(4) {
        0 => vec![],
        1 => legal.iter().filter(building).collect(),
        _ => legal.iter().filter(glad).collect(),
    };
    let some =
        if some.is_empty() && rng.below(2) == 0 { legal.iter().filter(building).collect() } else { some };
    rng.pick(&some).map_or_else(|| rng.pick(legal).unwrap().clone(), |&action| action.clone())
}

/// What has been seen to happen, by the name of the event.
type Happened = BTreeMap<String, u32>;

fn step(game: &mut Thoth, rng: &mut Rng, happened: &mut Happened) {
    let (seat, action) = match game.referee_for() {
        Some(seat) => (seat, Action::Settled(pretend(game, rng))),
        None => {
            let seat = game.to_act()[0];
            (seat, choose(&game.legal_actions(seat), rng))
        }
    };
    let before: i32 = game.totals().iter().sum();
    let events = game.apply(seat, action.clone()).unwrap_or_else(|no| panic!("{action:?}: {no}"));
    game.audit().unwrap_or_else(|flaw| panic!("after {action:?}: {flaw}"));
    let in_houses: usize = game.houses().map(|(_, house)| house.pieces().count()).sum();
    assert_eq!(game.pieces_in_play().len(), in_houses);
    for event in &events {
        assert!(!event.to_string().is_empty());
        let name = match event {
            Event::Played { play, .. } => play.kind().to_string(),
            other => format!("{other:?}").split([' ', '{']).next().unwrap_or_default().into(),
        };
        *happened.entry(name).or_default() += 1;
    }
    if matches!(game.phase(), Phase::Scored | Phase::Over) && !events.is_empty() {
        let result = game.results().last().unwrap();
        let scores: i32 = result.tallies.iter().map(|tally| tally.total()).sum();
        let malice = events.iter().filter(|e| matches!(e, Event::Malice { .. })).count() as i32;
        assert_eq!(game.totals().iter().sum::<i32>() - before, scores - malice * MALICE);
    }
}

/// Every play of every card, and every other action, judged by check and by the list alike.
fn check_everything(game: &Thoth, seat: Seat) {
    let legal = game.legal_actions(seat);
    let mut all: Vec<Action> = vec![Action::Release, Action::PutBack, Action::Enough, Action::Deal];
    all.extend([Manner::Accident, Manner::Malice].map(Action::Say));
    all.extend((0..PIECES).map(|id| Action::Take(PieceId(id))));
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

fn play_hands(setup: &Setup, seed: u64, hands: u32, happened: &mut Happened) -> u32 {
    let mut game = Thoth::new(setup, seed).unwrap();
    let mut rng = Rng::new(seed ^ 0x7407);
    let mut steps = 0;
    while game.outcome().is_none() && game.results().len() < hands as usize {
        steps += 1;
        assert!(steps < 60_000 * hands, "seed {seed} stalls");
        if rng.below(2_000) == 0 {
            for seat in setup.seats() {
                check_everything(&game, seat);
            }
            let text = serde_json::to_string(&game).unwrap();
            let back: Thoth = serde_json::from_str(&text).unwrap();
            assert_eq!(back, game);
            game = back;
        }
        step(&mut game, &mut rng, happened);
    }
    if game.outcome().is_some() {
        assert!(game.to_act().is_empty());
        for seat in setup.seats() {
            assert_eq!(game.check(seat, &Action::Deal), Err(Refusal::GameOver));
        }
    }
    u32::try_from(game.results().len()).unwrap()
}

#[test]
fn ten_thousand_random_hands() {
    let mut played = 0;
    let mut seed = 0;
    let mut happened = Happened::new();
    while played < 10_000 {
        let players = 2 + (seed % 4) as u8;
        let setup = if seed % 8 < 5 { Setup::assisted(players) } else { Setup::by_hand(players) };
        played += play_hands(&setup, seed, 40, &mut happened);
        seed += 1;
    }
    // A test in which something never happens does not test it.
    let all = [
        "foundation",
        "raise",
        "story",
        "roof",
        "trouble",
        "relief",
        "discard",
        "EndCalled",
        "Reshuffled",
        "LeftAtThat",
        "Relieved",
        "ExtraTurns",
        "TimedOut",
        "Fell",
        "Collapsed",
        "KnockedOver",
        "TookOver",
        "Malice",
        "Excused",
        "Over",
    ];
    for name in all {
        assert!(happened.get(name).is_some_and(|&times| times > 20), "{name}: {happened:?}");
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let transcript = || {
        let mut game = Thoth::new(&Setup::by_hand(3), 5).unwrap();
        let mut rng = Rng::new(9);
        let mut told = String::new();
        for _ in 0..2_000 {
            if game.outcome().is_some() {
                break;
            }
            let before = game.clone();
            step(&mut game, &mut rng, &mut Happened::new());
            assert_ne!(before, game);
            told += &format!("{:?}\n", game.phase());
        }
        (told, serde_json::to_string(&game).unwrap())
    };
    assert_eq!(transcript(), transcript());
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
