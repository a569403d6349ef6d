//! How a match went, for whoever reads its result: what each side had at one moment after the other, what happened, and
//! the turning point. A game says what it counts; here nothing is known of any game.

use game::Seat;
use game::message::{Message, Say};
use serde::Serialize;

/// How a match went.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct MatchChart {
    /// What is counted: "cards on the path".
    pub counts: Message,
    /// What a moment is called: "turn".
    pub moment: Message,
    /// What each side had.
    pub lines: Vec<Series>,
    /// What happened.
    pub marks: Vec<Annotation>,
}

/// What a side had after each moment, from before the first one on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Series {
    /// What the side is called.
    pub name: Message,
    /// The seat whose colour it has, where it is one's.
    pub seat: Option<Seat>,
    /// How much it had.
    pub values: Vec<i32>,
}

impl Series {
    /// What a seat had.
    pub fn of(seat: Seat, values: Vec<i32>) -> Self {
        Self { name: seat.message(), seat: Some(seat), values }
    }
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Annotation {
    /// After which moment it is seen: a place among the values.
    pub at: usize,
    /// On which line.
    pub line: usize,
    /// In words.
    pub words: Message,
}

/// The moment at which the lead changed hands for the last time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turning {
    /// The moment: a place among the values.
    pub at: usize,
    /// The line that led before.
    pub from: usize,
    /// The line that leads then.
    pub to: usize,
}

impl MatchChart {
    /// How many moments there are, the one before the first included.
    pub fn moments(&self) -> usize {
        self.lines.iter().map(|line| line.values.len()).max().unwrap_or(0)
    }

    /// What a line has at a moment; what it had last, where it has ended before.
    pub fn value(&self, line: usize, at: usize) -> i32 {
        let values = self.lines.get(line).map_or(&[][..], |line| &line.values);
        values.get(at).or(values.last()).copied().unwrap_or(0)
    }

    /// Who is ahead alone at a moment.
    pub fn leader(&self, at: usize) -> Option<usize> {
        let most = (0..self.lines.len()).map(|line| self.value(line, at)).max()?;
        let mut first = (0..self.lines.len()).filter(|line| self.value(*line, at) == most);
        first.next().filter(|_| first.next().is_none())
    }

    /// The last time that somebody passed whoever was ahead before; `None` if nobody ever did. Nobody is ahead in a tie.
    pub fn turning_point(&self) -> Option<Turning> {
        let leaders = (0..self.moments()).filter_map(|at| Some((at, self.leader(at)?)));
        let pairs = leaders.clone().zip(leaders.skip(1)).filter(|((_, from), (_, to))| from != to);
        pairs.last().map(|((_, from), (at, to))| Turning { at, from, to })
    }

    /// The turning point, or how the lead was kept, in a sentence.
    pub fn told(&self) -> Option<Message> {
        if self.lines.len() < 2 {
            return None;
        }
        let name = |line: usize| self.lines[line].name.clone();
        if let Some(Turning { at, from, to, .. }) = self.turning_point() {
            let [then, before] = [to, from].map(|line| self.value(line, at));
            let turning = Message::new("story-turning").with("moment", self.moment.clone()).with("at", at);
            let turning = turning.with("to", name(to)).with("from", name(from)).with("then", then);
            return Some(turning.with("before", before).with("counts", self.counts.clone()));
        }
        let first = (0..self.moments()).find_map(|at| Some((at, self.leader(at)?)))?;
        let led = Message::new(if first.0 == 0 { "story-led" } else { "story-led-from" });
        let led = led.with("who", name(first.1)).with("moment", self.moment.clone());
        Some(led.with("at", first.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chart(lines: &[&[i32]]) -> MatchChart {
        let line = |(k, values): (usize, &&[i32])| Series::of(Seat(k as u8), values.to_vec());
        MatchChart {
            counts: Message::english("points"),
            moment: Message::english("turn"),
            lines: lines.iter().enumerate().map(line).collect(),
            marks: vec![],
        }
    }

    #[test]
    fn the_turning_point_is_the_last_change_of_who_is_ahead() {
        // The second and the third pass one another by much; then the first passes by little, and stays ahead.
        let chart = chart(&[&[0, 1, 7, 12, 13], &[0, 2, 1, 11, 12], &[0, 0, 9, 10, 10]]);
        assert_eq!(chart.turning_point(), Some(Turning { at: 3, from: 2, to: 0 }));
        let told = chart.told().unwrap();
        let given = |name| told.args.iter().find(|(known, _)| *known == name).map(|(_, arg)| arg.clone());
        assert_eq!((told.id, given("at")), ("story-turning", Some(3_usize.into())));
        assert_eq!(
            (given("to"), given("from")),
            (Some(Seat(0).message().into()), Some(Seat(2).message().into()))
        );
        assert_eq!((given("then"), given("before")), (Some(12.into()), Some(10.into())));
    }

    #[test]
    fn a_tie_between_leads_belongs_to_the_change() {
        let chart = chart(&[&[0, 2, 2, 2], &[0, 0, 2, 3]]);
        assert_eq!(chart.turning_point(), Some(Turning { at: 3, from: 0, to: 1 }));
    }

    #[test]
    fn whoever_leads_from_the_first_turn_on_is_told_to() {
        let chart = chart(&[&[0, 1, 2, 3], &[0, 0, 2, 2], &[0, 0, 1]]);
        assert_eq!(chart.turning_point(), None);
        let told = chart.told().unwrap();
        assert_eq!((told.id, told.args.last()), ("story-led-from", Some(&("at", 1_usize.into()))));
        assert_eq!(chart.value(2, 3), 1, "what ends early keeps what it had");
    }
}
