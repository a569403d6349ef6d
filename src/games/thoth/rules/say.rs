//! What the rules say, as messages: their ids and arguments. The texts stand in `assets/lang/*/thoth.ftl`.

use super::action::{Kind, Play};
use super::asks::Asks;
use super::bid::Bid;
use super::cards::{Card, Court, Element, Elements, Suit};
use super::digest::LogLine;
use super::event::Event;
use super::facts::Fall;
use super::house::Rubble;
use super::length::GOALS;
use super::pieces::{Piece, Size};
use super::plays::idle_limit;
use super::refusal::{Chance, Refusal};
use super::score::{Ending, MALICE};
use super::setup::SetupProblem;
use game::Seat;
use game::message::{Arg, Message, Say};
use game::words::score;

/// The message of an id of this game.
macro_rules! say {
    ($id:literal $(, $name:literal: $arg:expr)* $(,)?) => {
        Message::new(concat!("thoth-", $id))$(.with($name, $arg))*
    };
}

/// A word that a text chooses by.
fn keyword(word: impl Into<&'static str>) -> Arg {
    Arg::Keyword(word.into())
}

impl Say for Element {
    fn message(&self) -> Message {
        say!("element", "element": keyword(self))
    }
}

impl Say for Elements {
    fn message(&self) -> Message {
        let all: Vec<Element> = self.iter().collect();
        if all.is_empty() { say!("elements-none") } else { say!("elements", "elements": Arg::all(&all)) }
    }
}

impl Say for Suit {
    fn message(&self) -> Message {
        say!("suit", "suit": keyword(self))
    }
}

impl Say for Court {
    fn message(&self) -> Message {
        say!("court", "court": keyword(self))
    }
}

/// The size of a pyramid, to be said.
pub fn size_name(size: Size) -> Message {
    say!("size", "size": keyword(size))
}

impl Say for Kind {
    fn message(&self) -> Message {
        say!("kind", "kind": keyword(self))
    }
}

impl Say for Card {
    fn message(&self) -> Message {
        match self {
            Self::Small(number, suit) => {
                say!("card-small", "number": keyword(number), "suit": keyword(suit))
            }
            Self::Court(court, suit) => say!("card-court", "court": keyword(court), "suit": keyword(suit)),
            Self::Trump(trump) if self.takes_article() => say!("card-trump", "trump": keyword(trump)),
            Self::Trump(trump) => say!("card-virtue", "trump": keyword(trump)),
        }
    }
}

impl Say for Piece {
    fn message(&self) -> Message {
        match self {
            Self::Pyramid { element, size } => {
                say!("pyramid", "element": keyword(element), "size": keyword(size))
            }
            Self::Card(card) => card.message(),
        }
    }
}

/// Scores, with a proper minus.
fn scores(all: impl Iterator<Item = i32>) -> Arg {
    Arg::All(all.map(|points| say!("score", "points": Arg::Name(score(points)))).collect())
}

fn played(seat: Seat, play: Play) -> Message {
    let card = play.card().message();
    match play {
        Play::Foundation { .. } => say!("event-foundation", "seat": seat, "card": card),
        Play::Raise { card: redeemed, size, count } => say!(
            "event-raise",
            "seat": seat,
            "card": card,
            "count": count,
            "size": keyword(size),
            "element": keyword(redeemed.element()),
        ),
        Play::Story { .. } => say!("event-story", "seat": seat, "card": card),
        Play::Roof { .. } => say!("event-roof", "seat": seat, "card": card),
        Play::Trouble { against, replacing: None, .. } => {
            say!("event-trouble", "seat": seat, "against": against, "card": card)
        }
        Play::Trouble { against, replacing: Some(old), .. } => {
            say!("event-replace", "seat": seat, "against": against, "card": card, "old": old.message())
        }
        Play::Relief { .. } => say!("event-relief", "seat": seat, "card": card),
        Play::Discard { .. } => say!("event-discard", "seat": seat, "card": card),
        // Never told: `Event::EndCalled` keeps the card secret.
        Play::CallEnd { .. } => say!("event-end-called", "seat": seat),
    }
}

