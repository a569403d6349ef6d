//! The view comes close while a piece is carried: once the pointer rests, the place aimed at is seen as wide as a hand. It
//! comes towards that place and draws back from it, so nothing slips from under the pointer. It draws back where the pointer
//! goes to the edge of what is seen, or where a piece is carried out of it. It goes back to where it was some time after the
//! hand is empty. It never turns. While the same turn goes on it stays.

use super::compose;
use super::landing_preview::LandingPreview;
use super::options::Handling;
use super::state::{Aimed, GrabState, HandSet};
use super::view_ray::ViewRay;
use crate::frame_clock::FrameClock;
use crate::live_table::camera::{Home, MainCamera, Preset, apply_preset, is_at};
use crate::live_table::carry_layout::CarryLayout;
use crate::live_table::framing::{self, Framing, Steady};
use crate::live_table::live_match::{Playing, on};
use crate::live_table::orbit::{FARTHEST_CM, NEAREST_CM, OrbitCamera, Viewpoint};
use crate::live_table::physics::{LiveBodies, TableSim};
use crate::visuals::FIELD_OF_VIEW;
use bevy::prelude::*;
use session::HandRules;
use table::PieceId;
use table::carry::{By, CLOSE_VIEW_CM, COMES_CLOSE_S, Carry, CarryPhase};
use table::shape::Geometry;

/// Of a wider piece so many times its width is seen from close up.
const WIDER: f32 = 2.0;
/// The pointer rests while it is within so many pixels.
const REST_PX: f32 = 12.0;
/// Where the place comes nearer to the edge of what is seen than this, a share of half the window, the view draws back; and
/// farther from the edge than that, it comes close.
const EDGE: f32 = 0.14;
const INNER: f32 = 0.24;
/// It draws back no farther than so many times the distance of the home view.
const WIDEST: f32 = 1.6;
/// And to see all that is needed no farther than so many times the distance before.
const FARTHEST: f32 = 3.0;
/// It is worth coming close where that brings the eye nearer than this share of the distance.
const WORTH: f32 = 0.85;
/// Wanted nearer than this to what the cursor marks, a piece is wanted there, cm.
const MARKED_CM: f32 = 0.5;
/// Nearer than this to where it is wanted, a piece has arrived, cm.
const ARRIVED_CM: f32 = 2.0;
/// What is nearer to the edge than this is not seen, a share of half the window.
const SEEN: f32 = framing::EDGE;
/// Halvings in the search for a distance.
const HALVINGS: u32 = 16;
/// How long it stays when everything is done, s.
const LINGER_S: f32 = 1.2;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CloseView>().init_resource::<Steady>();
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
pub(crate) struct CloseView {
    close: Option<Close>,
    /// Where the camera was sent, or found, last while something was carried.
    known: Option<Viewpoint>,
    /// Whether the player has moved it since.
    moved: bool,
}

impl CloseView {
    /// Whether it is close now.
    pub fn is_on(&self) -> bool {
        self.close.is_some_and(|close| close.near)
    }

