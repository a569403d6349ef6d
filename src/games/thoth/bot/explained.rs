//! What is quoted is what comes of it when it is really done.

use super::explain::{Why, reasons};
use super::knowledge::Knowledge;
use crate::Thoth;
use crate::bot::Bot;
use bots::{Bot as _, SeatPosition};
use game::message::Say;
use game::words::score;
use game::{Game, Seat};
use session::Skill;
use thoth_rules::{Action, Card, Facts, Play, Setup, tally};

/// What a roof brings is what stands on the score sheet once it was put on.
#[test]
fn a_roof_brings_the_points_that_are_said() {
    let mut roofs = 0;
    for seed in 0..12 {
        let mut game = Thoth::new(&Setup::assisted(2), seed).unwrap();
        let mut bots: Vec<Bot> = (0..2).map(|seat| Bot::new(Skill::Middle, seed, Seat(seat))).collect();
        let mut told = None;
        while game.results().is_empty() {
            let Some(seat) = game.to_act().first().copied() else { break };
            if game.referee_for().is_some() {
                let facts = Facts::all_stand(&game.expected_pieces());
                game.apply(seat, Action::Settled(facts)).unwrap();
                continue;
            }
            let position = SeatPosition::of(&game, seat);
            let action = bots[usize::from(seat.0)].choose(&position).unwrap();
            if let Action::Play(play @ Play::Roof { .. }) = action {
                let seen = Knowledge::of_view(&position.view).unwrap();
                told = reasons(&seen, play).first().cloned().map(|why| (seat, why));
            }
            game.apply(seat, action).unwrap();
        }
        if let Some((seat, Why::Roof { points, .. })) = told {
            assert_eq!(points, score(game.results()[0].tallies[usize::from(seat.0)].total()));
            roofs += 1;
        }
    }
    assert!(roofs > 3, "{roofs}");
}

/// What a card would cost is what the score sheet has less without it, a level that is filled is full, and a card that is kept is
/// still in the hand and may be played for what it is kept.
#[test]
fn what_speaks_for_a_play_is_so_once_it_is_done() {
    let (mut burdens, mut filled, mut kept) = (0, 0, 0);
    for seed in 0..6 {
        let mut game = Thoth::new(&Setup::assisted(2), seed).unwrap();
        let mut bots: Vec<Bot> = (0..2).map(|seat| Bot::new(Skill::Middle, seed, Seat(seat))).collect();
        while game.results().is_empty() {
            let Some(seat) = game.to_act().first().copied() else { break };
            if game.referee_for().is_some() {
                let facts = Facts::all_stand(&game.expected_pieces());
                game.apply(seat, Action::Settled(facts)).unwrap();
                continue;
            }
            let position = SeatPosition::of(&game, seat);
            let action = bots[usize::from(seat.0)].choose(&position).unwrap();
            let told = match &action {
                Action::Play(play) => reasons(&Knowledge::of_view(&position.view).unwrap(), *play),
                _ => vec![],
            };
            let sheet = |game: &Thoth, hand: &[Card]| tally(game.house(seat), hand).total();
            let hand = game.hand(seat).to_vec();
            let before = sheet(&game, &hand);
            game.apply(seat, action.clone()).unwrap();
            while game.referee_for().is_some() {
                let facts = Facts::all_stand(&game.expected_pieces());
                game.apply(seat, Action::Settled(facts)).unwrap();
            }
            for why in told {
                match why {
                    Why::Burden { points, card } => {
                        let rest: Vec<Card> =
                            hand.iter().copied().filter(|one| one.message() != card).collect();
                        assert_eq!(i64::from(sheet(&game, &rest) - before), points, "{card:?}");
                        burdens += 1;
                    }
                    Why::Fills => {
                        assert!(game.house(seat).unwrap().top().is_full());
                        filled += 1;
                    }
                    Why::KeepsRoof { card } | Why::KeepsStory { card } => {
                        assert!(hand.iter().any(|one| one.message() == card));
                        kept += 1;
                    }
                    _ => {}
                }
            }
        }
    }
    assert!(burdens > 3 && filled > 3 && kept > 3, "{burdens}, {filled}, {kept}");
}
