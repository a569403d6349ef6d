//! The clocks of the table. Nothing here knows a role: an idle turn is a real one.
//!
//! * The turns of a Day round one screen: three picks and a confirmation on a freshly scrambled ring, ended by the clock alone
//!   (C-19).
//! * The calls of a Day, one after the other: every part takes as long, whether anybody acts in it or not (C8). The rules pass
//!   at once over a part that nobody decides.
//! * The timers of talk and defence, which say that time is up and end nothing.

use crate::shown_table::Table;
use crate::texts::{Panels, SetUpText};
use cluethulhu_rules::{Cluethulhu, Day, Event, Keeper, News, PublicPhase, Segment, Setup};
use game::Seat;
use game::rng::Rng;
use window::flat::PlaybackEntry;

/// How long one may talk, and how long one who is accused, s.
pub(crate) const DISCUSSION_S: f32 = 240.0;
pub(crate) const DEFENCE_S: f32 = 20.0;
/// How long handing on the screen takes, s: so much a turn is estimated longer than its clock.
const HANDING_ON_S: u32 = 8;

/// How long a Day takes round one screen, s: so many turns of so many seconds, and handing on the screen.
pub(crate) const fn lap_s(turns: u8, turn_s: u8) -> u32 {
    turns as u32 * (turn_s as u32 + HANDING_ON_S)
}

/// So much of a turn it takes to read a line of what it tells, 1.25 of 15 s; and how many lines it has beside one for each seat.
const LINE: f32 = 1.0 / 12.0;
const LINES: u8 = 7;

/// How long a turn lasts, s, whoever has it. On the first Day all that it tells is new, and there is time to read it.
pub fn turn_s(setup: &Setup, day: u16) -> f32 {
    let lines = if day <= 1 { f32::from(setup.players + LINES) } else { 0.0 };
    f32::from(setup.turn_s) * (1.0 + lines * LINE)
}

/// So many seconds, as a clock shows them: "3:20".
pub fn shown(seconds: f32) -> String {
    let whole = seconds.max(0.0).ceil() as u32;
    format!("{}:{:02}", whole / 60, whole % 60)
}

