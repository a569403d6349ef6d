//! What the rules say, as messages. The language files of the game have the text (`assets/lang/*/elder-god.ftl`).

use super::action::{Action, Lack, Refusal};
use super::cards::{Card, CardFace, Condition, Shape};
use super::cells::{Cell, Side};
use super::event::Event;
use super::monster::Lying;
use game::Seat;
use game::message::{Arg, Message, Rule, Say};

/// The message of an id of this game.
macro_rules! say {
    ($id:literal $(, $name:literal: $arg:expr)* $(,)?) => {
        Message::new(concat!("elder-god-", $id))$(.with($name, $arg))*
    };
}

/// A word that a text chooses by.
fn keyword(word: impl Into<&'static str>) -> Arg {
    Arg::Keyword(word.into())
}

/// A cell by its name, as on a chessboard.
impl From<Cell> for Arg {
    fn from(cell: Cell) -> Self {
        Self::Name(cell.to_string())
    }
}

impl Say for Card {
    fn message(&self) -> Message {
        match self.face() {
            CardFace::Limb(shape, state) => say!("limb", "state": keyword(state), "shape": keyword(shape)),
            CardFace::Eyestalk(stalks) if stalks == [Condition::Normal; 4] => say!("eyestalk"),
            CardFace::Eyestalk(_) => say!("eyestalk-mixed"),
            CardFace::ElderSign => say!("elder-sign"),
        }
    }
}

impl Say for Lying {
    fn message(&self) -> Message {
        match self.card.face() {
            CardFace::Limb(shape, state) => {
                say!("lying", "state": keyword(state), "way": keyword(way(shape, self.turned)))
            }
            CardFace::Eyestalk(_) | CardFace::ElderSign => self.card.message(),
        }
    }
}

/// How a shape lies, as a text chooses by it.
const fn way(shape: Shape, turned: bool) -> &'static str {
    match (shape, turned) {
        (Shape::Upright, _) => "upright",
        (Shape::Level, _) => "level",
        (Shape::CurveRight, false) => "curve-up-right",
        (Shape::CurveRight, true) => "curve-down-left",
        (Shape::CurveLeft, false) => "curve-up-left",
        (Shape::CurveLeft, true) => "curve-down-right",
        (Shape::SplitLevel, false) => "split-level-up",
        (Shape::SplitLevel, true) => "split-level-down",
        (Shape::SplitUpright, false) => "split-upright-right",
        (Shape::SplitUpright, true) => "split-upright-left",
    }
}

fn side(side: Side) -> Arg {
    keyword(side)
}

impl Say for Action {
    fn message(&self) -> Message {
        match self {
            Self::Grow(place) => say!("action-grow", "at": place.at, "card": place.lying().message()),
            Self::Damage { against, place } => {
                say!("action-wound", "seat": *against, "at": place.at, "card": place.lying().message())
            }
            Self::Heal(lying) => say!("action-heal", "card": lying.message()),
            Self::Necronomicon => say!("action-necronomicon"),
            Self::Scar(card) => say!("action-scar", "card": card.message()),
            Self::Banish { against, cards, .. } => {
                say!("action-banish", "seat": *against, "cards": *cards)
            }
            Self::Remove(at) => say!("action-remove", "at": *at),
            Self::Throw(card) => say!("action-throw", "card": card.message()),
            Self::Refill => say!("action-refill"),
            Self::Pass => say!("action-pass"),
            Self::Mouth => say!("action-mouth"),
            Self::Wait => say!("action-wait"),
            Self::Discard(card) => say!("action-discard", "card": card.message()),
        }
    }
}

impl Say for Event {
    fn message(&self) -> Message {
        match self {
            Self::TurnBegan { turn, seat } => say!("event-turn-began", "turn": *turn, "seat": *seat),
            Self::Reshuffled { cards } => say!("event-reshuffled", "cards": *cards),
            Self::Drew { seat, .. } => say!("event-drew", "seat": *seat),
            Self::Grew { seat, place } => {
                say!("event-grew", "seat": *seat, "at": place.at, "card": place.lying().message())
            }
            Self::Wounded { seat, against, place, .. } => say!(
                "event-wounded",
                "seat": *seat,
                "against": *against,
                "at": place.at,
                "card": place.lying().message(),
            ),
            Self::Healed { seat, place } => {
                say!("event-healed", "seat": *seat, "at": place.at, "card": place.lying().message())
            }
            Self::Necronomicon { seat, at } => say!("event-necronomicon", "seat": *seat, "at": *at),
            Self::Scarred { seat, at, card } => {
                say!("event-scarred", "seat": *seat, "at": *at, "card": card.message())
            }
            Self::Banished { seat, against, cards } => {
                say!("event-banished", "seat": *seat, "against": *against, "cards": *cards)
            }
            Self::Removed { seat, at, card } => {
                say!("event-removed", "seat": *seat, "at": *at, "card": card.message())
            }
            Self::Threw { seat, card } => say!("event-threw", "seat": *seat, "card": card.message()),
            Self::Passed { seat } => say!("event-passed", "seat": *seat),
            Self::Waited { seat } => say!("event-waited", "seat": *seat),
            Self::Discarded { seat, card } => {
                say!("event-discarded", "seat": *seat, "card": card.message())
            }
            Self::Mouth { seat, at, path } => {
                say!("event-mouth", "seat": *seat, "at": *at, "cards": path.len())
            }
            Self::Stalemate { paths } => {
                let paths = paths.iter().map(|cards| say!("number", "number": *cards));
                say!("event-stalemate", "paths": Arg::All(paths.collect()))
            }
            Self::Over { outcome } => say!("event-over", "outcome": outcome.message()),
        }
    }
}

