//! What the rules say, as messages: their ids and arguments. The texts stand in `assets/lang/*/rlyeh.ftl`.

use super::action::Refusal;
use super::asks::{Asks, BuildSite, Orientation};
use super::chooser::Direction;
use super::dice::{DieOrder, Faces, QuarryDice, Roll, StashFace, Symbol};
use super::event::{Event, NamedSurface, PassReason};
use super::grandeur::Floors;
use super::pieces::{Colour, Label};
use super::setup::{SOLO_STASHES, SetupProblem};
use game::Outcome;
use game::message::{Arg, Message, Rule, Say};
use game::pieces::{CardShape, Class, Fall, Size};

/// The message of an id of this game.
macro_rules! say {
    ($id:literal $(, $name:literal: $arg:expr)* $(,)?) => {
        Message::new(concat!("rlyeh-", $id))$(.with($name, $arg))*
    };
}

/// A word that a text chooses by.
fn keyword(word: impl Into<&'static str>) -> Arg {
    Arg::Keyword(word.into())
}

impl Say for Colour {
    fn message(&self) -> Message {
        say!("colour", "colour": keyword(self))
    }
}

impl Say for DieOrder {
    fn message(&self) -> Message {
        say!("deed", "deed": keyword(self))
    }
}

impl Say for Symbol {
    fn message(&self) -> Message {
        say!("sign", "sign": keyword(self))
    }
}

impl Say for Direction {
    fn message(&self) -> Message {
        say!("direction", "direction": keyword(self))
    }
}

/// The size of a pyramid, to be said.
fn size(size: &Size) -> Message {
    say!("size", "size": keyword(size))
}

fn sizes(sizes: &[Size]) -> Arg {
    Arg::Either(sizes.iter().map(size).collect())
}

/// How a pyramid lies, as a word that a text chooses by; `card` for what is none.
fn class(class: Option<Class>) -> Arg {
    keyword(match class {
        Some(Class::Upright) => "upright",
        Some(Class::Flat) => "flat",
        Some(Class::Weird) => "weird",
        None => "card",
    })
}

impl Say for Label {
    fn message(&self) -> Message {
        match self {
            Self::Pyramid { colour, size, .. } => pyramid(*colour, *size),
            Self::Card { shape, .. } => card(*shape),
        }
    }
}

/// A pyramid, to be said.
pub fn pyramid(colour: Colour, size: Size) -> Message {
    say!("pyramid", "colour": keyword(colour), "size": keyword(size))
}

/// A floor card, to be said.
pub fn card(shape: CardShape) -> Message {
    say!("card", "shape": keyword(shape))
}

impl Say for NamedSurface {
    fn message(&self) -> Message {
        match self {
            Self::Table => Message::new("table"),
            Self::On(label) => label.message(),
        }
    }
}

impl Say for Faces {
    fn message(&self) -> Message {
        match self {
            Self::D12(number) => say!("faces-d12", "number": *number),
            Self::TwoD6(a, b) => say!("faces-two", "first": *a, "second": *b),
            Self::Cthulhu(symbol) => say!("faces-sign", "sign": keyword(symbol)),
        }
    }
}

impl Say for StashFace {
    fn message(&self) -> Message {
        match self {
            Self::D6(number) => say!("stash-number", "number": *number),
            Self::Compass(direction) => say!("stash-direction", "direction": keyword(direction)),
        }
    }
}

/// The sizes that the pyramid die names, to be said.
pub fn sizes_named(dice: QuarryDice) -> Message {
    say!("sizes", "sizes": sizes(dice.size.sizes()))
}

impl Say for Roll {
    fn message(&self) -> Message {
        let (faces, deed) = (self.faces.message(), keyword(self.deed()));
        match self.quarry {
            Some(dice) if self.deed() != DieOrder::Arrange => say!(
                "roll-quarry",
                "faces": faces,
                "deed": deed,
                "stash": dice.stash.message(),
                "sizes": sizes(dice.size.sizes()),
            ),
            Some(_) | None => say!("roll", "faces": faces, "deed": deed),
        }
    }
}

/// That a roll cannot be done, so that the turn passes.
pub fn roll_passes(deed: DieOrder, why: PassReason) -> Message {
    say!("roll-passes", "deed": keyword(deed), "why": keyword(why))
}

impl Say for Floors {
    fn message(&self) -> Message {
        let Self { storeys, laid, carried, grandeur } = *self;
        if laid == 0 {
            return say!("floors-none");
        }
        say!("floors", "storeys": storeys, "floors": laid, "pieces": carried, "grandeur": grandeur)
    }
}

