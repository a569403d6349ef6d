//! What a lesson sees of a match, and how it begins one.

use super::script::{Gesture, Lesson, LessonError};
use game::{CardGame, Seat};
use serde::Serialize;
use serde::de::DeserializeOwned;
use session::{CardMatch, CardNote, Intent, Match, Names, Note, Seating, Sitter, Tabled, TimedIntent};
use table::HandCommand;
use table::hand::HandOptions;

/// How far a match had come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LogPosition {
    /// How many deeds there were.
    pub deeds: usize,
    /// How many notes there were.
    pub notes: usize,
}

/// A match as a lesson sees it.
pub trait ObservedMatch {
    /// What a seat does.
    type Action: DeserializeOwned + PartialEq;

    /// How far it has come.
    fn mark(&self) -> LogPosition;
    /// What was done, from a deed on.
    fn deeds(&self, from: usize) -> impl Iterator<Item = (Seat, &Self::Action)>;
    /// The first note, from one on, that tells of an event of one of these names.
    fn happened(&self, names: &[String], from: usize) -> Option<usize>;
    /// Whether the hand did this, from a mark on: only where there is one.
    fn gestured(&self, _gesture: Gesture, _from: LogPosition) -> bool {
        false
    }
    /// Whether somebody decides something by this: not where it only carries out what was decided.
    fn is_decision(&self, _action: &Self::Action) -> bool {
        true
    }
    /// Whether a seat is asked now.
    fn is_asked(&self, seat: Seat) -> bool;
    /// Whether the game is over.
    fn is_over(&self) -> bool;
}

impl<G: CardGame> ObservedMatch for CardMatch<G> {
    type Action = G::Action;

    fn mark(&self) -> LogPosition {
        LogPosition { deeds: self.log().len(), notes: self.notes().len() }
    }

    fn deeds(&self, from: usize) -> impl Iterator<Item = (Seat, &G::Action)> {
        self.log().iter().skip(from).map(|done| (done.seat, &done.action))
    }

    fn happened(&self, names: &[String], from: usize) -> Option<usize> {
        let event = |note: &CardNote<G::Event>| match note {
            CardNote::Event(event) => is_called(event, names),
            CardNote::Refused { .. } | CardNote::Rewound { .. } => false,
        };
        self.notes().iter().skip(from).position(event).map(|at| from + at)
    }

    fn is_asked(&self, seat: Seat) -> bool {
        self.game().to_act().contains(&seat)
    }

    fn is_over(&self) -> bool {
        self.game().outcome().is_some()
    }
}

impl<G: Tabled> ObservedMatch for Match<G> {
    type Action = Intent<G>;

    fn mark(&self) -> LogPosition {
        LogPosition { deeds: self.log().len(), notes: self.notes().len() }
    }

    fn deeds(&self, from: usize) -> impl Iterator<Item = (Seat, &Intent<G>)> {
        self.log().iter().skip(from).map(|done| (done.seat, &done.intent))
    }

    fn happened(&self, names: &[String], from: usize) -> Option<usize> {
        let event = |note: &Note<G>| matches!(note, Note::Event(event) if is_called(event, names));
        self.notes().iter().skip(from).position(event).map(|at| from + at)
    }

    fn is_decision(&self, intent: &Intent<G>) -> bool {
        matches!(intent, Intent::Declare(_))
    }

    fn gestured(&self, gesture: Gesture, from: LogPosition) -> bool {
        let done = || self.log().iter().skip(from.deeds).map(|TimedIntent { intent, .. }| intent);
        match gesture {
            Gesture::Grabbed => done().any(|intent| matches!(intent, Intent::Take(_))),
            Gesture::Lifted => is_lifted(done()),
            Gesture::Turned => done().any(|intent| matches!(intent, Intent::Hand(HandCommand::Turn(_)))),
            Gesture::Lowered => done().any(|intent| matches!(intent, Intent::Hand(HandCommand::Lower(true)))),
            Gesture::LetGo => done().any(|intent| matches!(intent, Intent::Release)),
            Gesture::PutBack => done().any(|intent| matches!(intent, Intent::PutBack)),
            Gesture::AtRest => {
                self.notes().iter().skip(from.notes).any(|note| matches!(note, Note::Settled { .. }))
            }
            Gesture::Looked => false,
        }
    }

    fn is_asked(&self, seat: Seat) -> bool {
        self.game().to_act().contains(&seat) && self.settling().is_none()
    }

