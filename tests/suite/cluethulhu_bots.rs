//! The bots of Cluethulhu: lawful, repeatable, blind to other tablets.

use cyclopean::bots::contest::{Played, play};
use cyclopean::bots::{Bot as _, SeatPosition};
use cyclopean::game::rng::Rng;
use cyclopean::game::{Game, Seat};
use cyclopean::games::cluethulhu::bot::Bot;
use cyclopean::games::cluethulhu::rules::*;
use cyclopean::session::Skill;

#[test]
fn any_level_plays_every_table_to_its_end() {
    for players in 7..=20 {
        for (at, (name, specials)) in Setup::standard(players).into_iter().enumerate() {
            let day = if at == 1 { Day::Lap } else { Day::Segments };
            let setup = Setup { day, ..Setup::players(players).with(&specials) };
            let levels: Vec<Skill> = Skill::ALL.into_iter().cycle().skip(at).take(players.into()).collect();
            let once: Played<Cluethulhu> = play(&setup, &levels, 40, Bot::new).unwrap();
            assert!(once.game.ending().is_some(), "{players} {name}");
            assert_eq!(play(&setup, &levels, 40, Bot::new).unwrap(), once, "the same again");
        }
    }
}

/// The others' tablets dealt anew among the others, in a lap in which nobody has been told anything of them: the same
/// decision.
#[test]
fn bots_go_by_what_their_seat_sees() {
    let setup = Setup { day: Day::Lap, ..Setup::players(9) };
    let mut rng = Rng::new(9);
    for level in Skill::ALL {
        for own in [Role::Cultist, Role::Wizard] {
            let mut tablets = setup.tablets().unwrap();
            let at = tablets.iter().position(|&role| role == own).unwrap();
            tablets.swap(0, at);
            let mut decisions = vec![];
            for _ in 0..12 {
                let mut game = Cluethulhu::with_tablets(&setup, &tablets, 4).unwrap();
                while game.to_act() != [Seat(0)] {
                    let seat = game.to_act()[0];
                    game.apply(seat, Action::Orders { picks: [None; 3] }).unwrap();
                }
                decisions.push(Bot::new(level, 9, Seat(0)).choose(&SeatPosition::of(&game, Seat(0))));
                rng.shuffle(&mut tablets[1..]);
            }
            assert!(decisions[0].is_some() && decisions.iter().all(|one| *one == decisions[0]), "{level:?}");
        }
    }
}
