//! Between Bevy and egui: draws the screen that is on, passes on what its panels want, and keeps what is being typed.

use super::act::Act;
use super::dialogs;
use super::dialogs::Desk;
use super::menu;
use super::menu::Continue;
use super::rules_reader;
use super::rules_reader::Book;
use super::style;
use super::toasts;
use super::toasts::Toasts;
use crate::app::commands::{Held, in_play};
use crate::app::messages::Dialog;
use crate::app::messages::{Command, Notice, Open, Order, RathulhuMatch, RathulhuWish, RlyehOrder, Screen};
use crate::app::platform::record::Saves;
use crate::app::platform::settings;
use crate::app::platform::settings::{Preferences, PreferencesFile};
use crate::app::table::live_match::{CurrentView, Playing, Wish};
use crate::app::table::match_driver;
use crate::app::table::stability::Stability;
use crate::game::Game;
use crate::games::rathulhu::window as rathulhu;
use crate::games::rlyeh::window::BotDriver;
use crate::games::rlyeh::window::panels::result;
use crate::games::rlyeh::window::panels::setup;
use crate::games::rlyeh::window::panels::setup::Draft;
use crate::games::rlyeh::window::panels::table;
use crate::games::rlyeh::window::panels::turn::Refusals;
use crate::games::thoth::rules::Thoth;
use crate::games::thoth::window as thoth;
use crate::session::save;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::{EguiContexts, EguiInput, EguiPreUpdateSet, EguiPrimaryContextPass, egui};
use std::hash::{BuildHasher, Hasher, RandomState};

/// How long the end of a game is looked at before the result comes up, s.
const PAUSE_BEFORE_RESULT_S: f32 = 1.6;

/// Adds what the panels keep and what follows from it; works without a window.
pub(super) fn logic(app: &mut App) {
    app.init_resource::<Open>()
        .init_resource::<Workbench>()
        .init_resource::<Notices>()
        .init_resource::<ResultFold>()
        .init_resource::<GoesOn>()
        .add_systems(OnEnter(Screen::Menu), (close_all, look_what_goes_on))
        .add_systems(OnEnter(Screen::SetUp), close_all)
        .add_systems(OnEnter(Screen::Result), unfold)
        .add_systems(
            Update,
            (
                hear_notices,
                hold_time.run_if(resource_changed::<Open>),
                open_dialogs.run_if(resource_changed::<Open>),
                keep_settings.run_if(resource_changed::<Preferences>),
                show_result.run_if(in_state(Screen::Table).and_then(in_play)),
                hide_result.run_if(in_state(Screen::Result).and_then(in_play)),
            ),
        );
}

/// Adds the drawing. Needs the egui plugin.
pub(super) fn drawing(app: &mut App) {
    app.add_systems(
        PreUpdate,
        keep_keys.after(EguiPreUpdateSet::ProcessInput).before(EguiPreUpdateSet::BeginPass),
    )
    .add_systems(
        EguiPrimaryContextPass,
        (
            dress,
            (
                draw_menu.run_if(in_state(Screen::Menu)),
                draw_setup.run_if(in_state(Screen::SetUp)),
                draw_table
                    .run_if(in_state(Screen::Table).or_else(in_state(Screen::Result)).and_then(in_play)),
                draw_result.run_if(in_state(Screen::Result).and_then(in_play)),
                rathulhu::draw.run_if(rathulhu::on),
                thoth::draw.run_if(in_state(Screen::Table).and_then(match_driver::on::<Thoth>)),
            )
                .chain(),
            draw_dialog,
            draw_toasts,
        )
            .chain(),
    );
}

/// What is being typed and read.
#[derive(Resource)]
pub(super) struct Workbench {
    desk: Desk,
    draft: Drafted,
    /// The seed when none is typed.
    chance: u64,
}

/// A match being set up.
enum Drafted {
    Rlyeh(Draft),
    Rathulhu(rathulhu::setup::Draft),
    Thoth(thoth::panels::draft::Draft),
}

