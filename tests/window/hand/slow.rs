//! Slow pictures: all that was done between two of them comes at once, and the pointer has gone on since.

use super::*;
use bevy::camera::RenderTarget;
use bevy::input::keyboard::NativeKey;

/// In the supply strip, which no camera sees.
const STRIP: Vec2 = Vec2::new(60.0, 300.0);
/// Where a piece is carried to, and where the pointer goes on to, cm.
const TO: Vec3 = Vec3::new(2.0, 1.0, 0.0);
const ON: Vec3 = Vec3::new(-5.0, -4.0, 0.0);

impl Table {
    /// A table that is drawn twice a second.
    fn slow() -> Self {
        let mut table = Self::new(asked(Orientation::Upright));
        table.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(500)));
        table
    }

    fn moved(&self, at: Vec2) -> WindowEvent {
        WindowEvent::CursorMoved(CursorMoved { window: self.window, position: at, delta: None })
    }

    /// The pointer goes there.
    fn goes(&self, at: Vec3) -> WindowEvent {
        self.moved(self.pixel_of(at))
    }

    /// A button goes down and comes up.
    fn button_of(&self, button: MouseButton) -> [WindowEvent; 2] {
        [ButtonState::Pressed, ButtonState::Released].map(|state| {
            WindowEvent::MouseButtonInput(MouseButtonInput { button, state, window: self.window })
        })
    }

    /// A key goes down and comes up.
    fn key_of(&self, key_code: KeyCode) -> [WindowEvent; 2] {
        [ButtonState::Pressed, ButtonState::Released].map(|state| {
            WindowEvent::KeyboardInput(KeyboardInput {
                key_code,
                logical_key: Logical::Unidentified(NativeKey::Unidentified),
                state,
                text: None,
                repeat: false,
                window: self.window,
            })
        })
    }

    /// The wheel is turned by a notch.
    fn notch(&self) -> WindowEvent {
        let (unit, phase) = (MouseScrollUnit::Line, TouchPhase::Moved);
        WindowEvent::MouseWheel(MouseWheel { unit, x: 0.0, y: 1.0, window: self.window, phase })
    }

    /// All this comes at once; the window knows only where the pointer has gone last.
    fn at_once(&mut self, events: impl IntoIterator<Item = WindowEvent>) {
        for event in events {
            if let WindowEvent::CursorMoved(moved) = &event {
                self.cursor(moved.position);
            }
            self.app.world_mut().write_message(event);
        }
        self.frames(1);
    }

    /// Begins at the strip: the panel tells of the press in the picture after it.
    fn at_once_from_strip(&mut self, events: impl IntoIterator<Item = WindowEvent>) -> PieceId {
        let id = self.free_piece();
        self.at_once(events);
        self.app.world_mut().write_message(TakeFromSupply(id));
        self.frames(12);
        id
    }

    /// It was let go of there.
    fn assert_at(&mut self, id: PieceId, to: Vec3) {
        self.settle();
        assert!(self.game().in_play(id), "{:?}", self.notices());
        let at = self.middle(id).truncate();
        assert!(at.distance(to.truncate()) < 0.5, "{at}");
    }
}

#[test]
fn a_piece_is_taken_where_the_button_went_down_however_far_the_cursor_has_gone_since() {
    let mut table = Table::new(asked(Orientation::Upright));
    let id = table.free_piece();
    let middle = table.middle(id);
    let [down, _] = table.button_of(MouseButton::Left);
    table.at_once([table.goes(middle), down, table.goes(Vec3::ZERO)]);
    assert_eq!(table.wishes(), [Intent::Take(id)]);
    table.frames(120);
    let at = table.pose(id).translation.truncate();
    assert!(at.length() < 1.0, "it has followed the cursor to the middle: {at}");
}

/// The best of a city is pictured by a camera of its own, for the length of a picture.
#[test]
fn a_camera_that_takes_a_picture_meanwhile_is_not_what_the_player_sees() {
    let mut table = Table::new(asked(Orientation::Upright));
    let id = table.free_piece();
    let middle = table.middle(id);
    let mine = table.app.world().get::<Camera>(table.camera).unwrap().clone();
    let aside = Transform::from_xyz(0.0, 0.0, 150.0);
    let target = RenderTarget::Image(Handle::<Image>::default().into());
    table.app.world_mut().spawn((Camera3d::default(), Camera { order: -1, ..mine }, target, aside));
    let [down, up] = table.button_of(MouseButton::Left);
    table.at_once([table.goes(middle), down, up]);
    assert_eq!(table.wishes(), [Intent::Take(id)]);
}

