//! Between Bevy and the panels: draws what the seat at the screen sees, and carries out what the panels want.

use super::asked::{Act, Asked};
use super::keyboard::{self, Meaning};
use super::panel_data::PanelData;
use super::panel_view::PanelView;
use super::panels::{name_plates, pass_screen, result, sheets, table};
use super::screen_state::ScreenState;
use super::{drops, keys};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::Pos2;
use bevy_egui::input::EguiWantsInput;
use game::{Game, Seat};
use session::{Intent, Seating};
use thoth::Thoth;
use thoth::referee::Declaration;
use thoth::referee::layout::{PLACE_CM, place};
use thoth_rules::{Action, Phase};
use window::hand::view_ray::ViewRay;
use window::keys::{Key, Strokes};
use window::live_table::live_match::{CurrentView, Playing, Wish};
use window::messages::{Carrying, Pause, ResultFolded, Screen};
use window::platform::settings::Preferences;
use window::ui::act::Requests;
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
    fn send(&mut self, act: Act) {
        match act {
            Act::Wish(Asked::Do(action)) => match intent(action) {
                // Pieces that are brought home are nobody's concern: what is wanted meanwhile is done right after.
                Some(intent @ Intent::Declare(_)) if self.is_tidying() => self.state.later = Some(intent),
                Some(intent) => {
                    self.wishes.write(Wish(intent));
                }
                None => {}
            },
            Act::Wish(Asked::Look(look)) => {
                let people = self.state.seating.persons().next();
                let own = self.state.screen.here().or(people).unwrap_or(Seat(0));
                let players = self.playing.0.game().setup().players;
                self.state.gaze.look(look, own, players);
            }
            Act::Wish(Asked::Open(sheet)) => self.state.sheet = Some(sheet),
            Act::Wish(Asked::Close) => self.state.sheet = None,
            Act::Wish(Asked::Here) => {
                if let Some(seat) = self.state.wanted(&self.playing.0) {
                    self.state.screen.come(seat);
                }
            }
            Act::Program(request) => self.program.send(request),
        }
    }
}

impl ThothRequests<'_> {
    /// Whether the table settles though the rules wait for nothing.
    fn is_tidying(&self) -> bool {
        self.playing.0.settling().is_some() && self.playing.0.game().referee_for().is_none()
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

/// What the rules call an action, as the match is asked for it. The referee's is nobody's to ask for.
fn intent(action: Action) -> Option<Intent<Thoth>> {
    Some(match action {
        Action::Play(play) => Intent::Declare(Declaration::Play(play)),
        Action::Enough => Intent::Declare(Declaration::Enough),
        Action::Deal => Intent::Declare(Declaration::Deal),
        Action::Say(manner) => Intent::Declare(Declaration::Say(manner)),
        Action::Bid(card) => Intent::Declare(Declaration::Bid(card)),
        Action::TakeBid(card) => Intent::Declare(Declaration::TakeBid(card)),
        Action::Take(id) => Intent::Take(id),
        Action::Release => Intent::Release,
        Action::PutBack => Intent::PutBack,
        Action::Settled(_) | Action::Late { .. } => return None,
    })
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
    let plays = seen.shown.is_some() || !matches!(seen.view.phase, Phase::Scored | Phase::Over);
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
    let ScreenState { pack, pick, sheet, seating, gaze, seen: Some(seen), events, .. } = &mut *requests.state
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
        let clear = table::clear(ctx.content_rect().size(), seen.cards.len(), seen.view.phase.wants_card());
        let spots = drops::spots(&seen.view, clear, on_screen);
        let still = preferences.reduced_motion;
        let waiting = waiting(seating, seen);
        let data = PanelData { seen, events, settling, steps, waiting, spots: &spots, still };
        let plate = |seat| name_plate(seat, players, on_screen);
        name_plates::show(ctx, seen, gaze.focus(), drops::bank(players, on_screen), plate);
        acts.push(table::show(ctx, &data, pick, *pack));
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

/// Turns key presses into acts. Open dialogs and text fields come first.
pub(super) fn press(
    mut strokes: Strokes,
    (wants, carrying): (Option<Res<EguiWantsInput>>, Res<Carrying>),
    mut requests: ThothRequests,
) {
    let elsewhere =
        requests.program.top().is_some() || carrying.0 || wants.is_some_and(|w| w.wants_any_keyboard_input());
    let holding = requests.state.is_active() && !requests.playing.0.hand().held().is_empty();
    requests.catch_up();
    let players = requests.playing.0.game().setup().players;
    // What is held has the keys; only the camera may be sent elsewhere meanwhile.
    let free = |key: &Key| !elsewhere && (!holding || keyboard::look(*key, players).is_some());
    for key in strokes.read_as(keys::LIST).into_iter().filter(free) {
        if requests.state.wanted(&requests.playing.0).is_some() {
            if let Some(act) = keyboard::at_cover(key) {
                requests.send(act);
            }
            continue;
        }
        let ScreenState { seen: Some(seen), pick, sheet, .. } = &*requests.state else { continue };
        // Until a card is picked, the arrows are the camera's.
        if matches!(key, Key::Arrow(..)) && pick.card.is_none() {
            continue;
        }
        match keyboard::meant(key, seen, *pick, *sheet) {
            Some(Meaning::Act(act)) => requests.send(act),
            Some(Meaning::Pick(pick)) => requests.state.pick = pick,
            None => {}
        }
    }
}
