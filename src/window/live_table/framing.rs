//! How a camera stands so that what matters on a table is seen as large as can be, in the part of the window that no
//! panel covers.
//!
//! In the frame of a view its yaw is 0 and it looks towards +y. What lies on a screen's edge at a given distance is
//! linear in where the camera aims, so the best aim for a distance is known at once, and the distance is found by
//! halving.

use super::camera::{CameraInput, CameraSet, Home, MainCamera, Preset, apply_preset, is_at};
use super::orbit::{OrbitCamera, Viewpoint};
use crate::frame_clock::FrameClock;
use crate::game_ui::CurrentGame;
use crate::input_queue::Pointer;
use crate::keys::Keys;
use crate::keys::program::camera;
use crate::messages::Screen;
use crate::visuals::FIELD_OF_VIEW;
use bevy::prelude::*;

/// Height of what a camera turns round, cm: near enough to the table that a turned view stays on it.
const AIM_CM: f32 = 4.0;
/// An eye that looks down less than this looks level, sine.
const LEVEL: f32 = 0.4;
/// Less of the window than this, of either side, is no view.
const LEAST_CLEAR: f32 = 0.2;
/// Halvings in the search for the distance.
const HALVINGS: u32 = 24;

/// What a game wants to be seen of its table. Games fill it; the camera follows unless the player has moved it.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Framing {
    /// What the home view shows, cm.
    pub points: Vec<Vec3>,
    /// What is built: what the player frames by key or double-click, cm. Nothing where nothing is.
    pub subject: Vec<Vec3>,
    /// From where, as for [`Preset::angles`].
    pub angles: (f32, f32),
    /// Nearest and farthest, cm.
    pub distances_cm: (f32, f32),
    /// The parts of the window that no panel covers.
    pub sights: Vec<TableViewport>,
    /// What else there is on the table, where the home view shows only a part of it: the player may look there too, cm.
    pub around: Vec<Vec3>,
    /// Which view it is. Where that changes, the camera goes there though the player has moved it.
    pub view: u32,
}

impl Framing {
    /// The home view.
    pub fn home(&self) -> Viewpoint {
        home(&self.points, self.angles, self.distances_cm, &self.sights)
    }

    /// What the home view shows, seen from elsewhere.
    pub fn from(&self, angles: (f32, f32)) -> Viewpoint {
        home(&self.points, angles, self.distances_cm, &self.sights)
    }

    /// Whether a point is seen from a view, and no panel covers it; where nothing is framed, every point is.
    pub fn sees(&self, view: &Viewpoint, point: Vec3) -> bool {
        self.sees_well(view, point, EDGE)
    }

    /// The same, so far from panels and from the window's edges: a share of half the window.
    pub(crate) fn sees_well(&self, view: &Viewpoint, point: Vec3, edge: f32) -> bool {
        self.sights.is_empty() || self.sights.iter().any(|sight| sight.sees(view, point, edge))
    }

    /// The largest part of a window so large that no panel covers, in its units.
    pub fn clear(&self, room: Vec2) -> Rect {
        let area = |[left, right, bottom, top]: [f32; 4]| (right - left) * (top - bottom);
        let largest =
            self.sights.iter().map(|sight| sight.clear).max_by(|a, b| area(*a).total_cmp(&area(*b)));
        let [left, right, bottom, top] = largest.unwrap_or([-1.0, 1.0, -1.0, 1.0]);
        let at = |x: f32, y: f32| Vec2::new(x + 1.0, 1.0 - y) / 2.0 * room;
        Rect::from_corners(at(left, top), at(right, bottom))
    }

    /// The view of what is built, seen from where the camera is now; all of it where nothing is built.
    fn close_up(&self, angles: (f32, f32)) -> Viewpoint {
        let points = if self.subject.is_empty() { &self.points } else { &self.subject };
        home(points, angles, (NEAREST_CM, self.distances_cm.1), &self.sights)
    }
}

/// Whether something is carried: the camera does not follow what is framed, so that nothing moves under the pointer.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Steady(pub bool);

/// What is nearer to a panel or to the window's edge than this is not seen well: a share of half the window.
pub const EDGE: f32 = 0.03;
/// Nearest to what is built when the player frames it, cm.
const NEAREST_CM: f32 = 30.0;
/// Two presses of the left button within this are a double-click, s.
const DOUBLE_S: f32 = 0.4;
/// No farther from one another than this, pixels.
const DOUBLE_PX: f32 = 6.0;

/// Adds the following. Needs the camera.
pub fn plugin(app: &mut App) {
    app.init_resource::<Framing>()
        .init_resource::<Steady>()
        .add_systems(OnEnter(Screen::Menu), forget)
        .add_systems(Update, (follow, frame_subject, jump).chain().in_set(CameraSet::Frame));
}