/// How a piece fell; of one that was just let go, beside what.
fn fell(kind: Piece, how: Fall) -> Message {
    let piece = kind.message();
    let what = keyword(if matches!(kind, Piece::Card(_)) { "card" } else { "pyramid" });
    match how {
        Fall::Dropped { um } => say!("event-sank", "piece": piece, "by": Arg::Length(um)),
        Fall::Tilted { mdeg } => say!("event-tilted", "piece": piece, "by": Arg::Angle(mdeg)),
        Fall::LeftSupport => say!("event-slid", "piece": piece),
        Fall::LeftTable => say!("event-left-table", "piece": piece),
        Fall::Misplaced => say!("event-misplaced", "piece": piece, "what": what),
        Fall::Beside => say!("event-beside", "piece": piece, "what": what),
    }
}

fn lost(message: Message, rubble: &Rubble) -> Message {
    message.with("cards", rubble.cards.len()).with("pyramids", rubble.pyramids.len())
}

impl Say for Event {
    fn message(&self) -> Message {
        match self {
            Self::Dealt { hand, dealer } => say!("event-dealt", "hand": *hand, "dealer": *dealer),
            Self::TurnBegan { turn, seat, extra } => {
                say!("event-turn-began", "turn": *turn, "seat": *seat, "extra": *extra)
            }
            Self::Reshuffled { cards } => say!("event-reshuffled", "cards": *cards),
            Self::Drew { seat, left } => say!("event-drew", "seat": *seat, "left": *left),
            Self::Played { seat, play } => played(*seat, *play),
            Self::EndCalled { seat } => say!("event-end-called", "seat": *seat),
            Self::Set { seat, kind: Piece::Card(card), .. } => {
                say!("event-laid", "seat": *seat, "card": card.message())
            }
            Self::Set { seat, kind, .. } => say!("event-set", "seat": *seat, "piece": kind.message()),
            Self::LeftAtThat { seat } => say!("event-left-at-that", "seat": *seat),
            Self::Relieved { seat, trouble } => {
                say!("event-relieved", "seat": *seat, "trouble": Arg::all(trouble))
            }
            Self::ExtraTurns { seat, granted } => {
                say!("event-extra-turns", "seat": *seat, "granted": *granted)
            }
            Self::TimedOut => say!("event-timed-out"),
            Self::Fell { kind, how, .. } => fell(*kind, *how),
            Self::Collapsed { seat, rubble } => lost(say!("event-collapsed", "seat": *seat), rubble),
            Self::KnockedOver { by, victim, rubble } => {
                lost(say!("event-knocked-over", "by": *by, "victim": *victim), rubble)
            }
            Self::TookOver { seat, from } => say!("event-took-over", "seat": *seat, "from": *from),
            Self::Excused { seat, .. } => say!("event-excused", "seat": *seat),
            Self::Malice { seat } => say!("event-malice", "seat": *seat, "points": MALICE),
            Self::Scored { result } => {
                let ending = match result.ending {
                    Ending::Roof { seat } => say!("ending-roof", "seat": seat),
                    Ending::Called { .. } => say!("ending-called"),
                    Ending::Idle { .. } => say!("ending-idle", "turns": idle_limit(result.tallies.len())),
                };
                let scores = scores(result.tallies.iter().map(|tally| tally.total()));
                say!("event-scored", "ending": ending, "winner": result.winner, "scores": scores)
            }
            Self::CameDownLate { by } => say!("event-came-down-late", "by": *by),
            Self::TookBack { seat, card } => say!("event-took-back", "seat": *seat, "card": card.message()),
            Self::Bid { seat } => say!("event-bid", "seat": *seat),
            Self::BidsTurnedUp { bids, begins, by_lot } => {
                let bid = |bid: &Bid| say!("bid", "seat": bid.seat, "card": bid.card.message());
                let bids = Arg::All(bids.iter().map(bid).collect());
                say!("event-bids-turned-up", "bids": bids, "begins": *begins, "lot": *by_lot)
            }
            Self::TookBid { seat, card } => say!("event-took-bid", "seat": *seat, "card": card.message()),
            Self::Over { outcome, totals } => {
                let totals = scores(totals.iter().copied());
                say!("event-over", "outcome": outcome.message(), "totals": totals)
            }
        }
    }
}

