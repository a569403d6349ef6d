//! The bots: lawful, the same for the same seed, blind to what is hidden, never stuck, and as strong as their names.

use super::secrets::reshuffled;
use super::*;
use bench::games::thoth::duel::{Duel, play_game};
use bots::stats::Share;
use bots::{Bot as _, SeatPosition};
use session::Skill;
use support::counts::whole_or;
use thoth::bot::Bot;

fn bots(levels: &[Skill], seed: u64) -> Vec<Bot> {
    (0..).zip(levels).map(|(i, &level)| Bot::new(level, seed, Seat(i)).with_playouts(10)).collect()
}

#[test]
fn whole_games_never_stall() {
    use Skill::{High, Low, Middle};
    let tables: [&[Skill]; 6] = [
        &[Low, Low],
        &[Middle, Middle],
        &[High, Low],
        &[Low, Middle, High],
        &[Middle, Middle, Low, Middle],
        &[Middle, Low, Middle, Low, Middle],
    ];
    for levels in tables {
        for seed in 0..4 {
            let players = levels.len() as u8;
            let setup = if seed == 0 { Setup::by_hand(players) } else { Setup::assisted(players) };
            let mut game = thoth::Thoth::new(&setup, seed).unwrap();
            let winner = play_game(&mut game, &mut bots(levels, seed)).unwrap();
            game.audit().unwrap();
            assert_eq!(game.outcome(), Some(Outcome::Won(vec![winner])), "{levels:?}, seed {seed}");
            assert!(game.totals().iter().any(|&total| total >= GOAL));
        }
    }
}

#[test]
fn bots_play_the_same_for_the_same_seed_and_never_look_at_what_is_hidden() {
    for (seed, level) in (0..12).flat_map(|seed| Skill::ALL.map(|level| (seed, level))) {
        let mut game = Thoth::new(&Setup::assisted(3), seed).unwrap();
        for turn in 0..12 {
            let seat = game.active();
            if game.phase() != &Phase::Choosing {
                break;
            }
            let choose = |game: &Thoth| {
                let mut bot = Bot::new(level, turn, seat).with_playouts(20);
                bot.choose(&SeatPosition::of(&game.clone().into(), seat)).unwrap()
            };
            let action = choose(&game);
            assert_eq!(action, choose(&game), "{level:?}");
            assert_eq!(action, choose(&reshuffled(&game, Some(seat), turn)), "{level:?} has looked");
            assert!(game.legal_actions(seat).contains(&action));
            game.apply(seat, action).unwrap();
        }
    }
}

#[test]
fn a_determinised_game_agrees_with_what_is_seen() {
    let mut rng = game::rng::Rng::new(3);
    let mut game = Thoth::new(&Setup::assisted(4), 8).unwrap();
    for _ in 0..60 {
        let seat = game.active();
        let view = game.view(Some(seat));
        let Some(world) = Thoth::determinize(&view, &mut rng) else { break };
        world.audit().unwrap();
        assert_eq!(world.view(Some(seat)), view);
        assert_eq!(Thoth::determinize(&game.view(None), &mut rng), None);
        let action = rng.pick(&game.legal_actions(seat)).unwrap().clone();
        game.apply(seat, action).unwrap();
    }
    assert!(game.turn() > 10);
}

/// The same deals, played by magi whose hands are steady and by such as tremble: stories and pips of the houses as the hands
/// end.
#[test]
fn magi_build_lower_with_hands_that_tremble() {
    let built = |tremor_mm| {
        let (mut stories, mut pips) = (0, 0);
        for seed in 0..10 {
            let setup = Setup::assisted(2).lasting(Length::OneHand);
            let mut game = thoth::Thoth::new(&setup, seed).unwrap();
            let mut bots = bots(&[Skill::High, Skill::High], seed);
            bots.iter_mut().for_each(|bot| bot.set_tremor(tremor_mm));
            play_game(&mut game, &mut bots).unwrap();
            stories += game.houses().map(|(_, house)| house.stories.len()).sum::<usize>();
            pips += game.houses().map(|(_, house)| usize::from(house.pips())).sum::<usize>();
        }
        (stories, pips)
    };
    let (steady, person, nervous) = (built(0.0), built(0.2), built(2.0));
    assert_eq!(steady, person, "at 0.2 mm nothing was seen to fall");
    assert!(nervous.0 < steady.0 && nervous.1 < steady.1, "{nervous:?} {steady:?}");
}

/// The middle level plays 200 hands and the highest 30 against the lowest; in `./test` 40 and 5, which only tell who is
/// ahead.
#[test]
fn levels_are_worth_their_names() {
    let duel = |ours, theirs| Duel { playouts: 120, ..Duel::new(ours, theirs) };
    let mason = duel(Skill::Middle, Skill::Low).hands(whole_or(200, 40), 1, || ()).unwrap();
    assert!(mason.interval().0 > whole_or(0.65, 0.5), "{mason:?}");
    // The full strength is measured apart; this is with less thought.
    let magus = duel(Skill::High, Skill::Low).hands(whole_or(30, 5), 1, || ()).unwrap();
    assert!(magus.rate() > whole_or(0.6, 0.5), "{magus:?}");
    assert_eq!(
        duel(Skill::Middle, Skill::Middle).hands(20, 5, || ()).unwrap(),
        Share { won: 20, of: 40 },
        "seats swapped"
    );
}
