//! What a witness has to say of a fall, as data and as a message.

use super::fault::Fault;
use super::joint::ContactFailure;
use game::message::{Message, Say, number, texts};
use game::pieces::PieceId;
use game::words::decimal;

/// What a hand did to the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Touch {
    /// It let go of a piece.
    LetGo(PieceId),
    /// It took a piece away.
    Took(PieceId),
    /// What it held met another piece.
    Met {
        /// What it held.
        held: PieceId,
        /// What that met.
        other: PieceId,
    },
}

impl Touch {
    /// The piece in the hand.
    pub fn held(self) -> PieceId {
        match self {
            Self::LetGo(id) | Self::Took(id) | Self::Met { held: id, .. } => id,
        }
    }

    /// The piece that felt it.
    pub(super) fn felt_by(self) -> PieceId {
        match self {
            Self::LetGo(id) | Self::Took(id) => id,
            Self::Met { other, .. } => other,
        }
    }
}

/// What became of the piece that a sentence is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aftermath {
    /// It had rested on this piece, and slid off it.
    SlidOff(PieceId),
    /// It had rested on this piece, and tipped off it.
    TippedOff(PieceId),
    /// One of several pieces under it moved away.
    LostLeg,
    /// The piece under it moved away.
    LostSupport,
    /// It fell over where it stood.
    Toppled,
    /// It left the table.
    LeftTable,
    /// It came to lie lower than it had.
    Fell,
    /// It did not fall itself, but moved from its place, and others fell with it.
    Moved,
}

/// What a [`Witness`](super::Witness) has to say of a fall.
#[derive(Clone, Debug, PartialEq)]
pub struct Account {
    /// The piece that failed first.
    pub failed: PieceId,
    /// What it had rested on, or what had rested on it, where that failed; `None` if it rested on nothing.
    pub against: Option<PieceId>,
    /// How.
    pub how: ContactFailure,
    /// Where the contact was, cm.
    pub point: [f32; 3],
    /// When it began, ticks.
    pub tick: u64,
    /// The touch that caused it, and its tick; `None` if nothing that it was connected with was touched.
    pub touch: Option<(Touch, u64)>,
    /// What followed from that, and for which piece.
    pub outcome: (PieceId, Aftermath),
    /// Seconds from that touch.
    pub after_s: f32,
    /// By how much the table could have been tilted before that touch until the failed piece, or what it was connected
    /// with, fell, in degrees; `None` if it had not stood yet.
    pub margin_deg: Option<f64>,
    /// What was wrong with how something was let go of, where that was the cause; `None` if what was under it could not have
    /// carried it there.
    pub fault: Option<Fault>,
    /// Everything that fell.
    pub fallen: Vec<PieceId>,
    /// The piece that the hand touched last before that.
    pub last_touched: Option<PieceId>,
}

/// From so long after the touch on the words say so, s.
const LATER_S: f32 = 0.5;
/// A tilt that would be told as 0.0° is none, degrees.
const LEAST_SPARE_DEG: f64 = 0.05;

texts! {
    /// The piece that a clause is about.
    pub enum Subject in "fall-subject-" {
        It { piece: Message },
        The { piece: Message },
        Start { piece: Message },
        Yours { piece: Message },
        Theirs { player: String, piece: Message },
    }
}

texts! {
    /// What became of it.
    pub(crate) enum Clause in "fall-clause-" {
        SlidOff { subject: Message, under: Message },
        TippedOff { subject: Message, under: Message },
        LostLeg { subject: Message },
        LostSupport { subject: Message },
        Toppled { subject: Message },
        LeftTable { subject: Message },
        Fell { subject: Message },
        Moved { subject: Message },
        Later { what: Message, seconds: Message },
    }
}

texts! {
    /// What the hand did, and what followed.
    pub(crate) enum Sentence in "fall-told-" {
        LetGo { what: Message },
        YouLetGo { piece: Message, what: Message },
        TheyLetGo { player: String, piece: Message, what: Message },
        YouTook { piece: Message, what: Message },
        TheyTook { player: String, piece: Message, what: Message },
        YouPushed { held: Message, other: Message, what: Message },
        TheyPushed { player: String, held: Message, other: Message, what: Message },
        Itself { what: Message },
        More { told: Message, more: Message },
    }
}

texts! {
    /// What was wrong with how a piece was let go of, and how far the table was from falling before.
    pub(crate) enum Remark in "fall-remark-" {
        Aside { mm: Message },
        On { piece: Message },
        High { mm: Message },
        Moving { speed: Message },
        Spare { degrees: Message },
        NoSpare,
    }
}

