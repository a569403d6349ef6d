//! A text in which seats are still seats.

use game::seat::Seat;

/// A text as it is drawn: words, and seats between them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SpannedText(Vec<Span>);

/// A part of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Span {
    /// Words.
    Text(String),
    /// A seat: drawn as its name, in its colour, with its mark.
    Seat(Seat),
}

/// The letters that stand round a seat's number while a text is made. No language has them, and no name keeps them.
const SEAT: (char, char) = ('\u{e000}', '\u{e001}');

/// A seat as it stands in a text that is being made.
pub(super) fn marked(seat: Seat) -> String {
    format!("{}{}{}", SEAT.0, seat.0, SEAT.1)
}

/// A player's own words without the letters that would make a seat of them.
pub(super) fn unmarked(words: &str) -> String {
    words.chars().filter(|c| ![SEAT.0, SEAT.1].contains(c)).collect()
}

impl SpannedText {
    /// Takes a text apart in which seats are marked.
    pub(super) fn of_marked(text: &str) -> Self {
        let mut spans = vec![];
        for part in text.split_inclusive(SEAT.1) {
            let seat = part.strip_suffix(SEAT.1).and_then(|part| {
                let (before, number) = part.split_once(SEAT.0)?;
                Some((before, Seat(number.parse().ok()?)))
            });
            match seat {
                Some((before, seat)) => {
                    spans.extend([Span::Text(before.to_owned()), Span::Seat(seat)]);
                }
                None => spans.push(Span::Text(part.to_owned())),
            }
        }
        spans.retain(|span| !matches!(span, Span::Text(text) if text.is_empty()));
        Self(spans)
    }

    /// Words and seats, in order.
    pub fn spans(&self) -> &[Span] {
        &self.0
    }

    /// The text with a name for every seat.
    pub fn named(&self, name: impl Fn(Seat) -> String) -> String {
        let span = |span: &Span| match span {
            Span::Text(text) => text.clone(),
            Span::Seat(seat) => name(*seat),
        };
        self.0.iter().map(span).collect()
    }
}
