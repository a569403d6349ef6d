//! What the window's systems share: which screen and which dialogs are shown, and the messages by which panels and keys
//! say what they want of the program. One system carries them out (`shell::commands`).

use super::game_ui::Order;
use crate::speech::{Reason, say};
use crate::ui::illustrations::Illustration;
use crate::words::capital;
use bevy::prelude::*;
use game::message::{Rule, Say};
use session::Undo;
use std::fmt::Debug;
use std::path::PathBuf;
use std::sync::Arc;
use strum::VariantArray;
use table::PieceId;

/// The screens.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    /// What to do.
    #[default]
    Menu,
    /// Who plays what, and how.
    SetUp,
    /// The table.
    Table,
    /// How it came out; the table is still there to look at.
    Result,
    /// The stability lab.
    Lab,
}

/// What the player wants of the program.
#[derive(Message, Clone, Debug)]
pub enum Command {
    /// Start a match.
    Start(Arc<dyn Order>),
    /// Set up the same match again.
    Again,
    /// Do what was asked about, for the answer was yes.
    Do(Arc<dyn ConfirmedAction>),
    /// Take a step back or again.
    Rewind(Undo),
    /// Take the turn under way back; at its beginning, the one before.
    UndoTurn,
    /// Bots as fast as can be, until a person is to decide.
    FastForward,
    /// Save the match. Where there is a file already, it is asked first.
    Save(PathBuf),
    /// Save the match, in place of what is there.
    SaveOver(PathBuf),
    /// Load a match.
    Load(PathBuf),
    /// Save the match quickly, or load the quick save, in this file. Where somebody's page is private, they are asked first.
    Quick(Quick, PathBuf),
    /// Watch a match again.
    Watch(Watched),
    /// Show another screen.
    Show(Screen),
    /// Open the stability lab with what was built the last time. The match on the table is put away; it can be
    /// gone on with.
    Lab,
    /// Open the stability lab with the table of the match, as it lies now or at the moment that is watched. The match waits in its
    /// file.
    ToLab,
    /// Begin the lesson of this id.
    Learn(String),
    /// Show on a table what a picture in a game's book of rules shows: the game's id, and the picture.
    ShowMe(&'static str, Illustration),
    /// Something of the lesson on the table, or to leave what a book shows.
    Lesson(LessonAct),
    /// Ask the coach what to do now, or send it away.
    Coach,
    /// Look back at the match.
    LookBack(LookBackAct),
    /// Try a mistake in the game of this id again.
    Train(String),
    /// Put the result out of the way, or back.
    FoldResult(bool),
    /// Keep what the window shows now as a picture.
    SavePicture,
    /// Leave the program.
    Quit,
}

/// What is wanted of a look back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LookBackAct {
    /// Begin, or show the next decision.
    Next,
    /// Show the decision before.
    Before,
    /// It is not waited for any more.
    Stop,
}

/// What the learner wants of a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonAct {
    /// The next step: this one has been read.
    Next,
    /// The step before; what was done since is taken back.
    Back,
    /// To leave it for the menu. It can be gone on with like any match.
    Leave,
}

/// What a key does with the quick save.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quick {
    /// Writes it.
    Save,
    /// Reads it.
    Load,
}

/// What is watched again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Watched {
    /// The match on the table.
    Table,
    /// What fell last there, and why.
    LastFall,
    /// The same as a film, from which the match goes on by itself.
    Film,
    /// The match of a save, which comes on the table.
    Save(PathBuf),
}

/// What the player wants of the gallery.
#[derive(Message, Clone, Debug)]
pub(crate) enum GalleryWish {
    /// To know whether the score of a match holds.
    Prove(PathBuf),
    /// A match gone from it.
    Remove(PathBuf),
}

/// What the player wants to do with a match in the library.
#[derive(Message, Clone, Debug)]
pub enum LibraryWish {
    /// Another name for it.
    Rename(PathBuf, String),
    /// A copy of it.
    Duplicate(PathBuf),
    /// It gone.
    Delete(PathBuf),
    /// What was deleted back again.
    TakeBack(PathBuf),
}

/// What lies over a screen. Dialogs lie over one another; Esc takes the topmost away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray)]
pub enum Dialog {
    /// Resume, save, load, leave.
    Pause,
    /// The rules.
    Rules,
    /// The keys.
    Help,
    /// Other keys.
    Bindings,
    /// Settings.
    Settings,
    /// Choose a save.
    Load,
    /// Name a save.
    Save,
    /// Finished matches, the best first.
    Gallery,
    /// Is that really wanted? ([`Confirmation`])
    Confirm,
}

/// Something to be done with the program, once it is really wanted.
pub trait ConfirmedAction: Debug + Send + Sync + 'static {
    /// Does it.
    fn carry_out(&self, world: &mut World);
}

