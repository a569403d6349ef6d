//! Between Bevy and the panels: draws what the seat at the screen sees, and carries out what the panels want.

use super::asked::{Act, Asked};
use super::panel_data::PanelData;
use super::panel_view::PanelView;
use super::panels::{name_plates, pass_screen, result, sheets, table};
use super::screen_state::ScreenState;
use super::{drops, keyboard, keys};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::Pos2;
use bevy_egui::input::EguiWantsInput;
use game::choices::Step;
use game::{Game, Seat};
use session::{Intent, Seating, Tabled};
use thoth::Thoth;
use thoth::referee::Declaration;
use thoth::referee::layout::{PLACE_CM, place};
use thoth_rules::Phase;
use window::frame_clock::FrameClock;
use window::hand::view_ray::ViewRay;
use window::keys::{Key, Strokes};
use window::live_table::live_match::{CurrentView, Playing, Wish};
use window::messages::{Carrying, Pause, ResultFolded, Screen};
use window::platform::settings::Preferences;
use window::speech::Reason;
use window::ui::act::{Request, Requests};
use window::ui::buttons::Waiting;

/// Where panels and keys of this game put what they want.
#[derive(SystemParam)]
pub(crate) struct ThothRequests<'w> {
    playing: Res<'w, Playing<Thoth>>,
    state: ResMut<'w, ScreenState>,
    wishes: MessageWriter<'w, Wish<Thoth>>,
    program: Requests<'w>,
}

impl ThothRequests<'_> {
    /// Carries out what was asked for. Whether what is seen may change by it.
    fn send(&mut self, act: Act) -> bool {
        match act {
            Act::Wish(asked @ (Asked::Choose(_) | Asked::Take(..))) => return self.choose(asked),
            Act::Wish(Asked::PutBack) => drop(self.wishes.write(Wish(Intent::PutBack))),
            Act::Wish(Asked::Look(look)) => {
                let people = self.state.seating.persons().next();
                let own = self.state.screen.here().or(people).unwrap_or(Seat(0));
                let players = self.playing.0.game().setup().players;
                self.state.gaze.look(look, own, players);
                return false;
            }
            Act::Wish(Asked::Open(sheet)) => {
                self.state.sheet = Some(sheet);
                return false;
            }
            Act::Wish(Asked::Close) => {
                self.state.sheet = None;
                return false;
            }
            Act::Wish(Asked::Here) => {
                if let Some(seat) = self.state.wanted(&self.playing.0) {
                    self.state.screen.come(seat);
                }
            }
            Act::Program(request) => self.program.send(request),
        }
        true
    }

    /// Chooses, and does what comes of that.
    fn choose(&mut self, asked: Asked) -> bool {
        let ScreenState { seen: Some(seen), chosen, .. } = &mut *self.state else { return false };
        match asked.step(seen, chosen) {
            Step::Try(all) => {
                let declared = all.iter().filter_map(|(_, action)| Declaration::of(action));
                declared.for_each(|declaration| self.declare(declaration));
                true
            }
            // The match refuses it once more, so that the journal notes it. It takes whoever is to act for who asks.
            Step::Refuse(seat, action, _) if seat == self.playing.0.game().actor() => {
                Declaration::of(&action).into_iter().for_each(|declaration| self.declare(declaration));
                true
            }
            Step::Refuse(_, _, why) => {
                self.program.send(Request::Refuse(Reason::of(&seen.names, &why)));
                true
            }
            Step::Choosing | Step::Nothing => false,
        }
    }

    /// Pieces that are brought home are nobody's concern: what is wanted meanwhile is done right after.
    fn declare(&mut self, declaration: Declaration) {
        let intent = Intent::Declare(declaration);
        if self.is_tidying() {
            self.state.later = Some(intent);
        } else {
            self.wishes.write(Wish(intent));
        }
    }
}

impl ThothRequests<'_> {
    /// Whether the table settles though the rules wait for nothing.
    fn is_tidying(&self) -> bool {
        self.playing.0.settling().is_some() && self.playing.0.game().referee_for().is_none()
    }

    /// What a key means now.
    fn meant(&self, key: Key) -> Option<Act> {
        let state = &*self.state;
        let holding = state.is_active() && !self.playing.0.hand().held().is_empty();
        let players = self.playing.0.game().setup().players;
        // What is held has the keys; only the camera may be sent elsewhere meanwhile.
        if holding && keyboard::look(key, players).is_none() {
            return None;
        }
        if state.wanted(&self.playing.0).is_some() {
            return keyboard::at_cover(key);
        }
        // Until a card is picked, the arrows are the camera's.
        if matches!(key, Key::Arrow(..)) && state.chosen.at.is_empty() {
            return None;
        }
        keyboard::meant(key, state.seen.as_ref()?, &state.chosen, state.sheet)
    }

    /// Does what was wanted while the table was being tidied.
    fn catch_up(&mut self) {
        if self.state.later.is_some()
            && !self.is_tidying()
            && let Some(intent) = self.state.later.take()
        {
            self.wishes.write(Wish(intent));
        }
    }
}

