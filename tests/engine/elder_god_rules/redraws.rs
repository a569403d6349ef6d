//! A redraw is one play: told in one line, and taken back as one.

use super::*;
use game::CardGame;
use game::message::Say;
use session::{CardMatch, Seating, Sitter, Skill, Undo};
use std::path::Path;
use support::told::english;

/// Seed 3 of two seats without people, whose every step can be taken back: the first seat throws three cards away.
fn redrawn() -> (CardMatch<ElderGod>, Seat, Vec<Event>) {
    let setup = Setup::players(2);
    let mut m =
        CardMatch::<ElderGod>::new(&setup, 3, Seating::new([Sitter::Bot(Skill::Middle); 2]), true).unwrap();
    let seat = m.game().to_act()[0];
    let mut events = vec![];
    for _ in 0..3 {
        assert!(events.is_empty() || m.game().is_midway());
        let card = m.game().hand(seat)[0];
        m.act(seat, Action::Throw(card)).unwrap();
        events.push(Event::Threw { seat, card });
    }
    m.act(seat, Action::Refill).unwrap();
    assert!(!m.game().is_midway());
    (m, seat, events)
}

#[test]
fn a_redraw_is_taken_back_and_done_again_as_one() {
    let (mut m, seat, _) = redrawn();
    let (after, before) = (m.game().clone(), ElderGod::new(m.setup(), 3).unwrap());
    let next = after.to_act()[0];
    m.act(next, Action::Pass).unwrap();
    m.rewind(Undo::Undo).unwrap();
    assert_eq!(*m.game(), after, "a pass is a step of its own");
    m.rewind(Undo::Undo).unwrap();
    assert_eq!(*m.game(), before);
    m.rewind(Undo::Redo).unwrap();
    assert_eq!(*m.game(), after);
    // A redraw that was only begun goes too, and the file says the same.
    m.rewind(Undo::Undo).unwrap();
    let card = m.game().hand(seat)[5];
    m.act(seat, Action::Throw(card)).unwrap();
    m.rewind(Undo::Undo).unwrap();
    assert_eq!(*m.game(), before);
    let loaded = CardMatch::<ElderGod>::from_bytes(&m.to_bytes().unwrap(), Path::new("a save")).unwrap();
    assert_eq!((loaded.game(), loaded.steps()), (m.game(), m.steps()));
}

#[test]
fn a_redraw_is_told_in_one_line() {
    let (m, seat, mut events) = redrawn();
    let cards: Vec<String> = m.log()[..3]
        .iter()
        .map(|done| match done.action {
            Action::Throw(card) => english(&card),
            other => panic!("{other:?}"),
        })
        .collect();
    let next = Seat(1 - seat.0);
    let turn = [Event::TurnBegan { turn: 2, seat: next }, Event::Drew { seat: next, left: 90 }];
    events.extend([Event::Drew { seat, left: 92 }, Event::Drew { seat, left: 91 }]);
    events.extend(turn.clone());
    let lines = ElderGod::lines(&events);
    let [first, second, third] = &cards[..] else { panic!("{cards:?}") };
    let told = format!("{seat} threw away 3 cards and drew 2: {first}, {second} and {third}");
    assert_eq!(english(&lines[0]), told);
    assert_eq!(lines[1..], turn.map(|event| event.message()));
    // Anything else is told as it is.
    let passed = [Event::Passed { seat }];
    assert_eq!(ElderGod::lines(&passed), [passed[0].message()]);
}