impl Workbench {
    /// The set-up of the same again, with another seed.
    pub(super) fn again(&mut self, order: &Order) {
        self.draft = match order {
            Order::Rlyeh(order) => Drafted::Rlyeh(Draft::again(order)),
            Order::Rathulhu(order) => Drafted::Rathulhu(rathulhu::setup::Draft::again(order)),
            Order::Thoth(order) => Drafted::Thoth(thoth::panels::draft::Draft::again(order)),
        };
        self.chance = chance();
    }
}

impl Default for Workbench {
    fn default() -> Self {
        Self { desk: Desk::default(), draft: Drafted::Rlyeh(Draft::solitaire()), chance: chance() }
    }
}

/// A number nobody can foresee, short enough to be told to a friend.
fn chance() -> u64 {
    RandomState::new().build_hasher().finish() % 1_000_000_000
}

/// The notices in sight.
#[derive(Resource, Default)]
pub(super) struct Notices(Toasts);

/// Whether the result is out of the way.
#[derive(Resource, Default)]
struct ResultFold(bool);

/// What "Continue" on the menu does.
#[derive(Resource, Default)]
struct GoesOn(Continue);

/// Where panels and keys put what they want.
#[derive(SystemParam)]
pub(super) struct Requests<'w> {
    wishes: MessageWriter<'w, Wish>,
    bids: MessageWriter<'w, RathulhuWish>,
    commands: MessageWriter<'w, Command>,
    open: ResMut<'w, Open>,
}

impl Requests<'_> {
    /// Sends it where it belongs.
    pub(super) fn send(&mut self, act: Act) {
        match act {
            Act::Wish(intent) => {
                self.wishes.write(Wish(intent));
            }
            Act::Rathulhu(action) => {
                self.bids.write(RathulhuWish(action));
            }
            Act::Command(command) => {
                if let Command::Save(_) = &command {
                    self.open.0.pop();
                }
                self.commands.write(command);
            }
            Act::Open(dialog) => {
                self.open.0.retain(|open| *open != dialog);
                self.open.0.push(dialog);
            }
            Act::Close => {
                self.open.0.pop();
            }
            Act::CloseAll => self.open.0.clear(),
        }
    }

    /// The topmost dialog.
    pub(super) fn top(&self) -> Option<Dialog> {
        self.open.0.last().copied()
    }
}

fn close_all(mut open: ResMut<Open>) {
    open.0.clear();
}

fn unfold(mut fold: ResMut<ResultFold>) {
    fold.0 = false;
}

/// The table waits while a dialog is open.
fn hold_time(open: Res<Open>, mut held: ResMut<Pause>) {
    *held = if open.0.is_empty() { Pause::Off } else { Pause::On };
}

/// What a dialog needs when it comes up: the rules open where they matter, the list of saves is fresh.
fn open_dialogs(
    open: Res<Open>,
    mut bench: ResMut<Workbench>,
    saves: Res<Saves>,
    seen: Option<Res<CurrentView>>,
    bidding: Option<Res<RathulhuMatch>>,
    houses: Option<Res<Playing<Thoth>>>,
) {
    let reader = &mut bench.desk.reader;
    // From the menu the book last read opens.
    if seen.is_some() {
        reader.take(Book::Rlyeh);
    } else if bidding.is_some() {
        reader.take(Book::Rathulhu);
    } else if houses.is_some() {
        reader.take(Book::Thoth);
    }
    match open.0.last() {
        Some(Dialog::Rules) => match (&seen, &bidding) {
            (Some(seen), _) => reader.open_at(rules_reader::matters(Some(&seen.0.game))),
            (_, Some(bidding)) => reader.open_at(rathulhu::matters(bidding.0.game())),
            _ => {
                if let Some(houses) = &houses {
                    reader.open_at(thoth::matters(houses.0.game()));
                }
            }
        },
        Some(Dialog::Load) => bench.desk.look(&saves),
        Some(Dialog::Save) => {
            bench.desk.name = match (seen, bidding) {
                (Some(seen), _) => format!("Turn {}", seen.0.game.turn),
                (_, Some(bidding)) => format!("Rathulhu, move {}", bidding.0.moves()),
                _ => houses.map_or_else(String::new, |houses| thoth::words(houses.0.game())),
            };
        }
        _ => {}
    }
}

