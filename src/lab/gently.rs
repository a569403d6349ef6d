//! Gravity that comes on, and leans, gently.
//!
//! A scene puts pieces where they touch, without a force between them. If it was let go of at once, every contact would
//! have to find its force within the first steps, and the contacts of one face are found one after the other. So a
//! brick would get a kick of about what it falls in a step. A stack whose centre is a few hundredths of a millimetre
//! inside its limit stands in a well that shallow (a brick 10 mm high at a lean of 0.006 from its limit: 0.1 µm), and
//! would be kicked over. A hand that sets things down gives the weight over gradually. So does this.
//!
//! A hand also holds what it sets down. While weight is coming on there is a little more friction than there will be. What
//! needs nearly all of it at two places, like a ladder, would otherwise slip at one before the other bears its share, and
//! the engine does not stop what slips at both. In each iteration it pushes overlap apart first and looks at friction after
//! that. So the push of a wall follows its friction one iteration late, friction follows the push, and a ladder creeps on.
//!
//! What was at rest already, and is let go of as it lay, is pressed together by its weight: nests sink into one another by
//! hundredths of a millimetre. Without weight it would spring apart (the top of a tower of nests by 0.9 mm within a
//! tick), so it has its weight at once.

use table::MM_PER_CM;
use table::sim::Sim;

/// Gravity comes on within so long, s.
pub(super) const LET_GO_S: f32 = 0.3;

/// A share of a way, from 0 to 1, that begins and ends gently.
pub fn eased(share: f32) -> f32 {
    share * share * (3.0 - 2.0 * share)
}

/// What moves farther within the first tick without weight was pressed, mm. Things that touch move by 0.0001 mm at most,
/// and what came to rest on nests by 0.04 mm and more.
const SPRINGS_MM: f32 = 0.01;

/// So much more friction there is while gravity comes on. With 1.02 some ladders slide 2 % inside their limit, with 1.05 and
/// with 1.2 none does.
const GRIP: f32 = 1.05;

/// Gives a table its gravity, cm/s², as it is so many ticks after everything was let go of; does nothing once it has all.
pub fn let_go(sim: &mut Sim, tick: u64, gravity: [f32; 3]) {
    let ticks = ((LET_GO_S / sim.settings().tick_s) as u64).max(2);
    if tick == ticks {
        sim.set_grip(1.0);
    }
    match tick {
        1 if is_pressed(sim) => return sim.set_gravity(gravity),
        1 => sim.set_grip(GRIP),
        _ if tick > ticks || sim.settings().gravity == gravity => return,
        _ => {}
    }
    let share = eased(tick as f32 / ticks as f32);
    sim.set_gravity(gravity.map(|g| g * share));
}

/// Whether a table's pieces push one another apart where they lie.
fn is_pressed(sim: &Sim) -> bool {
    let mut weightless = sim.clone();
    weightless.set_gravity([0.0; 3]);
    if weightless.tick().is_err() {
        return false;
    }
    let moved = |id| weightless.pose(id).translation.distance(sim.pose(id).translation) * MM_PER_CM;
    sim.pieces().any(|(id, _)| moved(id) > SPRINGS_MM)
}
