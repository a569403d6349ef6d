//! What is quoted is what comes of it when it is really done.

use super::explain::{Why, reasons};
use super::knowledge::Knowledge;
use crate::Thoth;
use crate::bot::Bot;
use bots::{Bot as _, SeatPosition};
use game::words::score;
use game::{Game, Seat};
use session::Skill;
use thoth_rules::{Action, Facts, Play, Setup};

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
