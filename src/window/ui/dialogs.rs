//! The dialogs over the screens: pause, rules, keys, settings, save and load.

use super::act::Request;
use super::buttons::keyed;
use super::gallery::{self, GalleryView};
use super::key_panel::{self, KeyPanel};
use super::layout::{self, faint};
use super::match_list::{self, MatchList};
use super::tip::HoverTip;
use super::{key_list, number, rules_reader, style};
use crate::game_ui::Games;
use crate::keys::names::{ENTER, ESC};
use crate::keys::program::matches::COACH;
use crate::keys::program::window::{FULL_SCREEN, HASTEN};
use crate::keys::{ShortcutGroup, label};
use crate::messages::{Command, Dialog, Screen, Watched};
use crate::platform::record::Saves;
use crate::platform::settings::{Detail, Pace, Preferences, SCALE, SENSITIVITY};
use crate::speech::{self, say};
use crate::texts::{CoachOffer, Dialogs, Settings as Words};
use game::Language;

use bevy::prelude::Resource;
use bevy_egui::egui::{
    Align, AreaState, Button, Color32, Context, Id, Key, Label, Layout, Modal, RichText, ScrollArea, Sense,
    TextEdit, Ui, UiBuilder, vec2,
};

/// What dialogs keep while they are open.
#[derive(Resource, Clone, Debug, Default)]
pub struct DialogState {
    /// The rules reader; its book is that of the game last played.
    pub reader: rules_reader::Reader,
    /// The keys of that game.
    pub keys: &'static [ShortcutGroup],
    /// Where keys are changed.
    pub key_panel: KeyPanel,
    /// The matches that were found.
    pub matches: MatchList,
    /// The question before something that cannot be taken back, and what its yes is called.
    pub question: Option<(String, String)>,
    /// Why the match on the table cannot be watched now.
    pub unwatched: Option<String>,
    /// Why nobody is advised in it.
    pub unadvised: Option<String>,
    /// Whether the match on the table has a real table, which the lab can test.
    pub has_table: bool,
    /// The name typed for a save.
    pub name: String,
    /// What stands in the gallery.
    pub gallery: GalleryView,
}

impl DialogState {
    /// Looks what stands in the gallery.
    pub fn look_into_gallery(&mut self, saves: &Saves, games: &Games) {
        let folder = saves.folder.as_ref().map(|saves| session::gallery::beside(saves));
        self.gallery = GalleryView::read(folder.as_deref(), games).opened_as(&self.gallery);
    }
}

/// Draws the topmost dialog.
pub fn show(
    ctx: &Context,
    dialog: Dialog,
    state: &mut DialogState,
    preferences: &mut Preferences,
    saves: &Saves,
) -> Option<Request> {
    let room = ctx.content_rect().size();
    let (title, wide, tall) = match dialog {
        Dialog::Pause => (Dialogs::Pause, 260.0, false),
        Dialog::Rules => (Dialogs::Rules, 920.0, true),
        Dialog::Help => (Dialogs::Keys, 560.0, true),
        Dialog::Bindings => (Dialogs::ChangeKeys, 620.0, true),
        Dialog::Settings => (Dialogs::Settings, 520.0, false),
        Dialog::Load => (Dialogs::Matches, 660.0, false),
        Dialog::Gallery => (Dialogs::Gallery, 760.0, true),
        Dialog::Save => (Dialogs::Save, 420.0, false),
        Dialog::Confirm => (Dialogs::Sure, 380.0, false),
    };
    let mut act = None;
    let id = Id::new(("dialog", dialog));
    let size = || AreaState::load(ctx, id).and_then(|area| area.size);
    let before = size();
    let modal = Modal::new(id)
        .backdrop_color(Color32::from_black_alpha(140))
        .frame(style::panel_frame().fill(style::DIALOG).inner_margin(16));
    let shown = modal.show(ctx, |ui| {
        ui.set_max_height((room.y - 40.0).max(20.0));
        ui.set_width((room.x - 80.0).min(wide).max(20.0));
        ui.horizontal(|ui| {
            ui.label(RichText::new(say(title)).size(22.0).color(style::AMBER));
            if ui.available_width() > 70.0 {
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    if ui.add(Button::new(RichText::new(say(Dialogs::Close)).small())).clicked() {
                        act = Some(Request::Close);
                    }
                });
            }
        });
        ui.separator();
        let height = (room.y - 130.0).max(20.0);
        if tall {
            let size = vec2(ui.available_width(), height.min(760.0));
            let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
            ui.scope_builder(UiBuilder::new().max_rect(rect), |ui| match dialog {
                Dialog::Rules => act = rules_reader::show(ui, &mut state.reader),
                Dialog::Gallery => act = gallery::show(ui, &mut state.gallery),
                Dialog::Bindings => key_panel::show(ui, &mut state.key_panel, &mut preferences.keys),
                _ => {
                    if ui.button(say(Dialogs::ToChangeKeys)).clicked() {
                        act = Some(Request::Open(Dialog::Bindings));
                    }
                    key_list::show(ui, state.keys, &preferences.keys);
                }
            });
            return;
        }
        ScrollArea::vertical().id_salt("dialog").max_height(height).show(ui, |ui| {
            layout::pages(ui);
            let pressed = match dialog {
                Dialog::Pause => pause(ui, state),
                Dialog::Settings => settings(ui, preferences),
                Dialog::Load => match_list::show(ui, &mut state.matches),
                Dialog::Confirm => confirm(ui, state.question.as_ref()),
                _ => save_as(ui, state, saves),
            };
            act = act.take().or(pressed);
        });
    });
    if let Some(now) = size() {
        layout::redo(ctx, before, now);
    }
    // Esc is the keys' affair; a click beside the dialog closes it.
    if shown.backdrop_response.clicked() {
        act = act.or(Some(Request::Close));
    }
    act
}

