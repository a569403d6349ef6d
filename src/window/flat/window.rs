//! Between Bevy and a flat game: draws it, listens to keys, carries out wishes, and lets what has happened be seen.

use super::flat_game::{
    ActionOf, DisplayedMatch, DrawArea, DrawContext, FlatGame, MatchRequest, Pressed, Table,
};
use crate::board;
use crate::card_match::{self, CardPlaying, CardSet, CardWish, CardWishOf, on};
use crate::frame_clock::{FrameClock, FramesWanted};
use crate::game_ui::CurrentGame;
use crate::keys::{ShortcutGroup, Strokes};
use crate::messages::{Carrying, DrawSet, Open, Pause, PlaySet, ResultFolded, Screen};
use crate::platform::settings::Preferences;
use crate::tempo::BotPace;
use crate::ui::act::{Requests, UiCommand};
use crate::ui::pass_screen;
use crate::ui::spotlight::Spotlights;
use crate::watching::Watching;
use bevy::app::RunFixedMainLoop;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use std::collections::VecDeque;

/// The keys that have gone down and are still to be done.
#[derive(Resource, Default)]
struct KeysPressed(VecDeque<Pressed>);

/// Adds the match: works without a window.
pub(super) fn logic<F: FlatGame>(app: &mut App) {
    card_match::of::<DisplayedMatch<F>>(app);
    app.init_resource::<DrawArea>().init_resource::<KeysPressed>().add_systems(
        Update,
        (renew::<F>, announce::<F>, go_on::<F>).chain().before(CardSet::Think).run_if(
            in_state(Screen::Table).or_else(in_state(Screen::Result)).and_then(on::<DisplayedMatch<F>>),
        ),
    );
    app.add_systems(OnEnter(Screen::Menu), leave::<F>.run_if(on::<DisplayedMatch<F>>));
    F::plugin(app);
}

fn leave<F: FlatGame>(mut ui_state: ResMut<F::UiState>, mut pressed: ResMut<KeysPressed>) {
    F::leave(&mut ui_state);
    pressed.0.clear();
}

/// Adds the keys.
pub(super) fn input<F: FlatGame>(app: &mut App) {
    let at_table = in_state(Screen::Table).or_else(in_state(Screen::Result).and_then(at_result::<F>));
    app.add_systems(
        RunFixedMainLoop,
        (
            hear.run_if(on::<DisplayedMatch<F>>.and_then(at_table)).in_set(PlaySet::Wish),
            press::<F>.run_if(on::<DisplayedMatch<F>>).in_set(PlaySet::Press),
        ),
    );
}

fn at_result<F: FlatGame>() -> bool {
    F::KEYS_AT_RESULT
}

/// Adds what is seen. Needs a renderer.
pub(super) fn drawing<F: FlatGame>(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw::<F>.in_set(DrawSet::Screen).run_if(
            on::<DisplayedMatch<F>>.and_then(in_state(Screen::Table).or_else(in_state(Screen::Result))),
        ),
    );
}

/// What a system asks for to carry wishes out. (The derive of `SystemParam` does not know associated types.)
type Parts<'w, F> = (
    Res<'w, CardPlaying<<F as FlatGame>::Game>>,
    ResMut<'w, DisplayedMatch<F>>,
    ResMut<'w, <F as FlatGame>::UiState>,
    ResMut<'w, DrawArea>,
    MessageWriter<'w, CardWish<ActionOf<F>>>,
    MessageWriter<'w, CardWishOf<ActionOf<F>>>,
    Requests<'w>,
    Res<'w, Time<Real>>,
);

/// Where panels and keys put what they want.
struct Wishes<'w, F: FlatGame> {
    playing: Res<'w, CardPlaying<F::Game>>,
    shown: ResMut<'w, DisplayedMatch<F>>,
    ui_state: ResMut<'w, F::UiState>,
    view: ResMut<'w, DrawArea>,
    wishes: MessageWriter<'w, CardWish<ActionOf<F>>>,
    of: MessageWriter<'w, CardWishOf<ActionOf<F>>>,
    program: Requests<'w>,
    time: Res<'w, Time<Real>>,
}

