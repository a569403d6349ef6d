//! What a game that is drawn flat says of itself to the window, and what it is told. The rest of the room does the work.

use crate::board::Item;
use crate::card_match::{self, CardWishOf};
use crate::game_ui::SetupForm;
use crate::keys::Key;
use crate::reasons::Reasons;
use crate::ui::act::UiCommand;
use crate::ui::spotlight::Spotlight;
use bevy::app::App;
use bevy::ecs::component::Mutable;
use bevy::prelude::Resource;
use bevy_egui::egui::{self, Context, Rect, Ui, vec2};
use bots::{Bot, SeatPosition};
use game::choices::Resolution;
use game::{CardGame, Game, Move, Seat};
use session::{CardMatch, Seating, Skill};
use std::collections::VecDeque;
use std::fmt::Debug;
use std::hash::Hash;

/// The actions of a flat game.
pub type ActionOf<F> = <<F as FlatGame>::Game as Game>::Action;

/// What a game that is drawn flat says of itself to the window. The type that implements it holds nothing.
pub trait FlatGame: Sized + Send + Sync + 'static {
    /// The rules.
    type Game: CardGame<Action: Copy>;
    /// Who plays a seat when nobody does.
    type Bot: Bot<Position = SeatPosition<Self::Game>, Choice = ActionOf<Self>> + Sync;
    /// Who looks at the table. By default it is whoever may see least.
    type Viewer: Copy + Default + PartialEq + Hash + Debug + Send + Sync;
    /// What whoever looks sees of a game: worked out from a view once an entry, not once a picture.
    type Seen: Clone + Send + Sync;
    /// What the people at the screen have chosen so far. None of it is part of the match.
    type UiState: Resource<Mutability = Mutable> + Default;
    /// What panels and keys of the game can ask for.
    type Wish: Clone + Debug + Send + Sync;

    /// Its keys mean something beside the result, too.
    const KEYS_AT_RESULT: bool = false;
    /// Whether somebody sees on the screen what others may not see: no picture of it is kept beside a save then.
    const HAS_HANDS: bool = true;

    /// The bot of a seat in the match of a seed.
    fn bot(skill: Skill, seed: u64, seat: Seat) -> Self::Bot;

    /// What a bot remembers of a match beside what its seat sees now: nothing that others do not know, too.
    fn remember(_bot: &mut Self::Bot, _m: &CardMatch<Self::Game>, _seat: Seat) {}

    /// Whoever looks at a picture of a save.
    fn onlooker(_game: &Self::Game) -> Self::Viewer {
        Self::Viewer::default()
    }

    /// What somebody sees of a game.
    fn see(game: &Self::Game, viewer: Self::Viewer, seating: &Seating) -> Self::Seen;

    /// What is chosen at the start of a match.
    fn ui_state(_m: &CardMatch<Self::Game>) -> Self::UiState {
        Self::UiState::default()
    }

    /// The set-up form of the same match.
    fn again(m: &CardMatch<Self::Game>, ui_state: &Self::UiState) -> Box<dyn SetupForm>;

    // ---- What has happened ----

    /// What an action did, as entries that are shown one after the other.
    fn entries(
        _before: &Self::Game,
        _done: Option<&Move<ActionOf<Self>>>,
        events: Vec<EventOf<Self>>,
        after: &Self::Game,
    ) -> Vec<PlaybackEntry<Self::Game>> {
        vec![PlaybackEntry { events, after: after.clone() }]
    }

    /// For how long an entry is shown before the next one may be, s.
    fn lasts_s(_events: &[EventOf<Self>]) -> f32 {
        0.0
    }

    /// The same where things jump instead of moving: as long as it takes to read it, s.
    fn reads_s(_events: &[EventOf<Self>]) -> f32 {
        0.0
    }

    /// Whether an entry is shown until somebody says that they have seen it ([`DisplayedMatch::release`]).
    fn holds(_events: &[EventOf<Self>]) -> bool {
        false
    }

    /// Whether something moves in the entry that holds the display now. While nothing does, no pictures are drawn.
    fn moves_on_hold(_shown: &DisplayedMatch<Self>, _still: bool) -> bool {
        false
    }

    /// How a match that has just begun is shown, entry by entry; the first is there at once.
    fn opening(_m: &CardMatch<Self::Game>) -> Vec<PlaybackEntry<Self::Game>> {
        vec![]
    }

    /// How long after the entry before an entry may be shown at the soonest, s; `own` where it begins what a person did.
    /// Infinite where somebody has to say so ([`DisplayedMatch::skip_to`]).
    fn wait_s(_shown: &DisplayedMatch<Self>, _events: &[EventOf<Self>], _own: bool) -> f32 {
        0.0
    }

    /// Whether an entry belongs to the one before, so that waits count from that one.
    fn goes_with_the_last(_shown: &DisplayedMatch<Self>, _events: &[EventOf<Self>]) -> bool {
        false
    }

    /// Whether nobody sees when a bot acts now, so that it need not pause before.
    fn acts_unseen(_shown: &DisplayedMatch<Self>) -> bool {
        false
    }

    /// Whether the pace that the player has set for bots does not hold.
    fn keeps_own_pace(_desk: &Self::UiState) -> bool {
        false
    }

    /// What is shown large before an entry is shown on the table.
    fn large(_scene: &DrawContext<Self>, _events: &[EventOf<Self>]) -> Vec<Spotlight> {
        vec![]
    }

    // ---- What is seen ----

    /// What lies on the table, and what is written there, for a picture of a save.
    fn items(scene: &DrawContext<Self>) -> Vec<Item<()>>;

    /// Draws the table and its panels.
    fn show(ctx: &Context, scene: &DrawContext<Self>) -> Vec<UiCommand<Self::Wish>>;

    /// Draws backs of cards on the cover between two people at one screen.
    fn backs(_ui: &mut Ui, _rect: Rect) {}

    /// What an action is done with, by the names of landmarks: the coach marks it.
    fn landmarks(_position: &SeatPosition<Self::Game>, _action: &ActionOf<Self>) -> Vec<String> {
        vec![]
    }

    // ---- What people want ----

    /// Who has to come to the screen before the game can go on.
    fn cover(_scene: &DrawContext<Self>) -> Option<Seat> {
        None
    }

    /// They have come.
    fn come(_table: &mut Table<Self>, _seat: Seat) {}

    /// The table is left for the menu: nobody's page is open when it is come back to.
    fn leave(_desk: &mut Self::UiState) {}

    /// What a key means.
    fn key(scene: &DrawContext<Self>, key: &Pressed) -> Option<UiCommand<Self::Wish>>;

    /// Does what was asked for.
    fn carry_out(table: &mut Table<Self>, wish: Self::Wish);

    /// Once a frame: what was chosen for another moment of the match is forgotten; another may have come to the screen.
    fn renew(_m: &CardMatch<Self::Game>, _shown: &mut DisplayedMatch<Self>, _desk: &mut Self::UiState) {}

    /// Systems of its own.
    fn plugin(_app: &mut App) {}

    // ---- How the match is doing ----

    /// The heading of the rules that matters now; none where the book opens as it was left.
    fn chapter(_m: &CardMatch<Self::Game>, _desk: &Self::UiState) -> &'static str {
        ""
    }

    /// Whose turn is called.
    fn turn(m: &CardMatch<Self::Game>, _desk: &Self::UiState) -> Option<Seat> {
        card_match::to_act(m)
    }

    /// Whether Esc takes something back here, before it opens the menu.
    fn keeps_escape(_desk: &Self::UiState) -> bool {
        false
    }
}

