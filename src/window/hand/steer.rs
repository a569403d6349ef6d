//! Moving and turning what is held: the cursor's, the wheel's and the keys' part.

use super::close_view::CloseView;
use super::grab::now;
use super::input_routing::Inputs;
use super::maths::{self, Stride, repeats};
use super::options::Handling;
use super::places;
use super::state::{Aimed, DEAD_PX, FineMode, GrabState, HandSet, Mouse};
use super::view_ray::ViewRay;
use crate::keys::Shortcut;
use crate::keys::program::{camera, hand};
use crate::live_table::live_match::{CurrentView, Playing, on};
use crate::live_table::physics::{LiveBodies, TableSim};
use crate::messages::{Notice, RefusalNotice};
use crate::speech::say;
use crate::texts::HandText as Words;
use bevy::app::RunFixedMainLoop;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use game::pieces::{Class, Surface};
use session::{HandRules, Reading};
use table::carry::{By, Carry, CarryPhase, NOTCH_CM};

/// Share of the cursor's way in fine mode.
pub(crate) const FINE_GAIN: f32 = 0.15;
/// One step of yaw, coarse and small, degrees; and how a held key repeats it, s.
const YAW_DEG: (f32, f32) = (15.0, 1.0);
const YAW_REPEAT_S: (f32, f32) = (0.35, 0.09);
/// Turning by the cursor, coarse and small, degrees a pixel.
const ROLL_DEG: (f32, f32) = (0.4, 0.05);
/// The arrow keys, coarse and small, cm.
const WALK: (Stride, Stride) = (
    Stride { step: 0.5, pause_s: 0.3, slow: 3.0, fast: 25.0, ramp_s: 1.5 },
    Stride { step: 0.05, pause_s: 0.3, slow: 0.3, fast: 2.0, ramp_s: 1.5 },
);
/// The keys for the height, coarse and small, cm.
const CLIMB: (Stride, Stride) = (
    Stride { step: 0.2, pause_s: 0.3, slow: 2.0, fast: 12.0, ramp_s: 1.5 },
    Stride { step: 0.01, pause_s: 0.3, slow: 0.1, fast: 0.6, ramp_s: 1.5 },
);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<FineMode>().add_systems(RunFixedMainLoop, fine_mode.in_set(HandSet::Steer));
}

pub(super) fn of<G: HandRules>(app: &mut App) {
    app.add_systems(
        RunFixedMainLoop,
        (by_cursor::<G>, by_wheel::<G>, by_keys::<G>, by_turning_keys::<G>, feel::<G>)
            .chain()
            .after(places::go::<G>)
            .in_set(HandSet::Steer)
            .run_if(on::<G>),
    );
}

fn pick<T>(small: bool, (coarse, fine): (T, T)) -> T {
    if small { fine } else { coarse }
}

#[derive(SystemParam)]
struct Steering<'w, 's, G: HandRules> {
    inputs: Inputs<'w>,
    bodies: LiveBodies<'w, 's>,
    seen: Option<Res<'w, CurrentView<G>>>,
    playing: Res<'w, Playing<G>>,
    refusals: MessageWriter<'w, RefusalNotice>,
}

impl<G: HandRules> Steering<'_, '_, G> {
    fn small(&self) -> bool {
        self.inputs.down(hand::SMALL)
    }

    /// Whether what is held may be turned; says why not.
    fn may_turn(&mut self, tells: bool) -> bool {
        let may = self.playing.0.game().may_turn_over();
        if !may && tells {
            self.refusals.write(RefusalNotice(say(Words::StackStays).into()));
        }
        may
    }

    fn reading(&self) -> Option<&Reading> {
        self.seen.as_ref()?.0.hand.as_ref()?.reading.as_ref()
    }

    /// The upward normal of the surface below what is held.
    fn normal_below(&self) -> Vec3 {
        self.reading().map_or(Vec3::Z, |reading| reading.normal)
    }

