//! Whole matches: they end, save, replay and rewind.

use super::*;
use rlyeh::Rlyeh;
use session::save::{self, SaveError};
use std::path::Path;
use support::counts::whole_or;
use support::told::english;
use thoth_rules::Length;

fn load(bytes: &[u8]) -> Result<Match<Thoth>, SaveError> {
    Match::from_bytes(bytes, Path::new("a.cyclopean"))
}

/// Games of two, three and five; of three in `./test`.
#[test]
fn whole_games_of_bots_never_stall_and_nothing_has_to_be_set_right() {
    for &(players, seed) in whole_or(&[(2, 1), (3, 2), (5, 3)][..], &[(3, 2)]) {
        let mut evening = Evening::new(&Setup::assisted(players), seed, false);
        let notes = evening.until(|_| false);
        assert!(evening.m.game().outcome().is_some());
        assert_eq!(steadied(&notes), 0, "{players} players, seed {seed}");
        let fell = notes.iter().any(|note| matches!(note, Note::Event(Event::Fell { .. })));
        assert!(!fell, "the assistant is steady");
        assert_tidy(&evening.m);
    }
}

/// A whole game; one hand in `./test`.
#[test]
fn a_game_is_built_by_hand() {
    let setup = whole_or(Setup::by_hand(2), Setup::by_hand(2).lasting(Length::OneHand));
    let mut evening = Evening::new(&setup, 2, false);
    let notes = evening.until(|_| false);
    assert!(evening.m.game().outcome().is_some());
    let set = notes.iter().filter(|note| matches!(note, Note::Event(Event::Set { .. }))).count();
    let fell = notes.iter().filter(|note| matches!(note, Note::Event(Event::Fell { .. }))).count();
    assert!(set > whole_or(30, 6) && fell * 20 < set, "{fell} of {set} fell");
    assert_tidy(&evening.m);
}

#[test]
fn the_table_changes_nothing_that_the_rules_decide() {
    let mut evening = Evening::new(&Setup::assisted(2), 5, false);
    evening.until(|_| false);
    let mut game = Thoth::new(&Setup::assisted(2), 5).unwrap();
    for entry in evening.m.log() {
        let Intent::Declare(plain) = &entry.intent else { panic!("{entry:?}") };
        let action = match *plain {
            Declaration::Play(play) => Action::Play(play),
            Declaration::Enough => Action::Enough,
            Declaration::Deal => Action::Deal,
            Declaration::Say(manner) => Action::Say(manner),
            Declaration::Bid(card) => Action::Bid(card),
            Declaration::TakeBid(card) => Action::TakeBid(card),
        };
        game.apply(entry.seat, action).unwrap();
    }
    assert_eq!(&game, evening.m.game());
}

#[test]
fn a_loaded_match_goes_on_as_if_never_interrupted() {
    for setup in [Setup::assisted(3), Setup::by_hand(2)] {
        let mut evening = Evening::new(&setup, 11, false);
        evening.until(|m| m.game().turn() > 12);
        let bytes = evening.m.to_bytes().unwrap();
        let folder = support::folder::Folder::new();
        let path = folder.file("thoth.cyclopean");
        evening.m.save(&path).unwrap();
        let header = save::header(&path).unwrap();
        assert_eq!((header.game.as_str(), header.format), (Thoth::NAME, save::FORMAT));
        let mut other = Evening { m: Match::load(&path).unwrap(), players: evening.players.clone() };
        assert!(other.m.to_bytes().unwrap() == bytes);
        let turn = evening.m.game().turn();
        let enough = move |m: &Match<Thoth>| m.game().turn() > turn + 8;
        evening.until(enough);
        other.until(enough);
        assert!(evening.m.to_bytes().unwrap() == other.m.to_bytes().unwrap(), "{setup:?}");
    }
}

