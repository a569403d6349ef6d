//! What is carried out of the view is followed: the camera draws back until it is seen again, and is where it was once
//! the hand is empty.

use super::carry::Stage;
use super::state::GrabState;
use crate::app::table::camera::{Home, MainCamera, Preset, apply_preset, is_at};
use crate::app::table::framing::Framing;
use crate::app::table::orbit::{OrbitCamera, Viewpoint};
use crate::app::table::physics::LiveBodies;
use bevy::prelude::*;

/// Halvings in the search for the distance.
const HALVINGS: u32 = 16;

/// A camera that has drawn back: whether it was at home before, from which distance, and to which, cm.
#[derive(Clone, Copy, Debug, PartialEq)]
struct DrawnBack {
    from_home: bool,
    from_cm: f32,
    to_cm: f32,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, draw_back.run_if(resource_exists::<Framing>));
}

fn draw_back(
    (grab_state, bodies): (Res<GrabState>, LiveBodies),
    (framing, home): (Res<Framing>, Res<Home>),
    mut drawn: Local<Option<DrawnBack>>,
    mut seen_in: Local<Option<u32>>,
    mut cameras: Query<&mut OrbitCamera, With<MainCamera>>,
) {
    let Ok(mut camera) = cameras.single_mut() else { return };
    // Whoever has moved the camera since wants it there.
    drawn.take_if(|drawn| drawn.to_cm != camera.target.distance_cm);
    let held = match &*grab_state {
        GrabState::Empty => None,
        GrabState::Holding(carry) if carry.stage != Stage::Unmoved => bodies.get(carry.pieces[0]),
        GrabState::Reaching(_) | GrabState::Holding(_) => return,
    };
    let Some(at) = held.map(|body| body.center_of_mass()) else {
        *seen_in = None;
        match drawn.take() {
            // Home may have changed meanwhile.
            Some(drawn) if drawn.from_home => apply_preset(&mut camera, Preset::Home, &home),
            Some(drawn) => camera.target.distance_cm = drawn.from_cm,
            None => {}
        }
        return;
    };
    let view = camera.target;
    if framing.sees(&view, at) {
        *seen_in = Some(framing.view);
        return;
    }
    // Who looks at something else meanwhile wants to see that.
    if seen_in.is_some_and(|seen_in| seen_in != framing.view) {
        return;
    }
    let Some(to_cm) = far_enough(&framing, view, at, camera.farthest_cm) else { return };
    let before = DrawnBack { from_home: is_at(&camera, &home), from_cm: view.distance_cm, to_cm };
    *drawn = Some(DrawnBack { to_cm, ..drawn.unwrap_or(before) });
    camera.target.distance_cm = to_cm;
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::table::framing::Sight;

    #[test]
    fn no_farther_than_needed() {
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
}
