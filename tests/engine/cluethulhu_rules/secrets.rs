//! What a seat may know: views that look alike, and saves and journals of running games.

use super::random::{action, setup};
use super::*;
use game::rng::Rng;
use session::{CardMatch, Seating};
use strum::VariantArray;
use support::counts::tenth;
use support::told::english;

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
        let name = english(role).to_lowercase();
        assert!(!text.contains(&name) && !text.contains(&format!("{role:?}").to_lowercase()), "{name}");
    }
    let path = std::path::Path::new("of-a-test");
    let read = CardMatch::<Cluethulhu>::from_bytes(&bytes, path).unwrap();
    assert_eq!(read.game(), game.game());
}

/// The readable lines of a save of a match under way say that the seed is told at the end; its body is masked, and as long
/// whatever was dealt.
#[test]
fn a_save_is_masked_until_the_end() {
    const SEED: u64 = 7_777_777_777_777_777_777;
    let begin = |seed| -> CardMatch<Cluethulhu> {
        let seating = Seating::new([session::Sitter::Person; 9]);
        CardMatch::new(&Setup::players(9), seed, seating, false).unwrap()
    };
    let parts = |m: &CardMatch<Cluethulhu>| {
        let bytes = m.to_bytes().unwrap();
        let end = bytes.iter().enumerate().filter(|(_, byte)| **byte == b'\n').nth(1).unwrap().0;
        (String::from_utf8(bytes[..end].to_vec()).unwrap(), bytes[end + 1..].to_vec())
    };
    let (head, body) = parts(&begin(SEED));
    assert!(head.contains("\"seed\":\"told at the end\"") && !head.contains(&SEED.to_string()), "{head}");
    // How the binary form writes the seed.
    let written = postcard::to_stdvec(&SEED).unwrap();
    assert!(!body.windows(written.len()).any(|window| window == written));
    assert_eq!(parts(&begin(3)).1.len(), body.len());
}

/// "Two of these five": every draw is lawful and secret, and each special is drawn now and then.
#[test]
fn a_deck_may_be_drawn_by_chance() {
    let of = [Wizard, TchoTcho, Shoggoth, Mother, EvilChild];
    let setup = Setup::players(9).with(&of);
    let mut drawn = [0; 5];
    for seed in 0..200 {
        let deck = setup.drawn(2, seed).unwrap();
        assert!(deck.hidden && deck.known().specials.is_empty() && deck.tablets().unwrap().len() == 9);
        assert_eq!(deck.specials.len(), 2);
        deck.specials.iter().for_each(|role| drawn[of.iter().position(|one| one == role).unwrap()] += 1);
        assert_eq!(deck, setup.drawn(2, seed).unwrap(), "the same seed draws the same");
    }
    // 80 of 200 are expected of each; 5 standard deviations are 35.
    assert!(drawn.iter().all(|count| (45..=115).contains(count)), "{drawn:?}");
    assert!(setup.drawn(6, 1).is_err());
}

/// With several people at one screen no step goes back over somebody's turn of a lap; alone it does.
#[test]
fn no_step_is_taken_back_over_a_private_turn() {
    use session::{MatchError, Sitter, Skill, Undo};
    let setup = Setup { day: Day::Lap, ..Setup::players(9) };
    for people in [1, 2] {
        let mut sitters = [Sitter::Bot(Skill::Low); 9];
        sitters[..people].fill(Sitter::Person);
        let mut m: CardMatch<Cluethulhu> = CardMatch::new(&setup, 5, Seating::new(sitters), true).unwrap();
        for _ in 0..9 {
            let seat = m.game().to_act()[0];
            m.act(seat, Action::Orders { picks: [Some(Seat(3)), None, None] }).unwrap();
            if m.seating().is_person(seat) {
                break;
            }
        }
        if people == 1 {
            assert!(m.rewind(Undo::Undo).is_ok() && m.rewind(Undo::Redo).is_ok());
        } else {
            assert_eq!(m.steps(), (0, 0));
            assert!(matches!(m.rewind(Undo::Undo), Err(MatchError::NoStep(Undo::Undo))));
        }
    }
}
