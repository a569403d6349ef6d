//! The view comes close while a piece is carried: once the pointer rests, the place aimed at is seen as wide as a hand. It
//! comes towards that place, so nothing slips from under the pointer; it goes back where the pointer leaves what is seen, and
//! some time after the piece was let go of. It never turns. While the same turn goes on it stays. Where a piece is carried out
//! of what is seen it draws back.

use super::hand_rules::HandRules;
use super::landing_preview::LandingPreview;
use super::options::Handling;
use super::state::{GrabState, HandSet};
use super::view_ray::ViewRay;
use crate::app::frame_clock::FrameClock;
use crate::app::table::camera::{Home, MainCamera, Preset, apply_preset, is_at};
use crate::app::table::framing::Framing;
use crate::app::table::live_match::{Playing, on};
use crate::app::table::orbit::{NEAREST_CM, OrbitCamera, Viewpoint};
use crate::app::table::physics::TableSim;
use crate::app::visuals::FIELD_OF_VIEW;
use crate::table::PieceId;
use crate::table::carry::{By, CLOSE_VIEW_CM, COMES_CLOSE_S, Carry, Stage};
use crate::table::shape::Geometry;
use bevy::prelude::*;

/// Of a wider piece so many times its width is seen from close up.
const WIDER: f32 = 2.0;
/// The pointer rests while it is within so many pixels.
const REST_PX: f32 = 12.0;
/// Where the place comes nearer to the edge of what is seen than this, a share of half the window, the view goes back.
const EDGE: f32 = 0.14;
/// It is worth coming close where that brings the eye nearer than this share of the distance.
const WORTH: f32 = 0.85;
/// Halvings in the search for a distance.
const HALVINGS: u32 = 16;
/// How long it stays when everything is done, s.
const LINGER_S: f32 = 1.2;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CloseView>();
}

pub(super) fn of<G: HandRules>(app: &mut App) {
    app.add_systems(
        Update,
        follow::<G>
            .after(HandSet::Show)
            .run_if(resource_exists::<Framing>.and_then(resource_exists::<Home>).and_then(on::<G>)),
    );
}

/// Whether the view has come close, and how it goes back.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct CloseView(Option<Close>);

