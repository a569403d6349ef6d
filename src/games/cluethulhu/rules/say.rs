//! What the rules say, as messages. The language files of the game have the text (`assets/lang/*/cluethulhu.ftl`).

use super::action::{Action, Impossible, Override, Refusal, Statement};
use super::event::{Absorbed, Ending, Event, Fact, News, OutReason, Secret, Victory};
use super::role::{Role, Segment, Side};
use super::setup::{PLAIN_CULTISTS, SetupProblem, TURNS_S, Warning};
use game::Seat;
use game::message::{Arg, Message, Say};

/// The message of an id of this game.
macro_rules! say {
    ($id:literal $(, $name:literal: $arg:expr)* $(,)?) => {
        Message::new(concat!("cluethulhu-", $id))$(.with($name, $arg))*
    };
}

/// A word that a text chooses by.
fn keyword(word: impl Into<&'static str>) -> Arg {
    Arg::Keyword(word.into())
}

impl Say for Role {
    fn message(&self) -> Message {
        say!("role", "role": keyword(self))
    }
}

/// What a tablet is, in a sentence.
pub fn about(role: Role) -> Message {
    say!("tablet", "role": keyword(role))
}

impl Say for Side {
    fn message(&self) -> Message {
        say!("side", "side": keyword(self))
    }
}

impl Say for Segment {
    fn message(&self) -> Message {
        match self.role() {
            Some(role) => role.message(),
            None if *self == Self::Doll => say!("segment-doll"),
            None => say!("segment-investigators"),
        }
    }
}

impl Say for Action {
    fn message(&self) -> Message {
        match self {
            Self::Orders { picks } => {
                let pick = |pick: &Option<Seat>| pick.map_or(say!("nobody"), |seat| seat.message());
                say!("action-orders", "picks": Arg::All(picks.iter().map(pick).collect()))
            }
            Self::Pick(seat) => say!("action-pick", "seat": *seat),
            Self::Pair(a, b) => say!("action-pair", "first": *a, "second": *b),
            Self::Turn => say!("action-turn"),
            Self::Nobody => say!("action-nobody"),
            Self::Elect(seat) => say!("action-elect", "seat": *seat),
            Self::Heir(seat) => say!("action-heir", "seat": *seat),
            Self::Say(statement) => say!("action-say", "statement": statement.message()),
            Self::Accuse(seat) => say!("action-accuse", "seat": *seat),
            Self::Second => say!("action-second"),
            Self::Pass => say!("action-pass"),
            Self::Vote(true) => say!("action-vote-yes"),
            Self::Vote(false) => say!("action-vote-no"),
            Self::Override(what) => say!("action-override", "what": what.message()),
            Self::Show => say!("action-show"),
        }
    }
}

impl Say for Statement {
    fn message(&self) -> Message {
        match self {
            Self::IAm(role) => say!("statement-i-am", "role": role.message()),
            Self::Suspect(seat) => say!("statement-suspect", "seat": *seat),
            Self::Trust(seat) => say!("statement-trust", "seat": *seat),
            Self::Saw(seat, role) => say!("statement-saw", "seat": *seat, "role": role.message()),
            Self::Tapped => say!("statement-tapped"),
            Self::Told(seat, role) => say!("statement-told", "seat": *seat, "role": role.message()),
        }
    }
}

impl Say for Override {
    fn message(&self) -> Message {
        let whom = |seat: &Option<Seat>| seat.map_or(say!("nobody"), |seat| seat.message());
        match self {
            Self::Revive(seat) => say!("override-revive", "seat": *seat),
            Self::Out(seat) => say!("override-out", "seat": *seat),
            Self::Tablet(seat, role, side) => say!(
                "override-tablet",
                "seat": *seat,
                "role": role.message(),
                "side": side.message(),
            ),
            Self::Exchange(a, b) => say!("override-exchange", "first": *a, "second": *b),
            Self::Power(seat, able) => say!("override-power", "seat": *seat, "able": *able),
            Self::Doll(seat) => say!("override-doll", "whom": whom(seat)),
            Self::HighPriest(seat) => say!("override-high-priest", "whom": whom(seat)),
            Self::Detained(seat) => say!("override-detained", "whom": whom(seat)),
            Self::Protected(seat) => say!("override-protected", "whom": whom(seat)),
            Self::Siblings(Some((a, b))) => say!("override-siblings", "first": *a, "second": *b),
            Self::Siblings(None) => say!("override-no-siblings"),
        }
    }
}

