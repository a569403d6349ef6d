//! The keys of R'lyeh, and what those of the turn do: roll, pass, stop; and those that unfold panels. The hand's and the camera's are
//! the program's own.

use crate::panel_data::{Folds, TurnChoices, question};
use crate::rolls::{GO_ON, Rolls};
use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;
use game::choices::{Choices, Input};
use rlyeh_rules::Rlyeh;
use rlyeh_rules::choices as deeds;
use std::collections::VecDeque;
use window::choices;
use window::frame_clock::FrameClock;
use window::hand::HandEnabled;
use window::keys::names::ENTER;
use window::keys::program::{CAMERA, HAND, HOLDING, VIEW};
use window::keys::{Context, Key, KeyRow, Shortcut, ShortcutGroup, Strokes};
use window::live_table::live_match::{CurrentView, Wish};
use window::messages::Screen;
use window::platform::settings::Preferences;
use window::ui::act::{Request, Requests};

pub const ROLL: Shortcut = Shortcut::that_does(&deeds::ROLL);
pub const PASS: Shortcut = Shortcut::that_does(&deeds::PASS);
pub const STOP: Shortcut = Shortcut::that_does(&deeds::STOP);
pub const STASHES: Shortcut = Shortcut::types("rlyeh.stashes", 'c', "key-rlyeh-stashes");
pub const WHOLE: Shortcut = Shortcut::types("rlyeh.whole", 't', "key-rlyeh-whole");
pub const LOG: Shortcut = Shortcut::types("rlyeh.log", 'l', "key-rlyeh-log");

pub static LIST: &[ShortcutGroup] = &[
    ShortcutGroup {
        name: "rlyeh-group-turn",
        context: Context::Table,
        deeds: Rlyeh::DEEDS,
        rows: &[
            KeyRow::Fixed(ENTER, "rlyeh-do-go-on"),
            KeyRow::One(WHOLE),
            KeyRow::One(STASHES),
            KeyRow::One(LOG),
        ],
    },
    HOLDING,
    HAND,
    CAMERA,
    VIEW,
];

/// Turns key presses into wishes, one after the other. Once something is wanted, the rest waits for the next picture: what it
/// means hangs on what comes of that.
pub(super) fn press(
    (mut strokes, mut pressed): (Strokes, Local<VecDeque<Key>>),
    screen: Res<State<Screen>>,
    view: Option<Res<CurrentView<rlyeh::Rlyeh>>>,
    (enabled, rolls): (Res<HandEnabled>, Res<Rolls>),
    (mut folds, mut preferences): (ResMut<Folds>, ResMut<Preferences>),
    (wants, clock): (Option<Res<EguiWantsInput>>, FrameClock),
    (mut wishes, mut requests): (MessageWriter<Wish<rlyeh::Rlyeh>>, Requests),
) {
    pressed.extend(strokes.read_as(LIST));
    let typing = wants.is_some_and(|wants| wants.wants_any_keyboard_input());
    let here = *screen.get() == Screen::Table && requests.top().is_none() && !typing;
    // What is held has the keys.
    let view = view.filter(|view| here && !(view.0.hand.is_some() && enabled.0));
    let Some(view) = view else { return pressed.clear() };
    while let Some(key) = pressed.pop_front() {
        let intent = match key {
            Key::Enter if rolls.show_pass() => GO_ON,
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
            _ => {
                let turn = TurnChoices::of(&view.0.game);
                let input = choices::input::<Rlyeh>(key, &[]);
                let Some(Input::Deed(deed)) = input else { continue };
                let Some(intent) = turn.intent(deed).filter(|_| turn.up().contains(&deed)) else { continue };
                intent
            }
        };
        match question(&intent, view.0.practice) {
            Some(question) => requests.send(Request::Ask(question)),
            None => drop(wishes.write(Wish(intent))),
        }
        break;
    }
    if !pressed.is_empty() {
        clock.keep();
    }
}
