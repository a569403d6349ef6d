//! Between Bevy and egui: draws the screen that is on, passes on what its panels want, and keeps what is being typed.
//! What is drawn over a game's table is that game's own affair ([`DrawSet::Screen`]).

use crate::coach;
use crate::platform::last_setups::LastSetups;
use crate::redraw::Idle;
use crate::ui::keys::ListOpen;
use crate::ui::menu::{self, Continue};
use crate::ui::toasts::{self, Toasts};
use bevy::asset::AssetEventSystems;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::{EguiContexts, EguiInput, EguiPostUpdateSet, EguiPrimaryContextPass, egui};
use session::{library, mistakes};
use std::time::SystemTime;
use table::PieceId;
use table::carry::SAME_PLACE_CM;
use window::frame_clock::{self, FrameClock};
use window::game_ui::{CurrentGame, FormContext, GameUi, Games, OpenForm, SceneKind, status};
use window::hand::state::GrabState;
use window::keys::program::{LAB, matches};
use window::keys::{self, KeyMap};
use window::lessons::{LessonsDone, Teaching};
use window::messages::{
    Carrying, Command, Confirmation, Dialog, DrawSet, Notice, Open, Pause, RefusalNotice, RulesTarget,
    Screen, WantedPlace,
};
use window::platform::assets::when_changed;
use window::platform::record::{Autosave, Saves};
use window::platform::save_picture::decode;
use window::platform::settings::{self, Preferences, PreferencesFile};
use window::speech::{say, under};
use window::texts as words;
use window::texts::Dialogs;
use window::training::{KeptMistakes, Training};
use window::ui::act::{Request, Requests};
use window::ui::clicks::{self, EguiSet};
use window::ui::dialogs::{self, DialogState};
use window::ui::key_panel::KeyPanel;
use window::ui::rule_link::{self, RuleInSight};
use window::ui::rules_reader::Reader;
use window::ui::save_row::{RowContents, Thumbnail};
use window::ui::{drag, drop_down, form, match_list, pictures, style};
use window::watching::{self, Watching};

/// Adds what the panels keep and what follows from it; works without a window.
pub(crate) fn logic(app: &mut App) {
    let games = app.world().get_resource::<Games>().cloned().unwrap_or_default();
    let reader = Reader::of(games.0.clone());
    let keys = games.0.first().map_or::<&[_], _>(&[], |ui| ui.basics.keys);
    let key_panel = KeyPanel::of(&games);
    app.init_resource::<Open>()
        .init_resource::<Confirmation>()
        .init_resource::<Carrying>()
        .insert_resource(DialogState { reader, keys, key_panel, ..DialogState::default() })
        .init_resource::<Notices>()
        .init_resource::<Refusals>()
        .init_resource::<WantedPlace>()
        .init_resource::<RuleInSight>()
        .init_resource::<GoesOn>()
        .init_resource::<LessonsDone>()
        .init_resource::<KeptMistakes>()
        .add_systems(OnEnter(Screen::Menu), (close_all, look_what_goes_on))
        .add_systems(OnEnter(Screen::SetUp), close_all)
        .add_systems(
            Update,
            (
                hear_notices,
                (hear_refusals, forget_refusals).chain(),
                hold_time,
                open_dialogs.run_if(resource_changed::<Open>),
                keep_settings.run_if(resource_changed::<Preferences>),
                // The list of matches may have changed what lies behind it.
                look_what_goes_on.run_if(in_state(Screen::Menu).and_then(resource_changed::<Open>)),
            ),
        );
    when_changed(app, |mut dialogs: ResMut<DialogState>| dialogs.reader.read());
}

/// Adds the drawing. Needs the egui plugin.
pub(crate) fn drawing(app: &mut App) {
    app.add_plugins(clicks::plugin)
        .configure_sets(EguiPrimaryContextPass, (DrawSet::Screen, DrawSet::Over).chain())
        // Letters that are drawn for the first time are in the picture in which they are needed, not in the next one.
        .configure_sets(PostUpdate, EguiPostUpdateSet::PostProcessOutput.before(AssetEventSystems))
        .add_systems(PreUpdate, (keep_keys, keep_quiet).chain().in_set(EguiSet::Keys))
        .add_systems(
            EguiPrimaryContextPass,
            (
                apply_style.before(DrawSet::Screen),
                (draw_menu.run_if(in_state(Screen::Menu)), draw_setup.run_if(in_state(Screen::SetUp)))
                    .in_set(DrawSet::Screen),
                (draw_dialog, draw_toasts, look_for_keys).chain().in_set(DrawSet::Over),
            ),
        );
    when_changed(app, |mut contexts: EguiContexts| {
        if let Ok(ctx) = contexts.ctx_mut() {
            pictures::forget(ctx);
        }
    });
}

