//! The clocks of the table: the turns of a Day, which end by the clock alone (C-19), and the timers of talk and defence,
//! which say that time is up and end nothing.

use super::texts::{Panels, SetUp};

/// How long one may talk, and how long one who is accused, s.
pub(crate) const DISCUSSION_S: f32 = 240.0;
/// The same for whoever is accused.
pub(crate) const DEFENCE_S: f32 = 20.0;
/// How long handing on the screen takes, s: so much a turn is estimated longer than its clock.
const HANDING_ON_S: u32 = 8;

/// How long a Day takes round one screen, s: so many turns of so many seconds, and handing on the screen.
pub(crate) const fn lap_s(turns: u8, turn_s: u8) -> u32 {
    turns as u32 * (turn_s as u32 + HANDING_ON_S)
}

/// So many seconds, as a clock shows them: "3:20".
pub fn shown(seconds: f32) -> String {
    let whole = seconds.max(0.0).ceil() as u32;
    format!("{}:{:02}", whole / 60, whole % 60)
}

/// About so many minutes, in words: "about 5 minutes", "about 3½ minutes".
pub fn minutes(seconds: u32) -> SetUp {
    let halves = (seconds + 15) / 30;
    match (halves / 2, halves % 2 == 1) {
        (0, _) => SetUp::HalfMinute,
        (minutes, true) => SetUp::MinutesAndHalf { minutes },
        (minutes, false) => SetUp::Minutes { minutes },
    }
}

/// What a timer is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum For {
    /// All talk.
    Discussion,
    /// One who is accused speaks.
    Defence,
}

impl For {
    /// How long, s.
    pub const fn lasts_s(self) -> f32 {
        match self {
            Self::Discussion => DISCUSSION_S,
            Self::Defence => DEFENCE_S,
        }
    }

    /// What it is called.
    pub const fn words(self) -> Panels {
        match self {
            Self::Discussion => Panels::Talk,
            Self::Defence => Panels::Defence,
        }
    }
}

/// A timer that runs or stands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Timer {
    /// What for.
    pub of: For,
    /// How much is left, s.
    pub left_s: f32,
    /// Whether it runs.
    pub runs: bool,
}

impl Timer {
    /// A timer that begins to run.
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

    /// Whether time is up.
    pub(crate) fn is_up(&self) -> bool {
        self.left_s <= 0.0
    }
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
                SetUp::MinutesAndHalf { minutes: 3 },
                SetUp::Minutes { minutes: 5 },
                SetUp::HalfMinute,
                SetUp::Minutes { minutes: 1 }
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
}
