//! Inputs come one after the other, however slow the pictures are.
//!
//! Everybody looks once a picture: egui under the pointer, the hand at its buttons, a game at its keys. All that is done
//! between two pictures comes at once, and would be seen as what is pressed last, where the pointer has gone since. So
//! inputs wait here in their order, and of presses and releases one comes a picture ([`due`]). What is taken is in the
//! hand before the next one comes ([`InputQueue::hold`]).
//!
//! It stands before all who read inputs, and knows none of them.

use super::frame_clock::FrameClock;
use super::keys::writes;
use bevy::ecs::message::MessageCursor;
use bevy::ecs::system::SystemParam;
use bevy::input::keyboard::{KeyboardFocusLost, KeyboardInput};
use bevy::input::mouse::{MouseButtonInput, MouseWheel};
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::input::{ButtonState, InputSystems};
use bevy::prelude::*;
use bevy::window::{CursorLeft, CursorMoved, Ime, PrimaryWindow, WindowEvent};
use bevy_egui::input::EguiWantsInput;
use std::collections::VecDeque;

/// Adds the queue. Works without a window.
pub fn plugin(app: &mut App) {
    app.init_resource::<InputQueue>()
        .add_message::<WindowEvent>()
        .add_message::<CursorMoved>()
        .add_message::<CursorLeft>()
        .add_message::<MouseButtonInput>()
        .add_message::<MouseWheel>()
        .add_message::<KeyboardInput>()
        .add_message::<KeyboardFocusLost>()
        .add_message::<TouchInput>()
        .add_message::<Ime>()
        .add_systems(PreUpdate, hand_out.in_set(InputsCome).before(InputSystems));
}

/// When inputs come, before anybody reads them.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct InputsCome;

/// What an input is to those that come with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Input {
    /// The pointer moves, or the wheel.
    Moves,
    /// Something is typed into a field, or a key repeats itself.
    Types,
    /// A button or a key goes down.
    Down,
    /// It comes up.
    Up,
}

/// How many of these come in this picture; the others wait for the next. A press or a release is the last to come. It waits for
/// the picture after what was typed, and where something is down already, as in a drag, for the one after a movement.
pub fn due(inputs: impl IntoIterator<Item = Input>, is_down: bool) -> usize {
    let (mut count, mut first) = (0, true);
    for input in inputs {
        match input {
            Input::Moves => first &= !is_down,
            Input::Types => first = false,
            Input::Down | Input::Up => return count + usize::from(first),
        }
        count += 1;
    }
    count
}

/// The inputs that wait.
#[derive(Resource, Debug, Default)]
pub struct InputQueue {
    waiting: VecDeque<WindowEvent>,
    /// Where the pointer was when the last input came that does not wait, logical pixels.
    pointer: Option<Vec2>,
    held: bool,
    waited: bool,
}

impl InputQueue {
    /// Lets no input come in the next picture: something is on its way for which they may be meant.
    pub fn hold(&mut self) {
        self.held = true;
    }

    /// Whether inputs have waited since the picture before: no time has passed meanwhile for whoever made them.
    pub fn waited(&self) -> bool {
        self.waited
    }

    /// Whether inputs wait.
    fn waits(&self) -> bool {
        !self.waiting.is_empty()
    }

    /// Where the pointer is, as far as inputs have come, logical pixels; nothing outside the window.
    pub fn pointer(&self, window: &Window) -> Option<Vec2> {
        if self.waits() { self.pointer } else { window.cursor_position() }
    }
}

/// The pointer over the window.
#[derive(SystemParam)]
pub struct Pointer<'w, 's> {
    windows: Query<'w, 's, &'static Window, With<PrimaryWindow>>,
    queue: Option<Res<'w, InputQueue>>,
}

impl Pointer<'_, '_> {
    /// Where it is, logical pixels; nothing outside the window.
    pub fn at(&self) -> Option<Vec2> {
        let window = self.windows.single().ok()?;
        self.queue.as_ref().map_or_else(|| window.cursor_position(), |queue| queue.pointer(window))
    }

    /// Whether inputs wait, of it or of keys: then no time has passed for whoever made them.
    pub fn waits(&self) -> bool {
        self.queue.as_ref().is_some_and(|queue| queue.waits())
    }
}

#[derive(SystemParam)]
struct InputMessages<'w> {
    moved: ResMut<'w, Messages<CursorMoved>>,
    left: ResMut<'w, Messages<CursorLeft>>,
    buttons: ResMut<'w, Messages<MouseButtonInput>>,
    wheel: ResMut<'w, Messages<MouseWheel>>,
    keys: ResMut<'w, Messages<KeyboardInput>>,
    lost: ResMut<'w, Messages<KeyboardFocusLost>>,
    touches: ResMut<'w, Messages<TouchInput>>,
    composed: ResMut<'w, Messages<Ime>>,
}