    /// A heading, in line with the pyramid below if there is one: so that it nests.
    fn nesting(&self, heading: f32) -> f32 {
        let below = match self.reading().map(|reading| reading.surface) {
            Some(Surface::Pyramid(id)) => self.bodies.get(id),
            _ => None,
        };
        below.map_or(heading, |body| maths::in_line(heading, maths::heading(body.position().rotation)))
    }
}

pub(super) fn fine_mode(inputs: Inputs, grab_state: Res<GrabState>, mut fine: ResMut<FineMode>) {
    fine.set_if_neq(FineMode(matches!(*grab_state, GrabState::Holding(_)) && inputs.down(hand::FINE)));
}

/// The cursor moves what is held to where it points, or turns it. Only its own motion counts: neither a change of height
/// nor the camera moves anything. In fine mode it moves it in the level plane of the grabbed point, slowly.
fn by_cursor<G: HandRules>(
    mut grab_state: ResMut<GrabState>,
    mut mouse: ResMut<Mouse>,
    mut steering: Steering<G>,
    (fine, aimed): (Res<FineMode>, Res<Aimed>),
    (view_ray, mut view): (ViewRay, ResMut<CloseView>),
) {
    let GrabState::Holding(carry) = &mut *grab_state else { return };
    let Some(cursor) = view_ray.cursor() else { return };
    let dragging = carry.by == By::Drag;
    // Over a panel nothing moves, and neither while the camera does: the way goes on from where it is then.
    if steering.inputs.buttons().pressed(MouseButton::Middle) || steering.inputs.down(camera::LOOK) {
        carry.aim.restart();
        mouse.cursor = Some(cursor);
        return;
    }
    if !dragging && !steering.inputs.has_pointer() {
        return;
    }
    let before = mouse.cursor.unwrap_or(cursor);
    if cursor == before || carry.stage == CarryPhase::Unmoved && cursor.distance(before) < DEAD_PX {
        mouse.cursor = Some(before);
        return;
    }
    if steering.inputs.down(hand::TURN) {
        if carry.set_down.is_none() && steering.may_turn(steering.inputs.hit(hand::TURN)) {
            let (right, _) = view_ray.table_axes();
            let rate = pick(steering.small() || fine.0, ROLL_DEG).to_radians();
            carry.turn_to(maths::rolled(carry.turn_wanted(), cursor - before, right, rate));
        }
        carry.aim.restart();
        mouse.cursor = Some(cursor);
        return;
    }
    let z = now(carry, &steering.bodies, steering.seen.as_deref()).at.z + carry.grip_cm;
    let gain = if fine.0 { FINE_GAIN } else { 1.0 };
    let rays = view_ray.ray(before).zip(view_ray.ray(cursor));
    let slide = rays.and_then(|(from, to)| maths::slide(from, to, z, gain));
    // Where the player has moved the view, the piece goes on from where it is, and does not jump to the cursor.
    if view.take_moved() {
        carry.aim.restart();
    }
    let mark = aimed.mark.as_ref().filter(|_| aimed.moved).map(|mark| mark.at);
    let way = match (fine.0, mark) {
        (true, _) => slide,
        (false, mark) => mark.zip(slide).map(|(mark, slide)| {
            let middle = carry.middle_wanted();
            carry.aim.follow(middle, slide, mark.truncate(), cursor.distance(before)) - middle
        }),
    };
    // Where the cursor leaves the table nothing moves, and the way goes on from where it left.
    if let Some(way) = way {
        carry.shift(way);
        mouse.cursor = Some(cursor);
    }
}

fn by_wheel<G: HandRules>(mut grab_state: ResMut<GrabState>, steering: Steering<G>) {
    let GrabState::Holding(carry) = &mut *grab_state else { return };
    let notches = steering.inputs.notches(carry.by == By::Drag);
    if notches != 0.0 {
        let now = now(carry, &steering.bodies, steering.seen.as_deref());
        carry.raise(notches * pick(steering.small(), NOTCH_CM), now);
    }
}

