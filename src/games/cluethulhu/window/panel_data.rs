//! What the panels show: what is seen of a match, where it lies in the window, and what was chosen so far.

use crate::layout::Layout;
use crate::seen::{self, Cue, PublicRecord, RecordLine};
use crate::shown_table::CluethulhuWindow;
use crate::texts::{Console as Calls, Panels, Seats as Words};
use crate::ui_state::{Hands, ScreenMode, UiState};
use bevy_egui::egui::{Id, Vec2};
use cluethulhu::info::INFO;
use cluethulhu::{living, script};
use cluethulhu_rules::choices::{ACCUSE, PASS, is_said};
use cluethulhu_rules::{Action, Cluethulhu, Event, Thing};
use game::Seat;
use game::choices::Offer;
use game::message::{Message, Say};
use session::chart::MatchChart;
use session::{CardMatch, CardNote, Names, Seating};
use std::ops::Deref;
use window::flat::{DrawContext, Snapshot};
use window::reasons::Spoken;
use window::speech;

/// A verb for which seats are pointed at.
pub struct ChosenVerb {
    pub label: Message,
    /// Whether somebody is accused with it.
    pub accuses: bool,
    /// Whether it is something that is said aloud.
    pub is_claim: bool,
    /// Who does it, where one says that for several and has said it.
    pub by: Option<Seat>,
    /// Whether it is first said who does it.
    pub says_who: bool,
    /// How many have been pointed at after that.
    pub picked: usize,
    /// Whether it takes several.
    pub several: bool,
}

pub struct PanelData<'a> {
    pub seen: &'a PublicRecord,
    pub layout: Layout,
    /// The match as any panel knows it.
    pub look: Snapshot<'a, Event>,
    pub ui_state: &'a UiState,
    /// Whether something is still to be shown, or a bot is thinking.
    pub waits: bool,
    /// The secret history, once the game is over.
    pub history: Vec<RecordLine>,
    /// How the match went, once it is over.
    pub living: Option<(MatchChart, Names)>,
    /// What a human Keeper's record tells beside what is public.
    pub keepers: Option<Vec<RecordLine>>,
    /// How many news there were before anybody did anything: no note tells of them.
    pub opening: usize,
}

impl<'a> Deref for PanelData<'a> {
    type Target = Snapshot<'a, Event>;

    fn deref(&self) -> &Self::Target {
        &self.look
    }
}

impl<'a> PanelData<'a> {
    pub fn at(scene: &DrawContext<'a, CluethulhuWindow>) -> Self {
        let (m, shown, ui_state) = (scene.m, scene.shown, scene.ui_state);
        let seen = ui_state.story.as_ref().unwrap_or(shown.seen());
        let over = seen.result.is_some();
        let keeps = ui_state.manner == ScreenMode::Console && !ui_state.public && !over;
        // When the game is over the tablets are turned up for whoever has been looking.
        let viewer = if over { ui_state.viewer() } else { shown.viewer() };
        let mut look = Snapshot::at(&INFO, m, shown);
        (look.still, look.name) = (scene.view.still, Id::new((m.seed(), viewer)));
        Self {
            waits: look.busy || m.waits_for_bot(),
            look,
            history: seen::history(shown.game()),
            living: scene
                .view
                .result
                .and_then(|_| living::story(m))
                .map(|story| (story, m.seating().names.clone())),
            keepers: keeps.then(|| seen::lines(shown.game().record())),
            opening: opening(m),
            ..Self::new(seen, m.seating(), ui_state, scene.view.size)
        }
    }

    /// What is shown in a window of this size, points, of what is seen.
    pub fn new(seen: &'a PublicRecord, seating: &'a Seating, ui_state: &'a UiState, size: Vec2) -> Self {
        let ring = match &ui_state.turn {
            Some(turn) => turn.ring.clone(),
            None => Self::order(u8::try_from(seen.seats.len()).unwrap_or(u8::MAX), seen.viewer),
        };
        let layout = Layout::new(size, &ring, ui_state.manner == ScreenMode::Console);
        let look = Snapshot::new(&INFO, seating);
        Self {
            seen,
            layout,
            look,
            ui_state,
            waits: false,
            history: vec![],
            living: None,
            keepers: None,
            opening: 0,
        }
    }

    /// The seats as they sit: whoever has the screen to themselves at the foot.
    fn order(count: u8, viewer: Option<Seat>) -> Vec<Seat> {
        let first = viewer.map_or(0, |seat| seat.0);
        (0..count).map(|k| Seat((first + k) % count.max(1))).collect()
    }