impl Say for Event {
    fn message(&self) -> Message {
        match self {
            Self::News(news) => news.message(),
            Self::Told { seat, fact } => say!("event-told", "seat": *seat, "fact": fact.message()),
            Self::Secret(secret) => say!("event-secret", "secret": secret.message()),
        }
    }
}

/// Who is missing at nightfall, and who is detained.
pub fn missing(out: &[Seat], detained: Option<Seat>) -> Message {
    match detained {
        None => say!("missing", "out": Arg::all(out)),
        Some(seat) => say!("missing-detained", "out": Arg::all(out), "seat": seat),
    }
}

impl Say for News {
    fn message(&self) -> Message {
        match self {
            Self::DayBroke { day } => say!("news-day-broke", "day": *day),
            Self::Called(segment) => say!("news-called", "segment": segment.message()),
            Self::DollTo(seat) => say!("news-doll-to", "seat": *seat),
            Self::NightFell { night, out, detained } => {
                say!("news-night-fell", "night": *night, "missing": missing(out, *detained))
            }
            Self::Elected { by, whom } => say!("news-elected", "by": *by, "whom": *whom),
            Self::HighPriest(seat) => say!("news-high-priest", "seat": *seat),
            Self::Heir { by, whom } => say!("news-heir", "by": *by, "whom": *whom),
            Self::Ritual => say!("news-ritual"),
            Self::YithianLost(seat) => say!("news-yithian-lost", "seat": *seat),
            Self::Said { seat, statement } => {
                say!("news-said", "seat": *seat, "statement": statement.message())
            }
            Self::Accused { by, whom } => say!("news-accused", "by": *by, "whom": *whom),
            Self::Seconded { by, whom } => say!("news-seconded", "by": *by, "whom": *whom),
            Self::Fell { whom } => say!("news-fell", "whom": *whom),
            Self::Ballot { whom, yes, weight, of } => {
                let yes = if yes.is_empty() {
                    vec![say!("nobody")]
                } else {
                    yes.iter().map(Say::message).collect()
                };
                say!("news-ballot", "whom": *whom, "weight": *weight, "of": *of, "yes": yes)
            }
            Self::Murdered(seat) => say!("news-murdered", "seat": *seat),
            Self::Shown(seat) => say!("news-shown", "seat": *seat),
            Self::Saved(seat) => say!("news-saved", "seat": *seat),
            Self::Absorbs { seat, whom, result } => {
                let (seat, whom) = (*seat, *whom);
                match result {
                    Absorbed::Instead => say!("news-absorbs", "seat": seat, "whom": whom),
                    Absorbed::Poisoned => say!("news-absorbs-poison", "seat": seat, "whom": whom),
                    Absorbed::Protected => say!("news-absorbs-protected", "seat": seat, "whom": whom),
                }
            }
            Self::Heartbroken(seat) => say!("news-heartbroken", "seat": *seat),
            Self::Deadlock => say!("news-deadlock"),
            Self::DollDead => say!("news-doll-dead"),
            Self::Corrected => say!("news-corrected"),
            Self::Over(Ending { how, winners }) if winners.is_empty() => how.message(),
            Self::Over(Ending { how, winners }) => {
                say!("news-over", "how": how.message(), "winners": Arg::all(winners))
            }
        }
    }
}

impl Say for Victory {
    fn message(&self) -> Message {
        say!("victory", "how": keyword(self))
    }
}