fn look_what_goes_on(
    mut goes_on: ResMut<GoesOn>,
    saves: Res<Saves>,
    playing: Option<Res<Playing>>,
    bidding: Option<Res<RathulhuMatch>>,
    houses: Option<Res<Playing<Thoth>>>,
) {
    if let Some(houses) = houses.filter(|houses| houses.0.game().outcome().is_none()) {
        goes_on.0 = Continue::Table(format!("{}, as you left it", thoth::words(houses.0.game())));
        return;
    }
    if let Some(playing) = playing.filter(|playing| playing.0.game().outcome().is_none()) {
        let words = format!("{}, turn {}", Book::Rlyeh.title(), playing.0.game().turn());
        goes_on.0 = Continue::Table(format!("{words}, as you left it"));
        return;
    }
    if let Some(bidding) = bidding.filter(|bidding| bidding.0.game().outcome().is_none()) {
        let words = format!("{}, move {}", Book::Rathulhu.title(), bidding.0.moves());
        goes_on.0 = Continue::Table(format!("{words}, as you left it"));
        return;
    }
    let found = saves.autosave.as_ref().and_then(|path| {
        let header = save::header(path).ok()?;
        let written = path.metadata().and_then(|about| about.modified()).ok()?;
        let words = format!("{}, saved {}", dialogs::what(&header), dialogs::ago(written));
        Some(Continue::Save(path.clone(), words))
    });
    goes_on.0 = found.unwrap_or_default();
}

fn hear_notices(mut notices: MessageReader<Notice>, mut shown: ResMut<Notices>, time: Res<Time<Real>>) {
    shown.0.age(time.delta_secs());
    for Notice(words) in notices.read() {
        info!("{words}");
        shown.0.push(words.clone());
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
        notices.write(Notice(why));
    }
}

/// When the game is over, the table is left to be looked at for a moment.
fn show_result(
    seen: Res<CurrentView>,
    time: Res<Time>,
    mut over_s: Local<f32>,
    mut next: ResMut<NextState<Screen>>,
) {
    if seen.0.game.outcome.is_none() {
        *over_s = 0.0;
        return;
    }
    *over_s += time.delta_secs();
    if *over_s >= PAUSE_BEFORE_RESULT_S {
        *over_s = 0.0;
        next.set(Screen::Result);
    }
}

/// A result that was taken back is none.
fn hide_result(seen: Option<Res<CurrentView>>, mut next: ResMut<NextState<Screen>>) {
    if seen.is_none_or(|seen| seen.0.game.outcome.is_none()) {
        next.set(Screen::Table);
    }
}

/// Over the table, with nothing open, the keyboard is the hand's: Tab chooses pieces there, not buttons.
fn keep_keys(
    mut contexts: EguiContexts,
    screen: Res<State<Screen>>,
    open: Res<Open>,
    mut inputs: Query<&mut EguiInput>,
) {
    if *screen.get() != Screen::Table || !open.0.is_empty() {
        return;
    }
    for mut input in &mut inputs {
        input.0.events.retain(|event| !matches!(event, egui::Event::Key { .. } | egui::Event::Text(_)));
    }
    if let Ok(ctx) = contexts.ctx_mut() {
        ctx.memory_mut(|memory| {
            if let Some(focused) = memory.focused() {
                memory.surrender_focus(focused);
            }
        });
    }
}

/// Style and zoom.
fn dress(
    mut contexts: EguiContexts,
    window: Query<&Window, With<PrimaryWindow>>,
    preferences: Res<Preferences>,
    mut dressed: Local<bool>,
    mut warm: Local<bool>,
) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    if !*dressed {
        style::apply(ctx);
        *dressed = true;
    }
    if !*warm {
        style::warm(ctx);
        *warm = true;
    }
    if let Ok(window) = window.single() {
        let zoom = style::zoom(window.height(), preferences.ui_scale);
        if (ctx.zoom_factor() - zoom).abs() > 0.001 {
            ctx.set_zoom_factor(zoom);
            *warm = false;
        }
    }
}

