//! The panels of Cluethulhu: functions of what is seen that return what the player wants.

pub mod bar;
pub mod board;
pub mod head;
pub mod lap;
pub mod middle;

pub mod plates;
pub mod record;
pub mod result;
pub mod timeline;

use super::desk::{Desk, Manner, Tab};
use super::faces::Face;
use super::layout::Layout;
use super::seen::Seen;
use crate::app::ui::act::Act;
use crate::app::ui::seats::Seats;
use crate::app::ui::spotlight;
use crate::game::Seat;
use crate::games::cluethulhu::INFO;
use crate::games::cluethulhu::rules::Action;
use crate::session::{Names, Seating};
use bevy_egui::egui::{Color32, Context, Painter, Rect, Vec2};

/// What the keyboard points at.
pub const POINTED: Color32 = Color32::from_rgb(140, 220, 255);

/// What the panels show.
pub struct PanelData<'a> {
    /// What whoever looks sees.
    pub seen: &'a Seen,
    /// Where it lies.
    pub layout: Layout,
    /// Who sits where.
    pub seating: &'a Seating,
    /// What has been chosen so far.
    pub desk: &'a Desk,
    /// Steps that can be taken back, and again; nothing outside practice.
    pub steps: Option<(usize, usize)>,
    /// Whether a bot is thinking.
    pub waits: bool,
    /// The secret history, once the game is over.
    pub history: &'a [super::seen::Line],
    /// What a human Keeper's record tells beside what is public.
    pub keepers: Option<&'a [super::seen::Line]>,
}

/// What the player can ask of the table.
#[derive(Clone, Debug, PartialEq)]
pub enum Asked {
    /// That a seat does something, by the rules.
    Do(Seat, Action),
    /// That all who can pass do, entered by one.
    AllPass,
    /// To choose a verb, or none.
    Verb(Option<String>),
    /// To see the verbs of a group, or none.
    Group(Option<&'static str>),
    /// To point at a seat.
    At(Seat),
    /// What the keyboard points at.
    Point(Seat),
    /// To raise a hand, or take it down.
    Hand(Seat),
    /// To count the hands that are raised.
    Count,
    /// A pick of a turn: somebody, or nobody.
    Pick(super::lap::Pick),
    /// To pick again.
    PickAgain(usize),
    /// The picks are final.
    Confirm,
    /// To see something else beside the ring.
    Show(Tab),
    /// A Keeper shows the players what is public, or no more.
    Public(bool),
    /// To begin a timer, to halt it or let it run, to do without.
    Time(super::clock::For),
    /// See `Time`.
    Halt,
    /// Whether there are timers.
    Timers(bool),
    /// To see so many steps of the history; nothing: the end.
    Step(Option<usize>),
    /// The one who is to play has come to the screen.
    Here,
}

/// What a panel wants.
pub type Wanted = Act<Asked>;

impl<'a> PanelData<'a> {
    /// What is shown in a window of this size, points.
    pub fn new(seen: &'a Seen, seating: &'a Seating, desk: &'a Desk, size: Vec2) -> Self {
        let ring = match &desk.turn {
            Some(turn) => turn.ring.clone(),
            None => Self::order(u8::try_from(seen.seats.len()).unwrap_or(u8::MAX), seen.viewer),
        };
        let layout = Layout::new(size, &ring);
        Self { seen, layout, seating, desk, steps: None, waits: false, history: &[], keepers: None }
    }

    /// The seats as they sit: whoever has the screen to themselves at the foot.
    fn order(count: u8, viewer: Option<Seat>) -> Vec<Seat> {
        let first = viewer.map_or(0, |seat| seat.0);
        (0..count).map(|k| Seat((first + k) % count.max(1))).collect()
    }

    /// Where so many seats are, at the size that the window had last.
    pub(super) fn new_ring(count: u8, desk: &Desk) -> super::ring::Ring {
        let viewer = desk.screen.here().filter(|_| desk.manner == Manner::Alone);
        Layout::new(desk.window, &Self::order(count, viewer)).ring
    }

