//! The keys of the turn: roll, pass, stop. The hand's and the camera's are the program's own.

use super::draw::question;
use crate::app::game_ui::KeyGroup;
use crate::app::hand::HandEnabled;
use crate::app::messages::Screen;
use crate::app::table::live_match::{CurrentView, Wish};
use crate::app::ui::act::{Request, Requests};
use crate::app::ui::key_list::{CAMERA, HAND};
use crate::games::rlyeh::referee::Declaration;
use crate::games::rlyeh::rules::Rlyeh;
use crate::session::Intent;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;

/// The keys of the game, for the list of keys.
pub const LIST: &[KeyGroup] = &[
    (
        "Your turn",
        &[
            ("R", "roll (with an empty hand)"),
            ("P", "pass, where the rules allow it"),
            ("X", "stop and keep your height (alone)"),
            ("Ctrl+Z or U", "take a step back (practice)"),
            ("Ctrl+Y", "take it again (practice)"),
            ("F4", "show how firmly the city stands, and what would fail first"),
        ],
    ),
    HAND,
    CAMERA,
];

/// Turns key presses into wishes.
pub(super) fn press(
    mut typed: MessageReader<KeyboardInput>,
    keys: Res<ButtonInput<KeyCode>>,
    screen: Res<State<Screen>>,
    view: Option<Res<CurrentView<Rlyeh>>>,
    enabled: Res<HandEnabled>,
    wants: Option<Res<EguiWantsInput>>,
    (mut wishes, mut requests): (MessageWriter<Wish<Rlyeh>>, Requests),
) {
    let typing = wants.is_some_and(|wants| wants.wants_any_keyboard_input());
    let control = keys.any_pressed([KeyCode::ControlLeft, KeyCode::ControlRight]);
    let Some(view) = view else { return };
    let holding = view.0.hand.is_some() && enabled.0;
    let here = *screen.get() == Screen::Table && requests.top().is_none() && !typing && !control && !holding;
    for input in typed.read().filter(|input| input.state == ButtonState::Pressed && !input.repeat) {
        let Key::Character(letter) = &input.logical_key else { continue };
        let declaration = match letter.to_lowercase().as_str() {
            "r" => Declaration::Roll,
            "p" => Declaration::Pass,
            "x" if view.0.game.setup.is_solitaire() => Declaration::Stop,
            _ => continue,
        };
        let intent = Intent::Declare(declaration);
        match question(&intent, view.0.practice) {
            _ if !here => {}
            Some(question) => requests.send(Request::Ask(question)),
            None => {
                wishes.write(Wish(intent));
            }
        }
    }
}
