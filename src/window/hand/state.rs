//! What the hand is about: what it holds or reaches for, what is pointed at and chosen, and when which of its systems run.
//! Plain states, for the systems above them.

use crate::game_ui::{CurrentGame, SceneKind};
use crate::live_table::physics::TableSim;
use crate::messages::Screen;
use crate::speech::Reason;
use crate::watching::Watching;
use bevy::prelude::*;
use table::PieceId;
use table::carry::mark::Mark;
use table::carry::{By, Carry};

/// A cursor that has not gone farther since the press has not moved, logical pixels.
pub(super) const DEAD_PX: f32 = 4.0;

/// The parts of the hand: all but the last before the ticks of physics, in `RunFixedMainLoop`; the last in `Update`.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HandSet {
    /// What the match did with the last wishes, and what is pointed at.
    Look,
    /// Mouse and keys.
    Steer,
    /// [`Wish`](crate::live_table::live_match::Wish)es.
    Tell,
    /// Previews.
    Show,
}

/// Whether the seat at the screen may use the hand: off while a bot plays or the screen is being passed on.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct HandEnabled(pub bool);

/// Whether the hand may be used now.
pub(super) fn at_the_table(
    screen: Option<Res<State<Screen>>>,
    game: Option<Res<CurrentGame>>,
    table: Option<Res<TableSim>>,
    (enabled, watching): (Res<HandEnabled>, Option<Res<Watching>>),
) -> bool {
    let here = screen.is_some_and(|screen| *screen.get() == Screen::Table);
    here && game.is_some_and(|game| game.0.scene == SceneKind::Table)
        && table.is_some()
        && enabled.0
        && watching.is_none()
}

/// What a click on the table is for.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ClicksAre {
    /// To take pieces: one that may not be taken says why.
    #[default]
    ForPieces,
    /// For the places there, which a game knows: a piece that may not be taken is bare table.
    ForPlaces,
}

/// How the player's hand is steered, and what it has asked for: the match knows neither. What is held is the match's to say, and
/// this follows it before anything of a picture reads it.
#[expect(clippy::large_enum_variant, reason = "there is one of it, and mostly it holds")]
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub enum GrabState {
    /// Nothing.
    #[default]
    Empty,
    /// The match has been asked for a piece.
    Reaching(Reach),
    /// Carrying.
    Holding(Carry),
}

/// A piece that the match has been asked for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Reach {
    /// Which.
    pub piece: PieceId,
    /// How it was asked for.
    pub by: By,
    /// Where it is grabbed, cm.
    pub at: Option<Vec3>,
    /// Whether it was taken from the supply strip.
    pub from_supply: bool,
    /// Seconds since.
    pub waiting_s: f32,
}

/// What the mouse is about.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Mouse {
    /// Where the cursor was when it last moved what is held, or grabbed it.
    pub cursor: Option<Vec2>,
    /// How long the left button has been down, s.
    pub pressed_s: f32,
    /// Whether the left button went down on the empty table, and is down still: it turns the camera.
    pub on_table: bool,
}

/// Where the last piece was let go of: the keyboard carries the next one there.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct LastPlace(pub Option<Vec2>);

/// What the cursor is on, or the keyboard has chosen, while the hand is empty. For tooltips and highlights.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Hover {
    /// Which piece.
    pub piece: Option<PieceId>,
    /// Its name.
    pub name: String,
    /// Its name, and whether it may be taken now or why not.
    pub words: String,
    /// Why it may not be taken now.
    pub refusal: Option<Reason>,
    /// Where on it the cursor is, cm; `None` if the keyboard chose it.
    pub at: Option<Vec3>,
    /// Whether it should be outlined: only while pieces are to be taken at all.
    pub outlined: bool,
    /// Whether nothing is said of it: it was just let go of here.
    pub quiet: bool,
}

impl Hover {
    /// The piece that the keyboard has chosen.
    pub fn by_key(&self) -> Option<PieceId> {
        self.piece.filter(|_| self.at.is_none())
    }
}

/// What the keyboard has chosen.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct KeyboardTarget(pub Option<PieceId>);

/// What the cursor marks for what is held.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub(crate) struct Aimed {
    /// What it marked when it moved last.
    pub mark: Option<Mark>,
    /// Whether it has moved in this frame.
    pub moved: bool,
}

/// Whether the fine mode is on: the cursor is slow and the side view is shown.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct FineMode(pub bool);