/// The menu's water lies still once nobody has touched anything for so long, s.
const WATER_RESTS_S: f32 = 6.0;

/// A refusal came by the pointer where that was moved or clicked within this, s.
const BY_POINTER_S: f32 = 0.3;

/// The notices in sight.
#[derive(Resource, Default)]
pub(crate) struct Notices(Toasts);

/// The refusal in sight, and where the pointer was when it came.
#[derive(Resource, Default)]
pub(crate) struct Refusals {
    shown: Toasts,
    fresh: bool,
    pointer: Option<egui::Pos2>,
    /// Whether the pointer is on its link to the rule: then it stays.
    held: bool,
    /// What it was said of.
    of: Option<RefusalContext>,
}

/// What a refusal is said of. Once that has passed, the refusal goes.
#[derive(Clone, Debug, Default, PartialEq)]
struct RefusalContext {
    turn: Option<(u32, bool)>,
    held: Option<(PieceId, Vec3)>,
}

impl RefusalContext {
    /// Now.
    fn of(world: &World) -> Self {
        let held = match world.get_resource::<GrabState>() {
            Some(GrabState::Holding(carry)) => carry.pieces.first().map(|id| (*id, carry.at)),
            _ => None,
        };
        Self { turn: status(world).map(|status| (status.turn_number, status.ended)), held }
    }

    /// Whether it is the same: no other turn, nothing else in the hand, and that not carried on.
    fn lasts(&self, now: &Self) -> bool {
        let held = match (&self.held, &now.held) {
            (Some((id, at)), Some((other, to))) => id == other && at.distance(*to) < SAME_PLACE_CM,
            (before, now) => before.is_none() && now.is_none(),
        };
        held && self.turn == now.turn
    }
}

/// What "Continue" on the menu does.
#[derive(Resource, Default)]
struct GoesOn(Continue);

fn close_all(mut open: ResMut<Open>) {
    open.0.clear();
}

/// The table waits while a dialog is open, or while it shows what was.
fn hold_time(open: Res<Open>, watching: Option<Res<Watching>>, mut pause: ResMut<Pause>) {
    let wanted = if open.0.is_empty() && watching.is_none() { Pause::Off } else { Pause::On };
    pause.set_if_neq(wanted);
}

/// What a dialog needs when it comes up: the rules open where they matter, the list of saves is fresh.
fn open_dialogs(world: &mut World) {
    let (status, current) = (status(world), world.get_resource::<CurrentGame>().map(|game| game.0));
    let (games, saves) = (world.resource::<Games>().clone(), world.resource::<Saves>().clone());
    let top = world.resource::<Open>().0.last().copied();
    let asked = world.resource::<Confirmation>().0.clone();
    let unwatched = if world.contains_resource::<Watching>() {
        Some(say(Dialogs::Watching))
    } else {
        watching::allowed(world).err().map(say)
    };
    let unadvised = coach::barred(world).map(say);
    let has_table = status.is_some() && current.is_some_and(|ui| ui.scene == SceneKind::Table);
    let in_lab = world.get_resource::<State<Screen>>().is_some_and(|screen| *screen.get() == Screen::Lab);
    let wanted = world.resource_mut::<WantedPlace>().0.take();
    if wanted.is_some() {
        // What was refused has been understood.
        *world.resource_mut::<Refusals>() = Refusals::default();
    }
    let mut state = world.resource_mut::<DialogState>();
    // From the menu the book last read opens.
    if let Some(ui) = current.filter(|_| status.is_some()) {
        state.reader.take(ui.basics.info.id);
        state.keys = ui.basics.keys;
    }
    if in_lab {
        state.keys = LAB;
    }
    (state.unwatched, state.unadvised, state.has_table) = (unwatched, unadvised, has_table);
    match (top, status) {
        (Some(Dialog::Rules), status) => match (wanted, status) {
            (Some(RulesTarget::Rule(rule)), _) => state.reader.open_at_rule(rule),
            (Some(RulesTarget::Picture { game, under }), _) => {
                state.reader.take(game);
                state.reader.open_at(under);
            }
            (None, Some(status)) => state.reader.open_at(status.chapter),
            (None, None) => {}
        },
        (Some(Dialog::Load), _) => state.matches.look(&saves, &games),
        (Some(Dialog::Gallery), _) => state.look_into_gallery(&saves, &games),
        (Some(Dialog::Confirm), _) => state.question = asked.map(|question| (question.words, question.yes)),
        (Some(Dialog::Bindings), _) => state.key_panel.close(),
        (Some(Dialog::Save), status) => {
            let words = status.map_or_else(String::new, |status| status.words);
            // A name that no other match has.
            let free = saves.folder.as_deref().map(|folder| library::free(folder, &words));
            let free = free.and_then(|path| Some(path.file_stem()?.to_string_lossy().into_owned()));
            state.name = free.unwrap_or(words);
        }
        _ => {}
    }
}

