//! The rules of Houses of Thoth, through the public interface: the worked examples of the rules as data, the cases
//! between them, and random hands in which every invariant is checked at every state.

use game::{Game, OutOfTurn, Outcome, Seat};
use support::houses::{Scene, card, cards};
use table::PieceId;
use thoth_rules::*;

mod auction;
mod bot_play;
mod building;
mod examples;
mod late;
mod outlook;
mod random;
mod secrets;
mod telling;
mod worth;

use Element::{Air, Earth, Fire, Spirit, Water};
use Size::{Large, Medium, Small};

fn play(game: &mut Thoth, play: Play) -> Vec<Event> {
    let seat = game.active();
    let events = game.apply(seat, Action::Play(play)).unwrap_or_else(|no| panic!("{play:?}: {no}"));
    game.audit().unwrap();
    events
}

fn refused(game: &Thoth, play: Play) -> Refusal {
    game.check_play(game.active(), play).unwrap_err()
}

/// The raises that Seat 1 has with a card, as (size, count).
fn raises(game: &Thoth, name: &str) -> Vec<(Size, u8)> {
    let is = |play: Play| match play {
        Play::Raise { card: c, size, count } if c == card(name) => Some((size, count)),
        _ => None,
    };
    game.plays(Seat(0)).into_iter().filter_map(is).collect()
}

fn up_to(small: u8, medium: u8, large: u8) -> Vec<(Size, u8)> {
    let some = |size, most| (1..=most).map(move |count| (size, count));
    some(Small, small).chain(some(Medium, medium)).chain(some(Large, large)).collect()
}

/// The cards of Seat 1's hand that can be played in a way.
fn playable(game: &Thoth, kind: Kind) -> Vec<Card> {
    let mut found: Vec<Card> =
        game.plays(Seat(0)).into_iter().filter(|play| play.kind() == kind).map(Play::card).collect();
    found.dedup();
    found
}
