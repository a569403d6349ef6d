//! Between Bevy and the panels: clocks, keys, and what panels and keys want.

use super::desk::{Desk, Manner};
use super::panels::{Asked, PanelData, Wanted, verb};
use super::table::{Table, Viewer};
use super::verbs::Way;
use super::views::large;
use super::{Cluethulhu, CluethulhuMatch, CluethulhuWishOf, keys, lap, story};
use crate::app::card_match::{CardTable, CardWishOf, to_act};
use crate::app::messages::{Carrying, Moving, Open, Pause};
use crate::app::platform::settings::Preferences;
use crate::app::tempo::BotPace;
use crate::app::ui::act::{Act, Requests};
use crate::app::ui::spotlight::{Goal, Spotlight, Spotlights};
use crate::game::{Game, Seat};
use crate::games::cluethulhu::rules::{Action, Event, Setup, Stage};
use crate::games::cluethulhu::window::faces::Face;
use crate::session::CardMatch;
use bevy::ecs::system::SystemParam;
use bevy::input::ButtonState;
use bevy::input::keyboard::KeyboardInput;
use bevy::prelude::*;

/// Where panels and keys put what they want.
#[derive(SystemParam)]
pub(super) struct CluethulhuRequests<'w> {
    pub playing: Res<'w, CluethulhuMatch>,
    pub table: ResMut<'w, Table>,
    pub desk: ResMut<'w, Desk>,
    wishes: MessageWriter<'w, CluethulhuWishOf>,
    program: Requests<'w>,
    time: Res<'w, Time<Real>>,
}

impl CluethulhuRequests<'_> {
    pub fn send(&mut self, act: Wanted) {
        let asked = match act {
            Act::Wish(asked) => asked,
            Act::Program(request) => return self.program.send(request),
        };
        let desk = &mut *self.desk;
        match asked {
            Asked::Do(seat, action) => self.act(seat, action),
            Asked::AllPass => self.all_pass(),
            Asked::Verb(verb) => (desk.verb, desk.picked, desk.pointed) = (verb, vec![], None),
            Asked::Group(group) => (desk.group, desk.verb) = (group, None),
            Asked::At(seat) => self.point(seat),
            Asked::Point(seat) => desk.pointed = Some(seat),
            Asked::Hand(seat) => desk.raise(seat),
            Asked::Count => self.count(),
            Asked::Pick(pick) => desk.turn.iter_mut().for_each(|turn| turn.pick(pick)),
            Asked::PickAgain(at) => desk.turn.iter_mut().for_each(|turn| turn.ask(at)),
            Asked::Confirm => desk.turn.iter_mut().for_each(lap::Turn::confirm),
            Asked::Show(tab) => desk.tab = tab,
            Asked::Public(public) => {
                desk.let_go();
                desk.public = public;
            }
            Asked::Time(of) => desk.time(of),
            Asked::Halt => desk.timer.iter_mut().for_each(|timer| timer.runs = !timer.runs),
            Asked::Timers(on) => (desk.timers, desk.timer) = (on, None),
            Asked::Step(step) => {
                desk.step = step;
                desk.story = step.and_then(|step| story::seen(&self.playing.0, step));
            }
            Asked::Here => self.come(),
        }
    }

    fn act(&mut self, seat: Seat, action: Action) {
        self.desk.let_go();
        self.wishes.write(CardWishOf(seat, action));
    }

    /// Points at a seat for the verb that was chosen; the last one that is needed does it.
    fn point(&mut self, seat: Seat) {
        let Some(verb) = verb(self.table.seen(), &self.desk).cloned() else { return };
        self.desk.picked.push(seat);
        if let Some(Way { by, action, .. }) = verb.done(&self.desk.picked) {
            self.act(*by, *action);
        }
    }

    /// Whoever at the screen can pass does.
    fn all_pass(&mut self) {
        let data = PanelData::new(self.table.seen(), self.playing.0.seating(), &self.desk, self.desk.window);
        let all: Vec<_> =
            data.all_pass().into_iter().map(|(seat, action)| CardWishOf(seat, action)).collect();
        self.desk.let_go();
        self.wishes.write_batch(all);
    }

    /// The hands that are raised, as votes of everybody at the screen who has not voted.
    fn count(&mut self) {
        let game = self.playing.0.game();
        let people = game.to_act().into_iter().filter(|seat| self.playing.0.seating().is_person(*seat));
        let hands = std::mem::take(&mut self.desk.hands);
        let votes = people.map(|seat| CardWishOf(seat, Action::Vote(hands.contains(&seat))));
        self.wishes.write_batch(votes.collect::<Vec<_>>());
    }

    /// The one whose turn it is has come: the clock runs.
    fn come(&mut self) {
        let Some(seat) = wanted(&self.playing.0, &self.table, &self.desk) else { return };
        self.desk.screen.come(seat);
        let Setup { players: seats, turn_s, .. } = *self.playing.0.setup();
        let chance = u64::from(self.time.elapsed().subsec_nanos()) ^ self.playing.0.serial().rotate_left(32);
        self.desk.turn = Some(lap::Turn::new(seat, seats, chance, turn_s.into()));
    }
}