    fn is_over(&self) -> bool {
        self.game().outcome().is_some()
    }
}

/// A piece counts as lifted once it was raised by so much, cm.
const LIFTED_CM: f32 = 1.0;

/// So long a table moves at most after a deed with which a match begins, ticks: it is judged long before.
const RESTS_TICKS: u32 = 1_200;

/// Whether what is held was raised.
fn is_lifted<'a, G: Tabled>(done: impl Iterator<Item = &'a Intent<G>>) -> bool {
    let mut heights = done.filter_map(|intent| match intent {
        Intent::Hand(HandCommand::Move([_, _, z])) => Some(*z),
        _ => None,
    });
    let mut lowest = f32::MAX;
    heights.any(|height| {
        lowest = lowest.min(height);
        height - lowest >= LIFTED_CM
    })
}

/// Whether an event has one of these names.
fn is_called(event: &impl Serialize, names: &[String]) -> bool {
    name_of(event).is_some_and(|name| names.contains(&name))
}

/// What an event is called: the name of its variant, as files have it.
fn name_of(event: &impl Serialize) -> Option<String> {
    match serde_json::to_value(event).ok()? {
        serde_json::Value::String(name) => Some(name),
        serde_json::Value::Object(fields) => fields.into_iter().next().map(|(name, _)| name),
        _ => None,
    }
}

impl Lesson {
    /// The match with which the lesson begins.
    ///
    /// # Errors
    /// What of the file the game cannot read, or what the rules do not allow.
    pub fn begin<G: CardGame>(&self) -> Result<CardMatch<G>, LessonError> {
        self.check::<G::Setup, G::Action>()?;
        let refused = |why| LessonError::Start { id: self.id.clone(), why };
        let setup: G::Setup = self.read(&self.start.setup)?;
        let seating = self.seating(G::seats(&setup));
        // What was done before the lesson is not taken back: practice begins behind it.
        let mut m = CardMatch::new(&setup, self.start.seed, seating, false).map_err(refused)?;
        for (seat, raw) in &self.start.deeds {
            m.act(Seat(*seat), self.read(raw)?).map_err(refused)?;
        }
        Ok(m.in_practice())
    }

    /// Whoever learns on their seat, and bots on the others.
    fn seating(&self, seats: u8) -> Seating {
        let sitter = |seat| {
            if seat == self.start.learner { Sitter::Person } else { Sitter::Bot(self.start.bots) }
        };
        Seating { sitters: (0..seats).map(sitter).collect(), names: Names::usual(usize::from(seats)) }
    }

    /// The match at a table with real pieces with which the lesson begins.
    ///
    /// # Errors
    /// What of the file the game cannot read, or what the rules do not allow.
    pub fn begin_at_table<G: Tabled>(&self) -> Result<Match<G>, LessonError> {
        self.check::<G::Setup, Intent<G>>()?;
        let refused = |why| LessonError::Start { id: self.id.clone(), why };
        let setup: G::Setup = self.read(&self.start.setup)?;
        let mut m = Match::new(&setup, self.start.seed, HandOptions::default(), true).map_err(refused)?;
        m.seat(self.seating(G::seats(&setup)));
        for (_, raw) in &self.start.deeds {
            m.intend(self.read(raw)?).map_err(refused)?;
            // What is set up by that comes to rest before the next.
            m.run_until_waiting(RESTS_TICKS);
        }
        Ok(m)
    }

    /// Whether a match at a table with real pieces began as this lesson does.
    pub fn began_at_table<G: Tabled>(&self, m: &Match<G>) -> bool {
        let setup = self.read::<G::Setup>(&self.start.setup);
        m.practice() && m.seed() == self.start.seed && setup.is_ok_and(|setup| setup == *m.game().setup())
    }

    /// Whether a match began as this lesson does.
    pub fn began<G: CardGame>(&self, m: &CardMatch<G>) -> bool {
        let setup = self.read::<G::Setup>(&self.start.setup);
        let mut deeds = m.deeds(0);
        m.practice()
            && m.seed() == self.start.seed
            && setup.is_ok_and(|setup| setup == *m.setup())
            && self.start.deeds.iter().all(|(seat, raw)| {
                deeds.next().is_some_and(|(who, done)| {
                    who == Seat(*seat) && self.read::<G::Action>(raw).is_ok_and(|each| each == *done)
                })
            })
    }
}