/// Turns in a row in which cards were only thrown away, in one line.
impl Say for LogLine {
    fn message(&self) -> Message {
        let idle = match self {
            Self::Event(event) => return event.message(),
            Self::Idle(idle) => idle,
        };
        let discard = |(_, seat, card): &(u32, Seat, Card)| played(*seat, Play::Discard { card: *card });
        let discards = Arg::All(idle.iter().map(discard).collect());
        let turn = |of: Option<&(u32, Seat, Card)>| of.map_or(0, |&(turn, ..)| turn);
        match (turn(idle.first()), turn(idle.last())) {
            (_, 0) => say!("idle", "discards": discards),
            (first, last) if first < last => {
                say!("idle-turns", "first": first, "last": last, "discards": discards)
            }
            (_, turn) => say!("idle-turn", "turn": turn, "discards": discards),
        }
    }
}

impl Say for Asks {
    fn message(&self) -> Message {
        match self {
            Self::Play => say!("asks-play"),
            Self::PlayInTrouble(trouble) => say!("asks-play-in-trouble", "trouble": Arg::all(trouble)),
            Self::Take { pyramid, left } => {
                say!("asks-take", "pyramid": pyramid.message(), "left": *left)
            }
            Self::Lay(card) => say!("asks-lay", "card": card.message()),
            Self::LetGo => say!("asks-let-go"),
            Self::Rest => say!("asks-rest"),
            Self::Manner(by) => say!("asks-manner", "by": *by),
            Self::Deal(seat) => say!("asks-deal", "seat": *seat),
            Self::Nothing => say!("asks-nothing"),
            Self::Bid => say!("asks-bid"),
            Self::TakeBid => say!("asks-take-bid"),
        }
    }
}

impl Say for SetupProblem {
    fn message(&self) -> Message {
        let Self::Goal(given) = self;
        say!("set-up-goal", "least": GOALS.0, "most": GOALS.1, "given": *given)
    }
}