impl<'w, F: FlatGame> Wishes<'w, F> {
    fn of((playing, shown, ui_state, view, wishes, of, program, time): Parts<'w, F>) -> Self {
        Self { playing, shown, ui_state, view, wishes, of, program, time }
    }

    fn scene(&self) -> DrawContext<'_, F> {
        DrawContext { m: &self.playing.0, shown: &self.shown, ui_state: &self.ui_state, view: *self.view }
    }

    /// Carries out what was asked for; nothing of a game's own is that somebody has come to the screen. Whether the match
    /// or the program has something to do now.
    fn send(&mut self, act: UiCommand<Option<F::Wish>>) -> bool {
        let wish = match act {
            UiCommand::Wish(wish) => wish,
            UiCommand::Program(request) => {
                self.program.send(request);
                return true;
            }
        };
        let wanted = F::cover(&self.scene());
        let chance = u64::from(self.time.elapsed().subsec_nanos()) ^ self.playing.0.serial().rotate_left(32);
        let mut table = Table {
            m: &self.playing.0,
            shown: &mut *self.shown,
            ui_state: &mut *self.ui_state,
            view: *self.view,
            chance,
            actions: vec![],
        };
        match (wish, wanted) {
            (Some(wish), _) => F::carry_out(&mut table, wish),
            (None, Some(seat)) => F::come(&mut table, seat),
            (None, None) => {}
        }
        let actions = table.actions;
        let acts = !actions.is_empty();
        for action in actions {
            match action {
                MatchRequest::ByWhoeverIsAsked(action) => drop(self.wishes.write(CardWish(action))),
                MatchRequest::By(wish) => drop(self.of.write(wish)),
            }
        }
        acts
    }
}

fn some<W>(act: UiCommand<W>) -> UiCommand<Option<W>> {
    match act {
        UiCommand::Wish(wish) => UiCommand::Wish(Some(wish)),
        UiCommand::Program(request) => UiCommand::Program(request),
    }
}

/// Draws the table, or the cover while the screen is passed on.
fn draw<F: FlatGame>(mut contexts: EguiContexts, parts: Parts<F>, frames: Option<Res<FramesWanted>>) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let mut wishes = Wishes::<F>::of(parts);
    let (size, pixels) = (ctx.content_rect().size(), ctx.pixels_per_point());
    let view = DrawArea { size, pixels, ..*wishes.view };
    wishes.view.set_if_neq(view);
    let scene = wishes.scene();
    let wanted: Vec<UiCommand<Option<F::Wish>>> = match F::cover(&scene) {
        Some(seat) => {
            let answer = pass_screen::show(ctx, seat, &scene.m.seating().names, F::backs);
            answer.map(|answer| answer.command(None)).into_iter().collect()
        }
        None => F::show(ctx, &scene).into_iter().map(some).collect(),
    };
    if let Some(frames) = frames.filter(|_| board::is_moving(ctx)) {
        frames.ask();
    }
    for act in wanted {
        wishes.send(act);
    }
}

/// Reads the keys that go down.
fn hear(
    mut strokes: Strokes,
    current: Option<Res<CurrentGame>>,
    (open, carrying): (Res<Open>, Res<Carrying>),
    mut pressed: ResMut<KeysPressed>,
) {
    let groups = current.map_or::<&[ShortcutGroup], _>(&[], |current| current.0.basics.keys);
    let (strokes, map) = (strokes.read(), strokes.map());
    let keys = strokes.iter().filter(|_| open.0.is_empty()).filter_map(|stroke| map.key(groups, stroke));
    pressed.0.extend(keys.map(|key| Pressed { key, carrying: carrying.0 }));
}

