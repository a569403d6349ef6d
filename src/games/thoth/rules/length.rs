//! How long a game is (T-28).

/// The score that ends a usual game (T7, T38).
pub const GOAL: i32 = 78;
/// The lowest and the highest score that can be agreed on instead (T-23).
pub const GOALS: (i32, i32) = (10, 300);
/// The score of a game in which one hand decides (T-28): none.
pub const ONE_HAND: i32 = 0;
/// The score that ends a short game (T-28).
pub(crate) const SHORT_GOAL: i32 = 40;

/// How long a game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Length {
    /// One hand decides.
    OneHand,
    /// Until somebody has `SHORT_GOAL`.
    Short,
    /// Until somebody has [`GOAL`], as in the rules.
    Whole,
    /// Until somebody has so many points (T-23).
    To(i32),
}

impl Length {
    /// The lengths that a set-up offers, the shortest first.
    pub const OFFERED: [Self; 3] = [Self::OneHand, Self::Short, Self::Whole];

    /// The length of a game with this goal.
    pub const fn of(goal: i32) -> Self {
        match goal {
            ONE_HAND => Self::OneHand,
            SHORT_GOAL => Self::Short,
            GOAL => Self::Whole,
            points => Self::To(points),
        }
    }

    /// The goal of a game of this length.
    pub const fn goal(self) -> i32 {
        match self {
            Self::OneHand => ONE_HAND,
            Self::Short => SHORT_GOAL,
            Self::Whole => GOAL,
            Self::To(points) => points,
        }
    }

    /// The score that ends the game; `None` if one hand does.
    pub const fn points(self) -> Option<i32> {
        match self {
            Self::OneHand => None,
            _ => Some(self.goal()),
        }
    }
}
