//! What panels, keys and clocks want, carried out: seats act, the screen is passed on, time passes.

use super::asked::Asked;
use super::desk::{Desk, Manner};
use super::hands::Hands;
use super::lap::Turn;
use super::panel_data::PanelData;
use super::seen::Viewer;
use super::story;
use crate::shown_table::{CluethulhuMatch, CluethulhuWindow, CluethulhuWishOf, Table};
use bevy::prelude::*;
use cluethulhu_rules::{Action, Cluethulhu, Stage, Thing};
use game::choices::{Input, Step};
use game::{Game, Seat};
use session::CardMatch;
use window::card_match::{CardWishOf, to_act};
use window::flat::{self, View};
use window::frame_clock::FrameClock;
use window::messages::Pause;

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

/// The one whose turn it is has come: the clock runs. Where the one before pointed is nobody's business.
pub(super) fn come(table: &mut flat::Table<CluethulhuWindow>, seat: Seat) {
    let setup = table.m.setup();
    table.desk.screen.come(seat);
    table.desk.pointed = None;
    table.desk.turn = Some(Turn::new(seat, setup.players, table.chance, setup.turn_s.into()));
}

/// What was chosen for another moment of the match is nothing any more; another may have come to the screen.
pub(super) fn renew(m: &CardMatch<Cluethulhu>, table: &mut Table, desk: &mut Desk) {
    table.look_as(if table.seen().result.is_some() { Viewer::Keeper } else { desk.viewer() });
    if desk.chosen_at != Some(m.serial()) {
        let turn = desk.turn.take().filter(|turn| turn.answers || in_lap(m) == Some(turn.seat));
        desk.let_go();
        (desk.turn, desk.chosen_at) = (turn, Some(m.serial()));
        (desk.step, desk.story) = (None, None);
    }
}

/// Does what panels and keys ask for.
pub(super) fn carry_out(table: &mut flat::Table<CluethulhuWindow>, asked: Asked) {
    let desk = &mut *table.desk;
    match asked {
        Asked::Choose(input) => choose(table, input),
        Asked::Back => back(table),
        Asked::AllPass => {
            let all = PanelData::at(&table.scene()).all_pass();
            act(table, all);
        }
        Asked::Count => count(table),
        Asked::Point(seat) => desk.pointed = Some(seat),
        Asked::Hand(seat) => raise(table, |_| vec![seat]),
        Asked::AllHands => raise(table, |hands| hands.idle().collect()),
        Asked::Candidate(seat) => desk.candidate = Some(seat),
        Asked::Pick(pick) => desk.turn.iter_mut().for_each(|turn| turn.pick(pick)),
        Asked::PickAgain(at) => desk.turn.iter_mut().for_each(|turn| turn.ask(at)),
        Asked::Confirm => desk.turn.iter_mut().for_each(Turn::confirm),
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
            desk.story = step.and_then(|step| story::seen(table.m, step));
        }
    }
}

/// Seats do something, and nothing is chosen any more.
fn act(table: &mut flat::Table<CluethulhuWindow>, actions: impl IntoIterator<Item = (Seat, Action)>) {
    table.desk.let_go();
    actions.into_iter().for_each(|(seat, action)| table.act_as(seat, action));
}

/// Points at something; the last thing that is needed does it. What is not offered any more means nothing.
fn choose(table: &mut flat::Table<CluethulhuWindow>, input: Input<Thing>) {
    let before = table.desk.chosen.at.len();
    match table.desk.chosen.step(input, &table.shown.seen().offers) {
        Step::Try(all) => act(table, all),
        // Keys point anew for a verb.
        Step::Choosing if is_verb(table.desk.chosen.at.get(before..)) => table.desk.pointed = None,
        Step::Choosing | Step::Refuse(..) | Step::Nothing => {}
    }
}

/// Whether a verb was chosen, and no seat or group.
fn is_verb(chosen: Option<&[Thing]>) -> bool {
    matches!(chosen, Some([Thing::Verb(_) | Thing::Tablet(_)]))
}

/// Lets go of the verb; of the group, where there is none.
fn back(table: &mut flat::Table<CluethulhuWindow>) {
    let (chosen, offers) = (&mut table.desk.chosen, &table.shown.seen().offers);
    let group = chosen.at.first().copied().filter(|first| matches!(first, Thing::Group(_)));
    let verb = chosen.at.len() > usize::from(group.is_some());
    chosen.step(Input::Back, offers);
    if verb {
        group.map(|group| chosen.step(Input::Click(group), offers));
        table.desk.pointed = None;
    }
}

/// Hands go up for whom they are raised now; one that was up for them goes down.
fn raise(table: &mut flat::Table<CluethulhuWindow>, whose: impl FnOnce(&Hands) -> Vec<Seat>) {
    let hands = Hands::of(table.shown.seen(), table.desk, table.m.seating());
    let Some((whose, Some(whom))) = hands.map(|hands| (whose(&hands), hands.whom())) else { return };
    whose.into_iter().for_each(|seat| table.desk.raise(seat, whom));
}

/// The hands that are raised, as votes of all the people at the screen who have not voted.
fn count(table: &mut flat::Table<CluethulhuWindow>) {
    let hands = Hands::of(table.shown.seen(), table.desk, table.m.seating());
    // Too early for it: what is raised stays so.
    if let Some(votes) = hands.map(|hands| hands.votes()).filter(|votes| !votes.is_empty()) {
        act(table, votes);
    }
}

/// Time passes: for the turn of a Day, which the clock alone ends; for timers; for the light.
pub(super) fn run(
    playing: Res<CluethulhuMatch>,
    (mut desk, mut table): (ResMut<Desk>, ResMut<Table>),
    (held, view): (Res<Pause>, Res<View>),
    clock: FrameClock,
    mut wishes: MessageWriter<CluethulhuWishOf>,
) {
    let seconds = clock.passed().min(0.25);
    let quiet = desk.bypass_change_detection();
    let moves = quiet.light.pass(table.seen().night, seconds, view.still);
    // A dialog holds up talk, but no turn: a turn takes as long as any other.
    let mut ticks = *held == Pause::Off && quiet.timer.as_mut().is_some_and(|timer| timer.pass(seconds));
    if let Some(turn) = &mut quiet.turn {
        ticks = true;
        match (turn.pass(seconds), turn.answers) {
            (true, false) => {
                let orders = Cluethulhu::orders(&playing.0.game().view(None), turn.orders());
                wishes.write(CardWishOf::new(turn.seat, orders));
                turn.answer();
                quiet.pointed = None;
                // What comes of it at the table is seen once the screen is passed on.
                table.hold(true);
            }
            (true, true) => {
                quiet.turn = None;
                quiet.screen.leave();
                table.hold(false);
            }
            (false, _) => {}
        }
    }
    if moves || ticks {
        desk.set_changed();
    }
    // The seconds of a turn are read, not followed: ten pictures of them a second will do.
    match (moves, ticks) {
        (true, _) => clock.keep(),
        (false, true) => clock.keep_waiting(),
        (false, false) => {}
    }
}
