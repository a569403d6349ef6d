//! What the window knows of a game: one value a game. The window loops over them and names none.

use super::coach::coaching::Coaching;
use super::keys::ShortcutGroup;
use super::platform::record::RecordError;
use super::ui::backdrop;
use super::ui::illustrations::{Illustration, Names};
use super::ui::save_row::Emblem;
use crate::live_table::physics::BridgeError;
use crate::speech::name_of;
use crate::texts::{Dialogs, Notices, SetupText};
use bevy::prelude::*;
use bevy::tasks::Task;
use bevy_egui::egui::{Rect, Ui};
use game::message::{Message, Say};
use game::{Game, Seat, SetupError};
use lesson::{Lesson, LessonError, LessonProgress};
use serde_json::Value;
use session::info::{Failure, GameInfo};
use session::replay::ReplayError;
use session::{MatchError, Seating, Undo, save};
use std::any::Any;
use std::fmt::{self, Debug};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use table::{PieceId, Sim, TableError};

/// A game, for the window.
#[derive(Clone, Copy)]
pub struct GameUi {
    /// What of it is mere data.
    pub basics: Basics,
    /// How its table is drawn.
    pub scene: SceneKind,
    /// What it adds to the app.
    pub plugins: GamePlugins,
    /// Loads a match in the place of the one before.
    pub load: fn(&mut World, &Path) -> Result<(), CommandError>,
    /// The match as the bytes of a save.
    pub save: fn(&mut World) -> Result<Vec<u8>, CommandError>,
    /// The match as the bytes of a save for when the program ends: what is held is put back and what moves comes to
    /// rest first. Nothing where nothing has happened since the last autosave.
    pub close: CloseMatch,
    /// Takes a step back or again.
    pub rewind: fn(&mut World, Undo) -> Result<(), CommandError>,
    /// The match on the table, to be watched from its beginning.
    pub watch: fn(&mut World) -> Result<Box<dyn PlaybackSource>, CommandError>,
    /// Takes the match off the table, with all that belongs to it.
    pub clear: fn(&mut World),
    /// How the match is doing; `None` if none of this game is on the table.
    pub status: fn(&World) -> Option<Status>,
    /// The table as it last lay at rest, for the lab; `None` if the game has none.
    pub table: fn(&mut World) -> Option<Sim>,
    /// The best of what is built, for a picture of it; `None` if nothing is built.
    pub built: fn(&World) -> Option<Built>,
    /// The set-up of the same match again.
    pub again: fn(&World) -> Option<Box<dyn SetupForm>>,
    /// How lessons of it are given; `None` if there are none.
    pub lessons: Option<Lessons>,
    /// How its matches are coached.
    pub coaching: Coaching,
    /// Draws a saved match, without a window: the save, the size in pixels, the PNG to write.
    pub picture: DrawSave,
}

/// What of a game's entry is mere data.
#[derive(Clone, Copy)]
pub struct Basics {
    /// What everybody may know of it.
    pub info: &'static GameInfo,
    /// What one does in it, in a few words: the id of a message.
    pub idea: &'static str,
    /// How many minutes a match of the usual number of players takes at the screen, about: ten seconds for each decision of a
    /// person, half a minute where a piece is set down, two seconds for each of a bot.
    pub minutes: u8,
    /// The ways to begin.
    pub ways: &'static [StartOption],
    /// Its keys.
    pub keys: &'static [ShortcutGroup],
    /// The pictures in its rules.
    pub illustrations: &'static [Illustration],
    /// What a name in them stands for.
    pub illustration_names: Names,
    /// Its emblem.
    pub emblem: Emblem,
}

/// How lessons of a game are given.
#[derive(Clone, Copy)]
pub struct Lessons {
    /// Begins a lesson's match in the place of the one before.
    pub begin: fn(&mut World, &Lesson) -> Result<(), CommandError>,
    /// How far the match on the table has come in a lesson; `None` if it is not one of that lesson.
    pub take_up: fn(&World, &Lesson) -> Option<LessonProgress>,
    /// How many deeds were done in the match on the table.
    pub deeds: fn(&World) -> usize,
}