impl Say for Event {
    fn message(&self) -> Message {
        match self {
            Self::TurnBegan { turn, seat } => say!("event-turn-began", "turn": *turn, "seat": *seat),
            Self::Rolled { seat, roll } => say!("event-rolled", "seat": *seat, "roll": roll.message()),
            Self::TurnPassed { seat, deed, why } => {
                say!("event-passed", "seat": *seat, "deed": keyword(deed), "why": keyword(why))
            }
            Self::Took { seat, pieces } => say!("event-took", "seat": *seat, "pieces": Arg::all(pieces)),
            Self::Released { seat, pieces, on } => {
                say!("event-released", "seat": *seat, "pieces": Arg::all(pieces), "on": on.message())
            }
            Self::PutBack { seat, pieces } => {
                say!("event-put-back", "seat": *seat, "pieces": Arg::all(pieces))
            }
            Self::TimedOut => say!("event-timed-out"),
            Self::Fell { piece, how } => {
                let piece = piece.message();
                match how {
                    Fall::Dropped { um } => say!("event-sank", "piece": piece, "by": Arg::Length(*um)),
                    Fall::Turned { mdeg } => say!("event-toppled", "piece": piece, "by": Arg::Angle(*mdeg)),
                    Fall::LeftTable => say!("event-left-table", "piece": piece),
                    Fall::TouchesTable => say!("event-touches-table", "piece": piece),
                }
            }
            Self::Built { piece, class: lies, as_asked } => say!(
                "event-built",
                "piece": piece.message(),
                "class": class(*lies),
                "as-asked": *as_asked,
            ),
            Self::CardAccepted { card } => say!("event-card-accepted", "card": card.message()),
            Self::CardReturned { card, why } => {
                say!("event-card-returned", "card": card.message(), "why": keyword(why))
            }
            Self::Adjusted { pieces } => say!("event-adjusted", "pieces": Arg::all(pieces)),
            Self::Moved { piece, class: lies } => {
                say!("event-moved", "piece": piece.message(), "class": class(*lies))
            }
            Self::SentBack { pieces } => say!("event-sent-back", "pieces": Arg::all(pieces)),
            Self::Measured { floors } => say!("event-measured", "floors": floors.message()),
            Self::Collapsed { seat, knock } => {
                let fallen = knock.cards.len() + knock.elevated.len() + knock.grounded.len();
                say!("event-collapsed", "seat": *seat, "fallen": fallen)
            }
            Self::Eliminated { seat, colour } => {
                say!("event-eliminated", "seat": *seat, "colour": colour.message())
            }
            Self::TurnEnded { seat, height_um } => {
                say!("event-turn-ended", "seat": *seat, "height": Arg::Length(*height_um))
            }
            Self::Exhausted { colours } => say!("event-exhausted", "colours": Arg::all(colours)),
            Self::Stopped { height_um } => say!("event-stopped", "height": Arg::Length(*height_um)),
            Self::Over { outcome: Outcome::Solo { score }, .. } => {
                say!("event-over-solo", "height": Arg::Length(i32::try_from(*score).unwrap_or(i32::MAX)))
            }
            Self::Over { outcome: Outcome::AllLost, uppermost } => {
                say!("event-over-lost", "colours": Arg::all(uppermost))
            }
            Self::Over { outcome, .. } => say!("event-over", "outcome": outcome.message()),
        }
    }
}

