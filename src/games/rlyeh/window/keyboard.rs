//! The keys of the turn: roll, pass, stop; and those that unfold panels.

use super::draw::question;
use super::keys::{LIST, LOG, PASS, ROLL, STASHES, STOP, WHOLE};
use super::panel_data::Folds;
use super::rolls::Rolls;
use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;
use rlyeh::Rlyeh;
use rlyeh::referee::Declaration;
use session::Intent;
use window::hand::HandEnabled;
use window::keys::{Key, Strokes};
use window::live_table::live_match::{CurrentView, Wish};
use window::messages::Screen;
use window::platform::settings::Preferences;
use window::ui::act::{Request, Requests};

/// Turns key presses into wishes.
pub(super) fn press(
    mut strokes: Strokes,
    screen: Res<State<Screen>>,
    view: Option<Res<CurrentView<Rlyeh>>>,
    (enabled, rolls): (Res<HandEnabled>, Res<Rolls>),
    (mut folds, mut preferences): (ResMut<Folds>, ResMut<Preferences>),
    wants: Option<Res<EguiWantsInput>>,
    (mut wishes, mut requests): (MessageWriter<Wish<Rlyeh>>, Requests),
) {
    let typing = wants.is_some_and(|wants| wants.wants_any_keyboard_input());
    let pressed = strokes.read_as(LIST);
    let Some(view) = view else { return };
    let holding = view.0.hand.is_some() && enabled.0;
    for key in pressed {
        // Otherwise the key is the hand's.
        let here = *screen.get() == Screen::Table && requests.top().is_none() && !typing && !holding;
        let declaration = match key {
            _ if !here => continue,
            Key::Does(ROLL) => Declaration::Roll,
            Key::Does(PASS) => Declaration::Pass,
            Key::Enter if rolls.show_pass() => Declaration::Pass,
            Key::Does(STOP) if view.0.game.setup.is_solitaire() => Declaration::Stop,
            Key::Does(STASHES) => {
                folds.stashes = !folds.stashes;
                continue;
            }
            Key::Does(WHOLE) => {
                preferences.whole_table = !preferences.whole_table;
                continue;
            }
            Key::Does(LOG) => {
                folds.log = !folds.log;
                continue;
            }
            _ => continue,
        };
        let intent = Intent::Declare(declaration);
        match question(&intent, view.0.practice) {
            Some(question) => requests.send(Request::Ask(question)),
            None => {
                wishes.write(Wish(intent));
            }
        }
    }
}
