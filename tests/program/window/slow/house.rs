//! Houses of Thoth: a pyramid that stands on the table, and cards of the hand.

use super::super::thoth_game::{carried, clicks, due, goal};
use super::city::{NOTCH_CM, TURN_DEG, heading};
use super::{Came, Do, Place, RIGHT, Slow, click, drag, go, keys, two_clicks};
use game::Seat;
use session::{Intent, Match, Names, Seating, Sitter, Skill};
use std::cell::Cell;
use support::houses::{Scene, card};
use table::PieceId;
use table::hand::HandOptions;
use thoth::Thoth;
use thoth::referee::{Declaration, in_progress};
use thoth_rules::{Element, Play, Size};

const ME: Seat = Seat(0);
/// What is wanted nearer to its place than this is wanted there, cm.
const THERE_CM: f32 = 0.8;
/// The middle of the window, where nothing but the table is seen, pixels.
const MIDDLE: (std::ops::Range<i32>, std::ops::Range<i32>) = (100..220, 50..110);

/// The pyramid for which the Moon is redeemed.
const RAISE: fn() -> Play = || Play::Raise { card: card("Moon"), size: Size::Large, count: 1 };

/// A house of one's own with a pyramid on it, and a bot's; the Moon is in the hand.
fn begun() -> Match<Thoth> {
    let scene = Scene::by_hand(2)
        .house(0, "Sun", &[(Element::Fire, Size::Large, 1)])
        .house(1, "Tower", &[(Element::Water, Size::Small, 4)])
        .hand(0, &["Moon"]);
    let mut m = in_progress(scene.game(), HandOptions::default(), true).unwrap();
    let mut seating = Seating::new(vec![Sitter::Person, Sitter::Bot(Skill::Low)]);
    seating.names = Names::new(["Ann".into(), "Bo".into()]);
    m.seat(seating);
    m
}

/// A play that is declared, as the journal tells it.
fn declared(play: Play) -> String {
    serde_json::json!({ "declare": Declaration::Play(play) }).to_string()
}

/// The position in which the pyramid stands beside the house.
struct Beside {
    m: Match<Thoth>,
    piece: PieceId,
    from: Place,
    to: Place,
}

impl Beside {
    fn new() -> Self {
        let mut m = begun();
        m.intend(Intent::Declare(Declaration::Play(RAISE()))).unwrap();
        m.run_until_waiting(1_400);
        let piece = due(&m).unwrap();
        let (from, to) = carried(&m, ME, piece);
        Self { m, piece, from, to }
    }

    fn taken(&self) -> String {
        format!("{{\"take\":{}}}", self.piece.0)
    }

    /// Whether it was let go of in its place.
    fn set(&self, came: &Came) -> Result<(), String> {
        came.did(&[&self.taken(), "release"])?;
        let place = goal(&self.m, self.piece).unwrap().translation;
        let off = came.wanted()?.0.truncate().distance(place.truncate());
        if off < THERE_CM { Ok(()) } else { Err(format!("{off:.1} cm from {place}: {:?}", came.moves)) }
    }
}

/// Somewhere on the table, away from a place.
fn away(slow: &mut Slow, from: Place) -> Place {
    loop {
        let some = |range: &std::ops::Range<i32>, slow: &mut Slow| {
            range.start + slow.chance((range.end - range.start) as usize) as i32
        };
        let at = (some(&MIDDLE.0, slow), some(&MIDDLE.1, slow));
        if (at.0 - from.0).abs() + (at.1 - from.1).abs() > 40 {
            return at;
        }
    }
}

/// Makes so many gestures with the pyramid, and so many with cards.
pub(super) fn build(slow: &mut Slow, (count, cards): (usize, usize)) {
    let beside = Beside::new();
    slow.put(&beside.m.to_bytes().unwrap());
    let mut plain_cm = None;
    for n in 0..count {
        slow.load();
        let (from, to) = (beside.from, beside.to);
        let on = away(slow, to);
        let some = 1 + slow.chance(3);
        let set = |came: &Came| beside.set(came);
        let put_back = |came: &Came| came.did(&[&beside.taken(), "put_back"]).and(came.opened(&[]));
        match n % 6 {
            2 => {
                let high = Cell::new(0.0);
                slow.gesture("dragged at the table", &[drag(from, &[], to, on)], |came| {
                    beside.set(came)?;
                    high.set(came.wanted()?.1);
                    Ok(())
                });
                plain_cm = Some(high.get());
            }
            1 => slow.gesture("two clicks, table and house", &[two_clicks(from, &[], to, on)], set),
            0 => slow.gesture("put back by the right button", &[drag(from, &RIGHT, to, on)], put_back),
            3 => {
                let raised = [Do::Notches(some as u8)];
                slow.gesture("raised by the wheel", &[drag(from, &raised, to, on)], |came| {
                    beside.set(came)?;
                    let (high, least) = (came.wanted()?.1, plain_cm.unwrap() + NOTCH_CM * some as f32 - 0.05);
                    if high > least { Ok(()) } else { Err(format!("{high} cm high, not {least}")) }
                });
            }
            4 => {
                let turned = keys(&vec!["q"; some]);
                slow.gesture("turned by keys", &[two_clicks(from, &turned, to, on)], |came| {
                    came.did(&[&beside.taken(), "release"])?;
                    let (is, due) = (heading(came), TURN_DEG * some as f32);
                    let right = is
                        .is_some_and(|is| (is - due).rem_euclid(90.0).min((due - is).rem_euclid(90.0)) < 1.0);
                    if right { Ok(()) } else { Err(format!("turned to {is:?}°, not {due}°")) }
                });
            }
            _ => {
                let back = [&click(from)[..], &go(to), &keys(&["Escape"]), &go(on)].concat();
                slow.gesture("put back by Esc", &[back], put_back);
            }
        }
    }
    let begun = begun();
    slow.put(&begun.to_bytes().unwrap());
    let way = clicks(&begun, ME, RAISE());
    for n in 0..cards {
        slow.load();
        if n % 2 == 0 {
            // Another card, the card, its use; and once that is seen the button.
            let (last, first) = way.split_last().unwrap();
            let picks = first.iter().flat_map(|place| click(*place)).collect();
            slow.gesture("cards and a button", &[picks, click(*last)], |came| {
                came.did(&[&declared(RAISE())])
            });
        } else {
            slow.gesture("two keys for a card", &[keys(&["x", "x"])], |came| {
                let one = came.deeds.len() == 1 && came.deeds[0].contains("Discard");
                if one { Ok(()) } else { Err(format!("done was {:?}", came.deeds)) }
            });
        }
    }
}
