//! The games that can be measured, a line a game. Each is a folder with all that measures it; a game without one is not
//! measured. None knows another.

pub mod cluethulhu;
pub mod elder_god;
pub mod rathulhu;
pub mod rlyeh;
pub mod thoth;

use crate::game_benches::GameBenches;

/// The benches of every game, in the order of the menu.
pub const ALL: &[GameBenches] =
    &[rlyeh::BENCHES, rathulhu::BENCHES, thoth::BENCHES, elder_god::BENCHES, cluethulhu::BENCHES];
