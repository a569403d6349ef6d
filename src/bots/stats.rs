//! How sure one can be of a share of wins, or of a mean.

use std::fmt;
use std::iter::Sum;
use std::ops::Add;

use game::statistics::{Z_95, wilson};
use serde::{Deserialize, Serialize};

/// A mean, and how far it may be off.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Mean {
    /// The mean; 0 of nothing.
    pub mean: f64,
    /// Half of its 95 % interval: 1.96 standard errors.
    pub half: f64,
}

impl Mean {
    /// Of these values, which are independent of each other.
    pub fn of(values: &[f64]) -> Self {
        let n = values.len().max(1) as f64;
        let mean = values.iter().sum::<f64>() / n;
        let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
        Self { mean, half: Z_95 * (squares / (n - 1.0).max(1.0) / n).sqrt() }
    }
}

impl fmt::Display for Mean {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.1} ± {:.1}", self.mean, self.half)
    }
}

/// So many of so many.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Share {
    /// How many were won.
    pub won: u32,
    /// Of how many.
    pub of: u32,
}

impl Share {
    /// One game.
    pub fn one(won: bool) -> Self {
        Self { won: won.into(), of: 1 }
    }

    /// The share itself, 0 to 1; 0 of nothing.
    pub fn rate(self) -> f64 {
        f64::from(self.won) / f64::from(self.of.max(1))
    }

    /// The 95 % confidence interval of the true rate, low and high, each 0 to 1: in 19 of 20 such measurements the true
    /// rate lies in it. That holds if the games are independent of each other; games of one deal are a little less
    /// than that.
    pub fn interval(self) -> (f64, f64) {
        wilson(self.won, self.of)
    }
}

impl Add for Share {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self { won: self.won + other.won, of: self.of + other.of }
    }
}

impl Sum for Share {
    fn sum<I: Iterator<Item = Self>>(shares: I) -> Self {
        shares.fold(Self::default(), Add::add)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near((a, b): (f64, f64), (c, d): (f64, f64)) -> bool {
        (a - c).abs() < 5e-5 && (b - d).abs() < 5e-5
    }

    /// By hand for 8 of 10, with z² = 3.8415: (0.8 + 0.19207 ∓ 1.95996 √(0.016 + 0.0096036)) / 1.38415.
    #[test]
    fn eight_of_ten_by_hand() {
        let interval = Share { won: 8, of: 10 }.interval();
        assert!(near(interval, (0.49016, 0.94332)), "{interval:?}");
    }

    #[test]
    fn none_and_all_have_a_closed_form() {
        // z² / (n + z²) = 3.8415 / 13.8415.
        assert!(near(Share { won: 0, of: 10 }.interval(), (0.0, 0.27753)));
        assert!(near(Share { won: 10, of: 10 }.interval(), (0.72247, 1.0)));
        assert_eq!(Share::default().interval(), (0.0, 1.0));
    }

    /// What the interval is by definition.
    #[test]
    fn the_ends_are_a_z_of_standard_errors_away() {
        for (won, of) in [(1, 7), (37, 60), (200, 400), (799, 800)] {
            let share = Share { won, of };
            let (low, high) = share.interval();
            for end in [low, high] {
                let errors = (share.rate() - end).abs() / (end * (1.0 - end) / f64::from(of)).sqrt();
                assert!((errors - Z_95).abs() < 1e-6, "{won} of {of}: {errors}");
            }
        }
    }
}