/// The bytes of a save for when the program ends.
pub(crate) type CloseMatch = fn(&mut World) -> Result<Option<Vec<u8>>, CommandError>;

/// Draws a save in a size in pixels, and writes the PNG.
pub type DrawSave = fn(&Path, (u32, u32), &Path) -> Result<(), Failure>;

impl Debug for GameUi {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("GameUi").field("id", &self.basics.info.id).finish_non_exhaustive()
    }
}

/// A way to begin a game.
#[derive(Clone, Copy)]
pub struct StartOption {
    /// What stands on its button, by the id of the message. Its last set-up is kept by that, too. What it means is the text
    /// beside it ([`about`](crate::speech::about)).
    pub label: &'static str,
    /// The form to fill in.
    pub form: fn() -> Box<dyn SetupForm>,
}

/// How a game's table is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SceneKind {
    /// As pieces on the physical table, seen by a camera that can go round it.
    Table,
    /// As a drawing, seen from straight above.
    Flat,
}

/// What a game adds to each rung of the ladder of apps.
#[derive(Clone, Copy)]
pub struct GamePlugins {
    /// Its match, bots and time: works without a window.
    pub logic: fn(&mut App),
    /// Its keys.
    pub input: fn(&mut App),
    /// What is seen of it. Needs a renderer.
    pub drawing: fn(&mut App),
}

/// How a match is doing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Status {
    /// The game and how far it has come: its title, and "move 12".
    pub words: String,
    /// The number of the turn under way; in a match without turns, of its moves.
    pub turn_number: u32,
    /// How far a match that will be ranked has come. `None` if none will be.
    pub standing: Option<RankedProgress>,
    /// Whether it has ended.
    pub ended: bool,
    /// Whether the end has been seen: nothing moves any more.
    pub at_rest: bool,
    /// The heading of the rules that matters now.
    pub chapter: &'static str,
    /// Whose turn it is; nothing while what led to it is still to be seen, or when the game is over.
    pub turn: Option<TurnOf>,
    /// Whether the screen shows what one of several people before it may not see, so that no picture is taken of it.
    pub private: bool,
    /// Who has the screen to themselves, by name, or has to come to it: what only they may see is on it.
    pub page_of: Option<String>,
    /// Whether Esc means something to the game, so that it does not open the menu.
    pub keeps_escape: bool,
}

/// Who of several people before the screen has it to themselves now, by name.
pub fn page_of<G: Game>(game: &G, seating: &Seating) -> Option<String> {
    let goes_on = seating.is_shared() && game.outcome().is_none();
    let seat = game.private_to().filter(|seat| goes_on && seating.is_person(*seat))?;
    Some(name_of(&seating.names, seat))
}

/// What is built of pieces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Built {
    /// How good it is: any measure that grows.
    pub figure: i64,
    /// Its pieces.
    pub pieces: Vec<PieceId>,
}

/// How far a match that will be ranked has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RankedProgress {
    /// With what it will be compared, as its score will say.
    pub category: String,
    /// By what, where that is not what its game ranks by first.
    pub by: Option<String>,
    /// The more, the farther.
    pub figure: i64,
}

/// Whose turn it is, to be called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnOf {
    /// The seat.
    pub seat: Seat,
    /// What it is called.
    pub name: String,
    /// Whether a person at the screen plays it.
    pub person: bool,
    /// Whether several people play: then their names are shown.
    pub several: bool,
}

impl TurnOf {
    /// The turn of a seat at a table.
    pub fn at(seating: &Seating, seat: Seat) -> Self {
        let (name, person) = (name_of(&seating.names, seat), seating.is_person(seat));
        Self { seat, name, person, several: seating.persons().count() > 1 }
    }
}

