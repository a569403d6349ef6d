//! What the keys of the program do; those of games, hand, camera and lab are read where they matter.

use crate::wireframes;
use bevy::app::RunFixedMainLoop;
use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;
use game::message::Rule;
use session::Undo;
use window::game_ui::{CurrentGame, SceneKind, status};
use window::keys::program::PROGRAM;
use window::keys::program::lessons::{BACK, LEAVE, NEXT};
use window::keys::program::matches::{COACH, DECIDED, LOOK_BACK, REDO, UNDO, UNDO_TURN};
use window::keys::program::window::{
    FULL_SCREEN, HELP, LOAD, OUTLINES, PICTURE, RULES, SAVE, SETTINGS, STABILITY,
};
use window::keys::{Context, Key, KeyMap, Shortcut, ShortcutGroup, Strokes};
use window::messages::{
    Carrying, Command, Dialog, LessonAct, LookBackAct, Notice, Open, PlaySet, Quick, Screen, Watched,
};
use window::platform::record::Saves;
use window::platform::settings::{self, Preferences};
use window::speech::say;
use window::texts::KeyPanel;
use window::ui::act::{Request, Requests};
use window::ui::dialogs::DialogState;
use window::ui::rule_link::RuleInSight;
use window::watching::{ReplayAct, Watching};

/// Name of the quick save.
const QUICK: &str = "quick";

/// Whether Esc means something to the game under way, so that it does not open the menu.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
struct GameKeepsEscape(bool);

/// Whether a list hangs open, which Esc closes, and nothing else then.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct ListOpen(pub(super) bool);

/// What a key switches on or off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Switch {
    Outlines,
    FullScreen,
    Stability,
}

/// A key has switched something.
#[derive(Message, Clone, Copy, Debug)]
struct Switched(Switch);

/// Adds the keys.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<GameKeepsEscape>()
        .init_resource::<ListOpen>()
        .init_resource::<KeyMap>()
        .add_message::<Switched>()
        .add_systems(Startup, tell_unknown.after(settings::begin))
        .add_systems(
            RunFixedMainLoop,
            (
                ask_game.in_set(PlaySet::Ask),
                (press, bind.run_if(resource_exists::<DialogState>)).chain().in_set(PlaySet::Program),
            ),
        )
        .add_systems(Update, follow_settings.run_if(resource_exists_and_changed::<Preferences>))
        .add_systems(
            Update,
            wireframes::toggle.run_if(
                resource_exists::<wireframes::DebugRenderContext>.and_then(switched(Switch::Outlines)),
            ),
        )
        .add_systems(Update, toggle_full_screen.run_if(switched(Switch::FullScreen)))
        .add_systems(Update, toggle_stability.run_if(switched(Switch::Stability)));
}

/// The map is what the player has set.
fn follow_settings(preferences: Res<Preferences>, mut map: ResMut<KeyMap>) {
    if *map != preferences.keys {
        map.clone_from(&preferences.keys);
    }
}

/// A settings file may speak of what there is not; it keeps it.
fn tell_unknown(
    preferences: Res<Preferences>,
    state: Option<Res<DialogState>>,
    mut notices: MessageWriter<Notice>,
) {
    let unknown = state.map_or_else(Vec::new, |state| {
        state.key_panel.unknown(&preferences.keys).into_iter().map(str::to_owned).collect()
    });
    if !unknown.is_empty() {
        notices.write(Notice::new(say(KeyPanel::Unknown { ids: unknown.join(", ") })));
    }
}

fn toggle_full_screen(mut preferences: ResMut<Preferences>) {
    preferences.full_screen = !preferences.full_screen;
}

fn toggle_stability(mut preferences: ResMut<Preferences>, mut notices: MessageWriter<Notice>) {
    preferences.stability = !preferences.stability;
    let words = if preferences.stability { KeyPanel::StabilityOn } else { KeyPanel::StabilityOff };
    notices.write(Notice::new(say(words)));
}

fn switched(what: Switch) -> impl FnMut(MessageReader<Switched>) -> bool + Clone {
    move |mut messages: MessageReader<Switched>| {
        messages.read().filter(|switched| switched.0 == what).count() % 2 == 1
    }
}

/// Asks the game before any key is read.
fn ask_game(world: &mut World) {
    let keeps = world.resource::<Carrying>().0 || status(world).is_some_and(|status| status.keeps_escape);
    world.insert_resource(GameKeepsEscape(keeps));
}