impl Say for Refusal {
    fn message(&self) -> Message {
        let words = match self {
            Self::OutOfTurn(why) => why.message(),
            Self::DealFirst => say!("refusal-deal-first"),
            Self::NotOver => say!("refusal-not-over"),
            Self::PlayFirst => say!("refusal-play-first"),
            Self::BuildFirst => say!("refusal-build-first"),
            Self::HandFull => say!("refusal-hand-full"),
            Self::HandEmpty => say!("refusal-hand-empty"),
            Self::Settling => say!("refusal-settling"),
            Self::SayFirst => say!("refusal-say-first"),
            Self::NothingToSay => say!("refusal-nothing-to-say"),
            Self::NothingToJudge => say!("refusal-nothing-to-judge"),
            Self::Report(flaw) => say!("refusal-report", "flaw": Message::english(flaw.to_string())),
            Self::WantPyramid(piece) => say!("refusal-want-pyramid", "piece": piece.message()),
            Self::WantCard(card) => say!("refusal-want-card", "card": card.message()),
            Self::NotInHand(card) => say!("refusal-not-in-hand", "card": card.message()),
            Self::InTrouble(trouble) => say!("refusal-in-trouble", "trouble": Arg::all(trouble)),
            Self::HasFoundation => say!("refusal-has-foundation"),
            Self::NotFoundation(card) => say!("refusal-not-foundation", "card": card.message()),
            Self::NoFoundation => say!("refusal-no-foundation"),
            Self::RaisesNothing(card) => say!("refusal-raises-nothing", "card": card.message()),
            Self::RaiseNone => say!("refusal-raise-none"),
            Self::LevelFull => say!("refusal-level-full"),
            Self::NotAccepted { platform, accepts, element } => say!(
                "refusal-not-accepted",
                "card": platform.message(),
                "accepts": accepts.message(),
                "element": keyword(element),
            ),
            Self::OtherSize { stands } => say!("refusal-other-size", "size": keyword(stands)),
            Self::TooDear { card, worth, needed } => {
                say!("refusal-too-dear", "card": card.message(), "worth": *worth, "needed": *needed)
            }
            Self::NoRoom(left) => say!("refusal-no-room", "left": *left),
            Self::BankShort { element, size, left } => say!(
                "refusal-bank-short",
                "element": keyword(element),
                "size": keyword(size),
                "left": *left,
            ),
            Self::LevelUnfinished(stand) => say!("refusal-level-unfinished", "stand": *stand),
            Self::NotStory(card) => say!("refusal-not-story", "card": card.message()),
            Self::NoMatchBeneath { card, element } => {
                say!("refusal-no-match-beneath", "card": card.message(), "element": keyword(element))
            }
            Self::NotRoof(card) => say!("refusal-not-roof", "card": card.message()),
            Self::NotTrouble(card) => say!("refusal-not-trouble", "card": card.message()),
            Self::OwnHouse => say!("refusal-own-house"),
            Self::NoSuchSeat(seat) => say!("refusal-no-such-seat", "seat": *seat),
            Self::NothingToTrouble(seat) => say!("refusal-nothing-to-trouble", "seat": *seat),
            Self::Immune { seat, element } => {
                say!("refusal-immune", "seat": *seat, "element": keyword(element))
            }
            Self::SayWhich(cards) => say!("refusal-say-which", "cards": Arg::all(cards)),
            Self::ReplacesNone => say!("refusal-replaces-none"),
            Self::NotThere(card) => say!("refusal-not-there", "card": card.message()),
            Self::NoTrouble => say!("refusal-no-trouble"),
            Self::NotRelief(card) => say!("refusal-not-relief", "card": card.message()),
            Self::OtherTrouble { card, element, trouble } => say!(
                "refusal-other-trouble",
                "card": card.message(),
                "element": keyword(element),
                "trouble": Arg::all(trouble),
            ),
            Self::CanStillBuild(Chance { seat, kind }) => {
                say!("refusal-can-still-build", "seat": *seat, "kind": keyword(kind))
            }
            Self::BidFirst => say!("refusal-bid-first"),
            Self::TakeBidFirst => say!("refusal-take-bid-first"),
            Self::NoAuction => say!("refusal-no-auction"),
            Self::NotABid(card) => say!("refusal-not-a-bid", "card": card.message()),
        };
        words.by(self.rule())
    }
}

/// What would become of the held piece where nothing is lost.
pub fn well(how: Well) -> Message {
    say!("well", "how": keyword(how))
}

/// How the held piece would come to lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr, strum::VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Well {
    /// A pyramid on its platform.
    Stands,
    /// A card on four pyramids.
    Lies,
    /// A foundation on its owner's place.
    OnPlace,
    /// Trouble at a house.
    AtHouse,
    /// Where it belongs, after a little help.
    Straightened,
}

/// Why the held piece would be lost, in a few words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr, strum::VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Missed {
    /// It falls off the table.
    OffTable,
    /// A pyramid beside its platform.
    Card,
    /// A pyramid that does not stand on its platform.
    NotOnCard,
    /// A pyramid that something else would carry, too.
    NotOnCardAlone,
    /// A card beside the pyramids.
    Pyramids,
    /// A card that does not lie on the pyramids.
    NotOnPyramids,
    /// A part of one's own house comes down.
    OwnHouse,
}

impl Say for Missed {
    fn message(&self) -> Message {
        say!("missed", "how": keyword(self))
    }
}

/// That another's house would be knocked over.
pub fn knocks_over(seat: Seat) -> Message {
    say!("knocks-over", "seat": seat)
}

/// Several harms in one.
pub fn harms(all: Vec<Message>) -> Message {
    say!("harms", "harms": Arg::All(all))
}
