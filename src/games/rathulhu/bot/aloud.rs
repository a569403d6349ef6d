//! What a bot tells everybody of its move: why, in one sentence. All but hidden scores lies open in this game, so what the search
//! found may be told where no score is hidden. The points are those of the value model (`worth`).

use super::worth::{Outlook, best};
use bots::advice::whole;
use bots::search::Ranked;
use game::Seat;
use game::message::{Message, Say, texts};
use rathulhu_rules::{Action, Phase, Player, Rathulhu, ScoreRow, Tile, Token, Tokens, View, stake};
use strum::VariantArray;

/// By so many of 100 games the best way must be better than the next, for a difference worth telling.
const CLEAR: i64 = 6;
/// From so many on, that says more than what lies on the table.
const PLAIN: i64 = 15;
/// A lot that brings so many points is worth waiting for a better one.
const SMALL: f64 = 4.0;
/// So many points of a lot are a matter of a token more or less.
const LITTLE: f64 = 0.5;

texts! {
    /// Why.
    pub enum Aloud in "aloud-rathulhu-" {
        Wins { share: i64, next: i64, other: Message },
        Lot { token: u8, points: i64 },
        LotRow { token: u8, points: i64, row: Message },
        Rival { rival: Seat, points: i64 },
        Dear { token: u8, points: i64 },
        Unwanted { token: u8, points: i64 },
        Setbacks { count: usize },
        LastSign,
        Invoked { points: i64 },
        Small { points: i64 },
        Costly { points: i64 },
        Taken { tile: Message, points: i64 },
        Missed { tile: Message, points: i64 },
    }

    /// The other way, with which the best is compared.
    pub enum Otherwise in "aloud-rathulhu-by-" {
        Draw,
        Invoke,
        Bid { token: u8 },
        Pass,
        Take { tile: Message },
        Done,
        Discard { tile: Message },
    }
}

/// What is told of the first of the ways that a seat has compared, the best first, where so many were `open` to it.
pub fn aloud(view: &View, ranked: &[Ranked<Action>], open: usize) -> Option<Aloud> {
    let choice = ranked.first()?.candidate;
    if open < 2 {
        return None;
    }
    let scores = !view.setup.hidden_scores;
    let compared = |least: i64| if scores { wins(ranked, least) } else { None };
    // Of the order of the bag nothing is looked at.
    let game = Rathulhu::determinize(&view.clone().onlooker(), 0).ok()?;
    compared(PLAIN).or_else(|| seen(&game, view, choice)).or_else(|| compared(CLEAR))
}

/// What the search found, where the best is better than the next by so many of 100 games at least.
fn wins(ranked: &[Ranked<Action>], least: i64) -> Option<Aloud> {
    let [first, second, ..] = ranked else { return None };
    let [share, next] = [first, second].map(|way| whole(100.0 * way.worth));
    let other = match second.candidate {
        Action::Draw => Otherwise::Draw,
        Action::Invoke => Otherwise::Invoke,
        Action::Bid(token) => Otherwise::Bid { token: token.0 },
        Action::Pass => Otherwise::Pass,
        Action::Take(tile) => Otherwise::Take { tile: tile.message() },
        Action::Done => Otherwise::Done,
        Action::Discard(tile) => Otherwise::Discard { tile: tile.message() },
    };
    (share - next >= least).then(|| Aloud::Wins { share, next, other: other.message() })
}

