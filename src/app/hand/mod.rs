//! The player's hand in the window: mouse and keyboard become wishes, and the table's answers become lines and words.
//!
//! It changes no match: it writes [`Wish`](super::table::live_match::Wish)es. The physical hand, with its servo, its cap and its
//! auto-raise, is the table's ([`crate::table::Hand`]); what is here decides where that hand is wanted.
//!
//! * [`keys`]: which key does what;
//! * [`maths`]: rays, steps, stances; [`carry`]: what is held and where it is wanted, without a window;
//! * [`view_ray`]: where the player looks from and points at; [`pick`]: what is pointed at, or chosen by key;
//! * [`grab`]: taking, letting go, putting back; `let_go`: not without a question where it would lose something; [`steer`]: moving and turning what is held;
//! * [`aim`]: where the cursor wants it; `assist`: lined up with a tip;
//! * `draw_back`: the camera, where something is carried out of its view;
//! * [`hand_rules`]: what the hand must know of a game;
//! * [`input_routing`]: who else gets the inputs: panels before the hand, the camera after it;
//! * [`look_ahead`]: what would come of letting go, tried out; [`landing_preview`]: the same as shapes; [`draw`]: those
//!   shapes as lines; `show`: outlines, ghosts and the side view, by way of the visuals;
//! * [`tooltip`]: the name of what is pointed at; [`rings`]: what may be taken; [`card_help`]: a card over tips, seen from
//!   above.
//!
//! In a frame: inputs are read and wishes written before the ticks of physics, what is shown is drawn after them.

pub mod aim;
mod assist;
pub mod card_help;
pub mod carry;
pub mod draw;
mod draw_back;
pub mod grab;
pub mod hand_rules;
pub mod input_routing;
pub mod keys;
pub mod landing_preview;
mod let_go;
pub mod look_ahead;
pub mod maths;
pub mod pick;
pub mod rings;
mod show;
pub mod steer;
pub mod support;
pub mod tooltip;
pub mod view_ray;

use super::game_ui::{CurrentGame, SceneKind};
use super::messages::{Moving, Screen};
use super::table::physics::TableSim;
use super::watching::Watching;
use bevy::app::{RunFixedMainLoop, RunFixedMainLoopSystems};
use bevy::prelude::*;
use hand_rules::HandRules;
use serde::{Deserialize, Serialize};

/// The parts of the hand: all but the last before the ticks of physics, in `RunFixedMainLoop`; the last in `Update`.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HandSet {
    /// What the match did with the last wishes, and what is pointed at.
    Look,
    /// Mouse and keys.
    Steer,
    /// [`Wish`](super::table::live_match::Wish)es.
    Tell,
    /// Previews.
    Show,
}

/// Whether the seat at the screen may use the hand: off while a bot plays or the screen is being passed on.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct HandEnabled(pub bool);

/// Which ways of grabbing the mouse has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Grabbing {
    /// Press, move, let go; or click, move, click.
    #[default]
    Either,
    /// Press, move, let go.
    Drag,
    /// Click, move, click.
    Click,
}

/// How the hand handles things. For settings.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Handling {
    /// Which ways of grabbing the mouse has.
    pub grabbing: Grabbing,
    /// Keep clear of what is below; off, to slide under or between things.
    pub keep_clear: bool,
    /// Turn what is taken as the roll asks for.
    pub pre_turn: bool,
    /// Letting go sets down gently; off, it drops from where it is.
    pub set_down: bool,
    /// Near a free tip an upright pyramid is lined up with it.
    pub nest_assist: bool,
}

impl Default for Handling {
    fn default() -> Self {
        Self {
            grabbing: Grabbing::Either,
            keep_clear: true,
            pre_turn: true,
            set_down: true,
            nest_assist: true,
        }
    }
}

/// Which previews are drawn. Recorded with a score.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Previews {
    /// What is held, where it would come to touch.
    pub ghost: bool,
    /// The line it would fall along.
    pub drop_line: bool,
    /// Its outline on what is below.
    pub shadow: bool,
    /// Where it would touch.
    pub contact: bool,
    /// What carries the thing it would stand on, and where the weight would be.
    pub support: bool,
    /// How it would lie and what would fall, tried out.
    pub foresight: bool,
    /// Rings round what may be taken.
    pub takeable: bool,
}

impl Default for Previews {
    fn default() -> Self {
        Self::all(true)
    }
}

impl Previews {
    /// All of them, or none.
    pub const fn all(on: bool) -> Self {
        Self { ghost: on, drop_line: on, shadow: on, contact: on, support: on, foresight: on, takeable: on }
    }
}

/// Whether the hand may be used now.
fn at_the_table(
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

/// Puts the player's hand into an app that has a match, a live table and the screens.
pub fn plugin(app: &mut App) {
    app.add_message::<Moving>()
        .init_resource::<Handling>()
        .init_resource::<Previews>()
        .insert_resource(HandEnabled(true))
        .configure_sets(
            RunFixedMainLoop,
            (HandSet::Look, HandSet::Steer, HandSet::Tell)
                .chain()
                .in_set(RunFixedMainLoopSystems::BeforeFixedMainLoop)
                .run_if(at_the_table),
        )
        .configure_sets(Update, HandSet::Show.run_if(at_the_table))
        .add_plugins((
            input_routing::plugin,
            pick::plugin,
            grab::plugin,
            aim::plugin,
            steer::plugin,
            look_ahead::plugin,
            landing_preview::plugin,
            draw::plugin,
            draw_back::plugin,
            show::plugin,
            tooltip::plugin,
            rings::plugin,
        ));
}

/// Puts the hand to a game's pieces.
pub fn of<G: HandRules>(app: &mut App) {
    pick::of::<G>(app);
    grab::of::<G>(app);
    steer::of::<G>(app);
    assist::of::<G>(app);
    rings::of::<G>(app);
    look_ahead::of::<G>(app);
    landing_preview::of::<G>(app);
}
