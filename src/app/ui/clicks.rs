//! No click is lost on a slow frame.
//!
//! egui looks under the pointer once a frame. Where the mouse is pressed, let go of and moved on within one frame, it would
//! look where the pointer is by then, and the click is lost or meant for something else. So what the pointer does after a
//! press or a release waits for the next frame ([`part`]). A drag begins in a frame in which the pointer has moved and the
//! button is still down: a whole drag within one frame is told in three. The focus moves once a frame, too: what is typed
//! before or after it moves waits for a frame of its own.
//!
//! To egui a release of any button ends a drag. So while the left button is down the others do nothing ([`LeftFirst`]).
//!
//! Likewise, the frame before says whether panels want the pointer. So that is asked anew before the hand looks. Then a
//! pointer that came off a panel and was pressed within one frame takes what it is on.

use crate::app::frame_clock::FrameClock;
use bevy::prelude::*;
use bevy_egui::egui::{Key, PointerButton};
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

/// The events of a frame, and those that wait for the next: from the first movement after a press or a release on, from
/// the release on that would end a drag before it began, or from the key on that is not to meet another focus. `fresh` is
/// whether the pointer has not moved since the last press, as far as egui knows.
pub fn part(mut events: Vec<egui::Event>, fresh: &mut bool) -> (Vec<egui::Event>, Vec<egui::Event>) {
    let (mut moved, mut button) = (false, false);
    let waits = |event: &egui::Event| match event {
        egui::Event::PointerMoved(_) | egui::Event::PointerGone => {
            moved = true;
            button
        }
        egui::Event::PointerButton { pressed, .. } => {
            let ends_unbegun = !pressed && *fresh && moved && !button;
            button = true;
            ends_unbegun
        }
        _ => false,
    };
    let later = events.iter().position(waits).unwrap_or(events.len());
    let waiting = events.split_off(later.min(second_step(&events)));
    for event in &events {
        match event {
            egui::Event::PointerMoved(_) | egui::Event::PointerGone => *fresh = false,
            egui::Event::PointerButton { pressed, .. } => *fresh = *pressed,
            _ => {}
        }
    }
    (events, waiting)
}

/// Where a key goes down that must wait for the next frame: one that moves the focus or presses what has it, after any
/// other, or any other after such a one. A key that repeats itself is no other. What a key types is told just before it, and
/// waits with it.
fn second_step(events: &[egui::Event]) -> usize {
    let (mut down, mut struck, mut stepped) = (None, false, false);
    for (at, event) in events.iter().enumerate() {
        let egui::Event::Key { key, pressed, .. } = event else { continue };
        if !pressed {
            down = down.filter(|down| down != key);
        } else if down != Some(*key) {
            if struck && (stepped || steps(*key)) {
                let types =
                    at.checked_sub(1).is_some_and(|before| matches!(events[before], egui::Event::Text(_)));
                return at - usize::from(types);
            }
            (down, struck, stepped) = (Some(*key), true, steps(*key));
        }
    }
    events.len()
}

/// Whether a key moves the focus or presses what has it.
const fn steps(key: Key) -> bool {
    matches!(
        key,
        Key::Tab | Key::Enter | Key::Space | Key::ArrowUp | Key::ArrowDown | Key::ArrowLeft | Key::ArrowRight
    )
}

/// Leaves out what other buttons do while the left one is down.
#[derive(Debug, Default)]
pub struct LeftFirst {
    down: bool,
    /// Those whose press was left out.
    unheard: Vec<PointerButton>,
    /// Those that came up meanwhile: that is told once the left one is up.
    late: Vec<egui::Event>,
}

impl LeftFirst {
    /// What is left of a frame's events.
    pub fn filter(&mut self, events: Vec<egui::Event>) -> Vec<egui::Event> {
        let mut heard = vec![];
        for event in events {
            let egui::Event::PointerButton { button, pressed, .. } = event else {
                heard.push(event);
                continue;
            };
            let unheard = self.unheard.iter().position(|one| *one == button);
            match (button == PointerButton::Primary, pressed, unheard) {
                (true, ..) => {
                    self.down = pressed;
                    heard.push(event);
                    if !pressed {
                        heard.append(&mut self.late);
                    }
                }
                (false, false, Some(at)) => drop(self.unheard.remove(at)),
                (false, true, _) if self.down => self.unheard.push(button),
                (false, false, None) if self.down => self.late.push(event),
                (false, ..) => heard.push(event),
            }
        }
        heard
    }
}

