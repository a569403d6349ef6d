//! Gravity that comes on, and leans, gently.
//!
//! A scene puts pieces where they touch without a force between them. Let go of at once, every contact has to find its
//! force within the first steps, and those of one face are found one after the other: a brick gets a kick of about what
//! it falls in a step. A stack whose centre is a few hundredths of a millimetre inside its limit stands in a well that
//! shallow (a brick 10 mm high at a lean of 0.006 from its limit: 0.1 µm), and is kicked over. A hand that sets things
//! down gives the weight over gradually; so does this.

use crate::table::sim::Sim;

/// Gravity comes on within so long, s.
pub(super) const LET_GO_S: f32 = 0.3;

/// A share of a way, from 0 to 1, that begins and ends gently.
pub(super) fn eased(share: f32) -> f32 {
    share * share * (3.0 - 2.0 * share)
}

/// Gives a table its gravity, cm/s², as it is so many ticks after everything was let go of; does nothing once it has all.
pub(super) fn let_go(sim: &mut Sim, tick: u64, gravity: [f32; 3]) {
    let ticks = (LET_GO_S / sim.settings().tick_s) as u64;
    if tick <= ticks {
        let share = if ticks == 0 { 1.0 } else { eased(tick as f32 / ticks as f32) };
        sim.set_gravity(gravity.map(|g| g * share));
    }
}