/// The events of a flat game.
pub type EventOf<F> = <<F as FlatGame>::Game as Game>::Event;

/// A part of what an action did, and the game right after it. Most actions are one entry; a game may split one into
/// several, to show them one after the other.
#[derive(Clone, Debug)]
pub struct PlaybackEntry<G: CardGame> {
    /// What happened.
    pub events: Vec<G::Event>,
    /// The game after it.
    pub after: G,
}

/// An entry in the queue.
#[derive(Clone, Debug)]
pub(super) struct Waiting<G: CardGame> {
    pub entry: PlaybackEntry<G>,
    /// Whether it may be shown: bots' moves are announced first, what a person does at the screen needs no announcement.
    pub announced: bool,
    /// Whether it was shown large when it was announced.
    pub large: bool,
    /// How long after the entry before it may be shown, s.
    pub wait_s: f32,
}

/// The match as it is shown.
#[derive(Resource)]
pub struct DisplayedMatch<F: FlatGame> {
    pub(super) game: F::Game,
    pub(super) viewer: F::Viewer,
    pub(super) seating: Seating,
    pub(super) seen: F::Seen,
    /// What was seen before the entry that is shown now.
    pub(super) before: F::Seen,
    /// What happened in the entry that is shown now, or was shown last.
    pub(super) events: Vec<EventOf<F>>,
    /// Whether that entry was shown large first.
    pub(super) was_large: bool,
    /// For how long it has been shown, s, and for how long it is shown.
    pub(super) for_s: f32,
    pub(super) lasts_s: f32,
    pub(super) queue: VecDeque<Waiting<F::Game>>,
    /// Whether the match is watched again: nobody acts meanwhile.
    pub(super) watched: bool,
    /// Whether what happens is kept back: somebody alone looks at what is theirs.
    pub(super) held: bool,
    /// What bots told of their moves.
    pub(super) reasons: Reasons,
}

