//! Why a bot does what it does, in words: what the lot is worth, and to whom, and what ends the Aeon. The values are those of
//! the value model (`worth`), from what the seat sees.

use super::worth::Outlook;
use bots::advice::{Advice, ScoredOption, whole};
use bots::search::Ranked;
use game::Seat;
use game::message::{Message, Say, texts};
use rathulhu_rules::{Action, Phase, Player, Rathulhu, Tile, Token, View};

texts! {
    /// What can be done.
    pub enum Deeds in "coach-rathulhu-" {
        Draw,
        Invoke,
        Bid { token: u8 },
        Pass,
        Take { tile: Message },
        Done,
        Discard { tile: Message },
    }
}

/// A lot that changes one's prospects by less is not worth a token yet, points: as the adept invokes.
const RIPE: f64 = 1.7;

texts! {
    /// Why.
    pub enum Why in "coach-rathulhu-why-" {
        Only,
        Gain { token: u8, points: i64 },
        Loss { token: u8, points: i64 },
        Rival { rival: Seat, points: i64 },
        Setbacks { count: usize },
        Signs { left: u8 },
        Missed { tile: Message },
        Wants { tile: Message, points: i64 },
        Keeps { token: u8, tile: Message, points: i64 },
        Alone { token: u8 },
        Denies { rival: Seat, points: i64 },
        Ripens,
    }
}

/// What is said of an action.
pub(super) fn deed(action: Action) -> Deeds {
    let named = |tile: Tile| tile.message();
    match action {
        Action::Draw => Deeds::Draw,
        Action::Invoke => Deeds::Invoke,
        Action::Bid(token) => Deeds::Bid { token: token.0 },
        Action::Pass => Deeds::Pass,
        Action::Take(tile) => Deeds::Take { tile: named(tile) },
        Action::Done => Deeds::Done,
        Action::Discard(tile) => Deeds::Discard { tile: named(tile) },
    }
}

texts! {
    /// How good a way is by points, where it hardly matters for winning any more.
    pub enum PointsRating in "coach-rathulhu-way-" {
        Points { what: Message, value: i64, better: bool },
    }
}

/// What is said of an action that is better than another by so many points, or worse.
pub(super) fn by_points(action: &Action, better: bool, value: i64) -> Message {
    PointsRating::Points { what: deed(*action).message(), value, better }.message()
}

/// Advice for the seat that sees this, from what its bot has compared, the best first.
pub(super) fn advice(view: &View, ranked: Vec<Ranked<Action>>) -> Option<Advice<Action>> {
    let choice = ranked.first()?.candidate;
    let only = (ranked.len() == 1).then(|| Why::Only.message());
    let way = |one: Ranked<Action>| ScoredOption::share(one.candidate, one.worth, deed(one.candidate));
    let ways = ranked.into_iter().map(way).collect();
    let mut advice = Advice::of(choice, &deed(choice)).among(ways).because(only);
    // Tokens, tiles and the track lie open: any order of the bag will do.
    if let Ok(game) = Rathulhu::determinize(view, 0) {
        advice.why.extend(reasons(&game, choice).iter().map(Say::message));
    }
    Some(advice)
}

pub(super) fn reasons(game: &Rathulhu, choice: Action) -> Vec<Why> {
    if let Action::Discard(tile) = choice {
        return vec![Why::Missed { tile: tile.message() }];
    }
    let lot = match game.phase() {
        Phase::Turn { seat } => lot(game, *seat, None),
        Phase::Auction(auction) => lot(game, auction.bidder, auction.high()),
        Phase::OldOnes { .. } | Phase::Setback { .. } | Phase::Over => vec![],
    };
    let left = game.setup().time_spaces() - game.signs();
    let cause = cause(game, choice);
    // What is denied to a rival is told once.
    let denies = matches!(cause, Some(Why::Denies { .. }));
    let lot = lot.into_iter().filter(|why| !(denies && matches!(why, Why::Rival { .. })));
    cause.into_iter().chain(lot).chain([Why::Signs { left }]).collect()
}

