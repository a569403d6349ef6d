//! The match as it is shown. It follows the match entry by entry, at a pace that can be watched, and so lags behind the
//! rules while something moves. Between two entries the board moves things: nothing here knows what an event does.

use super::flat_game::{ActionOf, DisplayedMatch, EventOf, FlatGame, PlaybackEntry, Waiting};
use crate::card_match::CardTable;
use crate::reasons::{Reasons, Spoken};
use bevy::prelude::World;
use bots::SeatPosition;
use game::Seat;
use session::{CardMatch, CardNote, Seating, Skill};
use std::collections::VecDeque;
use std::fmt::Debug;

impl<F: FlatGame> Clone for DisplayedMatch<F> {
    fn clone(&self) -> Self {
        Self {
            game: self.game.clone(),
            viewer: self.viewer,
            seating: self.seating.clone(),
            seen: self.seen.clone(),
            before: self.before.clone(),
            events: self.events.clone(),
            queue: self.queue.clone(),
            reasons: self.reasons.clone(),
            ..*self
        }
    }
}

impl<F: FlatGame> DisplayedMatch<F> {
    /// A game as it is now, for somebody who looks.
    pub fn new(game: &F::Game, seating: &Seating, viewer: F::Viewer) -> Self {
        let seen = F::see(game, viewer, seating);
        Self {
            before: seen.clone(),
            seen,
            game: game.clone(),
            viewer,
            seating: seating.clone(),
            events: vec![],
            was_large: false,
            for_s: 0.0,
            lasts_s: 0.0,
            queue: VecDeque::new(),
            watched: false,
            held: false,
            reasons: Reasons::default(),
        }
    }

    /// What happens is kept back from the display, or no more. Nobody acts meanwhile.
    pub fn hold(&mut self, held: bool) {
        self.held = held;
    }

    /// What whoever looks sees.
    pub const fn seen(&self) -> &F::Seen {
        &self.seen
    }

    /// What they saw before the entry that is shown now.
    pub const fn before(&self) -> &F::Seen {
        &self.before
    }

    /// The game as it is shown, secrets and all. Panels get [`DisplayedMatch::seen`].
    pub const fn game(&self) -> &F::Game {
        &self.game
    }

    /// Who sits where.
    pub const fn seating(&self) -> &Seating {
        &self.seating
    }

    /// Who looks.
    pub const fn viewer(&self) -> F::Viewer {
        self.viewer
    }

    /// Somebody else looks, or nobody.
    pub fn look_as(&mut self, viewer: F::Viewer) {
        if self.viewer != viewer {
            self.viewer = viewer;
            self.seen = F::see(&self.game, viewer, &self.seating);
            self.before = self.seen.clone();
        }
    }

    /// What happened in the entry that is shown now, or was shown last.
    pub fn events(&self) -> &[EventOf<F>] {
        &self.events
    }

    /// Whether that entry was shown large before it was shown on the table.
    pub const fn was_large(&self) -> bool {
        self.was_large
    }

    /// For how long the entry has been shown, s.
    pub const fn for_s(&self) -> f32 {
        self.for_s
    }

    /// How far the entry that is shown has come, from 0 to 1.
    pub fn share(&self) -> f32 {
        if self.lasts_s > 0.0 { (self.for_s / self.lasts_s).clamp(0.0, 1.0) } else { 1.0 }
    }

    /// Whether an entry is being shown, so that the next one waits.
    pub fn is_showing(&self) -> bool {
        self.for_s < self.lasts_s
    }

    /// What is to be shown next.
    pub fn next(&self) -> Option<&[EventOf<F>]> {
        self.queue.front().map(|next| next.entry.events.as_slice())
    }

    /// What is to be shown next, where it has been announced.
    pub fn announced(&self) -> Option<&[EventOf<F>]> {
        self.next().filter(|_| self.queue.front().is_some_and(|next| next.announced))
    }

    /// What is to be shown next, where its time has come and it has not been announced.
    pub fn due(&self) -> Option<&[EventOf<F>]> {
        let in_time = self.queue.front().is_some_and(|next| self.for_s >= next.wait_s);
        self.next().filter(|_| in_time && !self.held && !self.is_showing() && self.announced().is_none())
    }

    /// Whether what is to be shown next waits for a word ([`Self::skip_to`]), however long that takes.
    pub(super) fn waits_for_word(&self) -> bool {
        let waits = self.queue.front().is_some_and(|next| next.wait_s.is_infinite());
        waits && self.for_s.is_finite() && !self.is_showing()
    }

    /// What is to be shown next has been announced, `large` or in the panels alone.
    pub fn announce(&mut self, large: bool) {
        if let Some(next) = self.queue.front_mut() {
            (next.announced, next.large) = (true, large);
        }
    }

    /// The events that are still to be shown, in order.
    pub fn queue(&self) -> impl Iterator<Item = &EventOf<F>> {
        self.queue.iter().flat_map(|next| &next.entry.events)
    }

    /// How many events are still to be shown.
    pub(crate) fn pending(&self) -> usize {
        self.queue().count()
    }

    /// What bots told of their moves, shown or not.
    pub const fn reasons(&self) -> &Reasons {
        &self.reasons
    }