/// Who has to come to the screen for a turn of the Day.
pub(super) fn wanted(m: &CardMatch<Cluethulhu>, table: &Table, desk: &Desk) -> Option<Seat> {
    if desk.manner != Manner::Round || desk.turn.is_some() || table.is_busy() {
        return None;
    }
    in_lap(m).filter(|seat| m.seating().is_person(*seat))
}

/// Whose turn of a lap it is.
fn in_lap(m: &CardMatch<Cluethulhu>) -> Option<Seat> {
    matches!(m.game().view(None).stage, Stage::Lap { .. }).then(|| to_act(m)).flatten()
}

/// What was chosen for another moment of the match is nothing any more; another may have come to the screen.
pub(super) fn renew(playing: Res<CluethulhuMatch>, mut desk: ResMut<Desk>, mut table: ResMut<Table>) {
    let m = &playing.0;
    let viewer = match desk.manner {
        _ if table.seen().result.is_some() => Viewer::Keeper,
        Manner::Console if !desk.public => Viewer::Keeper,
        Manner::Alone => desk.screen.here().map_or(Viewer::Everybody, Viewer::Seat),
        Manner::Console | Manner::Round => Viewer::Everybody,
    };
    if table.viewer() != viewer {
        table.look_as(viewer);
    }
    if desk.chosen_at != Some(m.serial()) {
        let turn = desk.turn.take().filter(|turn| in_lap(m) == Some(turn.seat));
        desk.let_go();
        (desk.turn, desk.chosen_at) = (turn, Some(m.serial()));
        (desk.step, desk.story) = (None, None);
    }
}

/// Time passes: for the turn of a Day, which the clock alone ends; for timers; for the light.
pub(super) fn run_clocks(
    playing: Res<CluethulhuMatch>,
    (mut desk, table): (ResMut<Desk>, Res<Table>),
    (held, preferences): (Res<Pause>, Option<Res<Preferences>>),
    time: Res<Time<Real>>,
    mut wishes: MessageWriter<CluethulhuWishOf>,
    mut moving: MessageWriter<Moving>,
) {
    let seconds = time.delta_secs().min(0.25);
    let still = preferences.is_some_and(|preferences| preferences.reduced_motion);
    let quiet = desk.bypass_change_detection();
    let mut moves = quiet.light.pass(table.seen().night, seconds, still);
    // A dialog holds up talk, but no turn: a turn takes as long as any other.
    if *held == Pause::Off {
        moves |= quiet.timer.as_mut().is_some_and(|timer| timer.pass(seconds));
    }
    if let Some(turn) = &mut quiet.turn {
        moves = true;
        if turn.pass(seconds) {
            let (seat, picks) = (turn.seat, lawful(&playing.0, turn.orders()));
            wishes.write(CardWishOf(seat, Action::Orders { picks }));
            quiet.turn = None;
            quiet.screen.leave();
        }
    }
    if moves {
        desk.set_changed();
        moving.write(Moving);
    }
}

