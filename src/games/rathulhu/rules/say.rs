//! What the rules say, as messages. The language files of the game have the text (`assets/lang/*/rathulhu.ftl`).

use super::action::{Action, Refusal};
use super::event::{AeonEnd, Event};
use super::score::ScoreRow;
use super::tiles::{Pile, Setback, Site, Tile, Tome};
use super::tokens::Token;
use game::Seat;
use game::message::{Arg, Message, Rule, Say};
use game::words::{score, signed};

/// The message of an id of this game.
macro_rules! say {
    ($id:literal $(, $name:literal: $arg:expr)* $(,)?) => {
        Message::new(concat!("rathulhu-", $id))$(.with($name, $arg))*
    };
}

/// A word that a text chooses by.
fn keyword(word: impl Into<&'static str>) -> Arg {
    Arg::Keyword(word.into())
}

impl From<Token> for Arg {
    fn from(Token(number): Token) -> Self {
        number.into()
    }
}

impl Say for Tome {
    fn message(&self) -> Message {
        say!("tome", "tome": keyword(self))
    }
}

impl Say for Site {
    fn message(&self) -> Message {
        say!("site", "site": keyword(self))
    }
}

impl Say for Setback {
    fn message(&self) -> Message {
        say!("setback", "setback": keyword(self))
    }
}

impl Say for Tile {
    fn message(&self) -> Message {
        match self {
            Self::ElderSign => say!("tile-elder-sign"),
            Self::OldOne => say!("tile-old-one"),
            Self::Relic => say!("tile-relic"),
            Self::Tome(tome) => say!("tile-tome", "tome": tome.message()),
            Self::Altar => say!("tile-altar"),
            Self::Cultist => say!("tile-cultist"),
            Self::Shoggoth => say!("tile-shoggoth"),
            Self::Site(site) => say!("tile-site", "site": site.message()),
            Self::Setback(setback) => setback.message(),
        }
    }
}

impl Say for ScoreRow {
    fn message(&self) -> Message {
        say!("row", "row": keyword(self))
    }
}

/// Some tiles by kind, with how many there are of each.
pub fn pile(tiles: &Pile) -> Message {
    let kind = |(tile, count): (Tile, u8)| match count {
        1 => tile.message(),
        _ => say!("tiles-of-kind", "count": count, "tile": tile.message()),
    };
    let kinds: Vec<Message> = tiles.iter().map(kind).collect();
    if kinds.is_empty() { say!("tiles-none") } else { say!("tiles", "tiles": kinds) }
}

/// What a seat gets in an Aeon, and its score then.
fn tally(seat: Seat, points: i16, total: i16) -> Message {
    say!("tally", "seat": seat, "points": signed(points), "score": score(total))
}

impl Say for Action {
    fn message(&self) -> Message {
        match self {
            Self::Draw => say!("action-draw"),
            Self::Take(tile) => say!("action-take", "tile": tile.message()),
            Self::Done => say!("action-done"),
            Self::Invoke => say!("action-invoke"),
            Self::Bid(token) => say!("action-bid", "token": *token),
            Self::Pass => say!("action-pass"),
            Self::Discard(tile) => say!("action-discard", "tile": tile.message()),
        }
    }
}