impl Say for Refusal {
    fn message(&self) -> Message {
        let words = match self {
            Self::OutOfTurn(why) => why.message(),
            Self::RollFirst => say!("refusal-roll-first"),
            Self::AlreadyRolled => say!("refusal-already-rolled"),
            Self::HandFull => say!("refusal-hand-full"),
            Self::HandEmpty => say!("refusal-hand-empty"),
            Self::Settling => say!("refusal-settling"),
            Self::NothingToJudge => say!("refusal-nothing-to-judge"),
            Self::Report(flaw) => say!("refusal-report", "flaw": Message::english(flaw.to_string())),
            Self::Mandatory(deed) => say!("refusal-mandatory", "deed": keyword(deed)),
            Self::NotSolitaire => say!("refusal-not-solitaire"),
            Self::NoSuchPiece => say!("refusal-no-such-piece"),
            Self::NotInReserve => say!("refusal-not-in-reserve"),
            Self::CardInPlay => say!("refusal-card-in-play"),
            Self::WantCard => say!("refusal-want-card"),
            Self::WantPyramid => say!("refusal-want-pyramid"),
            Self::WrongStash(colour) => say!("refusal-wrong-stash", "colour": keyword(colour)),
            Self::WrongSize(asked) => say!("refusal-wrong-size", "sizes": sizes(asked)),
            Self::EmptyCity => say!("refusal-empty-city"),
            Self::NotInPlay => say!("refusal-not-in-play"),
            Self::OffTable => say!("refusal-off-table"),
            Self::AlreadyAdjusted => say!("refusal-already-adjusted"),
            Self::StackTooTall(members) => say!("refusal-stack-too-tall", "members": *members),
            Self::TooMany { members, left } => say!("refusal-too-many", "members": *members, "left": *left),
            Self::BearsLoad => say!("refusal-bears-load"),
            Self::SupportsCard => say!("refusal-supports-card"),
            Self::AdjustFirst => say!("refusal-adjust-first"),
            Self::NoTarget => say!("refusal-no-target"),
            Self::HomeGone => say!("refusal-home-gone"),
            Self::NoSuchSurface => say!("refusal-no-such-surface"),
            Self::OnItself => say!("refusal-on-itself"),
            Self::NotUpright => say!("refusal-not-upright"),
            Self::NotTopmost => say!("refusal-not-topmost"),
            Self::BrickOnPyramid => say!("refusal-brick-on-pyramid"),
            Self::CardNeedsPyramid => say!("refusal-card-needs-pyramid"),
            Self::OnNewCard | Self::MovesOnNewCard => say!("refusal-on-new-card"),
            Self::AwayFromHome => say!("refusal-away-from-home"),
            Self::NestsOnTip => say!("refusal-nests-on-tip"),
        };
        words.by(Rule::of(self))
    }
}

impl Say for SetupProblem {
    fn message(&self) -> Message {
        match self {
            Self::Stashes { given } => say!(
                "set-up-stashes",
                "given": *given,
                "least": SOLO_STASHES.0,
                "most": SOLO_STASHES.1,
            ),
            Self::Colours { needed, given } => say!("set-up-colours", "needed": *needed, "given": *given),
            Self::SameColour(colour) => say!("set-up-same-colour", "colour": colour.message()),
            Self::Numbers(needed) => say!("set-up-numbers", "needed": *needed),
        }
    }
}

impl Say for Asks {
    fn message(&self) -> Message {
        match self {
            Self::Roll { dice } => say!("asks-roll", "dice": *dice),
            Self::Settle => say!("asks-settle"),
            Self::Nothing => say!("asks-nothing"),
            Self::Move { .. } => say!("asks-move"),
            Self::Card { deed, on: BuildSite::Adjusted(_) } => {
                say!("asks-card-adjusted", "deed": keyword(deed))
            }
            Self::Card { deed, .. } => say!("asks-card", "deed": keyword(deed)),
            Self::Adjust { left: 0, card_next: false, .. } => say!("asks-adjust-nothing"),
            Self::Adjust { left: 0, .. } => say!("asks-card-adjusted", "deed": keyword(DieOrder::Arrange)),
            Self::Adjust { left, card_next, .. } => {
                say!("asks-adjust", "left": *left, "card-next": *card_next)
            }
            Self::Pyramid { deed, orientation, colour, named, sizes: asked, .. } => {
                let piece = wanted(*colour, asked);
                let deed = keyword(deed);
                let asks = match orientation {
                    Orientation::Upright => say!("asks-upright", "deed": deed, "piece": piece),
                    Orientation::Flat => say!("asks-flat", "deed": deed, "piece": piece),
                    Orientation::Weird => say!("asks-weird", "deed": deed, "piece": piece),
                    Orientation::Any => say!("asks-any", "deed": deed, "piece": piece),
                };
                match (colour, named) {
                    (Some(colour), Some(face)) => say!(
                        "asks-named",
                        "asks": asks,
                        "stash": face.message(),
                        "colour": colour.message(),
                    ),
                    (None, Some(face)) => say!("asks-named-none", "asks": asks, "stash": face.message()),
                    (_, None) => asks,
                }
            }
        }
    }
}

/// The pyramid that is asked for: its colour and its sizes, where not any will do.
fn wanted(colour: Option<Colour>, asked: &[Size]) -> Message {
    let any_size = asked.len() == Size::ALL.len();
    match colour.map(keyword) {
        None if any_size => say!("wanted-any"),
        None => say!("wanted-size", "sizes": sizes(asked)),
        Some(colour) if any_size => say!("wanted-colour", "colour": colour),
        Some(colour) => say!("wanted-both", "colour": colour, "sizes": sizes(asked)),
    }
}
