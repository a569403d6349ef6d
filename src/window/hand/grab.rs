//! Taking, letting go, putting back: the buttons' and the Enter key's part.

use super::input_routing::Inputs;
use super::let_go::{ReleaseForecast, let_go};
use super::maths;
use super::options::{Grabbing, Handling, Previews};
use super::state::{ClicksAre, DEAD_PX, GrabState, HandSet, Hover, LastPlace, Mouse, Reach};
use super::view_ray::ViewRay;
use crate::keys::program::hand;
use crate::live_table::live_match::{CurrentView, Playing, Wish, on};
use crate::live_table::physics::{LiveBodies, LiveTable};
use crate::messages::{Moving, RefusalNotice, TakeFromSupply};
use bevy::app::RunFixedMainLoop;
use bevy::prelude::*;
use game::pieces::Class;
use session::{HandRules, Intent, Match};
use table::carry::aim::Aim;
use table::carry::{By, Carry, CarryPhase, Settled};
use table::set_down::Now;
use table::sim::collider_handle;
use table::{PieceId, Sim};

/// A press that is shorter than this and goes nowhere is a click, s.
const CLICK_S: f32 = 0.35;
/// A wish to take that was not granted by now was refused, s.
const REACH_PATIENCE_S: f32 = 0.2;
/// Air that a lift leaves over what it must be clear of, cm.
const OVER_CM: f32 = 0.3;
/// Stored pieces nearer than this are in its way, cm.
const STORE_CM: f32 = 15.0;
/// Highest lift, cm.
const HIGHEST_LIFT_CM: f32 = 8.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<GrabState>()
        .init_resource::<Mouse>()
        .init_resource::<LastPlace>()
        .init_resource::<ClicksAre>();
}

pub(super) fn of<G: HandRules>(app: &mut App) {
    app.add_systems(RunFixedMainLoop, follow::<G>.in_set(HandSet::Look).run_if(on::<G>)).add_systems(
        RunFixedMainLoop,
        (carry_on::<G>, from_supply::<G>, buttons::<G>, enter_and_escape::<G>)
            .chain()
            .in_set(HandSet::Tell)
            .run_if(on::<G>),
    );
}

/// The table's state that a carry needs.
pub(super) fn now<G: HandRules>(carry: &Carry, bodies: &LiveBodies, seen: Option<&CurrentView<G>>) -> Now {
    let at = bodies.get(carry.pieces[0]).map_or(carry.at, |body| body.position().translation);
    let reading = seen.and_then(|seen| seen.0.hand.as_ref()).and_then(|hand| hand.reading.as_ref());
    Now { at, landing_z: reading.map(|reading| reading.pose.translation.z) }
}

/// Keeps up with the match: a piece that was asked for is in the hand, one that was let go of no longer.
pub(super) fn follow<G: HandRules>(
    mut grab_state: ResMut<GrabState>,
    (playing, handling): (Res<Playing<G>>, Res<Handling>),
    (inputs, view_ray): (Inputs, ViewRay),
    mut table: LiveTable,
    mut mouse: ResMut<Mouse>,
    mut place: ResMut<LastPlace>,
) -> Result {
    let held = playing.0.hand().held();
    match &mut *grab_state {
        GrabState::Empty if held.is_empty() => {}
        GrabState::Reaching(reach) if held.is_empty() => {
            reach.waiting_s += inputs.count();
            if reach.waiting_s > REACH_PATIENCE_S {
                *grab_state = GrabState::Empty;
            }
        }
        GrabState::Holding(carry) if held.is_empty() => {
            if carry.stage == CarryPhase::Free {
                place.0 = Some(carry.at.truncate());
            }
            *grab_state = GrabState::Empty;
        }
        GrabState::Holding(carry) if carry.pieces == held => {}
        other => {
            let reach = match other {
                GrabState::Reaching(reach) => Some(*reach),
                _ => None,
            };
            let carry = table.lend(|sim| begin(sim, &playing.0, reach, &handling, place.0))?;
            if reach.is_none_or(|reach| reach.by == By::Keys) {
                mouse.cursor = view_ray.cursor();
            }
            *grab_state = carry.map_or(GrabState::Empty, GrabState::Holding);
        }
    }
    Ok(())
}