fn forget(mut framing: ResMut<Framing>, mut steady: ResMut<Steady>) {
    (*framing, *steady) = (Framing::default(), Steady::default());
}

/// Brings the camera to the home view when that has changed, unless the player has moved it.
fn follow(
    (framing, steady): (Res<Framing>, Res<Steady>),
    game: Option<Res<CurrentGame>>,
    mut home: ResMut<Home>,
    mut due: Local<bool>,
    mut seen: Local<Option<(&'static str, f32, u32)>>,
    mut cameras: Query<&mut OrbitCamera, With<MainCamera>>,
) {
    let Ok(mut camera) = cameras.single_mut() else { return };
    *due |= framing.is_changed();
    if !*due {
        return;
    }
    // From another seat, at another table, or of something else, the view is another one altogether.
    let place = (game.map_or("", |game| game.0.basics.info.id), framing.angles.0, framing.view);
    let elsewhere = *seen != Some(place);
    if steady.0 && !elsewhere {
        return;
    }
    *due = false;
    if framing.points.is_empty() {
        *seen = None;
        return;
    }
    *seen = Some(place);
    let wanted = framing.home();
    let follows = elsewhere || is_at(&camera, &home);
    *home = Home(wanted);
    // The view never leaves what there is to see.
    let (low, high) = framing
        .points
        .iter()
        .chain(&framing.around)
        .fold((Vec3::MAX, Vec3::MIN), |(low, high), &point| (low.min(point), high.max(point)));
    let (low, high) = (low.min(wanted.focus).with_z(0.0), high.max(wanted.focus));
    camera.focus_within = (low, high.max(low));
    if follows {
        apply_preset(&mut camera, Preset::Home, &home);
    }
}

/// A key, or a double-click beside the pieces, brings what is built close up; again, the home view.
fn frame_subject(
    framing: Res<Framing>,
    (input, home): (Res<CameraInput>, Res<Home>),
    keys: Keys,
    buttons: Option<Res<ButtonInput<MouseButton>>>,
    (clock, pointer): (FrameClock, Pointer),
    mut last: Local<Option<(f32, Vec2)>>,
    mut cameras: Query<&mut OrbitCamera, With<MainCamera>>,
) {
    let by_key = input.keys && keys.hit(&camera::CLOSE_UP);
    let cursor = pointer.at();
    if let Some((passed_s, _)) = last.as_mut().filter(|_| !pointer.waits()) {
        *passed_s += clock.passed();
    }
    let mut by_click = false;
    if buttons.is_some_and(|buttons| buttons.just_pressed(MouseButton::Left))
        && let Some(cursor) = cursor
    {
        let before = last.replace((0.0, cursor));
        by_click = input.orbit_with_left
            && before
                .is_some_and(|(passed_s, place)| passed_s < DOUBLE_S && place.distance(cursor) < DOUBLE_PX);
    }
    let Ok(mut camera) = cameras.single_mut() else { return };
    if framing.points.is_empty() || !(by_key || by_click) {
        return;
    }
    if by_click {
        *last = None;
    }
    let close = framing.close_up(camera.target.angles);
    if is_at(&camera, &close) {
        apply_preset(&mut camera, Preset::Home, &home);
        return;
    }
    camera.target = close;
}

/// Keys go home and from view to view, each of which shows what the home view shows.
fn jump(
    framing: Res<Framing>,
    (input, home): (Res<CameraInput>, Res<Home>),
    keys: Keys,
    mut shown: Local<Preset>,
    mut cameras: Query<&mut OrbitCamera, With<MainCamera>>,
) {
    let hit = |shortcut| input.keys && keys.hit(shortcut);
    let Ok(mut camera) = cameras.single_mut() else { return };
    let view = match () {
        () if hit(&camera::HOME) => Preset::Home,
        () if hit(&camera::NEXT_VIEW) => shown.next(),
        () => return,
    };
    *shown = view;
    apply_preset(&mut camera, view, &home);
    if view != Preset::Home && !framing.points.is_empty() {
        let all = framing.from(camera.target.angles);
        camera.target = all;
        camera.farthest_cm = all.distance_cm.max(camera.farthest_cm);
    }
}

/// A part of a window that is left for the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TableViewport {
    /// Width over height of the window.
    pub aspect: f32,
    /// The part that no panel covers: left, right, bottom and top from −1 to 1.
    pub clear: [f32; 4],
}

impl TableViewport {
    /// Whether a point is seen in it from a view, so far from its edges: a share of half the window.
    pub fn sees(&self, view: &Viewpoint, point: Vec3, edge: f32) -> bool {
        let at = on_screen(view, point, self.aspect);
        let [left, right, bottom, top] = self.clear;
        let within = |x: f32, (low, high): (f32, f32)| (low + edge..=high - edge).contains(&x);
        within(at.x, (left, right)) && within(at.y, (bottom, top))
    }

