//! What the panels show: what is seen of a match, where it lies in the window, and what was chosen so far.

use super::desk::{Desk, Manner};
use super::hands::Hands;
use super::layout::Layout;
use super::seen::{Line, Seen};
use super::texts::Seats as Words;
use super::verbs::Verb;
use super::{story, views};
use crate::shown_table::CluethulhuWindow;
use bevy_egui::egui::{Id, Vec2};
use cluethulhu::info::INFO;
use cluethulhu::living;
use cluethulhu_rules::Action;
use game::Seat;
use game::message::Say;
use session::story::Story;
use session::{Names, Seating};
use window::flat::Scene;
use window::speech;
use window::texts::Matches;
use window::ui::seats::Seats;
use window::words::capital;

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
    pub history: Vec<Line>,
    /// How the match went, once it is over.
    pub living: Option<(Story, Names)>,
    /// What a human Keeper's record tells beside what is public.
    pub keepers: Option<Vec<Line>>,
    /// Whether things jump instead of moving.
    pub still: bool,
    /// The name of the table. For whoever else looks it has another one, so that nothing shows what the one before saw.
    pub name: Id,
}

impl<'a> PanelData<'a> {
    /// What is shown of a match in a window.
    pub fn at(scene: &Scene<'a, CluethulhuWindow>) -> Self {
        let (m, shown, desk) = (scene.m, scene.shown, scene.desk);
        let seen = desk.story.as_ref().unwrap_or(shown.seen());
        let over = seen.result.is_some();
        let keeps = desk.manner == Manner::Console && !desk.public && !over;
        // When the game is over the tablets are turned up for whoever has been looking.
        let viewer = if over { desk.viewer() } else { shown.viewer() };
        Self {
            steps: m.practice().then(|| m.steps()),
            waits: shown.is_busy() || m.waits_for_bot(),
            history: story::lines(shown.game()),
            living: scene
                .view
                .result
                .and_then(|_| living::story(m))
                .map(|story| (story, m.seating().names.clone())),
            keepers: keeps.then(|| views::lines(shown.game().record())),
            still: scene.view.still,
            name: Id::new((m.seed(), viewer)),
            ..Self::new(seen, m.seating(), desk, scene.view.size)
        }
    }

    /// What is shown in a window of this size, points, of what is seen.
    pub fn new(seen: &'a Seen, seating: &'a Seating, desk: &'a Desk, size: Vec2) -> Self {
        let ring = match &desk.turn {
            Some(turn) => turn.ring.clone(),
            None => Self::order(u8::try_from(seen.seats.len()).unwrap_or(u8::MAX), seen.viewer),
        };
        let layout = Layout::new(size, &ring);
        let (history, name) = (vec![], Id::new("cluethulhu"));
        Self {
            seen,
            layout,
            seating,
            desk,
            steps: None,
            waits: false,
            history,
            living: None,
            keepers: None,
            still: false,
            name,
        }
    }

    /// The seats as they sit: whoever has the screen to themselves at the foot.
    fn order(count: u8, viewer: Option<Seat>) -> Vec<Seat> {
        let first = viewer.map_or(0, |seat| seat.0);
        (0..count).map(|k| Seat((first + k) % count.max(1))).collect()
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
        match INFO.bot_title(self.seating.sitter(seat)) {
            Some(bot) => speech::say(Matches::Player { name, bot }),
            None => name,
        }
    }

    /// Words of the rules, with names for seats, as a sentence.
    pub fn tell(&self, what: &impl Say) -> String {
        capital(&speech::tell(self.names(), what))
    }

    /// The names of seats in a sentence.
    pub fn list(&self, seats: &[Seat]) -> String {
        let seats = seats.iter().map(Say::message).collect();
        speech::tell(self.names(), &Words::Names { seats })
    }

    /// The show of hands that one person enters now.
    pub fn hands(&self) -> Option<Hands<'a>> {
        Hands::of(self.seen, self.desk, self.seating).filter(|_| !self.waits)
    }

    /// Over whom a vote is held now: the one on trial, or for whom hands are raised.
    pub fn asked_about(&self) -> Option<Seat> {
        let ballot = self.seen.ballot.as_ref()?;
        let trial = ballot.on.first().copied().filter(|_| ballot.needed.is_some());
        trial.or_else(|| self.hands()?.whom())
    }

    /// How somebody votes, where a vote is under way and they have, or their hand is entered: for whom, or for nobody.
    pub(crate) fn vote_of(&self, seat: Seat) -> Option<Option<Seat>> {
        let ballot = self.seen.ballot.as_ref()?;
        let cast = ballot.cast.iter().find(|(by, _)| *by == seat).map(|(_, whom)| *whom);
        cast.or_else(|| self.desk.hand(seat).map(Some))
    }

    /// The verb that has been chosen; unless one has, the one that is likeliest, if there is only one such.
    pub fn verb(&self) -> Option<&Verb<Action>> {
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
        if let Some(hands) = Hands::of(self.seen, self.desk, self.seating) {
            return if self.waits { vec![] } else { hands.people().collect() };
        }
        self.verb().map_or_else(Vec::new, |verb| verb.targets(&self.desk.picked))
    }
}

/// The verb that pointing at a seat means.
pub(super) fn verb<'a>(seen: &'a Seen, desk: &Desk) -> Option<&'a Verb<Action>> {
    if let Some(chosen) = &desk.verb {
        return seen.verbs.iter().find(|verb| verb.label == *chosen);
    }
    // Whoever enters for several says first what is done: one click too many would accuse somebody.
    let one = |verb: &&Verb<Action>| {
        let mut ways = verb.ways.iter();
        ways.clone().all(|way| way.at.len() == 1) && ways.any(|way| way.at != [way.by])
    };
    let mut likeliest = seen.verbs.iter().filter(|verb| verb.main && one(verb));
    likeliest.next().filter(|_| likeliest.next().is_none() && desk.group.is_none())
}
