//! A turn of a Day round one screen: three picks and a confirmation on a freshly scrambled ring, ended by the clock alone,
//! whatever the role (C-19). Nothing here knows a role: an idle turn is a real one.

use game::Seat;
use game::rng::Rng;

/// Picks in a turn.
pub(crate) const PICKS: usize = 3;

/// How long the answer is shown once the clock has ended a turn, to everybody alike, s (C-19).
pub const ANSWER_S: f32 = 5.0;

/// A turn under way.
#[derive(Clone, Debug, PartialEq)]
pub struct Turn {
    /// Who has the screen.
    pub seat: Seat,
    /// The seats as they lie in the ring, from its foot.
    pub ring: Vec<Seat>,
    /// What has been picked: somebody, nobody, or nothing yet.
    pub picks: [Option<Pick>; PICKS],
    /// Which of them is being picked.
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

impl Turn {
    /// A turn of so many seconds among so many seats. `chance` scrambles the ring; no secret does.
    pub fn new(seat: Seat, seats: u8, chance: u64, lasts_s: f32) -> Self {
        let mut ring: Vec<Seat> = (0..seats).map(Seat).collect();
        Rng::new(chance).shuffle(&mut ring);
        Self { seat, ring, picks: [None; PICKS], at: 0, confirmed: false, left_s: lasts_s, answers: false }
    }

    /// Picks for the place that is asked, and asks for the next one.
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

    /// Whether all picks have been made.
    pub fn is_full(&self) -> bool {
        self.picks.iter().all(Option::is_some)
    }

    /// Says that it is final, where all picks have been made.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_clock_alone_ends_a_turn_and_a_missing_pick_is_nobody() {
        let mut turn = Turn::new(Seat(3), 9, 5, 15.0);
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
        let rings: Vec<Vec<Seat>> = (0..40).map(|turn| Turn::new(Seat(0), 20, turn, 1.0).ring).collect();
        for (k, ring) in rings.iter().enumerate() {
            assert!(!rings[..k].contains(ring), "turn {k} lies as another");
            let mut sorted = ring.clone();
            sorted.sort();
            assert_eq!(sorted, (0..20).map(Seat).collect::<Vec<_>>());
        }
        assert_eq!(rings[7], Turn::new(Seat(5), 20, 7, 1.0).ring, "whoever has it");
    }
}
