//! What a bot would do, and why: what it computed while it decided, in messages.

use super::search::PairedPlayouts;
use game::message::{Message, Say, texts};
use game::words::{decimal, score};

/// So many ways are compared at most.
pub const MOST_WAYS: usize = 3;

/// What a bot would do, and why.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice<C> {
    /// What it would do.
    pub choice: C,
    /// The same in words; `None` if its game has none.
    pub what: Option<Message>,
    /// The best that it compared, the best first, at most [`MOST_WAYS`]. Empty where it compared nothing.
    pub ways: Vec<ScoredOption<C>>,
    /// What it knows beside that, in whole sentences.
    pub why: Vec<Message>,
    /// Why, in one sentence for everybody at the table: a function of what an onlooker sees before the move and of it. `None`
    /// where it needs none.
    pub aloud: Option<Message>,
}

/// Something that could be done, and how good the bot finds it.
#[derive(Clone, Debug, PartialEq)]
pub struct ScoredOption<C> {
    /// What.
    pub choice: C,
    /// How good it is, in the unit of its words; more is better.
    pub value: f64,
    /// What it is, and its value.
    pub words: Message,
}

impl<C> Advice<C> {
    /// A choice without words.
    pub const fn bare(choice: C) -> Self {
        Self { choice, what: None, ways: vec![], why: vec![], aloud: None }
    }

    /// A choice, and what it is.
    pub fn of(choice: C, what: &impl Say) -> Self {
        Self { what: Some(what.message()), ..Self::bare(choice) }
    }

    /// The same with the best of these ways, given the best first. A single one is compared with nothing, and left out.
    #[must_use]
    pub fn among(mut self, mut ways: Vec<ScoredOption<C>>) -> Self {
        ways.truncate(if ways.len() > 1 { MOST_WAYS } else { 0 });
        self.ways = ways;
        self
    }

    /// The same for a reason more, where there is one.
    #[must_use]
    pub fn because(mut self, why: impl Into<Option<Message>>) -> Self {
        self.why.extend(why.into());
        self
    }

    /// The same with a reason for everybody, where there is one.
    #[must_use]
    pub fn aloud(self, why: Option<impl Say>) -> Self {
        Self { aloud: why.map(|why| why.message()), ..self }
    }
}

texts! {
    /// A way, and how good a bot finds it.
    pub enum Valuation in "coach-way-" {
        Share { what: Message, value: i64 },
        Ahead { what: Message, value: i64 },
        Behind { what: Message, value: i64 },
        Apart { what: Message, value: i64, better: bool },
        Suspect { what: Message, value: i64 },
        Tilt { what: Message, value: Message },
        Falls { what: Message },
    }
}

impl<C> ScoredOption<C> {
    /// A way that is worth so much, where 0 is lost and 1 is won. It is told in hundredths.
    pub fn share(choice: C, value: f64, what: impl Say) -> Self {
        let value = 100.0 * value;
        let words = Valuation::Share { what: what.message(), value: whole(value) }.message();
        Self { choice, value, words }
    }

    /// Ways that are worth so many points at the end of a hand, the best first. The best is told by how much better it is than the
    /// next, the others by how much worse than the best they are.
    pub fn by_points<S: Say>(ways: impl IntoIterator<Item = (C, f64, S)>) -> Vec<Self> {
        let ways: Vec<(C, f64, S)> = ways.into_iter().collect();
        let [first, next] = [0, 1].map(|at| ways.get(at).map_or(0.0, |(_, value, _)| *value));
        let way = |(at, (choice, value, what)): (usize, (C, f64, S))| {
            let what = what.message();
            let words = match at {
                0 => Valuation::Ahead { what, value: whole(first - next) },
                _ => Valuation::Behind { what, value: whole(first - value) },
            };
            Self { choice, value, words: words.message() }
        };
        ways.into_iter().enumerate().map(way).collect()
    }

    /// A way against somebody who is sought with so much probability. It is told in hundredths.
    pub fn suspect(choice: C, value: f64, what: impl Say) -> Self {
        let value = 100.0 * value;
        let words = Valuation::Suspect { what: what.message(), value: whole(value) }.message();
        Self { choice, value, words }
    }
}

impl<C> ScoredOption<C> {
    /// A way after which all bears a tilt of so many degrees; 0 where something falls.
    pub fn tilt(choice: C, degrees: f64, what: impl Say) -> Self {
        let what = what.message();
        let words = match degrees > 0.0 {
            true => Valuation::Tilt { what, value: decimal(degrees) }.message(),
            false => Valuation::Falls { what }.message(),
        };
        Self { choice, value: degrees, words }
    }
}

/// Two ways, compared in the same worlds.
#[derive(Clone, Debug, PartialEq)]
pub struct Weighed<C> {
    /// The ways, in the order in which they were given.
    pub ways: [ScoredOption<C>; 2],
    /// Standard error of the difference of their values.
    pub error: f64,
}

impl<C> Weighed<C> {
    /// By how much the second is better than the first, in the unit of their words.
    pub fn gap(&self) -> f64 {
        self.ways[1].value - self.ways[0].value
    }
}

impl<C: Clone> Weighed<C> {
    /// Two ways in shares, see [`ScoredOption::share`].
    pub fn shares<S: Say>(ways: [&C; 2], duel: PairedPlayouts, what: impl Fn(&C) -> S) -> Self {
        let PairedPlayouts { worth: [a, b], error } = duel;
        let way = |choice: &C, worth| ScoredOption::share(choice.clone(), worth, what(choice));
        Self { ways: [way(ways[0], a), way(ways[1], b)], error: 100.0 * error }
    }
}

impl<C: Clone> Weighed<C> {
    /// Two ways, each told by whether it is better than the other, and by how much, in whole units.
    pub fn apart(ways: [&C; 2], duel: PairedPlayouts, words: impl Fn(&C, bool, i64) -> Message) -> Self {
        let PairedPlayouts { worth: [a, b], error } = duel;
        let way = |choice: &C, value: f64, other: f64| {
            let words = words(choice, value >= other, whole((value - other).abs()));
            ScoredOption { choice: choice.clone(), value, words }
        };
        Self { ways: [way(ways[0], a, b), way(ways[1], b, a)], error }
    }
}

/// The nearest whole number, with a proper minus.
pub fn points(value: f64) -> String {
    score(value.round() as i32)
}

/// The nearest whole number.
pub fn whole(value: f64) -> i64 {
    value.round() as i64
}