    /// Whether the player has moved the view under what is carried; once.
    pub(super) fn take_moved(&mut self) -> bool {
        std::mem::take(&mut self.moved)
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct Close {
    /// Whether it is close, or has drawn back from there.
    near: bool,
    /// Where the camera was on its way to before.
    before: Viewpoint,
    /// Whether that was the home view, which may change meanwhile.
    from_home: bool,
    /// Whether the player has moved the camera since.
    moved: bool,
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
    (preview, aimed, table): (Res<LandingPreview>, Res<Aimed>, Option<Res<TableSim>>),
    (framing, home, view_ray): (Res<Framing>, Res<Home>, ViewRay),
    (stage, bodies, clock): (Res<CarryLayout>, LiveBodies, FrameClock),
    (mut view, mut steady): (ResMut<CloseView>, ResMut<Steady>),
    (mut resting, mut seen_in, mut held): (Local<Resting>, Local<Option<u32>>, Local<Held>),
    mut cameras: Query<&mut OrbitCamera, With<MainCamera>>,
) {
    let (Ok(mut camera), Some(table)) = (cameras.single_mut(), table) else { return };
    steady.set_if_neq(Steady(*grab_state != GrabState::Empty));
    if let Some(close) = &mut view.close
        && !camera.target.is_near(&close.sent, 0.1, 0.002)
    {
        (close.sent, close.moved) = (camera.target, true);
        // Whoever has gone home, by key or because something else is shown, is there already.
        view.close.take_if(|_| is_at(&camera, &home));
    }
    let carry = match &*grab_state {
        GrabState::Holding(carry) if carry.stage == CarryPhase::Free => carry,
        GrabState::Holding(_) | GrabState::Reaching(_) => {
            view.known = None;
            return;
        }
        GrabState::Empty => {
            (view.known, view.moved) = (None, false);
            (*resting, *seen_in) = (Resting::default(), None);
            let m = &playing.0;
            // What was put back was no part of the turn.
            let this_turn = held.filter(|(_, turn)| *turn == m.game().turn_number());
            let built = this_turn.is_some_and(|(id, _)| m.game().is_built(id));
            let goes_on = m.settling().is_some() || built && m.game().takes_now() && m.is_waiting();
            if let Some(close) = &mut view.close {
                close.idle_s = if goes_on { 0.0 } else { close.idle_s + clock.wait() };
                if close.idle_s > LINGER_S {
                    go_back(&mut camera, &home, *close);
                    view.close = None;
                }
            }
            return;
        }
    };
    *held = carry.pieces.first().map(|id| (*id, playing.0.game().turn_number()));
    let (place, by_keys) = (place(carry, &preview, &aimed), carry.by == By::Keys);
    let target = camera.target;
    view.moved |= view.known.replace(target).is_some_and(|known| !known.is_near(&target, 0.1, 0.002));
    let sees = |view: &Viewpoint, point: Vec3, edge: f32| stage.sees(&framing, view, point, edge);
    let sees_all = |view: &Viewpoint, points: &[Vec3]| points.iter().all(|point| sees(view, *point, SEEN));
    let (at, turn) = carry.goal();
    let goal = at + turn * carry.middle;
    let needed = || compose::needed(&table, &bodies, carry, (&preview, &aimed));
    let at = view_ray.cursor().filter(|_| !by_keys).or(view_ray.pixel(place)).unwrap_or_default();
    let began = Close {
        near: true,
        before: target,
        from_home: is_at(&camera, &home),
        moved: false,
        sent: target,
        idle_s: 0.0,
    };
    if at.distance(resting.at) > REST_PX {
        *resting = Resting { at, for_s: 0.0 };
    } else if resting.for_s < COMES_CLOSE_S {
        resting.for_s += clock.count_exactly();
    }
    // Where the piece is held up on its way there is nothing to be seen yet.
    let is_there = bodies.get(carry.pieces[0]).is_none_or(|body| {
        let at = body.position().translation.truncate();
        at.distance(carry.goal().0.truncate()) < ARRIVED_CM
    });
    let rests = is_there && resting.for_s >= COMES_CLOSE_S;
    // Where the pointer only passes, the view keeps still.
    let aimed_at = by_keys || rests && sees(&target, place, SEEN);
    let farthest_cm = camera.farthest_cm.min(WIDEST * home.distance_cm).max(target.distance_cm);
    if sees(&target, goal, SEEN) {
        *seen_in = Some(framing.view);
    } else if aimed_at && seen_in.is_none_or(|view| view == framing.view) {
        // Too high or too far aside to be seen: the view draws back. Whoever looks at something else meanwhile is left alone.
        let pin = if by_keys { target.focus } else { place };
        if let Some(to) = drawn_back(target, pin, camera.farthest_cm, |view| sees(view, goal, SEEN)) {
            view.close = send(&mut camera, to, view.close.unwrap_or(began));
            view.known = Some(camera.target);
        }
        return;
    }
    if !handling.come_close {
        return;
    }
    match view.close {
        Some(close) if close.near && sees(&target, place, EDGE) => {
            // It may have been carried so far aside that not all is seen any more.
            let needed = needed();
            if rests && !sees_all(&target, &needed) {
                let to = drawn_back(target, place, farthest_cm, |view| sees_all(view, &needed));
                view.close = to.and_then(|to| send(&mut camera, to, close)).or(view.close);
            }
        }
        Some(close) if close.near && by_keys => {
            view.close = send(&mut camera, Viewpoint { focus: place, ..target }, close);
        }
        Some(close) if close.near => {
            // All that there was to see before, if that can be seen from here.
            let sees = |view: &Viewpoint| framing.points.iter().all(|point| framing.sees(view, *point));
            let to = drawn_back(target, place, farthest_cm, sees);
            let to = to.unwrap_or_else(|| about(target, place, farthest_cm / target.distance_cm));
            view.close = send(&mut camera, to, Close { near: false, ..close });
            *resting = Resting { at, for_s: 0.0 };
        }
        far if rests && sees(&target, place, if far.is_some() { INNER } else { EDGE }) => {
            let aspect = framing.sights.first().map_or(1.5, |sight| sight.aspect);
            let high_cm = wide_enough(&table, carry) / aspect;
            let to = comes_close((&framing, &stage), target, (place, high_cm), &needed());
            let share = to.distance_cm / target.distance_cm;
            if share < WORTH || share > 1.0 && sees(&target, place, INNER) {
                view.close = send(&mut camera, to, Close { near: true, ..far.unwrap_or(began) });
            }
        }
        _ => {}
    }
    view.known = Some(camera.target);
}

/// The view that comes close to a place until so much of it is seen from top to bottom, cm, and no nearer than all is seen that
/// is needed: it may have to draw back for that. The place is seen where it was.
pub fn comes_close(
    (framing, stage): (&Framing, &CarryLayout),
    from: Viewpoint,
    (place, high_cm): (Vec3, f32),
    needed: &[Vec3],
) -> Viewpoint {
    let sees = |view: &Viewpoint| needed.iter().all(|point| stage.sees(framing, view, *point, SEEN));
    let to = towards(from, place, high_cm);
    let farthest_cm = (FARTHEST * from.distance_cm).min(FARTHEST_CM.max(from.distance_cm));
    if sees(&to) { to } else { drawn_back(to, place, farthest_cm, sees).unwrap_or(from) }
}

/// The view that sees what `sees` asks for, drawn back from a view that does not, no farther than needed, so that a place is
/// seen where it was; `None` if that is not seen from the farthest, cm.
fn drawn_back(
    from: Viewpoint,
    place: Vec3,
    farthest_cm: f32,
    sees: impl Fn(&Viewpoint) -> bool,
) -> Option<Viewpoint> {
    let (mut near, mut far) = (1.0_f32, farthest_cm / from.distance_cm);
    if !sees(&about(from, place, far)) {
        return None;
    }
    for _ in 0..HALVINGS {
        let middle = near.midpoint(far);
        if sees(&about(from, place, middle)) {
            far = middle;
        } else {
            near = middle;
        }
    }
    Some(about(from, place, far))
}

/// A view from so many times as far, in which a place is seen where it was.
fn about(from: Viewpoint, place: Vec3, share: f32) -> Viewpoint {
    Viewpoint {
        focus: place + (from.focus - place) * share,
        distance_cm: from.distance_cm * share,
        angles: from.angles,
    }
}

/// Where the piece is to go: what the cursor marks, or as high as what is below it, cm.
fn place(carry: &Carry, preview: &LandingPreview, aimed: &Aimed) -> Vec3 {
    let middle = carry.middle_wanted();
    match &aimed.mark {
        Some(mark) if mark.at.truncate().distance(middle) < MARKED_CM => mark.at,
        _ => middle.extend(preview.drop_line.map_or(0.0, |[_, landing]| landing.z)),
    }
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
    // So that the place stays where it is seen, the view may look past the table.
    let (low, high) = camera.focus_within;
    camera.focus_within = (low.min(to.focus), high.max(to.focus));
    camera.target = to;
    Some(Close { sent: to, ..close })
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
    about(from, place, share)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::live_table::framing::{TableViewport, on_screen};

    #[test]
    fn it_draws_back_no_farther_than_needed_and_the_place_stays_where_it_is_seen() {
        let sights = vec![TableViewport::whole(Vec2::new(1280.0, 720.0))];
        let framing = Framing { sights, ..Framing::default() };
        let view = Viewpoint { focus: Vec3::ZERO, distance_cm: 60.0, angles: (0.3, 0.7) };
        let (point, place) = (Vec3::new(-30.0, 34.0, 3.0), Vec3::new(9.0, -6.0, 2.0));
        assert!(!framing.sees(&view, point));
        let sees = |view: &Viewpoint| framing.sees(view, point);
        let to = drawn_back(view, place, 400.0, sees).unwrap();
        assert!(sees(&to) && !sees(&about(view, place, (to.distance_cm - 0.1) / 60.0)));
        let seen = |view: &Viewpoint| on_screen(view, place, 16.0 / 9.0);
        assert!(seen(&view).distance(seen(&to)) < 1e-4);
        assert_eq!(drawn_back(view, place, 61.0, sees), None, "not even from there");
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