    /// The numbers of the notes that tell all something, as far as they are shown.
    pub fn news(&self) -> impl DoubleEndedIterator<Item = usize> {
        let news = |(number, note): (usize, &CardNote<Event>)| {
            matches!(note, CardNote::Event(Event::News(_))).then_some(number)
        };
        self.told.iter().enumerate().filter_map(news)
    }

    /// What a bot told of what all heard last.
    pub fn why(&self) -> Option<&'a Spoken> {
        self.reasons.of(self.news().next_back()?)
    }

    /// The names of seats in a sentence.
    pub fn list(&self, seats: &[Seat]) -> String {
        let seats = seats.iter().map(Say::message).collect();
        speech::tell(self.names(), &Words::Names { seats })
    }

    /// A line of the Keeper's script.
    pub fn read(&self, line: &Cue) -> String {
        script::says(speech::language(), line.name, &self.list(&line.who))
    }

    /// Why what the Keeper says does not go on: somebody has to be entered first.
    pub fn why_not_next(&self) -> Option<Panels> {
        let ends = self.ui_state.console.is_at_end() && !self.waits;
        ends.then_some(if self.seen.night { Panels::EnterNight } else { Panels::EnterDay })
    }

    /// Why a call is not read from its first line again: that is the one which is read.
    pub fn why_not_again(&self) -> Option<Calls> {
        (self.ui_state.console.line == 0).then_some(Calls::FirstLine)
    }

    pub fn hands(&self) -> Option<Hands<'a>> {
        Hands::of(self.seen, self.ui_state, self.seating).filter(|_| !self.waits)
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
        cast.or_else(|| self.ui_state.hand(seat).map(Some))
    }

    /// What can be pointed at next for what may be done: verbs and groups by their buttons, seats in the ring.
    pub fn next(&self) -> Vec<Thing> {
        self.seen.offers.next(None, &self.ui_state.chosen.at, None)
    }

    /// Something that comes of pointing at these, one after the other.
    pub fn offer(&self, at: &[Thing]) -> Option<&Offer<Cluethulhu>> {
        self.seen.offers.all().iter().find(|offer| offer.way.at.starts_with(at))
    }

    /// The verb for which seats are pointed at now.
    pub fn verb(&self) -> Option<ChosenVerb> {
        let at = &self.ui_state.chosen.at;
        let place = at.iter().position(|thing| !matches!(thing, Thing::Group(_)))?;
        let verb = self.offer(at)?;
        let all = self.seen.offers.all().iter();
        let begun: Vec<_> = all.filter(|offer| offer.way.at.starts_with(&at[..=place])).collect();
        let says = |offer: &&Offer<Cluethulhu>| offer.way.at.get(place + 1) == Some(&Thing::Seat(offer.by));
        let says_who = begun.iter().all(says);
        let first = place + 1 + usize::from(says_who);
        let by = at.get(place + 1).filter(|_| says_who);
        let by = by.and_then(|thing| if let Thing::Seat(seat) = thing { Some(*seat) } else { None });
        Some(ChosenVerb {
            label: verb.way.at[place].label(verb.way.deed)?,
            // Other deeds have its id at other moments.
            accuses: verb.way.deed.label == ACCUSE.label,
            is_claim: is_said(verb.way.deed),
            by,
            says_who: says_who && at.len() < first,
            picked: at.len().saturating_sub(first),
            several: begun.iter().any(|offer| offer.way.at.len() > first + 1),
        })
    }

    /// Whether one enters for several that they pass.
    pub fn all_pass(&self) -> Vec<(Seat, Action)> {
        let offers = self.seen.offers.all().iter();
        let all: Vec<_> = offers.filter(|o| *o.way.deed == PASS).map(|o| (o.by, o.what)).collect();
        if all.len() > 1 { all } else { vec![] }
    }

    pub fn targets(&self) -> Vec<Seat> {
        if self.ui_state.turn.is_some() {
            let living = self.seen.seats.iter().filter(|seat| seat.alive);
            return living.map(|seat| seat.seat).collect();
        }
        if let Some(hands) = Hands::of(self.seen, self.ui_state, self.seating) {
            return if self.waits { vec![] } else { hands.people().collect() };
        }
        let seat = |thing| if let Thing::Seat(seat) = thing { Some(seat) } else { None };
        self.next().into_iter().filter_map(seat).collect()
    }
}

fn opening(m: &CardMatch<Cluethulhu>) -> usize {
    let all = m.game().record().iter().filter(|one| matches!(one.event, Event::News(_))).count();
    let noted = m.notes().iter().filter(|note| matches!(note, CardNote::Event(Event::News(_)))).count();
    all.saturating_sub(noted)
}