/// Turns key presses into requests, as long as none of them is to become the key of something.
fn press(
    mut strokes: Strokes,
    (screen, saves, keeps_escape): (Res<State<Screen>>, Res<Saves>, Res<GameKeepsEscape>),
    (wants, in_sight): (Option<Res<EguiWantsInput>>, Option<Res<RuleInSight>>),
    (state, game): (Option<Res<DialogState>>, Option<Res<CurrentGame>>),
    (list, mut watching): (Res<ListOpen>, Option<ResMut<Watching>>),
    mut switched: MessageWriter<Switched>,
    mut requests: Requests,
) {
    let typing = wants.is_some_and(|wants| wants.wants_any_keyboard_input());
    let binds = state.is_some_and(|state| state.key_panel.is_waiting());
    let on_table = game.is_some_and(|game| game.0.scene == SceneKind::Table);
    let all = PROGRAM.iter().filter(|group| matches!(group.context, Context::Program | Context::Match));
    let all: Vec<Shortcut> = all.flat_map(ShortcutGroup::shortcuts).collect();
    for stroke in strokes.read() {
        if binds {
            continue;
        }
        if let Some(film) = watching.as_mut().filter(|watching| watching.is_film())
            && matches!(stroke.key(), Some(Key::Escape | Key::Enter | Key::Space))
        {
            film.want(ReplayAct::Leave);
            continue;
        }
        let at = Where {
            screen: *screen.get(),
            top: requests.top(),
            // A key that types nothing is not meant for a text field.
            typing: typing && stroke.types.is_some(),
            on_table,
            keeps_escape: keeps_escape.0,
            rule: in_sight.as_ref().and_then(|rule| rule.0),
        };
        let meant = match (strokes.map().find(all.iter().copied(), &stroke), stroke.key()) {
            (Some(shortcut), _) => does(shortcut, at, &saves),
            (None, Some(Key::Escape)) if list.0 => None,
            (None, Some(Key::Escape)) => escape(at).map(Meant::Request),
            (None, Some(Key::Enter)) if at.top == Some(Dialog::Confirm) => Some(Meant::Request(Request::Yes)),
            (None, _) => None,
        };
        match meant {
            Some(Meant::Request(request)) => requests.send(request),
            Some(Meant::Switch(what)) => drop(switched.write(Switched(what))),
            None => {}
        }
    }
}

/// The key that is pressed becomes the key of what waits for one.
fn bind(
    mut strokes: Strokes,
    mut state: ResMut<DialogState>,
    mut preferences: ResMut<Preferences>,
    open: Res<Open>,
) {
    let strokes = strokes.read();
    if !state.key_panel.is_waiting() {
        return;
    }
    if open.0.last() != Some(&Dialog::Bindings) {
        return state.key_panel.close();
    }
    for stroke in strokes {
        let mut keys = preferences.keys.clone();
        state.key_panel.hear(&stroke, &mut keys);
        if keys != preferences.keys {
            preferences.keys = keys;
        }
    }
}

/// Where a key is pressed.
#[derive(Clone, Copy)]
struct Where {
    screen: Screen,
    top: Option<Dialog>,
    typing: bool,
    on_table: bool,
    keeps_escape: bool,
    /// The rule of the refusal in sight.
    rule: Option<Rule>,
}

/// What a key comes to.
enum Meant {
    Request(Request),
    Switch(Switch),
}

/// What a key of the program does there.
fn does(shortcut: Shortcut, at: Where, saves: &Saves) -> Option<Meant> {
    let toggle = |dialog| if at.top == Some(dialog) { Request::Close } else { Request::Open(dialog) };
    let rewind = |way| Some(Request::Command(Command::Rewind(way)));
    let in_match = at.top.is_none() && matches!(at.screen, Screen::Table | Screen::Result);
    let in_lab = at.top.is_none() && at.screen == Screen::Lab;
    let request = match shortcut {
        _ if at.typing => None,
        RULES => Some(match at.rule.filter(|_| at.top != Some(Dialog::Rules)) {
            Some(rule) => Request::Rule(rule),
            None => toggle(Dialog::Rules),
        }),
        HELP => Some(toggle(Dialog::Help)),
        SETTINGS => Some(toggle(Dialog::Settings)),
        PICTURE => Some(Request::Command(Command::SavePicture)),
        SAVE if at.screen == Screen::Table => {
            saves.named(QUICK).map(|path| Request::Command(Command::Quick(Quick::Save, path)))
        }
        LOAD => saves.named(QUICK).map(|path| Request::Command(Command::Quick(Quick::Load, path))),
        UNDO if in_match => rewind(Undo::Undo),
        UNDO_TURN if in_match => Some(Request::Command(Command::UndoTurn)),
        REDO if in_match => rewind(Undo::Redo),
        COACH if in_match => Some(Request::Command(Command::Coach)),
        LOOK_BACK if in_match => Some(Request::Command(Command::LookBack(LookBackAct::Next))),
        DECIDED if at.top.is_none() && at.screen == Screen::Table => {
            Some(Request::Command(Command::Watch(Watched::Film)))
        }
        NEXT if in_match || in_lab => Some(Request::Command(Command::Lesson(LessonAct::Next))),
        BACK if in_match || in_lab => Some(Request::Command(Command::Lesson(LessonAct::Back))),
        LEAVE if in_match || in_lab => Some(Request::Command(Command::Lesson(LessonAct::Leave))),
        OUTLINES => return Some(Meant::Switch(Switch::Outlines)),
        FULL_SCREEN => return Some(Meant::Switch(Switch::FullScreen)),
        STABILITY if at.on_table => return Some(Meant::Switch(Switch::Stability)),
        _ => None,
    };
    request.map(Meant::Request)
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
