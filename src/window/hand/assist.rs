//! Help with nesting: near a free tip the hand lines an upright pyramid up with it, the more the nearer. It can be
//! switched off, and the match's log tells when it helped. And the magnet for cards, where it was agreed.

use super::options::Handling;
use super::state::{Aimed, GrabState, HandSet};
use crate::live_table::live_match::{Playing, on};
use crate::live_table::physics::LiveTable;
use bevy::app::RunFixedMainLoop;
use bevy::prelude::*;
use session::HandRules;
use table::Sim;
use table::carry::CarryPhase;
use table::carry::assist::{magnet, pull};

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
    (mut table, aimed): (LiveTable, Res<Aimed>),
) -> Result {
    let GrabState::Holding(carry) = &mut *grab_state else { return Ok(()) };
    // What goes down already goes where it was wanted.
    if !carry.is_busy() {
        let (hand, game) = (playing.0.hand().options(), playing.0.game());
        let free = carry.stage == CarryPhase::Free;
        let (nests, draws) = (free && handling.nest_assist && hand.kind.helps(), free && hand.draws());
        let pulls = |sim: &mut Sim| {
            let is_built = |id| game.is_built(id);
            let over_tip = nests.then(|| pull(sim, carry, is_built)).flatten();
            over_tip.or_else(|| draws.then(|| magnet(sim, carry, aimed.mark.as_ref(), is_built)).flatten())
        };
        carry.pull = if nests || draws { table.lend(pulls)? } else { None };
    }
    Ok(())
}
