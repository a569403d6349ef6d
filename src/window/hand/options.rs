//! What the player has chosen of the hand: how it grabs and handles things, which previews it shows.

use bevy::prelude::Resource;
use serde::{Deserialize, Serialize};

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
    /// The view comes close to where a piece is carried.
    pub come_close: bool,
}

impl Default for Handling {
    fn default() -> Self {
        Self {
            grabbing: Grabbing::Either,
            keep_clear: true,
            pre_turn: true,
            set_down: true,
            nest_assist: true,
            come_close: true,
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