/// What speaks for the choice in the first place, by the value model.
fn cause(game: &Rathulhu, choice: Action) -> Option<Why> {
    let (seat, high) = match game.phase() {
        Phase::Turn { seat } => (*seat, None),
        Phase::Auction(auction) => (auction.bidder, auction.high().map(|(_, token)| token)),
        Phase::OldOnes { .. } | Phase::Setback { .. } | Phase::Over => return None,
    };
    let (player, outlook) = (game.player(seat)?, Outlook::new(game, seat));
    let gain = |who: Seat, floor| Outlook::new(game, who).cheapest(game, game.player(who)?, floor);
    let mut rivals = (0..game.players().len() as u8).map(Seat).filter(|rival| *rival != seat);
    match choice {
        Action::Pass => {
            let (token, _) = outlook.cheapest(game, player, high)?;
            let in_lot = |tile: &Tile| game.track().tiles().any(|lies| lies == *tile);
            let absent = Tile::ALL.into_iter().filter(|tile| *tile != Tile::ElderSign && !in_lot(tile));
            let (tile, worth) = outlook.most_wanted(player, absent)?;
            Some(Why::Keeps { token: token.0, tile: tile.message(), points: whole(worth) })
        }
        Action::Draw => {
            let (_, gain) = gain(seat, None)?;
            (gain < RIPE).then_some(Why::Ripens)
        }
        Action::Invoke | Action::Bid(_) => {
            let own = if let Action::Bid(token) = choice { token } else { gain(seat, None)?.0 };
            let beats = |rival| gain(rival, Some(own)).is_some_and(|(_, gain)| gain > 0.0);
            let now = |rival| Some((rival, gain(rival, None)?.1));
            let most = rivals.clone().filter_map(now).max_by(|a, b| a.1.total_cmp(&b.1));
            let mine = outlook.gains(game, player, [own].into_iter().collect()).next()?.1;
            if matches!(choice, Action::Bid(_))
                && let Some((rival, gain)) = most.filter(|(_, gain)| *gain > mine && gain.round() > 0.0)
            {
                return Some(Why::Denies { rival, points: whole(gain) });
            }
            if !rivals.any(beats) {
                return Some(Why::Alone { token: own.0 });
            }
            let (tile, worth) = outlook.most_wanted(player, game.track().tiles())?;
            Some(Why::Wants { tile: tile.message(), points: whole(worth) })
        }
        Action::Take(_) | Action::Done | Action::Discard(_) => None,
    }
}

/// What the lot is worth to a seat, with the cheapest token that beats the highest bid, and to the rival who would gain most.
fn lot(game: &Rathulhu, seat: Seat, high: Option<(Seat, Token)>) -> Vec<Why> {
    if game.track().tiles().next().is_none() {
        return vec![];
    }
    let gain = |who: Seat, player: &Player| {
        let floor = high.filter(|(holder, _)| *holder != who).map(|(_, token)| token);
        Outlook::new(game, who).cheapest(game, player, floor)
    };
    let own = game.player(seat).and_then(|player| gain(seat, player));
    let rivals = (0..).map(Seat).zip(game.players()).filter(|(rival, _)| *rival != seat);
    let gains = rivals.filter_map(|(rival, player)| Some((rival, gain(rival, player)?.1)));
    let most = gains.max_by(|a, b| a.1.total_cmp(&b.1));
    let setbacks = game.track().tiles().filter(|tile| matches!(tile, Tile::Setback(_))).count();
    let own = own.map(|(token, gain)| match gain.round() >= 0.0 {
        true => Why::Gain { token: token.0, points: whole(gain) },
        false => Why::Loss { token: token.0, points: whole(-gain) },
    });
    let rival = most
        .filter(|(_, gain)| gain.round() > 0.0)
        .map(|(rival, gain)| Why::Rival { rival, points: whole(gain) });
    let setbacks = (setbacks > 0).then_some(Why::Setbacks { count: setbacks });
    own.into_iter().chain(rival).chain(setbacks).collect()
}
