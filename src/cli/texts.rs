//! The words of the commands, as messages. The language files have their texts (`assets/lang/*/cli.ftl`).

use game::message::{Arg, Example, Message, texts};
use game::pieces::Class;

texts! {
    /// What `cyclopean gallery` says.
    pub enum Gallery in "cli-gallery-" {
        Empty,
        List { list: Message },
        Row { rank: String, figure: Message, by: Message, seed: String, help: Vec<Message>, proof: Message, file: String },
        Broken { file: String, seal: Message },
        Fails { count: usize, all: usize },
        Unchecked { count: usize, all: usize },
        NoFolder,
        Unreadable { folder: String, why: Message },
        NotNoted { why: Message },
        Unranked { file: String },
        Kept { file: String },
    }

    /// What `cyclopean print` says.
    pub enum Print in "cli-print-" {
        List,
        Unknown { name: String, known: String },
        There { path: String },
        NoFolder { folder: String },
    }

    /// What `cyclopean replay` says.
    pub enum Replay in "cli-replay-" {
        About { game: String, steps: u64, seconds: Message, keyframes: usize },
        AboutSeed { game: String, seed: String, steps: u64, seconds: Message, keyframes: usize },
        Same,
        Differs,
        Fall { seconds: Message, what: Message },
        Result { result: Message },
        Parted { count: usize },
    }

    /// What `cyclopean sound` says.
    pub enum Sound in "cli-sound-" {
        Written { path: String, seconds: Message, strikes: usize },
    }

    /// What `cyclopean lab` says.
    pub enum Lab in "cli-lab-" {
        Verdict { scene: String, stands: bool, expected: Expectation, mind: bool },
        Drift { mm: Message, degrees: Message, seconds: Message, high: Message, rests: bool },
        Watched { seconds: Message },
        Firm,
        Unheld,
        Doubt,
        Bears { g: Message, tilt: Message },
        Falls { tilt: Message },
        First { what: Message },
        NoStatics { why: Message },
        Agree,
        Disagree,
        DisagreeReport,
        TooClose,
        Mind { what: Message },
        Piece { lies: Lies, top: Message, moved: Message, turned: Message, carried: Message },
        OffTable,
        OnNothing,
        On { pieces: Vec<Message> },
        Study { scene: String, question: String },
        Cases { cases: u32, seconds: Message },
        HeadCase,
        HeadFate,
        HeadBears,
        HeadNot,
        HeadStatics,
        HeadFails,
        CannotStand,
        Tilt { tilt: Message },
        Shard { number: u32, of: u32, done: usize, cases: u32, file: String },
        Torn { file: String },
        NoScenes,
        NoSetUp { command: String },
        Changed { said: u32, has: usize },
        Unwritten { file: String, why: Message },
        Friction { most: Message, found: Message },
    }

    /// Why a command cannot be followed.
    pub enum CommandProblem in "cli-wrong-" {
        WhichGame,
        UnknownGame { game: String, known: String },
        TooManyBots { bots: String },
        BotsForSeats { bots: usize, seats: u8 },
        NoBot { name: String, known: String },
        NoWindow,
        NoPictures,
        OneWindow,
        OnePicture,
        NoTurns { file: String },
        DidYouMean { typed: String, study: String },
        ScorePicture { file: String },
        NoScore,
        NoTime,
        AfterEnd { seconds: Message },
        TooLong,
    }
}

/// How a pyramid lies; nothing of other things.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lies(pub Option<Class>);

impl From<Option<Class>> for Lies {
    fn from(class: Option<Class>) -> Self {
        Self(class)
    }
}

impl From<Lies> for Arg {
    fn from(Lies(class): Lies) -> Self {
        Self::Keyword(match class {
            None => "other",
            Some(Class::Upright) => "upright",
            Some(Class::Flat) => "flat",
            Some(Class::Weird) => "weird",
        })
    }
}

impl Example for Lies {
    fn example() -> Self {
        Self(Some(Class::Upright))
    }
}

/// What a scene says should become of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expectation {
    /// Nothing.
    None,
    /// This.
    Met,
    /// Something else.
    Missed,
}

impl From<Expectation> for Arg {
    fn from(expected: Expectation) -> Self {
        Self::Keyword(match expected {
            Expectation::None => "none",
            Expectation::Met => "met",
            Expectation::Missed => "missed",
        })
    }
}

impl Example for Expectation {
    fn example() -> Self {
        Self::Met
    }
}
