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
use bevy::input::mouse::{AccumulatedMouseScroll, MouseButtonInput};
use bevy::prelude::*;
use bevy::window::WindowEvent;
use bevy_egui::input::EguiWantsInput;
use std::collections::{BTreeMap, VecDeque};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<KeyMap>()
        .init_resource::<Downs>()
        .init_resource::<Left>()
        .add_message::<WindowEvent>()
        .add_message::<MouseButtonInput>()
        .add_systems(PreUpdate, (time_keys, follow_left))
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

/// The left button going down or coming up, and where the cursor was then, logical pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Edge {
    down: bool,
    at: Option<Vec2>,
}

/// The left button as the hand sees it. Where pictures come slowly it may go down and come up several times between two of
/// them, and the cursor has gone on since. So there is one edge a frame, with its place; the others wait.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
struct Left {
    waiting: VecDeque<Edge>,
    edge: Option<Edge>,
    down: bool,
    cursor: Option<Vec2>,
    /// Where it went down and came up last.
    pressed: Option<Vec2>,
    released: Option<Vec2>,
}

fn follow_left(
    mut events: MessageReader<WindowEvent>,
    mut buttons: MessageReader<MouseButtonInput>,
    mut left: ResMut<Left>,
    clock: FrameClock,
) {
    let left = left.bypass_change_detection();
    let mut places = vec![];
    for event in events.read() {
        match event {
            WindowEvent::CursorMoved(moved) => left.cursor = Some(moved.position),
            WindowEvent::CursorLeft(_) => left.cursor = None,
            WindowEvent::MouseButtonInput(input) if input.button == MouseButton::Left => {
                places.push(left.cursor);
            }
            _ => {}
        }
    }
    let edges = buttons.read().filter(|input| input.button == MouseButton::Left);
    let edges = edges.map(|input| input.state == ButtonState::Pressed).enumerate();
    left.waiting.extend(edges.map(|(n, down)| Edge { down, at: places.get(n).copied().flatten() }));
    left.edge = left.waiting.pop_front();
    if let Some(Edge { down, at }) = left.edge {
        left.down = down;
        *(if down { &mut left.pressed } else { &mut left.released }) = at;
    }
    if !left.waiting.is_empty() {
        clock.keep();
    }
}

/// The player's inputs, as far as they are meant for the hand.
#[derive(SystemParam)]
pub struct Inputs<'w> {
    keys: Keys<'w>,
    downs: Res<'w, Downs>,
    left: Res<'w, Left>,
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

    /// The mouse's other buttons, wherever the cursor is.
    pub fn buttons(&self) -> &ButtonInput<MouseButton> {
        &self.buttons
    }

    /// Whether the left button is down.
    pub fn is_down(&self) -> bool {
        self.left.down
    }

    /// Whether the left button went down in this frame.
    pub fn went_down(&self) -> bool {
        self.left.edge.is_some_and(|edge| edge.down)
    }

    /// Where the cursor was when the left button went down in this frame, logical pixels.
    pub fn pressed_at(&self) -> Option<Vec2> {
        self.left.edge.filter(|edge| edge.down)?.at
    }

    /// Where the cursor was when the left button went down last, logical pixels.
    pub fn last_pressed_at(&self) -> Option<Vec2> {
        self.left.pressed
    }

    /// Where the cursor was when the left button came up in this frame, logical pixels.
    pub fn released_at(&self) -> Option<Vec2> {
        self.left.edge.filter(|edge| !edge.down)?.at
    }

    /// Where the cursor was when the left button came up last, logical pixels.
    pub fn last_released_at(&self) -> Option<Vec2> {
        self.left.released
    }

    /// Where a cursor points for what is held, if it is here now: where the button went down or came up in this frame, it
    /// points there. What is dragged and was let go of before it was in the hand is wanted where that was.
    pub fn points_at(&self, by: By, cursor: Option<Vec2>) -> Option<Vec2> {
        let dropped = self.left.released.filter(|_| by == By::Drag && !self.left.down);
        self.left.edge.and_then(|edge| edge.at).or(dropped).or(cursor)
    }

    /// Notches of the wheel in this frame, away from the player; while something is dragged, over a panel, too.
    pub fn notches(&self, dragging: bool) -> f32 {
        if self.has_pointer() || dragging { notches(&self.scroll) } else { 0.0 }
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
        orbit_with_left: mouse.on_table && inputs.is_down(),
    });
}
