//! Pieces that the assistant or the rules bring elsewhere are seen on their way: they rise, tween and come down, while
//! their bodies are there at once. What is being shown large stays hidden until it has gone to its place.

use bevy::prelude::*;
use bevy::transform::TransformSystems;
use session::Match;
use thoth::Thoth;
use thoth::referee::layout::place;
use window::frame_clock::FrameClock;
use window::live_table::live_match::Playing;
use window::live_table::motion::{self, JUMP_CM, VisualOf};
use window::ui::spotlight::Spotlights;
use window::visuals::Motion;

/// How long a tween takes, s.
const TWEEN_S: f32 = 0.7;
/// How high above the straight line it goes in its middle, cm.
const ARC_CM: f32 = 7.0;
/// What comes out of hiding comes out of the hand of whoever played it: from behind their place, and from above it, cm.
const HAND_CM: (f32, f32) = (20.0, 9.0);
/// Below this a piece is hidden, cm.
const HIDDEN_CM: f32 = -1.0;

/// Where a piece was last seen, and how it comes to where it is.
#[derive(Component, Default)]
struct Trail {
    last: Option<Transform>,
    way: Option<Way>,
}

/// How a piece comes to where it is.
enum Way {
    /// From there, for so long already, s.
    Tween(Transform, f32),
    /// It is shown large, and hidden there until that is over.
    Large(Transform),
}

/// Adds the glides.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        (leave_trails, tween)
            .chain()
            .after(motion::show)
            .before(TransformSystems::Propagate)
            .run_if(resource_exists::<Playing<Thoth>>),
    );
}

fn leave_trails(mut commands: Commands, new: Query<Entity, (With<VisualOf>, Without<Trail>)>) {
    for entity in &new {
        commands.entity(entity).insert(Trail::default());
    }
}

fn tween(
    motion: Res<Motion>,
    clock: FrameClock,
    (playing, lights): (Res<Playing<Thoth>>, Option<Res<Spotlights>>),
    mut pieces: Query<(&mut Trail, &mut Transform), With<VisualOf>>,
) {
    let hand = hand(&playing.0);
    let large = lights.is_some_and(|lights| lights.is_on());
    for (mut trail, mut seen) in &mut pieces {
        let now = *seen;
        let last = trail.last.replace(now);
        let jumped = last.filter(|last| last.translation.distance(now.translation) > JUMP_CM);
        if let Some(from) = jumped.filter(|_| now.translation.z > HIDDEN_CM && *motion == Motion::Full) {
            trail.way = Some(match from.translation.z < HIDDEN_CM {
                true if large => Way::Large(from),
                true => Way::Tween(now.with_translation(hand), 0.0),
                false => Way::Tween(from, 0.0),
            });
        }
        match &mut trail.way {
            Some(Way::Large(from)) if large => {
                *seen = *from;
                continue;
            }
            Some(Way::Tween(from, spent)) if now.translation.z > HIDDEN_CM => {
                *spent += clock.count();
                if *spent < TWEEN_S {
                    *seen = between(*from, now, *spent / TWEEN_S);
                    continue;
                }
            }
            _ => {}
        }
        trail.way = None;
    }
}

/// Where the hand is of whoever acted last.
fn hand(m: &Match<Thoth>) -> Vec3 {
    let seat = m.log().last().map_or(m.game().active(), |entry| entry.seat);
    let (behind, above) = HAND_CM;
    place(seat, m.game().setup().players) * Vec3::new(0.0, -behind, above)
}

/// Part of the way from one pose to another, over an arc.
fn between(from: Transform, to: Transform, part: f32) -> Transform {
    let eased = EaseFunction::SmoothStep.sample_clamped(part);
    let level = from.translation.truncate().distance(to.translation.truncate());
    let arc = ARC_CM.min(level) * 4.0 * eased * (1.0 - eased);
    Transform {
        translation: from.translation.lerp(to.translation, eased) + Vec3::Z * arc,
        rotation: from.rotation.slerp(to.rotation, eased),
        ..to
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tween_begins_and_ends_where_it_should_and_goes_over_what_is_between() {
        let (from, to) = (Transform::from_xyz(0.0, 0.0, 0.0), Transform::from_xyz(20.0, 0.0, 3.0));
        assert_eq!(between(from, to, 0.0).translation, from.translation);
        assert!(between(from, to, 1.0).translation.distance(to.translation) < 1e-5);
        assert!(between(from, to, 0.5).translation.z > 8.0);
    }
}