/// Picks as the rules take them: nobody who is out.
fn lawful(m: &CardMatch<Cluethulhu>, picks: [Option<Seat>; lap::PICKS]) -> [Option<Seat>; lap::PICKS] {
    let view = m.game().view(None);
    picks.map(|pick| pick.filter(|seat| view.living().any(|living| living == *seat)))
}

/// Turns key presses into what is wanted.
pub(super) fn press(
    mut typed: MessageReader<KeyboardInput>,
    input: Res<ButtonInput<KeyCode>>,
    (open, carrying): (Res<Open>, Res<Carrying>),
    playing: Res<CluethulhuMatch>,
    (table, mut desk): (Res<Table>, ResMut<Desk>),
) {
    let shift = input.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    let control = input.any_pressed([KeyCode::ControlLeft, KeyCode::ControlRight]);
    for event in typed.read().filter(|event| event.state == ButtonState::Pressed && !event.repeat) {
        let Some(key) = keys::key(&event.logical_key, event.key_code, shift) else { continue };
        if !open.0.is_empty() || control || carrying.0 {
            continue;
        }
        let act = if wanted(&playing.0, &table, &desk).is_some() {
            keys::at_cover(key)
        } else {
            let history = story::lines(table.shown());
            let mut data = PanelData::new(table.seen(), playing.0.seating(), &desk, desk.window);
            data.history = &history;
            data.waits = waits(&playing.0, &table);
            keys::meant(key, &data)
        };
        desk.asked.extend(act);
    }
}

/// Does what was asked for by key.
pub(super) fn do_as_pressed(mut requests: CluethulhuRequests) {
    for act in std::mem::take(&mut requests.desk.bypass_change_detection().asked) {
        requests.send(act);
    }
}

/// Whether nobody at the screen is asked: something is shown, or a bot thinks.
pub(super) fn waits(m: &CardMatch<Cluethulhu>, table: &Table) -> bool {
    table.is_busy() || to_act(m).is_some_and(|seat| !m.seating().is_person(seat))
}

/// Shows what has happened, in time. Dialogs hold it up.
pub(super) fn move_on(
    mut table: ResMut<Table>,
    (playing, desk): (Res<CluethulhuMatch>, Res<Desk>),
    (held, pace): (Res<Pause>, BotPace),
    mut lights: Option<ResMut<Spotlights>>,
    time: Res<Time<Real>>,
    mut moving: MessageWriter<Moving>,
) {
    if *held == Pause::On || !table.is_busy() {
        table.idle(time.delta_secs());
        return;
    }
    moving.write(Moving);
    if lights.as_ref().is_some_and(|lights| lights.is_on()) {
        return;
    }
    if let Some(events) = table.due() {
        let shown: Vec<Spotlight> =
            events.iter().filter_map(|event| spotlight(event, &playing.0, &desk)).collect();
        if let Some(lights) = lights.as_mut() {
            shown.into_iter().for_each(|shown| lights.show(shown));
        }
        table.announce();
        if lights.is_some_and(|lights| lights.is_on()) {
            return;
        }
    }
    let speed = if desk.manner == Manner::Round { 1.0 } else { pace.now().speed() };
    table.pass(time.delta_secs().min(0.1) * speed);
}

/// What everybody sees of an event, large.
fn spotlight(event: &Event, m: &CardMatch<Cluethulhu>, desk: &Desk) -> Option<Spotlight> {
    let (seat, signs) = large(event)?;
    let own = PanelData::new_ring(m.setup().players, desk);
    let goal = own.place(seat).map_or(Goal::Nowhere, |place| Goal::Window(place.tablet));
    Some(Spotlight {
        seat,
        words: event.to_string(),
        names: m.seating().names.clone(),
        badges: vec![],
        goal: if signs.is_empty() { Goal::Nowhere } else { goal },
        pictures: signs.into_iter().map(|sign| Face::Sign(sign).picture()).collect(),
    })
}
