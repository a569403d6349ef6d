//! The keyboard of the program: everything but the hand's keys and the camera's.

use super::act::{Request, Requests};
use crate::app::game_ui::{CurrentGame, SceneKind, status};
use crate::app::messages::{Carrying, Command, Dialog, Notice, PlaySet, Screen};
use crate::app::platform::record::Saves;
use crate::app::platform::settings::Preferences;
use crate::app::table::wireframes;
use crate::game::Seat;
use crate::session::Undo;
use bevy::app::RunFixedMainLoop;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;

/// Name of the quick save.
const QUICK: &str = "quick";

/// Whether Esc means something to the game under way, so that it does not open the menu.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
struct GameKeepsEscape(bool);

/// Adds the keys.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<GameKeepsEscape>()
        .add_systems(RunFixedMainLoop, (ask_game, press).chain().in_set(PlaySet::Wish))
        .add_systems(
            Update,
            wireframes::toggle
                .run_if(resource_exists::<wireframes::DebugRenderContext>.and_then(pressed(KeyCode::F3))),
        )
        .add_systems(Update, toggle_full_screen.run_if(pressed(KeyCode::F11)))
        .add_systems(Update, toggle_stability.run_if(on_a_table.and_then(pressed(KeyCode::F4))));
}

fn on_a_table(game: Option<Res<CurrentGame>>) -> bool {
    game.is_some_and(|game| game.0.scene == SceneKind::Table)
}

fn toggle_full_screen(mut preferences: ResMut<Preferences>) {
    preferences.full_screen = !preferences.full_screen;
}

fn toggle_stability(mut preferences: ResMut<Preferences>, mut notices: MessageWriter<Notice>) {
    preferences.stability = !preferences.stability;
    let words = if preferences.stability {
        "How firmly the city stands is shown"
    } else {
        "How firmly the city stands is no longer shown"
    };
    notices.write(Notice(words.into()));
}

fn pressed(key: KeyCode) -> impl FnMut(Res<ButtonInput<KeyCode>>) -> bool + Clone {
    move |keys: Res<ButtonInput<KeyCode>>| keys.just_pressed(key)
}

/// Asks the game before any key is read.
fn ask_game(world: &mut World) {
    let keeps = world.resource::<Carrying>().0 || status(world).is_some_and(|status| status.keeps_escape);
    world.insert_resource(GameKeepsEscape(keeps));
}

/// The seat that is meant by Shift and a digit, counted from 1: to look at what is before it. By the place of the key, for
/// with Shift digits type signs, others on every keyboard.
pub fn seat(input: &KeyboardInput, keys: &ButtonInput<KeyCode>) -> Option<Seat> {
    const DIGITS: [KeyCode; 5] =
        [KeyCode::Digit1, KeyCode::Digit2, KeyCode::Digit3, KeyCode::Digit4, KeyCode::Digit5];
    let shift = keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    let seat = DIGITS.iter().position(|digit| *digit == input.key_code).filter(|_| shift)?;
    u8::try_from(seat).ok().map(Seat)
}

/// Turns key presses into requests.
fn press(
    mut typed: MessageReader<KeyboardInput>,
    keys: Res<ButtonInput<KeyCode>>,
    screen: Res<State<Screen>>,
    saves: Res<Saves>,
    keeps_escape: Res<GameKeepsEscape>,
    wants: Option<Res<EguiWantsInput>>,
    mut requests: Requests,
) {
    let typing = wants.is_some_and(|wants| wants.wants_any_keyboard_input());
    let control = keys.any_pressed([KeyCode::ControlLeft, KeyCode::ControlRight]);
    for input in typed.read().filter(|input| input.state == ButtonState::Pressed && !input.repeat) {
        let at = Where {
            screen: *screen.get(),
            top: requests.top(),
            typing,
            control,
            keeps_escape: keeps_escape.0,
        };
        if let Some(request) = meant(&input.logical_key, at, &saves) {
            requests.send(request);
        }
    }
}

/// Where a key is pressed.
#[derive(Clone, Copy)]
struct Where {
    screen: Screen,
    top: Option<Dialog>,
    typing: bool,
    control: bool,
    keeps_escape: bool,
}

/// What a key means there.
fn meant(key: &Key, at: Where, saves: &Saves) -> Option<Request> {
    let toggle = |dialog| if at.top == Some(dialog) { Request::Close } else { Request::Open(dialog) };
    match key {
        Key::F1 => Some(toggle(Dialog::Rules)),
        Key::F10 => Some(toggle(Dialog::Settings)),
        Key::F12 => Some(Request::Command(Command::SavePicture)),
        Key::Escape => escape(at),
        Key::Enter if at.top == Some(Dialog::Confirm) => Some(Request::Yes),
        Key::F5 if at.screen == Screen::Table => {
            saves.named(QUICK).map(|path| Request::Command(Command::Save(path)))
        }
        Key::F9 => saves.named(QUICK).map(|path| Request::Command(Command::Load(path))),
        Key::Character(letter) if !at.typing => letters(&letter.to_lowercase(), at, toggle),
        _ => None,
    }
}

/// Esc closes what is open, leaves the set-up, or opens the menu over the table. While something is held it is the
/// hand's: put back.
fn escape(at: Where) -> Option<Request> {
    match at.screen {
        _ if at.top.is_some() => Some(Request::Close),
        Screen::Table if at.keeps_escape => None,
        Screen::Table | Screen::Result => Some(Request::Open(Dialog::Pause)),
        Screen::SetUp => Some(Request::Command(Command::Show(Screen::Menu))),
        // The lab's own keys say what it closes.
        Screen::Menu | Screen::Lab => None,
    }
}

fn letters(letter: &str, at: Where, toggle: impl Fn(Dialog) -> Request) -> Option<Request> {
    if letter == "?" {
        return Some(toggle(Dialog::Help));
    }
    if at.top.is_some() || !matches!(at.screen, Screen::Table | Screen::Result) {
        return None;
    }
    let rewind = |way| Some(Request::Command(Command::Rewind(way)));
    match letter {
        "z" if at.control => rewind(Undo::Undo),
        "y" if at.control => rewind(Undo::Redo),
        "u" if !at.control => rewind(Undo::Undo),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shift_and_a_digit_mean_a_seat_whatever_sign_they_type() {
        let typed = |key_code, sign: &str| KeyboardInput {
            key_code,
            logical_key: Key::Character(sign.into()),
            state: ButtonState::Pressed,
            text: None,
            repeat: false,
            window: Entity::PLACEHOLDER,
        };
        let mut held = ButtonInput::default();
        assert_eq!(seat(&typed(KeyCode::Digit2, "2"), &held), None, "a card's");
        held.press(KeyCode::ShiftRight);
        assert_eq!(seat(&typed(KeyCode::Digit2, "@"), &held), Some(Seat(1)));
        assert_eq!(seat(&typed(KeyCode::Digit5, "("), &held), Some(Seat(4)));
        assert_eq!(seat(&typed(KeyCode::Digit6, "&"), &held), None);
    }
}
