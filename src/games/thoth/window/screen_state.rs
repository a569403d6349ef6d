//! What the screen keeps of a match while it is under way: who sits before it, what they see, what they have picked. It draws the
//! panels from that, and carries out what panels and keys want.

use crate::framing::{self, Gaze};
use crate::keys;
use crate::look::{ColourSet, Pack};
use crate::panel_view::{Act, GameRequest, Overlay, PanelData, PanelView};
use crate::panels::{sheets, table};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::Pos2;
use bevy_egui::input::EguiWantsInput;
use game::choices::{Chosen, Resolution};
use game::message::Message;
use game::{Game, Seat};
use session::{Intent, Match, Note, Seating, Tabled};
use std::collections::VecDeque;
use thoth::Thoth;
use thoth::referee::Declaration;
use thoth::referee::layout::{PLACE_CM, place};
use thoth_rules::{Event, Phase, PieceSetter, Thing};
use window::frame_clock::FrameClock;
use window::hand::state::Hover;
use window::hand::view_ray::ViewRay;
use window::keys::{Key, Strokes};
use window::live_table::live_match::{CurrentView, Playing, Wish};
use window::messages::{Carrying, Notice, Pause, ResultFolded, Screen};
use window::platform::settings::Preferences;
use window::reasons::Reasons;
use window::speech::{self, Reason};
use window::ui::act::{Request, Requests};
use window::ui::buttons::Waiting;
use window::ui::pass_screen;
use window::ui::spotlight::Spotlights;
use window::words::capital;

/// How long a scored hand is looked at before its sheet comes up, s.
const PAUSE_BEFORE_SHEET_S: f32 = 1.6;

#[derive(Resource, Default)]
pub struct ScreenState {
    pub pack: Pack,
    /// What has been chosen so far: a card, and a play for it.
    pub chosen: Chosen<Thing>,
    pub sheet: Option<Overlay>,
    pub seating: Seating,
    pub screen: pass_screen::ScreenHolder,
    pub seen: Option<PanelView>,
    pub events: Vec<Event>,
    /// The numbers of the notes that tell of them.
    numbers: Vec<usize>,
    pub gaze: Gaze,
    /// The keys that have gone down and are still to be done.
    pub(super) keys: VecDeque<Key>,
    /// What is to be done as soon as the table is tidy.
    pub(super) later: Option<Intent<Thoth>>,
    /// How many notes have been read into the events.
    read: usize,
    made_from: Option<MadeFrom>,
    scored_s: f32,
}

/// What is seen depends on the match's serial number, on who sits before the screen, and on what is being shown.
type MadeFrom = (u64, Option<Seat>, Option<(Seat, Message)>);

impl ScreenState {
    /// A match begins, or goes on from a save.
    pub(super) fn begin(&mut self, seating: Seating, colours: ColourSet) {
        let screen = pass_screen::ScreenHolder::shared(seating.persons());
        *self = Self { pack: Pack(colours), screen, seating, ..Self::default() };
    }

    /// A step was taken back or again: what is seen is made anew.
    pub(super) fn jump(&mut self) {
        (self.made_from, self.scored_s, self.later) = (None, 0.0, None);
        self.keys.clear();
        self.chosen = Chosen::default();
    }

    /// Who has to come to the screen before the game can go on. What was just played is looked at first.
    pub fn wanted(&self, m: &Match<Thoth>) -> Option<Seat> {
        let shown = self.seen.as_ref().is_some_and(|seen| seen.shown.is_some());
        let plays = !shown && !matches!(m.game().phase(), Phase::Scored | Phase::Over);
        let asked = asked(&self.seating, m.game()).filter(|_| plays && m.settling().is_none())?;
        self.screen.wanted(asked)
    }

    /// Whether whoever sits before the screen may use their hand now.
    pub(crate) fn hand_is_free(&self, game: &Thoth) -> bool {
        game.setup().builder == PieceSetter::ByHand && self.screen.here() == Some(game.active())
    }

    /// Whether the one before the screen is the one who is to act. What a bot holds is not theirs to put back.
    pub fn is_active(&self) -> bool {
        self.seen.as_ref().is_some_and(PanelView::is_active)
    }

    /// Whether Esc has something to close here, before the program gets it.
    pub fn keeps_escape(&self) -> bool {
        self.sheet.is_some() || !self.chosen.at.is_empty()
    }

    /// Whether the result may be shown: the table was looked at for a moment.
    pub(crate) fn shows_result(&self) -> bool {
        self.scored_s >= PAUSE_BEFORE_SHEET_S
    }

