//! The keyboard at the table of Rathulhu.

use bevy::prelude::*;

/// Adds the keys.
pub(in crate::app) fn plugin(_app: &mut App) {}
