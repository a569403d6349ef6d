//! What the people at the screen have chosen so far, what they can ask for by panel or key, and what comes of it: seats act,
//! the screen is passed on, time passes. None of it is part of the match.
//!
//! A vote may be a show of hands that one person enters for all at the screen: "who raises a hand?", over somebody on trial or
//! for each who may be High Priest (C24, C28). Bots have voted by then, and nobody taps for them.

use crate::clock::{self, For, Pick, Timer, TurnClock};
use crate::console::{Console, ConsoleOptions, DealStage};
use crate::faces::Light;
use crate::panel_data::PanelData;
use crate::seen::{self, Ballot, PublicRecord, Viewer};
use crate::shown_table::{CluethulhuMatch, CluethulhuWindow, CluethulhuWishOf, Table};
use crate::texts::BarText as Words;
use bevy::prelude::*;
use cluethulhu_rules::{Action, Cluethulhu, Keeper, PublicPhase, Thing};
use game::choices::{Chosen, Input, Resolution};
use game::{Game, Seat};
use session::{CardMatch, Seating};
use window::card_match::{CardWishOf, to_act};
use window::flat::{self, DrawArea};
use window::frame_clock::FrameClock;
use window::messages::Pause;
use window::ui::act::UiCommand;
use window::ui::pass_screen;

/// How a match is played at this screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ScreenMode {
    /// One person among bots, or nobody: the screen is theirs.
    #[default]
    Alone,
    /// Several people: the screen goes round by Day, and one enters for all by Night.
    Round,
    /// A human Keeper has the screen.
    Console,
}

/// What has been chosen so far.
#[derive(Resource, Clone, Debug, Default)]
pub struct UiState {
    pub screen: pass_screen::ScreenHolder,
    pub manner: ScreenMode,
    /// What has been pointed at: a group that is unfolded, a verb, seats.
    pub chosen: Chosen<Thing>,
    /// What turns on a partner of whoever would do it, and waits for a yes.
    pub doubt: Option<(Seat, Action)>,
    /// What the keyboard points at.
    pub pointed: Option<Seat>,
    /// Raised hands that are not counted yet, and for whom.
    pub hands: Vec<(Seat, Seat)>,
    /// In a show of hands: for whom they are raised now.
    pub candidate: Option<Seat>,
    pub turn: Option<TurnClock>,
    pub timer: Option<Timer>,
    /// Whether there are no timers.
    pub untimed: bool,
    pub tab: Tab,
    /// Whether a Keeper shows the players what is public.
    pub public: bool,
    pub console: Console,
    /// How many steps of the history are shown, after the end.
    pub step: Option<usize>,
    /// The table as it was then.
    pub story: Option<PublicRecord>,
    pub light: Light,
    /// The moment of the match for which all this was chosen.
    pub chosen_at: Option<u64>,
}

impl UiState {
    pub fn at(m: &CardMatch<Cluethulhu>) -> Self {
        let people = m.seating().persons();
        let manner = match (m.setup().keeper, people.count()) {
            (Keeper::Human, _) => ScreenMode::Console,
            (Keeper::Machine, 0 | 1) => ScreenMode::Alone,
            (Keeper::Machine, _) => ScreenMode::Round,
        };
        let screen = pass_screen::ScreenHolder::shared(m.seating().persons());
        let tab = if manner == ScreenMode::Console { Tab::Script } else { Tab::Record };
        let light = Light::of(m.game().clock().1);
        let ui_state = Self { screen, manner, tab, light, ..Self::default() };
        if m.log().is_empty() { ui_state.dealing(ConsoleOptions::default()) } else { ui_state }
    }

    /// The same at the beginning of a match: at a console tablets are dealt.
    #[must_use]
    pub fn dealing(self, options: ConsoleOptions) -> Self {
        if self.manner == ScreenMode::Console {
            Self { console: Console::dealing(options), ..self }
        } else {
            self
        }
    }

    /// Who looks at the table while the game is on.
    pub fn viewer(&self) -> Viewer {
        match self.manner {
            ScreenMode::Console if !self.public && !self.console.is_handed_round() => Viewer::Keeper,
            ScreenMode::Alone => self.screen.here().map_or(Viewer::Everybody, Viewer::Seat),
            ScreenMode::Console | ScreenMode::Round => Viewer::Everybody,
        }
    }

    pub fn let_go(&mut self) {
        (self.chosen, self.candidate, self.doubt) = (Chosen::nothing(), None, None);
        self.hands.clear();
    }

    /// The page is closed: a turn begins again at its cover, and an answer has been seen.
    pub fn leave(&mut self) {
        self.screen.leave();
        self.console.cover();
        self.turn =
            self.turn.take().filter(|turn| turn.answers).map(|turn| TurnClock { left_s: 0.0, ..turn });
    }

