//! Every match can be done again from its recording, bit for bit, also after save and load, undo and redo.

use game::CardGame;
use rathulhu_rules::Rathulhu;
use rlyeh::Match;
use rlyeh::bot::CityBuilder;
use session::replay::{Differs, Recorded, Replay, verify};
use session::{CardMatch, Seating, Sitter, Skill, Undo};
use std::path::Path;
use support::drive::{drive, solitaire};
use support::folder::Folder;
use support::forge::body;
use support::vouched::vouched;

fn turns(m: &mut Match, more: u32) {
    let enough = m.game().turn() + more;
    drive(m, &mut [CityBuilder::default()], |m| m.game().turn() >= enough && m.is_waiting());
}

fn verified(m: &impl Recorded) {
    let verified = verify(m, &mut |_| ()).unwrap();
    assert_eq!(verified.divergences, []);
    assert!(verified.steps > 10 && verified.keyframes > 0, "{verified:?}");
}

#[test]
fn a_match_at_the_table_is_done_again_bit_for_bit_after_save_and_load_undo_and_redo() {
    let mut m = solitaire(4, true);
    turns(&mut m, 2);
    m.rewind(Undo::Undo).unwrap();
    m.rewind(Undo::Undo).unwrap();
    m.rewind(Undo::Redo).unwrap();
    turns(&mut m, 1);
    let folder = Folder::new();
    let path = folder.file("half.cyclopean");
    m.save(&path).unwrap();
    let mut loaded = Match::load(&path).unwrap();
    turns(&mut loaded, 1);
    loaded.rewind(Undo::Undo).unwrap();
    turns(&mut loaded, 1);
    verified(&loaded);
    // The replay ends where the match does, to the bit.
    let mut replay = Replay::of(&loaded).unwrap();
    while replay.step().is_some() {}
    assert!(replay.now().to_bytes().unwrap() == loaded.to_bytes().unwrap());
}

#[test]
fn matches_of_cards_are_done_again_after_save_and_load_undo_and_redo() {
    fn at_random<G: CardGame>(setup: &G::Setup, seed: u64) {
        let seats = usize::from(G::seats(setup));
        let seating = Seating::new(vec![Sitter::Bot(Skill::Low); seats]);
        let mut m: CardMatch<G> = CardMatch::new(setup, seed, seating, true).unwrap();
        for i in 0..60_u64 {
            let Some(seat) = m.game().to_act().first().copied() else { break };
            let legal = m.game().legal_actions(seat);
            let action = legal[(seed.wrapping_mul(31) + i * 7) as usize % legal.len()].clone();
            m.act(seat, action).unwrap();
            if i % 9 == 8 {
                m.rewind(Undo::Undo).unwrap();
                m.rewind(Undo::Undo).unwrap();
                m.rewind(Undo::Redo).unwrap();
            }
            if i % 20 == 19 {
                let bytes = m.to_bytes().unwrap();
                m = CardMatch::from_bytes(&bytes, Path::new("half")).unwrap();
            }
        }
        verified(&m);
    }
    for seed in 0..5 {
        at_random::<Rathulhu>(&rathulhu_rules::Setup::players(3), seed);
    }
}

#[test]
fn a_replay_that_parts_from_its_recording_says_where_and_goes_on() {
    let mut m = solitaire(4, false);
    turns(&mut m, 1);
    let tick = m.sim().ticks();
    // Somebody nudges the table, of which the recording knows nothing.
    let moved = m.sim().pieces().next().unwrap().0;
    let mut pose = m.sim().pose(moved);
    pose.translation.z += 0.5;
    m.sim_mut().place(moved, pose);
    turns(&mut m, 1);
    let mut replay = Replay::of(&m).unwrap();
    while replay.step().is_some() {}
    let parted = replay.divergences();
    assert_eq!(parted[0].what, Differs::Table, "{parted:?}");
    // The first thing that was done, or the first tick.
    assert!(parted[0].tick == Some(tick) || parted[0].tick == Some(tick + 1), "{parted:?} after {tick}");
    // At the end it is where the match is, all the same.
    assert!(replay.now().game() == m.game());
    assert_eq!(replay.now().sim().pose(moved), m.sim().pose(moved));
    assert!(!replay.is_astray());
}

#[test]
fn a_save_without_a_recording_is_read_and_recorded_from_there() {
    let mut m = solitaire(4, false);
    turns(&mut m, 1);
    let bytes = m.to_bytes().unwrap();
    let (game, body) = body(&bytes);
    let recording = postcard::to_stdvec(m.recording()).unwrap();
    let bare = vouched(&game, body.strip_suffix(&recording[..]).unwrap());
    let mut loaded = Match::from_bytes(&bare, Path::new("bare")).unwrap();
    assert!(loaded.game() == m.game());
    turns(&mut loaded, 1);
    verified(&loaded);
    let info = &rlyeh::INFO;
    let again = (info.replay)(&loaded.to_bytes().unwrap(), Path::new("bare"), &mut |_| ()).unwrap();
    assert_eq!(again.divergences, []);
}