/// About so many minutes, in words: "about 5 minutes", "about 3½ minutes".
pub fn minutes(seconds: u32) -> SetUpText {
    let halves = (seconds + 15) / 30;
    match (halves / 2, halves % 2 == 1) {
        (0, _) => SetUpText::HalfMinute,
        (minutes, true) => SetUpText::MinutesAndHalf { minutes },
        (minutes, false) => SetUpText::Minutes { minutes },
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum For {
    Discussion,
    Defence,
}

impl For {
    pub const fn lasts_s(self) -> f32 {
        match self {
            Self::Discussion => DISCUSSION_S,
            Self::Defence => DEFENCE_S,
        }
    }

    /// Whether it is what people do at a stage of the Night, so that a timer of it is not over yet.
    pub const fn is_timed(self, stage: &PublicPhase) -> bool {
        use PublicPhase::{Accuse, Defence, Election, Second, Talk};
        match self {
            Self::Discussion => {
                matches!(stage, Election { .. } | Talk { .. } | Accuse { .. } | Second { .. })
            }
            Self::Defence => matches!(stage, Defence { .. }),
        }
    }

    pub const fn words(self) -> Panels {
        match self {
            Self::Discussion => Panels::Talk,
            Self::Defence => Panels::Defence,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Timer {
    pub of: For,
    pub left_s: f32,
    pub runs: bool,
}

impl Timer {
    pub const fn new(of: For) -> Self {
        Self { of, left_s: of.lasts_s(), runs: true }
    }

    /// Time passes, s. Whether anything moves.
    pub fn pass(&mut self, seconds: f32) -> bool {
        if self.runs {
            self.left_s = (self.left_s - seconds).max(0.0);
        }
        self.runs && self.left_s > 0.0
    }

    pub(crate) fn is_up(&self) -> bool {
        self.left_s <= 0.0
    }
}

pub(crate) const PICKS: usize = 3;

/// How long the answer is shown once the clock has ended a turn, to everybody alike, s (C-19).
pub const ANSWER_S: f32 = 5.0;

#[derive(Clone, Debug, PartialEq)]
pub struct TurnClock {
    pub seat: Seat,
    /// The seats as they lie in the ring, from its foot.
    pub ring: Vec<Seat>,
    /// What has been picked: somebody, nobody, or nothing yet.
    pub picks: [Option<Pick>; PICKS],
    pub at: usize,
    /// Whether all that is said to be final.
    pub confirmed: bool,
    /// How much time is left, s: of the turn, then of its answer.
    pub left_s: f32,
    /// Whether the clock has ended it, so that its answer is shown.
    pub answers: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pick {
    Somebody(Seat),
    /// Nobody, and that is meant.
    Nobody,
}

impl TurnClock {
    /// A turn of so many seconds among so many seats. `chance` scrambles the ring; no secret does.
    pub fn new(seat: Seat, seats: u8, chance: u64, lasts_s: f32) -> Self {
        let mut ring: Vec<Seat> = (0..seats).map(Seat).collect();
        Rng::new(chance).shuffle(&mut ring);
        Self { seat, ring, picks: [None; PICKS], at: 0, confirmed: false, left_s: lasts_s, answers: false }
    }

    pub fn pick(&mut self, pick: Pick) {
        if !self.confirmed {
            self.picks[self.at] = Some(pick);
            self.at = (self.at + 1).min(PICKS - 1);
        }
    }

    /// Asks for a pick again.
    pub fn ask(&mut self, at: usize) {
        if !self.confirmed && at < PICKS {
            self.at = at;
        }
    }

    pub fn is_full(&self) -> bool {
        self.picks.iter().all(Option::is_some)
    }

    pub fn confirm(&mut self) {
        self.confirmed |= self.is_full();
    }

    /// Time passes, s. Whether the turn is over: the clock alone ends it.
    pub fn pass(&mut self, seconds: f32) -> bool {
        self.left_s = (self.left_s - seconds).max(0.0);
        self.left_s <= 0.0
    }

    /// The clock has ended it: nothing is picked any more, and the answer is shown.
    pub fn answer(&mut self) {
        (self.answers, self.confirmed, self.left_s) = (true, true, ANSWER_S);
    }

    /// The orders of it: a missing pick is nobody.
    pub fn orders(&self) -> [Option<Seat>; PICKS] {
        self.picks.map(|pick| match pick {
            Some(Pick::Somebody(seat)) => Some(seat),
            Some(Pick::Nobody) | None => None,
        })
    }
}

/// How long a part lasts at the least where the program is the Keeper, s.
pub const CALL_S: f32 = 2.5;

/// How long the program as Keeper takes to call a whole Day, s.
pub(crate) fn day_s() -> f32 {
    Segment::order(false).len() as f32 * CALL_S
}

/// What an action did, as entries: every part that was called has its own, and so has nightfall.
pub fn entries(
    before: &Cluethulhu,
    events: Vec<Event>,
    after: &Cluethulhu,
) -> Vec<PlaybackEntry<Cluethulhu>> {
    let mut len = after.record().len() - events.len().min(after.record().len());
    let mut parts: Vec<Vec<Event>> = vec![vec![]];
    for event in events {
        let begins = matches!(event, Event::News(News::Called(_) | News::NightFell { .. }));
        let last = parts.last_mut().filter(|last| !begins || !last.iter().any(is_called));
        match last {
            Some(last) => last.push(event),
            None => parts.push(vec![event]),
        }
    }
    let count = parts.len();
    let entry = |(k, events): (usize, Vec<Event>)| {
        len += events.len();
        let after = if k + 1 == count { after.clone() } else { after.heard(before, len) };
        PlaybackEntry { events, after }
    };
    parts.into_iter().enumerate().map(entry).collect()
}

fn is_called(event: &Event) -> bool {
    matches!(event, Event::News(News::Called(_)))
}

/// The beginning of a match: what is called until somebody acts.
pub fn opening(game: &Cluethulhu) -> Vec<PlaybackEntry<Cluethulhu>> {
    entries(game, game.record().iter().map(|one| one.event.clone()).collect(), game)
}

/// How long after the one before an entry is shown at the soonest, s: no part is shorter than another. Whoever plays alone
/// need not wait once they have done what they wanted.
pub fn wait_s(game: &Cluethulhu, events: &[Event], own: bool) -> f32 {
    let ends_part =
        events.iter().any(|event| matches!(event, Event::News(News::Called(_) | News::NightFell { .. })));
    let begins_day = events.iter().any(|event| matches!(event, Event::News(News::DayBroke { .. })));
    match game.setup().keeper {
        _ if !ends_part || begins_day => 0.0,
        // Until the Keeper, or the pace that the Keeper has set, lets it go on.
        Keeper::Human => f32::INFINITY,
        Keeper::Machine if own => 0.0,
        Keeper::Machine => CALL_S,
    }
}

/// Whether parts of the Day are called now, in which nobody sees what others do, and when.
pub(crate) fn is_calling(shown: &Table) -> bool {
    let game = shown.game();
    game.setup().day == Day::Segments && !game.clock().1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_takes_about_as_long_as_is_said() {
        // Nine players with turns of 15 seconds: about three and a half minutes; 13 five; 20 eight (issue and C-18).
        for (players, least, most) in [(9, 195, 225), (13, 285, 315), (20, 450, 490)] {
            let takes = lap_s(players, cluethulhu_rules::TURN_S);
            assert!((least..=most).contains(&takes), "{players}: {takes}");
        }
        assert_eq!(
            [minutes(207), minutes(299), minutes(20), minutes(61)],
            [
                SetUpText::MinutesAndHalf { minutes: 3 },
                SetUpText::Minutes { minutes: 5 },
                SetUpText::HalfMinute,
                SetUpText::Minutes { minutes: 1 }
            ]
        );
        assert_eq!([shown(239.2), shown(9.0), shown(-1.0)], ["4:00", "0:09", "0:00"]);
    }

    #[test]
    fn a_timer_stands_still_or_runs_out_and_ends_nothing() {
        let mut timer = Timer::new(For::Defence);
        assert!(timer.pass(19.0) && !timer.is_up());
        timer.runs = false;
        assert!(!timer.pass(30.0) && !timer.is_up(), "it stands");
        timer.runs = true;
        assert!(!timer.pass(30.0) && timer.is_up());
        assert_eq!(timer.left_s, 0.0);
    }

    #[test]
    fn the_clock_alone_ends_a_turn_and_a_missing_pick_is_nobody() {
        let mut turn = TurnClock::new(Seat(3), 9, 5, 15.0);
        turn.confirm();
        assert!(!turn.confirmed, "there is nothing to confirm yet");
        turn.pick(Pick::Somebody(Seat(1)));
        turn.pick(Pick::Nobody);
        assert_eq!((turn.at, turn.orders()), (2, [Some(Seat(1)), None, None]));
        turn.pick(Pick::Somebody(Seat(4)));
        turn.ask(0);
        turn.pick(Pick::Somebody(Seat(2)));
        turn.confirm();
        turn.pick(Pick::Nobody);
        turn.ask(2);
        assert_eq!(turn.orders(), [Some(Seat(2)), None, Some(Seat(4))], "what is confirmed stays");
        assert!(!turn.pass(14.9), "a confirmation ends nothing");
        assert!(turn.pass(0.2));
    }

    #[test]
    fn the_ring_is_scrambled_anew_every_turn_and_holds_everybody() {
        let rings: Vec<Vec<Seat>> = (0..40).map(|turn| TurnClock::new(Seat(0), 20, turn, 1.0).ring).collect();
        for (k, ring) in rings.iter().enumerate() {
            assert!(!rings[..k].contains(ring), "turn {k} lies as another");
            let mut sorted = ring.clone();
            sorted.sort();
            assert_eq!(sorted, (0..20).map(Seat).collect::<Vec<_>>());
        }
        assert_eq!(rings[7], TurnClock::new(Seat(5), 20, 7, 1.0).ring, "whoever has it");
    }
}