    /// Whether Esc takes something back here, before the program gets it.
    pub fn keeps_escape(&self) -> bool {
        self.chosen.is_choosing() || self.turn.is_some() || self.doubt.is_some()
    }

    /// For whom somebody's hand is raised.
    pub fn hand(&self, seat: Seat) -> Option<Seat> {
        self.hands.iter().find(|(by, _)| *by == seat).map(|(_, whom)| *whom)
    }

    /// Raises a hand for somebody, or takes it down where it is raised for them already.
    pub fn raise(&mut self, seat: Seat, whom: Seat) {
        let before = self.hand(seat);
        self.hands.retain(|(by, _)| *by != seat);
        if before != Some(whom) {
            self.hands.push((seat, whom));
        }
    }

    /// Begins a timer, if there are any.
    pub fn time(&mut self, of: For) {
        self.timer = (!self.untimed).then(|| Timer::new(of));
    }
}

/// What stands in the column beside the ring.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tab {
    /// What happened publicly, by Day and Night.
    #[default]
    Record,
    /// What a Keeper reads aloud, line by line.
    Script,
    /// One's tablet, and what one was told.
    Mine,
    /// All that was said and done, line by line.
    Log,
}

/// What the player can ask of the table.
#[derive(Clone, Debug, PartialEq)]
pub enum GameRequest {
    /// To do something, or to point at something for it.
    Choose(Input<Thing>),
    /// To take that back: the verb, and then its group.
    Back,
    /// To do what was asked about.
    AllTheSame,
    /// That all who can pass do, entered by one.
    AllPass,
    /// What the keyboard points at.
    Point(Seat),
    /// To raise a hand, or take it down.
    Hand(Seat),
    /// All who have raised none raise one.
    AllHands,
    /// That hands are raised for somebody else.
    Candidate(Seat),
    Count,
    /// A pick of a turn: somebody, or nobody.
    Pick(Pick),
    PickAgain(usize),
    Confirm,
    Show(Tab),
    /// A Keeper shows the players what is public, or no more.
    Public(bool),
    /// Whoever has the screen at the start is done with it.
    Dealt,
    /// What is said goes on by a line.
    Next,
    /// It is said again from the first line of the call.
    Again,
    Pace(ConsoleOptions),
    /// To begin a timer, to halt it or let it run, to do without.
    Time(For),
    Halt,
    Timers(bool),
    /// To see so many steps of the history; nothing: the end.
    Step(Option<usize>),
}

impl GameRequest {
    pub const fn click(on: Thing) -> Self {
        Self::Choose(Input::Click(on))
    }
}

pub type Wanted = UiCommand<GameRequest>;

/// Who has to come to the screen for a turn of the Day.
pub(super) fn wanted(m: &CardMatch<Cluethulhu>, table: &Table, ui_state: &UiState) -> Option<Seat> {
    if let Some(DealStage::Waits(seat)) = ui_state.console.deal {
        return Some(seat);
    }
    if ui_state.manner != ScreenMode::Round || ui_state.turn.is_some() || table.is_busy() {
        return None;
    }
    in_lap(m).filter(|seat| m.seating().is_person(*seat))
}

/// Whose turn of a lap it is.
fn in_lap(m: &CardMatch<Cluethulhu>) -> Option<Seat> {
    matches!(m.game().view(None).stage, PublicPhase::Lap { .. }).then(|| to_act(m)).flatten()
}

/// The one whose turn it is has come: the clock runs. Where the one before pointed is nobody's business.
pub(super) fn come(table: &mut flat::Table<CluethulhuWindow>, seat: Seat) {
    let setup = table.m.setup();
    if table.ui_state.console.deal.is_some() {
        return table.ui_state.console.come();
    }
    let lasts_s = clock::turn_s(setup, table.m.game().clock().0);
    table.ui_state.screen.come(seat);
    table.ui_state.pointed = None;
    table.ui_state.turn = Some(TurnClock::new(seat, setup.players, table.chance, lasts_s));
}

/// What was chosen for another moment of the match is nothing any more; another may have come to the screen.
pub(super) fn renew(m: &CardMatch<Cluethulhu>, table: &mut Table, ui_state: &mut UiState) {
    table.look_as(if table.seen().result.is_some() { Viewer::Keeper } else { ui_state.viewer() });
    if ui_state.manner == ScreenMode::Console {
        // While tablets are dealt nothing is called.
        table.hold(ui_state.console.deal.is_some());
    }
    if ui_state.chosen_at != Some(m.serial()) {
        let turn = ui_state.turn.take().filter(|turn| turn.answers || in_lap(m) == Some(turn.seat));
        ui_state.let_go();
        (ui_state.turn, ui_state.chosen_at) = (turn, Some(m.serial()));
        (ui_state.step, ui_state.story) = (None, None);
        let stage = m.game().view(None).stage;
        ui_state.timer = ui_state.timer.take().filter(|timer| timer.of.is_timed(&stage));
    }
}