impl InputMessages<'_> {
    /// Takes away what tells of this input, and of others of its kind; whether there is such a kind.
    fn take(&mut self, event: &WindowEvent) -> bool {
        match event {
            WindowEvent::CursorMoved(_) => self.moved.clear(),
            WindowEvent::CursorLeft(_) => self.left.clear(),
            WindowEvent::MouseButtonInput(_) => self.buttons.clear(),
            WindowEvent::MouseWheel(_) => self.wheel.clear(),
            WindowEvent::KeyboardInput(_) => self.keys.clear(),
            WindowEvent::KeyboardFocusLost(_) => self.lost.clear(),
            WindowEvent::TouchInput(_) => self.touches.clear(),
            WindowEvent::Ime(_) => self.composed.clear(),
            _ => return false,
        }
        true
    }

    fn tell(&mut self, event: WindowEvent) {
        match event {
            WindowEvent::CursorMoved(told) => drop(self.moved.write(told)),
            WindowEvent::CursorLeft(told) => drop(self.left.write(told)),
            WindowEvent::MouseButtonInput(told) => drop(self.buttons.write(told)),
            WindowEvent::MouseWheel(told) => drop(self.wheel.write(told)),
            WindowEvent::KeyboardInput(told) => drop(self.keys.write(told)),
            WindowEvent::KeyboardFocusLost(told) => drop(self.lost.write(told)),
            WindowEvent::TouchInput(told) => drop(self.touches.write(told)),
            WindowEvent::Ime(told) => drop(self.composed.write(told)),
            _ => {}
        }
    }
}

/// What an input is, while a field is typed into or not.
fn kind(event: &WindowEvent, typing: bool) -> Input {
    let goes = |state| if state == ButtonState::Pressed { Input::Down } else { Input::Up };
    match event {
        WindowEvent::MouseButtonInput(input) => goes(input.state),
        WindowEvent::KeyboardInput(input) if input.repeat || typing && writes(input) => Input::Types,
        WindowEvent::KeyboardInput(input) => goes(input.state),
        WindowEvent::KeyboardFocusLost(_) => Input::Down,
        WindowEvent::Ime(_) => Input::Types,
        WindowEvent::TouchInput(touch) => match touch.phase {
            TouchPhase::Started => Input::Down,
            TouchPhase::Moved => Input::Moves,
            TouchPhase::Ended | TouchPhase::Canceled => Input::Up,
        },
        _ => Input::Moves,
    }
}

