//! The keys of the turn: roll, pass, stop; and those that unfold panels. The hand's and the camera's are the program's own.

use super::draw::question;
use super::panel_data::Folds;
use super::rolls::Rolls;
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
            ("Enter", "go on, after a roll that passes the turn"),
            ("Space", "hurry the dice"),
            ("X", "stop and keep your height (alone)"),
            ("C", "unfold the stashes and cards that are left, or fold them"),
            ("L", "unfold what has happened, or fold it"),
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
    (keys, screen): (Res<ButtonInput<KeyCode>>, Res<State<Screen>>),
    view: Option<Res<CurrentView<Rlyeh>>>,
    (enabled, rolls): (Res<HandEnabled>, Res<Rolls>),
    mut folds: ResMut<Folds>,
    wants: Option<Res<EguiWantsInput>>,
    (mut wishes, mut requests): (MessageWriter<Wish<Rlyeh>>, Requests),
) {
    let typing = wants.is_some_and(|wants| wants.wants_any_keyboard_input());
    let control = keys.any_pressed([KeyCode::ControlLeft, KeyCode::ControlRight]);
    let Some(view) = view else { return };
    let holding = view.0.hand.is_some() && enabled.0;
    let here = *screen.get() == Screen::Table && requests.top().is_none() && !typing && !control && !holding;
    for input in typed.read().filter(|input| input.state == ButtonState::Pressed && !input.repeat) {
        let letter = match &input.logical_key {
            Key::Character(letter) => letter.to_lowercase(),
            // Otherwise the key is the hand's.
            Key::Enter if rolls.show_pass() => "p".to_owned(),
            _ => continue,
        };
        let declaration = match letter.as_str() {
            "r" => Declaration::Roll,
            "p" => Declaration::Pass,
            "x" if view.0.game.setup.is_solitaire() => Declaration::Stop,
            "c" if here => {
                folds.stashes = !folds.stashes;
                continue;
            }
            "l" if here => {
                folds.log = !folds.log;
                continue;
            }
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
