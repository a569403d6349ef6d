//! Who gets the inputs: panels first, then the hand, then the camera.

use super::state::{GrabState, Mouse, at_the_table};
use crate::frame_clock::FrameClock;
use crate::input_queue::{InputQueue, InputsCome, Pointer};
use crate::keys::program::hand;
use crate::keys::{KeyMap, Keys, Shortcut};
use crate::live_table::camera::{CameraInput, CameraSet, notches};
use crate::messages::{Screen, TakeFromSupply};
use crate::ui::clicks::PanelUnder;
use bevy::ecs::system::SystemParam;
use bevy::input::InputSystems;
use bevy::input::mouse::AccumulatedMouseScroll;
use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;
use std::collections::BTreeMap;
use table::carry::By;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<KeyMap>()
        .init_resource::<Downs>()
        .add_systems(
            PreUpdate,
            (time_keys.after(InputSystems), wait_for_grab.before(InputsCome).run_if(at_the_table)),
        )
        .add_systems(
            Update,
            share_with_camera
                .in_set(CameraSet::Share)
                .run_if(resource_exists::<CameraInput>.and_then(not(in_state(Screen::Lab)))),
        );
}

/// How long each of the hand's keys has been down, s.
#[derive(Resource, Clone, Debug, Default)]
pub(crate) struct Downs(BTreeMap<&'static str, f32>);

/// While inputs wait no time passes: the key may have come up already.
fn time_keys(keys: Keys, (pointer, clock): (Pointer, FrameClock), mut downs: ResMut<Downs>) {
    for shortcut in hand::ALL {
        if keys.down(&shortcut) {
            let passed_s = if pointer.waits() { 0.0 } else { clock.count_exactly() };
            *downs.0.entry(shortcut.id).or_default() += passed_s;
        } else {
            downs.0.remove(shortcut.id);
        }
    }
}

/// What is taken is in the hand before the next input comes, which is meant for it.
fn wait_for_grab(
    grab_state: Res<GrabState>,
    mut taken: MessageReader<TakeFromSupply>,
    queue: Option<ResMut<InputQueue>>,
) {
    let on_its_way = taken.read().count() > 0 || matches!(*grab_state, GrabState::Reaching(_));
    if let Some(mut queue) = queue.filter(|_| on_its_way) {
        queue.hold();
    }
}

/// The player's inputs, as far as they are meant for the hand.
#[derive(SystemParam)]
pub struct Inputs<'w> {
    keys: Keys<'w>,
    downs: Res<'w, Downs>,
    buttons: Res<'w, ButtonInput<MouseButton>>,
    scroll: Res<'w, AccumulatedMouseScroll>,
    egui: Option<Res<'w, EguiWantsInput>>,
    panel: Option<Res<'w, PanelUnder>>,
    clock: FrameClock<'w>,
}

impl Inputs<'_> {
    /// Whether the cursor is over no panel, and no panel is being dragged.
    pub fn has_pointer(&self) -> bool {
        let dragged = self.egui.as_ref().is_some_and(|egui| egui.is_using_pointer() || egui.is_popup_open());
        !dragged && self.panel.as_ref().is_none_or(|under| !under.0)
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
    pub(crate) fn down_s(&self, key: Shortcut) -> f32 {
        if self.down(key) { self.downs.0.get(key.id).copied().unwrap_or(0.0) } else { 0.0 }
    }

    /// The mouse's other buttons, wherever the cursor is.
    pub fn buttons(&self) -> &ButtonInput<MouseButton> {
        &self.buttons
    }

    /// Whether the left button is down.
    pub fn is_down(&self) -> bool {
        self.buttons.pressed(MouseButton::Left)
    }

    /// Whether the left button went down in this frame.
    pub fn went_down(&self) -> bool {
        self.buttons.just_pressed(MouseButton::Left)
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
