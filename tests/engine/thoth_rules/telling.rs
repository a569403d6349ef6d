//! The log in fewer lines, and how long a game is said to last.

use super::*;
use session::Skill;
use support::told::english;
use thoth::bot::pace::{fits_an_evening, minutes, turns};

const TWO: Card = Card::Small(Number::Two, Suit::Cups);
const MOON: Card = Card::Trump(Trump::Moon);

fn turn(turn: u32, seat: u8) -> Event {
    Event::TurnBegan { turn, seat: Seat(seat), extra: false }
}

fn discards(seat: u8, card: Card) -> Event {
    Event::Played { seat: Seat(seat), play: Play::Discard { card } }
}

fn told(events: &[Event]) -> Vec<String> {
    let mut digest = Digest::default();
    let mut lines: Vec<LogLine> = events.iter().flat_map(|event| digest.tell(event)).collect();
    lines.extend(digest.open());
    lines.iter().map(english).collect()
}

#[test]
fn idle_turns_in_a_row_are_one_line() {
    let story = Event::Played { seat: Seat(0), play: Play::Story { card: Card::Trump(Trump::Sun) } };
    let drew = Event::Drew { seat: Seat(1), left: 9 };
    let events =
        [turn(4, 0), drew.clone(), discards(0, TWO), turn(5, 1), drew, discards(1, MOON), turn(6, 0), story];
    assert_eq!(
        told(&events),
        [
            "Turns 4 to 5: Seat 1 discards the Two of Cups and Seat 2 discards the Moon",
            "Turn 6: Seat 1",
            "Seat 1 adds the Sun as a story",
        ]
    );
    assert_eq!(told(&events[..3]), ["Turn 4: Seat 1 discards the Two of Cups"]);
    // A turn under way is told after the idle ones.
    assert_eq!(told(&events[..4]), ["Turn 4: Seat 1 discards the Two of Cups", "Turn 5: Seat 2"]);
}

#[test]
fn every_offered_length_has_its_minutes_and_a_longer_one_has_more() {
    for (players, skill) in (PLAYERS.0..=PLAYERS.1).flat_map(|n| Skill::ALL.map(|skill| (n, skill))) {
        let of = |length| minutes(length, players, players, skill).unwrap();
        let [hand, short, whole] = Length::OFFERED.map(of);
        assert!(0 < hand && hand < short && short < whole, "{players} {skill:?}: {hand} {short} {whole}");
        // Bots are quicker than people.
        assert!(minutes(Length::Whole, players, 1, skill).unwrap() < whole);
    }
    assert_eq!(minutes(Length::To(50), 2, 2, Skill::Middle), None);
    assert_eq!(
        (turns(Length::Whole, 1, Skill::Middle), turns(Length::Whole, 6, Skill::Middle)),
        (None, None)
    );
}

#[test]
fn what_fits_an_evening_does_and_the_next_longer_one_does_not() {
    for (players, people) in (PLAYERS.0..=PLAYERS.1).flat_map(|n| (1..=n).map(move |people| (n, people))) {
        let chosen = fits_an_evening(players, people, Skill::Middle);
        let of = |length| minutes(length, players, people, Skill::Middle).unwrap();
        assert!(chosen == Length::OneHand || of(chosen) <= 45);
        let at = Length::OFFERED.iter().position(|offered| *offered == chosen).unwrap();
        assert!(Length::OFFERED.get(at + 1).is_none_or(|longer| of(*longer) > 45));
    }
}
