//! Who gets the inputs: panels first, then the hand, then the camera.

use super::state::{GrabState, Mouse};
use crate::app::frame_clock::FrameClock;
use crate::app::keys::program::hand;
use crate::app::keys::{KeyMap, Keys, Shortcut};
use crate::app::messages::Screen;
use crate::app::table::camera::{CameraInput, notches};
use crate::table::carry::By;
use bevy::ecs::system::SystemParam;
use bevy::input::ButtonState;
use bevy::input::mouse::AccumulatedMouseScroll;
use bevy::prelude::*;
use bevy::window::WindowEvent;
use bevy_egui::input::EguiWantsInput;
use std::collections::BTreeMap;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<KeyMap>()
        .init_resource::<Downs>()
        .init_resource::<Pressed>()
        .add_message::<WindowEvent>()
        .add_systems(PreUpdate, (time_keys, follow_press))
        .add_systems(
            Update,
            share_with_camera.run_if(resource_exists::<CameraInput>.and_then(not(in_state(Screen::Lab)))),
        );
}

/// How long each of the hand's keys has been down, s.
#[derive(Resource, Clone, Debug, Default)]
pub struct Downs(BTreeMap<&'static str, f32>);

fn time_keys(keys: Keys, clock: FrameClock, mut downs: ResMut<Downs>) {
    for shortcut in hand::ALL {
        if keys.down(&shortcut) {
            *downs.0.entry(shortcut.id).or_default() += clock.count_exactly();
        } else {
            downs.0.remove(shortcut.id);
        }
    }
}

/// Where the cursor was when the left button went down in this frame, and where when it came up, logical pixels. Where
/// pictures come slowly it has gone on since, and would take what lies there.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
struct Pressed {
    at: Option<Vec2>,
    released: Option<Vec2>,
    cursor: Option<Vec2>,
    last: Option<Vec2>,
}

fn follow_press(mut events: MessageReader<WindowEvent>, mut pressed: ResMut<Pressed>) {
    (pressed.at, pressed.released) = (None, None);
    for event in events.read() {
        match event {
            WindowEvent::CursorMoved(moved) => pressed.cursor = Some(moved.position),
            WindowEvent::CursorLeft(_) => pressed.cursor = None,
            WindowEvent::MouseButtonInput(input) if input.button == MouseButton::Left => match input.state {
                ButtonState::Pressed => (pressed.at, pressed.last) = (pressed.cursor, pressed.cursor),
                ButtonState::Released => pressed.released = pressed.cursor,
            },
            _ => {}
        }
    }
}

/// The player's inputs, as far as they are meant for the hand.
#[derive(SystemParam)]
pub struct Inputs<'w> {
    keys: Keys<'w>,
    downs: Res<'w, Downs>,
    pressed: Res<'w, Pressed>,
    buttons: Res<'w, ButtonInput<MouseButton>>,
    scroll: Res<'w, AccumulatedMouseScroll>,
    egui: Option<Res<'w, EguiWantsInput>>,
    clock: FrameClock<'w>,
}

impl Inputs<'_> {
    /// Whether the cursor is over no panel, and no panel is being dragged.
    pub fn has_pointer(&self) -> bool {
        self.egui.as_ref().is_none_or(|egui| !egui.wants_any_pointer_input())
    }

    /// Whether no panel listens to the keyboard.
    pub fn has_keyboard(&self) -> bool {
        self.egui.as_ref().is_none_or(|egui| !egui.wants_any_keyboard_input())
    }

    /// Whether a key is down.
    pub fn down(&self, key: Shortcut) -> bool {
        self.has_keyboard() && self.keys.down(&key)
    }

    /// Whether a key went down.
    pub fn hit(&self, key: Shortcut) -> bool {
        self.has_keyboard() && self.keys.hit(&key)
    }

    /// For how long a key has been down, s.
    pub fn down_s(&self, key: Shortcut) -> f32 {
        if self.down(key) { self.downs.0.get(key.id).copied().unwrap_or(0.0) } else { 0.0 }
    }

    /// The mouse's buttons, wherever the cursor is.
    pub fn buttons(&self) -> &ButtonInput<MouseButton> {
        &self.buttons
    }

    /// Where the cursor was when the left button went down in this frame, logical pixels.
    pub fn pressed_at(&self) -> Option<Vec2> {
        self.pressed.at
    }

    /// Where the cursor was when the left button went down last, logical pixels.
    pub fn last_pressed_at(&self) -> Option<Vec2> {
        self.pressed.last
    }

    /// Where the cursor was when the left button came up in this frame, logical pixels.
    pub fn released_at(&self) -> Option<Vec2> {
        self.pressed.released
    }

    /// Notches of the wheel in this frame, away from the player.
    pub fn notches(&self) -> f32 {
        if self.has_pointer() { notches(&self.scroll) } else { 0.0 }
    }

    /// Seconds of this frame, for what goes on only while other things move the hand. Asks for no frame.
    pub fn dt(&self) -> f32 {
        // A frame that took longer than this was no frame but an interruption.
        self.clock.passed().min(0.25)
    }

    /// Seconds of this frame, for what waits. Asks for the next frame.
    pub fn count(&self) -> f32 {
        self.clock.count_exactly()
    }
}

/// What the hand leaves to the camera: the middle button always, the wheel and the keys that orbit while the hand is empty,
/// the other keys whatever it holds, the left button from a press on the empty table on.
fn share_with_camera(
    inputs: Inputs,
    grab_state: Res<GrabState>,
    mouse: Res<Mouse>,
    mut camera: ResMut<CameraInput>,
) {
    let empty = matches!(*grab_state, GrabState::Empty);
    let dragging = match &*grab_state {
        GrabState::Holding(carry) => carry.by == By::Drag,
        GrabState::Reaching(reach) => reach.by == By::Drag,
        GrabState::Empty => false,
    };
    let turning = !empty && inputs.down(hand::TURN);
    camera.set_if_neq(CameraInput {
        pointer: (inputs.has_pointer() || mouse.on_table || dragging) && !turning,
        wheel: inputs.has_pointer() && empty,
        keys: inputs.has_keyboard(),
        orbit_keys: inputs.has_keyboard() && empty,
        orbit_with_left: mouse.on_table && inputs.buttons().pressed(MouseButton::Left),
    });
}