impl CloseView {
    /// Whether it has.
    pub fn is_on(&self) -> bool {
        self.0.is_some()
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct Close {
    /// Where the camera was on its way to before.
    before: Viewpoint,
    /// Whether that was the home view, which may change meanwhile.
    from_home: bool,
    /// Whether the player has moved the camera since.
    moved: bool,
    /// Where it was sent.
    sent: Viewpoint,
    /// For how long nothing has been left to do, s.
    idle_s: f32,
}

/// Where something was last seen to move, and how long ago, s.
#[derive(Clone, Copy, Debug, Default)]
struct Resting {
    at: Vec2,
    for_s: f32,
}

/// What was held last, and in which turn.
type Held = Option<(PieceId, u32)>;

fn follow<G: HandRules>(
    (grab_state, playing, handling): (Res<GrabState>, Res<Playing<G>>, Res<Handling>),
    (preview, table): (Res<LandingPreview>, Option<Res<TableSim>>),
    (framing, home, view_ray): (Res<Framing>, Res<Home>, ViewRay),
    clock: FrameClock,
    mut view: ResMut<CloseView>,
    (mut resting, mut seen_in, mut held): (Local<Resting>, Local<Option<u32>>, Local<Held>),
    mut cameras: Query<&mut OrbitCamera, With<MainCamera>>,
) {
    let Ok(mut camera) = cameras.single_mut() else { return };
    if let Some(close) = &mut view.0
        && !camera.target.is_near(&close.sent, 0.1, 0.002)
    {
        (close.sent, close.moved) = (camera.target, true);
        // Whoever has gone home, by key or because something else is shown, is there already.
        view.0.take_if(|_| is_at(&camera, &home));
    }
    let carry = match &*grab_state {
        GrabState::Holding(carry) if carry.stage == Stage::Free => carry,
        GrabState::Holding(_) | GrabState::Reaching(_) => return,
        GrabState::Empty => {
            (*resting, *seen_in) = (Resting::default(), None);
            let m = &playing.0;
            // What was put back was no part of the turn.
            let this_turn = held.filter(|(_, turn)| *turn == m.game().turn_number());
            let built = this_turn.is_some_and(|(id, _)| m.game().is_built(id));
            let goes_on = m.settling().is_some() || built && m.game().takes_now() && m.is_waiting();
            if let Some(close) = &mut view.0 {
                close.idle_s = if goes_on { 0.0 } else { close.idle_s + clock.wait() };
                if close.idle_s > LINGER_S {
                    go_back(&mut camera, &home, *close);
                    view.0 = None;
                }
            }
            return;
        }
    };
    *held = carry.pieces.first().map(|id| (*id, playing.0.game().turn_number()));
    let (place, by_keys) = (place(carry, &preview), carry.by == By::Keys);
    let (at, turn) = carry.goal();
    let (goal, target) = (at + turn * carry.middle, camera.target);
    let at = view_ray.cursor().filter(|_| !by_keys).or(view_ray.pixel(place)).unwrap_or_default();
    let from_home = is_at(&camera, &home);
    let began = Close { before: target, from_home, moved: false, sent: target, idle_s: 0.0 };
    if at.distance(resting.at) > REST_PX {
        *resting = Resting { at, for_s: 0.0 };
    } else if resting.for_s < COMES_CLOSE_S {
        resting.for_s += clock.count_exactly();
    }
    let rests = resting.for_s >= COMES_CLOSE_S;
    // Where the pointer only passes, the view keeps still.
    let aimed_at = by_keys || rests && framing.sees(&target, place);
    if framing.sees(&target, goal) {
        *seen_in = Some(framing.view);
    } else if aimed_at && seen_in.is_none_or(|view| view == framing.view) {
        // Too high or too far aside to be seen: the view draws back. Whoever looks at something else meanwhile is left alone.
        if let Some(distance_cm) = far_enough(&framing, target, goal, camera.farthest_cm) {
            view.0 = send(&mut camera, Viewpoint { distance_cm, ..target }, view.0.unwrap_or(began));
        }
        return;
    }
    if !handling.come_close {
        return;
    }
    let well_seen = framing.sees_well(&target, place, EDGE);
    match view.0 {
        Some(_) if well_seen => {}
        Some(close) if by_keys => view.0 = send(&mut camera, Viewpoint { focus: place, ..target }, close),
        Some(close) => {
            go_back(&mut camera, &home, close);
            (view.0, *resting) = (None, Resting { at, for_s: 0.0 });
        }
        None if rests && well_seen => {
            let wide = table.map_or(CLOSE_VIEW_CM, |table| wide_enough(&table, carry));
            let aspect = framing.sights.first().map_or(1.5, |sight| sight.aspect);
            let to = towards(target, place, wide / aspect);
            if to.distance_cm < WORTH * target.distance_cm {
                view.0 = send(&mut camera, to, began);
            }
        }
        None => {}
    }
}

/// From how far a point is just seen in a view that does not see it, cm; nothing where it is not seen from the farthest.
fn far_enough(framing: &Framing, view: Viewpoint, point: Vec3, farthest_cm: f32) -> Option<f32> {
    let sees = |distance_cm: f32| framing.sees(&Viewpoint { distance_cm, ..view }, point);
    let (mut near, mut far) = (view.distance_cm, farthest_cm);
    if !sees(far) {
        return None;
    }
    for _ in 0..HALVINGS {
        let middle = near.midpoint(far);
        if sees(middle) {
            far = middle;
        } else {
            near = middle;
        }
    }
    Some(far)
}

/// Where the piece is to go, at the height of what is below it, cm.
fn place(carry: &Carry, preview: &LandingPreview) -> Vec3 {
    let z = preview.drop_line.map_or(0.0, |[_, landing]| landing.z);
    carry.middle_wanted().extend(z)
}

fn wide_enough(table: &TableSim, carry: &Carry) -> f32 {
    let reach = |kind| {
        let geometry = Geometry::of(kind).ok()?;
        geometry.corners().map(Vec3::length).reduce(f32::max)
    };
    let half = reach(&table.piece(carry.pieces[0]).kind).unwrap_or(0.0);
    CLOSE_VIEW_CM.max(2.0 * half * WIDER)
}

fn send(camera: &mut OrbitCamera, to: Viewpoint, close: Close) -> Option<Close> {
    let (low, high) = camera.focus_within;
    camera.target = Viewpoint { focus: to.focus.clamp(low, high), ..to };
    Some(Close { sent: camera.target, ..close })
}

fn go_back(camera: &mut OrbitCamera, home: &Home, close: Close) {
    if close.from_home && !close.moved {
        apply_preset(camera, Preset::Home, home);
    } else {
        // A view that the player has turned stays turned.
        camera.target = Viewpoint { angles: camera.target.angles, ..close.before };
    }
}

/// The view from so near to a place that it sees so much of it from top to bottom, cm; the place is seen where it was.
fn towards(from: Viewpoint, place: Vec3, high_cm: f32) -> Viewpoint {
    let back = from.transform().rotation * Vec3::Z;
    let depth = from.distance_cm - (place - from.focus).dot(back);
    let wanted = high_cm / 2.0 / (FIELD_OF_VIEW / 2.0).tan();
    let share = (wanted / depth.max(f32::EPSILON)).max(NEAREST_CM / from.distance_cm).min(1.0);
    Viewpoint {
        focus: place + (from.focus - place) * share,
        distance_cm: from.distance_cm * share,
        angles: from.angles,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::table::framing::{Sight, on_screen};

    #[test]
    fn it_draws_back_no_farther_than_needed() {
        let sights = vec![Sight::whole(Vec2::new(1280.0, 720.0))];
        let framing = Framing { sights, ..Framing::default() };
        let view = Viewpoint { focus: Vec3::ZERO, distance_cm: 60.0, angles: (0.3, 0.7) };
        let point = Vec3::new(-30.0, 34.0, 3.0);
        assert!(!framing.sees(&view, point));
        let to_cm = far_enough(&framing, view, point, 400.0).unwrap();
        assert!(framing.sees(&Viewpoint { distance_cm: to_cm, ..view }, point));
        assert!(!framing.sees(&Viewpoint { distance_cm: to_cm - 0.1, ..view }, point));
        assert_eq!(far_enough(&framing, view, point, 61.0), None, "not even from there");
    }

    #[test]
    fn it_comes_near_to_the_place_and_the_place_stays_where_it_is_seen() {
        let from = Viewpoint { focus: Vec3::new(1.0, 2.0, 3.0), distance_cm: 80.0, angles: (0.3, 0.5) };
        for place in [Vec3::new(9.0, -6.0, 0.0), Vec3::new(-8.0, 7.0, 12.0)] {
            let near = towards(from, place, 8.0);
            let seen = |view: &Viewpoint, at| on_screen(view, at, 16.0 / 9.0);
            assert!(seen(&from, place).distance(seen(&near, place)) < 1e-4);
            let right = Quat::from_rotation_z(0.3) * Vec3::X;
            let span = seen(&near, place + right * 4.0 * 16.0 / 9.0) - seen(&near, place);
            assert!((span.x - 1.0).abs() < 0.01, "8 cm from top to bottom: {span}");
            assert_eq!(near.angles, from.angles);
        }
        assert_eq!(towards(from, from.focus, 900.0), from, "never farther away");
    }
}
