//! Random games, damaged saves, and games that look like what a seat knows.

use super::*;
use crate::every_game::rathulhu::random_action;
use game::rng::Rng;

const SETUPS: [Setup; 5] =
    [Setup::players(2), Setup::players(3), Setup::players(4), Setup::players(5), Setup::ra()];

#[test]
fn random_games_score_like_the_reference() {
    // The reference statistics of the rules, section 10: mean score, decisions.
    let reference = [(41.0, 155.0, 205.0), (35.0, 200.0, 300.0), (26.0, 240.0, 350.0), (25.0, 350.0, 405.0)];
    for (setup, (score, least, most)) in SETUPS.into_iter().zip(reference) {
        let (mut points, mut total) = (0_i64, 0_u32);
        let games = 4_200;
        for seed in 0..games {
            let mut game = Rathulhu::new(&setup, seed).unwrap();
            let mut rng = Rng::new(seed ^ 0xC7C7_0000);
            let mut legal = Vec::new();
            while let Some(&seat) = game.to_act().first() {
                legal.clear();
                game.list_legal(seat, &mut legal);
                game.play(seat, random_action(&legal, &mut rng)).unwrap();
                total += 1;
            }
            points += game.players().iter().map(|player| i64::from(player.score)).sum::<i64>();
        }
        let mean = points as f64 / (games as f64 * f64::from(setup.players));
        let decisions = f64::from(total) / games as f64;
        assert!(f64::abs(mean - score) < 3.0, "{setup:?}: mean score {mean}");
        assert!((least..most).contains(&decisions), "{setup:?}: {decisions} decisions");
    }
}

#[test]
fn every_action_there_is_is_judged_by_check_and_list_alike() {
    let every = |game: &Rathulhu| {
        let tokens = (0..=17).map(|n| Bid(Token(n)));
        let kinds = Tile::ALL.into_iter().flat_map(|tile| [Take(tile), Discard(tile)]);
        let seats = (0..=game.setup().players).map(Seat).chain([Seat(255)]);
        let actions: Vec<_> = [Draw, Done, Invoke, Pass].into_iter().chain(tokens).chain(kinds).collect();
        seats.flat_map(move |seat| actions.clone().into_iter().map(move |a| (seat, a))).collect::<Vec<_>>()
    };
    for setup in SETUPS {
        let mut game = Rathulhu::new(&setup, 77).unwrap();
        let mut rng = Rng::new(78);
        while let Some(&seat) = game.to_act().first() {
            let legal = game.legal_actions(seat);
            let before = game.clone();
            for (who, action) in every(&game) {
                let lawful = who == seat && legal.contains(&action);
                assert_eq!(game.check(who, action).is_ok(), lawful, "{who} {action:?}");
                if !lawful {
                    let said = game.apply(who, action).unwrap_err().to_string();
                    assert!(!said.is_empty() && !said.contains("Token("));
                }
            }
            assert_eq!(game, before);
            assert!(game.legal_actions(Seat((seat.0 + 1) % setup.players)).is_empty());
            game.apply(seat, random_action(&legal, &mut rng)).unwrap();
        }
    }
}

#[test]
fn damaged_saves_are_told() {
    let fresh = Rathulhu::new(&Setup::players(3), 5).unwrap().view(None);
    let told = |damage: fn(&mut View)| {
        let mut view = fresh.clone();
        damage(&mut view);
        Rathulhu::determinize(&view, 0).unwrap_err()
    };
    let tokens = |text| serde_json::from_str::<Tokens>(text);
    assert!(tokens("[3,4]").is_ok() && tokens("[3,3]").is_err() && tokens("[17]").is_err());
    assert_eq!(told(|v| v.bag.add(Relic, 1)), Corrupt::Tiles);
    assert_eq!(told(|v| v.board = Token(2)), Corrupt::Tokens);
    assert_eq!(told(|v| v.players[0].face_up = Tokens::of(&[13, 12, 11])), Corrupt::Tokens);
    assert_eq!(told(|v| v.players[2].score = Some(11)), Corrupt::Scores);
    assert_eq!(told(|v| v.aeon = 2), Corrupt::Time);
    assert_eq!(told(|v| v.aeon = 0), Corrupt::Time);
    assert_eq!(told(|v| v.phase = Phase::Turn { seat: Seat(3) }), Corrupt::Phase);
    assert_eq!(told(|v| v.phase = Phase::Over), Corrupt::Time);
    assert_eq!(told(|v| v.phase = Phase::OldOnes { seat: A }), Corrupt::Phase);
    assert_eq!(told(|v| v.outcome = Some(Outcome::Won(vec![A]))), Corrupt::Phase);
    assert_eq!(told(|v| v.players.truncate(2)), Corrupt::Phase);
    let misplaced = |v: &mut View| {
        v.bag.take(SITES_FALL, 1);
        v.players[0].tiles.add(SITES_FALL, 1);
    };
    assert_eq!(told(misplaced), Corrupt::Misplaced(SITES_FALL));
    let auction = |v: &mut View| {
        let calls = vec![Call { seat: C, bid: None }];
        v.phase = Phase::Auction(Auction { invoker: A, cause: Cause::Invoked, bidder: B, calls });
    };
    assert_eq!(told(auction), Corrupt::Phase);
    let nobody = |v: &mut View| {
        let calls = vec![];
        let invoker = Seat(255);
        v.phase = Phase::Auction(Auction { invoker, cause: Cause::Invoked, bidder: B, calls });
    };
    assert_eq!(told(nobody), Corrupt::Phase);
}

#[test]
fn determinized_games_look_like_the_real_one() {
    for setup in SETUPS {
        let mut game = Rathulhu::new(&setup, 9).unwrap();
        let mut rng = Rng::new(10);
        let mut turn = 0;
        while let Some(&seat) = game.to_act().first() {
            let view = game.view(Some(seat));
            assert_eq!(view.bag, game.bag_contents());
            let imagined = Rathulhu::determinize(&view, turn).unwrap();
            imagined.audit().unwrap();
            assert_eq!(imagined.view(None), view);
            let back: View = serde_json::from_str(&serde_json::to_string(&view).unwrap()).unwrap();
            assert_eq!(back, view);
            game.apply(seat, random_action(&game.legal_actions(seat), &mut rng)).unwrap();
            turn += 1;
        }
    }
    // What somebody imagines is not what is.
    let game = Rathulhu::new(&SETUPS[0], 9).unwrap();
    let order = |game: &Rathulhu| serde_json::to_value(game).unwrap()["bag"].clone();
    let imagined = |seed| order(&Rathulhu::determinize(&game.view(None), seed).unwrap());
    assert_ne!(imagined(0), imagined(1));
    assert_eq!(imagined(1), imagined(1));
    assert!((0..100).all(|seed| imagined(seed) != order(&game)), "not even with the game's own seed");
}