fn hand_out(
    mut events: ResMut<Messages<WindowEvent>>,
    mut read: Local<MessageCursor<WindowEvent>>,
    mut told: InputMessages,
    mut queue: ResMut<InputQueue>,
    (buttons, keys): (Res<ButtonInput<MouseButton>>, Res<ButtonInput<KeyCode>>),
    (wants, clock): (Option<Res<EguiWantsInput>>, FrameClock),
) {
    let queue = queue.bypass_change_detection();
    let held = std::mem::take(&mut queue.held);
    queue.waited = queue.waits();
    let came: Vec<WindowEvent> = read.read(&events).cloned().collect();
    if came.is_empty() && !queue.waits() {
        return;
    }
    events.clear();
    let before = queue.waiting.len();
    for event in came {
        if told.take(&event) {
            queue.waiting.push_back(event);
        } else {
            events.write(event);
        }
    }
    if queue.waiting.len() > before {
        trace!("came: {} inputs", queue.waiting.len() - before);
    }
    let typing = wants.is_some_and(|wants| wants.wants_any_keyboard_input());
    let all = queue.waiting.iter().map(|event| kind(event, typing));
    let is_down = buttons.get_pressed().len() + keys.get_pressed().len() > 0;
    let due = if held { 0 } else { due(all, is_down) };
    for event in queue.waiting.drain(..due) {
        match &event {
            WindowEvent::CursorMoved(moved) => queue.pointer = Some(moved.position),
            WindowEvent::CursorLeft(_) => queue.pointer = None,
            _ => {}
        }
        told.tell(event.clone());
        events.write(event);
    }
    *read = events.get_cursor_current();
    if queue.waits() {
        clock.keep();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::input::InputPlugin;
    use bevy::input::keyboard::{Key, NativeKey};
    use bevy::window::WindowOccluded;

    #[test]
    fn a_press_or_a_release_is_the_last_of_its_picture() {
        use Input::{Down, Moves, Types, Up};
        for (inputs, is_down, come) in [
            (&[][..], false, 0),
            (&[Moves, Moves][..], false, 2),
            (&[Moves, Down, Moves][..], false, 2),
            (&[Moves, Down, Up][..], false, 2),
            (&[Up, Moves, Down][..], true, 1),
            // What moves belongs to what is down.
            (&[Moves, Up, Moves][..], true, 1),
            (&[Moves, Down, Up][..], true, 1),
            // A word comes at once, and is whole before anything else is pressed.
            (&[Types, Types, Types, Down][..], false, 3),
            (&[Moves, Types, Up][..], true, 2),
        ] {
            assert_eq!(due(inputs.iter().copied(), is_down), come, "{inputs:?}");
        }
    }

    const WINDOW: Entity = Entity::PLACEHOLDER;

    fn key(key_code: KeyCode, state: ButtonState) -> WindowEvent {
        let logical_key = Key::Unidentified(NativeKey::Unidentified);
        let input = KeyboardInput { key_code, logical_key, state, text: None, repeat: false, window: WINDOW };
        WindowEvent::KeyboardInput(input)
    }

    fn struck(key_code: KeyCode) -> [WindowEvent; 2] {
        [ButtonState::Pressed, ButtonState::Released].map(|state| key(key_code, state))
    }

    /// An app to which all this came at once, as winit tells it: every input twice.
    fn told(inputs: impl IntoIterator<Item = WindowEvent>) -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, InputPlugin, plugin)).add_message::<WindowOccluded>();
        for event in inputs {
            match event.clone() {
                WindowEvent::KeyboardInput(input) => drop(app.world_mut().write_message(input)),
                WindowEvent::TouchInput(input) => drop(app.world_mut().write_message(input)),
                WindowEvent::Ime(input) => drop(app.world_mut().write_message(input)),
                _ => {}
            }
            app.world_mut().write_message(event);
        }
        app
    }

    /// The keys that went down in the next pictures, and whether Ctrl was down then.
    fn pressed(app: &mut App, pictures: usize) -> Vec<(KeyCode, bool)> {
        let in_picture = |_| {
            app.update();
            let keys = app.world().resource::<ButtonInput<KeyCode>>();
            let ctrl = keys.pressed(KeyCode::ControlLeft);
            keys.get_just_pressed().map(|key| (*key, ctrl)).collect::<Vec<_>>()
        };
        (0..pictures).flat_map(in_picture).collect()
    }

    #[test]
    fn a_key_that_is_struck_twice_in_a_picture_counts_twice_and_ctrl_belongs_to_its_key() {
        let twice = [struck(KeyCode::KeyE), struck(KeyCode::KeyE)].concat();
        assert_eq!(pressed(&mut told(twice), 6), [(KeyCode::KeyE, false); 2]);
        let [down, up] = struck(KeyCode::ControlLeft);
        let [z, y] = [struck(KeyCode::KeyZ), struck(KeyCode::KeyY)];
        let all = [&[down][..], &z, &[up], &y].concat();
        let due = [(KeyCode::ControlLeft, true), (KeyCode::KeyZ, true), (KeyCode::KeyY, false)];
        assert_eq!(pressed(&mut told(all), 8), due);
    }

    #[test]
    fn nothing_comes_while_something_is_on_its_way_but_what_the_window_itself_tells() {
        let hidden = WindowEvent::WindowOccluded(WindowOccluded { window: WINDOW, occluded: true });
        let mut app = told([&struck(KeyCode::KeyE)[..], std::slice::from_ref(&hidden)].concat());
        app.world_mut().resource_mut::<InputQueue>().hold();
        assert_eq!(pressed(&mut app, 1), []);
        let mut read = app.world().resource::<Messages<WindowEvent>>().get_cursor();
        let seen: Vec<_> = read.read(app.world().resource()).cloned().collect();
        assert_eq!(seen, [hidden]);
        assert_eq!(pressed(&mut app, 1), [(KeyCode::KeyE, false)]);
    }

    /// What came since the last look.
    fn come<M: Message + Clone>(app: &App, read: &mut MessageCursor<M>) -> Vec<M> {
        read.read(app.world().resource()).cloned().collect()
    }

    #[test]
    fn a_finger_goes_down_and_up_in_two_pictures_and_a_composed_word_is_whole_before_a_key() {
        let touch = |phase| TouchInput { phase, position: Vec2::ZERO, window: WINDOW, force: None, id: 1 };
        let word = Ime::Commit { window: WINDOW, value: "é".into() };
        let [down, up] = struck(KeyCode::KeyE);
        let fingers = [TouchPhase::Started, TouchPhase::Ended].map(touch);
        let all =
            [&fingers.map(WindowEvent::TouchInput)[..], &[WindowEvent::Ime(word.clone()), down, up]].concat();
        let mut app = told(all.clone());
        let mut events = MessageCursor::<WindowEvent>::default();
        let (mut touches, mut words) =
            (MessageCursor::<TouchInput>::default(), MessageCursor::<Ime>::default());
        for (picture, event) in all.iter().enumerate() {
            app.update();
            assert_eq!(come(&app, &mut events), std::slice::from_ref(event), "picture {picture}");
            let finger = fingers.get(picture..=picture).unwrap_or_default();
            assert_eq!(come(&app, &mut touches), finger);
            let own = if picture == 2 { std::slice::from_ref(&word) } else { &[] };
            assert_eq!(come(&app, &mut words), own);
        }
    }
}