impl Say for Fact {
    fn message(&self) -> Message {
        match self {
            Self::Dealt(role) => say!("fact-dealt", "role": role.message()),
            Self::NewTablet(role) => say!("fact-new-tablet", "role": role.message()),
            Self::Fellow(seat) => say!("fact-fellow", "seat": *seat),
            Self::Marked { by, whom: Some(whom) } => say!("fact-marked", "by": *by, "whom": *whom),
            Self::Marked { by, whom: None } => say!("fact-marked-nobody", "by": *by),
            Self::Arrested => say!("fact-arrested"),
            Self::Detained => say!("fact-detained"),
            Self::Freed => say!("fact-freed"),
            Self::Sibling(seat) => say!("fact-sibling", "seat": *seat),
            Self::Seen => say!("fact-seen"),
            Self::GaveDoll(seat) => say!("fact-gave-doll", "seat": *seat),
            Self::Protects(seat) => say!("fact-protects", "seat": *seat),
            Self::ProtectionFails => say!("fact-protection-fails"),
            Self::Detains(seat) => say!("fact-detains", "seat": *seat),
            Self::ChoiceInvalid => say!("fact-choice-invalid"),
            Self::ChoseSiblings(a, b) => say!("fact-chose-siblings", "first": *a, "second": *b),
            Self::Cured(seat) => say!("fact-cured", "seat": *seat),
            Self::Saw(seat, role) => say!("fact-saw", "seat": *seat, "role": role.message()),
            Self::Turned => say!("fact-turned"),
            Self::Took(seat, role) => say!("fact-took", "seat": *seat, "role": role.message()),
            Self::Nothing(seat) => say!("fact-nothing", "seat": *seat),
            Self::ShoggothAbsorbs(seat, whom) => say!("fact-shoggoth-absorbs", "seat": *seat, "whom": *whom),
        }
    }
}

impl Say for Secret {
    fn message(&self) -> Message {
        match self {
            Self::NoArrest => say!("secret-no-arrest"),
            Self::Stopped(seat) => say!("secret-stopped", "seat": *seat),
            Self::Out(seat, cause) => say!("secret-out", "seat": *seat, "cause": cause.message()),
            Self::Corrected(what) => say!("secret-corrected", "what": what.message()),
        }
    }
}

impl Say for OutReason {
    fn message(&self) -> Message {
        say!("cause", "cause": keyword(self))
    }
}

impl Say for Refusal {
    fn message(&self) -> Message {
        let words = match self {
            Self::OutOfTurn(why) => why.message(),
            Self::NotNow => say!("refusal-not-now"),
            Self::NotLiving(seat) => say!("refusal-not-living", "seat": *seat),
            Self::Oneself(_) => say!("refusal-oneself"),
            Self::Same => say!("refusal-same"),
            Self::Accused(seat) => say!("refusal-accused", "seat": *seat),
            Self::SaidEnough => say!("refusal-said-enough"),
            Self::NoKeeper => say!("refusal-no-keeper"),
            Self::Impossible(why) => why.message(),
        };
        words.by(self.rule())
    }
}

impl Say for Impossible {
    fn message(&self) -> Message {
        say!("impossible", "why": keyword(self))
    }
}

impl Say for SetupProblem {
    fn message(&self) -> Message {
        match self {
            Self::LapWithKeeper => say!("set-up-lap-with-keeper"),
            Self::Turn(given) => {
                say!("set-up-turn", "least": TURNS_S.0, "most": TURNS_S.1, "given": *given)
            }
            Self::NotSpecial(role) => say!("set-up-not-special", "role": role.message()),
            Self::OnlyOne(role) => say!("set-up-only-one", "role": role.message()),
            Self::Traitor => say!("set-up-traitor"),
            Self::TooMany { players, most, count } => {
                say!("set-up-too-many", "players": *players, "most": *most, "count": *count)
            }
            Self::TooFew { players, fewest } => say!(
                "set-up-too-few",
                "players": *players,
                "fewest": *fewest,
                "cultists": PLAIN_CULTISTS,
            ),
            Self::OverAtOnce => say!("set-up-over-at-once"),
            Self::TooFewToDraw { count, from } => {
                say!("set-up-too-few-to-draw", "count": *count, "from": *from)
            }
            Self::OneEach => say!("set-up-one-each"),
        }
    }
}

impl Say for Warning {
    fn message(&self) -> Message {
        match self {
            Self::Arrest => say!("warning-arrest"),
            Self::Traitor => say!("warning-traitor"),
        }
    }
}

/// That somebody went out, and with which tablet: for the story.
pub fn went_out(seat: Seat, role: Role, (day, night): (u16, bool)) -> Message {
    let time = Message::new(if night { "turn-night" } else { "turn-day" }).with("day", day);
    say!("went-out", "time": time, "seat": seat, "role": role.message())
}

/// The tablet and the side of a seat at the end.
pub fn held(seat: Seat, role: Role, side: Side, living: bool) -> Message {
    say!("held", "seat": seat, "role": role.message(), "side": side.message(), "living": living)
}
