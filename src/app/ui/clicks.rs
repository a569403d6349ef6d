//! No click is lost on a slow frame.
//!
//! egui looks under the pointer once a frame. Where the mouse is pressed, let go of and moved on within one frame, it would
//! look where the pointer is by then, and the click is lost or meant for something else. So what the pointer does after a
//! press or a release waits for the next frame ([`part`]).
//!
//! Likewise whether panels want the pointer is known from the frame before; it is asked anew before the hand looks, so
//! that a pointer that came off a panel and was pressed within one frame takes what it is on.

use crate::app::frame_clock::FrameClock;
use bevy::prelude::*;
use bevy_egui::input::write_egui_wants_input_system;
use bevy_egui::{EguiInput, EguiPreUpdateSet, egui};

/// Adds both. Needs the egui plugin.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        (
            hold_back.after(EguiPreUpdateSet::ProcessInput).before(EguiPreUpdateSet::BeginPass),
            write_egui_wants_input_system.after(EguiPreUpdateSet::BeginPass),
        ),
    );
}

/// The events of a frame, and those that wait for the next: from the first movement after a press or a release on.
pub fn part(mut events: Vec<egui::Event>) -> (Vec<egui::Event>, Vec<egui::Event>) {
    let button = |event: &egui::Event| matches!(event, egui::Event::PointerButton { .. });
    let moves =
        |event: &egui::Event| matches!(event, egui::Event::PointerMoved(_) | egui::Event::PointerGone);
    let first = events.iter().position(button).unwrap_or(events.len());
    let later = events[first..].iter().position(moves).map_or(events.len(), |after| first + after);
    let waiting = events.split_off(later);
    (events, waiting)
}

fn hold_back(mut inputs: Query<&mut EguiInput>, mut waiting: Local<Vec<egui::Event>>, clock: FrameClock) {
    // The program has one window.
    let Ok(mut input) = inputs.single_mut() else { return };
    let mut events = std::mem::take(&mut *waiting);
    events.append(&mut input.0.events);
    (input.0.events, *waiting) = part(events);
    if !waiting.is_empty() {
        clock.keep();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::{Event, Modifiers, PointerButton, Pos2, pos2};

    fn moved(x: f32) -> Event {
        Event::PointerMoved(pos2(x, 0.0))
    }

    fn button(pos: Pos2, pressed: bool) -> Event {
        Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers: Modifiers::NONE }
    }

    #[test]
    fn a_click_in_one_frame_is_done_before_the_pointer_goes_on() {
        let (there, away) = (pos2(10.0, 0.0), pos2(300.0, 0.0));
        let frame = vec![moved(5.0), moved(10.0), button(there, true), button(there, false), moved(300.0)];
        let (now, later) = part(frame.clone());
        assert_eq!((&now[..], &later[..]), (&frame[..4], &frame[4..]));
        let drag = vec![button(there, true), moved(150.0), moved(300.0), button(away, false), moved(9.0)];
        let (now, later) = part(drag.clone());
        assert_eq!((&now[..], &later[..]), (&drag[..1], &drag[1..]));
        let (now, later) = part(later);
        assert_eq!((&now[..], &later[..]), (&drag[1..4], &drag[4..]));
        let plain = vec![moved(1.0), Event::Copy, moved(2.0)];
        assert_eq!(part(plain.clone()), (plain, vec![]), "without a press nothing waits");
    }
}