fn draw_menu(
    mut contexts: EguiContexts,
    goes_on: Res<GoesOn>,
    preferences: Res<Preferences>,
    time: Res<Time<Real>>,
    mut bench: ResMut<Workbench>,
    mut out: Requests,
) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let time_s = if preferences.reduced_motion { 0.0 } else { time.elapsed_secs_wrapped() };
    let Some(choice) = menu::show(ctx, &goes_on.0, time_s) else { return };
    let draft = match choice {
        menu::Choice::Act(act) => {
            out.send(act);
            return;
        }
        menu::Choice::Solitaire => Drafted::Rlyeh(Draft::solitaire()),
        menu::Choice::Players => Drafted::Rlyeh(Draft::players()),
        menu::Choice::Rathulhu => Drafted::Rathulhu(rathulhu::setup::Draft::default()),
        menu::Choice::Thoth => Drafted::Thoth(thoth::panels::draft::Draft::default()),
    };
    (bench.draft, bench.chance) = (draft, chance());
    out.send(Act::Command(Command::Show(Screen::SetUp)));
}

fn draw_setup(
    mut contexts: EguiContexts,
    preferences: Res<Preferences>,
    mut bench: ResMut<Workbench>,
    mut desk: ResMut<thoth::desk::Desk>,
    mut out: Requests,
) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let Workbench { draft, chance, .. } = &mut *bench;
    let act = match draft {
        Drafted::Rlyeh(draft) => setup::show(ctx, draft, *chance, preferences.marks),
        Drafted::Rathulhu(draft) => rathulhu::setup::show(ctx, draft, *chance),
        Drafted::Thoth(draft) => {
            thoth::panels::setup::show(ctx, draft, *chance, &mut desk.pack).and_then(thoth::of_program)
        }
    };
    if let Some(act) = act {
        out.send(act);
    }
}

fn draw_table(
    mut contexts: EguiContexts,
    screen: Res<State<Screen>>,
    seen: Res<CurrentView>,
    (playing, driver): (Res<Playing>, Res<BotDriver>),
    stability: Res<Stability>,
    preferences: Res<Preferences>,
    mut out: Requests,
) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let refusals = (*screen.get() == Screen::Table).then(|| Refusals::at(playing.0.game(), driver.seating()));
    let shown = table::PanelData {
        view: &seen.0,
        notes: playing.0.notes(),
        refusals: refusals.as_ref(),
        stability: &stability.0,
        marks: preferences.marks,
    };
    if let Some(act) = table::show(ctx, &shown) {
        out.send(act);
    }
}

fn draw_result(
    mut contexts: EguiContexts,
    seen: Res<CurrentView>,
    (playing, driver): (Res<Playing>, Res<BotDriver>),
    preferences: Res<Preferences>,
    mut fold: ResMut<ResultFold>,
    mut bench: ResMut<Workbench>,
    mut out: Requests,
) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    match result::show(ctx, &seen.0, playing.0.notes(), fold.0, preferences.marks) {
        None => {}
        Some(result::Choice::Act(act)) => out.send(act),
        Some(result::Choice::Fold(folded)) => fold.0 = folded,
        Some(result::Choice::Again) => {
            let played = RlyehOrder {
                setup: playing.0.game().setup().clone(),
                seating: driver.seating().clone(),
                seed: playing.0.seed(),
                hand: playing.0.hand().options(),
                practice: playing.0.practice(),
            };
            bench.again(&Order::Rlyeh(played));
            out.send(Act::Command(Command::Show(Screen::SetUp)));
        }
    }
}

fn draw_dialog(
    mut contexts: EguiContexts,
    mut bench: ResMut<Workbench>,
    mut preferences: ResMut<Preferences>,
    saves: Res<Saves>,
    mut out: Requests,
) {
    let (Ok(ctx), Some(dialog)) = (contexts.ctx_mut(), out.top()) else { return };
    // A copy, so that looking at the settings is no change of them.
    let mut edited = preferences.clone();
    if let Some(act) = dialogs::show(ctx, dialog, &mut bench.desk, &mut edited, &saves) {
        out.send(act);
    }
    preferences.set_if_neq(edited);
}

fn draw_toasts(mut contexts: EguiContexts, shown: Res<Notices>) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    toasts::show(ctx, &shown.0);
}
