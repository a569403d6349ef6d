//! Help with nesting: near a free tip the hand lines an upright pyramid up with it, the more the nearer. It can be
//! switched off, and the match's log tells when it helped.

use super::hand_rules::HandRules;
use super::options::Handling;
use super::state::{GrabState, HandSet};
use crate::app::table::live_match::{Playing, on};
use crate::app::table::physics::LiveTable;
use crate::table::carry::Stage;
use crate::table::carry::assist::pull;
use bevy::app::RunFixedMainLoop;
use bevy::prelude::*;

pub(super) fn of<G: HandRules>(app: &mut App) {
    app.add_systems(
        RunFixedMainLoop,
        align::<G>.in_set(HandSet::Steer).after(super::steer::feel::<G>).run_if(on::<G>),
    );
}

fn align<G: HandRules>(
    mut grab_state: ResMut<GrabState>,
    handling: Res<Handling>,
    playing: Res<Playing<G>>,
    mut table: LiveTable,
) -> Result {
    let GrabState::Holding(carry) = &mut *grab_state else { return Ok(()) };
    // What goes down already goes where it was wanted.
    if !carry.is_busy() {
        let hand = playing.0.hand().options().kind;
        let helps = handling.nest_assist && hand.helps() && carry.stage == Stage::Free;
        let game = playing.0.game();
        carry.pull = if helps { table.lend(|sim| pull(sim, carry, |id| game.is_built(id)))? } else { None };
    }
    Ok(())
}