fn by_keys<G: HandRules>(mut grab_state: ResMut<GrabState>, steering: Steering<G>, view_ray: ViewRay) {
    let GrabState::Holding(carry) = &mut *grab_state else { return };
    let inputs = &steering.inputs;
    let way = |stride: Stride, plus: Shortcut, minus: Shortcut| {
        let one = |key| stride.in_frame(inputs.hit(key), inputs.down_s(key), inputs.dt());
        one(plus) - one(minus)
    };
    let (right, away) = view_ray.table_axes();
    let walk = pick(steering.small(), WALK);
    carry.shift(right * way(walk, hand::RIGHT, hand::LEFT) + away * way(walk, hand::AWAY, hand::NEAR));
    let climb = way(pick(steering.small(), CLIMB), hand::RAISE, hand::SINK);
    if climb != 0.0 {
        carry.raise(climb, now(carry, &steering.bodies, steering.seen.as_deref()));
    }
}

/// Yaw, stances, and back to how it was.
fn by_turning_keys<G: HandRules>(
    mut grab_state: ResMut<GrabState>,
    mut steering: Steering<G>,
    table: Res<TableSim>,
) {
    let GrabState::Holding(carry) = &mut *grab_state else { return };
    match turn_wanted(carry, &steering, &table) {
        // What is being set down stays as it was judged.
        Some(Ok(turn)) if carry.set_down.is_none() && steering.may_turn(true) => carry.turn_to(turn),
        Some(Err(why)) => {
            steering.refusals.write(RefusalNotice(why.into()));
        }
        Some(Ok(_)) | None => {}
    }
}

fn turn_wanted<G: HandRules>(
    carry: &Carry,
    steering: &Steering<G>,
    table: &TableSim,
) -> Option<Result<Quat, String>> {
    let inputs = &steering.inputs;
    let turn = carry.turn_wanted();
    let times = |key| {
        let (pause, every) = YAW_REPEAT_S;
        repeats(inputs.hit(key), inputs.down_s(key), inputs.dt(), pause, every) as f32
    };
    let steps = times(hand::YAW_LEFT) - times(hand::YAW_RIGHT);
    if steps != 0.0 {
        let step = pick(steering.small(), YAW_DEG).to_radians();
        return Some(Ok(maths::yawed(turn, steps * step)));
    }
    if inputs.hit(hand::RESET) {
        return Some(Ok(carry.from.1));
    }
    let stances = [(hand::UPRIGHT, Class::Upright), (hand::FLAT, Class::Flat), (hand::WEIRD, Class::Weird)];
    let class = stances.into_iter().find(|(key, _)| inputs.hit(*key))?.1;
    let kind = &table.piece(carry.pieces[0]).kind;
    if kind.pyramid().is_none() && class != Class::Flat {
        return Some(Err(say(Words::CardLies)));
    }
    let heading = maths::heading(turn);
    let heading = if class == Class::Upright { steering.nesting(heading) } else { heading };
    Some(Ok(maths::stand(kind.stance(class), heading, steering.normal_below())))
}

/// Lowers until touch while the key is down, and keeps clear of what is below, or flies level, by turns.
pub(super) fn feel<G: HandRules>(
    mut grab_state: ResMut<GrabState>,
    inputs: Inputs,
    bodies: LiveBodies,
    seen: Option<Res<CurrentView<G>>>,
    (mut handling, playing): (ResMut<Handling>, Res<Playing<G>>),
    mut notices: MessageWriter<Notice>,
) {
    let helps = playing.0.hand().options().kind.helps();
    if inputs.hit(hand::CLEAR) {
        handling.keep_clear ^= helps;
        let words = match (helps, handling.keep_clear) {
            (false, _) => Words::NoClearing,
            (true, true) => Words::Clears,
            (true, false) => Words::KeepsHeight,
        };
        notices.write(Notice::new(say(words)));
    }
    if inputs.hit(hand::ASSIST) {
        handling.nest_assist = !handling.nest_assist;
        let words = if handling.nest_assist { Words::NestingOn } else { Words::NestingOff };
        notices.write(Notice::new(say(words)));
    }
    let GrabState::Holding(carry) = &mut *grab_state else { return };
    carry.keep_clear = handling.keep_clear && helps;
    carry.lower(inputs.down(hand::FEEL), now(carry, &bodies, seen.as_deref()));
}
