//! What is quoted is what comes of it when it is really done.

use super::explain::{Why, reasons};
use super::worth::distance;
use crate::bot::Bot;
use bots::advice::whole;
use bots::{Bot as _, SeatPosition};
use elder_god_rules::{ElderGod, Setup};
use game::{Game, Seat};
use session::Skill;

/// What is missing after a growth is what is missing once it was really done.
#[test]
fn a_growth_leaves_as_many_cards_missing_as_is_said() {
    let mut game = ElderGod::new(&Setup::players(2), 4).unwrap();
    let mut bots: Vec<Bot> = (0..2).map(|seat| Bot::new(Skill::Middle, 4, Seat(seat))).collect();
    let missing = |game: &ElderGod, seat: Seat| {
        whole(distance(&game.player(seat).unwrap().monster.plan(), game.setup().needed()))
    };
    let (mut grown, mut nearer, mut closed, mut chained) = (0, 0, 0, 0);
    for _ in 0..300 {
        let Some(seat) = game.phase().seat() else { break };
        let action = bots[usize::from(seat.0)].choose(&SeatPosition::of(&game, seat)).unwrap();
        let told = reasons(&game, seat, action);
        let was = missing(&game, seat);
        let ends = |game: &ElderGod| game.player(seat).unwrap().monster.plan().lengths().len();
        let open = ends(&game);
        game.play(seat, action).unwrap();
        for why in told {
            if why == Why::Closes {
                assert!(ends(&game) < open);
                closed += 1;
            }
            if let Why::Chains { cards } = why {
                let hand = game.hand(seat).len() as i64;
                assert!(cards <= hand && cards <= missing(&game, seat), "{cards} of {hand}");
                chained += 1;
            }
            if let Why::Nearer { before, after } = why {
                assert_eq!((before, after), (was, missing(&game, seat)));
                grown += 1;
                nearer += usize::from(after < before);
            }
        }
    }
    assert!(grown > 10 && nearer > 5, "{nearer} of {grown}");
    assert!(chained > 0, "{chained} chains, {closed} ends closed");
}