/// What is filled in before a match.
pub trait SetupForm: Send + Sync + 'static {
    /// The head of the form.
    fn title(&self) -> String;

    /// Draws the rows into a grid of two columns.
    fn rows(&mut self, ui: &mut Ui, about: &FormContext);

    /// What it stands for; `chance` is the seed when none was typed.
    ///
    /// # Errors
    /// What has to be changed first.
    fn order(&self, chance: u64) -> Result<Arc<dyn Order>, FormError>;

    /// What was chosen, to be offered again the next time: everything but the seed.
    fn choices(&self) -> Value {
        Value::Null
    }

    /// Takes over what was chosen the last time, if it still can be chosen.
    fn choose_again(&mut self, _choices: &Value) {}

    /// Draws what lies behind the form.
    fn backdrop(&mut self, ui: &mut Ui, rect: Rect) {
        backdrop::behind_form(ui.painter(), rect);
    }

    /// For tests and for whoever knows which form it is.
    fn as_any(&mut self) -> &mut dyn Any;
}

/// What has to be changed before a match can begin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FormError {
    /// The seed is no number.
    SeedDigits,
    /// The seed is larger than any.
    SeedTooLarge,
    /// Nobody could tell two players apart.
    SameName(String),
    /// The rules forbid the set-up.
    Setup(SetupError),
}

impl From<SetupError> for FormError {
    fn from(why: SetupError) -> Self {
        Self::Setup(why)
    }
}

impl Say for FormError {
    fn message(&self) -> Message {
        match self {
            Self::SeedDigits => SetupText::SeedDigits.message(),
            Self::SeedTooLarge => SetupText::SeedTooLarge { most: u64::MAX.to_string() }.message(),
            Self::SameName(name) => SetupText::SameName { name: name.clone() }.message(),
            Self::Setup(why) => why.message(),
        }
    }
}

/// What a form needs to know beside what is filled in.
#[derive(Clone, Copy, Debug)]
pub struct FormContext {
    /// The seed when none is typed.
    pub chance: u64,
    /// Whether colours bear marks.
    pub marks: bool,
}

/// A match to be started.
pub trait Order: Debug + Send + Sync + 'static {
    /// Starts it in the place of the one before, which stays where the set-up breaks the rules.
    ///
    /// # Errors
    /// [`CommandError`] where the match cannot begin.
    fn start(&self, world: &mut World) -> Result<(), CommandError>;
}

/// A recorded match that can be wound forward and back, whatever the game.
pub trait PlaybackSource: Send + Sync {
    /// How many steps have passed, and how many there are.
    fn steps(&self) -> (u64, u64);
    /// Seconds at the table so far, and altogether; `None` if there is none.
    fn time_s(&self) -> Option<(f32, f32)>;
    /// The turn under way.
    fn turn(&self) -> u32;
    /// What players call it: "turn 12".
    fn turn_words(&self) -> Message;
    /// The step at which a turn begins, counted from a step; the end, where none comes after. Looks for no longer than a picture
    /// may take: `None` if it has to be asked again.
    fn turn_from(&mut self, from: u64, way: TurnWay) -> Option<u64>;
    /// The table as it last lay at rest; `None` if there is none.
    fn table(&self) -> Option<Sim>;
    /// Seconds that a step of time lasts.
    fn step_s(&self) -> f32;
    /// Goes on by a step of time.
    fn on(&mut self) -> bool;
    /// Winds towards a step for no longer than a picture may take; whether it is there.
    fn wind(&mut self, to: u64) -> bool;
    /// Where replay and recording parted.
    fn parted(&self) -> Option<Message>;
    /// Shows it.
    fn show(&self, world: &mut World) -> Result<(), CommandError>;
    /// Puts the match back that was on the table.
    fn leave(&self, world: &mut World) -> Result<(), CommandError>;
    /// Plays on from here, in practice.
    fn play_on(&self, world: &mut World) -> Result<(), CommandError>;
    /// A number that tells its recording from others.
    fn fingerprint(&self) -> u32;
    /// The step at which something was done last.
    fn last_deed(&self) -> u64;
    /// Finds out what fell about now, and why.
    fn ask(&self) -> Task<Option<Collapse>>;
}