pub(super) fn carry_out(table: &mut flat::Table<CluethulhuWindow>, asked: GameRequest) {
    let ui_state = &mut *table.ui_state;
    match asked {
        GameRequest::Choose(input) => choose(table, input),
        GameRequest::Back if ui_state.doubt.is_some() => ui_state.let_go(),
        GameRequest::Back => back(table),
        GameRequest::AllTheSame => {
            let doubt = ui_state.doubt.take();
            act(table, doubt);
        }
        GameRequest::AllPass => {
            let all = PanelData::at(&table.scene()).all_pass();
            act(table, all);
        }
        GameRequest::Count => count(table),
        GameRequest::Point(seat) => ui_state.pointed = Some(seat),
        GameRequest::Hand(seat) => raise(table, |_| vec![seat]),
        GameRequest::AllHands => raise(table, |hands| hands.idle().collect()),
        GameRequest::Candidate(seat) => ui_state.candidate = Some(seat),
        GameRequest::Pick(pick) => ui_state.turn.iter_mut().for_each(|turn| turn.pick(pick)),
        GameRequest::PickAgain(at) => ui_state.turn.iter_mut().for_each(|turn| turn.ask(at)),
        GameRequest::Confirm => ui_state.turn.iter_mut().for_each(TurnClock::confirm),
        GameRequest::Show(tab) => ui_state.tab = tab,
        GameRequest::Public(public) => {
            ui_state.let_go();
            ui_state.public = public;
        }
        GameRequest::Dealt => ui_state.console.dealt(table.m.setup().players),
        GameRequest::Next => {
            if ui_state.console.read_on() {
                go_on(table.shown);
            }
        }
        GameRequest::Again => ui_state.console.again(),
        GameRequest::Pace(options) => ui_state.console.options = options,
        GameRequest::Time(of) => ui_state.time(of),
        GameRequest::Halt => ui_state.timer.iter_mut().for_each(|timer| timer.runs = !timer.runs),
        GameRequest::Timers(on) => (ui_state.untimed, ui_state.timer) = (!on, None),
        GameRequest::Step(step) => {
            ui_state.step = step;
            ui_state.story = step.and_then(|step| seen::at_step(table.m, step));
        }
    }
}

/// The next call is shown, where the match has got that far.
fn go_on(table: &mut Table) {
    if table.next().is_some() {
        table.skip_to(f32::INFINITY);
    }
}

/// Seats do something, and nothing is chosen any more.
fn act(table: &mut flat::Table<CluethulhuWindow>, actions: impl IntoIterator<Item = (Seat, Action)>) {
    table.ui_state.let_go();
    actions.into_iter().for_each(|(seat, action)| table.act_as(seat, action));
}

/// Points at something; the last thing that is needed does it. What is not offered any more means nothing.
fn choose(table: &mut flat::Table<CluethulhuWindow>, input: Input<Thing>) {
    let before = table.ui_state.chosen.at.len();
    match table.ui_state.chosen.step(input, &table.shown.seen().offers) {
        Resolution::Try(all) => match all.first().filter(|first| is_doubtful(table, **first)) {
            Some(first) => table.ui_state.doubt = Some(*first),
            None => act(table, all),
        },
        // Keys point anew for a verb.
        Resolution::Choosing if is_verb(table.ui_state.chosen.at.get(before..)) => {
            table.ui_state.pointed = None;
        }
        Resolution::Choosing | Resolution::Refuse(..) | Resolution::Nothing => {}
    }
}

/// Whether somebody who is alone at the screen would turn on their own partner, and was not asked about that yet.
fn is_doubtful(table: &flat::Table<CluethulhuWindow>, (by, action): (Seat, Action)) -> bool {
    table.ui_state.manner == ScreenMode::Alone
        && table.ui_state.doubt != Some((by, action))
        && table.m.game().view(Some(by)).turns_on_partner(&action)
}

/// Whether a verb was chosen, and no seat or group.
fn is_verb(chosen: Option<&[Thing]>) -> bool {
    matches!(chosen, Some([Thing::Verb(_) | Thing::Tablet(_)]))
}

/// Lets go of the verb; of the group, where there is none.
fn back(table: &mut flat::Table<CluethulhuWindow>) {
    let (chosen, offers) = (&mut table.ui_state.chosen, &table.shown.seen().offers);
    let group = chosen.at.first().copied().filter(|first| matches!(first, Thing::Group(_)));
    let verb = chosen.at.len() > usize::from(group.is_some());
    chosen.step(Input::Back, offers);
    if verb {
        group.map(|group| chosen.step(Input::Click(group), offers));
        table.ui_state.pointed = None;
    }
}