    /// What the seats are called.
    pub fn names(&self) -> &'a Names {
        &self.seating.names
    }

    /// The seats, as they are told of.
    pub fn seats(&self) -> Seats<'a> {
        Seats { names: self.names(), badges: &[] }
    }

    /// What a seat is called, and what plays it where that is a bot.
    pub fn name(&self, seat: Seat) -> String {
        let name = self.names().of(seat);
        match INFO.bot_name(self.seating.sitter(seat)) {
            Some(bot) => format!("{name}, {bot}"),
            None => name,
        }
    }

    /// Words of the rules, with names for seats, as a sentence.
    pub fn tell(&self, words: &str) -> String {
        crate::app::words::capital(&self.names().tell(words))
    }

    /// The names of seats in a sentence.
    pub fn list(&self, seats: &[Seat]) -> String {
        let names: Vec<String> = seats.iter().map(|seat| self.names().of(*seat)).collect();
        crate::game::list(&names)
    }

    /// Whether hands are counted: one person enters all votes.
    pub fn counts_hands(&self) -> bool {
        self.desk.manner != Manner::Alone && self.seen.voted_on.is_some()
    }

    /// The verb that has been chosen; unless one has, the one that is likeliest, if there is only one such.
    pub fn verb(&self) -> Option<&super::verbs::Verb<Action>> {
        verb(self.seen, self.desk)
    }

    /// Whether one enters for several that they pass.
    pub fn all_pass(&self) -> Vec<(Seat, Action)> {
        let ways = self.seen.verbs.iter().flat_map(|verb| &verb.ways);
        let all: Vec<_> =
            ways.filter(|way| way.action == Action::Pass).map(|way| (way.by, way.action)).collect();
        if all.len() > 1 { all } else { vec![] }
    }

    /// Who can be pointed at now.
    pub fn targets(&self) -> Vec<Seat> {
        if self.desk.turn.is_some() {
            let living = self.seen.seats.iter().filter(|seat| seat.alive);
            return living.map(|seat| seat.seat).collect();
        }
        if self.counts_hands() {
            let voters = self.seen.ballot.iter().flat_map(|ballot| &ballot.voters);
            return voters.map(|(seat, _)| *seat).collect();
        }
        self.verb().map_or_else(Vec::new, |verb| verb.targets(&self.desk.picked))
    }
}

/// The verb that pointing at a seat means.
pub(super) fn verb<'a>(seen: &'a Seen, desk: &Desk) -> Option<&'a super::verbs::Verb<Action>> {
    if let Some(chosen) = &desk.verb {
        return seen.verbs.iter().find(|verb| verb.label == *chosen);
    }
    // Whoever enters for several says first what is done: one click too many would accuse somebody.
    let one = |verb: &&super::verbs::Verb<Action>| {
        let mut ways = verb.ways.iter();
        ways.clone().all(|way| way.at.len() == 1) && ways.any(|way| way.at != [way.by])
    };
    let mut likeliest = seen.verbs.iter().filter(|verb| verb.main && one(verb));
    likeliest.next().filter(|_| likeliest.next().is_none() && desk.group.is_none())
}

/// Draws the table and the panels.
pub fn show(ctx: &Context, data: &PanelData) -> Vec<Wanted> {
    spotlight::here(ctx, data.layout.ring.field);
    let mut wanted = vec![];
    board::show(ctx, data, &mut wanted);
    head::show(ctx, data, &mut wanted);
    middle::show(ctx, data);
    bar::show(ctx, data, &mut wanted);
    record::show(ctx, data, &mut wanted);
    wanted
}

/// Paints a picture, so much of it.
fn paint(painter: &Painter, face: Face, rect: Rect, alpha: f32) {
    let mut painter = painter.clone();
    painter.multiply_opacity(alpha);
    face.picture().paint(&painter, rect);
}

/// The emblem of the game.
pub fn emblem(painter: &Painter, rect: Rect) {
    Face::Emblem.picture().paint(painter, rect);
}