/// Does what keys ask for, one after the other: what one means hangs on what the one before has chosen. Once something is
/// done, the rest waits for the next picture.
fn press<F: FlatGame>(mut pressed: ResMut<KeysPressed>, parts: Parts<F>, clock: FrameClock) {
    if pressed.0.is_empty() {
        return;
    }
    let mut wishes = Wishes::<F>::of(parts);
    // What was struck before a dialog opened over the table is not meant for the table below.
    if wishes.program.top().is_some() {
        pressed.0.clear();
    }
    while let Some(key) = pressed.0.pop_front() {
        let scene = wishes.scene();
        let act = match F::cover(&scene) {
            Some(_) => (key.key == pass_screen::HERE && !key.carrying).then_some(UiCommand::Wish(None)),
            None => F::key(&scene, &key).map(some),
        };
        if act.is_some_and(|act| wishes.send(act)) {
            break;
        }
    }
    if !pressed.0.is_empty() {
        clock.keep();
    }
}

fn renew<F: FlatGame>(
    playing: Res<CardPlaying<F::Game>>,
    mut shown: ResMut<DisplayedMatch<F>>,
    (mut ui_state, mut view): (ResMut<F::UiState>, ResMut<DrawArea>),
    (screen, watching): (Res<State<Screen>>, Option<Res<Watching>>),
    (preferences, folded): (Option<Res<Preferences>>, Res<ResultFolded>),
) {
    let still = preferences.is_some_and(|preferences| preferences.reduced_motion);
    let result = (*screen.get() == Screen::Result).then_some(folded.0);
    let now = DrawArea { still, result, ..*view };
    view.set_if_neq(now);
    if shown.watched != watching.is_some() {
        shown.watched = watching.is_some();
    }
    // Every frame: nothing has changed by being looked at.
    F::renew(&playing.0, shown.bypass_change_detection(), ui_state.bypass_change_detection());
}

/// Announces what is to be shown next. Dialogs, and what is shown large already, hold it up.
fn announce<F: FlatGame>(
    playing: Res<CardPlaying<F::Game>>,
    ui_state: Res<F::UiState>,
    view: Res<DrawArea>,
    mut shown: ResMut<DisplayedMatch<F>>,
    held: Res<Pause>,
    mut lights: Option<ResMut<Spotlights>>,
) {
    if let Some(lights) = lights.as_mut().filter(|lights| lights.is_on())
        && shown.announced().is_none()
    {
        // Whoever was in a hurry has seen the end of it.
        lights.clear();
    }
    if *held == Pause::On || lights.as_ref().is_some_and(|lights| lights.is_on()) {
        return;
    }
    let scene = DrawContext { m: &playing.0, shown: &shown, ui_state: &ui_state, view: *view };
    let Some(large) = shown.due().map(|events| F::large(&scene, events)) else { return };
    if let Some(lights) = lights.as_mut() {
        large.into_iter().for_each(|spotlight| lights.show(spotlight));
    }
    shown.announce(lights.is_some_and(|lights| lights.is_on()));
}

/// Shows what has happened, in time. Dialogs hold it up.
fn go_on<F: FlatGame>(
    mut shown: ResMut<DisplayedMatch<F>>,
    (playing, ui_state): (Res<CardPlaying<F::Game>>, Res<F::UiState>),
    held: Res<Pause>,
    (pace, view): (BotPace, Res<DrawArea>),
    lights: Option<Res<Spotlights>>,
    clock: FrameClock,
) {
    if *held == Pause::On {
        return;
    }
    if !shown.is_busy() || shown.waits_for_word() {
        shown.bypass_change_detection().pass(clock.passed(), view.still);
        return;
    }
    let holds = shown.is_showing() && F::holds(shown.events());
    if holds && !F::moves_on_hold(&shown, view.still) {
        shown.bypass_change_detection().pass(clock.passed(), view.still);
        return;
    }
    let seconds = clock.count();
    if lights.is_some_and(|lights| lights.is_on()) {
        // A bot's turn takes as long as any other's, whatever is shown of it meanwhile.
        shown.bypass_change_detection().idle(seconds);
        return;
    }
    let bots = playing.0.seating().persons().count() < playing.0.seating().sitters.len();
    let speed = if bots && !F::keeps_own_pace(&ui_state) { pace.now().speed() } else { 1.0 };
    shown.pass(seconds * speed, view.still);
}
