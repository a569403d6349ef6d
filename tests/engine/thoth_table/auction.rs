//! The auction for who begins (T-30) in a match: saved and read in its middle, taken back and done again, told in a
//! journal.

use super::*;
use session::TimedIntent;
use session::replay::Replay;
use std::path::Path;

fn load(bytes: &[u8]) -> Match<Thoth> {
    Match::from_bytes(bytes, Path::new("a.cyclopean")).unwrap()
}

fn auction(practice: bool) -> Evening {
    Evening::new(&Setup { dealer: Dealer::Auction, ..Setup::by_hand(3) }, 11, practice)
}

/// Three bids, two of them taken by choice: at each of these a save goes on as the match does.
#[test]
fn a_match_that_is_saved_in_the_auction_goes_on_as_if_never_interrupted() {
    let mut evening = auction(false);
    let mut phases = vec![];
    for done in 0..=5 {
        evening.until(|m| m.log().len() == done);
        phases.push(evening.m.game().phase().is_auction());
        let bytes = evening.m.to_bytes().unwrap();
        let mut other = Evening { m: load(&bytes), players: evening.players.clone() };
        assert!(other.m.to_bytes().unwrap() == bytes, "{done}");
        assert_eq!(other.m.game(), evening.m.game());
        other.until(|m| m.log().len() > 6);
        let mut same = Evening { m: evening.m.clone(), players: evening.players.clone() };
        same.until(|m| m.log().len() > 6);
        assert!(other.m.to_bytes().unwrap() == same.m.to_bytes().unwrap(), "{done}");
    }
    assert_eq!(phases, [true, true, true, true, true, false]);
}

#[test]
fn an_auction_is_replayed_and_taken_back_and_done_again() {
    let mut evening = auction(true);
    let mut states = vec![];
    for done in 0..=5 {
        evening.until(|m| m.log().len() == done);
        states.push(evening.m.game().clone());
    }
    let m = &mut evening.m;
    for before in states.iter().rev().skip(1) {
        m.rewind(Undo::Undo).unwrap();
        assert_eq!(m.game(), before);
    }
    assert!(m.rewind(Undo::Undo).is_err());
    for after in &states[1..] {
        m.rewind(Undo::Redo).unwrap();
        assert_eq!(m.game(), after);
    }
    let mut replay = Replay::of(&load(&m.to_bytes().unwrap())).unwrap();
    while replay.step().is_some() {}
    assert!(replay.divergences().is_empty());
    assert!(replay.now().to_bytes().unwrap() == m.to_bytes().unwrap());
}

/// Until the bids are turned up a journal does not say which card was bid.
#[test]
fn a_journal_tells_no_bid_that_lies_face_down() {
    let mut evening = auction(false);
    evening.until(|m| m.log().len() == 2);
    let told: Vec<String> =
        evening.m.log().iter().map(|entry| serde_json::to_string(&entry.public()).unwrap()).collect();
    assert!(told.iter().all(|line| line.ends_with(r#""intent":null}"#)), "{told:?}");
    let notes = format!("{:?}", evening.m.notes());
    assert!(Card::all().all(|card| !notes.contains(&format!("{card:?}"))), "{notes}");
    let taken = TimedIntent::<Thoth> {
        tick: 7,
        seat: Seat(1),
        intent: Intent::Declare(Declaration::TakeBid(card("Moon"))),
    };
    assert!(serde_json::to_string(&taken.public()).unwrap().contains("take_bid"), "all see it");
}

/// Nothing on the table tells a bid: every card lies hidden at one spot.
#[test]
fn no_body_tells_a_bid() {
    let mut evening = auction(false);
    for done in [0, 2, 3, 4] {
        evening.until(|m| m.log().len() == done);
        let m = &evening.m;
        let spots: Vec<Pose> = Card::all().map(|card| m.sim().pose(card_piece(card))).collect();
        assert!(spots.iter().all(|pose| *pose == spots[0]) && spots[0].translation.z < 0.0, "{done}");
    }
}