#[test]
fn the_log_replays_the_match_to_the_bit() {
    for setup in [Setup::assisted(2), Setup::by_hand(2)] {
        let mut evening = Evening::new(&setup, 21, false);
        evening.until(|m| m.game().turn() > 14);
        let mut again = Match::<Thoth>::new(&setup, 21, HandOptions::default(), false).unwrap();
        for entry in evening.m.log() {
            while again.sim().ticks() < entry.tick {
                again.tick();
            }
            again.intend(entry.intent.clone()).unwrap();
        }
        while again.sim().ticks() < evening.m.sim().ticks() {
            again.tick();
        }
        assert!(again.to_bytes().unwrap() == evening.m.to_bytes().unwrap(), "{setup:?}");
    }
}

#[test]
fn a_whole_turn_is_taken_back_and_again() {
    for setup in [Setup::assisted(2), Setup::by_hand(2)] {
        let mut evening = Evening::new(&setup, 31, true);
        evening.until(|m| m.game().turn() > 8);
        let then = evening.m.to_bytes().unwrap();
        let turn = evening.m.game().turn();
        evening.until(|m| m.game().turn() > turn + 3);
        let now = evening.m.to_bytes().unwrap();
        let m = &mut evening.m;
        let mut steps = 0;
        while m.game().turn() > turn || m.game().phase() != &Phase::Choosing {
            m.rewind(Undo::Undo).unwrap();
            steps += 1;
        }
        let same = |m: &Match<Thoth>, bytes: &[u8]| {
            let other = load(bytes).unwrap();
            let sims = [m.sim(), other.sim()].map(|sim| postcard::to_stdvec(sim).unwrap());
            assert!(sims[0] == sims[1]);
            assert_eq!(m.game(), other.game());
            assert_eq!(m.log(), other.log());
        };
        assert!(steps >= 4, "{steps}");
        same(m, &then);
        for _ in 0..steps {
            m.rewind(Undo::Redo).unwrap();
        }
        same(m, &now);
    }
}

#[test]
fn damaged_and_foreign_saves_are_refused() {
    let mut evening = Evening::new(&Setup::assisted(2), 41, false);
    evening.until(|m| m.game().turn() > 6);
    let bytes = evening.m.to_bytes().unwrap();
    assert!(load(&bytes).is_ok());
    for length in [0, 15, 60, bytes.len() / 2, bytes.len() - 1] {
        assert!(load(&bytes[..length]).is_err(), "{length} bytes");
    }
    let mut flipped = bytes.clone();
    let at = flipped.len() - 700;
    flipped[at] ^= 0x20;
    assert!(matches!(load(&flipped), Err(SaveError::Damaged { .. })));
    // Each game reads its own.
    let wrong = Match::<Rlyeh>::from_bytes(&bytes, Path::new("a.cyclopean"));
    let Err(SaveError::OtherGame { game, .. }) = wrong else { panic!("accepted") };
    assert_eq!(game, "thoth");
    let rlyeh = support::drive::solitaire(1, false).to_bytes().unwrap();
    assert!(matches!(load(&rlyeh), Err(SaveError::OtherGame { .. })));
    // A table that is not the game's, under a checksum that vouches for it.
    let mut refused = 0;
    for seed in 0..60_u64 {
        let forged = support::forge::forge_at_random(&bytes, seed);
        match load(&forged) {
            Ok(mut accepted) => drop(accepted.tick()),
            Err(error) => {
                assert!(!error.to_string().is_empty());
                refused += 1;
            }
        }
    }
    assert!(refused > 8, "only {refused} of 60 forgeries were refused");
}

#[test]
fn the_table_must_rest_between_two_plays() {
    let mut evening = Evening::new(&Setup::assisted(2), 51, false);
    evening.until(|m| m.game().house(m.game().active()).is_some());
    let m = &mut evening.m;
    let seat = m.game().active();
    let builds = m.game().plays(seat).into_iter().find(|play| play.kind() == Kind::Raise);
    let Some(raise) = builds else { panic!("nothing to raise with this seed") };
    m.intend(Intent::Declare(Declaration::Play(raise))).unwrap();
    let any = m.game().hand(m.game().active())[0];
    let soon = Intent::Declare(Declaration::Play(Play::Discard { card: any }));
    assert!(english(&m.intend(soon.clone()).unwrap_err()).contains("until the table is at rest"));
    assert!(matches!(m.to_bytes(), Err(SaveError::Busy)));
    m.run_until_waiting(700);
    m.intend(soon).unwrap();
}