fn begin<G: HandRules>(
    sim: &Sim,
    playing: &Match<G>,
    reach: Option<Reach>,
    handling: &Handling,
    place: Option<Vec2>,
) -> Option<Carry> {
    let (hand, game) = (playing.hand(), playing.game());
    let pieces = hand.held().to_vec();
    let &first = pieces.first()?;
    let pose = hand.origin()?;
    let by = reach.map_or(By::Click, |reach| reach.by);
    let mut carry = Carry::begin(pieces, by, (pose.translation, pose.rotation), hand.auto_raise());
    carry.keep_clear = handling.keep_clear && hand.options().kind.helps();
    carry.middle = sim.body(first).mass_properties().local_mprops.local_com;
    let rises = hand.options().kind.helps() || game.is_built(first);
    let out_of_store = if rises { 0.0 } else { lift_over(sim, &carry.pieces, &game.stored()) };
    carry.lift_cm = clear_lift(sim, &carry.pieces).max(out_of_store).max(carry.lift_cm);
    carry.grip_cm = reach.and_then(|reach| reach.at).map_or(0.0, |at| at.z - pose.translation.z);
    if reach.is_some_and(|reach| reach.from_supply) {
        carry.aim = Aim::under_cursor();
    }
    if !hand.is_unmoved() {
        let target = hand.target()?;
        (carry.at, carry.turn) = (target.translation, target.rotation);
        return Some(carry.resumed());
    }
    let new = !game.is_built(first);
    if new && by == By::Keys && game.keys_carry() {
        carry.shift(place.unwrap_or(Vec2::ZERO) - carry.at.truncate());
    }
    if new && handling.pre_turn {
        carry.turn_then = game.stance_asked().map(|class| asked_turn(sim, first, class, carry.turn));
    }
    Some(carry)
}

/// The stance that is asked for, in line with the table: so that pieces from all round it nest.
fn asked_turn(sim: &Sim, id: PieceId, class: Class, turn: Quat) -> Quat {
    let stance = sim.piece(id).kind.stance(class);
    let heading = maths::in_line(maths::heading(turn), 0.0);
    maths::stand(stance, heading, Vec3::Z)
}

/// How far these pieces must be lifted out of a store to be clear of the highest of it near them: with a hand that does not
/// rise by itself they would be wedged among the others.
fn lift_over(sim: &Sim, pieces: &[PieceId], stored: &[PieceId]) -> f32 {
    let own = pieces.iter().map(|&id| sim.lowest_cm(id)).fold(f32::MAX, f32::min);
    let at = sim.pose(pieces[0]).translation;
    let near = stored
        .iter()
        .filter(|&&id| !pieces.contains(&id) && sim.pose(id).translation.distance(at) < STORE_CM);
    let top = near.map(|&id| sim.top_cm(id)).fold(f32::MIN, f32::max);
    (top - own + OVER_CM).clamp(0.0, HIGHEST_LIFT_CM)
}

/// How far these pieces must be lifted to be clear of what they stand on and among: of the pyramid that a nest's upper
/// one is pulled off, for one.
pub fn clear_lift(sim: &Sim, pieces: &[PieceId]) -> f32 {
    let colliders = &sim.engine().colliders;
    let bounds = |id: PieceId| colliders.get(collider_handle(id)).map(|c| c.compute_aabb());
    let mut needed = 0.0_f32;
    for own in pieces.iter().filter_map(|&id| bounds(id)) {
        for (id, _) in sim.pieces().filter(|(id, _)| *id != sim.table() && !pieces.contains(id)) {
            let Some(other) = bounds(id) else { continue };
            // Neighbours stand beside it; what reaches up into it has its middle under it.
            let middle = sim.centre_of_mass(id);
            let under = (0..2).all(|axis| (own.mins[axis]..own.maxs[axis]).contains(&middle[axis]));
            if under && other.mins.z < own.maxs.z {
                needed = needed.max(other.maxs.z - own.mins.z + OVER_CM);
            }
        }
    }
    needed.min(HIGHEST_LIFT_CM)
}

/// Tells the match where what is held is wanted, and lets go of what has been set down.
fn carry_on<G: HandRules>(
    mut grab_state: ResMut<GrabState>,
    bodies: LiveBodies,
    inputs: Inputs,
    previews: Res<Previews>,
    mut release: ReleaseForecast<G>,
    mut moving: MessageWriter<Moving>,
) {
    let GrabState::Holding(carry) = &mut *grab_state else { return };
    carry.foresees = previews.ghost || previews.foresight;
    let now = now(carry, &bodies, release.seen.as_deref());
    carry.step(now, inputs.dt());
    let touching = release.playing.0.hand().touching();
    let settled = carry.settle_down(now, touching, release.would_lose(), inputs.dt());
    release.wishes.write_batch(carry.tell().into_iter().map(|command| Wish(Intent::Hand(command))));
    // It may stand for a moment on its way; its steps are a matter of time, and time passes with the pictures.
    if carry.is_busy() || matches!(carry.stage, CarryPhase::Rising(_)) {
        moving.write(Moving);
    }
    match settled {
        Settled::Waits => {}
        Settled::Asks => release.ask(),
        Settled::LetsGo => {
            // Refused, it stays in the hand, and the next click tries again.
            carry.keep_hold(now);
            carry.by = if carry.by == By::Drag { By::Click } else { carry.by };
            release.wishes.write(Wish(Intent::Release));
        }
    }
}