    /// Reads what has happened since. What of it fell while the screen looked on, in words: whole houses, or else pieces.
    fn read(&mut self, notes: &[Note<Thoth>]) -> Vec<String> {
        if self.read > notes.len() {
            (self.read, self.events, self.numbers) = (0, vec![], vec![]);
        }
        let known = self.events.len();
        // A match that was loaded is long past.
        let looked_on = self.read > 0;
        for (number, note) in (self.read..).zip(&notes[self.read..]) {
            if let Note::Event(event) = note {
                self.events.push(event.clone());
                self.numbers.push(number);
            }
        }
        self.read = notes.len();
        let new = || self.events[known..].iter().filter(|_| looked_on);
        let tell = |event: &Event| capital(&speech::tell(&self.seating.names, event));
        let houses = |event: &&Event| matches!(event, Event::Collapsed { .. } | Event::KnockedOver { .. });
        let told: Vec<String> = new().filter(houses).map(tell).collect();
        let pieces = |event: &&Event| matches!(event, Event::Fell { .. });
        if told.is_empty() { new().filter(pieces).map(tell).collect() } else { told }
    }
}

/// The person who is asked now, if one is. Whether a house was knocked over on purpose is asked where people sit on
/// both sides: bots mean no harm, and accuse nobody of any.
pub fn asked(seating: &Seating, game: &Thoth) -> Option<Seat> {
    let harmed = matches!(game.phase(), Phase::Knocked { .. });
    let actor = Some(game.actor()).filter(|seat| seating.is_person(*seat));
    actor.filter(|_| !harmed || seating.is_person(game.active()))
}

/// Renews what is seen when something can have changed.
pub(super) fn renew(
    playing: Res<Playing<Thoth>>,
    mut state: ResMut<ScreenState>,
    mut folded: ResMut<ResultFolded>,
    (clock, lights): (FrameClock, Option<Res<Spotlights>>),
    mut notices: MessageWriter<Notice>,
) {
    let m = &playing.0;
    let scored = matches!(m.game().phase(), Phase::Scored | Phase::Over);
    let state = &mut *state;
    match scored {
        true if m.settling().is_none() && state.scored_s < PAUSE_BEFORE_SHEET_S => {
            state.scored_s += clock.wait();
        }
        true => {}
        false => {
            state.scored_s = 0.0;
            folded.set_if_neq(ResultFolded(false));
        }
    }
    let shown = lights.and_then(|lights| lights.now().map(|now| (now.seat, now.words.clone())));
    let now = Some((m.serial(), state.screen.here(), shown.clone()));
    if state.made_from != now {
        state.made_from = now;
        notices.write_batch(state.read(m.notes()).into_iter().map(Notice::loss));
        let seen = PanelView::of(m.game().view(state.screen.here()), &state.seating.names);
        // What was picked to be bid or taken is picked for nothing else.
        let phase = |seen: &PanelView| std::mem::discriminant(&seen.view().phase);
        let bid = state.seen.as_ref().filter(|before| before.view().phase.is_auction());
        if bid.is_some_and(|before| phase(before) != phase(&seen)) {
            state.chosen = Chosen::default();
        }
        seen.keep(&mut state.chosen);
        state.seen = Some(PanelView { shown, ..seen });
    }
}

/// Where panels and keys of this game put what they want.
#[derive(SystemParam)]
pub(crate) struct ThothRequests<'w> {
    playing: Res<'w, Playing<Thoth>>,
    reasons: Res<'w, Reasons>,
    state: ResMut<'w, ScreenState>,
    wishes: MessageWriter<'w, Wish<Thoth>>,
    program: Requests<'w>,
}