#[test]
fn a_click_that_is_over_within_a_picture_takes_the_piece_and_keeps_it() {
    let mut table = Table::new(asked(Orientation::Upright));
    let id = table.free_piece();
    let middle = table.middle(id);
    let [down, up] = table.button_of(MouseButton::Left);
    table.at_once([table.goes(middle), down, up, table.goes(Vec3::ZERO)]);
    table.frames(120);
    assert_eq!(table.wishes()[0], Intent::Take(id));
    assert!(matches!(table.grab_state(), GrabState::Holding(carry) if carry.by == By::Click), "it is held");
    let at = table.pose(id).translation.truncate();
    assert!(at.length() < 1.0, "and follows the cursor: {at}");
}

#[test]
fn a_drag_and_two_clicks_within_a_picture_end_where_the_button_was_let_go_of() {
    for strip in [true, false] {
        for clicks in [true, false] {
            let mut table = Table::slow();
            let id = table.free_piece();
            let middle = table.middle(id);
            let from = if strip { table.moved(STRIP) } else { table.goes(middle) };
            let [down, up] = table.button_of(MouseButton::Left);
            let between =
                if clicks { vec![up.clone(), table.goes(TO), down.clone()] } else { vec![table.goes(TO)] };
            let all = [vec![from, down], between, vec![up, table.goes(ON)]].concat();
            if strip {
                table.at_once_from_strip(all);
            } else {
                table.at_once(all);
                table.frames(12);
            }
            table.assert_at(id, TO);
        }
    }
}

#[test]
fn a_click_on_the_strip_within_a_picture_keeps_the_piece() {
    let mut table = Table::slow();
    let [down, up] = table.button_of(MouseButton::Left);
    table.at_once_from_strip([table.moved(STRIP), down, up]);
    let GrabState::Holding(carry) = table.grab_state() else { panic!("a click takes it") };
    assert_eq!((carry.by, carry.set_down.is_none()), (By::Click, true));
}

#[test]
fn what_is_done_to_a_piece_in_the_picture_in_which_it_is_taken_is_done_to_it() {
    // The right button puts it back, and letting go of the left one then does nothing.
    let mut table = Table::slow();
    let [down, up] = table.button_of(MouseButton::Left);
    let right = table.button_of(MouseButton::Right);
    let dragged = |table: &Table, meanwhile: &[WindowEvent]| {
        let (from, to, on) = (table.moved(STRIP), table.goes(TO), table.goes(ON));
        [&[from, down.clone()][..], meanwhile, &[to, up.clone(), on]].concat()
    };
    let all = dragged(&table, &right);
    let id = table.at_once_from_strip(all);
    assert_eq!(*table.grab_state(), GrabState::Empty);
    assert!(table.wishes().contains(&Intent::PutBack) && !table.game().in_play(id));

    // So does Esc.
    let mut table = Table::slow();
    let escape = table.key_of(KeyCode::Escape);
    let all = dragged(&table, &escape);
    table.at_once_from_strip(all);
    assert!(table.wishes().contains(&Intent::PutBack) && *table.grab_state() == GrabState::Empty);

    // The wheel raises it, and keys turn it, as often as they were struck.
    let highest = |meanwhile: fn(&Table) -> Vec<WindowEvent>| {
        let mut table = Table::slow();
        let meanwhile = meanwhile(&table);
        let all = dragged(&table, &meanwhile);
        let id = table.at_once_from_strip(all);
        let wishes = table.wishes();
        table.assert_at(id, TO);
        let turns = wishes.iter().filter(|wish| matches!(wish, Intent::Hand(HandCommand::Turn(_)))).count();
        (moves(&wishes).into_iter().map(|at| at[2]).fold(0.0, f32::max), turns)
    };
    let (plain, unturned) = highest(|_| vec![]);
    let (raised, _) = highest(|table| vec![table.notch(), table.notch(), table.notch()]);
    assert!((raised - plain - 0.6).abs() < 1e-3, "{raised} and {plain}");
    let (_, turned) = highest(|table| [table.key_of(KeyCode::KeyE), table.key_of(KeyCode::KeyE)].concat());
    assert!(turned > unturned, "{turned} and {unturned}");
}