/// Hands go up for whom they are raised now; one that was up for them goes down.
fn raise(table: &mut flat::Table<CluethulhuWindow>, whose: impl FnOnce(&Hands) -> Vec<Seat>) {
    let hands = Hands::of(table.shown.seen(), table.ui_state, table.m.seating());
    let Some((whose, Some(whom))) = hands.map(|hands| (whose(&hands), hands.whom())) else { return };
    whose.into_iter().for_each(|seat| table.ui_state.raise(seat, whom));
}

/// The hands that are raised, as votes of all the people at the screen who have not voted.
fn count(table: &mut flat::Table<CluethulhuWindow>) {
    let hands = Hands::of(table.shown.seen(), table.ui_state, table.m.seating());
    // Too early for it: what is raised stays so.
    if let Some(votes) = hands.map(|hands| hands.votes()).filter(|votes| !votes.is_empty()) {
        act(table, votes);
    }
}

/// Time passes: for the turn of a Day, which the clock alone ends; for timers; for the light.
pub(super) fn run(
    playing: Res<CluethulhuMatch>,
    (mut ui_state, mut table): (ResMut<UiState>, ResMut<Table>),
    (held, view): (Res<Pause>, Res<DrawArea>),
    clock: FrameClock,
    mut wishes: MessageWriter<CluethulhuWishOf>,
) {
    let seconds = clock.passed().min(0.25);
    let quiet = ui_state.bypass_change_detection();
    let moves = quiet.light.pass(table.seen().night, seconds, view.still);
    // A dialog holds up talk, but no turn: a turn takes as long as any other.
    let mut ticks = *held == Pause::Off && quiet.timer.as_mut().is_some_and(|timer| timer.pass(seconds));
    quiet.console.hear(&table.seen().moments);
    if *held == Pause::Off && quiet.console.runs() && table.seen().result.is_none() {
        ticks = true;
        if quiet.console.pass(seconds) {
            go_on(&mut table);
        }
    }
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
        ui_state.set_changed();
    }
    // The seconds of a turn are read, not followed: ten pictures of them a second will do.
    match (moves, ticks) {
        (true, _) => clock.keep(),
        (false, true) => clock.keep_waiting(),
        (false, false) => {}
    }
}

/// A show of hands under way.
#[derive(Clone, Copy)]
pub struct Hands<'a> {
    /// The vote, as everybody sees it.
    pub ballot: &'a Ballot,
    ui_state: &'a UiState,
    seating: &'a Seating,
}

impl<'a> Hands<'a> {
    /// The one that is entered now, if one person enters it for several.
    pub fn of(seen: &'a PublicRecord, ui_state: &'a UiState, seating: &'a Seating) -> Option<Self> {
        let ballot = seen.ballot.as_ref().filter(|_| ui_state.manner != ScreenMode::Alone)?;
        Some(Self { ballot, ui_state, seating })
    }

    /// For whom hands are raised now.
    pub fn whom(&self) -> Option<Seat> {
        self.ui_state.candidate.filter(|seat| self.ballot.on.contains(seat)).or(self
            .ballot
            .on
            .first()
            .copied())
    }

    /// The next for whom hands can be raised.
    pub fn next(&self) -> Option<Seat> {
        let at = self.ballot.on.iter().position(|seat| Some(*seat) == self.whom())?;
        self.ballot.on.get((at + 1) % self.ballot.on.len()).copied()
    }

    /// The people who are still to vote: their hands are tapped.
    pub fn people(&self) -> impl Iterator<Item = Seat> + use<'a> {
        let (ballot, seating) = (self.ballot, self.seating);
        let voters = ballot.voters.iter().map(|(seat, _)| *seat);
        voters.filter(|seat| seating.is_person(*seat) && ballot.cast.iter().all(|(by, _)| by != seat))
    }

    /// Those of them who have not raised a hand for anybody.
    pub fn idle(&self) -> impl Iterator<Item = Seat> + use<'a> {
        let ui_state = self.ui_state;
        self.people().filter(|seat| ui_state.hand(*seat).is_none())
    }

    /// Why hands cannot be counted yet: for a High Priest everybody votes.
    pub fn why_not(&self) -> Option<Words> {
        let all_vote = self.ballot.needed.is_none();
        (all_vote && self.idle().next().is_some()).then_some(Words::RaiseFirst)
    }

    /// The votes that counting the hands comes to.
    pub fn votes(&self) -> Vec<(Seat, Action)> {
        if self.why_not().is_some() {
            return vec![];
        }
        let elects = self.ballot.needed.is_none();
        let vote = |seat| Some((seat, Cluethulhu::vote(elects, self.ui_state.hand(seat))?));
        self.people().filter_map(vote).collect()
    }
}