impl Account {
    /// The same for players: "Your black large pushed the blue medium; the card lost a leg". A piece is called what `name`
    /// says. `player` is the name of whoever moved the hand; none where that is whom the words are for.
    pub fn message(&self, name: &dyn Fn(PieceId) -> Message, player: Option<&str>) -> Message {
        let player = player.map(ToOwned::to_owned);
        let of_piece = self.outcome.0;
        let follows = |touched: PieceId| {
            let piece = name(of_piece);
            let subject = if of_piece == touched { Subject::It { piece } } else { Subject::The { piece } };
            let what = self.clause(&subject, name);
            if self.after_s < LATER_S {
                return what;
            }
            Clause::Later { what, seconds: decimal(self.after_s.into()) }.message()
        };
        match self.touch.map(|(touch, _)| touch) {
            Some(Touch::LetGo(id)) if id == of_piece => {
                let piece = name(id);
                let subject = match player {
                    None => Subject::Yours { piece },
                    Some(player) => Subject::Theirs { player, piece },
                };
                let told = Sentence::LetGo { what: self.clause(&subject, name) };
                with(told, [self.wrong(name), None])
            }
            Some(Touch::LetGo(id)) => {
                let (piece, what) = (name(id), follows(id));
                let told = match player {
                    None => Sentence::YouLetGo { piece, what },
                    Some(player) => Sentence::TheyLetGo { player, piece, what },
                };
                with(told, [self.wrong(name), self.spare()])
            }
            Some(Touch::Took(id)) => {
                let (piece, what) = (name(id), follows(id));
                let told = match player {
                    None => Sentence::YouTook { piece, what },
                    Some(player) => Sentence::TheyTook { player, piece, what },
                };
                with(told, [self.spare(), None])
            }
            Some(Touch::Met { held, other }) => {
                let (what, held, other) = (follows(other), name(held), name(other));
                let told = match player {
                    None => Sentence::YouPushed { held, other, what },
                    Some(player) => Sentence::TheyPushed { player, held, other, what },
                };
                told.message()
            }
            None => {
                let subject = Subject::Start { piece: name(of_piece) };
                Sentence::Itself { what: self.clause(&subject, name) }.message()
            }
        }
    }

    /// What became of the piece that the sentence is about.
    fn clause(&self, subject: &Subject, name: &dyn Fn(PieceId) -> Message) -> Message {
        let subject = subject.message();
        let clause = match self.outcome.1 {
            Aftermath::SlidOff(under) => Clause::SlidOff { subject, under: name(under) },
            Aftermath::TippedOff(under) => Clause::TippedOff { subject, under: name(under) },
            Aftermath::LostLeg => Clause::LostLeg { subject },
            Aftermath::LostSupport => Clause::LostSupport { subject },
            Aftermath::Toppled => Clause::Toppled { subject },
            Aftermath::LeftTable => Clause::LeftTable { subject },
            Aftermath::Fell => Clause::Fell { subject },
            Aftermath::Moved => Clause::Moved { subject },
        };
        clause.message()
    }

    /// What was wrong with how it was let go of.
    fn wrong(&self, name: &dyn Fn(PieceId) -> Message) -> Option<Remark> {
        Some(match self.fault? {
            Fault::Aside { mm, .. } => Remark::Aside { mm: decimal(mm.into()) },
            Fault::On(under) => Remark::On { piece: name(under) },
            Fault::High { mm } => Remark::High { mm: number(&format!("{mm:.0}")) },
            Fault::Moving { cm_s } => Remark::Moving { speed: decimal(cm_s.into()) },
        })
    }

    /// How far it was from falling before.
    fn spare(&self) -> Option<Remark> {
        let degrees = self.margin_deg?;
        let some = degrees > LEAST_SPARE_DEG;
        Some(if some { Remark::Spare { degrees: decimal(degrees) } } else { Remark::NoSpare })
    }
}

/// A sentence and those that follow it.
fn with(told: Sentence, remarks: [Option<Remark>; 2]) -> Message {
    let more = remarks.into_iter().flatten();
    more.fold(told.message(), |told, more| Sentence::More { told, more: more.message() }.message())
}

/// One of each, for the walk over all messages.
pub fn examples() -> Vec<Message> {
    let mut all: Vec<Message> = Subject::examples().iter().map(Say::message).collect();
    all.extend(Clause::examples().iter().map(Say::message));
    all.extend(Sentence::examples().iter().map(Say::message));
    all.extend(Remark::examples().iter().map(Say::message));
    all
}