impl Say for Event {
    fn message(&self) -> Message {
        match self {
            Self::Drew { seat, tile, .. } => say!("event-drew", "seat": *seat, "tile": tile.message()),
            Self::DrewSign { seat, signs, spaces } => {
                say!("event-drew-sign", "seat": *seat, "signs": *signs, "spaces": *spaces)
            }
            Self::UsedOldOne { seat, tile, .. } => {
                say!("event-used-old-one", "seat": *seat, "tile": tile.message())
            }
            Self::Invoked { seat } => say!("event-invoked", "seat": *seat),
            Self::AuctionBegan { lot, token, .. } => {
                let lot: Pile = lot.iter().copied().collect();
                say!("event-auction-began", "lot": pile(&lot), "token": *token)
            }
            Self::Bid { seat, token } => say!("event-bid", "seat": *seat, "token": *token),
            Self::Passed { seat } => say!("event-passed", "seat": *seat),
            Self::Won { seat, lot, paid, gained } => {
                say!("event-won", "seat": *seat, "paid": *paid, "lot": pile(lot), "gained": *gained)
            }
            Self::NoBid { swept } if swept.is_empty() => say!("event-no-bid"),
            Self::NoBid { swept } => say!("event-no-bid-swept", "tiles": pile(swept)),
            Self::Struck { seat, setback } => {
                say!("event-struck", "seat": *seat, "setback": setback.message())
            }
            Self::Discarded { seat, tile } => {
                say!("event-discarded", "seat": *seat, "tile": tile.message())
            }
            Self::AeonEnded { aeon, why: AeonEnd::Time } => say!("event-aeon-ended-time", "aeon": *aeon),
            Self::AeonEnded { aeon, why: AeonEnd::Tokens } => say!("event-aeon-ended-tokens", "aeon": *aeon),
            Self::AeonScored { sheet, scores } if scores.is_empty() => {
                say!("event-aeon-scored-hidden", "aeon": sheet.aeon)
            }
            Self::AeonScored { sheet, scores } => {
                let lines = (0..).map(Seat).zip(sheet.lines.iter().zip(scores));
                let lines: Vec<Message> =
                    lines.map(|(seat, (line, score))| tally(seat, line.total(), *score)).collect();
                say!("event-aeon-scored", "aeon": sheet.aeon, "tallies": lines)
            }
            Self::AeonBegan { aeon, seat } => say!("event-aeon-began", "aeon": *aeon, "seat": *seat),
            Self::Over { outcome, .. } => say!("event-over", "outcome": outcome.message()),
        }
    }
}

impl Say for Refusal {
    fn message(&self) -> Message {
        let words = match self {
            Self::OutOfTurn(why) => why.message(),
            Self::TrackFull => say!("refusal-track-full"),
            Self::BagEmpty => say!("refusal-bag-empty"),
            Self::NoOldOne => say!("refusal-no-old-one"),
            Self::TakesOldOne => say!("refusal-takes-old-one"),
            Self::NotOnTrack(tile) => say!("refusal-not-on-track", "tile": tile.message()),
            Self::NothingBegun => say!("refusal-nothing-begun"),
            Self::UsingOldOnes => say!("refusal-using-old-ones"),
            Self::NoAuction => say!("refusal-no-auction"),
            Self::AuctionOn => say!("refusal-auction-on"),
            Self::NotYourToken(token) => say!("refusal-not-your-token", "token": *token),
            Self::FaceDown(token) => say!("refusal-face-down", "token": *token),
            Self::TooLow { token, high } => say!("refusal-too-low", "token": *token, "high": *high),
            Self::MustBid => say!("refusal-must-bid"),
            Self::NoSetback => say!("refusal-no-setback"),
            Self::SetbackFirst => say!("refusal-setback-first"),
            Self::NotHeld(tile) => say!("refusal-not-held", "tile": tile.message()),
            Self::NotAsked(tile) => say!("refusal-not-asked", "tile": tile.message()),
        };
        words.by(Rule::of(self))
    }
}

/// What the score sheets of all Aeons are called when they are printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heading {
    /// A row of an Aeon, from 1.
    Row(u8, ScoreRow),
    /// The sum of an Aeon, from 1.
    Aeon(u8),
    /// The score.
    Score,
}

impl Say for Heading {
    fn message(&self) -> Message {
        match self {
            Self::Row(aeon, row) => say!("heading-row", "aeon": *aeon, "row": row.message()),
            Self::Aeon(aeon) => say!("heading-aeon", "aeon": *aeon),
            Self::Score => say!("heading-score"),
        }
    }
}