fn look_what_goes_on(world: &mut World) {
    // What is only tried is no match to go on with.
    let goes_on = !world.contains_resource::<Training>();
    let lesson = world.get_resource::<Teaching>().map(|teaching| teaching.lesson().title_id());
    let lesson = lesson.map(|id| under(&id).unwrap_or_default());
    let table = status(world).filter(|status| goes_on && !status.ended).map(|status| RowContents {
        words: match lesson {
            Some(title) => say(words::Menu::Lesson { title }),
            None => say(words::Menu::AsYouLeft { what: status.words }),
        },
        picture: world
            .resource::<Autosave>()
            .picture()
            .and_then(|png| decode(&png))
            .as_ref()
            .map(Thumbnail::new),
        emblem: world.get_resource::<CurrentGame>().map(|game| game.0.basics.emblem),
    });
    let (saves, games) = (world.resource::<Saves>(), world.resource::<Games>());
    let all = saves.folder.as_deref().map(library::all).unwrap_or_default();
    // What lies on the table needs no second card.
    let own = world.resource::<Autosave>().path().filter(|_| table.is_some());
    let others = all.iter().filter(|found| found.is_under_way() && own.as_ref() != Some(&found.path));
    let saved = others.take(menu::MOST_CARDS).map(|found| match_list::row(found, games)).collect();
    let learnt = world.resource::<LessonsDone>().clone();
    let today = mistakes::day_of(SystemTime::now());
    let kept = &world.resource::<KeptMistakes>().0;
    let count = |ui: &&'static GameUi| (ui.basics.info.id, kept.count(ui.basics.info.id, today));
    let mistakes = games.0.iter().map(count).collect();
    world.insert_resource(GoesOn(Continue { table, saved, learnt, mistakes }));
}

/// A refusal goes with what it was said of.
fn forget_refusals(world: &mut World) {
    let heard = world.resource::<Refusals>();
    if heard.shown.is_empty() {
        return;
    }
    let now = RefusalContext::of(world);
    let mut heard = world.resource_mut::<Refusals>();
    if heard.of.get_or_insert_with(|| now.clone()).lasts(&now) {
        return;
    }
    *heard = Refusals::default();
    frame_clock::keep(world);
}

fn hear_notices(mut notices: MessageReader<Notice>, mut shown: ResMut<Notices>, clock: FrameClock) {
    if !shown.0.is_empty() {
        shown.0.age(clock.wait_seen());
    }
    for Notice { words, is_loss } in notices.read() {
        info!("{words}");
        shown.0.push(words.clone().into(), if *is_loss { style::BAD } else { style::AMBER });
        clock.keep();
    }
}

/// One refusal at a time: the last is about what was wanted last.
fn hear_refusals(mut refusals: MessageReader<RefusalNotice>, mut heard: ResMut<Refusals>, clock: FrameClock) {
    if !heard.shown.is_empty() && !heard.held {
        heard.shown.age(clock.wait_seen());
    }
    if let Some(RefusalNotice(why)) = refusals.read().last() {
        heard.shown = Toasts::default();
        heard.shown.push(why.clone(), style::BAD);
        (heard.fresh, heard.of) = (true, None);
        clock.keep();
    }
}

