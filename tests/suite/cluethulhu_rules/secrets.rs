//! What a seat may know: views that look alike, and saves and journals of running games.

use super::random::{action, setup};
use super::*;
use crate::support::counts::tenth;
use cyclopean::game::rng::Rng;
use cyclopean::session::{CardMatch, Seating};
use strum::VariantArray;

/// Two games that differ in who is what among the others, before anybody has done anything: byte-equal views.
#[test]
fn what_should_look_alike_is_equal_to_the_byte() {
    let setup = Setup { day: Day::Lap, ..Setup::players(9).with(&[Wizard, TchoTcho, EvilChild]) };
    let mut tablets = setup.tablets().unwrap();
    let own = tablets.iter().position(|&role| role == Cultist).unwrap();
    tablets.swap(0, own);
    let mut rng = Rng::new(5);
    let bytes = |tablets: &[Role], turns: u8| {
        let mut game = Cluethulhu::with_tablets(&setup, tablets, 4).unwrap();
        for _ in 0..turns {
            let seat = game.to_act()[0];
            act(&mut game, seat, Action::Orders { picks: [Some(Seat(3)), None, Some(Seat(1))] });
        }
        let view = |seat| serde_json::to_string(&game.view(seat)).unwrap();
        (view(Some(Seat(0))), view(None))
    };
    for turns in 0..9 {
        let wanted = bytes(&tablets, turns);
        for _ in 0..30 {
            rng.shuffle(&mut tablets[1..]);
            assert_eq!(bytes(&tablets, turns), wanted, "after {turns} turns");
        }
    }
}

/// A view holds no tablet but one's own and what one was told, and no event that is for others. 200 games; a tenth in
/// `./test`.
#[test]
fn views_hold_what_one_may_know() {
    for seed in 0..tenth(200) {
        let mut rng = Rng::new(seed);
        let mut game = Cluethulhu::new(&setup(&mut rng), seed).unwrap();
        while game.outcome().is_none() {
            for viewer in game.seats().map(Some).chain([None]) {
                let view = game.view(viewer);
                assert!(view.players.is_none() && view.ending.is_none());
                assert!(view.record.iter().all(|one| one.event.is_for(viewer)));
                assert!(!game.setup().hidden || view.setup.specials.is_empty());
            }
            for _ in 0..7 {
                if game.outcome().is_none() {
                    let (seat, action) = action(&game, &mut rng);
                    game.apply(seat, action).unwrap();
                }
            }
        }
        assert_eq!(game.view(None).players.as_deref(), Some(game.players()));
        assert_eq!(game.view(None).record, game.record());
    }
}

/// A save of a running game can be read by no eye: no tablet is called by its name.
#[test]
fn saves_name_no_tablet() {
    let setup = Setup { day: Day::Lap, ..Setup::players(16) };
    let mut game = CardMatch::<Cluethulhu>::new(&setup, 11, Seating::people(16), false).unwrap();
    let mut rng = Rng::new(11);
    for _ in 0..120 {
        if game.game().outcome().is_none() {
            let (seat, action) = action(game.game(), &mut rng);
            game.act(seat, action).unwrap();
        }
    }
    let bytes = game.to_bytes().unwrap();
    let text = String::from_utf8_lossy(&bytes).to_lowercase();
    for role in Role::VARIANTS {
        let name = role.to_string().to_lowercase();
        assert!(!text.contains(&name) && !text.contains(&format!("{role:?}").to_lowercase()), "{name}");
    }
    let path = std::path::Path::new("of-a-test");
    let read = CardMatch::<Cluethulhu>::from_bytes(&bytes, path).unwrap();
    assert_eq!(read.game(), game.game());
}