/// The pause; "Watch it again" is out of use where there is a reason why not.
fn pause(ui: &mut Ui, state: &DialogState) -> Option<Request> {
    let mut act = None;
    ui.vertical_centered_justified(|ui| {
        for (words, what) in [
            (say(Dialogs::Resume), Request::Close),
            (say(CoachOffer::Ask), Request::Command(Command::Coach)),
            (say(Dialogs::ToSave), Request::Open(Dialog::Save)),
            (say(Dialogs::ToLoad), Request::Open(Dialog::Load)),
            (say(Dialogs::Watch), Request::Command(Command::Watch(Watched::Table))),
            (say(Dialogs::ToLab), Request::Command(Command::ToLab)),
            (say(Dialogs::Rules), Request::Open(Dialog::Rules)),
            (say(Dialogs::Keys), Request::Open(Dialog::Help)),
            (say(Dialogs::Settings), Request::Open(Dialog::Settings)),
            (say(Dialogs::Leave), Request::Command(Command::Show(Screen::Menu))),
        ] {
            let (why_not, about) = match what {
                Request::Command(Command::Watch(_)) => (state.unwatched.as_ref(), None),
                Request::Command(Command::Coach) => {
                    let key = label(ui.ctx(), &COACH);
                    (state.unadvised.as_ref(), Some(say(CoachOffer::About { key })))
                }
                Request::Command(Command::ToLab) if !state.has_table => continue,
                Request::Command(Command::ToLab) => (None, Some(say(Dialogs::ToLabAbout))),
                _ => (None, None),
            };
            let button = Button::new(RichText::new(words).size(16.0)).min_size(vec2(0.0, 32.0));
            let response = ui.add_enabled(why_not.is_none(), button);
            if let Some(why) = why_not {
                response.tip_disabled(why);
                continue;
            }
            let response = match about {
                Some(about) => response.tip(about),
                None => response,
            };
            if response.clicked() {
                act = Some(what);
            }
        }
    });
    act
}

fn confirm(ui: &mut Ui, question: Option<&(String, String)>) -> Option<Request> {
    let (words, yes) = question?;
    ui.label(RichText::new(words).size(16.0));
    ui.add_space(6.0);
    let mut act = None;
    ui.horizontal_wrapped(|ui| {
        if keyed(ui, yes, ENTER, None, true) {
            act = Some(Request::Yes);
        }
        if keyed(ui, &say(Dialogs::No), ESC, None, false) {
            act = act.take().or(Some(Request::Close));
        }
    });
    act
}

/// Width of what a setting is called, and of a list that has room for it beside the setting, points.
const CALLED: f32 = 160.0;
const BESIDE: f32 = 420.0;

/// A setting: what it is called, and beside that or beneath it what can be set.
fn setting(ui: &mut Ui, called: Words, set: impl FnOnce(&mut Ui)) {
    let beside = ui.available_width() >= BESIDE;
    let name = |ui: &mut Ui| ui.add(Label::new(RichText::new(say(&called)).color(style::FAINT)).wrap());
    if beside {
        ui.horizontal_top(|ui| {
            ui.allocate_ui_with_layout(vec2(CALLED, 0.0), Layout::top_down(Align::LEFT), |ui| {
                ui.set_width(CALLED);
                name(ui);
            });
            ui.vertical(set);
        });
    } else {
        name(ui);
        ui.indent(say(called), set);
    }
    ui.add_space(4.0);
}