    /// The whole of a window.
    pub fn whole(room: Vec2) -> Self {
        Self { aspect: (room.x / room.y.max(1.0)).max(0.01), clear: [-1.0, 1.0, -1.0, 1.0] }
    }

    /// A part of a window so large, both in points. Where hardly anything is left on one axis, panels are not heeded
    /// there.
    pub fn of(room: Vec2, clear: Rect) -> Self {
        let across = |x: f32| 2.0 * x / room.x.max(1.0) - 1.0;
        let up = |y: f32| 1.0 - 2.0 * y / room.y.max(1.0);
        let (mut x, mut y) = ((across(clear.min.x), across(clear.max.x)), (up(clear.max.y), up(clear.min.y)));
        for side in [&mut x, &mut y] {
            if side.1 - side.0 < 2.0 * LEAST_CLEAR {
                *side = (-1.0, 1.0);
            }
        }
        Self { clear: [x.0, x.1, y.0, y.1], ..Self::whole(room) }
    }

    /// The parts of a window that panels leave: every rectangle that touches none of them and cannot grow.
    pub fn between(room: Vec2, panels: &[Rect]) -> Vec<Self> {
        let edges = |least: f32, most: f32, ends: &dyn Fn(&Rect) -> [f32; 2]| {
            let within = panels.iter().flat_map(ends).filter(|x| (least..most).contains(x));
            let mut all: Vec<f32> = [least, most].into_iter().chain(within).collect();
            all.sort_by(f32::total_cmp);
            all.dedup();
            all
        };
        let xs = edges(0.0, room.x, &|panel| [panel.min.x, panel.max.x]);
        let ys = edges(0.0, room.y, &|panel| [panel.min.y, panel.max.y]);
        let mut free: Vec<Rect> = vec![];
        for (i, &left) in xs.iter().enumerate() {
            for &right in xs.iter().skip(i + 1).filter(|&&x| x - left >= LEAST_CLEAR * room.x) {
                for (k, &top) in ys.iter().enumerate() {
                    for &bottom in ys.iter().skip(k + 1).filter(|&&y| y - top >= LEAST_CLEAR * room.y) {
                        let part = Rect::new(left, top, right, bottom);
                        if panels.iter().all(|panel| part.intersect(*panel).is_empty()) {
                            free.push(part);
                        }
                    }
                }
            }
        }
        let holds = |large: &Rect, small: &Rect| {
            large != small && large.contains(small.min) && large.contains(small.max)
        };
        let largest = free.iter().filter(|part| !free.iter().any(|other| holds(other, part)));
        let sights: Vec<Self> = largest.map(|part| Self::of(room, *part)).collect();
        if sights.is_empty() { vec![Self::whole(room)] } else { sights }
    }
}

/// The home view from which all points are seen, as near as can be within these distances, cm, in whichever of the
/// parts of a window allows the nearest. The points are those of the table; angles as for
/// [`Preset::angles`](super::camera::Preset::angles).
pub fn home(
    points: &[Vec3],
    angles: (f32, f32),
    distances_cm: (f32, f32),
    sights: &[TableViewport],
) -> Viewpoint {
    let (yaw, elevation) = angles;
    let turn = Quat::from_rotation_z(yaw);
    let back = turn.inverse();
    let points: Vec<Vec3> = points.iter().map(|&point| back * point).collect();
    let eye = ViewFrame::at(elevation);
    let best = sights
        .iter()
        .map(|sight| eye.nearest(&points, distances_cm, sight))
        .min_by(|a, b| a.1.total_cmp(&b.1));
    let (aim, distance) = best.unwrap_or((Vec2::ZERO, distances_cm.1));
    let focus = eye.right * aim.x + eye.up * aim.y;
    // The same eye, aimed at a point just above the table; where it looks level there may be none near, and it is aimed at
    // the middle of what it sees.
    let along = if eye.back.z > LEVEL {
        (AIM_CM - focus.z) / eye.back.z
    } else {
        points.iter().map(|point| point.dot(eye.back)).sum::<f32>() / points.len().max(1) as f32
    };
    Viewpoint { focus: turn * (focus + eye.back * along), distance_cm: distance - along, angles }
}

/// Where a point of the table is seen from a view, from −1 to 1 to the right and up.
pub fn on_screen(view: &Viewpoint, point: Vec3, aspect: f32) -> Vec2 {
    let (yaw, elevation) = view.angles;
    let eye = ViewFrame::at(elevation);
    let from = Quat::from_rotation_z(-yaw) * (point - view.focus);
    let depth = view.distance_cm - from.dot(eye.back);
    let tan = (FIELD_OF_VIEW / 2.0).tan();
    Vec2::new(from.dot(eye.right) / aspect, from.dot(eye.up)) / (depth * tan)
}

