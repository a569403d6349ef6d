//! The quick reference: what every card can do and what it is worth, all of it asked of the cards. The window shows it, and it
//! can be printed.

use game::message::{Arg, Message, Say, number, texts};
use game::words::score;
use strum::VariantArray;
use thoth_rules::{
    Card, Court, Element, Elements, Kind, Number, ROOF, Suit, Trump, TrumpWorth, court_penalty,
};

texts! {
    /// What the quick reference says.
    pub enum Words in "thoth-sheet-" {
        Cards,
        Ace,
        TwoToNine,
        Ten,
        Court,
        Zodiacal,
        Planetary,
        Elements,
        Trumps,
        TrumpSuit,
        ZodiacalTrumps,
        PlanetaryTrumps,
        ElementalTrumps,
        Takes { what: Message },
        ItsNumber { what: Message },
        Worth { worth: u8, what: Message },
        AndTurns { what: Message, turns: u8 },
        All,
        SuitAndRank,
        Suit,
        Element,
        ElementColour { element: Message, colour: Message },
        Numbered { index: String, trump: Message },
        PointsTitle,
        EachPip,
        EachStory,
        ARoof,
        ItsPyramids,
        SmallCards,
        TheirValue,
        Courts,
    }
}

/// The uses that have a column.
pub const COLUMNS: [Kind; 6] =
    [Kind::Foundation, Kind::Raise, Kind::Story, Kind::Roof, Kind::Trouble, Kind::Relief];

/// The rows: a name, where it is not the card's own, and a card of that kind.
const ROWS: [(Option<Words>, Card); 10] = [
    (Some(Words::Ace), Card::Small(Number::Ace, Suit::Wands)),
    (Some(Words::TwoToNine), Card::Small(Number::Nine, Suit::Wands)),
    (Some(Words::Ten), Card::Small(Number::Ten, Suit::Wands)),
    (Some(Words::Court), Card::Court(Court::Queen, Suit::Wands)),
    (Some(Words::Zodiacal), Card::Trump(Trump::Emperor)),
    (Some(Words::Planetary), Card::Trump(Trump::Sun)),
    (None, Card::Trump(Trump::World)),
    (None, Card::Trump(Trump::Fool)),
    (None, Card::Trump(Trump::HangedMan)),
    (None, Card::Trump(Trump::Judgment)),
];

/// The rows: what the cards of each are called, and what stands in each of the [`COLUMNS`], if anything.
pub fn rows() -> impl Iterator<Item = (Message, [Option<Message>; COLUMNS.len()])> {
    ROWS.iter().map(|(name, card)| {
        let name = name.as_ref().map_or_else(|| card.message(), Say::message);
        (name, COLUMNS.map(|kind| cell(*card, kind)))
    })
}

/// What a card is used for, in the order of [`Kind`], with the elements that go with it and the extra turns.
pub fn uses(card: Card) -> Vec<(Kind, Elements, u8)> {
    let one = |element| Elements::one(element);
    [
        card.is_foundation().then(|| (Kind::Foundation, card.accepts(), card.foundation_extra_turns())),
        card.worth().map(|_| (Kind::Raise, one(card.element()), card.redeem_extra_turns())),
        card.is_story().then(|| (Kind::Story, card.accepts(), 0)),
        card.roof().map(|element| (Kind::Roof, one(element), 0)),
        card.trouble().map(|element| (Kind::Trouble, one(element), 0)),
        card.relief().map(|relief| (Kind::Relief, one(relief.element), relief.extra_turns)),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// What stands in a cell, asked of a card of that kind.
fn cell(card: Card, kind: Kind) -> Option<Message> {
    let (_, elements, turns) = uses(card).into_iter().find(|(one, ..)| *one == kind)?;
    let what = which(card, elements);
    let what = match kind {
        Kind::Foundation | Kind::Story => Words::Takes { what }.message(),
        Kind::Raise if matches!(card, Card::Small(Number::Nine, _)) => Words::ItsNumber { what }.message(),
        Kind::Raise => Words::Worth { worth: card.worth().unwrap_or(0), what }.message(),
        _ => what,
    };
    Some(if turns == 0 { what } else { Words::AndTurns { what, turns }.message() })
}

/// Elements as they are for every card of the kind: "its suit", where the suits differ.
fn which(card: Card, elements: Elements) -> Message {
    let words = match card {
        _ if elements == Elements::ALL => Words::All,
        Card::Court(..) if elements == card.accepts() => Words::SuitAndRank,
        Card::Small(..) | Card::Court(..) => Words::Suit,
        Card::Trump(trump) => match trump.class() {
            TrumpWorth::Zodiacal(own) if elements == Elements::one(own) => Words::Element,
            _ => return elements.message(),
        },
    };
    words.message()
}

/// What stands for an element: a suit and a rank of the courts; of spirit, the trumps alone.
pub fn stands_for(element: Element) -> (Message, Option<Message>) {
    let suit = Suit::VARIANTS.iter().find(|suit| suit.element() == element);
    let court = Court::VARIANTS.iter().find(|court| court.element() == element);
    (suit.map_or_else(|| Words::TrumpSuit.message(), Say::message), court.map(Say::message))
}

/// The trumps of a class, with their numbers.
pub fn trumps(class: TrumpWorth) -> Vec<Message> {
    let of_class = Trump::VARIANTS.iter().filter(|trump| trump.class() == class);
    let named = |&trump| {
        let (index, trump) = (numeral(trump), Card::Trump(trump).message());
        Words::Numbered { index, trump }.message()
    };
    of_class.map(named).collect()
}

/// The number of a trump in Roman numerals; the Fool's nothing is 0.
pub fn numeral(trump: Trump) -> String {
    let ones = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"];
    match trump as u8 {
        0 => "0".into(),
        number => "X".repeat(usize::from(number / 10)) + ones[usize::from(number % 10)],
    }
}

/// What counts at the end of a hand, and how much.
pub fn points() -> [(Words, Message); 6] {
    let lost = |courts| score(-court_penalty(courts));
    let lost = (1..=4).map(lost).collect::<Vec<_>>().join(", ");
    let roof = number(&ROOF.to_string());
    [
        (Words::EachPip, number("1")),
        (Words::EachStory, number("1")),
        (Words::ARoof, roof),
        (Words::ItsPyramids, number("1")),
        (Words::SmallCards, Words::TheirValue.message()),
        (Words::Courts, Message::new("thoth-score").with("points", Arg::Name(lost))),
    ]
}