/// Where a seat's name stands in the window: at the edge of its place that is seen lowest, so that it covers no house. With three
/// and more the inner edges meet in the middle of the table, and names would cover one another there.
fn name_plate(seat: Seat, players: u8, on_screen: impl Fn(Vec3) -> Option<Pos2>) -> Option<Pos2> {
    let [across, along] = PLACE_CM.map(|side| side / 2.0);
    let edges = [(0.0, -along), (-across, 0.0), (across, 0.0), (0.0, along)];
    let edges = edges.into_iter().take(if players > 2 { 3 } else { 4 });
    let seen = edges.filter_map(|(x, y)| on_screen(place(seat, players) * Vec3::new(x, y, 0.0)));
    seen.max_by(|a, b| a.y.total_cmp(&b.y))
}

/// Who waits, if a bot is at work.
fn waiting(seating: &Seating, seen: &PanelView) -> Option<Waiting> {
    let plays = seen.shown.is_some() || !matches!(seen.view().phase, Phase::Scored | Phase::Over);
    let waits = plays && !seating.is_person(seen.turn_of());
    waits.then_some(if seating.is_unattended() { Waiting::Nobody } else { Waiting::People })
}

/// Draws the panels, the sheets over them, and the cover while the screen is passed on.
pub(crate) fn draw(
    mut contexts: EguiContexts,
    live: Option<Res<CurrentView<Thoth>>>,
    (screen, pause, folded): (Res<State<Screen>>, Res<Pause>, Res<ResultFolded>),
    preferences: Res<Preferences>,
    view_ray: ViewRay,
    mut requests: ThothRequests,
) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let players = requests.playing.0.game().setup().players;
    let wanted = requests.state.wanted(&requests.playing.0);
    let over = *screen.get() == Screen::Result;
    let scored = *requests.playing.0.game().phase() == Phase::Scored && requests.state.shows_result();
    let ScreenState { pack, chosen, sheet, seating, gaze, seen: Some(seen), events, .. } = &*requests.state
    else {
        return;
    };
    let mut acts = Vec::new();
    if let Some(seat) = wanted {
        acts.push(pass_screen::show(ctx, seat, &seating.names, *pack));
    } else {
        let zoom = ctx.zoom_factor();
        let on_screen = |at| view_ray.pixel(at).map(|at| Pos2::new(at.x, at.y) / zoom);
        let settling = live.as_ref().and_then(|live| live.0.settling);
        let steps = live.filter(|live| live.0.practice).map(|live| live.0.steps);
        let clear =
            table::clear(ctx.content_rect().size(), seen.cards().len(), seen.view().phase.wants_card());
        let spots = drops::spots(seen.view(), clear, on_screen);
        let still = preferences.reduced_motion;
        let waiting = waiting(seating, seen);
        let data = PanelData { seen, chosen, events, settling, steps, waiting, spots: &spots, still };
        let plate = |seat| name_plate(seat, players, on_screen);
        name_plates::show(ctx, seen, gaze.focus(), drops::bank(players, on_screen), plate);
        acts.push(table::show(ctx, &data, *pack));
        if let Some(sheet) = sheet.filter(|_| *pause == Pause::Off) {
            acts.push(sheets::show(ctx, sheet, seen, *pack));
        }
        if over || scored {
            let back = steps.is_some_and(|(back, _)| back > 0);
            acts.push(result::show(ctx, seen, folded.0, back, *pack));
        }
    }
    for act in acts.into_iter().flatten() {
        requests.send(act);
    }
}

/// Turns key presses into acts, one after the other: what one means hangs on what the one before has chosen. Once something is
/// done, the rest waits for the next picture. Open dialogs and text fields come first.
pub(super) fn press(
    mut strokes: Strokes,
    (wants, carrying): (Option<Res<EguiWantsInput>>, Res<Carrying>),
    mut requests: ThothRequests,
    clock: FrameClock,
) {
    requests.catch_up();
    let elsewhere = carrying.0 || wants.is_some_and(|w| w.wants_any_keyboard_input());
    let heard = strokes.read_as(keys::LIST).into_iter().filter(|_| !elsewhere);
    let heard: Vec<Key> = heard.collect();
    requests.state.bypass_change_detection().keys.extend(heard);
    // What was struck before a dialog opened over the table is not meant for the table below.
    if requests.program.top().is_some() {
        requests.state.bypass_change_detection().keys.clear();
    }
    while let Some(key) = requests.state.bypass_change_detection().keys.pop_front() {
        if requests.meant(key).is_some_and(|act| requests.send(act)) {
            break;
        }
    }
    if !requests.state.keys.is_empty() {
        clock.keep();
    }
}
