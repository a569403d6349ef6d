//! The keyboard of the program: everything but the hand's keys and the camera's.

use super::act::Act;
use super::screens::Requests;
use crate::app::commands::in_play;
use crate::app::hand::HandEnabled;
use crate::app::messages::Dialog;
use crate::app::messages::{Command, PlaySet, Screen};
use crate::app::platform::record::Saves;
use crate::app::platform::settings::Preferences;
use crate::app::table::live_match::CurrentView;
use crate::app::table::wireframes;
use crate::games::thoth::rules::Thoth;
use crate::games::thoth::window::screen_state::Desk;
use crate::session::{Declaration, Intent, Undo};
use bevy::app::RunFixedMainLoop;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;

/// Name of the quick save.
const QUICK: &str = "quick";

/// Adds the keys.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(RunFixedMainLoop, press.in_set(PlaySet::Wish))
        .add_systems(
            Update,
            wireframes::toggle
                .run_if(resource_exists::<wireframes::DebugRenderContext>.and_then(pressed(KeyCode::F3))),
        )
        .add_systems(Update, toggle_stability.run_if(in_play.and_then(pressed(KeyCode::F4))));
}

fn toggle_stability(mut preferences: ResMut<Preferences>) {
    preferences.stability = !preferences.stability;
}

fn pressed(key: KeyCode) -> impl FnMut(Res<ButtonInput<KeyCode>>) -> bool + Clone {
    move |keys: Res<ButtonInput<KeyCode>>| keys.just_pressed(key)
}

/// Turns key presses into acts.
fn press(
    mut typed: MessageReader<KeyboardInput>,
    keys: Res<ButtonInput<KeyCode>>,
    screen: Res<State<Screen>>,
    (seen, houses): (Option<Res<CurrentView>>, Option<Res<CurrentView<Thoth>>>),
    (saves, desk, hand): (Res<Saves>, Res<Desk>, Res<HandEnabled>),
    wants: Option<Res<EguiWantsInput>>,
    mut out: Requests,
) {
    let typing = wants.is_some_and(|wants| wants.wants_any_keyboard_input());
    let control = keys.any_pressed([KeyCode::ControlLeft, KeyCode::ControlRight]);
    // At the houses Esc may have something of theirs to close first.
    let holding = match (&seen, &houses) {
        // What a bot holds, Esc does not put back.
        (Some(seen), _) => seen.0.hand.is_some() && hand.0,
        (None, Some(houses)) => (houses.0.hand.is_some() && desk.is_active()) || desk.keeps_escape(),
        (None, None) => false,
    };
    for input in typed.read().filter(|input| input.state == ButtonState::Pressed && !input.repeat) {
        let building = seen.is_some();
        let at = Where { screen: *screen.get(), top: out.top(), typing, control, holding, building };
        let alone = seen.as_ref().is_some_and(|seen| seen.0.game.setup.is_solitaire());
        if let Some(act) = meant(&input.logical_key, at, alone, &saves) {
            out.send(act);
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
    holding: bool,
    /// Builders of R'lyeh are on.
    building: bool,
}

/// What a key means there.
fn meant(key: &Key, at: Where, alone: bool, saves: &Saves) -> Option<Act> {
    let toggle = |dialog| if at.top == Some(dialog) { Act::Close } else { Act::Open(dialog) };
    match key {
        Key::F1 => Some(toggle(Dialog::Rules)),
        Key::F10 => Some(toggle(Dialog::Settings)),
        Key::Escape => escape(at),
        Key::F5 if at.screen == Screen::Table => {
            saves.named(QUICK).map(|path| Act::Command(Command::Save(path)))
        }
        Key::F9 => saves.named(QUICK).map(|path| Act::Command(Command::Load(path))),
        Key::Character(letter) if !at.typing => letters(&letter.to_lowercase(), at, alone, toggle),
        _ => None,
    }
}

/// Esc closes what is open, leaves the set-up, or opens the menu over the table. While something is held it is the
/// hand's: put back.
fn escape(at: Where) -> Option<Act> {
    match at.screen {
        _ if at.top.is_some() => Some(Act::Close),
        Screen::Table if at.holding => None,
        Screen::Table | Screen::Result => Some(Act::Open(Dialog::Pause)),
        Screen::SetUp => Some(Act::Command(Command::Show(Screen::Menu))),
        Screen::Menu => None,
    }
}

fn letters(letter: &str, at: Where, alone: bool, toggle: impl Fn(Dialog) -> Act) -> Option<Act> {
    if letter == "?" {
        return Some(toggle(Dialog::Help));
    }
    if at.top.is_some() || !matches!(at.screen, Screen::Table | Screen::Result) {
        return None;
    }
    let rewind = |way| Some(Act::Command(Command::Rewind(way)));
    match letter {
        "z" if at.control => rewind(Undo::Undo),
        "y" if at.control => rewind(Undo::Redo),
        "u" if !at.control => rewind(Undo::Undo),
        _ if at.control || at.holding || !at.building || at.screen != Screen::Table => None,
        "r" => Some(Act::Wish(Intent::Declare(Declaration::Roll))),
        "p" => Some(Act::Wish(Intent::Declare(Declaration::Pass))),
        "x" if alone => Some(Act::Wish(Intent::Declare(Declaration::Stop))),
        _ => None,
    }
}