/// The corners of a rectangle on the table round a pose's origin, half its sides in cm, at a height in cm.
pub fn corners(middle: Isometry3d, [x, y]: [f32; 2], z: f32) -> impl Iterator<Item = Vec3> {
    [(-x, -y), (x, -y), (x, y), (-x, y)].into_iter().map(move |(x, y)| middle * Vec3::new(x, y, z))
}

/// Where an eye looks from, and which way is right and up on its screen.
struct ViewFrame {
    back: Vec3,
    right: Vec3,
    up: Vec3,
}

impl ViewFrame {
    fn at(elevation: f32) -> Self {
        let (sin, cos) = elevation.sin_cos();
        Self { back: Vec3::new(0.0, -cos, sin), right: Vec3::X, up: Vec3::new(0.0, sin, cos) }
    }

    /// Where to aim and from how far, so that all points are seen and the eye is as near as can be.
    fn nearest(
        &self,
        points: &[Vec3],
        (mut near, mut far): (f32, f32),
        sight: &TableViewport,
    ) -> (Vec2, f32) {
        if self.aim(points, near, sight).is_some() {
            far = near;
        }
        for _ in 0..HALVINGS {
            let middle = (near + far) / 2.0;
            match self.aim(points, middle, sight) {
                Some(_) => far = middle,
                None => near = middle,
            }
        }
        (self.aim(points, far, sight).unwrap_or(Vec2::ZERO), far)
    }

    /// Where to aim, right and up from the middle of the table, so that all points are seen from a distance; `None` if
    /// it is too near for that.
    fn aim(&self, points: &[Vec3], distance: f32, sight: &TableViewport) -> Option<Vec2> {
        let tan = (FIELD_OF_VIEW / 2.0).tan();
        let [left, right, bottom, top] = sight.clear;
        let (mut low, mut high) = (Vec2::MIN, Vec2::MAX);
        for point in points {
            let depth = distance - point.dot(self.back);
            if depth < 1.0 {
                return None;
            }
            let at = Vec2::new(point.dot(self.right), point.dot(self.up));
            let reach = Vec2::new(tan * sight.aspect, tan) * depth;
            low = low.max(at - Vec2::new(right, top) * reach);
            high = high.min(at - Vec2::new(left, bottom) * reach);
        }
        low.cmple(high).all().then(|| (low + high) / 2.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_panels_leave_touches_none_and_cannot_grow() {
        let room = Vec2::new(1000.0, 800.0);
        let panels = [Rect::new(0.0, 0.0, 300.0, 200.0), Rect::new(800.0, 0.0, 1000.0, 800.0)];
        let mut parts: Vec<[i32; 4]> = TableViewport::between(room, &panels)
            .into_iter()
            .map(|sight| sight.clear.map(|edge| (edge * 1000.0).round() as i32))
            .collect();
        parts.sort_unstable();
        assert_eq!(parts, [[-1000, 600, -1000, 500], [-400, 600, -1000, 1000]]);
        assert_eq!(
            TableViewport::between(room, &[Rect::new(0.0, 0.0, 1000.0, 800.0)]),
            [TableViewport::whole(room)]
        );
    }

    #[test]
    fn everything_is_seen_and_something_is_at_the_edge() {
        let points = [Vec3::new(-30.0, -20.0, 0.0), Vec3::new(25.0, 22.0, 12.0), Vec3::new(5.0, -25.0, 3.0)];
        let room = Vec2::new(1280.0, 720.0);
        let panels = [Rect::new(0.0, 0.0, 260.0, 300.0), Rect::new(0.0, 680.0, 500.0, 720.0)];
        let sights = TableViewport::between(room, &panels);
        for yaw in [0.0, 0.4, 2.0] {
            let home = home(&points, (yaw, 0.8), (10.0, 400.0), &sights);
            let seen = points.map(|point| on_screen(&home, point, sights[0].aspect));
            let in_one = sights.iter().any(|sight| {
                let [left, right, bottom, top] = sight.clear.map(|edge| edge * 1.0001);
                seen.iter().all(|p| (left..=right).contains(&p.x) && (bottom..=top).contains(&p.y))
            });
            assert!(in_one, "{yaw}: {seen:?}");
            let nearer = Viewpoint { distance_cm: home.distance_cm * 0.97, ..home };
            let outside = points.map(|point| on_screen(&nearer, point, sights[0].aspect));
            let still_in = sights.iter().any(|sight| {
                let [left, right, bottom, top] = sight.clear;
                outside.iter().all(|p| (left..=right).contains(&p.x) && (bottom..=top).contains(&p.y))
            });
            assert!(!still_in, "{yaw}: it could be nearer");
        }
    }
}
