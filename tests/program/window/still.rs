//! A mouse that rests: nobody touches anything, and the match goes on all the same. Bots move, the last move is looked at,
//! the result comes up, its notices go, and then the window rests.

use super::{SHOWN, Session, autosaved};
use bots::{Bot as _, SeatPosition};
use elder_god::bot::Bot;
use elder_god_rules::{ElderGod, Setup};
use game::Game;
use session::{CardMatch, Seating, Sitter, Skill, save};
use std::time::Duration;

/// Moves that are still to be made in the window.
const LAST: usize = 4;
/// The result comes up 1.6 s after the last move was shown; on a slow machine later, but not much.
const SOON: Duration = Duration::from_secs(25);
/// What there is to read has been read by then.
const READ: Duration = Duration::from_secs(60);

/// A game of bots, a few moves before its end.
fn near_the_end() -> CardMatch<ElderGod> {
    const SKILL: Skill = Skill::Low;
    let begun = || {
        let seating = Seating::new(vec![Sitter::Bot(SKILL); 5]);
        CardMatch::<ElderGod>::new(&Setup::players(5), 4, seating, true).unwrap()
    };
    let mut m = begun();
    let mut moves = vec![];
    while let Some(seat) = m.game().phase().seat() {
        let action = Bot::new(SKILL, m.seed(), seat).choose(&SeatPosition::of(m.game(), seat)).unwrap();
        m.act(seat, action).unwrap();
        moves.push((seat, action));
    }
    assert!(m.game().outcome().is_some());
    let mut m = begun();
    for (seat, action) in &moves[..moves.len() - LAST] {
        m.act(*seat, *action).unwrap();
    }
    m
}

#[test]
fn bots_end_a_match_and_its_result_comes_up_with_a_mouse_that_rests() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("nearly.cyclopean");
    save::write(&near_the_end().to_bytes().unwrap(), &path).unwrap();
    // From here on nothing is pressed, clicked or moved.
    let mut session = Session::open(&["--load", path.to_str().unwrap()]);
    session.wait("the last move", |s| {
        let autosave = autosaved(&s.folder.path().join("data"));
        let saved = autosave.and_then(|path| CardMatch::<ElderGod>::load(&path).ok());
        saved.is_some_and(|m| m.game().outcome().is_some())
    });
    // The window has rested once by now, or goes on: either way the result comes soon.
    session.wait_for(SOON, "the result", |s| s.said().contains("screen: Some(Table) -> Some(Result)"));
    session.wait_for(READ, "a window that rests", |s| s.rest(SHOWN));
}
