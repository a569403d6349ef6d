//! What a lesson is, and how its file is read.

use game::Seat;
use game::message::{Message, Say};
use ron::extensions::Extensions;
use ron::value::RawValue;
use ron::{Options, error::SpannedError};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use session::{MatchError, Skill};

/// A part of a lesson that only its game can read: a set-up, an action.
pub(crate) type Raw = Box<RawValue>;

/// A lesson as its file has it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// The game and the name of the file, such as `chess/opening`.
    #[serde(skip)]
    pub id: String,
    /// The text of the file, to tell lines in errors.
    #[serde(skip)]
    text: String,
    /// How long it takes, in minutes.
    pub minutes: u8,
    /// Whether it teaches what every table needs, so that it comes before all others.
    #[serde(default)]
    pub first: bool,
    /// With what it begins.
    pub start: Start,
    /// Its steps, in order.
    pub steps: Vec<Step>,
}

/// With what a lesson begins: a match that is set up and played so far.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Start {
    /// The game's own set-up.
    pub setup: Raw,
    /// The seed, by which chance falls as the lesson needs it.
    pub seed: u64,
    /// The seat of whoever learns, from 0. Bots have the others.
    #[serde(default)]
    pub learner: u8,
    /// How well those bots play, where the lesson does not say what they do.
    #[serde(default)]
    pub bots: Skill,
    /// What has been done already: the seat, from 0, and its action.
    #[serde(default)]
    pub deeds: Vec<(u8, Raw)>,
}

/// A step of a lesson.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// Its name, of which the ids of its texts are made.
    pub id: String,
    /// What it points at.
    #[serde(default)]
    pub point: Vec<Target>,
    /// What it waits for.
    pub wait: Wait,
    /// What else the learner may do meanwhile.
    #[serde(default)]
    pub allow: Allow,
    /// What the others do in it, in order; beyond that they play as they like.
    #[serde(default)]
    pub others: Vec<Raw>,
    /// Names of events that spoil it, such as a fall: the learner takes that back before the lesson goes on.
    #[serde(default)]
    pub spoils: Vec<String>,
    /// When the hint comes, in seconds.
    #[serde(default = "usual_hint_s")]
    pub hint_s: u8,
}

/// A hint comes after so many seconds unless a step says otherwise.
const fn usual_hint_s() -> u8 {
    20
}

/// Something that a step points at.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum Target {
    /// A thing on a drawn table, by its game's name for it: `Bag`.
    Item(String),
    /// A button, by the id of its shortcut or by the key that is written on it.
    Button(String),
}

/// What a step waits for.
#[derive(Clone, Debug, Deserialize)]
pub enum Wait {
    /// For the learner to have read it.
    Next,
    /// For the learner to do one of these.
    Do(Vec<Raw>),
    /// For the learner to do anything: a decision of their own.
    Act,
    /// For the learner's turn to come.
    Turn,
    /// For one of these to happen: names of events of the rules.
    Event(Vec<String>),
    /// For the end of the game.
    End,
    /// At a table with real pieces: for the hand to do this.
    Hand(Gesture),
}

/// What a hand does at a table with real pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Gesture {
    /// It takes hold of a piece.
    Grabbed,
    /// It raises the piece by a centimetre or more.
    Lifted,
    /// It turns the piece.
    Turned,
    /// It lowers the piece until it touches.
    Lowered,
    /// It lets go.
    LetGo,
    /// It puts the piece back.
    PutBack,
    /// The table is at rest again.
    AtRest,
    /// The player looks from somewhere else.
    Looked,
}

/// What the learner may do beside what a step waits for.
#[derive(Clone, Debug, Default, Deserialize)]
pub enum Allow {
    /// Nothing.
    #[default]
    Nothing,
    /// All that the rules allow.
    Anything,
    /// These actions.
    These(Vec<Raw>),
}

/// Why a lesson cannot be read or begun.
#[derive(Debug, thiserror::Error)]
pub enum LessonError {
    /// The file is not a lesson.
    File {
        /// The lesson.
        id: String,
        /// The line, from 1.
        line: usize,
        /// What is wrong.
        why: String,
    },
    /// The rules do not allow how it begins.
    Start {
        /// The lesson.
        id: String,
        /// What the rules say.
        why: MatchError,
    },
}

impl Say for LessonError {
    fn message(&self) -> Message {
        match self {
            Self::File { id, line, why } => {
                let told = Message::new("lesson-file").with("id", id.clone()).with("line", *line);
                told.with("why", why.clone())
            }
            Self::Start { id, why } => {
                Message::new("lesson-start").with("id", id.clone()).with("why", why.message())
            }
        }
    }
}

game::message::displays!(LessonError);

/// As lessons are written: `Bid(9)` instead of `Bid((9))`, and in scenes `bottom_mm: 0.0` instead of `bottom_mm: Some(0.0)`.
fn options() -> Options {
    let short = Extensions::UNWRAP_NEWTYPES | Extensions::UNWRAP_VARIANT_NEWTYPES | Extensions::IMPLICIT_SOME;
    Options::default().with_default_extension(short)
}

