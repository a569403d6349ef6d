//! What a witness has to say of a fall, as data and in words.

use super::fault::Fault;
use super::joint::How;
use crate::table::words::PieceId;

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
pub enum Outcome {
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
    /// What it had rested on, or what had rested on it, where that failed; nothing where it rested on nothing.
    pub against: Option<PieceId>,
    /// How.
    pub how: How,
    /// Where the contact was, cm.
    pub point: [f32; 3],
    /// When it began, ticks.
    pub tick: u64,
    /// The touch that caused it, and its tick; nothing where nothing that it was connected with was touched.
    pub touch: Option<(Touch, u64)>,
    /// What followed from that, and for which piece.
    pub outcome: (PieceId, Outcome),
    /// Seconds from that touch.
    pub after_s: f32,
    /// By how much the table could have been tilted before that touch until the failed piece, or what it was connected
    /// with, fell, in degrees; nothing where it had not stood yet.
    pub margin_deg: Option<f64>,
    /// What was wrong with how something was let go of, where that was the cause; nothing where what was under it could not have
    /// carried it there.
    pub fault: Option<Fault>,
    /// Everything that fell.
    pub fallen: Vec<PieceId>,
    /// The piece that the hand touched last before that.
    pub last_touched: Option<PieceId>,
}

/// From so long after the touch on the words say so, s.
const LATER_S: f32 = 0.5;

impl Account {
    /// The same in words: "Your black large pushed the blue medium; the card lost a leg". A piece is called what `name`
    /// says. `player` is the name of whoever moved the hand; none where that is whom the words are for.
    pub fn words(&self, name: &dyn Fn(PieceId) -> String, player: Option<&str>) -> String {
        let the = |id| format!("the {}", name(id));
        let hand = player.unwrap_or("You");
        let own =
            |id| player.map_or_else(|| format!("Your {}", name(id)), |who| format!("{who}'s {}", name(id)));
        let (piece, outcome) = self.outcome;
        let what = match outcome {
            Outcome::SlidOff(under) => format!("slid off {}", the(under)),
            Outcome::TippedOff(under) => format!("tipped off {}", the(under)),
            Outcome::LostLeg => "lost a leg".into(),
            Outcome::LostSupport => "lost its support".into(),
            Outcome::Toppled => "toppled".into(),
            Outcome::LeftTable => "left the table".into(),
            Outcome::Fell => "fell".into(),
            Outcome::Moved => "gave way".into(),
        };
        let later =
            if self.after_s < LATER_S { String::new() } else { format!(" {:.1} s later", self.after_s) };
        let follows = |pushed| {
            let it = if piece == pushed { "it".into() } else { the(piece) };
            format!("{it} {what}{later}")
        };
        match self.touch.map(|(touch, _)| touch) {
            Some(Touch::LetGo(id)) if id == piece => {
                format!("{} {what} when let go{}", own(id), self.wrong(&the))
            }
            Some(Touch::LetGo(id)) => {
                let wrong = self.wrong(&the);
                format!("{hand} let go of {}{wrong}; {}{}", the(id), follows(id), self.spare())
            }
            Some(Touch::Took(id)) => format!("{hand} took {} away; {}{}", the(id), follows(id), self.spare()),
            Some(Touch::Met { held, other }) => {
                format!("{} pushed {}; {}", own(held), the(other), follows(other))
            }
            None => format!(
                "The {} {what} by itself: nothing that it hung together with had been touched",
                name(piece)
            ),
        }
    }

    /// What was wrong with how it was let go of.
    fn wrong(&self, the: &dyn Fn(PieceId) -> String) -> String {
        match self.fault {
            Some(Fault::Aside { mm, .. }) => format!(" {mm:.1} mm beside where it could have stood"),
            Some(Fault::On(under)) => format!(": it had come down on {}", the(under)),
            Some(Fault::High { mm }) => format!(" {mm:.0} mm too high"),
            Some(Fault::Moving { cm_s }) => format!(" while it went sideways at {cm_s:.1} cm/s"),
            None => String::new(),
        }
    }

    /// How far it was from falling before.
    fn spare(&self) -> String {
        match self.margin_deg {
            Some(degrees) if degrees > 0.05 => format!(". The table had {degrees:.1}° to spare"),
            Some(_) => ". It had had nothing to spare".into(),
            None => String::new(),
        }
    }
}