/// Which turn, from a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnWay {
    /// The one that began last before it.
    Before,
    /// The one under way.
    This,
    /// The one that begins next after it.
    Next,
}

/// What gave way.
#[derive(Clone, Debug, PartialEq)]
pub struct Collapse {
    /// In words.
    pub words: String,
    /// At which step.
    pub step: u64,
    /// Where, cm.
    pub point: Vec3,
    /// The piece that gave way first.
    pub failed: PieceId,
    /// What the hand held when it touched what brought that about.
    pub held: Option<PieceId>,
}

/// The games of this program.
#[derive(Resource, Clone, Debug, Default)]
pub struct Games(pub Vec<&'static GameUi>);

impl Games {
    /// The game of an id.
    pub fn find(&self, id: &str) -> Option<&'static GameUi> {
        self.0.iter().copied().find(|ui| ui.basics.info.id == id)
    }
}

/// The game whose match is on the table.
#[derive(Resource, Clone, Copy, Debug)]
pub struct CurrentGame(pub &'static GameUi);

/// A match of the game of an id is on the table from now on.
pub(crate) fn put_on_table(world: &mut World, id: &str) {
    if let Some(ui) = world.resource::<Games>().find(id) {
        world.insert_resource(CurrentGame(ui));
    }
}

/// The form that is being filled in.
#[derive(Resource, Default)]
pub struct OpenForm {
    /// Which, where it was opened from the menu: the id of the game, and the way to begin it.
    pub way: Option<String>,
    /// The form.
    pub form: Option<Box<dyn SetupForm>>,
    /// The seed when none is typed.
    pub chance: u64,
}

/// How the match on the table is doing.
pub fn status(world: &World) -> Option<Status> {
    world.get_resource::<CurrentGame>().and_then(|game| (game.0.status)(world))
}

/// Why the program cannot do what the player asked for.
#[derive(Debug, thiserror::Error)]
pub enum CommandError {
    /// The rules, or the history of steps.
    Match(#[from] MatchError),
    /// The table cannot be made.
    Table(#[from] TableError),
    /// The table does not come together with the physics plugin.
    Bridge(#[from] BridgeError),
    /// A save cannot be written or read.
    Save(#[from] save::SaveError),
    /// The match is not over, and its replay would show what others hold.
    Unfinished,
    /// The match cannot be watched again.
    Replay(#[from] ReplayError),
    /// The match cannot be kept.
    Record(#[from] RecordError),
    /// The save is of a game that is not one of ours.
    UnknownGame {
        /// Which file.
        path: PathBuf,
        /// The game it is of.
        game: String,
    },
    /// A lesson cannot be read or begun.
    Lesson(#[from] LessonError),
    /// There is no such lesson.
    NoLesson(String),
    /// There is nothing to save or rewind.
    NoMatch,
    /// There is no folder to keep the match in.
    NoFolder,
}

impl Say for CommandError {
    fn message(&self) -> Message {
        match self {
            Self::Match(why) => why.message(),
            Self::Table(why) => why.message(),
            Self::Bridge(why) => why.message(),
            Self::Save(why) => why.message(),
            Self::Unfinished => Notices::Unfinished.message(),
            Self::Replay(why) => why.message(),
            Self::Record(why) => why.message(),
            Self::UnknownGame { path, game } => {
                Notices::UnknownGame { path: path.display().to_string(), game: game.clone() }.message()
            }
            Self::Lesson(why) => why.message(),
            Self::NoLesson(id) => Message::new("lesson-none").with("id", id.clone()),
            Self::NoMatch => Notices::NoMatch.message(),
            Self::NoFolder => Dialogs::NoFolder.message(),
        }
    }
}

game::message::displays!(CommandError);