/// Cards thrown away and others drawn for them, in one line.
pub fn redraw(seat: Seat, thrown: &[Card], drawn: usize) -> Message {
    say!("redraw", "seat": seat, "drawn": drawn, "cards": Arg::all(thrown))
}

/// That a seat is throwing cards away.
pub fn throws(seat: Seat, cards: usize) -> Message {
    say!("redraw-throws", "seat": seat, "cards": cards)
}

/// That a seat draws new cards for those it has thrown away.
pub fn draws(seat: Seat, cards: usize) -> Message {
    say!("redraw-draws", "seat": seat, "cards": cards)
}

/// How far a seat has come.
pub fn tally(seat: Seat, path: usize, needed: u8) -> Message {
    say!("tally", "seat": seat, "path": path, "needed": needed)
}

impl Say for Lack {
    fn message(&self) -> Message {
        match self {
            Self::Sound => say!("lack-sound"),
            Self::Openings(openings) => say!("lack-openings", "openings": *openings),
            Self::Upright => say!("lack-upright"),
            Self::Path { has, needed } => say!("lack-path", "has": *has, "needed": *needed),
        }
    }
}

impl Say for Refusal {
    fn message(&self) -> Message {
        let words = match self {
            Self::OutOfTurn(why) => why.message(),
            Self::NotInHand(card) => say!("refusal-not-in-hand", "card": card.message()),
            Self::NoSuchMonster(seat) => say!("refusal-no-such-monster", "seat": *seat),
            Self::SameUpsideDown => say!("refusal-same-upside-down"),
            Self::ElderSign => say!("refusal-elder-sign"),
            Self::Occupied => say!("refusal-occupied"),
            Self::OffTheArea(end) => say!("refusal-off-the-area", "side": side(*end)),
            Self::EndMeetsNone(end) => say!("refusal-end-meets-none", "side": side(*end)),
            Self::NoEndToMeet(end) => say!("refusal-no-end-to-meet", "side": side(*end)),
            Self::NotJoined => say!("refusal-not-joined"),
            Self::JoinsHurtStalk(end) => say!("refusal-joins-hurt-stalk", "side": side(*end)),
            Self::Sealed => say!("refusal-sealed"),
            Self::GrowsWounded => say!("refusal-grows-wounded"),
            Self::WoundedStalkJoins => say!("refusal-wounded-stalk-joins"),
            Self::GrowsOnWound => say!("refusal-grows-on-wound"),
            Self::OwnMonster => say!("refusal-own-monster"),
            Self::WoundedAlready => say!("refusal-wounded-already"),
            Self::DoesNotWound => say!("refusal-does-not-wound"),
            Self::NoWoundedStalkJoins => say!("refusal-no-wounded-stalk-joins"),
            Self::TheBody => say!("refusal-the-body"),
            Self::Immune => say!("refusal-immune"),
            Self::BesideImmune => say!("refusal-beside-immune"),
            Self::Closed => say!("refusal-closed"),
            Self::OtherEnds => say!("refusal-other-ends"),
            Self::NotAnEyestalk => say!("refusal-not-an-eyestalk"),
            Self::EyestalkOnly => say!("refusal-eyestalk-only"),
            Self::QuickDeedDone => say!("refusal-quick-deed-done"),
            Self::NotWounded => say!("refusal-not-wounded"),
            Self::HealsWounded => say!("refusal-heals-wounded"),
            Self::HealsOtherEnds => say!("refusal-heals-other-ends"),
            Self::NoNecronomicon => say!("refusal-no-necronomicon"),
            Self::NoScars => say!("refusal-no-scars"),
            Self::HasNecronomicon => say!("refusal-has-necronomicon"),
            Self::MayHeal => say!("refusal-may-heal"),
            Self::NotHealthy => say!("refusal-not-healthy"),
            Self::NoElderSign => say!("refusal-no-elder-sign"),
            Self::BanishesSelf => say!("refusal-banishes-self"),
            Self::BanishesNumber(most) => say!("refusal-banishes-number", "most": *most),
            Self::NothingToBanish => say!("refusal-nothing-to-banish"),
            Self::NotOutermost => say!("refusal-not-outermost"),
            Self::BanishFirst => say!("refusal-banish-first"),
            Self::NothingBanished => say!("refusal-nothing-banished"),
            Self::Throwing => say!("refusal-throwing"),
            Self::NothingThrown => say!("refusal-nothing-thrown"),
            Self::Incomplete(lack) => say!("refusal-incomplete", "lack": lack.message()),
            Self::MouthFirst => say!("refusal-mouth-first"),
            Self::NoMouth => say!("refusal-no-mouth"),
            Self::DiscardFirst => say!("refusal-discard-first"),
            Self::PlayFirst => say!("refusal-play-first"),
        };
        words.by(Rule::of(self))
    }
}