/// A message is done by being sent.
impl<M: Message + Clone + Debug> ConfirmedAction for M {
    fn carry_out(&self, world: &mut World) {
        world.write_message(self.clone());
    }
}

/// A question before something that cannot be taken back.
#[derive(Clone, Debug)]
pub struct Question {
    /// What is asked, and what comes of a yes.
    pub words: String,
    /// What stands on the button that says yes.
    pub yes: String,
    /// What is done then.
    pub deed: Arc<dyn ConfirmedAction>,
}

/// The question that [`Dialog::Confirm`] asks.
#[derive(Resource, Clone, Debug, Default)]
pub struct Confirmation(pub Option<Question>);

/// Where in the books the rules are to open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RulesTarget {
    /// At a rule of the game on the table.
    Rule(Rule),
    /// At a picture, under a heading of the English book.
    Picture {
        /// The game whose book it is.
        game: &'static str,
        /// The heading.
        under: &'static str,
    },
}

/// The place at which the rules are to open, until they have.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WantedPlace(pub Option<RulesTarget>);

/// A position that a picture of the rules shows, on the table, or the table of a match in the lab. Gone as soon as anything else
/// comes there: then it is no longer what is on the table, and the way back is not to touch that.
#[derive(Resource, Clone, Debug)]
pub struct Showing {
    /// The game in whose book the picture stands, and the picture; `None` if it is the table of a match.
    pub picture: Option<(&'static str, Illustration)>,
    /// Where whoever looks came from.
    pub from: CameFrom,
}

/// Where somebody came from who looks at a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CameFrom {
    /// From a match, which waits in this file.
    Match(PathBuf),
    /// From another screen.
    Screen(Screen),
}

/// The dialogs that are open, the topmost last.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Open(pub Vec<Dialog>);

/// Whether something is being dragged: then Esc puts it back, and no other key of the game means anything.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Carrying(pub bool);

/// Whether time is held up by a dialog. Dialogs set it; the table waits.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pause {
    /// Time passes.
    #[default]
    Off,
    /// The table stands still.
    On,
}

/// What came down last in the match on the table.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LastFall {
    /// Whether anything did.
    pub is_known: bool,
    /// Whether that has not been shown again yet.
    pub is_new: bool,
}

/// Whether the result is out of the way, so that the table can be looked at.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ResultFolded(pub bool);

/// Why something that the player wanted is not done. It is told beside the pointer and forgotten: nothing has happened.
#[derive(Message, Clone, Debug)]
pub struct RefusalNotice(pub Reason);

/// A piece is taken from the supply strip: the pointer went down on its picture.
#[derive(Message, Clone, Copy, Debug)]
pub struct TakeFromSupply(pub PieceId);

/// Somebody at the screen is waited for, after bots or another person.
#[derive(Message, Clone, Copy, Debug)]
pub struct YourTurn;

/// Something to tell the player, in words: errors, confirmations.
#[derive(Message, Clone, Debug)]
pub struct Notice {
    /// The words.
    pub words: String,
    /// Whether something was lost.
    pub is_loss: bool,
}

impl Notice {
    /// These words.
    pub const fn new(words: String) -> Self {
        Self { words, is_loss: false }
    }

    /// What was lost.
    pub const fn loss(words: String) -> Self {
        Self { words, is_loss: true }
    }

    /// Why something was not done, as a sentence.
    pub fn of(why: &impl Say) -> Self {
        Self::new(capital(&say(why)))
    }
}

/// Something moves on the screen without the player's doing, or is waited for: another picture is wanted at once. Said
/// anew in every frame for as long as it does.
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct Moving;

/// The order of things in a frame, before the ticks of physics: what players want is gathered, carried out, seen.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PlaySet {
    /// The game is asked what matters to keys. The hand follows.
    Ask,
    /// Keys send wishes and [`Command`]s, as the hand has. What is sent later in a frame waits for the next.
    Wish,
    /// The program's keys, once the game has read its own: a key that closes a dialog or answers one means nothing more.
    Program,
    /// Drawn tables do what their keys meant, once everybody knows that: Esc may close two things.
    Press,
    /// Commands to the program are carried out.
    Apply,
    /// Wishes to the match are carried out.
    Carry,
    /// What is seen of the match is renewed.
    View,
}

/// The order in which things are drawn with egui.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DrawSet {
    /// Menu and set-up, and what a game draws over its table.
    Screen,
    /// Dialogs and notices, over all that.
    Over,
}

/// Whether the match is played or looked at now: the table's screen or the result's, in apps that have screens.
pub fn at_the_table(screen: Option<Res<State<Screen>>>, pause: Res<Pause>) -> bool {
    *pause == Pause::Off && screen.is_none_or(|screen| *screen.get() == Screen::Table)
}