/// The window of a flat game, as it was last drawn.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct DrawArea {
    /// Its size, points.
    pub size: egui::Vec2,
    /// Pixels in a point.
    pub pixels: f32,
    /// Whether things jump instead of moving.
    pub still: bool,
    /// Beside the result: whether that is folded away.
    pub result: Option<bool>,
}

impl Default for DrawArea {
    fn default() -> Self {
        Self { size: vec2(1280.0, 720.0), pixels: 1.0, still: false, result: None }
    }
}

/// The UI state of a game in which nothing is chosen beforehand.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct NoUiState;

/// All that the window of a flat game is drawn from.
pub struct DrawContext<'a, F: FlatGame> {
    /// The match.
    pub m: &'a CardMatch<F::Game>,
    /// The match as it is shown.
    pub shown: &'a DisplayedMatch<F>,
    /// What has been chosen so far.
    pub ui_state: &'a F::UiState,
    /// The window.
    pub view: DrawArea,
}

/// A key that was pressed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pressed {
    /// What it comes to: a shortcut of the game, or a key that always means the same.
    pub key: Key,
    /// Whether something is being dragged. Few keys mean anything then.
    pub carrying: bool,
}

/// A table at which a wish is carried out.
pub struct Table<'a, F: FlatGame> {
    /// The match. Only the rules change it.
    pub m: &'a CardMatch<F::Game>,
    /// The match as it is shown.
    pub shown: &'a mut DisplayedMatch<F>,
    /// What has been chosen so far.
    pub ui_state: &'a mut F::UiState,
    /// The window.
    pub view: DrawArea,
    /// A number of chance, for what is no part of the match.
    pub chance: u64,
    pub(super) actions: Vec<MatchRequest<ActionOf<F>>>,
}

/// Something that somebody wants of the match.
pub(super) enum MatchRequest<A: Send + Sync + 'static> {
    ByWhoeverIsAsked(A),
    By(CardWishOf<A>),
}

impl<F: FlatGame> Table<'_, F> {
    /// The seat that is asked does something.
    pub fn act(&mut self, action: ActionOf<F>) {
        self.actions.push(MatchRequest::ByWhoeverIsAsked(action));
    }

    /// A seat does something.
    pub fn act_as(&mut self, seat: Seat, action: ActionOf<F>) {
        self.actions.push(MatchRequest::By(CardWishOf::new(seat, action)));
    }

    /// What came of an input is done. What the rules refuse they refuse once more, so that the journal notes it.
    pub fn take(&mut self, step: Resolution<ActionOf<F>>) {
        match step {
            Resolution::Try(all) => all.into_iter().for_each(|(seat, action)| self.act_as(seat, action)),
            Resolution::Refuse(seat, action, why) => {
                self.actions.push(MatchRequest::By(CardWishOf { seat, action, refused: Some(why) }));
            }
            Resolution::Choosing | Resolution::Nothing => {}
        }
    }

    /// The same as the panels see it.
    pub fn scene(&self) -> DrawContext<'_, F> {
        DrawContext { m: self.m, shown: self.shown, ui_state: self.ui_state, view: self.view }
    }
}