/// Writes the settings when they are other than before; not those that were just read.
fn keep_settings(
    preferences: Res<Preferences>,
    file: Res<PreferencesFile>,
    mut known: Local<Option<Preferences>>,
    mut notices: MessageWriter<Notice>,
) {
    let before = known.replace(preferences.clone());
    if before.is_none_or(|before| before == *preferences) {
        return;
    }
    if let Some(path) = &file.0
        && let Err(why) = settings::write(path, &preferences)
    {
        notices.write(Notice::of(&why));
    }
}

/// Over the table, with nothing open, the keyboard is the hand's: Tab chooses pieces there, not buttons.
fn keep_keys(
    mut contexts: EguiContexts,
    screen: Res<State<Screen>>,
    (open, carrying): (Res<Open>, Res<Carrying>),
    (map, state): (Res<KeyMap>, Res<DialogState>),
    mut inputs: Query<&mut EguiInput>,
) {
    // A key that is to be bound is not egui's.
    if state.key_panel.is_waiting() {
        inputs.iter_mut().for_each(|mut input| input.0.events.retain(|event| !is_typed(event)));
    }
    if *screen.get() != Screen::Table || !open.0.is_empty() {
        return;
    }
    for mut input in &mut inputs {
        // A part of a match can have a result, too.
        let result = |event: &egui::Event| {
            [matches::WATCH, matches::DECIDED, matches::FOLD]
                .iter()
                .any(|key| keys::event_is(&map, event, key))
        };
        // What is dragged goes back with Esc.
        let back = |event: &egui::Event| carrying.0 && keys::is_escape(event);
        input.0.events.retain(|event| !is_typed(event) || back(event) || result(event));
    }
    if let Ok(ctx) = contexts.ctx_mut() {
        ctx.memory_mut(|memory| {
            if let Some(focused) = memory.focused() {
                memory.surrender_focus(focused);
            }
        });
    }
}

fn is_typed(event: &egui::Event) -> bool {
    matches!(event, egui::Event::Key { .. } | egui::Event::Text(_))
}

/// Whether something is dragged, a list hangs open, or a refusal with its rule is in sight, for the keys of the next frame.
fn look_for_keys(
    mut contexts: EguiContexts,
    (mut carrying, mut list): (ResMut<Carrying>, ResMut<ListOpen>),
    mut in_sight: ResMut<RuleInSight>,
) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    in_sight.set_if_neq(RuleInSight(rule_link::take(ctx)));
    carrying.set_if_neq(Carrying(drag::is_carrying(ctx)));
    list.set_if_neq(ListOpen(drop_down::is_open(ctx)));
}

/// Every frame egui is told anew which modifiers are down, and takes what it is told for a reason to draw again. Only
/// what has changed is news.
fn keep_quiet(mut inputs: Query<&mut EguiInput>, mut known: Local<Option<egui::Modifiers>>) {
    for mut input in &mut inputs {
        input.0.events.retain(|event| match event {
            egui::Event::ModifiersChanged(now) => known.replace(*now) != Some(*now),
            _ => true,
        });
    }
}

/// Style and zoom.
fn apply_style(
    mut contexts: EguiContexts,
    window: Query<&Window, With<PrimaryWindow>>,
    (preferences, map): (Res<Preferences>, Res<KeyMap>),
    mut dressed: Local<bool>,
    mut warm: Local<bool>,
) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    if !*dressed {
        style::apply(ctx);
    }
    if !*dressed || map.is_changed() {
        keys::put(ctx, &map);
    }
    *dressed = true;
    if !*warm {
        style::warm(ctx);
        *warm = true;
    }
    style::set_marks(ctx, preferences.marks);
    style::set_gliding(ctx, !preferences.reduced_motion);
    if let Ok(window) = window.single() {
        let zoom = style::zoom(window.size(), preferences.ui_scale);
        if (ctx.zoom_factor() - zoom).abs() > 0.001 {
            ctx.set_zoom_factor(zoom);
            *warm = false;
        }
    }
}