impl ThothRequests<'_> {
    /// Carries out what was asked for. Whether what is seen may change by it.
    fn send(&mut self, act: Act) -> bool {
        match act {
            Act::Wish(asked @ (GameRequest::Choose(_) | GameRequest::Take(..))) => return self.choose(asked),
            Act::Wish(GameRequest::PutBack) => drop(self.wishes.write(Wish(Intent::PutBack))),
            Act::Wish(GameRequest::Look(look)) => {
                let people = self.state.seating.persons().next();
                let own = self.state.screen.here().or(people).unwrap_or(Seat(0));
                let players = self.playing.0.game().setup().players;
                self.state.gaze.look(look, own, players);
                return false;
            }
            Act::Wish(GameRequest::Open(sheet)) => {
                self.state.sheet = Some(sheet);
                return false;
            }
            Act::Wish(GameRequest::Close) => {
                self.state.sheet = None;
                return false;
            }
            Act::Wish(GameRequest::Here) => {
                if let Some(seat) = self.state.wanted(&self.playing.0) {
                    self.state.screen.come(seat);
                }
            }
            Act::Program(request) => self.program.send(request),
        }
        true
    }

    /// Chooses, and does what comes of that.
    fn choose(&mut self, asked: GameRequest) -> bool {
        let ScreenState { seen: Some(seen), chosen, .. } = &mut *self.state else { return false };
        match asked.step(seen, chosen) {
            Resolution::Try(all) => {
                let declared = all.iter().filter_map(|(_, action)| Declaration::of(action));
                declared.for_each(|declaration| self.declare(declaration));
                true
            }
            // The match refuses it once more, so that the journal notes it. It takes whoever is to act for who asks.
            Resolution::Refuse(seat, action, _) if seat == self.playing.0.game().actor() => {
                Declaration::of(&action).into_iter().for_each(|declaration| self.declare(declaration));
                true
            }
            Resolution::Refuse(_, _, why) => {
                self.program.send(Request::Refuse(Reason::of(&seen.names, &why)));
                true
            }
            Resolution::Choosing | Resolution::Nothing => false,
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

    /// Whether the table settles though the rules wait for nothing.
    fn is_tidying(&self) -> bool {
        self.playing.0.settling().is_some() && self.playing.0.game().referee_for().is_none()
    }

    fn meant(&self, key: Key) -> Option<Act> {
        let state = &*self.state;
        let holding = state.is_active() && !self.playing.0.hand().held().is_empty();
        let players = self.playing.0.game().setup().players;
        // What is held has the keys; only the camera may be sent elsewhere meanwhile.
        if holding && keys::look(key, players).is_none() {
            return None;
        }
        if state.wanted(&self.playing.0).is_some() {
            return keys::at_cover(key);
        }
        // Until a card is picked, the arrows are the camera's.
        if matches!(key, Key::Arrow(..)) && state.chosen.at.is_empty() {
            return None;
        }
        keys::meant(key, state.seen.as_ref()?, &state.chosen, state.sheet)
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
    Waiting::of(seating).filter(|_| waits)
}

/// Draws the panels, the sheets over them, and the cover while the screen is passed on.
pub(crate) fn draw_panels(
    mut contexts: EguiContexts,
    live: Option<Res<CurrentView<Thoth>>>,
    (screen, pause, folded): (Res<State<Screen>>, Res<Pause>, Res<ResultFolded>),
    (preferences, hover): (Res<Preferences>, Res<Hover>),
    view_ray: ViewRay,
    mut requests: ThothRequests,
) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let players = requests.playing.0.game().setup().players;
    let wanted = requests.state.wanted(&requests.playing.0);
    let over = *screen.get() == Screen::Result;
    let scored = *requests.playing.0.game().phase() == Phase::Scored && requests.state.shows_result();
    let ScreenState { pack, chosen, sheet, seating, gaze, seen: Some(seen), events, numbers, .. } =
        &*requests.state
    else {
        return;
    };
    let mut acts = Vec::new();
    if let Some(seat) = wanted {
        acts.push(table::cover(ctx, seat, &seating.names, *pack));
    } else {
        let zoom = ctx.zoom_factor();
        let on_screen = |at| view_ray.pixel(at).map(|at| Pos2::new(at.x, at.y) / zoom);
        let settling = live.as_ref().and_then(|live| live.0.settling);
        let steps = live.filter(|live| live.0.practice).map(|live| live.0.steps);
        let clear =
            table::clear(ctx.content_rect().size(), seen.cards().len(), seen.view().phase.wants_card());
        let spots = framing::spots(seen.view(), clear, on_screen);
        let still = preferences.reduced_motion;
        let waiting = waiting(seating, seen);
        let by_key = hover.by_key();
        let (spots, reasons) = (&spots, &requests.reasons.of_some(numbers));
        let data =
            PanelData { seen, chosen, events, reasons, settling, steps, waiting, spots, still, by_key };
        let plate = |seat| name_plate(seat, players, on_screen);
        table::name_plates(ctx, seen, gaze.focus(), framing::bank(players, on_screen), plate);
        acts.push(table::show(ctx, &data, *pack));
        if let Some(sheet) = sheet.filter(|_| *pause == Pause::Off) {
            acts.push(sheets::show(ctx, sheet, seen, *pack));
        }
        if over || scored {
            let back = steps.is_some_and(|(back, _)| back > 0);
            acts.push(sheets::result(ctx, seen, folded.0, back, *pack));
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