fn hold_back(
    mut inputs: Query<&mut EguiInput>,
    (mut waiting, mut left, mut fresh): (Local<Vec<egui::Event>>, Local<LeftFirst>, Local<bool>),
    clock: FrameClock,
) {
    // The program has one window.
    let Ok(mut input) = inputs.single_mut() else { return };
    let mut events = std::mem::take(&mut *waiting);
    events.append(&mut left.filter(std::mem::take(&mut input.0.events)));
    (input.0.events, *waiting) = part(events, &mut fresh);
    if !waiting.is_empty() {
        clock.keep();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::{Event, Modifiers, Pos2, pos2};

    fn moved(x: f32) -> Event {
        Event::PointerMoved(pos2(x, 0.0))
    }

    fn button(pos: Pos2, pressed: bool) -> Event {
        Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers: Modifiers::NONE }
    }

    #[test]
    fn the_focus_moves_once_a_frame_however_fast_one_types() {
        let key = |key, pressed| Event::Key {
            key,
            physical_key: None,
            pressed,
            repeat: false,
            modifiers: Modifiers::NONE,
        };
        let struck = |k| [key(k, true), key(k, false)];
        let typed = [struck(Key::Tab), struck(Key::Tab), struck(Key::Enter)].concat();
        let (now, later) = part(typed.clone(), &mut false);
        assert_eq!((&now[..], &later[..]), (&typed[..2], &typed[2..]));
        let (now, later) = part(later, &mut false);
        assert_eq!((&now[..], &later[..]), (&typed[2..4], &typed[4..]));
        let held = vec![key(Key::ArrowDown, true), key(Key::ArrowDown, true), key(Key::ArrowDown, true)];
        assert_eq!(
            part(held.clone(), &mut false),
            (held, vec![]),
            "who holds a key down is not ahead of the picture"
        );
        let typed = |text: &str, k| {
            let [down, up] = struck(k);
            [Event::Text(text.to_owned()), down, up]
        };
        let word =
            [&typed("a", Key::A)[..], &typed("b", Key::B), &struck(Key::Tab), &typed("c", Key::C)].concat();
        let (now, later) = part(word.clone(), &mut false);
        assert_eq!((&now[..], &later[..]), (&word[..6], &word[6..]), "what is typed stays in its field");
        assert_eq!(
            part(later, &mut false),
            (word[6..8].to_vec(), word[8..].to_vec()),
            "and so does what follows"
        );
    }

    #[test]
    fn while_the_left_button_is_down_the_others_do_nothing() {
        let right = |pressed| Event::PointerButton {
            pos: pos2(1.0, 0.0),
            button: PointerButton::Secondary,
            pressed,
            modifiers: Modifiers::NONE,
        };
        let (left, there) = (|pressed| button(pos2(1.0, 0.0), pressed), moved(2.0));
        let mut first = LeftFirst::default();
        let alone = vec![right(true), right(false)];
        assert_eq!(first.filter(alone.clone()), alone);
        let meanwhile = vec![left(true), right(true), there.clone()];
        assert_eq!(first.filter(meanwhile), [left(true), there.clone()]);
        assert_eq!(first.filter(vec![right(false), there.clone(), left(false)]), [there, left(false)]);
        assert_eq!(first.filter(vec![right(true), left(true), right(false)]), [right(true), left(true)]);
        assert_eq!(
            first.filter(vec![left(false)]),
            [left(false), right(false)],
            "it comes up after the left one"
        );
        assert_eq!(first.filter(alone.clone()), alone);
    }

    /// The events of one frame, parted until none waits.
    fn parts(events: &[Event]) -> Vec<Vec<Event>> {
        let (mut fresh, mut waiting, mut all) = (false, events.to_vec(), vec![]);
        while !waiting.is_empty() {
            let (now, later) = part(waiting, &mut fresh);
            all.push(now);
            waiting = later;
        }
        all
    }

    #[test]
    fn a_click_in_one_frame_is_done_before_the_pointer_goes_on() {
        let (there, away) = (pos2(10.0, 0.0), pos2(300.0, 0.0));
        let click = [moved(5.0), moved(10.0), button(there, true), button(there, false), moved(300.0)];
        assert_eq!(parts(&click), [&click[..4], &click[4..]]);
        let drag = [button(there, true), moved(150.0), moved(300.0), button(away, false), moved(9.0)];
        assert_eq!(parts(&drag), [&drag[..1], &drag[1..3], &drag[3..4], &drag[4..]]);
        let plain = [moved(1.0), Event::Copy, moved(2.0)];
        assert_eq!(parts(&plain), [&plain[..]], "without a press nothing waits");
        // A drag that is under way ends in the frame of its last movement.
        let mut fresh = false;
        drop(part(vec![button(there, true)], &mut fresh));
        drop(part(vec![moved(20.0)], &mut fresh));
        let end = vec![moved(300.0), button(away, false)];
        assert_eq!(part(end.clone(), &mut fresh), (end, vec![]));
    }
}
