//! What is quoted is what comes of it when it is really done.

use super::explain::{Why, reasons};
use super::worth::Outlook;
use crate::bot::Bot;
use bots::advice::points;
use bots::{Bot as _, SeatPosition};
use game::message::Say;
use game::{Game, Seat};
use rathulhu_rules::{Action, Phase, Rathulhu, Setup, Token};
use session::Skill;

/// The points of a lot are those by which the value of a player rises who really invokes and wins it.
#[test]
fn the_lot_is_worth_what_comes_of_winning_it() {
    let mut compared = 0;
    for seed in 0..6 {
        let mut game = Rathulhu::new(&Setup::players(2), seed).unwrap();
        let mut bots: Vec<Bot> = (0..2).map(|seat| Bot::new(Skill::Low, seed, Seat(seat))).collect();
        for _ in 0..60 {
            let Phase::Turn { seat } = *game.phase() else {
                let Some(seat) = game.phase().seat() else { break };
                let action = bots[usize::from(seat.0)].choose(&SeatPosition::of(&game, seat)).unwrap();
                game.play(seat, action).unwrap();
                continue;
            };
            for one in &reasons(&game, Action::Draw) {
                let (token, quoted) = match one {
                    Why::Gain { token, points: gain } => (*token, points(*gain as f64)),
                    Why::Loss { token, points: loss } => (*token, points(-(*loss) as f64)),
                    _ => continue,
                };
                compared += usize::from(is_won(&game, seat, Token(token), &quoted));
            }
            let action = bots[usize::from(seat.0)].choose(&SeatPosition::of(&game, seat)).unwrap();
            game.play(seat, action).unwrap();
        }
    }
    assert!(compared > 10, "{compared}");
}

/// Wins the lot for the lowest token; whether that could be done without a choice of the rules' own.
fn is_won(game: &Rathulhu, seat: Seat, token: Token, quoted: &str) -> bool {
    let (before, mut after) = (*game.player(seat).unwrap(), game.clone());
    if after.play(seat, Action::Invoke).is_err() {
        return false;
    }
    while let Phase::Auction(auction) = after.phase() {
        let bidder = auction.bidder;
        let own = Action::Bid(token);
        let action = if bidder == seat { own } else { Action::Pass };
        if after.play(bidder, action).is_err() {
            return false;
        }
    }
    if !matches!(after.phase(), Phase::Turn { .. }) || after.aeon() != game.aeon() {
        return false;
    }
    let outlook = Outlook::new(game, seat);
    let gained = outlook.player(after.player(seat).unwrap()) - outlook.player(&before);
    assert_eq!(quoted, points(gained));
    true
}

/// A token that is kept by passing is still there, what it is kept for is not in the lot, and where nobody gains by beating a bid,
/// all who go by what they gain pass.
#[test]
fn what_speaks_for_a_choice_is_so_once_it_is_done() {
    let (mut kept, mut alone) = (0, 0);
    for seed in 0..6 {
        let mut game = Rathulhu::new(&Setup::players(3), seed).unwrap();
        let mut bots: Vec<Bot> = (0..3).map(|seat| Bot::new(Skill::Middle, seed, Seat(seat))).collect();
        for _ in 0..80 {
            let Some(seat) = game.phase().seat() else { break };
            let action = bots[usize::from(seat.0)].choose(&SeatPosition::of(&game, seat)).unwrap();
            let told = reasons(&game, action);
            let lot: Vec<_> = game.track().tiles().map(|tile| Say::message(&tile)).collect();
            game.play(seat, action).unwrap();
            match told.first() {
                Some(Why::Keeps { token, tile, .. }) => {
                    assert!(game.player(seat).unwrap().face_up.has(Token(*token)) && !lot.contains(tile));
                    kept += 1;
                }
                Some(Why::Alone { token }) => {
                    let mut after = game.clone();
                    while let Phase::Auction(auction) = after.phase() {
                        let bidder = auction.bidder;
                        let bot = &mut bots[usize::from(bidder.0)].clone();
                        let answer = match bidder == seat {
                            true => Action::Bid(Token(*token)),
                            false => bot.choose(&SeatPosition::of(&after, bidder)).unwrap(),
                        };
                        // Lower tokens may be bid before.
                        if auction.high() == Some((seat, Token(*token))) {
                            assert_eq!(answer, Action::Pass, "{seed}");
                            alone += 1;
                        }
                        if after.play(bidder, answer).is_err() {
                            break;
                        }
                    }
                }
                _ => {}
            }
        }
    }
    assert!(kept > 3 && alone > 3, "{kept}, {alone}");
}