fn choice<T: PartialEq + Copy>(ui: &mut Ui, value: &mut T, choices: &[(T, Words)]) {
    ui.horizontal_wrapped(|ui| {
        for (choice, label) in choices {
            ui.selectable_value(value, *choice, say(label));
        }
    });
}

fn settings(ui: &mut Ui, preferences: &mut Preferences) -> Option<Request> {
    setting(ui, Words::Language, |ui| {
        let mut chosen = speech::language();
        choice(ui, &mut chosen, &[(Language::English, Words::English), (Language::German, Words::German)]);
        if chosen != speech::language() {
            preferences.language = Some(chosen);
        }
    });
    setting(ui, Words::Speed, |ui| {
        let paces = [
            (Pace::Slow, Words::Slow),
            (Pace::Normal, Words::Normal),
            (Pace::Fast, Words::Fast),
            (Pace::AtOnce, Words::AtOnce),
        ];
        choice(ui, &mut preferences.bots, &paces);
        let key = label(ui.ctx(), &HASTEN);
        ui.add(Label::new(faint(say(Words::SpeedAbout { key }))).wrap());
    });
    setting(ui, Words::FullScreen, |ui| {
        let key = label(ui.ctx(), &FULL_SCREEN);
        ui.checkbox(&mut preferences.full_screen, say(Words::FullScreenAbout { key }));
    });
    setting(ui, Words::Scale, |ui| {
        let scale =
            number::slider(&mut preferences.ui_scale, SCALE.0..=SCALE.1).step_by(0.05).fixed_decimals(2);
        // Applied when the knob is let go of, or it would run from under the cursor.
        ui.add(scale.update_while_editing(false));
    });
    setting(ui, Words::Drawing, |ui| {
        let details = [
            (Detail::Auto, Words::Auto),
            (Detail::Low, Words::Plain),
            (Detail::Medium, Words::Good),
            (Detail::High, Words::Best),
        ];
        choice(ui, &mut preferences.detail, &details);
    });
    setting(ui, Words::CameraSpeed, |ui| {
        let range = SENSITIVITY.0..=SENSITIVITY.1;
        ui.add(number::slider(&mut preferences.camera_sensitivity, range).fixed_decimals(1));
    });
    for (called, value) in [
        (Words::BotsWhy, &mut preferences.bots_say_why),
        (Words::Away, &mut preferences.calls_when_away),
        (Words::Camera, &mut preferences.invert_camera),
        (Words::Motion, &mut preferences.reduced_motion),
        (Words::Marks, &mut preferences.marks),
        (Words::Previews, &mut preferences.previews),
        (Words::ComingClose, &mut preferences.come_close),
        (Words::Falls, &mut preferences.fall_again),
        (Words::Nesting, &mut preferences.nest_assist),
        (Words::Stability, &mut preferences.stability),
    ] {
        let about = speech::about(&called);
        setting(ui, called, |ui| drop(ui.checkbox(value, about)));
    }
    let keys = ui.button(say(Dialogs::ToChangeKeys)).clicked();
    if ui.button(say(Words::Reset)).clicked() {
        // Keys have a reset of their own, and nobody has to find this button again in another language.
        let (keys, language) = (preferences.keys.clone(), preferences.language);
        *preferences = Preferences { keys, language, ..Preferences::default() };
    }
    keys.then_some(Request::Open(Dialog::Bindings))
}

fn save_as(ui: &mut Ui, state: &mut DialogState, saves: &Saves) -> Option<Request> {
    let Some(folder) = &saves.folder else {
        ui.label(RichText::new(say(Dialogs::NoFolder)).color(style::BAD));
        return None;
    };
    ui.label(faint(say(Dialogs::Folder { folder: folder.display().to_string() })));
    let mut act = None;
    ui.horizontal(|ui| {
        let field =
            TextEdit::singleline(&mut state.name).hint_text(say(Dialogs::NameHint)).desired_width(240.0);
        let response = ui.add(field);
        let entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        let path = saves.named(&state.name);
        let button = ui.add_enabled(path.is_some(), Button::new(say(Dialogs::Save)));
        let pressed = button.tip_disabled(say(Dialogs::NameFirst)).clicked();
        if let Some(path) = path
            && (pressed || entered)
        {
            act = Some(Request::Command(Command::Save(path)));
        }
    });
    act
}