impl Lesson {
    /// Reads a lesson. `id` is the game and the name of the file.
    ///
    /// # Errors
    /// What is wrong in the file, and in which line.
    pub fn parse(id: &str, text: &str) -> Result<Self, LessonError> {
        let fault = |line, why| LessonError::File { id: id.to_owned(), line, why };
        let mut lesson: Self = Self::read_whole(id, text)?;
        (lesson.id, lesson.text) = (id.to_owned(), text.to_owned());
        if lesson.steps.is_empty() {
            return Err(fault(1, "it has no steps".to_owned()));
        }
        for (k, step) in lesson.steps.iter().enumerate() {
            if lesson.steps[..k].iter().any(|before| before.id == step.id) || step.id == TITLE {
                let line = lesson.line_at(text.rfind(&format!("\"{}\"", step.id)).unwrap_or_default());
                return Err(fault(line, format!("another step is called {}", step.id)));
            }
        }
        Ok(lesson)
    }

    /// Reads a file of this kind.
    pub(super) fn read_whole<T: DeserializeOwned>(id: &str, text: &str) -> Result<T, LessonError> {
        let read: Result<T, SpannedError> = options().from_str(text);
        read.map_err(|error| LessonError::File {
            id: id.to_owned(),
            line: error.span.end.line,
            why: error.code.to_string(),
        })
    }

    /// A lesson that only begins.
    pub(super) fn without_steps(id: &str, text: &str, start: Start) -> Self {
        let (id, text) = (id.to_owned(), text.to_owned());
        Self { id, text, minutes: 0, first: false, start, steps: vec![] }
    }

    /// The id of the game.
    pub fn game(&self) -> &str {
        self.id.split('/').next().unwrap_or_default()
    }

    /// The seat of whoever learns.
    pub const fn learner(&self) -> Seat {
        Seat(self.start.learner)
    }

    /// The ids of the texts: `lesson-chess-opening-` and what follows.
    fn text_id(&self, rest: &str) -> String {
        format!("lesson-{}-{rest}", self.id.replace(['/', '_'], "-"))
    }

    /// The id of the title's text.
    pub fn title_id(&self) -> String {
        self.text_id(TITLE)
    }

    /// The id of what a step says.
    pub fn say_id(&self, step: &Step) -> String {
        self.text_id(&step.id)
    }

    /// The id of a step's hint.
    pub fn hint_id(&self, step: &Step) -> String {
        self.text_id(&format!("{}-hint", step.id))
    }

    /// The id of what a step says to a wrong try, where it says something of its own.
    pub fn wrong_id(&self, step: &Step) -> String {
        self.text_id(&format!("{}-wrong", step.id))
    }

    /// A part of the file as its game reads it.
    ///
    /// # Errors
    /// What is wrong with it, and in which line it stands.
    pub fn read<T: DeserializeOwned>(&self, raw: &Raw) -> Result<T, LessonError> {
        let text = raw.get_ron();
        options().from_str(text.trim()).map_err(|error| LessonError::File {
            id: self.id.clone(),
            line: self.line_of(text.trim()) + error.span.end.line.saturating_sub(1),
            why: error.code.to_string(),
        })
    }

    /// The line in which this first stands, from 1.
    fn line_of(&self, part: &str) -> usize {
        self.line_at(self.text.find(part).unwrap_or_default())
    }

    /// The line of a place in the file, in bytes, from 1.
    fn line_at(&self, at: usize) -> usize {
        1 + self.text.get(..at).unwrap_or_default().matches('\n').count()
    }

    /// Whether an action is one of these.
    fn is_among<A: DeserializeOwned + PartialEq>(&self, raws: &[Raw], action: &A) -> bool {
        raws.iter().any(|raw| self.read::<A>(raw).is_ok_and(|each| each == *action))
    }

    /// Whether an action of the learner ends the wait of a step.
    pub(super) fn is_awaited<A: DeserializeOwned + PartialEq>(&self, step: &Step, action: &A) -> bool {
        match &step.wait {
            Wait::Do(raws) => self.is_among(raws, action),
            Wait::Act => true,
            Wait::Next | Wait::Turn | Wait::Event(_) | Wait::End | Wait::Hand(_) => false,
        }
    }

    /// Whether a step lets the learner do this.
    pub(super) fn is_allowed<A: DeserializeOwned + PartialEq>(&self, step: &Step, action: &A) -> bool {
        self.is_awaited(step, action)
            || match &step.allow {
                Allow::Nothing => false,
                Allow::Anything => true,
                Allow::These(raws) => self.is_among(raws, action),
            }
    }

    /// Reads all that its game has to read.
    ///
    /// # Errors
    /// The first part that the game cannot read.
    pub fn check<S: DeserializeOwned, A: DeserializeOwned>(&self) -> Result<(), LessonError> {
        self.read::<S>(&self.start.setup)?;
        for (_, raw) in &self.start.deeds {
            self.read::<A>(raw)?;
        }
        for step in &self.steps {
            let awaited = if let Wait::Do(raws) = &step.wait { raws.as_slice() } else { &[] };
            let allowed = if let Allow::These(raws) = &step.allow { raws.as_slice() } else { &[] };
            for raw in step.others.iter().chain(awaited).chain(allowed) {
                self.read::<A>(raw)?;
            }
        }
        Ok(())
    }
}

/// The name under which a lesson's title stands.
const TITLE: &str = "title";