/// What everybody sees that speaks for a choice.
pub(super) fn seen(game: &Rathulhu, view: &View, choice: Action) -> Option<Aloud> {
    let seat = game.phase().seat()?;
    let player = game.player(seat)?;
    let outlook = Outlook::new(game, seat);
    let high = match game.phase() {
        Phase::Auction(auction) => auction.high().map(|(_, token)| token),
        _ => None,
    };
    let cheapest = outlook.cheapest(game, player, high);
    match choice {
        Action::Bid(token) => {
            let gain = with(game, seat, token)?;
            match rival(game, seat) {
                Some((rival, most)) if most > gain && most > LITTLE => {
                    Some(Aloud::Rival { rival, points: whole(most) })
                }
                _ => (gain > LITTLE).then(|| lot(view, seat, token, gain)),
            }
        }
        Action::Pass => {
            let count = game.track().tiles().filter(|tile| matches!(tile, Tile::Setback(_))).count();
            let (token, gain) = cheapest?;
            Some(match (token.0, whole(gain.abs())) {
                _ if count > 0 && gain < LITTLE => Aloud::Setbacks { count },
                (token, points) if gain < -LITTLE => Aloud::Unwanted { token, points },
                (token, _) => Aloud::Dear { token, points: whole(gain) },
            })
        }
        Action::Invoke => {
            let (_, gain) = cheapest?;
            let most = rival(game, seat).map_or(f64::MIN, |(_, most)| most);
            if gain > most.max(LITTLE) {
                return Some(Aloud::Invoked { points: whole(gain) });
            }
            (view.time_spaces - view.signs == 1).then_some(Aloud::LastSign)
        }
        Action::Draw => {
            game.track().tiles().next()?;
            let (_, gain) = cheapest?;
            let room = view.track.tiles().count() < rathulhu_rules::TRACK;
            let points = whole(gain.abs());
            match gain {
                _ if !room || gain > SMALL => None,
                _ if gain < -LITTLE => Some(Aloud::Costly { points }),
                _ => Some(Aloud::Small { points }),
            }
        }
        Action::Take(tile) => {
            let more = outlook.after_taking(player, tile) - outlook.player(player);
            (more > LITTLE).then(|| Aloud::Taken { tile: tile.message(), points: whole(more) })
        }
        Action::Discard(tile) => {
            let mut after = *player;
            after.tiles.take(tile, 1);
            let less = outlook.player(player) - outlook.player(&after);
            Some(Aloud::Missed { tile: tile.message(), points: whole(less) })
        }
        Action::Done => None,
    }
}

/// What a lot that is worth so much brings for a token: the row in which it counts most, where that is most of it.
fn lot(view: &View, seat: Seat, token: Token, gain: f64) -> Aloud {
    let (paid, points) = (token.0, whole(gain));
    let stake = stake(view, seat, token);
    let by_row = stake.and_then(|stake| {
        let total = |row: &ScoreRow| {
            let gain = stake.rows.row(*row);
            f64::from(gain.now + gain.later)
        };
        best(ScoreRow::VARIANTS.iter().map(|row| (*row, total(row)))).filter(|(_, most)| *most >= gain / 2.0)
    });
    match by_row {
        Some((row, _)) => Aloud::LotRow { token: paid, points, row: row.message() },
        None => Aloud::Lot { token: paid, points },
    }
}

/// What a seat would gain by winning the lot for a token.
fn with(game: &Rathulhu, seat: Seat, token: Token) -> Option<f64> {
    let player = game.player(seat)?;
    let only: Tokens = std::iter::once(token).collect();
    Outlook::new(game, seat).gains(game, player, only).next().map(|(_, gain)| gain)
}

/// The rival who would gain most by the lot, with the lowest token that is high enough, and how much.
fn rival(game: &Rathulhu, seat: Seat) -> Option<(Seat, f64)> {
    let high = match game.phase() {
        Phase::Auction(auction) => auction.high(),
        _ => None,
    };
    let gain = |(who, player): (Seat, &Player)| {
        // Whoever holds the highest bid pays with that.
        let floor = high.filter(|(holder, _)| *holder != who).map(|(_, token)| token);
        Some((who, Outlook::new(game, who).cheapest(game, player, floor)?.1))
    };
    let rivals = (0..).map(Seat).zip(game.players()).filter(|(who, _)| *who != seat);
    best(rivals.filter_map(gain))
}