fn draw_menu(
    mut contexts: EguiContexts,
    (games, goes_on): (Res<Games>, Res<GoesOn>),
    (preferences, last): (Res<Preferences>, Res<LastSetups>),
    (clock, still): (FrameClock, Res<Idle>),
    mut water_s: Local<f32>,
    mut open_form: ResMut<OpenForm>,
    mut requests: Requests,
) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    // The water moves while somebody is there.
    if !preferences.reduced_motion && still.untouched_s < WATER_RESTS_S {
        *water_s += clock.count();
    }
    match menu::show(ctx, &games, &goes_on.0, *water_s) {
        None => {}
        Some(menu::MenuAction::Program(request)) => requests.send(request),
        Some(menu::MenuAction::SetUp(game, way)) => {
            let key = format!("{}: {}", game.basics.info.id, way.label);
            let mut form = (way.form)();
            if let Some(choices) = last.of(&key) {
                form.choose_again(choices);
            }
            *open_form =
                OpenForm { way: Some(key), form: Some(form), chance: game.basics.info.seed_by_chance() };
            requests.send(Request::Command(Command::Show(Screen::SetUp)));
        }
    }
}

fn draw_setup(
    mut contexts: EguiContexts,
    preferences: Res<Preferences>,
    mut open_form: ResMut<OpenForm>,
    mut last: ResMut<LastSetups>,
    mut requests: Requests,
) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let about = FormContext { chance: open_form.chance, marks: preferences.marks };
    let OpenForm { way, form: Some(open), .. } = &mut *open_form else { return };
    if let Some(request) = form::show(ctx, open.as_mut(), &about) {
        if matches!(request, Request::Command(Command::Start(_)))
            && let Some(way) = way
            && let Err(why) = last.keep(way.clone(), open.choices())
        {
            warn!("the choices of this set-up cannot be kept: {why}");
        }
        requests.send(request);
    }
}

fn draw_dialog(
    mut contexts: EguiContexts,
    mut state: ResMut<DialogState>,
    mut preferences: ResMut<Preferences>,
    saves: Res<Saves>,
    mut requests: Requests,
) {
    let (Ok(ctx), Some(dialog)) = (contexts.ctx_mut(), requests.top()) else { return };
    // A copy, so that looking at the settings is no change of them.
    let mut edited = preferences.clone();
    if let Some(request) = dialogs::show(ctx, dialog, &mut state, &mut edited, &saves) {
        requests.send(request);
    }
    preferences.set_if_neq(edited);
}

fn draw_toasts(
    mut contexts: EguiContexts,
    shown: Res<Notices>,
    mut refusals: ResMut<Refusals>,
    autosave: Res<Autosave>,
    mut requests: Requests,
) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    if let Some(why) = autosave.unkept() {
        toasts::banner(ctx, why);
    }
    toasts::show(ctx, &shown.0);
    let came_now = refusals.fresh;
    if refusals.fresh {
        let by_pointer = ctx.input(|input| {
            input.pointer.time_since_last_movement().min(input.pointer.time_since_last_click()) < BY_POINTER_S
        });
        (refusals.fresh, refusals.pointer) = (false, ctx.pointer_latest_pos().filter(|_| by_pointer));
    }
    let link = toasts::show_refusals(ctx, &refusals.shown, refusals.pointer);
    if refusals.held != link.pointed {
        refusals.held = link.pointed;
    }
    if link.passed && !came_now {
        *refusals = Refusals::default();
    }
    if let Some(rule) = link.clicked {
        requests.send(Request::Rule(rule));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refusal_goes_with_the_piece_the_place_and_the_turn_that_it_was_said_of() {
        let said = RefusalContext { turn: Some((3, false)), held: Some((PieceId(4), Vec3::ZERO)) };
        let now = |turn, held| RefusalContext { turn: Some(turn), held };
        assert!(said.lasts(&now((3, false), Some((PieceId(4), Vec3::X * 0.2)))));
        for other in [
            now((4, false), said.held),
            now((3, true), said.held),
            now((3, false), Some((PieceId(5), Vec3::ZERO))),
            now((3, false), Some((PieceId(4), Vec3::X))),
            now((3, false), None),
        ] {
            assert!(!said.lasts(&other), "{other:?}");
        }
        let empty = RefusalContext { held: None, ..said.clone() };
        assert!(empty.lasts(&empty) && !empty.lasts(&said), "it was said before anything was taken");
    }
}
