//! Between Bevy and the panels: draws them, passes on what panels and keys want, and lets what has happened be seen.

use super::desk::Desk;
use super::faces::Face;
use super::panels::{self, Asked, PanelData, Wanted, result};
use super::table::Table;
use super::{ElderGodMatch, ElderGodWish, keys, large};
use crate::app::card_match::{CardTable, CardWish};
use crate::app::messages::{Carrying, Moving, Open, Pause, ResultFolded, Screen};
use crate::app::platform::settings::Preferences;
use crate::app::tempo::BotPace;
use crate::app::ui::act::{Act, Requests};
use crate::app::ui::keys::seat;
use crate::app::ui::pass_screen;
use crate::app::ui::spotlight::Spotlights;
use crate::games::elder_god::rules::{Action, Event};
use bevy::ecs::system::SystemParam;
use bevy::input::ButtonState;
use bevy::input::keyboard::KeyboardInput;
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Rect as Area, Ui, vec2};

/// Where panels and keys put what they want.
#[derive(SystemParam)]
pub(super) struct ElderGodRequests<'w> {
    playing: Res<'w, ElderGodMatch>,
    table: ResMut<'w, Table>,
    desk: ResMut<'w, Desk>,
    wishes: MessageWriter<'w, ElderGodWish>,
    program: Requests<'w>,
}

impl ElderGodRequests<'_> {
    fn send(&mut self, act: Wanted) {
        let asked = match act {
            Act::Wish(asked) => asked,
            Act::Program(request) => return self.program.send(request),
        };
        match asked {
            Asked::Do(action) => drop(self.wishes.write(CardWish(action))),
            Asked::Redraw => {
                let thrown: Vec<Action> = self.desk.marked.drain(..).map(Action::Throw).collect();
                self.wishes.write_batch(thrown.into_iter().chain([Action::Refill]).map(CardWish));
            }
            Asked::Pick(pick) => (self.desk.pick, self.desk.throwing) = (pick, false),
            Asked::Throwing(on) => {
                self.desk.let_go();
                self.desk.throwing = on;
            }
            Asked::Mark(card) => self.desk.mark(card),
            Asked::Front(seat) => self.desk.front = Some(seat),
            Asked::Look(seat, Some(camera)) => drop(self.desk.cameras.insert(seat, camera)),
            Asked::Look(seat, None) => drop(self.desk.cameras.remove(&seat)),
            Asked::Pile(open) => self.desk.pile_open = open,
            Asked::Hurry => self.table.hurry(),
            Asked::Here => {
                if let Some(seat) = self.desk.wanted(&self.playing.0, &self.table) {
                    self.desk.screen.come(seat);
                }
            }
        }
    }
}

/// Draws the panels, or the cover while the screen is passed on.
pub(super) fn panels(
    mut contexts: EguiContexts,
    screen: Res<State<Screen>>,
    (preferences, folded): (Res<Preferences>, Res<ResultFolded>),
    mut requests: ElderGodRequests,
) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let window = (ctx.content_rect().size(), ctx.pixels_per_point());
    requests.desk.window = window;
    let (playing, table, desk) = (&requests.playing.0, &requests.table, &requests.desk);
    let mut wanted = vec![];
    if let Some(seat) = desk.wanted(playing, table) {
        let here = pass_screen::show(ctx, seat, &playing.seating().names, backs);
        wanted.extend(here.then_some(Act::Wish(Asked::Here)));
    } else {
        let mut data = PanelData::of(playing, table, desk, window.0, window.1);
        data.still = preferences.reduced_motion;
        wanted.extend(panels::show(ctx, &data));
        if *screen.get() == Screen::Result {
            wanted.extend(result::show(ctx, &data, folded.0));
        }
    }
    for act in wanted {
        requests.send(act);
    }
}

/// Backs of cards in a row, on the cover.
fn backs(ui: &mut Ui, rect: Area) {
    let high = rect.height() * 0.26;
    let size = Face::Back.picture().size(high);
    for k in -2..=2_i8 {
        let middle = rect.center() + vec2(f32::from(k) * size.x * 1.14, -rect.height() * 0.14);
        Face::Back.picture().paint(ui.painter(), Area::from_center_size(middle, size));
    }
}

/// Turns key presses into what is wanted. What Esc takes back must not be taken back before everybody knows what it meant.
pub(super) fn press(
    mut typed: MessageReader<KeyboardInput>,
    input: Res<ButtonInput<KeyCode>>,
    (open, carrying): (Res<Open>, Res<Carrying>),
    playing: Res<ElderGodMatch>,
    (table, mut desk): (Res<Table>, ResMut<Desk>),
) {
    let back = input.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    let control = input.any_pressed([KeyCode::ControlLeft, KeyCode::ControlRight]);
    for event in typed.read().filter(|event| event.state == ButtonState::Pressed && !event.repeat) {
        let seat = seat(event, &input).map(keys::Key::Seat);
        let Some(key) = seat.or_else(|| keys::key(&event.logical_key, back)) else { continue };
        if !open.0.is_empty() || control {
            continue;
        }
        if carrying.0 && key != keys::Key::Character('r') {
            continue;
        }
        let act = if desk.wanted(&playing.0, &table).is_some() {
            keys::at_cover(key)
        } else {
            let data = PanelData::of(&playing.0, &table, &desk, desk.window.0, desk.window.1);
            keys::meant(key, &data)
        };
        desk.asked.extend(act);
    }
}

/// Does what was asked for by key.
pub(super) fn do_as_pressed(mut requests: ElderGodRequests) {
    for act in std::mem::take(&mut requests.desk.bypass_change_detection().asked) {
        requests.send(act);
    }
}

/// Shows what has happened, in time. Dialogs hold it up.
pub(super) fn move_on(
    mut table: ResMut<Table>,
    (playing, desk): (Res<ElderGodMatch>, Res<Desk>),
    held: Res<Pause>,
    (pace, preferences): (BotPace, Option<Res<Preferences>>),
    mut lights: Option<ResMut<Spotlights>>,
    time: Res<Time<Real>>,
    mut moving: MessageWriter<Moving>,
) {
    if *held == Pause::On || !table.is_busy() {
        return;
    }
    moving.write(Moving);
    if lights.as_ref().is_some_and(|lights| lights.is_on()) {
        return;
    }
    if let Some(events) = table.due() {
        if let Some(lights) = lights.as_mut() {
            let redraws = table.seen().is_redrawing();
            let small = |event: &Event| match event {
                Event::Discarded { .. } => true,
                Event::Threw { .. } => redraws,
                _ => false,
            };
            if !large::main(events).is_some_and(small) {
                let data = PanelData::of(&playing.0, &table, &desk, desk.window.0, desk.window.1);
                let cell = |seat, at| data.frame(seat)?.seen(at);
                if let Some(shown) = large::shown(events, &playing.0, cell, Some(data.layout.pile)) {
                    lights.show(shown);
                }
            }
        }
        table.announce();
        if lights.is_some_and(|lights| lights.is_on()) {
            return;
        }
    }
    let still = preferences.is_some_and(|preferences| preferences.reduced_motion);
    let bots = playing.0.seating().persons().count() < playing.0.seating().sitters.len();
    let speed = if bots { pace.now().speed() } else { 1.0 };
    // A slow picture is no reason to skip what happens.
    table.pass(time.delta_secs().min(0.1) * speed, still);
}
