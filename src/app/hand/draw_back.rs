//! What is carried out of the view is followed: the camera draws back until it is seen again, and is where it was once
//! the hand is empty.

use super::carry::Stage;
use super::grab::GrabState;
use super::input_routing::Inputs;
use crate::app::table::camera::{Home, MainCamera, settle};
use crate::app::table::framing::Framing;
use crate::app::table::physics::LiveBodies;
use crate::app::visuals::Motion;
use bevy::prelude::*;
use bevy_panorbit_camera::PanOrbitCamera;

/// How fast it draws back: its distance grows e-fold so many times a second.
const PACE: f32 = 1.2;

/// From which distance the camera has drawn back, and to which, cm.
#[derive(Clone, Copy, Debug, PartialEq)]
struct DrawnBack {
    from_cm: f32,
    to_cm: f32,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, draw_back.run_if(resource_exists::<Framing>));
}

fn draw_back(
    (grab_state, bodies, inputs): (Res<GrabState>, LiveBodies, Inputs),
    (framing, motion): (Res<Framing>, Res<Motion>),
    mut drawn: Local<Option<DrawnBack>>,
    mut seen_in: Local<Option<u32>>,
    mut cameras: Query<&mut PanOrbitCamera, With<MainCamera>>,
) {
    let Ok(mut camera) = cameras.single_mut() else { return };
    // Whoever has moved the camera since wants it there.
    drawn.take_if(|drawn| drawn.to_cm != camera.target_radius);
    let held = match &*grab_state {
        GrabState::Empty => None,
        GrabState::Holding(carry) if carry.stage != Stage::Unmoved => bodies.get(carry.pieces[0]),
        GrabState::Reaching(_) | GrabState::Holding(_) => return,
    };
    if held.is_some_and(|body| framing.sees(&Home::of(&camera), body.center_of_mass())) {
        *seen_in = Some(framing.view);
    } else if held.is_none() {
        *seen_in = None;
    }
    // Who looks at something else meanwhile wants to see that.
    let looks_elsewhere = seen_in.is_some_and(|view| view != framing.view);
    let distance_cm = match held {
        Some(_) if looks_elsewhere => return,
        Some(body) if !framing.sees(&Home::of(&camera), body.center_of_mass()) => {
            let farthest = camera.zoom_upper_limit.unwrap_or(framing.distances_cm.1);
            let pace = (PACE * inputs.dt()).exp();
            let to_cm = (camera.target_radius * pace).min(farthest).max(camera.target_radius);
            let from_cm = drawn.map_or(camera.target_radius, |drawn| drawn.from_cm);
            *drawn = Some(DrawnBack { from_cm, to_cm });
            to_cm
        }
        Some(_) => return,
        None => match drawn.take() {
            Some(drawn) => drawn.from_cm,
            None => return,
        },
    };
    camera.target_radius = distance_cm;
    settle(&mut camera, *motion);
}