    /// The notes of a match, as far as they are shown.
    pub fn told<'a>(&self, notes: &'a [CardNote<EventOf<F>>]) -> &'a [CardNote<EventOf<F>>] {
        // What holds the display is told once it has been seen.
        let held = if self.is_showing() && F::holds(&self.events) { self.events.len() } else { 0 };
        let (mut pending, mut told) = (self.pending() + held, notes.len());
        while pending > 0 && told > 0 {
            told -= 1;
            pending -= usize::from(matches!(notes[told], CardNote::Event(_)));
        }
        &notes[..told]
    }

    /// Whether something is still to be shown, or the match is watched again. Nobody acts until it has been.
    pub fn is_busy(&self) -> bool {
        self.watched || self.held || !self.queue.is_empty() || self.is_showing()
    }

    /// Time passes, s, in which nothing is shown: something else is, large.
    pub fn idle(&mut self, seconds: f32) {
        self.for_s += seconds;
    }

    /// Time passes, s. What has been announced is shown when its time has come; `still` where things jump instead of
    /// moving.
    pub fn pass(&mut self, seconds: f32, still: bool) {
        self.for_s += seconds;
        if self.held {
            return;
        }
        if still && !F::holds(&self.events) {
            self.lasts_s = self.lasts_s.min(F::reads_s(&self.events));
        }
        while !self.is_showing()
            && let Some(next) = self.queue.pop_front_if(|next| next.announced && self.for_s >= next.wait_s)
        {
            self.show(next, still);
        }
    }

    /// Entries are to be shown after all others. What else comes of what a person does may be another's, and worth an
    /// announcement.
    fn push(&mut self, entries: Vec<PlaybackEntry<F::Game>>, person: bool) {
        let waiting = |(k, entry): (usize, PlaybackEntry<F::Game>)| {
            let own = person && k == 0;
            let wait_s = F::wait_s(self, &entry.events, own);
            Waiting { entry, announced: own, large: false, wait_s }
        };
        let waiting: Vec<_> = entries.into_iter().enumerate().map(waiting).collect();
        self.queue.extend(waiting);
    }

    fn show(&mut self, Waiting { entry, large, .. }: Waiting<F::Game>, still: bool) {
        let seen = F::see(&entry.after, self.viewer, &self.seating);
        self.before = std::mem::replace(&mut self.seen, seen);
        if !F::goes_with_the_last(self, &entry.events) {
            self.for_s = 0.0;
        }
        let holds = F::holds(&entry.events);
        self.lasts_s = match (holds, still) {
            (true, _) => f32::INFINITY,
            (false, true) => F::reads_s(&entry.events),
            (false, false) => F::lasts_s(&entry.events),
        };
        (self.game, self.events, self.was_large) = (entry.after, entry.events, large);
    }

    /// Everything is shown at once, up to an entry that holds the display.
    pub fn hurry(&mut self) {
        if self.held || self.is_showing() && F::holds(&self.events) {
            return;
        }
        self.lasts_s = 0.0;
        while !self.is_showing()
            && let Some(next) = self.queue.pop_front()
        {
            self.show(next, true);
            if !F::holds(&self.events) {
                self.lasts_s = 0.0;
            }
        }
    }

    /// The entry that is shown has been looked at for so long, s.
    pub fn skip_to(&mut self, seconds: f32) {
        self.for_s = self.for_s.max(seconds);
    }

    /// The entry that holds the display has been seen: what follows it is shown.
    pub fn release(&mut self) {
        self.lasts_s = 0.0;
    }
}

impl<F: FlatGame> CardTable for DisplayedMatch<F> {
    type Game = F::Game;
    type Bot = F::Bot;

    fn bot(skill: Skill, seed: u64, seat: Seat) -> F::Bot {
        F::bot(skill, seed, seat)
    }

    fn remember(bot: &mut F::Bot, m: &CardMatch<F::Game>, seat: Seat) {
        F::remember(bot, m, seat);
    }

    fn of(m: &CardMatch<F::Game>) -> Self {
        let mut opening = F::opening(m).into_iter();
        let first = opening.next();
        let game = first.as_ref().map_or(m.game(), |first| &first.after);
        let mut shown = Self::new(game, m.seating(), F::Viewer::default());
        shown.push(opening.collect(), false);
        shown
    }

    fn follow(&mut self, m: &CardMatch<F::Game>, notes: &[CardNote<EventOf<F>>]) {
        let events: Vec<_> = notes
            .iter()
            .filter_map(|note| match note {
                CardNote::Event(event) => Some(event.clone()),
                _ => None,
            })
            .collect();
        let before = self.queue.back().map_or(&self.game, |last| &last.entry.after);
        let done = m.log().last();
        let person = done.is_none_or(|done| m.seating().is_person(done.seat));
        let mut entries = F::entries(before, done, events, m.game());
        // What nothing is told of changes the game all the same.
        match entries.last_mut() {
            Some(last) => last.after = m.game().clone(),
            None => entries.push(PlaybackEntry { events: vec![], after: m.game().clone() }),
        }
        self.push(entries, person);
        // What a person does is seen at once.
        if person {
            self.pass(0.0, false);
        }
    }

    fn tell_why(&mut self, told: Spoken) {
        self.reasons.tell(told);
    }

    fn jump(&mut self, m: &CardMatch<F::Game>) {
        let (viewer, reasons) = (self.viewer, std::mem::take(&mut self.reasons));
        *self = Self { reasons, ..Self::new(m.game(), m.seating(), viewer) };
    }

    fn landmarks(position: &SeatPosition<F::Game>, action: &ActionOf<F>) -> Vec<String> {
        F::landmarks(position, action)
    }

    fn begun(world: &mut World, m: &CardMatch<F::Game>) {
        world.insert_resource(F::ui_state(m));
    }

    fn is_busy(&self) -> bool {
        Self::is_busy(self)
    }

    fn acts_unseen(&self) -> bool {
        F::acts_unseen(self)
    }
}

impl<F: FlatGame> Debug for DisplayedMatch<F> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Shown")
            .field("events", &self.events)
            .field("pending", &self.pending())
            .finish_non_exhaustive()
    }
}