fn take<G: HandRules>(hover: &Hover, by: By, grab_state: &mut GrabState, release: &mut ReleaseForecast<G>) {
    let Some(piece) = hover.piece else { return };
    if let Some(why) = &hover.refusal {
        release.refusals.write(RefusalNotice(why.reworded(hover.words.clone())));
    } else {
        release.wishes.write(Wish(Intent::Take(piece)));
        *grab_state =
            GrabState::Reaching(Reach { piece, by, at: hover.at, from_supply: false, waiting_s: 0.0 });
    }
}

/// Takes what the pointer went down on in the supply strip: it follows the pointer from there, as from the table.
fn from_supply<G: HandRules>(
    mut taken: MessageReader<TakeFromSupply>,
    mut grab_state: ResMut<GrabState>,
    mut mouse: ResMut<Mouse>,
    view_ray: ViewRay,
    mut release: ReleaseForecast<G>,
) {
    let Some(&TakeFromSupply(piece)) = taken.read().last() else { return };
    if !matches!(*grab_state, GrabState::Empty) {
        return;
    }
    let by = if release.handling.grabbing == Grabbing::Click { By::Click } else { By::Drag };
    *mouse = Mouse { cursor: view_ray.cursor(), ..Mouse::default() };
    release.wishes.write(Wish(Intent::Take(piece)));
    *grab_state = GrabState::Reaching(Reach { piece, by, at: None, from_supply: true, waiting_s: 0.0 });
}

fn buttons<G: HandRules>(
    mut grab_state: ResMut<GrabState>,
    mut mouse: ResMut<Mouse>,
    (inputs, view_ray): (Inputs, ViewRay),
    (hover, clicks): (Res<Hover>, Res<ClicksAre>),
    mut release: ReleaseForecast<G>,
) {
    let is_ground = *clicks == ClicksAre::ForPlaces && hover.refusal.is_some();
    if inputs.went_down() && inputs.has_pointer() {
        mouse.pressed_s = 0.0;
        match &mut *grab_state {
            GrabState::Holding(carry) if carry.by != By::Drag => {
                let_go(carry, &mut release);
            }
            GrabState::Empty if hover.piece.is_some() && !is_ground => {
                mouse.cursor = view_ray.cursor();
                let by = if release.handling.grabbing == Grabbing::Click { By::Click } else { By::Drag };
                take(&hover, by, &mut grab_state, &mut release);
            }
            GrabState::Empty => mouse.on_table = true,
            GrabState::Reaching(_) | GrabState::Holding(_) => {}
        }
    }
    if inputs.is_down() {
        // The frame in which it went down began before it did, and where inputs wait it may have come up already. What is no
        // click any more needs no more pictures.
        if !inputs.went_down() && !view_ray.pointer.waits() && mouse.pressed_s < CLICK_S {
            mouse.pressed_s += inputs.count();
        }
    } else {
        mouse.on_table = false;
        let went = mouse.cursor.zip(view_ray.cursor()).is_some_and(|(from, to)| from.distance(to) > DEAD_PX);
        let click = mouse.pressed_s < CLICK_S && !went && release.handling.grabbing != Grabbing::Drag;
        match &mut *grab_state {
            GrabState::Reaching(reach) if reach.by == By::Drag && click => reach.by = By::Click,
            GrabState::Holding(carry) if carry.by == By::Drag => {
                carry.by = By::Click;
                if carry.stage != CarryPhase::Unmoved || !click {
                    let_go(carry, &mut release);
                }
            }
            _ => {}
        }
    }
    // What is dragged out of the strip is over a panel for a while.
    if let GrabState::Holding(carry) = &*grab_state
        && inputs.buttons().just_pressed(MouseButton::Right)
        && (inputs.has_pointer() || carry.by == By::Drag)
    {
        release.wishes.write(Wish(Intent::PutBack));
    }
}

fn enter_and_escape<G: HandRules>(
    mut grab_state: ResMut<GrabState>,
    inputs: Inputs,
    hover: Res<Hover>,
    mut release: ReleaseForecast<G>,
) {
    if inputs.hit(hand::TAKE) {
        match &mut *grab_state {
            GrabState::Holding(carry) => let_go(carry, &mut release),
            GrabState::Empty => take(&hover, By::Keys, &mut grab_state, &mut release),
            GrabState::Reaching(_) => {}
        }
    }
    if inputs.hit(hand::PUT_BACK) && matches!(*grab_state, GrabState::Holding(_)) {
        release.wishes.write(Wish(Intent::PutBack));
    }
}
