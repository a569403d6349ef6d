//! The bots: lawful, the same for the same seed, blind to what is hidden, never stuck, and as strong as their names.

use super::secrets::reshuffled;
use super::*;
use cyclopean::games::thoth::bot::{Bot, Duel, Level, Share, play_game};

fn bots(levels: &[Level], seed: u64) -> Vec<Bot> {
    (0..).zip(levels).map(|(i, &level)| Bot::new(level, seed + i).with_rollouts(10)).collect()
}

#[test]
fn whole_games_never_stall() {
    use Level::{Magus, Mason, Novice};
    let tables: [&[Level]; 6] = [
        &[Novice, Novice],
        &[Mason, Mason],
        &[Magus, Novice],
        &[Novice, Mason, Magus],
        &[Mason, Mason, Novice, Mason],
        &[Mason, Novice, Mason, Novice, Mason],
    ];
    for levels in tables {
        for seed in 0..4 {
            let players = levels.len() as u8;
            let setup = if seed == 0 { Setup::by_hand(players) } else { Setup::assisted(players) };
            let mut game = Thoth::new(&setup, seed).unwrap();
            let winner = play_game(&mut game, &mut bots(levels, seed)).unwrap();
            game.audit().unwrap();
            assert_eq!(game.outcome(), Some(Outcome::Won(vec![winner])), "{levels:?}, seed {seed}");
            assert!(game.totals().iter().any(|&total| total >= GOAL));
        }
    }
}

#[test]
fn bots_play_the_same_for_the_same_seed_and_never_look_at_what_is_hidden() {
    for (seed, level) in (0..12).flat_map(|seed| Level::ALL.map(|level| (seed, level))) {
        let mut game = Thoth::new(&Setup::assisted(3), seed).unwrap();
        for turn in 0..12 {
            let seat = game.active();
            if game.phase() != &Phase::Choosing {
                break;
            }
            let choose = |game: &Thoth| {
                let legal = game.legal_actions(seat);
                Bot::new(level, turn).with_rollouts(20).act(&game.view(Some(seat)), &legal).unwrap()
            };
            let action = choose(&game);
            assert_eq!(action, choose(&game), "{level}");
            assert_eq!(action, choose(&reshuffled(&game, Some(seat), turn)), "{level} has looked");
            assert!(game.legal_actions(seat).contains(&action));
            game.apply(seat, action).unwrap();
        }
    }
}

#[test]
fn an_imagined_game_agrees_with_what_is_seen() {
    let mut rng = cyclopean::game::rng::Rng::new(3);
    let mut game = Thoth::new(&Setup::assisted(4), 8).unwrap();
    for _ in 0..60 {
        let seat = game.active();
        let view = game.view(Some(seat));
        let Some(imagined) = Thoth::determinize(&view, &mut rng) else { break };
        imagined.audit().unwrap();
        assert_eq!(imagined.view(Some(seat)), view);
        assert_eq!(Thoth::determinize(&game.view(None), &mut rng), None);
        let action = rng.pick(&game.legal_actions(seat)).unwrap().clone();
        game.apply(seat, action).unwrap();
    }
    assert!(game.turn() > 10);
}

#[test]
fn levels_are_worth_their_names() {
    let duel = |ours, theirs| Duel { ours, theirs, rollouts: 150 };
    let mason = duel(Level::Mason, Level::Novice).hands(200, 1).unwrap();
    assert!(mason.interval().0 > 0.65, "{mason:?}");
    // The full strength is measured apart; this is with less thought.
    let magus = duel(Level::Magus, Level::Novice).hands(30, 1).unwrap();
    assert!(magus.rate() > 0.65, "{magus:?}");
    assert_eq!(
        duel(Level::Mason, Level::Mason).hands(20, 5).unwrap(),
        Share { won: 20, of: 40 },
        "seats swapped"
    );
}

#[test]
fn intervals_are_wilson_s() {
    let (low, high) = Share { won: 60, of: 100 }.interval();
    assert!((low - 0.502).abs() < 0.001 && (high - 0.691).abs() < 0.001, "{low} {high}");
    assert_eq!(Share::default().interval(), (0.0, 1.0));
    let (low, high) = Share { won: 10, of: 10 }.interval();
    assert!(low > 0.7 && high == 1.0);
}
